/** Searches a page in reading order and line by line as it looks, because neither alone has every text (docs/semantics.md, D68). */
import { addAll } from '../../lists';
import type { TextBox } from '../../model/interpreter/frame';
import type { Flow } from '../../model/text/fragments/flow';
import { atEase, sorting } from '../../model/text/fragments/steps';
import type { LinesBelow, LinesText } from '../../model/text/layout/visual-lines';
import { isTurned } from '../../model/text/segments/segments';
import type { PageText } from '../../model/text/page-text';
import type { Found, Pattern } from '../../patterns';
import type { Pace } from '../../pace/pace';
import { hasValueBelow, noValueOf } from './next-label';

export interface PageMatch {
	readonly text: string;
	readonly groups: Found['groups'];
	/** The box around it, and those of its lines. */
	readonly box: TextBox | undefined;
	readonly boxes: readonly TextBox[];
}

export interface PageSearch {
	/** In reading order. */
	readonly matches: readonly PageMatch[];
	/** Whether there may be more. */
	readonly truncated: boolean;
}

/** As many matches are looked for at least, because those of lines decide which of the others count. */
const LEAST_SOUGHT = 1000;
/** Characters of lines that are searched, as many as in reading order. */
const MOST_SEARCHED = 1_000_000;
/** Characters that cost as much as a call of the library. */
const LINE_COST = 1000;

/** The matches on a page, at most `most`. */
export async function searchPage(page: PageText, pattern: Pattern, most: number, pace: Pace): Promise<PageSearch> {
	const sought = Math.max(most, LEAST_SOUGHT);
	const inOrder = await searchInOrder(page.flow, pattern, sought, pace, SHOWN);
	const onLines = await searchLines(page, pattern, sought, pace, SHOWN);
	const matches = pattern.hasGroups
		? await combine(...withValues(inOrder.found, onLines), page, pace)
		: await combine(inOrder.found, onLines.found, page, pace);
	return {
		matches: matches.slice(0, most).map(describe),
		truncated: inOrder.truncated || onLines.truncated || matches.length > most,
	};
}

/** All matches on a page: those in either order, which may share characters, and those that count. */
export interface EveryMatch {
	readonly all: readonly Match[];
	readonly counted: readonly Match[];
	readonly truncated: boolean;
}

export async function searchBothWays(page: PageText, pattern: Pattern, most: number, pace: Pace): Promise<EveryMatch> {
	const inOrder = await searchInOrder(page.flow, pattern, most, pace);
	const onLines = hasSameOnLines(page, pattern, inOrder, pace) ? NONE : await searchLines(page, pattern, most, pace);
	return {
		all: [...inOrder.found, ...onLines.found],
		counted: await combine(inOrder.found, onLines.found, page, pace),
		truncated: inOrder.truncated || onLines.truncated,
	};
}

/** Whether a page has any match, in either order. */
export async function findOnPage(
	page: PageText,
	pattern: Pattern,
	pace: Pace,
): Promise<{ readonly isFound: boolean; readonly truncated: boolean }> {
	const inOrder = await searchInOrder(page.flow, pattern, 1, pace);
	if (inOrder.found.length > 0) return { isFound: true, truncated: true };
	const onLines = await searchLines(page, pattern, 1, pace);
	return { isFound: onLines.found.length > 0, truncated: inOrder.truncated || onLines.truncated };
}

export interface Match extends Found {
	readonly flow: Flow;
}

interface Matches {
	readonly found: readonly Match[];
	readonly truncated: boolean;
	/** Labels with values below them, if any are on the page. */
	readonly below?: LinesBelow;
}

/** The matches whose label has a value: of one that has none on its line, only a value below counts. */
function withValues(inOrder: readonly Match[], { found, below }: Matches): [inOrder: Match[], onLines: Match[]] {
	const isNext = (match: Match) => below !== undefined && isNextLabel(match, below);
	const firstOf = ({ flow, start, end }: Match) => flow.letters(start, end)[0]?.first ?? NOWHERE;
	const onLines: Match[] = [];
	const without = new Set<number>();
	for (const match of found) {
		const reason = noValueOf(match);
		if (reason === 'label' || isNext(match)) without.add(firstOf(match));
		else if (!reason) onLines.push(match);
	}
	const isAnswer = (match: Match) =>
		!noValueOf(match) && !isNext(match) && (!without.has(firstOf(match)) || hasValueBelow(match));
	return [inOrder.filter(isAnswer), onLines];
}

/** Whether a match goes on from a label without a value to another label of its row, which is not the value. */
function isNextLabel({ flow, start, end }: Match, { labelOf, without }: LinesBelow): boolean {
	if (without.size === 0) return false;
	const [first, ...others] = flow.letters(start, end);
	const label = first && labelOf.get(first.first);
	if (label === undefined || !without.has(label)) return false;
	return others.some(({ first: letter }) => (labelOf.get(letter) ?? label) !== label);
}

const NONE: Matches = { found: [], truncated: false };

/** The text that is searched: as it is shown, or with all digits alike, so that none is hidden by its place. */
type Reads = (flow: Flow) => string;
const SHOWN: Reads = ({ shown }) => shown;
const ALL_DIGITS: Reads = ({ text }) => text;

/**
 * Whether lines surely have the matches of reading order, and no others: each is within one fragment, the fragments have as many, and
 * none can go from one fragment to another. To find lines takes longer.
 */
function hasSameOnLines({ found: { fragments } }: PageText, { countInPieces }: Pattern, inOrder: Matches, pace: Pace): boolean {
	if (!countInPieces || inOrder.truncated || fragments.some(isTurned)) return false;
	const { found } = inOrder;
	const isWhole = found.every(({ flow, start, end }) => flow.letters(start, end).length === 1);
	return (
		isWhole &&
		countInPieces(
			fragments.map(({ text }) => text),
			pace,
		) === found.length
	);
}

async function searchInOrder(flow: Flow, pattern: Pattern, most: number, pace: Pace, read = ALL_DIGITS): Promise<Matches> {
	const { matches, truncated } = await pattern.search(read(flow), most, pace);
	const found: Match[] = [];
	for (const match of matches) {
		const due = pace.step(FOUND_COST);
		if (due) await due;
		found.push({ ...match, flow });
	}
	return { found, truncated };
}

async function searchLines(page: PageText, pattern: Pattern, most: number, pace: Pace, read = ALL_DIGITS): Promise<Matches> {
	// Gutters are between cells, where white space is anyway.
	const isWithinWords = pattern.isWithinWords === true && !page.found.fragments.some(isTurned);
	const visual = await atEase(page.visualText(!isWithinWords), pace);
	if (isWithinWords && visual.flow.text.length <= MOST_SEARCHED) return searchInOrder(visual.flow, pattern, most, pace, read);
	const onLines = await searchEach(visual, pattern, most, pace, read);
	if (!visual.below || onLines.found.length >= most) return { ...onLines, ...(visual.below && { below: visual.below }) };
	const below = await searchEach(visual.below, pattern, most - onLines.found.length, pace, read);
	const { found, truncated } = withValuesBelow(onLines, below);
	return { found, truncated: truncated || below.truncated, below: visual.below };
}

/**
 * The matches of lines, and those that go on from a label to the value below it: of two that begin at one character the latter counts,
 * because what follows on the line of labels is another label.
 */
function withValuesBelow(onLines: Matches, below: Matches): Matches {
	const starts = new Set<number>();
	const added = below.found.filter(({ flow, start, end }) => {
		const goesOn = flow.text.slice(start, end).trim().includes('\n');
		if (goesOn) starts.add(flow.letters(start, end)[0]!.first);
		return goesOn;
	});
	if (added.length === 0) return onLines;
	const kept = onLines.found.filter(({ flow, start, end }) => !starts.has(flow.letters(start, end)[0]?.first ?? NOWHERE));
	return { found: [...kept, ...added], truncated: onLines.truncated };
}

/** The matches in each line alone. */
async function searchEach({ flow, lines }: LinesText, pattern: Pattern, most: number, pace: Pace, read: Reads): Promise<Matches> {
	const text = read(flow);
	const found: Match[] = [];
	let isTruncated = text.length > MOST_SEARCHED;
	for (const line of lines) {
		if (line.end > MOST_SEARCHED || found.length >= most) {
			isTruncated = true;
			break;
		}
		const due = pace.step(LINE_COST);
		if (due) await due;
		const searched = text.slice(line.start, line.end);
		if (pattern.lacks?.(searched, pace) === true) continue;
		const { matches, truncated } = await pattern.search(searched, most - found.length, pace);
		isTruncated ||= truncated;
		for (const { start, end, groups } of matches) found.push({ start: line.start + start, end: line.start + end, groups, flow });
	}
	return { found, truncated: isTruncated };
}

/** The cost of a match that is found, see `Pace`. */
const FOUND_COST = 100;
/** The costs of a match that is compared with others, and of each of its characters, see `Pace`. */
const [MATCH_COST, LETTER_COST] = [500, 30];

/** A match, and where it begins in reading order. */
interface Placed {
	readonly match: Match;
	readonly from: number;
}

/** Both kinds of matches in reading order. Of two that share a character, that of a line counts unless the other contains all of it. */
async function combine(
	inOrder: readonly Match[],
	onLines: readonly Match[],
	page: PageText,
	pace: Pace,
): Promise<readonly Match[]> {
	if (onLines.length === 0) return inOrder;
	const positions = positionsIn(page);
	const dropped = new Set<number>();
	const added: Placed[] = [];
	for (const match of onLines) {
		const due = pace.step((match.end - match.start) * LETTER_COST + MATCH_COST);
		if (due) await due;
		const places = placesOf(match, positions);
		const met = new Set<number>();
		for (const { from, to } of places)
			for (let at = firstEndingAfter(inOrder, from); at < inOrder.length && inOrder[at]!.start < to; at++) met.add(at);
		const [only] = met;
		const around = met.size === 1 ? inOrder[only!]! : undefined;
		if (around && places.every(({ from, to }) => around.start <= from && to <= around.end)) continue;
		for (const at of met) dropped.add(at);
		const from = places.reduce((least, place) => Math.min(least, place.from), Infinity);
		added.push({ match, from });
	}
	const placed: Placed[] = [];
	for (const [at, match] of inOrder.entries()) {
		const due = pace.step(FOUND_COST);
		if (due) await due;
		if (!dropped.has(at)) placed.push({ match, from: match.start });
	}
	addAll(placed, added);
	const sorted = await atEase(
		sorting(placed, (one, other) => one.from - other.from),
		pace,
	);
	return sorted.map(({ match }) => match);
}

/** Of characters that reading order leaves out, such as hyphens at ends of lines. */
const NOWHERE = -1;

/** The position in reading order of each character of a page, by its number. */
function positionsIn({ flow, found: { edges } }: PageText): Int32Array {
	const positions = new Int32Array(edges.count).fill(NOWHERE);
	for (const { first, position, count } of flow.letters(0, flow.text.length))
		for (let at = 0; at < count; at++) positions[first + at] = position + at;
	return positions;
}

/** The ranges of reading order that a match of lines takes. */
function placesOf({ flow, start, end }: Match, positions: Int32Array): { from: number; to: number }[] {
	const places: { from: number; to: number }[] = [];
	for (const { first, count } of flow.letters(start, end))
		for (let letter = first; letter < first + count; letter++) {
			const position = positions[letter]!;
			if (position === NOWHERE) continue;
			const last = places.at(-1);
			if (last?.to === position) last.to++;
			else places.push({ from: position, to: position + 1 });
		}
	return places;
}

/** The first match that ends after a position. */
function firstEndingAfter(matches: readonly Found[], position: number): number {
	let low = 0;
	for (let high = matches.length; low < high;) {
		const middle = (low + high) >> 1;
		if (matches[middle]!.end <= position) low = middle + 1;
		else high = middle;
	}
	return low;
}

const describe = ({ flow, start, end, groups }: Match): PageMatch => ({
	text: SHOWN(flow).slice(start, end),
	groups,
	box: flow.box(start, end),
	boxes: flow.lineBoxes(start, end),
});
