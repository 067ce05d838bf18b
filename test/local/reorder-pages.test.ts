import { numbered, rich } from '../support/documents/drawn';
import { labelsOf, looks, Objects, outlineLines } from '../support/judges/facts';
import { asDocument, local } from '../support/hosts/local';
import { rawPages } from '../support/documents/raw';
import { pageTexts, qpdfCheck, withTools } from '../support/judges/tools';

const reorder = async (bytes: Uint8Array, page_order: string) => local.run('reorder_pages', [asDocument(bytes)], { page_order });

withTools('qpdf', 'poppler')('reorder_pages', () => {
	test.each([
		['3,1,2', [3, 1, 2, 4, 5, 6].slice(0, 3)],
		['-1,1..-2', [6, 1, 2, 3, 4, 5]],
		['6..1', [6, 5, 4, 3, 2, 1]],
		['2..', [2, 3, 4, 5, 6]],
		['1,1', [1, 1]],
		['4', [4]],
		['5, 5 ,1..2,5', [5, 5, 1, 2, 5]],
	])('%s', async (page_order, expected) => {
		const { documents } = await reorder(await numbered(6), page_order);
		expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
		expect(pageTexts(documents[0]!.bytes)).toEqual(expected.map((page) => `Page ${page}`));
	});

	test.each([false, true])('a page named twice becomes two separate pages (object streams: %s)', async (objectStreams) => {
		const input = await rich(4, { objectStreams });
		const { documents, facts } = await reorder(input, '1,1,2..,1');
		const { bytes } = documents[0]!;
		expect(facts).toEqual({ sourcePageCount: 4, pageCount: 6, repeatedPages: 2 });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const [one, two, three, four] = looks(input);
		expect(looks(bytes)).toEqual([one, one, two, three, four, one]);
		expect(labelsOf(bytes)).toEqual(['i', 'i', 'ii', '1', '2', 'i']);
		expect(outlineLines(bytes)).toEqual([
			'Chapter 1 > 1',
			'  Section 1.1 > 3',
			'    Section 1.1.1 > 4',
			'Part > -',
			'  Chapter 2 > 5',
		]);

		const objects = new Objects(bytes);
		const pages = objects.pages();
		expect(new Set(pages).size).toBe(6);
		const annotations = pages.map((page) => objects.at(page, '/Annots') as string[] | null);
		const listed = annotations.flatMap((list) => list ?? []);
		expect(new Set(listed).size).toBe(listed.length);
		for (const [index, list] of annotations.entries())
			for (const annotation of list ?? []) expect(objects.get(annotation)['/P']).toBe(pages[index]);
		expect(annotations[1]).toHaveLength(annotations[0]!.length);
		// Content and resources are shared; structure and threads belong to the first copy.
		for (const key of ['/Contents', '/Resources']) expect(objects.at(pages[5]!, key)).toEqual(objects.at(pages[0]!, key));
		for (const key of ['/StructParents', '/B']) expect(objects.at(pages[5]!, key)).toBeUndefined();
		expect(listed.filter((annotation) => objects.get(annotation)['/StructParent'] !== undefined)).toHaveLength(1);
		// Four widgets are kids of the one field.
		const field = objects.catalog('/AcroForm', '/Fields', 0);
		expect(objects.catalog('/AcroForm', '/Fields')).toHaveLength(1);
		expect(field['/Kids']).toHaveLength(4);
		for (const kid of field['/Kids']) expect(listed).toContain(kid);
	});

	test('a widget that does not name its field gets copies that belong to that field', async () => {
		const widget = '<</Type/Annot/Subtype/Widget/Rect[20 20 60 40]/F 4>>';
		const input = rawPages(1, {
			catalog: '/AcroForm<</Fields[60 0 R]>>',
			pages: { 1: '/Annots[61 0 R]' },
			objects: { 60: '<</FT/Btn/T(box)/V/Off/Kids[61 0 R]>>', 61: widget },
		});
		const { bytes } = (await reorder(input, '1,1,1')).documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const objects = new Objects(bytes);
		const field = objects.catalog('/AcroForm', '/Fields', 0);
		const listed = objects.pages().flatMap((page) => objects.at(page, '/Annots') as string[]);
		expect([...field['/Kids']].sort()).toEqual([...listed].sort());
		for (const kid of listed) expect(objects.get(kid)['/Parent']).toBe(objects.catalog('/AcroForm')['/Fields'][0]);
	});

	test('drops and repeats at once', async () => {
		const { bytes } = (await reorder(await rich(6), '3,3,1')).documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes).map((text) => /Page \d+/.exec(text)?.[0])).toEqual(['Page 3', 'Page 3', 'Page 1']);
		expect(labelsOf(bytes)).toEqual(['1', '1', 'i']);
		expect(outlineLines(bytes)).toEqual(['Chapter 1 > 3', '  Section 1.1.1 > 1']);
		expect(new Objects(bytes).dangling()).toEqual([]);
	});

	test('keeps a protected document protected', async () => {
		const locked = await local.run('add_password', [asDocument(await rich(4))], {
			password: 'Pass 1234',
			encryption_algorithm: 'AES-256',
		});
		const { documents } = await local.run('reorder_pages', locked.documents, { page_order: '4,2,2', open_password: 'Pass 1234' });
		const { bytes } = documents[0]!;
		expect(qpdfCheck(bytes, 'Pass 1234')).toMatchObject({ clean: true });
		expect(pageTexts(bytes, 'Pass 1234').map((text) => /Page \d+/.exec(text)?.[0])).toEqual(['Page 4', 'Page 2', 'Page 2']);
	});

	test('refuses pages that do not exist, naming item and position', async () => {
		await expect(reorder(await numbered(8), '1,9')).rejects.toMatchObject({
			code: 'invalid_parameters',
			issues: [
				{ field: 'page_order', message: expect.stringContaining("entry 2 ('9') names page 9, but the document has 8 pages") },
			],
		});
	});
});
