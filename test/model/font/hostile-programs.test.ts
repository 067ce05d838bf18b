/** Font programs whose parts overlap, or never end: reading them takes time in proportion to their size at most. */
import { readOutlines } from '../../../shared/model/font/outline/read-outlines';
import { programOf } from '../../../shared/model/font/embedding';
import { readFontProgram } from '../../../shared/model/font/program/read-font-program';
import { openDocument } from '../../../shared/pdf/open-document';
import type { Dict } from '../../../shared/pdf/syntax/values';
import { expectLinear } from '../../support/cost/growth';
import { rawPages } from '../../support/documents/raw';
import { fontWith, overlappingNames, segmentsOf, sharedSubroutines, type1With } from '../../support/hostile/font-families';
import { job } from '../../support/hosts/local';

const prepared = (make: (size: number) => Buffer, size: number, read: (program: Buffer, size: number) => unknown) => {
	const [half, whole] = [make(size / 2), make(size)];
	return expectLinear(async (given) => read(given === size ? whole : half, given), size);
};

describe('reads in time linear in the size', () => {
	test('font dictionaries of a CFF program that share their subroutines', () =>
		prepared(sharedSubroutines, 8000, (program) => readOutlines(program)?.glyph(1)));
	test('names of a CFF program that overlap', () => prepared(overlappingNames, 20_000, readFontProgram));
	test('matrices of a Type 1 program that never end', () =>
		prepared(
			(length) => type1With('/FontMatrix['.repeat(length / 12), ''),
			300_000,
			(program) => readOutlines(program),
		));
	test('codes that are looked up among many segments', () =>
		prepared(
			(count) => fontWith({ cmap: segmentsOf(count) }),
			16_000,
			(program, count) => {
				const { unicode } = readFontProgram(program)!;
				for (let code = 0; code < count; code++) unicode(2 + (code % 60_000));
			},
		));
});

test('refuses a Type 1 program of more bytes than are decrypted at once', () => {
	expect(readFontProgram(type1With('', '\0'.repeat(3_900_000)))).toBeDefined();
	expect(readFontProgram(type1With('', '\0'.repeat(4_000_000)))).toBeUndefined();
});

test('reads a program once, however many fonts share it', async () => {
	const bytes = rawPages(1, {
		objects: {
			60: '<</Type/Font/Subtype/Type1/BaseFont/A/FontDescriptor 62 0 R>>',
			61: '<</Type/Font/Subtype/Type1/BaseFont/B/FontDescriptor 62 0 R>>',
			62: '<</Type/FontDescriptor/FontFile 63 0 R>>',
			63: ['', type1With('', '').toString('latin1')],
		},
	});
	const document = await openDocument(bytes, job(), {});
	const [one, other] = [60, 61].map((number) => programOf(document, document.get(number) as Dict));
	expect([typeof one, other === one]).toEqual(['object', true]);
});
