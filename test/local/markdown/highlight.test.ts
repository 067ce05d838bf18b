/** Colors of code in reports. */
import { decode } from '../../../shared/contract/values/decode';
import { Highlighter } from '../../../shared/markdown/highlight';
import { local } from '../../support/hosts/local';
import { asks, pageTexts, renderPages } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const CODE = [
	'const url = "http://a" // see "b"',
	'/* several',
	'   lines */ let count = 0x1f + 2.5; return `a',
	'b` + x',
	'',
	`${'long '.repeat(40)}"string that is wrapped"`,
];

describe('code in reports', () => {
	asks('poppler');

	testInTurn('has colors in reports only, and the same text either way', async () => {
		const print = async (theme: string, language: string) => {
			const input = { name: 'code.md', bytes: Buffer.from(`\`\`\`${language}\n${CODE.join('\n')}\n\`\`\``) };
			const raw = { theme, language: 'en', page_numbers: false };
			const { documents } = await local.run('markdown_to_pdf', [input], decode('markdown_to_pdf', raw));
			const { rgb } = renderPages(documents[0]!.bytes, { dpi: 72 })[0]!;
			let purple = 0;
			for (let at = 0; at < rgb.length; at += 3) if (rgb[at]! - rgb[at + 1]! > 40 && rgb[at + 2]! - rgb[at + 1]! > 40) purple++;
			return { text: pageTexts(documents[0]!.bytes)[0], purple };
		};
		const [plain, colored, unknown] = [await print('plain', 'js'), await print('report', 'js'), await print('report', 'xyz')];
		expect(colored.text).toBe(plain.text);
		expect([plain.purple, unknown.purple]).toEqual([0, 0]);
		expect(colored.purple).toBeGreaterThan(20);
	});

	it('tells comments, strings, words and numbers, also over lines', () => {
		const kinds = (language: string, lines: readonly string[]) => {
			const highlighter = Highlighter.for(language)!;
			return lines.map((line) =>
				highlighter
					.partsOf(line)
					.filter(({ kind, text }) => kind !== 'plain' && text !== '')
					.map(({ kind, text }) => `${kind}:${text}`),
			);
		};
		expect(kinds('js', CODE.slice(0, 4))).toEqual([
			['keyword:const', 'string:"http://a"', 'comment:// see "b"'],
			['comment:/* several'],
			['comment:   lines */', 'keyword:let', 'number:0x1f', 'number:2.5', 'keyword:return', 'string:`a'],
			['string:b`'],
		]);
		expect(kinds('python', ['def a(b#c): # "no"', 'x = """one', 'two""" + \'it\\\'s\''])).toEqual([
			['keyword:def', 'comment:# "no"'],
			['string:"""one'],
			['string:two"""', "string:'it\\'s'"],
		]);
		expect(kinds('SQL', ["Select 'a' From t -- end"])).toEqual([
			['keyword:Select', "string:'a'", 'keyword:From', 'comment:-- end'],
		]);
		expect(Highlighter.for('mermaid')).toBeUndefined();
	});

	it('keeps all characters, whatever they are, in time proportional to them', () => {
		for (const line of ['"\\', "'".repeat(99_999), '/*'.repeat(50_000), 'a1.'.repeat(50_000), '\u{1f600}é"#`'.repeat(20_000)]) {
			const highlighter = Highlighter.for('ts')!;
			const started = performance.now();
			expect(
				highlighter
					.partsOf(line)
					.map(({ text }) => text)
					.join(''),
			).toBe(line);
			expect(performance.now() - started).toBeLessThan(1000);
		}
	});
});
