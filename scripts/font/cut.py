#!/usr/bin/env python3
"""Cuts the fonts that Octavo embeds out of the Noto fonts. See README.md beside this file.

    python3 scripts/font/cut.py <folder with the Noto TTF files> <face> shared/model/font/noto [<folder with the files of @fontsource/noto-emoji>]

A face is SemiBold, Regular, Italic, SemiBoldItalic, Serif, SerifSemiBold, SerifItalic, SerifSemiBoldItalic, Mono or Emoji, which needs the last folder.

Needs fontTools. The same fonts give the same bytes.
"""
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

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

MONO_RANGES = [
	(0x0020, 0x007E), (0x00A0, 0x024F), (0x02B0, 0x02FF), (0x0300, 0x0345), (0x0370, 0x03FF), (0x0400, 0x045F), (0x0490, 0x0491),
	(0x1E80, 0x1E85), (0x2000, 0x200A), (0x2010, 0x2027), (0x202F, 0x205F), (0x2070, 0x208E), (0x20A0, 0x20BF), (0x2113, 0x2122),
	(0x2190, 0x2199), (0x21D0, 0x21D5), (0x2200, 0x2265), (0x2500, 0x25CF), (0xFFFD, 0xFFFD),
]  # fmt: skip

# Rarer letters are upright in italic text, and without serifs in text with serifs.
ITALIC_RANGES = [
	(0x0020, 0x007E), (0x00A0, 0x0233), (0x02B9, 0x02DD), (0x0300, 0x0345), (0x0370, 0x03FF), (0x0400, 0x045F), (0x0490, 0x0491),
	(0x1E80, 0x1E85), (0x1E9E, 0x1E9E), (0x1EA0, 0x1EF9), (0x2000, 0x200A), (0x2010, 0x2027), (0x202F, 0x205F), (0x2070, 0x209C),
	(0x20A0, 0x20C0), (0x2100, 0x2122), (0x2150, 0x215F), (0x2212, 0x2215), (0xFB00, 0xFB06), (0xFFFD, 0xFFFD),
]  # fmt: skip

# Of the emoji that people and models write most. With the variation selector or a skin tone they look the same in one color.
EMOJI = (
	'😀😃😄😁😆😅🤣😂🙂🙃😉😊😇🥰😍🤩😘😋😜🤗🤔🤐😐😶😏🙄😬😌😔😪😴🤯🥳😎🤓🧐😕🙁😮😳🥺😰😢😭😱😫😤😡💀🤡👻👽👾🤖🙈'
	'❤💛💚💙💜🖤🤍💔💕💯💢💥💫💦💤💬💭👋✋👌✌🤞👈👉👆👇👍👎✊👏🙌🤝🙏✍💪🧠👀👁👶👦🧑👨👩👴🙋🤦🤷👮👷🚶🏃🧘👤👥'
	'🐶🦊🐱🦄🐘🐹🐻🐼🐦🐧🦅🦆🦉🐢🐍🐉🦕🐳🐙🦀🐌🦋🐛🐜🐝🦠🌸🌹🌻🌷🌱🌲🌳🌴🌿🍀🍁'
	'🍊🍋🍎🍏🍓🥑🌶🍞🥚🍔🍕🍪🎂🍰🍫🍯☕🍵🍺🍻🥂'
	'🌍🌐🗺🧭⛰🏛🏗🧱🏠🏢🏥🏭🚆🚑🚗🚚🚲🚦🚧🛑⚓🚢✈🛫🛬🚀🛰⌛⏳⌚⏰⏱⏲🌙☀🌞⭐🌟☁⛅🌈🌧⛈🌊☔☂❄🔥💧⚡✨'
	'🎄🎈🎉🎊🎁🏆🥇🥈🥉⚽🏀🎯🎮🕹🎲🧩🎭🎨🖼🧵👓👔👑🎓💎🔇🔊📢📣🔔🔕🎵🎤🎧🎸📱☎📞🔋🔌💻🖥🖨⌨🖱💽💾💿🧮🎬📺📷📸🔍🔎💡📔📕📖📗📘📙📚📓📒📜📄📰🔖🏷💰💵💶💳🧾'
	'✉📧📨📩📤📥📦📫🗳✏✒🖊📝💼📁📂🗂📅📆🗓📈📉📊📋📌📍📎📏📐✂🗃🗑🔒🔓🔏🔐🔑🗝🔨🛠⚔🛡🔧🔩⚙⚖🔗⛓🧰🧲⚗🧪🧬🔬📡💊🩹🚪🛒🧹🪄🪝'
	'⚠🚸⛔🚫☢☣⬆↗➡↘⬇⬅↩↪🔃🔄🔙🔜🔝⚛☯♾🔀🔁▶⏩⏭⏯◀⏪⏮🔼🔽⏸⏹⏺🔅🔆📶➕➖✖❓❗‼⁉♻⭕✅☑✔❌❎✳❇🔠🔡🔢🔣🔤🆓ℹ🆕🆗🆘🆚🔴🟠🟡🟢🔵🟣🟤⚫⚪🟥🟧🟨🟩🟦🟪⬛⬜🔶🔷🔸🔹🔺🔘🔳🔲🏁🚩🏳🏴'
	'🚨♿🫶🥅💣🔮🎪🛂🏋🔱'
	'☺♥♦♣♠💖💗💞💓💝🧡❣💐🌺🌼☹😑😥😲😟😠😷🤒☝🎶🍷🍸🍽🍴🥗🍅🍌🧀🏅🎖🏊🚴⛳🏖🏔🏘🏡🏫🏨🚌🏍🚄🚛⛽🚁🌅🏞🩺💉🌡🛏🛁🧯🪴📃📑📇🗒🗄🖇📮📬🗞🖋💸🪙💲💱🏧'
	'🫂🔻⚕♀♂☘🍂🌾🌎🌏💨🔦🕯🎆🎀🎗🎟🎫📻📠🎥🔭🅿🆔🕐🕒🕕🕘🪪🎒🧳👕👗🖌🦷🎅🐾'
)

# Signs that lists, certificates and instructions are decorated with, in one weight, beside the emoji.
SIGNS = [
	('NotoSansSymbols-Regular.ttf', '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳❶❷❸❹❺❻❼❽❾❿♪♫♬⚑⚐⌂'),
	(
		'NotoSansSymbols2-Regular.ttf',
		'❖✦✧✪✰❂❋➤➢❯❮♡⌘⌥⏎⇧⇨⇦⬤◯✆☏✿❀❁➔➜➝➞☼✎✐✱✶✷✸❍❏❐❑❒❝❞❥❦❧◐◑◒◓◢◣◤◥◦◻◼◽◾⋆␣⬢⬡',
	),
	('NotoSansMath-Regular.ttf', '⟶⟵⟹↻↺↵⇄⇆⇅⊗⊙∓⋅⋮⋯⌈⌉⌊⌋⊞⊠'),
]

FEATURES = ['ccmp', 'liga', 'kern', 'mark', 'mkmk']
ALL, MONO, ITALIC = (
	[code for first, last in ranges for code in range(first, last + 1)] for ranges in (RANGES, MONO_RANGES, ITALIC_RANGES)
)


def cut(source: Path, codes: list[int], features: list[str] = FEATURES) -> TTFont:
	font = TTFont(source)
	font.flavor = None
	options = Options()
	options.layout_features = features
	options.hinting = False
	options.glyph_names = False
	options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
	options.name_languages = [0x409]
	options.notdef_outline = True
	options.drop_tables += ['DSIG', 'gasp', 'vhea', 'vmtx', 'STAT']
	options.recalc_timestamp = False
	subsetter = Subsetter(options)
	subsetter.populate(unicodes=codes)
	subsetter.subset(font)
	return font


def face(folder: Path, name: str, emoji: Path) -> tuple[str, TTFont]:
	if name == 'Emoji':
		codes = sorted({ord(character) for character in EMOJI})
		font = cut(emoji / 'noto-emoji-emoji-400-normal.woff', codes, [])
		scale_upem(font, 1000)
		for file, characters in SIGNS:
			add(font, TTFont(folder / file), characters)
		return 'NotoEmoji', font
	if name == 'Mono':
		font = cut(folder / 'NotoSansMono-Regular.ttf', MONO, ['ccmp', 'mark', 'mkmk'])
		add(font, TTFont(folder / 'NotoSansSymbols2-Regular.ttf'), '☐☑☒⚠✓✔✗✘★☆', width=600)
		add(font, TTFont(folder / 'NotoSansMath-Regular.ttf'), '∀∃∅∈∉∏∑∝∠∧∨∩∪∫∴⊂⊃⊆⊕⊥↦⟨⟩', width=600)
		return 'NotoSansMono', font
	if name.startswith('Serif'):
		style = name.removeprefix('Serif') or 'Regular'
		return f'NotoSerif-{style}', cut(folder / f'NotoSerif-{style}.ttf', ITALIC)
	font = cut(folder / f'NotoSans-{name}.ttf', ITALIC if 'Italic' in name else ALL)
	for file, characters in SYMBOLS if 'Italic' not in name else []:
		add(font, TTFont(folder / file.format(weight=name)), characters)
	return f'NotoSans-{name}', font


def main(folder: Path, name: str, target: Path, emoji: Path) -> None:
	stem, font = face(folder, name, emoji)
	target = target / f'{stem}-cut.ttf'
	font['post'].formatType = 3
	font.recalcTimestamp = False
	# fontkit writes subsets with halved offsets: every outline must begin at an even place.
	font['glyf'].padding = 4
	font.save(target, reorderTables=True)
	print(f'{target}: {target.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs, {len(font.getBestCmap())} characters')


def add(font: TTFont, other: TTFont, characters: str, width: int | None = None) -> None:
	"""Copies outlines and widths. Both fonts have 1000 units to the em. With `width`, the outlines are scaled down to it."""
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
		advance, bearing = other['hmtx'][source]
		if width is not None and advance > width:
			glyph.coordinates.scale((width / advance, width / advance))
			glyph.coordinates.translate((0, 100))
			glyph.coordinates.toInt()
			glyph.recalcBounds(other['glyf'])
			bearing = glyph.xMin
		elif width is not None:
			glyph.coordinates.translate(((width - advance) // 2, 0))
			glyph.recalcBounds(other['glyf'])
			bearing = glyph.xMin
		font['glyf'][name] = glyph
		font['hmtx'][name] = (width or advance, bearing)
		for table in font['cmap'].tables:
			if table.isUnicode():
				table.cmap[ord(character)] = name
	font['maxp'].recalc(font)


if __name__ == '__main__':
	if len(sys.argv) not in (4, 5):
		sys.exit(__doc__)
	main(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), Path(sys.argv[-1]))
