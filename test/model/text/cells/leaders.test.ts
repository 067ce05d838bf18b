/** Dots that lead from labels to values (docs/semantics.md, D69). */
import { decode } from '../../../../shared/contract/values/decode';
import { texts } from '../../../support/documents/texts';
import { asDocument, local } from '../../../support/hosts/local';

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
/** Points of Helvetica are 2.78 wide at 10 points, and digits twice as wide. */
const widthOf = (number: string): number =>
	[...number].reduce((sum, character) => sum + (/[.,]/.test(character) ? 2.78 : 5.56), 0);
const endingAt = (x: number, y: number, number: string): string => at(x - widthOf(number), y, number);

/** Dots from one place to another, as programs draw them. */
const LEADERS: Readonly<Record<string, (from: number, y: number, to: number) => string>> = {
	'in one text': (from, y, to) => at(from, y, '.'.repeat(Math.floor((to - from) / 2.78))),
	'with blanks between them': (from, y, to) => at(from, y, '. '.repeat(Math.floor((to - from) / 5.56))),
	'one by one, farther apart than words': (from, y, to) =>
		Array.from({ length: Math.floor((to - from) / 12) }, (_, dot) => at(from + 12 * dot, y, '.')).join(''),
};
type Leader = (typeof LEADERS)[string];
/** A label at 20, which is not wider than its letters at 6 points each, and a number that ends at 250. */
const led = (leader: Leader, y: number, label: string, number: string): string =>
	at(20, y, label) + leader(24 + 6 * label.length, y, 246 - widthOf(number)) + endingAt(250, y, number);

async function read(content: string): Promise<{ text: string; tables: { rows: string[][] }[] }> {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return data as unknown as { text: string; tables: { rows: string[][] }[] };
}

const ROWS = [
	['Revenue', '41,207', '38,990'],
	['Cost of goods', '7,310', '26,004'],
	['Tax', '112', '9'],
];

describe.each(Object.entries(LEADERS))('dots %s', (_, leader) => {
	test('are gaps between the cells of a statement', async () => {
		const years = endingAt(250, 514, '2024') + endingAt(330, 514, '2023');
		const body = ROWS.map(
			([label, one, other], row) => led(leader, 500 - 14 * row, label!, one!) + endingAt(330, 500 - 14 * row, other!),
		).join('');
		const { tables } = await read(years + body);
		expect(tables.map(({ rows }) => rows)).toEqual([[['', '2024', '2023'], ...ROWS]]);
	});

	test('are gaps between names and prices', async () => {
		const prices = [
			['Soup', '6.50'],
			['Cold fish', '24.00'],
			['Bread', '1.20'],
		];
		const { tables } = await read(prices.map(([name, price], row) => led(leader, 500 - 14 * row, name!, price!)).join(''));
		expect(tables.map(({ rows }) => rows)).toEqual([prices]);
	});

	test('stay in a list of contents', async () => {
		const entries = [
			['Introduction', '3'],
			['Methods', '17'],
			['Results', '121'],
		];
		const { text, tables } = await read(entries.map(([title, page], row) => led(leader, 500 - 14 * row, title!, page!)).join(''));
		expect(tables).toEqual([]);
		expect(text).toMatch(/Introduction \. ?\.|Introduction \u2026/);
	});
});

test('dots to be written on stay', async () => {
	const { text } = await read(
		at(20, 500, 'Name') + at(50, 500, '.'.repeat(40)) + at(20, 480, 'Please write in capital letters.'),
	);
	expect(text).toMatch(/^Name \u2026/);
});

test('dots that lead from a text outside of tables stay in it', async () => {
	const { text } = await read(at(20, 500, 'Sum') + at(50, 500, '.'.repeat(40)) + at(170, 500, '41,207'));
	expect(text.trim()).toBe('Sum \u2026 41,207');
});

test('dots to be written on within sentences are not gaps', async () => {
	const lines = [
		'Mr or Ms ........................ with the number ..............',
		'.............. and born on ................ in ..............',
	];
	const { text, tables } = await read(lines.map((line, row) => at(20, 500 - 14 * row, line)).join(''));
	expect(tables).toEqual([]);
	expect(text).toMatch(/^Mr or Ms \u2026 with the number \u2026/);
});
