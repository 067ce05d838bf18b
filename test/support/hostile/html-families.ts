/** Families of HTML that once held the event loop for long: in one line, one value, or the style of one element. */
import type { Costly } from './costly';

const printed = (html: (size: number) => string, size: number, ends: Costly['ends'] = 'ok'): Costly => ({
	operation: 'html_to_pdf',
	documents: (given) => [{ name: 'page.html', bytes: Buffer.from(html(Math.floor(given))) }],
	size,
	ends,
});

const many = (count: number, make: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => make(index)).join('');

export const htmlFamilies: Readonly<Record<string, Costly>> = {
	'html: a word of two directions, with marks': printed((count) => `<p>${'\u202e\u2067a\u05d0'.repeat(count)}</p>`, 25_000),
	'html: elements with their own directions in one word': printed(
		(count) => `<p>${'<bdi dir=rtl>a<bdo dir=ltr>b</bdo></bdi>'.repeat(count)}</p>`,
		10_000,
	),
	'html: one line of two directions': printed(
		(words) => `<p dir="rtl" style="white-space:pre">${'(a\u05d0) '.repeat(words)}</p>`,
		30_000,
	),
	'html: one line of many elements': printed(
		(count) => `<p style="white-space:nowrap">${'<b>a</b>\u05d0'.repeat(count)}</p>`,
		20_000,
	),
	'html: one text of backslashes': printed((count) => `<p>${'\\'.repeat(count)}</p>`, 450_000),
	'html: one text of brackets between which no line ends': printed((count) => `<p>${'( '.repeat(count)}</p>`, 450_000),
	'html: one text of capitals to be': printed(
		(words) => `<p style="text-transform:capitalize">${'ab '.repeat(words)}</p>`,
		400_000,
	),
	'html: lines of one text on very many pages': printed((lines) => `<pre>${'a\n'.repeat(lines)}</pre>`, 100_000),
	'html: variables in place of variables, around a long value': printed(
		(count) => `<style>p{font-family:${'var(--a,'.repeat(90)}${'a,'.repeat(count)}red${')'.repeat(90)}}</style><p>x</p>`,
		10_000,
	),
	'html: a value that a template repeats': {
		...printed(() => '<p>{{a}}</p>'.repeat(50), 19_000),
		parameters: (size) => ({ values: JSON.stringify({ a: 'word '.repeat(size / 5) }) }),
	},
	'html: places of a value in one text': {
		...printed((places) => `<p>${'{{a}} '.repeat(places)}</p>`, 100_000),
		parameters: () => ({ values: '{"a": "x"}' }),
	},
	'html: lines of a value that a template repeats': {
		...printed(() => '<p>{{a}}</p>'.repeat(50), 2_000),
		parameters: (lines) => ({ values: JSON.stringify({ a: 'a\n'.repeat(lines) }) }),
	},
	'html: one element of many classes': printed(
		(count) =>
			`<style>${many(count, (index) => `.c${index}{color:red}`)}</style><p class="${many(count, (index) => `c${index} `)}">x</p>`,
		4_500,
	),
	'html: families of the font of many elements': printed(
		(count) => `<style>p{font-family:${many(count, (index) => `f${index},`)}x}</style><p>${'<b>a</b>b'.repeat(2_000)}</p>`,
		10_000,
	),
	'html: an address, and much beside it in one value': printed(
		(count) => `<p style="background:url(a.png)${',red'.repeat(count)}">x</p>`,
		200_000,
	),
	'html: blanks within one value': printed(
		(count) => `<style>p{--a:b${' '.repeat(count)}c}</style><p style="color:red${' '.repeat(count)}x">x</p>`,
		200_000,
	),
	'html: declarations of one element': printed(
		(count) => `<p style="${'a:b;'.repeat(count)}">x</p>`,
		200_000,
		'invalid_parameters',
	),
	'html: attributes of one element': printed(
		(count) => `<p ${many(count, (index) => `a${index} `)}>x</p>`,
		150_000,
		'invalid_parameters',
	),
	'html: keyframes of one animation': printed(
		(count) => `<style>@keyframes a{${'to{}'.repeat(count)}}</style>x`,
		75_000,
		'invalid_parameters',
	),
	'html: a condition in brackets': printed(
		(count) => `<style>@supports ${'('.repeat(count)}a:b${')'.repeat(count)}{p{color:red}}</style>x`,
		150_000,
	),
	'html: areas of one grid, and their items': printed(
		(count) =>
			`<style>div{display:grid;grid-template-areas:${many(count, (index) => `"a${index} b${index}" `)}}${many(count, (index) => `.a${index}{grid-area:a${index}}`)}</style><div>${many(count, (index) => `<p class=a${index}>a</p>`)}</div>`,
		1000,
	),
	'html: very many items of one flexible box': printed(
		(count) => `<div style="display:flex">${'a<b>b</b>'.repeat(count)}</div>`,
		15_000,
	),
	'html: items in all flexible tracks of a grid': printed(
		(count) =>
			`<style>div{display:grid;grid-template-columns:repeat(700,minmax(min-content,1fr))}p{grid-column:1/-1}</style><div>${'<p>a</p>'.repeat(count)}</div>`,
		350,
	),
	'html: relative boxes of one line, over others': printed(
		(count) =>
			`<div style="position:relative">a</div><p style="white-space:nowrap">${'<b style="position:relative">a</b>'.repeat(count)}</p>`,
		20_000,
	),
	'html: one outline of very many lines': printed(
		(lines) => `<svg viewBox="0 0 9 9"><path d="M0 0${'L1 2'.repeat(lines)}"/></svg>`,
		180_000,
	),
	'html: cells in which many backgrounds of their group are seen': printed(
		(layers) =>
			`<style>table{border-spacing:1px;font-size:0}td{padding:0;width:1px;height:1px}tbody{background:${many(layers, () => 'linear-gradient(red,blue),')}red}</style><table><tbody>${`<tr>${'<td>'.repeat(100)}`.repeat(100)}</table>`,
		200,
	),
	'html: one text in small capitals': printed(
		(words) => `<p style="font-variant:small-caps">${'Some words here. '.repeat(words)}</p>`,
		40_000,
	),
	'html: one long attribute that very many rules search': printed(
		(count) => `<style>${many(3_000, (index) => `[id*="x${index}"]{color:red}`)}</style><p id="${'x'.repeat(25 * count)}">a</p>`,
		3_000,
	),
	'html: places among very many siblings': printed(
		(count) =>
			`<style>${many(50, (index) => `p:nth-child(${index}n+1 of .a){color:red}`)}</style>${'<p class=a>a</p>'.repeat(count)}`,
		6_000,
	),
	'html: one text of a drawing': printed((words) => `<svg><text>${'abc '.repeat(words)}</text></svg>`, 60_000),
	'html: headings within each other, without a word': printed(
		(count) => `${'<h1><div>'.repeat(90)}${'<b></b>'.repeat(count)}`,
		10_000,
	),
	'html: a title of very many words': printed((words) => `<title>${'a '.repeat(words)}</title><p>x`, 400_000),
	'html: addresses of one image in very many elements': printed(
		(count) => '<p style="background:url(a.png)">'.repeat(count),
		5_000,
	),
	'html: very many elements': printed((count) => `<p>${'<b>a</b> <i>b</i>'.repeat(count)}</p>`, 20_000),
};
