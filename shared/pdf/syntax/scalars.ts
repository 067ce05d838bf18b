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

/** The name whose characters, after the solidus, are from `start` to `stop`; `#xx` is resolved (7.3.5). One character is one byte. */
export function readName(bytes: Uint8Array, start: number, stop: number): string {
	let text = '';
	for (let at = start; at < stop; at++) {
		let byte = bytes[at]!;
		if (byte === NUMBER_SIGN && at + 2 < stop) {
			const [high, low] = [hexDigit(bytes[at + 1]), hexDigit(bytes[at + 2])];
			if (high >= 0 && low >= 0) {
				byte = high * 16 + low;
				at += 2;
			}
		}
		text += String.fromCharCode(byte);
	}
	return text;
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
	for (let at = start; at < stop; at++) {
		const byte = bytes[at]!;
		if (byte === CLOSE_PARENTHESIS) return bytes.subarray(start, at);
		if (byte === OPEN_PARENTHESIS || byte === BACKSLASH || byte === CARRIAGE_RETURN) break;
	}
	const out = new Uint8Array(stop - start);
	let used = 0;
	let depth = 1;
	for (let at = start; at < stop; at++) {
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
			else byte = ESCAPES.get(byte) ?? byte;
		}
		out[used++] = byte;
	}
	return out.subarray(0, used);
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
