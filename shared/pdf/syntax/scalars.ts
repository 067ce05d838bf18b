/** The values of names, numbers and strings that were located (ISO 32000-2, 7.3.3 to 7.3.5), read as viewers read them. */
import {
	BACKSLASH,
	BACKSPACE,
	CARRIAGE_RETURN,
	CLOSE_PARENTHESIS,
	DIGIT_0,
	DIGIT_7,
	DIGIT_9,
	FORM_FEED,
	FULL_STOP,
	GREATER_THAN,
	LETTER_b,
	LETTER_f,
	LETTER_n,
	LETTER_r,
	LETTER_t,
	LINE_FEED,
	MINUS,
	NUMBER_SIGN,
	OPEN_PARENTHESIS,
	PLUS,
	TAB,
	asBuffer,
	hexDigit,
	readHex,
} from './characters';
import type { Pace } from '../../pace/pace';

/** The name whose characters, after the solidus, are from `start` to `stop`; `#xx` is resolved (7.3.5). One character is one byte. */
export function readName(bytes: Uint8Array, start: number, stop: number): string {
	if (stop - start > USUAL_NAME) return readLongName(bytes, start, stop);
	let text = '';
	for (let at = start; at < stop; at++) {
		const escaped = bytes[at] === NUMBER_SIGN ? escapedByte(bytes, at, stop) : -1;
		text += String.fromCharCode(escaped < 0 ? bytes[at]! : escaped);
		if (escaped >= 0) at += 2;
	}
	return text;
}

/** Bytes of a name that is put together character by character. */
const USUAL_NAME = 127;

/** A text of megabytes that is put together by its characters is as many objects, which are slow to collect. */
function readLongName(bytes: Uint8Array, start: number, stop: number): string {
	const name = Buffer.allocUnsafe(stop - start);
	let length = 0;
	for (let at = start; at < stop; at++) {
		const escaped = bytes[at] === NUMBER_SIGN ? escapedByte(bytes, at, stop) : -1;
		name[length++] = escaped < 0 ? bytes[at]! : escaped;
		if (escaped >= 0) at += 2;
	}
	return name.toString('latin1', 0, length);
}

/** The byte that the number sign at `at` and two digits mean, or -1. */
function escapedByte(bytes: Uint8Array, at: number, stop: number): number {
	if (at + 2 >= stop) return -1;
	const [high, low] = [hexDigit(bytes[at + 1]), hexDigit(bytes[at + 2])];
	return high >= 0 && low >= 0 ? high * 16 + low : -1;
}

/** With at most this many digits, a number without its point is exact, and so is the power of ten that it is divided by. */
const EXACT_DIGITS = 15;

/** The number from `start` to `stop`, a run of regular characters. `--5`, `1.2.3` and `5-3` occur in real files. */
export function readNumber(bytes: Uint8Array, start: number, stop: number): number {
	let at = start;
	const sign = bytes[at];
	if (sign === MINUS || sign === PLUS) at++;
	let digits = 0;
	let decimals = -1;
	let value = 0;
	for (; at < stop; at++) {
		const byte = bytes[at]!;
		if (byte >= DIGIT_0 && byte <= DIGIT_9) {
			value = value * 10 + (byte - DIGIT_0);
			digits++;
			if (decimals >= 0) decimals++;
		} else if (byte === FULL_STOP && decimals < 0) decimals = 0;
		else break;
	}
	if (at < stop || digits === 0 || digits > EXACT_DIGITS) return oddNumber(bytes, start, stop);
	const magnitude = decimals > 0 ? value / POWERS[decimals]! : value;
	return sign === MINUS ? -magnitude : magnitude;
}

const POWERS = Float64Array.from({ length: EXACT_DIGITS + 1 }, (_, exponent) => 10 ** exponent);

function oddNumber(bytes: Uint8Array, start: number, stop: number): number {
	const text = asBuffer(bytes).toString('latin1', start, stop);
	const value = Number(text);
	if (!Number.isNaN(value) && /^[+-]?[\d.]/.test(text)) return value;
	const match = /^[+-]*(\d*\.?\d*)/.exec(text);
	const magnitude = Number(match?.[1] ?? 0) || 0;
	return text.startsWith('-') ? -magnitude : magnitude;
}

/**
 * The bytes of a literal string, without escapes (7.3.4.2). Its characters begin at `start`, after the opening parenthesis; `stop` is
 * after the closing one, or where the string is cut off. They may be a part of the same memory.
 */
export function readLiteral(bytes: Uint8Array, start: number, stop: number): Uint8Array {
	// Most strings have no escapes.
	const end = endOfPlain(bytes, start, stop);
	if (end < stop && bytes[end] === CLOSE_PARENTHESIS) return bytes.subarray(start, end);
	const reading = { at: start, used: 0, depth: 1, out: new Uint8Array(stop - start) };
	undoEscapes(bytes, reading, stop, stop);
	return reading.out.subarray(0, reading.used);
}

/** Where a character that is not itself comes first: a parenthesis, an escape, or an end of line. */
function endOfPlain(bytes: Uint8Array, start: number, stop: number): number {
	for (let at = start; at < stop; at++) {
		const byte = bytes[at]!;
		if (byte === CLOSE_PARENTHESIS || byte === OPEN_PARENTHESIS || byte === BACKSLASH || byte === CARRIAGE_RETURN) return at;
	}
	return stop;
}

/** A literal string while it is read. */
interface Reading {
	at: number;
	/** Bytes of `out` that are known. */
	used: number;
	/** Parentheses that are open; 0 at the end of the string. */
	depth: number;
	readonly out: Uint8Array;
}

/** Goes on up to `pause`, or a few characters more; `stop` is the end of the string. */
function undoEscapes(bytes: Uint8Array, reading: Reading, pause: number, stop: number): void {
	const { out } = reading;
	let { at, used, depth } = reading;
	for (; at < pause; at++) {
		let byte = bytes[at]!;
		if (byte === OPEN_PARENTHESIS) depth++;
		else if (byte === CLOSE_PARENTHESIS) {
			if (--depth === 0) break;
		} else if (byte === CARRIAGE_RETURN) {
			if (bytes[at + 1] === LINE_FEED) at++;
			byte = LINE_FEED;
		} else if (byte === BACKSLASH) {
			byte = bytes[++at]!;
			if (at >= stop) break;
			if (byte >= DIGIT_0 && byte <= DIGIT_7) {
				let code = byte - DIGIT_0;
				for (let more = 0; more < 2 && bytes[at + 1]! >= DIGIT_0 && bytes[at + 1]! <= DIGIT_7; more++)
					code = code * 8 + bytes[++at]! - DIGIT_0;
				byte = code & 0xff;
			} else if (byte === CARRIAGE_RETURN) {
				if (bytes[at + 1] === LINE_FEED) at++;
				continue;
			} else if (byte === LINE_FEED) continue;
			else byte = escaped[byte]!;
		}
		out[used++] = byte;
	}
	reading.at = at;
	reading.used = used;
	reading.depth = depth;
}

/** Bytes of a long string that are read at once. */
const STRETCH = 1 << 20;

/** The same as `readString` for a string of any length, letting others run. */
export async function readStringAtEase(bytes: Uint8Array, start: number, stop: number, pace: Pace): Promise<Uint8Array> {
	if (bytes[start] !== OPEN_PARENTHESIS) return readHexAtEase(bytes, start + 1, stop, pace);
	const first = start + 1;
	let plain = first;
	for (let pause = first; plain === pause && pause < stop;) {
		pause = Math.min(pause + STRETCH, stop);
		plain = endOfPlain(bytes, plain, pause);
		const due = pace.step(STRETCH);
		if (due) await due;
	}
	if (plain < stop && bytes[plain] === CLOSE_PARENTHESIS) return bytes.subarray(first, plain);
	const reading: Reading = { at: first, used: 0, depth: 1, out: new Uint8Array(stop - first) };
	while (reading.at < stop && reading.depth > 0) {
		undoEscapes(bytes, reading, Math.min(reading.at + STRETCH, stop), stop);
		const due = pace.step(2 * STRETCH);
		if (due) await due;
	}
	return reading.out.subarray(0, reading.used);
}

/** Whole pairs of digits at a time: blanks are left out first, which may divide them. */
export async function readHexAtEase(bytes: Uint8Array, start: number, stop: number, pace: Pace): Promise<Uint8Array> {
	const digits = new Uint8Array(stop - start);
	let used = 0;
	for (let at = start; at < stop && bytes[at] !== GREATER_THAN;) {
		for (const pause = Math.min(at + STRETCH, stop); at < pause && bytes[at] !== GREATER_THAN; at++)
			if (hexDigit(bytes[at]) >= 0) digits[used++] = bytes[at]!;
		const due = pace.step(2 * STRETCH);
		if (due) await due;
	}
	const out = new Uint8Array((used + 1) >> 1);
	for (let at = 0; at < used; at += STRETCH) {
		out.set(readHex(digits, at, Math.min(at + STRETCH, used)), at >> 1);
		const due = pace.step(2 * STRETCH);
		if (due) await due;
	}
	return out;
}

/** The bytes of a string that is written from `start` to `stop` with its parentheses or angle brackets. */
export const readString = (bytes: Uint8Array, start: number, stop: number): Uint8Array =>
	bytes[start] === OPEN_PARENTHESIS ? readLiteral(bytes, start + 1, stop) : readHex(bytes, start + 1, stop);

const ESCAPES = new Map([
	[LETTER_n, LINE_FEED],
	[LETTER_r, CARRIAGE_RETURN],
	[LETTER_t, TAB],
	[LETTER_b, BACKSPACE],
	[LETTER_f, FORM_FEED],
]);
/** The meaning of each byte after a backslash: a map takes three times as long for very many. */
const escaped = Uint8Array.from({ length: 256 }, (_, byte) => ESCAPES.get(byte) ?? byte);
