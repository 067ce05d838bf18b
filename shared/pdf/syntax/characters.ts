/** Characters of PDF syntax and their classes (ISO 32000-2, 7.2.3), and the small readers that everything else is made of. */

/** Bytes with a meaning in PDF syntax, by their names in Unicode. */
export const NULL = 0x00;
export const BACKSPACE = 0x08;
export const TAB = 0x09;
export const LINE_FEED = 0x0a;
export const FORM_FEED = 0x0c;
export const CARRIAGE_RETURN = 0x0d;
export const BLANK = 0x20;
export const EXCLAMATION_MARK = 0x21;
export const NUMBER_SIGN = 0x23;
export const PERCENT = 0x25;
export const OPEN_PARENTHESIS = 0x28;
export const CLOSE_PARENTHESIS = 0x29;
export const PLUS = 0x2b;
export const MINUS = 0x2d;
export const FULL_STOP = 0x2e;
export const SOLIDUS = 0x2f;
export const DIGIT_0 = 0x30;
export const DIGIT_7 = 0x37;
export const DIGIT_9 = 0x39;
export const LESS_THAN = 0x3c;
export const GREATER_THAN = 0x3e;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const TILDE = 0x7e;

/** Letters at which keywords are recognised. */
export const LETTER_B = 0x42;
export const LETTER_C = 0x43;
export const LETTER_D = 0x44;
export const LETTER_E = 0x45;
export const LETTER_I = 0x49;
export const LETTER_L = 0x4c;
export const LETTER_R = 0x52;
export const LETTER_b = 0x62;
const LETTER_d = 0x64;
export const LETTER_e = 0x65;
export const LETTER_f = 0x66;
const LETTER_j = 0x6a;
export const LETTER_n = 0x6e;
const LETTER_o = 0x6f;
export const LETTER_r = 0x72;
export const LETTER_s = 0x73;
export const LETTER_t = 0x74;
export const LETTER_u = 0x75;
export const LETTER_z = 0x7a;

export const REGULAR = 0;
export const SPACE = 1;
/** Begins or ends a value, or a comment. */
const DELIMITER = 2;
/** A delimiter that means nothing where a value is expected. */
const STRAY = 3;

/** Class of each byte. */
export const classOf = new Uint8Array(256);
for (const byte of [NULL, TAB, LINE_FEED, FORM_FEED, CARRIAGE_RETURN, BLANK]) classOf[byte] = SPACE;
for (const character of '(<>[]/%') classOf[character.charCodeAt(0)] = DELIMITER;
for (const character of '){}') classOf[character.charCodeAt(0)] = STRAY;

/** Position of the next byte that is neither white space nor part of a comment, or `end`. */
export function skipSpace(bytes: Uint8Array, at: number, end: number): number {
	while (at < end) {
		const byte = bytes[at]!;
		if (classOf[byte] === SPACE) at++;
		else if (byte === PERCENT) at = skipComment(bytes, at, end);
		else break;
	}
	return at;
}

/** Position of the next byte that is not white space, or `end`: comments are not passed over. */
export function skipWhiteSpace(bytes: Uint8Array, at: number, end: number): number {
	while (at < end && classOf[bytes[at]!] === SPACE) at++;
	return at;
}

/** Position of the end of line that closes the comment starting at `at`. */
export function skipComment(bytes: Uint8Array, at: number, end: number): number {
	while (at < end && bytes[at] !== LINE_FEED && bytes[at] !== CARRIAGE_RETURN) at++;
	return at;
}

/** Position after the literal string that opens at `at`; `end` when it never closes. */
export function skipString(bytes: Uint8Array, at: number, end: number): number {
	const after = afterString(bytes, at, end);
	return after < 0 ? end : after;
}

/**
 * Position after the literal string that opens at `at`; negative when it does not close before `end`. `depth` parentheses are open at
 * `at`, and `~after` of them where it ends.
 */
export function afterString(bytes: Uint8Array, at: number, end: number, depth = 0): number {
	while (at < end) {
		const byte = bytes[at++]!;
		if (byte === BACKSLASH) at++;
		else if (byte === OPEN_PARENTHESIS) depth++;
		else if (byte === CLOSE_PARENTHESIS && --depth === 0) return at;
	}
	return ~depth;
}

/** How many parentheses of the literal string that opens at `at` are not closed before `end`. */
export function openParentheses(bytes: Uint8Array, at: number, end = bytes.length): number {
	const after = afterString(bytes, at, end);
	return after < 0 ? ~after : 0;
}

/** Position after the hexadecimal string that opens at `at`. */
export function skipHex(bytes: Uint8Array, at: number, end: number): number {
	while (at < end) if (bytes[at++] === GREATER_THAN) return at;
	return end;
}

/** The value of a hexadecimal digit, or -1. */
export function hexDigit(byte: number | undefined): number {
	if (byte === undefined) return -1;
	if (byte >= DIGIT_0 && byte <= DIGIT_9) return byte - DIGIT_0;
	if (byte >= 65 && byte <= 70) return byte - 55;
	if (byte >= 97 && byte <= 102) return byte - 87;
	return -1;
}

/** Bytes from pairs of hexadecimal digits, up to `>` (7.3.4.3, 7.4.2). Other characters are ignored; a single last digit is the higher one. */
export function readHex(bytes: Uint8Array, start: number, end: number): Uint8Array {
	const closed = bytes[end - 1] === GREATER_THAN;
	const out = new Uint8Array((end - start + (closed ? 0 : 1)) >> 1);
	let used = end - start < LONG_HEX ? 0 : copyHex(bytes, start, end, out);
	let high = -1;
	for (let at = start + 2 * used; at < end && bytes[at] !== GREATER_THAN; at++) {
		const digit = hexDigit(bytes[at]);
		if (digit < 0) continue;
		if (high < 0) high = digit;
		else {
			out[used++] = high * 16 + digit;
			high = -1;
		}
	}
	if (high >= 0) out[used++] = high * 16;
	// A part of an array is slow to make: its memory moves out of the heap.
	return used === out.length ? out : out.subarray(0, used);
}

/** Digits that are read faster by Node.js, and at once. */
const [LONG_HEX, HEX_STRETCH] = [4096, 1 << 20];

/** Reads the pairs of digits before any other character; the number of bytes. */
function copyHex(bytes: Uint8Array, start: number, end: number, out: Uint8Array): number {
	const [from, to] = [asBuffer(bytes), asBuffer(out)];
	let used = 0;
	for (let at = start; at < end; at = start + 2 * used) {
		const stretch = from.toString('latin1', at, Math.min(at + HEX_STRETCH, end));
		const written = to.write(stretch, used, 'hex');
		used += written;
		if (2 * written < HEX_STRETCH) break;
	}
	return used;
}

/** Position after the run of regular characters at `at`. */
export function skipRegular(bytes: Uint8Array, at: number, end: number): number {
	while (at < end && classOf[bytes[at]!] === REGULAR) at++;
	return at;
}

/** Whether `word` (ASCII) is at `at`. */
export function startsWith(bytes: Uint8Array, at: number, word: string): boolean {
	for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word.charCodeAt(i)) return false;
	return true;
}

/** Whether `word` is at `at`, and no regular character follows. */
export function isKeyword(bytes: Uint8Array, at: number, word: string): boolean {
	return startsWith(bytes, at, word) && classOf[bytes[at + word.length] ?? BLANK] !== REGULAR;
}

export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= DIGIT_0 && byte <= DIGIT_9;

/** The unsigned integer at `at`, or -1; `after` tells where it ended. */
export function readInteger(bytes: Uint8Array, at: number, end: number): { value: number; after: number } {
	let value = 0;
	let after = at;
	while (after < end && isDigit(bytes[after])) value = value * 10 + (bytes[after++]! - DIGIT_0);
	return after === at ? { value: -1, after } : { value, after };
}

/** Digits of an integer of a run. */
const RUN_DIGITS = 9;

/**
 * Where a run of short integers ends that begins at `at`, each followed by one white-space character. The last two are left out,
 * because they may begin a reference. Cross-reference streams list hundreds of thousands of them.
 */
export function integersEnd(bytes: Uint8Array, at: number, end: number): number {
	let [previous, last] = [at, at];
	for (let start = at; ;) {
		let stop = start;
		for (let byte = bytes[stop]!; byte >= DIGIT_0 && byte <= DIGIT_9; byte = bytes[stop]!) stop++;
		if (stop === start || stop - start > RUN_DIGITS || stop + 1 >= end || classOf[bytes[stop]!] !== SPACE) return previous;
		previous = last;
		last = start;
		start = stop + 1;
	}
}

/**
 * The header `N G obj` at `at`: number, generation and the position after `obj`; undefined if there is no header.
 * White space before it is skipped. Damaged files have negative generations, and qpdf
 * reads their objects. They count as 1, so that the document is written with other numbers.
 */
export function readHeader(
	bytes: Uint8Array,
	at: number,
	end: number,
): { number: number; generation: number; start: number; body: number } | undefined {
	const start = skipSpace(bytes, at, end);
	const first = readInteger(bytes, start, end);
	if (first.value < 0 || first.after === end || classOf[bytes[first.after]!] !== SPACE) return undefined;
	const sign = skipSpace(bytes, first.after, end);
	const isNegative = sign < end && bytes[sign] === MINUS;
	const second = readInteger(bytes, isNegative ? sign + 1 : sign, end);
	// No generation is beyond 65535 (7.5.4).
	if (second.value < 0 || second.value > 65_535) return undefined;
	const word = skipSpace(bytes, second.after, end);
	if (!isObj(bytes, word)) return undefined;
	return { number: first.value, generation: isNegative ? 1 : second.value, start, body: word + 3 };
}

/** A view of the same memory that is not a Buffer: its `subarray` is native, and V8 compiles code for one type instead of two. */
export const plainBytes = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The pieces as one; the very same bytes if there is only one. */
export const joinBytes = (pieces: readonly Uint8Array[]): Uint8Array =>
	pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);

/** A view with Buffer's fast search over the same memory. */
export const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Position after `obj` if exactly `number generation obj` is at `at`, as in nearly every file; otherwise -1. */
export function bodyAfter(bytes: Uint8Array, at: number, number: number, generation: number): number {
	let value = 0;
	let byte = bytes[at]!;
	for (; byte >= DIGIT_0 && byte <= DIGIT_9; byte = bytes[++at]!) value = value * 10 + (byte - DIGIT_0);
	if (value !== number || byte !== BLANK) return -1;
	value = 0;
	byte = bytes[++at]!;
	if (byte < DIGIT_0 || byte > DIGIT_9) return -1;
	for (; byte >= DIGIT_0 && byte <= DIGIT_9; byte = bytes[++at]!) value = value * 10 + (byte - DIGIT_0);
	if (value !== generation || byte !== BLANK) return -1;
	return isObj(bytes, at + 1) ? at + 4 : -1;
}

/** Whether the letters `obj` are at `at`. */
const isObj = (bytes: Uint8Array, at: number): boolean =>
	bytes[at] === LETTER_o && bytes[at + 1] === LETTER_b && bytes[at + 2] === LETTER_j;

/** Whether the letters `endobj` are at `at`. Unrolled, because every object ends with them. */
export const isEndobj = (bytes: Uint8Array, at: number): boolean =>
	bytes[at] === LETTER_e &&
	bytes[at + 1] === LETTER_n &&
	bytes[at + 2] === LETTER_d &&
	bytes[at + 3] === LETTER_o &&
	bytes[at + 4] === LETTER_b &&
	bytes[at + 5] === LETTER_j;
