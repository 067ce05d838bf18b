import { numbered, rich } from '../support/documents/drawn';
import { labelsOf, looks, Objects, outlineLines } from '../support/judges/facts';
import { asDocument, local } from '../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const extract = async (bytes: Uint8Array, first_page: number, last_page?: number) =>
	local.run('extract_pages', [asDocument(bytes)], { first_page, ...(last_page === undefined ? {} : { last_page }) });

withTools('qpdf', 'poppler')('extract_pages', () => {
	testInTurn.each([false, true])('keeps a range of pages and what belongs to it (object streams: %s)', async (objectStreams) => {
		const input = await rich(6, { objectStreams });
		const { documents, facts } = await extract(input, 2, 3);
		const { bytes, pageCount } = documents[0]!;
		expect(pageCount).toBe(2);
		expect(facts).toMatchObject({ sourcePageCount: 6, pageCount: 2, removedPages: 4 });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(looks(bytes)).toEqual(looks(input, { first: 2, last: 3 }));
		expect(labelsOf(bytes)).toEqual(['ii', '1']);
		// Children of an entry that went take its place; the heading over nothing went, too.
		expect(outlineLines(bytes)).toEqual(['Section 1.1 > 1', '  Section 1.1.1 > 2']);
		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
		expect(objects.catalog('/OpenAction', 0)).toEqual(objects.get(objects.pages()[0]!));
		expect(objects.catalog('/Dests')).toBeUndefined();
		expect(objects.catalog('/Outlines', '/Count')).toBe(2);
	});

	test('to the end of the document, and one page', async () => {
		const input = await numbered(9);
		expect(pageTexts((await extract(input, 8)).documents[0]!.bytes)).toEqual(['Page 8', 'Page 9']);
		expect(pageTexts((await extract(input, 5, 5)).documents[0]!.bytes)).toEqual(['Page 5']);
	});

	test('keeps no form, threads or outline if none of their parts is on the pages, and the tags of these pages only', async () => {
		const input = await rich(6);
		const objects = new Objects((await extract(input, 4, 5)).documents[0]!.bytes);
		for (const feature of ['/AcroForm', '/Threads', '/Outlines', '/Dests', '/OpenAction'])
			expect(objects.catalog(feature)).toBeUndefined();
		expect(objects.catalog('/StructTreeRoot', '/K', '/K')).toHaveLength(2);
	});

	test('the whole document is all of it', async () => {
		const input = await rich();
		const { documents, facts } = await extract(input, 1);
		expect(facts).toEqual({ sourcePageCount: 6, pageCount: 6 });
		expect(pageTexts(documents[0]!.bytes)).toEqual(pageTexts(input));
		expect(outlineLines(documents[0]!.bytes)).toEqual(outlineLines(input));
	});

	test('refuses pages beyond the end', async () => {
		await expect(extract(await numbered(1), 2)).rejects.toMatchObject({
			issues: [{ field: 'first_page', message: 'is 2, but the document has 1 page' }],
		});
	});
});
