import { numbered, rich } from '../support/documents/drawn';
import { labelsOf, looks, Objects, outlineLines } from '../support/judges/facts';
import { asDocument, local } from '../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const reverse = async (bytes: Uint8Array) => (await local.run('reverse_pages', [asDocument(bytes)], {})).documents[0]!;

withTools('qpdf', 'poppler')('reverse_pages', () => {
	test.each([false, true])('turns the order round and keeps everything (object streams: %s)', async (objectStreams) => {
		const input = await rich(6, { objectStreams });
		const { bytes, pageCount, name } = await reverse(input);
		expect({ pageCount, name }).toEqual({ pageCount: 6, name: 'document.pdf' });
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)).toEqual(pageTexts(input).reverse());
		expect(looks(bytes)).toEqual(looks(input).reverse());
		expect(labelsOf(input)).toEqual(['i', 'ii', '1', '2', '3', '4']);
		expect(labelsOf(bytes)).toEqual(['4', '3', '2', '1', 'ii', 'i']);
		expect(outlineLines(bytes)).toEqual([
			'Chapter 1 > 6',
			'  Section 1.1 > 5',
			'    Section 1.1.1 > 4',
			'Part > -',
			'  Chapter 2 > 1',
		]);
		const [before, after] = [new Objects(input), new Objects(bytes)];
		for (const feature of ['/AcroForm', '/Names', '/Dests', '/Threads', '/StructTreeRoot', '/OCProperties', '/OpenAction'])
			expect(after.catalog(feature)).toEqual(before.catalog(feature));
		expect(after.find({ '/Type': '/Annot' })).toEqual(before.find({ '/Type': '/Annot' }));
	});

	test('twice gives the pages of the input, and the same bytes every time', async () => {
		const input = await rich();
		const { bytes: once } = await reverse(input);
		const { bytes: again } = await reverse(input);
		expect(Buffer.compare(once, again)).toBe(0);
		const { bytes: twice } = await reverse(once);
		expect(pageTexts(twice)).toEqual(pageTexts(input));
		expect(labelsOf(twice)).toEqual(labelsOf(input));
	});

	testInTurn('a document of one page, and one without labels', async () => {
		expect(pageTexts((await reverse(await numbered(1))).bytes)).toEqual(['Page 1']);
		const { bytes } = await reverse(await numbered(250));
		expect(pageTexts(bytes)).toEqual(Array.from({ length: 250 }, (_, index) => `Page ${250 - index}`));
		expect(new Objects(bytes).catalog('/PageLabels')).toBeUndefined();
	});
});
