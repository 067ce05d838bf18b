/** Text of two directions (Unicode Standard Annex #9): which pieces of a line follow each other from left to right. */
import bidiFactory, { type Bidi } from 'bidi-js';
import { countUpTo } from '../../../pace/sorted';
import { clusters } from './characters';

/** A piece of a line in reading order, all of one direction. */
export interface DirectedText {
	readonly text: string;
	readonly rtl: boolean;
}

/** The same, with where it begins in the line. */
export interface PlacedText extends DirectedText {
	readonly at: number;
}

/** Starts a line of a paragraph that runs from right to left, where the line's own first letter may say something else. */
export const RIGHT_TO_LEFT_MARK = '\u200f';
/** The same for a paragraph that runs from left to right. */
export const LEFT_TO_RIGHT_MARK = '\u200e';

/** Made when it is first used: its tables take a moment. */
let library: Bidi | undefined;
const bidi = (): Bidi => (library ??= bidiFactory());

/** Characters that can make a line run from right to left. */
const TURNING = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\u2068\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether any part of the text may run from right to left. */
export const mayTurn = (text: string): boolean => TURNING.test(text);

/** Characters of which the order is found at once. No page has longer lines; such a line is displayed as several. */
const LONGEST_AT_ONCE = 4_000;

/** The level of a paragraph: odd if it runs from right to left. */
const levelOf = (text: string): number => bidi().getEmbeddingLevels(text.slice(0, LONGEST_AT_ONCE)).paragraphs[0]?.level ?? 0;

/** Whether a paragraph begins from the right. */
export const beginsRight = (text: string): boolean => mayTurn(text) && levelOf(text) % 2 === 1;

/** The pieces of a line from left to right, as they are displayed. */
export const displayLine = (line: string): PlacedText[] => [...displayParts(line)];

/** The same; a little at a time, if the line is long. */
function* displayParts(line: string): Generator<PlacedText> {
	if (!mayTurn(line)) {
		if (line !== '') yield { text: line, rtl: false, at: 0 };
		return;
	}
	if (line.length <= LONGEST_AT_ONCE) return yield* displayPart(line, 0);
	const isRight = levelOf(line) % 2 === 1;
	const ends: number[] = [];
	for (let end = 0; end < line.length;) {
		end = Math.min(end + LONGEST_AT_ONCE, line.length);
		// A character of two halves stays whole.
		if (/[\ud800-\udbff]/.test(line[end - 1]!)) end = Math.min(end + 1, line.length);
		ends.push(end);
	}
	for (let index = 0; index < ends.length; index++) {
		const part = isRight ? ends.length - 1 - index : index;
		const from = ends[part - 1] ?? 0;
		yield* displayPart(line.slice(from, ends[part]), from, isRight ? 'rtl' : 'ltr');
	}
}

/** @param start where the part begins in its line */
function displayPart(line: string, start: number, direction?: 'ltr' | 'rtl'): PlacedText[] {
	const { levels, paragraphs } = bidi().getEmbeddingLevels(line, direction);
	const base = paragraphs[0]?.level ?? 0;
	// White space at the end belongs to the direction of the paragraph (L1).
	for (let at = line.length - 1; at >= 0 && /\s/.test(line[at]!); at--) levels[at] = base;
	const runs: { level: number; text: string; at: number }[] = [];
	for (let at = 0, to = 0; at < line.length; at = to) {
		const level = levels[at]!;
		while (to < line.length && levels[to] === level) to++;
		runs.push({ level, text: line.slice(at, to), at });
	}
	// From the highest level to the lowest odd one, neighbours of at least this level change places (L2).
	const highest = runs.reduce((most, { level }) => Math.max(most, level), 0);
	for (let level = highest; level > 0; level--)
		for (let from = 0, to = 0; from < runs.length; from = to + 1) {
			for (to = from; to < runs.length && runs[to]!.level >= level;) to++;
			for (let left = from, right = to - 1; left < right; left++, right--)
				[runs[left], runs[right]] = [runs[right]!, runs[left]!];
		}
	return runs.map(({ level, text, at }) => ({ text, rtl: level % 2 === 1, at: start + at }));
}

/** A part of one of the texts of a line, all of one direction. */
export interface DisplayedPart extends PlacedText {
	/** Of the text; `at` is the place in it. */
	readonly index: number;
}

/** The parts of a line of several texts from left to right, as they are displayed. `before` is not displayed: its marks say a direction. */
export function* displayTexts(before: string, texts: readonly string[]): Generator<DisplayedPart> {
	const starts = new Int32Array(texts.length + 1);
	for (const [index, text] of texts.entries()) starts[index + 1] = starts[index]! + text.length;
	for (const { text, rtl, at } of displayParts(before + texts.join(''))) {
		const from = at - before.length;
		const to = from + text.length;
		const parts: DisplayedPart[] = [];
		for (let index = Math.max(countUpTo(starts, from) - 1, 0); index < texts.length && starts[index]! < to; index++) {
			const start = Math.max(from - starts[index]!, 0);
			const part = texts[index]!.slice(start, Math.max(to - starts[index]!, 0));
			if (part !== '') parts.push({ text: part, rtl, at: start, index });
		}
		yield* rtl ? parts.reverse() : parts;
	}
}

/** Brackets and the like as they look where the line runs from right to left (L4). */
export const mirrorText = (text: string): string =>
	Array.from(text, (character) => bidi().getMirroredCharacter(character) ?? character).join('');

/** Text that runs from right to left, as its characters follow each other from left to right; marks stay after their letters. */
export const reverseText = (text: string): string => clusters(mirrorText(text)).reverse().join('');

/** The characters of a line from left to right, each for itself. */
export const displayedClusters = (line: string): string[] =>
	displayLine(line).flatMap(({ text, rtl }) => (rtl ? clusters(mirrorText(text)).reverse() : clusters(text)));
