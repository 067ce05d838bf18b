/** Chains of actions that share lists: each list is looked at once, and what stays of it is one object still. */
import { decode } from '../../../shared/contract/values/decode';
import { expectLinear } from '../../support/cost/growth';
import { QpdfObjects } from '../../support/documents/qpdf-objects';
import { rawPages } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { asks } from '../../support/judges/tools';

asks('qpdf');

const run = async (operation: 'sanitize_document' | 'extract_pages', bytes: Uint8Array, parameters = {}): Promise<Uint8Array> =>
	(await local.run(operation, [asDocument(bytes)], decode(operation, parameters))).documents[0]!.bytes;

/** Links on page 1, each with this action. */
const links = (count: number, action: string): string =>
	`/Annots[${`<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>`.repeat(count)}]`;

test('takes dead actions out of a list that actions share, once', async () => {
	const bytes = rawPages(2, {
		pages: { 1: links(3, '<</S/GoTo/D[11 0 R/Fit]/Next 60 0 R>>') },
		objects: {
			60: '[61 0 R 62 0 R 63 0 R]',
			61: '<</S/GoTo/D[11 0 R/XYZ 1 1 1]>>',
			62: '<</S/GoTo/D[12 0 R/Fit]>>',
			63: '<</S/GoTo/D[11 0 R/XYZ 3 3 3]>>',
		},
	});
	const found = new QpdfObjects(await run('extract_pages', bytes, { pages: '1' }));
	const [page] = found.list(found.dict(found.catalog['/Pages'])['/Kids']);
	const lists = found.list(found.dict(page)['/Annots']).map((link) => found.dict(found.dict(link)['/A'])['/Next']);
	expect(lists).toHaveLength(3);
	expect(new Set(lists).size).toBe(1);
	expect(found.list(lists[0]).map((next) => (found.dict(next)['/D'] as readonly unknown[])[2])).toEqual([1, 3]);
});

test('lets the actions after a dead one follow, in all places that share them', async () => {
	const bytes = rawPages(2, {
		pages: { 1: links(3, '<</S/GoTo/D[12 0 R/Fit]/Next 60 0 R>>') },
		objects: { 60: '[61 0 R 62 0 R]', 61: '<</S/GoTo/D[11 0 R/Fit]>>', 62: '<</S/GoTo/D[11 0 R/FitB]>>' },
	});
	const found = new QpdfObjects(await run('extract_pages', bytes, { pages: '1' }));
	const [page] = found.list(found.dict(found.catalog['/Pages'])['/Kids']);
	for (const link of found.list(found.dict(page)['/Annots'])) {
		const first = found.dict(found.dict(link)['/A']);
		const [next, ...others] = found.list(first['/Next']);
		expect([first['/D'], found.dict(next)['/D'], others.length]).toEqual([
			[expect.anything(), '/Fit'],
			[expect.anything(), '/FitB'],
			0,
		]);
	}
});

test.each(['12 0 R', '11 0 R'])(
	'takes time in proportion to actions that share a list of actions to %s',
	async (page) => {
		await expectLinear(async (size) => {
			const bytes = rawPages(2, {
				pages: { 1: links(size, '<</S/URI/URI(a)/Next 60 0 R>>') },
				objects: { 60: `[${'61 0 R '.repeat(size)}]`, 61: `<</S/GoTo/D[${page}/Fit]>>` },
			});
			await run('extract_pages', bytes, { pages: '1' });
			await run('sanitize_document', bytes);
		}, 1000);
	},
	60_000,
);

/** Objects from 100 on: actions that go to `target`, of which each leads to the next one, and the last to `end`. */
const chain = (length: number, target: string, end: string): Record<number, string> =>
	Object.fromEntries(
		Array.from({ length }, (_, index) => [
			100 + index,
			`<</S/GoTo/D${target}/Next ${index + 1 < length ? `${101 + index} 0 R` : end}>>`,
		]),
	);

describe('a chain of thousands of removed actions', () => {
	test.each([
		['/Annots 60 0 R', '[12 0 R/Fit]'],
		['/Annots 60 0 R', '(gone)'],
		['/Annots[61 0 R 62 0 R 63 0 R]', '(gone)'],
	])('leaves what it leads to, and nothing of links without an end: %s, %s', async (annotations, gone) => {
		const link = (action: string) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${action}>>`;
		const bytes = rawPages(2, {
			catalog: '/OpenAction 100 0 R/Outlines 70 0 R/Names<</Dests<</Names[(gone)[12 0 R/Fit]]>>>>',
			pages: { 1: `${annotations}/AA<</O 100 0 R/C 5000 0 R>>` },
			objects: {
				...chain(4000, gone, '64 0 R'),
				5000: `<</S/GoTo/D${gone}/Next 5001 0 R>>`,
				...Object.fromEntries(
					Array.from({ length: 4000 }, (_, index) => [
						5001 + index,
						`<</S/GoTo/D${gone}/Next ${5001 + ((index + 1) % 4000)} 0 R>>`,
					]),
				),
				60: '[61 0 R 62 0 R 63 0 R]',
				61: link('100 0 R'),
				62: link('5000 0 R'),
				63: link('101 0 R'),
				64: '<</S/GoTo/D[11 0 R/FitB]>>',
				70: '<</First 71 0 R/Last 72 0 R/Count 2>>',
				71: '<</Title(a)/Parent 70 0 R/Next 72 0 R/A 100 0 R>>',
				72: '<</Title(b)/Parent 70 0 R/Prev 71 0 R/A 5000 0 R>>',
			},
		});
		const found = new QpdfObjects(await run('extract_pages', bytes, { pages: '1' }));
		const target = (action: Parameters<typeof found.dict>[0]) => (found.dict(action)['/D'] as readonly unknown[])[1];
		const [page] = found.list(found.dict(found.catalog['/Pages'])['/Kids']);
		const links = found.list(found.dict(page)['/Annots']).map((one) => target(found.dict(one)['/A']));
		expect(links).toEqual(['/FitB', '/FitB']);
		const additional = found.dict(found.dict(page)['/AA']);
		expect([Object.keys(additional), target(additional['/O'])]).toEqual([['/O'], '/FitB']);
		expect(target(found.catalog['/OpenAction'])).toBe('/FitB');
		const outline = found.dict(found.catalog['/Outlines']);
		expect(outline['/First']).toBe(outline['/Last']);
		expect(target(found.dict(outline['/First'])['/A'])).toBe('/FitB');
	});

	test('is taken out of the places that share it, where scripts go', async () => {
		const scripts = Object.fromEntries(
			Object.entries(chain(4000, '[11 0 R/Fit]', '64 0 R')).map(([number, action]) => [
				number,
				action.replace('/GoTo', '/JavaScript/JS(a)'),
			]),
		);
		const bytes = rawPages(1, {
			catalog: '/OpenAction 100 0 R/AA<</WC 101 0 R/WS 65 0 R>>',
			objects: { ...scripts, 64: '<</S/GoTo/D[11 0 R/FitB]>>', 65: '<</S/JavaScript/JS(b)>>' },
		});
		const found = new QpdfObjects(await run('sanitize_document', bytes));
		const places = [found.catalog['/OpenAction'], found.dict(found.catalog['/AA'])['/WC']];
		expect(places.map((place) => found.dict(place)['/S'])).toEqual(['/GoTo', '/GoTo']);
		expect(Object.keys(found.dict(found.catalog['/AA']))).toEqual(['/WC']);
	});
});
