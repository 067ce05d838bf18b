import { data } from '../support/documents/forms';
import { rawPages } from '../support/documents/raw';
import { numbered, rich } from '../support/documents/drawn';
import { labelsOf, looks, Objects, outlineLines } from '../support/judges/facts';
import { asDocument, local } from '../support/hosts/local';
import { everyObject, pageTexts, qpdfCheck, uncompressed, withTools } from '../support/judges/tools';

const remove = async (bytes: Uint8Array, first_page: number, last_page = first_page) =>
	local.run('remove_pages', [asDocument(bytes)], { first_page, last_page });

const fieldNames = async (bytes: Uint8Array): Promise<string[]> => Object.keys((await data(bytes)).values);

withTools('qpdf', 'poppler')('remove_pages', () => {
	test.each([false, true])('removes pages and everything that led to them (object streams: %s)', async (objectStreams) => {
		const input = await rich(6, { objectStreams });
		const { documents, notes, facts } = await remove(input, 2, 3);
		const { bytes, pageCount } = documents[0]!;
		expect({ pageCount, notes }).toEqual({ pageCount: 4, notes: [] });
		expect(facts).toMatchObject({ sourcePageCount: 6, pageCount: 4, removedPages: 2 });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes).map((text) => /Page \d+/.exec(text)?.[0])).toEqual(['Page 1', 'Page 4', 'Page 5', 'Page 6']);
		const [, , , ...later] = looks(input);
		expect(looks(bytes).slice(1)).toEqual(later);
		expect(labelsOf(bytes)).toEqual(['i', '2', '3', '4']);
		expect(outlineLines(bytes)).toEqual(['Chapter 1 > 1', 'Part > -', '  Chapter 2 > 4']);

		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		expect(objects.catalog('/OpenAction')).toBeUndefined();
		expect(objects.catalog('/Dests')).toMatchObject({ '/old-start': expect.anything(), '/old-end': expect.anything() });
		// The field keeps the widget of page 1 and its value.
		expect(objects.catalog('/AcroForm', '/Fields', 0, '/V')).toBe('u:Ada');
		expect(objects.catalog('/AcroForm', '/Fields', 0, '/Kids')).toHaveLength(1);
		// One bead is left, and follows itself.
		const bead = objects.catalog('/Threads', 0, '/F');
		expect(bead['/N']).toEqual(bead['/V']);
		expect(objects.get(bead['/N'])).toEqual(bead);
		// The link of page 1 to page 2 went, with its element; the others stay.
		expect(objects.find({ '/Subtype': '/Link' })).toHaveLength(4);
		expect(objects.find({ '/S': '/Link' })).toEqual([]);
		expect(objects.find({ '/S': '/Para' })).toHaveLength(4);
		// Attachment and language belong to no page. The layer was on the removed page only.
		for (const words of ['notes.txt', 'feff0065006e']) expect(uncompressed(bytes)).toContain(words);
		expect(uncompressed(bytes)).not.toContain('/OCG');
	});

	test('leaves nothing of the removed page in the file', async () => {
		const input = await rich(4, { prefix: 'Secret ' });
		const { bytes } = (await remove(input, 2, 4)).documents[0]!;
		const content = everyObject(bytes);
		const utf16 = (text: string) => `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`;
		for (const words of ['Secret Section 1.1', 'Secret Section 1.1.1', 'Secret Chapter 2', 'Secret Part', 'chap', 'end'])
			expect(content).not.toContain(utf16(words));
		expect(content).toContain(utf16('Secret Chapter 1'));
		expect(content).toContain(utf16('start'));
		expect(pageTexts(bytes)).toHaveLength(1);
	});

	test('counts fields that go, by their names, and not the groups of fields', async () => {
		const widget = (entries: string): string => `<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]${entries}>>`;
		const input = rawPages(2, {
			catalog: '/AcroForm<</Fields[60 0 R 66 0 R]>>',
			pages: { 1: '/Annots[62 0 R 63 0 R 65 0 R 67 0 R]', 2: '/Annots[68 0 R]' },
			objects: {
				60: '<</T(order)/Kids[61 0 R]>>',
				61: '<</T(buyer)/Parent 60 0 R/Kids[62 0 R 63 0 R 64 0 R]>>',
				62: widget('/FT/Tx/T(name)/Parent 61 0 R'),
				63: widget('/FT/Tx/T(city)/Parent 61 0 R'),
				64: '<</FT/Tx/T(twice)/Parent 61 0 R/Kids[65 0 R]>>',
				65: widget('/Parent 64 0 R'),
				66: '<</FT/Tx/T(both)/Kids[67 0 R 68 0 R]>>',
				67: widget('/Parent 66 0 R'),
				68: widget('/Parent 66 0 R'),
			},
		});
		const { documents, facts } = await remove(input, 1);
		expect(facts).toMatchObject({ removedFields: 3 });
		expect(await fieldNames(documents[0]!.bytes)).toEqual(['both']);
	});

	test.each([false, true])(
		'nor is its content in objects that nothing leads to any more (object streams: %s)',
		async (objectStreams) => {
			const input = await numbered(40, { objectStreams });
			for (const [name, params] of [
				['remove_pages', { first_page: 2, last_page: 39 }],
				['extract_pages', { first_page: 7, last_page: 7 }],
				['reorder_pages', { page_order: '3,1' }],
			] as const) {
				const { documents } = await local.run(name, [asDocument(input)], params);
				const { bytes } = documents[0]!;
				const shown = [...everyObject(bytes).matchAll(/\((Page \d+)\) Tj/g)].map(([, words]) => words);
				expect({ name, shown: shown.sort() }).toEqual({ name, shown: pageTexts(bytes).sort() });
			}
		},
	);

	test('the first page and the last page of many', async () => {
		const input = await numbered(120, { objectStreams: true });
		const { bytes } = (await remove((await remove(input, 1)).documents[0]!.bytes, 119)).documents[0]!;
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)).toEqual(Array.from({ length: 118 }, (_, index) => `Page ${index + 2}`));
	});

	test('gives the same bytes every time', async () => {
		const input = await rich();
		expect((await remove(input, 3)).documents).toEqual((await remove(input, 3)).documents);
	});

	test('refuses to remove every page, and pages that do not exist', async () => {
		const input = await numbered(3);
		const message = 'must not name every page of the document together with last_page: at least one page must remain';
		await expect(remove(input, 1, 3)).rejects.toMatchObject({ issues: [{ field: 'first_page', message }] });
		await expect(local.run('remove_pages', [asDocument(input)], { first_page: 1 })).rejects.toMatchObject({
			issues: [{ field: 'first_page' }],
		});
		await expect(remove(input, 2, 9)).rejects.toMatchObject({ code: 'invalid_parameters', issues: [{ field: 'last_page' }] });
	});
});
