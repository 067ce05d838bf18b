/** Font programs whose parts overlap, or never end: reading them takes time in proportion to their size at most. */
import { readOutlines } from '../../../shared/model/font/outline/read-outlines';
import { programOf } from '../../../shared/model/font/embedding';
import { readFontProgram } from '../../../shared/model/font/program/read-font-program';
import type { PdfDocument } from '../../../shared/pdf/document';
import { limitExceeded } from '../../../shared/pdf/limits';
import { openDocument } from '../../../shared/pdf/open-document';
import type { Dict } from '../../../shared/pdf/syntax/values';
import { expectLinear } from '../../support/cost/growth';
import { rawPages } from '../../support/documents/raw';
import {
	doubleWords,
	fontWith,
	overlappingNames,
	pageOfPrograms,
	segmentsOf,
	sharedSubroutines,
	type1With,
} from '../../support/hostile/font-families';
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

test('reads no names of glyphs from a TrueType program that was cut off before it says how many it names', () => {
	const post = Buffer.concat([doubleWords(0x00020000), Buffer.alloc(28)]);
	const font = fontWith({ post });
	const program = readFontProgram(font.subarray(0, font.indexOf(post) + post.length))!;
	expect([program.nameOf(0), program.glyphOf('A'), program.has('A')]).toEqual(['', 0, false]);
});

test('refuses a Type 1 program of more bytes than are decrypted at once', () => {
	expect(readFontProgram(type1With('', '\0'.repeat(3_900_000)))).toBeDefined();
	expect(readFontProgram(type1With('', '\0'.repeat(4_000_000)))).toBeUndefined();
});

test('refuses more glyphs in many programs than a small document may have in memory', async () => {
	const document = await openDocument(pageOfPrograms(40), job(), {});
	const read = (from: number, to: number) => {
		for (let at = from; at < to; at++) programOf(document, document.get(100 + 3 * at) as Dict);
	};
	read(0, 4);
	expect(() => read(4, 40)).toThrow('too many values');
});

describe('reads once, however many fonts share it,', () => {
	const sharing = (): Promise<PdfDocument> => {
		const objects = {
			60: '<</Type/Font/Subtype/Type1/BaseFont/A/FontDescriptor 62 0 R>>',
			61: '<</Type/Font/Subtype/Type1/BaseFont/B/FontDescriptor 62 0 R>>',
			62: '<</Type/FontDescriptor/FontFile 63 0 R>>',
			63: ['', type1With('', '').toString('latin1')] as const,
		};
		return openDocument(rawPages(1, { objects }), job(), {});
	};
	const programsIn = (document: PdfDocument) => [60, 61].map((number) => programOf(document, document.get(number) as Dict));

	test('a program', async () => {
		const [one, other] = programsIn(await sharing());
		expect([typeof one, other === one]).toEqual(['object', true]);
	});

	test('one that is more than the document may have', async () => {
		const document = await sharing();
		const decodes = jest.spyOn(document, 'decodedPart').mockImplementation(() => {
			throw limitExceeded('streamBytes', 'A stream is too large', 'Save it again');
		});
		expect(programsIn(document)).toEqual(['unusable', 'unusable']);
		expect(decodes).toHaveBeenCalledTimes(1);
	});
});
