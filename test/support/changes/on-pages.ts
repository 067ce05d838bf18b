/** Changes of what pages draw and say. */
import { tablesOf } from '../../../shared/model/font/program/truetype';
import { AT, contentObject, pageObject, type Objects } from './document';
import { type Change, inObject, onPage } from './change';

const TEXT = onPage(1, 'lt', [
	['a comma', 'within 10 days', 'within, 10 days'],
	['a full stop', 'of the first page)', 'of the first page.)'],
	['a letter', 'Returns', 'Retorns'],
	['a capital', '(Goods', '(goods'],
	['a figure', '10 days', '12 days'],
	['a word more', 'accepted for', 'not accepted for'],
	['a word less', 'first line of', 'line of'],
	['another word', 'receipt', 'delivery'],
	['two words in the other order', 'first line', 'line first'],
	['a hyphen', 'within 10 days', 'within 10-days'],
	['a quotation mark', '(Payment', "('Payment"],
	['an accent', 'Zurich', 'Z\\374rich'],
	['a space within a word', 'delivered', 'deliv ered'],
	['two words together', 'on receipt', 'onreceipt'],
	['a bracket', 'a month', '\\(a month\\)'],
	['a sign of a currency', '10 days', '\\20010 days'],
	['a line more', 'BT /F 9 Tf', 'BT /F 12 Tf 50 440 Td (An added line) Tj ET BT /F 9 Tf'],
	['a line less', 'BT /B 12 Tf 50 480 Td (Returns are accepted for a month) Tj ET', ''],
	['a footer', 'by the supplier', 'by a supplier'],
]);

const SWAPPED: Change = {
	name: 'lines in the other order',
	reported: { changed: { 1: 'lt' } },
	edit: (all) => {
		const content = (all[contentObject(1)] as readonly [string, string])[1];
		const [one = '', other = '', ...more] = content.split('\n');
		const [first, second] = [one.replace('540', '520'), other.replace('520', '540')];
		all[contentObject(1)] = ['', [second, first, ...more].join('\n')];
	},
};

const PLACED = onPage(1, 'l', [
	['a line lower by a point', '50 520 Td', '50 519 Td'],
	['a line to the right by a tenth', '50 500 Td', '50.1 500 Td'],
	['a size', '/F 9 Tf', '/F 9.2 Tf'],
	['a bold line', 'BT /F 12 Tf 50 500', 'BT /B 12 Tf 50 500'],
	['a plain line', 'BT /B 12 Tf', 'BT /F 12 Tf'],
	['a color of text', 'BT /F 9 Tf', '0.2 g BT /F 9 Tf'],
]);

const STATES_OF_TEXT = onPage(2, 'l', [
	['character spacing', '0.5 Tc', '0.6 Tc'],
	['word spacing', '1 Tw', '1.5 Tw'],
	['horizontal scaling', '90 Tz', '95 Tz'],
	['leading', '18 TL', '19 TL'],
	['rise', '2 Ts', '3 Ts'],
	['filled text that is drawn along', '2 Ts 0 Tr', '2 Ts 2 Tr'],
	['hollow text that is filled', '1 Tr 2 w', '0 Tr 2 w'],
	['the line of hollow text', '2 w', '1 w'],
	['red of text', '0.8 0.1 0.2 rg', '0.7 0.1 0.2 rg'],
	['a rotation of text', '0.9 0.1 -0.1 0.9', '0.9 0.12 -0.12 0.9'],
	['kerning', '-40 (ned)', '-60 (ned)'],
	['a gap in a word', '30 (text)', '20 (text)'],
]);

const FONTS = [
	...onPage(3, 'lt', [
		['a letter of an embedded font', 'words)', 'wards)'],
		['a glyph of a Type 3 font', '(aba)', '(abb)'],
	]),
	...inObject(AT.glyph, { changed: { 3: 'l' } }, [
		['the drawing of a glyph', '400 700 re', '400 650 re'],
		['the color of a glyph', '50 0 400', '0.5 g 50 0 400'],
	]),
	...inObject(46, { changed: { 3: 'l' } }, [['the outline of a glyph without color', '250 700 l', '200 700 l']]),
	...inObject(AT.typed, { changed: { 3: 'l' } }, [
		['the matrix of a font', '0.001 0 0 0.001', '0.001 0 0 0.0012'],
		['a width in a font', '[600 600]', '[650 600]'],
	]),
	...inObject(AT.embedded, { changed: { 3: 'l' } }, [
		['an encoding', '/Encoding/WinAnsiEncoding', '/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[100/o]>>'],
	]),
	...inObject(AT.toUnicode, { changed: { 3: 't' } }, [['the meaning of a code', '<7e> <0020>', '<7e> <0021>']]),
	{
		name: 'widths of an embedded font',
		reported: { changed: { 3: 'l' } },
		edit: (all: Objects) => void (all[AT.embedded] = String(all[AT.embedded]).replaceAll('550 ', '560 ')),
	},
	{ name: 'one point of an outline', reported: { changed: { 3: 'l' } }, edit: movePoint },
];

/** Moves the last point of the letter e by changing the last byte of its outline. */
function movePoint(all: Objects): void {
	const [entries, data] = all[AT.program] as readonly [string, string];
	const bytes = Buffer.from(data, 'latin1');
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tablesOf(view).get(tag)!.at) as [number, number, number];
	const isLong = view.getUint16(head + 50) === 1;
	const place = (glyph: number) => glyf + (isLong ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2) * 2);
	const count = view.getUint16(tablesOf(view).get('maxp')!.at + 4);
	// The points of simple glyphs end with vertical movements; an odd length is padded.
	for (let glyph = 1; glyph < count; glyph++) {
		const [start, end] = [place(glyph), place(glyph + 1)];
		if (end - start < 30 || view.getInt16(start) < 1) continue;
		const ends = view.getUint16(start + 10 + 2 * (view.getInt16(start) - 1));
		const instructions = view.getUint16(start + 10 + 2 * view.getInt16(start));
		const flags = start + 12 + 2 * view.getInt16(start) + instructions;
		bytes[flags + ends + 3] = bytes[flags + ends + 3]! ^ 0x04;
	}
	all[AT.program] = [entries, bytes.toString('latin1')];
}

const PATHS = onPage(4, 'l', [
	['a point of a line', '120 560 l', '121 560 l'],
	['the first control point of a curve', '90 460', '91 460'],
	['the second control point of a curve', '140 340', '140 341'],
	['the end of a curve', '190 400 c', '190 402 c'],
	['the place of a rectangle', '210 400 80 50', '212 400 80 50'],
	['the width of a rectangle', '210 400 80 50', '210 400 81 50'],
	['a line width', '3 w', '3.2 w'],
	['round line ends', '0 J 5 w', '1 J 5 w'],
	['round corners', '0 j', '1 j'],
	['a miter limit', '4 M', '1 M'],
	['dashes', '[9 4]', '[9 5]'],
	['where dashes begin', '2 d', '3 d'],
	['a path that is not closed', '300 l s', '300 l S'],
	['the rule of filling', 'f*', 'f'],
	['an outline that is filled', '190 500 l S', '190 500 l B'],
	['a filled path without a line', 'h B', 'h f'],
	['a clip that is wider', '60 150 100 80 re W', '55 150 100 80 re W'],
	['a clip that is gone', '60 150 100 80 re W n', ''],
	['a shape more', '220 160 m', '5 5 9 9 re f 220 160 m'],
	['a shape less', '210 400 80 50 re f', ''],
	['a corner', '260 230 l', '260 232 l'],
]);

const COLOURS = onPage(5, 'l', [
	['grey of a fill', '0.3 g', '0.35 g'],
	['grey of a line', '0.7 G', '0.75 G'],
	['red of a fill', '0.1 0.2 0.3 rg', '0.11 0.2 0.3 rg'],
	['green of a fill', '0.1 0.2 0.3 rg', '0.1 0.21 0.3 rg'],
	['blue of a fill', '0.1 0.2 0.3 rg', '0.1 0.2 0.31 rg'],
	['red of a line', '0.4 0.5 0.6 RG', '0.41 0.5 0.6 RG'],
	['green of a line', '0.4 0.5 0.6 RG', '0.4 0.51 0.6 RG'],
	['blue of a line', '0.4 0.5 0.6 RG', '0.4 0.5 0.61 RG'],
	['cyan of a fill', '0.1 0.2 0.3 0.4 k', '0.12 0.2 0.3 0.4 k'],
	['magenta of a fill', '0.1 0.2 0.3 0.4 k', '0.1 0.22 0.3 0.4 k'],
	['yellow of a fill', '0.1 0.2 0.3 0.4 k', '0.1 0.2 0.32 0.4 k'],
	['black of a fill', '0.1 0.2 0.3 0.4 k', '0.1 0.2 0.3 0.42 k'],
	['cyan of a line', '0.5 0.6 0.7 0.1 K', '0.52 0.6 0.7 0.1 K'],
	['magenta of a line', '0.5 0.6 0.7 0.1 K', '0.5 0.62 0.7 0.1 K'],
	['yellow of a line', '0.5 0.6 0.7 0.1 K', '0.5 0.6 0.72 0.1 K'],
	['black of a line', '0.5 0.6 0.7 0.1 K', '0.5 0.6 0.7 0.12 K'],
	['a tint', '0.5 scn', '0.55 scn'],
	['a Lab color', '60 10 -20', '60 12 -20'],
	['an index of a palette', '1 sc', '0 sc'],
	['a color space', '0.3 g', '0.3 0.3 0.3 rg'],
]);
const SPACES = inObject(AT.resources, { changed: { 5: 'l' } }, [
	['the ink of a separation', '[0.8 0.7 0.1]', '[0.8 0.6 0.1]'],
	['the white point of Lab', '[0.9505 1 1.089]', '[0.9642 1 0.8249]'],
	['an entry of a palette', '<ff000000ff00>', '<ff000000fe00>'],
]);

const MODES =
	'Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity';
const STATES = [
	...inObject(
		AT.states,
		{ changed: { 6: 'l' } },
		MODES.split(' ').map((mode) => [`the blend mode ${mode}`, '/BM/Normal', `/BM/${mode}`] as const),
	),
	...inObject(AT.states, { changed: { 6: 'l' } }, [
		['opacity of a fill', '/ca 0.5', '/ca 0.55'],
		['opacity of a line', '/CA 0.8', '/CA 0.7'],
		['a blend mode that is gone', '/BM/Multiply', '/BM/Normal'],
		['a line width in a state', '/LW 6', '/LW 7'],
		['dashes in a state', '[6 3]', '[6 4]'],
		['the kind of a soft mask', '/S/Luminosity', '/S/Alpha'],
		['a soft mask that is gone', `/SMask<</S/Luminosity/G ${AT.maskGroup} 0 R>>`, '/SMask/None'],
		['overprinting', '/ca 0.5', '/ca 0.5/op true'],
	]),
	...inObject(AT.maskGroup, { changed: { 6: 'l' } }, [
		['the shape of a soft mask', '230 110 100', '230 110 110'],
		['the brightness of a soft mask', '0.5 g', '0.6 g'],
	]),
];

const IMAGES = [
	...onPage(7, 'l', [
		['the place of an image', '80 0 0 80 50 480', '80 0 0 80 51 480'],
		['the size of an image', '80 0 0 80 150 480', '82 0 0 80 150 480'],
		['a rotated image', '60 20 -20 60', '60 22 -22 60'],
		['a mirrored image', '80 0 0 80 50 380', '-80 0 0 80 130 380'],
		['the color of a stencil', '0.2 0.4 0.8 rg', '0.2 0.4 0.9 rg'],
		['a pixel of an inline image', 'abcd', 'abce'],
		['the color space of an inline image', '/CS /G /BPC 8 ID abcd', '/CS /G /BPC 8 /D [1 0] ID abcd'],
		['an image in place of another', '/Palette Do', '/Keyed Do'],
		['an image less', '/Keyed Do', ''],
	]),
	{ name: 'a pixel', reported: { changed: { 7: 'l', 12: 'l' } }, edit: flip(AT.image, 100) },
	{ name: 'the last pixel', reported: { changed: { 7: 'l', 12: 'l' } }, edit: flip(AT.image, 191) },
	{ name: 'a pixel of a soft mask', reported: { changed: { 7: 'l', 12: 'l' } }, edit: flip(AT.softMask, 30) },
	{ name: 'a pixel of a palette image', reported: { changed: { 7: 'l' } }, edit: flip(AT.palette, 2) },
	{ name: 'a bit of a stencil', reported: { changed: { 7: 'l' } }, edit: flip(AT.stencil, 1) },
	...inObject(AT.palette, { changed: { 7: 'l' } }, [['a color of a palette', '0000ff>', '0000fe>']]),
	...inObject(AT.stencil, { changed: { 7: 'l' } }, [['a turned stencil', '/ImageMask true', '/ImageMask true/Decode[1 0]']]),
	...inObject(AT.keyed, { changed: { 7: 'l' } }, [
		['a color that is left out', '/Mask[0 9]', '/Mask[0 90]'],
		['a Decode array', '/Mask[0 9]', '/Mask[0 9]/Decode[1 0]'],
		['interpolation', '/Mask[0 9]', '/Mask[0 9]/Interpolate true'],
	]),
	...inObject(AT.image, { changed: { 7: 'l', 12: 'l' } }, [
		['a soft mask that is gone from an image', `/SMask ${AT.softMask} 0 R`, ''],
		['another shape of an image', '/Width 8/Height 8', '/Width 16/Height 4'],
	]),
];

/** Changes the lowest bit of a byte. */
function flip(number: number, at: number): Change['edit'] {
	return (all) => {
		const [entries, data] = all[number] as readonly [string, string];
		const flipped = String.fromCharCode(data.charCodeAt(at) ^ 1);
		all[number] = [entries, data.slice(0, at) + flipped + data.slice(at + 1)];
	};
}

const ON_8 = { changed: { 8: 'l' } };
const PATTERNS = [
	...onPage(8, 'l', [
		['the color of an uncolored pattern', '0.8 0.2 0.1 /Q', '0.8 0.3 0.1 /Q'],
		['the area of a pattern', '50 400 120 120', '50 400 125 120'],
		['the area of a shading', '50 200 120 120 re W', '50 200 110 120 re W'],
		['a shading in place of another', '/X sh', '/Y sh'],
	]),
	...inObject(AT.pattern, ON_8, [
		['the cell of a pattern', '2 2 9 9 re', '2 2 9 8 re'],
		['the color of a pattern', '0.9 0.5 0.1 rg', '0.9 0.5 0.2 rg'],
		['the horizontal step of a pattern', '/XStep 20', '/XStep 21'],
		['the vertical step of a pattern', '/YStep 20', '/YStep 22'],
		['the matrix of a pattern', '[1 0 0 1 0 0]', '[1 0 0 1 3 0]'],
	]),
	...inObject(AT.uncolored, ON_8, [['the cell of an uncolored pattern', '3 3 5 5', '3 3 5 6']]),
	...inObject(AT.axial, ON_8, [
		['the axis of a shading', '[50 200 170 320]', '[50 200 170 300]'],
		['the first color of a shading', '/C0[1 0 0]', '/C0[0.9 0 0]'],
		['the last color of a shading', '/C1[0 0 1]', '/C1[0 0.1 1]'],
		['the exponent of a shading', '/N 1', '/N 1.5'],
		['a shading that is not extended', '[true true]', '[true false]'],
		['the domain of a function', '/Domain[0 1]', '/Domain[0 0.9]'],
	]),
	...inObject(AT.radial, ON_8, [
		['the radius of a shading', '260 60]', '260 65]'],
		['the centre of a shading', '[260 260 5', '[250 260 5'],
	]),
];

const ON_9 = { changed: { 9: 'l' } };
const FORMS = [
	...onPage(9, 'l', [
		['the place of a form', '1 0 0 1 30 40', '1 0 0 1 30 41'],
		['a shape on a layer', '200 400 90 60', '200 400 90 65'],
	]),
	...inObject(AT.drawing, ON_9, [
		['the content of a form', '20 20 120 90', '20 20 120 95'],
		['the box of a form', '/BBox[0 0 300 300]', '/BBox[0 0 100 300]'],
		['the matrix of a form', '/Matrix[1 0 0 1 0 0]', '/Matrix[1 0 0 1.1 0 0]'],
		['an isolated group', '/I false', '/I true'],
		['a knockout group', '/K false', '/K true'],
		['the place of a form within a form', '1 0 0 1 50 120', '1 0 0 1 55 120'],
	]),
	...inObject(AT.catalog, ON_9, [['a layer that is off', `/D<</ON[${AT.layer} 0 R]>>`, `/D<</OFF[${AT.layer} 0 R]>>`]]),
];

const HIDDEN_TEXT = onPage(12, 't', [
	['a word of recognised text', 'recognised words', 'recognized words'],
	['text that replaces glyphs', '(spoken)', '(said)'],
]);

const GEOMETRY = (['/MediaBox[0 0 400 610]', '/CropBox[0 0 390 600]', '/Rotate 90', '/Rotate 180', '/UserUnit 2'] as const).map(
	(entry): Change => ({
		name: `an entry of a page: ${entry}`,
		reported: { changed: { 4: 'l' } },
		edit: (all) => {
			all[pageObject(4)] = String(all[pageObject(4)]).replace('/Type/Page', `/Type/Page${entry}`);
		},
	}),
);

export const onPages: readonly Change[] = [
	...TEXT,
	SWAPPED,
	...PLACED,
	...STATES_OF_TEXT,
	...FONTS,
	...PATHS,
	...COLOURS,
	...SPACES,
	...STATES,
	...IMAGES,
	...PATTERNS,
	...FORMS,
	...HIDDEN_TEXT,
	...GEOMETRY,
];
