#!/usr/bin/env python3
"""Makes the subset fonts in src/styles/fonts from the published variable fonts.

    apt-get install fonttools python3-brotli
    /usr/bin/python3 scripts/fonts.py

Needed only when the characters, weights or versions below change; the results are in git.
"""

import pathlib
import shutil
import subprocess
import tarfile
import tempfile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = pathlib.Path(__file__).parent.parent / "src/styles/fonts"
VERSION = "5.3.0"

# What the house itself writes: Latin-1, quotes, dashes, arrows and the signs of sums.
LATIN = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153,
    0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2032, 0x2033, 0x2039, 0x203A,
    0x20AC, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265,
]
# What names of people add; the browser fetches it only when such a letter appears.
NAMES = [code for code in range(0x100, 0x180) if code not in LATIN]

FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"]

FONTS = [
    # name, package, file, axes kept or pinned, characters
    ("fraunces", "fraunces", "latin-opsz-normal", {"wght": (600, 600, 700)}, LATIN),
    ("fraunces-names", "fraunces", "latin-ext-opsz-normal", {"wght": 620, "opsz": 20}, NAMES),
    ("fraunces-italic", "fraunces", "latin-opsz-italic", {"wght": 430, "opsz": 18}, LATIN),
    ("inter", "inter", "latin-wght-normal", {"wght": (400, 400, 700)}, LATIN),
    ("inter-names", "inter", "latin-ext-wght-normal", {"wght": (400, 400, 700)}, NAMES),
]


def fetch(package: str, into: pathlib.Path) -> pathlib.Path:
    done = into / package
    if not done.exists():
        name = f"@fontsource-variable/{package}@{VERSION}"
        packed = subprocess.run(["npm", "pack", "--silent", name], cwd=into, check=True, capture_output=True, text=True)
        with tarfile.open(into / packed.stdout.strip().splitlines()[-1]) as archive:
            archive.extractall(done, filter="data") if hasattr(tarfile, "data_filter") else archive.extractall(done)
    return done / "package"


def make(name: str, source: pathlib.Path, axes: dict, characters: list[int]) -> None:
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, axes)
    font.flavor = "woff2"
    font.save(OUT / f"{name}.woff2")
    print(f"{name}: {(OUT / f'{name}.woff2').stat().st_size} bytes")


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for name, package, file, axes, characters in FONTS:
            folder = fetch(package, pathlib.Path(scratch))
            make(name, folder / "files" / f"{package}-{file}.woff2", axes, characters)
            shutil.copy(folder / "LICENSE", OUT / f"{package}.LICENSE.txt")


if __name__ == "__main__":
    main()
