"""The hall's drawing as pixels. A Chromium without a window shows it: nothing smaller knows all of our style sheets."""

from __future__ import annotations

import atexit
import io
import os
from base64 import b64encode
from concurrent.futures import Future
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from meeplehall.core.errors import MeeplehallError
from meeplehall.core.state import State
from meeplehall.envs.browsers import chromium
from meeplehall.envs.extras import needed_by

with needed_by("rgb_array", extra="web,pictures"):
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image
    from playwright.sync_api import Error, Page, sync_playwright

    from meeplehall.envs.picture import HEIGHT, WIDTH, svg

if TYPE_CHECKING:
    Ask = tuple[str, Future[bytes]]

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
"""It shows nothing but our own drawing, so it may run where there is no sandbox, as in containers."""
NO_BROWSER = "rgb_array is drawn by Chromium: install the package chromium, or run: playwright install chromium"


def pixels(state: State, seat: int) -> NDArray[np.uint8]:
    """The table through the eyes of a seat: an array of height, width and three colours.

    The first picture of a process starts the browser, which takes a second or two; it ends with the process.
    """
    answer: Future[bytes] = Future()
    _camera().asked.put((svg(state, seat), answer))
    with Image.open(io.BytesIO(answer.result())) as shown:
        return np.array(shown.convert("RGB"))


class Camera(Thread):
    """Owns the browser: Playwright answers only the thread that started it, and none that runs an event loop."""

    def __init__(self) -> None:
        super().__init__(name="camera", daemon=True)
        self.asked: SimpleQueue[Ask | None] = SimpleQueue()
        self.start()
        atexit.register(self.stop)

    def stop(self) -> None:
        """Before the process ends."""
        self.asked.put(None)
        self.join(timeout=5)

    def run(self) -> None:
        """Answer until told to stop; without a browser, with the reason."""
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
                while (ask := self.asked.get()) is not None:
                    _answer(page, *ask)
                browser.close()
        except Error as error:
            why = next(iter(error.message.splitlines()), "")
            while (ask := self.asked.get()) is not None:
                ask[1].set_exception(MeeplehallError(f"{NO_BROWSER} ({why.strip()[:200]})"))


def _answer(page: Page, drawing: str, answer: Future[bytes]) -> None:
    try:
        page.goto("data:image/svg+xml;base64," + b64encode(drawing.encode()).decode())
        answer.set_result(page.screenshot())
    except Exception as error:  # whoever asked is told, and the next picture is tried again
        answer.set_exception(error)


_camera = cache(Camera)
# A child of this process has no camera: threads do not come along.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_camera.cache_clear)
