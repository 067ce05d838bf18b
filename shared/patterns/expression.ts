/** Regular expressions in the language of RE2, run by a library that cannot backtrack (docs/semantics.md, D48). */
import { RE2JS, RE2JSException, type Matcher } from 're2js';
import type { Pace } from '../pace/pace';
import { makeFound, type Found, type Pattern, type Search } from './pattern';

const MOST_INSTRUCTIONS = 10_000;
const MOST_GROUPS = 100;
/** Signs of an expression, each with its weight and as often as it is repeated: about 80 ms, which the library takes to compile it. */
const MOST_TO_COMPILE = 70_000;
/** The weights of a class such as `\pL`, of white space and other classes, and of any other sign. */
const [PROPERTY, CLASS, SIGN] = [80, 6, 2];
/** Signs that are passed in the time of a weight of 1. */
const NAMED = 500;
/**
 * Instructions times characters of one call of the library, which cannot pause: about 70 ms at worst, where each sign may begin a match. A longer text is searched in
 * windows that overlap by half, so that a match of up to half a window is found as in the whole text.
 */
const WINDOW_WORK = 1_250_000;
const SMALLEST_WINDOW = 2_000;
/** This number of groups, whose places are copied from instruction to instruction, costs as much as the instructions themselves. */
const GROUPS_AS_MUCH = 25;
/** After this many tries in a longer text, it goes on in windows of this length, because each try may look at all that follows. */
const MANY = 20;
const DENSE_WINDOW = 20_000;
/** An instruction for a character costs the library at worst as much more than a byte that is looked at costs us (`Pace`). */
const COST = 15;

/** The expression, or the words that say what is wrong with it. `spend` counts instructions times characters. */
export function expressionOf(search: string, spend: (steps: number) => void): Pattern | { readonly problem: string } {
	const tooLarge = { problem: `is too large: repetitions such as {1000} make more than ${MOST_INSTRUCTIONS} steps of it` };
	if (weightOf(search) > MOST_TO_COMPILE) return tooLarge;
	const compiled = compile(search);
	if (!(compiled instanceof RE2JS)) return compiled;
	if (compiled.programSize() > MOST_INSTRUCTIONS) return tooLarge;
	if (compiled.groupCount() > MOST_GROUPS) return { problem: `has more than ${MOST_GROUPS} groups` };
	if (compiled.matches('')) return { problem: 'matches an empty text, so it would be found everywhere: use + instead of *' };
	return {
		hasGroups: compiled.groupCount() > 0,
		search: (text, most, pace) => searchText(compiled, text, most, pace, spend),
	};
}

/** A class with its first bracket, a quoted part, an escaped sign, blanks, a number of repetitions, and any other sign. */
const PART =
	/\[\^?\]?(?:\\[\s\S]|\[:\^?[a-z]{1,9}:\]|[^\]\\])*\]?|\\Q[\s\S]*?(?:\\E|$)|\\[pP](?:\{[^}]{0,99}\}|[^])|\\[\s\S]?| +|\{\d{1,9}(?:,\d{0,9})?\}|[^]/gu;
const QUANTIFIER = /^[*+?{]/;

/**
 * Blanks of an expression that mean any white space (docs/semantics.md, D68): not those in classes, escapes and quotations, nor one that
 * is repeated. `blanksToSpaces('No [ ] a *')` is `'No\\s+[ ]\\s+a *'`.
 */
export function blanksToSpaces(search: string): string {
	const parts = search.match(PART) ?? [];
	return parts
		.map((part, index) => {
			if (!part.startsWith(' ')) return part;
			if (!QUANTIFIER.test(parts[index + 1] ?? '')) return '\\s+';
			return part.length > 1 ? '\\s+ ' : ' ';
		})
		.join('');
}

/** How much the library has to compile, and how much it has to copy for each repetition. */
interface Weight {
	readonly once: number;
	readonly again: number;
}

const addWeight = (one: Weight, other: Weight): Weight => ({ once: one.once + other.once, again: one.again + other.again });

function weightOf(search: string): number {
	// Those of the groups that are open, around which is the expression itself.
	const open: Weight[] = [NO_WEIGHT];
	let last = NO_WEIGHT;
	for (const part of search.match(PART) ?? []) {
		if (part === '(') open.push(NO_WEIGHT);
		else {
			if (part.startsWith('{') && part.length > 1) last = repeatedWeight(last, part);
			else last = addWeight(weightOfPart(part), (part === ')' && open.length > 1 && open.pop()) || NO_WEIGHT);
			open.push(addWeight(open.pop()!, last));
		}
	}
	return open.reduce(addWeight).once;
}

const NO_WEIGHT: Weight = { once: 0, again: 0 };

/** That of the repetitions after the first one, such as those of `{2,5}`. */
function repeatedWeight({ again }: Weight, quantity: string): Weight {
	const [least, most = 0] = quantity.slice(1, -1).split(',').map(Number);
	const all = again * Math.max(least!, most, 1);
	return { once: all, again: all };
}

function weightOfPart(part: string): Weight {
	const properties = part.match(/\\p/gi)?.length ?? 0;
	if (part.startsWith('[')) {
		// The end of each class such as [:alpha:] is looked for up to the end of the expression.
		const named = part.split('[:').length - 1;
		return { once: CLASS + part.length / 2 + properties * PROPERTY + (named * part.length) / NAMED, again: CLASS };
	}
	if (properties > 0) return { once: PROPERTY, again: CLASS };
	const weight = part.startsWith('\\Q') ? part.length * SIGN : /^[\\ .]/.test(part) ? CLASS : SIGN;
	return { once: weight, again: weight };
}

function compile(search: string): RE2JS | { readonly problem: string } {
	try {
		return RE2JS.compile(blanksToSpaces(search));
	} catch (thrown) {
		if (!(thrown instanceof RE2JSException)) throw thrown;
		return {
			problem:
				'is not a regular expression of RE2: check its brackets; look-around such as (?=…) and references such as \\1 do not exist there',
		};
	}
}

async function searchText(
	expression: RE2JS,
	text: string,
	most: number,
	pace: Pace,
	spend: (steps: number) => void,
): Promise<Search> {
	const instructions = expression.programSize();
	let window = Math.max(
		SMALLEST_WINDOW,
		Math.floor(WINDOW_WORK / (instructions * (1 + expression.groupCount() / GROUPS_AS_MUCH))),
	);
	const matches: Found[] = [];
	let truncated = false;
	let tries = 0;
	for (let from = 0; from < text.length;) {
		// One character more at the front, so that the library knows where words and lines begin.
		const base = Math.max(0, from - 1);
		const end = Math.min(text.length, from + window);
		const isLast = end === text.length;
		const limit = isLast ? end : from + (window >> 1);
		const matcher = expression.matcher(text.slice(base, end));
		let at = from;
		let isDense = false;
		for (let inWindow = 0; ; inWindow++) {
			const due = pace.step((end - at) * instructions * COST);
			if (due) await due;
			isDense = inWindow === MANY && end - from > DENSE_WINDOW;
			if (isDense) {
				window = Math.min(window, DENSE_WINDOW);
				break;
			}
			if (at > limit) break;
			spend((end - at) * instructions);
			if (!matcher.find(at - base)) break;
			const [start, stop] = [base + matcher.start(), base + matcher.end()];
			if (start >= limit && !isLast) break;
			if (tries++ === most) return { matches, truncated: true };
			if (stop === end && !isLast) {
				// It may go on after the window.
				truncated = true;
				break;
			}
			if (stop > start) matches.push(makeFound(start, stop, groupsOf(expression, matcher)));
			at = stop > start ? stop : start + 1;
		}
		from = isDense ? at : isLast ? end : Math.max(at, limit);
	}
	return { matches, truncated };
}

/** By number, and by name where they have one. A group that took no part is absent. */
function groupsOf(expression: RE2JS, matcher: Matcher): [string, string][] {
	const groups: [string, string][] = [];
	const add = (name: string, number: number) => {
		const value = matcher.group(number);
		if (value !== null) groups.push([name, value]);
	};
	for (let number = 1; number <= matcher.groupCount(); number++) add(String(number), number);
	for (const [name, number] of Object.entries(expression.namedGroups())) add(name, number);
	return groups;
}
