#!/usr/bin/env python3
"""Cuts the fonts of watermarks and form fields out of the Noto fonts. See README.md beside this file.

    python3 scripts/font/cut.py <folder with the Noto TTF files> SemiBold shared/model/font/NotoSans-SemiBold-cut.ttf
    python3 scripts/font/cut.py <folder with the Noto TTF files> Regular shared/model/font/NotoSans-Regular-cut.ttf

Needs fontTools. The same fonts give the same bytes.
"""
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

# Latin with all its extensions, IPA, combining marks, Greek, Cyrillic, punctuation, super- and subscripts, currency,
# letter-like signs, number forms, Latin ligatures.
RANGES = [
	(0x0020, 0x007E), (0x00A0, 0x036F), (0x0370, 0x03FF), (0x0400, 0x052F), (0x1E00, 0x1EFF), (0x1F00, 0x1FFF),
	(0x2000, 0x200A), (0x2010, 0x2027), (0x202F, 0x205F), (0x2070, 0x209C), (0x20A0, 0x20C0), (0x2100, 0x218F), (0x2212, 0x2215),
	(0xFB00, 0xFB06), (0xFFFD, 0xFFFD),
]  # fmt: skip

# What Noto Sans lacks is taken from its sisters, in the same weight where there is one.
SYMBOLS = [
	('NotoSansSymbols-{weight}.ttf', '←↑→↓↔↕'),
	('NotoSansMono-{weight}.ttf', '⇐⇒⇔−≈≠≤≥∞√∂∆'),
	('NotoSansSymbols2-Regular.ttf', '■□▪▲△▶▼◀◆◇○●★☆☐☑☒⚠✓✔✗✘'),
]

FEATURES = ['ccmp', 'liga', 'kern', 'mark', 'mkmk']


def main(folder: Path, weight: str, target: Path) -> None:
	font = TTFont(folder / f'NotoSans-{weight}.ttf')
	options = Options()
	options.layout_features = FEATURES
	options.hinting = False
	options.glyph_names = False
	options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
	options.name_languages = [0x409]
	options.notdef_outline = True
	options.drop_tables += ['DSIG', 'gasp']
	options.recalc_timestamp = False
	subsetter = Subsetter(options)
	subsetter.populate(unicodes=[code for first, last in RANGES for code in range(first, last + 1)])
	subsetter.subset(font)
	for file, characters in SYMBOLS:
		add(font, TTFont(folder / file.format(weight=weight)), characters)
	font['post'].formatType = 3
	font.recalcTimestamp = False
	# fontkit writes subsets with halved offsets: every outline must begin at an even place.
	font['glyf'].padding = 4
	font.save(target, reorderTables=True)
	print(f'{target}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs, {len(font.getBestCmap())} characters')


def add(font: TTFont, other: TTFont, characters: str) -> None:
	"""Copies outlines and widths. Both fonts have 1000 units to the em, and the outlines are simple ones."""
	assert font['head'].unitsPerEm == other['head'].unitsPerEm
	names = other.getBestCmap()
	for character in characters:
		source = names[ord(character)]
		name = f'symbol{ord(character):04X}'
		glyph = other['glyf'][source]
		if glyph.isComposite():
			coordinates, ends, flags = glyph.getCoordinates(other['glyf'])
			simple = type(glyph)()
			simple.numberOfContours = len(ends)
			simple.coordinates, simple.endPtsOfContours, simple.flags = coordinates, ends, flags
			simple.recalcBounds(other['glyf'])
			glyph = simple
		glyph.removeHinting()
		font['glyf'][name] = glyph
		font['hmtx'][name] = other['hmtx'][source]
		for table in font['cmap'].tables:
			if table.isUnicode():
				table.cmap[ord(character)] = name
	font['maxp'].recalc(font)


if __name__ == '__main__':
	if len(sys.argv) != 4:
		sys.exit(__doc__)
	main(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]))
