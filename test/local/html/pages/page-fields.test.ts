/** All that is on every page of a document from HTML beside its text: lines in margins, a logo, a letterhead, boxes of @page. */
import { decode, type RawParameters } from '../../../../shared/contract/values/decode';
import { numbered } from '../../../support/documents/drawn';
import { SMALL_JPEG } from '../../../support/documents/images';
import { local } from '../../../support/hosts/local';
import { asks, everyObject, packetOf, pageTexts, qpdfCheck, renderPages, wordBoxes } from '../../../support/judges/tools';
import { testInTurn } from '../../../support/sample';

const TEXT = '<h1>Report</h1>First.<p style="break-before:page">Second.<p style="break-before:page">Third.';

async function print(raw: RawParameters, styles = '', text = TEXT) {
	const { documents, notes } = await local.run(
		'html_to_pdf',
		[{ name: 'report.html', bytes: Buffer.from(`<!doctype html><html lang="en"><style>${styles}</style>${text}`) }],
		decode('html_to_pdf', raw),
	);
	return { bytes: documents[0]!.bytes, notes: notes.map(({ code }) => code) };
}

const sorted = (texts: readonly string[]): string[] => texts.map((text) => text.trim().split(/\s+/).sort().join(' '));
const placeOf = (bytes: Uint8Array, page: number, word: string) => wordBoxes(bytes)[page]!.find(({ text }) => text === word)!.box;

describe('lines at the head and the foot', () => {
	asks('poppler', 'qpdf');

	testInTurn('have their values, are artifacts, and keep the claims', async () => {
		const { bytes, notes } = await print({ header: '{title}|{date}', footer: '{number} of {last}', date: 'May', margin: 1 });
		expect(notes).toEqual([]);
		expect(sorted(pageTexts(bytes))).toEqual(
			sorted(['Report May Report First. 1 of 3', 'Report May Second. 2 of 3', 'Report May Third. 3 of 3']),
		);
		expect(everyObject(bytes)).toMatch(/Subtype \/Header/);
		expect(packetOf(bytes)).toContain('pdfuaid:part');
		expect(qpdfCheck(bytes).clean).toBe(true);
		expect(placeOf(bytes, 1, 'May')[2]).toBeCloseTo(595.28 - 72, 0);
	});

	testInTurn('give way to boxes of @page on the same side only', async () => {
		const { bytes } = await print(
			{ header: 'Mine', footer: 'Foot', page_numbers: true },
			'@page { margin: 2cm; @top-left { content: "Theirs" } }',
		);
		expect(sorted(pageTexts(bytes))).toEqual(sorted(['Theirs Report First. Foot', 'Theirs Second. Foot', 'Theirs Third. Foot']));
	});

	it('refuse a margin without room for them, and a date that is not given', async () => {
		await expect(print({ header: 'Head', footer: 'Foot' }, '@page { margin: 1cm 1cm 2mm }')).rejects.toThrow(
			'footer: needs a margin of at least 0.25 inches',
		);
		await expect(print({ header: '{date}' })).rejects.toThrow('date: is required, because header has {date}');
	});
});

describe('boxes of @page', () => {
	asks('poppler', 'qpdf');

	testInTurn('may be those of the first page, or of left and right ones', async () => {
		const { bytes, notes } = await print(
			{},
			`@page :first { margin-top: 6cm; @bottom-center { content: none } @top-center { content: "Title" } }
			@page { margin: 2cm; @bottom-center { content: "No. " counter(page) } }
			@page :left { @top-left { content: "Left" } } @page :right { @top-right { content: "Right" } }`,
		);
		expect(notes).toEqual([]);
		expect(sorted(pageTexts(bytes))).toEqual(sorted(['Right Title Report First.', 'Left Second. No. 2', 'Right Third. No. 3']));
		expect(placeOf(bytes, 0, 'Report')[1]).toBeGreaterThan((6 / 2.54) * 72);
		expect(placeOf(bytes, 1, 'Second.')[1]).toBeLessThan((3.2 / 2.54) * 72);
	});

	testInTurn('have the type and the color of the root, and the family of the body if the root has none', async () => {
		const footer = '@page { margin: 2cm; @bottom-left { content: "foot" } }';
		const heightOf = (bytes: Uint8Array): number => placeOf(bytes, 0, 'foot')[3] - placeOf(bytes, 0, 'foot')[1];
		const fontsOf = (bytes: Uint8Array): string[] => [...new Set(everyObject(bytes).match(/Noto[A-Za-z]+-Regular/g))].sort();
		const { bytes: plain } = await print({}, footer, 'text');
		const { bytes: large } = await print(
			{},
			`${footer} html { font-size: 2em; color: #f00 } body { font: 16px monospace }`,
			'text',
		);
		expect(heightOf(large) / heightOf(plain)).toBeGreaterThan(1.8);
		expect([fontsOf(plain), fontsOf(large)]).toEqual([['NotoSerif-Regular'], ['NotoSansMono-Regular']]);
		const red = renderPages(large, { dpi: 72, cropped: true })[0]!;
		const { bytes: own } = await print({}, footer.replace('"foot"', '"foot"; font-family: sans-serif'), 'text');
		expect(fontsOf(own)).toEqual(['NotoSans-Regular', 'NotoSerif-Regular']);
		expect(red.rgb.some((value, at) => at % 3 === 0 && value > 200 && red.rgb[at + 1]! < 60)).toBe(true);
	});

	/** Pages of 400 by 300 points with margins of 60; places are in points from the upper left corner. */
	async function picture(boxes: string, text = 'text') {
		const { bytes, notes } = await print({}, `@page { size: 400pt 300pt; margin: 60pt; font-size: 10pt; ${boxes} }`, text);
		expect(notes).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const { rgb, width } = renderPages(bytes, { dpi: 72, cropped: true })[0]!;
		const at = (x: number, y: number): string =>
			[0, 1, 2].map((part) => (rgb[(y * width + x) * 3 + part]! > 127 ? 1 : 0)).join('');
		return { bytes, at };
	}
	const [WHITE, LIME, RED, BLUE] = ['111', '010', '100', '001'];

	testInTurn('have lines, borders, backgrounds and sizes', async () => {
		const { bytes, at } = await picture(
			`@top-left { content: "upper\\A lower"; white-space: pre; width: 50%; background: lime; border-bottom: 6pt solid red; vertical-align: bottom }
			@bottom-right { content: ""; background: blue; margin-top: 10pt; height: 20pt }
			@right-middle { content: "side"; height: 40pt; background: lime } @top-right-corner { content: ""; background: red }`,
		);
		const places = [at(70, 3), at(190, 50), at(190, 57), at(210, 30), at(190, 63)];
		expect(places).toEqual([LIME, LIME, RED, WHITE, WHITE]);
		expect([at(200, 245), at(65, 260), at(335, 260), at(345, 260), at(200, 275)]).toEqual([WHITE, BLUE, BLUE, WHITE, WHITE]);
		expect([at(395, 131), at(345, 168), at(395, 127), at(395, 172)]).toEqual([LIME, LIME, WHITE, WHITE]);
		expect([at(342, 2), at(398, 58), at(338, 2)]).toEqual([RED, RED, WHITE]);
		const [upper, lower] = [placeOf(bytes, 0, 'upper'), placeOf(bytes, 0, 'lower')];
		expect([upper[0], lower[0]].map(Math.round)).toEqual([60, 60]);
		expect(lower[1]).toBeGreaterThan(upper[1] + 10);
		expect(lower[3]).toBeGreaterThan(48);
		expect(everyObject(bytes)).toMatch(/Subtype \/Footer/);
	});

	testInTurn('share their margin by what they need, and the one in the middle stays there', async () => {
		const { bytes, at } = await picture(
			`@top-left { content: "left left left left"; background: lime } @top-center { content: "mid"; background: red }
			@bottom-left { content: "one"; background: lime } @bottom-right { content: "two two two"; background: blue }`,
		);
		const [from, , to] = placeOf(bytes, 0, 'mid');
		expect((from + to) / 2).toBeCloseTo(200, 0);
		expect([at(61, 5), at(200, 5), at(339, 5)]).toEqual([LIME, RED, WHITE]);
		const run = (y: number, color: string): number =>
			Array.from({ length: 400 }, (_, x) => at(x, y)).filter((one) => one === color).length;
		// As if both ends were as wide as the left one: the middle has the share of its word.
		expect(run(5, RED) / 280).toBeGreaterThan(0.05);
		expect(run(5, RED) / 280).toBeLessThan(0.15);
		// A pixel on their common edge has both colors.
		expect(Math.abs(run(295, LIME) + run(295, BLUE) - 280)).toBeLessThan(3);
		expect(run(295, BLUE) / run(295, LIME)).toBeGreaterThan(2);
	});

	testInTurn('break a text that is too long for them', async () => {
		const long = Array.from({ length: 30 }, (_, index) => `word${index}`);
		const { bytes } = await picture(`@top-center { content: "${long.join(' ')}"; font-size: 7pt }`);
		const boxes = long.map((word) => placeOf(bytes, 0, word));
		expect(new Set(boxes.map(([, y]) => Math.round(y))).size).toBeGreaterThan(1);
		for (const [left, , right] of boxes) expect(left > 59 && right < 341).toBe(true);
	});

	testInTurn('refuse more text on all pages than a document may have there', async () => {
		const styles = `@page { margin: 2cm; @top-left { content: "${'word '.repeat(9_000)}" } }`;
		await expect(print({}, styles, '<p style="break-after:page">a'.repeat(112))).rejects.toThrow(
			'has too much text in the margins',
		);
	});

	testInTurn('refuse more parts than that, even if they are empty', async () => {
		const styles = `@page { margin: 2cm; @top-left { content: ${'string(d)'.repeat(11_000)} } }`;
		await expect(print({}, styles, '<p style="break-after:page">a'.repeat(470))).rejects.toThrow(
			'has too much text in the margins',
		);
	});

	testInTurn('show pictures, as content of elements does', async () => {
		const svg = encodeURIComponent(
			'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="red" d="M0 0h40v40H0z"/></svg>',
		);
		const url = `url("data:image/svg+xml,${svg}")`;
		const { at } = await picture(
			`@top-left { content: ${url} } @bottom-right { content: ""; background: ${url} 0 0/20pt } @left-top { content: "a" ${url} }`,
			`<style>body{margin:0}p::before{content:"x" ${url}}</style><p style="margin:0">`,
		);
		const red = (left: number, top: number, right: number, bottom: number): number => {
			let count = 0;
			for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (at(x, y) === RED) count++;
			return count;
		};
		expect([red(60, 0, 340, 60), red(0, 60, 60, 240), red(60, 60, 340, 240)].map((count) => Math.round(count / 90))).toEqual([
			10, 10, 10,
		]);
		expect(red(60, 240, 340, 300)).toBe(280 * 60);
	});

	it('say which of their properties only elements have', async () => {
		const { documents, notes } = await local.run(
			'html_to_pdf',
			[
				{
					name: 'a.html',
					bytes: Buffer.from(
						'<html lang=en><style>@page { @top-left { content: "a"; border-bottom: 1px solid; background: #eee } @top-right { content: element(chapter) } }</style>text',
					),
				},
			],
			decode('html_to_pdf', {}),
		);
		expect(pageTexts(documents[0]!.bytes).join('')).toContain('text');
		const [note] = notes;
		expect([notes.length, note!.code]).toEqual([1, 'styles_ignored']);
		expect(note!.message).toMatch(/1 property.* content\.$/);
	});

	testInTurn('are beside margins that are those of the first page, or of left and right ones', async () => {
		const lines = Array.from({ length: 160 }, (_, index) => `<p>line${index}</p>`).join('');
		const { bytes, notes } = await print(
			{},
			`@page { margin: 2cm } @page :left { margin-left: 1cm; margin-right: 3cm; margin-top: 4cm } @page :right { margin-left: 3cm; margin-right: 1cm }
			@page :first { margin-top: 1cm; margin-bottom: 12cm; @bottom-left { content: "foot" } } body, p { margin: 0; line-height: 20px } div { border: 1px solid red }`,
			`<div>${lines}</div>`,
		);
		expect(notes).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const pages = wordBoxes(bytes).map((words) => words.filter(({ text }) => text.startsWith('line')));
		expect(pages.flat().map(({ text }) => text)).toEqual(Array.from({ length: 160 }, (_, index) => `line${index}`));
		const cm = 72 / 2.54;
		expect(pages.map((words) => Math.round((words[0]!.box[0] / cm) * 10) / 10).slice(0, 3)).toEqual([3, 1, 3]);
		const tops = pages.map((words) => words[0]!.box[1] / cm);
		expect(tops[1]! - tops[0]!).toBeCloseTo(3, 0);
		expect(tops[1]! - tops[2]!).toBeCloseTo(2, 0);
		expect(pages[0]!.at(-1)!.box[3]).toBeLessThan(841.89 - 12 * cm);
		expect(pages[0]!.at(-1)!.box[3]).toBeGreaterThan(841.89 - 13 * cm);
		expect(placeOf(bytes, 0, 'foot')[0]).toBeCloseTo(3 * cm, 0);
		// The border of the box that goes on ends with the content of the page.
		const { rgb, width } = renderPages(bytes, { dpi: 72, last: 1 })[0]!;
		const red = (y: number): boolean => {
			for (let x = 0; x < width; x++) if (rgb[(y * width + x) * 3 + 1]! < 200 && rgb[(y * width + x) * 3]! > 200) return true;
			return false;
		};
		expect([red(Math.floor(841 - 13 * cm)), red(Math.ceil(841 - 11.9 * cm))]).toEqual([true, false]);
	});

	testInTurn('are beside margins of a book, which all leave the same width', async () => {
		const { bytes, notes } = await print(
			{},
			'@page { margin: 2cm 1cm } @page :left { margin-left: 1cm; margin-right: 4cm } @page :right { margin-left: 4cm; margin-right: 1cm }',
		);
		expect(notes).toEqual([]);
		const places = ['First.', 'Second.', 'Third.'].map((word, page) => placeOf(bytes, page, word)[0] - 1 * (72 / 2.54));
		const inner = 3 * (72 / 2.54);
		for (const [page, expected] of [inner, 0, inner].entries()) expect(Math.abs(places[page]! - expected)).toBeLessThan(8);
	});

	testInTurn('are beside the text, too, and say which of their margins have no effect', async () => {
		const { bytes, notes } = await print(
			{},
			'@page { margin: 3cm; @left-middle { content: "side" } @right-top { content: "upper" } } @page :left { margin-left: 9cm }',
		);
		expect(notes).toEqual(['styles_ignored']);
		const [side, upper] = [placeOf(bytes, 0, 'side'), placeOf(bytes, 0, 'upper')];
		expect((side[0] + side[2]) / 2).toBeCloseTo((1.5 / 2.54) * 72, 0);
		expect((side[1] + side[3]) / 2).toBeCloseTo(841.89 / 2, -1);
		expect(upper[0]).toBeGreaterThan(595 - (3 / 2.54) * 72);
		expect(upper[1]).toBeLessThan((3.5 / 2.54) * 72);
	});
});

describe('texts that elements name for margins', () => {
	asks('poppler');
	const heads = (bytes: Uint8Array): string[] =>
		wordBoxes(bytes).map((words) =>
			words
				.filter(({ box }) => box[3] < 60)
				.map(({ text }) => text)
				.join(' '),
		);
	const page = (boxes: string): string =>
		`@page { size: 400pt 300pt; margin: 60pt; ${boxes} } body, h1, p { margin: 0 } h1 { font-size: 12pt }`;
	const next = '<p style="break-before:page">next</p>';

	testInTurn.each([
		['the first of a page, or that of the page before', 'string(c)', ['One', 'One', 'Two', 'Three']],
		['the last of a page', 'string(c, last)', ['One', 'One', 'Three', 'Three']],
		['none on a page that has one', 'string(c, first-except)', ['', 'One', '', 'Three']],
		['a name that no element gives', '"x" string(d)', ['x', 'x', 'x', 'x']],
	])('are %s', async (_, content, expected) => {
		const { bytes, notes } = await print(
			{},
			`${page(`@top-center { content: ${content} }`)} h1 { string-set: c content() }`,
			`<h1>One</h1>${next}<h1 style="break-before:page">Two</h1><h1>Three</h1>${next}`,
		);
		expect(notes).toEqual([]);
		expect(heads(bytes)).toEqual(expected);
	});

	testInTurn('have counters and attributes, and two names at once', async () => {
		const { bytes } = await print(
			{},
			`${page('@top-left { content: string(c) } @top-right { content: string(short) }')} body { counter-reset: n }
			h1 { counter-increment: n; string-set: c counter(n) ". " content(), short attr(data-short) }`,
			'<h1 data-short="abc">One <em>and</em> more</h1>',
		);
		expect(heads(bytes)).toEqual(['1. One and more abc']);
	});

	testInTurn('are short, however many elements name all that is in them', async () => {
		const deep = `${'<div>'.repeat(150)}${'<p>word</p>'.repeat(300)}`;
		const { bytes } = await print(
			{},
			`${page('@top-left { content: string(c, last) string(c) }')} * { string-set: c content() }`,
			deep,
		);
		const [first] = heads(bytes);
		expect(first!.length).toBeLessThan(1_010);
		const wide = `<p>${'long '.repeat(100)}</p>`.repeat(4_000);
		await expect(print({}, 'p { string-set: c content() }', wide)).rejects.toThrow('names too much text for the margins');
	});

	it('are asked for by margins only', async () => {
		const { notes } = await print({}, 'h1 { string-set: c content() } p::before { content: string(c) }', '<h1>One</h1><p>two');
		expect(notes).toEqual(['styles_ignored']);
	});
});

describe('a logo, an accent color and a letterhead', () => {
	asks('poppler', 'qpdf');

	testInTurn('leaves room for the logo on the first page', async () => {
		for (const styles of ['', 'body { width: 1200px }']) {
			const { bytes, notes } = await print({ logo: { name: 'logo.jpg', bytes: SMALL_JPEG } }, styles);
			expect(notes).toEqual([]);
			const [first, second] = renderPages(bytes, { dpi: 72 });
			const dark = (picture: typeof first) => {
				let count = 0;
				for (let y = 15; y < 68; y++)
					for (let x = 595 - 29 - 53; x < 595 - 29; x++) if (picture!.rgb[(y * picture!.width + x) * 3 + 1]! < 250) count++;
				return count;
			};
			expect(dark(first)).toBeGreaterThan(200);
			expect(dark(second)).toBe(0);
			expect(placeOf(bytes, 0, 'Report')[1]).toBeGreaterThan(14.4 + 54 + 12);
		}
	});

	testInTurn('colors headings whose color no sheet says, and is a variable', async () => {
		const count = async (raw: RawParameters, styles: string) => {
			const { bytes } = await print(raw, styles);
			const { rgb } = renderPages(bytes, { dpi: 72 })[0]!;
			let red = 0;
			for (let at = 0; at < rgb.length; at += 3) if (rgb[at]! > 150 && rgb[at + 1]! < 110) red++;
			return red;
		};
		expect(await count({}, '')).toBe(0);
		expect(await count({ accent_color: '#c00000' }, '')).toBeGreaterThan(15);
		expect(await count({ accent_color: '#c00000' }, 'h1 { color: #000 }')).toBe(0);
		expect(await count({ accent_color: '#c00000' }, 'body { background: var(--accent-color) }')).toBeGreaterThan(100_000);
	});

	testInTurn('lays a letterhead under all pages, the last of its pages under all that follow', async () => {
		const { bytes, notes } = await print({ letterhead: { name: 'head.pdf', bytes: await numbered(2) } });
		expect(pageTexts(bytes).map((text) => /Page \d/.exec(text)?.[0])).toEqual(['Page 1', 'Page 2', 'Page 2']);
		expect(notes).toEqual(['pdfa_identification_removed']);
		expect(qpdfCheck(bytes).clean).toBe(true);
	});
});

describe('counters', () => {
	asks('poppler');

	it('begin again where a sibling resets them, and end with the parent', async () => {
		const { bytes } = await print(
			{},
			`h2 { counter-increment: a; counter-reset: b } h2::before { content: counter(a) " " }
			p::before { counter-increment: b; content: counter(a) "." counter(b) " " }
			div { counter-reset: b 7 } p { margin: 0 }`,
			'<h2>x</h2><p>y<p>y<h2>x</h2><p>y<div><p>z<p>z</div><p>y<h2>x</h2><p>y',
		);
		expect(pageTexts(bytes)[0]!.replace(/\s+/g, '')).toBe('1x1.1y1.2y2x2.1y2.8z2.9z2.10y3x3.1y');
	});
});
