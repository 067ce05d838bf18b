/** The kind of a file, told from its first bytes: for messages about a file of the wrong kind. */
import { asBuffer } from '../syntax/characters';

/** Signatures at the start of a file. Bytes are written as characters of Latin-1. */
const SIGNATURES: readonly (readonly [start: string, kind: string])[] = [
	['%PDF-', 'a PDF document'],
	['\x89PNG\r\n\x1a\n', 'a PNG image'],
	['\xff\xd8\xff', 'a JPEG image'],
	['GIF8', 'a GIF image'],
	['II*\0', 'a TIFF image'],
	['MM\0*', 'a TIFF image'],
	['II+\0', 'a TIFF image'],
	['MM\0+', 'a TIFF image'],
	['BM', 'a BMP image'],
	['\0\0\x01\0', 'an icon (ICO)'],
	['\0\0\0\x0cjP  ', 'a JPEG 2000 image'],
	['\xff\x4f\xff\x51', 'a JPEG 2000 image'],
	['\xff\x0a', 'a JPEG XL image'],
	['\0\0\0\x0cJXL ', 'a JPEG XL image'],
	['8BPS', 'a Photoshop document'],
	['%!PS', 'a PostScript file'],
	['PK\x03\x04', 'a ZIP archive'],
	['\x1f\x8b', 'a gzip archive'],
	['\0\x01\0\0', 'a TrueType font'],
	['true\0', 'a TrueType font'],
	['OTTO', 'an OpenType font'],
	['ttcf', 'a font collection'],
	['wOFF', 'a WOFF font'],
	['wOF2', 'a WOFF2 font'],
	['{\\rtf', 'an RTF document'],
	['\xd0\xcf\x11\xe0', 'a document of an old Office version'],
];

/** Brands of the ISO base media file format: `ftyp` is at byte 4, the brand at byte 8. */
const BRANDS: readonly (readonly [brand: RegExp, kind: string])[] = [
	[/^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/, 'a HEIC image'],
	[/^avi[fs]/, 'an AVIF image'],
	[/^/, 'a video or audio file'],
];

/** Such as `a GIF image`; undefined where the bytes say nothing. */
export function kindOfFile(bytes: Uint8Array): string | undefined {
	const start = asBuffer(bytes).toString('latin1', 0, 1024);
	if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'a WebP image';
	if (start.startsWith('ftyp', 4)) return BRANDS.find(([brand]) => brand.test(start.slice(8, 12)))?.[1];
	const signed = SIGNATURES.find(([signature]) => start.startsWith(signature));
	return signed ? signed[1] : (kindOfMarkup(start) ?? (looksLikeText(bytes) ? 'text' : undefined));
}

/** Of text: how it carries a PDF document, as answers of services do; undefined where it does not. */
export function carrierOf(bytes: Uint8Array): string | undefined {
	const start = asBuffer(bytes).toString('latin1', 0, 1024);
	if (/^[\s"']{0,9}data:[^,\s]{0,200};base64,/i.test(start)) return 'a data: address';
	if (/^\s{0,9}[[{]/.test(start)) return start.includes(BASE64) ? 'JSON with a PDF document in Base64' : undefined;
	if (/^[\s"']{0,9}JVBERi/.test(start)) return 'a PDF document in Base64';
	return /^[\s"']{0,9}(?:0x)?255044462d/i.test(start) ? 'a PDF document in hexadecimal digits' : undefined;
}

/** `%PDF-` in Base64. */
const BASE64 = 'JVBERi';

/** Whether the first bytes are UTF-8 without control characters. A header of PDF after text is not text: the document may be damaged. */
function looksLikeText(bytes: Uint8Array): boolean {
	const start = asBuffer(bytes.subarray(0, 1024)).toString('utf8');
	// The last character may have been cut.
	const text = bytes.length > 1024 ? start.replace(/\ufffd{1,3}$/, '') : start;
	return text !== '' && !/[^\P{Cc}\t\n\f\r]|\ufffd|%PDF-/u.test(text);
}

/** Markup, after a byte order mark, white space, a declaration or comments. */
function kindOfMarkup(start: string): string | undefined {
	const text = start
		.replace(/^\xef\xbb\xbf/, '')
		.trimStart()
		.toLowerCase();
	if (text.startsWith('<!doctype html') || /^(?:<!--.*?-->\s*)?<(?:html|head|body)[\s>]/s.test(text)) return 'an HTML page';
	if (!text.startsWith('<')) return undefined;
	if (text.includes('<svg')) return 'an SVG drawing';
	return text.startsWith('<?xml') ? 'an XML file' : undefined;
}
