"""From nothing to a bot: self-play PPO on the native vector environment.

    python examples/learning/train.py burgundy
    python examples/learning/train.py burgundy --resume
    meeplehall arena burgundy --bots net:out/learning/burgundy/policy.net,greedy --games 1000

Writes into out/learning/GAME: curve.csv and curve.svg (wins against bots on the way), policy.net (the bot), and
checkpoint.pt (to go on with after a stop).
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path

import curve
import torch
from evaluate import against
from export import export
from imitation import Teacher, imitate
from model import Model, usual_sizes
from ppo import learn
from self_play import SelfPlay
from settings import Settings, chosen, parser

BOTS = ("random", "greedy")
EVALUATION_SEED = 10**9
"""No game of a training has such a seed."""


class Training:
    """A policy, what it has learned from, and where that is kept."""

    def __init__(self, s: Settings, folder: Path) -> None:
        torch.manual_seed(s.seed)
        self.s, self.folder = s, folder
        self.games = SelfPlay(s.game, s.players, s.games, s.reward, s.scale, s.seed, s.rivals)
        hidden = [int(width) for width in s.hidden.split(",")]
        envs = self.games.envs
        self.model = Model(envs.batch.game, envs.layout, hidden, usual_sizes(envs))
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=s.rate, eps=1e-5, fused=True)
        self.teacher = Teacher(s.teacher, s.games, s.seed) if s.teacher else None
        self.games.restart(s.seed)
        self.steps, self.cpu, self.told = 0, 0.0, {"entropy": 0.0}

    def run(self) -> None:
        """Until all steps are done; a checkpoint and a point of the curve every now and then."""
        if self.steps == 0:
            self.evaluate()
        due = self.steps + self.s.steps / self.s.evaluations
        while self.steps < self.s.steps:
            began = time.process_time()
            left = max(0.05, 1 - self.steps / self.s.steps)
            for group in self.optimizer.param_groups:
                group["lr"] = self.s.rate * left
            teacher = self.teacher if self.steps < self.s.lessons else None
            seen = self.games.play(self.model, self.s.length, self.s.gamma, self.s.trace, teacher)
            way = learn if teacher is None else imitate
            self.told = way(self.model, self.optimizer, seen, replace(self.s, entropy=self.s.entropy * left))
            self.steps += self.s.length * self.s.games
            self.cpu += time.process_time() - began
            if self.steps >= due or self.steps >= self.s.steps:
                due += self.s.steps / self.s.evaluations
                self.evaluate()
                self.save()

    def evaluate(self) -> None:
        """A point of the curve for each bot, and a line for who waits."""
        points, said = [], []
        for bot in BOTS:
            games = self.s.evaluation_games
            wins, half, margin = against(self.model.best, self.s.game, self.s.players, bot, games, EVALUATION_SEED)
            said.append(f"{bot} {100 * wins:.0f} ± {100 * half:.0f} % ({margin:+.1f})")
            points.append({"bot": bot, "played": games, "wins": wins, "half_width": half, "margin": margin})
        minutes, finished = self.cpu / 60, self.games.finished
        entropy = self.told["entropy"]
        known = {"steps": self.steps, "games": finished, "cpu_minutes": round(minutes, 2), "entropy": round(entropy, 3)}
        curve.append(self.folder / "curve.csv", [known | point for point in points])
        print(f"{minutes:5.1f} min, {self.steps:,} steps, {finished:,} games: " + ", ".join(said), flush=True)

    def save(self) -> None:
        """Everything that is needed to go on, the bot as it is now, and the picture."""
        beside = self.folder / "checkpoint.tmp"
        kept = {"model": self.model, "optimizer": self.optimizer}
        state = {name: part.state_dict() for name, part in kept.items()}
        state |= {"steps": self.steps, "cpu": self.cpu, "finished": self.games.finished}
        torch.save(state | {"luck": torch.get_rng_state(), "settings": self.s.about()}, beside)
        beside.replace(self.folder / "checkpoint.pt")
        export(self.model, self.games.envs, self.s, self.steps, self.folder / "policy.net")
        curve.draw(self.folder / "curve.csv", self.folder / "curve.svg")

    def resume(self) -> None:
        """Go on from the checkpoint, with new games."""
        state = torch.load(self.folder / "checkpoint.pt", weights_only=True)
        fixed = ("game", "players", "hidden")
        if any(state["settings"][name] != self.s.about()[name] for name in fixed):
            sys.exit(f"{self.folder}: was begun with other settings: {state['settings']}")
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.steps, self.cpu, self.games.finished = state["steps"], state["cpu"], state["finished"]
        torch.set_rng_state(state["luck"])
        self.games.restart(self.s.seed + self.s.games * (1 + self.steps))


def main() -> None:
    """By the command line."""
    args = parser("Train a policy by self-play.")
    args.add_argument("--resume", action="store_true", help="go on from the checkpoint in the folder")
    given = args.parse_args()
    folder = Path(given.out or f"out/learning/{given.game}")
    folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    training = Training(chosen(given), folder)
    if given.resume:
        training.resume()
    elif (folder / "curve.csv").exists():
        sys.exit(f"{folder}: has a training already; --resume goes on with it, --out FOLDER begins another")
    training.run()


if __name__ == "__main__":
    main()
