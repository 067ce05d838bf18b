/** Bookmarks from the rows of the panel. */
import { executeItems } from '../../../nodes/OctavoPdf/execute';
import { rawPages } from '../../support/documents/raw';
import { outlineLines } from '../../support/judges/facts';
import { withTools } from '../../support/judges/tools';
import { harness, parametersOf } from '../execute-functions';

async function setRows(values: unknown) {
	const made = harness({
		parameters: parametersOf({
			resource: 'document',
			operation: 'setBookmarks',
			bookmarksFrom: 'rows',
			bookmarks: { values },
		}),
		items: [{ files: { data: { bytes: rawPages(4, {}), fileName: 'report.pdf' } } }],
	});
	const [item] = await executeItems(made.context);
	return outlineLines(made.bytesOf(item?.binary?.data));
}

withTools('qpdf')('rows of bookmarks', () => {
	it('puts each row below the last one of the level above it', async () => {
		const rows = [
			{ title: 'One', page: '1', level: 1 },
			{ title: 'One and a half', page: 2, level: 2 },
			{ title: 'A heading', page: 'none', level: 1 },
			{ title: 'Two', page: '4', level: '2' },
			{ title: 'Deep', page: '4', level: 3 },
			{ title: 'Three', page: '4' },
		];
		expect(await setRows(rows)).toEqual([
			'One > 1',
			'  One and a half > 2',
			'A heading > -',
			'  Two > 4',
			'    Deep > 4',
			'Three > 4',
		]);
	});
});

it('refuses levels that are skipped, and rows without a title, each by its place', async () => {
	await expect(setRows([{ title: 'One', page: '1', level: 2 }])).rejects.toThrow('Level of row 1 must be 1');
	await expect(
		setRows([
			{ title: 'One', page: '1', level: 1 },
			{ title: 'Two', page: '1', level: 3 },
		]),
	).rejects.toThrow('Level of row 2 must be a whole number from 1 to 2');
	await expect(setRows([{ title: '', page: '9', level: 1 }])).rejects.toThrow(
		/bookmarks\[0\]\.title is empty.*bookmarks\[0\]\.page/s,
	);
	for (const page of ['', null, undefined])
		await expect(setRows([{ title: 'One', page, level: 1 }])).rejects.toThrow('Page of row 1 is empty: give a page, or none');
	await expect(setRows('no rows')).rejects.toThrow('must have a list of rows under values');
});

it('takes lists that an expression gives in place of the object', async () => {
	const made = harness({
		parameters: parametersOf({
			resource: 'document',
			operation: 'setBookmarks',
			bookmarkList: () => [{ title: 'One', page: 1 }],
		}),
		items: [{ files: { data: { bytes: rawPages(1, {}), fileName: 'report.pdf' } } }],
	});
	const [item] = await executeItems(made.context);
	expect(item?.json['pdf']).toMatchObject({ bookmarkCount: 1 });
});

it('reports a template that only a region may know with all other problems', async () => {
	const made = harness({
		parameters: parametersOf({ resource: 'stamp', operation: 'addTextWatermark', line1: '', template: 1005, pages: 'all' }),
		items: [{ files: { data: { bytes: rawPages(1, {}), fileName: 'report.pdf' } } }],
	});
	await expect(executeItems(made.context)).rejects.toThrow(/Text.*Template is a number that only some regions know/s);
});
