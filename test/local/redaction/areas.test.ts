/** Areas, and images under text that is not seen. */
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { openDocument } from '../../../shared/pdf/open-document';
import { isName, Stream } from '../../../shared/pdf/syntax/values';
import { texts } from '../../support/documents/texts';
import { asDocument, job, local } from '../../support/hosts/local';
import { pageTexts, qpdfCheck, renderPages, uncompressed, withTools, type Picture } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

async function redacted(bytes: Uint8Array, parameters: RawParameters) {
	const { documents, facts } = await local.run('redact_text', [asDocument(bytes)], decode('redact_text', parameters));
	return { bytes: documents[0]!.bytes, facts };
}

const area = (x: number, y: number, width: number, height: number, page = 1) => ({
	redact_areas: { areas: [{ page, box: { x, y, width, height } }] },
});

/** The color of a pixel at a place in points from the upper left corner, at 72 dpi. */
function pixel([picture]: readonly Picture[], x: number, y: number): number[] {
	const { width, rgb } = picture!;
	const at = (y * width + x) * 3;
	return [...rgb.subarray(at, at + 3)];
}

/** An image of 100 by 100 samples, red above and green below, at 100, 300 on a page of 400 by 600 points. */
const samples = Buffer.concat([Buffer.alloc(15_000, Uint8Array.of(255, 0, 0)), Buffer.alloc(15_000, Uint8Array.of(0, 128, 0))]);
const image = (entries = ''): readonly [string, string] => [
	`/Type/XObject/Subtype/Image/Width 100/Height 100/BitsPerComponent 8/ColorSpace/DeviceRGB${entries}`,
	samples.toString('latin1'),
];
const withImage = (content: string, objects: Readonly<Record<number, string | readonly [string, string]>> = {}) =>
	texts([content], { resources: '/XObject<</I 70 0 R/Fm 71 0 R>>', objects: { 70: image(), ...objects } });
const paint = 'q 100 0 0 100 100 300 cm /I Do Q\n';

withTools('qpdf', 'poppler')('redact_areas', () => {
	test('takes glyphs that touch, and leaves the others', async () => {
		const source = texts(['BT /F 20 Tf 40 500 Td (one two three) Tj ET BT /F 20 Tf 40 400 Td (four) Tj ET']);
		const { bytes, facts } = await redacted(source, area(82, 80, 20, 20));
		expect(pageTexts(bytes).join().split(/\s+/).sort()).toEqual(['four', 'one', 'three']);
		expect(uncompressed(bytes)).not.toMatch(/two/);
		expect(facts).toMatchObject({ redactedPages: 1, redactedImages: 0 });
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	test('takes what find_text gives as it is', async () => {
		const source = texts(['BT /F 20 Tf 40 500 Td (one two three) Tj ET']);
		const { data } = await local.run('find_text', [asDocument(source)], decode('find_text', { search: 'two' }));
		const { bytes } = await redacted(source, { redact_areas: data! });
		expect(pageTexts(bytes).join()).toMatch(/^one\s+three$/);
	});

	test('divides paths that are filled and stroked', async () => {
		const source = texts(['1 0 0 rg 0 0 1 RG 6 w 100 300 100 100 re B 0 1 0 rg 10 10 m 50 90 90 10 30 30 c f']);
		const { bytes } = await redacted(source, { ...area(120, 180, 40, 60), redact_mark: 'none' });
		const [before, after] = [renderPages(source, { dpi: 72 }), renderPages(bytes, { dpi: 72 })];
		expect(pixel(before, 130, 220)).toEqual([255, 0, 0]);
		expect(pixel(after, 130, 220)).toEqual([255, 255, 255]);
		expect(pixel(after, 140, 200)).toEqual([255, 255, 255]);
		expect(pixel(after, 110, 220)).toEqual([255, 0, 0]);
		expect(pixel(after, 110, 200)).toEqual([0, 0, 255]);
		expect(pixel(after, 180, 290)).toEqual([255, 0, 0]);
	});

	testInTurn.each([
		['', {}],
		[
			'/SMask 72 0 R',
			{ 72: ['/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray', '\xff\xff\xff\xff'] },
		],
	] as const)('overwrites the samples of images %s', async (entries, more) => {
		const source = withImage(paint, { 70: image(entries), ...more });
		const { bytes, facts } = await redacted(source, { ...area(120, 210, 20, 20), redact_mark: 'white' });
		expect(facts).toMatchObject({ redactedImages: 1 });
		const after = renderPages(bytes, { dpi: 72 });
		expect(pixel(after, 130, 220)).toEqual([255, 255, 255]);
		expect(pixel(after, 110, 220)).toEqual([255, 0, 0]);
		expect(pixel(after, 110, 280)).toEqual([0, 128, 0]);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});

	test('leaves the same image in other places as it is', async () => {
		const source = withImage(`${paint}q 100 0 0 100 250 300 cm /I Do Q /Fm Do`, {
			71: ['/Subtype/Form/BBox[0 0 400 600]/Resources<</XObject<</I 70 0 R>>>>', 'q 100 0 0 100 100 100 cm /I Do Q'],
		});
		const { bytes } = await redacted(source, { ...area(120, 210, 20, 20), redact_mark: 'none' });
		const after = renderPages(bytes, { dpi: 72 });
		expect(pixel(after, 130, 220)).toEqual([255, 255, 255]);
		expect(pixel(after, 280, 220)).toEqual([255, 0, 0]);
		expect(pixel(after, 130, 420)).toEqual([255, 0, 0]);
	});

	test('overwrites images of forms and in content, and stencils', async () => {
		const bits = '\x00'.repeat(8);
		const source = withImage(`/Fm Do 0 0 1 rg q 80 0 0 80 20 20 cm BI /W 8 /H 8 /IM true ID ${bits}\nEI Q`, {
			71: ['/Subtype/Form/BBox[0 0 400 600]/Resources<</XObject<</I 70 0 R>>>>', paint],
		});
		const areas = [
			{ page: 1, box: { x: 120, y: 210, width: 20, height: 20 } },
			{ page: 1, box: { x: 30, y: 510, width: 10, height: 10 } },
		];
		const { bytes, facts } = await redacted(source, { redact_areas: { areas }, redact_mark: 'none' });
		expect(facts).toMatchObject({ redactedImages: 2 });
		const after = renderPages(bytes, { dpi: 72 });
		expect(pixel(renderPages(source, { dpi: 72 }), 35, 515)).toEqual([0, 0, 255]);
		expect(pixel(after, 35, 515)).toEqual([255, 255, 255]);
		expect(pixel(after, 90, 570)).toEqual([0, 0, 255]);
		expect(pixel(after, 130, 220)).toEqual([255, 255, 255]);
		expect(pixel(after, 110, 220)).toEqual([255, 0, 0]);
	});

	test.each([
		['in invisible text', `${paint}BT 3 Tr /F 12 Tf 110 360 Td (Zorkmid) Tj ET`],
		['in transparent text', `${paint}/G gs BT /F 12 Tf 110 360 Td (Zorkmid) Tj ET`],
		['in text under an image', `BT /F 12 Tf 110 360 Td (Zorkmid) Tj ET ${paint}`],
	])('overwrites the samples that show what is found %s', async (_, content) => {
		const source = texts([content], {
			resources: '/XObject<</I 70 0 R>>/ExtGState<</G<</ca 0>>>>',
			objects: { 70: image() },
		});
		const { bytes, facts } = await redacted(source, { search: 'zorkmid', redact_mark: 'none' });
		expect(facts).toMatchObject({ redactedImages: 1, redactedMatches: 1 });
		expect(pageTexts(bytes).join('').trim()).toBe('');
		const after = renderPages(bytes, { dpi: 72 });
		expect(pixel(after, 130, 236)).toEqual([255, 255, 255]);
		expect(pixel(after, 130, 260)).toEqual([0, 128, 0]);
	});

	test('leaves images under text that is seen', async () => {
		const { facts } = await redacted(withImage(`${paint}BT /F 12 Tf 110 360 Td (Zorkmid) Tj ET`), { search: 'zorkmid' });
		expect(facts).toMatchObject({ redactedImages: 0, redactedMatches: 1 });
	});

	test('removes annotations that touch, and words of the area from tags', async () => {
		const source = texts(['/P <</MCID 0>> BDC BT /F 12 Tf 40 500 Td (Zorkmid here) Tj ET EMC'], {
			page: '/StructParents 0/Annots[72 0 R 73 0 R]',
			catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 70 0 R',
			objects: {
				70: '<</Type/StructTreeRoot/K 71 0 R/ParentTree<</Nums[0[71 0 R]]>>>>',
				71: '<</Type/StructElem/S/P/P 70 0 R/Pg 200 0 R/K 0/Alt(A Zorkmid)>>',
				72: '<</Type/Annot/Subtype/Square/Rect[45 495 60 505]/F 4/Contents(gone)>>',
				73: '<</Type/Annot/Subtype/Square/Rect[45 95 60 105]/F 4/Contents(about a Zorkmid, left)>>',
			},
		});
		const { bytes } = await redacted(source, area(38, 85, 30, 20));
		const whole = uncompressed(bytes);
		expect(whole).not.toMatch(/orkmid|gone/);
		expect(whole).toMatch(/left/);
	});

	test('takes what annotations mark', async () => {
		const source = texts(['BT /F 20 Tf 40 500 Td (one two three) Tj ET'], {
			page: '/Annots[70 0 R]',
			objects: { 70: '<</Type/Annot/Subtype/Redact/F 4/Rect[80 495 110 520]/QuadPoints[80 520 110 520 80 495 110 495]>>' },
		});
		const { bytes } = await redacted(source, { redact_annotations: true });
		expect(pageTexts(bytes).join()).toMatch(/^one\s+three$/);
		expect(uncompressed(bytes)).not.toMatch(/\/Redact\b/);
	});

	test('refuses areas into which a shading reaches, and wrong ones', async () => {
		const shading =
			'/Shading<</S<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 400 0]/Function<</FunctionType 2/Domain[0 1]/N 1>>>>>>';
		await expect(redacted(texts(['/S sh'], { resources: shading }), area(10, 10, 10, 10))).rejects.toThrow(
			/page 1.*a shading reaches/,
		);
		await expect(redacted(texts(['0 g']), area(10, 10, 10, 10, 2))).rejects.toThrow(/must have a page from 1 to 1/);
		await expect(redacted(texts(['0 g']), { redact_areas: { boxes: [] } })).rejects.toThrow(/under areas/);
	});

	testInTurn('refuses more areas than it compares with everything on their pages', async () => {
		const box = { x: 1, y: 1, width: 1, height: 1 };
		const many = Array.from({ length: 50_001 }, () => box);
		await expect(redacted(texts(['0 g']), { redact_areas: { areas: [{ page: 1, boxes: many }] } })).rejects.toThrow(
			/redact_areas: has more than 50000 boxes, and at most 50000 are allowed/,
		);
		const quads = '10 20 20 20 10 10 20 10 '.repeat(50_001);
		const marked = texts(['0 g'], {
			page: '/Annots[70 0 R]',
			objects: { 70: `<</Type/Annot/Subtype/Redact/Rect[0 0 9 9]/QuadPoints[${quads}]>>` },
		});
		await expect(redacted(marked, { redact_annotations: true })).rejects.toThrow(
			/redact_annotations: finds more than 50000 areas, and at most 50000 are allowed: choose fewer pages/,
		);
	});

	test('refuses to search scans', async () => {
		const scan = withImage('q 400 0 0 600 0 0 cm /I Do Q');
		await expect(redacted(scan, { search: 'zorkmid' })).rejects.toThrow(/search: page 1 has no text that can be searched/);
		await expect(redacted(scan, { redact_kinds: 'email' })).rejects.toThrow(/redact_kinds: page 1 has no text/);
		expect((await redacted(scan, area(10, 10, 10, 10))).facts).toMatchObject({ redactedImages: 1 });
	});

	test('refuses documents with attachments, unless they go', async () => {
		const source = texts(['BT /F 12 Tf 40 500 Td (Zorkmid) Tj ET'], {
			catalog: '/Names<</EmbeddedFiles<</Names[(a.txt) 70 0 R]>>>>',
			objects: { 70: '<</Type/Filespec/F(a.txt)/EF<</F 71 0 R>>>>', 71: ['/Type/EmbeddedFile', 'Zorkmid'] },
		});
		await expect(redacted(source, { search: 'zorkmid' })).rejects.toThrow(/has 1 attachment/);
		const { bytes } = await redacted(source, { search: 'zorkmid', remove_attachments: true });
		expect(uncompressed(bytes)).not.toMatch(/Zorkmid|EmbeddedFile/);
	});

	test('takes glyphs of which a tag gives another text', async () => {
		const source = texts(['BT /F 12 Tf 40 500 Td (Kept) Tj ET /P <</MCID 0>> BDC BT /F 12 Tf 40 400 Td (abc) Tj ET EMC'], {
			page: '/StructParents 0',
			catalog: '/MarkInfo<</Marked true>>/StructTreeRoot 70 0 R',
			objects: {
				70: '<</Type/StructTreeRoot/K 71 0 R/ParentTree<</Nums[0[71 0 R]]>>>>',
				71: '<</Type/StructElem/S/P/P 70 0 R/Pg 200 0 R/K 0/ActualText(Zorkmid)>>',
			},
		});
		const { bytes } = await redacted(source, { search: 'zorkmid' });
		expect(pageTexts(bytes).join()).toBe('Kept');
	});
});

test('an area beside an image takes none of its samples, however large they are', async () => {
	const source = texts(['q 100 0 0 100 100 300 cm /I Do Q'], {
		resources: '/XObject<</I 70 0 R>>',
		objects: { 70: ['/Type/XObject/Subtype/Image/Width 4/Height 4/BitsPerComponent 8/ColorSpace/DeviceGray', 'x'.repeat(16)] },
	});
	const areas = [
		{ page: 1, box: { x: 105, y: 205, width: 10, height: 10 } },
		{ page: 1, box: { x: 210, y: 200, width: 50, height: 100 } },
	];
	const { bytes } = await redacted(source, { redact_areas: { areas }, redact_mark: 'none' });
	const document = await openDocument(bytes, job());
	const values = Array.from({ length: document.size }, (_, number) => document.get(number));
	const images = values.filter((value) => value instanceof Stream && isName(value.dict.get('Subtype'), 'Image')) as Stream[];
	const rows = images.map((image) => Buffer.from(document.decodedPart(image)!.data).toString('latin1').match(/.{4}/gs));
	expect(rows).toContainEqual(['\xff\xffxx', '\xff\xffxx', 'xxxx', 'xxxx']);
});
