/** Backgrounds of rows of tables, and what pages do to rows, as Chromium prints them. */
import { decode } from '../../../../shared/contract/values/decode';
import { local } from '../../../support/hosts/local';
import { asks, wordBoxes } from '../../../support/judges/tools';
import { assembleJury, colorAt } from '../../../support/readers/jury';
import { testInTurn } from '../../../support/sample';

const SHEET =
	'<style>@page{size:400pt 300pt;margin:20pt}body{margin:0;font:10pt/20pt sans-serif}table{border-spacing:10pt}td{padding:0;width:60pt;height:30pt}</style>';

async function print(html: string): Promise<Uint8Array> {
	const bytes = Buffer.from(`<!doctype html>${SHEET}${html}`);
	const { documents } = await local.run('html_to_pdf', [{ name: 'a.html', bytes }], decode('html_to_pdf', {}));
	return documents[0]!.bytes;
}

const YELLOW = [255, 255, 0];
const WHITE = [255, 255, 255];

describe('the background of a row', () => {
	asks('qpdf');
	const jury = assembleJury();

	/** Colors at places in points from the upper left of the first page, as each reader draws them. */
	async function colorsAt(html: string, places: readonly (readonly [number, number])[]): Promise<number[][][]> {
		const pictures = [...(await jury.pictures(await print(html)))];
		expect(pictures.length).toBeGreaterThan(0);
		return pictures.map(([, picture]) => places.map(([x, y]) => [...colorAt(picture, x, y)]));
	}

	testInTurn('is in its cells, and not between them', async () => {
		const found = await colorsAt('<table><tr style="background:#ff0"><td><td></table>', [
			[50, 45],
			[95, 45],
			[120, 45],
		]);
		for (const colors of found) expect(colors).toEqual([YELLOW, WHITE, YELLOW]);
	});

	test('of a group is in the cells of all its rows', async () => {
		const found = await colorsAt('<table><tbody style="background:#ff0"><tr><td><td><tr><td><td></table>', [
			[50, 45],
			[50, 65],
			[50, 85],
			[95, 85],
		]);
		for (const colors of found) expect(colors).toEqual([YELLOW, WHITE, YELLOW, WHITE]);
	});

	test('is in all of a cell that goes on in the next row, and not where a row has no cell', async () => {
		const rows = '<tr style="background:#ff0"><td rowspan=2><td><td><tr style="background:#0ff"><td>';
		const found = await colorsAt(`<table style="border-collapse:collapse">${rows}</table>`, [
			[50, 35],
			[50, 65],
			[110, 65],
			[170, 65],
		]);
		for (const colors of found) expect(colors).toEqual([YELLOW, YELLOW, [0, 255, 255], WHITE]);
	});

	test('goes on from cell to cell if it is a gradient, and has the round corners of cells', async () => {
		const row = '<tr style="background:linear-gradient(90deg,#f00,#00f)"><td><td style="border-radius:15pt">';
		const found = await colorsAt(`<table>${row}</table>`, [
			[32, 45],
			[101, 31],
			[157, 45],
		]);
		for (const [left, corner, right] of found) {
			expect(left![0]).toBeGreaterThan(240);
			expect(corner).toEqual(WHITE);
			expect(right![2]).toBeGreaterThan(220);
		}
	});
});

testInTurn('the outlines of cells are written once for all layers of a background', async () => {
	const sizeOf = async (layers: number): Promise<number> => {
		const images = Array.from({ length: layers }, () => 'linear-gradient(90deg,#f00,#00f)').join();
		const rows = `<tr>${'<td>'.repeat(50)}`.repeat(20);
		const small = '<style>table{border-spacing:1px}td{width:1px;height:1px}</style>';
		return (await print(`${small}<table><tbody style="background:${images}">${rows}</table>`)).length;
	};
	expect(await sizeOf(50)).toBeLessThan(1.5 * (await sizeOf(1)));
});

describe('rows at the end of a page', () => {
	asks('poppler');

	test('are as far below a repeated head as on the first page', async () => {
		const rows = Array.from({ length: 9 }, (_, row) => `<tr><td>row-${row}`).join('');
		const pages = wordBoxes(await print(`<table><thead><tr><th>head</thead>${rows}</table>`));
		const distances = pages.slice(0, 2).map((words) => {
			const head = words.find(({ text }) => text === 'head')!;
			const row = words.find(({ text }) => text.startsWith('row-'))!;
			return row.box[1] - head.box[1];
		});
		expect(pages).toHaveLength(2);
		expect(distances[1]).toBeCloseTo(distances[0]!, 1);
	});

	test('keep their height where pages divide them', async () => {
		const rows = '<tr><td style="height:200pt">first<tr><td style="height:200pt">tall<tr><td>after';
		const pages = wordBoxes(await print(`<table style="border-spacing:0">${rows}</table>`));
		const after = pages[1]!.find(({ text }) => text === 'after')!;
		// Of the 400 points, 260 are on the first page.
		expect(after.box[1]).toBeGreaterThan(160);
		expect(after.box[1]).toBeLessThan(175);
	});
});
