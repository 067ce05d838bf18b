/** Page trees that have lost their root's /Kids: the pages are found in the file. */
import { decode } from '../../shared/contract/values/decode';
import { openDocument } from '../../shared/pdf/open-document';
import { expectLinear } from '../support/cost/growth';
import { packable, pageObjects, RawFile, rawPages, rawPdf } from '../support/documents/raw';
import { asDocument, job, local } from '../support/hosts/local';
import { pageTexts, qpdfCheck, textByMupdf, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const ROOT = '/Type/Pages/MediaBox[0 0 300 200]/Resources<</Font<</F 3 0 R>>>>';

async function rotated(bytes: Uint8Array) {
	const { documents, notes } = await local.run('rotate_pages', [asDocument(bytes)], decode('rotate_pages', { angle: 90 }));
	const result = documents[0]!.bytes;
	expect(qpdfCheck(result)).toMatchObject({ clean: true });
	return { texts: pageTexts(result), messages: notes.map(({ message }) => message) };
}

const begin =
	'The document was damaged and had to be repaired: its page tree is lost, so the 3 pages that were found are in the order of the file';

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('a page tree', () => {
	test.each([
		['no /Kids', '/Count 3', '. Check the result.'],
		['/Kids that are null', '/Count 3/Kids null', '. Check the result.'],
		['/Kids that lead to nothing', '/Count 3/Kids 99 0 R', '. Check the result.'],
		['another /Count', '/Count 5', '; 3 pages were found, and the document claims 5. Check the result.'],
	])('with %s has all the pages that the file has', async (_, entries, end) => {
		const bytes = rawPages(3, { objects: { 2: `<<${ROOT}${entries}>>` } });
		expect(await rotated(bytes)).toEqual({ texts: ['Page 1', 'Page 2', 'Page 3'], messages: [begin + end] });
	});

	test('is made in the order of the file, also of pages in object streams', async () => {
		const { 2: _, 11: first, 12: second, 13: third, 14: fourth, ...others } = pageObjects(4);
		const [packed, streams] = packable({ ...others, 2: `<<${ROOT}/Count 4>>`, 11: first!, 14: fourth! });
		const file = new RawFile()
			.objects({ 13: third! })
			.objectStream(100, packed)
			.objects({ 12: second!, ...streams })
			.crossReferenceStream(101, '/Root 1 0 R');
		expect((await rotated(file.bytes)).texts).toEqual(['Page 3', 'Page 1', 'Page 4', 'Page 2']);
	});

	test('keeps the nodes that it still has, with what pages inherit from them', async () => {
		const objects = pageObjects(3);
		const bytes = rawPdf({
			...objects,
			2: '<</Type/Pages/Count 3/Resources<</Font<</F 3 0 R>>>>>>',
			12: (objects[12] as string).replace('2 0 R', '60 0 R'),
			13: (objects[13] as string).replace('2 0 R', '60 0 R'),
			11: (objects[11] as string).replace('>>', '/MediaBox[0 0 300 200]>>'),
			60: '<</Type/Pages/Parent 2 0 R/Count 2/Kids[13 0 R 12 0 R]/MediaBox[0 0 500 400]>>',
		});
		const { data } = await local.run('get_document_info', [asDocument(bytes)], decode('get_document_info', { per_page: true }));
		const sizes = [200, 400, 400].map((height) => ({ height }));
		expect(data).toMatchObject({ pageCount: 3, repaired: true, pages: sizes });
		expect((await rotated(bytes)).texts).toEqual(['Page 1', 'Page 3', 'Page 2']);
	});

	test('of which only a page is there, which says that it is the root, stays', async () => {
		const bytes = rawPdf({
			1: '<</Type/Catalog/Pages 2 0 R>>',
			2: `<<${ROOT}/Contents 4 0 R>>`,
			3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
			4: ['', 'BT /F 24 Tf 40 100 Td (Alone) Tj ET'],
		});
		expect((await rotated(bytes)).texts).toEqual(['Alone']);
	});

	test('whose nodes lead to each other has all pages', async () => {
		const bytes = rawPages(2, {
			objects: {
				2: `<<${ROOT}/Count 2>>`,
				60: '<</Type/Pages/Count 2/Kids[61 0 R 11 0 R]>>',
				61: '<</Type/Pages/Count 2/Kids[60 0 R 12 0 R]>>',
			},
		});
		expect((await rotated(bytes)).texts.sort()).toEqual(['Page 1', 'Page 2']);
	});

	testInTurn('takes time in proportion to nodes that share their kids', async () => {
		await expectLinear(async (count) => {
			const { 1: catalog, 3: font } = pageObjects(1);
			const kids = Array.from({ length: count }, (_, index) => `${11 + index} 0 R`);
			const nodes = kids.map((_, index) => [100_000 + index, '<</Type/Pages/Parent 2 0 R/Kids 99999 0 R>>']);
			const tree = { 2: `<<${ROOT}/Count ${count}>>`, 3: font!, 99999: `[${kids.join(' ')}]` };
			const pages = kids.map((_, index) => [11 + index, '<</Type/Page/Parent 2 0 R>>']);
			const bytes = rawPdf({ 1: catalog!, ...tree, ...Object.fromEntries([...pages, ...nodes]) });
			expect((await openDocument(bytes, job())).pages.count).toBe(count);
		}, 4000);
	});

	test('without /Kids has no page in mutool', () => {
		expect(textByMupdf(rawPages(3, { objects: { 2: `<<${ROOT}/Count 3>>` } }))).not.toContain('Page 2');
	});
});
