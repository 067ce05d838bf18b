/** How text and lines of drawings are painted: gradients, lines around letters, lines that text follows, as readers draw them. */
import { printStyled } from '../../../support/hosts/styled-html';
import { asks, pageTexts, qpdfCheck, withPrograms, wordBoxes } from '../../../support/judges/tools';
import { assembleJury, colorAt } from '../../../support/readers/jury';
import type { Picture } from '../../../support/readers/pictures';
import { testInTurn } from '../../../support/sample';

const SHEET = '@page{margin:0}body{margin:0}';
const RED_TO_BLUE = '<stop stop-color="red"/><stop offset="1" stop-color="blue"/>';

/** A drawing of 400 by 200 points whose units are points. */
const svg = (content: string): string =>
	`<svg width="400pt" height="200pt" viewBox="0 0 400 200" style="display:block" font-family="Noto Sans"><title>x</title>${content}</svg>`;

const near = (color: readonly number[], wanted: readonly number[], most = 12): boolean =>
	color.every((value, part) => Math.abs(value - wanted[part]!) <= most);

const WHITE = [255, 255, 255];

/** The points of a row of pixels that are not white. */
const inkOf = (picture: Picture, y: number, from = 0, to = 400): number[] =>
	Array.from({ length: to - from }, (_, index) => from + index + 0.5).filter((x) => !near(colorAt(picture, x, y), WHITE));

describe('in a drawing', () => {
	const jury = assembleJury();
	asks('poppler', 'qpdf');

	async function draw(content: string) {
		const { bytes, notes } = await printStyled(svg(content), SHEET);
		expect(notes.map(({ code }) => code)).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const pictures = await jury.pictures(bytes);
		expect(pictures.length).toBeGreaterThan(0);
		return { bytes, pictures };
	}

	testInTurn('lines have the colors of a gradient, in units of the shape and of the drawing, clear ones too', async () => {
		const { pictures } = await draw(
			`<linearGradient id="a">${RED_TO_BLUE}</linearGradient><linearGradient id="b" gradientUnits="userSpaceOnUse" x1="0" x2="400">${RED_TO_BLUE}</linearGradient><linearGradient id="c"><stop stop-color="red"/><stop offset="1" stop-color="red" stop-opacity="0"/></linearGradient><g fill="none" stroke-width="20"><path d="M100 20h100v1" stroke="url(#a)"/><g transform="scale(2)" stroke-width="10"><path d="M50 30h50" stroke="url(#b)"/></g><path d="M100 100h100v1" stroke="url(#c)"/></g>`,
		);
		for (const [reader, picture] of pictures) {
			const at = (x: number, y: number) => colorAt(picture, x, y);
			const mixed = (blue: number): number[] => [255 * (1 - blue), 0, 255 * blue];
			expect([reader, near(at(110, 20), mixed(0.1)), near(at(150, 20), mixed(0.5)), near(at(190, 20), mixed(0.9))]).toEqual([
				reader,
				true,
				true,
				true,
			]);
			expect([reader, near(at(110, 60), mixed(0.1375)), near(at(190, 60), mixed(0.2375))]).toEqual([reader, true, true]);
			// Outside of browsers, pdf.js does not draw masks by light.
			if (reader !== 'pdf.js')
				expect([reader, near(at(110, 100), [255, 25, 25]), near(at(190, 100), [255, 230, 230])]).toEqual([reader, true, true]);
			expect(at(150, 40)).toEqual(WHITE);
		}
	});

	testInTurn('a long text goes on where it would without parts, from left to right and from right to left', async () => {
		const [words, letters, turned] = ['word '.repeat(1_000), 'x'.repeat(5_000), `\u202e${'ab '.repeat(1_000)}`];
		const { bytes } = await draw(
			[words, letters, turned].map((text, at) => `<text x="0" y="${40 * at + 40}" font-size="0.1">${text}</text>`).join(''),
		);
		const text = pageTexts(bytes).join(' ');
		expect([text.match(/word/g)?.length, text.replace(/[^x]/g, '').length]).toEqual([1_000, 5_000]);
		expect(text.match(/ba/g)).toHaveLength(1_000);
	});

	testInTurn('text has the colors of a gradient over all of it', async () => {
		const { bytes, pictures } = await draw(
			`<linearGradient id="a">${RED_TO_BLUE}</linearGradient><text x="50" y="60" font-size="40" fill="url(#a)">█████<tspan fill="#080">█</tspan></text>`,
		);
		expect(pageTexts(bytes).join('')).toContain('█████');
		for (const [reader, picture] of pictures) {
			const ink = inkOf(picture, 50);
			const [first, last] = [ink[0]!, ink.at(-1)!];
			for (const part of [0.1, 0.4, 0.7]) {
				const color = colorAt(picture, first + (last - first) * part, 50);
				expect([reader, part, near(color, [255 * (1 - part), 0, 255 * part])]).toEqual([reader, part, true]);
			}
			expect(near(colorAt(picture, last - 4, 50), [0, 136, 0])).toBe(true);
		}
	});

	testInTurn('text is clear where its gradient is, and nothing after it is', async () => {
		const { pictures } = await draw(
			`<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="red" stop-opacity="0"/></linearGradient><text x="50" y="60" font-size="40" fill="url(#a)">██████</text><text x="50" y="120" font-size="40" fill="blue">██████</text>`,
		);
		for (const [reader, picture] of pictures) {
			// PDFium lets such text be clear twice; of pdf.js, see above.
			if (reader === 'pdf.js' || reader === 'pdfium') continue;
			const ink = inkOf(picture, 110);
			const [first, last] = [ink[0]!, ink.at(-1)!];
			const at = (part: number, y: number) => colorAt(picture, first + (last - first) * part, y);
			expect([reader, near(at(0.1, 50), [255, 25, 25]), near(at(0.9, 50), [255, 230, 230])]).toEqual([reader, true, true]);
			expect([reader, near(at(0.1, 110), [0, 0, 255]), near(at(0.9, 110), [0, 0, 255])]).toEqual([reader, true, true]);
		}
	});

	testInTurn('letters have lines around them, under the fill where they say so, and are read once', async () => {
		const { bytes, pictures } = await draw(
			'<g font-size="100" font-weight="bold"><text x="20" y="90" fill="none" stroke="red" stroke-width="2">I</text><text x="120" y="90" fill="blue" stroke="red" stroke-width="20">I</text><text x="220" y="90" fill="blue" stroke="red" stroke-width="20" paint-order="stroke">I</text></g><rect x="320" y="30" width="40" height="40" fill="blue" stroke="red" stroke-width="20" paint-order="stroke"/>',
		);
		expect(pageTexts(bytes).join('').match(/I/g)).toHaveLength(3);
		for (const [reader, picture] of pictures) {
			const colors = (from: number): string[] =>
				inkOf(picture, 55, from, from + 90).map((x) => {
					const color = colorAt(picture, x, 55);
					return near(color, [255, 0, 0], 60) ? 'red' : near(color, [0, 0, 255], 60) ? 'blue' : 'mixed';
				});
			const count = (from: number, color: string): number => colors(from).filter((one) => one === color).length;
			// Two lines, and nothing in between.
			expect([reader, count(20, 'blue'), count(20, 'red') >= 2, colors(20).length < 10]).toEqual([reader, 0, true, true]);
			// The inner half of the line is over the fill, or under it.
			expect([reader, count(220, 'blue') - count(120, 'blue') >= 12]).toEqual([reader, true]);
			expect([reader, near(colorAt(picture, 324, 50), [0, 0, 255]), near(colorAt(picture, 314, 50), [255, 0, 0])]).toEqual([
				reader,
				true,
				true,
			]);
		}
	});

	testInTurn('text is underlined and struck through', async () => {
		const { pictures } = await draw(
			'<text x="50" y="60" font-size="40" fill="red" text-decoration="underline">mm<tspan style="text-decoration:line-through">mm</tspan></text>',
		);
		for (const [reader, picture] of pictures) {
			const ink = [63.5, 64.5, 65.5, 66.5]
				.map((y) => inkOf(picture, y))
				.reduce((most, one) => (one.length > most.length ? one : most));
			const [first, last] = [ink[0]!, ink.at(-1)!];
			expect([reader, last - first > 140, ink.length === last - first + 1]).toEqual([reader, true, true]);
			const between = [47.5, 48.5, 49.5, 50.5]
				.map((y) => inkOf(picture, y))
				.reduce((most, one) => (one.length > most.length ? one : most));
			// Stems have gaps between them, and the line none.
			const gaps = (from: number, to: number): number => to - from - between.filter((x) => x > from && x < to).length;
			const middle = (first + last) / 2;
			expect([reader, gaps(first + 10, middle - 5) > 20, gaps(middle + 10, last - 10) < 3]).toEqual([reader, true, true]);
		}
	});

	testInTurn('text is not seen beyond the end of its path, and not lost', async () => {
		const { bytes, pictures } = await draw(
			`<path id="p" d="M100 150V50H300V150" fill="none"/><text font-size="16"><textPath href="#p" startOffset="285">mmm</textPath></text>`,
		);
		expect(pageTexts(bytes).join('').replace(/\s/g, '')).toBe('mmm');
		for (const [reader, picture] of pictures) {
			// The path ends at 300; each letter is 15 wide.
			const rows = Array.from({ length: 200 }, (_, y) => y + 0.5).filter((y) => inkOf(picture, y, 300, 320).length > 0);
			expect([reader, Math.max(...rows) < 151]).toEqual([reader, true]);
		}
	});

	it('circles of gradients begin where they say', async () => {
		const { pictures } = await draw(
			`<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="100" cy="100" r="80" fr="40">${RED_TO_BLUE}</radialGradient><rect width="200" height="200" fill="url(#a)"/>`,
		);
		for (const [reader, picture] of pictures)
			expect([
				reader,
				...[100, 135, 160, 185].map((x) =>
					near(colorAt(picture, x, 100), x < 140 ? [255, 0, 0] : x > 180 ? [0, 0, 255] : [127, 0, 127]),
				),
			]).toEqual([reader, true, true, true, true]);
	});
});

withPrograms('poppler')('text along a line', () => {
	const SQUARE = '<path id="p" d="M100 150V50H300V150" fill="none"/><circle id="c" cx="200" cy="100" r="60" fill="none"/>';
	const wordsOf = async (content: string) => {
		const { bytes, notes } = await printStyled(svg(SQUARE + content), SHEET);
		expect(notes.map(({ code }) => code)).toEqual([]);
		return wordBoxes(bytes)[0]!.map(({ text, box: [left, top, right, bottom] }) => ({
			text,
			x: (left + right) / 2,
			y: (top + bottom) / 2,
		}));
	};

	it('goes around its corners, from the place where it says to begin', async () => {
		const words = await wordsOf(
			'<text font-size="16"><textPath href="#p" startOffset="10">up</textPath></text><text font-size="16"><textPath href="#p" startOffset="50%" text-anchor="middle">across</textPath></text><text font-size="16"><textPath href="#p" startOffset="320">down</textPath></text>',
		);
		const at = (text: string) => words.find((word) => word.text === text)!;
		expect(Math.abs(at('up').x - 95)).toBeLessThan(8);
		expect(Math.abs(at('up').y - 132)).toBeLessThan(8);
		expect(Math.abs(at('across').x - 200)).toBeLessThan(3);
		expect(Math.abs(at('across').y - 45)).toBeLessThan(8);
		expect(Math.abs(at('down').x - 305)).toBeLessThan(8);
		expect(Math.abs(at('down').y - 90)).toBeLessThan(10);
	});

	it('goes around a shape, moved with it, and at a distance', async () => {
		const words = await wordsOf(
			'<text font-size="10"><textPath href="#c" startOffset="75%" text-anchor="middle">top</textPath></text><text font-size="10" dy="-20"><textPath href="#c" startOffset="25%" text-anchor="middle">bottom</textPath></text>',
		);
		expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['top']));
		const top = words.find(({ text }) => text === 'top')!;
		expect([Math.round(top.x / 4), top.y < 42, top.y > 25]).toEqual([50, true, true]);
		// Upside down, its letters are where the circle is lowest.
		const others = words.filter((word) => word !== top);
		expect(others.length).toBeGreaterThan(0);
		for (const { x, y } of others) expect([Math.abs(x - 200) < 25, y > 165]).toEqual([true, true]);
	});
});
