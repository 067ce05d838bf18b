/** Which text becomes headings, items and emphasis in Markdown of pages without tags (docs/semantics.md, §26.4). */
import { markdownOf } from '../../../shared/model/text/markdown/markdown';
import { decode } from '../../../shared/contract/values/decode';
import { PageReader } from '../../../shared/model/text/page-reader';
import { openDocument } from '../../../shared/pdf/open-document';
import { lines, texts } from '../../support/documents/texts';
import { job, local } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

async function markdown(content: string, options: Parameters<typeof texts>[1] = {}): Promise<string> {
	const document = await openDocument(texts([content], options), job());
	return (await markdownOf(document, [await new PageReader(document, true).page(0)])).pages[0]!;
}

const bold = (x: number, y: number, text: string) => lines(x, y, [text]).replace('/F', '/B');
const body = lines(30, 500, ['Most of the page is text of this size, and', 'a paragraph of it has several lines.']);

describe('headings', () => {
	it('are bold lines with a number, not items of a list', async () => {
		expect(await markdown(bold(30, 540, '1. Introduction') + body)).toMatch(/^# 1\. Introduction\n\n/);
	});

	it('are not rows of numbers', async () => {
		expect(await markdown(body + bold(30, 440, '12 345 67 8'))).toMatch(/\n\n\*\*12 345 67 8\*\*$/);
	});

	it('are not sums of money with their label', async () => {
		expect(await markdown(body + bold(30, 440, 'Balance: 2.625,66 EUR'))).toMatch(/\n\n\*\*Balance: 2\.625,66 EUR\*\*$/);
		expect(await markdown(body + bold(30, 440, 'Table 8.18 Brands of coffee'))).toMatch(/\n\n# Table 8\.18 Brands of coffee$/);
	});

	it('are titles of a page that has little but a table', async () => {
		const row = (y: number) => lines(30, y, ['Steel hinge of type A']) + lines(200, y, ['12']) + lines(260, y, ['46.80']);
		const content = lines(30, 540, ['Invoice'], 18) + [500, 486, 472, 458].map(row).join('');
		expect(await markdown(content)).toMatch(/^# Invoice\n\n\| Steel/);
	});

	it('are bold titles above tables, and not the sentence below them, whatever the size of the cells', async () => {
		const row = (y: number) => lines(30, y, ['Sodium'], 8) + lines(200, y, ['138'], 8) + lines(260, y, ['135 - 145'], 8);
		const rows = (y: number) => [0, 12, 24].map((down) => row(y - down)).join('');
		const titles = lines(30, 560, ['Laboratory report'], 18) + bold(30, 530, 'Blood') + bold(30, 460, 'Urine');
		const text = await markdown(titles + rows(510) + rows(440) + lines(30, 390, ['Repeat the test in four weeks.']));
		expect(text.match(/^#+ .*$/gm)).toEqual(['# Laboratory report', '## Blood', '## Urine']);
	});

	it('are not the lines of an item that is bold', async () => {
		const item = bold(30, 440, '- An item of which all') + bold(40, 428, 'is bold');
		expect(await markdown(body + item)).toMatch(/\n\n- \*\*An item of which all is bold\*\*$/);
	});

	it('are not paragraphs, and the size of most of the area counts, not that of most characters', async () => {
		const small = 'small print of many characters '.repeat(3);
		const content =
			lines(10, 560, ['A line of the text itself,', 'and another one.'], 16) + lines(10, 300, Array(3).fill(small), 6);
		expect(await markdown(content)).toMatch(/^A line of the text itself,\nand another one\.\n\n/);
		const long = Array.from({ length: 4 }, () => 'larger text that goes on');
		expect(await markdown(body + lines(30, 440, long, 14))).not.toContain('#');
	});

	it('are not most of a page', async () => {
		const two = (y: number) => lines(10, y, ['A heading of a page that has nearly nothing else.'], 12);
		const content = Array.from({ length: 12 }, (_, at) => two(590 - 40 * at)).join('');
		const print = lines(10, 60, Array(16).fill('x '.repeat(100)), 3);
		expect(await markdown(content + print)).not.toContain('#');
	});
});

describe('marks of emphasis', () => {
	it('close in items whose number is bold', async () => {
		const item = 'BT /B 10 Tf 30 440 Td (1. Bold) Tj /F 10 Tf ( and the rest of it, which is plain) Tj ET';
		expect(await markdown(body + item)).toMatch(/\n\n1\. \*\*Bold\*\* and the rest/);
	});

	it('are left out where they would not close', async () => {
		const line = 'BT /F 10 Tf 30 440 Td (it is ) Tj /B 10 Tf (bold\\)) Tj /F 10 Tf (text and plain text after it) Tj ET';
		expect(await markdown(body + line)).toContain('it is bold)text and');
	});
});

it('does not take a ligature in a font of fixed pitch for code', async () => {
	const resources = '/Font<</F 61 0 R/C<</Type/Font/Subtype/Type1/BaseFont/Courier>>>>';
	const line = (text: string) => `BT /F 10 Tf 30 440 Td (of) Tj /C 10 Tf (${text}) Tj /F 10 Tf (ce is where we are) Tj ET`;
	expect(await markdown(body + line('fi'), { page: `/Resources<<${resources}>>` })).toContain('office is');
	expect(await markdown(body + line(' let '), { page: `/Resources<<${resources}>>` })).toContain('of `let` ce');
});

describe('code', () => {
	const page = '/Resources<</Font<</F 61 0 R/C<</Type/Font/Subtype/Type1/BaseFont/Courier>>>>>>';
	const code = (top: number, pitch: number, written: readonly string[], x = 30) =>
		written.map((text, at) => `BT /C 8 Tf ${x} ${top - pitch * at} Td (${text}) Tj ET\n`).join('');

	it('does not make headings of the text beside it, however much there is', async () => {
		const much = Array.from({ length: 30 }, () => 'a line of code that is as long as its page');
		const text = await markdown(
			lines(30, 580, Array(9).fill('The text beside it has several lines.'), 10) + code(440, 10, much),
			{ page },
		);
		expect(text).not.toContain('#');
		// A title alone is not taken for the usual text.
		const titled = await markdown(lines(30, 560, ['Title'], 20) + code(500, 10, much), { page });
		expect(titled).toMatch(/^# Title\n\n```/);
	});

	it('is one block where its lines are far apart, with its indentation', async () => {
		const function_ = code(480, 16, ['function f\\(\\) {']) + code(464, 16, ['return 1;'], 30 + 4 * 4.8) + code(448, 16, ['}']);
		expect(await markdown(body + function_, { page })).toMatch(/\n\n```\nfunction f\(\) \{\n {4}return 1;\n\}\n```$/);
		const apart = code(480, 16, ['one']) + code(420, 16, ['two']);
		expect(await markdown(body + apart, { page })).toMatch(/```\none\n```\n\n```\ntwo\n```$/);
	});
});

describe('lines of a paragraph', () => {
	const full = Array.from({ length: 6 }, () => 'a line of prose that is as long as the others of it');

	it('end where the next word had room, as in an address', async () => {
		const address = ['Acme Ltd', '# 3 Main Street', '12345 Town'];
		const text = await markdown(lines(30, 560, full) + lines(30, 460, address));
		expect(text).toBe(`${full.join(' ')}\n\nAcme Ltd\n\\# 3 Main Street\n12345 Town`);
	});

	it('go on where it had not, also beside a figure, and under wider lines', async () => {
		const narrow = Array.from({ length: 6 }, () => 'prose in a column');
		expect(await markdown(lines(30, 560, full) + lines(30, 460, narrow))).toBe(`${full.join(' ')}\n\n${narrow.join(' ')}`);
		const beside = await markdown(lines(30, 560, [...narrow, ...full]));
		expect(beside.split('\n').length).toBeLessThan(3);
		expect(await markdown(lines(30, 560, full) + lines(30, 460, ['an im-', 'portant word']))).toContain('an important word');
	});

	testInTurn('end so in elements of a tagged page, too', async () => {
		const html = `<p>Acme Ltd<br>Main Street 1<br>12345 Town</p><p>${'one line of prose that is as long as its page '.repeat(9)}`;
		const { documents } = await local.run(
			'html_to_pdf',
			[{ name: 'a.html', bytes: Buffer.from(`<!doctype html><html lang="en">${html}`) }],
			decode('html_to_pdf', {}),
		);
		const { data } = await local.run('extract_text', documents, decode('extract_text', { layout: 'markdown' }));
		expect(data!['text']).toMatch(/^Acme Ltd\nMain Street 1\n12345 Town\n\none line [^\n]+$/);
	});
});
