/** Tables with tags whose empty cells have none, as browsers write them (docs/semantics.md, §26.1). */
import { decode } from '../../../shared/contract/values/decode';
import { texts } from '../../support/documents/texts';
import { asDocument, local } from '../../support/hosts/local';

interface Cell {
	readonly text: string;
	readonly x: number;
	readonly type?: 'TH';
	readonly id?: string;
	readonly heads?: readonly string[];
	readonly columns?: number;
	readonly rows?: number;
}

/** Pages with a table, of these rows each at most: an empty text is a cell without content. */
function tableOf(rows: readonly (readonly Cell[])[], perPage = rows.length): Uint8Array {
	const objects: Record<number, string> = {};
	const contents = Array.from({ length: Math.ceil(rows.length / perPage) }, () => '');
	let next = 1000;
	let marked = 0;
	const kids = rows.map((cells, row) => {
		const number = next++;
		const own = cells.map(({ text, x, type = 'TD', id, heads = [], columns = 1, rows: down = 1 }) => {
			const ids = heads.map((head) => `(${head})`).join(' ');
			const attributes = `[<</O/Table/Headers[${ids}]>><</O/Table/RowSpan ${down}>><</O/Table/ColSpan ${columns}>>]`;
			const page = Math.floor(row / perPage);
			const kid = text === '' ? '' : `/Pg ${200 + 2 * page} 0 R/K[${marked}]`;
			const y = 500 - 20 * (row % perPage);
			if (text !== '')
				contents[page] = `${contents[page]!}/${type}<</MCID ${marked++}>>BDC BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET EMC\n`;
			objects[next] =
				`<</Type/StructElem/S/${type}/P ${number} 0 R/A${attributes}${id === undefined ? '' : `/ID(${id})`}${kid}>>`;
			return `${next++} 0 R`;
		});
		objects[number] = `<</Type/StructElem/S/TR/P 81 0 R/K[${own.join(' ')}]>>`;
		return `${number} 0 R`;
	});
	return texts(contents, {
		catalog: '/StructTreeRoot 80 0 R/MarkInfo<</Marked true>>',
		objects: {
			80: '<</Type/StructTreeRoot/K 81 0 R>>',
			81: `<</Type/StructElem/S/Table/P 80 0 R/K[${kids.join(' ')}]>>`,
			...objects,
		},
	});
}

/** The rows on each page. */
async function pagesOf(rows: readonly (readonly Cell[])[], perPage?: number) {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(tableOf(rows, perPage))], parameters);
	return { tables: (data!['tables'] as { rows: string[][] }[]).map((table) => table.rows), text: data!['text'] as string };
}

async function rowsOf(rows: readonly (readonly Cell[])[]): Promise<unknown> {
	const { tables, text } = await pagesOf(rows);
	const [table] = tables;
	const written = text.split('\n').filter((line) => !line.includes('---'));
	expect(written).toEqual(table!.map((cells) => `| ${cells.join(' | ')} |`));
	return table!;
}

const HEADS: readonly Cell[] = [
	{ text: 'Date', x: 20, type: 'TH', id: 'a' },
	{ text: 'Paid out', x: 100, type: 'TH', id: 'b' },
	{ text: 'Paid in', x: 200, type: 'TH', id: 'c' },
	{ text: 'Balance', x: 300, type: 'TH', id: 'd' },
];

describe('cells after an empty one that has no tag', () => {
	test('are in the columns of the heads that their tags name', async () => {
		const rows = await rowsOf([
			HEADS,
			[
				{ text: '2 Mar', x: 20, heads: ['a'] },
				{ text: '70.00', x: 270, heads: ['c'] },
				{ text: '120.00', x: 360, heads: ['d'] },
			],
			[
				{ text: '3 Mar', x: 20, heads: ['a'] },
				{ text: '-50.00', x: 170, heads: ['b'] },
				{ text: '70.00', x: 360, heads: ['d'] },
			],
		]);
		expect(rows).toEqual([
			['Date', 'Paid out', 'Paid in', 'Balance'],
			['2 Mar', '', '70.00', '120.00'],
			['3 Mar', '-50.00', '', '70.00'],
		]);
	});

	test('are in the columns that are nearest to their text if no tag names a head', async () => {
		const rows = await rowsOf([
			[
				{ text: 'Stop', x: 20 },
				{ text: 'A', x: 100 },
				{ text: 'B', x: 200 },
				{ text: 'C', x: 300 },
			],
			[
				{ text: 'Market', x: 20 },
				{ text: '7:10', x: 195 },
				{ text: '7:40', x: 296 },
			],
			[{ text: '7:50', x: 296 }],
		]);
		expect(rows).toEqual([
			['Stop', 'A', 'B', 'C'],
			['Market', '', '7:10', '7:40'],
			['', '', '', '7:50'],
		]);
	});

	test('are in the columns of their heads where the first head is missing, and rows have as many cells', async () => {
		const rows = await rowsOf([
			[
				{ text: '2025', x: 100, type: 'TH', id: 'b' },
				{ text: '2024', x: 200, type: 'TH', id: 'c' },
			],
			[
				{ text: 'Sales', x: 20 },
				{ text: '1', x: 115, heads: ['b'] },
			],
			[
				{ text: 'Cost', x: 20 },
				{ text: '2', x: 215, heads: ['c'] },
			],
		]);
		expect(rows).toEqual([
			['', '2025', '2024'],
			['Sales', '1', ''],
			['Cost', '', '2'],
		]);
	});
});

describe('a table that goes on on the next page', () => {
	const PAID = [
		['2 Mar', '-50.00', '', '70.00'],
		['3 Mar', '', '10.00', '80.00'],
		['4 Mar', '', '15.00', '95.00'],
	];
	/** Rows without their empty cells, their sums at the right; with or without the heads in their tags. */
	const paid = (heads: readonly string[]): Cell[][] =>
		PAID.map((texts) =>
			texts.flatMap((text, column) =>
				text === '' ? [] : [{ text, x: [20, 110, 205, 310][column]!, heads: heads.slice(column, column + 1) }],
			),
		);
	const NAMES = HEADS.map(({ text }) => text);
	const full = (texts: readonly string[], heads: readonly string[]): Cell[] =>
		texts.map((text, column) => ({ text, x: HEADS[column]!.x, heads: heads.slice(column, column + 1) }));
	const IDS = ['a', 'b', 'c', 'd'];

	test('has its head, and cells in the columns that their tags name, though empty ones have none', async () => {
		const { tables, text } = await pagesOf([HEADS, ...paid(IDS).slice(0, 1), ...paid(IDS)], 2);
		expect(tables).toEqual([
			[NAMES, PAID[0]],
			[NAMES, PAID[0], PAID[1]],
			[NAMES, PAID[2]],
		]);
		expect(text.split('| Date | Paid out | Paid in | Balance |')).toHaveLength(4);
	});

	test('has them in the columns of their places where the tags name none', async () => {
		const { tables } = await pagesOf(
			[full(NAMES, []), full(['1 Mar', '-5.00', '7.00', '120.00'], []), ...paid([]), ...paid([])],
			4,
		);
		expect(tables.at(-1)).toEqual([NAMES, PAID[2], ...PAID]);
	});

	test('has rows and numbers that look like those of other pages at the end of each', async () => {
		const row = (at: number) => full([`${at} Mar`, `${at}.50`, `${at}.10`, `${at}`], IDS);
		const { text } = await pagesOf([HEADS, ...Array.from({ length: 79 }, (_, at) => row(at + 1))], 25);
		for (let at = 1; at < 80; at++) expect(text).toContain(`| ${at} Mar | ${at}.50 | ${at}.10 | ${at} |`);
	});
});

test('a head of two levels is one row of the tables', async () => {
	const { tables } = await pagesOf([
		[
			{ text: 'Unit', x: 20, type: 'TH', rows: 2 },
			{ text: 'Sales', x: 140, type: 'TH', columns: 2 },
			{ text: 'Costs', x: 300, type: 'TH', columns: 2 },
		],
		[
			{ text: '2024', x: 100, type: 'TH' },
			{ text: 'Plan', x: 200, type: 'TH' },
			{ text: '2024', x: 280, type: 'TH' },
			{ text: 'Plan', x: 340, type: 'TH' },
		],
		['North', '1', '2', '3', '4'].map((text, column) => ({ text, x: [20, 100, 200, 280, 340][column]! })),
	]);
	expect(tables).toEqual([
		[
			['Unit', 'Sales 2024', 'Sales Plan', 'Costs 2024', 'Costs Plan'],
			['North', '1', '2', '3', '4'],
		],
	]);
});

describe('cells over several columns or rows', () => {
	test('move the cells after them', async () => {
		const rows = await rowsOf([
			[
				{ text: 'Item', x: 20, rows: 2 },
				{ text: 'Price', x: 140, columns: 2 },
				{ text: 'Stock', x: 300, rows: 2 },
			],
			[
				{ text: '1-9', x: 100 },
				{ text: '10+', x: 200 },
			],
			[
				{ text: 'Screw', x: 20 },
				{ text: '0.12', x: 100 },
				{ text: '0.09', x: 200 },
				{ text: '830', x: 300 },
			],
		]);
		expect(rows).toEqual([
			['Item', 'Price', '', 'Stock'],
			['', '1-9', '10+', ''],
			['Screw', '0.12', '0.09', '830'],
		]);
	});

	test('leave no columns without text', async () => {
		const rows = await rowsOf([
			[
				{ text: 'Name', x: 20, columns: 3 },
				{ text: 'Sum', x: 300, columns: 2 },
			],
			[
				{ text: 'Kate', x: 20, columns: 3 },
				{ text: '7', x: 300, columns: 2 },
			],
		]);
		expect(rows).toEqual([
			['Name', 'Sum'],
			['Kate', '7'],
		]);
	});
});

test('an empty cell with a tag keeps its column', async () => {
	const rows = await rowsOf([
		[
			{ text: 'A', x: 20 },
			{ text: 'B', x: 100 },
			{ text: 'C', x: 200 },
		],
		[
			{ text: '1', x: 20 },
			{ text: '', x: 100 },
			// Its text reaches under the column before.
			{ text: 'three and a half', x: 90 },
		],
	]);
	expect(rows).toEqual([
		['A', 'B', 'C'],
		['1', '', 'three and a half'],
	]);
});

test('many cells in a row that span a thousand columns and rows take no more columns than there are cells', async () => {
	const cells = Array.from({ length: 300 }, (_, at): Cell => ({ text: String(at), x: at, columns: 1000, rows: 1000 }));
	const parameters = decode('extract_text', { layout: 'markdown' });
	const { data } = await local.run('extract_text', [asDocument(tableOf([cells, cells, cells]))], parameters);
	const lines = (data!['text'] as string).split('\n');
	expect(lines).toHaveLength(4);
	for (const line of lines) expect(line.length).toBeLessThan(5000);
});

describe('signs in columns without names', () => {
	const amounts = (name: string, first: string, second: string, { sign = '$', close = '' } = {}): readonly Cell[] =>
		[
			{ text: name, x: 20 },
			{ text: sign, x: 150 },
			{ text: first, x: 190 },
			{ text: close, x: 215 },
			{ text: sign, x: 250 },
			{ text: second, x: 290 },
		].filter(({ text }) => text !== '');

	test('are in the cells of their numbers, and cells after empty ones without tags in their columns below names over several', async () => {
		const rows = await rowsOf([
			[
				{ text: '2025', x: 180, type: 'TH', columns: 2 },
				{ text: '2024', x: 280, type: 'TH', columns: 2 },
			],
			[{ text: 'Assets', x: 20, columns: 7 }],
			amounts('Cash', '12.10', '10.88'),
			amounts('Stock', '3.20', '2.99', { sign: '' }),
			amounts('Deficit', '\\(2.20', '\\(3.03\\)', { sign: '', close: '\\)' }),
			amounts('Total', '13.10', '10.84'),
		]);
		expect(rows).toEqual([
			['', '2025', '2024'],
			['Assets', '', ''],
			['Cash', '$ 12.10', '$ 10.88'],
			['Stock', '3.20', '2.99'],
			['Deficit', '(2.20)', '(3.03)'],
			['Total', '$ 13.10', '$ 10.84'],
		]);
	});

	test('stay where the column has another value or its name', async () => {
		const named = [
			[
				{ text: 'Currency', x: 100, type: 'TH' },
				{ text: 'Amount', x: 200, type: 'TH' },
			],
			[
				{ text: '$', x: 100 },
				{ text: '4', x: 200 },
			],
		] as const;
		expect(await rowsOf(named)).toEqual([
			['Currency', 'Amount'],
			['$', '4'],
		]);
		const mixed = [
			[
				{ text: '$', x: 100 },
				{ text: '4', x: 200 },
			],
			[
				{ text: 'none', x: 100 },
				{ text: '5', x: 200 },
			],
		];
		expect(await rowsOf(mixed)).toEqual([
			['$', '4'],
			['none', '5'],
		]);
	});
});
