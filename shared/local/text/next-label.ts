/** Labels without a value: the text after them is another label, or is somewhere else on the page (docs/semantics.md, D68). */
import type { Flow } from '../../model/text/fragments/flow';
import type { Fragment } from '../../model/text/fragments/fragment';
import type { Found } from '../../patterns';

/** Labels are looked at up to here. */
const LONGEST = 100;
/** In parts of the size: a wider space than one between words, and one between cells. */
const WIDE = 0.6;
const CELL_GAP = 1;
/** In parts of the size: text that is lower than a line, and that is not in one of the next lines. */
const LOWER = 0.4;
const NEXT_LINE = 3;

/** The end of a label, and one of up to four words that is not a time or an address. */
const LABEL_END = /[\p{L}\p{M}\p{Nd}.)\u2019'] ?[:\uff1a]$/u;
const LABEL = /^\p{L}[^\s:\uff1a]{0,40}(?: [^\s:\uff1a]{1,40}){0,3} ?[:\uff1a](?=\s|$)/u;
const ENDS_IN_NAME = /[\p{L}\p{M}\p{Nd}.)] ?$/u;
const COLON = /^[:\uff1a]$/;

type Taken = Found & { readonly flow: Flow };

/** If a match goes from a label to a text that is not its value: its own colon, the next label, or a text that is not near it. */
export function noValueOf({ flow, start, end, groups }: Taken): 'colon' | 'label' | 'elsewhere' | undefined {
	const { shown } = flow;
	const value = valueAtEnd(shown.slice(Math.max(start, end - LONGEST), end), groups);
	if (value === undefined || end - value.length <= start) return undefined;
	const from = end - value.length;
	const before = shown.slice(Math.max(start, from - LONGEST), from);
	if (COLON.test(value)) return ENDS_IN_NAME.test(before) ? 'colon' : undefined;
	const label = before.trimEnd();
	if (label === before || !LABEL_END.test(label)) return undefined;
	const isBroken = before.includes('\n', label.length);
	const last = flow.at(from - before.length + label.length - 1);
	const first = flow.at(from);
	if (!last || !first) return undefined;
	const next = LABEL.exec(shown.slice(from, from + LONGEST));
	if (next && end <= from + next[0].length) return isBroken || isApart(last, first) ? 'label' : undefined;
	return isBroken && isElsewhere(flow, start, last, first) ? 'elsewhere' : undefined;
}

/** Whether the value of a match in reading order is below its label: text that is read next may be anywhere else on the page. */
export function hasValueBelow({ flow, start, end, groups }: Taken): boolean {
	const value = valueAtEnd(flow.shown.slice(Math.max(start, end - LONGEST), end), groups);
	const label = flow.at(start) ?? flow.at(start + 1);
	const first = value === undefined ? undefined : flow.at(end - value.length);
	if (!label || !first || first.style.frame !== label.style.frame) return false;
	const down = (first.baseline - label.baseline) / label.style.size;
	return down > LOWER && down < NEXT_LINE && first.start < label.end && first.end > label.start;
}

/** The text of the last group, if the match ends with it. */
function valueAtEnd(text: string, groups: Found['groups']): string | undefined {
	let value: string | undefined;
	for (const group of Object.values(groups)) if (group && text.endsWith(group)) value = group;
	return value;
}

/** Whether the space between two texts of one line is wider than one between words, or they are on two lines. */
const isApart = (one: Fragment, other: Fragment): boolean =>
	isLower(one, other) || Math.max(other.start - one.end, one.start - other.end) > WIDE * one.style.size;

const isLower = (one: Fragment, other: Fragment): boolean =>
	one.style.frame !== other.style.frame || Math.abs(other.baseline - one.baseline) > LOWER * one.style.size;

/** Whether a text is below a label that begins its cell, and ends before it: it begins the next line or table of the page. */
function isElsewhere(flow: Flow, start: number, last: Fragment, next: Fragment): boolean {
	// A search may begin with the white space before a label.
	const at = [start, start + 1].find((position) => flow.at(position));
	const label = at === undefined ? undefined : flow.at(at);
	if (!label || isLower(label, last) || label.style.frame !== next.style.frame) return false;
	if (next.baseline - last.baseline <= LOWER * last.style.size || next.end >= label.start) return false;
	const before = flow.at(at! - 1) ?? flow.at(at! - 2);
	return !before || isLower(before, label) || label.start - before.end > CELL_GAP * label.style.size;
}
