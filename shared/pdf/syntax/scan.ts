/**
 * The skip-lexer: walks the bytes of one object, once, and builds no values. It remembers where references (and, when
 * asked, strings) are, so that they can be followed, renumbered or encrypted in place (docs/design.md, law 1).
 */
import {
	CLOSE_BRACKET,
	CLOSE_PARENTHESIS,
	DIGIT_0,
	DIGIT_9,
	GREATER_THAN,
	LESS_THAN,
	LETTER_B,
	LETTER_L,
	LETTER_R,
	LETTER_e,
	NUMBER_SIGN,
	OPEN_BRACKET,
	PERCENT,
	REGULAR,
	SOLIDUS,
	SPACE,
	STRAY,
	classOf,
	isDigit,
	skipComment,
	skipHex,
	skipRegular,
	skipSpace,
	skipString,
	startsWith,
} from './characters';

/** The mark of a string; the mark of a reference is its object number. */
export const STRING = -1;

const ARRAY = 1;
const DICTIONARY = 2;

/** What is expected at the top level of a dictionary: a key, its value, or the value of /Length. */
const KEY = 0;
const VALUE = 1;
const LENGTH_VALUE = 2;

/** A growable list of triples (object number or STRING, start, end). Re-used from object to object. */
export class Scan {
	marks = new Int32Array(3 * 256);
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
	private depth = 0;
	/** How many of the last tokens were integers, 2 at most, and these: `first second R` is a reference. */
	private integers = 0;
	private first = 0;
	private firstStart = 0;
	private second = 0;
	private secondStart = 0;
	private expected = KEY;

	reset(): void {
		this.used = 0;
		this.forgetLength();
	}

	forgetLength(): void {
		this.length = this.lengthRef = this.lengthStart = this.lengthEnd = -1;
		this.byteRange = false;
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
		// No object has a number beyond 32 bits; cut off, it would be another one's.
		this.marks[this.used] = what > 0x7fffffff ? 0 : what;
		this.marks[this.used + 1] = start;
		this.marks[this.used + 2] = end;
		this.used += 3;
	}

	/**
	 * Walks the value at `at` and returns the position after it, or -1 if it is malformed (never closed, closed by the wrong
	 * bracket, or cut short by `endobj`). Marks are appended.
	 */
	value(bytes: Uint8Array, at: number, end: number): number {
		this.depth = this.integers = 0;
		this.expected = KEY;
		while (at < end) {
			const byte = bytes[at]!;
			switch (classOf[byte]) {
				case SPACE:
					at++;
					continue;
				case STRAY:
					this.integers = 0;
					at++;
					continue;
				case REGULAR:
					at = byte >= DIGIT_0 && byte <= DIGIT_9 ? this.number(bytes, at, end) : this.word(bytes, at, end);
					break;
				default:
					if (byte === PERCENT) {
						at = skipComment(bytes, at, end);
						continue;
					}
					this.integers = 0;
					if (byte === GREATER_THAN && bytes[at + 1] !== GREATER_THAN) {
						at++;
						continue;
					}
					at = this.delimited(byte, bytes, at, end);
			}
			if (at < 0 || this.depth === 0) return at;
		}
		return -1;
	}

	/** A token that begins with a digit: an integer, which may begin a reference, or another number. */
	private number(bytes: Uint8Array, at: number, end: number): number {
		const start = at;
		let value = 0;
		let digit = bytes[at]!;
		do {
			value = value * 10 + (digit - DIGIT_0);
			digit = bytes[++at]!;
		} while (digit >= DIGIT_0 && digit <= DIGIT_9);
		if (at < end && classOf[digit] === REGULAR) return this.notAnInteger(bytes, at, end);
		if (at > end) return -1;
		if (this.depth === 0) return this.scalarOrReference(bytes, value, start, at, end);
		this.first = this.second;
		this.firstStart = this.secondStart;
		this.second = value;
		this.secondStart = start;
		if (this.integers < 2) this.integers++;
		if (this.expected === LENGTH_VALUE) {
			this.length = value;
			this.lengthRef = -1;
			this.lengthStart = start;
			this.lengthEnd = at;
		}
		this.expected = KEY;
		return at;
	}

	/** `1.5` and `12abc` are not integers; in `7 0R`, viewers see a reference. */
	private notAnInteger(bytes: Uint8Array, at: number, end: number): number {
		if (bytes[at] === LETTER_R && this.integers > 0 && this.depth > 0 && endsWord(bytes, at + 1, end)) {
			this.reference(this.second, this.secondStart, at + 1);
			return at + 1;
		}
		this.integers = 0;
		this.expected = KEY;
		return skipRegular(bytes, at + 1, end);
	}

	/** A token that begins with another regular character: `R`, a keyword, or a number with a sign or a leading point. */
	private word(bytes: Uint8Array, at: number, end: number): number {
		const byte = bytes[at];
		if (byte === LETTER_R && this.integers === 2 && endsWord(bytes, at + 1, end)) {
			this.reference(this.first, this.firstStart, at + 1);
			return at + 1;
		}
		const after = skipRegular(bytes, at + 1, end);
		this.integers = 0;
		this.expected = KEY;
		return byte === LETTER_e && isEnd(bytes, at, after) ? -1 : after;
	}

	private reference(number: number, start: number, after: number): void {
		this.add(number, start, after);
		if (this.lengthStart === start) {
			this.lengthRef = number;
			this.lengthEnd = after;
		}
		this.integers = 0;
	}

	/** A token that begins with a delimiter: a name, a string, or a bracket. */
	private delimited(byte: number, bytes: Uint8Array, at: number, end: number): number {
		switch (byte) {
			case SOLIDUS:
				return this.name(bytes, at + 1, end);
			case LESS_THAN:
				this.expected = KEY;
				if (bytes[at + 1] !== LESS_THAN) return this.string(at, skipHex(bytes, at, end));
				this.open(this.depth++, DICTIONARY);
				return at + 2;
			case GREATER_THAN:
				// The second one may belong to the next object of an object stream.
				return --this.depth < 0 || this.opened[this.depth] !== DICTIONARY || at + 2 > end ? -1 : at + 2;
			case OPEN_BRACKET:
				this.expected = KEY;
				this.open(this.depth++, ARRAY);
				return at + 1;
			case CLOSE_BRACKET:
				return --this.depth < 0 || this.opened[this.depth] !== ARRAY ? -1 : at + 1;
			default: {
				this.expected = KEY;
				const after = skipString(bytes, at, end);
				return after >= end && bytes[end - 1] !== CLOSE_PARENTHESIS ? -1 : this.string(at, after);
			}
		}
	}

	private name(bytes: Uint8Array, at: number, end: number): number {
		const after = skipRegular(bytes, at, end);
		// At the top level of a dictionary, a name that follows a key is its value.
		if (this.depth !== 1 || this.expected !== KEY) this.expected = KEY;
		else this.expected = after - at === 6 && bytes[at] === LETTER_L && startsWith(bytes, at, 'Length') ? LENGTH_VALUE : VALUE;
		if (after - at === 9 && bytes[at] === LETTER_B && startsWith(bytes, at, 'ByteRange')) this.byteRange = true;
		return after;
	}

	private string(start: number, after: number): number {
		if (this.strings) this.add(STRING, start, after);
		return after;
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

/** Positions of the top-level entries of one dictionary, found without building values. */
export class Entries {
	/** Quadruples: key start (behind the solidus), key end, value start, value end. */
	at = new Int32Array(4 * 16);
	/** Number of integers used in `at`. */
	used = 0;
	/** Position of the closing `>>`. */
	close = -1;
	/** Position after the opening `<<`. */
	open = -1;
	/** Skips values, where `N G R` is one value. */
	private readonly scan = new Scan();

	/**
	 * Locates the entries of the dictionary at `at`; false when there is none, it is malformed, or a key is written with
	 * `#xx` and not to be found by its bytes.
	 */
	locate(bytes: Uint8Array, at: number, end: number): boolean {
		this.used = 0;
		at = skipSpace(bytes, at, end);
		if (bytes[at] !== LESS_THAN || bytes[at + 1] !== LESS_THAN) return false;
		this.open = at += 2;
		while ((at = skipSpace(bytes, at, end)) < end) {
			const byte = bytes[at]!;
			if (byte === GREATER_THAN) {
				this.close = at;
				return bytes[at + 1] === GREATER_THAN;
			}
			if (byte !== SOLIDUS) return false;
			const keyStart = ++at;
			for (; at < end && classOf[bytes[at]!] === REGULAR; at++) if (bytes[at] === NUMBER_SIGN) return false;
			const keyEnd = at;
			const valueStart = (at = skipSpace(bytes, at, end));
			// A missing value: the dictionary ends after the key.
			if (bytes[at] === GREATER_THAN) return false;
			this.scan.reset();
			at = this.scan.value(bytes, at, end);
			if (at < 0) return false;
			this.add(keyStart, keyEnd, valueStart, at);
		}
		return false;
	}

	private add(keyStart: number, keyEnd: number, valueStart: number, valueEnd: number): void {
		if (this.used + 4 > this.at.length) {
			const grown = new Int32Array(this.at.length * 2);
			grown.set(this.at);
			this.at = grown;
		}
		const { at, used } = this;
		at[used] = keyStart;
		at[used + 1] = keyEnd;
		at[used + 2] = valueStart;
		at[used + 3] = valueEnd;
		this.used = used + 4;
	}

	/** Index into `at` of the entry `key`, or -1. The last of several wins, as in a parse. */
	find(bytes: Uint8Array, key: string): number {
		for (let i = this.used - 4; i >= 0; i -= 4) {
			const start = this.at[i]!;
			if (this.at[i + 1]! - start !== key.length) continue;
			let same = true;
			for (let k = 0; same && k < key.length; k++) same = bytes[start + k] === key.charCodeAt(k);
			if (same) return i;
		}
		return -1;
	}
}

/** Whether no regular character is at `at`. */
const endsWord = (bytes: Uint8Array, at: number, end: number): boolean => at >= end || classOf[bytes[at]!] !== REGULAR;

/** `endobj` or `endstream` where a value should go on; also other words of these lengths that begin like them. */
function isEnd(bytes: Uint8Array, start: number, end: number): boolean {
	return (end - start === 6 && startsWith(bytes, start, 'endo')) || (end - start === 9 && startsWith(bytes, start, 'ends'));
}
