"""Makes the admin's font files: python3 subset.py FOLDER, with fonttools[woff] 4 and, in FOLDER, the files of
@fontsource-variable/hanken-grotesk 5.3 and @fontsource-variable/newsreader 5.3. Their letters, weights and
kerning are cut down to what the admin uses, so that both faces together take less than 30 KB. Both fonts are
under the SIL Open Font License without reserved names, which permits that."""

import sys
from pathlib import Path
from tempfile import TemporaryFile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer


def characters(*ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}


# Western Europe, and its quotes and dashes.
LATIN = characters((0x20, 0x7E), (0xA0, 0xA1), (0xAB, 0xAB), (0xAD, 0xAD), (0xB0, 0xB0), (0xB7, 0xB7), (0xBB, 0xBB)) | (
    characters((0xBF, 0xFF), (0x131, 0x131), (0x152, 0x153), (0x2013, 0x2014), (0x2018, 0x201A), (0x201C, 0x201E))
    | characters((0x2022, 0x2022), (0x2026, 0x2026), (0x2039, 0x203A), (0x20AC, 0x20AC), (0x2212, 0x2212))
) - {0xF7}
# Central and Northern Europe, Turkish.
LATIN_EXT = characters((0x100, 0x130), (0x132, 0x151), (0x154, 0x17F), (0x218, 0x21B), (0x1E9E, 0x1E9E))

FACES = [
    # Two weights of text and all between; figures of equal width in tables.
    ("hanken-grotesk", "wght", {"wght": (400, 650)}, ["kern", "tnum"]),
    # One weight, drawn for headings.
    ("newsreader", "standard", {"wght": 450, "opsz": 28}, ["kern"]),
]
# Thousandths of an em: less is not seen.
LEAST_KERNING = 15


def cut(font, codes, features, without=()):
    options = subset.Options()
    options.hinting = False
    options.layout_features = features
    options.drop_tables += list(without)
    options.name_IDs = [1, 2, 13]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return reopened(font)


def reopened(font):
    file = TemporaryFile()
    font.save(file)
    file.seek(0)
    return TTFont(file)


def drop_small_kerning(font):
    least = LEAST_KERNING * font["head"].unitsPerEm / 1000
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = getattr(table, "ExtSubTable", table)
            if pairs.LookupType != 2 or pairs.Format != 1:
                continue
            kept = []
            for glyph, pair_set in zip(pairs.Coverage.glyphs, pairs.PairSet):
                records = [r for r in pair_set.PairValueRecord if r.Value1 and abs(r.Value1.XAdvance or 0) >= least]
                pair_set.PairValueRecord = records
                pair_set.PairValueCount = len(records)
                if records:
                    kept.append((glyph, pair_set))
            pairs.Coverage.glyphs = [glyph for glyph, _ in kept]
            pairs.PairSet = [pair_set for _, pair_set in kept]
            pairs.PairSetCount = len(kept)


for name, axes, limits, features in FACES:
    for script, codes in (("latin", LATIN), ("latin-ext", LATIN_EXT)):
        font = TTFont(Path(sys.argv[1]) / f"{name}-{script}-{axes}-normal.woff2")
        font = reopened(instancer.instantiateVariableFont(cut(font, codes, features), limits))
        drop_small_kerning(font)
        font = cut(reopened(font), codes, features, without=("STAT", "GDEF", "gasp"))
        font.flavor = "woff2"
        out = Path(__file__).parent / f"{name}-{script}.woff2"
        font.save(out)
        print(out.name, out.stat().st_size)
