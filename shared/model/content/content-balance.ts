/**
 * Finds what a content stream leaves open: saved graphics states (`q`), marked content, a text object. Real pages do that, and a
 * stamp after them would be shifted, mirrored or hidden (docs/semantics.md, §7.2).
 *
 * A stream is summed up once, however many pages share it; the sums of a page's streams are then combined in order.
 */
import { classOf, REGULAR, SPACE, skipComment, skipHex, skipRegular, skipString } from '../../pdf/syntax/characters';

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
	/** What closes the token or object in whose midst it ends, as cut off content does. */
	readonly tail: string;
	/** Where the last operator ends that is complete. */
	readonly complete: number;
}

/** What has to be closed after a page's content. */
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
	const { tail, complete } = eachOperator(content, (operator) => {
		switch (operator) {
			case SAVE:
				states.net++;
				break;
			case RESTORE:
				down(states);
				break;
			case BEGIN_MARKED:
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

/** `open`, continued with a stream. What would go below zero is ignored, as viewers do. */
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
	eachOperator(content, (operator, at) => {
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

const SAVE = 1;
const RESTORE = 2;
const BEGIN_TEXT = 3;
const END_TEXT = 4;
const BEGIN_MARKED = 5;
const END_MARKED = 6;

const [B, C, D, E, I, M, Q, T, q] = Array.from('BCDEIMQTq', (letter) => letter.charCodeAt(0));

/** How content ends: what closes an object in whose midst it ends, and where its last complete operator ends. */
interface End {
	readonly tail: string;
	readonly complete: number;
}

/** Tells of the operators above, each with its position. */
function eachOperator(content: Uint8Array, visit: (operator: number, at: number) => void): End {
	const end = content.length;
	const nested: string[] = [];
	let at = 0;
	let image = false;
	let complete = 0;
	while (at < end) {
		const byte = content[at]!;
		const kind = classOf[byte];
		if (kind === SPACE) at++;
		else if (kind === REGULAR) {
			const start = at;
			at = skipRegular(content, at + 1, end);
			const second = content[start + 1];
			switch (at - start) {
				case 1:
					if (byte === q) visit(SAVE, start);
					else if (byte === Q) visit(RESTORE, start);
					break;
				case 2:
					if (second === T) {
						if (byte === B) visit(BEGIN_TEXT, start);
						else if (byte === E) visit(END_TEXT, start);
					} else if (byte === B && second === I) image = true;
					else if (image && byte === I && second === D) {
						image = false;
						at = afterImage(content, at + 1, end);
						if (at > end) return { tail: '\nEI', complete };
						complete = at;
					}
					break;
				case 3:
					if (content[start + 2] !== C) break;
					if (byte === B && (second === D || second === M)) visit(BEGIN_MARKED, start);
					else if (byte === E && second === M) visit(END_MARKED, start);
					break;
			}
			// Letters, ' and " begin operators; digits, signs and points begin numbers.
			if ((byte >= 0x41 || byte === 0x27 || byte === 0x22) && !image && nested.length === 0) complete = Math.min(at, end);
		} else if (byte === 0x28) {
			const start = at;
			at = skipString(content, at, end);
			if (at === end) return { tail: unclosed(content, start) + nested.reverse().join(''), complete };
		} else if (byte === 0x3c && content[at + 1] !== 0x3c) {
			at = skipHex(content, at, end);
			if (at === end && content[end - 1] !== 0x3e) return { tail: `>${nested.reverse().join('')}`, complete };
		} else if (byte === 0x25) at = skipComment(content, at, end);
		else if (byte === 0x2f) at = skipRegular(content, at + 1, end);
		else if (byte === 0x3c || byte === 0x5b) {
			nested.push(byte === 0x3c ? '\n>>' : '\n]');
			at += byte === 0x3c ? 2 : 1;
		} else {
			const pair = byte === 0x3e && content[at + 1] === 0x3e;
			if (pair || byte === 0x5d) nested.pop();
			at += pair ? 2 : 1;
		}
	}
	return { tail: nested.reverse().join('') + (image ? '\nID\nEI' : ''), complete };
}

/** The parentheses that the literal string opening at `start` lacks at the end of the content. */
function unclosed(content: Uint8Array, start: number): string {
	let depth = 0;
	for (let at = start; at < content.length; at++) {
		if (content[at] === 0x5c) at++;
		else if (content[at] === 0x28) depth++;
		else if (content[at] === 0x29) depth--;
	}
	return ')'.repeat(depth);
}

/** How much text must follow an `EI` for it to be believed: image data may hold those two letters by chance. */
const PROOF = 12;

/** Position behind the `EI` of an inline image whose data begin at `at` (ISO 32000-2, 8.9.7), or beyond `end` without one. */
export function afterImage(content: Uint8Array, at: number, end: number): number {
	for (let i = at; i + 1 < end; i++) {
		if (content[i] !== E || content[i + 1] !== I) continue;
		if (i > at && classOf[content[i - 1]!] !== SPACE) continue;
		const after = i + 2;
		if (after < end && classOf[content[after]!] === REGULAR) continue;
		if (content.subarray(after, after + PROOF).every(isText)) return after;
	}
	return end + 1;
}

const isText = (byte: number): boolean => (byte >= 0x20 && byte < 0x7f) || byte === 10 || byte === 13 || byte === 9 || byte === 0;
