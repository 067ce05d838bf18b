/**
 * The skip-lexer: walks the bytes of one object, once, and builds no values. It remembers where references (and, when
 * asked, strings) are, so that they can be followed, renumbered or encrypted in place (docs/design.md, law 1).
 */
import {
	BLANK,
	CLOSE_PARENTHESIS,
	DIGIT_0,
	DIGIT_9,
	GREATER_THAN,
	LESS_THAN,
	LETTER_B,
	LETTER_L,
	LETTER_R,
	LETTER_e,
	REGULAR,
	SPACE,
	classOf,
	isDigit,
	skipComment,
	skipHex,
	skipSpace,
	skipString,
	startsWith,
} from './characters';

/** The mark of a string; the mark of a reference is its object number. */
export const STRING = -1;

/** Readers that hold integers in 64 bits give up the object, and the rest of its object stream with it. */
const BEYOND_INTEGERS = 2 ** 63;

const ARRAY = 1;
const DICTIONARY = 2;

/** The expected part at the top level of a dictionary: a key, its value, or the value of /Length. */
const KEY = 0;
const VALUE = 1;
const LENGTH_VALUE = 2;

/** The kinds of tokens by their first byte, as numbers without gaps: a `switch` over them is one jump. */
const BLANKS = 0;
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
const COMMENT = 9;
/** A delimiter that means nothing here. */
const STRAY_DELIMITER = 10;

const tokenOf = new Uint8Array(256).fill(WORD);
for (let byte = 0; byte < 256; byte++) if (classOf[byte] === SPACE) tokenOf[byte] = BLANKS;
for (let byte = DIGIT_0; byte <= DIGIT_9; byte++) tokenOf[byte] = INTEGER;
for (const [character, token] of Object.entries({
	'/': NAME,
	'<': ANGLE,
	'>': CLOSING_ANGLE,
	'[': BRACKET,
	']': CLOSING_BRACKET,
	'(': PARENTHESIS,
	'%': COMMENT,
	')': STRAY_DELIMITER,
	'{': STRAY_DELIMITER,
	'}': STRAY_DELIMITER,
}))
	tokenOf[character.charCodeAt(0)] = token;

/** A growable list of triples (object number or STRING, start, end). Re-used from object to object. */
export class Scan {
	marks = new Int32Array(3 * 32);
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

	/** The bracket that is open at each depth. Readers disagree about brackets that do not match; such objects are malformed. */
	private opened = new Uint8Array(64);

	/** Forgets all marks but the first `kept` integers of them. */
	reset(kept = 0): void {
		this.used = kept;
		this.forgetLength();
	}

	forgetLength(): void {
		this.length = this.lengthRef = this.lengthStart = this.lengthEnd = -1;
		this.byteRange = false;
	}

	/** Takes over marks of another scan. */
	append(marks: Int32Array, from: number, to: number): void {
		for (let mark = from; mark < to; mark += 3) this.add(marks[mark]!, marks[mark + 1]!, marks[mark + 2]!);
	}

	private open(depth: number, what: number): void {
		if (depth >= this.opened.length) {
			const grown = new Uint8Array(this.opened.length * 2);
			grown.set(this.opened);
			this.opened = grown;
		}
		this.opened[depth] = what;
	}

	private add(what: number, start: number, end: number): void {
		if (this.used + 3 > this.marks.length) {
			const grown = new Int32Array(this.marks.length * 2);
			grown.set(this.marks);
			this.marks = grown;
		}
		// No object has a number beyond 32 bits; truncated, it would be the number of another object.
		this.marks[this.used] = what > 0x7fffffff ? 0 : what;
		this.marks[this.used + 1] = start;
		this.marks[this.used + 2] = end;
		this.used += 3;
	}

	/**
	 * Walks the value at `at` and returns the position after it, or -1 if it is malformed (never closed, closed by the wrong
	 * bracket, or cut short by `endobj`). Marks are appended.
	 *
	 * One long function, because every byte of every object passes through it: taken apart, V8 compiles the parts one by one,
	 * each with the others copied into it, and a first run of 1,000 pages is over before that pays (bench/README.md).
	 */
	value(bytes: Uint8Array, at: number, end: number): number {
		let depth = 0;
		// How many of the last tokens were integers, 2 at most, and these: `first second R` is a reference.
		let integers = 0;
		let first = 0;
		let firstStart = 0;
		let second = 0;
		let secondStart = 0;
		let expected = KEY;
		while (at < end) {
			const start = at;
			const byte = bytes[at++]!;
			switch (tokenOf[byte]) {
				case BLANKS:
					continue;
				case INTEGER: {
					let value = byte - DIGIT_0;
					let next = bytes[at]!;
					for (; next >= DIGIT_0 && next <= DIGIT_9; next = bytes[++at]!) value = value * 10 + (next - DIGIT_0);
					if (at < end && classOf[next] === REGULAR) {
						at++;
						if (next === LETTER_R && integers > 0 && depth > 0 && endsWord(bytes, at, end)) {
							// In `7 0R`, viewers see a reference.
							this.reference(second, secondStart, at);
							integers = 0;
							continue;
						}
						// `1.5` and `12abc` are not integers.
						while (at < end && classOf[bytes[at]!] === REGULAR) at++;
						integers = 0;
						expected = KEY;
						break;
					}
					if (at > end || value >= BEYOND_INTEGERS) return -1;
					if (depth === 0) return this.scalarOrReference(bytes, value, start, at, end);
					if (expected === LENGTH_VALUE) {
						this.length = value;
						this.lengthRef = -1;
						this.lengthStart = start;
						this.lengthEnd = at;
					}
					expected = KEY;
					if (next === BLANK && bytes[at + 1] === DIGIT_0 && bytes[at + 3] === LETTER_R && bytes[at + 2] === BLANK) {
						// `N 0 R`, as nearly all references are written.
						const after = at + 4;
						if (after <= end && endsWord(bytes, after, end)) {
							this.reference(value, start, after);
							at = after;
							integers = 0;
							continue;
						}
					}
					first = second;
					firstStart = secondStart;
					second = value;
					secondStart = start;
					if (integers < 2) integers++;
					continue;
				}
				case WORD:
					if (byte === LETTER_R && integers === 2 && endsWord(bytes, at, end)) {
						this.reference(first, firstStart, at);
						integers = 0;
						continue;
					}
					while (at < end && classOf[bytes[at]!] === REGULAR) at++;
					if (byte === LETTER_e && isEnd(bytes, start, at)) return -1;
					integers = 0;
					expected = KEY;
					break;
				case NAME: {
					while (at < end && classOf[bytes[at]!] === REGULAR) at++;
					integers = 0;
					const size = at - start;
					// At the top level of a dictionary, a name that follows a key is its value.
					if (depth !== 1 || expected !== KEY) expected = KEY;
					else if (size === 7 && bytes[start + 1] === LETTER_L && startsWith(bytes, start, '/Length')) expected = LENGTH_VALUE;
					else expected = VALUE;
					if (size === 10 && bytes[start + 1] === LETTER_B && startsWith(bytes, start, '/ByteRange')) this.byteRange = true;
					break;
				}
				case ANGLE:
					integers = 0;
					expected = KEY;
					if (bytes[at] === LESS_THAN) {
						at++;
						this.open(depth++, DICTIONARY);
						continue;
					}
					at = skipHex(bytes, start, end);
					if (this.strings) this.add(STRING, start, at);
					break;
				case CLOSING_ANGLE:
					integers = 0;
					if (bytes[at] !== GREATER_THAN) continue;
					at++;
					// The second one may belong to the next object of an object stream.
					if (--depth < 0 || this.opened[depth] !== DICTIONARY || at > end) return -1;
					break;
				case BRACKET:
					integers = 0;
					expected = KEY;
					this.open(depth++, ARRAY);
					continue;
				case CLOSING_BRACKET:
					integers = 0;
					if (--depth < 0 || this.opened[depth] !== ARRAY) return -1;
					break;
				case PARENTHESIS:
					integers = 0;
					expected = KEY;
					at = skipString(bytes, start, end);
					if (at >= end && bytes[end - 1] !== CLOSE_PARENTHESIS) return -1;
					if (this.strings) this.add(STRING, start, at);
					break;
				case COMMENT:
					at = skipComment(bytes, start, end);
					continue;
				default:
					integers = 0;
					continue;
			}
			if (depth === 0) return at;
		}
		return -1;
	}

	private reference(number: number, start: number, after: number): void {
		this.add(number, start, after);
		if (this.lengthStart === start) {
			this.lengthRef = number;
			this.lengthEnd = after;
		}
	}

	/** At the top level an integer may be the object itself or the start of `N G R`. */
	private scalarOrReference(bytes: Uint8Array, number: number, start: number, after: number, end: number): number {
		let at = skipSpace(bytes, after, end);
		const generation = at;
		while (at < end && isDigit(bytes[at])) at++;
		if (at === generation) return after;
		at = skipSpace(bytes, at, end);
		if (bytes[at] !== LETTER_R || !endsWord(bytes, at + 1, end)) return after;
		this.add(number, start, at + 1);
		return at + 1;
	}
}

/** Whether no regular character is at `at`. */
const endsWord = (bytes: Uint8Array, at: number, end: number): boolean => at >= end || classOf[bytes[at]!] !== REGULAR;

/** `endobj` or `endstream` where a value should go on; also other words of these lengths that begin like them. */
function isEnd(bytes: Uint8Array, start: number, end: number): boolean {
	return (end - start === 6 && startsWith(bytes, start, 'endo')) || (end - start === 9 && startsWith(bytes, start, 'ends'));
}
