/** Whether a font is embedded: one answer for get_document_info, check_document and fill_form. */
import { deflateSync } from 'node:zlib';
import { descriptorOf, readNameText, splitSubsetTag } from '../../../shared/model/font/font-dictionary';
import { isEmbedded, keepPrograms, programOf } from '../../../shared/model/font/embedding';
import { openDocument } from '../../../shared/pdf/open-document';
import { Ref, Stream } from '../../../shared/pdf/syntax/values';
import { noto } from '../../support/documents/fonts';
import { job } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';

async function opened(font: string, descriptor = '<</FontName/ABCDEF+Made/FontFile2 62 0 R>>') {
	const objects = { 60: font, 61: descriptor, 62: ['', 'not a program'] as const, 63: '<</FontDescriptor 61 0 R>>' };
	const document = await openDocument(rawPages(1, { objects }), job());
	return { document, font: document.dict(new Ref(60))! };
}

test.each([
	['a simple font with a program', '<</Subtype/TrueType/FontDescriptor 61 0 R>>', true],
	['a composite font whose descendant has one', '<</Subtype/Type0/DescendantFonts[63 0 R]>>', true],
	['a Type 3 font', '<</Subtype/Type3>>', true],
	['a font without a descriptor', '<</Subtype/Type1/BaseFont/Helvetica>>', false],
	['a composite font without a descendant', '<</Subtype/Type0/DescendantFonts[]>>', false],
])('%s: %p', async (_, source, expected) => {
	const { document, font } = await opened(source);
	expect(isEmbedded(document, font)).toBe(expected);
});

test('a descriptor whose program is missing embeds nothing', async () => {
	const { document, font } = await opened('<</Subtype/Type1/FontDescriptor 61 0 R>>', '<</FontFile 99 0 R/FontFile2 null>>');
	expect(isEmbedded(document, font)).toBe(false);
	expect(programOf(document, font)).toBeUndefined();
});

test('a program that cannot be read is embedded, and unusable', async () => {
	const { document, font } = await opened('<</Subtype/TrueType/FontDescriptor 61 0 R>>');
	expect(programOf(document, font)).toBe('unusable');
	expect(splitSubsetTag(readNameText(document, descriptorOf(document, font)?.get('FontName')))).toEqual({
		name: 'Made',
		subset: true,
	});
});

test.each([
	['Made', { name: 'Made', subset: false }],
	['ABCDE+Made', { name: 'ABCDE+Made', subset: false }],
	['ABCDEF+', { name: 'ABCDEF+', subset: false }],
])('the name %s', (name, expected) => {
	expect(splitSubsetTag(name)).toEqual(expected);
});

describe('programs that are kept of a document', () => {
	const objectsOf = (program: Buffer) => ({
		60: '<</Subtype/TrueType/FontDescriptor 61 0 R>>',
		61: '<</FontName/Noto/FontFile2 62 0 R>>',
		62: ['/Filter/FlateDecode', deflateSync(program).toString('latin1')] as const,
	});
	const open = async (program: Buffer) => {
		const document = await openDocument(rawPages(1, { objects: objectsOf(program) }), job());
		return { document, font: document.dict(new Ref(60))! };
	};

	test('are those of another one with the same bytes, and no others', async () => {
		const changed = Buffer.from(noto());
		changed[changed.length - 1]! ^= 1;
		const [first, same, other, apart] = [await open(noto()), await open(noto()), await open(changed), await open(noto())];
		keepPrograms(first.document);
		for (const { document } of [same, other]) keepPrograms(document, first.document);
		keepPrograms(apart.document);
		const program = programOf(first.document, first.font);
		expect(program).toBeInstanceOf(Object);
		expect(programOf(same.document, same.font)).toBe(program);
		for (const { document, font } of [other, apart]) {
			expect(programOf(document, font)).toBeInstanceOf(Object);
			expect(programOf(document, font)).not.toBe(program);
		}
	});

	test('keep it known that a program is damaged', async () => {
		const [first, same] = [await open(noto()), await open(noto())];
		for (const { document } of [first, same]) {
			const file = document.get(62) as Stream;
			document.put(62, new Stream(file.dict, file.data.subarray(0, file.data.length >> 1)));
		}
		keepPrograms(first.document);
		keepPrograms(same.document, first.document);
		for (const { document, font } of [first, same]) {
			const damage = { found: false };
			programOf(document, font, damage);
			expect(damage.found).toBe(true);
		}
	});
});
