/** Lines under, through and over text, where Chromium draws them, as readers draw them. */
import { printStyled } from '../../support/hosts/styled-html';
import { asks, qpdfCheck } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import type { Picture } from '../../support/readers/pictures';
import { testInTurn } from '../../support/sample';

/** A block whose lower edge is on the baseline, and spaces, which nothing but lines shows. */
const BLOCK = '<i style="display:inline-block;width:10pt;height:10pt;background:#00f"></i>';
const SPACES = '&nbsp;'.repeat(8);
const SHEET = '@page{margin:0}body{margin:0;font:75pt/200pt sans-serif;white-space:pre}p{margin:0}';
const STEP = 0.25;
/** Pixels by which readers draw edges higher or lower. */
const HARDLY = 2.1;

/** Where a column of points is not white, from top to bottom, in pixels of CSS. */
function inkIn(picture: Picture, x: number, from: number, to: number): (readonly [top: number, bottom: number])[] {
	const runs: [number, number][] = [];
	for (let y = from; y < to; y += STEP) {
		const [red, green, blue] = colorAt(picture, x, y);
		if (red + green + blue > 500) continue;
		const last = runs.at(-1);
		if (last && y - last[1] < STEP * 1.5) last[1] = y;
		else runs.push([y, y]);
	}
	return runs.map(([top, bottom]) => [top / 0.75, bottom / 0.75]);
}

describe('lines of text', () => {
	asks('qpdf');
	const jury = assembleJury();

	/** Where the lines of the spaces of a paragraph begin and end, from its baseline down, in pixels, by reader; nothing without lines. */
	async function linesOf(paragraph: string): Promise<(readonly [reader: string, edges: readonly number[]])[]> {
		const { bytes } = await printStyled(`<p>${BLOCK}${paragraph}</p>`, SHEET);
		expect(qpdfCheck(bytes).clean).toBe(true);
		return (await jury.pictures(bytes)).map(([reader, picture]) => {
			const baseline = inkIn(picture, 5, 0, 200)[0]![1];
			const runs = inkIn(picture, 60, 0, 200).flat();
			return [reader, runs.length === 0 ? [] : [runs[0]! - baseline, runs.at(-1)! - baseline]];
		});
	}

	testInTurn.each([
		// A tenth of 100 pixels is thick, and half of that is between the line and the baseline.
		['an underline', `<u>${SPACES}</u>`, [5, 15]],
		['a thick one', `<u style="text-decoration-thickness:20px">${SPACES}</u>`, [10, 30]],
		['one at a distance', `<u style="text-underline-offset:25px">${SPACES}</u>`, [25, 35]],
		['a distance as a part of the size', `<u style="text-underline-offset:20%">${SPACES}</u>`, [20, 30]],
		[
			'all as one value',
			`<span style="text-decoration:underline #000 6px;text-underline-offset:.3em">${SPACES}</span>`,
			[30, 36],
		],
		['one below the letters', `<u style="text-underline-position:under">${SPACES}</u>`, [22, 32]],
		['two lines', `<u style="text-decoration-style:double">${SPACES}</u>`, [5, 26]],
		// A third of the height of the font, 106.9 pixels, is above the middle.
		['a line through', `<s>${SPACES}</s>`, [-41, -31]],
		['a line over', `<span style="text-decoration:overline">${SPACES}</span>`, [-117, -107]],
		['a line of a smaller text around', `<u style="font-size:40px"><span style="font-size:100px">${SPACES}</span></u>`, [2, 6]],
		['a line under raised text', `<u>${BLOCK}<span style="vertical-align:40px">${SPACES}</span></u>`, [5, 15]],
		['a line that raised text has alone', `<span style="vertical-align:40px"><u>${SPACES}</u></span>`, [-35, -25]],
		['no line in a box among text', `<u><span style="display:inline-block">${SPACES}</span></u>`, []],
		['no line after none', `<u style="text-decoration-line:none">${SPACES}</u>`, []],
	])('has %s where browsers have it', async (_name, text, wanted) => {
		const found = await linesOf(text);
		expect(found.length).toBeGreaterThan(0);
		for (const [reader, edges] of found) {
			expect([reader, edges.length]).toEqual([reader, wanted.length]);
			for (const [index, edge] of edges.entries()) expect(Math.abs(edge - wanted[index]!)).toBeLessThan(HARDLY);
		}
	});

	test('is interrupted by letters that cross it, and nowhere else', async () => {
		// In a row below the loops of the letters, only the line is seen.
		const gapsOf = async (style: string, text: string): Promise<[reader: string, gaps: number][]> => {
			const { bytes } = await printStyled(`<p>${BLOCK}<u style="font-size:60pt;${style}">${text}</u></p>`, SHEET);
			expect(qpdfCheck(bytes).clean).toBe(true);
			return (await jury.pictures(bytes, 288)).map(([reader, picture]) => {
				const baseline = Math.max(
					...Array.from({ length: 800 }, (_, y) => (colorAt(picture, 20, y)[2] > 200 && colorAt(picture, 20, y)[0] < 50 ? y : 0)),
				);
				// In the middle of a line of eight pixels that is four below the baseline.
				const row = Array.from({ length: 1_500 }, (_, x) => colorAt(picture, x, baseline + Math.round(8 * 0.75 * 4))[0] < 100);
				const [first, last] = [row.indexOf(true), row.lastIndexOf(true)];
				expect(last - first).toBeGreaterThan(300);
				return [reader, row.slice(first, last).filter((isInk, x, all) => !isInk && all[x - 1] === true).length];
			});
		};
		for (const [reader, gaps] of await gapsOf('', 'oyoyo')) expect([reader, gaps]).toEqual([reader, 4]);
		for (const [reader, gaps] of await gapsOf('', 'oooo')) expect([reader, gaps]).toEqual([reader, 0]);
		for (const [reader, gaps] of await gapsOf('text-decoration-skip-ink:none', 'oyoyo'))
			expect([reader, gaps]).toEqual([reader, 0]);
	});

	testInTurn('has lines of elements within each other, each in its color', async () => {
		const inner = `<s style="text-decoration-color:#f00">${SPACES}</s>`;
		const { bytes } = await printStyled(`<p><u style="color:#080">${inner}</u></p>`, SHEET);
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const column = Array.from({ length: 800 }, (_, at) => colorAt(picture, 60, at * STEP));
			const has = (...wanted: number[]): boolean =>
				column.some((color) => color.every((value, part) => Math.abs(value - wanted[part]!) < 5));
			expect([reader, has(255, 0, 0), has(0, 136, 0)]).toEqual([reader, true, true]);
		}
	});

	testInTurn.each(['dotted', 'dashed', 'wavy', 'double'])('ends with the text where it is %s', async (style) => {
		const draw = async (line: string) => {
			const { bytes } = await printStyled(`<p><u style="text-decoration-style:${line}">${SPACES}</u></p>`, SHEET);
			return await jury.pictures(bytes);
		};
		const lines = [await draw(style), await draw('solid')];
		const endOf = (picture: Picture): number => {
			let end = 400;
			while (end > 0 && inkIn(picture, end, 0, 200).length === 0) end -= STEP;
			return end;
		};
		const [ends, solid] = lines.map((pictures) => pictures.map(([, picture]) => endOf(picture)));
		expect(solid![0]).toBeGreaterThan(100);
		for (const [index, end] of ends!.entries()) expect(Math.abs(end - solid![index]!)).toBeLessThan(4);
	});

	testInTurn('has waves that are flat where they are short', async () => {
		const wave = 'font-size:8pt;text-decoration:underline wavy 8px';
		const { bytes } = await printStyled(`<p><u style="${wave}">&nbsp;&nbsp;&nbsp;</u></p>`, SHEET);
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const edges = Array.from({ length: 12 }, (_, at) => inkIn(picture, at / 2, 0, 200).flat()).flat();
			expect(edges.length).toBeGreaterThan(0);
			expect([reader, Math.max(...edges) - Math.min(...edges) < 16]).toEqual([reader, true]);
		}
	});
});
