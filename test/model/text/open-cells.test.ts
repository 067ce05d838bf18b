/** Labels without borders beside cells that have some, and names above them (docs/semantics.md, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const PLACES = [20, 160, 220, 300];
const HEIGHT = 20;
const TOP = 500;

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
/** The border around a cell, by its row and column, and its text. */
const cell = (row: number, column: number, text: string): string => {
	const [x, y] = [PLACES[column]!, TOP - HEIGHT * (row + 1)];
	return `${x} ${y} ${PLACES[column + 1]! - x} ${HEIGHT} re S\n${at(x + 4, y + 6, text)}`;
};
const items = ['Item', 'Count', 'Sum', 'Bolts', '2', '28.00', 'Washers', '4', '6.00']
	.map((text, index) => cell(Math.floor(index / 3), index % 3, text))
	.join('');

async function read(content: string): Promise<{ rows: unknown; text: string }> {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return { rows: (data!['tables'] as { rows: unknown }[])[0]!.rows, text: data!['text'] as string };
}

const ITEMS = [
	['Item', 'Count', 'Sum'],
	['Bolts', '2', '28.00'],
	['Washers', '4', '6.00'],
];

test('labels of sums are in the column before these, with words that begin farther left, and text farther away is not', async () => {
	const sums = cell(3, 2, '34.00') + cell(4, 2, '40.46');
	const labels = at(190, 426, 'Total') + at(20, 426, 'Thank you') + at(135, 406, 'Total with tax');
	const { rows, text } = await read(items + sums + labels);
	expect(rows).toEqual([...ITEMS, ['', 'Total', '34.00'], ['', 'Total with tax', '40.46']]);
	expect(text).toMatch(/\|\n\nThank you$/);
});

test('text beside a cell that has no rule below is not in the table', async () => {
	const { rows, text } = await read(`${items}300 440 m 300 400 l S\n${at(190, 420, 'Total')}${at(240, 420, '34.00')}`);
	expect(rows).toEqual(ITEMS);
	expect(text).toMatch(/\|\n\nTotal\s+34.00$/);
});

describe('names above the borders of columns', () => {
	const cells = ['Bolts', '2', '28.00', 'Washers', '4', '6.00'];
	const bordered = cells.map((text, index) => cell(Math.floor(index / 3), index % 3, text)).join('');
	const ground = (bold: readonly string[], y = 506) =>
		`0 0 .5 rg 20 500 280 20 re f 1 g\n${bold.map((text, column) => at(PLACES[column]! + 4, y, text)).join('')}0 g\n`;
	const rows = [cells.slice(0, 3), cells.slice(3)];

	test('such as those on a dark ground, are the head of the table', async () => {
		const found = await read(`${at(24, 540, 'Things sold in May')}${ground(['Item of iron', 'Count', 'Sum'])}${bordered}`);
		expect(found.rows).toEqual([['Item of iron', 'Count', 'Sum'], ...rows]);
		expect(found.text).toMatch(/^Things sold in May\n\n\| Item of iron \| Count \| Sum \|\n\| --- \|/);
	});

	test.each([
		['if a column has none', ground(['Item', 'Count', ''])],
		['if they have digits', ground(['Item', 'Count', 'Sum 3'])],
		['if they reach over a border', ground(['Item', 'Count of pieces', 'Sum'])],
		['if they are far above', ground(['Item', 'Count', 'Sum'], 530)],
	])('are other text %s', async (_, above) => {
		expect((await read(above + bordered)).rows).toEqual(rows);
	});
});
