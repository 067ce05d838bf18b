/** Pages with names (CSS Paged Media 3, 7): boxes that ask for them begin a new page, which may have another size. */
import { decode, type RawParameters } from '../../../../shared/contract/values/decode';
import { local } from '../../../support/hosts/local';
import { asks, pageSizes, pageTexts, qpdfCheck, renderPages, wordBoxes } from '../../../support/judges/tools';
import { amount, testInTurn } from '../../../support/sample';

const STYLES = `@page { size: A5; margin: 1cm } @page wide { size: A5 landscape; margin: 2cm }
	.wide { page: wide } body, p { margin: 0 }`;

async function print(text: string, styles = '', raw: RawParameters = {}) {
	const html = `<!doctype html><html lang="en"><style>${STYLES}${styles}</style>${text}`;
	const { documents, notes } = await local.run(
		'html_to_pdf',
		[{ name: 'report.html', bytes: Buffer.from(html) }],
		decode('html_to_pdf', raw),
	);
	return { bytes: documents[0]!.bytes, notes };
}

const [PORTRAIT, LANDSCAPE] = ['420 x 595', '595 x 420'];
const sizes = (bytes: Uint8Array): string[] =>
	pageSizes(bytes).map(({ width, height }) => `${Math.round(width)} x ${Math.round(height)}`);
const texts = (bytes: Uint8Array): string[] => pageTexts(bytes).map((text) => text.trim().replace(/\s+/g, ' '));
/** Some readers give text in the order in which it was written. */
const sorted = (bytes: Uint8Array): string[] => texts(bytes).map((text) => text.split(' ').sort().join(' '));
const MANY = Array.from({ length: 40 }, (_, index) => `<p>Line${index}`).join('');

asks('poppler', 'qpdf');

testInTurn('begin where a box asks for them, and end with it', async () => {
	const { bytes, notes } = await print('<p>Before<section class="wide"><p>Inside</section><p>After<p>Later');
	expect(sizes(bytes)).toEqual([PORTRAIT, LANDSCAPE, PORTRAIT]);
	expect(texts(bytes)).toEqual(['Before', 'Inside', 'After Later']);
	expect(notes).toEqual([]);
	expect(qpdfCheck(bytes).clean).toBe(true);
});

it.each([
	['100vh', '@page :first { margin: 0 }'],
	['100%', '@page :first { margin: 0 } html, body { height: 100% }'],
	['100vh; break-after: auto', '@page :first { margin: 0 }'],
	['100vh', '@page cover { margin: 0 } .cover { page: cover }'],
])('give a height of %s the size of the first page, with %s', async (height, styles) => {
	const box = `display: flex; align-items: end; break-after: page; height: ${height}`;
	const { bytes } = await print(
		`<div class="cover" style="${box}"><div>End</div></div><p>After<div style="position: fixed; bottom: 0">Fixed</div>`,
		styles,
	);
	const [words] = wordBoxes(bytes);
	for (const word of ['End', 'Fixed']) {
		const [left, , , bottom] = words!.find(({ text }) => text === word)!.box;
		expect(left).toBeLessThan(30);
		expect(bottom).toBeGreaterThan(590);
	}
	expect(texts(bytes)).toHaveLength(2);
});

testInTurn('make no empty page before the first box or after the last, however deep these are', async () => {
	const { bytes } = await print(
		'<div style="padding: 5px"><main><div class="wide">First</div><p>Middle<p class="wide">Last</main></div>',
	);
	expect(sizes(bytes)).toEqual([LANDSCAPE, PORTRAIT, LANDSCAPE]);
	expect(texts(bytes)).toEqual(['First', 'Middle', 'Last']);
});

testInTurn('are one run for boxes of the same name, and go on as long as their content', async () => {
	const { bytes } = await print(
		`<p>Before<div class="wide">One</div><div class="wide">Two${MANY}</div><div class="wide">End</div>`,
	);
	const found = sizes(bytes);
	expect(found[0]).toBe(PORTRAIT);
	expect(found.slice(1).every((size) => size === LANDSCAPE)).toBe(true);
	expect(found.length).toBeGreaterThan(3);
	expect(texts(bytes).join(' ').split(' ')).toEqual([
		'Before',
		'One',
		'Two',
		...Array.from({ length: 40 }, (_, at) => `Line${at}`),
		'End',
	]);
	// No line is in a margin of its page.
	for (const [index, page] of wordBoxes(bytes).entries())
		for (const { box } of page) {
			const [margin, height] = index === 0 ? [1, 595] : [2, 420];
			expect(box[1]).toBeGreaterThan((margin * 72) / 2.54 - 8);
			expect(box[3]).toBeLessThan(height - (margin * 72) / 2.54 + 8);
		}
});

testInTurn(
	'give their width to boxes that are as wide as the page, and to backgrounds around them, but not to others',
	async () => {
		const right = '<p style="text-align: right">Right';
		const rightOf = async (text: string, page: number) => {
			const { bytes } = await print(text);
			return wordBoxes(bytes)[page]!.find((word) => word.text === 'Right')!.box[2];
		};
		const [wide, narrow] = [595 - 2 * 28.35, 420 - 28.35];
		expect(await rightOf(`<p>Before<div class="wide">${right}</div>`, 1)).toBeCloseTo(wide, -0.5);
		expect(await rightOf(`<p>Before<div class="wide">Inside</div>${right}`, 2)).toBeCloseTo(narrow, -0.5);
		expect(await rightOf(`<div style="width: 200px"><p>Before<div class="wide">${right}</div></div>`, 1)).toBeCloseTo(
			2 * 28.35 + 150,
			-0.5,
		);
		const { bytes } = await print('<body style="background: #f00"><p>Before<div class="wide">Inside</div>');
		const [, picture] = renderPages(bytes, { dpi: 72 });
		const isRed = (x: number, y: number): boolean => {
			const at = (y * picture!.width + x) * 3;
			return picture!.rgb[at]! > 200 && picture!.rgb[at + 1]! < 60;
		};
		expect([isRed(530, 200), isRed(545, 200), isRed(50, 200)]).toEqual([true, false, false]);
	},
);

test('have boxes in their margins by name, which win over those of all pages', async () => {
	const { bytes } = await print(
		'<p>Before<div class="wide">Inside</div><p>After',
		`@page wide { @top-left { content: "Table" } } @page { @top-left { content: "Report" } @bottom-left { content: counter(page) } }
		@page :first { @top-left { content: "Cover" } }`,
	);
	expect(sorted(bytes)).toEqual(['1 Before Cover', '2 Inside Table', '3 After Report']);
});

testInTurn('have the lines of fields within their own margins, but for those with a box there', async () => {
	const { bytes } = await print('<p>Before<div class="wide">Inside</div>', '', { header: 'Left|Right' });
	const [first, second] = wordBoxes(bytes).map((page) => page.find(({ text }) => text === 'Right')!.box);
	expect([first![2], second![2]]).toEqual([expect.closeTo(419.53 - 28.35, -0.5), expect.closeTo(595.28 - 56.7, -0.5)]);
	const { bytes: other } = await print('<p>Before<div class="wide">Inside</div>', '@page wide { @top-left { content: "Own" } }', {
		header: 'Mine',
	});
	expect(sorted(other)).toEqual(['Before Mine', 'Inside Own']);
});

testInTurn('without a rule only begin a new page; `auto` is the name of the box around', async () => {
	const { bytes } = await print(
		'<p>Before<p class="plain">Alone<p>After<div class="wide"><p>One<p class="auto">Two</div>',
		'.plain { page: plain } .auto { page: auto }',
	);
	expect(sizes(bytes)).toEqual([PORTRAIT, PORTRAIT, PORTRAIT, LANDSCAPE]);
	expect(texts(bytes)).toEqual(['Before', 'Alone', 'After', 'One Two']);
});

testInTurn('are not those of boxes side by side, out of the flow, or in columns', async () => {
	const inner = '<div><p class="wide">One</p> <p>Two</div>';
	for (const style of ['display: flex', 'display: grid', 'float: left', 'position: absolute', 'columns: 2', 'display: table']) {
		const { bytes, notes } = await print(`<p>Before<div style="${style}">${inner}</div>`);
		expect(notes).toEqual([{ code: 'styles_ignored', message: expect.stringMatching(/not supported.*: page\.$/) }]);
		expect([style, sizes(bytes)]).toEqual([style, [PORTRAIT]]);
		expect(texts(bytes).join(' ').split(' ').sort()).toEqual(['Before', 'One', 'Two']);
	}
});

testInTurn('may change as often as there are boxes, and names are at most a hundred', async () => {
	const count = amount(300, 40);
	const many = Array.from({ length: count }, (_, at) => `<p style="page: ${at % 2 === 0 ? 'wide' : 'n1'}">w${at}`).join('');
	const names = Array.from({ length: 150 }, (_, at) => `@page n${at} { size: A6 }`).join('');
	const { bytes, notes } = await print(many, names);
	expect(sizes(bytes).slice(0, 3)).toEqual([LANDSCAPE, '298 x 420', LANDSCAPE]);
	expect(texts(bytes)).toEqual(Array.from({ length: count }, (_, at) => `w${at}`));
	expect(notes.map(({ code }) => code)).toEqual(['styles_ignored']);
});

testInTurn('are like the first page if this has another width and ends with a break', async () => {
	const first =
		'@page :first { size: A5 landscape; margin: 0; @top-left { content: "Top" } } @page { @bottom-left { content: "Foot" } }';
	const placeOf = async (body: string) => {
		const { bytes, notes } = await print(body, first);
		const [[left] = []] = wordBoxes(bytes).map((words) => words.filter(({ text }) => text === 'Cover').map(({ box }) => box[0]));
		return { sizes: sizes(bytes), left: Math.round(left!), notes: notes.map(({ code }) => code) };
	};
	const cover = { sizes: [LANDSCAPE, PORTRAIT], left: 0, notes: [] };
	expect(await placeOf('<main><div><h1>Cover</h1></div><p>Word<p style="break-before:page">Next</main>')).toEqual(cover);
	expect(await placeOf('<p style="break-after:page">Cover</p><p>Next')).toEqual(cover);
	// Without a break, or with more than a page before it, all pages are as wide.
	const plain = { left: 29, notes: ['styles_ignored'] };
	expect(await placeOf('<p>Cover<p>Next')).toEqual({ ...plain, sizes: [PORTRAIT] });
	expect(await placeOf(`<div style="break-after:page"><p>Cover${MANY}</div><p>Next`)).toEqual({
		...plain,
		sizes: [PORTRAIT, PORTRAIT, PORTRAIT],
	});
});
