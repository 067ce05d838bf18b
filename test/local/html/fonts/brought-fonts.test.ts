/** Fonts that a style sheet holds: pages look as with the same font in another format, and what cannot be used is told. */
import { brotliCompressSync, deflateSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../../../shared/contract/errors';
import fontkit from '@pdf-lib/fontkit';
import { writeTables } from '../../../../shared/model/font/program/write-tables';
import { unpackWoff2 } from '../../../../shared/model/font/packed/woff2';
import { job } from '../../../support/hosts/local';
import { printStyled } from '../../../support/hosts/styled-html';
import { looks } from '../../../support/judges/facts';
import { asks, everyObject, pageTexts, renderPages, wordBoxes } from '../../../support/judges/tools';
import { Random } from '../../../support/random';
import { testInTurn } from '../../../support/sample';

const fixture = (name: string): Buffer => readFileSync(path.join(__dirname, '..', '..', '..', 'fixtures', 'fonts', name));
const TTF = fixture('serif-bold-italic.ttf');
const WOFF2 = fixture('serif-bold-italic.woff2');

/** The tables of a font in their order, with the places of their rows. */
const tablesOf = (font: Buffer): { tag: string; row: number; at: number; length: number }[] =>
	Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
		const row = 12 + index * 16;
		return {
			tag: font.toString('latin1', row, row + 4),
			row,
			at: font.readUInt32BE(row + 8),
			length: font.readUInt32BE(row + 12),
		};
	});

/** A font in WOFF: `lengthOf` is what a table says it inflates to. */
function woffOf(font: Buffer, lengthOf = (length: number): number => length): Buffer {
	const tables = tablesOf(font);
	const header = Buffer.alloc(44 + tables.length * 20);
	header.write('wOFF', 'latin1');
	font.copy(header, 4, 0, 4);
	header.writeUInt16BE(tables.length, 12);
	const pieces: Uint8Array[] = [header];
	let end = header.length;
	for (const [index, { tag, at, length }] of tables.entries()) {
		const table = font.subarray(at, at + length);
		const deflated = deflateSync(table);
		const data = deflated.length < length ? deflated : table;
		const row = 44 + index * 20;
		header.write(tag, row, 'latin1');
		for (const [place, value] of [end, data.length, lengthOf(length)].entries()) header.writeUInt32BE(value, row + 4 + place * 4);
		pieces.push(data);
		end += data.length;
	}
	return Buffer.concat(pieces);
}

/** The font with bytes of a table changed. */
function changed(tag: string, change: (table: Buffer) => void): Buffer {
	const copy = Buffer.from(TTF);
	const { at, length } = tablesOf(copy).find((table) => table.tag === tag)!;
	change(copy.subarray(at, at + length));
	return copy;
}

const words = (...values: number[]): Buffer => {
	const bytes = Buffer.alloc(values.length * 2);
	for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
	return bytes;
};

/** The font with a table GSUB in which the glyph of `A` becomes several of its kind. */
function multiplying(count: number): Buffer {
	const glyph = fontkit.create(TTF).glyphForCodePoint(0x41).id;
	const sequence = words(count, ...Array.from({ length: count }, () => glyph));
	const subtable = Buffer.concat([words(1, 8 + sequence.length, 1, 8), sequence, words(1, 1, glyph)]);
	const scripts = Buffer.concat([words(1), Buffer.from('DFLT'), words(8, 4, 0, 0, 0xffff, 1, 0)]);
	const features = Buffer.concat([words(1), Buffer.from('ccmp'), words(8, 0, 1, 0)]);
	const header = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length);
	const lookups = Buffer.concat([words(1, 4, 2, 0, 1, 8), subtable]);
	const tables = tablesOf(TTF).map(({ tag, at, length }) => [tag, TTF.subarray(at, at + length)] as const);
	return Buffer.from(
		writeTables([...tables.filter(([tag]) => tag !== 'GSUB'), ['GSUB', Buffer.concat([header, scripts, features, lookups])]]),
	);
}

/** The font with a glyph that is made of itself, twice. */
const nested = changed('glyf', (table) => {
	const glyph = fontkit.create(TTF).glyphForCodePoint(0x41).id;
	const { at } = tablesOf(TTF).find(({ tag }) => tag === 'loca')!;
	const start = TTF.readUInt16BE(at + glyph * 2) * 2;
	words(0xffff, 0, 0, 500, 500, 0x23, glyph, 0, 0x03, glyph, 0).copy(table, start);
});

const address = (font: Buffer, type = 'font/ttf'): string => `data:${type};base64,${font.toString('base64')}`;
const faceOf = (font: Buffer, more = ''): string => `@font-face{font-family:Brand;src:url("${address(font)}");${more}}`;
const TEXT = '<p style="font:40px Brand">Åé ABC &amp; 0123</p>';

const print = async (sheet: string, body = TEXT) => await printStyled(body, sheet);
const looksOf = async (sheet: string, body = TEXT): Promise<string[]> => looks((await print(sheet, body)).bytes);

/** How many points of the first page are dark. */
async function inkOf(sheet: string, body: string): Promise<number> {
	const [{ rgb } = { rgb: new Uint8Array() }] = renderPages((await print(sheet, body)).bytes, { dpi: 144 });
	let ink = 0;
	for (let at = 0; at < rgb.length; at += 3) if (rgb[at]! < 128) ink++;
	return ink;
}

const codes = ({ notes }: Awaited<ReturnType<typeof print>>): string[] => notes.map(({ code }) => code);

describe('a font in a style sheet', () => {
	asks('qpdf', 'poppler');

	testInTurn('is in the document under its name, and its text can be read', async () => {
		const made = await print(faceOf(TTF));
		expect(codes(made)).toEqual([]);
		expect(everyObject(made.bytes)).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSerif-SemiBoldItalic/);
		expect(pageTexts(made.bytes)[0]).toContain('Åé ABC & 0123');
	});

	test.each([
		['WOFF2', WOFF2],
		['WOFF', woffOf(TTF)],
	])('looks as %s as it does as TrueType', async (_, font) => {
		const expected = await looksOf(faceOf(TTF));
		expect(await looksOf(faceOf(font))).toEqual(expected);
		expect(await looksOf('')).not.toEqual(expected);
	});

	testInTurn('is the first of its sources that can be read', async () => {
		const sources = `src:local(Brand),url(brand.eot),url(data:font/ttf;base64,AAAA),url("${address(WOFF2, 'font/woff2')}") format("woff2")`;
		const made = await print(`@font-face{font-family:"Brand";${sources}}`);
		expect([codes(made), looks(made.bytes)]).toEqual([[], await looksOf(faceOf(TTF))]);
	});

	testInTurn('is found by weight and slant, and leans or is bold where no font of the family is', async () => {
		const serif = readFileSync(path.join(__dirname, '../../../../shared/model/font/noto/NotoSerif-Regular-cut.ttf'));
		const bold = faceOf(TTF, 'font-weight:bold');
		const both = `${faceOf(serif)}${bold}`;
		const [plain, strong] = ['<p style="font:40px Brand">ABC</p>', '<p style="font:bold 40px Brand">ABC</p>'];
		expect(await looksOf(both, strong)).toEqual(await looksOf(bold, strong));
		expect(await looksOf(both, plain)).toEqual(await looksOf(faceOf(serif), plain));
		expect(await inkOf(faceOf(serif), strong)).toBeGreaterThan(1.1 * (await inkOf(faceOf(serif), plain)));
		const leaning = '<p style="font:italic 40px Brand">ABC</p>';
		expect(await looksOf(faceOf(serif), leaning)).not.toEqual(await looksOf(faceOf(serif), plain));
		expect(await looksOf(faceOf(TTF, 'font-style:italic'), leaning)).toEqual(await looksOf(faceOf(TTF), plain));
	});

	test('is not heavier than bold, but our own fonts are where the weight is 900', async () => {
		const text = (style: string): string => `<p style="font:${style}">ABC</p>`;
		const bold = faceOf(TTF, 'font-weight:bold');
		expect(await looksOf(bold, text('900 40px Brand'))).toEqual(await looksOf(bold, text('bold 40px Brand')));
		expect(await inkOf('', text('900 40px serif'))).toBeGreaterThan(1.1 * (await inkOf('', text('bold 40px serif'))));
	});

	testInTurn('shows the characters of its range only, and the next family shows the others', async () => {
		const text = '<p style="font:40px Amp, monospace">A &amp; B</p>';
		const ampersand = `@font-face{font-family:Amp;src:url(${address(TTF)});unicode-range:U+26, u+4??}`;
		const objects = everyObject((await print(ampersand, text)).bytes);
		expect(objects).toMatch(/\+NotoSerif-SemiBoldItalic/);
		expect(objects).toMatch(/\+NotoSansMono/);
		expect(everyObject((await print(ampersand.replace('U+26', 'U+27'), text)).bytes)).not.toMatch(/SemiBoldItalic/);
	});

	testInTurn('gives lines its heights, with the gap between them, and ch its digits', async () => {
		const gap = changed('hhea', (table) => table.writeInt16BE(1000, 8));
		const lines = '<div style="font:40px Brand">ABC<br>012</div>';
		const heightOf = async (font: Buffer): Promise<number> => {
			const [one, two] = wordBoxes((await print(faceOf(font), lines)).bytes)[0]!;
			return two!.box[1] - one!.box[1];
		};
		expect((await heightOf(gap)) - (await heightOf(TTF))).toBeCloseTo(30, 0);
		const wide = changed('hhea', () => undefined);
		const [word] = wordBoxes((await print(faceOf(wide), '<p style="font:40px Brand;padding-left:2ch">0123</p>')).bytes)[0]!;
		const { box } = word!;
		expect(box[0]).toBeCloseTo((box[2] - box[0]) / 2, 0);
	});
});

describe('a font that cannot be used', () => {
	asks('poppler');

	testInTurn.each([
		['is damaged', TTF.subarray(0, 2000)],
		['is another file', Buffer.from('%PDF-1.7 a font?')],
		['is damaged in WOFF2', WOFF2.subarray(0, 1500)],
		['is damaged in WOFF', woffOf(TTF).subarray(0, 3000)],
		['inflates to more than it says', woffOf(TTF, (length) => length + 1)],
		['says that it inflates to a gigabyte', woffOf(TTF, () => 2 ** 30)],
		['has a glyph that becomes two of its kind', multiplying(2)],
		['has a glyph that is made of itself', nested],
		['is packed into more bytes than are unpacked in one step', Buffer.concat([WOFF2, Buffer.alloc(1_500_000)])],
		['may not be embedded', changed('OS/2', (table) => table.writeUInt16BE(2, 8))],
	])('%s: ours takes its place, and a note tells it', async (_, font) => {
		const made = await print(faceOf(font));
		expect(codes(made)).toEqual(['styles_not_loaded']);
		expect(looks(made.bytes)).toEqual(await looksOf(''));
	});

	test('has glyphs that become others, and comes to an end', async () => {
		expect(codes(await print(faceOf(multiplying(1))))).toEqual([]);
	});

	testInTurn('is one of too many', async () => {
		const many = Array.from({ length: 60 }, (_, index) => faceOf(WOFF2).replace('Brand', `Brand${index}`)).join('');
		const made = await print(many);
		expect(made.notes).toEqual([
			expect.objectContaining({ message: expect.stringMatching(/^10 style sheets and fonts were not loaded/) }),
		]);
	});
});

describe('unpackWoff2', () => {
	const most = 3_000_000;
	const { pace } = job();

	testInTurn('refuses more bytes than it may have, before it inflates them', async () => {
		const size = (length: number): Buffer => {
			const digits = [0, 7, 14, 21, 28].map((shift) => Math.floor(length / 2 ** shift) % 128).reverse();
			return Buffer.from(digits.map((digit, index) => (index < 4 ? digit | 0x80 : digit)));
		};
		const packed = brotliCompressSync(Buffer.alloc(most));
		const fontOf = (length: number): Buffer => {
			const header = Buffer.alloc(48);
			header.write('wOF2', 'latin1');
			header.writeUInt32BE(0x10000, 4);
			header.writeUInt16BE(1, 12);
			header.writeUInt32BE(packed.length, 20);
			return Buffer.concat([header, Buffer.of(5), size(length).subarray(1), packed]);
		};
		await expect(unpackWoff2(fontOf(most + 1), most, pace)).rejects.toThrow(OctavoError);
		expect((await unpackWoff2(fontOf(most), most, pace)).length).toBeGreaterThan(most);
	});

	test('takes bearings from the outlines of those glyphs only whose bearings were left out', async () => {
		const advances = [500, 600, 700];
		const bearings = [10, -20, 30];
		const hhea = Buffer.concat([Buffer.alloc(34), words(advances.length)]);
		const hmtx = Buffer.concat([Buffer.of(2), words(...advances), words(...bearings.map((value) => value & 0xffff))]);
		// Four glyphs, of which the last one is a point in a box that is given (WOFF File Format 2.0, 5.1).
		const sizes = [8, 1, 1, 2, 0, 12, 0].flatMap((size) => [0, size]);
		const outlines = [
			words(0, 0, 0, 1),
			Buffer.of(1),
			Buffer.of(0),
			Buffer.of(0, 0),
			Buffer.of(0x10, 0, 0, 0),
			words(7, 0, 7, 0),
		];
		const glyf = Buffer.concat([words(0, 0, 4, 1, ...sizes), ...outlines]);
		const rows = [
			[2, hhea.length],
			[0x43, hmtx.length, hmtx.length],
			[10, glyf.length, glyf.length],
			[11, 0, 0],
		];
		const packed = brotliCompressSync(Buffer.concat([hhea, hmtx, glyf]));
		const header = Buffer.alloc(48);
		header.write('wOF2\0\x01\0\0', 'latin1');
		header.writeUInt16BE(rows.length, 12);
		header.writeUInt32BE(packed.length, 20);
		const font = Buffer.from(await unpackWoff2(Buffer.concat([header, Buffer.from(rows.flat()), packed]), most, pace));
		const { at, length } = tablesOf(font).find(({ tag }) => tag === 'hmtx')!;
		const metrics = Array.from({ length: length / 2 }, (_, index) => font.readInt16BE(at + 2 * index));
		expect(metrics).toEqual([500, 10, 600, -20, 700, 30, 7]);
	});

	testInTurn('ends with an error, or with a font, whatever bytes are changed', async () => {
		const random = new Random(2026);
		const ends = { font: 0, error: 0 };
		for (let round = 0; round < 300; round++) {
			const copy = Buffer.from(WOFF2);
			for (let change = 0; change < 3; change++) copy[random.below(copy.length)] = random.below(256);
			await unpackWoff2(copy, most, pace).then(
				() => ends.font++,
				() => ends.error++,
			);
		}
		expect(ends.font + ends.error).toBe(300);
		expect(ends.error).toBeGreaterThan(100);
	});
});
