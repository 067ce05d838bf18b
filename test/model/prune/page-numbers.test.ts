import { Objects } from '../../support/judges/facts';
import { resultsOf } from '../../support/hosts/results';
import { rawPages, RawFile, pageObjects } from '../../support/documents/raw';
import { destinationsByPoppler, outlineByMupdf, pageTexts, qpdfCheck, withTools } from '../../support/judges/tools';
import { amount, testInTurn } from '../../support/sample';

const link = (target: string) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]${target}>>`;

/** Four pages. Everything leads to page 3 by its number, in each place where a destination may be; "Fourth" by a reference. */
const objects = {
	60: '<</First 61 0 R/Last 64 0 R/Count 4>>',
	61: '<</Title(Third)/Parent 60 0 R/Next 62 0 R/Dest[2/Fit]>>',
	62: '<</Title(Shared)/Parent 60 0 R/Prev 61 0 R/Next 63 0 R/Dest 65 0 R>>',
	63: '<</Title(Beyond)/Parent 60 0 R/Prev 62 0 R/Next 64 0 R/Dest[9/XYZ 0 0 0]>>',
	64: '<</Title(Fourth)/Parent 60 0 R/Prev 63 0 R/Dest[14 0 R/Fit]>>',
	65: '[2 /XYZ null null null]',
	66: '<</Names[(array)[2/Fit](dictionary)<</D[2.0\n/FitH 9]>>(reference)[14 0 R/Fit]]>>',
	70: link('/A<</S/GoTo/D[2/FitR 0 0 9 9]/Next<</S/GoToR/F(b.pdf)/D[2/Fit]>>>>'),
	71: link('/A<</S/GoToR/F(b.pdf)/D 72 0 R>>'),
	72: '[2/Fit]',
};
const catalog = '/Outlines 60 0 R/OpenAction[2/Fit]/Dests<</old[2/Fit]>>/Names<</Dests 66 0 R>>';
const pages = { 1: '/Annots[70 0 R 71 0 R]' };
const input = rawPages(4, { catalog, pages, objects });

/** The text of the page that a destination leads to. */
function pageOf(bytes: Uint8Array, facts: Objects, destination: readonly unknown[]): string | undefined {
	return pageTexts(bytes)[facts.pages().indexOf(destination[0] as string)];
}

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('destinations that name their page by its number', () => {
	testInTurn.each([
		['reverse_pages', {}, 2, 1],
		['reorder_pages', { page_order: '3,1,4' }, 1, 3],
		['reorder_pages', { page_order: '1,1,3,4' }, 3, 4],
		['remove_pages', { pages: '2' }, 2, 3],
	] as const)('lead to the same page after %s %j', async (name, parameters, third, fourth) => {
		const [bytes] = (await resultsOf(name, [input], parameters)) as [Uint8Array];
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(outlineByMupdf(bytes)).toEqual([`Third > ${third}`, `Shared > ${third}`, 'Beyond > -', `Fourth > ${fourth}`]);
		expect(destinationsByPoppler(bytes).sort()).toEqual(
			[`array > ${third}`, `dictionary > ${third}`, `old > ${third}`, `reference > ${fourth}`].sort(),
		);
		const facts = new Objects(bytes);
		const page = facts.pages().find((number) => (facts.at(number, '/Annots') ?? []).length > 0);
		const [own, remote] = facts.at(page, '/Annots');
		for (const destination of [facts.catalog('/OpenAction'), facts.at(own, '/A', '/D')])
			expect(pageOf(bytes, facts, destination)).toBe('Page 3');
		// The number of a page of another file is right.
		expect([facts.at(own, '/A', '/Next', '/D'), facts.at(remote, '/A', '/D')]).toEqual([
			[2, '/Fit'],
			[2, '/Fit'],
		]);
	});

	test('go with their page', async () => {
		const [bytes] = (await resultsOf('remove_pages', [input], { pages: '3' })) as [Uint8Array];
		expect(outlineByMupdf(bytes)).toEqual(['Beyond > -', 'Fourth > 3']);
		expect(destinationsByPoppler(bytes)).toEqual(['reference > 3']);
		const facts = new Objects(bytes);
		expect(facts.catalog('/OpenAction')).toBeUndefined();
		expect(facts.at(facts.pages()[0], '/Annots')).toHaveLength(2);
		expect(facts.at(facts.pages()[0], '/Annots', 0, '/A')).toMatchObject({ '/S': '/GoToR', '/D': [2, '/Fit'] });
	});

	testInTurn('lead into their own document after a merge, or nowhere', async () => {
		for (const parameters of [{}, { interleave: 'forward' }]) {
			const [bytes] = (await resultsOf('merge_documents', [input, input, input], parameters)) as [Uint8Array];
			const at = (document: number, page: number) => ('interleave' in parameters ? 3 * page + document : 4 * document + page) + 1;
			expect(outlineByMupdf(bytes)).toEqual(
				[0, 1, 2].flatMap((document) => [
					...[`Third > ${at(document, 2)}`, `Shared > ${at(document, 2)}`],
					...['Beyond > -', `Fourth > ${at(document, 3)}`],
				]),
			);
			expect(destinationsByPoppler(bytes)).toEqual(expect.arrayContaining([`old > ${at(0, 2)}`, `array_2 > ${at(1, 2)}`]));
		}
	});

	test('lead to the same page in the parts of a split', async () => {
		const parts = await resultsOf('split_at_page', [input], { pages: '3' });
		expect(parts.map(outlineByMupdf)).toEqual([['Beyond > -'], ['Third > 1', 'Shared > 1', 'Beyond > -', 'Fourth > 2']]);
	});

	testInTurn('are found in a leaf with as many names as one object may have', async () => {
		const names = Array.from({ length: amount(70_000, 20_000) }, (_, index) => `(${index})[2/Fit]`);
		const large = rawPages(3, { catalog: `/Names<</Dests<</Names[${names.join('')}]>>>>` });
		const [bytes] = (await resultsOf('reverse_pages', [large])) as [Uint8Array];
		expect(Buffer.from(bytes).includes('[2/Fit]')).toBe(false);
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
	});

	test('are found in object streams', async () => {
		const { 1: root, 2: tree, 3: font, ...rest } = pageObjects(4, { catalog, pages });
		const file = new RawFile();
		for (const [number, object] of Object.entries(rest)) file.objects({ [number]: object });
		const members = { 1: root as string, 2: tree as string, 3: font as string, ...objects };
		const packed = file.objectStream(90, members).crossReferenceStream(91, '/Root 1 0 R').bytes;
		const [bytes] = (await resultsOf('reverse_pages', [packed])) as [Uint8Array];
		expect(outlineByMupdf(bytes)).toEqual(['Third > 2', 'Shared > 2', 'Beyond > -', 'Fourth > 1']);
	});
});
