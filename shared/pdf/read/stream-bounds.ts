/** Where the data of a stream begins and ends (ISO 32000-2, 7.3.8.1). */
import { BLANK, CARRIAGE_RETURN, LINE_FEED, SPACE, classOf, startsWith } from '../syntax/characters';

/** Position of the first byte of data, after the keyword `stream` at `word` and its end of line. */
export function streamStart(bytes: Uint8Array, word: number): number {
	let at = word + 6;
	// Blanks before the end of line occur.
	while (bytes[at] === BLANK && (bytes[at + 1] === LINE_FEED || bytes[at + 1] === CARRIAGE_RETURN || bytes[at + 1] === BLANK))
		at++;
	if (bytes[at] === CARRIAGE_RETURN) at++;
	if (bytes[at] === LINE_FEED) at++;
	return at;
}

/** Whether `endstream` follows at `at`, after at most an end of line and blanks. */
export function endsStream(bytes: Uint8Array, at: number): boolean {
	for (let blanks = 0; blanks < 4 && classOf[bytes[at] ?? 0] === SPACE && at < bytes.length; blanks++) at++;
	return startsWith(bytes, at, 'endstream');
}

/** The lower half of the first byte of deflated data (RFC 1950, 2.2). */
const DEFLATE = 8;

/**
 * Position of deflated data that begins after another end of line, as some writers and transfers in text mode add one; else `start`.
 * Such data never begins with an end of line itself, so readers find nothing in it.
 */
export function skipBeforeDeflated(bytes: Uint8Array, start: number, end: number): number {
	let at = start;
	while (at < start + 4 && (bytes[at] === CARRIAGE_RETURN || bytes[at] === LINE_FEED)) at++;
	if (at === start || at + 2 > end) return start;
	return isDeflated(bytes, at) ? at : start;
}

/** Whether deflated data may begin at `at`. */
export const isDeflated = (bytes: Uint8Array, at: number): boolean =>
	(bytes[at]! & 15) === DEFLATE && ((bytes[at]! << 8) | bytes[at + 1]!) % 31 === 0;
