/** Rows of tables, items beside each other and grids at the ends of pages, which are divided as in Chromium. */
import { printStyled } from '../../../support/hosts/styled-html';
import { asks, wordBoxes } from '../../../support/judges/tools';
import { testInTurn } from '../../../support/sample';

const boxes = (count: number): string => Array.from({ length: count }, (_, index) => `<div>l${index}</div>`).join('');
const text = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}`).join('<br>');
const ROW = 'display:flex';
const GRID = 'display:grid;grid-template-columns:1fr 1fr';
const PADDED = 'padding-bottom:30px';

/** The words on each page; pages have room for ten lines. */
async function wordsOnPages(body: string): Promise<string[]> {
	const sheet =
		'@page{size:400px 200px}*{margin:0}p{height:auto}body{font:16px/20px sans-serif}table{border-collapse:collapse;width:100%}td,th{padding:0}';
	const { bytes } = await printStyled(body, sheet);
	return wordBoxes(bytes).map((words) => words.map(({ text: word }) => word).join(' '));
}

/** Words in the order of their names, since those beside each other have no order. */
const sorted = (words: string): string => words.split(' ').sort().join(' ');

describe('html_to_pdf', () => {
	asks('poppler');

	testInTurn.each([
		['rows of a table', `${boxes(7)}<table><tr><td>${text(6)}<td>x</table>`, 'w0 w1 w2 x', 3],
		['rows after a head', `${boxes(7)}<table><thead><tr><th>h</thead><tr><td>${text(6)}</table>`, 'h w0 w1', 5],
		['items of a row', `${boxes(7)}<div style="${ROW}"><div>${text(6)}</div><div>x</div></div>`, 'w0 w1 w2 x', 3],
		['items of a grid', `${boxes(7)}<div style="${GRID}"><div>${text(6)}</div><div>x</div></div>`, 'w0 w1 w2 x', 3],
		[
			'cards between their lines',
			`${boxes(8)}<div style="${ROW};padding:0 4px"><div><p>w0</p><p>w1</p><p>w2</p></div><div>x</div></div>`,
			'w0 w1 x',
			1,
		],
		['an item of three lines', `${boxes(8)}<div style="${ROW}"><div><div>${text(3)}</div></div></div>`, 'w0 w1', 1],
	])('divides %s between pages', async (_name, body, onFirst, after) => {
		const [first, second] = await wordsOnPages(body);
		expect(sorted(first!.replace(/l\d ?/g, ''))).toBe(onFirst);
		expect(second!.split(' ')).toHaveLength(after);
	});

	it.each([
		[
			'beside a box that stays whole',
			`<div style="${ROW}"><i>${text(6)}</i><div style="height:70px;break-inside:avoid">x</div></div>`,
		],
		[
			'of whose cell only the lower padding does not fit',
			`<table><tr><td style="padding:0 0 5px"><div>w0</div><div>w1</div><td>x</table>`,
		],
		[
			'of whose second cell only the lower padding does not fit',
			`<table><tr><td>${text(6)}<td style="padding-bottom:30px"><div>x</div><div>y</div></table>`,
		],
		['with three lines of a cell', `<table><tr><td>${text(3)}<td>x</table>`],
		['of items whose first two lines do not fit', `<div style="${ROW};padding-top:5px"><div>${text(5)}</div></div>`],
	])('moves a row %s to the next page', async (_name, row) => {
		const [first, second] = await wordsOnPages(boxes(8) + row);
		expect(first).toBe('l0 l1 l2 l3 l4 l5 l6 l7');
		expect(second).toMatch(/w0/);
	});

	it('begins the content of a divided row at its top', async () => {
		const { bytes } = await printStyled(
			`${boxes(7)}<table><tr><td>${text(6)}<td style="vertical-align:middle">x</table>`,
			'@page{size:400px 200px}*{margin:0}p{height:auto}body{font:16px/20px sans-serif}td{padding:0}',
		);
		const words = wordBoxes(bytes)[0]!;
		const top = (name: string): number => words.find(({ text: word }) => word === name)!.box[1];
		expect(top('x')).toBeCloseTo(top('w0'), 1);
	});

	it('keeps the margins of the content of a cell that is divided', async () => {
		const sheet = '@page{size:400px 200px}*{margin:0}body{font:16px/20px sans-serif}td{padding:0}';
		const content = `<div style="margin-top:20px">w</div>${boxes(20)}<div style="margin-bottom:30px">x</div>`;
		const topsOf = async (align: string): Promise<number[]> => {
			const { bytes } = await printStyled(`<table><tr><td style="vertical-align:${align}">${content}</table>`, sheet);
			return wordBoxes(bytes)[0]!.map(({ box }) => box[1]);
		};
		expect(await topsOf('middle')).toEqual(await topsOf('top'));
	});

	it('keeps rows that share a cell together if they are not to be divided', async () => {
		const rows = '<tr style="break-inside:avoid"><td rowspan="3">w<td>a<tr><td>b<tr><td>c<tr><td>d';
		const pages = await wordsOnPages(`${boxes(7)}<table><tr><td colspan="2" style="break-after:avoid">h${rows}</table>`);
		expect(pages.map(sorted)).toEqual(['l0 l1 l2 l3 l4 l5 l6', 'a b c d h w']);
	});

	it.each([
		['items beside each other', `<div style="${ROW};${PADDED}"><div>${text(7)}</div><div>x</div></div>`, ''],
		['a grid of two rows', `<div style="${GRID};${PADDED}"><p>w0</p><p>x</p><p>w1</p><p>x</p></div>`, ''],
		[
			'the last line of items',
			`<div style="${ROW};flex-wrap:wrap;${PADDED}"><p style="width:50%">w0</p><p style="width:50%">x</p><p style="width:50%">w1</p><p style="width:50%">x</p></div>`,
			' w0 x',
		],
	])('keeps the lower edges of a box with %s', async (_name, body, onFirst) => {
		const count = body.includes('w6') ? 3 : 8;
		const names = Array.from({ length: count }, (_, index) => `l${index}`).join(' ');
		expect((await wordsOnPages(boxes(count) + body))[0]).toBe(names + onFirst);
	});

	it('keeps the distance between rows below the foot of a table at the end of a page', async () => {
		const rows = Array.from({ length: 8 }, (_, index) => `<tr><td>r${index}`).join('');
		const table = `<table><tfoot><tr><td>foot</tfoot>${rows}</table>`;
		const sheet =
			'@page{size:400px 205px}*{margin:0}body{font:16px/20px sans-serif}td{padding:0}table{border-spacing:0 10px!important}';
		const [first] = wordBoxes((await printStyled(table, sheet)).bytes);
		// The sixth row would end at 180 of 205 pixels, and the foot needs 30 with the distance.
		expect(first!.map(({ text: word }) => word).sort()).toEqual(['foot', 'r0', 'r1', 'r2', 'r3', 'r4']);
	});

	it('leaves half of the shared border above the head of a table on each page', async () => {
		const rows = Array.from({ length: 9 }, (_, index) => `<tr><td>r${index}`).join('');
		const table = `<table><thead><tr><th>head</thead>${rows}</table>`;
		const sheet =
			'@page{size:400px 200px}*{margin:0}body{font:16px/20px sans-serif}table{border-collapse:collapse}td,th{border:8px solid}';
		const pages = wordBoxes((await printStyled(table, sheet)).bytes);
		const [first, second] = pages.map((words) => words.find(({ text: word }) => word === 'head')!.box[1]);
		expect(second).toBeCloseTo(first!, 1);
	});
});
