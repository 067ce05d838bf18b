/** Style sheets such as those of Bootstrap, Bulma and Tailwind, and all that they use: the colors of places, by other readers. */
import { printStyled, svgAddress as svg } from '../../support/hosts/styled-html';
import { asks, qpdfCheck } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

const WHITE = [255, 255, 255];
const STRIPES =
	"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'><path d='M0 0h20v40H0z' fill='%23f00'/><path d='M20 0h20v40H20z' fill='%2300f'/></svg>";
const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const LIME = [0, 255, 0];

/** A PNG of one blue pixel. */
const BLUE_DOT =
	'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC';

/** Places in points from the left and from the top, with the color there. */
type Places = readonly (readonly [x: number, y: number, color: readonly number[]])[];

describe('html_to_pdf', () => {
	const jury = assembleJury();
	asks('poppler', 'qpdf');

	testInTurn.each<readonly [title: string, body: string, sheet: string, places: Places]>([
		[
			'names with escapes',
			'<p class="bg/50">a</p><p class="1x">b</p><p id="a.b">c</p>',
			'.bg\\/50{background:red}.\\31 x{background:blue}#a\\.b{background:lime}',
			[
				[300, 20, RED],
				[300, 60, BLUE],
				[300, 100, LIME],
			],
		],
		[
			'rules within rules',
			'<div class="a"><p>a</p><p class="b">b</p><p class="c">c</p><p title="x & y">e</p></div><p class="b">d</p>',
			'.a{p{background:red}& .b{background:blue}> .c{@media print{background:lime}@media screen{background:red}}&>[title="x & y"]{background:blue}}.d, .e{& p{background:red}}',
			[
				[300, 20, RED],
				[300, 60, BLUE],
				[300, 100, LIME],
				[300, 140, BLUE],
				[300, 180, WHITE],
			],
		],
		[
			'variables that are initial, which have no value',
			'<p>a</p><p class="b">b</p>',
			':root{--state:initial}p{--type:red;background:var(--state, var(--type))}.b{--type:initial;background:var(--type, blue)}',
			[
				[300, 20, RED],
				[300, 60, BLUE],
			],
		],
		[
			'shadows inside of boxes, over their background',
			'<p style="box-shadow:inset 0 0 0 9999px red">a</p><p style="box-shadow:inset 100pt 0 0 0 blue;background:lime">b</p><p style="box-shadow:inset 0 0 20px red">c</p>',
			'',
			[
				[300, 20, RED],
				[50, 60, BLUE],
				[300, 60, LIME],
				[300, 100, WHITE],
			],
		],
		[
			'colors by functions',
			'<p style="background:hsl(0, 100%, calc(40% + 10%))">a</p><p style="background:oklch(0.452 0.313 264.05)">b</p><p style="background:color-mix(in srgb, lime 100%, red)">c</p><p style="background:hwb(0 0% 0%)">d</p>',
			'',
			[
				[300, 20, RED],
				[300, 60, BLUE],
				[300, 100, LIME],
				[300, 140, RED],
			],
		],
		[
			'a color that is mixed with a clear one, and one in Lab',
			'<p style="background:color-mix(in oklab, red 50%, transparent)">a</p><p style="background:lab(54.29% 80.81 69.89)">b</p><p style="background:color(srgb 0 0 1 / 50%)">c</p>',
			'',
			[
				[300, 20, [255, 128, 128]],
				[300, 60, RED],
				[300, 100, [128, 128, 255]],
			],
		],
		[
			'layers: later ones win, and rules outside of them over all',
			'<p id="a">a</p><p class="b">b</p><p id="c" class="c">c</p><p id="d">d</p>',
			'@layer one, two.inner; @layer two { p { background: #00f } @layer inner { #a, #c { background: #f00 } } } @layer one { #a { background: #f00 } #d { background: lime !important } } .c { background: lime } @layer { .b { background: #f00 } } #d { background: #f00 !important }',
			[
				[300, 20, BLUE],
				[300, 60, RED],
				[300, 100, LIME],
				[300, 140, LIME],
			],
		],
		[
			'widths of the page by comparisons',
			'<p class="a">a</p><p class="b">b</p><p class="c">c</p><p class="d">d</p>',
			'.a { @media (width >= 30rem) { background: #f00 } } @media (20rem < width <= 60rem) { .b { background: #00f } } @media (width < 500px) { .c { background: #f00 } } @media (100cm >= height) and (width > 1in) { .d { background: lime } }',
			[
				[300, 20, RED],
				[300, 60, BLUE],
				[300, 100, WHITE],
				[300, 140, LIME],
			],
		],
		[
			'registered properties: their first values, and which elements inside have them',
			'<p class="a">a</p><div class="b"><p>b</p></div><div class="c"><p style="--y:0">c</p></div><p class="d">d</p>',
			'@property --x { syntax: "<color>"; inherits: false; initial-value: #f00 } @property --y { syntax: "*"; inherits: true } p { background: var(--x) } .b, .c { --x: #00f } .c p { --x: var(--z, lime) } .d { --x: unset; background: var(--y, blue) }',
			[
				[300, 20, RED],
				[300, 60, RED],
				[300, 100, LIME],
				[300, 140, BLUE],
			],
		],
		[
			'colors for light and dark places',
			'<p style="background:light-dark(red, black)">a</p><p style="background:light-dark(#00f, #fff);color-scheme:dark">b</p><p style="background:light-dark(lime)">c</p>',
			'',
			[
				[300, 20, RED],
				[300, 60, BLUE],
				[300, 100, WHITE],
			],
		],
		[
			'a conic gradient of hard stops',
			'<p style="width:200pt;height:200pt;background:conic-gradient(red 0 25%, blue 25% 180deg, lime 0)">a</p>',
			'',
			[
				[150, 50, RED],
				[150, 150, BLUE],
				[50, 150, LIME],
				[50, 50, LIME],
			],
		],
		[
			'a conic gradient that begins elsewhere, changes, and lets through the ground under it',
			'<p style="width:200pt;height:200pt;background:conic-gradient(from 90deg at 0 0, rgb(255 0 0 / 0.5), rgb(255 0 0 / 0.5))">a</p>',
			'',
			[[150, 50, [255, 128, 128]]],
		],
		[
			'a linear gradient with the space that its colors are mixed in',
			'<p style="background:linear-gradient(to right in oklab, red 0 50%, blue 50%)">a</p><p style="background:linear-gradient(in oklch longer hue, lime, lime)">b</p>',
			'',
			[
				[100, 20, RED],
				[300, 20, BLUE],
				[300, 60, LIME],
			],
		],
		[
			'sides by the direction of text, also by older names',
			'<p style="border-inline-start:100pt solid red;border-block-end-width:0;-webkit-margin-end:100pt;background:lime">a</p><p style="position:absolute;inset-inline:100pt;inset-block-start:80pt;height:40pt;background:blue">b</p>',
			'',
			[
				[50, 20, RED],
				[290, 20, LIME],
				[310, 20, WHITE],
				[50, 100, WHITE],
				[200, 100, BLUE],
			],
		],
		[
			'transforms by other properties',
			'<p style="width:100pt;height:20pt;background:red;translate:100pt 50%">a</p><p style="width:100pt;height:100pt;background:blue;rotate:90deg;scale:0.5">b</p>',
			'',
			[
				[50, 15, WHITE],
				[150, 20, RED],
				[10, 30, WHITE],
				[50, 70, BLUE],
			],
		],
		[
			'the color of the text, also if it is given later',
			'<p style="background:currentColor;color:red">a</p><p style="background:linear-gradient(currentColor,currentColor);color:blue">b</p>',
			'',
			[
				[300, 20, RED],
				[300, 60, BLUE],
			],
		],
		[
			'lines of empty elements without a height, and text as clear as what it is in',
			'<div><a href=""></a><b></b></div><p style="height:20pt;background:red"></p><div style="font-size:80pt;line-height:80pt"><span style="opacity:0.5;color:blue">\u2588\u2588<b style="opacity:0">\u2588\u2588</b></span></div>',
			'',
			[
				[300, 10, RED],
				[300, 30, WHITE],
			],
		],
		[
			'borders that seem to be carved, and dashed outlines',
			'<p style="height:20pt;border:10pt inset #4488cc"></p><p style="height:20pt;border:20pt groove #4488cc"></p><p style="height:20pt;margin:20pt;outline:10pt dashed red"></p>',
			'',
			[
				[200, 5, [40, 80, 120]],
				[200, 35, [85, 170, 255]],
				[200, 45, [40, 80, 120]],
				[200, 55, [85, 170, 255]],
				[13, 113, RED],
			],
		],
		[
			'pictures in rows and columns of flexible boxes, which are stretched as browsers stretch them',
			`<div style="display:flex"><img src="${STRIPES}" style="width:40pt"><p style="height:100pt"></p></div><div style="display:flex;flex-direction:column;width:100pt"><img src="${STRIPES}"></div>`,
			'',
			[
				[10, 95, RED],
				[30, 95, BLUE],
				[50, 95, WHITE],
				[40, 190, RED],
				[60, 190, BLUE],
			],
		],
		[
			'pictures whose object fits',
			`<img src="${STRIPES}" style="display:block;width:100pt;height:20pt;object-fit:contain"><img src="${STRIPES}" style="display:block;width:100pt;height:20pt;object-fit:cover">`,
			'',
			[
				[25, 10, WHITE],
				[45, 10, RED],
				[55, 10, BLUE],
				[25, 30, RED],
				[75, 30, BLUE],
				[25, 45, WHITE],
			],
		],
		[
			'borders of cells in the color of their table, and whole images of a background',
			`<table border=1 cellspacing=0 style="border:0;border-color:red;border-collapse:collapse"><td style="border-width:10pt;border-style:solid;width:50pt;height:50pt;padding:0">a</table><p style="height:50pt;background:url(&quot;${STRIPES}&quot;) 0 0/20pt 10pt round"></p>`,
			'',
			[
				[5, 30, RED],
				[65, 30, RED],
				[5, 75, RED],
				[15, 75, BLUE],
				[25, 95, RED],
			],
		],
		[
			'a gradient as a bar, as wide as the box or as high, which is not repeated',
			'<p style="width:100pt;height:100pt;background:linear-gradient(red,red) 0 0/100% 10pt no-repeat,lime"></p><p style="width:100pt;height:100pt;background:linear-gradient(blue,blue) 0 0/10pt 100% no-repeat,lime"></p>',
			'',
			[
				[50, 5, RED],
				[50, 15, LIME],
				[5, 150, BLUE],
				[15, 150, LIME],
			],
		],
		[
			'lines of paper, of which there are thousands of tiles',
			'<p style="height:100pt;background:linear-gradient(red 1pt, white 1pt) 0 0/2pt 4pt"></p><p style="height:100pt;background:linear-gradient(90deg, blue 1pt, white 1pt) 0 0/4pt 2pt"></p>',
			'',
			[
				[202.5, 80.5, RED],
				[202.5, 82.5, WHITE],
				[398.5, 96.5, RED],
				[200.5, 150.5, BLUE],
				[202.5, 150.5, WHITE],
				[396.5, 198.5, BLUE],
			],
		],
		[
			'dots and images, of which there are thousands of tiles',
			`<p style="width:400pt;height:100pt;background:radial-gradient(circle, red 1.5pt, white 1.5pt) 0 0/8pt 8pt"></p><p style="width:400pt;height:100pt;background:url(${BLUE_DOT}) 0 0/2pt 4pt, lime"></p>`,
			'',
			[
				[4, 4, RED],
				[8, 8, WHITE],
				[396, 92, RED],
				[392, 88, WHITE],
				[1, 101, BLUE],
				[398, 198, BLUE],
			],
		],
		[
			'shadows of text, in its form, the first on top',
			`<p style="font:40pt/40pt monospace;color:blue;margin-top:40pt;text-shadow:0 -40pt red, 100pt 0 0 lime, 0 -40pt lime">\u2588</p>`,
			'',
			[
				[10, 20, RED],
				[10, 60, BLUE],
				[110, 60, LIME],
				[60, 60, WHITE],
			],
		],
		[
			'a legend on the border of a field set, which has a gap there',
			'<fieldset style="margin:0;padding:0;border:20pt solid red"><p style="background:lime">a</p><legend style="width:100pt;height:40pt;padding:0">b</legend></fieldset><fieldset style="margin:0;padding:0;border:20pt solid blue"><legend style="width:100pt;height:10pt;padding:0;margin-left:auto">c</legend></fieldset>',
			'',
			[
				[10, 5, WHITE],
				[10, 20, RED],
				[70, 20, WHITE],
				[130, 5, WHITE],
				[130, 20, RED],
				[130, 32, WHITE],
				[70, 60, LIME],
				[70, 90, RED],
				[50, 110, BLUE],
				[330, 102, WHITE],
				[390, 110, BLUE],
			],
		],
		[
			'boxes that are cut to shapes',
			'<p style="width:200pt;background:red;clip-path:polygon(0 0, 100% 0, 50% 100%)">a</p><p style="width:40pt;background:blue;clip-path:circle(50%)">b</p><p style="width:200pt;background:lime;clip-path:inset(10pt 50% 0 20pt round 5pt)">c</p><p style="width:200pt;background:red;clip-path:ellipse(50% 25% at left)">d</p>',
			'',
			[
				[5, 35, WHITE],
				[100, 20, RED],
				[195, 35, WHITE],
				[3, 43, WHITE],
				[20, 60, BLUE],
				[60, 105, LIME],
				[60, 85, WHITE],
				[120, 105, WHITE],
				[90, 140, RED],
				[90, 125, WHITE],
				[110, 140, WHITE],
			],
		],
		[
			'gauges as long as their value',
			'<progress value="30" max="60" style="display:block;width:400pt;height:40pt;margin:0;background:white">half</progress><meter min="10" max="20" value="17.5" style="display:block;width:400pt;height:40pt;margin:0;background:white">much</meter>',
			'progress::-webkit-progress-value{background:red}meter::-webkit-meter-optimum-value{background:blue}',
			[
				[190, 20, RED],
				[210, 20, WHITE],
				[290, 60, BLUE],
				[310, 60, WHITE],
			],
		],
		[
			'meters by how good their value is',
			[
				'low=30 high=70 optimum=90 value=80',
				'low=30 high=70 optimum=90 value=50',
				'low=30 high=70 optimum=90 value=10',
				'low=30 high=70 value=70',
				'low=30 high=70 optimum=10 value=30',
			]
				.map(
					(about) =>
						`<meter min=0 max=100 ${about} style="display:block;width:400pt;height:40pt;margin:0;background:white">m</meter>`,
				)
				.join(''),
			'meter::-webkit-meter-optimum-value{background:blue}meter::-webkit-meter-suboptimum-value{background:lime}meter::-webkit-meter-even-less-good-value{background:red}',
			[
				[20, 20, BLUE],
				[20, 60, LIME],
				[20, 100, RED],
				[20, 140, BLUE],
				[20, 180, BLUE],
			],
		],
		[
			'drawings as images of backgrounds, in their own size, fitted, and in tiles',
			'<p class="a">a</p><p class="b">b</p><p class="c">c</p>',
			`.a{background:url("${svg('<path d="M0 0h4v4H0z" fill="red"/>')}") right/contain no-repeat}.b{background:url("${svg('<path d="M0 0h4v4H0z" fill="blue"/>', 'width="100" height="100"')}") no-repeat}.c{background:url("${svg('<path d="M0 0h2v4H0z" fill="lime"/>')}") 0 0/40pt 40pt}`,
			[
				[350, 20, WHITE],
				[380, 20, RED],
				[1.5, 41.5, BLUE],
				[10, 60, WHITE],
				[10, 100, LIME],
				[30, 100, WHITE],
				[250, 100, LIME],
				[270, 100, WHITE],
			],
		],
		[
			'drawings as images, on which sheets outside have no effect, and which have none outside',
			`<img alt="a" style="display:block;width:40pt" src="${svg('<style>rect{fill:red}p{background:red}</style><rect width="4" height="4"/>')}"><img alt="b" style="display:block" src="data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40pt" height="40pt"><g id="x"><rect width="99" height="99"/></g></svg>').toString('base64')}"><p>c</p>`,
			'rect{fill:lime}#x{opacity:0}',
			[
				[20, 20, RED],
				[45, 20, WHITE],
				[20, 60, [0, 0, 0]],
				[45, 60, WHITE],
				[300, 100, WHITE],
			],
		],
	])('%s', async (_title, body, sheet, places) => {
		const { bytes, notes } = await printStyled(body, sheet);
		expect(notes.map(({ code }) => code)).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const seen = places.map(([x, y]) => [x, y, colorAt(picture, x, y)] as const);
			const wrong = seen.filter(([, , color], index) =>
				color.some((value, part) => Math.abs(value - places[index]![2][part]!) > 4),
			);
			expect({ reader, wrong }).toEqual({ reader, wrong: [] });
		}
	});
});
