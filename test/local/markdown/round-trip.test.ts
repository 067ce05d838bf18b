/** Markdown → document → Markdown, by the tags: what comes back, and what a page cannot tell any more. */
import { decode } from '../../../shared/contract/values/decode';
import { textOfResult } from '../../../shared/contract/text-result';
import { dejavu } from '../../support/documents/fonts';
import { PIXEL } from '../../support/documents/stamps';
import { local } from '../../support/hosts/local';

const DOT = `data:image/png;base64,${Buffer.from(PIXEL).toString('base64')}`;

async function back(markdown: string, font?: Uint8Array): Promise<string> {
	const given = font && { font: { name: 'font.ttf', bytes: font } };
	const made = decode('markdown_to_pdf', { language: 'en', page_numbers: 'false', ...given });
	const { documents } = await local.run('markdown_to_pdf', [{ name: 'text.md', bytes: Buffer.from(markdown) }], made);
	const { data } = await local.run('extract_text', documents, decode('extract_text', { layout: 'markdown' }));
	return textOfResult(data!).trim();
}

test.each([
	['# One'],
	['# One\n\n## Two\n\n### Three\n\n## Two again'],
	['A paragraph.'],
	['Two paragraphs.\n\nOf text.'],
	['A *word*, a **word**, and `code`.'],
	['*All of it* at the start.'],
	['Bold **at the end**'],
	['A [link](https://example.org/a) in text.'],
	['[A link](https://example.org/b) at the start, and a [second](mailto:a@example.org).'],
	['- one\n- two\n- three'],
	['1. one\n2. two\n3. three'],
	['3. three\n4. four'],
	['- one\n   - two\n      - three\n- four'],
	['1. one\n   - two\n   - three\n2. four'],
	[
		'- A long item that goes over the edge of the column, so that it has a second line, which is still the same item of the list.\n- next',
	],
	['| a | b |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |'],
	['| a | b |\n| --- | --- |\n| [link](https://example.org) | text |'],
	['```\none\n\ttwo\n```'.replace('\t', '    ')],
	['# Title\n\nText.\n\n- item\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nMore text.'],
	['Ünïcödé, Ελληνικά, Кириллица, 5 € and ½.'],
	['Emoji 🎉 and arrows → in text.'],
	['An asterisk \\* and brackets \\[x\\] that are text.'],
	[
		'A very long paragraph that wraps over several lines on the page comes back as one paragraph, because the lines of a paragraph are joined when it is read, and no line break of the page is in the text that comes back.',
	],
	['> A quotation.'],
	['> One paragraph.\n>\n> Another one.\n\nText after it.'],
	['> Outside.\n>\n>> Inside.'],
	['> # Heading\n>\n> - one\n> - two'],
	['> | a | b |\n> | --- | --- |\n> | 1 | 2 |'],
	['> ```\n> one\n> two\n> ```'],
	['- [x] done\n- [ ] open\n- no task'],
	['1. one\n   - [ ] open\n2. two'],
	['Text[^1] and more[^2].\n\n[^1]: The first note, with *emphasis*.\n\n[^2]: The [second](https://example.org/n).'],
	['| a | b | c |\n| --- | --- | --- |\n|  | 1 |  |\n| 2 |  |  |\n|  |  | 3 |'],
	['| **bold** | `code` |\n| --- | --- |\n| *it* | 5 € |'.replace('**bold**', 'bold')],
	['#### Only\n\nText'.replace('####', '#')],
	['# A heading with `code`'],
	['# A *slanted* heading'],
	['***both***'],
	['Emoji 🐍 🦀 🐳 🚀 ✅ 💡 and © ™.'],
	['A line of `code with *signs*` and a_name_with_underscores.'],
	['- **Bold** begins\n- [a link](https://example.org/i)\n- `code`'],
	['1\\. not a list'],
	['\\# not a heading'],
	['2026-11-21: 3 < 4 and 5 > 4 & so on.'],
	['One paragraph\n\n```\nfirst\n\n    indented\nlast\n```\n\nLast paragraph'],
])('gives back %j', async (markdown) => {
	expect(await back(markdown)).toBe(markdown);
});

/** Alignment, rules, languages of code and the like have no tags that tell Markdown's own signs (docs/semantics.md, §32.4). */
test.each([
	['an alert as a quotation with its title', '> [!NOTE]\n> Text', '> **Note**\n>\n> Text'],
	['an item of several paragraphs as several items', '- one\n\n  more\n- two', '- one\n- more\n- two'],
	['an image without its address', `![A red dot](${DOT})`, '![A red dot]()'],
	['text that is struck out', '~~gone~~', 'gone'],
	['a rule as nothing', 'a\n\n---\n\nb', 'a\n\nb'],
	['a hard break as a space', 'a  \nb', 'a b'],
	['the language of code as nothing', '```js\na\nb\n```', '```\na\nb\n```'],
	['code of one line as code in a text', '```\na\n```', '`a`'],
	['bold text in cells as text', '| **a** | b |\n| --- | --- |\n| **1** | *2* |', '| a | b |\n| --- | --- |\n| 1 | *2* |'],
	['the alignment of columns as nothing', '| a | b |\n| :-: | --: |\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
	['a link inside the document as text', '# Part\n\n[to it](#part)', '# Part\n\nto it'],
	['a footnote by its number', 'a[^x]\n\n[^x]: Note', 'a[^1]\n\n[^1]: Note'],
	['levels that were skipped, without gaps', '# One\n\n### Three', '# One\n\n## Three'],
	['HTML as its text', '<div>inside</div>', 'inside'],
])('gives back %s', async (_, markdown, shown) => {
	expect(await back(markdown)).toBe(shown);
});

test.each([['שלום עולם'], ['# كتاب\n\n- واحد\n- اثنان'], ['Left to right, ואז מימין לשמאל, and back.']])(
	'gives back text from right to left: %j',
	async (markdown) => {
		expect(await back(markdown, dejavu())).toBe(markdown);
	},
);
