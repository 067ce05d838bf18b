/** Style sheets such as those of Bootstrap, Bulma and Tailwind, and all that they use: the colors of places, by other readers. */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { asks, uncompressed, qpdfCheck, withPrograms, wordBoxes } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';

async function print(body: string, sheet = '') {
	const html = `<!doctype html><html lang="en"><style>@page{size:400pt 200pt;margin:0}body{margin:0}p{margin:0;height:40pt}</style><style>${sheet}</style>${body}`;
	const input = { name: 'a.html', bytes: Buffer.from(html) };
	const { documents, notes } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	return { bytes: documents[0]!.bytes, notes };
}

/** Without the letters before the name, which a subset has. */
const fontNames = (bytes: Uint8Array): string[] =>
	[...new Set([...uncompressed(bytes).matchAll(/\/FontName \/\w{6}\+([\w-]+)/g)].map(([, name]) => name!))].sort();

const WHITE = [255, 255, 255];
const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const LIME = [0, 255, 0];

const svg = (content: string, size = 'viewBox="0 0 4 4"'): string =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`)}`;

/** A PNG of one blue pixel. */
const BLUE_DOT =
	'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC';

/** Places in points from the left and from the top, with the color there. */
type Places = readonly (readonly [x: number, y: number, color: readonly number[]])[];

describe('html_to_pdf', () => {
	const jury = assembleJury();
	asks('poppler', 'qpdf');

	it.each<readonly [title: string, body: string, sheet: string, places: Places]>([
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
				[399, 199, BLUE],
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
		const { bytes, notes } = await print(body, sheet);
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

describe('html_to_pdf says', () => {
	it('that an address holds no drawing', async () => {
		const { notes } = await print('<p style="background:url(data:image/svg+xml,none)">a</p>');
		expect(notes.map(({ code }) => code)).toEqual(['image_not_loaded']);
	});

	it('which values it does not read, but browsers do', async () => {
		const { notes } = await print(
			'<p class="a">a</p><p class="a">b</p>',
			'.a{width:round(50%, 10px);background:image-set("a.png" 1x);color:nonsense(1);transform:perspective(9px);color:rgb(from red r g b)}',
		);
		expect(notes).toMatchObject([
			{
				code: 'styles_ignored',
				message: expect.stringMatching(/: background \(2\), color \(2\), transform \(2\), width \(2\)\.$/) as string,
			},
		]);
	});

	it.each([
		['drawings that are repeated too often', `url("${svg(`<path d="M0 0${'h1v1'.repeat(1_000)}"/>`)}") 0 0/20px 20px`, 20],
		['conic gradients that are repeated too often', 'conic-gradient(red, blue) 0 0/10px 10px', 20],
	])('that %s', async (_title, background, count) => {
		const printed = print('<p>a</p>'.repeat(count), `p{height:200pt;background:${background}}`);
		await expect(printed).rejects.toMatchObject({
			issues: [{ field: 'file', message: expect.stringContaining('repeats more than') as string }],
		});
	});
});

withPrograms('poppler', 'qpdf')('text', () => {
	const boxesOf = async (body: string, sheet = '') => wordBoxes((await print(body, sheet)).bytes)[0]!;
	const heightOf = async (body: string, sheet = '') => {
		const [, top, , bottom] = (await boxesOf(body, sheet))[0]!.box;
		return bottom - top;
	};

	it('of a fixed pitch is smaller where its size is not a length', async () => {
		const usual = await heightOf('<code>word</code>');
		const sizes = await Promise.all([
			heightOf('<code>word</code>', 'body{font-size:16px}'),
			heightOf('<code>word</code>', 'code{font-family:Consolas,monospace}'),
			heightOf('<code>word</code>', 'code{font-size:2em}'),
			heightOf('<pre><code>word</code></pre>'),
			heightOf('<code><b style="font-size:inherit">word</b></code>'),
		]);
		expect(sizes.map((size) => Number((size / usual).toFixed(2)))).toEqual([1.23, 1.23, 2, 1, 1]);
	});

	it('has the size that is given after its font is inherited', async () => {
		const [one, other] = [await heightOf('<p>word</p>', 'p{font:inherit;font-size:30px}'), await heightOf('<p>word</p>')];
		expect(one / other).toBeCloseTo(30 / 16, 1);
	});

	it('is in small capitals', async () => {
		const [first, second] = await boxesOf('<p style="font:20px serif;font-variant:small-caps">AA aa</p>');
		expect([first!.text, second!.text]).toEqual(['AA', 'AA']);
		const width = ({ box }: { readonly box: readonly number[] }) => box[2]! - box[0]!;
		expect(width(second!) / width(first!)).toBeCloseTo(0.7, 1);
	});

	it('that does not fit ends with dots, and is whole in the document', async () => {
		const words = await boxesOf(
			'<p style="width:60pt;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-size:12pt">One line that is long</p><p style="width:200pt;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-size:12pt">short</p>',
		);
		const texts = words.map(({ text }) => text);
		expect(texts.filter((text) => text.includes('…'))).toHaveLength(1);
		expect(texts.join(' ')).toContain('long');
		const dots = words.find(({ text }) => text.includes('…'))!;
		expect(dots.box[2]).toBeLessThanOrEqual(60.5);
	});

	it('has shadows, which are not text, and are left out with a note if there are too many', async () => {
		const words = await boxesOf('<p style="text-shadow:0 -9pt red, 1px 1px 2px blue">Words once</p>');
		expect(words.map(({ text }) => text)).toEqual(['Words', 'once']);
		const { notes } = await print(`<p style="text-shadow:1px 1px 2px red">${'Words of many letters each '.repeat(200)}</p>`);
		expect(notes.map(({ message }) => message).join()).toMatch(/had no effect: text-shadow \(\d+\)/);
	});

	it('of marks is what their own style says', async () => {
		const words = await boxesOf(
			'<ul><li>one</li></ul><ol><li>two</li></ol><ul style="list-style-position:inside"><li>three</li></ul>',
			'ul li::marker{content:"→ "}ol li::marker{content:counter(list-item) ") "}',
		);
		expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['→', 'one', '1)', 'two', 'three']));
	});

	it('begins with a letter of another style, also beside the lines', async () => {
		const sheet = 'body{font:10pt/12pt Arial}.a::first-letter{font-size:20pt}.b::first-letter{float:left;font-size:24pt}';
		const words = await boxesOf('<p class="a">“First of all</p><p class="b">Second word and others</p>', sheet);
		const texts = words.map(({ text }) => text).join(' ');
		expect(texts.replace(/\s/g, '')).toBe('“FirstofallSecondwordandothers');
		const heights = words.map(({ box }) => Math.round(box[3] - box[1]));
		expect(new Set(heights).size).toBeGreaterThan(1);
	});

	it('has serifs where a family has them, and where none is known', async () => {
		const fontsOf = async (body: string, sheet = '') => fontNames((await print(body, sheet)).bytes);
		const all = '<p>a <b>b</b> <i>c</i> <b><i>d</i></b></p>';
		expect(await fontsOf(all)).toEqual([
			'NotoSerif-Italic',
			'NotoSerif-Regular',
			'NotoSerif-SemiBold',
			'NotoSerif-SemiBoldItalic',
		]);
		expect(await fontsOf(all, 'body{font-family:Nowhere,Georgia,sans-serif}')).toHaveLength(4);
		expect(await fontsOf('<p>a</p>', 'body{font-family:Arial,serif}')).toEqual(['NotoSans-Regular']);
		expect(await fontsOf('<p>a</p>', 'p{font-family:Times}body{font-family:Arial}')).toEqual(['NotoSerif-Regular']);
		expect(await fontsOf('<p>a <code>b</code></p>', 'code{font-family:Nowhere,Menlo,serif}')).toEqual([
			'NotoSansMono-Regular',
			'NotoSerif-Regular',
		]);
	});

	it('of a table within a table is in cells with gaps', async () => {
		const table = '<table><tr><td style="padding:0">a</td><td style="padding:0">b</td></tr></table>';
		const [a] = await boxesOf(`<table style="border-collapse:collapse"><tr><td style="padding:0">${table}</td></tr></table>`);
		expect(a!.box[0]).toBeCloseTo(1.5, 1);
	});
});
