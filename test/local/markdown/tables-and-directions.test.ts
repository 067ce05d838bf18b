/** Wide tables, text from right to left, contents, and languages, as people write them. */
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { dejavu } from '../../support/documents/fonts';
import { asks, pageTexts, wordBoxes } from '../../support/judges/tools';
import { portraitOf } from '../../support/judges/portrait';
import { testInTurn } from '../../support/sample';

async function made(text: string, raw: RawParameters = {}) {
	const parameters = decode('markdown_to_pdf', { page_numbers: false, language: 'en', ...raw });
	const { documents } = await local.run('markdown_to_pdf', [{ name: 'text.md', bytes: Buffer.from(text) }], parameters);
	return documents[0]!.bytes;
}

describe('a table that is too wide', () => {
	asks('poppler');

	testInTurn('breaks words in its widest columns, and no number', async () => {
		const numbers = ['48,937', '78,485', '81,594', '9,620', '275,237', '1,048,576'];
		const address = `https://example.com/${'very/long/path/'.repeat(6)}`;
		const row = ['Liechtenstein', ...numbers, 'M. Featherstonehaugh-Cholmondeley', address];
		const text = `| ${row.map((_, index) => `C${index}`).join(' | ')} |\n|${'---|'.repeat(row.length)}\n| ${row.join(' | ')} |`;
		const words = wordBoxes(await made(text)).flat();
		for (const whole of [...numbers, 'Liechtenstein']) expect(words.map((word) => word.text)).toContain(whole);
		for (const { box } of words) expect(box[2]).toBeLessThan(595.28 - 70);
	});
});

describe('text from right to left', () => {
	asks('poppler');

	it('has marks, numbers and first columns at the right', async () => {
		const font = { name: 'DejaVuSans.ttf', bytes: dejavu() };
		const text =
			'מסמך בעברית\n\n- פריט\n\n1. שורה\n\n| שם | מחיר |\n|---|---|\n| תפוח | 12 |\n\n---\n\n- item\n\n| name | price |\n|---|---|\n| apple | 34 |';
		const words = wordBoxes(await made(text, { font, language: 'he' })).flat();
		const at = (wanted: string): number => {
			const found = words.find((word) => word.text === wanted || word.text === [...wanted].reverse().join(''));
			if (!found) throw new Error(`${wanted} is not among ${words.map((word) => word.text).join(' ')}`);
			return found.box[0];
		};
		const marks = words.filter((word) => word.text === '•').map((word) => word.box[0]);
		expect(marks[0]).toBeGreaterThan(at('פריט'));
		expect(marks[1]).toBeLessThan(at('item'));
		expect(at('שם')).toBeGreaterThan(at('מחיר'));
		expect(at('name')).toBeLessThan(at('price'));
		expect(at('תפוח')).toBeGreaterThan(at('12'));
	});
});

describe('a list of contents', () => {
	asks('poppler', 'qpdf', 'mutool');

	it('has every chapter, and comes before the first of them', async () => {
		const text = '# Chapter 1\n\nText.\n\n## Section\n\n# Chapter 2\n\nText.';
		const bytes = await made(text, { table_of_contents: 'true' });
		const [page = ''] = pageTexts(bytes);
		expect(page.trimStart().startsWith('Contents')).toBe(true);
		expect(page.match(/Chapter 1/g)).toHaveLength(2);
		expect(portraitOf(bytes).bookmarks.map(({ title }) => title)).toEqual(['Contents', 'Chapter 1', 'Section', 'Chapter 2']);
	});

	it('comes after the title, and names it', async () => {
		const bytes = await made('# Title\n\n## One\n\n### Deep\n\n## Two', { table_of_contents: 'true' });
		const [page = ''] = pageTexts(bytes);
		expect(page.trimStart().startsWith('Title')).toBe(true);
		expect(page.match(/Title/g)).toHaveLength(2);
		expect(page.match(/Deep/g)).toHaveLength(2);
	});
});

describe('front matter', () => {
	asks('poppler');

	it('shows its title where the text does not begin with a heading', async () => {
		expect(pageTexts(await made('---\ntitle: The Report\n---\nText.'))[0]).toMatch(/^\s*The Report\s+Text\.\s*$/);
		expect(pageTexts(await made('---\ntitle: The Report\n---\n# Other\n\nText.'))[0]).not.toContain('The Report');
	});
});

describe('HTML', () => {
	asks('poppler');

	it('keeps the cells of a row apart', async () => {
		const text = '<table><tr><td>Tea</td><td>3.50</td></tr><tr><th>Milk</th><th>1.20</th></tr></table>';
		expect(
			pageTexts(await made(text))[0]!
				.trim()
				.split(/\s*\n\s*/),
		).toEqual(['Tea 3.50', 'Milk 1.20']);
	});
});

test.each(['German', 'english', 'i', 'x', 'de_DE', 'e'])('refuses %s as a language', (language) => {
	expect(() => decode('markdown_to_pdf', { language })).toThrow('language: must be a language tag such as en, de-AT');
});

test.each(['de', 'de-AT', 'zh-Hant', 'gsw', 'x-klingon', 'i-default', 'EN-us'])('takes %s as a language', (language) => {
	expect(decode('markdown_to_pdf', { language })).toMatchObject({ language });
});
