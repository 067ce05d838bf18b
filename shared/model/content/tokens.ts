/**
 * The tokens of content streams (ISO 32000-2, 7.2.3 and 7.8.2), one after the other and without building values: content is long, and
 * most of it is passed over. Everything that looks into content is built on this, mostly through the operators of `operators.ts`.
 *
 *     const tokens = new ContentTokens(content);
 *     while (tokens.next()) if (tokens.kind === KEYWORD) … content.subarray(tokens.start, tokens.end)
 *
 * It refuses nothing and takes any bytes: content that is damaged or cut off has tokens up to its end. It takes time in proportion to
 * the content, and memory for nothing but itself. Positions are those of bytes in the content.
 */
import {
	BACKSLASH,
	BLANK,
	CLOSE_BRACKET,
	DIGIT_0,
	DIGIT_9,
	FULL_STOP,
	GREATER_THAN,
	LESS_THAN,
	LETTER_E,
	LETTER_I,
	MINUS,
	OPEN_BRACKET,
	OPEN_PARENTHESIS,
	PERCENT,
	PLUS,
	REGULAR,
	SOLIDUS,
	SPACE,
	TILDE,
	classOf,
	skipComment,
	afterString,
	openParentheses,
	skipHex,
	skipString,
} from '../../pdf/syntax/characters';

/** The kinds of tokens. */
export const END = 0;
/** A run of digits, signs and points; letters after it begin another token, as for most viewers (`0g` is `0 g`). */
export const NUMBER = 1;
/** With its solidus. */
export const NAME = 2;
/** A literal string, with its parentheses. */
export const STRING = 3;
/** With its angle brackets. */
export const HEX_STRING = 4;
/** An operator, or `true`, `false` and `null`. */
export const KEYWORD = 5;
export const ARRAY_START = 6;
export const ARRAY_END = 7;
export const DICTIONARY_START = 8;
export const DICTIONARY_END = 9;
/** The data of an inline image, between `ID` and `EI`, which are keywords (8.9.7). */
export const IMAGE_DATA = 10;

/** A long string, or much between two tokens, that was read up to `end`: the next call goes on with it. */
export const UNFINISHED = 11;

export type TokenKind = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

/** Bytes of a string, or between two tokens, that are read at once, where others may run. */
export const LONG_STRING = 1 << 20;

/** A byte begins a token of one of the kinds above, or one of these. */
const BLANKS = 0;
const COMMENT = 14;
/** `<` and `>`: the next byte decides. */
const LESS = 12;
const GREATER = 13;

const beginning = new Uint8Array(256).fill(KEYWORD);
/** Bytes that numbers consist of. */
const isOfNumber = new Uint8Array(256);
for (let byte = 0; byte < 256; byte++) if (classOf[byte] !== REGULAR) beginning[byte] = BLANKS;
for (const byte of [PLUS, MINUS, FULL_STOP]) isOfNumber[byte] = 1;
for (let byte = DIGIT_0; byte <= DIGIT_9; byte++) isOfNumber[byte] = 1;
for (let byte = 0; byte < 256; byte++) if (isOfNumber[byte]) beginning[byte] = NUMBER;
beginning[SOLIDUS] = NAME;
beginning[OPEN_PARENTHESIS] = STRING;
beginning[LESS_THAN] = LESS;
beginning[GREATER_THAN] = GREATER;
beginning[OPEN_BRACKET] = ARRAY_START;
beginning[CLOSE_BRACKET] = ARRAY_END;
beginning[PERCENT] = COMMENT;

const LONGEST_OPERATOR = 3;

/** The value of `ContentTokens.code` at this operator. */
export const codeOf = (operator: string): number =>
	[...operator].reduce((code, character, index) => code | (character.charCodeAt(0) << (8 * index)), 0);

const BI = codeOf('BI');
const ID = codeOf('ID');

export class ContentTokens {
	/** The token at hand; before the first one and after the last one, `END`. */
	kind: TokenKind = END;
	start = 0;
	/** The position after the token. */
	end: number;
	/** Whether the content ends within the token: a string that is never closed, or an inline image without `EI`. */
	isCut = false;
	/** How many numbers and names were passed over. */
	passed = 0;
	/** Between `BI` and `ID`. */
	private inImage = false;
	/** Whether the last token was `ID`, after which data follows. */
	private atData = false;
	/** The string that was not read to its end, and how many of its parentheses are open there. */
	private open: typeof STRING | typeof HEX_STRING | undefined;
	private depth = 0;

	/** The tokens of `content` from the position `from` to the position `to`. */
	constructor(
		readonly content: Uint8Array,
		from = 0,
		private readonly to = content.length,
	) {
		this.start = this.end = from;
	}

	/**
	 * Goes to the next token; its kind, or `END`, which is 0. White space, comments and stray delimiters are passed over.
	 *
	 * @param brief passes over numbers and names, too
	 * @param pauses may give `UNFINISHED`
	 */
	next(brief = false, pauses = false): TokenKind {
		const { content, to } = this;
		if (this.atData) return this.imageData();
		if (this.open !== undefined) return this.readMore(this.open);
		let at = this.end;
		const stop = pauses ? Math.min(to, at + LONG_STRING) : to;
		while (at < stop) {
			const start = at;
			const begun = beginning[content[at++]!]!;
			switch (begun) {
				case BLANKS:
					continue;
				case NUMBER:
					while (at < to && isOfNumber[content[at]!] === 1) at++;
					if (brief) {
						this.passed++;
						continue;
					}
					return this.found(NUMBER, start, at);
				case KEYWORD:
					while (at < to && classOf[content[at]!] === REGULAR) at++;
					if (at - start === 2) this.followImage(content[start]! | (content[start + 1]! << 8));
					return this.found(KEYWORD, start, at);
				case NAME:
					while (at < to && classOf[content[at]!] === REGULAR) at++;
					if (brief) {
						this.passed++;
						continue;
					}
					return this.found(NAME, start, at);
				case STRING:
					if (pauses && to - start > LONG_STRING && afterString(content, start, start + LONG_STRING) < 0)
						return this.pause(STRING, start, at);
					at = skipString(content, start, to);
					this.isCut = at === to && openParentheses(content, start, to) > 0;
					return this.found(STRING, start, at);
				case LESS:
					if (at < to && content[at] === LESS_THAN) return this.found(DICTIONARY_START, start, at + 1);
					if (pauses && to - at > LONG_STRING && skipHex(content, at, at + LONG_STRING) === at + LONG_STRING)
						return this.pause(HEX_STRING, start, at);
					at = skipHex(content, at, to);
					this.isCut = content[at - 1] !== GREATER_THAN;
					return this.found(HEX_STRING, start, at);
				case GREATER:
					if (at < to && content[at] === GREATER_THAN) return this.found(DICTIONARY_END, start, at + 1);
					continue;
				case COMMENT:
					at = skipComment(content, at, to);
					continue;
				default:
					return this.found(begun as TokenKind, start, at);
			}
		}
		return at < to ? this.found(UNFINISHED, at, at) : this.found(END, to, to);
	}

	private pause(kind: typeof STRING | typeof HEX_STRING, start: number, at: number): TokenKind {
		this.open = kind;
		this.depth = 1;
		return this.found(UNFINISHED, start, at);
	}

	/** Reads more of a long string: up to an escape that the end of the part would cut. */
	private readMore(kind: typeof STRING | typeof HEX_STRING): TokenKind {
		const { content, to, start, end: from } = this;
		let stop = Math.min(from + LONG_STRING, to);
		let at: number;
		if (kind === STRING) {
			let escapes = 0;
			while (stop - escapes > from && content[stop - escapes - 1] === BACKSLASH) escapes++;
			if (stop < to) stop -= escapes % 2;
			const after = afterString(content, from, stop, this.depth);
			this.depth = after < 0 ? ~after : 0;
			at = after < 0 ? stop : after;
		} else {
			at = skipHex(content, from, stop);
			this.depth = content[at - 1] === GREATER_THAN ? 0 : 1;
		}
		if (this.depth > 0 && at < to) return this.found(UNFINISHED, start, at);
		this.open = undefined;
		this.isCut = this.depth > 0;
		return this.found(kind, start, at);
	}

	private found(kind: TokenKind, start: number, end: number): TokenKind {
		this.kind = kind;
		this.start = start;
		this.end = end;
		return kind;
	}

	/** The keyword at hand as a number, to be compared with a `codeOf`; 0 if it is longer than an operator. */
	get code(): number {
		const { content, start, end } = this;
		const size = end - start;
		if (size > LONGEST_OPERATOR) return 0;
		return content[start]! | (size > 1 ? content[start + 1]! << 8 : 0) | (size > 2 ? content[start + 2]! << 16 : 0);
	}

	/** Notes where an inline image begins, and where its data begin. `ID` alone begins nothing. */
	private followImage(code: number): void {
		this.atData = this.inImage && code === ID;
		this.inImage = code === BI || (this.inImage && !this.atData);
	}

	private imageData(): TokenKind {
		const { content, to } = this;
		this.atData = false;
		// One white-space character belongs to `ID`.
		const start = Math.min(this.end + 1, to);
		const end = endOfImage(content, start, to);
		this.isCut = end < 0;
		return this.found(IMAGE_DATA, start, end < 0 ? to : end);
	}
}

/** How many bytes of text must follow an `EI`, if that many follow: image data may hold those two letters by chance. */
const PROOF = 12;

/**
 * Where the data of an inline image that begin at `start` end, or -1 if no `EI` follows them (8.9.7). An `EI` counts if white space is
 * before it, or nothing at all, and text after it.
 */
function endOfImage(content: Uint8Array, start: number, to: number): number {
	for (let at = start; at + 1 < to; at++) {
		if (content[at] !== LETTER_E || content[at + 1] !== LETTER_I || (at > start && classOf[content[at - 1]!] !== SPACE)) continue;
		const after = at + 2;
		if (after < to && classOf[content[after]!] === REGULAR) continue;
		if (isTextOperand(content, after, Math.min(after + PROOF, to))) return Math.max(at - 1, start);
	}
	return -1;
}

function isTextOperand(content: Uint8Array, from: number, to: number): boolean {
	for (let at = from; at < to; at++) {
		const byte = content[at]!;
		if ((byte < BLANK || byte > TILDE) && classOf[byte] !== SPACE) return false;
	}
	return true;
}
