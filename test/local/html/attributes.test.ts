/** Attributes of old pages, which mails and exports still have (HTML Standard, 15.3). */
import { SMALL_JPEG } from '../../support/documents/images';
import { placesOf, printStyled, svgAddress } from '../../support/hosts/styled-html';
import { asks, everyObject } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const GREEN = [0, 128, 0];
const WHITE = [255, 255, 255];
const BLACK = [0, 0, 0];
const BAR = 'style="display:block;border-bottom:40pt solid"';
const TILE = svgAddress('<rect width="4" height="4" fill="blue"/>');
const IMAGE = `data:image/jpeg;base64,${Buffer.from(SMALL_JPEG).toString('base64')}`;

describe('attributes for colors and images', () => {
	const jury = assembleJury();
	asks('poppler');

	testInTurn.each<readonly [string, string, readonly (readonly [number, number, readonly number[]])[]]>([
		[
			'text and links of the body',
			`<body text="#ff0000" link=blue><p ${BAR}></p><a href="https://example.org/" ${BAR}></a><a name="x" ${BAR}></a></body>`,
			[
				[200, 60, RED],
				[200, 100, BLUE],
				[200, 140, RED],
			],
		],
		[
			'a link with a color of its sheet',
			`<style>a{color:green}</style><body link=blue><a href="https://example.org/" ${BAR}></a></body>`,
			[[200, 20, GREEN]],
		],
		['a link color that no sheet may have', `<body link="}a{"><p ${BAR}></p></body>`, [[200, 60, BLACK]]],
		[
			'backgrounds of tables and cells',
			`<table background="${TILE}" cellspacing=0 cellpadding=0 width=400><tr height=80><td>&nbsp;<td bgcolor=red>&nbsp;</table><table cellspacing=0 width=400><tr><td height=80 background="${TILE}"><td></table>`,
			[
				[20, 30, BLUE],
				[200, 30, RED],
				[20, 100, BLUE],
				[290, 100, WHITE],
			],
		],
		['a background of the body', `<body background="${TILE}"><p>x</p></body>`, [[300, 150, BLUE]]],
		[
			'borders of images',
			`<body link=blue><div style="color:red"><img src="${IMAGE}" alt="a" width=40 height=40 border=20></div></body>`,
			[
				[5, 30, RED],
				[55, 30, RED],
				[65, 30, WHITE],
			],
		],
		[
			'rules and frames of tables',
			`<style>td{width:50pt;height:50pt;padding:0}tr,td,table{border-width:10pt!important}</style><table rules=rows frame=void><tr><td><td><tr><td><td></table>`,
			[
				[25, 3, WHITE],
				[25, 57, BLACK],
				[57, 25, WHITE],
				[3, 25, WHITE],
			],
		],
	])('show %s', async (_, body, places) => {
		const { bytes } = await printStyled(body);
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const seen = places.map(([x, y]) => [x, y, colorAt(picture, x, y)]);
			expect({ reader, seen }).toEqual({ reader, seen: places.map(([...place]) => place) });
		}
	});
});

describe('attributes for places', () => {
	asks('poppler');

	it.each<readonly [string, string, Readonly<Record<string, readonly [number, number]>>]>([
		['margins of the body', '<body leftmargin=30 topmargin=50>one</body>', { one: [30, 50] }],
		['the first of them', '<body marginwidth=10 leftmargin=30 marginheight=0>one</body>', { one: [10, 0] }],
		[
			'room around images',
			`<body><img src="${IMAGE}" alt="" width=40 height=20 hspace=10 vspace=5 align=left>one<br clear=all>two</body>`,
			{ one: [68, 8], two: [8, 38] },
		],
		[
			'a break below floats by its style',
			'<body><div style="float:left;width:40px;height:70px">one</div>two<br style="clear:both">three</body>',
			{ one: [8, 8], two: [48, 8], three: [8, 78] },
		],
		[
			'a break beside them',
			'<body><div style="float:left;width:40px;height:70px">one</div>two<br>three</body>',
			{ two: [48, 8] },
		],
		[
			'thick and thin rules with a color',
			'<body style="line-height:20px">one<hr size=1 color=red>two<hr size=5 noshade>three',
			{ one: [8, 8], two: [8, 45], three: [8, 86] },
		],
		[
			'rows with a height, and a caption below',
			'<body><table cellspacing=0 cellpadding=0><caption align=bottom>one</caption><tr height=60 valign=top><td>two<tr><td>three</table></body>',
			{ two: [8, 8], three: [8, 68] },
		],
	])('are kept: %s', async (_, html, expected) => {
		const places = await placesOf(`<style>@page{margin:0}</style>${html}`);
		for (const [word, [x, y]] of Object.entries(expected)) {
			const [left, top] = places.get(word)!;
			expect(Math.abs(left - x)).toBeLessThanOrEqual(1);
			// The box of a word begins within its line.
			expect(Math.abs(top - y)).toBeLessThanOrEqual(4);
		}
	});

	it('puts a caption below its table', async () => {
		const places = await placesOf('<table><caption align=bottom>below</caption><tr><td>cell</table>');
		expect(places.get('below')![1]).toBeGreaterThan(places.get('cell')![1] + 10);
	});
});

describe('details', () => {
	asks('poppler');

	it('show only their summary where they are closed, and a triangle beside it', async () => {
		const words = [
			...(await placesOf(
				'<details open><summary>first</summary>bare<p>inner</p></details><details><summary>second</summary>hidden<p>lost</p></details><details>none</details>',
			)),
		];
		expect(words.map(([word]) => word).sort()).toEqual(['bare', 'first', 'inner', 'second', '▶', '▼'].sort());
		const places = new Map(words);
		expect(places.get('first')![0]).toBeGreaterThan(places.get('▼')![0] + 8);
		expect(places.get('bare')![0]).toBeLessThan(places.get('first')![0]);
	});

	it('have no triangle if a sheet says so', async () => {
		const words = await placesOf('<style>summary{list-style:none}</style><details open><summary>first</summary>bare</details>');
		expect([...words.keys()]).toEqual(['first', 'bare']);
	});

	it.each([
		['in boxes without edges', '<div><div>', '</div></div>', 0],
		['in a box with a border', '<div style="border-top:1px solid">', '</div>', 31],
		['in a box with padding', '<div><div style="padding-top:5px">', '</div></div>', 35],
		['in a box that cuts off', '<div style="overflow:hidden">', '</div>', 30],
		['in a cell', '<table cellpadding=0 cellspacing=0 style="font:inherit"><tr><td><div>', '</div></table>', 0],
	])('leaves out first margins of documents without a type: %s', async (_, before, after, expected) => {
		const heightOf = async (html: string): Promise<number> =>
			(await placesOf(`<body style="margin:0;font:30px/40px sans-serif">${html}`, '')).get('a')![1];
		const paragraph = `${before}<p>a</p>${after}`;
		expect((await heightOf(paragraph)) - (await heightOf('<div>a</div>'))).toBe(expected);
		expect(await heightOf(paragraph.replace('<p>', '<p style="margin-top:7px">'))).toBeGreaterThan(
			await heightOf('<div>a</div>'),
		);
	});
});

describe('the property for all others', () => {
	asks('poppler');

	it.each(['unset', 'initial'])('takes away what usual styles say: %s', async (word) => {
		const places = await placesOf(
			`<style>@page{margin:38px}</style><body style="margin:0;font:10px/20px sans-serif;direction:ltr"><p style="all:${word};font-size:20px;margin:0 40px 0 30px">one</p><p style="all:${word}">two</p>`,
		);
		const [one, two] = ['one', 'two'].map((text) => places.get(text)!);
		expect([one![0], two![0] > 98]).toEqual([38 + 30, true]);
		expect(Math.abs(one![1] - two![1])).toBeLessThan(12);
	});
});

describe('families that only attributes and styles name', () => {
	asks('qpdf');

	it.each([
		['in an attribute', '<font face="Courier New">text</font>', 'NotoSansMono-Regular'],
		['in a style, without one that is known', '<p style="font-family:\'Great Vibes\'">text</p>', 'NotoSerif-Regular'],
		['in a sheet, without one that is known', '<style>p{font-family:Dancing Script}</style><p>text</p>', 'NotoSerif-Regular'],
		['for all handwriting', '<p style="font-family:Parisienne,cursive">text</p>', 'NotoSerif-Regular'],
		[
			'of two names, of which one is like another',
			'<p style="font-family:Century Gothic,sans-serif">text</p>',
			'NotoSans-Regular',
		],
	])('are those of its font: %s', async (_, body, font) => {
		const { bytes } = await printStyled(`<style>body{font-family:Arial}</style>${body}`);
		const named = [...everyObject(bytes).matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name);
		expect([...new Set(named)]).toEqual([font]);
	});
});
