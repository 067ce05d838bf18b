/** The tables of invoices and statements, without lines around them (docs/semantics.md, D69). */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const at = (x: number, y: number, text: string): string =>
	text === '' ? '' : `BT /F 10 Tf ${x} ${y} Td (${text.replace(/[()]/g, '\\$&')}) Tj ET\n`;

/** Digits of Helvetica are 5.56 wide at 10 points, points and commas 2.78, brackets 3.33. */
const widthOf = (number: string): number =>
	[...number].reduce((sum, character) => sum + (/[.,]/.test(character) ? 2.78 : /[()]/.test(character) ? 3.33 : 5.56), 0);
const endingAt = (x: number, y: number, number: string): string => at(x - widthOf(number), y, number);

const line = (y: number, cells: readonly (readonly [x: number, text: string])[]): string =>
	cells.map(([x, text]) => at(x, y, text)).join('');

async function tablesIn(content: string): Promise<string[][][]> {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	const tables = data!['tables'] as { rows: string[][]; certain: boolean }[];
	expect(tables.map(({ certain }) => certain)).toEqual(tables.map(() => true));
	const rows = (data!['text'] as string).split('\n').filter((text) => text.startsWith('|') && !text.includes('---'));
	expect(rows).toEqual(tables.flatMap((table) => table.rows.map((cells) => `| ${cells.join(' | ')} |`)));
	return tables.map((table) => table.rows);
}

const item = (y: number, [number, name, count, price, sum]: readonly string[]): string =>
	line(y, [
		[20, number!],
		[50, name!],
	]) +
	endingAt(230, y, count!) +
	endingAt(300, y, price!) +
	endingAt(380, y, sum!);

const HEAD = line(500, [
	[20, 'No'],
	[50, 'Article'],
	[205, 'Count'],
	[277, 'Price'],
	[359, 'Sum'],
]);

test.each([
	['closer to each other than items are', 4],
	['as far from each other as items are', 0],
])('the lines of an item belong to it, however many these are, %s', async (_, space) => {
	const details = ['Order 4711-99', 'Serial SN 123 456', 'Delivered in three days', 'Made in Bremen', 'Warranty of 2 years'];
	const items = [0, 1, 2].map((index) => {
		const y = 485 - index * (12 * (details.length + 1) + space);
		return (
			item(y, [String(index + 1), `Case ${'ABC'[index]!}`, '2', '10.00', '20.00']) +
			details.map((text, row) => at(50, y - 12 * (row + 1), text)).join('')
		);
	});
	const [rows, ...others] = await tablesIn(HEAD + items.join(''));
	expect(others).toEqual([]);
	const sums = rows!.filter(([number]) => number !== '').map(([number, , ...values]) => [number, ...values]);
	expect(sums).toEqual([['No', 'Count', 'Price', 'Sum'], ...['1', '2', '3'].map((number) => [number, '2', '10.00', '20.00'])]);
	const texts = rows!.map(([, name]) => name).join(' ');
	expect(texts).toBe(`Article ${['A', 'B', 'C'].map((name) => ['Case', name, ...details].join(' ')).join(' ')}`);
	if (space > 0) expect(rows).toHaveLength(4);
});

test('the facts of an invoice and its items, which have other columns, are two tables', async () => {
	const facts = [
		['Number', 'RE-2025-417', 'Customer', '004417'],
		['Department', 'Logistics', 'Code', '1257L'],
		['Insurance', 'QQ 123456 C', 'Day', '28/03/2025'],
	];
	const content = facts
		.map((cells, row) =>
			line(
				560 - 14 * row,
				cells.map((text, column) => [20 + 90 * column, text]),
			),
		)
		.join('');
	const items = item(486, ['1', 'Case', '2', '10.00', '20.00']) + item(472, ['2', 'Fan', '', '', '(5.00)']);
	expect(await tablesIn(content + HEAD + items)).toEqual([
		facts,
		[
			['No', 'Article', 'Count', 'Price', 'Sum'],
			['1', 'Case', '2', '10.00', '20.00'],
			['2', 'Fan', '', '', '(5.00)'],
		],
	]);
});

test('labels that end at one place keep their values, beside an address on other lines', async () => {
	const content =
		at(20, 502, 'Bill to:') +
		at(20, 491, 'Wayne Enterprises') +
		at(20, 480, '1007 Mountain Drive') +
		at(20, 469, 'Gotham') +
		[
			['Date:', 24.45, '3 Mar 2025', 322],
			['Terms:', 32.23, 'Net 30', 345],
			['Due:', 22.78, '2 Apr 2025', 325],
			['Order:', 28.9, 'PO-7781', 336],
			['Balance:', 38.91, '$80.00', 339],
		]
			.map(
				([label, width, value, x], row) =>
					at(313 - Number(width), 500 - 16 * row, String(label)) + at(Number(x), 500 - 16 * row, String(value)),
			)
			.join('');
	const [rows] = await tablesIn(content);
	const pairs = rows!.map((cells) => cells.slice(-2)).filter(([label]) => label !== '');
	expect(pairs).toEqual([
		['Date:', '3 Mar 2025'],
		['Terms:', 'Net 30'],
		['Due:', '2 Apr 2025'],
		['Order:', 'PO-7781'],
		['Balance:', '$80.00'],
	]);
});

test('a sign of dollars belongs to the number after it, however near the one before is', async () => {
	const row = (y: number, label: string, one: string, other: string, sign = '') =>
		at(20, y, label) + at(200, y, sign) + endingAt(250, y, one) + at(257, y, sign) + endingAt(310, y, other);
	const rows = await tablesIn(
		line(500, [
			[220, '2024'],
			[285, '2023'],
		]) +
			row(486, 'Revenue', '12,450', '11,020', '$') +
			row(472, 'Cost', '(7,310)', '(6,890)') +
			row(458, 'Income', '5,140', '4,130', '$'),
	);
	expect(rows).toEqual([
		[
			['', '2024', '2023'],
			['Revenue', '$ 12,450', '$ 11,020'],
			['Cost', '(7,310)', '(6,890)'],
			['Income', '$ 5,140', '$ 4,130'],
		],
	]);
});

test('numbers in columns near each other are cells although the names of the columns are as close as words', async () => {
	const row = (y: number, name: string, count: string, price: string, sum: string) =>
		at(20, y, name) + endingAt(255, y, count) + endingAt(284, y, price) + endingAt(362, y, sum);
	const rows = await tablesIn(
		line(500, [
			[20, 'Name'],
			[224.44, 'Menge'],
			[261.22, 'Preis'],
			[333, 'Betrag'],
		]) +
			row(486, 'Schraube', '1.000', '0,12', '114,00') +
			row(472, 'Mutter', '1.000', '0,03', '30,00') +
			row(458, 'Scheibe', '2.500', '0,01', '22,50'),
	);
	expect(rows).toEqual([
		[
			['Name', 'Menge', 'Preis', 'Betrag'],
			['Schraube', '1.000', '0,12', '114,00'],
			['Mutter', '1.000', '0,03', '30,00'],
			['Scheibe', '2.500', '0,01', '22,50'],
		],
	]);
});

test('the name of a group of rows does not belong to the head', async () => {
	const rows = await tablesIn(
		HEAD +
			at(20, 486, 'Screws') +
			item(472, ['1', 'Wood', '2', '10.00', '20.00']) +
			item(458, ['2', 'Steel', '1', '5.00', '5.00']) +
			at(20, 444, 'Nails') +
			item(430, ['3', 'Round', '1', '1.00', '1.00']),
	);
	expect(rows).toEqual([
		[
			['No', 'Article', 'Count', 'Price', 'Sum'],
			['Screws', '', '', '', ''],
			['1', 'Wood', '2', '10.00', '20.00'],
			['2', 'Steel', '1', '5.00', '5.00'],
			['Nails', '', '', '', ''],
			['3', 'Round', '1', '1.00', '1.00'],
		],
	]);
});

test.each([
	[['Number', 'RE-2025-417'], false],
	[['Currency:', 'EUR'], false],
	[['Year', '2025'], true],
	[['Item', 'Sum'], true],
])('a row of a label and its value is not a head: %j', async (first, header) => {
	const rows = [first, ['Day', '14.03.2025'], ['Count', '70']];
	const content = rows
		.map((cells, row) =>
			line(
				500 - 14 * row,
				cells.map((text, column) => [20 + 150 * column, text]),
			),
		)
		.join('');
	const parameters = decode('extract_text', { tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	expect(data!['tables']).toEqual([expect.objectContaining({ rows, header })]);
});

test('debits and credits are two columns where each row has one of both, as on a page without the head', async () => {
	const entries = [
		['01.03.', 'Rent', '850.00', ''],
		['02.03.', 'Salary', '', '3,200.00'],
		['03.03.', 'Power', '74.30', ''],
		['04.03.', 'Refund', '', '20.00'],
	];
	const content = entries.map(([day, text, debit, credit], row) => {
		const y = 500 - 14 * row;
		return at(20, y, day!) + at(80, y, text!) + endingAt(300, y, debit!) + endingAt(380, y, credit!);
	});
	expect(await tablesIn(content.join(''))).toEqual([entries]);
});

test('text a word space after a date is in the column whose name begins there', async () => {
	const entries = [
		['01.03.2026', 'Rent', '850.00'],
		['02.03.2026', 'Power and light', '74.30'],
		['03.03.2026', 'Water', '20.00'],
	];
	const head = line(514, [
		[20, 'Date'],
		[73, 'Text'],
		[200, 'Sum'],
	]);
	const content = entries.map(([day, text, sum], row) => {
		const y = 500 - 14 * row;
		return at(20, y, day!) + at(73, y, text!) + endingAt(220, y, sum!);
	});
	expect(await tablesIn(head + content.join(''))).toEqual([[['Date', 'Text', 'Sum'], ...entries]]);
});

describe('a sign that is drawn apart from its number', () => {
	const rows = (sign: (y: number) => string, numbers: readonly string[]) =>
		['Sales', 'Returns', 'Discount', 'Net']
			.map((label, row) => {
				const y = 500 - 14 * row;
				return at(20, y, label) + endingAt(300, y, numbers[row]!) + (row === 1 || row === 2 ? sign(y) : '');
			})
			.join('');
	const NUMBERS = ['1,200.00', '200.00', '35.50', '964.50'];

	test.each([
		['a minus at the edge of its cell', (y: number) => at(240, y, '-'), '- 200.00'],
		['a minus after it', (y: number) => at(312, y, '-'), '200.00 -'],
		['brackets', (y: number) => at(240, y, '(') + at(312, y, ')'), '( 200.00 )'],
		['a mark of debits', (y: number) => at(315, y, 'DR'), '200.00 DR'],
	])('is in its cell: %s', async (_, sign, wanted) => {
		const [table] = await tablesIn(rows(sign, NUMBERS));
		expect(table![1]).toEqual(['Returns', wanted]);
		expect(table!.map(([, number]) => number)).toEqual([NUMBERS[0], wanted, expect.stringContaining('35.50'), NUMBERS[3]]);
	});

	test('is a value where every number has it before it, and where both neighbours are numbers as near', async () => {
		const dashes = ['Sales', 'Returns', 'Net'].map((label, row) => {
			const y = 500 - 14 * row;
			return at(20, y, label) + at(240, y, '-') + endingAt(300, y, '12.00');
		});
		expect((await tablesIn(dashes.join('')))[0]![0]).toEqual(['Sales', '-', '12.00']);
		const between = ['Sales', 'Returns', 'Net'].map((label, row) => {
			const y = 500 - 14 * row;
			return at(20, y, label) + endingAt(200, y, '10.00') + (row === 1 ? at(220, y, '-') : '') + endingAt(300, y, '12.00');
		});
		expect((await tablesIn(between.join('')))[0]![1]).toEqual(['Returns', '10.00', '-', '12.00']);
	});
});

test('two rows of labels with their values, several in a row, are a table', async () => {
	const facts = [
		['Patient:', 'Doe, John', 'Born:', '12.05.1970'],
		['Sample:', '26-004512', 'Taken:', '03.04.2026'],
	];
	const content = facts
		.map((cells, row) =>
			line(
				500 - 14 * row,
				cells.map((text, column) => [20 + 90 * column, text]),
			),
		)
		.join('');
	expect(await tablesIn(content)).toEqual([facts]);
});

test('numbers with units are values, and numbered names of groups are rows', async () => {
	const rows = [
		['Nr.', 'Name', 'Amount', 'Price'],
		['1', 'Ground'],
		['1.1', 'Digging', '120 m\u00b3', '4.200,00'],
		['1.2', 'Concrete', '40 m\u00b3', '9.800,00'],
		['2', 'Walls'],
		['2.1', 'Plaster', '300 m\u00b2', '7.500,00'],
	];
	const content = rows
		.map((cells, row) =>
			line(
				500 - 16 * row,
				cells.map((text, column) => [[20, 60, 200, 300][column]!, text]),
			),
		)
		.join('');
	const [found] = await tablesIn(content);
	expect(found).toEqual(rows.map((cells) => [...cells, '', ''].slice(0, 4)));
});

describe('tables below each other, as far apart as their rows are', () => {
	const ends = (y: number, cells: readonly (readonly [x: number, text: string])[]) =>
		cells.map(([x, text]) => endingAt(x, y, text)).join('');

	test('are two if the lower one has a head, and other columns', async () => {
		const items = [
			['Coffee', '2', '4.20', '8.40'],
			['Cake', '1', '5.90', '5.90'],
			['Water', '1', '3.80', '3.80'],
		];
		const taxes = [
			['20', '10.17', '2.03'],
			['10', '5.36', '0.54'],
		];
		const content =
			items
				.map(([name, ...sums], row) => {
					const y = 500 - 14 * row;
					return (
						at(20, y, name!) +
						ends(
							y,
							[150, 270, 380].map((x, place) => [x, sums[place]!] as const),
						)
					);
				})
				.join('') +
			line(458, [
				[20, 'Rate'],
				[85, 'Net'],
				[195, 'Tax'],
			]) +
			taxes
				.map(([rate, ...sums], row) => {
					const y = 444 - 14 * row;
					return (
						at(20, y, rate!) +
						ends(
							y,
							[100, 210].map((x, place) => [x, sums[place]!] as const),
						)
					);
				})
				.join('');
		expect(await tablesIn(content)).toEqual([items, [['Rate', 'Net', 'Tax'], ...taxes]]);
	});

	test('are two if the sums of labels below are below no column', async () => {
		const meter = [
			['Meter', 'Previous', 'Present', 'Units'],
			['E6S1', '4821', '5033', '212'],
			['E6S2', '1200', '1250', '50'],
		];
		const charges = [
			['Gas used', '149.26'],
			['Standing charge', '29.12'],
			['Tax', '8.92'],
		];
		const content =
			meter
				.map((cells, row) =>
					line(
						500 - 14 * row,
						cells.map((cell, place) => [[20, 120, 230, 340][place]!, cell] as const),
					),
				)
				.join('') +
			charges.map(([label, sum], row) => at(20, 458 - 14 * row, label!) + endingAt(205, 458 - 14 * row, sum!)).join('');
		expect(await tablesIn(content)).toEqual([meter, charges]);
	});
});
