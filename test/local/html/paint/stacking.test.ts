/** Boxes under others, the corners of pictures, and colors that are mixed by their hues, as readers draw them. */
import { printStyled, svgAddress } from '../../../support/hosts/styled-html';
import { asks, onFile, run, withPrograms } from '../../../support/judges/tools';
import { assembleJury, colorAt } from '../../../support/readers/jury';

type Color = readonly [red: number, green: number, blue: number];
type Place = readonly [x: number, y: number, color: Color];
const [RED, BLUE, WHITE]: readonly Color[] = [
	[255, 0, 0],
	[0, 0, 255],
	[255, 255, 255],
];
const BLUE_SQUARE = svgAddress('<rect width="4" height="4" fill="#00f"/>');
/** How far colors of readers are from each other. */
const NEAR = 4;

describe('html_to_pdf', () => {
	asks('poppler');
	const jury = assembleJury();

	it.each<readonly [title: string, body: string, sheet: string, places: readonly Place[]]>([
		[
			'draws boxes under the text of a box that is isolated, and over its ground',
			'<div><i></i></div>',
			'div{isolation:isolate;position:relative;height:100pt;background:#f00}i{position:absolute;z-index:-1;inset:20pt;background:#00f}',
			[
				[10, 10, RED!],
				[200, 50, BLUE!],
			],
		],
		[
			'draws positioned boxes in the order of the document, in the flow or not',
			'<div><b></b><u></u><i></i></div>',
			'div{position:relative}b,u,i{display:block;width:50pt;height:50pt}b,i{position:absolute;top:0}b{background:#f00;left:0}u{position:relative;left:25pt;background:#00f}i{left:60pt;background:#f00}',
			[
				[10, 25, RED!],
				[40, 25, BLUE!],
				[70, 25, RED!],
			],
		],
		[
			'draws relative text over positioned boxes before it, and over those after it if it has a higher place',
			'<div><i></i><a><b>ab</b></a></div><div><a class="z"><b>ab</b></a><i></i></div><div><a><b>ab</b></a><i></i></div>',
			'div{position:relative;height:50pt;font:50pt/1 serif}i{position:absolute;left:0;top:0;width:300pt;height:50pt;background:#f00}a{position:relative;color:#00f0}.z{z-index:1}b{padding:0 100pt;background:#00f}',
			[
				[50, 25, BLUE!],
				[350, 25, WHITE!],
				[50, 75, BLUE!],
				[50, 125, RED!],
			],
		],
		[
			'rounds the corners of drawings in images, inside their border',
			`<img src="${BLUE_SQUARE}">`,
			'img{display:block;width:80pt;height:80pt;border:10pt solid #f00;border-radius:50%}',
			[
				[3, 3, WHITE!],
				[50, 5, RED!],
				[20, 20, RED!],
				[50, 50, BLUE!],
			],
		],
		[
			'mixes colors by their hues, on the shorter way',
			'<p class="a">a</p><p class="b">b</p><p class="c">c</p><p class="d">d</p>',
			'.a{background:color-mix(in hsl, #f00, #ff0)}.b{background:color-mix(in oklch, #00f 50%, white)}.c{background:color-mix(in lch, #f00, #f00)}.d{background:color-mix(in hwb, hsl(350 100% 50%), hsl(10 100% 50%))}',
			[
				[300, 20, [255, 128, 0]],
				[300, 60, [114, 164, 255]],
				[300, 100, RED!],
				[300, 140, RED!],
			],
		],
		[
			'computes angles of colors, turns and gradients from variables',
			'<p></p><i></i><u></u>',
			'*{--i:2}p{background:hsl(calc(var(--i) * 120deg) 100% 50%)}i,u{display:block;width:60pt;height:60pt}i{background:linear-gradient(calc(1turn / var(--i) - 90deg),#f00 50%,#00f 0)}u{background:conic-gradient(#00f calc(var(--i) * 90deg),#f00 0);rotate:max(0.5turn, var(--i) * 45deg)}',
			[
				[200, 20, BLUE!],
				[20, 70, RED!],
				[40, 70, BLUE!],
				[10, 130, BLUE!],
				[50, 130, RED!],
			],
		],
	])('%s', async (_title, body, sheet, places) => {
		const { bytes, notes } = await printStyled(body, sheet);
		expect(notes.map(({ code }) => code)).not.toContain('styles_ignored');
		for (const [reader, picture] of await jury.pictures(bytes))
			for (const [x, y, color] of places) {
				const seen = colorAt(picture, x, y);
				const isNear = seen.every((part, index) => Math.abs(part - color[index]!) <= NEAR);
				expect([reader, x, y, isNear ? color : seen]).toEqual([reader, x, y, color]);
			}
	});

	withPrograms('poppler')('with relative text', () => {
		it('reads it in its place, although it is drawn over others', async () => {
			const body = '<div><i></i>one <a href="https://a.example">two</a> three <b>four <u>five</u></b> six</div>';
			const { bytes } = await printStyled(body, 'div,a,b{position:relative}i{position:absolute;inset:0;background:#f00}');
			const tree = onFile(bytes, (file) => run('pdfinfo', ['-struct-text', file])).stdout.toString('utf8');
			const read = [...tree.matchAll(/"([^"]*)"/g)].map(([, text]) => text!.trim());
			expect(read).toEqual(['one', 'two', 'three', 'four five', 'six']);
		});
	});
});
