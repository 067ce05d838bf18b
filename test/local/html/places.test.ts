/** Where boxes are: the places of words. */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { placesOf, printStyled } from '../../support/hosts/styled-html';
import { asks, renderPages, wordBoxes, withPrograms } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

describe('html_to_pdf', () => {
	asks('poppler');

	testInTurn('aligns the content of a block that has a height', async () => {
		const box = (align: string): string => `<div style="height:100px;line-height:20px;align-content:${align}">${align}</div>`;
		const places = await placesOf(box('start') + box('center') + box('end'));
		const [start, center, end] = ['start', 'center', 'end'].map((word) => places.get(word)![1]);
		expect([center! - start!, end! - start!]).toEqual([140, 280]);
	});

	testInTurn('makes a box less high by the negative margin below its last block', async () => {
		const box = (margin: string): string =>
			`<div style="padding:20px;border:1px solid"><p style="margin:0 -20px ${margin}">x</p></div>`;
		const places = await placesOf(`<body style="line-height:20px">${box('0')}one${box('-20px')}two${box('-50px')}three`);
		const [one, two, three] = ['one', 'two', 'three'].map((word) => places.get(word)![1]);
		// Its content is at least without height.
		expect([two! - one!, three! - two!]).toEqual([62, 62]);
	});

	testInTurn.each([
		['a block', '<div style="height:150pt"></div>', 70],
		['a block in another one', '<div><div style="height:150pt"></div></div>', 70],
		['a band beside text', '<div style="display:flex"><div style="height:150pt;flex:1"></div></div>', 70],
		['one that is not divided', '<div style="height:150pt;break-inside:avoid"></div>', 150],
		['a line', '<div style="height:75pt"></div><div style="height:10pt"></div>', 10],
		['a cell', '<table><tr><td style="height:150pt"></td></tr></table>', 70],
		['the cells of a row', '<table><tr style="height:150pt"><td></td><td><div></div></td></tr></table>', 70],
		['the first row below a head', '<table><thead></thead><tr><td style="height:150pt"></td></tr></table>', 70],
		['a row that is not divided', '<table><tr style="break-inside:avoid"><td style="height:150pt"></td></tr></table>', 150],
	])('divides an empty box that is too high for the page, as browsers do: %s', async (_name, box, top) => {
		const { bytes } = await printStyled(`<p style="height:120pt">before</p>${box}<p>after</p>`, 'p{line-height:12pt}');
		const pages = wordBoxes(bytes).map((page) =>
			page.map(({ text, box: [, y] }) => [text, Math.round(Math.max(y, 0) / 10) * 10]),
		);
		expect(pages).toEqual([[['before', 0]], [['after', top]]]);
	});

	it('places baselines and the margins of pages on whole pixels', async () => {
		const lines = Array.from({ length: 9 }, (_, index) => `<p>w${index}</p>`).join('');
		const html = `<!doctype html><style>@page{margin:38.4px}body,p{margin:0;line-height:20.3px}</style>${lines}`;
		const { documents } = await local.run(
			'html_to_pdf',
			[{ name: 'a.html', bytes: Buffer.from(html) }],
			decode('html_to_pdf', {}),
		);
		const boxes = wordBoxes(documents[0]!.bytes)[0]!.map(({ box }) => box.map((side) => side / 0.75));
		const steps = boxes.slice(1).map((box, index) => box[1]! - boxes[index]![1]!);
		for (const step of steps) expect(Math.abs(step - Math.round(step))).toBeLessThan(0.02);
		// Nothing is lost by it: the last line is where all heights together say.
		expect(boxes.at(-1)![1]! - boxes[0]![1]!).toBeCloseTo(8 * 20.3, 0);
		expect(boxes[0]![0]!).toBeCloseTo(38, 1);
	});

	testInTurn('gives a table whose cells share their borders the width of those at its edge', async () => {
		const style = '<style>table{border-collapse:collapse}td{border:4px solid}</style>';
		const places = await placesOf(`${style}<table><tr><td>two words</td><td>some others</td></tr></table>`);
		expect(new Set([...places.values()].map(([, top]) => top)).size).toBe(1);
	});

	testInTurn('does not make a page smaller for a box that is centered by half its width', async () => {
		const centered = 'position:absolute;left:50%;width:90%;transform:translate(-50%)';
		const places = await placesOf(`<div style="position:absolute;left:300px">there</div><div style="${centered}">centered</div>`);
		const alone = await placesOf('<div style="position:absolute;left:300px">there</div>');
		expect(places.get('there')).toEqual(alone.get('there'));
	});

	testInTurn.each([
		['text that a box cuts off', `<p style="overflow:hidden;white-space:nowrap">${'word '.repeat(100)}</p>`],
		['a box that is fixed', '<div style="position:fixed;left:10%;width:150%">fixed</div>'],
	])('does not make a page smaller for %s', async (_, wide) => {
		const there = '<div style="position:absolute;left:300px">there</div>';
		const alone = await placesOf(there);
		expect((await placesOf(`${there}${wide}`)).get('there')![0]).toBe(alone.get('there')![0]);
		// Any other box makes it smaller, also one that is moved from its place.
		const moved = 'width:90%;position:relative;left:50%';
		for (const style of ['width:150%', moved, 'width:80%;height:1000px;transform:rotate(45deg)']) {
			const smaller = await placesOf(`${there}<div style="${style}">wide</div>`);
			expect(smaller.get('there')![0]).toBeLessThan(alone.get('there')![0] - 20);
		}
	});

	testInTurn.each([
		[
			'in an absolute one',
			'<div style="position:absolute;top:50px">outer<i style="position:fixed;left:200px">inner</i></div>',
			2,
		],
		['at the end of the flow', '<div style="height:500mm"></div>outer <b style="position:fixed">inner</b>', 1],
		['that is higher than a page', 'outer<div style="position:fixed;top:0"><div style="height:400mm"></div>inner</div>', 1],
		['below the first page', 'outer<b style="position:fixed;top:300mm">inner</b><div style="height:500mm"></div>', 1],
	])('does not lose a fixed box %s', async (_, body, count) => {
		const html = `<!doctype html><style>@page{size:A4;margin:30mm}</style>${body}<div style="height:300mm"></div><p>end</p>`;
		const input = { name: 'a.html', bytes: Buffer.from(html) };
		const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
		const words = wordBoxes(documents[0]!.bytes).flat();
		expect(words.filter(({ text }) => text === 'outer')).toHaveLength(1);
		expect(words.filter(({ text }) => text === 'inner')).toHaveLength(count);
	});

	testInTurn('has fixed boxes on every page, also in its margins', async () => {
		const fixed =
			'<p style="position:fixed;margin:0;top:-20mm">head</p><p style="position:fixed;margin:0;bottom:-20mm">foot</p><a href="https://a.example" style="position:fixed;top:50mm">link</a>';
		const html = `<!doctype html><style>@page{size:A4;margin:30mm}</style>${fixed}<p>text</p><div style="height:500mm"></div><p>end</p>`;
		const input = { name: 'a.html', bytes: Buffer.from(html) };
		const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
		const pages = wordBoxes(documents[0]!.bytes);
		expect(pages).toHaveLength(3);
		const points = (millimetres: number): number => (millimetres / 25.4) * 72;
		for (const words of pages) {
			const topOf = (word: string): number => words.find(({ text }) => text === word)!.box[1];
			expect(topOf('head')).toBeCloseTo(points(10), -1);
			expect(topOf('link')).toBeCloseTo(points(80), -1);
			expect(topOf('foot')).toBeCloseTo(points(297 - 10) - 16, -1);
		}
	});

	it('styles elements by the classes that values of a template give them', async () => {
		const html =
			'<style>.gone{display:none}</style><p class="{{one}}">first</p><p class="{{one}}">second</p><p class="{{two}}">third</p>';
		const params = decode('html_to_pdf', { values: { one: 'a gone', two: 'kept' } });
		const { documents } = await local.run('html_to_pdf', [{ name: 'a.html', bytes: Buffer.from(html) }], params);
		expect(wordBoxes(documents[0]!.bytes)[0]!.map(({ text }) => text)).toEqual(['third']);
	});

	testInTurn(
		'keeps a box at the bottom of every page where content moves to the next one and the first page is lower',
		async () => {
			const blocks = '<div style="height:100mm;break-inside:avoid">block</div>'.repeat(5);
			const html = `<!doctype html><style>@page{size:A4;margin:30mm}@page:first{margin-top:60mm}</style><p style="position:fixed;margin:0;bottom:0">foot</p>${blocks}`;
			const input = { name: 'a.html', bytes: Buffer.from(html) };
			const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
			const pages = wordBoxes(documents[0]!.bytes);
			expect(pages).toHaveLength(3);
			// The lower edge of its line is 30 mm above that of the page.
			for (const words of pages)
				expect(Math.abs(words.find(({ text }) => text === 'foot')!.box[3] - (267 / 25.4) * 72)).toBeLessThan(3);
		},
	);

	testInTurn('shows a soft hyphen where a line ends, and only there', async () => {
		const html = '<!doctype html><p style="width:70px">extra\u00adordinary</p><p>extra\u00adordinary</p>';
		const input = { name: 'a.html', bytes: Buffer.from(html) };
		const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
		const words = wordBoxes(documents[0]!.bytes)[0]!.map(({ text }) => text.replaceAll('\u00ad', ''));
		expect(words).toEqual(['extra\u2010', 'ordinary', 'extraordinary']);
		// A table makes room for it.
		const table = await placesOf('<table style="border-spacing:0"><td style="width:1px;padding:0">extra\u00adord</td><td>next');
		const plain = await placesOf('<table style="border-spacing:0"><td style="width:1px;padding:0">extra ord</td><td>next');
		expect(table.get('next')![0] - plain.get('next')![0]).toBeGreaterThan(3);
	});

	testInTurn('ends the number of an item one space before its text', async () => {
		const { documents } = await local.run(
			'html_to_pdf',
			[{ name: 'a.html', bytes: Buffer.from('<!doctype html><ol style="font-size:100px"><li>item</li></ol>') }],
			decode('html_to_pdf', {}),
		);
		const [number, item] = wordBoxes(documents[0]!.bytes)[0]!.map(({ box }) => box);
		// A space of Noto Sans is 0.26 of the type size.
		expect((item![0] - number![2]) / 75).toBeCloseTo(0.26, 1);
	});

	testInTurn('makes code bold by a line around its letters', async () => {
		const darkOf = async (weight: number): Promise<number> => {
			const html = `<!doctype html><p style="font:${weight} 60px monospace">mmmm</p>`;
			const input = { name: 'a.html', bytes: Buffer.from(html) };
			const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
			const { rgb } = renderPages(documents[0]!.bytes, { dpi: 60 })[0]!;
			return rgb.reduce((sum, value) => sum + 255 - value, 0);
		};
		expect((await darkOf(700)) / (await darkOf(400))).toBeGreaterThan(1.15);
	});

	testInTurn('repeats fixed boxes on every page, and no others, with their text once', async () => {
		const box = (position: string, left: number, color: string): string =>
			`<div style="position:${position};top:0;left:${left}px;width:40px;height:40px;background:${color}">${position}</div>`;
		const page = '<p style="break-before:page">page</p>';
		const html = `<!doctype html><style>@page{margin:0}</style>${box('fixed', 0, '#f00')}${box('absolute', 100, '#00f')}${page}${page}`;
		const input = { name: 'text.html', bytes: Buffer.from(html) };
		const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
		const pages = renderPages(documents[0]!.bytes, { dpi: 96 });
		const colors = pages.map(({ width, rgb }) =>
			[35, 135].map((x) => [...rgb.subarray((35 * width + x) * 3, (35 * width + x) * 3 + 3)]),
		);
		const [white, red, blue] = [
			[255, 255, 255],
			[255, 0, 0],
			[0, 0, 255],
		];
		expect(colors).toEqual(
			[
				[red, blue],
				[red, white],
				[red, white],
			].slice(0, pages.length),
		);
		expect(pages).toHaveLength(3);
		// The text is read once.
		expect(wordBoxes(documents[0]!.bytes).map((words) => words.map(({ text }) => text).sort())).toEqual([
			['absolute', 'fixed'],
			['fixed', 'page'],
			['fixed', 'page'],
		]);
	});

	it('takes the width of a positioned box of a fixed ratio from its height', async () => {
		const places = await placesOf(
			'<p>o</p><div style="position:absolute;left:0;top:0;height:50px;aspect-ratio:3;text-align:right">x</div><div style="position:absolute;left:150px;top:60px">y</div>',
		);
		expect(places.get('y')![0] - places.get('x')![0]).toBeLessThan(15);
	});

	it('limits the width of a box of a fixed ratio by the limits of its height', async () => {
		const places = await placesOf('<div style="max-height:50px;aspect-ratio:4;text-align:right">x</div>');
		expect(places.get('x')![0]).toBeLessThan(300);
	});

	it('takes margins in percent that collapse from the width of their own box', async () => {
		const places = await placesOf(
			'<p style="margin:0">a</p><div style="width:100px"><div><p style="margin:50% 0 0">b</p></div></div><p style="margin:50px 0 0">c</p>',
		);
		const [first, second, third] = ['a', 'b', 'c'].map((word) => places.get(word)![1]);
		expect(second! - first!).toBe(third! - second!);
	});

	testInTurn('narrows a block that has floats of its own beside a float, under which its margin reaches', async () => {
		const float = '<div style="float:left;width:300px;height:40px">a</div>';
		const places = await placesOf(`${float}<div style="overflow:hidden;margin-left:100px;text-align:right">b</div>`);
		const wide = await placesOf(`${float}<div style="overflow:hidden;width:100%">c</div>`);
		expect(places.get('b')![1]).toBe(places.get('a')![1]);
		expect(wide.get('c')![1] - wide.get('a')![1]).toBe(40);
		const left = await placesOf(`${float}<div style="overflow:hidden;margin-left:100px">d</div>`);
		expect(left.get('d')![0] - left.get('a')![0]).toBe(300);
	});

	it('makes a box as high as the floats that an empty block in it goes below', async () => {
		const places = await placesOf(
			'<p style="margin:0">a</p><div><div style="float:left;height:70px">b</div><div style="clear:both"></div></div><p style="margin:0">c</p>',
		);
		expect(places.get('c')![1] - places.get('b')![1]).toBe(70);
	});

	it('puts a block that clears floats at their end, whatever its margin is', async () => {
		const places = await placesOf(
			'<div><div style="float:left;height:50px">a</div><p style="clear:left;margin:400px 0 0">b</p></div>',
		);
		expect(places.get('b')![1] - places.get('a')![1]).toBe(50);
	});

	testInTurn('keeps the margins and floats of a box with contained layout inside', async () => {
		const places = await placesOf(
			'<p style="margin:0 0 30px">a</p><div style="contain:layout"><p style="margin:20px 0 0">b</p></div>',
		);
		const plain = await placesOf('<p style="margin:0 0 30px">a</p><div><p style="margin:20px 0 0">b</p></div>');
		expect(places.get('b')![1] - plain.get('b')![1]).toBe(20);
	});

	testInTurn('moves relative boxes, among text too, but not sticky ones', async () => {
		const places = await placesOf(
			'<p style="margin:0">a</p><div style="width:200px;height:100px"><div style="position:relative;left:10%;top:50%">b</div></div><p style="margin:0">c <b style="position:relative;left:30px;top:-10px">d</b></p><p style="margin:0;position:sticky;top:50px">e</p>',
		);
		const plain = await placesOf('<p style="margin:0">c <b>d</b></p>');
		const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((word) => places.get(word)!);
		const line = a![1] - plain.get('c')![1];
		expect([b![0] - a![0], b![1] - a![1]]).toEqual([20, 50 + e![1] - c![1]]);
		expect([d![0] - plain.get('d')![0], d![1] - c![1], line]).toEqual([30, -10, 0]);
		expect(e![1] - c![1]).toBe(22);
	});

	it('centers blocks as old elements and attributes say, but not as the alignment of text does', async () => {
		const block = (word: string): string => `<div style="width:100px;text-align:left">${word}</div>`;
		const places = await placesOf(
			`<div style="width:400px"><center>${block('a')}</center><div align="right">${block('b')}</div><div style="text-align:center">${block('c')}</div></div>`,
		);
		const [a, b, c] = ['a', 'b', 'c'].map((word) => places.get(word)![0]);
		expect([a! - c!, b! - c!]).toEqual([150, 300]);
	});

	it('adds floats to the widths of texts beside them, but not to those of blocks under them', async () => {
		const box = (inner: string, word: string): string =>
			`<div style="clear:left;float:left"><div style="float:left;width:50px">${word}</div>${inner}</div><b style="float:left">${word}e</b>`;
		const places = await placesOf(
			box('<div style="width:60px">c</div><div style="width:80px">c</div>', 'a') +
				box('<div style="overflow:hidden;width:60px">c</div>', 'b'),
		);
		expect(places.get('ae')![0] - places.get('a')![0]).toBe(80);
		expect(places.get('be')![0] - places.get('b')![0]).toBe(110);
	});

	testInTurn('keeps the baseline of content that is cut off inside of its box', async () => {
		const places = await placesOf(
			'<div style="display:flex;align-items:baseline"><div style="padding-bottom:20px"><div style="overflow:hidden;height:10px"><div style="padding-top:40px"></div>a</div></div><b>b</b></div><p style="margin:0">c</p>',
		);
		expect(places.get('c')![1] - places.get('b')![1]).toBe(37);
	});

	testInTurn('rounds leading and borders down to whole pixels, and thin lines up to one', async () => {
		const nest = (width: string, inner: string, depth: number): string =>
			depth === 0 ? inner : `<div style="border-left:${width} solid">${nest(width, inner, depth - 1)}</div>`;
		const lines = '<div style="line-height:25px">a</div><div style="line-height:24px">b</div>';
		const input = { name: 'text.html', bytes: Buffer.from(`<!doctype html>${lines}`) };
		const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
		const [first, second] = wordBoxes(documents[0]!.bytes).flat();
		expect((second!.box[1] - first!.box[1]) / 0.75).toBeCloseTo(25, 1);
		const places = await placesOf(`${nest('1.9px', 'c', 10) + nest('0.5px', 'd', 10)}<div>e</div>`);
		const [c, d, e] = ['c', 'd', 'e'].map((word) => places.get(word)![0]);
		expect([c! - e!, d! - e!]).toEqual([10, 10]);
	});
});

// PDFium leaves out the hyphen at the end of a line.
withPrograms('poppler')('lines of words that are too wide', () => {
	testInTurn('breaks lines where browsers do: not in addresses, but between a quote and a bracket', async () => {
		const box = (text: string): string => `<p style="width:0;margin:0">${text}</p>`;
		const words = ['one/two/three', 'either|or', 'a-b', 'A2-7', 'so?yes', '“quoted” (so)'];
		const { documents } = await local.run(
			'html_to_pdf',
			[{ name: 'text.html', bytes: Buffer.from(`<!doctype html>${words.map(box).join('')}`) }],
			decode('html_to_pdf', {}),
		);
		const lines = wordBoxes(documents[0]!.bytes).flat();
		expect(lines.map(({ text }) => text)).toEqual([
			'one/two/three',
			'either|or',
			'a-',
			'b',
			'A2-',
			'7',
			'so?',
			'yes',
			'“quoted”',
			'(so)',
		]);
	});
});
