/** Tables as data: rows of texts with their places (docs/semantics.md, §26.1). */
import { decode } from '../../shared/contract/values/decode';
import { texts } from '../support/documents/texts';
import { asDocument, local } from '../support/hosts/local';

const at = (x: number, y: number, text: string): string => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET\n`;
const rows = (given: readonly (readonly string[])[], top = 500) =>
	given.map((cells, row) => cells.map((cell, column) => at(20 + 150 * column, top - 14 * row, cell)).join('')).join('');

async function extract(contents: readonly string[], parameters: object = {}, options: Parameters<typeof texts>[1] = {}) {
	const decoded = decode('extract_text', { tables: 'true', ...parameters });
	const { data } = await local.run('extract_text', [asDocument(texts(contents, options))], decoded);
	return data as unknown as {
		text: string;
		tables: { page: number; rows: string[][]; header: boolean; certain: boolean; box: object }[];
	};
}

const COST = [
	['Item', '2024', 'Note *'],
	['Tea', '1,200', 'a_b'],
	['Milk', '$ 13', 'none'],
];

test('are texts as they are on the page, with the place of the table', async () => {
	const { tables, text } = await extract([at(20, 550, 'A title'), rows(COST)]);
	expect(tables).toMatchObject([{ page: 2, rows: COST, header: true, certain: true }]);
	expect(tables[0]!.box).toMatchObject({ x: 20, y: expect.closeTo(92, -1) as number });
	expect(text).toContain('Item 2024 Note *\n');
});

test('are the same in every layout, and leave the text as it is without them', async () => {
	const alone = await extract([rows(COST)]);
	for (const layout of ['page', 'markdown']) expect((await extract([rows(COST)], { layout })).tables).toEqual(alone.tables);
	const { tables, ...without } = await extract([rows(COST)], { tables: 'false' });
	expect(tables).toBeUndefined();
	expect(without.text).toBe(alone.text);
});

test('are not certain where only two rows are aligned', async () => {
	expect((await extract([rows(COST.slice(1))])).tables).toMatchObject([{ rows: COST.slice(1), header: false, certain: false }]);
});

test('are those of the tags, with cells that are empty', async () => {
	const mark = (id: number, text: string) => `/P<</MCID ${id}>>BDC ${text} EMC\n`;
	const content =
		mark(0, at(20, 500, 'Item')) +
		mark(1, at(200, 500, 'Sum')) +
		mark(2, at(20, 480, 'Tea')) +
		mark(3, '') +
		mark(4, at(20, 400, 'After'));
	const element = (parent: number, type: string, kids: string) =>
		`<</Type/StructElem/S/${type}/P ${parent} 0 R/Pg 200 0 R/K[${kids}]>>`;
	const { tables } = await extract(
		[content],
		{},
		{
			page: '/StructParents 0',
			catalog: '/StructTreeRoot 80 0 R/MarkInfo<</Marked true>>',
			objects: {
				80: '<</Type/StructTreeRoot/K[81 0 R 88 0 R]>>',
				81: element(80, 'Table', '82 0 R 85 0 R'),
				82: element(81, 'TR', '83 0 R 84 0 R'),
				83: element(82, 'TH', '0'),
				84: element(82, 'TH', '1'),
				85: element(81, 'TR', '86 0 R 87 0 R'),
				86: element(85, 'TD', '2'),
				87: element(85, 'TD', '3'),
				88: element(80, 'P', '4'),
			},
		},
	);
	expect(tables).toMatchObject([
		{
			rows: [
				['Item', 'Sum'],
				['Tea', ''],
			],
			header: true,
			certain: true,
		},
	]);
});

test('have the value below a label in smaller letters on a second line of the cell', async () => {
	const small = (x: number, y: number, text: string) => `BT /F 6 Tf ${x} ${y} Td (${text}) Tj ET\n`;
	const rules =
		[480, 510, 540].map((y) => `20 ${y} m 220 ${y} l S\n`).join('') +
		[20, 120, 220].map((x) => `${x} 480 m ${x} 540 l S\n`).join('');
	const order = small(24, 531, 'Order number') + at(24, 517, 'PO-117');
	const buyer = small(124, 531, 'Buyer') + at(124, 517, 'S. Ito');
	const terms = small(24, 501, 'Terms') + at(124, 500, 'two lines') + at(124, 488, 'of one size');
	const { tables, text } = await extract([rules + order + buyer + terms], { layout: 'markdown' });
	expect(tables[0]!.rows).toEqual([
		['Order number\nPO-117', 'Buyer\nS. Ito'],
		['Terms', 'two lines of one size'],
	]);
	expect(text).toContain('| Order number<br>PO-117 | Buyer<br>S. Ito |');
});
