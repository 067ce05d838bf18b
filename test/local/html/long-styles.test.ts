/** Style sheets and elements of which one part is very long: the parts that are read without a pause are bounded, and notes tell the others. */
import { decode } from '../../../shared/contract/values/decode';
import { briefText, everyElement } from '../../../shared/html/nodes';
import { parseHtml } from '../../../shared/html/parse-html';
import { StyleSheets } from '../../../shared/html/style-sheet';
import { familiesOf } from '../../../shared/html/values/text-properties';
import { htmlTargets } from '../../../shared/html/targets';
import { readValue } from '../../../shared/html/values/tokens';
import { Headings } from '../../../shared/local/html/headings';
import { neededFonts } from '../../../shared/local/html/fonts/needed-fonts';
import { Pace } from '../../../shared/pace/pace';
import { job, local } from '../../support/hosts/local';

const print = (html: string) =>
	local.run('html_to_pdf', [{ name: 'a.html', bytes: Buffer.from(html) }], decode('html_to_pdf', {}));

const many = (count: number, make: (index: number) => string): string =>
	Array.from({ length: count }, (_, index) => make(index)).join('');

test.each([
	['attributes of an element', `<p ${many(10_001, (index) => `a${index} `)}>x`, /an element of more than 10000 attributes/],
	['attributes of the body', many(20, (tag) => `<body ${many(501, (index) => `a${tag}b${index} `)}>`), /10000 attributes/],
	['declarations of an element', `<p style="${'a:b;'.repeat(10_001)}">x`, /more than 10000 declarations/],
	['declarations of a rule without an element', `<style>q{${'a:b;'.repeat(10_001)}}</style>x`, /more than 10000 declarations/],
	['declarations that cannot be read', `<style>q{${'1:b;'.repeat(10_001)}}</style>x`, /more than 10000 declarations/],
	['keyframes', `<style>@keyframes a{${'to{}'.repeat(50_001)}}</style>x`, /more than 50000 rules/],
	['parts of a rule of pages', `<style>@page{${'a{}'.repeat(50_001)}}</style>x`, /more than 50000 rules/],
])('refuses too many %s', async (_, html, message) => {
	await expect(print(html)).rejects.toMatchObject({ issues: [{ message: expect.stringMatching(message) as string }] });
});

test.each([
	['a long value', `<p style="background:red${',red'.repeat(30_000)}">x`, 'background'],
	['a long value with an address', `<p style="background:url(a)${',red'.repeat(30_000)}">x`, 'background'],
	['values that are long together', `<p style="${`grid-area:${'a '.repeat(30_000)};`.repeat(2)}color:red">x`, 'grid-area'],
	['a long condition', `<style>@supports ${'(a:b) or '.repeat(3_000)}(color:red){p{color:red}}</style>x`, '@supports'],
	['a long attribute of media', `<style media="${'a,'.repeat(10_001)}print">p{color:red}</style>x`, 'media'],
	['a long value of pages', `<style>@page{margin:1px ${'a '.repeat(60_000)}}</style>x`, '@page margin'],
	['a transform of very many functions', `<p style="transform:${'rotate(1deg) '.repeat(101)}">x`, 'transform'],
	['a long list of media', `<style>@media ${'a,'.repeat(10_001)}print{p{color:red}}</style>x`, '@media'],
])('tells that %s had no effect', async (_, html, name) => {
	const { notes } = await print(html);
	expect(notes).toContainEqual({ code: 'styles_ignored', message: expect.stringContaining(name) as string });
});

test('reads a long address, which is not counted as a value', async () => {
	const image = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><!--${'a'.repeat(200_000)}--></svg>`)}`;
	const { notes } = await print(`<p style="background:url('${image}')">x`);
	expect(notes.map(({ code }) => code)).not.toContain('styles_ignored');
});

test('keeps a hundred families of a style: each text looks for the first that is known', () => {
	const families = familiesOf(readValue(`${many(200, (index) => `f${index},`)}monospace`)!);
	expect([families.length, families.at(-1)]).toEqual([100, 'f99']);
});

test('asks whether others are due for each declaration in which a font is looked for, and once for rules that share it', async () => {
	const { pace } = job();
	const sheets = new StyleSheets({ width: 500, height: 800 }, pace);
	await sheets.add(`${'q,'.repeat(500)}q{${'font-family:arial;'.repeat(300)}}`);
	expect(sheets.rules).toHaveLength(501);
	const step = jest.spyOn(Pace.prototype, 'step');
	await neededFonts([], sheets, { header: '', footer: '', date: '', title: '' } as Parameters<typeof neededFonts>[2], pace);
	expect(step.mock.calls).toHaveLength(300);
	step.mockRestore();
});

test('asks whether others are due for each element that may have a name or an image, and for each heading', async () => {
	const { pace } = job();
	const { root } = await parseHtml(`${'<h1><div>'.repeat(20)}${'<b style="background:url(a)"></b>'.repeat(50)}`, pace);
	expect([...Headings.read(root)].length).toBeGreaterThan(110);
	const step = jest.spyOn(Pace.prototype, 'step');
	expect([...(await htmlTargets(root, pace))]).toEqual(['a']);
	expect(step.mock.calls.length).toBeGreaterThan(140);
	step.mockRestore();
});

test('reads the title of an element from the beginning of its text', async () => {
	const html = `<h1>a\n <b>b</b>${' c'.repeat(20_000)}</h1><h2>${' '.repeat(20_000)}d</h2><h3>${'<b></b>'.repeat(20_000)}e</h3>`;
	const { root } = await parseHtml(html, job().pace);
	const headings = everyElement(root).filter(({ name }) => /^h\d$/.test(name));
	expect(headings.map(briefText).map((text) => [text.slice(0, 5), text.length])).toEqual([
		['a b c', 9_995],
		['', 0],
		['', 0],
	]);
});
