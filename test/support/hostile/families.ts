/**
 * Families of hostile documents that once held the event loop for seconds, took gigabytes, or time in the square of their size. Each
 * is made for any size: the bound is over the document, not on one number of it.
 */
import { deflateSync } from 'node:zlib';
import type { Document } from '../../../shared/contract/backend';
import { RawFile, rawPages } from '../documents/raw';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';
import { archiveFamilies } from './archive-families';
import { drawingFamilies } from './drawing-families';
import { fontFamilies } from './font-families';
import { givenFontFamilies } from './given-font-families';
import { givenImageFamilies } from './given-image-families';
import { htmlFamilies } from './html-families';
import { imageFamilies } from './image-families';
import { redactionFamilies } from './redaction-families';
import { sharedListFamilies } from './trees/shared-list-families';
import { signatureFamilies } from './signature-families';
import { streamFamilies } from './stream-families';
import { structureFamilies } from './structure-families';
import { treeFamilies } from './trees/tree-families';
import { valueFamilies } from './value-families';
import { sharedTexts } from './texts/shared-texts';
import { comparedPages } from './compared';
import { visualPages } from './visual';

type Objects = Record<number, string | readonly [entries: string, data: string]>;

const deflated = (data: string): readonly [string, string] => [
	'/Filter/FlateDecode',
	deflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
];

/** One page with this content; object 60 is its content, 61 its resources. */
const page = (content: string, resources: string, objects: Objects = {}) => [
	asDocument(
		rawPages(1, {
			pages: { 1: '/Contents 60 0 R/Resources 61 0 R' },
			objects: { 60: deflated(content), 61: `<<${resources}>>`, ...objects },
		}),
	),
];

const reading = (documents: Costly['documents'], size: number, ends: Costly['ends'] = 'ok'): Costly => ({
	operation: 'extract_text',
	documents,
	size,
	ends,
});

const markdown = (text: (size: number) => string, size: number, ends: Costly['ends'] = 'ok'): Costly => ({
	operation: 'markdown_to_pdf',
	documents: (given) => [{ name: 'text.md', bytes: Buffer.from(text(given)) }],
	size,
	ends,
});

const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** A composite font, its ToUnicode CMap and its encoding, which is a name or the number of an object. */
const font = (mappings: string, more: Objects = {}, encoding = '/Identity-H'): Objects => ({
	63: `<</Type/Font/Subtype/Type0/BaseFont/My/Encoding${encoding}/DescendantFonts[64 0 R]/ToUnicode 65 0 R>>`,
	64: '<</Type/Font/Subtype/CIDFontType2/BaseFont/My/DW 500>>',
	65: deflated(mappings),
	...more,
});
const FONT = '/Font<</F 63 0 R>>';
const shown = (codes: string): string => `BT /F 12 Tf 40 100 Td <${codes}> Tj ET`;
const meaning = (text: string): string => `1 beginbfchar <0001> <${hex(text)}> endbfchar`;

/** A file without a cross-reference, whose pages share one list of contents, as long as there are pages. */
function withoutTable(pages: number): readonly Document[] {
	const kids = Array.from({ length: pages }, (_, index) => 100 + index);
	const file = new RawFile()
		.object(1, '<</Type/Catalog/Pages 2 0 R>>')
		.object(2, `<</Type/Pages/Count ${pages}/MediaBox[0 0 300 200]/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`)
		.object(3, `[${'4 0 R '.repeat(pages)}]`)
		.stream(4, '', 'q Q');
	for (const kid of kids) file.object(kid, '<</Type/Page/Parent 2 0 R/Contents 3 0 R>>');
	return [asDocument(file.bytes)];
}

/** Patterns, each of which paints with the next one twice, in two places. */
function patterns(depth: number): Objects {
	const objects: Objects = {};
	for (let level = 0; level < depth; level++)
		for (const side of [0, 1]) {
			const next = `/A ${70 + 2 * level + 2} 0 R/B ${70 + 2 * level + 3} 0 R`;
			const last = level === depth - 1;
			const entries = `/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Matrix[1 0 0 1 ${side} ${level}]`;
			objects[70 + 2 * level + side] = [
				`${entries}/Resources<</Pattern<<${last ? '' : next}>>>>`,
				last ? '0 0 9 9 re f' : '/Pattern cs /A scn 0 0 9 9 re f /B scn 0 0 9 9 re f',
			];
		}
	return objects;
}

/** Forms, each of which draws the next one twice. */
const forms = (depth: number): Objects =>
	Object.fromEntries(
		Array.from({ length: depth }, (_, level) => [
			70 + level,
			[
				`/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${71 + level} 0 R>>>>`,
				level === depth - 1 ? 'q Q' : '/X Do /X Do',
			] as const,
		]),
	);

/** Structure elements within each other, of which the outermost gives text. */
function tags(depth: number): Costly['documents'] extends (size: number) => infer R ? R : never {
	const objects: Objects = {
		60: ['', `BT /F 12 Tf 40 100 Td ${Array.from({ length: depth }, (_, id) => `/P<</MCID ${id}>>BDC (a) Tj EMC`).join(' ')} ET`],
		90: `<</Type/StructTreeRoot/K 100 0 R>>`,
	};
	for (let level = 0; level < depth; level++)
		objects[100 + level] = `<</S/P/Pg 11 0 R/ActualText(x)/K[${level}${level === depth - 1 ? '' : ` ${101 + level} 0 R`}]>>`;
	return [
		asDocument(
			rawPages(1, { catalog: '/StructTreeRoot 90 0 R/MarkInfo<</Marked true>>', pages: { 1: '/Contents 60 0 R' }, objects }),
		),
	];
}

const many = (text: string, count: number): string => text.repeat(Math.floor(count));

/** By what they attack. */
/** A text layer of words, of which some begin a line. */
const recognized = (begins: (index: number) => boolean, size: number): Costly => ({
	operation: 'add_text_layer',
	documents: () => [asDocument(rawPages(1, { objects: { 41: ['', ''] } }))],
	parameters: (count) => {
		const words = Array.from({ length: count }, (_, index) => ({
			...{ text: 'are', x: index % 1000, y: index % 900, width: 3, height: 9 },
			line: begins(index),
		}));
		const layer = { pages: [{ page: 1, width: 2000, height: 2000, words }] };
		return { text_layer: asDocument(Buffer.from(JSON.stringify(layer)), 'layer.json') };
	},
	size,
	ends: 'ok',
});

export const families: Readonly<Record<string, Costly>> = {
	...archiveFamilies,
	...drawingFamilies,
	...fontFamilies,
	...imageFamilies,
	...streamFamilies,
	...structureFamilies,
	...treeFamilies,
	...valueFamilies,
	...redactionFamilies,
	...sharedListFamilies,
	...signatureFamilies,
	'recognized: words of one line': recognized(() => false, 60_000),
	'recognized: lines of two words': recognized((index) => index % 2 === 0, 60_000),
	'text: combining marks in one glyph': {
		...reading((marks) => page(shown('0001'), FONT, font(meaning(`a${many('\u0316\u0301', marks / 2)}`))), 4000),
		operation: 'find_text',
		parameters: () => ({ search: 'zz' }),
	},
	'text: a long text for one glyph that is shown often': reading(
		(times) => page(shown(many('0001', times)), FONT, font(meaning(many('abc', 1000)))),
		20_000,
		'limit_exceeded',
	),
	'text: a glyph of a megabyte of marks': reading(
		(marks) => page(shown(many('0001', 300)), FONT, font(meaning(`a${many('\u0316\u0301', marks / 2)}`))),
		500_000,
	),
	'text: one string of many glyphs': reading((glyphs) => page(shown(many('0041', glyphs)), FONT, font('')), 400_000),
	'text: many strings in one array': reading(
		(strings) => page(`BT /F 12 Tf 40 100 Td [${many('<0041>-9 ', strings)}] TJ ET`, FONT, font('')),
		200_000,
	),
	'fonts: codespaces': reading((count) => {
		const spaces = Array.from({ length: 900 }, (_, at) => `<${(at % 256).toString(16).padStart(2, '0')}00> <ffff>`).join(' ');
		const cmap = many(`begincodespacerange <00> <7f> ${spaces} endcodespacerange `, count / 900);
		return page(shown(many('004180ff', 1000)), FONT, font('', { 66: deflated(cmap) }, ' 66 0 R'));
	}, 400_000),
	'fonts: ranges of long texts': reading(
		(codes) =>
			page(
				shown(Array.from({ length: codes }, (_, code) => code.toString(16).padStart(4, '0')).join('')),
				FONT,
				font(`1 beginbfrange <0000> <ffff> <${hex(many('abc', 1000))}> endbfrange`),
			),
		20_000,
		'limit_exceeded',
	),
	'fonts: names of glyphs with many suffixes': reading(
		(length) =>
			page('BT /F 12 Tf 40 100 Td (a) Tj ET', '/Font<</F 63 0 R>>', {
				63: `<</Type/Font/Subtype/Type1/BaseFont/My/Encoding<</Differences[97/q${many('big', length)}]>>>>`,
			}),
		20_000,
	),
	'content: one replacement text again and again': reading(
		(times) =>
			page(
				`BT /F 12 Tf 40 100 Td ${many('/Span/P BDC (a) Tj EMC ', times)} ET`,
				'/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/Properties<</P 62 0 R>>',
				{ 62: `<</ActualText(${many('a', 5000)})>>` },
			),
		4000,
		'limit_exceeded',
	),
	'content: a membership of many layers': reading(
		(size) =>
			page(many('/OC/P BDC EMC ', size), '/Properties<</P 62 0 R>>', {
				62: `<</Type/OCMD/OCGs[${many('67 0 R ', size)}]>>`,
				67: '<</Type/OCG/Name(a)>>',
			}),
		8000,
	),
	'content: forms that draw forms twice': reading(
		(depth) => page('/X Do', '/XObject<</X 70 0 R>>', forms(depth)),
		56,
		'limit_exceeded',
	),
	'tags: elements within each other': reading(tags, 6000),
	'repair: pages that share a long list of contents': {
		operation: 'rotate_pages',
		documents: withoutTable,
		parameters: () => ({ angle: '90' }),
		size: 3000,
		ends: 'ok',
	},
	'patterns: that paint with two patterns each': {
		operation: 'compare_documents',
		documents: (depth) => page('/Pattern cs /A scn 0 0 9 9 re f', '/Pattern<</A 70 0 R>>', patterns(depth)),
		parameters: (depth) => ({
			compare_to: page('/Pattern cs /A scn 0 0 9 9 re f n', '/Pattern<</A 70 0 R>>', patterns(depth))[0],
		}),
		size: 28,
		ends: 'ok',
	},
	'data: a prefix of page labels': {
		operation: 'get_document_info',
		documents: (pages) => [asDocument(rawPages(pages, { catalog: `/PageLabels<</Nums[0<</S/D/P(${many('a', 100_000)})>>]>>` }))],
		parameters: () => ({ per_page: 'true' }),
		size: 1000,
		ends: 'limit_exceeded',
	},
	'markdown: marks on one letter': markdown((marks) => `a${many('\u0316\u0301', marks / 2)}`, 40_000),
	'markdown: quotes within quotes': markdown((words) => `${'> '.repeat(50)}${many('word ', words)}`, 50_000),
	'markdown: a long footnote': markdown((words) => `a[^1]\n\n[^1]: ${many('word ', words)}`, 90_000),
	'markdown: blanks below the head of a table': markdown((blanks) => `a|b\n:-${many(' ', blanks)}x`, 80_000),
	'markdown: tags without an end': markdown((tags) => `<div>\n${many('<script ', tags)}`, 12_000),
	'markdown: openers': markdown((openers) => `a ${many('<? ', openers)}`, 4000, 'invalid_parameters'),
	'markdown: a table': markdown((rows) => `|a|b|\n|-|-|\n${many('|1|2|\n', rows)}`, 4000),
	'markdown: a table of many columns': markdown(
		(columns) => `${many('|a', columns)}|\n${many('|-', columns)}|\n${many('|1|\n', columns / 4)}`,
		4000,
		'invalid_parameters',
	),
	'markdown: front matter of keys within keys': markdown((keys) => `---\n${many('? ', keys)}\n---\n\nText`, 9000),
	'markdown: a row of cells': markdown((cells) => `|a|b|\n|-|-|\n${many('|a', cells)}|\n`, 100_000, 'invalid_parameters'),
	'markdown: links without marks': markdown((links) => many('www.a.b ', links), 9000, 'invalid_parameters'),
	'markdown: a long link of many lines': markdown(
		(length) => `[${many('word ', length / 5)}](http://a/${many('b', length)})`,
		90_000,
	),
	'markdown: words after a bracket': markdown((words) => `[${many('a-b ', words)}`, 14_000),
	'markdown: definitions': markdown((count) => Array.from({ length: count }, (_, at) => `[a${at}]: x\n`).join('\n'), 4000),
	'markdown: definitions and references': markdown(
		(count) => Array.from({ length: count }, (_, at) => `[a${at}]\n\n[a${count - at}]: x\n`).join('\n'),
		2000,
	),
	'markdown: footnotes': markdown(
		(count) => Array.from({ length: count }, (_, at) => `a[^${at}]\n\n[^${at}]: b\n\n`).join(''),
		4000,
	),
	'markdown: one heading': markdown((words) => `# ${many('ab ', words)}`, 60_000),
	'markdown: a list': markdown((items) => many('- a\n', items), 8000),
	'markdown: a list of lists': markdown((items) => many('- a\n  - b\n', items), 4000),
	'markdown: headings': markdown((count) => many('# a\n', count), 4000),
	'markdown: headings without a text between them': markdown((count) => '# a\n'.repeat(count), 20_000),
	'markdown: a list of headings': {
		...markdown((count) => Array.from({ length: count }, (_, index) => `# Heading ${index}\n\n`).join(''), 10_000),
		parameters: () => ({ table_of_contents: true }),
	},
	'markdown: lines below each other, underlined': markdown((count) => many('a\n=\n', count), 4000, 'invalid_parameters'),
	'markdown: a paragraph of many words': markdown((words) => many('ab ', words), 100_000),
	'markdown: a paragraph of many lines': markdown((lines) => many('words of a line\n', lines), 20_000),
	'markdown: one long word': markdown((length) => many('YWJj+/', length / 6), 200_000),
	'markdown: code': markdown((lines) => `\`\`\`\n${many('code();\n', lines)}\`\`\`\n`, 20_000),
	...givenFontFamilies,
	...givenImageFamilies,
	...htmlFamilies,
	...sharedTexts,
	...comparedPages,
	...visualPages,
};
