/** The note about damaged documents names what their pages have lost (docs/semantics.md, §14.1). */
import { decode } from '../../shared/contract/values/decode';
import { pageObjects, rawPdf } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../support/judges/tools';

type Objects = ReturnType<typeof pageObjects>;

/** The objects as a file without a cross-reference, from which the objects `gone` are cut. */
function damaged(objects: Objects, ...gone: number[]): Uint8Array {
	const text = Buffer.from(rawPdf(objects)).toString('latin1');
	const left = gone.reduce((all, number) => all.replace(new RegExp(`\\n${number} 0 obj\\n.*?endobj\\n`, 's'), '\n'), text);
	return Buffer.from(left.slice(0, left.lastIndexOf('xref\n0')), 'latin1');
}

const messagesOf = async (name: 'rotate_pages' | 'reverse_pages' | 'extract_text', bytes: Uint8Array) =>
	(await local.run(name, [asDocument(bytes)], decode(name, name === 'rotate_pages' ? { angle: 90 } : {}))).notes
		.filter(({ code }) => code === 'document_repaired')
		.map(({ message }) => message);

const IMAGE = ['/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8', 'x'] as const;

/** Each page has its own content and image; page 3 draws a form with another font. */
const OBJECTS: Objects = {
	...pageObjects(3, {
		pages: {
			1: '/Resources<</Font<</F 3 0 R>>/XObject<</I 61 0 R>>>>',
			2: '/Resources 70 0 R',
			3: '/Resources<</Font<</F 3 0 R>>/XObject<</I 63 0 R/X 64 0 R>>>>',
		},
	}),
	61: IMAGE,
	62: IMAGE,
	63: IMAGE,
	64: ['/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</G 65 0 R>>/XObject<</X 64 0 R>>>>', ''],
	65: '<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor 66 0 R>>',
	66: '<</Type/FontDescriptor/FontName/A/FontFile2 67 0 R>>',
	67: ['', 'x'],
	70: '<</Font<</F 3 0 R>>/XObject<</I 62 0 R>>>>',
};

const begin = 'The document was damaged and had to be repaired: ';

describe('the note about a damaged document', () => {
	test.each<[string, number[], string]>([
		['nothing', [], 'all of its 3 pages were found. Check the result.'],
		['content', [41, 43], 'content of its pages 1 and 3 is lost. Check the result.'],
		['a font', [3], 'fonts of its pages 1, 2 and 3 are lost. Check the result.'],
		['a font of a form', [65], 'fonts of its page 3 are lost. Check the result.'],
		['a descriptor', [66], 'fonts of its page 3 are lost. Check the result.'],
		['a program', [67], 'fonts of its page 3 are lost. Check the result.'],
		['an image', [62], 'images of its page 2 are lost. Check the result.'],
		['content and an image', [41, 61], 'content of its page 1 is lost; images of its page 1 are lost. Check the result.'],
	])('names pages that have lost %s', async (_, gone, expected) => {
		const bytes = damaged(OBJECTS, ...gone);
		for (const name of ['rotate_pages', 'reverse_pages', 'extract_text'] as const)
			expect(await messagesOf(name, bytes)).toEqual([begin + expected]);
	});

	test('names a page whose reference to its content cannot be read', async () => {
		const bytes = damaged({ ...OBJECTS, 13: '<</Type/Page/Parent 2 0 R/Contents 43 -0 R>>' });
		expect(await messagesOf('rotate_pages', bytes)).toEqual([`${begin}content of its page 3 is lost. Check the result.`]);
	});

	test('names pages that are lost', async () => {
		expect(await messagesOf('rotate_pages', damaged(OBJECTS, 12))).toEqual([
			`${begin}its page 2 is lost, and a blank page is there. Check the result.`,
		]);
	});

	test('counts pages of a tree that is lost', async () => {
		expect(await messagesOf('rotate_pages', damaged(OBJECTS, 2))).toEqual([
			`${begin}its page tree is lost, so the 3 pages that were found are in the order of the file. Check the result.`,
		]);
	});

	test('tells the documents of a merge apart', async () => {
		const inputs = [damaged(OBJECTS, 41), rawPdf(OBJECTS), damaged(OBJECTS), damaged(OBJECTS, 62, 63)];
		const documents = inputs.map((bytes, index) => asDocument(bytes, `${index + 1}.pdf`));
		const { notes } = await local.run('merge_documents', documents, decode('merge_documents', {}));
		expect(notes.map(({ message }) => message)).toEqual([
			'3 documents were damaged and had to be repaired (1.pdf, 3.pdf, 4.pdf): 1.pdf: content of its page 1 is lost. 4.pdf: images of its pages 2 and 3 are lost.',
		]);
	});

	test('names them also where only references lead nowhere', async () => {
		const { 41: _content, 62: _image, ...others } = OBJECTS;
		expect(await messagesOf('rotate_pages', rawPdf(others))).toEqual([
			`${begin}content of its page 1 is lost; images of its page 2 are lost. Check the result.`,
		]);
	});
});

withTools('poppler')('a page without its content', () => {
	test('is the one that the note names', async () => {
		const bytes = damaged(OBJECTS, 42);
		const { documents, notes } = await local.run('reverse_pages', [asDocument(bytes)], decode('reverse_pages', {}));
		expect(pageTexts(documents[0]!.bytes)).toEqual(['Page 3', '', 'Page 1']);
		expect(notes[0]!.message).toContain('content of its page 2 is lost');
	});
});

withTools('qpdf')('a document of a page tree that contains itself, in which an operation finds nothing to change', () => {
	const words = asDocument(Buffer.from('{"pages": [{"page": 1, "width": 100, "height": 100, "words": []}]}'), 'words.json');
	const bytes = rawPdf({
		...pageObjects(1),
		2: '<</Type/Pages/Kids[11 0 R 2 0 R]/Count 3/MediaBox[0 0 300 200]>>',
		41: ['', ''],
	});

	test('is one that qpdf complains of', () => {
		expect(qpdfCheck(bytes).clean).toBe(false);
	});

	test.each([
		['crop_pages', { crop_to: 'content' }],
		['redact_text', { search: 'absent', search_mode: 'text' }],
		['add_text_layer', { text_layer: words }],
		['resize_pages', { page_width: 300 / 72, page_height: 200 / 72 }],
	] as const)('is repaired by %s, as the note says', async (name, parameters) => {
		const { documents, notes } = await local.run(name, [asDocument(bytes)], decode(name, parameters));
		expect(notes.map(({ code }) => code)).toContain('document_repaired');
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
	});
});
