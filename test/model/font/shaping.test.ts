/** Shaping and directions beside HarfBuzz, which browsers use. It runs in a child process, because it is an ES module. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { displayLine } from '../../../shared/model/font/shaping/bidi';
import { openFontFile } from '../../../shared/model/font/typeface';
import { Pace } from '../../../shared/pace/pace';
import { dejavu, sourceSans } from '../../support/documents/fonts';
import { onFile, run } from '../../support/judges/tools';

const SCRIPT = `
import { readFileSync } from 'node:fs';
const [library, file, texts] = process.argv.slice(1);
const hb = await import(library);
const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(readFileSync(file)).buffer)));
const shaped = JSON.parse(texts).map((text) => {
	const buffer = new hb.Buffer();
	buffer.addText(text);
	buffer.guessSegmentProperties();
	hb.shape(font, buffer);
	const moves = buffer.getGlyphPositions();
	return buffer.getGlyphInfos().map(({ codepoint }, index) => ({ glyph: codepoint, ...moves[index] }));
});
console.log(JSON.stringify(shaped));`;

interface Shaped {
	readonly glyph: number;
	readonly xAdvance: number;
	readonly xOffset: number;
	readonly yOffset: number;
}

function harfbuzz(font: Buffer, texts: readonly string[]): Shaped[][] {
	const library = path.join(path.dirname(require.resolve('dejavu-fonts-ttf/package.json')), '../harfbuzzjs/dist/index.mjs');
	const { stdout, stderr } = onFile(font, (file) =>
		run(process.execPath, ['--input-type=module', '-e', SCRIPT, library, file, JSON.stringify(texts)]),
	);
	if (stderr !== '') writeFileSync(process.stderr.fd, stderr);
	return JSON.parse(stdout.toString('utf8')) as Shaped[][];
}

interface Placed {
	readonly glyph: number;
	readonly x: number;
	readonly y: number;
}

/** Glyphs with their places, whatever the order of marks on one letter; the last one is the end of the line. */
function placed(glyphs: readonly Shaped[]): Placed[] {
	let pen = 0;
	const found = glyphs.map(({ glyph, xAdvance, xOffset, yOffset }): Placed => {
		const at = { glyph, x: Math.round(pen + xOffset), y: yOffset };
		pen += xAdvance;
		return at;
	});
	found.sort((one, other) => one.x - other.x || one.glyph - other.glyph || one.y - other.y);
	return [...found, { glyph: 0, x: Math.round(pen), y: 0 }];
}

const TEXTS = ['سلام عليكم', 'العَرَبِيَّة', 'بِسْمِ اللَّهِ', 'لا إله', 'فارسی', 'שלום עולם', 'לְשׁוֹן', 'Office AV', '(12)'];

it.each([
	['DejaVu Sans', dejavu(), TEXTS],
	['Source Sans (CFF)', sourceSans(), ['Office AV', 'ﬁ Žluťoučký', '½ (12)']],
])('places the glyphs of %s as HarfBuzz does', async (_, font, texts) => {
	const face = await openFontFile({ bytes: font, field: 'font' }, new Pace(() => Promise.resolve()));
	const own = texts.map((text) =>
		displayLine(text).flatMap((part) =>
			face.shape(part.text, part.rtl).map(({ glyph, advance, x, y }): Shaped => ({
				glyph: glyph.id,
				xAdvance: advance / face.unit,
				xOffset: x / face.unit,
				yOffset: y / face.unit,
			})),
		),
	);
	const expected = harfbuzz(font, texts).map(placed);
	const found = own.map(placed);
	const flat = (all: readonly Placed[][]) => all.map((line) => line.map(({ glyph, x }) => [glyph, x]));
	expect(flat(found)).toEqual(flat(expected));
	const heights = (all: readonly Placed[][]): number[] => all.flatMap((line) => line.map(({ y }) => y));
	// Ours are rounded to thousandths of the type size.
	for (const [index, height] of heights(expected).entries()) expect(Math.abs(heights(found)[index]! - height)).toBeLessThan(3);
});

it('keeps the digits of Arabic numbers in their order', async () => {
	const face = await openFontFile({ bytes: dejavu(), field: 'font' }, new Pace(() => Promise.resolve()));
	for (const number of ['٢٠٢٤/٠٥/١٢', '١٬٢٥٠٫٧٥', '۱۲']) {
		const glyphs = displayLine(`رقم ${number}`).flatMap(({ text, rtl }) => face.shape(text, rtl));
		const digits = glyphs.slice(0, number.length).map(({ glyph }) => glyph.codePoints);
		expect(digits.flat()).toEqual(Array.from(number, (digit) => digit.codePointAt(0)));
	}
});

describe('the pieces of a line from left to right', () => {
	it.each([
		['abc', ['abc']],
		['שלום abc', ['abc', 'שלום ']],
		['abc שלום 12 def', ['abc ', '12', 'שלום ', ' def']],
		['(שלום)', ['(שלום)']],
		['שלום 12%', ['12%', 'שלום ']],
	])('are those of the Unicode algorithm: %s', (line, pieces) => {
		expect(displayLine(line).map(({ text }) => text)).toEqual(pieces);
	});
});
