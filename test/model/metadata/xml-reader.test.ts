/** Long texts, names and tags of XML are read in parts: nothing else runs while a token is made. */
import { readXml, type Token } from '../../../shared/model/metadata/xml-reader';
import { job } from '../../support/hosts/local';

async function read(text: string): Promise<{ readonly outcome: string; readonly tokens: readonly Token[] }> {
	const tokens: Token[] = [];
	const outcome = await readXml(text, job().pace, (token) => {
		tokens.push(token);
		return false;
	});
	return { outcome, tokens };
}

test.each([
	['references', '&#65;&amp;x', 'A&x'],
	['ends of CDATA sections', ']]&gt;', ']]>'],
	['brackets', ']', ']'],
	['characters beyond the first plane', '\u{1f600}', '\u{1f600}'],
])('a text of many %s is read in pieces', async (_, part, expected) => {
	const { outcome, tokens } = await read(`<a>${part.repeat(60_000)}<b/>${part.repeat(3)}</a>`);
	const texts = tokens.filter((token) => token.kind === 'text');
	expect(outcome).toBe('well-formed');
	expect(texts.map(({ text }) => text).join('')).toBe(expected.repeat(60_003));
	const written = part.length * 60_000;
	expect(texts.length).toBe(1 + Math.ceil(written / 65_500));
	for (const { text, from, to } of texts) {
		expect(to - from).toBeLessThanOrEqual(1 << 16);
		expect(Buffer.from(text).toString()).toBe(text);
	}
});

test.each([
	['a tag of more references than any tag has', `a b="${'&lt;'.repeat(100_000)}"`],
	['a name of more than 65,536 characters', 'a'.repeat(70_000)],
	['more than 65,536 blanks in a tag', `a${' '.repeat(70_000)}`],
])('%s is passed over', async (_, tag) => {
	const { outcome, tokens } = await read(`<x><${tag}>y</x>`);
	expect(outcome).toBe('malformed');
	expect(tokens.map(({ kind }) => kind)).toEqual(['start', 'other', 'end']);
	const { outcome: shorter } = await read(`<x><${tag.slice(0, 20_005)}${tag.includes('"') ? '"' : ''}/></x>`);
	expect(shorter).toBe('well-formed');
});
