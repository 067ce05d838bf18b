/** Tables beside each other, whose rows have nothing to do with each other (docs/semantics.md, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const at = (x: number, y: number, text: string): string => (text === '' ? '' : `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`);

type Cells = readonly (readonly string[])[];

/** Rows from this height on, each drawn from its first cell to its last. */
const rowsOf = (places: readonly number[], given: Cells, top = 500, leading = 14): string[] =>
	given.map((cells, row) => cells.map((cell, column) => at(places[column]!, top - leading * row, cell)).join(''));

async function tablesIn(content: string): Promise<{ tables: string[][][]; text: string }> {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return { tables: (data!['tables'] as { rows: string[][] }[]).map(({ rows }) => rows), text: data!['text'] as string };
}

const EARNED = [
	['Earnings', 'Amount'],
	['Salary', '3,200.00'],
	['Overtime', '240.00'],
	['Bonus', '500.00'],
];
const DEDUCTED = [
	['Deductions', 'Sum'],
	['Tax', '612.00'],
	['Pension', '197.00'],
	['Health', '150.50'],
];
const LEFT = [20, 80];
const RIGHT = [150, 220];

test('two lists that are drawn one after the other are two tables', async () => {
	const [one, other] = [rowsOf(LEFT, EARNED), rowsOf(RIGHT, DEDUCTED)];
	expect((await tablesIn([...one, ...other].join(''))).tables).toEqual([EARNED, DEDUCTED]);
	expect((await tablesIn([...other, ...one].join(''))).tables).toEqual([DEDUCTED, EARNED]);
});

test('so are lists whose rows are not at one height, and three of them', async () => {
	const uneven = rowsOf(LEFT, EARNED).join('') + rowsOf(RIGHT, DEDUCTED, 497, 17).join('');
	expect((await tablesIn(uneven)).tables).toEqual([EARNED, DEDUCTED]);
	const third = [
		['Days', 'Number'],
		['Worked', '20'],
		['Holiday', '1'],
		['Ill', '0'],
	];
	const three = [...rowsOf(LEFT, EARNED), ...rowsOf(RIGHT, DEDUCTED), ...rowsOf([290, 340], third)].join('');
	expect((await tablesIn(three)).tables).toEqual([EARNED, DEDUCTED, third]);
});

test('one table stays one: drawn row by row, column by column, or with its numbers after its labels', async () => {
	const joined = EARNED.map((cells, row) => [...cells, ...DEDUCTED[row]!]);
	const places = [...LEFT, ...RIGHT];
	expect((await tablesIn(rowsOf(places, joined).join(''))).tables).toEqual([joined]);
	const columns = places.flatMap((place, column) =>
		rowsOf(
			[place],
			joined.map((cells) => [cells[column]!]),
		),
	);
	expect((await tablesIn(columns.join(''))).tables).toEqual([joined]);
	const numbers = EARNED.map(([label], row) => [
		label!,
		...['2024', '2025', '2026'].map((year) => (row === 0 ? year : `${row}${year}`)),
	]);
	const [labels, values] = [numbers.map(([label]) => [label!]), numbers.map((cells) => cells.slice(1))];
	const apart = [...rowsOf([20], labels), ...rowsOf([150, 220, 290], values)];
	expect((await tablesIn(apart.join(''))).tables).toEqual([numbers]);
});

test('a list that goes on beside itself under the same head is two tables, though drawn row by row', async () => {
	const head = ['No', 'Article', 'Price'];
	const [one, other] = [
		[head, ['1', 'Bolt', '0.12'], ['2', 'Nut', '0.05'], ['3', 'Pin', '0.09']],
		[head, ['4', 'Screw', '0.04'], ['5', 'Washer', '0.02'], ['6', 'Nail', '0.01']],
	];
	const joined = one.map((cells, row) => [...cells, ...other[row]!]);
	expect((await tablesIn(rowsOf([20, 50, 130, 220, 250, 330], joined).join(''))).tables).toEqual([one, other]);
});

test('an address is not in the rows of the facts beside it', async () => {
	const address = ['Example Ltd', 'Main Street 5', '10115 Berlin', 'Germany'];
	const facts = [
		['Invoice no', '2026-0042'],
		['Date', '12.03.2026'],
		['Customer', '88123'],
		['Due', '26.03.2026'],
	];
	const content = [
		...rowsOf(
			[20],
			address.map((text) => [text]),
		),
		...rowsOf([220, 300], facts),
	];
	const { tables, text } = await tablesIn(content.join(''));
	expect(tables).toEqual([facts]);
	expect(text.replace(/\s+/g, ' ')).toContain(address.join(' '));
});

test('the sums below the last columns of a table, drawn after it, do not make a table beside it', async () => {
	const items = [
		['Item', 'Qty', 'Price', 'Amount'],
		['Bolt', '100', '0.12', '12.00'],
		['Nut', '200', '0.05', '10.00'],
		['Pin', '300', '0.09', '27.00'],
	];
	const sums = [
		['Subtotal', '49.00'],
		['Tax', '4.90'],
		['Total', '53.90'],
	];
	const content = rowsOf([20, 80, 140, 300], items).join('') + rowsOf([240, 300], sums, 444).join('');
	const { tables, text } = await tablesIn(content);
	expect(tables[0]!.slice(0, items.length)).toEqual(items);
	for (const [label, sum] of sums) expect(text).toMatch(new RegExp(`\\| ${label} \\|[ |]* ${sum!.replace('.', '\\.')} \\|`));
});

test('the first fact of an invoice beside its title is a row of the facts', async () => {
	const facts = [
		['Invoice number', 'INV-0092'],
		['Invoice date', '3 March 2025'],
		['Due date', '2 April 2025'],
	];
	const title = 'BT /F 20 Tf 20 500 Td (INVOICE) Tj ET\n';
	expect((await tablesIn(title + rowsOf([180, 300], facts).join(''))).tables).toEqual([facts]);
});
