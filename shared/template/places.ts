/**
 * Values as characters for private use, until the text around them is parsed: so no value can become mark-up, whatever it is. A place is
 * two characters of plane 16, which parsers take for letters.
 */
import type { Pace } from '../pace/pace';

const FIRST = 0x100000;
const DIGITS = 15;
const PLACE = /([\u{100000}-\u{107fff}])([\u{100000}-\u{107fff}])/gu;

/** Whether the text has characters of places, which a template must not have itself. */
export const hasPlaces = (text: string): boolean => /[\u{100000}-\u{10ffff}]/u.test(text);

/** The text in place of the value with this index. */
export const placeForValue = (index: number): string =>
	String.fromCodePoint(FIRST + (index >> DIGITS), FIRST + (index & ((1 << DIGITS) - 1)));

const indexOf = (high: string, low: string): number => ((high.codePointAt(0)! - FIRST) << DIGITS) | (low.codePointAt(0)! - FIRST);

/** The text with its values, each changed by `change`. */
export const putValues = (text: string, values: readonly string[], change = (value: string): string => value): string =>
	text.replace(PLACE, (_, high: string, low: string) => change(values[indexOf(high, low)] ?? ''));

/** The cost of a place, see `Pace`. */
const COST = 500;

/** The same with pauses, because a text may have any number of places. */
export async function putValuesAtEase(
	text: string,
	values: readonly string[],
	change: (value: string) => string,
	pace: Pace,
): Promise<string> {
	const parts: string[] = [];
	let from = 0;
	for (const { 0: place, 1: high, 2: low, index } of text.matchAll(PLACE)) {
		const value = values[indexOf(high!, low!)] ?? '';
		const due = pace.step(COST + value.length);
		if (due) await due;
		parts.push(text.slice(from, index), change(value));
		from = index + place.length;
	}
	parts.push(text.slice(from));
	return parts.join('');
}
