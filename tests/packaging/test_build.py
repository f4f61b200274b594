"""How setup.py prepares C for the compiler."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.chdir(ROOT)
    return runpy.run_path("setup.py")


@pytest.mark.parametrize(
    ("line", "level"),
    [
        ("char CPyDef_places_____top_level__(void) {", "O0"),
        ("int CPyExec_meeplehall___core___heap(PyObject *module)", "O0"),
        ("PyObject *CPyInit_meeplehall___core___heap(void)", "O0"),
        ("char CPyDef_nobility___tables___Tables____cards(PyObject *cpy_r_self, PyObject *cpy_r_content) {", "O0"),
        ("VecI64 CPyDef_nobility___tables____by_count(PyObject *cpy_r_values) {", "O0"),
        ("    PyObject *CPyDef_burgundy___view___view(PyObject *cpy_r_s, int64_t cpy_r_seat) {", "O1"),
        ("int64_t CPyDef_burgundy___tables___Tables___slot_kind(PyObject *cpy_r_self, int64_t cpy_r_slot) {", None),
        ("char CPyDef_burgundy___legal___legal_into(PyObject *cpy_r_s) {", None),
        ("    cpy_r_r0 = CPyDef_burgundy___view___view(cpy_r_s, cpy_r_seat);", None),
        ("    if (unlikely(!CPyExec_meeplehall___core___heap(module))) {", None),
        ("char CPyDef_places_____top_level__(void);", None),
    ],
)
def test_only_definitions_of_what_is_seldom_done_are_marked(
    setup: dict[str, Any], tmp_path: Path, line: str, level: str | None
) -> None:
    source = tmp_path / "__native_some.c"
    source.write_text(f"int before;\n{line}\nint after;\n", encoding="utf-8")
    setup["think_less_of_what_is_seldom_done"](source)
    wanted = f'__attribute__((optimize("{level}"))) {line.lstrip()}' if level else line
    assert source.read_text(encoding="utf-8") == f"int before;\n{wanted}\nint after;\n"


def test_bundles_hold_every_source_once_and_about_as_much_each(
    setup: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = setup["in_bundles"].__globals__
    monkeypatch.setitem(where, "BUILD", str(tmp_path))
    monkeypatch.setitem(where, "CORES", 3)
    (tmp_path / "c").mkdir()
    sources = [tmp_path / "c" / f"__native_{n}.c" for n in range(7)]
    for n, source in enumerate(sources):
        source.write_text("x" * (n + 1) * 100, encoding="utf-8")
    bundles = [Path(path).read_text(encoding="utf-8") for path in setup["in_bundles"](sources)]
    included = [line.split('"')[1] for bundle in bundles for line in bundle.splitlines() if "#include" in line]
    assert sorted(included) == [path.as_posix() for path in sources]
    assert [sum((n + 1) * 100 for n in range(7) if f"_{n}.c" in bundle) for bundle in bundles] == [1000, 900, 900]
