/**
 * The skip-lexer: walks the bytes of one object, once, and builds no values. It remembers where references (and, when
 * asked, strings) are, so that they can be followed, renumbered or encrypted in place (docs/design.md, law 1).
 */
import {
	BLANK,
	DIGIT_0,
	DIGIT_9,
	GREATER_THAN,
	LESS_THAN,
	LETTER_B,
	LETTER_L,
	LETTER_R,
	LETTER_e,
	MINUS,
	NUMBER_SIGN,
	PERCENT,
	REGULAR,
	SPACE,
	afterString,
	classOf,
	isDigit,
	skipComment,
	skipHex,
	skipRegular,
	skipSpace,
	startsWith,
} from './characters';
import { beginKeys, mayRepeat, nextKey } from './repeated-keys';

/** The mark of a string; the mark of a reference is its object number. */
export const STRING = -1;

/** Readers that hold integers in 64 bits give up the object, and the rest of its object stream with it. */
const BEYOND_INTEGERS = 2 ** 63;

/** The open bracket of an array; that of a dictionary is the number of its first key, which is above 0. */
const ARRAY = -1;

/** The expected part of a dictionary: a key, its value, or the value of the top-level /Length. */
const KEY = 0;
const VALUE = 1;
const LENGTH_VALUE = 2;

/** The kinds of token that a byte begins, as numbers without gaps: a `switch` over them is one jump. */
/** White space, comments, and delimiters that mean nothing here. */
const NOTHING = 0;
const INTEGER = 1;
/** A keyword, or a number with a sign or a leading point. */
const WORD = 2;
const NAME = 3;
/** A dictionary or a hexadecimal string. */
const ANGLE = 4;
const CLOSING_ANGLE = 5;
const BRACKET = 6;
const CLOSING_BRACKET = 7;
const PARENTHESIS = 8;

const tokenOf = new Uint8Array(256).fill(WORD);
for (let byte = 0; byte < 256; byte++) if (classOf[byte] === SPACE) tokenOf[byte] = NOTHING;
for (let byte = DIGIT_0; byte <= DIGIT_9; byte++) tokenOf[byte] = INTEGER;
for (const [character, token] of Object.entries({
	'/': NAME,
	'<': ANGLE,
	'>': CLOSING_ANGLE,
	'[': BRACKET,
	']': CLOSING_BRACKET,
	'(': PARENTHESIS,
	'%': NOTHING,
	')': NOTHING,
	'{': NOTHING,
	'}': NOTHING,
}))
	tokenOf[character.charCodeAt(0)] = token;

/** 1 for regular characters that mean themselves in a name. */
const isPlain = new Uint8Array(256);
for (let byte = 0; byte < 256; byte++) if (classOf[byte] === REGULAR && byte !== NUMBER_SIGN) isPlain[byte] = 1;

/** Memory is taken when the first mark is there: a merge opens a thousand documents, with several scans each. */
const NO_MARKS = new Int32Array(0);
const LEAST_MARKS = 3 * 32;

/** A growable list of triples (object number or STRING, start, end). Re-used from object to object. */
export class Scan {
	marks: Int32Array = NO_MARKS;
	/** Number of integers used in `marks`. */
	used = 0;
	/** Whether strings are remembered as well. */
	strings = false;
	/** The top-level /Length: its value, or -1; when it is a reference, `lengthRef` is the object number. */
	length = -1;
	lengthRef = -1;
	/** Where the value of /Length is written. */
	lengthStart = -1;
	lengthEnd = -1;
	/** Whether the name ByteRange occurs: a signature dictionary, whose /Contents is never encrypted. */
	byteRange = false;
	/** Whether a dictionary may have a key twice: `repeatsKey` tells. */
	doubtful = false;

	/** The bracket that is open at each depth. Readers disagree about brackets that do not match; such objects are malformed. */
	private readonly opened: number[] = [];

	/** Forgets all marks. */
	reset(): void {
		this.used = 0;
		this.forgetLength();
	}

	forgetLength(): void {
		this.length = this.lengthRef = this.lengthStart = this.lengthEnd = -1;
		this.byteRange = this.doubtful = false;
		beginKeys();
	}

	/** Takes over marks of another scan. */
	append(marks: Int32Array, from: number, to: number): void {
		const used = this.used + to - from;
		if (used > this.marks.length) this.grow(used);
		this.marks.set(marks.subarray(from, to), this.used);
		this.used = used;
	}

	/** Returns `after`, as `add` does, because both are called for each token. */
	private open(depth: number, what: number, after: number): number {
		this.opened[depth] = what;
		return after;
	}

	private add(what: number, start: number, end: number): number {
		if (this.used + 3 > this.marks.length) this.grow(this.used + 3);
		// No object has a number beyond 32 bits; truncated, it would be the number of another object.
		this.marks[this.used] = what > 0x7fffffff ? 0 : what;
		this.marks[this.used + 1] = start;
		this.marks[this.used + 2] = end;
		this.used += 3;
		return end;
	}

	private grow(size: number): void {
		const grown = new Int32Array(Math.max(this.marks.length * 2, size, LEAST_MARKS));
		grown.set(this.marks);
		this.marks = grown;
	}

	/**
	 * Walks the value at `at` and returns the position after it, or -1 if it is malformed (never closed, closed by the wrong
	 * bracket, or cut short by `endobj`). Marks are appended.
	 *
	 * Every byte of every object passes through this loop. Only rare or short cases are separate functions: V8 compiles each
	 * hot function with the others copied into it, and a first run of 1,000 pages is over before that pays (bench/README.md).
	 */
	value(bytes: Uint8Array, at: number, end: number): number {
		let depth = 0;
		let expected = KEY;
		for (let start = at; at < end; start = at) {
			const byte = bytes[at++]!;
			switch (tokenOf[byte]) {
				case NOTHING:
					if (byte === PERCENT) at = skipComment(bytes, start, end);
					continue;
				case INTEGER: {
					let value = byte - DIGIT_0;
					while (tokenOf[bytes[at]!] === INTEGER) value = value * 10 + (bytes[at++]! - DIGIT_0);
					if (at < end && classOf[bytes[at]!] === REGULAR) {
						// `1.5` and `12abc` are not integers.
						at = skipRegular(bytes, at, end);
						break;
					}
					if (value >= BEYOND_INTEGERS) return -1;
					const after = afterReference(bytes, at, end);
					if (expected === LENGTH_VALUE) this.setLength(value, start, at, after);
					if (after > at) at = this.add(value, start, after);
					break;
				}
				case WORD:
					while (at < end && classOf[bytes[at]!] === REGULAR) at++;
					if (byte === LETTER_e && isEnd(bytes, start, at)) return -1;
					break;
				case NAME:
					while (at < end && isPlain[bytes[at]!] === 1) at++;
					if (at < end && bytes[at] === NUMBER_SIGN) at = this.escapedName(bytes, at, end);
					expected = this.expectedAfter(bytes, start, at, expected === KEY ? depth : 0);
					if (depth === 0) return at;
					continue;
				case ANGLE:
					at = bytes[at] === LESS_THAN ? this.open(depth++, nextKey(), at + 1) : this.hexString(bytes, start, end);
					break;
				case CLOSING_ANGLE:
					if (bytes[at] !== GREATER_THAN) continue;
					// Of an array or of nothing.
					if (!(this.opened[--depth]! > 0) || ++at > end) return -1;
					break;
				case BRACKET:
					at = this.open(depth++, ARRAY, at);
					break;
				case CLOSING_BRACKET:
					if (this.opened[--depth] !== ARRAY) return -1;
					break;
				case PARENTHESIS:
					at = this.literalString(bytes, start, end);
					break;
			}
			// A token that ends beyond `end` belongs to the next object of an object stream.
			if (depth === 0) return at > end ? -1 : at;
			expected = KEY;
		}
		return -1;
	}

	/** `afterReference` is `after` if the value is the length itself, not a reference. */
	private setLength(value: number, start: number, after: number, afterReference: number): void {
		const isReference = afterReference > after;
		this.length = isReference ? -1 : value;
		this.lengthRef = isReference ? value : -1;
		this.lengthStart = start;
		this.lengthEnd = afterReference;
	}

	private literalString(bytes: Uint8Array, start: number, end: number): number {
		const after = afterString(bytes, start, end);
		if (after < 0) return end + 1;
		return this.strings ? this.add(STRING, start, after) : after;
	}

	private hexString(bytes: Uint8Array, start: number, end: number): number {
		const after = skipHex(bytes, start, end);
		return this.strings ? this.add(STRING, start, after) : after;
	}

	/** The rest of a name with `#xx`, which can be another way to write a key. */
	private escapedName(bytes: Uint8Array, at: number, end: number): number {
		this.doubtful = true;
		return skipRegular(bytes, at, end);
	}

	/** The token after a name from `start` to `at`. `depth`: of the brackets around it, or 0 if it follows a key and is its value. */
	private expectedAfter(bytes: Uint8Array, start: number, at: number, depth: number): number {
		const size = at - start;
		if (size === 10 && bytes[start + 1] === LETTER_B && startsWith(bytes, start, '/ByteRange')) this.byteRange = true;
		if (depth === 0 || this.opened[depth - 1] === ARRAY) return KEY;
		if (mayRepeat(bytes, start, at, this.opened[depth - 1]!)) this.doubtful = true;
		if (depth > 1) return VALUE;
		return size === 7 && bytes[start + 1] === LETTER_L && startsWith(bytes, start, '/Length') ? LENGTH_VALUE : VALUE;
	}
}

/** Position after `N G R` if its `N` ends at `at`, otherwise `at`. `7 0R` is a reference too, as in viewers. */
function afterReference(bytes: Uint8Array, at: number, end: number): number {
	if (
		bytes[at] === BLANK &&
		bytes[at + 1] === DIGIT_0 &&
		bytes[at + 3] === LETTER_R &&
		bytes[at + 2] === BLANK &&
		at + 4 <= end
	) {
		// `N 0 R`, as nearly all references are written.
		return endsWord(bytes, at + 4, end) ? at + 4 : at;
	}
	let generation = skipSpace(bytes, at, end);
	if (bytes[generation] === MINUS && bytes[generation + 1]! > DIGIT_0) generation++;
	let after = generation;
	let value = 0;
	for (; after < end && isDigit(bytes[after]); after++) value = value * 10 + (bytes[after]! - DIGIT_0);
	if (after === generation || value >= BEYOND_INTEGERS) return at;
	const word = skipSpace(bytes, after, end);
	return word < end && bytes[word] === LETTER_R && endsWord(bytes, word + 1, end) ? word + 1 : at;
}

/** Whether no regular character is at `at`. */
const endsWord = (bytes: Uint8Array, at: number, end: number): boolean => at >= end || classOf[bytes[at]!] !== REGULAR;

/** `endobj` or `endstream` where a value should go on; also other words of these lengths that begin like them. */
function isEnd(bytes: Uint8Array, start: number, end: number): boolean {
	return (end - start === 6 && startsWith(bytes, start, 'endo')) || (end - start === 9 && startsWith(bytes, start, 'ends'));
}
