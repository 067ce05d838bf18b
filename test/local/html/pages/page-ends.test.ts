/** The ends of pages in boxes with a lower border or padding, which stay with their last line or box, as in Chromium. */
import { printStyled } from '../../../support/hosts/styled-html';
import { asks, wordBoxes } from '../../../support/judges/tools';
import { assembleJury, colorAt } from '../../../support/readers/jury';
import { testInTurn } from '../../../support/sample';

const lines = (count: number): string => Array.from({ length: count }, (_, index) => `<div>l${index}</div>`).join('');
const rows = (count: number): string => Array.from({ length: count }, (_, index) => `<tr><td>r${index}</td></tr>`).join('');
const LOW = 'padding-bottom:30px';

/** Pages have room for ten lines. */
const SHEET =
	'@page{size:400px 200px}*{margin:0}p{height:auto}body{font:16px/20px sans-serif}table{border-spacing:0}td,th{padding:0}';

/** The number of words on each page. */
async function wordsPerPage(body: string): Promise<number[]> {
	const { bytes } = await printStyled(body, SHEET);
	return wordBoxes(bytes).map((words) => words.length);
}

describe('html_to_pdf', () => {
	asks('poppler');

	it.each([
		['a block', `${lines(3)}<div style="break-inside:avoid">${lines(14)}</div>`, [3, 10, 4]],
		['the first block of another', `${lines(3)}<main><div style="break-inside:avoid">${lines(14)}</div></main>`, [3, 10, 4]],
		['a table after a heading', `${lines(3)}<h2>h</h2><table style="break-inside:avoid">${rows(14)}</table>`, [3, 10, 5]],
		['an item', `${lines(3)}<div style="display:flex"><div style="break-inside:avoid">${lines(14)}</div></div>`, [3, 10, 4]],
		['the first block of all', `<main style="padding-top:20px"><div style="break-inside:avoid">${lines(14)}</div>`, [9, 5]],
	])('begins a new page for %s that is not to be divided, and higher than a page', async (_name, body, counts) => {
		expect(await wordsPerPage(`<style>h2{font:inherit}</style>${body}`)).toEqual(counts);
	});

	it('shows the rest of a box that is higher than its text on the next page', async () => {
		expect(await wordsPerPage(`${lines(9)}<div style="height:60px;background:#ddd">w</div>`)).toEqual([10, 0]);
		expect(await wordsPerPage(`${lines(9)}<div style="height:60px">w</div>`)).toEqual([10]);
	});

	testInTurn.each([
		['lower padding', `<div style="${LOW}">${lines(9)}</div>end`, [8, 2]],
		['a lower border', `<div style="border-bottom:30px solid">${lines(9)}</div>end`, [8, 2]],
		[
			'the padding of boxes in each other',
			`<div style="padding-bottom:10px"><div style="padding-bottom:15px">${lines(9)}</div></div>end`,
			[8, 2],
		],
		['the padding of the body', `<body style="${LOW}">${lines(9)}`, [8, 1]],
		[
			'a margin above the padding',
			`<div style="padding-bottom:10px">${lines(8)}<div style="margin-bottom:15px">last</div></div>end`,
			[8, 2],
		],
		['lines of one text', `<div style="${LOW}">${'w<br>'.repeat(8)}w</div>end`, [7, 3]],
		['lines of a text inside', `<div style="${LOW}">${lines(5)}<p>a<br>b<br>c<br>d</p></div>end`, [7, 3]],
		['a short text inside', `<div style="${LOW}">${lines(7)}<p>a<br>b</p></div>end`, [7, 3]],
		['a box of one line', `${lines(8)}<div style="padding:10px 0 30px"><div>one</div></div>end`, [8, 2]],
		['rows of a table', `<div style="${LOW}"><table>${rows(9)}</table></div>end`, [8, 2]],
		['items of a column', `<div style="display:flex;flex-direction:column;${LOW}">${lines(9)}</div>end`, [8, 2]],
		['items of a row', `<div style="${LOW}">${lines(8)}<div style="display:flex"><b>x</b>&nbsp;<b>y</b></div></div>end`, [8, 3]],
		['a grid', `<div style="${LOW}">${lines(3)}<div style="display:grid">${lines(6)}</div></div>end`, [3, 7]],
		[
			'a box that stays whole',
			`<div style="${LOW}">${lines(6)}<div style="break-inside:avoid">${lines(3)}</div></div>end`,
			[6, 4],
		],
		[
			'a heading before the last line',
			`<div style="${LOW}">${lines(7)}<h2 style="font:16px/20px serif">h</h2><p>a</p></div>end`,
			[7, 3],
		],
	])('does not divide the lower edges of a box from its end: %s', async (_name, body, counts) => {
		expect(await wordsPerPage(body)).toEqual(counts);
	});

	it.each([
		['edges for which there is room', `${lines(8)}<div style="padding:10px 0">one</div>end`, [9, 1]],
		['a box that is higher than its content', `<div style="height:180px;${LOW}">${lines(5)}</div>end`, [5, 1]],
		['a box with a least height', `<div style="min-height:195px;${LOW}">${lines(5)}</div>end`, [5, 1]],
		['padding that no page has room for', `<div style="padding-bottom:190px">${lines(9)}</div>end`, [9, 1]],
		['items beside each other', `<div style="display:flex;${LOW}"><div>${lines(9)}</div></div>end`, [9, 1]],
		['a margin alone', `<div>${lines(8)}<div style="margin-bottom:30px">last</div></div>end`, [9, 1]],
	])('moves nothing to the next page because of %s', async (_name, body, counts) => {
		expect(await wordsPerPage(body)).toEqual(counts);
	});

	const jury = assembleJury();

	testInTurn.each([
		['of the box', '<div style="padding:10px;background:#ff0"><p style="padding-bottom:10px">one</p><p>two</p></div>'],
		[
			'of a row of items',
			'<div style="padding:10px;background:#ff0;display:flex"><div><p style="border-bottom:10px solid">one</p><p>two</p></div></div>',
		],
	])('leaves no upper edge %s where the first line has lower edges that do not fit', async (_name, box) => {
		const { bytes } = await printStyled(`<div style="height:163px"></div>${box}`, SHEET);
		expect(wordBoxes(bytes).map((words) => words.length)).toEqual([0, 2]);
		const pictures = [...(await jury.pictures(bytes))];
		expect(pictures.length).toBeGreaterThan(0);
		for (const [, picture] of pictures) expect([...colorAt(picture, 100, 140)]).toEqual([255, 255, 255]);
	});
});
