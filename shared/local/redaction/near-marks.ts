/**
 * The parts of a text in which a match of a known form can be: those around signs that every match has. The library searches these
 * parts alone, because it takes a thousand times as long for a character.
 */
import { isDigit } from '../../pdf/syntax/characters';
import { isLowSurrogate } from '../../model/setting/line-breaks';
import type { Span } from '../../model/redaction/residue/find';

/** Runs without blanks in which a mark is, in order. `mark` is global. */
export function* runsWith(text: string, mark: RegExp): Generator<Span> {
	mark.lastIndex = 0;
	for (let found = mark.exec(text); found; found = mark.exec(text)) {
		const end = text.indexOf(' ', found.index);
		const run = { start: text.lastIndexOf(' ', found.index) + 1, end: end < 0 ? text.length : end };
		yield run;
		mark.lastIndex = run.end;
	}
}

/** Letters and digits that may be between a digit and the ends of a match: more than an IBAN and the words of a date have. */
const MOST_BETWEEN = 80;

/** Stretches around digits, in order; others are at least that many letters away. */
export function* stretchesWithDigits(text: string): Generator<Span> {
	for (let at = 0, last = 0; at < text.length; at++) {
		if (!isDigit(text.charCodeAt(at))) continue;
		const start = stepBack(text, at, last);
		last = stepOn(text, at);
		yield { start, end: last };
		at = last;
	}
}

function stepBack(text: string, from: number, least: number): number {
	let at = from;
	for (let left = MOST_BETWEEN; at > least && left > 0; at--) if (isOfWord(text.charCodeAt(at - 1))) left--;
	return at > least && isLowSurrogate(text.charCodeAt(at)) ? at - 1 : at;
}

function stepOn(text: string, from: number): number {
	let at = from;
	for (let left = MOST_BETWEEN; at < text.length && left > 0; at++) {
		const unit = text.charCodeAt(at);
		if (isDigit(unit)) left = MOST_BETWEEN;
		else if (isOfWord(unit)) left--;
	}
	return at < text.length && isLowSurrogate(text.charCodeAt(at)) ? at + 1 : at;
}

const NO_BREAK_SPACE = 0xa0;

/** Letters and digits, and all signs beyond ASCII; between those may be any number of other signs. */
const isOfWord = (unit: number): boolean =>
	isDigit(unit) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || (unit > 0x7f && unit !== NO_BREAK_SPACE);
