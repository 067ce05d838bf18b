/** Character classes of PDF syntax (ISO 32000-2, 7.2.3), and the small readers that everything else is made of. */

export const REGULAR = 0;
export const SPACE = 1;
const DELIMITER = 2;

/** Class of each byte. */
export const classOf = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) classOf[byte] = SPACE;
for (const character of '()<>[]{}/%') classOf[character.charCodeAt(0)] = DELIMITER;

/** Position of the next byte that is neither white space nor part of a comment, or `end`. */
export function skipSpace(bytes: Uint8Array, at: number, end: number): number {
	while (at < end) {
		const byte = bytes[at]!;
		if (classOf[byte] === SPACE) at++;
		else if (byte === 0x25) at = skipComment(bytes, at, end);
		else break;
	}
	return at;
}

/** Position of the end of line that closes the comment starting at `at`. */
export function skipComment(bytes: Uint8Array, at: number, end: number): number {
	while (at < end && bytes[at] !== 10 && bytes[at] !== 13) at++;
	return at;
}

/** Position after the literal string that opens at `at`; `end` when it never closes. */
export function skipString(bytes: Uint8Array, at: number, end: number): number {
	let depth = 0;
	while (at < end) {
		const byte = bytes[at++]!;
		if (byte === 0x5c) at++;
		else if (byte === 0x28) depth++;
		else if (byte === 0x29 && --depth === 0) return at;
	}
	return end;
}

/** Position after the hexadecimal string that opens at `at`. */
export function skipHex(bytes: Uint8Array, at: number, end: number): number {
	while (at < end) if (bytes[at++] === 0x3e) return at;
	return end;
}

/** The value of a hexadecimal digit, or -1. */
export function hexDigit(byte: number | undefined): number {
	if (byte === undefined) return -1;
	if (byte >= 48 && byte <= 57) return byte - 48;
	if (byte >= 65 && byte <= 70) return byte - 55;
	if (byte >= 97 && byte <= 102) return byte - 87;
	return -1;
}

/** Bytes from pairs of hexadecimal digits, up to `>` (7.3.4.3, 7.4.2). What is no digit does not count; a last digit alone is the higher. */
export function readHex(bytes: Uint8Array, start: number, end: number): Uint8Array {
	const out = new Uint8Array((end - start + 1) >> 1);
	let used = 0;
	let high = -1;
	for (let at = start; at < end && bytes[at] !== 0x3e; at++) {
		const digit = hexDigit(bytes[at]);
		if (digit < 0) continue;
		if (high < 0) high = digit;
		else {
			out[used++] = high * 16 + digit;
			high = -1;
		}
	}
	if (high >= 0) out[used++] = high * 16;
	return out.subarray(0, used);
}

/** Position after the run of regular characters at `at`. */
export function skipRegular(bytes: Uint8Array, at: number, end: number): number {
	while (at < end && classOf[bytes[at]!] === REGULAR) at++;
	return at;
}

/** Whether `word` (ASCII) stands at `at`. */
export function startsWith(bytes: Uint8Array, at: number, word: string): boolean {
	for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word.charCodeAt(i)) return false;
	return true;
}

/** `word` at `at`, and no regular character behind it. */
export function isKeyword(bytes: Uint8Array, at: number, word: string): boolean {
	return startsWith(bytes, at, word) && classOf[bytes[at + word.length] ?? 32] !== REGULAR;
}

export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;

/** The unsigned integer at `at`, or -1; `after` tells where it ended. */
export function readInteger(bytes: Uint8Array, at: number, end: number): { value: number; after: number } {
	let value = 0;
	let after = at;
	while (after < end && isDigit(bytes[after])) value = value * 10 + (bytes[after++]! - 48);
	return after === at ? { value: -1, after } : { value, after };
}

/**
 * The header `N G obj` at `at`: number, generation and the position behind `obj`; undefined when there is none.
 * White space before it is skipped.
 */
export function readHeader(
	bytes: Uint8Array,
	at: number,
	end: number,
): { number: number; generation: number; start: number; body: number } | undefined {
	const start = skipSpace(bytes, at, end);
	const first = readInteger(bytes, start, end);
	if (first.value < 0 || first.after === end || classOf[bytes[first.after]!] !== SPACE) return undefined;
	const second = readInteger(bytes, skipSpace(bytes, first.after, end), end);
	// No generation is beyond 65535 (7.5.4).
	if (second.value < 0 || second.value > 65_535) return undefined;
	const word = skipSpace(bytes, second.after, end);
	if (bytes[word] !== 0x6f || bytes[word + 1] !== 0x62 || bytes[word + 2] !== 0x6a) return undefined;
	return { number: first.value, generation: second.value, start, body: word + 3 };
}

/** A view with Buffer's fast search over the same memory. */
export const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Position behind `obj` when exactly `number generation obj` stands at `at`, as nearly every file has it; else -1. */
export function bodyAfter(bytes: Uint8Array, at: number, number: number, generation: number): number {
	let value = 0;
	let byte = bytes[at]!;
	for (; byte >= 48 && byte <= 57; byte = bytes[++at]!) value = value * 10 + (byte - 48);
	if (value !== number || byte !== 32) return -1;
	value = 0;
	byte = bytes[++at]!;
	if (byte < 48 || byte > 57) return -1;
	for (; byte >= 48 && byte <= 57; byte = bytes[++at]!) value = value * 10 + (byte - 48);
	if (value !== generation || byte !== 32) return -1;
	return bytes[at + 1] === 0x6f && bytes[at + 2] === 0x62 && bytes[at + 3] === 0x6a ? at + 4 : -1;
}
