/** Text that its background fills, and the boxes under text, as readers draw them. */
import { printStyled, svgAddress } from '../../support/hosts/styled-html';
import { asks, pageTexts, qpdfCheck } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import type { Picture } from '../../support/readers/pictures';
import { testInTurn } from '../../support/sample';

const FILLED = 'background:linear-gradient(90deg,#f00,#00f);background-clip:text;-webkit-text-fill-color:transparent';
/** A letter that is a block, so that its color is seen anywhere in it. */
const BLOCKS = '█'.repeat(5);
const SHEET = `body{margin:0;font:40pt/50pt sans-serif}p{margin:0;width:400pt}.a{${FILLED}}`;

describe('text whose background fills it', () => {
	asks('qpdf');
	const jury = assembleJury();
	/** The share of blue in the color of a point. */
	const blueAt = (picture: Picture, x: number, y: number): number => {
		const [red, green, blue] = colorAt(picture, x, y);
		expect(green).toBeLessThan(40);
		return blue / (red + blue);
	};

	testInTurn.each([
		['a block', `<p class="a">${BLOCKS}</p>`, 400],
		['a group', `<p style="opacity:.999"><b class="a" style="display:block;font-weight:400">${BLOCKS}</b></p>`, 400],
		['a box among text', `<p><span class="a">${BLOCKS}</span></p>`, undefined],
		['a turned box', `<div style="transform:scale(0.5);transform-origin:0 0"><p class="a">${BLOCKS}</p></div>`, 200],
	])('has the colors of a gradient over %s', async (_name, body, whole) => {
		const { bytes } = await printStyled(body, SHEET);
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(pageTexts(bytes).join('')).toContain(BLOCKS);
		const drawn = await jury.pictures(bytes);
		expect(drawn.length).toBeGreaterThan(0);
		for (const [, picture] of drawn) {
			const y = whole === 200 ? 15 : 30;
			const row = Array.from({ length: 400 }, (_, x) => x + 0.5).filter((x) => colorAt(picture, x, y)[1] < 40);
			const [first, last] = [row[0]!, row.at(-1)!];
			expect(last - first).toBeGreaterThan(whole === 200 ? 40 : 80);
			for (const x of [first + 2, (first + last) / 2, last - 2])
				expect(Math.abs(blueAt(picture, x, y) - x / (whole ?? last))).toBeLessThan(0.06);
		}
	});

	testInTurn('has its own color where it has one', async () => {
		const { bytes } = await printStyled(`<p class="a"><span style="color:#080">${BLOCKS}</span></p>`, SHEET);
		for (const [, picture] of await jury.pictures(bytes)) {
			const [red, green, blue] = colorAt(picture, 20, 30);
			expect([red, blue]).toEqual([0, 0]);
			expect(Math.abs(green - 136)).toBeLessThan(3);
		}
	});
});

describe('the letters of text', () => {
	const jury = assembleJury();
	const [RED, GREEN, BLACK, WHITE] = [
		[255, 0, 0],
		[0, 128, 0],
		[0, 0, 0],
		[255, 255, 255],
	];
	const picture = `url(${svgAddress('<path fill="#f00" d="M0 0h4v4H0z"/>')})`;

	testInTurn.each([
		['a line around them alone', 'color:transparent;-webkit-text-stroke:12pt #f00', RED, WHITE],
		[
			'a line around letters that are filled with nothing',
			'-webkit-text-fill-color:transparent;-webkit-text-stroke:12pt #f00',
			RED,
			WHITE,
		],
		['a line and a color', 'color:#f00;-webkit-text-fill-color:#008000;-webkit-text-stroke-width:12pt', RED, GREEN],
		['a color in place of that of the text', 'color:#f00;-webkit-text-fill-color:#008000', WHITE, GREEN],
		['their color where the background would be seen through them', `${FILLED};-webkit-text-fill-color:#008000`, WHITE, GREEN],
		[
			'black for an image that is not cut to letters',
			`color:transparent;background:${picture};background-clip:text`,
			WHITE,
			BLACK,
		],
	])('have %s', async (_name, style, around, inside) => {
		const { bytes, notes } = await printStyled(`<p style="margin:0 0 0 20pt;${style}">█</p>`, SHEET);
		expect(pageTexts(bytes).join('')).toContain('█');
		expect(notes.some(({ message }) => message.includes('background-clip'))).toBe(style.includes('url('));
		const drawn = await jury.pictures(bytes);
		expect(drawn.length).toBeGreaterThan(0);
		for (const [reader, page] of drawn)
			expect({ reader, colors: [colorAt(page, 17, 25), colorAt(page, 32, 25)] }).toEqual({ reader, colors: [around, inside] });
	});
});

describe('a gradient', () => {
	const jury = assembleJury();

	testInTurn('is mixed as its style or its colors say, and not across an edge', async () => {
		const box = (gradient: string): string => `<p style="height:40pt;background:linear-gradient(90deg ${gradient})"></p>`;
		const { bytes } = await printStyled(
			box(', #f00, #00f') +
				box('in oklab, #f00, #00f') +
				box(', oklab(0.628 0.225 0.126), #00f') +
				box('in oklab, #f00 50%, #00f 50%'),
			'p{margin:0;width:400pt}',
		);
		for (const [, picture] of await jury.pictures(bytes)) {
			const [plain, even, lab] = [20, 60, 100].map((y) => colorAt(picture, 200, y));
			expect(plain![1]).toBeLessThan(10);
			// In OKLab, the middle is lighter.
			for (const [red, green, blue] of [even!, lab!]) {
				expect(green).toBeGreaterThan(60);
				expect(Math.abs(red - 140)).toBeLessThan(25);
				expect(blue).toBeGreaterThan(140);
			}
			const edge = [190, 210].map((x) => colorAt(picture, x, 140)[0]);
			expect(edge[0]).toBeGreaterThan(240);
			expect(edge[1]).toBeLessThan(15);
		}
	});

	testInTurn.each([
		['begins', '#f00 25%, #0f0 25% 75%, #00f 75%'],
		['begins and ends', '#f00 25%, #0f0 25%, #0f0 75%, #00f 75%, #00f 75%'],
		['has three stops at one place', '#f00 25%, #ff0 25%, #0f0 25% 75%, #00f 75%'],
	])('keeps the colors beyond the edges with which it %s', async (_name, stops) => {
		const { bytes } = await printStyled(`<p style="background:linear-gradient(90deg,${stops})"></p>`, 'p{width:400pt}');
		expect(qpdfCheck(bytes).clean).toBe(true);
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const found = [10, 90, 110, 200, 290, 310, 390].map((x) =>
				colorAt(picture, x, 20)
					.map((part) => Math.round(part / 255))
					.join(''),
			);
			expect([reader, ...found]).toEqual([reader, '100', '100', '010', '010', '010', '001', '001']);
		}
	});
});

describe('a box under text that is higher than its line', () => {
	const jury = assembleJury();

	testInTurn('is in the column of its line, and not at the end of the one before', async () => {
		const mark = '<i style="border:4pt solid #f00;padding:4pt;font-style:normal">x</i>';
		const body = `<div style="columns:2;width:400pt;column-gap:0"><p>word</p><p>${mark}</p></div>`;
		const { bytes } = await printStyled(body, 'body{margin:0;font:20pt/24pt sans-serif}p{margin:0}');
		for (const [, picture] of await jury.pictures(bytes)) {
			const isRed = (x: number, y: number): boolean => {
				const [red, green] = colorAt(picture, x, y);
				return red > 200 && green < 100;
			};
			const all = Array.from({ length: 400 * 60 }, (_, at) => [at % 400, Math.floor(at / 400)] as const);
			const red = all.filter(([x, y]) => isRed(x + 0.5, y + 0.5));
			expect(red.length).toBeGreaterThan(50);
			expect(red.filter(([x]) => x < 190)).toEqual([]);
		}
	});
});
