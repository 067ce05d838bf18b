/** Content that a box cuts off: it is not seen, and makes no pages. Pictures of which a box shows a part. */
import { greatest } from '../../../shared/lists';
import { placesOf, printStyled, svgAddress } from '../../support/hosts/styled-html';
import { asks, pageTexts, wordBoxes } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

const WORDS = 'word '.repeat(900);

describe('a box that cuts off its content', () => {
	asks('poppler');

	testInTurn.each([
		['text', `<p style="height:40px;overflow:hidden;width:60px">${WORDS}</p>`],
		['blocks', `<div style="height:40px;overflow:hidden">${'<p style="background:red">word</p>'.repeat(300)}</div>`],
		['columns', `<div style="height:40px;overflow:hidden"><div style="columns:2">${'<p>word</p>'.repeat(300)}</div></div>`],
		['a table', `<div style="height:40px;overflow:hidden"><table>${'<tr><td>word'.repeat(300)}</table></div>`],
		['lines that are not seen', `<p style="height:auto;-webkit-line-clamp:2;overflow:hidden;width:60px">${WORDS}</p>`],
	])('makes no pages of %s', async (_name, box) => {
		const { bytes } = await printStyled(`${box}<p>after</p>`);
		const texts = pageTexts(bytes).filter((text) => text.trim() !== '');
		expect(texts).toHaveLength(1);
		expect(texts[0]).toContain('after');
		expect(texts[0]!.split(/\s+/).length).toBeLessThan(20);
		expect(pageTexts(bytes).length).toBe(1);
	});

	test.each([
		['', 'below its end'],
		['translateX(-50%)', 'at a side'],
	])('makes no page of a box that reaches below it (%s)', async (transform) => {
		const inner = `position:absolute;bottom:-20pt;left:50%;width:40pt;height:40pt;background:red;transform:${transform || 'none'}`;
		const { bytes } = await printStyled(
			`<div style="position:relative;overflow:hidden;height:200pt">text<div style="${inner}"></div></div>`,
		);
		expect(pageTexts(bytes)).toHaveLength(1);
	});

	testInTurn('shows what is moved up into it, and all that is on its pages if it has no height', async () => {
		const moved = '<p style="height:900px">one</p><p style="transform:translateY(-930px)">two</p>';
		expect((await placesOf(`<div style="height:40px;overflow:hidden">${moved}</div>`)).has('two')).toBe(true);
		const { bytes } = await printStyled(`<div style="overflow:hidden">${'<p>word</p>'.repeat(50)}</div>`);
		const words = pageTexts(bytes).join(' ').match(/word/g);
		expect(words).toHaveLength(50);
	});
});

describe('a box that scrolls on a screen', () => {
	asks('poppler');

	it.each([
		['overflow:auto', 'height:40px;overflow:auto'],
		['one direction', 'max-height:40px;overflow-y:scroll;overflow-x:hidden'],
		['the other one first', 'height:40px;overflow:hidden auto'],
	])('is as high as its content by %s', async (_name, style) => {
		const places = await placesOf(
			`<body style="margin:0;font:10px/20px sans-serif"><div style="${style}">${'<p style="margin:0">word</p>'.repeat(10)}last</div><div>after</div>`,
		);
		expect(places.get('after')![1] - places.get('last')![1]).toBe(20);
	});

	it.each([
		['code', '<pre style="overflow-x:auto;font:10px monospace"><code>'],
		['code in a box', '<div style="overflow:auto"><pre style="font:10px monospace">'],
		[
			'code beside text',
			'<div style="display:flex"><div style="width:50px"></div><pre style="flex:1;overflow:scroll;font:10px monospace">',
		],
	])('wraps long lines of %s, and keeps its columns', async (_name, box) => {
		const { bytes } = await printStyled(`${box}    const value = ${'some.long.name + '.repeat(12)}end;\nif (value) {</pre>`);
		const [page] = wordBoxes(bytes);
		expect(page!.filter(({ text }) => text === 'some.long.name')).toHaveLength(12);
		expect(greatest(page!.map(({ box: [, , right] }) => right))).toBeLessThan(400);
		const [first, next] = ['const', 'if'].map((word) => page!.find(({ text }) => text === word)!.box[0]);
		expect(first! - next!).toBeCloseTo(4 * 6 * 0.75, 0);
	});

	it('is cut off all the same where the style says so', async () => {
		const { bytes } = await printStyled(`<pre style="overflow:hidden;font:10px monospace">${'word '.repeat(100)}</pre>`);
		expect(pageTexts(bytes)[0]!.trim().split('\n')).toHaveLength(1);
	});
});

describe('a box over the beginning', () => {
	const jury = assembleJury();
	asks('poppler');

	test('is in the margin of the first page, and not seen outside of it', async () => {
		const { bytes } = await printStyled(
			'<div style="position:absolute;top:-100%;width:100pt;background:red">gone</div><div style="position:absolute;top:-10pt;left:200pt;width:50pt;height:30pt;background:blue">x</div><p>text</p>',
			'@page{size:400pt 300pt;margin:40pt}',
		);
		const pictures = await jury.pictures(bytes);
		expect(pictures.length).toBeGreaterThan(0);
		for (const [, picture] of pictures) {
			expect(colorAt(picture, 50, 20)).toEqual([255, 255, 255]);
			expect(colorAt(picture, 265, 35)).toEqual([0, 0, 255]);
		}
	});
});

describe('a picture of another shape than its box', () => {
	const jury = assembleJury();
	asks('poppler');
	const [WHITE, RED, BLUE] = [
		[255, 255, 255],
		[255, 0, 0],
		[0, 0, 255],
	];
	const halves = svgAddress("<path d='M0 0h2v4H0z' fill='#f00'/><path d='M2 0h2v4H2z' fill='#00f'/>");
	const box = 'display:block;width:80pt;height:20pt';

	testInTurn.each([
		['object-fit:contain;object-position:left', [RED, BLUE, WHITE, WHITE]],
		['object-fit:contain;object-position:right 20pt top', [WHITE, WHITE, RED, WHITE]],
		['object-fit:contain;object-position:100%', [WHITE, WHITE, WHITE, BLUE]],
		['object-fit:cover;object-position:top', [RED, RED, BLUE, BLUE]],
	] as const)('is where %s says', async (style, expected) => {
		const { bytes } = await printStyled(`<img alt="x" src="${halves}" style="${box};${style}">`);
		for (const [, picture] of await jury.pictures(bytes))
			expect([5, 15, 45, 75].map((x) => colorAt(picture, x, 10))).toEqual(expected);
	});

	testInTurn.each([
		['background:no-repeat right/20pt 20pt', [WHITE, WHITE, WHITE, BLUE]],
		['background:no-repeat left/20pt 20pt;background-position-x:right', [WHITE, WHITE, WHITE, BLUE]],
		[
			'background:no-repeat left/20pt 20pt;background-position-x:right 20pt;background-position-y:bottom',
			[WHITE, WHITE, RED, WHITE],
		],
		['background:no-repeat left/20pt 20pt;background-position-y:center', [RED, BLUE, WHITE, WHITE]],
	] as const)('is a background where %s says, before another rule gives it', async (style, expected) => {
		const { bytes } = await printStyled(`<div style="${box};${style};background-image:url(&quot;${halves}&quot;)"></div>`);
		for (const [, picture] of await jury.pictures(bytes))
			expect([5, 15, 45, 75].map((x) => colorAt(picture, x, 10))).toEqual(expected);
	});
});
