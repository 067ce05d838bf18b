/** `:has()` finds elements by their content and by those that follow, `:nth-child(… of …)` by their place among others (Selectors Level 4, 4.5, 13.3). */
import { decode } from '../../../shared/contract/values/decode';
import { local } from '../../support/hosts/local';
import { asks, wordBoxes } from '../../support/judges/tools';
import { testInTurn } from '../../support/sample';

const BODY =
	'<p id=a>one <b>two</b></p><p id=b>three <i><b>four</b></i></p><p id=c>five</p><div><b>six</b></div><ul><li>seven</li></ul>';

/** The words that are left if a rule hides the elements of a selector. */
async function wordsWithout(selector: string): Promise<string> {
	const html = `<!doctype html><style>${selector}{display:none}li{list-style:none}</style>${BODY}`;
	const input = { name: 'text.html', bytes: Buffer.from(html) };
	const { documents } = await local.run('html_to_pdf', [input], decode('html_to_pdf', {}));
	return wordBoxes(documents[0]!.bytes)
		.flat()
		.map(({ text }) => text)
		.join(' ');
}

describe(':has()', () => {
	asks('poppler');

	testInTurn.each([
		['p:has(b)', 'five six seven'],
		['p:has(> b)', 'three four five six seven'],
		['p:has(> i b)', 'one two five six seven'],
		['p:has(* b)', 'one two five six seven'],
		['p:has(+ div)', 'one two three four six seven'],
		['p:has(+ p + div)', 'one two five six seven'],
		['p:has(~ ul > li)', 'six seven'],
		['p:has(+ div b, > i)', 'one two six seven'],
		['p:not(:has(b))', 'one two three four six seven'],
		[':is(div, p):has(> b)', 'three four five seven'],
	])('hides the elements of %s', async (selector, left) => {
		expect(await wordsWithout(selector)).toBe(left);
	});

	it.each(['p:has()', 'p:has(>)', 'p:has(i:has(b))', 'p:has(:is(i:has(b)))', 'p:has(b::before)'])(
		'takes a rule of %s for void',
		async (selector) => {
			expect(await wordsWithout(`${selector}, p`)).toBe('one two three four five six seven');
		},
	);

	it('weighs as much as the heaviest selector in it', async () => {
		expect(await wordsWithout('p:has(b, #none){display:block}p[id]')).toBe('one two three four six seven');
	});
});

describe(':nth-child() of a selector', () => {
	asks('poppler');

	testInTurn.each([
		[':nth-child(2 of p)', 'one two five six seven'],
		[':nth-child(odd of p)', 'three four six seven'],
		[':nth-last-child(1 of #a, #b)', 'one two five six seven'],
		['b:nth-child(1 of b)', 'one three five seven'],
		['p:nth-child(2 of div)', 'one two three four five six seven'],
		[':nth-child(1 of :nth-child(2 of p), ul)', 'one two five six seven'],
	])('hides the elements of %s', async (selector, left) => {
		expect(await wordsWithout(selector)).toBe(left);
	});
});
