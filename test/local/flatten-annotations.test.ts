import { decode } from '../../shared/contract/values/decode';
import { rawPages } from '../support/documents/raw';
import { sample } from '../support/documents/samples';
import { asDocument, local } from '../support/hosts/local';
import { Objects } from '../support/judges/facts';
import { pageTexts, qpdfCheck, renderPages, uncompressed, withPrograms, withTools } from '../support/judges/tools';
import { difference } from '../support/readers/pictures';

const change = async (operation: 'flatten_annotations' | 'remove_annotations', bytes: Uint8Array, kinds = 'comments') => {
	const parameters = decode(operation, { annotation_kinds: kinds });
	const { documents, notes, facts } = await local.run(operation, [asDocument(bytes)], parameters);
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code), facts };
};

const square = ['/Type/XObject/Subtype/Form/BBox[0 0 10 10]', '1 0 0 rg 0 0 10 10 re f'] as const;
const comment = (entries: string, rect = '10 10 20 20') => `<</Type/Annot/Rect[${rect}]${entries}>>`;

/** One page with the annotations 60, 61, … */
const annotated = (annotations: readonly string[], objects = {}, catalog = '', page = '') =>
	rawPages(1, {
		catalog,
		pages: { 1: `/Annots[${annotations.map((_, at) => `${60 + at} 0 R`).join(' ')}]${page}` },
		objects: { ...Object.fromEntries(annotations.map((annotation, at) => [60 + at, annotation])), 90: square, ...objects },
	});

withTools('qpdf', 'poppler')('annotations', () => {
	/** A note with its window and a reply, a hidden one, and those that are never meant. */
	const review = () =>
		annotated([
			comment('/Subtype/Text/Contents(NOTE)/AP<</N 90 0 R>>/Popup 61 0 R'),
			comment('/Subtype/Popup/Parent 60 0 R'),
			comment('/Subtype/Text/Contents(REPLY)/IRT 60 0 R/F 2/AP<</N 90 0 R>>'),
			comment('/Subtype/Link/Border[0 0 0]/A<</S/Hide/T[60 0 R 63 0 R]>>', '40 40 60 60'),
			comment('/Subtype/FileAttachment/Contents(KEPT)/AP<</N 90 0 R>>', '40 10 50 20'),
			comment('/Subtype/Watermark/Contents(MARK)/AP<</N 90 0 R>>', '70 10 80 20'),
			comment('/Subtype/Stamp/Contents(STAMP)', '100 10 110 20'),
		]);
	const subtypes = (bytes: Uint8Array) => {
		const objects = new Objects(bytes);
		return (objects.get(objects.pages()[0]!)['/Annots'] ?? []).map((item: string) => objects.get(item)['/Subtype']);
	};

	test('flatten_annotations paints comments, and keeps links, files and stamps without an appearance', async () => {
		const input = review();
		const { bytes, notes, facts } = await change('flatten_annotations', input);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(new Objects(bytes).dangling()).toEqual([]);
		expect(subtypes(bytes)).toEqual(['/Link', '/FileAttachment', '/Watermark', '/Stamp']);
		expect(uncompressed(bytes)).not.toMatch(/NOTE|REPLY/);
		expect(facts).toEqual({ pageCount: 1, flattenedAnnotations: 1, removedAnnotations: 1, leftAnnotations: 1 });
		expect(notes).toEqual(['annotations_left']);
		expect(difference(renderPages(bytes)[0]!, renderPages(input)[0]!)).toBe(0);
		// Nothing is left to do.
		expect((await change('flatten_annotations', bytes)).facts).toMatchObject({ flattenedAnnotations: 0, leftAnnotations: 1 });
	});

	test('flatten_annotations says that boxes are drawn for characters that no font has', async () => {
		const box = (text: string) =>
			annotated([
				comment(
					`/Subtype/FreeText/DA(/Helv 9 Tf 0 g)/Contents<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`,
					'10 10 90 40',
				),
			]);
		expect((await change('flatten_annotations', box('plain'))).notes).toEqual([]);
		expect((await change('flatten_annotations', box('\u6f22\u5b57'))).notes).toEqual(['characters_missing']);
	});

	test('flatten_annotations takes watermarks as well, if all are wanted', async () => {
		const { bytes, facts } = await change('flatten_annotations', review(), 'all');
		expect(subtypes(bytes)).toEqual(['/Link', '/FileAttachment', '/Stamp']);
		expect(facts).toMatchObject({ flattenedAnnotations: 2 });
		expect(difference(renderPages(bytes)[0]!, renderPages(review())[0]!)).toBe(0);
	});

	test('remove_annotations removes comments, with their windows and what refers to them', async () => {
		const { bytes, notes, facts } = await change('remove_annotations', review());
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(new Objects(bytes).dangling()).toEqual([]);
		expect(subtypes(bytes)).toEqual(['/Link', '/FileAttachment', '/Watermark']);
		expect(uncompressed(bytes)).not.toMatch(/NOTE|REPLY|STAMP/);
		expect(uncompressed(bytes)).toMatch(/KEPT[^]*MARK|MARK[^]*KEPT/);
		expect(facts).toEqual({ pageCount: 1, removedAnnotations: 3 });
		expect(notes).toEqual([]);
		expect((await change('remove_annotations', bytes)).notes).toEqual(['no_annotations']);
	});

	test('tags of a comment lead to the content that shows it', async () => {
		const tagged = annotated(
			[comment('/Subtype/Square/AP<</N 90 0 R>>/StructParent 1')],
			{
				80: '<</Type/StructTreeRoot/K 81 0 R/ParentTree<</Nums[0[81 0 R]1 82 0 R]>>/ParentTreeNextKey 2>>',
				81: '<</Type/StructElem/S/P/P 80 0 R/K[0 82 0 R]/Pg 11 0 R>>',
				82: '<</Type/StructElem/S/Annot/P 81 0 R/Alt(A red square)/K<</Type/OBJR/Obj 60 0 R/Pg 11 0 R>>>>',
				41: ['', '/P <</MCID 0>> BDC BT /F 24 Tf 40 100 Td (Page 1) Tj ET EMC'],
			},
			'/StructTreeRoot 80 0 R/MarkInfo<</Marked true>>',
			'/StructParents 0',
		);
		const { bytes } = await change('flatten_annotations', tagged);
		const objects = new Objects(bytes);
		expect(objects.catalog('/StructTreeRoot', '/K', '/K', 1, '/K')).toMatchObject({ '/Type': '/MCR', '/MCID': 1 });
		expect(objects.catalog('/StructTreeRoot', '/K', '/K', 1, '/Alt')).toBe('u:A red square');
		expect(uncompressed(bytes)).toContain('/Annot <</MCID 1>> BDC');
		const { bytes: without } = await change('remove_annotations', tagged);
		expect(uncompressed(without)).not.toContain('A red square');
		expect(new Objects(without).dangling()).toEqual([]);
	});

	test('annotations that a page holds directly, or that pages share, go as well', async () => {
		const shared = rawPages(2, {
			pages: { 1: `/Annots[${comment('/Subtype/Square/Contents(DIRECT)/AP<</N 90 0 R>>')} 60 0 R]`, 2: '/Annots 61 0 R' },
			objects: { 60: comment('/Subtype/Ink/Contents(SHARED)/AP<</N 90 0 R>>', '50 50 60 60'), 61: '[60 0 R]', 90: square },
		});
		for (const operation of ['flatten_annotations', 'remove_annotations'] as const) {
			const { bytes } = await change(operation, shared);
			expect(uncompressed(bytes)).not.toMatch(/DIRECT|SHARED|\/Annots/);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			const same = renderPages(bytes).map((picture, page) => difference(picture, renderPages(shared)[page]!));
			if (operation === 'flatten_annotations') expect(same).toEqual([0, 0]);
		}
	});

	withPrograms('poppler').test('comments without an appearance look about as poppler draws them', async () => {
		const { bytes } = await sample('reviewed.pdf');
		const { bytes: flat, facts } = await change('flatten_annotations', bytes);
		expect(facts).toMatchObject({ flattenedAnnotations: 11, leftAnnotations: 1 });
		expect(difference(renderPages(flat, { dpi: 72 })[0]!, renderPages(bytes, { dpi: 72 })[0]!)).toBeLessThan(0.006);
		expect(pageTexts(flat)[0]).toMatch(/Please check the price with Sales\s+before this goes out/);
		expect(uncompressed(flat)).toMatch(/\/BM \/Multiply/);
	});

	test.each([
		['its corners in the order of the standard', '50 90 150 90 150 130 50 130'],
		['its corners in the usual order', '50 130 150 130 50 90 150 90'],
	])('a highlight with %s leaves the text readable', async (_, points) => {
		const { bytes } = await change(
			'flatten_annotations',
			annotated([comment(`/Subtype/Highlight/C[1 1 0]/QuadPoints[${points}]`, '50 90 150 130')]),
		);
		const [picture] = renderPages(bytes, { dpi: 72 });
		const colorAt = (x: number, y: number) => [
			...picture!.rgb.subarray((y * picture!.width + x) * 3, (y * picture!.width + x) * 3 + 3),
		];
		expect(colorAt(140, 100)).toEqual([255, 255, 0]);
		expect(colorAt(60, 72)).toEqual([255, 255, 0]);
		expect(colorAt(45, 100)).not.toEqual([255, 255, 0]);
		// Text is black under the yellow.
		const row = Array.from({ length: 100 }, (_, x) => Math.max(...colorAt(50 + x, 92)));
		expect(Math.min(...row)).toBeLessThan(60);
		expect(pageTexts(bytes)[0]).toContain('Page 1');
	});

	test('malformed comments are left or drawn as far as they go', async () => {
		const odd = annotated([
			comment('/Subtype/Ink/InkList[[1 2 3]/x[null 4] 7]'),
			comment('/Subtype/Line/L[0 0]/LE[/OpenArrow]'),
			comment('/Subtype/Polygon/Vertices[1 1]'),
			comment('/Subtype/Square/C[1 2 3 4 5]/IC[-1 9 0]/BS<</W -3/S/D/D[0 0]>>'),
			comment('/Subtype/Highlight/QuadPoints[0 0 0 0 0 0 0 0]/C[]'),
			comment('/Subtype/Squiggly/QuadPoints[0 1e9 1e9 1e9 0 0 1e9 0]'),
			comment('/Subtype/FreeText/DA(garbage)/Contents 60 0 R/RD[99 99 99 99]'),
			comment('/Subtype/Circle', '0 0 0 0'),
			'<</Subtype/Square>>',
		]);
		const { bytes } = await change('flatten_annotations', odd);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)[0]).toContain('Page 1');
	});
});
