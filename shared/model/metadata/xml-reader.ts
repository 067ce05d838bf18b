/**
 * Reads XML from inside a PDF document (XMP, XFA), tag by tag, with a place for everything it finds, so that a packet can be
 * edited as text. Linear in the length of the text, and without recursion. Entities are never expanded: only the five that XML
 * itself defines and numeric character references are read, and a document type declaration ends the reading.
 */
import type { Pace } from '../../pace/pace';
import { asBuffer } from '../../pdf/syntax/characters';

export interface Attribute {
	/** With its prefix. */
	readonly name: string;
	readonly value: string;
	/** From the first character of the name up to and including the closing quote. */
	readonly from: number;
	readonly to: number;
}

export type Token =
	| { readonly kind: 'text'; readonly text: string; readonly from: number; readonly to: number }
	| {
			/** `empty` is a tag that closes itself. */
			readonly kind: 'start' | 'empty';
			readonly name: string;
			readonly attributes: readonly Attribute[];
			readonly from: number;
			readonly to: number;
	  }
	| { readonly kind: 'end'; readonly name: string; readonly from: number; readonly to: number }
	/** Comments, processing instructions, and characters at which the text is malformed. */
	| { readonly kind: 'other'; readonly from: number; readonly to: number };

/** Deeper than any packet nests: readers that follow the elements go no further. */
export const MOST_DEPTH = 200;
/** More attributes, and more references in them, than any tag has. */
const MOST_ATTRIBUTES = 10_000;
const MOST_REFERENCES = 100_000;
/** Characters of a name, and blanks in one place of a tag. */
const LONGEST_NAME = 1 << 16;
/** Characters of text that are read at once. */
const PIECE = 1 << 16;
/** `&#x0010FFFF;` */
const LONGEST_REFERENCE = 12;

/**
 * Reads `text` to its end, or until `take` returns true: then it is "left". Otherwise tells whether it is well-formed; "document
 * type" if a document type declaration ended the reading.
 */
export async function readXml(
	text: string,
	pace: Pace,
	take: (token: Token) => boolean,
): Promise<'well-formed' | 'malformed' | 'document type' | 'left'> {
	const reader = new XmlReader(text);
	for (let token = reader.next(); token; token = reader.next()) {
		if (take(token)) return 'left';
		const due = pace.step((token.to - token.from) * 4 + 50);
		if (due) await due;
	}
	if (reader.hasDocumentType) return 'document type';
	return reader.malformed ? 'malformed' : 'well-formed';
}

class XmlReader {
	/**
	 * Set at the first fault. A reference that is unknown and a tag that is not one are passed over, and the reading goes on; it
	 * ends where something never closes, and at a document type declaration.
	 */
	malformed = false;
	hasDocumentType = false;

	private at = 0;
	/** Where the tag that was looked for last begins. */
	private tag = -1;

	constructor(private readonly text: string) {}

	/** The next token; undefined at the end. */
	next(): Token | undefined {
		const { text, at: from } = this;
		if (from >= text.length) return undefined;
		if (text.charCodeAt(from) !== LESS) return this.characters(from, this.endOfPiece(from, this.nextTag(from)));
		if (text.startsWith('<!--', from)) return this.other(from, '-->', 4);
		if (text.startsWith('<?', from)) return this.other(from, '?>', 2);
		if (text.startsWith('<![CDATA[', from)) {
			const end = text.indexOf(']]>', from);
			if (end < 0) return this.end();
			this.at = end + 3;
			return { kind: 'text', text: text.slice(from + 9, end), from, to: this.at };
		}
		// A document type declaration may define entities.
		if (text.startsWith('<!', from)) {
			this.hasDocumentType = text.startsWith('<!DOCTYPE', from);
			return this.end();
		}
		const tag = text.charCodeAt(from + 1) === SLASH ? this.endTag(from) : this.startTag(from);
		return tag ?? this.fault(from, this.nextTag(from + 1));
	}

	private other(from: number, close: string, opening: number): Token | undefined {
		const end = this.text.indexOf(close, from + opening);
		if (end < 0) return this.end();
		this.at = end + close.length;
		return { kind: 'other', from, to: this.at };
	}

	private endTag(from: number): Token | undefined {
		const nameEnd = this.name(from + 2);
		const close = this.blanks(nameEnd);
		if (nameEnd === from + 2 || this.text.charCodeAt(close) !== GREATER) return undefined;
		this.at = close + 1;
		return { kind: 'end', name: this.text.slice(from + 2, nameEnd), from, to: this.at };
	}

	private startTag(from: number): Token | undefined {
		const { text } = this;
		const nameEnd = this.name(from + 1);
		if (nameEnd === from + 1) return undefined;
		const name = text.slice(from + 1, nameEnd);
		const attributes: Attribute[] = [];
		let references = 0;
		for (let at = nameEnd; ;) {
			const next = this.blanks(at);
			const code = text.charCodeAt(next);
			if (code === GREATER || (code === SLASH && text.charCodeAt(next + 1) === GREATER)) {
				this.at = code === GREATER ? next + 1 : next + 2;
				return { kind: code === GREATER ? 'start' : 'empty', name, attributes, from, to: this.at };
			}
			const end = this.name(next);
			const equals = this.blanks(end);
			const quote = this.blanks(equals + 1);
			const mark = text[quote];
			if (next === at || end === next || text[equals] !== '=' || (mark !== '"' && mark !== "'")) return undefined;
			const close = text.indexOf(mark, quote + 1);
			const raw = text.slice(quote + 1, Math.max(close, quote + 1));
			references += countReferences(raw, MOST_REFERENCES - references);
			const value = raw.includes('<') || references >= MOST_REFERENCES ? undefined : resolveReferences(raw);
			if (close < 0 || value === undefined || attributes.length >= MOST_ATTRIBUTES) return undefined;
			attributes.push({ name: text.slice(next, end), value, from: next, to: close + 1 });
			at = close + 1;
		}
	}

	private characters(from: number, to: number): Token {
		const found = resolveReferences(this.text.slice(from, to));
		if (found === undefined) return this.fault(from, to);
		this.at = to;
		return { kind: 'text', text: found, from, to };
	}

	/** Where the next tag begins, or the text ends. */
	private nextTag(at: number): number {
		if (this.tag >= at) return this.tag;
		const found = this.text.indexOf('<', at);
		return (this.tag = found < 0 ? this.text.length : found);
	}

	/** Long text is read in pieces, none of which ends within a reference, a character or `]]>`. */
	private endOfPiece(from: number, to: number): number {
		const { text } = this;
		if (to - from <= PIECE) return to;
		let end = from + PIECE;
		// Not in all of the text before: it may have no reference.
		const near = end - LONGEST_REFERENCE + 1;
		const reference = text.slice(near, end + 1).lastIndexOf('&');
		if (reference >= 0) end = near + reference;
		for (const least = end - PIECE / 2; text[end - 1] === ']' || isSecondHalf(text.charCodeAt(end)); end--)
			if (end === least) return to;
		return end;
	}

	/** Passes over characters that mean nothing. */
	private fault(from: number, to: number): Token {
		this.malformed = true;
		this.at = to;
		return { kind: 'other', from, to };
	}

	private end(): undefined {
		this.malformed = true;
		this.at = this.text.length;
		return undefined;
	}

	/** The position after blanks in a tag. After more than any tag has it is a blank, at which the tag is malformed. */
	private blanks(from: number): number {
		const { text } = this;
		for (let at = from; ; at++) {
			const code = text.charCodeAt(at);
			if ((code !== 32 && code !== 9 && code !== 10 && code !== 13) || at - from === LONGEST_NAME) return at;
		}
	}

	/** The position after the name at `from`, or within one that is too long. Which characters a name may have is not checked. */
	private name(from: number): number {
		const { text } = this;
		let at = from;
		for (const end = Math.min(text.length, from + LONGEST_NAME); at < end; at++) {
			const code = text.charCodeAt(at);
			if (code <= 32 || code === SLASH || code === GREATER || code === LESS || code === 0x3d || code === 0x22 || code === 0x27)
				break;
		}
		return at;
	}
}

const [LESS, GREATER, SLASH] = [0x3c, 0x3e, 0x2f];

const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** How many `&` there are, at most `most`. */
function countReferences(raw: string, most: number): number {
	let count = 0;
	for (let at = raw.indexOf('&'); at >= 0 && count < most; at = raw.indexOf('&', at + 1)) count++;
	return count;
}

const PREDEFINED = new Map([
	['amp', '&'],
	['lt', '<'],
	['gt', '>'],
	['quot', '"'],
	['apos', "'"],
]);

/** Characters with their references resolved, once: what comes out is never looked at again. Undefined for any other entity. */
function resolveReferences(raw: string): string | undefined {
	if (!raw.includes('&')) return raw;
	const parts: string[] = [];
	let from = 0;
	for (let at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&', from)) {
		const end = raw.indexOf(';', at);
		if (end < 0 || end - at > LONGEST_REFERENCE) return undefined;
		const name = raw.slice(at + 1, end);
		const character = PREDEFINED.get(name) ?? numeric(name);
		if (character === undefined) return undefined;
		parts.push(raw.slice(from, at), character);
		from = end + 1;
	}
	parts.push(raw.slice(from));
	return parts.join('');
}

function numeric(name: string): string | undefined {
	const match = /^#(?:x([\dA-Fa-f]+)|(\d+))$/.exec(name);
	const point = match ? parseInt(match[1] ?? match[2]!, match[1] === undefined ? 10 : 16) : -1;
	const isCharacter = point > 0 && point <= 0x10_ffff && !(point >= 0xd800 && point <= 0xdfff);
	return isCharacter ? String.fromCodePoint(point) : undefined;
}

/**
 * The text of XML. In a PDF document it is UTF-8; UTF-16 and UTF-32 occur, and are told by their first bytes. Undefined if it
 * cannot be decoded.
 */
export function xmlText(bytes: Uint8Array): string | undefined {
	const [a, b, c, d] = bytes;
	if ((a === 0 && b === 0 && (c === 0xfe || c === 0)) || (a === 0xff && b === 0xfe && c === 0 && d === 0)) return utf32(bytes);
	if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return stripMark(new TextDecoder('utf-16be').decode(bytes));
	if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return stripMark(new TextDecoder('utf-16le').decode(bytes));
	const text = new TextDecoder().decode(bytes);
	// Not UTF-8: some programs wrote Latin-1.
	return stripMark(text.includes('\ufffd') ? Buffer.from(bytes).toString('latin1') : text);
}

/** The same for XML in which every letter counts: undefined too if it is not in the encoding that it declares (XML 1.0, 4.3.3). */
export function declaredXmlText(bytes: Uint8Array): string | undefined {
	const wide = bytes[0] === 0 || bytes[1] === 0 || bytes[0] === 0xfe || bytes[0] === 0xff;
	if (wide) return xmlText(bytes);
	const start = asBuffer(bytes).toString('latin1', 0, LONGEST_DECLARATION);
	const declared = ENCODING.exec(start)?.[1]?.toLowerCase() ?? 'utf-8';
	if (!NARROW.has(declared)) return undefined;
	try {
		return new TextDecoder(declared, { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

const LONGEST_DECLARATION = 200;
const ENCODING = /^(?:\xef\xbb\xbf)?<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/;
/** Encodings of bytes, by the names that XML has for them. */
const NARROW: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']);

const stripMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

function utf32(bytes: Uint8Array): string | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const little = bytes[0] !== 0;
	const points: string[] = [];
	for (let at = 0; at + 4 <= bytes.length; at += 4) {
		const point = view.getUint32(at, little);
		if (point > 0x10_ffff) return undefined;
		points.push(String.fromCodePoint(point));
	}
	return stripMark(points.join(''));
}

/** Escapes text for use between tags and in attributes. */
export const escapeXml = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
