"""Proximal policy optimisation: learn from what was played, without straying too far from who played it."""

from __future__ import annotations

import torch
from model import Legal, Model
from self_play import Experience
from torch.nn.functional import smooth_l1_loss


def learn(model: Model, optimizer: torch.optim.Optimizer, seen: Experience, s) -> dict[str, float]:
    """A few passes over the experience in small batches; tells how it went."""
    told = {"entropy": 0.0, "moved": 0.0, "value_loss": 0.0}
    batches = [b for _ in range(s.epochs) for b in torch.randperm(len(seen.choice)).split(s.batch)]
    for batch in batches:
        chances, value = model(seen.cells[batch], Legal(seen.mask[batch]))
        chance = chances.gather(-1, seen.choice[batch, None]).squeeze(-1)
        ratio = (chance - seen.chance[batch]).exp()
        gain = seen.advantage[batch]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        clipped = ratio.clamp(1 - s.clip, 1 + s.clip)
        policy_loss = -torch.min(ratio * gain, clipped * gain).mean()
        value_loss = smooth_l1_loss(value, seen.target[batch])
        entropy = -(chances.exp() * chances).sum(-1).mean()
        optimizer.zero_grad()
        (policy_loss + s.value_weight * value_loss - s.entropy * entropy).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), s.max_norm)
        optimizer.step()
        told["entropy"] += entropy.item() / len(batches)
        told["moved"] += (ratio - 1).abs().mean().item() / len(batches)
        told["value_loss"] += value_loss.item() / len(batches)
    return told
