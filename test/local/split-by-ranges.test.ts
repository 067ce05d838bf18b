import { decode } from '../../shared/contract/values/decode';
import { resolvePageParts } from '../../shared/contract/values/page-spelling';
import { numbered } from '../support/documents/drawn';
import { asDocument, local } from '../support/hosts/local';
import { pageTexts, qpdfCheck, withTools } from '../support/judges/tools';
import { testInTurn } from '../support/sample';

const split = async (pages: number, ranges: string) =>
	await local.run('split_by_ranges', [asDocument(await numbered(pages))], decode('split_by_ranges', { ranges }));

withTools('qpdf', 'poppler')('split_by_ranges', () => {
	testInTurn('makes a part of each range, and tells its pages', async () => {
		const { documents, facts, notes } = await split(300, '250-300, 1-120, 100-130, 7');
		expect(documents.map(({ firstPage, lastPage, pageCount }) => [firstPage, lastPage, pageCount])).toEqual([
			[250, 300, 51],
			[1, 120, 120],
			[100, 130, 31],
			[7, 7, 1],
		]);
		for (const { bytes } of documents) expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		const texts = documents.map(({ bytes }) => pageTexts(bytes));
		expect(texts.map((all) => [all[0], all.at(-1)])).toEqual([
			['Page 250', 'Page 300'],
			['Page 1', 'Page 120'],
			['Page 100', 'Page 130'],
			['Page 7', 'Page 7'],
		]);
		expect(facts).toMatchObject({ sourcePageCount: 300, partCount: 4 });
		expect(notes).toMatchObject([
			{
				code: 'pages_left_out',
				message: 'Pages 131, 132, 133, 134, 135, 136, 137, 138, 139, 140 and 109 more are in none of the parts.',
			},
		]);
	});

	test('understands blanks around the dash of a range', async () => {
		const { documents } = await split(9, '1- 3, 4 - 5, 7 -');
		expect(documents.map(({ firstPage, lastPage }) => [firstPage, lastPage])).toEqual([
			[1, 3],
			[4, 5],
			[7, 9],
		]);
	});

	test('names a single page that is left out', async () => {
		const { notes } = await split(3, '1, 3');
		expect(notes).toMatchObject([{ message: 'Page 2 is in none of the parts.' }]);
	});
});

test('refuses more pages than a job may have, before anything is cut', () => {
	const ranges = Array.from({ length: 1000 }, () => '1-200').join(',');
	expect(() => resolvePageParts(ranges, 200, 100_000)).toThrow('names 200000 pages in all; at most 100000 are allowed');
});
