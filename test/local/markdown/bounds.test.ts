/** Markdown that strangers write: it is refused beyond the bounds, by name, and neither hangs nor holds the event loop. */
import { decode, type RawParameters } from '../../../shared/contract/values/decode';
import { OctavoError } from '../../../shared/contract/errors';
import { piecesOf } from '../../../shared/markdown/pieces';
import { parseMarkdown } from '../../../shared/markdown/parse';
import { longTable } from '../../support/documents/markdown';
import { job, local } from '../../support/hosts/local';
import { pageTexts, withTools } from '../../support/judges/tools';
import { amount, testInTurn, testWhole } from '../../support/sample';

const run = async (bytes: Uint8Array | string, parameters: RawParameters = {}) =>
	await local.run('markdown_to_pdf', [{ name: 'text.md', bytes: Buffer.from(bytes) }], decode('markdown_to_pdf', parameters));

async function refusal(bytes: Uint8Array | string): Promise<string> {
	try {
		await run(bytes);
	} catch (thrown) {
		if (thrown instanceof OctavoError) return thrown.issues.map(({ field, message }) => `${field} ${message}`).join();
		throw thrown;
	}
	return 'nothing';
}

const LEVELS = /^file nests quotes, lists or emphasis more than 100 levels deep; at most 100 are allowed$/;
const MARKS = /^file has a paragraph or cell with more than 1000 marks such as \* and \[; at most 1000 are allowed/;

const WORDS = /^file has a part of more than 1000 lines or 20000 words/;

describe('markdown_to_pdf refuses', () => {
	testInTurn.each([
		['quotes 10,000 deep', '>'.repeat(10_000), LEVELS],
		['lists 10,000 deep', `${'- '.repeat(10_000)}a`, LEVELS],
		['lists, each on its own line', Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'), LEVELS],
		['emphasis 150 deep', `${'*a '.repeat(150)}b${'* b'.repeat(149)}*`, LEVELS],
		['brackets that never close', '['.repeat(50_000), MARKS],
		['emphasis that never closes', '**a b__'.repeat(10_000), MARKS],
		['images inside images', '!['.repeat(5000), MARKS],
		['a paragraph of escapes', '\\*'.repeat(50_000), WORDS],
		['a paragraph of entities', '&amp;'.repeat(30_000), WORDS],
		['a paragraph of addresses of e-mail', 'a@b.c-'.repeat(10_000), WORDS],
		['a row of cells without columns', `|a|b|\n|-|-|\n${'|a'.repeat(50_000)}|`, WORDS],
		['links without marks', 'www.a.b '.repeat(5000), WORDS],
		['characters that are not words', 'a:'.repeat(100_000), WORDS],
		['a table of 501 columns', `${'|a'.repeat(501)}|\n${'|-'.repeat(501)}|\n`, /a table with more than 500 columns/],
		['a cell of escaped pipes', `|a|\n|-|\n|${'\\|'.repeat(50_000)}|`, WORDS],
		[
			'a table whose head alone is that wide',
			`${'|a'.repeat(400)}|\n${'|-'.repeat(400)}|\n${'|1|\n'.repeat(300)}`,
			/more than 100000 cells/,
		],
		['more than 10 MB', Buffer.alloc(10_000_001, 97), /^file is larger than 10 MB, the most that a text may have$/],
		['a line of 50 MB', Buffer.alloc(50_000_000, 97), /larger than 10 MB/],
		['text in UTF-16', Buffer.from('\ufeff# Title', 'utf16le'), /^file is not text in UTF-8: the byte at offset 0 does not fit/],
		['a byte of Latin-1', Buffer.from('Gr\xfc\xdfe', 'latin1'), /offset 2 /],
		['half a character at the end', Buffer.from('aä', 'utf8').subarray(0, 2), /offset 1 /],
		['a surrogate in UTF-8', Buffer.from([0x61, 0xed, 0xa0, 0x80]), /offset 1 /],
		['a document', Buffer.from('%PDF-1.7\n1 0 obj\n\0'), /offset 17 /],
		[
			'images in data: that are not base64',
			'![a](data:image/png,abc)',
			/^file has a data: address that is not base64, number 1;/,
		],
		[
			'several damaged images in data:',
			'![a](data:image/png;base64,YQ==) ![b](data:image/png;base64,...)',
			/address, number 1, that is text;.*address that is not base64, number 2;/,
		],
		[
			'an image in data: of another kind',
			`![a](data:image/webp;base64,${Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1').toString('base64')})`,
			/^file has an image in a data: address, number 1, that is a WebP image; it must be a PNG, JPEG or GIF image$/,
		],
		[
			'a language that is not one',
			'---\nlang: no language at all\n---\n',
			/^file has a lang in its front matter that is not a language tag/,
		],
	])('%s', async (_, text, message) => {
		expect(await refusal(text)).toMatch(message);
	});

	testWhole('a table of more than 100,000 cells', async () => {
		const table = `|a|b|c|d|\n|-|-|-|-|\n${'|1|2|3|4|\n'.repeat(25_001)}`;
		expect(await refusal(table)).toMatch(/^file has more than 100000 cells/);
	});
});

withTools('poppler')('markdown_to_pdf takes', () => {
	testInTurn.each([
		['a byte order mark', Buffer.from('\ufeff# Title'), 'Title'],
		['front matter that is not a mapping', '---\nFoo\n---\nBar\n', 'Foo'],
		[
			'a bomb of aliases in front matter',
			`---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b]\n---\nText\n`,
			'Text',
		],
		['front matter of keys within keys, as text', `---\na: ${'? '.repeat(11)}b\n---\n\nText\n`, 'a: ?'],
		['front matter of lists within lists, as text', `---\na: ${'['.repeat(11)}b${']'.repeat(11)}\n---\n\nText\n`, 'a: ['],
		['front matter of a thousand commas, as text', `---\na: "${'x, '.repeat(1001)}"\n\n---\n\nText\n`, 'a: "x, x'],
		['addresses that run scripts, as text', '[click](javascript:alert(1))', 'click'],
		['blocks at the right that begin again and again', '::: right\n\na\n\n'.repeat(900), '::: right'],
		['widths of nothing', `![a](b){width=5cm}{width=5cm}${'{width='.repeat(900)}`, 'a{width=5cm}'],
		['characters of control', 'a\u0001b\u007fc', 'c'],
	])('%s', async (_, text, shown) => {
		const { documents } = await run(text);
		expect(pageTexts(documents[0]!.bytes)[0]).toContain(shown);
	});

	test('a word that is wider than the page, in text, cells and code', async () => {
		const word = 'x'.repeat(1000);
		const { documents } = await run(`${word}\n\n|a|\n|-|\n|${word}|\n\n\`\`\`\n${word}\n\`\`\`\n`);
		expect(pageTexts(documents[0]!.bytes).join('').replace(/[^x]/g, '')).toHaveLength(3000);
	});

	testInTurn('a table over pages, with its head on each', async () => {
		const { documents } = await run(longTable(120));
		const pages = pageTexts(documents[0]!.bytes);
		expect(pages.length).toBeGreaterThan(3);
		for (const page of pages) expect(page).toContain('Amount (€)');
	});
});

testInTurn('lets others run while it parses and sets long texts', async () => {
	const text = Array.from(
		{ length: amount(60, 20) },
		(_, index) => `## Part ${index}\n\n${'Words of *prose* that go on and on. '.repeat(60)}\n`,
	).join('\n');
	let turns = 0;
	let going = true;
	const others = (async () => {
		for (; going; turns++) await new Promise((resolve) => setImmediate(resolve));
	})();
	await run(text);
	going = false;
	await others;
	expect(turns).toBeGreaterThan(10);
});

const filler = `${'Some filler, so that a piece ends. '.repeat(130)}\n`;

test.each([
	['a note in the first line', '[^n]: A note\n\ntext[^n]\n'],
	['code in a note', `[^n]: A note\n\n    goes on\n\n${'    with code\n'.repeat(200)}\n    and ends\n\n${filler}\n[^n]\n`],
	['code after a note', `[^n]: A note\n\n${filler}\n${'    code\n'.repeat(200)}[^n]\n`],
	['a list after a note', `[^n]: A note\n\n${'- item\n'.repeat(300)}\n[^n]\n`],
])('parses %s as the whole text', async (_, text) => {
	expect(withoutPlaces(await parseMarkdown(text, job().pace))).toEqual(await wholeTree(text));
});

/** The tree of a text that the parser takes at once. */
async function wholeTree(text: string): Promise<unknown> {
	const { fromMarkdown } = await import('mdast-util-from-markdown');
	const { gfm } = await import('micromark-extension-gfm');
	const { gfmFromMarkdown } = await import('mdast-util-gfm');
	return withoutPlaces(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
}

testInTurn('parses pieces to the same tree as the whole', async () => {
	const blocks = [
		'# A\n',
		'[late]: /x\n',
		'See [late] and [^n].\n',
		'[^n]: A note\n\n    goes on\n',
		'```\nopen\n\nstill code\n```\n',
		'- a\n\n  b\n\n- c\n',
		'> quote\n\n> other\n',
		'<div>\n\n*text*\n\n</div>\n',
		'<!-- a\n\nb -->\n',
		'    code\n\n    code\n',
		'1. a\n   ```\n   x\n\ny\n',
		'|a|b|\n|-|-|\n'.concat('|1|2|\n'.repeat(90)),
		'text\n===\n',
		'* * *\n',
		`${'- item of *many*\n'.repeat(300)}- [ ] last\n`,
		'- loose\n\n'.repeat(200),
		'- outer\n  - inner\n    more\n'.repeat(90),
		Array.from({ length: 200 }, (_, at) => `${at + 3}) numbered\n`).join(''),
		'* one\n- two\n+ three\n'.repeat(60),
		'    indented code\n'.repeat(200),
		Array.from({ length: 150 }, (_, at) => `[name ${at}]: /x "Title"\n`).join(''),
		'# heading\ntext of it\n'.repeat(100),
		`${'plain words of a line\n'.repeat(1200)}and *marks*\n`,
		`${'many words '.repeat(12_000)}www.example.org **bold** and ${'more, '.repeat(300)}\n`,
		`${'R&D'.repeat(5000)} *and* ${'x&amp;'.repeat(3000)} or &${'lt'.repeat(600)}; **end**\n`,
		`\`\`\`js\n${'code();\n'.repeat(1500)}\`\`\`\n`,
		`<div>\n${'raw\n'.repeat(200)}</div>\n`,
	];
	for (let seed = 1; seed < amount(26, 3); seed++) {
		const text = Array.from(
			{ length: 24 },
			(_, at) => blocks[(at * seed * 7 + ((at * at) % 5)) % blocks.length]! + (at % 3 === 0 ? `\n${filler}` : ''),
		).join('\n');
		expect([...piecesOf(text)].length).toBeGreaterThan(3);
		expect(withoutPlaces(await parseMarkdown(text, job().pace))).toEqual(await wholeTree(text));
	}
});

test('parses few items of a long list at once', () => {
	const pieces = [...piecesOf('- a\n'.repeat(30_000))];
	expect(Math.max(...pieces.map(({ text }) => text.split('\n').length))).toBeLessThan(100);
	expect(
		pieces
			.map(({ text }) => text)
			.join('')
			.replaceAll('\n', ''),
	).toBe('- a'.repeat(30_000));
});

test('keeps characters of private use, whatever was parsed before', async () => {
	const text = `${'many words '.repeat(11_000)}\u{f0000} and \u{f0001}`;
	const words = async () => JSON.stringify(await parseMarkdown(text, job().pace));
	// Texts that have such characters are not shortened, and this one is too long for that.
	for (let time = 0; time < 3; time++) await expect(words()).rejects.toThrow('has a part of more than 1000 lines or 20000 words');
});

const withoutPlaces = (tree: unknown): unknown =>
	JSON.parse(JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value)));
