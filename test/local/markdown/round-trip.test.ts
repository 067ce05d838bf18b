/** Markdown → document → Markdown, by the tags: what comes back, and what a page cannot tell any more. */
import { decode } from '../../../shared/decode';
import { textIn } from '../../../shared/text-result';
import { local } from '../../support/hosts/local';

async function back(markdown: string): Promise<string> {
	const made = decode('markdown_to_pdf', { language: 'en', page_numbers: 'false' });
	const { documents } = await local.run('markdown_to_pdf', [{ name: 'text.md', bytes: Buffer.from(markdown) }], made);
	const { data } = await local.run('extract_text', documents, decode('extract_text', { layout: 'markdown' }));
	return textIn(data!).trim();
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
])('gives back %j', async (markdown) => {
	expect(await back(markdown)).toBe(markdown);
});

/** Quotes, alerts, tasks, alignment and the like look different, and have no tags that tell Markdown's own signs. */
test.each([
	['a quote as a paragraph', '> quoted', 'quoted'],
	['an alert as its title and text', '> [!NOTE]\n> Text', '**Note** Text'],
	['bold italic as bold', '***both***', '**both**'],
	['text that is struck out', '~~gone~~', 'gone'],
	['a rule as nothing', 'a\n\n---\n\nb', 'a\n\nb'],
	['a hard break as a space', 'a  \nb', 'a b'],
	['the language of code as nothing', '```js\na\nb\n```', '```\na\nb\n```'],
	['the alignment of columns as nothing', '| a | b |\n| :-: | --: |\n| 1 | 2 |', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
	['a link inside the document as text', '# Part\n\n[to it](#part)', '# Part\n\nto it'],
	['a footnote as text with its number', 'a[^x]\n\n[^x]: Note', 'a1\n\n1\\. Note'],
	['levels that were skipped, without gaps', '# One\n\n### Three', '# One\n\n## Three'],
	['empty cells at the end of their row', '| a | b |\n| --- | --- |\n|  | c |', '| a | b |\n| --- | --- |\n| c |  |'],
	['HTML as its text', '<div>inside</div>', 'inside'],
])('gives back %s', async (_, markdown, shown) => {
	expect((await back(markdown)).replace(/\n\n(?=Text)/, ' ')).toBe(shown);
});
