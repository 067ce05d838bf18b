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

/** A page with a table: an empty text is a cell without content. */
function tableOf(rows: readonly (readonly Cell[])[]): Uint8Array {
	const objects: Record<number, string> = {};
	let content = '';
	let next = 1000;
	let marked = 0;
	const kids = rows.map((cells, row) => {
		const number = next++;
		const own = cells.map(({ text, x, type = 'TD', id, heads = [], columns = 1, rows: down = 1 }) => {
			const ids = heads.map((head) => `(${head})`).join(' ');
			const attributes = `[<</O/Table/Headers[${ids}]>><</O/Table/RowSpan ${down}>><</O/Table/ColSpan ${columns}>>]`;
			const kid = text === '' ? '' : `/Pg 200 0 R/K[${marked}]`;
			if (text !== '') content += `/${type}<</MCID ${marked++}>>BDC BT /F 10 Tf ${x} ${500 - 20 * row} Td (${text}) Tj ET EMC\n`;
			objects[next] =
				`<</Type/StructElem/S/${type}/P ${number} 0 R/A${attributes}${id === undefined ? '' : `/ID(${id})`}${kid}>>`;
			return `${next++} 0 R`;
		});
		objects[number] = `<</Type/StructElem/S/TR/P 81 0 R/K[${own.join(' ')}]>>`;
		return `${number} 0 R`;
	});
	return texts([content], {
		catalog: '/StructTreeRoot 80 0 R/MarkInfo<</Marked true>>',
		objects: {
			80: '<</Type/StructTreeRoot/K 81 0 R>>',
			81: `<</Type/StructElem/S/Table/P 80 0 R/K[${kids.join(' ')}]>>`,
			...objects,
		},
	});
}

async function rowsOf(rows: readonly (readonly Cell[])[]): Promise<unknown> {
	const parameters = decode('extract_text', { layout: 'markdown', tables: true });
	const { data } = await local.run('extract_text', [asDocument(tableOf(rows))], parameters);
	const [table] = data!['tables'] as { rows: string[][] }[];
	const written = (data!['text'] as string).split('\n').filter((line) => !line.includes('---'));
	expect(written).toEqual(table!.rows.map((cells) => `| ${cells.join(' | ')} |`));
	return table!.rows;
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
