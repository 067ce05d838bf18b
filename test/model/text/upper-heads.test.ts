/** Heads of two levels, of which the names of columns are both (docs/semantics.md, §26.1). */
import { rowsOfTables } from '../../../shared/contract/text-result';
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

/** Digits of Helvetica are 5.56 wide at 10 points. */
const at = (x: number, y: number, text: string): string => (text === '' ? '' : `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`);
const DIGIT = 5.56;
const endingAt = (x: number, y: number, text: string): string => at(x - DIGIT * text.length, y, text);

const RIGHT = [170, 220, 300, 350];
const NORTH = ['120', '130', '10', '12'];
const SOUTH = ['90', '95', '8', '9'];
const body = [NORTH, SOUTH, ['70', '88', '6', '7']]
	.map(
		(numbers, row) =>
			at(20, 472 - 14 * row, ['North', 'South', 'West'][row]!) +
			numbers.map((text, column) => endingAt(RIGHT[column]!, 472 - 14 * row, text)).join(''),
	)
	.join('');

async function extracted(content: string) {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return { rows: rowsOfTables(data!).map(({ row }) => row), text: data!['text'] as string };
}

const years = RIGHT.map((x, column) => endingAt(x, 486, column % 2 === 0 ? '2024' : '2025')).join('');
const NAMED = { Region: 'North', 'Sales 2024': '120', 'Sales 2025': '130', 'Costs 2024': '10', 'Costs 2025': '12' };

describe('the values of a row have the names of both levels', () => {
	test.each([
		['in the middle of their columns', at(171, 500, 'Sales') + at(301, 500, 'Costs') + at(20, 486, 'Region')],
		['at the beginning of their columns', at(148, 500, 'Sales') + at(278, 500, 'Costs') + at(20, 486, 'Region')],
		[
			'nearer to the last of their columns, since the names below repeat',
			at(190, 500, 'Sales') + at(322, 500, 'Costs') + at(20, 486, 'Region'),
		],
		['beside the name of the first column', at(171, 500, 'Sales') + at(301, 500, 'Costs') + at(20, 500, 'Region')],
	])('%s', async (_, names) => {
		const { rows } = await extracted(names + years + body);
		expect(rows).toHaveLength(3);
		expect(rows[0]).toEqual(NAMED);
	});

	test('in the middle of the first column, above texts that begin at its edge', async () => {
		const { rows } = await extracted(at(171, 500, 'Sales') + at(301, 500, 'Costs') + at(75, 500, 'Region') + years + body);
		expect(rows[0]).toEqual(NAMED);
	});

	test('above units', async () => {
		const units = RIGHT.map((x, column) => at(x - 9, 486, column % 2 === 0 ? 'EUR' : '%')).join('');
		const { rows } = await extracted(at(171, 500, 'Sales') + at(301, 500, 'Costs') + at(20, 486, 'Region') + units + body);
		const [first] = rows;
		expect(Object.keys(first!)).toEqual(['Region', 'Sales EUR', 'Sales %', 'Costs EUR', 'Costs %']);
	});

	test('between borders, in whose first row cells are over several columns', async () => {
		const lines = [
			...[512, 482, 468, 454, 440].map((y) => `15 ${y} m 360 ${y} l S\n`),
			'120 496 m 360 496 l S\n',
			...[15, 120, 235, 360].map((x) => `${x} 512 m ${x} 440 l S\n`),
			...[175, 305].map((x) => `${x} 496 m ${x} 440 l S\n`),
		].join('');
		const { rows } = await extracted(
			lines + at(20, 500, 'Region') + at(165, 500, 'Sales') + at(285, 500, 'Costs') + years + body,
		);
		expect(rows[0]).toEqual(NAMED);
	});

	test('where one name is over three columns, and no more', async () => {
		const lower = ['Plan', 'Real', 'Gap', 'All'].map((name, column) => at(RIGHT[column]! - 18, 486, name)).join('');
		const { rows, text } = await extracted(
			at(180, 500, 'Quarter of this year') + at(334, 500, 'Full') + at(20, 486, 'Region') + lower + body,
		);
		expect(text).toMatch(/^\| +\| Quarter of this year \| +\| +\| Full \|\n/);
		const over = 'Quarter of this year';
		expect(rows[0]).toEqual({
			Region: 'North',
			[`${over} Plan`]: '120',
			[`${over} Real`]: '130',
			[`${over} Gap`]: '10',
			'Full All': '12',
		});
	});
});

test('a title over all columns, and names above numbers, are not the upper names', async () => {
	const title = at(20, 500, 'Sales') + at(20, 486, 'Region') + years + body;
	expect(Object.keys((await extracted(title)).rows[0]!)).not.toContain('Sales 2024');
	const single = at(171, 486, 'Sales') + at(301, 486, 'Costs') + body;
	expect((await extracted(single)).text).not.toContain('Sales 120');
});

test('names of the lower level at the left of columns, of which the numbers end at the right, are above their numbers', async () => {
	const ends = [160, 230, 300, 370];
	const rows = [NORTH, SOUTH, ['70', '88', '6', '7']].map(
		(numbers, row) =>
			at(20, 472 - 14 * row, ['North', 'South', 'West'][row]!) +
			numbers.map((text, column) => endingAt(ends[column]!, 472 - 14 * row, text)).join(''),
	);
	const lower = ['Units', 'Revenue', 'Units', 'Revenue'].map((name, column) => at(100 + 70 * column, 486, name)).join('');
	const { rows: found } = await extracted(
		at(20, 500, 'Region') + at(100, 500, '2023') + at(240, 500, '2024') + lower + rows.join(''),
	);
	expect(found[0]).toEqual({
		Region: 'North',
		'2023 Units': '120',
		'2023 Revenue': '130',
		'2024 Units': '10',
		'2024 Revenue': '12',
	});
});

test('a name of two words in the middle over two columns is one name', async () => {
	// The space of it is above the gap between its columns.
	const heads = at(158, 500, 'Set A') + at(288, 500, 'Set B') + at(20, 486, 'Region');
	const { text } = await extracted(heads + years + body);
	expect(text).toContain('| Set A |');
});
