/** Strings of megabytes in content, and as much between two tokens, which are read with pauses, and as short ones are. */
import { ContentOperators, eachOperator, eachToken, isBlankContent } from '../../../shared/model/content/operators';
import { ContentTokens, END, LONG_STRING } from '../../../shared/model/content/tokens';
import { Pace } from '../../../shared/pace/pace';
import { readString, readStringAtEase } from '../../../shared/pdf/syntax/scalars';
import { Random } from '../../support/random';
import { testInTurn } from '../../support/sample';

const random = new Random(1);
const SIGNS = ['a', '(b)', '\\(', '\\)', '\\\\', '\\101', '\\8', '\r\n', '\\\n', ' '];
const literal = (length: number): string => {
	let text = '';
	while (text.length < length) text += SIGNS[random.below(SIGNS.length)]!;
	return text;
};
const LENGTH = 2.5 * LONG_STRING;
const strings: readonly (readonly [string, string])[] = [
	['letters', `(${'a'.repeat(LENGTH)})`],
	['escapes and parentheses', `(${literal(LENGTH)})`],
	['backslashes', `(${'\\\\'.repeat(LENGTH / 2)})`],
	['escapes that the parts would cut', `(a${'\\)'.repeat(LENGTH / 2)})`],
	['digits and blanks', `<${'0a 1B\n'.repeat(LENGTH / 6)}f>`],
	['letters without an end', `(${'a'.repeat(LENGTH)}`],
	['digits without an end', `<${'41'.repeat(LENGTH / 2)}`],
];

/** Passed over between two tokens. */
const between: readonly (readonly [string, string])[] = [
	['blanks', ' '.repeat(5 * LENGTH)],
	['braces', '}'.repeat(5 * LENGTH)],
	['short comments', '%a\n'.repeat(2 * LENGTH)],
];

const copyOf = ({ operator, start, end, count }: ContentOperators) => ({ operator, start, end, count });

testInTurn.each(between)('passes over %s, with pauses', async (_, passed) => {
	const content = Buffer.from(`q 1 ${passed} 2 m 3${passed} 4 l`, 'latin1');
	const pace = new Pace(() => Promise.resolve());
	const step = jest.spyOn(pace, 'step');
	const found: unknown[] = [];
	await eachOperator(content, pace, ({ operator, count }) => void found.push([operator, count]));
	expect(found).toEqual([
		['q', 0],
		['m', 2],
		['l', 2],
	]);
	let tokens = 0;
	await eachToken(
		content,
		pace,
		() => {
			tokens++;
		},
		true,
	);
	// Three keywords: operands are passed over.
	expect(tokens).toBe(3);
	expect(await isBlankContent(Buffer.from(passed), pace)).toBe(!passed.includes('}'));
	expect(await isBlankContent(Buffer.from(`${passed}q`), pace)).toBe(false);
	// Six are counted for each byte.
	expect(Math.max(...step.mock.calls.map(([cost]) => cost))).toBeLessThan(8 * LONG_STRING);
});

testInTurn.each(strings)('reads %s', async (_, string) => {
	const content = Buffer.from(`q ${string} Tj [(a) ${string} -9 (b)] TJ Q `, 'latin1');
	const pace = new Pace(() => Promise.resolve());
	const step = jest.spyOn(pace, 'step');
	const expected = [];
	const operators = new ContentOperators(content);
	while (operators.next()) expected.push(copyOf(operators));
	const found: unknown[] = [];
	await eachOperator(content, pace, (operator) => void found.push(copyOf(operator)));
	expect(found).toEqual(expected);

	const tokens = new ContentTokens(content);
	const kinds: unknown[] = [];
	while (tokens.next() !== END) kinds.push([tokens.kind, tokens.start, tokens.end, tokens.isCut]);
	const visited: unknown[] = [];
	await eachToken(content, pace, ({ start, end, isCut }, kind) => void visited.push([kind, start, end, isCut]));
	expect(visited).toEqual(kinds);

	const bytes = Buffer.from(string, 'latin1');
	const [whole, parts] = [readString(bytes, 0, bytes.length), await readStringAtEase(bytes, 0, bytes.length, pace)];
	expect(Buffer.compare(whole, parts)).toBe(0);
	expect(step.mock.calls.length).toBeGreaterThan(10);
	// `eachOperator` counts six for each byte.
	expect(Math.max(...step.mock.calls.map(([cost]) => cost))).toBeLessThan(8 * LONG_STRING);
});
