/**
 * Text from right to left: pages show lines as they look, from left to right, and readers want them as they are read. The inverse of
 * UAX #9, as far as it is known: runs are inverted, and numbers and words of other scripts in them are kept.
 */

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/;

/** Whether any character is written from right to left. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

const NEUTRAL = 0;
const LEFT = 1;
const RIGHT = 2;
/** Digits, and the signs that belong to them. */
const NUMBER = 3;
const SEPARATOR = 4;

const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

function classOf(text: string): number {
	if (DIGIT.test(text)) return NUMBER;
	if (RIGHT_TO_LEFT.test(text)) return RIGHT;
	if (LETTER.test(text)) return LEFT;
	return /^[.,:/%+\-\u066b\u066c]$/.test(text) ? SEPARATOR : NEUTRAL;
}

/**
 * The order in which the parts of a line are read, whose texts are given as they are seen from left to right; undefined if it is
 * that order. `reversed`: which of them the page itself marks as reversed (ISO 32000-2, 14.8.2.5.3). Where no letter of the line tells
 * a direction from right to left, these marks alone count.
 */
export function readingOrder(parts: readonly string[], reversed: readonly boolean[]): number[] | undefined {
	const classes = parts.map(classOf);
	const right = classes.filter((one) => one === RIGHT).length;
	const isMarked = reversed.includes(true);
	if (right === 0) return isMarked ? turnRuns(reversed) : undefined;
	const left = classes.filter((one) => one === LEFT).length;
	const isBaseRight = right >= left || isMarked;
	const order = parts.map((_, index) => index);
	if (isBaseRight) order.reverse();
	settle(classes, isBaseRight);
	// Runs of the other direction turn back; numbers are runs of their own within those from right to left.
	const isOther = (index: number) => (isBaseRight ? classes[index] !== RIGHT : classes[index] !== LEFT);
	for (let from = 0, to; from < order.length; from = to) {
		for (to = from + 1; to < order.length && isOther(order[to]!) === isOther(order[from]!);) to++;
		if (!isOther(order[from]!)) continue;
		reverse(order, from, to);
		if (!isBaseRight) turnNumbers(order, classes, from, to);
	}
	return order;
}

/** The order with runs of parts turned that are marked. */
function turnRuns(marked: readonly boolean[]): number[] {
	const order = marked.map((_, index) => index);
	for (let from = 0, to; from < order.length; from = to) {
		for (to = from + 1; to < order.length && marked[to] === marked[from];) to++;
		if (marked[from]) reverse(order, from, to);
	}
	return order;
}

/** Gives neutral characters the direction of their neighbours, or that of the line. */
function settle(classes: number[], isBaseRight: boolean): void {
	for (let at = 0; at < classes.length; at++)
		if (classes[at] === SEPARATOR) {
			const isInside = classes[at - 1] === NUMBER && classes[at + 1] === NUMBER;
			classes[at] = isInside ? NUMBER : NEUTRAL;
		}
	const base = isBaseRight ? RIGHT : LEFT;
	const sideOf = (one: number | undefined) => (one === undefined ? base : one === NUMBER ? (isBaseRight ? RIGHT : LEFT) : one);
	for (let from = 0, to; from < classes.length; from = to) {
		to = from + 1;
		if (classes[from] !== NEUTRAL) continue;
		while (to < classes.length && classes[to] === NEUTRAL) to++;
		const before = sideOf(classes[from - 1]);
		const after = sideOf(classes[to]);
		classes.fill(before === after ? before : base, from, to);
	}
	if (isBaseRight) return;
	// In a line from left to right, a number belongs to the words from right to left on both of its sides.
	for (let at = 0; at < classes.length; at++)
		if (classes[at] === NUMBER) {
			let end = at;
			while (classes[end] === NUMBER) end++;
			if (classes[at - 1] !== RIGHT || classes[end] !== RIGHT) classes.fill(LEFT, at, end);
			at = end;
		}
}

function turnNumbers(order: number[], classes: readonly number[], start: number, stop: number): void {
	for (let from = start, to; from < stop; from = to) {
		to = from + 1;
		if (classes[order[from]!] !== NUMBER) continue;
		while (to < stop && classes[order[to]!] === NUMBER) to++;
		reverse(order, from, to);
	}
}

function reverse(order: number[], from: number, to: number): void {
	for (let low = from, high = to - 1; low < high; low++, high--) [order[low], order[high]] = [order[high]!, order[low]!];
}
