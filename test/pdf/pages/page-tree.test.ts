/** Changing the page tree. The trees that are written are judged by qpdf. */
import type { PdfDocument } from '../../../shared/pdf/document';
import { openDocument } from '../../../shared/pdf/open-document';
import { Dict, Name, Ref } from '../../../shared/pdf/syntax/values';
import { save } from '../../../shared/pdf/write/save';
import { Objects } from '../../support/judges/facts';
import { job } from '../../support/hosts/local';
import { pageObjects, rawPages, rawPdf } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const open = (bytes: Uint8Array): Promise<PdfDocument> => openDocument(bytes, job());

async function saved(document: PdfDocument): Promise<Uint8Array> {
	const bytes = await save(document);
	expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	return bytes;
}

/** Three nodes below the root, with two pages, one page and no page; the pages are 11 to 13. */
const nodes = (entries: Record<number, string> = {}) =>
	rawPdf({
		1: '<</Type/Catalog/Pages 2 0 R>>',
		2: '<</Type/Pages/Count 3/Kids[20 0 R 21 0 R 22 0 R]/MediaBox[0 0 90 90]>>',
		20: '<</Type/Pages/Parent 2 0 R/Count 2/Kids[11 0 R 12 0 R]/Resources<</ProcSet[/PDF]>>>>',
		21: '<</Type/Pages/Parent 2 0 R/Count 1/Kids[13 0 R]/Rotate 90>>',
		22: '<</Type/Pages/Parent 2 0 R/Count 0/Kids[]>>',
		11: `<</Type/Page/Parent 20 0 R${entries[11] ?? ''}>>`,
		12: '<</Type/Page/Parent 20 0 R>>',
		13: `<</Type/Page/Parent 21 0 R${entries[13] ?? ''}>>`,
	});

test('knows the position of each page, and which objects are of the tree', async () => {
	const { pages } = await open(nodes());
	expect([pages.count, pages.number(2), pages.indexOf(11), pages.indexOf(13), pages.indexOf(20), pages.indexOf(999)]).toEqual([
		3, 13, 0, 2, -1, -1,
	]);
	expect([2, 20, 22, 11, 1, 3, 999].map((number) => pages.holds(number))).toEqual([true, true, true, true, false, false, false]);
	expect([pages.inherits('Rotate'), pages.inherits('CropBox')]).toEqual([true, false]);
	expect(pages.inheritedBy(0)).toBe(pages.inheritedBy(1));
	expect(Object.keys(pages.inheritedBy(2)).sort()).toEqual(['MediaBox', 'Rotate']);
});

withTools('qpdf')('taking pages out', () => {
	test('changes the nodes above them alone', async () => {
		const document = await open(nodes());
		await document.pages.keep(Uint8Array.of(1, 0, 1));
		expect([11, 13, 20, 21, 2].map((number) => document.isChanged(number))).toEqual([false, false, true, false, true]);
		expect(document.pages.numbers).toEqual([11, 13]);
		const objects = new Objects(await saved(document));
		expect(objects.catalog('/Pages')).toMatchObject({ '/Count': 2, '/Kids': ['20 0 R', '21 0 R', '22 0 R'] });
		expect(objects.get('20 0 R')).toMatchObject({ '/Count': 1, '/Kids': ['11 0 R'] });
	});

	test('takes out nodes that have no pages any more', async () => {
		const document = await open(nodes());
		await document.pages.keep(Uint8Array.of(1, 1, 0));
		const objects = new Objects(await saved(document));
		expect(objects.catalog('/Pages')).toMatchObject({ '/Count': 2, '/Kids': ['20 0 R', '22 0 R'] });
		expect([objects.get('21 0 R'), objects.get('13 0 R')]).toEqual([null, null]);
	});

	test('can be done again', async () => {
		const document = await open(nodes());
		await document.pages.keep(Uint8Array.of(0, 1, 1));
		await document.pages.keep(Uint8Array.of(1, 0));
		expect(document.pages.numbers).toEqual([12]);
		expect([document.pages.indexOf(12), document.pages.indexOf(13)]).toEqual([0, -1]);
		expect(new Objects(await saved(document)).pages()).toEqual(['12 0 R']);
	});

	// qpdf takes the parent of the root for the root.
	test.each(['20 0 R', '99 0 R'])('makes a new tree if the root names a parent: %s', async (parent) => {
		const source = Buffer.from(nodes()).toString('latin1').replace('/MediaBox[0 0 90 90]', `/Parent ${parent}/MediaBox[0 0 9 9]`);
		const document = await open(Buffer.from(source, 'latin1'));
		await document.pages.keep(Uint8Array.of(1, 1, 1));
		const objects = new Objects(await saved(document));
		expect(objects.catalog('/Pages')).toMatchObject({ '/Count': 3, '/Kids': ['11 0 R', '12 0 R', '13 0 R'] });
		expect(objects.catalog('/Pages')).not.toHaveProperty('/Parent');
	});

	test('makes a new tree if a page names another parent than the node that lists it', async () => {
		const document = await open(nodes({ 13: '/Parent 20 0 R' }));
		await document.pages.keep(Uint8Array.of(0, 1, 1));
		const objects = new Objects(await saved(document));
		expect(objects.pages()).toEqual(['12 0 R', '13 0 R']);
		expect(objects.pages().map((page) => objects.get(page)['/Parent'])).toEqual(['2 0 R', '2 0 R']);
	});
});

withTools('qpdf', 'poppler')('a new tree', () => {
	test('has the pages in the new order, each with what it inherited', async () => {
		const document = await open(nodes({ 11: '/Rotate 180', 13: '/Rotate null/MediaBox null' }));
		await document.pages.rebuild([13, 11]);
		const objects = new Objects(await saved(document));
		const [first, second] = objects.pages().map((page) => objects.get(page));
		expect(objects.catalog('/Pages')).toMatchObject({ '/Count': 2, '/Kids': ['13 0 R', '11 0 R'] });
		expect(objects.catalog('/Pages')['/MediaBox']).toBeUndefined();
		expect(first).toMatchObject({ '/Rotate': 90, '/MediaBox': [0, 0, 90, 90], '/Parent': '2 0 R' });
		expect(second).toMatchObject({ '/Rotate': 180, '/MediaBox': [0, 0, 90, 90], '/Parent': '2 0 R' });
		expect([first['/Resources'], objects.get(second['/Resources'])]).toEqual([undefined, { '/ProcSet': ['/PDF'] }]);
	});

	test('writes inherited resources once', async () => {
		const document = await open(nodes());
		await document.pages.rebuild([11, 12]);
		const objects = new Objects(await saved(document));
		const resources = objects.pages().map((page) => objects.get(page)['/Resources'] as unknown);
		expect(resources).toEqual([expect.stringMatching(/ 0 R$/), resources[0]]);
	});

	testInTurn.each([1, 100, 101, 250, 10_001])('of %i pages is balanced, with correct counts and parents', async (count) => {
		const document = await open(rawPages(1, {}));
		const made = Array.from({ length: count - 1 }, () => document.add(new Dict([['Type', new Name('Page')]])).number);
		await document.pages.rebuild([11, ...made]);
		const leaves = (number: number, parent: number | undefined, depth: number): number => {
			const node = document.dict(new Ref(number))!;
			expect((node.get('Parent') as Ref | undefined)?.number).toBe(parent);
			const kids = node.get('Kids') as Ref[] | undefined;
			if (!kids) return 1;
			expect([kids.length > 0, kids.length <= 100, depth <= 3]).toEqual([true, true, true]);
			const total = kids.reduce((sum, kid) => sum + leaves(kid.number, number, depth + 1), 0);
			expect(node.get('Count')).toBe(total);
			return total;
		};
		expect(leaves(2, undefined, 1)).toBe(count);
		expect(document.pages.numbers).toHaveLength(count);
	});

	test('keeps the number of the root, unless that is a page', async () => {
		const root = async (bytes: Uint8Array) => {
			const document = await open(bytes);
			await document.pages.rebuild(document.pages.numbers);
			return [(document.catalog.get('Pages') as Ref).number, document.isChanged(document.catalogNumber)];
		};
		expect(await root(rawPages(2, {}))).toEqual([2, false]);
		const rootIsPage = rawPdf({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Page/MediaBox[0 0 9 9]>>' });
		expect(await root(rootIsPage)).toEqual([3, true]);
	});
});

withTools('qpdf', 'poppler')('the contents of pages', () => {
	test.each<[string, string, string[]]>([
		['one stream', '41 0 R', ['Page 1']],
		['an array', '[41 0 R 42 0 R]', ['Page 1\nPage 2']],
		['an array with values that are not streams', '[41 0 R 3 0 R null 99 0 R 42 0 R (x)]', ['Page 1\nPage 2']],
		['an indirect array', '60 0 R', ['Page 1\nPage 2']],
	])('keep the streams of %s', async (_, contents, expected) => {
		const document = await open(
			rawPdf({
				...pageObjects(1),
				11: `<</Type/Page/Parent 2 0 R/Contents ${contents}>>`,
				42: ['', 'BT /F 24 Tf 40 50 Td (Page 2) Tj ET'],
				60: '[41 0 R (x) 42 0 R 2 0 R]',
			}),
		);
		await document.pages.settle();
		const bytes = await saved(document);
		expect(pageTexts(bytes).map((text) => text.replaceAll(/\s*\n\s*/g, '\n'))).toEqual(expected);
		const objects = new Objects(bytes);
		expect(objects.dangling()).toEqual([]);
	});
});

test('of a copy changes without that of the original', async () => {
	const document = await open(nodes());
	const copy = document.fork();
	await copy.pages.keep(Uint8Array.of(0, 1, 1));
	await document.pages.rebuild([13, 12, 11]);
	expect([copy.pages.numbers, document.pages.numbers]).toEqual([
		[12, 13],
		[13, 12, 11],
	]);
	expect([copy.pages.attribute(1, 'Rotate'), document.pages.attribute(0, 'Rotate')]).toEqual([90, 90]);
	expect(copy.isEdited(2) && (copy.dict(new Ref(2))!.get('Kids') as Ref[]).map(({ number }) => number)).toEqual([20, 21, 22]);
});
