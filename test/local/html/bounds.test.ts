/** HTML and style sheets that strangers write: refused beyond the bounds, by name, or printed; never for long, and never in one step. */
import { decode } from '../../../shared/contract/values/decode';
import { OctavoError } from '../../../shared/contract/errors';
import { localBackend } from '../../../shared/local';
import { parseHtml } from '../../../shared/html/parse-html';
import { job } from '../../support/hosts/local';
import { sampled, testInTurn } from '../../support/sample';

const many = (count: number, make: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => make(index)).join('');

/** A sheet and a body of that many paragraphs. */
const styled = (sheet: string, body = '<p class="a">text</p>'): string => `<!DOCTYPE html><style>${sheet}</style>${body}`;

const refused: Readonly<Record<string, readonly [html: string, message: RegExp]>> = {
	'a clip that uses a long shape again and again': [
		`<svg><path id="p" d="${'M0 0L1 1'.repeat(20_000)}"/><clipPath id="c">${'<use href="#p"/>'.repeat(500)}</clipPath><rect width="9" height="9" clip-path="url(#c)"/></svg>`,
		/drawings \(svg\) of more than/,
	],
	'many shapes with a gradient that is repeated': [
		`<svg><linearGradient id="a" spreadMethod="repeat" x2="0.01"><stop stop-color="red"/><stop offset="1"/></linearGradient>${'<rect width="9" height="9" fill="url(#a)"/>'.repeat(3_000)}</svg>`,
		/drawings \(svg\) of more than/,
	],
	'a line around each of many letters': [
		`<svg stroke="red">${`<text>${'word '.repeat(2_000)}</text>`.repeat(6)}</svg>`,
		/drawings \(svg\) of more than/,
	],
	'very many letters along a path': [
		`<svg><path id="p" d="M0 0q9 9 9 0"/><text><textPath href="#p">${'word '.repeat(30_000)}</textPath></text></svg>`,
		/drawings \(svg\) of more than/,
	],
	'a long path for each of many texts': [
		`<svg><path id="p" d="M0 0${'q9 9 9 0'.repeat(1_200)}"/>${'<text><textPath href="#p">a</textPath></text>'.repeat(40)}</svg>`,
		/drawings \(svg\) of more than/,
	],
	'a path that goes nowhere for each of many texts': [
		`<svg><path id="p" d="M0 0${'l0 0'.repeat(100_000)}"/>${'<text><textPath href="#p">a</textPath></text>'.repeat(100)}</svg>`,
		/drawings \(svg\) of more than/,
	],
	'labels without a word that are used again and again': [
		`<svg><foreignObject id="a">${'<br>'.repeat(20_000)}<p>x</p></foreignObject>${'<use href="#a"/>'.repeat(5_000)}</svg>`,
		/drawings \(svg\) of more than/,
	],
	'elements 10,000 deep': ['<div>'.repeat(10_000), /nests elements more than 200 levels deep/],
	'more elements than a document may have': ['<b></b>'.repeat(110_000), /more than 100000 elements/],
	'elements that the parser would copy': [
		`${many(300, (index) => `<b a=${index}>`)}${'<p>x'.repeat(5000)}`,
		/levels deep|more than 100000 elements/,
	],
	'shadows of many layers': [
		styled(`p{box-shadow:${'0 0 9px #0000,'.repeat(99)}0 0 9px #0000}`, '<p>x'.repeat(900)),
		/has shadows of more than 500000 layers/,
	],
	'a table of which each cell is over many': [
		`<table>${many(20, () => `<tr>${'<td colspan=1000 rowspan=60>x'.repeat(50)}`)}</table>`,
		/more than 1000000 places/,
	],
	'variables that grow': [
		styled(`:root{${many(24, (index) => `--v${index + 1}:var(--v${index}) var(--v${index});`)}--v0:x}p{font-family:var(--v24)}`),
		/variables make values of too many characters/,
	],
	'numbers of counters in one another': [
		styled(
			`div{counter-reset:a;counter-increment:a}div::before{content:counters(a,'.')}`,
			`${'<div>'.repeat(190)}${'</div>'.repeat(190)}`.repeat(55),
		),
		/more than 2000000 characters of content from style sheets/,
	],
	'a dense grid of many long items': [
		styled(
			'div{display:grid;grid-template-columns:repeat(50,1fr);grid-auto-flow:dense}p:nth-child(2n){grid-column:span 40}p:nth-child(3n){grid-row:span 30}',
			`<div>${'<p>x</p>'.repeat(4_000)}</div>`,
		),
		/a grid whose items take too long to place/,
	],
	'variables that refer to each other': [
		styled(`p{${many(5_000, (index) => `--v${index}:var(--v${index + 1});`)}color:var(--v0)}`),
		/variables of style sheets in one another, more than 100 levels deep/,
	],
	'variables used beyond number for one element': [
		styled(`:root{--a:x}p{${`font-family:${'var(--a),'.repeat(3_000)}x;`.repeat(10)}}`),
		/variables make values of too many characters/,
	],
	'more rules for one element than any has': [
		styled(
			many(12_000, (index) => `.c${index}{top:0}`),
			`<p class="${many(12_000, (index) => `c${index} `)}">x</p>`,
		),
		/more than 10000 declarations for one element/,
	],
	'values in place of values in place of variables': [
		styled(`p{color:${'var(--a,'.repeat(3_000)}red${')'.repeat(3_000)}}`),
		/variables of style sheets in one another, more than 100 levels deep/,
	],
	'more rules than are read': [styled('a{top:0}'.repeat(60_000)), /more than 50000 rules/],
	'selectors that go back and forth': [
		styled(
			`${'* '.repeat(30)}q + .a{top:0}`.replace('q + .a', '.a').replace('* ', 'q > * '),
			`${'<div>'.repeat(150)}${'<p class="a">x</p>'.repeat(50)}`,
		),
		/selectors take too long/,
	],
	'a selector that looks at all that follows, for each of many': [
		styled('p:has(~ b){top:0}', '<p>x</p>'.repeat(8_000)),
		/selectors take too long/,
	],
	'a selector that looks at all inside, at every depth': [
		styled(
			many(20, (index) => `div:has(.c${index} i, .d u){top:0}`),
			`${'<div>'.repeat(150)}${'<p>x</p>'.repeat(9_000)}`,
		),
		/selectors take too long/,
	],
	'attributes of selectors': [
		styled(
			many(3_000, (index) => `[a*="${index}"] [b~="x"] ~ *{top:0}`),
			'<p a="1 2 3">x</p>'.repeat(300),
		),
		/selectors take too long/,
	],
	'drawings that use each other': [
		`<svg>${many(12, (index) => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`)}<rect id="g0" width="1" height="1"/></svg>`,
		/drawings \(svg\) of more than 20000000 characters/,
	],
	'a long path that is used again and again': [
		`<svg><path id="p" d="M0 0${'h1'.repeat(100_000)}"/>${'<use href="#p"/>'.repeat(500)}</svg>`,
		/drawings \(svg\) of more than 20000000 characters/,
	],
	'patterns that fill each other': [
		`<svg>${many(6, (index) => `<pattern id="p${index}" width="0.1" height="0.1" fill="url(#p${index + 1})">${'<rect width="9" height="9"/>'.repeat(9)}</pattern>`)}<rect width="99" height="99" fill="url(#p0)"/></svg>`,
		/drawings \(svg\) of more than 20000000 characters/,
	],
	'marks on the points of marks': [
		`<svg>${many(9, (index) => `<marker id="m${index}"><path d="M0 0${'h1'.repeat(20)}" marker-mid="url(#m${index + 1})"/></marker>`)}<path d="M0 0${'h1'.repeat(20)}" stroke="red" marker-mid="url(#m0)"/></svg>`,
		/drawings \(svg\) of more than 20000000 characters/,
	],
	'masks of many parts for many parts': [
		`<svg><mask id="m">${'<rect width="9" height="9"/>'.repeat(3_000)}</mask>${'<rect width="9" height="9" mask="url(#m)"/>'.repeat(3_000)}</svg>`,
		/drawings \(svg\) of more than 20000000 characters/,
	],
	'patterns without tiles, each of many copies': [
		`<svg><defs><g id="a">${'<rect width="9" height="9"/>'.repeat(500)}</g><g id="b">${'<use href="#a"/>'.repeat(60)}</g></defs>${many(12, (index) => `<pattern id="p${index}" patternUnits="userSpaceOnUse" width="1" height="1"><use href="#b"/></pattern><path d="M1 1h0" fill="url(#p${index})"/>`)}</svg>`,
		/drawings \(svg\) of more than 20000000 characters/,
	],
	'marks on many points': [
		`<svg><marker id="m"><path d="M0 0${'h1v1'.repeat(40)}"/></marker><polyline points="${'1 2 '.repeat(200_000)}" marker-mid="url(#m)"/></svg>`,
		/drawings \(svg\) of more than 20000000 characters/,
	],
	'a rule of pages for a million selectors': [styled(`@page${','.repeat(1_000_000)}{margin:1cm}`), /more than 50000 rules/],
	'rules of pages, read again for each name': [
		styled(many(10_000, (index) => `@page{margin:${index}px}@page n${index % 90}{margin:1cm}`)),
		/rules of pages \(@page\) that take too long/,
	],
	'an image of SVG, again and again': [
		`<img alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'>${"<rect width='1' height='1'/>".repeat(3_000)}</svg>">`.repeat(
			100,
		),
		/drawings \(svg\) of more than 20000000 characters/,
	],
	'images of SVG, each of another': [
		many(1_001, (index) => `<img alt="" src="data:image/svg+xml,<svg id='${index}'/>">`),
		/more than 1000 images of SVG/,
	],
	'a background of SVG in tiles beyond number': [
		styled(
			`p{height:900px;background:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>${"<rect width='1' height='1'/>".repeat(300)}</svg>")}`,
			'<p>x</p>'.repeat(30),
		),
		/repeats more than/,
	],
	'images of borders repeated beyond number': [
		styled(
			`.a{width:700px;height:900px;border:1px solid;border-image:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='3' height='3'><path d='M0 0h9v9'/></svg>") 1 fill round}`,
			'<p class="a">text</p>'.repeat(20),
		),
		/repeats more than/,
	],
	'gradients of many colors, in the parts of many borders': [
		styled(
			`p{width:700px;height:900px;border:1px solid;border-image:linear-gradient(${many(2_000, (index) => `red ${index / 20}%,`)}blue) 300 fill round}`,
			'<p>x</p>'.repeat(600),
		),
		/repeats more than 1000000 images or colors of gradients/,
	],
	gradients: [styled(`p{background:${'linear-gradient(red,blue),'.repeat(400)}red}`, '<p>x'.repeat(500)), /repeats more than/],
	'a background in tiles beyond number': [
		styled('p{height:900px;background:linear-gradient(45deg, red, blue) 0 0/0.02px 0.02px}'),
		/repeats more than 1000000 images or colors of gradients/,
	],
	'a place in a grid that is far away': [
		`<div style="display:grid">${many(900, (index) => `<p style="grid-area:${index + 1}/1/span 900/span 900">x`)}</div>`,
		/more than 500000 places/,
	],
};

const printed: Readonly<Record<string, string>> = {
	'white space before paragraphs without number, in a document without a type': `<body>${' '.repeat(2_000_000)}${'<p></p>'.repeat(20_000)}`,
	'images in the place of borders, each of another size': many(
		2_000,
		(index) => `<i style="border:1px solid;border-image:linear-gradient(red,blue) ${index} round">x</i>`,
	),
	'one long attribute that very many rules search': styled(
		many(3_000, (index) => `[id*="x${index}"]{color:red}`),
		`<p id="${'x'.repeat(100_000)}">a</p>`,
	),
	'joiners without letters': `<p>${'\u{1f468}\u200d'.repeat(2_000)}</p>`,
	'soft hyphens in a narrow column': `<p style="width:9px">${'a\u00ad'.repeat(20_000)}`,
	'fields beyond number': '<input value="x"><textarea rows="1000"></textarea><input type="checkbox">'.repeat(3_000),
	'a choice of many, and many choices': `<select>${'<option>word'.repeat(50_000)}</select>${'<select multiple><option>x</select>'.repeat(5_000)}`,
	'a field whose value is long': `<input value="${'word '.repeat(50_000)}"><input type="password" value="${'x'.repeat(300_000)}">`,
	'addresses within addresses': styled(`p{background:${'url('.repeat(60_000)})}b{background:url("${'url('.repeat(60_000)}")}`),
	'gradients in the text of many boxes, on one page': styled(
		'p{position:absolute;top:9px;background:linear-gradient(red,blue);background-clip:text}',
		many(3_000, (index) => `<p style="left:${index / 9}px">x</p>`),
	),
	'gradients that are repeated beyond number': `<svg><linearGradient id="a" spreadMethod="reflect" x2="1e-12"><stop stop-color="red"/><stop offset="1"/></linearGradient><radialGradient id="b" spreadMethod="repeat" r="1e-9" href="#a"/><linearGradient id="c" spreadMethod="repeat" x1="1" x2="1" y2="0" href="#a"/>${['a', 'b', 'c'].map((id) => `<rect width="1e9" height="9" fill="url(#${id})"/>`).join('')}</svg>`,
	'letters along a path that are beyond number': `<svg><path id="p" d="M0 0C1e30 1e-30 1e7 -1e7 0 1e-12"/><path id="q" d="M1 1"/>${['p', 'q', 'r'].map((id) => `<text dy="1e30" stroke="red" fill="url(#g)"><textPath href="#${id}" startOffset="1e30">ab</textPath></text>`).join('')}<linearGradient id="g"><stop/><stop offset="1" stop-opacity="0"/></linearGradient></svg>`,
	'many letters along a path, with a gradient and a line': `<svg><linearGradient id="g"><stop/><stop offset="1" stop-opacity="0"/></linearGradient><path id="p" d="M0 0q99 99 99 0"/><text fill="url(#g)"><textPath href="#p">${'word '.repeat(2_000)}</textPath></text><text stroke="url(#g)"><textPath href="#p">${'word '.repeat(200)}</textPath></text></svg>`,
	'texts as long as they say, beyond number': `<svg>${['1e30', '1e-30', '1e300'].map((length) => `<text textLength="${length}">ab</text><text textLength="${length}" lengthAdjust="spacingAndGlyphs">ab</text>`).join('')}</svg>`,
	'lines that do not scale, in scales beyond number': `<svg><g transform="scale(1e-9)"><g transform="scale(1e-9)"><path d="M0 0L1e30 1e30" stroke="red" stroke-dasharray="1" vector-effect="non-scaling-stroke"/></g></g></svg>`,
	'labels of HTML in drawings': `<svg>${`<foreignObject width="9" height="9"><p>${'word '.repeat(20_000)}</p></foreignObject>`.repeat(3)}</svg>`,
	'boxes among balanced text, at every depth': `<div style="text-wrap:balance;width:300px">${'words of a line <b style="display:inline-block;width:99%">'.repeat(60)}text`,
	'first lines that look different': styled(
		'p::first-line{color:red;font-size:9px}',
		`<p>${'word <b>word</b> '.repeat(20)}</p>`.repeat(800),
	),
	'headings whose lines are balanced': styled('p{text-wrap:balance;width:99px}', `<p>${'word '.repeat(9)}</p>`.repeat(3_000)),
	'a foot on every page': `<table><tfoot><tr><td>foot</tfoot>${'<tr><td>x'.repeat(20_000)}</table>`,
	'a fixed box on every page': `<b style="position:fixed;bottom:-9px">x</b>${'<p>x'.repeat(20_000)}`,
	'a table of 10,000 columns': `<table>${many(3, () => `<tr>${'<td>x'.repeat(10_000)}</tr>`)}</table>`,
	'a chain of sums': styled(`p{width:${'calc('.repeat(5000)}1px${')'.repeat(5000)};margin:calc(1px${' + 1px'.repeat(9000)})}`),
	'boxes in margins, again and again': styled(`@page{${'@top-left{content:"x"}'.repeat(20_000)}}`),
	'variables in a circle': styled(':root{--a:var(--b);--b:var(--a)}p{color:var(--a, red);width:var(--b)}'),
	'a gradient of 10,000 stops': styled(
		`p{background:linear-gradient(${Array.from({ length: 10_000 }, (_, index) => `red ${index / 100}%`).join()})}`,
	),
	'sheets that import themselves': styled('@import url(self.css);'.repeat(10_000)),
	'media within media': styled(`${'@media all{'.repeat(20_000)}p{color:red}`),
	'one megabyte of rules': styled(
		many(20_000, (index) => `.c${index} > p:nth-child(${index}n+1){margin:${index}px}`),
		'<p>x</p>'.repeat(200),
	),
	'rules within rules, each with its own twice': styled(`${'p{& &, & > &{'.repeat(30)}color:red`),
	'rules within rules beside each other': styled(`p{${'& b{color:red}'.repeat(20_000)}}`),
	'shadows beyond number': styled(
		`p{box-shadow:${Array.from({ length: 5_000 }, () => 'inset 1px 1px 50px red, 1px 1px 50px red').join()}}`,
	),
	'shadows of many boxes, beyond number': styled(
		`p{box-shadow:${Array.from({ length: 10_000 }, () => '1px 1px 50px red').join()}}`,
		'<p>x</p>'.repeat(300),
	),
	'shadows of text, beyond number': styled(
		`p{white-space:nowrap;text-shadow:${Array.from({ length: 5_000 }, () => '1px 1px 50px red').join()}}`,
		`<p>${'word'.repeat(20_000)}</p>${'<p>word</p>'.repeat(3_000)}`,
	),
	'lines under text beyond number, each interrupted': styled(
		'p{white-space:nowrap}u u u{font-style:italic;text-underline-offset:5px}',
		`<p>${'<u>'.repeat(12)}${'gjpqy'.repeat(30_000)}${'</u>'.repeat(12)}</p>`,
	),
	'images of SVG with sheets': many(
		900,
		(index) => `<img alt="" src="data:image/svg+xml,<svg id='${index}'><style>a{}</style></svg>">`,
	),
	'colors mixed of colors': styled(`p{color:${'color-mix(in oklab,'.repeat(3_000)}red${',blue)'.repeat(3_000)}}`),
	'colors for light places within each other': styled(`p{color:${'light-dark('.repeat(3_000)}red${',blue)'.repeat(3_000)}}`),
	'many animations of many elements': `<style>${'@keyframes a{from,to,0%{color:red}to{color:blue}}'.repeat(3_000)}p{animation:${'a 1s both,'.repeat(3_000)}a}</style>${many(3_000, (index) => `<p style="--x:${index}">x</p>`)}`,
	'a keyframe of very many places': styled(`@keyframes a{${'to,'.repeat(300_000)}to{color:red}}p{animation:a 1s both}`),
	'registered properties that are not inherited, at every depth': styled(
		`${many(3_000, (index) => `@property --a${index}{syntax:"*";inherits:false;initial-value:0}`)}div{--a1:1px;padding-left:var(--a2)}`,
		`${'<div>'.repeat(190)}${'<p>x</p>'.repeat(500)}`,
	),
	'a comparison of widths that never ends': styled(`@media (${'width <= '.repeat(100_000)}1px){p{color:red}}`),
	'a line of two directions with very many boxes': `<p dir="rtl" style="white-space:nowrap;font-size:1px">${'<b>\u05d0</b><bdi>a</bdi>'.repeat(12_000)}</p>`,
	'directions at every depth': `<p>${'<bdo dir="rtl">a<bdi>'.repeat(90)}${'x '.repeat(3_000)}</p>`,
	'elements that ask for the direction of their text, at every depth': `${'<div dir="auto">'.repeat(190)}${'<p>1 2</p>'.repeat(5_000)}`,
	'masks at every depth': `${'<div style="mask:linear-gradient(red,transparent) 0 0/1px 1px">'.repeat(190)}<p>x</p>`,
	'very many layers': styled(`${many(20_000, (index) => `@layer a${index}.b.c.d.e.f;`)}p{color:red}`),
	'layers within each other': styled(`${'@layer a.b{'.repeat(3_000)}p{color:red}${'}'.repeat(3_000)}`),
	'a conic gradient of 10,000 stops': styled(
		`p{background:conic-gradient(${Array.from({ length: 10_000 }, (_, index) => `rgb(${index % 255} 0 0 / 0.5) ${index / 100}%`).join()})}`,
	),
	'marks with a style each': `<style>li::marker{color:red;content:counter(list-item) "x"}</style><ul>${'<li>x</li>'.repeat(5_000)}</ul>`,
	'lines that end with dots': `<p style="width:9px;overflow:hidden;text-overflow:ellipsis;white-space:pre">${'wide word\n'.repeat(5_000)}</p>`,
	'small capitals that change with each letter': `<p style="font-variant:small-caps">${'aB'.repeat(50_000)}</p>`,
	'one word whose letters are elements': `<p>${'<b>a</b>B'.repeat(45_000)}</p>`,
	'a rule that never ends': styled(`p{color:${'(['.repeat(300_000)}`),
	'strings and comments that never end': styled(`p{content:"${'\\"'.repeat(200_000)}/*${'*'.repeat(100_000)}`),
	'one word of a million letters': `<p>${'a'.repeat(1_000_000)}</p>`,
	'a paragraph of a hundred thousand words': `<p>${'word '.repeat(100_000)}</p>`,
	'floats beside floats': '<div style="float:left;width:7px">x</div>'.repeat(3_000),
	'blocks beside floats that become higher and higher': `${Array.from({ length: 700 }, (_, index) => `<div style="float:left;width:1px;height:${index}px"></div>`).join('')}${'<div style="overflow:hidden;width:98%">x</div>'.repeat(700)}`,
	'shares of heights within each other': `${'<div style="display:flex;height:99%;flex:1"><div style="display:flex;flex-direction:column;min-height:50%;flex:1">'.repeat(20)}text${'</div></div>'.repeat(20)}`,
	'items over all columns of a grid': `<div style="display:grid;grid-template-columns:repeat(200,max-content minmax(min-content,1fr))">${'<b style="grid-column:1/-1">word</b><b style="grid-column:2/-2">word</b>'.repeat(300)}</div>`,
	'flexible boxes within each other': `${'<div style="display:flex">'.repeat(60)}text${'</div>'.repeat(60)}`,
	'columns of flexible boxes within each other': `${'<div style="display:flex;flex-direction:column">'.repeat(40)}text${'</div>'.repeat(40)}`,
	'legends within each other': `${'<fieldset><legend>'.repeat(60)}text${'</legend>a</fieldset>'.repeat(60)}`,
	'grids within each other': `${'<div style="display:grid">'.repeat(40)}text${'</div>'.repeat(40)}`,
	'tables within each other': `${'<table><tr><td>'.repeat(30)}text`,
	'tracks beyond number': styled('p{display:grid;grid-template-columns:repeat(1000, repeat(1000, 1px)) repeat(auto-fill, 0)}'),
	'borders of dashes beyond number': styled('p{border:0.001px dashed red;width:100000px;height:100000px}'),
	'dots around many round boxes, and dashes around these': styled(
		'p{border:3px dotted red;border-radius:50%;outline:1px dashed}',
		'<p>x</p>'.repeat(1_000),
	),
	'a background in very many tiles': styled('p{height:600px;background:linear-gradient(45deg, red, blue) 0 0/1px 1px}'),
	'backgrounds in many tiles each': styled(
		'p{width:500px;height:9px;background:radial-gradient(red, transparent) 0 0/1px 1px}',
		'<p>x</p>'.repeat(200),
	),
	'a drawing that uses itself': '<svg><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/><use href="#b"/></g></svg>',
	'a path of a megabyte': `<svg><path d="M0 0${'a1 1e9 1e-9 0110 1e99'.repeat(50_000)}"/></svg>`,
	'groups within groups that are clear': `<svg>${'<g opacity="0.9" transform="scale(1e6)">'.repeat(150)}<rect width="1" height="1"/><rect width="1" height="1"/>${'</g>'.repeat(150)}</svg>`,
	'gradients of many stops for many shapes': `<svg><linearGradient id="g">${'<stop offset="0.5" stop-opacity="0.5"/>'.repeat(10_000)}</linearGradient>${'<rect width="9" height="9" fill="url(#g)"/>'.repeat(100)}</svg>`,
	'gradients that refer to each other':
		'<svg><linearGradient id="g" href="#h"/><linearGradient id="h" href="#g"/><rect width="9" height="9" fill="url(#g)"/></svg>',
	'a clip of many shapes for many others': `<svg><clipPath id="c">${'<rect width="9" height="9"/>'.repeat(300)}</clipPath>${'<rect width="9" height="9" clip-path="url(#c)"/>'.repeat(300)}</svg>`,
	'a mask that masks itself, and one of another':
		'<svg><mask id="m" mask="url(#n)"><rect width="9" height="9" mask="url(#m)"/></mask><mask id="n"><rect width="9" height="9" mask="url(#m)"/></mask><rect width="9" height="9" mask="url(#n)"/></svg>',
	'masks within masks': `<svg>${many(60, (index) => `<mask id="m${index}"><rect width="9" height="9" fill="#fff" mask="url(#m${index + 1})"/></mask>`)}<rect width="9" height="9" mask="url(#m0)"/></svg>`,
	'a marker and a pattern within themselves':
		'<svg><marker id="m"><path d="M0 0h1v1" marker-end="url(#m)"/></marker><pattern id="p" width="1" height="1"><rect width="1" height="1" fill="url(#p)"/></pattern><path d="M0 0h9v9z" fill="url(#p)" marker-mid="url(#m)"/></svg>',
	'fonts for very many ranges of characters': styled(
		`@font-face{font-family:a;src:url(data:font/ttf;base64,AAAA);unicode-range:${'U+4E00-4E01,'.repeat(8_000)}U+1}`.repeat(50),
	),
	'a large file in place of a font': styled(
		`@font-face{font-family:a;src:url(data:font/woff2;base64,${'d09GMgAB'.repeat(600_000)})}`,
	),
	'tiles beyond number':
		'<svg><pattern id="p" width="1e-9" height="1e-9"><rect width="1" height="1"/></pattern><rect width="1e7" height="1e7" fill="url(#p)"/></svg>',
	'text in drawings that turns with each letter': `<svg><text>${'<tspan>a</tspan><tspan>א</tspan>'.repeat(10_000)}</text></svg>`,
	'lines that run down in others that do, at every depth':
		'<div style="writing-mode:vertical-rl"><div style="writing-mode:horizontal-tb">word '.repeat(80),
	'many boxes whose lines run down': `<table>${'<tr>'.concat('<th style="writing-mode:vertical-rl">head'.repeat(20)).repeat(200)}</table>`,
	'pages that many links name': styled(
		'a::after{content:target-counter(attr(href), page)}',
		`<p id="a">x</p>${'<a href="#a">x</a> '.repeat(5_000)}`,
	),
	'a page that moves what names it': styled(
		'a::after{content:target-counter(attr(href), page, lower-roman)}',
		`${'<p>text</p>'.repeat(400)}${'<a href="#a">x</a>'.repeat(600)}<p id="a" style="break-before:page">x</p>`,
	),
	'columns beyond number': `<div style="columns:1000000;column-gap:0">${'<p>text</p>'.repeat(200)}</div>`,
	'columns of nothing': `<div style="column-width:1e-9px;column-gap:0">${'word '.repeat(3_000)}</div>`,
	'columns within each other': `${'<div style="columns:2;column-gap:1px">word'.repeat(20)}${'<p>text</p>'.repeat(20)}`,
	'high columns within each other': `${'<div style="columns:2;column-gap:1px">'.repeat(6)}${'<p>text</p>'.repeat(400)}`,
	'a column for each of many': `<div style="columns:3">${'<p style="break-before:column">text</p>'.repeat(3_000)}</div>`,
	'a page of columns for each of many': `<div style="columns:3">${'<p style="break-before:page">text</p>'.repeat(3_000)}</div>`,
	'boxes over all columns, again and again': `<div style="columns:3">${'<p>text</p><h2 style="column-span:all">over</h2>'.repeat(3_000)}</div>`,
	'boxes over all columns, at every depth': `<div style="columns:2">${'<div><p>text</p><h2 style="column-span:all">over</h2>'.repeat(150)}`,
	'a high box in columns': '<div style="columns:3"><div style="height:1e8px;background:red"></div></div>',
	'letters that each have a place': `<svg><text x="${'1 '.repeat(100_000)}">${'a'.repeat(100_000)}</text></svg>`,
	'transforms beyond number': `<svg viewBox="0 0 1e-9 1e9"><g transform="${'scale(1e9) rotate(1) '.repeat(20_000)}"><circle r="1e30" stroke="red" stroke-dasharray="0.0000001"/></g></svg>`,
	'sizes beyond number': styled('p{margin-left:1e30px;font-size:1e9px;padding:1e300px;line-height:1e9}'),
};

/** The longest time between two pauses, in milliseconds of processor time, and what came of it. */
async function measure(html: string): Promise<{ readonly longest: number; readonly outcome: string }> {
	let [longest, since] = [0, process.cpuUsage()];
	const look = (): void => {
		const { user, system } = process.cpuUsage(since);
		longest = Math.max(longest, (user + system) / 1000);
		since = process.cpuUsage();
	};
	const backend = localBackend({
		pause: () => {
			look();
			return new Promise((resolve) =>
				setImmediate(() => {
					since = process.cpuUsage();
					resolve();
				}),
			);
		},
	});
	try {
		const { documents } = await backend.run(
			'html_to_pdf',
			[{ name: 'a.html', bytes: Buffer.from(html) }],
			decode('html_to_pdf', {}),
		);
		look();
		return { longest, outcome: `${documents.length} document` };
	} catch (thrown) {
		if (!(thrown instanceof OctavoError)) throw thrown;
		return { longest, outcome: thrown.issues.map(({ message }) => message).join() };
	}
}

/** Several tests run at once, and the time is that of all threads: alone, the longest step takes about a tenth. */
const LONGEST = 1000;

describe('html_to_pdf', () => {
	beforeAll(async () => {
		await measure('<b>warm</b><i>up</i><code>it</code>');
	});

	testInTurn.each(sampled(Object.entries(refused), 4))('refuses %s', async (_name, [html, message]) => {
		const { outcome, longest } = await measure(html);
		expect(outcome).toMatch(message);
		expect(longest).toBeLessThan(LONGEST);
	});

	testInTurn.each(sampled(Object.entries(printed), 8))('prints %s, in short steps', async (_name, html) => {
		const { outcome, longest } = await measure(html);
		expect(outcome).toMatch(/^1 document$|more than 5000 pages|at most/);
		expect(longest).toBeLessThan(LONGEST);
	});
});

test('parseHtml keeps text that no element is around', async () => {
	const { root } = await parseHtml('a<b>c', job().pace);
	expect(root.name).toBe('html');
});
