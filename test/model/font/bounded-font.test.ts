/** Fonts that strangers made: what their tables ask for comes to an end. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../../shared/contract/errors';
import { openFontFile } from '../../../shared/model/font/typeface';
import { Pace } from '../../../shared/pdf/pace';

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
