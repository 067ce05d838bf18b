/** Where boxes, images and tables among text are. */
import { placesOf, printStyled, svgAddress } from '../../support/hosts/styled-html';
import { asks, wordBoxes } from '../../support/judges/tools';
import { assembleJury, colorAt } from '../../support/readers/jury';
import { testInTurn } from '../../support/sample';

/** The lines of the first page, as they are seen. */
function visualLines(bytes: Uint8Array): string[] {
	const lines = new Map<number, string[]>();
	for (const { text, box } of wordBoxes(bytes)[0]!) {
		const row = Math.round(box[1]);
		lines.set(row, [...(lines.get(row) ?? []), text]);
	}
	return [...lines.values()].map((words) => words.join(' '));
}

const boxesOf = async (body: string) => wordBoxes((await printStyled(body, '@page{size:A4}p{height:auto}')).bytes)[0]!;

describe('html_to_pdf', () => {
	const jury = assembleJury();
	asks('poppler');

	testInTurn('keeps the place of an image that is not there', async () => {
		const style = 'width:80px;height:30px';
		const places =
			await placesOf(`<body style="margin:0;line-height:20px"><p style="margin:0"><img src="a.png" style="${style}">sized</p>
			<p style="margin:0"><img src="a.png">sign</p><p style="margin:0"><img src="a.png" alt="" style="width:80px">none</p>
			<div><img src=""></div><p style="margin:0"><img alt="Words" style="${style}" src="a.png"> after</p>`);
		const [sized, sign, none, words] = ['sized', 'sign', 'none', 'Words'].map((word) => places.get(word)!);
		const left = none![0];
		expect([sized![0] - left, sign![0] - left, words![0] - left]).toEqual([80, 16, 16]);
		// The line of the large one is 35 pixels high; one without text is as high as others.
		expect([sign![1] - sized![1], none![1] - sign![1], words![1] - none![1]]).toEqual([expect.closeTo(21, -0.5), 20, 40]);
	});

	testInTurn('keeps the size of an image that is not there, but its text, if it is a block', async () => {
		const image = (style: string) => `<img alt="Words" src="a.png" style="${style}">`;
		const below = async (body: string, type?: string) => {
			const places = await placesOf(`<body style="margin:0;font:10px/20px sans-serif">${body}<div>below</div>`, type);
			return [places.get('below')![1] - places.get('Words')![1], places.get('Words')![0]] as const;
		};
		const [line, left] = await below('<div>Words</div>');
		expect(line).toBe(20);
		// A sign is before the text.
		expect(await below(image('display:block;height:50px'))).toEqual([50, left + 16]);
		expect((await below(image('display:block;height:50px;width:100px;margin-left:30px')))[1]).toBe(left + 46);
		expect((await below(`<div style="display:flex">${image('height:70px')}</div>`))[0]).toBe(70);
		// The text needs more.
		expect((await below(image('display:block;height:5px')))[0]).toBe(20);
		expect((await below('<img alt="Words" src="a.png" width=40 height=60>'))[0]).toBe(20);
		expect((await below('<img alt="Words" src="a.png" width=80 height=60>', ''))[0]).toBeGreaterThanOrEqual(58);
	});

	testInTurn.each([
		[40, 'a', 60],
		[40, 'a,b', 80],
		[15, 'a', 50],
		[5, 'a,b', 70],
	])('keeps the margin above an empty block that is below a float of %s pixels', async (height, names, expected) => {
		const float = `<div style="float:left;width:50px;height:${height}px"></div>`;
		const paragraphs = names.split(',').map((name) => `<p style="margin:10px 0">${name}</p>`);
		const places = await placesOf(
			`<body style="margin:0;font:10px/20px sans-serif"><div>${float}${paragraphs.join('')}<div style="clear:both"></div></div><div style="margin-top:10px">below</div>`,
		);
		expect(places.get('below')![1] - places.get('a')![1] + 10).toBe(expected);
	});

	testInTurn.each([
		['middle', 2],
		['sub', 4],
		['super', -6.33],
	])('places text among text %s', async (align, down) => {
		const places = await placesOf(
			`<body style="font:16px/20px sans-serif;margin:0"><p style="margin:0 0 9px">one <span style="vertical-align:${align}">two</span></p>`,
		);
		expect(Math.abs(places.get('two')![1] - places.get('one')![1] - down)).toBeLessThan(1.1);
	});

	it.each([
		['top', 20, '', -20],
		['bottom', 20, '', 20],
		['text-top', 40, '', 9],
		['text-bottom', 40, '', -9],
		['top', 20, 'vertical-align:5px', -20],
	])('places text of a line at its edge: %s, with lines of %s pixels and %s inside', async (align, height, inner, down) => {
		const places = await placesOf(
			`<body style="font:16px/60px sans-serif;margin:0"><p>one <span style="vertical-align:${align};line-height:${height}px"><i style="font-style:normal;${inner}">two</i></span></p>`,
		);
		expect(places.get('two')![1] - places.get('one')![1]).toBe(down);
	});

	it('begins or ends a line with its text where a box at its edge is higher', async () => {
		const paragraph = (word: string, align: string) =>
			`<p style="margin:0">${word} <i style="display:inline-block;height:80px;vertical-align:${align}"></i></p>`;
		const places = await placesOf(
			`<body style="font:16px/20px sans-serif;margin:0">${paragraph('one', 'top')}${paragraph('two', 'bottom')}<p style="margin:0">three</p>`,
		);
		expect(places.get('two')![1] - places.get('one')![1]).toBe(140);
		expect(places.get('three')![1] - places.get('two')![1]).toBe(20);
	});

	it('breaks no line between boxes where text does not wrap', async () => {
		const icon = '<i style="display:inline-block;width:30px;height:9px"></i>';
		const places = await placesOf(`<body style="margin:0;font:16px/20px sans-serif">
			<div style="width:50px"><span style="white-space:nowrap">${icon}label</span></div>
			<div style="width:50px"><b style="font-weight:400">${icon}</b> other</div>
			<div style="display:inline-block;width:min-content;white-space:nowrap"><span>${icon}</span><span>one</span>${icon}<span>two</span></div>`);
		expect(places.get('label')![0] - places.get('other')![0]).toBe(30);
		expect(places.get('two')![1]).toBe(places.get('one')![1]);
	});

	testInTurn.each([
		['sans-serif', 0.572],
		['serif', 0.559],
		['monospace', 0.6],
		['sans-serif;font-style:italic', 0.551],
	])('measures ch by the digit zero of %s', async (family, zero) => {
		const places = await placesOf(
			`<body style="margin:0;font:20px/20px sans-serif"><p style="margin:0">left</p><p style="margin:0 0 0 40ch;font-family:${family}">right</p>`,
		);
		expect(Math.abs(places.get('right')![0] - places.get('left')![0] - 40 * 20 * zero)).toBeLessThan(1.5);
	});

	it.each([
		['break-all', 'word-break:break-all', ['some words a', 'nd.longer th', 'an a line']],
		// A mark that ends a sentence does not begin a line.
		['break-all before a mark', 'word-break:break-all', ['some words', 'a, b'], 'some words a, b', 10],
		['break-all, where all are such marks', 'word-break:break-all', ['...........', '....'], '...............', 11],
		['overflow-wrap', 'overflow-wrap:anywhere', ['some words', 'and.longer', 'than a line']],
		['overflow-wrap in a long word', 'overflow-wrap:break-word', ['one.two.thre', 'e.four'], 'one.two.three.four'],
		['spaces that are kept before it', 'white-space:pre-wrap', ['two.three', 'four.fi'], '      two.three four.fi'],
		[
			'spaces before a word that is cut',
			'white-space:pre-wrap;overflow-wrap:anywhere',
			['one.two.thre', 'e.four'],
			'   one.two.three.four',
		],
		['break-all after spaces', 'white-space:pre-wrap;word-break:break-all', ['one.two.t', 'hree.four'], '   one.two.three.four'],
		['a space before a slash', '', ['and at', '/some/paths'], 'and at /some/paths'],
		['no space before marks of the word', '', ['some', 'words !', '« a long', 'word »'], 'some words ! « a long word »', 8],
	])(
		'cuts words by %s where browsers do',
		async (_name, style, lines, text = 'some words and.longer than a line', letters = 12) => {
			const { bytes } = await printStyled(`<p style="width:${letters + 0.5}ch;font:16px/20px monospace;${style}">${text}</p>`);
			expect(visualLines(bytes)).toEqual(lines);
		},
	);

	testInTurn.each([
		['an anchor alone', '<a id="x"></a>', 20],
		['elements within each other, and blanks', ' <span><b></b> </span>\n', 20],
		['an element with an edge', '<span style="padding-left:3px"></span>', 40],
		['an element with text', '<span>.</span>', 40],
	])('joins the margins around a paragraph of nothing but %s', async (_name, content, between) => {
		const places = await placesOf(
			`<body style="margin:0;font:16px/20px sans-serif"><div>one</div><p style="margin:0 0 16px">${content}</p><h2 style="margin:20px 0;font:16px/20px sans-serif">two</h2>`,
		);
		expect(places.get('two')![1] - places.get('one')![1] - 20).toBe(between);
	});

	testInTurn('aligns the last line of a text as its style says', async () => {
		const style = 'width:300px;text-align:justify;text-align-last';
		const places = await placesOf(`<body style="margin:0;font:16px/20px sans-serif"><p style="${style}:right">word</p>
			<p style="${style}:justify">first last</p><p style="${style}:auto">left end</p>`);
		const left = places.get('left')![0];
		expect(places.get('word')![0] - left).toBeGreaterThan(240);
		expect(places.get('first')![0]).toBe(left);
		expect(places.get('last')![0] - left).toBeGreaterThan(240);
		expect(places.get('end')![0] - left).toBeLessThan(60);
	});

	testInTurn(
		'stretches the spaces of a line with spaced letters and words, those at which it does not break, and each of several',
		async () => {
			const line = (style: string, text: string) =>
				`<p style="margin:0;width:200px;text-align:justify;text-align-last:justify;${style}">${text}</p>`;
			const places =
				await placesOf(`<body style="margin:0;font:16px/20px monospace">${line('letter-spacing:2px;word-spacing:6px', 'aa bb cc')}
			${line('', 'dd ee\u00a0ff')}${line('', 'gg hh<span style="white-space:pre">  ii</span>')}`);
			const [aa, bb, cc, dd, ee, ff, gg, hh, ii] = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh', 'ii'].map(
				(word) => places.get(word)![0],
			) as readonly number[] as [number, number, number, number, number, number, number, number, number];
			const letter = 9.6;
			expect([bb - aa, cc - aa]).toEqual([
				expect.closeTo((200 - 2 * letter - 4) / 2, -0.5),
				expect.closeTo(200 - 2 * letter - 4, -0.5),
			]);
			expect([ee - dd, ff - dd]).toEqual([expect.closeTo((200 - 2 * letter) / 2, -0.5), expect.closeTo(200 - 2 * letter, -0.5)]);
			const space = (200 - 6 * letter) / 3;
			expect([hh - gg, ii - gg]).toEqual([expect.closeTo(2 * letter + space, -0.5), expect.closeTo(200 - 2 * letter, -0.5)]);
		},
	);

	it('begins no word after an apostrophe in one', async () => {
		const { bytes } = await printStyled('<p style="text-transform:capitalize">o’neil l’été ‘quoted’ rock-and');
		expect(visualLines(bytes)).toEqual(['O’neil L’été ‘Quoted’ Rock-And']);
	});

	testInTurn('aligns no text in a table by the block around it', async () => {
		const cell = '<table width="100%"><tr><td>text</td></tr></table>';
		const places = await placesOf(`<table width="600"><tr><td align="center">${cell}</td></tr></table>
			<center><table><tr><td width="300">inside</td></tr></table></center><table align="center" width="400" style="text-align:center"><tr><td>own</td></tr></table>`);
		expect(places.get('text')![0]).toBeLessThan(60);
		expect(places.get('inside')![0]).toBeGreaterThan(200);
		expect(places.get('inside')![0]).toBeLessThan(260);
		expect(places.get('own')![0]).toBeGreaterThan(300);
	});

	testInTurn('has tables among text on the line of their first row', async () => {
		const places =
			await placesOf(`<body style="font:16px/20px sans-serif"><p>before <span style="display:inline-table"><span style="display:table-row">first</span><span style="display:table-row">second</span></span>
			<span style="display:inline-table"><span style="display:table-cell;vertical-align:bottom;height:40px">low</span></span> after</p>`);
		const [before, first, second, low] = ['before', 'first', 'second', 'low'].map((word) => places.get(word)![1]);
		expect([first! - before!, second! - first!]).toEqual([0, 20]);
		// The end of its line is on the line of the text.
		expect(before! - low!).toBeGreaterThan(1);
	});

	testInTurn.each([
		['a number', 'zoom:2'],
		['a percentage', 'zoom:200%'],
		['a zoom in another one', 'zoom:4;--half:.5'],
	])('makes all that an element has larger: %s', async (_name, zoom) => {
		const image = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/%3E";
		const body = (px: number, style: string, em: string): string =>
			`<div style="font:${10 * px}px/${15 * px}px sans-serif;${style}"><p style="margin:${4 * px}px;width:${90 * px}px;letter-spacing:${px}px;text-indent:1.5em">one two three</p><p style="font-size:1.2em;padding-left:${em}">four <small>five</small></p><img alt="" src="${image}"${px === 1 ? '' : ` width="${30 * px}"`}> six <svg width="${40 * px}" height="${20 * px}"${px === 1 ? '' : ' viewBox="0 0 40 20"'}><text x="5" y="15" font-size="10">seven</text></svg> eight</div>`;
		const within = (html: string): string => (zoom.includes('--half') ? `<div style="zoom:var(--half,.5)">${html}</div>` : html);
		// A rem is that of the root, as large as the element is shown.
		const zoomed = await boxesOf(within(body(1, zoom, '1rem')));
		const written = await boxesOf(body(2, '', '32px'));
		expect(zoomed.length).toBeGreaterThan(7);
		expect(zoomed.map(({ text }) => text)).toEqual(written.map(({ text }) => text));
		for (const [index, { box }] of zoomed.entries())
			for (const [at, side] of box.entries()) expect(side).toBeCloseTo(written[index]!.box[at]!, 1);
		const plain = await boxesOf(body(1, '', '1rem'));
		expect(plain[1]!.box[0]).toBeLessThan(zoomed[1]!.box[0] - 5);
	});

	testInTurn('puts text after a tab at the next stop, wherever the text before it ends', async () => {
		const places =
			await placesOf(`<body style="margin:0"><pre style="font:10px monospace">a\tone\nlonger text\ttwo\n<b>bold\t</b>three\n\tfour</pre>
			<pre style="font:10px monospace;tab-size:4">a\tfive\nabcd\tsix</pre><p style="font:10px serif;white-space:pre-wrap">iiii\tseven\nmmmm\teight`);
		const columns = ['one', 'two', 'three', 'four', 'five', 'six'].map((word) =>
			Math.round((places.get(word)![0] - places.get('a')![0]) / 6),
		);
		expect(columns).toEqual([8, 16, 8, 8, 4, 8]);
		// Of other letters too, up to half a blank.
		expect(Math.abs(places.get('eight')![0] - 2 * places.get('seven')![0] + places.get('iiii')![0])).toBeLessThan(3);
	});

	it.each([
		['<!doctype html>', 20],
		[
			'<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
			5,
		],
		['<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 3.2//EN">', 5],
	])('makes a line as high as its content where the document type %s asks for it', async (type, height) => {
		const cell = '<span style="font-size:4px;line-height:5px">text</span>';
		const body = `<body style="margin:0;font:16px/20px sans-serif"><div>${cell.replace('text', 'one')}</div><div>${cell.replace('text', 'two')}</div>`;
		const places = await placesOf(body, type);
		expect(places.get('two')![1] - places.get('one')![1]).toBeCloseTo(height, 0);
	});

	it('puts boxes of items among text on the baseline of their first line', async () => {
		const places = await placesOf(`<body style="margin:0;font:16px/20px sans-serif">text
			<span style="display:inline-flex;flex-direction:column"><i>flex</i><i>below</i></span>
			<span style="display:inline-grid"><i>grid</i><i>under</i></span>
			<span style="display:inline-block">first<br>last</span>`);
		const [text, ...others] = ['text', 'flex', 'grid', 'last'].map((word) => places.get(word)![1]);
		expect(others.map((other) => Math.round(other - text!))).toEqual([0, 0, 0]);
		expect(places.get('first')![1]).toBeLessThan(text! - 15);
	});

	testInTurn('puts the picture of an item before its text, which stays where it is', async () => {
		const picture = svgAddress('<path d="M0 0h4v4H0z" fill="#f00"/>', 'width="16" height="16" viewBox="0 0 4 4"');
		const list = (style: string, items: string) => `<ul style='margin:0;${style}'>${items}</ul>`;
		const { bytes, notes } = await printStyled(
			list(`list-style-image:url("${picture}")`, '<li>one<li><div>two</div>') +
				list(`list-style:inside url("${picture}")`, '<li>three') +
				list(`list-style:url("${picture}");list-style-image:none`, '<li>four'),
			'body{font:12pt/30pt sans-serif}',
		);
		expect(notes).toEqual([]);
		const starts = Object.fromEntries(wordBoxes(bytes)[0]!.map(({ text, box }) => [text, Math.round(box[0])]));
		// The mark of the last is a character.
		expect(starts).toMatchObject({ one: 30, two: 30, three: 47, four: 30 });
		for (const [, shown] of await jury.pictures(bytes)) {
			const marks = [15, 45, 75, 105].map((y) => [19, 36].map((x) => colorAt(shown, x, y - 1).join() === '255,0,0'));
			expect(marks).toEqual([
				[true, false],
				[true, false],
				[false, true],
				[false, false],
			]);
		}
	});
});
