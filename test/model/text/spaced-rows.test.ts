/** Rows of several lines, with their values beside any of them (docs/semantics.md, D69). */
import { atOnce } from '../../../shared/model/text/fragments/steps';
import { rowsBySpace } from '../../../shared/model/text/layout/spaced-rows';
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

type Placed = Parameters<typeof rowsBySpace>[0];

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;

async function rowsIn(content: string): Promise<string[][]> {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	const [table, ...others] = data!['tables'] as { rows: string[][]; certain: boolean }[];
	expect([table!.certain, others]).toEqual([true, []]);
	return table!.rows;
}

const ARTICLES = [
	[['Hammer of steel', 'With a handle', 'Of 500 g'], '2', '38.00'],
	[['Saw for wood', 'Made in Germany', 'Of 400 mm'], '1', '24.00'],
	[['Drill', 'With its case', 'Of 230 V'], '1', '89.00'],
] as const;

/** Rows of three lines, with their values beside the line of this number, or between two. */
const table = (x: number, line: number, number: boolean): string =>
	ARTICLES.map(([lines, ...values], row) => {
		const y = 480 - 48 * row;
		const own = lines.map((text, index) => at(x, y - 11 * index, text)).join('');
		const beside = [...(number ? [[20, String(row + 1)] as const] : []), [230, values[0]] as const, [300, values[1]] as const];
		return own + beside.map(([place, text]) => at(place, y - 11 * line, text)).join('');
	}).join('');

const WIDE = ['Ties of black plastic that may be used in the open', 'air as well and in the cold of winter'];
const LONG = ['Ties of black', 'plastic that', 'may be used', 'in the open', 'air as well', 'and in the cold', 'of winter'];

test.each([
	['that fill most of the width', WIDE, 0.5],
	['of which many are above the values', LONG, 4],
])('lines below the names of columns %s are those of a cell', async (_, lines, line) => {
	const beside = (y: number, values: readonly string[]) => [20, 300, 350].map((x, column) => at(x, y, values[column]!)).join('');
	const cell = (y: number) => lines.map((text, index) => at(50, y - 12 * index, text)).join('');
	const high = 12 * (lines.length - 1) + 22;
	const rows = [
		beside(500, ['No', 'Count', 'Sum']) + at(50, 500, 'Article'),
		cell(478) + beside(478 - 12 * line, ['1', '10', '7.95']),
		beside(478 - high, ['2', '20', '89.00']) + at(50, 478 - high, 'Drill'),
		cell(456 - high) + beside(456 - high - 12 * line, ['3', '30', '24.00']),
	];
	expect(await rowsIn(rows.join(''))).toEqual([
		['No', 'Article', 'Count', 'Sum'],
		['1', lines.join(' '), '10', '7.95'],
		['2', 'Drill', '20', '89.00'],
		['3', lines.join(' '), '30', '24.00'],
	]);
});

describe('the lines of a cell are one row with the values', () => {
	test.each([
		['beside the first line', 0],
		['in the middle', 1],
		['between two lines', 0.5],
		['beside the last line', 2],
	])('%s', async (_, line) => {
		const head = at(20, 500, 'No') + at(50, 500, 'Article') + at(230, 500, 'Count') + at(300, 500, 'Sum');
		expect(await rowsIn(head + table(50, line, true))).toEqual([
			['No', 'Article', 'Count', 'Sum'],
			...ARTICLES.map(([lines, ...values], row) => [String(row + 1), lines.join(' '), ...values]),
		]);
	});

	test.each([
		['beside the first line', 0],
		['in the middle', 1],
	])('%s, if they are in the first column', async (_, line) => {
		const head = at(20, 500, 'Article') + at(230, 500, 'Count') + at(300, 500, 'Sum');
		expect(await rowsIn(head + table(20, line, false))).toEqual([
			['Article', 'Count', 'Sum'],
			...ARTICLES.map(([lines, ...values]) => [lines.join(' '), ...values]),
		]);
	});
});

test('the name of a group is a row, however near the first row of the group is', async () => {
	const groups = ['Tools', 'Wood', 'Paint'].map((name, group) => {
		const y = 480 - 40 * group;
		return at(20, y, name) + at(20, y - 12, `Article ${group}`) + at(230, y - 12, `${group + 3}`) + at(300, y - 12, '9.00');
	});
	const head = at(20, 500, 'Article') + at(230, 500, 'Count') + at(300, 500, 'Sum');
	const rows = await rowsIn(head + groups.join(''));
	expect(rows.filter(([, count]) => count !== '').map(([name]) => name)).toEqual([
		'Article',
		'Article 0',
		'Article 1',
		'Article 2',
	]);
});

test('the name of the first group is a row where names of columns have their units below them', async () => {
	const figures = [
		['Profit', '4,210', '3,877'],
		['Tax paid', '902', '811'],
		['Interest', '12', '15'],
	];
	const head = at(230, 500, '2024') + at(300, 500, '2023') + at(230, 489, 'EUR 000') + at(300, 489, 'EUR 000');
	const content =
		head +
		at(20, 472, 'Operating activities') +
		figures.map((cells, row) => cells.map((cell, column) => at([20, 230, 300][column]!, 455 - 17 * row, cell)).join('')).join('');
	expect(await rowsIn(content)).toEqual([['', '2024 EUR 000', '2023 EUR 000'], ['Operating activities', '', ''], ...figures]);
});

describe('a row of more lines than are read', () => {
	/** Rows of as many lines each, which are in the first column; their value is beside the first line. */
	const tall = (lines: number): Placed => {
		const cell = { isNumber: false };
		const rows = Array.from({ length: 3 * lines }, (_, index) => ({
			baseline: index * 12 + Math.floor(index / lines) * 12,
			size: 10,
			cells: index % lines === 0 ? [cell, cell] : [cell],
		}));
		const places = rows.map((_, index) => (index % lines === 0 ? [0, 1] : [0]));
		return { rows, places, spanning: new Set() } as unknown as Placed;
	};
	const groupsOf = (lines: number): number | undefined => atOnce(rowsBySpace(tall(lines), () => false))?.length;

	test('is not one row', () => {
		expect(groupsOf(40)).toBe(3);
		expect(groupsOf(41)).toBeUndefined();
	});
});

test('cells that have their lines around the middle of their row are one row', async () => {
	const head = at(20, 500, 'Code') + at(70, 500, 'Course') + at(220, 500, 'Lecturer') + at(340, 500, 'Credits');
	const high =
		at(70, 480, 'Introduction to programming') + at(220, 480, 'Prof. A. Turing,') + at(20, 474, 'CS101') + at(340, 474, '6');
	const further = at(70, 468, 'with a project') + at(220, 468, 'Dr. G. Hopper');
	const single = at(20, 446, 'CS205') + at(70, 446, 'Databases') + at(220, 446, 'Prof. E. Codd') + at(340, 446, '5');
	const last =
		at(220, 424, 'Prof. T. Maiman and') +
		at(20, 418, 'PH300') +
		at(70, 418, 'Lasers') +
		at(340, 418, '4') +
		at(220, 412, 'guests');
	expect(await rowsIn(head + high + further + single + last)).toEqual([
		['Code', 'Course', 'Lecturer', 'Credits'],
		['CS101', 'Introduction to programming with a project', 'Prof. A. Turing, Dr. G. Hopper', '6'],
		['CS205', 'Databases', 'Prof. E. Codd', '5'],
		['PH300', 'Lasers', 'Prof. T. Maiman and guests', '4'],
	]);
});

test('both lines of the first label are in its row, though no row with several cells begins there yet', async () => {
	const values = (y: number, count: string, sum: string) => at(230, y, count) + at(300, y, sum);
	const head = at(230, 506, 'Count') + at(300, 506, 'Sum') + at(20, 500, 'Item') + at(230, 494, 'shipped') + at(300, 494, 'due');
	const bolts = at(20, 476, 'Anchor bolts') + values(470, '40', '124.00') + at(20, 464, 'M16 x 200');
	const plate = at(20, 446, 'Base plate') + values(446, '3', '82.50');
	const grout = at(20, 428, 'Grout') + at(20, 416, '25 kg bag') + values(416, '6', '85.50') + at(20, 404, 'grey');
	expect(await rowsIn(head + bolts + plate + grout + at(230, 386, 'Total') + at(300, 386, '292.00'))).toEqual([
		['Item', 'Count shipped', 'Sum due'],
		['Anchor bolts M16 x 200', '40', '124.00'],
		['Base plate', '3', '82.50'],
		['Grout 25 kg bag grey', '6', '85.50'],
		['', 'Total', '292.00'],
	]);
});
