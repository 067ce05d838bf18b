/** Text in, text out: whatever box a page break divides, and at whatever line. */
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { pageSizes, pageTexts, qpdfCheck, wordBoxes, withTools } from '../../support/judges/tools';
import { HTML_INVOICE } from '../../support/documents/markdown';
import { sampled, testInTurn } from '../../support/sample';

async function print(html: string, parameters: RawParameters = {}) {
	const input = { name: 'text.html', bytes: Buffer.from(html) };
	return await local.run('html_to_pdf', [input], decode('html_to_pdf', { page_size: 'A5', ...parameters }));
}

let count = 0;
/** Words that are there once each. */
const words = (many: number): string => Array.from({ length: many }, () => `w${++count}x`).join(' ');
const times = (many: number, make: (index: number) => string): string =>
	Array.from({ length: many }, (_, index) => make(index)).join('');

/** A kind of box with so much in it that a page of A5 ends within. */
const BOXES: Readonly<Record<string, () => string>> = {
	'a paragraph': () => `<p>${words(150)}</p>`,
	'boxes within boxes': () =>
		`<div style="padding:9px;border:2px solid"><div style="padding:9px;background:#eee">${words(150)}</div></div>`,
	'a list': () => `<ol>${times(30, () => `<li>${words(6)}</li>`)}</ol>`,
	'a table of rows': () =>
		`<table><thead><tr><th>${words(1)}</th><th>b</th></tr></thead>${times(30, () => `<tr><td>${words(3)}</td><td>${words(4)}</td></tr>`)}</table>`,
	'a table with one high row': () => `<table border="1"><tr><td>${words(60)}</td><td>${words(200)}</td></tr></table>`,
	'cells over several rows': () =>
		`<table border="1">${times(12, () => `<tr><td rowspan="2">${words(12)}</td><td>${words(6)}</td></tr><tr><td>${words(6)}</td></tr>`)}</table>`,
	'a table of which borders collapse': () =>
		`<table style="border-collapse:collapse" border="1">${times(25, () => `<tr><td>${words(5)}</td><td>${words(5)}</td></tr>`)}</table>`,
	'a flexible row with high items': () =>
		`<div style="display:flex;gap:9px"><div>${words(120)}</div><div>${words(180)}</div></div>`,
	'flexible rows that wrap': () =>
		`<div style="display:flex;flex-wrap:wrap;gap:9px">${times(24, () => `<div style="width:45%;border:1px solid">${words(9)}</div>`)}</div>`,
	'a flexible column': () =>
		`<div style="display:flex;flex-direction:column;gap:9px">${times(8, () => `<div>${words(20)}</div>`)}</div>`,
	'a grid': () =>
		`<div style="display:grid;grid-template-columns:1fr 2fr;gap:9px">${times(16, () => `<div>${words(12)}</div>`)}</div>`,
	'a grid with items over several rows': () =>
		`<div style="display:grid;grid-template-columns:1fr 1fr">${times(6, () => `<div style="grid-row:span 2">${words(40)}</div><div>${words(20)}</div><div>${words(20)}</div>`)}</div>`,
	'a float beside text': () => `<div><div style="float:left;width:40%">${words(80)}</div>${words(200)}</div>`,
	'boxes among text': () =>
		`<p>${times(60, () => `<span style="display:inline-block;padding:4px;border:1px solid">${words(2)}</span> `)}</p>`,
	'a high box among text': () => `<p>before <span style="display:inline-block;width:50%">${words(200)}</span> after</p>`,
	'a positioned box': () =>
		`<div style="position:relative;height:700px"><div style="position:absolute;top:300px">${words(120)}</div></div>`,
	'a box from the bottom': () =>
		`<div style="position:relative;height:700px"><div style="position:absolute;bottom:20px;right:9px;width:60%">${words(60)}</div></div>`,
	'text that is kept as it is': () => `<pre>${times(50, () => `${words(4)}\n`)}</pre>`,
	'headings after each other': () => times(20, () => `<h3>${words(2)}</h3><p>${words(9)}</p>`),
	'boxes that are not to be divided': () => times(6, () => `<div style="break-inside:avoid">${words(30)}</div>`),
	'field sets with legends': () =>
		`<fieldset><legend>${words(20)}</legend>${words(60)}<fieldset>${words(4)}<legend>${words(90)}</legend></fieldset></fieldset>`,
	'a box with a height': () => `<div style="height:150px">${words(150)}</div><p>${words(20)}</p>`,
	columns: () => `<div style="columns:2">${times(9, () => `<p>${words(40)}</p>`)}</div>`,
	'columns of one paragraph': () => `<div style="column-width:7em;padding:9px;border:2px solid">${words(300)}</div>`,
	'columns with boxes over all of them': () =>
		`<div style="columns:3">${times(4, () => `<section><p>${words(50)}</p><h3 style="column-span:all">${words(3)}</h3></section>`)}</div>`,
	'columns of a height': () =>
		`<div style="columns:2;height:150px;column-fill:auto">${times(9, () => `<p>${words(30)}</p>`)}</div><p>${words(20)}</p>`,
	'columns of tables, lists and rows': () =>
		`<div style="columns:2"><table><thead><tr><th>${words(1)}</th></tr></thead>${times(30, () => `<tr><td>${words(2)}</td></tr>`)}</table><ul>${times(20, () => `<li>${words(4)}</li>`)}</ul><div style="display:flex">${times(3, () => `<div>${words(20)}</div>`)}</div></div>`,
	'columns within columns': () =>
		`<div style="columns:2">${times(3, () => `<p>${words(30)}</p><div style="columns:2;column-gap:9px">${words(80)}</div>`)}</div>`,
	'columns with boxes that are not to be divided': () =>
		`<div style="columns:2">${times(9, () => `<div style="break-inside:avoid;padding:5px">${words(25)}</div>`)}</div>`,
	'columns with floats and positioned boxes': () =>
		`<div style="columns:2;position:relative">${times(5, () => `<p><span style="float:left;width:40%">${words(9)}</span>${words(30)}</p><div style="position:relative;height:60px"><b style="position:absolute;bottom:0">${words(4)}</b></div>`)}</div>`,
	'columns beside others': () =>
		`<div style="display:flex"><div style="columns:2;width:50%">${words(120)}</div><div>${words(60)}</div></div>`,
	'letters with a distance': () => `<p style="letter-spacing:2px;line-height:2">${words(80)}</p>`,
};

const wordsIn = (texts: readonly string[]): string[] => texts.join(' ').match(/w\d+x/g) ?? [];

withTools('poppler')('html_to_pdf', () => {
	const cases = Object.entries(BOXES).flatMap(([name, make]) =>
		Array.from({ length: 12 }, (_, step) => [name, step * 59, make] as const),
	);
	testInTurn.each(sampled(cases, 12))('keeps all words of %s, %i pixels down the page', async (_name, down, make) => {
		const html = `<!DOCTYPE html><div style="height:${down}px"></div>${make()}`;
		const { documents } = await print(html);
		const found = wordsIn(pageTexts(documents[0]!.bytes));
		expect([...new Set(found)].sort()).toEqual([...new Set(wordsIn([html]))].sort());
	});

	const margins = Object.entries(BOXES).flatMap(([name, make]) => [0, 177, 413].map((down) => [name, down, make] as const));
	testInTurn.each(sampled(margins, 4))('keeps %s, %i pixels down, within margins of single pages', async (_name, down, make) => {
		const sheet = '@page{margin:1cm}@page:first{margin:2cm 1cm 5cm}@page:left{margin-top:3cm}';
		const html = make();
		const { documents } = await print(`<!DOCTYPE html><style>${sheet}</style><div style="height:${down}px"></div>${html}`);
		const { bytes } = documents[0]!;
		expect([...new Set(wordsIn(pageTexts(bytes)))].sort()).toEqual([...new Set(wordsIn([html]))].sort());
		const cm = 72 / 2.54;
		for (const [index, page] of wordBoxes(bytes).entries()) {
			const [least, most] = index === 0 ? [2, 5] : index % 2 === 1 ? [3, 1] : [1, 1];
			for (const { box } of page) {
				expect(box[1]).toBeGreaterThan(least * cm - 8);
				expect(box[3]).toBeLessThan(595.28 - most * cm + 8);
			}
		}
	});

	// Text that flows out of a box with a height is over the next one, where poppler takes equal letters for one.
	const apart = margins.filter(([name, down]) => name !== 'a box with a height' && down === 177);
	testInTurn.each(sampled(apart, 3))(
		'keeps %s, %i pixels down, on pages with a name and another size',
		async (_name, down, make) => {
			const sheet = '@page{size:A5;margin:1cm}@page wide{size:A5 landscape;margin:2cm}';
			const wide = `<section style="page:wide"><div style="height:${down / 2}px"></div>${make()}</section>`;
			const html = `<!DOCTYPE html><style>${sheet}</style><div style="height:${down}px"></div>${make()}${wide}${make()}`;
			const { bytes } = (await print(html)).documents[0]!;
			expect([...new Set(wordsIn(pageTexts(bytes)))].sort()).toEqual([...new Set(wordsIn([html]))].sort());
			const cm = 72 / 2.54;
			for (const [index, { width, height }] of pageSizes(bytes).entries()) {
				const margin = width > height ? 2 : 1;
				for (const { box } of wordBoxes(bytes)[index]!) {
					expect(box[1]).toBeGreaterThan(margin * cm - 8);
					expect(box[3]).toBeLessThan(height - margin * cm + 8);
				}
			}
		},
	);

	testInTurn('keeps each line within its page', async () => {
		const { documents } = await print(`<!DOCTYPE html><div style="display:flex">${times(2, () => `<p>${words(400)}</p>`)}</div>`);
		const pages = wordBoxes(documents[0]!.bytes);
		expect(pages.length).toBeGreaterThan(2);
		for (const page of pages)
			for (const {
				box: [, top, , bottom],
			} of page)
				expect([top > 20, bottom < 575]).toEqual([true, true]);
	});

	testInTurn('repeats the head of a table on each page', async () => {
		const rows = times(60, () => `<tr><td>${words(2)}</td></tr>`);
		const { documents } = await print(
			`<!DOCTYPE html><table><thead><tr><th>Head</th></tr></thead><tbody>${rows}</tbody></table>`,
		);
		const texts = pageTexts(documents[0]!.bytes);
		expect(texts.length).toBeGreaterThan(1);
		// Some readers give text in the order in which it was written.
		for (const text of texts) expect(text).toMatch(/\bHead\b/);
	});

	test('keeps a heading with its text', async () => {
		const { documents } = await print(`<!DOCTYPE html><div style="height:655px"></div><h2>Heading</h2><p>${words(60)}</p>`);
		const texts = pageTexts(documents[0]!.bytes);
		expect(texts.at(-1)).toMatch(/^Heading\s+w/);
	});
});

withTools('qpdf').test('html_to_pdf writes documents that qpdf finds nothing wrong with', async () => {
	const { documents } = await print(HTML_INVOICE);
	expect(qpdfCheck(documents[0]!.bytes)).toMatchObject({ clean: true });
});

testInTurn('html_to_pdf gives the same bytes for the same HTML', async () => {
	const [one, other] = [await print(HTML_INVOICE), await print(HTML_INVOICE)];
	expect(Buffer.compare(one.documents[0]!.bytes, other.documents[0]!.bytes)).toBe(0);
});

testInTurn('html_to_pdf gives the same bytes whatever it printed before, although documents share our fonts', async () => {
	const [first, second] = [
		'<p>office AVA ‘f’ <b>flow</b> é ё Ω <code>fi</code>',
		'<p>AV fA iffy e\u0301 е\u0308 <code>ffi</code> <b>wolf</b>',
	];
	const before = await print(first);
	await print(second);
	const after = await print(first);
	jest.resetModules();
	const { local: fresh } = await import('../../support/hosts/local');
	const input = { name: 'text.html', bytes: Buffer.from(second) };
	const alone = await fresh.run('html_to_pdf', [input], decode('html_to_pdf', { page_size: 'A5' }));
	expect(Buffer.compare(before.documents[0]!.bytes, after.documents[0]!.bytes)).toBe(0);
	expect(Buffer.compare(alone.documents[0]!.bytes, (await print(second)).documents[0]!.bytes)).toBe(0);
});

describe('low rows of a grid or a flexible box', () => {
	const each = (display: string): string =>
		`<div style="height:440px"></div><h2>head</h2><div style="display:${display};gap:5px">${times(4, (index) => `<div style="height:40px">r${index}</div>`)}</div>`;

	withTools('poppler')('fill the page', () => {
		it.each([
			['grid;grid-template-columns:1fr 1fr', ['head', 'r0', 'r1']],
			['grid', ['head', 'r0']],
			['flex;flex-direction:column', ['head', 'r0']],
		])('and the others are on the next one: %s', async (display, expected) => {
			const sheet = '<style>@page{size:400px 580px;margin:20px}body,h2{margin:0;font:20px/40px serif}</style>';
			const { documents } = await print(`<!doctype html>${sheet}${each(display)}`);
			const pages = wordBoxes(documents[0]!.bytes).map((page) => page.map(({ text }) => text));
			expect(pages[0]).toEqual(expected);
			expect(pages.flat()).toEqual(['head', 'r0', 'r1', 'r2', 'r3']);
		});
	});
});
