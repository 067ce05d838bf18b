/** Text strings (ISO 32000-2, 7.9.2.2): from the bytes of a string to text, and back. */
import { asBuffer } from './characters';
import { Str } from './values';

/** PDFDocEncoding (Annex D.3), where it differs from Latin-1: Unicode code points and their bytes. */
export const PDF_DOC_ENCODING: ReadonlyMap<number, number> = new Map<number, number>([
	...[0x02d8, 0x02c7, 0x02c6, 0x02d9, 0x02dd, 0x02db, 0x02da, 0x02dc].map((point, at) => [point, 0x18 + at] as const),
	...[
		0x2022, 0x2020, 0x2021, 0x2026, 0x2014, 0x2013, 0x0192, 0x2044, 0x2039, 0x203a, 0x2212, 0x2030, 0x201e, 0x201c, 0x201d,
		0x2018, 0x2019, 0x201a, 0x2122, 0xfb01, 0xfb02, 0x0141, 0x0152, 0x0160, 0x0178, 0x017d, 0x0131, 0x0142, 0x0153, 0x0161,
		0x017e,
	].map((point, at) => [point, 0x80 + at] as const),
	[0x20ac, 0xa0] as const,
]);

/** Bytes that may not be those of Latin-1. */
// eslint-disable-next-line no-control-regex -- PDFDocEncoding has accents there
const OTHER = /[\x18-\x1f\x80-\xa0]/g;

const pointOf = new Map([...PDF_DOC_ENCODING].map(([point, byte]) => [byte, point]));

/** The character of each byte. */
const characters = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(pointOf.get(byte) ?? byte));

/** Strings are short as a rule, and for those a call of the runtime costs more than its speed saves. */
const SHORT = 32;
/** Many objects may share a long string: it is decoded once, for as long as the string is in memory. */
const LONG = 200;
const decoded = new WeakMap<Str, string>();
const asLatin = new WeakMap<Str, string>();

/** The text, in UTF-16BE, UTF-8 or PDFDocEncoding by its first bytes. */
export const decodeText = (string: Str): string => decodeOnce(string, decoded, decodeBytes);

/** The text of a string of bytes, such as an address: a character for each byte. */
export const latinText = (string: Str): string => decodeOnce(string, asLatin, (bytes) => asBuffer(bytes).toString('latin1'));

function decodeOnce(string: Str, known: WeakMap<Str, string>, decode: (bytes: Uint8Array) => string): string {
	if (string.bytes.length < LONG) return decode(string.bytes);
	let text = known.get(string);
	if (text === undefined) known.set(string, (text = decode(string.bytes)));
	return text;
}

function decodeBytes(bytes: Uint8Array): string {
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2));
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes.subarray(2));
	if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes.subarray(3));
	if (bytes.length > SHORT)
		return asBuffer(bytes)
			.toString('latin1')
			.replace(OTHER, (character) => characters[character.charCodeAt(0)]!);
	let text = '';
	for (const byte of bytes) text += characters[byte]!;
	return text;
}

/** The shortest of PDFDocEncoding and UTF-16BE that can say `text`. */
export function encodeText(text: string): Str {
	const bytes = new Uint8Array(text.length);
	for (let index = 0; index < text.length; index++) {
		const byte = docByteOf(text.charCodeAt(index));
		if (byte === undefined) return new Str(utf16(text));
		bytes[index] = byte;
	}
	// Bytes that begin like a byte order mark would be taken for one.
	const marked = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0xff && bytes[1] === 0xfe);
	return new Str(marked || (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) ? utf16(text) : bytes);
}

/** The byte of a UTF-16 unit in PDFDocEncoding; undefined where it has none. */
function docByteOf(unit: number): number | undefined {
	if ((unit >= 0x20 && unit < 0x7f) || unit === 0x09 || unit === 0x0a || unit === 0x0d) return unit;
	if (unit >= 0xa1 && unit <= 0xff && unit !== 0xad) return unit;
	return PDF_DOC_ENCODING.get(unit);
}

const utf16 = (text: string): Uint8Array => utf16Of(`\ufeff${text}`);

/** The text as UTF-16BE. */
export const utf16Of = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
