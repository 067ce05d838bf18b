/** Notes about styles that have no effect, and the fonts that families lead to. */
import { printStyled, svgAddress as svg } from '../../support/hosts/styled-html';
import { uncompressed, withPrograms, wordBoxes } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

/** Without the letters before the name, which a subset has. */
const fontNames = (bytes: Uint8Array): string[] =>
	[...new Set([...uncompressed(bytes).matchAll(/\/FontName \/\w{6}\+([\w-]+)/g)].map(([, name]) => name!))].sort();

describe('html_to_pdf says', () => {
	testInTurn('that an address holds no drawing', async () => {
		const { notes } = await printStyled('<p style="background:url(data:image/svg+xml,none)">a</p>');
		expect(notes.map(({ code }) => code)).toEqual(['image_not_loaded']);
	});

	testInTurn('that fonts and sheets at addresses were not loaded, and takes none for an image', async () => {
		const { notes } = await printStyled(
			'<p>a</p>',
			'@import url("more.css");@font-face{font-family:x;src:url(data:font/woff;base64,d09GRgABAAAAAA==) format("woff"),url(x.ttf)}',
		);
		expect(notes.map(({ code }) => code)).toEqual(['styles_not_loaded']);
	});

	it('how many scripts were not run, also those that make styles, and no data beside them', async () => {
		const scripts = [
			'<head><title>t</title><script src="https://cdn.example/styles.js"></script>',
			'<script type="application/ld+json">{}</script><script type="importmap">{}</script></head>',
			'<body><p>a</p><div hidden><script type="module">go()</script></div><script type="Text/JavaScript">1</script></body>',
		];
		const { notes } = await printStyled(scripts.join(''));
		expect(notes).toMatchObject([{ code: 'html_scripts_not_run', message: expect.stringMatching(/^3 scripts /) as string }]);
		const { notes: none } = await printStyled('<p>a</p><script type="application/ld+json">{}</script>');
		expect(none).toEqual([]);
	});

	it('no address of an image whose drawing has brackets', async () => {
		const drawing =
			"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><path transform='scale(2)' d='M0 0h9v9'/></svg>";
		const { notes } = await printStyled('<p>a</p>', `p{background:url("${drawing}")}`);
		expect(notes).toEqual([]);
	});

	it('nothing of properties that are for other programs', async () => {
		const { notes } = await printStyled('<p>a</p>', 'p{-premailer-width:100%;mso-hide:all;-khtml-opacity:1}');
		expect(notes).toEqual([]);
	});

	it('nothing of unknown properties whose value is the usual one', async () => {
		const { notes } = await printStyled(
			'<p>a</p>',
			'p{shape-outside:none;writing-mode:horizontal-tb;mask-image:none;text-align-last: AUTO}',
		);
		expect(notes).toEqual([]);
		const { notes: some } = await printStyled('<p>a</p>', 'p{shape-outside:circle(50%)}');
		expect(some.map(({ code }) => code)).toEqual(['styles_ignored']);
	});

	it.each([
		['mix-blend-mode', 'plus-lighter'],
		['width', 'attr(data-w px)'],
		['-webkit-box-reflect', 'below'],
	])('that a value has no effect that browsers know: %s', async (name, value) => {
		const { notes } = await printStyled('<p data-w="9">a</p>', `p{${name}:${value}}p::after{content:attr(data-w)}`);
		expect(notes.map(({ code, message }) => [code, message.includes(name)])).toEqual([['styles_ignored', true]]);
	});

	it('that elements of drawings mask nothing else', async () => {
		const { notes } = await printStyled('<p style="mask:url(#m)">a</p>');
		expect(notes.map(({ code, message }) => [code, message.includes('mask')])).toEqual([['styles_ignored', true]]);
	});

	it('which values it does not read, but browsers do', async () => {
		const { notes } = await printStyled(
			'<p class="a">a</p><p class="a">b</p>',
			'.a{width:round(50%, 10px);background:image-set("a.png" 1x);color:nonsense(1);transform:perspective(9px);filter:blur(2px);filter:none;color:rgb(from red r g b)}',
		);
		expect(notes).toMatchObject([
			{
				code: 'styles_ignored',
				message: expect.stringMatching(
					/: background \(2\), color \(2\), filter \(2\), transform \(2\), width \(2\)\.$/,
				) as string,
			},
		]);
	});

	const noEffect = async (sheet: string): Promise<string | undefined> => {
		const { notes } = await printStyled('<p>a</p><p>b</p>', sheet);
		expect(notes.every(({ code }) => code === 'styles_ignored')).toBe(true);
		return /had no effect: (.*)\.$/.exec(notes[0]?.message ?? '')?.[1];
	};

	it.each([
		['hyphens:auto', 'hyphens (2)'],
		['font-stretch:75%;font-feature-settings:"tnum"', 'font-feature-settings (2), font-stretch (2)'],
		['float:footnote;position:running(head)', 'float (2), position (2)'],
		['hyphens:manual;font-stretch:100%;font-feature-settings:normal;float:left', undefined],
		['hyphens:none;font-stretch:normal;cursor:pointer', undefined],
		['hyphens:initial', undefined],
	])('which properties of text and notes have no effect: %s', async (declarations, named) => {
		expect(await noEffect(`p{${declarations}}`)).toBe(named);
	});

	it.each([
		['background:#eee;border:1px solid;padding:1cm', '@page background, @page border, @page padding'],
		['page-orientation:rotate-left;foo:bar;foo:baz', '@page foo, @page page-orientation'],
		['margin:var(--m);size:calc(round(3cm, 1cm)) 10cm', '@page margin, @page size'],
		['font-stretch:condensed', 'font-stretch'],
		['@top-left{content:"x";foo:bar;cursor:pointer;background:red}@footnote{float:bottom}', '@page @footnote, foo'],
		['size:400pt 200pt;margin:9pt;margin-top:0;color:red;font:9pt serif;--x:3', undefined],
		['background:white;border:0;padding:0mm;page-orientation:upright;marks:none;bleed:auto;widows:2', undefined],
		['cursor:pointer;-webkit-print-color-adjust:exact;counter-increment:page;@-program-box{content:"x"}', undefined],
	])('which properties and boxes of pages have no effect: @page{%s}', async (declarations, named) => {
		expect(await noEffect(`@page{${declarations}}`)).toBe(named);
		expect(await noEffect(`@page a,b{${declarations}}@page{${declarations}}`)).toBe(named);
	});

	testInTurn.each([
		['drawings that are repeated too often', `url("${svg(`<path d="M0 0${'h1v1'.repeat(1_000)}"/>`)}") 0 0/20px 20px`, 20],
		['conic gradients that are repeated too often', 'conic-gradient(red, blue) 0 0/10px 10px', 20],
	])('that %s', async (_title, background, count) => {
		const printed = printStyled('<p>a</p>'.repeat(count), `p{height:200pt;background:${background}}`);
		await expect(printed).rejects.toMatchObject({
			issues: [{ field: 'file', message: expect.stringContaining('repeats more than') as string }],
		});
	});
});

withPrograms('poppler', 'qpdf')('text', () => {
	const boxesOf = async (body: string, sheet = '') => wordBoxes((await printStyled(body, sheet)).bytes)[0]!;
	const heightOf = async (body: string, sheet = '') => {
		const [, top, , bottom] = (await boxesOf(body, sheet))[0]!.box;
		return bottom - top;
	};

	testInTurn('of a fixed pitch is smaller where its size is not a length', async () => {
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

	it('is in small capitals as a whole', async () => {
		const words = await boxesOf(
			'<p style="font:20px serif;font-variant:all-small-caps">AA aa 11</p><p style="font:14px serif">AA AA 11</p>',
		);
		expect(words.map(({ text }) => text)).toEqual(['AA', 'AA', '11', 'AA', 'AA', '11']);
		const widths = words.map(({ box }) => box[2] - box[0]);
		for (const at of [0, 1, 2]) expect(widths[at]).toBeCloseTo(widths[at + 3]!, 1);
	});

	it('that leads to a price is on one line, and what has no room is hidden', async () => {
		const dots = 'span{overflow:hidden;white-space:nowrap;flex:1}div{display:flex;font:20px monospace}';
		const words = await boxesOf(`<style>${dots}</style><div>Total<span>${'.'.repeat(300)}</span>7</div>`);
		const [first, last] = [words[0]!, words.at(-1)!];
		expect(last.box[1]).toBeCloseTo(first.box[1], 1);
		expect(new Set(words.map(({ box }) => Math.round(box[1]))).size).toBe(1);
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

	it('is as many lines as its style wants, the last with dots', async () => {
		const style = 'width:60pt;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2';
		const text = 'one two three four five six seven eight nine ten';
		const words = await boxesOf(
			`<p style="${style}">${text}</p><p>after</p><p style="${style}">short</p>`,
			'p{font:12pt/20pt Arial;margin:0}',
		);
		const after = words.find((one) => one.text === 'after')!;
		expect(after.box[1]).toBeGreaterThan(40);
		expect(after.box[1]).toBeLessThan(60);
		const dotted = words.filter((one) => one.text.includes('…'));
		expect(dotted).toHaveLength(1);
		expect(dotted[0]!.box[1]).toBeGreaterThan(20);
		expect(dotted[0]!.box[3]).toBeLessThan(40);
	});

	it('is in lines of about one length, where its style balances them', async () => {
		const linesOf = async (sheet: string): Promise<number[]> => {
			const words = await boxesOf(
				'<h1>A heading of some words that needs two lines</h1>',
				`h1{width:300pt;font:20pt/24pt Arial;margin:0;${sheet}}`,
			);
			const ends = new Map<number, number>();
			for (const { box } of words) ends.set(Math.round(box[1]), Math.max(box[2], ends.get(Math.round(box[1])) ?? 0));
			return [...ends.values()];
		};
		const [plain, balanced] = [await linesOf(''), await linesOf('text-wrap:balance')];
		expect([plain.length, balanced.length]).toEqual([2, 2]);
		expect(plain[0]! - plain[1]!).toBeGreaterThan(60);
		expect(Math.abs(balanced[0]! - balanced[1]!)).toBeLessThan((plain[0]! - plain[1]!) / 2);
	});

	testInTurn('has shadows, which are not text, and are left out with a note if there are too many', async () => {
		const words = await boxesOf('<p style="text-shadow:0 -9pt red, 1px 1px 2px blue">Words once</p>');
		expect(words.map(({ text }) => text)).toEqual(['Words', 'once']);
		const { notes } = await printStyled(
			`<p style="text-shadow:1px 1px 2px red">${'Words of many letters each '.repeat(200)}</p>`,
		);
		expect(notes.map(({ message }) => message).join()).toMatch(/had no effect: text-shadow \(\d+\)/);
	});

	it('of marks is what their own style says', async () => {
		const words = await boxesOf(
			'<ul><li>one</li></ul><ol><li>two</li></ol><ul style="list-style-position:inside"><li>three</li></ul>',
			'ul li::marker{content:"→ "}ol li::marker{content:counter(list-item) ") "}',
		);
		expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['→', 'one', '1)', 'two', 'three']));
	});

	it('has another look in its first line', async () => {
		const sheet = 'p{font:10pt/14pt Arial;width:150pt;height:auto}p::first-line{font-size:20pt;text-transform:uppercase}';
		const text = 'first words of a text that goes on <b style="font-size:12pt">over</b> some lines until its end';
		const words = await boxesOf(`<p>${text}</p>`, sheet);
		const top = Math.min(...words.map(({ box }) => box[1]));
		const isFirst = ({ box }: { readonly box: readonly number[] }) => box[1]! < top + 10;
		const firsts = words.filter(isFirst);
		expect(firsts.length).toBeGreaterThan(1);
		for (const { text: word } of firsts) expect(word).toBe(word.toUpperCase());
		for (const { text: word } of words.filter((one) => !isFirst(one))) expect(word).toBe(word.toLowerCase());
		expect(words.map(({ text: word }) => word.toLowerCase()).join(' ')).toBe(text.replace(/<[^>]*>/g, ''));
		const heightOfOne = ({ box }: { readonly box: readonly number[] }) => box[3]! - box[1]!;
		expect(heightOfOne(firsts[0]!) / heightOfOne(words.at(-1)!)).toBeCloseTo(2, 1);
	});

	it('begins with a letter of another style, also beside the lines', async () => {
		const sheet = 'body{font:10pt/12pt Arial}.a::first-letter{font-size:20pt}.b::first-letter{float:left;font-size:24pt}';
		const words = await boxesOf('<p class="a">“First of all</p><p class="b">Second word and others</p>', sheet);
		const texts = words.map(({ text }) => text).join(' ');
		expect(texts.replace(/\s/g, '')).toBe('“FirstofallSecondwordandothers');
		const heights = words.map(({ box }) => Math.round(box[3] - box[1]));
		expect(new Set(heights).size).toBeGreaterThan(1);
	});

	testInTurn('has serifs where a family has them, and where none is known', async () => {
		const fontsOf = async (body: string, sheet = '') => fontNames((await printStyled(body, sheet)).bytes);
		const all = '<p>a <b>b</b> <i>c</i> <b><i>d</i></b></p>';
		expect(await fontsOf(all)).toEqual([
			'NotoSerif-Italic',
			'NotoSerif-Regular',
			'NotoSerif-SemiBold',
			'NotoSerif-SemiBoldItalic',
		]);
		expect(await fontsOf(all, 'body{font-family:Nowhere,Georgia,sans-serif}')).toHaveLength(4);
		expect(await fontsOf(all, 'body{font-family:Nowhere,cursive}')).toHaveLength(4);
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

	it.each<readonly [rule: string, holds: boolean]>([
		['@supports (display: grid)', true],
		['@supports (display:grid) and (not (display:nothing))', true],
		['@supports ((display:nothing) or (gap:1px)) and (--any:thing)', true],
		['@supports selector(:has(> a))', true],
		['@supports (color: var(--x))', true],
		['@supports not (display:grid)', false],
		['@supports (width:round(1px, 2px))', false],
		// Those of other browsers.
		['@supports (-ms-ime-align:auto)', false],
		['@supports (-moz-appearance:none)', false],
		['@supports (-webkit-touch-callout:none)', false],
		['@supports (display:grid) and (gap:1px) or (gap:2px)', false],
		['@supports', false],
		[`@supports ${'('.repeat(5000)}display:grid${')'.repeat(5000)}`, false],
		['@media not all and (monochrome)', true],
		['@media not screen', true],
		['@media screen, (not (min-width:4000px))', true],
		['@media (orientation:landscape) or (min-width:1px)', true],
		['@media only print and (max-width:4000px)', true],
		['@media print and (scripting:none)', true],
		['@media not print', false],
		['@media (min-width:1px) and (max-width:2px)', false],
		['@media only screen and (min-width:1px)', false],
	])('asks whether a condition holds: %s', async (rule, holds) => {
		const { bytes } = await printStyled('<p class="shown">shown</p>', `${rule}{.shown{display:none}}`);
		expect(wordBoxes(bytes).flat()).toHaveLength(holds ? 0 : 1);
	});
});
