/**
 * The skip-lexer: walks the bytes of one object, once, and builds no values. It remembers where references (and, when
 * asked, strings) stand, so that they can be followed, renumbered or encrypted in place (docs/design.md, law 1).
 */
import { REGULAR, SPACE, classOf, skipComment, skipHex, skipSpace, skipString } from './characters';

/** What stands in `marks` for a string; references have their object number there. */
export const STRING = -1;

const ARRAY = 1;
const DICTIONARY = 2;

const NO_KEY = 0;
const KEY = 1;
const LENGTH = 2;

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

	/** What is open at each depth: brackets that do not match are read in many ways, and only values are written then. */
	private opened = new Uint8Array(64);

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
	 * Walks the value at `at` and returns the position behind it, or -1 when it is malformed (never closed, closed by the
	 * wrong bracket, or cut short by `endobj`). Marks are appended.
	 */
	value(bytes: Uint8Array, at: number, end: number): number {
		let depth = 0;
		// The last two integers, for `N G R`.
		let integers = 0;
		let first = 0;
		let firstStart = 0;
		let second = 0;
		let secondStart = 0;
		// What a name at the top level stands behind: where a key does, it is a value.
		let behind = NO_KEY;
		while (at < end) {
			const byte = bytes[at]!;
			const kind = classOf[byte];
			if (kind === SPACE) {
				at++;
				continue;
			}
			if (kind === REGULAR) {
				if (byte >= 48 && byte <= 57) {
					const start = at;
					let value = 0;
					let digit = byte;
					do {
						value = value * 10 + (digit - 48);
						digit = bytes[++at]!;
					} while (digit >= 48 && digit <= 57);
					if (at < end && classOf[digit] === REGULAR) {
						if (digit === 0x52 && integers > 0 && depth > 0 && (at + 1 >= end || classOf[bytes[at + 1]!] !== REGULAR)) {
							// 7 0R: viewers see a reference
							at++;
							this.add(second, secondStart, at);
							if (this.lengthStart === secondStart) {
								this.lengthRef = second;
								this.lengthEnd = at;
							}
							integers = 0;
							continue;
						}
						// 1.5, 12abc: no integer
						at++;
						while (at < end && classOf[bytes[at]!] === REGULAR) at++;
						integers = 0;
						behind = NO_KEY;
						if (depth === 0) return at;
						continue;
					}
					if (at > end) return -1;
					first = second;
					firstStart = secondStart;
					second = value;
					secondStart = start;
					if (integers < 2) integers++;
					if (depth === 0) return this.scalarOrReference(bytes, value, start, at, end);
					if (behind === LENGTH) {
						this.length = value;
						this.lengthRef = -1;
						this.lengthStart = start;
						this.lengthEnd = at;
					}
					behind = NO_KEY;
					continue;
				}
				if (byte === 0x52 && integers === 2 && (at + 1 >= end || classOf[bytes[at + 1]!] !== REGULAR)) {
					at++;
					this.add(first, firstStart, at);
					if (this.lengthStart === firstStart) {
						this.lengthRef = first;
						this.lengthEnd = at;
					}
					integers = 0;
					continue;
				}
				const start = at;
				do at++;
				while (at < end && classOf[bytes[at]!] === REGULAR);
				integers = 0;
				behind = NO_KEY;
				if (depth === 0) return isEnd(bytes, start, at) ? -1 : at;
				if (byte === 0x65 && isEnd(bytes, start, at)) return -1;
				continue;
			}
			if (byte === 0x25) {
				at = skipComment(bytes, at, end);
				continue;
			}
			// Delimiters
			integers = 0;
			switch (byte) {
				case 0x2f: {
					const start = ++at;
					while (at < end && classOf[bytes[at]!] === REGULAR) at++;
					if (depth === 0) return at;
					if (depth !== 1 || behind !== NO_KEY) behind = NO_KEY;
					else behind = at - start === 6 && bytes[start] === 0x4c && isLength(bytes, start) ? LENGTH : KEY;
					if (at - start === 9 && bytes[start] === 0x42 && isByteRange(bytes, start)) this.byteRange = true;
					continue;
				}
				case 0x3c:
					behind = NO_KEY;
					if (bytes[at + 1] === 0x3c) {
						this.open(depth++, DICTIONARY);
						at += 2;
						continue;
					} else {
						const start = at;
						at = skipHex(bytes, at, end);
						if (this.strings) this.add(STRING, start, at);
						if (depth === 0) return at;
						continue;
					}
				case 0x3e:
					if (bytes[at + 1] === 0x3e) {
						at += 2;
						// The second one may belong to what follows in an object stream.
						if (--depth < 0 || this.opened[depth] !== DICTIONARY || at > end) return -1;
						if (depth === 0) return at;
					} else at++;
					continue;
				case 0x5b:
					behind = NO_KEY;
					this.open(depth++, ARRAY);
					at++;
					continue;
				case 0x5d:
					at++;
					if (--depth < 0 || this.opened[depth] !== ARRAY) return -1;
					if (depth === 0) return at;
					continue;
				case 0x28: {
					behind = NO_KEY;
					const start = at;
					at = skipString(bytes, at, end);
					if (at >= end && bytes[end - 1] !== 0x29) return -1;
					if (this.strings) this.add(STRING, start, at);
					if (depth === 0) return at;
					continue;
				}
				default:
					at++;
			}
		}
		return -1;
	}

	/** At the top level an integer may be the object itself or the start of `N G R`. */
	private scalarOrReference(bytes: Uint8Array, number: number, start: number, after: number, end: number): number {
		let at = skipSpace(bytes, after, end);
		const generation = at;
		while (at < end && bytes[at]! >= 48 && bytes[at]! <= 57) at++;
		if (at === generation) return after;
		at = skipSpace(bytes, at, end);
		if (bytes[at] !== 0x52 || (at + 1 < end && classOf[bytes[at + 1]!] === REGULAR)) return after;
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
	/** Position behind the opening `<<`. */
	open = -1;

	/**
	 * Locates the entries of the dictionary at `at`; false when there is none, it is malformed, or a key is written with
	 * `#xx` and not to be found by its bytes.
	 */
	locate(bytes: Uint8Array, at: number, end: number): boolean {
		this.used = 0;
		at = skipSpace(bytes, at, end);
		if (bytes[at] !== 0x3c || bytes[at + 1] !== 0x3c) return false;
		this.open = at += 2;
		while ((at = skipSpace(bytes, at, end)) < end) {
			const byte = bytes[at]!;
			if (byte === 0x3e) {
				this.close = at;
				return bytes[at + 1] === 0x3e;
			}
			if (byte !== 0x2f) return false;
			const keyStart = ++at;
			for (; at < end && classOf[bytes[at]!] === REGULAR; at++) if (bytes[at] === 0x23) return false;
			const keyEnd = at;
			const valueStart = (at = skipSpace(bytes, at, end));
			at = skipEntry(bytes, at, end);
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

const skipper = new Scan();

/** Position behind the value at `at` inside a dictionary (where `N G R` is one value), or -1. */
function skipEntry(bytes: Uint8Array, at: number, end: number): number {
	const byte = bytes[at]!;
	// A missing value: the next key or the end stands here already.
	if (byte === 0x3e) return -1;
	skipper.reset();
	return skipper.value(bytes, at, end);
}

/** `endobj`, `endstream` or `obj` where a value should go on. */
function isEnd(bytes: Uint8Array, start: number, end: number): boolean {
	if (end - start === 6)
		return bytes[start] === 0x65 && bytes[start + 1] === 0x6e && bytes[start + 2] === 0x64 && bytes[start + 3] === 0x6f;
	return (
		end - start === 9 &&
		bytes[start] === 0x65 &&
		bytes[start + 1] === 0x6e &&
		bytes[start + 2] === 0x64 &&
		bytes[start + 3] === 0x73
	);
}

function isLength(bytes: Uint8Array, at: number): boolean {
	return (
		bytes[at + 1] === 0x65 && bytes[at + 2] === 0x6e && bytes[at + 3] === 0x67 && bytes[at + 4] === 0x74 && bytes[at + 5] === 0x68
	);
}

function isByteRange(bytes: Uint8Array, at: number): boolean {
	const word = 'ByteRange';
	for (let i = 1; i < word.length; i++) if (bytes[at + i] !== word.charCodeAt(i)) return false;
	return true;
}
