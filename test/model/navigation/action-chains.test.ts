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
