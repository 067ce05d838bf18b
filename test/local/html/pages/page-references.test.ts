/** Numbers of pages in a text, and links to places in it (CSS Generated Content for Paged Media, 4.1). */
import { printStyled } from '../../../support/hosts/styled-html';
import { pageTexts, qpdfCheck, qpdfJson, withPrograms } from '../../../support/judges/tools';
import { testInTurn } from '../../../support/sample';

const SHEET =
	'@page{size:400pt 300pt;margin:20pt}body{margin:0;font:16px/20px sans-serif}h2{break-before:page}.n a::after{content:" @" target-counter(attr(href), page)}';

const wordsOn = (bytes: Uint8Array): string[] => pageTexts(bytes).map((text) => text.replace(/\s+/g, ' '));

withPrograms('poppler', 'qpdf')('a list of contents', () => {
	testInTurn('has the numbers of pages, also where it takes several pages itself', async () => {
		const names = Array.from({ length: 40 }, (_, index) => `chapter${String(index).padStart(2, '0')}x`);
		const { bytes, notes } = await printStyled(
			`<div class="n">${names.map((name) => `<p><a href="#${name}">${name}</a></p>`).join('')}</div>${names.map((name) => `<h2 id="${name}">${name}</h2>`).join('')}`,
			SHEET,
		);
		expect(notes).toEqual([]);
		expect(qpdfCheck(bytes).clean).toBe(true);
		const pages = wordsOn(bytes);
		const listed = pages.join(' ').matchAll(/(chapter\d\dx) ?@(\d+)/g);
		const found = [...listed].map(([, name, number]) => [name, Number(number)]);
		expect(found.length).toBe(40);
		// The last page with the name is that of the chapter.
		expect(found).toEqual(names.map((name) => [name, pages.findLastIndex((text) => text.includes(name)) + 1]));
		expect(found[0]![1]).toBeGreaterThan(3);
	});

	it('finds places among text and in columns, writes numbers as it says, and nothing for places that are not there', async () => {
		const { bytes } = await printStyled(
			`<style>.r::after{content:"(" target-counter(attr(href url), page, lower-roman) ")"}.u::after{content:target-counter(url(#inside), page)}</style><p><a class="r" href="#inside">A</a> <a class="r" href="#none">B</a> <a class="r" href="https://example.org">C</a> <a class="r" href="#columns">D</a> <span class="u">E</span></p><h2>Next</h2><p>text <span id="inside">here</span></p><h2>Last</h2><div style="columns:2"><p>one</p><p style="break-before:column" id="columns">two</p></div>`,
			SHEET,
		);
		expect(wordsOn(bytes)[0]).toContain('A(ii) B() C() D(iii) E2');
	});

	it('says that numbers do not settle', async () => {
		// The long number is cut in two lines, which move the chapter to a page with a short one.
		const { bytes, notes } = await printStyled(
			`<style>p{height:auto}.m::after{content:target-counter(attr(href), page, lower-roman)}</style>${'<p style="break-before:page">x</p>'.repeat(7)}<p style="break-before:page;width:3ch;font-family:monospace;overflow-wrap:anywhere"><a class="m" href="#end"></a></p><p style="height:300px"></p><p id="end">end</p>`,
			SHEET,
		);
		expect(pageTexts(bytes).length).toBeGreaterThan(7);
		expect(notes.some(({ code, message }) => code === 'styles_ignored' && message.includes('target-counter'))).toBe(true);
	});

	it('says that it does not know other counters of places', async () => {
		const { notes } = await printStyled(
			'<a class="o" href="#a">A</a><p id="a">a</p>',
			'.o::after{content:target-counter(attr(href), section)}',
		);
		expect(notes.map(({ code }) => code)).toEqual(['styles_ignored']);
	});
});

withPrograms('qpdf')('a link', () => {
	it('leads to a place among text', async () => {
		const { bytes } = await printStyled(
			'<p><a href="#here">go</a></p><h2>Next</h2><p>text <a name="here"></a>and <b id="other">more</b></p><p><a href="#other">back</a></p>',
			SHEET,
		);
		const { qpdf, pages } = qpdfJson(bytes);
		const objects = Object.values(qpdf[1] as Record<string, { readonly value?: Readonly<Record<string, unknown>> }>);
		const links = objects.filter(({ value }) => value?.['/Subtype'] === '/Link');
		const targets = links.map(({ value }) => (value!['/Dest'] as unknown[])[0]);
		expect(targets).toEqual([pages[1].object, pages[1].object]);
	});
});
