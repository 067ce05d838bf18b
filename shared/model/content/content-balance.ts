/**
 * Finds what a content stream leaves open: saved graphics states (`q`), marked content, a text object. Real pages do that, and a
 * stamp after them would be shifted, mirrored or hidden (docs/semantics.md, §7.2).
 *
 * A stream is summed up once, however many pages share it; the sums of a page's streams are then combined in order.
 */
import type { Pace } from '../../pace/pace';
import { BLANK, openParentheses, startsWith } from '../../pdf/syntax/characters';
import { operandsOf } from './operator-table';
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
	STRING,
	UNFINISHED,
	codeOf,
} from './tokens';

/** A walk up and down: where it ends, and its lowest point, relative to its start. */
interface Walk {
	net: number;
	low: number;
}

export interface Balance {
	readonly states: Readonly<Walk>;
	readonly marked: Readonly<Walk>;
	/** Whether it ends inside a text object; undefined when it neither begins nor ends one. */
	readonly text: boolean | undefined;
	/** The text that closes the token or object in whose midst it ends, as content that was cut off does. */
	readonly tail: string;
	/** Where the last operator ends that is complete. */
	readonly complete: number;
	/** How many operands the first operator lacks, which may be in a stream before this one. Without operators, 0. */
	readonly lack: number;
	/** Operands after the last operator. */
	readonly operands: number;
	readonly hasOperators: boolean;
	/** Whether a reader stops at something else in it. */
	readonly stops: boolean;
	/** Operators that do not exist. */
	readonly unknown: number;
}

/** The open states, marked content and text object that have to be closed after a page's content. */
export interface Open {
	readonly states: number;
	readonly marked: number;
	readonly text: boolean;
	/** Restores (`Q`) without a save before them. Viewers ignore these, but within a `q` of ours they would take effect. */
	readonly excess: number;
	readonly tail: string;
	/** Whether a reader stops before the end. */
	readonly stops: boolean;
	/** Operands that belong to the first operator of what follows. */
	readonly operands: number;
	readonly unknown: number;
}

export const NOTHING_OPEN: Open = {
	states: 0,
	marked: 0,
	text: false,
	excess: 0,
	tail: '',
	stops: false,
	operands: 0,
	unknown: 0,
};

/** Mutool stops at the hundredth operator that does not exist. */
const MOST_UNKNOWN = 99;
/** Pdf.js stops at longer words. */
const LONGEST_WORD = 127;

/** Sums up decoded content. */
export const balanceOf = (content: Uint8Array): Balance => runThrough(sumUp(content));

/** The same for content that may be long, letting others run. */
export const balanceAtEase = (content: Uint8Array, pace: Pace): Promise<Balance> => runAtEase(sumUp(content), pace);

function* sumUp(content: Uint8Array): Walking<Balance> {
	const states: Walk = { net: 0, low: 0 };
	const marked: Walk = { net: 0, low: 0 };
	let text: boolean | undefined;
	const operands = new Operands();
	const { tail, complete } = yield* eachKeyword(content, operands, (operator) => {
		switch (operator) {
			case SAVE:
				states.net++;
				break;
			case RESTORE:
				down(states);
				break;
			case BEGIN_MARKED:
			case BEGIN_MARKED_WITH_PROPERTIES:
				marked.net++;
				break;
			case END_MARKED:
				down(marked);
				break;
			case BEGIN_TEXT:
				text = true;
				break;
			case END_TEXT:
				text = false;
				break;
		}
	});
	const { lack, left, hasOperators, stops, unknown } = operands;
	return { states, marked, text, tail, complete, lack, operands: left, hasOperators, stops, unknown };
}

/** Whether an operator exists and has its operands. */
type Kind = 'right' | 'unknown' | 'lacking';

/** Counts the operands of operators, and wrong operators, in a walk over keywords. */
class Operands {
	lack = 0;
	/** Operands after the last operator; as many as anything needs if they are cut off, because their end is in the next stream. */
	left = Infinity;
	hasOperators = false;
	stops = false;
	unknown = 0;

	/** Takes an operator with `count` operands. */
	operator(code: number, count: number): Kind {
		const wanted = operandsOf(code);
		const isFirst = !this.hasOperators;
		this.hasOperators = true;
		if (wanted === undefined) this.unknown++;
		else if (count >= wanted) return 'right';
		else if (isFirst) this.lack = wanted - count;
		else this.stops = true;
		return wanted === undefined ? 'unknown' : 'lacking';
	}
}

/** `open`, continued with a stream. A count that would go below zero stays at zero, as in viewers. */
export function continueBalance(open: Open, { states, marked, text, tail, ...found }: Balance): Open {
	const unknown = open.unknown + found.unknown;
	return {
		stops: open.stops || found.stops || found.lack > open.operands || unknown > MOST_UNKNOWN,
		operands: found.hasOperators ? found.operands : open.operands + found.operands,
		unknown,
		states: Math.max(open.states + states.net, states.net - states.low),
		marked: Math.max(open.marked + marked.net, marked.net - marked.low),
		text: text ?? open.text,
		excess: open.excess + Math.max(0, -(open.states + states.low)),
		tail,
	};
}

/** A copy of the content without the restores that have no save before them, when `states` are saved at its start. */
export async function withoutExcess(content: Uint8Array, states: number, pace: Pace): Promise<Uint8Array> {
	const copy = new Uint8Array(content);
	let depth = states;
	const walk = eachKeyword(content, undefined, (operator, at) => {
		if (operator === SAVE) depth++;
		else if (operator === RESTORE) {
			if (depth > 0) depth--;
			else copy[at] = 0x20;
		}
	});
	await runAtEase(walk, pace);
	return copy;
}

/** A copy of the content without operators that do not exist, or have too few operands, with these. */
export async function withoutWrong(content: Uint8Array, wrong: readonly Kind[], pace: Pace): Promise<Uint8Array> {
	const copy = new Uint8Array(content);
	const walk = eachKeyword(content, new Operands(), undefined, (from, to, kind) => {
		if (wrong.includes(kind)) copy.fill(BLANK, from, to);
	});
	await runAtEase(walk, pace);
	return copy;
}

function down(walk: Walk): void {
	if (--walk.net < walk.low) walk.low = walk.net;
}

const SAVE = codeOf('q');
const RESTORE = codeOf('Q');
const BEGIN_TEXT = codeOf('BT');
const END_TEXT = codeOf('ET');
const BEGIN_MARKED = codeOf('BMC');
const BEGIN_MARKED_WITH_PROPERTIES = codeOf('BDC');
const END_MARKED = codeOf('EMC');
const BEGIN_IMAGE = codeOf('BI');
const END_IMAGE = codeOf('EI');

/** The bytes that these operators begin with. */
const isFirst = new Uint8Array(256);
for (const character of 'qQBE') isFirst[character.charCodeAt(0)] = 1;

/** A walk over content, which tells where it is each time others may run. */
type Walking<T> = Generator<number, T, undefined>;

/** Bytes between two times when others may run, and the cost of a byte, see `Pace`. */
const STRETCH = 1 << 16;
const COST = 4;

function runThrough<T>(walk: Walking<T>): T {
	let step = walk.next();
	while (!step.done) step = walk.next();
	return step.value;
}

async function runAtEase<T>(walk: Walking<T>, pace: Pace): Promise<T> {
	for (let [step, before] = [walk.next(), 0]; ; step = walk.next()) {
		if (step.done) return step.value;
		const due = pace.step((step.value - before) * COST);
		before = step.value;
		if (due) await due;
	}
}

/** How content ends: what closes an object in whose midst it ends, and where its last complete operator ends. */
interface End {
	readonly tail: string;
	readonly complete: number;
}

/**
 * Visits the operators that save, restore, begin or end something by their codes, with their positions; those in arrays and dictionaries
 * that are not closed, too. `operands` counts, and `each` gets where an operator with its operands is, and whether it is right.
 */
function* eachKeyword(
	content: Uint8Array,
	operands: Operands | undefined,
	visit?: (operator: number, at: number) => void,
	each?: (from: number, to: number, kind: Kind) => void,
): Walking<End> {
	const tokens = new ContentTokens(content);
	const nested: string[] = [];
	let inImage = false;
	let [complete, walked] = [0, 0];
	/** Operands besides those that are passed over. */
	let count = 0;
	for (let kind = tokens.next(true, true); kind !== END; kind = tokens.next(true, true)) {
		const { start } = tokens;
		const reached = kind === UNFINISHED ? tokens.end : start;
		if (reached - walked > STRETCH) yield (walked = reached);
		switch (kind) {
			case KEYWORD: {
				const { code } = tokens;
				if (operands && nested.length === 0 && !inImage) {
					if (code === 0 && isConstant(content, start, tokens.end)) {
						count++;
						break;
					}
					if (tokens.end - start > LONGEST_WORD) operands.stops = true;
					const found = operands.operator(code, count + tokens.passed);
					each?.(complete, tokens.end, found);
				}
				// Most operators neither save nor restore, begin nor end anything.
				if (isFirst[content[start]!] === 1) {
					if (code === BEGIN_IMAGE) inImage = true;
					else if (code === END_IMAGE) inImage = false;
					else visit?.(code, start);
				}
				if (inImage || nested.length > 0) break;
				complete = tokens.end;
				count = tokens.passed = 0;
				break;
			}
			case ARRAY_START:
			case DICTIONARY_START:
				if (nested.length === 0) count += tokens.passed;
				nested.push(kind === ARRAY_START ? '\n]' : '\n>>');
				break;
			case ARRAY_END:
			case DICTIONARY_END:
				if (nested.pop() === undefined || nested.length > 0) break;
				count++;
				tokens.passed = 0;
				break;
			case STRING:
			case HEX_STRING:
				if (nested.length === 0) count++;
				if (!tokens.isCut) break;
				return { tail: (kind === STRING ? ')'.repeat(openParentheses(content, start)) : '>') + closeNested(nested), complete };
			case IMAGE_DATA:
				if (tokens.isCut) return { tail: '\nEI', complete };
		}
	}
	if (operands && nested.length === 0) operands.left = count + tokens.passed;
	return { tail: closeNested(nested) + (inImage ? '\nID\nEI' : ''), complete };
}

const closeNested = (nested: readonly string[]): string => nested.toReversed().join('');

/** Words that are operands. */
const CONSTANTS = ['true', 'false', 'null'];
const isConstant = (content: Uint8Array, start: number, end: number): boolean =>
	CONSTANTS.some((word) => word.length === end - start && startsWith(content, start, word));
