/** Digits raised after a number, such as marks of notes and exponents (docs/semantics.md, D69). */
import { isDigit } from '../../../pdf/syntax/characters';
import type { Fragment } from './fragment';

/** In parts of the size before: raised text is smaller than this, and higher by this at least. */
export const SMALLER = 0.85;
export const HIGHER = 0.2;
/** More digits are not raised. */
const MOST_DIGITS = 3;

const DIGITS = /^\d{1,3}$/;
const ENDS_IN_DIGIT = /\d$/;

/** Whether digits after a number are a mark of a note or an exponent: as digits of the number they would make it another. */
export function isRaisedDigits(text: string, { style, baseline }: Fragment, before: Fragment): boolean {
	const { frame, size } = before.style;
	return (
		style.size < SMALLER * size &&
		before.baseline - baseline > HIGHER * size &&
		style.frame === frame &&
		!frame.vertical &&
		DIGITS.test(text) &&
		ENDS_IN_DIGIT.test(before.text)
	);
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const raiseDigits = (text: string): string => text.replace(/\d/g, (digit) => RAISED[Number(digit)]!);

/** A text with the digits raised that begin at these places, in their order. */
export function withRaised(text: string, places: readonly number[]): string {
	const parts: string[] = [];
	let end = 0;
	for (const at of places) {
		if (at < end) continue;
		let to = at;
		while (to < at + MOST_DIGITS && isDigit(text.charCodeAt(to))) to++;
		parts.push(text.slice(end, at), raiseDigits(text.slice(at, to)));
		end = to;
	}
	return parts.join('') + text.slice(end);
}
