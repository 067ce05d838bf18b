/**
 * Reads objects as values, tolerantly: invalid tokens become null; unterminated containers end at `endobj`. Viewers do
 * the same, and refusing is the caller's business.
 */
import type { OctavoError } from '../../contract/errors';
import { limitExceeded, tooManyValues } from '../limits';
import {
	BACKSLASH,
	BLANK,
	CARRIAGE_RETURN,
	CLOSE_BRACE,
	CLOSE_BRACKET,
	CLOSE_PARENTHESIS,
	DIGIT_0,
	DIGIT_9,
	FULL_STOP,
	GREATER_THAN,
	LESS_THAN,
	LETTER_R,
	LETTER_t,
	LINE_FEED,
	MINUS,
	OPEN_BRACE,
	OPEN_BRACKET,
	OPEN_PARENTHESIS,
	PLUS,
	REGULAR,
	SOLIDUS,
	asBuffer,
	classOf,
	integersEnd,
	isKeyword,
	readHex,
	skipHex,
	skipRegular,
	skipSpace,
	skipString,
	startsWith,
} from './characters';
import { readLiteral, readName, readNumber } from './scalars';
import { Dict, Name, Ref, Str, isSignature, type Value } from './values';

/** Decrypts a string of the object being read. */
export type StringOpener = (bytes: Uint8Array) => Uint8Array;

/** Tokens that are not values. */
const CLOSE_ARRAY = Symbol('close array');
const CLOSE_DICT = Symbol('close dictionary');
const END = Symbol('end');
type Token = Value | typeof CLOSE_ARRAY | typeof CLOSE_DICT | typeof END;

/** Memory of one value, as an estimate: of any, and more of some kinds. */
const ANY_VALUE = 32;
const REFERENCE = 32;
const NAME = 32;
const ARRAY = 32;
const STRING = 224;
const DICTIONARY = 224;
/** Of an entry of a dictionary that has more than usual. */
const MANY_ENTRIES = 1000;
const ENTRY = 160;

/** After this many references, many more are expected. */
const SOME_REFERENCES = 8;
const REFERENCES_AHEAD = 256;
const MOST_AHEAD = 1 << 13;
/** And after this many integers. */
const SOME_INTEGERS = 64;
const REFERENCES = /^(?:[\n\r ]?\d{1,9} 0 R(?=[\n\r \]]))+/;

const isBlank = (byte: number): boolean => byte === BLANK || byte === LINE_FEED || byte === CARRIAGE_RETURN;

export class Parser {
	/** Where the last `>>` was met. */
	private closed = -1;

	constructor(
		readonly bytes: Uint8Array,
		/** Where the next value is looked for; afterwards, the position after it. */
		public at: number,
		readonly end: number,
		private readonly nesting: number,
		private readonly openString?: StringOpener,
		/** Bytes of memory that values may take, as an estimate; afterwards, the rest of them. */
		public room = Infinity,
		/** The error if they are too many. */
		private readonly refusal: () => OctavoError = tooManyValues,
	) {}

	/** The next value; null at the end, or if the next token does not begin a value. */
	value(): Value {
		const token = this.token(0);
		return typeof token === 'symbol' ? null : token;
	}

	private token(depth: number): Token {
		const { bytes, end } = this;
		this.room -= ANY_VALUE;
		if (this.room < 0) throw this.refusal();
		const at = skipSpace(bytes, this.at, end);
		this.at = at;
		if (at >= end) return END;
		const byte = bytes[at]!;
		if (byte >= DIGIT_0 && byte <= DIGIT_9) return this.numberOrReference();
		switch (byte) {
			case SOLIDUS:
				return this.name();
			case OPEN_PARENTHESIS:
				return this.string(this.literal());
			case LESS_THAN:
				if (bytes[at + 1] !== LESS_THAN) return this.string(this.hexadecimal());
				this.at += 2;
				return this.dictionary(depth + 1);
			case OPEN_BRACKET:
				this.at++;
				return this.array(depth + 1);
			case CLOSE_BRACKET:
				this.at++;
				return CLOSE_ARRAY;
			case GREATER_THAN:
				this.closed = at;
				if (bytes[at + 1] === GREATER_THAN) {
					this.at += 2;
					return CLOSE_DICT;
				}
				this.at++;
				return null;
			case CLOSE_PARENTHESIS:
			case OPEN_BRACE:
			case CLOSE_BRACE:
				this.at++;
				return null;
			default:
				return this.word();
		}
	}

	private array(depth: number): Value[] {
		this.checkDepth(depth);
		this.room -= ARRAY;
		const items: Value[] = [];
		for (;;) {
			if (items.length === SOME_REFERENCES && items.every((item) => item instanceof Ref)) this.references(items);
			if (items.length === SOME_INTEGERS && items.every(Number.isInteger)) this.integers(items);
			const token = this.token(depth);
			if (token === CLOSE_ARRAY || token === END) return items;
			// `[ 1 2 >>`: the array was never closed; leave the rest to the dictionary around it.
			if (token === CLOSE_DICT) {
				this.at = this.closed;
				return items;
			}
			items.push(token);
		}
	}

	/**
	 * Adds the references that follow to an array that began with some, such as /Kids, as long as they are written `N 0 R`: a
	 * regular expression and `split` read a thousand of them before V8 would have compiled the methods here.
	 */
	private references(items: Value[]): void {
		const { bytes, end } = this;
		// The stretch doubles each time, because text after the last reference is decoded for nothing.
		for (let stretch = REFERENCES_AHEAD; stretch <= MOST_AHEAD; stretch *= 2) {
			const text = asBuffer(bytes).toString('latin1', this.at, Math.min(this.at + stretch, end));
			const run = REFERENCES.exec(text)?.[0] ?? '';
			if (run === '') return;
			const before = items.length;
			for (const number of run.split(' 0 R')) if (number !== '') items.push(new Ref(Number(number), 0));
			this.room -= (items.length - before) * (ANY_VALUE + REFERENCE);
			this.at += run.length;
			if (run.length < text.length >> 1) return;
		}
		while (this.addReference(items)) if (this.room < 0) throw this.refusal();
	}

	/** Adds the integers that follow to an array that began with many. */
	private integers(items: Value[]): void {
		const { bytes } = this;
		let at = skipSpace(bytes, this.at, this.end);
		for (const stop = integersEnd(bytes, at, this.end); at < stop; at++) {
			let number = 0;
			for (let byte = bytes[at]!; classOf[byte] === REGULAR; byte = bytes[++at]!) number = 10 * number + byte - DIGIT_0;
			items.push(number);
			this.room -= ANY_VALUE;
			if (this.room < 0) throw this.refusal();
		}
		this.at = at;
	}

	/** Adds the reference that follows, if it is written `N 0 R`: for very many, this takes a fifth of the time. */
	private addReference(items: Value[]): boolean {
		const { bytes } = this;
		let at = this.at;
		if (isBlank(bytes[at]!)) at++;
		const from = at;
		let number = 0;
		for (let byte = bytes[at]!; byte >= DIGIT_0 && byte <= DIGIT_9; byte = bytes[++at]!) number = 10 * number + byte - DIGIT_0;
		const isReference =
			at > from &&
			at - from < 10 &&
			at + 4 < this.end &&
			bytes[at] === BLANK &&
			bytes[at + 1] === DIGIT_0 &&
			bytes[at + 2] === BLANK &&
			bytes[at + 3] === LETTER_R &&
			(isBlank(bytes[at + 4]!) || bytes[at + 4] === CLOSE_BRACKET);
		if (!isReference) return false;
		items.push(new Ref(number, 0));
		this.room -= ANY_VALUE + REFERENCE;
		this.at = at + 4;
		return true;
	}

	private dictionary(depth: number): Dict {
		this.checkDepth(depth);
		this.room -= DICTIONARY;
		const entries = new Dict();
		let key: string | undefined;
		let contents = -1;
		for (;;) {
			const from = this.at;
			const token = this.token(depth);
			if (token === CLOSE_DICT || token === END) {
				if (contents >= 0 && isSignature(entries)) this.keepSealed(entries, contents);
				return entries;
			}
			if (token === CLOSE_ARRAY) continue;
			const value = token;
			if (key === undefined) {
				if (value instanceof Name) key = value.text;
				continue;
			}
			// An entry whose value is null is equivalent to an absent entry (7.3.7); of several with one key, the last counts.
			if (entries.size > MANY_ENTRIES) this.room -= ENTRY;
			if (value !== null) entries.set(key, value);
			else entries.delete(key);
			if (this.openString && key === 'Contents' && value instanceof Str) contents = from;
			key = undefined;
		}
	}

	/** The signature's own /Contents is never encrypted (7.6.2), which shows only once its dictionary has been read. */
	private keepSealed(entries: Dict, at: number): void {
		entries.set('Contents', new Parser(this.bytes, at, this.end, 1).value());
	}

	private checkDepth(depth: number): void {
		if (depth > this.nesting)
			throw limitExceeded(
				'nesting',
				`An object of the document is nested deeper than ${this.nesting} levels`,
				'Open it in another PDF program and save it again',
			);
	}

	private name(): Name {
		const { bytes, end } = this;
		const start = this.at + 1;
		this.room -= NAME;
		this.at = skipRegular(bytes, start, end);
		return new Name(readName(bytes, start, this.at));
	}

	private string(bytes: Uint8Array): Str {
		this.room -= STRING;
		return new Str(this.openString ? this.openString(bytes) : bytes);
	}

	/** A literal string (7.3.4.2), unescaped. */
	private literal(): Uint8Array {
		const { bytes, end } = this;
		const start = this.at + 1;
		// Most strings have no escapes.
		for (let at = start; at < end; at++) {
			const byte = bytes[at]!;
			if (byte === CLOSE_PARENTHESIS) {
				this.at = at + 1;
				return bytes.slice(start, at);
			}
			if (byte === OPEN_PARENTHESIS || byte === BACKSLASH || byte === CARRIAGE_RETURN) break;
		}
		this.at = skipString(bytes, this.at, end);
		return readLiteral(bytes, start, this.at);
	}

	private hexadecimal(): Uint8Array {
		const { bytes, end } = this;
		const start = this.at + 1;
		const after = skipHex(bytes, start, end);
		this.at = after;
		return readHex(bytes, start, after);
	}

	private numberOrReference(): Value {
		const { bytes, end } = this;
		let at = this.at;
		let first = 0;
		while (at < end && bytes[at]! >= DIGIT_0 && bytes[at]! <= DIGIT_9) first = first * 10 + (bytes[at++]! - DIGIT_0);
		if (at < end && classOf[bytes[at]!] === REGULAR) return this.number();
		this.at = at;
		at = skipSpace(bytes, at, end);
		// A negative generation counts as 1, as in headers of objects.
		const isNegative = bytes[at] === MINUS && at + 1 < end && bytes[at + 1]! > DIGIT_0;
		if (isNegative) at++;
		let generation = 0;
		const start = at;
		while (at < end && bytes[at]! >= DIGIT_0 && bytes[at]! <= DIGIT_9) generation = generation * 10 + (bytes[at++]! - DIGIT_0);
		if (at === start) return first;
		at = skipSpace(bytes, at, end);
		if (at >= end || bytes[at] !== LETTER_R || (at + 1 < end && classOf[bytes[at + 1]!] === REGULAR)) return first;
		this.at = at + 1;
		this.room -= REFERENCE;
		// No object has a number beyond 31 bits, so a reference to one refers to nothing.
		return first > 0x7fffffff ? null : new Ref(first, isNegative ? 1 : Math.min(generation, 65_535));
	}

	private number(): number {
		const { bytes, end, at: start } = this;
		this.at = skipRegular(bytes, start, end);
		return readNumber(bytes, start, this.at);
	}

	private word(): Value | typeof END {
		const { bytes, at, end } = this;
		const byte = bytes[at]!;
		if (byte === PLUS || byte === MINUS || byte === FULL_STOP) return this.number();
		if (isKeyword(bytes, at, 'true') || isKeyword(bytes, at, 'false')) {
			this.at = skipRegular(bytes, at, end);
			return byte === LETTER_t;
		}
		if (startsWith(bytes, at, 'endobj') || startsWith(bytes, at, 'endstream')) return END;
		this.at = Math.max(skipRegular(bytes, at, end), at + 1);
		return null;
	}
}
