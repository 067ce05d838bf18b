/**
 * Finds what a content stream leaves open: saved graphics states (`q`), marked content, a text object. Real pages do that, and a
 * stamp after them would be shifted, mirrored or hidden (docs/semantics.md, §7.2).
 *
 * A stream is summed up once, however many pages share it; the sums of a page's streams are then combined in order.
 */
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
	codeOf,
	openParentheses,
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
}

/** The open states, marked content and text object that have to be closed after a page's content. */
export interface Open {
	readonly states: number;
	readonly marked: number;
	readonly text: boolean;
	/** Restores (`Q`) without a save before them. Viewers ignore these, but within a `q` of ours they would take effect. */
	readonly excess: number;
	readonly tail: string;
}

export const NOTHING_OPEN: Open = { states: 0, marked: 0, text: false, excess: 0, tail: '' };

/** Sums up decoded content. */
export function balanceOf(content: Uint8Array): Balance {
	const states: Walk = { net: 0, low: 0 };
	const marked: Walk = { net: 0, low: 0 };
	let text: boolean | undefined;
	const { tail, complete } = eachKeyword(content, (operator) => {
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
	return { states, marked, text, tail, complete };
}

/** `open`, continued with a stream. A count that would go below zero stays at zero, as in viewers. */
export function continued(open: Open, { states, marked, text, tail }: Balance): Open {
	return {
		states: Math.max(open.states + states.net, states.net - states.low),
		marked: Math.max(open.marked + marked.net, marked.net - marked.low),
		text: text ?? open.text,
		excess: open.excess + Math.max(0, -(open.states + states.low)),
		tail,
	};
}

/** A copy of the content without the restores that have no save before them, when `states` are saved at its start. */
export function withoutExcess(content: Uint8Array, states: number): Uint8Array {
	const copy = new Uint8Array(content);
	let depth = states;
	eachKeyword(content, (operator, at) => {
		if (operator === SAVE) depth++;
		else if (operator === RESTORE) {
			if (depth > 0) depth--;
			else copy[at] = 0x20;
		}
	});
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

/** How content ends: what closes an object in whose midst it ends, and where its last complete operator ends. */
interface End {
	readonly tail: string;
	readonly complete: number;
}

/** Visits the keywords by their codes, with their positions. Those of arrays and dictionaries that are not closed count, too. */
function eachKeyword(content: Uint8Array, visit: (operator: number, at: number) => void): End {
	const tokens = new ContentTokens(content);
	const nested: string[] = [];
	let inImage = false;
	let complete = 0;
	for (let kind = tokens.next(true); kind !== END; kind = tokens.next(true)) {
		const { start } = tokens;
		switch (kind) {
			case KEYWORD: {
				// Most operators are not among those that are looked for.
				if (isFirst[content[start]!] === 1) {
					const { code } = tokens;
					if (code === BEGIN_IMAGE) inImage = true;
					else if (code === END_IMAGE) inImage = false;
					else visit(code, start);
				}
				if (!inImage && nested.length === 0) complete = tokens.end;
				break;
			}
			case ARRAY_START:
				nested.push('\n]');
				break;
			case DICTIONARY_START:
				nested.push('\n>>');
				break;
			case ARRAY_END:
			case DICTIONARY_END:
				nested.pop();
				break;
			case STRING:
			case HEX_STRING:
				if (!tokens.isCut) break;
				return {
					tail: (kind === STRING ? ')'.repeat(openParentheses(content, start)) : '>') + nested.reverse().join(''),
					complete,
				};
			case IMAGE_DATA:
				if (tokens.isCut) return { tail: '\nEI', complete };
		}
	}
	return { tail: nested.reverse().join('') + (inImage ? '\nID\nEI' : ''), complete };
}
