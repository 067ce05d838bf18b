/** The bytes that a signature covers (ISO 32000-2, 12.8.1), read strictly: forgeries begin where a reader is lenient. */
import { DIGIT_0, DIGIT_9, GREATER_THAN, LESS_THAN, asBuffer, skipSpace } from '../../../pdf/syntax/characters';
import type { PdfDocument } from '../../../pdf/document';
import { Entries } from '../../../pdf/syntax/entries';
import { sectionBefore } from '../../../pdf/read/sections';
import { Dict, Ref } from '../../../pdf/syntax/values';
import type { FoundSignature } from '../signature-facts';

export interface Covered {
	/** The gap: the hexadecimal string of /Contents, with its brackets. Positions count from the start of the file. */
	readonly gapStart: number;
	readonly gapEnd: number;
	readonly end: number;
	/** Object number of the signature; undefined if it is a part of its field. */
	readonly number: number | undefined;
}

/** The bytes that the signature covers; undefined unless all of it is stated as it must be. `input`: the file, which may have bytes before its header. */
export function coveredBytes(document: PdfDocument, input: Uint8Array, found: FoundSignature): Covered | undefined {
	const { bytes } = document;
	const shift = input.length - bytes.length;
	const located = locateSignature(document, found);
	if (!located) return undefined;
	const { entries, number } = located;
	const range = onlyEntry(bytes, entries, 'ByteRange');
	const contents = onlyEntry(bytes, entries, 'Contents');
	if (!range || !contents || !isHex(bytes, contents.start, contents.end)) return undefined;
	const numbers = fourNumbers(bytes, range.start, range.end);
	if (!numbers) return undefined;
	const [first, length, next, rest] = numbers;
	const isExact = first === 0 && length === contents.start + shift && next === contents.end + shift;
	if (!isExact || next + rest > input.length) return undefined;
	return { gapStart: length, gapEnd: next, end: next + rest, number };
}

interface Located {
	readonly entries: Entries;
	readonly number: number | undefined;
}

/** The dictionary of the signature in the file itself: objects in object streams are not in clear. */
function locateSignature(document: PdfDocument, { value, field, fieldNumber }: FoundSignature): Located | undefined {
	const entries = new Entries();
	if (value instanceof Ref) {
		const place = document.place(value.number);
		const isThere = place?.bytes === document.bytes && entries.locate(place.bytes, place.start, place.end);
		return isThere ? { entries, number: value.number } : undefined;
	}
	if (!(value instanceof Dict) || fieldNumber === undefined || field?.get('V') !== value) return undefined;
	const place = document.place(fieldNumber);
	if (place?.bytes !== document.bytes || !entries.locate(place.bytes, place.start, place.end)) return undefined;
	const own = onlyEntry(document.bytes, entries, 'V');
	const inner = new Entries();
	return own && inner.locate(document.bytes, own.start, own.end) ? { entries: inner, number: undefined } : undefined;
}

/** The place of a value whose key is there once. */
function onlyEntry(bytes: Uint8Array, entries: Entries, key: string): { start: number; end: number } | undefined {
	const { at } = entries;
	const name = Buffer.from(key, 'latin1');
	let found: { start: number; end: number } | undefined;
	for (let i = entries.first; i < entries.used; i += 4) {
		if (!asBuffer(bytes.subarray(at[i], at[i + 1])).equals(name)) continue;
		if (found) return undefined;
		found = { start: at[i + 2]!, end: at[i + 3]! };
	}
	return found;
}

const isDigit = (byte: number): boolean => byte >= DIGIT_0 && byte <= DIGIT_9;

/** `[a b c d]`: digits and white space only. */
function fourNumbers(bytes: Uint8Array, start: number, end: number): [number, number, number, number] | undefined {
	const text = asBuffer(bytes.subarray(start, Math.min(end, start + 200))).toString('latin1');
	if (end - start > 200 || !text.startsWith('[') || !text.endsWith(']')) return undefined;
	const parts = text
		.slice(1, -1)
		.split(/[\0\t\n\f\r ]/)
		.filter((part) => part !== '');
	if (parts.length !== 4 || parts.some((part) => part.length > 15 || [...part].some((digit) => !isDigit(digit.charCodeAt(0)))))
		return undefined;
	const [a, b, c, d] = parts.map(Number) as [number, number, number, number];
	return [a, b, c, d];
}

function isHex(bytes: Uint8Array, start: number, end: number): boolean {
	if (bytes[start] !== LESS_THAN || bytes[end - 1] !== GREATER_THAN) return false;
	for (let at = start + 1; at < end - 1; at++) {
		const byte = bytes[at]!;
		const letter = byte | 0x20;
		if (!isDigit(byte) && !(letter >= 0x61 && letter <= 0x66)) return false;
	}
	return true;
}

/** The position after the last byte that is not white space. */
export function contentEnd(bytes: Uint8Array): number {
	let end = bytes.length;
	while (end > 0 && ' \r\n\t\0\f'.includes(String.fromCharCode(bytes[end - 1]!))) end--;
	return end;
}

/** Whether a revision of the document ends at `end`: after `%%EOF`, with a cross-reference that the newest one leads to. */
export function endsRevision(bytes: Uint8Array, end: number, sections: ReadonlySet<number>): boolean {
	let close = end;
	while (close > end - 3 && close > 0 && [0x0a, 0x0d, 0x20].includes(bytes[close - 1]!)) close--;
	if (asBuffer(bytes.subarray(Math.max(0, close - 5), close)).toString('latin1') !== '%%EOF') return false;
	const at = sectionBefore(bytes, close);
	// The first part of a linearized file ends with a `startxref` that does not count.
	return sections.has(at) && skipSpace(bytes, at, end) < close;
}
