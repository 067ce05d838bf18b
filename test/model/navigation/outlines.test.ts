import { Objects, outlineLines } from '../../support/judges/facts';
import { reordered } from '../../support/hosts/results';
import { rawPages } from '../../support/documents/raw';
import { qpdfCheck, uncompressed, withTools } from '../../support/judges/tools';

const to = (page: number) => `/Dest[${10 + page} 0 R/Fit]`;

/** The titles of a chain read backwards, and every /Count. */
function backwards(objects: Objects, item: string | undefined): string[] {
	const titles: string[] = [];
	for (let at = objects.at(item, '/Last'); at; at = objects.get(at['/Prev'])) titles.unshift(String(at['/Title']).slice(2));
	return titles;
}

/** A (open) > A1, A2 · B (closed) > B1, B2 · heading H > H1 · web link W. A1, B and H1 lead to page 2. */
function sample({ chain = true, count = true } = {}): Uint8Array {
	const previous = (number: number) => (chain ? `/Prev ${number} 0 R` : '');
	const counted = (number: number) => (count ? `/Count ${number}` : '');
	return rawPages(4, {
		catalog: '/Outlines 60 0 R',
		objects: {
			60: `<</Type/Outlines/First 61 0 R/Last 64 0 R${counted(6)}>>`,
			61: `<</Title(A)/Parent 60 0 R/Next 62 0 R/First 65 0 R/Last 66 0 R${counted(2)}${to(1)}>>`,
			62: `<</Title(B)/Parent 60 0 R/Next 63 0 R${previous(61)}/First 67 0 R/Last 68 0 R${counted(-2)}${to(2)}>>`,
			63: `<</Title(H)/Parent 60 0 R/Next 64 0 R${previous(62)}/First 69 0 R/Last 69 0 R${counted(-1)}>>`,
			64: `<</Title(W)/Parent 60 0 R${previous(63)}/A<</S/URI/URI(https://example.com)>>>>`,
			65: `<</Title(A1)/Parent 61 0 R/Next 66 0 R${to(2)}>>`,
			66: `<</Title(A2)/Parent 61 0 R${previous(65)}/A<</S/GoTo/D[13 0 R/Fit]>>>>`,
			67: `<</Title(B1)/Parent 62 0 R/Next 68 0 R${to(3)}>>`,
			68: `<</Title(B2)/Parent 62 0 R${previous(67)}/A 71 0 R>>`,
			69: `<</Title(H1)/Parent 63 0 R/Dest 70 0 R>>`,
			70: '[12 0 R/Fit]',
			71: '<</S/GoTo/D[14 0 R/Fit]>>',
		},
	});
}

withTools('qpdf')('outlines', () => {
	test('removes entries of a removed page, moves their children up and removes empty headings', async () => {
		const bytes = await reordered(sample(), '1,3,4');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(outlineLines(bytes)).toEqual(['A > 1', '  A2 > 2', 'B1 > 2', 'B2 > 3', 'W > -']);
		const objects = new Objects(bytes);
		const root = objects.catalog()['/Outlines'];
		expect(backwards(objects, root)).toEqual(['A', 'B1', 'B2', 'W']);
		expect(objects.at(root, '/Count')).toBe(5);
		expect(objects.at(root, '/First', '/Count')).toBe(1);
		expect(backwards(objects, objects.at(root)['/First'])).toEqual(['A2']);
		expect(objects.dangling()).toEqual([]);
		for (const title of ['(B)', '(A1)', '(H)', '(H1)']) expect(uncompressed(bytes)).not.toContain(title);
	});

	test('keeps a closed entry closed and updates its count', async () => {
		const bytes = await reordered(sample(), '1,2,4');
		expect(outlineLines(bytes)).toEqual(['A > 1', '  A1 > 2', 'B > 2', '  B2 > 3', 'H > -', '  H1 > 2', 'W > -']);
		const objects = new Objects(bytes);
		expect(objects.find({ '/Title': 'u:B' })[0]['/Count']).toBe(-1);
		expect(objects.catalog('/Outlines', '/Count')).toBe(5);
	});

	test.each([{ chain: false }, { count: false }, { chain: false, count: false }])(
		'mends what a writer left out: %j',
		async (lacks) => {
			const bytes = await reordered(sample(lacks), '1,3,4');
			expect(outlineLines(bytes)).toEqual(['A > 1', '  A2 > 2', 'B1 > 2', 'B2 > 3', 'W > -']);
			const objects = new Objects(bytes);
			if (lacks.chain === false) expect(backwards(objects, objects.catalog()['/Outlines'])).toEqual(['A', 'B1', 'B2', 'W']);
		},
	);

	test('is removed with its last entry', async () => {
		const input = rawPages(2, {
			catalog: '/Outlines 60 0 R',
			objects: {
				60: '<</First 61 0 R/Last 61 0 R/Count 1>>',
				61: `<</Title(Part)/Parent 60 0 R/First 62 0 R/Last 62 0 R>>`,
				62: `<</Title(Secret)/Parent 61 0 R${to(2)}>>`,
			},
		});
		const bytes = await reordered(input, '1');
		expect(new Objects(bytes).catalog('/Outlines')).toBeUndefined();
		expect(uncompressed(bytes)).not.toContain('Secret');
	});

	// Here the children of an item that goes were to take its place, among them the root of the page tree.
	test.each(['2 0 R', '63 0 R', '11 0 R', '1 0 R'])(
		'leaves the page tree alone where an item leads into it: %s',
		async (first) => {
			const input = rawPages(2, {
				catalog: '/Outlines 60 0 R',
				objects: {
					60: '<</First 61 0 R/Last 62 0 R/Count 2>>',
					61: `<</Title(A)/Parent 60 0 R/Next 62 0 R/First ${first}/Last ${first}/Count 1${to(2)}>>`,
					62: `<</Title(B)/Parent 60 0 R/Prev 61 0 R${to(1)}>>`,
					63: '2 0 R',
				},
			});
			const bytes = await reordered(input, '1');
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(outlineLines(bytes)).toEqual(['B > 1']);
			expect(new Objects(bytes).catalog('/Pages')).not.toHaveProperty('/Parent');
		},
	);

	test('keeps the actions that follow a removed one', async () => {
		const input = rawPages(2, {
			catalog: '/Outlines 60 0 R',
			objects: {
				60: '<</First 61 0 R/Last 61 0 R/Count 1>>',
				61: '<</Title(Entry)/Parent 60 0 R/A<</S/GoTo/D[12 0 R/Fit]/Next<</S/URI/URI(https://example.com)>>>>>>',
			},
		});
		const objects = new Objects(await reordered(input, '1'));
		expect(objects.catalog('/Outlines', '/First', '/A')).toEqual({ '/S': '/URI', '/URI': 'u:https://example.com' });
	});

	test.each<[string, string]>([
		['a root that is direct', '<</First 61 0 R/Last 62 0 R/Count 4>>'],
		['another parent than the items name', '60 0 R'],
	])('keeps the bookmarks of an outline with %s', async (_, root) => {
		const input = rawPages(4, {
			catalog: `/Outlines ${root}`,
			objects: {
				60: '<</First 61 0 R/Last 62 0 R/Count 4>>',
				61: `<</Title(A)/Parent 90 0 R/Next 62 0 R/First 63 0 R/Last 64 0 R/Count 2${to(1)}>>`,
				62: `<</Title(B)/Parent 90 0 R/Prev 61 0 R${to(4)}>>`,
				63: `<</Title(A1)/Parent 90 0 R/Next 64 0 R${to(2)}>>`,
				64: `<</Title(A2)/Parent 90 0 R/Prev 63 0 R${to(3)}>>`,
			},
		});
		for (const [order, expected] of [
			['2,3,4', ['A1 > 1', 'A2 > 2', 'B > 3']],
			['1,3', ['A > 1', '  A2 > 2']],
			['2', ['A1 > 1']],
			['4', ['B > 1']],
		] as const) {
			const bytes = await reordered(input, order);
			expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
			expect(outlineLines(bytes)).toEqual(expected);
		}
	});
});
