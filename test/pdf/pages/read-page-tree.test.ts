/** Page trees in any state (ISO 32000-2, 7.7.3). The results are judged by qpdf and poppler. */
import { openDocument } from '../../../shared/pdf/open-document';
import type { PdfDocument } from '../../../shared/pdf/document';
import { save } from '../../../shared/pdf/write/save';
import { job } from '../../support/hosts/local';
import { rawPdf } from '../../support/documents/raw';
import { pageTexts, qpdfCheck, qpdfJson, withTools } from '../../support/judges/tools';
import { written } from '../../support/values';

type Objects = Record<number, string | readonly [string, string]>;

/** The page that says "Page N" is object 10 + N. */
const page = (number: number, entries = '/Type/Page/Parent 2 0 R') =>
	`<<${entries}/MediaBox[0 0 300 200]/Resources<</Font<</F 3 0 R>>>>/Contents ${40 + number} 0 R>>`;

/** A document of four pages with these kids of the root, which says that it has this number of pages. */
const tree = (kids: string, count: number | string = 4, objects: Objects = {}): Uint8Array =>
	rawPdf({
		1: '<</Type/Catalog/Pages 2 0 R>>',
		2: `<</Type/Pages/Count ${count}/Kids[${kids}]>>`,
		3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
		...Object.fromEntries([1, 2, 3, 4].map((number) => [10 + number, page(number)])),
		...Object.fromEntries([1, 2, 3, 4].map((number) => [40 + number, ['', `BT /F 24 Tf 40 100 Td (Page ${number}) Tj ET`]])),
		...objects,
	});

const open = (bytes: Uint8Array): Promise<PdfDocument> => openDocument(bytes, job());

/** The text that poppler shows on the pages of the file that the engine writes, whose tree qpdf finds in order. */
async function shown(bytes: Uint8Array): Promise<string[]> {
	const document = await open(bytes);
	await document.pages.settle();
	const result = await save(document);
	expect(qpdfCheck(result)).toMatchObject({ clean: true });
	expect(qpdfJson(result).pages).toHaveLength(document.pages.count);
	return pageTexts(result).map((text) => text.replace('Page ', ''));
}

withTools('qpdf', 'poppler')('pages are found, in order,', () => {
	test.each<[string, Uint8Array, string[]]>([
		['among the kids of the root', tree('11 0 R 12 0 R 13 0 R 14 0 R'), ['1', '2', '3', '4']],
		[
			'beside nodes and below them, at any depth',
			tree('11 0 R 20 0 R 14 0 R', 4, {
				20: '<</Type/Pages/Parent 2 0 R/Count 2/Kids[21 0 R 13 0 R]>>',
				21: '<</Type/Pages/Parent 20 0 R/Count 1/Kids[12 0 R]>>',
			}),
			['1', '2', '3', '4'],
		],
		['beside nodes without pages', tree('20 0 R 11 0 R 20 0 R', 1, { 20: '<</Type/Pages/Parent 2 0 R/Count 0/Kids[]>>' }), ['1']],
		[
			'in an indirect array',
			tree('20 0 R', 2, { 20: '<</Type/Pages/Parent 2 0 R/Count 2/Kids 21 0 R>>', 21: '[12 0 R 11 0 R]' }),
			['2', '1'],
		],
		['if the root says that there are fewer', tree('11 0 R 12 0 R', 1), ['1', '2']],
		['if the root says that there are more', tree('11 0 R 12 0 R', 9), ['1', '2']],
		['if the root says something else', tree('11 0 R 12 0 R', '(many)'), ['1', '2']],
		['if the number of pages is an indirect object', tree('11 0 R 12 0 R', '20 0 R', { 20: '2' }), ['1', '2']],
		[
			'if a node says that there are fewer, or more',
			tree('20 0 R 21 0 R', 4, {
				20: '<</Type/Pages/Parent 2 0 R/Count 0/Kids[11 0 R 12 0 R]>>',
				21: '<</Type/Pages/Parent 2 0 R/Count 7/Kids[13 0 R 14 0 R]>>',
			}),
			['1', '2', '3', '4'],
		],
		[
			'below nodes that do not say that they are nodes',
			tree('20 0 R', 2, {
				20: '<</Parent 2 0 R/Count 2/Kids[11 0 R 21 0 R]>>',
				21: '<</Type/Page/Parent 20 0 R/Count 1/Kids[12 0 R]/MediaBox[0 0 1 1]>>',
			}),
			['1', '2'],
		],
		['if they do not say that they are pages', tree('11 0 R 12 0 R', 2, { 12: page(2, '/Parent 2 0 R') }), ['1', '2']],
		[
			'if they say that they are something else',
			tree('11 0 R 12 0 R', 2, { 12: page(2, '/Type/Template/Parent 2 0 R') }),
			['1', '2'],
		],
		['if they say that they are nodes', tree('11 0 R 12 0 R', 2, { 12: page(2, '/Type/Pages/Parent 2 0 R') }), ['1', '2']],
		[
			'if their parent is another one, or none',
			tree('11 0 R 12 0 R', 2, { 11: page(1, '/Type/Page/Parent 12 0 R'), 12: page(2, '/Type/Page') }),
			['1', '2'],
		],
		['if they are streams', tree('11 0 R 12 0 R', 2, { 12: [page(2).slice(2, -2), 'data'] }), ['1', '2']],
		['if one is written into the array', tree(`11 0 R ${page(2)} 13 0 R`, 3), ['1', '2', '3']],
		['if the generation of a reference is wrong', tree('11 0 R 12 7 R', 2), ['1', '2']],
		['if one is mentioned again', tree('11 0 R 12 0 R 11 0 R', 3), ['1', '2', '1']],
		[
			'if a node is mentioned again, which counts once',
			tree('20 0 R 13 0 R 20 0 R', 3, { 20: '<</Type/Pages/Parent 2 0 R/Count 2/Kids[11 0 R 12 0 R]>>' }),
			['1', '2', '3'],
		],
		[
			'if nodes contain themselves and each other',
			tree('11 0 R 2 0 R 20 0 R', 2, { 20: '<</Type/Pages/Parent 2 0 R/Count 9/Kids[20 0 R 2 0 R 12 0 R 20 0 R]>>' }),
			['1', '2'],
		],
		[
			'beside objects that are not pages',
			tree('11 0 R 20 0 R 21 0 R 22 0 R 12 0 R /Name (text) 7 [13 0 R]', 2, {
				20: '<</Type/Annot/Subtype/Link/Rect[0 0 1 1]>>',
				21: '(text)',
				22: ['', 'data'],
			}),
			['1', '2'],
		],
		[
			'if the root is a page',
			rawPdf({
				1: '<</Type/Catalog/Pages 11 0 R>>',
				3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
				11: page(1),
				41: ['', 'BT /F 24 Tf 40 100 Td (Page 1) Tj ET'],
			}),
			['1'],
		],
	])('%s', async (_, bytes, expected) => {
		expect(await shown(bytes)).toEqual(expected);
	});

	test('at the end of a chain of twenty thousand nodes', async () => {
		const depth = 20_000;
		const objects: Record<number, string> = { 1: '<</Type/Catalog/Pages 2 0 R>>' };
		for (let node = 2; node < depth; node++) objects[node] = `<</Type/Pages/Kids[${node + 1} 0 R]/Count 1>>`;
		objects[depth] = '<</Type/Page/MediaBox[0 0 9 9]>>';
		expect((await open(rawPdf(objects))).pages.numbers).toEqual([depth]);
	});
});

withTools('qpdf', 'poppler')('a page that is lost', () => {
	// qpdf and mupdf show a blank page in its place, so that the pages after it keep their positions.
	test.each<[string, Uint8Array, string[]]>([
		['leaves a blank page', tree('11 0 R 99 0 R 13 0 R', 3), ['1', '', '3']],
		[
			'leaves a blank page in a node that counts it',
			tree('20 0 R 13 0 R', 3, { 20: '<</Type/Pages/Count 2/Kids[99 0 R 12 0 R]>>' }),
			['', '2', '3'],
		],
		[
			'leaves nothing in a node that does not count it',
			tree('20 0 R 13 0 R', 3, { 20: '<</Type/Pages/Count 1/Kids[99 0 R 12 0 R]>>' }),
			['2', '3'],
		],
		['leaves a blank page for null', tree('11 0 R null 13 0 R', 3), ['1', '', '3']],
	])('%s', async (_, bytes, expected) => {
		expect(await shown(bytes)).toEqual(expected);
	});

	test('is known to be blank', async () => {
		const { pages } = await open(tree('11 0 R 99 0 R 13 0 R', 3));
		expect(pages.blank).toEqual([pages.number(1)]);
		expect({ count: pages.count, claimed: pages.claimed }).toEqual({ count: 3, claimed: 3 });
	});

	test('makes no document of blank pages, if all are lost', async () => {
		const pages = { 11: '(lost)', 12: '(lost)', 13: '(lost)', 14: '(lost)' };
		await expect(open(tree('11 0 R 12 0 R', 2, pages))).rejects.toMatchObject({ code: 'unreadable_document' });
	});
});

describe('attributes are inherited', () => {
	const attributes = async (bytes: Uint8Array) => {
		const { pages } = await open(bytes);
		return pages.numbers.map((_, index) =>
			(['Rotate', 'MediaBox', 'CropBox', 'Resources'] as const)
				.map((key) => pages.attribute(index, key))
				.map((value) => (value === undefined ? '-' : written(value)))
				.join(' '),
		);
	};
	const leaf = (entries = '') => `<</Type/Page/Parent 20 0 R${entries}>>`;

	test('from the nearest ancestor that has them', async () => {
		const bytes = rawPdf({
			1: '<</Type/Catalog/Pages 2 0 R/Rotate 270>>',
			2: '<</Type/Pages/Count 4/Kids[20 0 R 14 0 R]/MediaBox[0 0 1 1]/Rotate 90/Resources 3 0 R/Other 1>>',
			3: '<<>>',
			20: '<</Type/Pages/Parent 2 0 R/Count 3/Kids[11 0 R 12 0 R 13 0 R]/MediaBox[0 0 2 2]/CropBox 21 0 R>>',
			21: '[0 0 3 3]',
			11: leaf(),
			12: leaf('/Rotate 180/Resources<</A 1>>'),
			// An entry whose value is null is equivalent to an absent entry (7.3.7).
			13: leaf('/Rotate null/MediaBox[0 0 4 4]'),
			14: '<</Type/Page/Parent 2 0 R>>',
		});
		expect(await attributes(bytes)).toEqual([
			'90 [0 0 2 2] 21 0 R 3 0 R',
			'180 [0 0 2 2] 21 0 R <</A 1>>',
			'90 [0 0 4 4] 21 0 R 3 0 R',
			'90 [0 0 1 1] - 3 0 R',
		]);
	});

	test('not from an ancestor that the page names and that does not list it', async () => {
		const bytes = rawPdf({
			1: '<</Type/Catalog/Pages 2 0 R>>',
			2: '<</Type/Pages/Count 1/Kids[11 0 R]/Rotate 90>>',
			20: '<</Type/Pages/Count 0/Kids[]/Rotate 180>>',
			11: leaf(),
		});
		expect(await attributes(bytes)).toEqual(['90 - - -']);
	});
});
