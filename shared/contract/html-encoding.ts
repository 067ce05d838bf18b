/** HTML that is not UTF-8, in the encoding that it declares (HTML, 13.2.3.2). */

/** The bytes in which a declaration is looked for, as browsers do. */
const PRESCANNED = 1024;
/** Attributes of an element beyond which no declaration is looked for in it. */
const META = /<meta\s[^>]{0,400}/gi;
const CHARSET = /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
const XML = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i;

/** Characters of windows-1252 from 0x80 to 0x9F. */
const C1 =
	'\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

/**
 * The text of HTML by its byte order mark, or the encoding that it names: `<meta charset="windows-1252">`. undefined if it names none, or
 * is not text in that encoding.
 */
export function decodeHtml(bytes: Uint8Array): string | undefined {
	const label = markedEncoding(bytes) ?? namedEncoding(bytes);
	if (label === undefined) return undefined;
	try {
		const decoder = new TextDecoder(label, { fatal: true });
		// Versions of Node take it for ISO 8859-1 (nodejs/node#56542).
		return decoder.encoding === 'windows-1252' ? decodeWestern(bytes) : decoder.decode(bytes);
	} catch {
		return undefined;
	}
}

const decodeLatin = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

const decodeWestern = (bytes: Uint8Array): string =>
	decodeLatin(bytes).replace(/[\x80-\x9f]/g, (one) => C1[one.charCodeAt(0) - 0x80]!);

/** UTF-16 by its mark, or by the first angle bracket. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
	if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
	return (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0) ? 'utf-16le' : undefined;
}

function namedEncoding(bytes: Uint8Array): string | undefined {
	const start = decodeLatin(bytes.subarray(0, PRESCANNED));
	for (const [element] of start.matchAll(META)) {
		const label = CHARSET.exec(element)?.[1];
		if (label !== undefined) return label;
	}
	return XML.exec(start)?.[1];
}
