/** Values back to PDF syntax (ISO 32000-2, 7.3). Deterministic: entries in the order of the dictionary. */
import {
	BACKSLASH,
	BLANK,
	CARRIAGE_RETURN,
	CLOSE_BRACKET,
	CLOSE_PARENTHESIS,
	GREATER_THAN,
	LETTER_R,
	LETTER_r,
	LESS_THAN,
	NULL,
	NUMBER_SIGN,
	OPEN_BRACKET,
	OPEN_PARENTHESIS,
	REGULAR,
	SOLIDUS,
	TILDE,
	classOf,
} from './characters';
import type { Sink } from './output';
import { Dict, Name, Ref, Str, Stream, type Value } from './values';

/** Encrypts strings. */
export interface StringCipher {
	encryptString(bytes: Uint8Array, number: number, generation: number): Uint8Array;
}

/** How a value of an object is written. */
export interface Writing {
	/** Final number of an object that is referred to; 0 when it is not written: the reference becomes null. */
	readonly renumber?: ((reference: Ref) => number) | undefined;
	/** Generation of the object with this final number, whatever a reference says (ISO 32000-2, 7.3.10); 0 without it. */
	readonly generationOf?: ((number: number) => number) | undefined;
	/** Encrypts strings under the object's final number. */
	readonly security?: StringCipher | undefined;
	/** Final number of the object that is written; its generation is 0 whenever this matters. */
	readonly number: number;
	readonly generation: number;
}

/** This many references in an array, such as /Kids, are written as one text. */
const MANY = 8;
/** As many of them are written at once. */
const PIECE = 1024;
/** The first references of an array, which are written as text. */
const AS_TEXT = 1 << 14;

export const UNENCRYPTED: Writing = { number: 0, generation: 0 };

export function writeValue(sink: Sink, value: Value, writing: Writing): void {
	if (value === null) sink.text('null');
	else if (typeof value === 'number') sink.text(formatNumber(value));
	else if (typeof value === 'boolean') sink.text(value ? 'true' : 'false');
	else if (value instanceof Name) writeName(sink, value.text);
	else if (value instanceof Ref) sink.text(referenceText(value, writing));
	else if (value instanceof Str) writeString(sink, value.bytes, writing);
	else if (Array.isArray(value)) {
		sink.byte(OPEN_BRACKET);
		if (value.length >= MANY && value.every((item) => item instanceof Ref)) writeReferences(sink, value, writing);
		else
			for (const [i, item] of value.entries()) {
				if (i > 0) sink.byte(BLANK);
				writeValue(sink, item, writing);
			}
		sink.byte(CLOSE_BRACKET);
	} else if (value instanceof Dict) writeDict(sink, value, writing);
	else writeValue(sink, value.dict, writing);
}

/** In pieces, of which the texts are short-lived. */
function writeReferences(sink: Sink, references: readonly Ref[], writing: Writing): void {
	for (let from = 0; from < references.length; from += PIECE) {
		if (from > 0) sink.byte(BLANK);
		const piece = references.slice(from, from + PIECE);
		if (from < AS_TEXT) sink.text(piece.map((reference) => referenceText(reference, writing)).join(' '));
		else writeOneByOne(sink, piece, writing);
	}
}

/** Very many references take a third of the time when no texts are made, once V8 has compiled this. */
function writeOneByOne(sink: Sink, references: readonly Ref[], writing: Writing): void {
	const { renumber, generationOf } = writing;
	for (let i = 0; i < references.length; i++) {
		const reference = references[i]!;
		if (i > 0) sink.byte(BLANK);
		const final = renumber ? renumber(reference) : reference.number;
		if (renumber && final === 0) sink.text('null');
		else {
			sink.integer(final);
			sink.byte(BLANK);
			sink.integer(generationOf ? generationOf(final) : renumber ? 0 : reference.generation);
			sink.byte(BLANK);
			sink.byte(LETTER_R);
		}
	}
}

function writeDict(sink: Sink, dict: Dict, writing: Writing): void {
	// The signature's own /Contents is never encrypted (7.6.2).
	const clear = writing.security && dict.has('ByteRange') ? { ...writing, security: undefined } : writing;
	sink.text('<<');
	for (const [key, item] of dict) {
		writeName(sink, key);
		if (needsBlank(item)) sink.byte(BLANK);
		writeValue(sink, item, key === 'Contents' ? clear : writing);
	}
	sink.text('>>');
}

/** Numbers, references, words need a blank after a name; names, strings, arrays and dictionaries bring a delimiter. */
const needsBlank = (value: Value): boolean =>
	value === null || typeof value === 'number' || typeof value === 'boolean' || value instanceof Ref;

function referenceText(reference: Ref, { renumber, generationOf }: Writing): string {
	const final = renumber ? renumber(reference) : reference.number;
	if (renumber && final === 0) return 'null';
	return `${final} ${generationOf ? generationOf(final) : renumber ? 0 : reference.generation} R`;
}

export function writeName(sink: Sink, text: string): void {
	sink.byte(SOLIDUS);
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i) & 0xff;
		// The null character must not occur in names (7.3.5).
		if (code === NULL) continue;
		if (code > BLANK && code <= TILDE && code !== NUMBER_SIGN && classOf[code] === REGULAR) sink.byte(code);
		else sink.text(`#${hex(code)}`);
	}
}

/** Encrypted strings in hexadecimal form, so that their length does not depend on random bytes (docs/semantics.md, §8.1). */
export function writeString(sink: Sink, bytes: Uint8Array, { security, number, generation }: Writing): void {
	if (security) {
		writeHex(sink, security.encryptString(bytes, number, generation));
		return;
	}
	let [awkward, escaped] = [0, 0];
	// Strings may have megabytes: an index takes a quarter of the time of an iterator.
	for (let i = 0; i < bytes.length; i++) {
		const byte = bytes[i]!;
		if (byte < BLANK || byte > TILDE) awkward++;
		if (isEscaped(byte)) escaped++;
	}
	if (awkward * 3 > bytes.length) {
		writeHex(sink, bytes);
		return;
	}
	sink.byte(OPEN_PARENTHESIS);
	if (escaped === 0) sink.copy(bytes, 0, bytes.length);
	else sink.fill(bytes.length + escaped, (memory, offset) => writeEscaped(memory, offset, bytes));
	sink.byte(CLOSE_PARENTHESIS);
}

const isEscaped = (byte: number): boolean =>
	byte === OPEN_PARENTHESIS || byte === CLOSE_PARENTHESIS || byte === BACKSLASH || byte === CARRIAGE_RETURN;

function writeEscaped(memory: Uint8Array, offset: number, bytes: Uint8Array): void {
	let at = offset;
	for (let i = 0; i < bytes.length; i++) {
		const byte = bytes[i]!;
		if (isEscaped(byte)) memory[at++] = BACKSLASH;
		memory[at++] = byte === CARRIAGE_RETURN ? LETTER_r : byte;
	}
}

function writeHex(sink: Sink, bytes: Uint8Array): void {
	sink.byte(LESS_THAN);
	sink.fill(2 * bytes.length, (memory, offset) => {
		let at = offset;
		for (let i = 0; i < bytes.length; i++) {
			memory[at++] = DIGITS[bytes[i]! >> 4]!;
			memory[at++] = DIGITS[bytes[i]! & 15]!;
		}
	});
	sink.byte(GREATER_THAN);
}

const HEX = '0123456789abcdef';
const DIGITS = Uint8Array.from(HEX, (digit) => digit.charCodeAt(0));

const hex = (byte: number): string => HEX[byte >> 4]! + HEX[byte & 15]!;

/** Never an exponent: PDF has none (7.3.3). */
export function formatNumber(value: number): string {
	if (!Number.isFinite(value)) return '0';
	const magnitude = Math.abs(value);
	if (Number.isInteger(value) && magnitude < 1e15) return String(value);
	// No reader has integers of more than 64 bits; a real number may be any.
	if (magnitude >= 2 ** 63) return `${BigInt(value)}.0`;
	const text = String(value);
	return text.includes('e') ? value.toFixed(12).replace(/0+$/, '').replace(/\.$/, '') : text;
}

/** Whether a string is in `value`, however deep; references are not followed. */
export function holdsString(value: Value | undefined): boolean {
	const stack: (Value | undefined)[] = [value];
	while (stack.length > 0) {
		const next = stack.pop();
		if (next instanceof Str) return true;
		if (Array.isArray(next)) for (const item of next) stack.push(item);
		else if (next instanceof Dict) for (const item of next.values()) stack.push(item);
		else if (next instanceof Stream) stack.push(next.dict);
	}
	return false;
}
