/** Widths of the columns of tables, whose shares are those that Chromium prints. */
import { decode } from '../../../../shared/contract/values/decode';
import { asDocument, local } from '../../../support/hosts/local';
import { asks, wordBoxes } from '../../../support/judges/tools';
import { testInTurn } from '../../../support/sample';

const SHEET =
	'<style>@page{size:600pt 400pt;margin:0}body{margin:0;font:10pt/14pt sans-serif}' +
	'table{border-collapse:collapse}td{padding:0 8pt}.wide{width:400pt}.fixed{width:400pt;table-layout:fixed}</style>';

/** Where words begin, in points from the left. */
async function printedLefts(html: string): Promise<Record<string, number>> {
	const bytes = Buffer.from(`<!doctype html>${SHEET}${html}`);
	const { documents } = await local.run('html_to_pdf', [{ name: 'a.html', bytes }], decode('html_to_pdf', {}));
	const words = wordBoxes(documents[0]!.bytes).flat();
	return Object.fromEntries(words.map(({ text, box }) => [text, box[0]]));
}

describe('columns whose widths are shares', () => {
	asks('poppler');

	testInTurn('have those of a cell over them', async () => {
		const found = await printedLefts('<table class=wide><tr><td colspan=2 style="width:40%">a<td>b<tr><td>c<td>d<td>e</table>');
		expect(found).toMatchObject({ a: expect.closeTo(8, 0), b: expect.closeTo(168, 0), e: expect.closeTo(168, 0) });
	});

	test('have what the shares of others leave of that of a cell over them', async () => {
		const cells = '<td style="width:20%">a<td colspan=2 style="width:60%">b<td>c<tr><td>d<td style="width:10%">e<td>f<td>g';
		const found = await printedLefts(`<table class=wide><tr>${cells}</table>`);
		expect(found).toMatchObject({ e: expect.closeTo(88, 0), f: expect.closeTo(128, 0), g: expect.closeTo(328, 0) });
	});

	test('are the whole table at most, in their order', async () => {
		const cells = '<td style="width:60%">a<td style="width:60%">b<td style="width:60%">c';
		const { b, c } = await printedLefts(`<table class=wide><tr>${cells}</table>`);
		// The last one has nothing but what its content needs.
		expect(c).toBeGreaterThan(370);
		expect((b! - 8) / (c! - 8)).toBeCloseTo(0.6, 1);
	});

	test('make a table as wide as its room if they leave nothing for others', async () => {
		const { b } = await printedLefts('<table><tr><td style="width:100%">a<td>b</table>');
		expect(b).toBeGreaterThan(560);
	});

	test('in a table in a cell, or in an item, do not widen that', async () => {
		const inner = '<table><tr><td style="width:90%">a<td>b</table>';
		const inCell = await printedLefts(`<table><tr><td>${inner}<td>c</table>`);
		expect(inCell.c).toBeLessThan(100);
		const inItem = await printedLefts(`<div style="display:flex"><div>${inner}</div><div>c</div></div>`);
		expect(inItem.c).toBeLessThan(100);
	});
});

describe('columns of a fixed table', () => {
	asks('poppler');

	test('whose shares with their padding do not fit are smaller', async () => {
		const found = await printedLefts('<table class=fixed><tr><td style="width:50%">a<td style="width:50%">b</table>');
		expect(found).toMatchObject({ a: expect.closeTo(8, 0), b: expect.closeTo(208, 0) });
	});

	test('keep lengths, and have shares of a cell over them without its padding', async () => {
		const long = await printedLefts('<table class=fixed><tr><td style="width:300pt">a<td style="width:50%">b</table>');
		expect(long.b).toBeCloseTo(324, 0);
		const over = await printedLefts('<table class=fixed><tr><td colspan=2 style="width:40%">a<td>b<tr><td>c<td>d<td>e</table>');
		expect(over).toMatchObject({ d: expect.closeTo(88, 0), e: expect.closeTo(168, 0) });
	});
});

test('a column keeps its share where its cells have none, or a smaller one', async () => {
	const html =
		'<table class=wide><col style="width:70%"><col><tr><td>a<td>b</table>' +
		'<table class=wide><col style="width:70%"><col><tr><td style="width:20%">a<td>b</table>';
	const bytes = Buffer.from(`<!doctype html>${SHEET}${html}`);
	const { documents } = await local.run('html_to_pdf', [{ name: 'a.html', bytes }], decode('html_to_pdf', {}));
	const { data } = await local.run('find_text', [asDocument(documents[0]!.bytes)], decode('find_text', { search: 'b' }));
	const { matches } = data as unknown as { matches: { box: { x: number } }[] };
	expect(matches.map(({ box }) => Math.round(box.x))).toEqual([288, 288]);
});
