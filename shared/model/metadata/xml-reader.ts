/**
 * Reads XML from inside a PDF document (XMP), tag by tag, with a place for everything it finds, so that a packet can be
 * edited as text. Linear in the length of the text. Entities are never expanded: only the five that XML itself defines and
 * numeric character references are read, and a document type declaration ends the reading.
 */

export interface Attribute {
	/** With its prefix. */
	readonly name: string;
	readonly value: string;
	/** From the first character of the name to behind the closing quote. */
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
	/** Comments and processing instructions. */
	| { readonly kind: 'other'; readonly from: number; readonly to: number };

/** More attributes than any tag has. */
const MOST_ATTRIBUTES = 10_000;

export class XmlReader {
	/** Set when the text ends in the middle of something, or holds something that must not be there. */
	malformed = false;

	constructor(
		readonly text: string,
		private at = 0,
	) {}

	/** The next token; undefined at the end, or where the text is malformed. */
	next(): Token | undefined {
		const { text, at: from } = this;
		if (this.malformed || from >= text.length) return undefined;
		if (text.charCodeAt(from) !== LESS) {
			const found = text.indexOf('<', from);
			this.at = found < 0 ? text.length : found;
			return this.characters(from, this.at);
		}
		if (text.startsWith('<!--', from)) return this.other(from, '-->', 4);
		if (text.startsWith('<?', from)) return this.other(from, '?>', 2);
		if (text.startsWith('<![CDATA[', from)) {
			const end = text.indexOf(']]>', from);
			if (end < 0) return this.fail();
			this.at = end + 3;
			return { kind: 'text', text: text.slice(from + 9, end), from, to: this.at };
		}
		// A document type declaration may define entities.
		if (text.startsWith('<!', from)) return this.fail();
		return text.charCodeAt(from + 1) === SLASH ? this.endTag(from) : this.startTag(from);
	}

	private other(from: number, close: string, opening: number): Token | undefined {
		const end = this.text.indexOf(close, from + opening);
		if (end < 0) return this.fail();
		this.at = end + close.length;
		return { kind: 'other', from, to: this.at };
	}

	private endTag(from: number): Token | undefined {
		const nameEnd = this.name(from + 2);
		const close = this.blanks(nameEnd);
		if (nameEnd === from + 2 || this.text.charCodeAt(close) !== GREATER) return this.fail();
		this.at = close + 1;
		return { kind: 'end', name: this.text.slice(from + 2, nameEnd), from, to: this.at };
	}

	private startTag(from: number): Token | undefined {
		const { text } = this;
		const nameEnd = this.name(from + 1);
		if (nameEnd === from + 1) return this.fail();
		const name = text.slice(from + 1, nameEnd);
		const attributes: Attribute[] = [];
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
			if (next === at || end === next || text[equals] !== '=' || (mark !== '"' && mark !== "'")) return this.fail();
			const close = text.indexOf(mark, quote + 1);
			const raw = text.slice(quote + 1, Math.max(close, quote + 1));
			const value = raw.includes('<') ? undefined : resolved(raw);
			if (close < 0 || value === undefined || attributes.length >= MOST_ATTRIBUTES) return this.fail();
			attributes.push({ name: text.slice(next, end), value, from: next, to: close + 1 });
			at = close + 1;
		}
	}

	private characters(from: number, to: number): Token | undefined {
		const found = resolved(this.text.slice(from, to));
		return found === undefined ? this.fail() : { kind: 'text', text: found, from, to };
	}

	private fail(): undefined {
		this.malformed = true;
		return undefined;
	}

	private blanks(at: number): number {
		const { text } = this;
		for (;;) {
			const code = text.charCodeAt(at);
			if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return at;
			at++;
		}
	}

	/** Behind the name at `at`. Which characters a name may have is not checked. */
	private name(at: number): number {
		const { text } = this;
		for (; at < text.length; at++) {
			const code = text.charCodeAt(at);
			if (code <= 32 || code === SLASH || code === GREATER || code === LESS || code === 0x3d || code === 0x22 || code === 0x27)
				break;
		}
		return at;
	}
}

const [LESS, GREATER, SLASH] = [0x3c, 0x3e, 0x2f];

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Characters with their references resolved, once: what comes out is never looked at again. Undefined for any other entity. */
function resolved(raw: string): string | undefined {
	if (!raw.includes('&')) return raw;
	const parts: string[] = [];
	let from = 0;
	for (let at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&', from)) {
		const end = raw.indexOf(';', at);
		// The longest reference is `&#x0010FFFF;`.
		if (end < 0 || end - at > 12) return undefined;
		const name = raw.slice(at + 1, end);
		const character = PREDEFINED[name] ?? numeric(name);
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

/** Escapes text for use between tags and in attributes. */
export const escapeXml = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
