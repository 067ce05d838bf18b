/** Links without marks are found as the parser alone finds them, without looking back to a bracket at each word. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { gfmWithBrackets } from '../../../shared/markdown/bare-links';

const parse = (text: string, extension: ReturnType<typeof gfm>) =>
	fromMarkdown(text, { extensions: [extension], mdastExtensions: [gfmFromMarkdown()] });
const linksIn = (text: string): number => JSON.stringify(parse(text, gfmWithBrackets())).split('"type":"link"').length - 1;

describe('links without marks', () => {
	test.each([
		['www.a.b http://c.d e@f.g', 3],
		['[www.a.b](c) www.d.e', 2],
		['[www.a.b [c](d) http://e.f g@h.i', 4],
		['![www.a.b](c) www.d.e', 1],
		['[a] www.b.c [d www.e.f', 2],
		['[[a] www.b.c](d) *www.e.f* [g', 2],
		['[a\n\nwww.b.c', 1],
	])('are those of the parser: %j', (text, count) => {
		expect(linksIn(text)).toBe(count);
		expect(parse(text, gfmWithBrackets())).toEqual(parse(text, gfm()));
	});

	test('are looked for after a bracket without looking back to it at each word', () => {
		const [first] = [gfmWithBrackets().text![119]!].flat();
		const tokens = Array.from({ length: 10_000 }, (_, at) => ['enter', { type: at === 0 ? 'labelLink' : 'data' }]);
		let looks = 0;
		const events = new Proxy(tokens, {
			get: (target, key) => {
				looks++;
				return target[key as unknown as number];
			},
		});
		const nok = () => undefined;
		const look = (): unknown => first!.tokenize.call({ events } as never, {} as never, nok, nok);
		expect(look()).toBe(nok);
		expect(looks).toBeGreaterThan(10_000);
		looks = 0;
		for (let word = 0; word < 100; word++) expect(look()).toBe(nok);
		expect(looks).toBeLessThan(1000);
	});
});
