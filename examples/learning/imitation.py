"""A warm start: learn first what a bot of ours would do, in positions that the policy and the bot get into."""

from __future__ import annotations

import torch
from model import Legal, Model
from self_play import Experience
from torch.nn.functional import smooth_l1_loss

from meeplehall import bots
from meeplehall.envs.native.batch import Batch


class Teacher:
    """Says in every game what it would do, whoever plays on."""

    def __init__(self, name: str, games: int, seed: int) -> None:
        self.bots = [bots.make(name, seed + n) for n in range(games)]

    def choices(self, batch: Batch, legal: Legal) -> torch.Tensor:
        """Its actions, each as the place among the legal ones."""
        pairs = zip(self.bots, batch.matches, strict=True)
        actions = torch.tensor([bot.choose(match.state, match.seat) for bot, match in pairs])
        return legal.place[legal.action == actions[legal.position]]


def imitate(model: Model, optimizer: torch.optim.Optimizer, seen: Experience, s) -> dict[str, float]:
    """One pass over decisions in which `choice` is the teacher's; tells how it went."""
    told = {"entropy": 0.0, "agreed": 0.0}
    batches = torch.randperm(len(seen.choice)).split(s.batch)
    for batch in batches:
        chances, value = model(seen.cells[batch], Legal(seen.mask[batch]))
        wanted = seen.choice[batch]
        loss = -chances.gather(-1, wanted[:, None]).mean()
        optimizer.zero_grad()
        (loss + s.value_weight * smooth_l1_loss(value, seen.target[batch])).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), s.max_norm)
        optimizer.step()
        told["entropy"] += -(chances.exp() * chances).sum(-1).mean().item() / len(batches)
        told["agreed"] += (chances.argmax(-1) == wanted).float().mean().item() / len(batches)
    return told
