/**
 * One line, one word and one value of any length: the work between two pauses is counted, see test/hostile/work.test.ts.
 * @jest-environment node
 */
import { decode } from '../../../shared/contract/values/decode';
import type { OperationName } from '../../../shared/contract/operations';
import { findMark } from '../../../shared/html/scan-css';
import { Replaced, Variables } from '../../../shared/html/variables';
import { displayLine } from '../../../shared/model/font/shaping/bidi';
import { InkWriter } from '../../../shared/model/making/ink-writer';
import { Typefaces } from '../../../shared/model/making/typefaces';
import { Pace } from '../../../shared/pace/pace';
import { local } from '../../support/hosts/local';
import { testInTurn } from '../../support/sample';

/** Characters whose order was found: at once, and since the last step. */
const mockOrdered = { longest: 0, since: 0, most: 0 };
jest.mock('bidi-js', () => {
	const make = jest.requireActual<() => { getEmbeddingLevels: (text: string, direction?: string) => unknown }>('bidi-js');
	return () => {
		const library = make();
		const getEmbeddingLevels = (text: string, direction?: string): unknown => {
			mockOrdered.longest = Math.max(mockOrdered.longest, text.length);
			mockOrdered.since += text.length;
			mockOrdered.most = Math.max(mockOrdered.most, mockOrdered.since);
			return library.getEmbeddingLevels(text, direction);
		};
		return { ...library, getEmbeddingLevels };
	};
});

/** Places where lines may break that were found since the last step, and the most of them. */
const mockBreaks = { since: 0, most: 0 };
jest.mock('linebreak', () => {
	interface Breaker {
		nextBreak(): unknown;
	}
	const LineBreaker = jest.requireActual<new (text: string) => Breaker>('linebreak');
	return class extends LineBreaker {
		override nextBreak() {
			mockBreaks.most = Math.max(mockBreaks.most, ++mockBreaks.since);
			return super.nextBreak();
		}
	};
});

/** Words that were shaped since the last step, and the most of them. */
const mockWords = { since: 0, most: 0 };

/** Characters of values that were looked at. */
let mockLooked = 0;
jest.mock('../../../shared/html/scan-css', () => {
	const actual = jest.requireActual<typeof import('../../../shared/html/scan-css')>('../../../shared/html/scan-css');
	return {
		...actual,
		findMark: (text: string, from: number, marks: string) => {
			const found = actual.findMark(text, from, marks);
			mockLooked += found - from;
			return found;
		},
		bracketEnds: (text: string) => {
			mockLooked += text.length;
			return actual.bracketEnds(text);
		},
	};
});

async function count(operation: OperationName, text: string): Promise<typeof mockOrdered> {
	for (const one of [mockOrdered, mockBreaks, mockWords]) Object.assign(one, { longest: 0, since: 0, most: 0 });
	const { step } = Pace.prototype;
	const spy = jest.spyOn(Pace.prototype, 'step').mockImplementation(function (this: Pace, cost: number) {
		for (const one of [mockOrdered, mockBreaks, mockWords]) one.since = 0;
		return step.call(this, cost);
	});
	const name = operation === 'html_to_pdf' ? 'a.html' : 'a.md';
	await local.run(operation, [{ name, bytes: Buffer.from(text) }], decode(operation, {})).finally(() => spy.mockRestore());
	return { ...mockOrdered };
}

describe('lines of two directions', () => {
	testInTurn.each([
		['html_to_pdf', 'of one word', `<p>${'\u202e\u2067a\u05d0'.repeat(2_500)}</p>`],
		['html_to_pdf', 'that are not broken', `<p dir="rtl" style="white-space:pre">${'(a\u05d0) '.repeat(8_000)}</p>`],
		['markdown_to_pdf', 'in a paragraph', 'a\u05d0 '.repeat(8_000)],
	] as const)('%s orders those %s in parts, with steps between them', async (operation, _, text) => {
		const { longest, most } = await count(operation, text);
		expect(longest).toBeGreaterThan(0);
		expect(longest).toBeLessThanOrEqual(4_001);
		expect(most).toBeLessThan(operation === 'html_to_pdf' ? 20_000 : 60_000);
	});

	test('show each character once, from the side where the line begins', () => {
		const line = Array.from({ length: 3_000 }, (_, index) => `\u05d0${index}`).join(' ');
		const parts = displayLine(line);
		expect(parts.length).toBeGreaterThan(3_000);
		expect(parts.reduce((sum, { text }) => sum + text.length, 0)).toBe(line.length);
		expect(parts.every(({ text, at }) => line.startsWith(text, at))).toBe(true);
		expect(parts.at(-1)!.at).toBe(0);
		expect(displayLine(`a${line}`)[0]!.at).toBe(0);
	});
});

testInTurn('marks after which browsers do not break are looked at in steps', async () => {
	await count('html_to_pdf', `<p>${'\\'.repeat(20_000)}</p>`);
	expect(mockBreaks.most).toBeGreaterThan(1);
	expect(mockBreaks.most).toBeLessThanOrEqual(100);
});

test('words between which lines do not break are shaped in steps', async () => {
	const { word } = Typefaces.prototype;
	const spy = jest.spyOn(Typefaces.prototype, 'word').mockImplementation(function (this: Typefaces, text, face, rtl) {
		mockWords.most = Math.max(mockWords.most, ++mockWords.since);
		return word.call(this, text, face, rtl);
	});
	await count('html_to_pdf', `<p>${'( '.repeat(10_000)}</p>`).finally(() => spy.mockRestore());
	expect(mockWords.most).toBeGreaterThan(1);
	expect(mockWords.most).toBeLessThanOrEqual(100);
});

test('words of a long line are written as texts of some hundred words', async () => {
	let most = 0;
	const { sequence } = InkWriter.prototype;
	const spy = jest.spyOn(InkWriter.prototype, 'sequence').mockImplementation(function* (this: InkWriter, begin, inks) {
		for (const ink of inks) if (ink.kind === 'text') most = Math.max(most, ink.words.length);
		yield* sequence.call(this, begin, inks);
	});
	await count('html_to_pdf', `<p style="white-space:pre">${'word '.repeat(5_000)}</p>`).finally(() => spy.mockRestore());
	expect(most).toBeGreaterThan(1);
	expect(most).toBeLessThanOrEqual(500);
});

describe('variables in place of variables', () => {
	const variables = new Variables(undefined, new Replaced(), new Map());

	it('are found in one look at the value', () => {
		mockLooked = 0;
		const value = `${'var(--a,'.repeat(90)}${'a,'.repeat(10_000)}red${')'.repeat(90)}`;
		expect(variables.replaceIn(value)).toBe(`${'a,'.repeat(10_000)}red`);
		expect(mockLooked).toBeLessThan(2 * value.length);
	});

	test.each([
		['var(--a, var(--b, 1px)) 2px', '1px 2px'],
		['VAR(--a,1px)var( --b , 2px )', '1px2px'],
		['var(--a, "var(--b)")', '"var(--b)"'],
		['url(var(--b)) var(--a,1)', 'url(var(--b)) 1'],
		['calc((1px + var(--a, (2px))) * 2)', 'calc((1px + (2px)) * 2)'],
		['var(--a, 1px', '1px'],
		['var(--a,)', ''],
		['var(--a, [ ) ], 3px) 4px', '[ ) ], 3px 4px'],
		['1px var(--a)', undefined],
	])('%s becomes %s', (value, expected) => {
		expect(variables.replaceIn(value)).toBe(expected);
		expect(findMark('a(b,c),d', 0, ',')).toBe(6);
	});

	test('a variable that has a value hides those in its place', () => {
		const own = variables.inside();
		own.set('--a', '1px');
		expect(own.replaceIn('var(--a, var(--b)) var(--c, var(--a, var(--b)))')).toBe('1px 1px');
	});
});
