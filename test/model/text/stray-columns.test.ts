/** Names and labels of a table that are beside their column (docs/semantics.md, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const at = (x: number, y: number, text: string): string => (text === '' ? '' : `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`);
/** Digits of Helvetica are 5.56 wide at 10 points, points and commas 2.78. */
const widthOf = (number: string): number =>
	[...number].reduce((sum, character) => sum + (/[.,-]/.test(character) ? 2.78 : 5.56), 0);
const endingAt = (x: number, y: number, number: string): string => (number === '' ? '' : at(x - widthOf(number), y, number));

async function rowsOf(content: string): Promise<readonly string[][]> {
	const parameters = decode('extract_text', { tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return (data!['tables'] as { rows: string[][] }[]).flatMap(({ rows }) => rows);
}

const ITEMS = [
	['Office chair', '4', '310.00', '1,240.00'],
	['Desk', '2', '540.00', '1,080.00'],
	['Assembly', '3', '60.00', '180.00'],
];
const items = ITEMS.map(
	([name, count, price, sum], row) =>
		at(20, 486 - 18 * row, name!) +
		endingAt(180, 486 - 18 * row, count!) +
		endingAt(290, 486 - 18 * row, price!) +
		endingAt(380, 486 - 18 * row, sum!),
).join('');

describe('the labels of sums between two columns', () => {
	const head = at(20, 504, 'Item') + at(165, 504, 'Qty') + at(267, 504, 'Price') + at(360, 504, 'Sum');
	const sums = [
		['Net total', '2,500.00'],
		['Tax', '500.00'],
		['Total', '3,000.00'],
	];
	const foot = sums.map(([label, sum], row) => at(195, 428 - 12 * row, label!) + endingAt(380, 428 - 12 * row, sum!)).join('');

	test('make no column, and each sum is a row', async () => {
		const rows = await rowsOf(head + items + foot);
		expect(rows).toEqual([['Item', 'Qty', 'Price', 'Sum'], ...ITEMS, ...sums.map(([label, sum]) => ['', label, '', sum])]);
	});

	test('remain a column if it has a name', async () => {
		const rows = await rowsOf(head + at(195, 504, 'Note') + items + foot);
		expect(rows[0]).toEqual(['Item', 'Qty', 'Note', 'Price', 'Sum']);
	});
});

test('names in the middle of wide columns are above the numbers that end at their right edge', async () => {
	const head = at(60, 504, 'Item') + at(130, 504, 'Qty') + at(215, 504, 'Price') + at(315, 504, 'Sum');
	expect(await rowsOf(head + items)).toEqual([['Item', 'Qty', 'Price', 'Sum'], ...ITEMS]);
});

test('names at the left of columns of numbers, and nearer to the numbers before, are above their numbers', async () => {
	const names = at(20, 506, 'Article') + at(150, 506, 'Pieces') + at(200, 506, 'Each') + at(310, 506, 'Sum');
	expect(await rowsOf(names + items)).toEqual([['Article', 'Pieces', 'Each', 'Sum'], ...ITEMS]);
	// The price ends at 290, so the name of the sum is nearer to it than to the sum, which begins at 340.
	const close = at(20, 506, 'Article') + at(150, 506, 'Pieces') + at(200, 506, 'Each') + at(300, 506, 'Sum');
	expect(await rowsOf(close + items)).toEqual([['Article', 'Pieces', 'Each', 'Sum'], ...ITEMS]);
});

test('names as close as words are apart where one ends as its column does', async () => {
	// In Helvetica at 10 points, "Price" is 22.78 wide, and a space 2.78.
	const names = at(20, 506, 'Article') + endingAt(180, 506, '25') + at(290 - 22.78, 506, 'Price Sum of all of it');
	expect(await rowsOf(names + items)).toEqual([['Article', '25', 'Price', 'Sum of all of it'], ...ITEMS]);
});

describe('names at the left of columns of which the numbers end at the right, close to the next name', () => {
	const TIMES = [
		['Harbour', '06:05', '06:35', '07:10', '08:00'],
		['Market', '06:12', '06:42', '07:17', '08:07'],
		['Station', '06:22', '06:52', '07:25', '08:17'],
	];
	const ENDS = [0, 160, 230, 300, 370];
	const times = TIMES.map((row, line) =>
		row
			.map((text, column) => (column === 0 ? at(20, 486 - 18 * line, text) : endingAt(ENDS[column]!, 486 - 18 * line, text)))
			.join(''),
	).join('');
	const NAMES = ['Mon-Fri', 'Mon-Fri', 'Sat', 'Sun'];
	const names = NAMES.map((name, column) => at(100 + 70 * column, 504, name)).join('');

	test('are above their numbers', async () => {
		expect(await rowsOf(at(20, 504, 'Stop') + names + times)).toEqual([['Stop', ...NAMES], ...TIMES]);
		expect(await rowsOf(names + times)).toEqual([['', ...NAMES], ...TIMES]);
	});

	test('and words in place of numbers are in the same column', async () => {
		const request =
			at(20, 432, 'Depot') + at(100, 432, 'request') + at(170, 432, 'request') + at(240, 432, 'none') + at(310, 432, 'none');
		const rows = await rowsOf(at(20, 504, 'Stop') + names + times + request);
		expect(rows.at(-1)).toEqual(['Depot', 'request', 'request', 'none', 'none']);
		expect(rows[1]).toEqual(TIMES[0]);
	});
});

test('words at the left of a column are in it, though its name and numbers are at its right', async () => {
	const PRICES = [
		['Rose', '5.50', '14.95'],
		['Aster', '3.20', '12.00'],
		['Phlox', '4.10', '11.30'],
		['Iris', 'by letter', 'by phone'],
	];
	const ends = [0, 200, 320];
	const rows = PRICES.map((row, line) =>
		row.map((text, column) => {
			const y = 486 - 18 * line;
			return /\d/.test(text) ? endingAt(ends[column]!, y, text) : at([20, 110, 230][column]!, y, text);
		}),
	);
	const names = at(20, 504, 'Plant') + at(200 - 25, 504, 'Small') + at(320 - 26, 504, 'Large');
	expect(await rowsOf(names + rows.flat().join(''))).toEqual([['Plant', 'Small', 'Large'], ...PRICES]);
});

describe('a mark that begins at the left of its column is as near to the number before it as words are', () => {
	test('and is a cell all the same, as the flags and dashes of reports are', async () => {
		const rows = [
			['Test', 'Result', 'Flag', 'Unit'],
			['Sodium', '148', 'H', 'mmol'],
			['Zinc', '4.1', '', 'mmol'],
			['Iron', '0.4', 'L', 'mg'],
			['Copper', '6.2', '', 'mg'],
		];
		const content = rows.map(([name, result, flag, unit], row) => {
			const y = 500 - 18 * row;
			const values = row === 0 ? at(150, y, result!) : endingAt(200, y, result!);
			return at(20, y, name!) + values + at(row === 0 ? 240 : 209, y, flag!) + at(row === 0 ? 320 : 280, y, unit!);
		});
		expect(await rowsOf(content.join(''))).toEqual(rows);
	});

	test('and stands by the order of the names, where a row has a cell for each of them', async () => {
		const rows = [
			['Stop', 'Monday', 'Friday', 'Sat', 'Sun'],
			['Harbour', '605', '635', '710', '800'],
			['Market', '612', '642', '717', '807'],
			['Centre', '620', '650', '|', '815'],
			['North', '622', '652', '725', '817'],
			['College', '640', '710', '743', '-'],
		];
		const [starts, ends] = [
			[165, 230, 297, 344],
			[224, 290, 337, 384],
		];
		const content = rows.map(([stop, ...values], row) => {
			const y = 500 - 18 * row;
			const cells = values.map((value, column) =>
				/\d/.test(value) ? endingAt(ends[column]!, y, value) : at(starts[column]!, y, value),
			);
			return at(30, y, stop!) + cells.join('');
		});
		expect(await rowsOf(content.join(''))).toEqual(rows);
	});
});
