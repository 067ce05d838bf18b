/**
 * Objects of a document that had to be repaired are looked at closely before they are copied: where the syntax is damaged,
 * readers see different things in the same bytes, and one that loses its place loses the page.
 */
import {
	BLANK,
	CLOSE_BRACKET,
	DIGIT_0,
	DIGIT_9,
	GREATER_THAN,
	LESS_THAN,
	LETTER_R,
	OPEN_BRACKET,
	OPEN_PARENTHESIS,
	REGULAR,
	SOLIDUS,
	SPACE,
	afterString,
	asBuffer,
	classOf,
	integersEnd,
	isDigit,
	readInteger,
	skipRegular,
	skipSpace,
} from './characters';

/** Digits of a number before its point. */
const MOST_DIGITS = 15;
const NUMBER = /^[+-]?(\d{1,15}|\d{1,15}\.\d{0,40}|\.\d{1,40})$/;
const KEYWORD = /^(true|false|null)$/;
/** `#` must precede two hexadecimal digits (7.3.5), which must not be those of the null character. */
const STRAY_SIGN = /#(?![0-9A-Fa-f]{2})|#00/;

/** The open container: an array, or a dictionary with its keys so far. */
interface Open {
	readonly keys: Set<string> | undefined;
	/** The next thing is a value: always in an array, after a key in a dictionary. */
	value: boolean;
}

/**
 * Whether the value at `at` is written exactly as 7.3 wants it: nothing that readers would have to guess. A mere reference is
 * not a value of an object.
 */
export function isStrictSyntax(bytes: Uint8Array, at: number, end: number): boolean {
	const open: Open[] = [];
	const taken = (): void => {
		const inner = open.at(-1);
		if (inner?.keys) inner.value = false;
	};
	const start = skipSpace(bytes, at, end);
	for (;;) {
		at = skipSpace(bytes, at, end);
		if (at >= end) return false;
		const inner = open.at(-1);
		const byte = bytes[at]!;
		if (byte === GREATER_THAN || byte === CLOSE_BRACKET) {
			if (!inner || (inner.keys === undefined) !== (byte === CLOSE_BRACKET)) return false;
			if (inner.keys && (inner.value || ++at >= end || bytes[at] !== GREATER_THAN)) return false;
			open.pop();
			at++;
		} else if (inner?.keys && !inner.value) {
			const stop = skipRegular(bytes, at + 1, end);
			const key = text(bytes, at, stop);
			if (byte !== SOLIDUS || STRAY_SIGN.test(key) || inner.keys.has(key)) return false;
			inner.keys.add(key);
			inner.value = true;
			at = stop;
			continue;
		} else if (byte === OPEN_BRACKET || (byte === LESS_THAN && bytes[at + 1] === LESS_THAN)) {
			open.push(byte === OPEN_BRACKET ? { keys: undefined, value: true } : { keys: new Set(), value: false });
			at += byte === OPEN_BRACKET ? 1 : 2;
			continue;
		} else {
			if (inner && !inner.keys) at = integersEnd(bytes, at, end);
			at = skipScalar(bytes, at, end);
			if (at < 0) return false;
		}
		taken();
		if (open.length === 0) return !isDigit(bytes[start]) || bytes[at - 1] !== LETTER_R;
	}
}

/** Position after the name, string, number, keyword or reference at `at`, or -1. */
function skipScalar(bytes: Uint8Array, at: number, end: number): number {
	switch (bytes[at]) {
		case SOLIDUS: {
			const stop = skipRegular(bytes, at + 1, end);
			return STRAY_SIGN.test(text(bytes, at, stop)) ? -1 : stop;
		}
		case OPEN_PARENTHESIS:
			return afterString(bytes, at, end);
		case LESS_THAN:
			for (at++; at < end && bytes[at] !== GREATER_THAN; at++) if (!isHex(bytes[at]!) && classOf[bytes[at]!] !== SPACE) return -1;
			return at < end ? at + 1 : -1;
		default: {
			const stop = skipRegular(bytes, at, end);
			// A cross-reference stream can list hundreds of thousands of integers, for which no texts are made.
			if (isInteger(bytes, at, stop)) return skipReference(bytes, at, stop, end);
			const word = text(bytes, at, stop);
			if (KEYWORD.test(word)) return stop;
			return NUMBER.test(word) ? stop : -1;
		}
	}
}

/** The position after `N G R` if the integer from `at` to `after` begins a reference, otherwise `after`. */
function skipReference(bytes: Uint8Array, at: number, after: number, end: number): number {
	const start = skipSpace(bytes, after, end);
	if (!isDigit(bytes[start])) return after;
	const generation = readInteger(bytes, start, end);
	const mark = skipSpace(bytes, generation.after, end);
	// `7 0R` is a reference for some readers only.
	if (mark === generation.after) return after;
	if (bytes[mark] !== LETTER_R || classOf[bytes[mark + 1] ?? BLANK] === REGULAR) return after;
	return readInteger(bytes, at, after).value <= 0x7fffffff && generation.value <= 65_535 ? mark + 1 : -1;
}

/** Whether these are one to fifteen digits. */
function isInteger(bytes: Uint8Array, start: number, stop: number): boolean {
	let at = start;
	while (at < stop && isDigit(bytes[at])) at++;
	return at === stop && at > start && at <= start + MOST_DIGITS;
}

const isHex = (byte: number): boolean => (byte >= DIGIT_0 && byte <= DIGIT_9) || ((byte | 32) >= 97 && (byte | 32) <= 102);

/** Of longer texts only the beginning: words are short. */
function text(bytes: Uint8Array, start: number, stop: number): string {
	return asBuffer(bytes).toString('latin1', start, Math.min(stop, start + 200));
}
