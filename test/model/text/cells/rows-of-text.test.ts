/** Rows of text above the first numbers of a table, and lines of its first column (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const at = (x: number, y: number, text: string, font = 'F'): string => `BT /${font} 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
const PLACES = [20, 160, 280];
const drawn = (rows: readonly (readonly string[])[], font: (row: number) => string = () => 'F'): string =>
	rows.map((cells, row) => cells.map((text, cell) => at(PLACES[cell]!, 500 - 14 * row, text, font(row))).join('')).join('');

async function tablesOf(content: string): Promise<string[][][]> {
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], decode('extract_text', { tables: true }));
	return (data as unknown as { tables: { rows: string[][] }[] }).tables.map(({ rows }) => rows);
}

const NAMES = ['Feature', 'Basic', 'Pro'];

test.each([
	[
		'words',
		[
			NAMES,
			['Many users', 'no', 'yes'],
			['Support by phone', 'no', 'yes'],
			['Price per month', '9', '29'],
			['Trial', 'yes', 'yes'],
		],
	],
	[
		'names',
		[
			['Name', 'City', 'Note'],
			['Anna', 'Rome', 'Vegan'],
			['Bert', 'Oslo', 'Guest'],
			['Cara', 'Bonn', '44'],
		],
	],
	[
		'words, as the names of columns are',
		[
			['name', 'city', 'note'],
			['anna', 'rome', 'vegan'],
			['bert', 'oslo', 'guest'],
			['cara', 'bonn', 'none'],
		],
	],
])('rows of %s are not lines of the head', async (_, rows) => {
	expect(await tablesOf(drawn(rows))).toEqual([rows]);
});

test('a row below names in bold letters is not a line of them', async () => {
	const rows = [NAMES, ['Support', 'No', 'Yes'], ['Price', '9', '29'], ['Users', '5', '50']];
	expect(await tablesOf(drawn(rows, (row) => (row === 0 ? 'B' : 'F')))).toEqual([rows]);
});

test('two lines of names in bold letters are one head', async () => {
	const lines = [
		['Name', 'Unit', 'Total'],
		['Part', 'Price', 'Sum'],
		['Hinge', '9', '29'],
		['Lock', '5', '50'],
		['Seal', '7', '12'],
	];
	const [first, ...others] = await tablesOf(drawn(lines, (row) => (row < 2 ? 'B' : 'F')));
	expect(others).toEqual([]);
	expect(first).toEqual([['Name Part', 'Unit Price', 'Total Sum'], ...lines.slice(2)]);
});

describe('the last row has all lines of its first cell', () => {
	/** Lines of the first column, and the values beside those that begin a row. */
	const LINES = [
		['Measure', 'Start', 'Cost'],
		['Insulation of the', '2025', '14,000'],
		['upper ceiling'],
		['New windows', '2026', '22,500'],
		['Panels on the south', '2027', '18,900'],
		['side'],
	];
	const ROWS = [
		['Measure', 'Start', 'Cost'],
		['Insulation of the upper ceiling', '2025', '14,000'],
		['New windows', '2026', '22,500'],
		['Panels on the south side', '2027', '18,900'],
	];
	const note = (y: number) => at(20, y, 'Please keep this list.');

	test('as far apart as rows', async () => {
		expect(await tablesOf(drawn(LINES) + note(390))).toEqual([ROWS]);
	});

	test('closer than rows', async () => {
		const places = [500, 482, 471, 453, 435, 424];
		const lines = LINES.map((cells, row) => cells.map((text, cell) => at(PLACES[cell]!, places[row]!, text)).join('')).join('');
		expect(await tablesOf(lines + note(390))).toEqual([ROWS]);
	});

	test('beside further lines of other cells', async () => {
		const lines = LINES.map((cells, row) => (row === 2 ? [...cells, 'or later'] : cells));
		const rows = ROWS.map((cells, row) => (row === 1 ? [cells[0]!, '2025 or later', cells[2]!] : cells));
		expect(await tablesOf(drawn(lines) + note(390))).toEqual([rows]);
	});

	test('not a sentence below the table', async () => {
		const sentence = [...LINES.slice(0, -1), ['Costs are without tax']];
		const rows = [...ROWS.slice(0, -1), ['Panels on the south', '2027', '18,900']];
		expect(await tablesOf(drawn(sentence))).toEqual([rows]);
	});
});

describe('the first line of a name of a column', () => {
	const row = (y: number, cells: readonly string[]) =>
		cells.map((text, cell) => (text === '' ? '' : at(PLACES[cell]!, y, text))).join('');
	const body =
		row(472, ['Lyon', '14.20', '45.00']) + row(458, ['Milano', '16.80', '50.00']) + row(444, ['Warsaw', '18.10', '52.00']);
	const names = row(502, ['', 'a box', 'Least']) + row(490, ['Town', 'EUR', 'EUR']);

	test('is above the lines of the other names', async () => {
		const [rows] = await tablesOf(at(160, 514, 'Rate for') + names + body);
		// It begins where the line below does, and so may be a title.
		expect(rows![0]).toEqual(['Town', 'a box EUR', 'Least EUR']);
		const [later] = await tablesOf(at(280, 514, 'Sum at') + names + body);
		expect(later![0]).toEqual(['Town', 'a box EUR', 'Sum at Least EUR']);
	});
});
