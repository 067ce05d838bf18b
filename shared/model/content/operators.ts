/**
 * The operators of content streams with their operands, one after the other (ISO 32000-2, 7.8.2 and Annex A).
 *
 *     const operators = new ContentOperators(content);
 *     while (operators.next())
 *         switch (operators.operator) {
 *             case 'cm': if (operators.count === 6) … operators.number(0)
 *
 * Content of any length that is read to its end is read by `eachOperator`, which lets others run. Nothing is refused: an operator may
 * have too few operands, too many or wrong ones, so count them first. Operands after the last operator belong to none.
 */
import type { Pace } from '../../pace/pace';
import { PERCENT, skipComment, skipWhiteSpace, startsWith } from '../../pdf/syntax/characters';
import { Parser } from '../../pdf/syntax/parser';
import { readName, readNumber, readString } from '../../pdf/syntax/scalars';
import type { Value } from '../../pdf/syntax/values';
import { OPERATORS } from './operator-table';
import {
	ARRAY_END,
	ARRAY_START,
	ContentTokens,
	DICTIONARY_END,
	DICTIONARY_START,
	END,
	HEX_STRING,
	IMAGE_DATA,
	KEYWORD,
	NAME,
	NUMBER,
	LONG_STRING,
	STRING,
	UNFINISHED,
	codeOf,
	type TokenKind,
} from './tokens';

/** More operands than any operator takes: a color of 32 components and a pattern. Those beyond are left out. */
const MOST_OPERANDS = 64;
/** An array or dictionary that is nested deeper than this has no value. */
const MOST_NESTING = 100;
/** Bytes of memory for one operand as a value, as an estimate: real property lists are short. */
const MOST_MEMORY = 16 * 1024 * 1024;

const CONSTANTS = ['true', 'false', 'null'];

/** The operators by their codes. */
const BY_CODE = new Map<number, string>();
/** The same for operators of one or two characters, by a smaller code: a list is faster than a map. */
const SHORT: (string | undefined)[] = new Array<string | undefined>(1 << 14).fill(undefined);
const shortOf = (code: number): number => (code & 0x7f) | ((code >> 1) & 0x3f80);
const BEYOND_SHORT = ~0x7f7f;
for (const operator of OPERATORS) {
	const code = codeOf(operator);
	BY_CODE.set(code, operator);
	if ((code & BEYOND_SHORT) === 0) SHORT[shortOf(code)] = operator;
}

export class ContentOperators {
	/** As Table A.1 writes it; empty for one that is not in it. `BI` means a whole inline image, up to and including `EI`. */
	operator = '';
	/** How many operands it has. An array or dictionary is one operand; each key and each value of an inline image is one. */
	count = 0;
	/** The position after the operator. */
	end = 0;
	/** The data of an inline image; -1 for other operators. */
	dataStart = -1;
	dataEnd = -1;

	private readonly tokens: ContentTokens;
	private readonly kinds = new Uint8Array(MOST_OPERANDS);
	private readonly starts = new Int32Array(MOST_OPERANDS);
	private readonly ends = new Int32Array(MOST_OPERANDS);
	/** How many arrays and dictionaries are open, and where the outermost begins. */
	private depth = 0;
	private outermost: TokenKind = END;
	private opened = 0;
	/** How deep arrays and dictionaries among the operands are nested. */
	private deepest = 0;
	/** Between `BI` and `EI`. */
	private inImage = false;
	/** Whether the operands are those of an operator that was given. */
	private isGiven = true;

	constructor(readonly content: Uint8Array) {
		this.tokens = new ContentTokens(content);
	}

	/** Goes to the next operator; false at the end of the content. */
	next(): boolean {
		return this.advance(Infinity);
	}

	/** Like `next`, but stops between two tokens once it has passed `pause`. At the end of the content, `end` is its length. */
	advance(pause: number): boolean {
		const { tokens } = this;
		if (this.isGiven) this.forget();
		while (tokens.end < pause) {
			const kind = tokens.next(false, pause !== Infinity);
			switch (kind) {
				case UNFINISHED:
					this.end = tokens.end;
					return false;
				case END:
					this.end = tokens.end;
					// An inline image that is cut off.
					return this.dataStart >= 0 && this.give('BI');
				case KEYWORD:
					if (this.depth === 0 && this.keyword()) return true;
					break;
				case ARRAY_START:
				case DICTIONARY_START:
					if (this.depth++ > 0) {
						if (this.depth > this.deepest) this.deepest = this.depth;
						break;
					}
					this.outermost = kind;
					this.opened = tokens.start;
					break;
				case ARRAY_END:
				case DICTIONARY_END:
					if (this.depth > 0 && --this.depth === 0) this.add(this.outermost, this.opened);
					break;
				case IMAGE_DATA:
					this.dataStart = tokens.start;
					this.dataEnd = tokens.end;
					break;
				default:
					if (this.depth === 0) this.add(kind, tokens.start);
			}
		}
		this.end = tokens.end;
		return false;
	}

	private forget(): void {
		this.isGiven = false;
		this.count = this.deepest = 0;
		this.dataStart = this.dataEnd = -1;
	}

	/** Takes the keyword at hand; whether it is an operator that ends here. */
	private keyword(): boolean {
		const { tokens } = this;
		const { code } = tokens;
		const operator = (code & BEYOND_SHORT) === 0 ? SHORT[shortOf(code)] : BY_CODE.get(code);
		if (
			operator === undefined &&
			CONSTANTS.some((word) => word.length === tokens.end - tokens.start && startsWith(this.content, tokens.start, word))
		)
			this.add(KEYWORD, tokens.start);
		else if (operator === 'BI') {
			this.inImage = true;
			this.count = 0;
		} else if (!this.inImage) return this.give(operator ?? '');
		else if (operator === 'EI') return this.give('BI');
		return false;
	}

	private give(operator: string): true {
		this.operator = operator;
		this.end = this.tokens.end;
		this.isGiven = true;
		this.inImage = false;
		return true;
	}

	private add(kind: TokenKind, start: number): void {
		const { count } = this;
		if (count === MOST_OPERANDS) return;
		this.kinds[count] = kind;
		this.starts[count] = start;
		this.ends[count] = this.tokens.end;
		this.count = count + 1;
	}

	/** The kind of an operand; `ARRAY_START` and `DICTIONARY_START` are those of whole arrays and dictionaries. `END`: it is absent. */
	kind(index: number): TokenKind {
		return index >= 0 && index < this.count ? (this.kinds[index] as TokenKind) : END;
	}

	/** The position of the operator, or of its first operand. */
	get start(): number {
		return this.count > 0 ? this.starts[0]! : this.tokens.start;
	}

	startOf(index: number): number {
		return this.starts[index]!;
	}

	endOf(index: number): number {
		return this.ends[index]!;
	}

	/** The operand as a number; NaN if it is not one. */
	number(index: number): number {
		return this.kind(index) === NUMBER ? readNumber(this.content, this.starts[index]!, this.ends[index]!) : NaN;
	}

	/** The operand as a name without its solidus; undefined if it is not one. */
	name(index: number): string | undefined {
		return this.kind(index) === NAME ? readName(this.content, this.starts[index]! + 1, this.ends[index]!) : undefined;
	}

	/** The bytes of the operand as a string, which may be codes of a font; undefined if it is not one. */
	string(index: number): Uint8Array | undefined {
		const kind = this.kind(index);
		return kind === STRING || kind === HEX_STRING ? readString(this.content, this.starts[index]!, this.ends[index]!) : undefined;
	}

	/** Whether the operand is a string that is read with pauses. */
	isLong(index: number): boolean {
		const kind = this.kind(index);
		return (kind === STRING || kind === HEX_STRING) && this.ends[index]! - this.starts[index]! > LONG_STRING;
	}

	/** The operand as a value, such as a property list; null if it is absent or nested too deep. */
	value(index: number): Value {
		if (this.kind(index) === END || this.deepest > MOST_NESTING) return null;
		return new Parser(this.content, this.starts[index]!, this.ends[index]!, MOST_NESTING, undefined, MOST_MEMORY).value();
	}

	/** The tokens inside an operand, such as the strings and numbers of `TJ`. */
	inside(index: number): ContentTokens {
		return new ContentTokens(this.content, this.starts[index]! + 1, this.ends[index]! - 1);
	}
}

/** Visits all tokens of `content`, and lets others run in between, and within long strings. A visit that takes longer returns a promise. */
export async function eachToken(
	content: Uint8Array,
	pace: Pace,
	visit: (tokens: ContentTokens, kind: TokenKind) => Promise<void> | void,
	brief = false,
): Promise<void> {
	const tokens = new ContentTokens(content);
	let walked = 0;
	for (let kind = tokens.next(brief, true); kind !== END; kind = tokens.next(brief, true)) {
		if (kind !== UNFINISHED) {
			const visiting = visit(tokens, kind);
			if (visiting) await visiting;
		}
		if (tokens.end - walked < STRETCH) continue;
		const due = pace.step(COST * (tokens.end - walked));
		walked = tokens.end;
		if (due) await due;
	}
}

/** How much content is read before others may run, in bytes. */
const STRETCH = 32_768;
/** How many times as long a visit takes as looking at a byte. */
const COST = 6;

/** Visits all operators of `content`, and lets others run in between. A visit that takes longer returns a promise. */
export async function eachOperator(
	content: Uint8Array,
	pace: Pace,
	visit: (operator: ContentOperators) => Promise<void> | void,
): Promise<void> {
	const operators = new ContentOperators(content);
	while (operators.end < content.length) {
		const { end } = operators;
		while (operators.advance(end + STRETCH)) {
			const visiting = visit(operators);
			if (visiting) await visiting;
		}
		const due = pace.step(COST * (operators.end - end));
		if (due) await due;
	}
}

/** Whether content has nothing but white space and comments. */
export async function isBlankContent(content: Uint8Array, pace: Pace): Promise<boolean> {
	for (let at = 0, walked = 0; at < content.length;) {
		const from = at;
		at = skipWhiteSpace(content, at, Math.min(at + STRETCH, content.length));
		if (content[at] === PERCENT) at = skipComment(content, at, content.length);
		if (at === from) return false;
		if (at - walked < STRETCH) continue;
		const due = pace.step(COST * (at - walked));
		walked = at;
		if (due) await due;
	}
	return true;
}
