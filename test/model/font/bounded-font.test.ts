/** Fonts that strangers made: what their tables ask for comes to an end. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../../shared/contract/errors';
import { openFontFile } from '../../../shared/model/font/typeface';

const NOTO = path.join(__dirname, '..', '..', '..', 'shared', 'model', 'font', 'noto', 'NotoSerif-Italic-cut.ttf');

/** The font with bytes of a table changed. */
function changed(tag: string, changes: readonly (readonly [at: number, ...bytes: number[]])[]): Uint8Array {
	const font = readFileSync(NOTO);
	const rows = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
	const table = font.readUInt32BE(rows.find((row) => font.toString('latin1', row, row + 4) === tag)! + 8);
	for (const [at, ...bytes] of changes) font.set(bytes, table + at);
	return font;
}

/** Shapes further and further words; tells how many. */
function shaped(bytes: Uint8Array): number | OctavoError {
	try {
		const face = openFontFile({ bytes, field: 'font' });
		for (let index = 0; index < 300; index++) face.shape(`Word${index}`);
		return 300;
	} catch (thrown) {
		if (thrown instanceof OctavoError) return thrown;
		throw thrown;
	}
}

test('a sound font shapes any number of words', () => {
	expect(shaped(readFileSync(NOTO))).toBe(300);
});

test('a table that is read again and again, because it is damaged, does not count for ever', () => {
	const font = changed('GDEF', [
		[5, 0, 1],
		[144, 255, 255],
	]);
	expect(shaped(font)).toMatchObject({ code: 'invalid_parameters', issues: [{ field: 'font' }] });
});
