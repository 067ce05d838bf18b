import { isDeepStrictEqual } from 'node:util';
import { parsingJson } from '../../shared/packaging/json-pieces';
import { atOnce } from '../../shared/pace/steps';
import { Random } from '../support/random';
import { sampled, testInTurn } from '../support/sample';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const parse = (text: string): unknown => atOnce(parsingJson(bytesOf(text)));

/** The answer of the parser of the language. */
function expected(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return undefined;
	}
}

const LONG_TEXT = 'té"\\\n\u{1f600}\u0001 and more '.repeat(60_000);
const VALUES: readonly unknown[] = [
	{
		a: Array.from({ length: 40_000 }, (_, index) => ({ text: `é${index}`, x: [index, null, true], __proto__: undefined })),
		b: LONG_TEXT,
	},
	[[[LONG_TEXT, { '"key\\': [LONG_TEXT] }], [], {}], Array.from({ length: 300_000 }, (_, index) => index / 7)],
	JSON.parse(`{"list":[${'{"__proto__":{"a":1},"b":"c"},'.repeat(50_000)}1],"__proto__":${'['.repeat(500)}${']'.repeat(500)}}`),
];

describe('JSON of more than half a megabyte', () => {
	const texts = VALUES.flatMap((value) => [JSON.stringify(value), JSON.stringify(value, null, 1)]);
	test.each(sampled(texts, 2).map((text) => [text.length, text] as const))(
		'of %i characters has the same value in pieces',
		(_, text) => {
			expect(text.length).toBeGreaterThan(600_000);
			// The matcher takes a second for this many values.
			expect(isDeepStrictEqual(parse(text), expected(text))).toBe(true);
			expect(isDeepStrictEqual(parse(`\ufeff${text}`), expected(text))).toBe(true);
		},
	);

	testInTurn('is not valid where its parser says so', () => {
		const random = new Random(53);
		const long = JSON.stringify([LONG_TEXT.slice(0, 560_000), { a: Array.from({ length: 40_000 }, () => ({ b: 'é' })) }]);
		for (const text of [long, JSON.stringify(JSON.parse(long), null, 1)])
			for (let round = 0; round < 7; round++) {
				const at = random.below(text.length);
				const sign = [',', ']', '}', '"', ':', '[', ''][round % 7]!;
				for (const damaged of [text.slice(0, at) + sign + text.slice(at + 1), text.slice(0, at), `${text}${sign}`])
					expect(parse(damaged)).toEqual(expected(new TextDecoder().decode(bytesOf(damaged))));
			}
	});

	test('is parsed with pauses: no part of it is longer than a piece', () => {
		const parts = jest.spyOn(JSON, 'parse');
		parse(JSON.stringify({ a: ['x'.repeat(3_000_000), Array<number>(2_000_000).fill(1)] }));
		const longest = Math.max(...parts.mock.calls.map(([text]) => text.length));
		parts.mockRestore();
		expect(longest).toBeLessThan(600_000);
	});

	test('is refused with more values than the data of any operation have, and with numbers of megabytes', () => {
		expect(() => parse(`[${'[],'.repeat(2_000_000)}1]`)).toThrow(expect.objectContaining({ code: 'limit_exceeded' }));
		expect(parse(`[1,${'1'.repeat(5_000_000)}]`)).toBeUndefined();
	});
});
