/** Pages without a /MediaBox, which each page must have or inherit (ISO 32000-2, Table 31): readers show US Letter, and say nothing. */
import { decode } from '../../../shared/contract/values/decode';
import { pageObjects, rawPdf } from '../../support/documents/raw';
import { asDocument, local } from '../../support/hosts/local';
import { pageSizes, withTools } from '../../support/judges/tools';

/** Two pages, which inherit this entry. */
function inheriting(entry: string): Uint8Array {
	const objects = pageObjects(2);
	return rawPdf({ ...objects, 2: String(objects[2]).replace('/MediaBox[0 0 300 200]', entry) });
}

const notesOf = async (bytes: Uint8Array) =>
	(await local.run('extract_text', [asDocument(bytes)], decode('extract_text', {}))).notes;

const LOST: [string, string][] = [
	['lost', ''],
	['null', '/MediaBox null'],
	['not four numbers', '/MediaBox[0 0 300]'],
	['damaged within', '/MediaBox[0 0 300 xx]'],
	['a reference to nothing', '/MediaBox 99 0 R'],
];

withTools('poppler')('judged by poppler', () => {
	test.each(LOST)('that US Letter was taken is said where the size of a page is %s', async (_, entry) => {
		const bytes = inheriting(entry);
		expect(pageSizes(bytes).map(({ width, height }) => [width, height])).toEqual([
			[612, 792],
			[612, 792],
		]);
		expect(await notesOf(bytes)).toEqual([
			{
				code: 'document_repaired',
				message: expect.stringContaining('the size of a page is lost, and US Letter was taken. Check the result.') as string,
			},
		]);
	});
});

test('nothing is said of sizes that are there', async () => {
	expect(await notesOf(inheriting('/MediaBox[0 0 300 200]'))).toEqual([]);
	expect(await notesOf(inheriting('/MediaBox[300 200 0 0]'))).toEqual([]);
});
