/** Tables without borders, and lines that may be one (docs/semantics.md, D69). */
import type { Note } from '../../../shared/contract/backend';
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

const at = (x: number, y: number, text: string, font = 'F 10'): string => `BT /${font} Tf ${x} ${y} Td (${text}) Tj ET\n`;

/** Rows of cells at these places, an empty one for none. */
const rows = (
	places: readonly number[],
	given: readonly (readonly string[])[],
	{ top = 500, leading = 14, font = 'F 10' } = {},
) =>
	given
		.map((cells, row) =>
			cells.map((cell, column) => (cell === '' ? '' : at(places[column]!, top - leading * row, cell, font))).join(''),
		)
		.join('');

async function markdown(content: string): Promise<{ text: string; notes: readonly Note[] }> {
	const parameters = decode('extract_text', { layout: 'markdown' });
	const { data, notes } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	return { text: data!['text'] as string, notes: notes ?? [] };
}
const textOf = async (content: string) => (await markdown(content)).text;

const COST = [
	['', '2025', '2024'],
	['Cost of revenue', '178', '141'],
	['Research', '3,423', '2,532'],
	['Sales', '1,136', ''],
];

describe('rows of cells', () => {
	test('are a table where columns are aligned over three of them', async () => {
		const { text, notes } = await markdown(rows([20, 200, 300], COST));
		expect(text).toBe(
			'|  | 2025 | 2024 |\n| --- | --- | --- |\n| Cost of revenue | 178 | 141 |\n| Research | 3,423 | 2,532 |\n| Sales | 1,136 |  |',
		);
		expect(notes).toEqual([]);
	});

	test('stay as they look where they are two, with a note that names the page', async () => {
		const { text, notes } = await markdown(
			rows(
				[20, 200],
				[
					['Invoice no', '993'],
					['Customer', '6669'],
				],
			),
		);
		expect(text).toMatch(/^```\nInvoice no +993\nCustomer +6669\n```$/);
		expect(notes.map(({ code, message }) => [code, message])).toEqual([['tables_uncertain', expect.stringContaining('page 1')]]);
	});

	test('are read column by column where these are prose', async () => {
		const left = [
			'one two three four five six seven',
			'and eight nine ten eleven twelve',
			'and so it goes on and on and on',
			'to the end of it all at the last',
		];
		const text = await textOf(
			rows(
				[20, 220],
				left.map((line) => [line, line]),
			),
		);
		expect(text).not.toMatch(/[|`]/);
		expect(text.split('\n\n')).toHaveLength(2);
	});

	describe('beside a sidebar', () => {
		const SKILLS = 'Excel SQL Python Tableau German English French Spanish Chess Hiking Cooking Piano Cycling Sailing'.split(' ');
		const JOB =
			'analyst at a bank|where reports were made|by hand until queries|made them every night|before six and intern|at a mill in Bremen|that sold flour|to bakers of the town|and its ports|and to ships|that passed it'.split(
				'|',
			);
		const sidebar = (pitch: number, top: number, leading: number) =>
			rows(
				[20],
				SKILLS.map((skill) => [skill]),
				{ leading: pitch },
			) +
			rows(
				[150],
				JOB.map((line) => [line]),
				{ top, leading },
			);

		test('are read one side after the other', async () => {
			const text = await textOf(sidebar(13, 497, 15));
			expect(text).not.toMatch(/[|`]/);
			const words = text.replace(/\s+/g, ' ');
			expect(words).toContain(JOB.join(' '));
			expect(words).toContain(SKILLS.join(' '));
		});

		test.each([
			['on the same baselines', 500],
			['a little lower', 497],
		])('are a table where all are %s', async (_name, top) => {
			expect(await textOf(sidebar(15, top, 15))).toMatch(/^\| Excel /);
		});
	});

	test('are a list where the first of two cells is a mark', async () => {
		const text = await textOf(
			rows(
				[20, 40],
				[
					['-', 'element A'],
					['-', 'element B'],
					['-', 'element C'],
				],
			),
		);
		expect(text).toBe('- element A\n- element B\n- element C');
	});

	test('of fixed pitch stay as they look', async () => {
		const resources = '/Font<</C<</Type/Font/Subtype/Type1/BaseFont/Courier>>>>';
		const content = rows([20, 200, 300], COST, { font: 'C 10' });
		const document = asDocument(texts([content], { page: `/Resources<<${resources}>>` }));
		const { data } = await local.run('extract_text', [document], decode('extract_text', { layout: 'markdown' }));
		expect(data!['text']).toMatch(/^```\n +2025 +2024\nCost of revenue +178 +141\n/);
	});
});

describe('the cells of a table', () => {
	test('have the sign of a currency with its number', async () => {
		const given = [
			['Item', 'Price', ''],
			['Tea', '$', '1.20'],
			['Milk', '$', '10.50'],
			['Salt', '$', '0.99'],
		];
		expect(await textOf(rows([20, 200, 240], given))).toMatch(
			/^\| Item \| Price \|\n\| --- \| --- \|\n\| Tea \| \$ 1\.20 \|\n\| Milk \| \$ 10\.50 \|\n\| Salt \| \$ 0\.99 \|$/,
		);
	});

	test('of a head with several lines are one row, unless one reaches over several columns', async () => {
		const head = [
			['', 'Percent', 'Average'],
			['Place', 'of all', 'amount'],
			['North', '12', '30'],
			['South', '13', '31'],
		];
		expect(await textOf(rows([20, 150, 250], head))).toMatch(/^\| Place \| Percent of all \| Average amount \|/);
		const spanning = at(20, 514, 'Region') + at(140, 514, 'Percent and average of places');
		expect(await textOf(spanning + rows([20, 150, 250], head))).toMatch(/^\| Region \| Percent and average of places \|  \|/);
	});

	test('go on in lower case in the next line', async () => {
		const given = [
			['Name', 'Sum'],
			['Sales of goods', '12'],
			['and services', ''],
			['Other income', '13'],
			['Total', '25'],
		];
		expect(await textOf(rows([20, 200], given, { leading: 12 }))).toContain('| Sales of goods and services | 12 |');
	});

	test('may be words in lower case', async () => {
		const given = [
			['Is there a lift?', 'yes', 'no'],
			['Is there a garage?', 'yes', 'no'],
			['Is there a garden?', 'yes', 'no'],
		];
		expect(await textOf(rows([20, 200, 240], given))).toContain('\n| Is there a garden? | yes | no |');
	});

	test('are divided at narrow gaps that several rows have at one place', async () => {
		// A digit is 5.56 wide: texts begin 8 after it.
		const given = [
			['1', 'Bearings', '46.80'],
			['2', 'Belts', '74.00'],
			['3', 'Grease', '43.50'],
		];
		expect(await textOf(rows([20, 33.5, 150], given))).toContain('\n| 3 | Grease | 43.50 |');
		expect(await textOf(rows([20, 28, 150], given))).toContain('\n| 3 Grease | 43.50 |');
	});

	test('include those of the longest label, whose gap is narrow', async () => {
		const given = [
			['Contract number', 'C 1'],
			['Sign', 'EM'],
			['Phone', '0221'],
			['Payment on account', 'yes'],
		];
		expect(await textOf(rows([20, 119.5], given))).toBe(
			'| Contract number | C 1 |\n| --- | --- |\n| Sign | EM |\n| Phone | 0221 |\n| Payment on account | yes |',
		);
	});

	test('go on in lines that are closer to each other than rows are', async () => {
		const row = (top: number, cells: string[], more: string) => rows([20, 80, 200], [cells], { top }) + at(80, top - 11, more);
		const text = await textOf(
			row(500, ['02/04', 'RECIBO LUZ', '65,20'], 'ENDESA ENERGIA') +
				row(473, ['05/04', 'COMPRA', '82,47'], 'MERCADONA VALENCIA') +
				rows([20, 80, 200], [['10/04', 'BIZUM', '25,00']], { top: 446 }) +
				row(430, ['28/04', 'COMISION', '6,00'], 'MANTENIMIENTO'),
		);
		expect(text).toBe(
			'| 02/04 | RECIBO LUZ ENDESA ENERGIA | 65,20 |\n| --- | --- | --- |\n| 05/04 | COMPRA MERCADONA VALENCIA | 82,47 |\n| 10/04 | BIZUM | 25,00 |\n| 28/04 | COMISION MANTENIMIENTO | 6,00 |',
		);
	});

	test('leave out labels and values above a table, and its title', async () => {
		const pairs = [
			['Name:', 'Jane'],
			['Sex:', 'F'],
			['Doctor:', 'Smith'],
		];
		const table = [
			['Test', 'Result', 'Unit'],
			['Glucose', '101', 'mg'],
			['Platelets', '245', 'k'],
		];
		const body = at(20, 300, 'Most of the page is text of this size.');
		const below = (top: number) => rows([20, 150, 250], table, { top });
		const first = '| Name: | Jane |\n| --- | --- |\n| Sex: | F |\n| Doctor: | Smith |\n\n';
		const second = '| Test | Result | Unit |\n| --- | --- | --- |\n| Glucose | 101 | mg |\n| Platelets | 245 | k |\n\n';
		expect(await textOf(rows([20, 150], pairs) + below(448) + body)).toContain(first + second);
		const titled = at(20, 446, 'Results', 'F 16') + below(424);
		expect(await textOf(rows([20, 150], pairs) + titled + body)).toContain(`${first}# Results\n\n${second}`);
	});

	test('close to each other are divided at their columns', async () => {
		const given = [
			['Greece', '1.0', '2.0'],
			['Spain', '1.1', '2.1'],
			['Italy', '1.2', '2.2'],
		];
		const head = at(20, 514, 'Country') + at(188, 514, 'Portugal') + at(232, 514, 'France');
		expect(await textOf(head + rows([20, 200, 240], given))).toMatch(/^\| Country \| Portugal \| France \|/);
	});
});

describe('tables with rules', () => {
	const across = (y: number, from = 20, to = 320) => `${from} ${y} m ${to} ${y} l S\n`;
	const down = (x: number, from = 440, to = 515) => `${x} ${from} m ${x} ${to} l S\n`;
	const inside = rows(
		[25, 125, 225],
		[
			['Name', 'Sum', 'Tax'],
			['Tea', '12', '1'],
			['Milk', '13', '2'],
		],
		{ leading: 25 },
	);
	const four = [515, 490, 465, 440].map((y) => across(y)).join('');

	test('may be open at their sides', async () => {
		const text = await textOf(four + down(120) + down(220) + inside);
		expect(text).toBe('| Name | Sum | Tax |\n| --- | --- | --- |\n| Tea | 12 | 1 |\n| Milk | 13 | 2 |');
	});

	test('have several rows between two rules where each value is on a separate line', async () => {
		const body = rows(
			[25, 125, 225],
			[
				['Tea', '12', '1'],
				['Milk', '13', '2'],
				['Salt', '14', '3'],
			],
			{ top: 480, leading: 12 },
		);
		const text = await textOf(
			[515, 490, 440].map((y) => across(y)).join('') +
				[20, 120, 220, 320].map((x) => down(x)).join('') +
				rows([25, 125, 225], [['Name', 'Sum', 'Tax']]) +
				body,
		);
		expect(text).toBe('| Name | Sum | Tax |\n| --- | --- | --- |\n| Tea | 12 | 1 |\n| Milk | 13 | 2 |\n| Salt | 14 | 3 |');
	});
});

describe('rows far from each other', () => {
	const wide = { leading: 40 };

	test('are a table where their cells begin or end at one place', async () => {
		const given = COST.slice(1).map(([label, , value = ''], at) => [label!, value || `${at}`]);
		const right = (text: string) => 300 - 5.56 * text.length;
		const content = given
			.map(
				([label, value], row) =>
					at(20, 500 - 40 * row, label!) + at(right(value!.replace(',', '')), 500 - 40 * row, value!.replace(',', '')),
			)
			.join('');
		expect(await textOf(content)).toBe('| Cost of revenue | 141 |\n| --- | --- |\n| Research | 2532 |\n| Sales | 2 |');
	});

	test('stay paragraphs where they are two, or words', async () => {
		const words = [
			['Picture one', 'Picture two'],
			['Mountains', 'Valleys'],
			['Rivers', 'Lakes'],
		];
		expect(await textOf(rows([20, 200], words, wide))).not.toMatch(/[|`]/);
		const pair = words.slice(0, 2).map(([label], row) => [label!, `${10 + row}`]);
		expect(await textOf(rows([20, 200], pair, wide))).not.toMatch(/[|`]/);
	});
});

describe('lines below a table', () => {
	const ADDRESS = [
		['Number:', '75969813'],
		['Name:', 'Metal works'],
		['Address:', '15 Poplar Road'],
		['', 'Yard 3'],
		['', 'Second floor'],
		['', '12345 Leipzig'],
	];

	test('are rows of it where they begin exactly where a cell does, as far apart as rows', async () => {
		expect(await textOf(rows([20, 200], ADDRESS))).toMatch(
			/\| Address: \| 15 Poplar Road \|\n\| {2}\| Yard 3 \|\n\| {2}\| Second floor \|\n\| {2}\| 12345 Leipzig \|$/,
		);
	});

	test('are not where they begin elsewhere, or are farther away', async () => {
		const table = rows([20, 200], ADDRESS.slice(0, 3));
		expect(await textOf(table + at(203, 458, 'Yard 3'))).toMatch(/\n\nYard 3$/);
		expect(await textOf(table + at(200, 450, 'Yard 3'))).toMatch(/\n\nYard 3$/);
	});
});

describe('two rows', () => {
	test('are a table where they fill three columns', async () => {
		const given = [
			['Customer', 'Order', 'Due'],
			['SC-03', '444', '22-9'],
		];
		const { text, notes } = await markdown(rows([20, 150, 280], given));
		expect(text).toBe('| Customer | Order | Due |\n| --- | --- | --- |\n| SC-03 | 444 | 22-9 |');
		expect(notes).toEqual([]);
		expect(await textOf(rows([20, 150, 280], [given[0]!, ['SC-03', '', '22-9']]))).toMatch(/^```/);
		expect(await textOf(rows([20, 150, 280], [given[1]!, given[1]!]))).toMatch(/^```/);
		const due = await textOf(
			rows(
				[20, 150, 280],
				[
					['Current', '30 days', '60 days'],
					['88.00', '1,310.50', '0.00'],
				],
			),
		);
		expect(due).toMatch(/^\| Current \| 30 days \| 60 days \|/);
	});

	test('are a table where they are labels with values', async () => {
		const given = [
			['Currency:', 'EUR'],
			['Delivered:', '14.11.2024'],
		];
		expect(await textOf(rows([20, 150], given))).toBe('| Currency: | EUR |\n| --- | --- |\n| Delivered: | 14.11.2024 |');
	});
});

test('a hyphen in a name or a number at the end of a line of a cell stays, without a space', async () => {
	const box = (x: number, y: number): string => `${x} ${y} 60 30 re S\n`;
	const cells = [
		['SKU-', '1001', 'Mon-', 'Fri'],
		['under-', 'lined', 'from 5 -', 'To 7'],
		['On 2026-03-', '02', 'Paid 5.00-', '3 times'],
	].map(
		([one, two, three, four], row) =>
			box(20, 460 - 30 * row) +
			box(80, 460 - 30 * row) +
			at(24, 478 - 30 * row, one!) +
			at(24, 466 - 30 * row, two!) +
			at(84, 478 - 30 * row, three!) +
			at(84, 466 - 30 * row, four!),
	);
	expect(await textOf(cells.join(''))).toBe(
		'| SKU-1001 | Mon-Fri |\n| --- | --- |\n| underlined | from 5 - To 7 |\n| On 2026-03-02 | Paid 5.00- 3 times |',
	);
});

test('names of columns that are turned by a quarter are in their cells', async () => {
	const [tops, lefts] = [
		[500, 440, 424, 408],
		[20, 120, 150, 180],
	] as const;
	const boxes = [0, 1, 2].flatMap((row) =>
		[0, 1, 2].map((column) => {
			const width = column === 0 ? 100 : 30;
			return `${lefts[column]} ${tops[row + 1]} ${width} ${tops[row]! - tops[row + 1]!} re S\n`;
		}),
	);
	const turned = (x: number, y: number, text: string): string => `BT /F 10 Tf 0 1 -1 0 ${x} ${y} Tm (${text}) Tj ET\n`;
	const names = at(24, 444, 'Name') + turned(138, 444, 'First aid') + turned(168, 444, 'Forklift');
	const values = rows(
		[24, 130, 160],
		[
			['Adams', '12', '3'],
			['Brown', '4', '20'],
		],
		{ top: 428, leading: 16 },
	);
	expect(await textOf(boxes.join('') + names + values)).toBe(
		'| Name | First aid | Forklift |\n| --- | --- | --- |\n| Adams | 12 | 3 |\n| Brown | 4 | 20 |',
	);
});

test('numbered clauses are not rows, however far their words are from their numbers', async () => {
	const clauses = [
		['1.1', 'The Provider shall perform the services with care.'],
		['1.2', 'The Client shall give access to its premises.'],
		['1.3', 'All fees are due within thirty days.'],
		['1.4', 'Fees do not include taxes.'],
	];
	const at = (x: number, y: number, text: string) => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
	const content = clauses.map(([number, text], row) => at(20, 500 - 22 * row, number!) + at(50, 500 - 22 * row, text!)).join('');
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(texts([content]))], parameters);
	expect(data!['tables']).toEqual([]);
	expect(data!['text']).toBe(clauses.map((cells) => cells.join(' ')).join('\n\n'));
});
