/** Resources that only removed pages drew are gone, and those that the others draw are not (docs/semantics.md, §10.1). */
import { expectLinear } from '../../support/cost/growth';
import { encryptedByQpdf } from '../../support/documents/protection';
import { asDocument, local } from '../../support/hosts/local';
import { rawPdf } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, renderPages, uncompressed, withPrograms, withTools } from '../../support/judges/tools';
import { sampled, testInTurn } from '../../support/sample';

type Place = 'inherited' | 'shared' | 'overridden' | 'own' | 'category';
const PLACES: Place[] = ['inherited', 'shared', 'overridden', 'own', 'category'];

/** Page N draws the form N, which says "secret N"; the resources of each page list the forms of all. `more` are further objects. */
function sharing(
	place: Place,
	draws: (page: number) => string = (page) => `/S${page} Do`,
	more: Record<number, Entry> = {},
): Uint8Array {
	const pages = [1, 2, 3];
	const forms = `<<${pages.map((page) => `/S${page} ${20 + page} 0 R`).join('')}/Extra 30 0 R>>`;
	const resources = `<</Font<</F 6 0 R>>/XObject ${place === 'category' ? '8 0 R' : forms}/ExtGState<</G<</CA 1>>>>>>`;
	const ofPages = {
		inherited: '',
		overridden: '/Resources 7 0 R',
		shared: '/Resources 7 0 R',
		own: resources,
		category: resources,
	};
	const entry = place === 'own' || place === 'category' ? `/Resources${ofPages[place]}` : ofPages[place];
	const ofNode = place === 'inherited' || place === 'overridden' ? `/Resources${resources}` : '';
	const form = '/Type/XObject/Subtype/Form/BBox[0 0 300 100]';
	return rawPdf({
		1: '<</Type/Catalog/Pages 2 0 R>>',
		2: `<</Type/Pages/Count 3/Kids[3 0 R 4 0 R 5 0 R]/MediaBox[0 0 300 100]${ofNode}>>`,
		6: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
		7: resources,
		8: forms,
		...Object.fromEntries(pages.map((page) => [2 + page, `<</Type/Page/Parent 2 0 R/Contents ${10 + page} 0 R${entry}>>`])),
		...Object.fromEntries(pages.map((page): [number, Entry] => [10 + page, ['', draws(page)]])),
		...Object.fromEntries(
			pages.map((page): [number, Entry] => [
				20 + page,
				[`${form}/Resources<</Font<</F 6 0 R>>>>`, `BT /F 20 Tf 9 9 Td (secret ${page}) Tj ET`],
			]),
		),
		30: [`${form}/Resources<<>>`, '% never drawn'],
		...more,
	});
}

type Entry = string | readonly [entries: string, data: string];

const secrets = (bytes: Uint8Array, password?: string): number[] =>
	[...new Set([...uncompressed(bytes, password).matchAll(/secret (\d)/g)].map(([, page]) => Number(page)))].sort();

async function withoutFirst(input: Uint8Array): Promise<Uint8Array> {
	const { documents } = await local.run('remove_pages', [asDocument(input)], { first_page: 1, last_page: 1 });
	const { bytes } = documents[0]!;
	expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	expect(renderPages(bytes)).toEqual(renderPages(input).slice(1));
	return bytes;
}

withTools('qpdf', 'poppler')('resources that only removed pages use', () => {
	testInTurn.each(PLACES)('go, where the dictionary is %s', async (place) => {
		expect(secrets(await withoutFirst(sharing(place)))).toEqual([2, 3]);
		const { documents } = await local.run('split_by_page_count', [asDocument(sharing(place))], { pages_per_part: 1 });
		expect(documents.map(({ bytes }) => secrets(bytes))).toEqual([[1], [2], [3]]);
		const reordered = await local.run('reorder_pages', [asDocument(sharing(place))], { page_order: '3,3' });
		expect(secrets(reordered.documents[0]!.bytes)).toEqual([3]);
	});

	test('go from an encrypted document', async () => {
		const input = encryptedByQpdf(sharing('shared'), 'AESV3 R6', 'open', 'own');
		const { documents } = await local.run('remove_pages', [asDocument(input)], {
			first_page: 1,
			last_page: 1,
			open_password: 'open',
		});
		expect(secrets(documents[0]!.bytes, 'open')).toEqual([2, 3]);
	});

	test('stay where another page draws them, whatever its name looks like', async () => {
		expect(secrets(await withoutFirst(sharing('shared', (page) => (page === 2 ? '/S#31 Do /S2 Do' : `/S${page} Do`))))).toEqual([
			1, 2, 3,
		]);
	});

	test('stay where a form that has no resources draws them', async () => {
		const draws = (page: number) => (page === 2 ? '/Extra Do' : `/S${page} Do`);
		const extra: Entry = ['/Type/XObject/Subtype/Form/BBox[0 0 300 100]', '/S1 Do'];
		expect(secrets(await withoutFirst(sharing('shared', draws, { 30: extra })))).toEqual([1, 3]);
	});

	const nested: [string, Entry, Entry][] = [
		['a form lacks them in its own resources', ['/Resources<</Font<<>>>>', '/S1 Do'], ''],
		['a form without resources is in another form', ['/Resources<</XObject<</Inner 31 0 R>>>>', '/Inner Do'], ['', '/S1 Do']],
	];
	const inForms = (outer: Entry, inner: Entry): Promise<Uint8Array> => {
		const form = (entry: Entry): Entry =>
			typeof entry === 'string' ? 'null' : [`/Type/XObject/Subtype/Form/BBox[0 0 300 100]${entry[0]}`, entry[1]];
		const draws = (page: number) => (page === 2 ? '/Extra Do' : `/S${page} Do`);
		return withoutFirst(sharing('shared', draws, { 30: form(outer), 31: form(inner) }));
	};

	test.each(nested)('stay where %s', async (_, outer, inner) => {
		expect(secrets(await inForms(outer, inner))).toEqual([1, 3]);
	});

	// PDFium does not draw them.
	withPrograms('poppler')('are drawn by poppler where', () => {
		test.each(nested)('%s', async (_, outer, inner) => {
			expect(pageTexts(await inForms(outer, inner))).toEqual(['secret 1', 'secret 3']);
		});
	});

	test('stay where an appearance that has no resources may draw them', async () => {
		const input = sharing('shared', undefined, {
			4: '<</Type/Page/Parent 2 0 R/Contents 12 0 R/Resources 7 0 R/Annots[<</Type/Annot/Subtype/Stamp/Rect[0 0 300 100]/AP<</N 31 0 R>>>>]>>',
			31: ['/Type/XObject/Subtype/Form/BBox[0 0 300 100]', '/S1 Do'],
		});
		expect(secrets(await withoutFirst(input))).toEqual([1, 2, 3]);
	});

	// The qpdf of npm gives up on such streams.
	withPrograms('qpdf').test('stay where the content of a page cannot be decoded to its end', async () => {
		const input = sharing('shared', undefined, { 12: ['/Filter/FlateDecode', 'no zlib data'] });
		const { documents } = await local.run('remove_pages', [asDocument(input)], { first_page: 1, last_page: 1 });
		expect(secrets(documents[0]!.bytes)).toEqual([1, 2, 3]);
	});

	test('no page is read after one that uses everything, where a category is an indirect object', async () => {
		// A content stream that would be refused, if it was read.
		const input = sharing('category', () => '/F 9 Tf /S1 Do /S2 Do /S3 Do /Extra Do', {
			13: [`/Filter[${'/FlateDecode'.repeat(9)}]`, ''],
		});
		const { documents } = await local.run('remove_pages', [asDocument(input)], { first_page: 1, last_page: 1 });
		expect(secrets(documents[0]!.bytes)).toEqual([1, 2, 3]);
	});

	test('a category that pages share is written once without them', async () => {
		const { documents } = await local.run('remove_pages', [asDocument(sharing('category'))], { first_page: 1, last_page: 1 });
		expect(uncompressed(documents[0]!.bytes).match(/\/S2\b(?! Do)/g)).toHaveLength(1);
	});
});

/** `pages` pages that differ in their resources, and have `entries`. */
function ofPages(pages: number, entries: string, more: Record<number, Entry>): Uint8Array {
	const numbers = Array.from({ length: pages }, (_, index) => 100 + index);
	return rawPdf({
		1: '<</Type/Catalog/Pages 2 0 R>>',
		2: `<</Type/Pages/Count ${pages}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/MediaBox[0 0 9 9]>>`,
		3: '<</Type/ExtGState>>',
		4: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
		5: ['', ''],
		...more,
		...Object.fromEntries(
			numbers.map((number) => [
				number,
				`<</Type/Page/Parent 2 0 R${entries.replace('/Resources<<', `/Resources<</ExtGState<</G 3 0 R>>/P ${number}`)}>>`,
			]),
		),
	});
}

const times = (count: number, make: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => make(index)).join('');

describe('pages that share what must be read', () => {
	const remove = (bytes: Uint8Array) => local.run('remove_pages', [asDocument(bytes)], { first_page: 1, last_page: 1 });

	const shared: [string, (size: number) => Uint8Array][] = [
		['a category', (n) => ofPages(n, '/Resources<</Font 6 0 R>>', { 6: `<<${times(n, (i) => `/F${i} 4 0 R`)}>>` })],
		[
			'resources whose names mean one object with many references',
			(n) =>
				ofPages(n, '/Resources 6 0 R', {
					6: `<</Font<<${times(n, (i) => `/F${i} 7 0 R`)}>>>>`,
					7: `<<${times(n, (i) => `/X${i} 4 0 R`)}>>`,
				}),
		],
	];
	testInTurn.each(sampled(shared, 1))('%s take time in proportion to the size', async (_, make) => {
		await expectLinear((size) => remove(make(size)), 4000);
	});

	testInTurn('many names are refused where that would take time in the square of the size', async () => {
		const input = ofPages(3000, '/Contents 6 0 R/Resources<<>>', { 6: ['', times(3000, (i) => `/N${i} `)] });
		await expect(remove(input)).rejects.toMatchObject({
			code: 'limit_exceeded',
			message: 'The document has more than 5000000 fields, bookmarks, names and structure elements',
		});
	});
});
