/** Fonts that strangers made: what their tables ask for comes to an end. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../../shared/contract/errors';
import { openFontFile } from '../../../shared/model/font/typeface';
import { Pace } from '../../../shared/pdf/pace';
import { fontWith, words } from '../../support/hostile/font-families';

const NOTO = path.join(__dirname, '..', '..', '..', 'shared', 'model', 'font', 'noto', 'NotoSerif-Italic-cut.ttf');

/** The font with bytes of a table changed. */
function changed(tag: string, changes: readonly (readonly [at: number, ...bytes: number[]])[]): Uint8Array {
	const font = readFileSync(NOTO);
	const rows = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
	const table = font.readUInt32BE(rows.find((row) => font.toString('latin1', row, row + 4) === tag)! + 8);
	for (const [at, ...bytes] of changes) font.set(bytes, table + at);
	return font;
}

const WORDS = 300;

/** Shapes further and further words; tells how many. */
function shaped(bytes: Uint8Array, pace?: Pace): number | OctavoError {
	try {
		const face = openFontFile({ bytes, field: 'font' }, pace);
		for (let index = 0; index < WORDS; index++) face.shape(`Word${index}`);
		return WORDS;
	} catch (thrown) {
		if (thrown instanceof OctavoError) return thrown;
		throw thrown;
	}
}

test('a sound font shapes any number of words', () => {
	expect(shaped(readFileSync(NOTO))).toBe(WORDS);
});

const again = (): Uint8Array =>
	changed('GDEF', [
		[5, 0, 1],
		[144, 255, 255],
	]);

test('a table that is read again and again, because it is damaged, does not count for ever', () => {
	expect(shaped(again())).toMatchObject({ code: 'invalid_parameters', issues: [{ field: 'font' }] });
});

test('what tables cost is counted, so that others run between two words', () => {
	const pace = new Pace(() => Promise.resolve());
	const add = jest.spyOn(pace, 'add');
	const costOf = (bytes: Uint8Array): number => {
		add.mockClear();
		shaped(bytes, pace);
		return add.mock.calls.reduce((sum, [cost]) => sum + cost, 0);
	};
	expect(costOf(readFileSync(NOTO)) / WORDS).toBeLessThan(100_000);
	expect(costOf(again())).toBeGreaterThan(10_000_000);
});

const refused = { code: 'invalid_parameters', issues: [{ field: 'font' }] };
const repeated = (count: number, part: Buffer): Buffer => Buffer.concat(Array<Buffer>(count).fill(part));

test('names in one place are not read beyond a megabyte', () => {
	const text = Buffer.alloc(60_000, 'a');
	const name = Buffer.concat([words(0, 2000, 6), repeated(2000, words(3, 1, 0x409, 6, text.length, 0)), text]);
	const before = process.memoryUsage().rss;
	expect(shaped(fontWith({ name }))).toBe(WORDS);
	// Read in full, they are 120 MB of bytes, and more of text.
	expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

/** A table `kern` of as many tables of pairs without a pair. */
const kern = (count: number): Buffer => Buffer.concat([words(0, count), repeated(count, words(0, 14, 1, 0, 0, 0, 0))]);

test('more tables of pairs than are searched are refused', () => {
	expect(shaped(fontWith({ kern: kern(100) }))).toBe(WORDS);
	expect(shaped(fontWith({ kern: kern(101) }))).toMatchObject(refused);
});

/** A table GPOS in which each glyph has as many pairs. */
function pairs(count: number): Buffer {
	const glyphs = 4000;
	const scripts = Buffer.concat([words(1), Buffer.from('DFLT'), words(8, 4, 0, 0, 0xffff, 1, 0)]);
	const features = Buffer.concat([words(1), Buffer.from('kern'), words(8, 0, 1, 0)]);
	const set = Buffer.concat([words(count), ...Array.from({ length: count }, (_, index) => words(index, 10))]);
	const sets = 10 + 2 * glyphs;
	const table = [words(1, sets + set.length, 4, 0, glyphs), repeated(glyphs, words(sets)), set, words(2, 1, 0, glyphs - 1, 0)];
	const offsets = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length);
	return Buffer.concat([offsets, scripts, features, words(1, 4), words(2, 0, 1, 8), ...table]);
}

test('letters whose tables of pairs are all long are refused', () => {
	const letters = (count: number): number | OctavoError => {
		try {
			const face = openFontFile({ bytes: fontWith({ GPOS: pairs(count) }), field: 'font' });
			for (let at = 0x21; at < 0x7f; at++) face.shape(`${String.fromCharCode(at)}A`);
			return count;
		} catch (thrown) {
			if (thrown instanceof OctavoError) return thrown;
			throw thrown;
		}
	};
	expect(letters(200)).toBe(200);
	expect(letters(10_000)).toMatchObject(refused);
});
