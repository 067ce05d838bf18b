/** Labels above their values, in smaller letters: each pair of rows is a table (docs/semantics.md, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const PLACES = [20, 140, 260];
const at = (x: number, y: number, text: string, font: string): string =>
	text === '' ? '' : `BT /${font} Tf ${x} ${y} Td (${text}) Tj ET\n`;
const row = (y: number, cells: readonly string[], font: string): string =>
	cells.map((cell, column) => at(PLACES[column]!, y, cell, font)).join('');

async function tablesIn(content: string): Promise<string[][][]> {
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], decode('extract_text', { tables: true }));
	return (data!['tables'] as { rows: string[][] }[]).map(({ rows }) => rows);
}

const PAIRS = [
	[
		['Account number', 'Invoice number', 'Due date'],
		['7719 2203', 'INV-8813', '15 Feb 2025'],
	],
	[
		['Meter number', 'Tariff', 'Reading'],
		['M-220018', '', '18,220'],
	],
	[
		['Place', 'Person', 'Phone'],
		['Hull', 'K. Ward', '555 010'],
	],
];
const pairs = (label: string, value: string): string =>
	PAIRS.map(([labels, values], at) => row(540 - 34 * at, labels!, label) + row(527 - 34 * at, values!, value)).join('');

test('each pair of rows is a table, where values are larger than labels, or bold', async () => {
	expect(await tablesIn(pairs('F 7', 'F 10'))).toEqual(PAIRS);
	expect(await tablesIn(pairs('F 10', 'B 10'))).toEqual(PAIRS);
});

test('a table below them is one of its own rows', async () => {
	const items = [
		['Item', 'Pieces', 'Sum'],
		['Bolt', '12', '4.20'],
		['Nut', '40', '2.00'],
		['Pin', '9', '0.81'],
	];
	const content = pairs('F 7', 'F 10') + items.map((cells, index) => row(430 - 14 * index, cells, 'F 10')).join('');
	expect(await tablesIn(content)).toEqual([...PAIRS, items]);
});

test('rows with a line of small print below each are one table', async () => {
	const lessons = [
		['Day', 'Monday', 'Friday'],
		['8:00', 'Maths', 'Art'],
		['', 'room 2', 'room 7'],
		['9:00', 'Music', 'Maths'],
		['', 'room 4', 'room 2'],
	];
	const content = lessons.map((cells, at) => row(540 - 13 * at, cells, cells[0] === '' ? 'F 7' : 'F 10')).join('');
	const tables = await tablesIn(content);
	expect(tables).toHaveLength(1);
	expect(tables[0]![0]).toEqual(lessons[0]);
});

test('two rows of facts above a table that has as many columns at other places are not its rows', async () => {
	const line = (y: number, places: readonly number[], cells: readonly string[]) =>
		cells.map((cell, column) => at(places[column]!, y, cell, 'F 10')).join('');
	const facts = [
		['IBAN', 'NL91 ABNA 0417', 'Page', '1 of 3'],
		['Period', 'April', 'Currency', 'EUR'],
	];
	const items = [
		['Day', 'Text', 'Sum', 'Balance'],
		['01-04', 'Transfer of the rent', '11.50', '1000.15'],
		['02-04', 'Card payment', '14.50', '985.65'],
		['03-04', 'Telephone', '17.50', '968.15'],
	];
	const content =
		facts.map((cells, index) => line(560 - 12 * index, [20, 120, 230, 320], cells)).join('') +
		items.map((cells, index) => line(522 - 14 * index, [20, 80, 260, 350], cells)).join('');
	expect(await tablesIn(content)).toEqual([facts, items]);
});
