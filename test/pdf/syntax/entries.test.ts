/** The entries of a dictionary, found without a parse. */
import fc from 'fast-check';
import { Entries } from '../../../shared/pdf/syntax/entries';
import { Dict } from '../../../shared/pdf/syntax/values';
import { anyGap, anyValue, asBytes, asText, parse, written } from '../../support/values';

/** The entries of the dictionary `text`, as text; undefined if they cannot be told. */
function located(text: string): Record<string, string> | undefined {
	const bytes = asBytes(text);
	const entries = new Entries();
	if (!entries.locate(bytes, 0, bytes.length)) return undefined;
	const found: Record<string, string> = {};
	for (let i = entries.first; i < entries.used; i += 4) {
		const [keyStart, keyEnd, start, end] = entries.at.slice(i, i + 4);
		found[text.slice(keyStart, keyEnd)] = text.slice(start, end);
	}
	return found;
}

test('finds the entries that a parse finds', () => {
	fc.assert(
		fc.property(fc.array(anyValue, { maxLength: 30 }), anyGap, (items, gap) => {
			const entries = new Dict(items.map((item, index) => [`K${index}`, item]));
			const text = `${gap}<<${[...entries].map(([key, item]) => `/${key}${gap}${written(item)}`).join(gap)}${gap}>>`;
			const found = located(text)!;
			expect(new Dict(Object.entries(found).map(([key, value]) => [key, parse(value)]))).toEqual(entries);
		}),
		{ numRuns: 200 },
	);
});

test.each<[string, Record<string, string>]>([
	['<<>>', {}],
	['% x\n<</A/B/C 7 0 R>>stream', { A: '/B', C: '7 0 R' }],
	['<</A 1 % /B 2>>\n/C<</A 3>>>>', { A: '1', C: '<</A 3>>' }],
	['<</A(/B 1>>)>>', { A: '(/B 1>>)' }],
	['<</A null>>', { A: 'null' }],
])('finds the entries of %j', (text, expected) => {
	expect(located(text)).toEqual(expected);
});

test.each(['', '[1]', '<61>', '(x)', '7 0 R', '<</A 1', '<</A 1>', '<</A>>', '<</A 1 2>>', '<</#41 1>>', '<</A[1>>', '<<1/A>>'])(
	'finds none in %j, which readers may understand in several ways',
	(text) => {
		expect(located(text)).toBeUndefined();
	},
);

test('finds the last of several entries with one key, as a parse does', () => {
	const bytes = asBytes('<</A 1/AB 2/A 3/B 4>>');
	const entries = new Entries();
	entries.locate(bytes, 0, bytes.length);
	const valueOf = (key: string) => {
		const i = entries.find(bytes, key);
		return i < 0 ? undefined : asText(bytes.subarray(entries.at[i + 2], entries.at[i + 3]));
	};
	expect(['A', 'AB', 'B', 'C', ''].map(valueOf)).toEqual(['3', '2', '4', undefined, undefined]);
});

test.each([
	['<</ByteRange[0 1 2 3]>>', true],
	['<</V<</ByteRange[0 1 2 3]>>>>', true],
	['<</Type/Page>>', false],
])('tells whether %s may be a signature: %s', (text, expected) => {
	const entries = new Entries();
	entries.locate(asBytes(text), 0, text.length);
	expect(entries.special).toBe(expected);
});
