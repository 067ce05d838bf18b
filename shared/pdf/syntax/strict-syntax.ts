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
	isDigit,
	skipRegular,
	skipSpace,
} from './characters';

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
			const word = text(bytes, at, stop);
			if (KEYWORD.test(word)) return stop;
			return NUMBER.test(word) ? skipReference(bytes, word, stop, end) : -1;
		}
	}
}

/** The position after `N G R` if `word` begins a reference, otherwise after `word`. */
function skipReference(bytes: Uint8Array, word: string, after: number, end: number): number {
	if (!/^\d+$/.test(word)) return after;
	const start = skipSpace(bytes, after, end);
	const stop = skipRegular(bytes, start, end);
	const generation = text(bytes, start, stop);
	const mark = skipSpace(bytes, stop, end);
	if (!/^\d+$/.test(generation) || bytes[mark] !== LETTER_R || classOf[bytes[mark + 1] ?? BLANK] === REGULAR) return after;
	return Number(word) <= 0x7fffffff && Number(generation) <= 65_535 ? mark + 1 : -1;
}

const isHex = (byte: number): boolean => (byte >= DIGIT_0 && byte <= DIGIT_9) || ((byte | 32) >= 97 && (byte | 32) <= 102);

/** Of longer texts only the beginning: words are short. */
function text(bytes: Uint8Array, start: number, stop: number): string {
	return asBuffer(bytes).toString('latin1', start, Math.min(stop, start + 200));
}
