/** Tables of HTML: the ends of their pages, and the heights of their rows. */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { asks, pageTexts, qpdfCheck, wordBoxes } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

async function print(html: string): Promise<Uint8Array> {
	const sheet = '<style>@page{size:400pt 300pt;margin:20pt}body{margin:0;font:10pt/20pt sans-serif}</style>';
	const input = { name: 'a.html', bytes: Buffer.from(html.replace('<!doctype html>', `<!doctype html>${sheet}`)) };
	const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	return documents[0]!.bytes;
}

const rows = (count: number): string =>
	Array.from({ length: count }, (_, row) => `<tr><td>row-${row}</td><td>x</td></tr>`).join('');
const PLAIN = '<style>table{border-collapse:collapse;width:100%}td,th{padding:0;border:2pt solid #f00}</style>';

describe('a table that goes on', () => {
	asks('poppler', 'qpdf');

	testInTurn('has its foot at the end of each page, and every row once', async () => {
		const foot = '<tfoot><tr><td>foot</td><td></td></tr></tfoot>';
		const head = '<thead><tr><th>head</th><th></th></tr></thead>';
		const bytes = await print(`<!doctype html>${PLAIN}<table>${head}${rows(30)}${foot}</table>`);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const texts = pageTexts(bytes).map((text) => text.split(/\s+/).filter((word) => word !== 'x' && word !== ''));
		expect(texts.length).toBeGreaterThan(2);
		const boxes = wordBoxes(bytes);
		for (const [page, words] of texts.entries()) {
			expect(words.filter((word) => word === 'foot')).toHaveLength(1);
			expect(words.filter((word) => word === 'head')).toHaveLength(1);
			const lowest = boxes[page]!.reduce((one, other) => (other.box[1] > one.box[1] ? other : one));
			expect([page, lowest.text]).toEqual([page, 'foot']);
		}
		const all = texts.flat().filter((word) => word.startsWith('row-'));
		expect(all).toEqual(Array.from({ length: 30 }, (_, row) => `row-${row}`));
	});

	it('has its foot below a row that goes on', async () => {
		const tall = '<tr><td>tall</td><td><div style="height:500pt"></div>end</td></tr>';
		const bytes = await print(`<!doctype html><table><tfoot><tr><td>foot</td></tr></tfoot>${tall}</table>`);
		const feet = wordBoxes(bytes).map((words) => words.filter(({ text }) => text === 'foot'));
		expect(feet.map(({ length }) => length)).toEqual(feet.map(() => 1));
		expect(feet.length).toBeGreaterThan(1);
		for (const [foot] of feet.slice(0, -1)) expect(foot!.box[3]).toBeGreaterThan(250);
	});

	it('has a foot once that takes more than a quarter of a page', async () => {
		const foot = '<tfoot><tr><td style="height:100pt">foot</td></tr></tfoot>';
		const texts = pageTexts(await print(`<!doctype html><table>${foot}${rows(30)}</table>`));
		expect(texts.filter((text) => text.includes('foot'))).toHaveLength(1);
	});
});

describe('borders that cells share', () => {
	asks('qpdf');
	const jury = assembleJury();

	test('are on the page of their row, and not at the foot of the page before', async () => {
		// A page of 260 points has room for ten rows of 24.5: nothing is below them.
		const bytes = await print(`<!doctype html>${PLAIN}<table style="line-height:23pt">${rows(14)}</table>`);
		for (const [, picture] of await jury.pictures(bytes)) {
			const red = Array.from({ length: 300 }, (_, y) => y).filter((y) => colorAt(picture, 150, y + 0.5)[1] < 128);
			expect(red.length).toBeGreaterThan(10);
			expect(Math.max(...red)).toBeLessThan(20 + 10 * 24.5 + 3);
		}
	});

	testInTurn.each([
		['of a pixel are of one color', '<table border=1>', [0, 0, 0]],
		['have the color of the attribute, without light and shade', '<table border=1 bordercolor="#ff0000">', [255, 0, 0]],
		['have that of the style', '<table border=1 style="border-color:#0000ff">', [0, 0, 255]],
	])('%s', async (_name, tag, wanted) => {
		const sheet = '<style>table{border-collapse:collapse}td{width:80pt;height:40pt;padding:0;font-size:4pt}</style>';
		const bytes = await print(`<!doctype html>${sheet}${tag}<tr><td>a</td><td>b</td></tr></table>`);
		const pictures = await jury.pictures(bytes, 4 * 72);
		expect(pictures.length).toBeGreaterThan(0);
		for (const [reader, picture] of pictures) {
			const row = Array.from({ length: 4 * 400 }, (_, x) => colorAt(picture, x, 4 * 50)).filter((color) =>
				color.some((part) => part < 100),
			);
			// Left, middle and right, three pixels each, whose edges may be mixed.
			const exact = row.filter((color) => color.every((part, index) => Math.abs(part - wanted[index]!) < 4));
			expect([reader, exact.length >= 6, row.length - exact.length <= 6]).toEqual([reader, true, true]);
		}
	});

	/** Columns of 60 points from 20, and rows of 30; lines of green are six points wide. */
	const LINE = '6pt solid #080';
	const sized =
		'<style>table{border-collapse:collapse;table-layout:fixed;width:180pt}td{padding:0;height:30pt;border:1pt solid #f00}</style>';
	const cells = (count: number, style = ''): string =>
		`<tr style="${style}">${Array.from({ length: count }, (_, at) => `<td>${at}</td>`).join('')}</tr>`;
	const body = cells(3).repeat(2);

	testInTurn.each<
		readonly [
			of: string,
			table: string,
			here: readonly (readonly [x: number, y: number])[],
			elsewhere: readonly (readonly [number, number])[],
		]
	>([
		[
			'a row',
			cells(3) + cells(3, `border-left:${LINE};border-right:${LINE}`),
			[
				[22, 65],
				[198, 65],
			],
			[
				[22, 35],
				[198, 35],
				[80, 65],
			],
		],
		[
			'a group of rows',
			`<tbody>${cells(3)}</tbody><tbody style="border:${LINE}">${cells(3)}</tbody>`,
			[
				[22, 65],
				[198, 65],
				[80, 51],
				[80, 91],
			],
			[
				[22, 35],
				[80, 65],
			],
		],
		[
			'a column',
			`<col><col style="border:${LINE}">${body}`,
			[
				[80, 40],
				[140, 65],
				[110, 21],
			],
			[
				[110, 51],
				[22, 40],
			],
		],
		[
			'a group of columns',
			`<colgroup style="border:${LINE}"><col><col></colgroup>${body}`,
			[
				[22, 40],
				[140, 65],
				[60, 21],
			],
			[
				[80, 40],
				[170, 21],
			],
		],
	])('are those of %s, too', async (_of, table, here, elsewhere) => {
		const bytes = await print(`<!doctype html>${sized}<table>${table}</table>`);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const pictures = await jury.pictures(bytes);
		expect(pictures.length).toBeGreaterThan(0);
		for (const [reader, picture] of pictures) {
			const isGreen = ([x, y]: readonly [number, number]): boolean => {
				const [red, green, blue] = colorAt(picture, x, y);
				return red < 60 && blue < 60 && green > 90;
			};
			expect([reader, here.map(isGreen)]).toEqual([reader, here.map(() => true)]);
			expect([reader, elsewhere.map(isGreen)]).toEqual([reader, elsewhere.map(() => false)]);
		}
	});
});

describe('a column beside borders that cells share', () => {
	asks('poppler');

	it.each(['0 0 0 1px', '0 9px 0 0', '0 0 0 9px', '0 3px 0 1px'])(
		'is as wide as its text, with borders of %s',
		async (widths) => {
			const style = `<style>table{border-collapse:collapse;border:1px solid}td{border:solid;border-width:${widths};padding:0 5px}</style>`;
			const cells = '<td>first</td><td>two words</td><td>all three words</td>';
			const bytes = await print(`<!doctype html>${style}<table><tr>${cells}</tr></table>`);
			const tops = wordBoxes(bytes)[0]!.map(({ box }) => Math.round(box[1]));
			expect(tops).toEqual(tops.map(() => tops[0]));
		},
	);
});

describe('the content of a cell', () => {
	asks('poppler');

	/** The distance of each word from the upper edge of the page, in points. */
	async function heightsOf(html: string): Promise<ReadonlyMap<string, number>> {
		return new Map(wordBoxes(await print(html))[0]!.map(({ text, box }) => [text, Math.round(box[1])]));
	}

	it('is where it is aligned, also in a cell that has a height', async () => {
		const cells =
			'<td style="height:80pt">middle</td><td style="height:80pt;vertical-align:bottom">bottom</td><td valign=top height=40>top</td>';
		const places = await heightsOf(`<!doctype html><table style="border-spacing:0">${cells}</table>`);
		const top = places.get('top')!;
		expect(places.get('middle')! - top).toBeCloseTo(30, -0.5);
		expect(places.get('bottom')! - top).toBeCloseTo(60, -0.5);
	});

	it('is at the top in place of the baseline, as browsers print it, but not in a table among text', async () => {
		const cells = '<td style="font-size:30pt;line-height:40pt">Large</td><td style="padding-left:40pt">small</td>';
		const sheet = '<!doctype html><style>table{border-spacing:0}td{vertical-align:baseline;padding:0}</style>';
		const places = await heightsOf(`${sheet}<table><tr>${cells}</table>`);
		expect(Math.abs(places.get('small')! - places.get('Large')!)).toBeLessThan(8);
		const among = await heightsOf(`${sheet}<table style="display:inline-table"><tr>${cells}</table>`);
		expect(among.get('small')! - among.get('Large')!).toBeGreaterThan(12);
	});

	testInTurn('does not make the columns of a fixed table wider', async () => {
		const wide = '<div style="white-space:nowrap;overflow:hidden;text-overflow:ellipsis">a text without end, which is cut</div>';
		const leftOf = async (layout: string): Promise<number> => {
			const cells = `<td>${wide}</td>`.repeat(5);
			const bytes = await print(`<!doctype html><table style="width:100%;${layout}"><tr>${cells}<td>end</td></tr></table>`);
			return wordBoxes(bytes)[0]!.find(({ text }) => text === 'end')!.box[0];
		};
		// The page is made smaller where columns are as wide as their text; six columns of 60 points fit.
		expect(await leftOf('table-layout:fixed')).toBeCloseTo(20 + 5 * 60, -1);
		expect(await leftOf('')).toBeGreaterThan(330);
	});

	it('is higher only in the bodies of a table that is stretched', async () => {
		const parts = ['<thead><tr><td>head</thead>', '<tbody><tr><td>body</tbody>', '<tfoot><tr><td>foot</tfoot>'].join('');
		const bytes = await print(
			`<!doctype html><style>td{padding:0}</style><div style="display:flex;height:150pt"><table style="border-spacing:0">${parts}</table></div>`,
		);
		const [head, body, foot] = wordBoxes(bytes)[0]!.map(({ box }) => Math.round(box[1]));
		expect([body! - head!, foot! - head!]).toEqual([65, 130]);
	});

	it('over two rows makes both higher', async () => {
		const places = await heightsOf(
			'<!doctype html><table style="border-spacing:0"><tr><td rowspan=2 style="height:120pt">over</td><td valign=top>one</td></tr><tr><td valign=top>two</td></tr></table>',
		);
		expect(places.get('two')! - places.get('one')!).toBeCloseTo(60, -0.5);
	});
});

describe('boxes with places in a cell', () => {
	asks('poppler');

	it.each(['middle', 'top', 'bottom', 'baseline'])('are where they are, however its text is aligned: %s', async (align) => {
		const bytes = await print(
			`<!doctype html><style>td{padding:0;vertical-align:${align}}b{position:absolute;margin-left:60pt}</style><table style="border-spacing:0"><tr><td style="height:100pt;position:relative">text<b style="top:0">upper</b><b style="bottom:0">lower</b><b style="top:50%;transform:translateY(-50%)">half</b><b style="inset:30pt 0 auto">given</b></table>`,
		);
		const middles = new Map(wordBoxes(bytes)[0]!.map(({ text, box }) => [text, (box[1] + box[3]) / 2 - 20]));
		expect(['upper', 'given', 'half', 'lower'].map((word) => Math.round(middles.get(word)! / 10))).toEqual([1, 4, 5, 9]);
		expect(Math.round(middles.get('text')! / 10)).toBe(align === 'middle' ? 5 : align === 'bottom' ? 9 : 1);
	});
});

describe('the color of a column', () => {
	const jury = assembleJury();

	test('is in all of its cells that have none, in rows that have none', async () => {
		const cells = '<td>a<td>b<td>c<td>d';
		const bytes = await print(
			`<!doctype html><style>td{width:50pt;height:30pt;padding:0}table{border-spacing:0}</style><table><colgroup style="background:#00f"><col><col style="background:#f00"></colgroup><col span=2><tbody><tr>${cells}<tr style="background:#0f0">${cells}<tr><td>a<td style="background:#0f0">b<td>c<td>d</tbody><tbody style="background:#0f0"><tr>${cells}</tbody></table>`,
		);
		const [BLUE, RED, LIME, WHITE] = ['001', '100', '010', '111'];
		for (const [reader, picture] of await jury.pictures(bytes)) {
			const seen = [0, 1, 2, 3].map((row) =>
				[0, 1, 2].map((column) =>
					colorAt(picture, 20 + 50 * column + 40, 20 + 30 * row + 5)
						.map((part) => (part > 127 ? 1 : 0))
						.join(''),
				),
			);
			const row = [LIME, LIME, LIME];
			expect([reader, seen]).toEqual([reader, [[BLUE, RED, WHITE], row, [BLUE, LIME, WHITE], row]]);
		}
	});
});

describe('a document without a type', () => {
	asks('poppler');
	const jury = assembleJury();

	testInTurn('has tables in the color of its body, unless they have one', async () => {
		const table = (styles: string): string =>
			`<table style="border-spacing:0;${styles}"><td style="background:currentColor;padding:0;width:50pt;height:30pt"></table>`;
		const body = `<style>@page{size:400pt 300pt;margin:20pt}body{margin:0;color:#f00}div{color:#00f}</style><div>${table('')}${table('color:#0f0')}</div>`;
		for (const [type, first] of [
			['', [255, 0, 0]],
			['<!doctype html>', [0, 0, 255]],
		] as const)
			for (const [reader, picture] of await jury.pictures(await print(type + body)))
				expect([reader, colorAt(picture, 40, 30), colorAt(picture, 40, 60)]).toEqual([reader, first, [0, 255, 0]]);
	});

	const topOf = async (html: string, word: string): Promise<number> => {
		const bytes = await print(html);
		return wordBoxes(bytes)[0]!.find(({ text }) => text === word)!.box[1];
	};

	testInTurn('has no margin above its first heading, unless a style gives it one', async () => {
		const typed = await topOf('<!doctype html><h1>Title</h1>', 'Title');
		const sheet = '<style>@page{size:400pt 300pt;margin:20pt}body{margin:0;font:10pt/20pt sans-serif}</style>';
		const quirky = await topOf(`${sheet}<h1>Title</h1>`, 'Title');
		expect(typed - quirky).toBeCloseTo(0.67 * 20, 0);
		expect(await topOf(`${sheet}<center><h1>Title</h1></center>`, 'Title')).toBeCloseTo(quirky, 1);
		expect(await topOf(`${sheet}<h1 style="margin-top:30pt">Title</h1>`, 'Title')).toBeCloseTo(quirky + 30, 0);
		// After text it is not the first.
		expect((await topOf(`${sheet}text<h1>Title</h1>`, 'Title')) - quirky).toBeGreaterThan(30);
	});

	it('has cells whose height is that of their borders', async () => {
		const table = '<table style="border-spacing:0"><tr><td style="height:60pt;padding:10pt">cell</td></tr></table>below';
		const sheet = '<style>@page{size:400pt 300pt;margin:20pt}body{margin:0;font:10pt/20pt sans-serif}</style>';
		expect((await topOf(`<!doctype html>${table}`, 'below')) - (await topOf(sheet + table, 'below'))).toBeCloseTo(20, 0);
	});
});
