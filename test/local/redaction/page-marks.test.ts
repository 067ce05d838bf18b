/** The proof of a redaction does not read pages again that are as they were when nothing was found in them, and tells all others. */
import { decode } from '../../../shared/contract/values/decode';
import { PageMarks } from '../../../shared/local/redaction/page-marks';
import { PageReader } from '../../../shared/model/text/page-reader';
import { openDocument } from '../../../shared/pdf/open-document';
import { save } from '../../../shared/pdf/write/save';
import { rawPages } from '../../support/documents/raw';
import { asDocument, job, local } from '../../support/hosts/local';

afterEach(() => jest.restoreAllMocks());

test('reads only those pages of the result again that lost something', async () => {
	const read = jest.spyOn(PageReader.prototype, 'page');
	await local.run('redact_text', [asDocument(rawPages(9, {}))], decode('redact_text', { search: 'Page 3' }));
	expect(read.mock.calls).toEqual([[2]]);
});

test('makes no fingerprints of pages that lost something', async () => {
	const made = jest.spyOn(PageMarks.prototype, 'of');
	await local.run('redact_text', [asDocument(rawPages(9, {}))], decode('redact_text', { search: 'Page 3' }));
	const others = [0, 1, 3, 4, 5, 6, 7, 8];
	expect(made.mock.calls.map(([index]) => index)).toEqual([...others, ...others]);
});

/** A page with a form, a font with a map to Unicode, a layer, and an annotation. */
const parts = {
	content: 'BT /G 12 Tf (A) Tj ET /X Do',
	form: 'BT /G 12 Tf (B) Tj ET',
	map: '1 beginbfchar <41> <0042> endbfchar',
	look: '0 0 9 9 re f',
	layers: '/D<</OFF[67 0 R]>>',
	rotate: '/Rotate 90',
	space: '/UserUnit 2',
	loop: '',
};
const build = ({ content, form, map, look, layers, rotate, space, loop }: typeof parts): Uint8Array =>
	rawPages(1, {
		catalog: `/OCProperties<</OCGs[67 0 R]${layers}>>`,
		pages: {
			1: `/Resources<</Font<</G 60 0 R>>/XObject<</X 62 0 R>>>>/Annots[64 0 R]/StructParents 0${rotate}${space}`,
		},
		objects: {
			41: ['', content],
			60: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 61 0 R>>',
			61: ['', map],
			62: [`/Type/XObject/Subtype/Form/BBox[0 0 9 9]/OC 67 0 R/Resources<</Font<</G 60 0 R>>${loop}>>`, form],
			64: '<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/P 11 0 R/AP<</N<</A 65 0 R>>>>/AS/A>>',
			65: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]', look],
			67: '<</Type/OCG/Name(L)>>',
		},
	});
const markOf = async (bytes: Uint8Array) => new PageMarks(await openDocument(bytes, job())).of(0);

test('gives a page the same fingerprint when other numbers and object streams are written', async () => {
	const bytes = build(parts);
	const document = await openDocument(bytes, job());
	for (let number = 1; number < document.size; number++) if (document.exists(number)) document.edit(number);
	const saved = await save(document, { encryption: 'none', draft: true });
	expect(await markOf(bytes)).toEqual(expect.any(String));
	expect(await markOf(saved)).toBe(await markOf(bytes));
});

test.each([
	['its content', { content: 'BT /G 12 Tf (C) Tj ET /X Do' }],
	['a form', { form: 'BT /G 12 Tf (C) Tj ET' }],
	['a font', { map: '1 beginbfchar <41> <0043> endbfchar' }],
	['an annotation', { look: '0 0 9 8 re f' }],
	['which layers are on', { layers: '/D<</ON[67 0 R]>>' }],
	['its rotation', { rotate: '/Rotate 180' }],
	['its unit', { space: '/UserUnit 3' }],
])('gives a page another fingerprint if %s is another', async (_, changed) => {
	expect(await markOf(build({ ...parts, ...changed }))).not.toBe(await markOf(build(parts)));
});

test('gives none to a page with an object of very many values, and looks at no more of them', async () => {
	const many = (count: number) =>
		build({ ...parts, loop: `/ColorSpace<</C[/Indexed/DeviceGray 1<00ff>${' 1'.repeat(count)}]>>` });
	expect(await markOf(many(10_000))).toEqual(expect.any(String));
	expect(await markOf(many(30_000))).toBeUndefined();
});

test('gives none to a page whose objects refer to each other in circles', async () => {
	expect(await markOf(build({ ...parts, loop: '/XObject<</X 62 0 R>>' }))).toBeUndefined();
});
