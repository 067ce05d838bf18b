/** Dots that lead from a label to its value, as in statements and lists of prices: they are a gap between cells (docs/semantics.md, D69). */
import { addAll } from '../../../../lists';
import type { Fragment } from '../../fragments/fragment';
import { STRIDE, STRIDE_COST, type Steps } from '../../fragments/steps';
import type { Segment } from '../../segments/segments';
import { segmentOf } from './narrow-gaps';

/** Dots of a leader, at least; in parts of the size: these, and the texts beside them, are not farther apart. */
export const LEAST_DOTS = 5;
const APART = 2.5;
/** A text after a leader; other texts go on after a place to be written on. */
const VALUE = /^[^\p{Ll},;:)]/u;
/** This share of the lines with leaders ends in numbers of pages: they are a list of contents. */
const CONTENTS = 0.8;

export const DOTS = /^[.\u2026]+$/;
/** The number of a page. */
export const PAGE = /^(?:\d{1,4}|[ivxlc]{1,8})$/;

/** A line of cells, and those, by number from 1, before which columns of prose are divided. */
interface DividedLine {
	readonly cells: readonly Segment[];
	readonly gutters: ReadonlySet<number>;
}

/** Lines whose leaders are gaps, and the dots that were taken from them, by the text before them. */
export interface Led<T> {
	readonly groups: readonly (readonly T[])[];
	readonly dots: ReadonlyMap<Fragment, readonly Fragment[]>;
}

type Leader = readonly [before: Fragment, dots: readonly Fragment[], after: Fragment];

/** Parts of a line, with leaders between them. */
interface CutLine {
	readonly cells: readonly Segment[];
	readonly leaders: readonly Leader[];
}

export function* withoutLeaders<T extends DividedLine>(groups: readonly (readonly T[])[]): Steps<Led<T>> {
	const cuts = new Map<T, CutLine>();
	let pages = 0;
	for (const lines of groups)
		for (const line of lines) {
			yield (line.cells.reduce((sum, { fragments }) => sum + fragments.length, 0) * STRIDE_COST) / STRIDE;
			const cut = cutAtLeaders(line.cells);
			if (!cut) continue;
			cuts.set(line, cut);
			if (cut.leaders.length === 1 && endsInPage(cut, line)) pages++;
		}
	const dots = new Map<Fragment, readonly Fragment[]>();
	if (cuts.size === 0) return { groups, dots };
	const areContents = pages >= CONTENTS * cuts.size;
	if (!areContents) for (const { leaders } of cuts.values()) for (const [before, own] of leaders) dots.set(before, own);
	return {
		groups: groups.map((lines) =>
			lines.map((line) => {
				const cut = cuts.get(line);
				if (!cut) return line;
				const cells = areContents ? joinDots(line.cells) : cut.cells;
				return { ...line, cells, gutters: guttersIn(cells, line) };
			}),
		),
		dots,
	};
}

/** The cells of an entry of a list of contents: dots that are farther apart than words are not cells. */
function joinDots(given: readonly Segment[]): readonly Segment[] {
	const cells: Fragment[][] = [];
	for (const { fragments } of given) {
		const goesOn = cells.length > 0 && (DOTS.test(fragments[0]!.text) || DOTS.test(cells.at(-1)!.at(-1)!.text));
		if (goesOn) addAll(cells.at(-1)!, fragments);
		else cells.push([...fragments]);
	}
	return cells.length === given.length ? given : cells.map(segmentOf);
}

/** Whether the number of a page follows the only leader of a line, and is all that does. */
function endsInPage({ cells }: CutLine, { cells: given }: DividedLine): boolean {
	const { fragments } = cells.at(-1)!;
	const before = given.at(-1)!.fragments.at(-fragments.length - 1) ?? given.at(-2)?.fragments.at(-1);
	return fragments.length === 1 && PAGE.test(fragments[0]!.text) && before !== undefined && DOTS.test(before.text);
}

/** The cells of a line without its leaders; undefined if it has none. */
function cutAtLeaders(given: readonly Segment[]): CutLine | undefined {
	if (!given.some(({ fragments }) => fragments.some(({ text }) => DOTS.test(text)))) return undefined;
	const cells: Fragment[][] = [];
	const leaders: Leader[] = [];
	let run: Fragment[] = [];
	/** Whether the next text begins a cell. */
	let begins = true;
	const add = (fragment: Fragment) => {
		if (begins) cells.push([fragment]);
		else cells.at(-1)!.push(fragment);
		begins = false;
	};
	/** Ends the dots at hand: those that do not lead from one text to another are text. */
	const end = (next: Fragment | undefined) => {
		const before = cells.at(-1)?.at(-1);
		if (next && before && isLeader(before, run, next)) {
			leaders.push([before, run, next]);
			begins = true;
		} else for (const fragment of run) add(fragment);
		run = [];
	};
	for (const { fragments } of given) {
		if (run.length === 0) begins = true;
		for (const fragment of fragments) {
			if (DOTS.test(fragment.text)) {
				run.push(fragment);
				continue;
			}
			if (run.length > 0) end(fragment);
			add(fragment);
		}
	}
	const isOpen = run.length > 0;
	end(undefined);
	const areGaps = leaders.length > 0 && leaders.every(([, , after]) => VALUE.test(after.text));
	return isOpen || !areGaps ? undefined : { cells: cells.map(segmentOf), leaders };
}

function isLeader(before: Fragment, run: readonly Fragment[], next: Fragment): boolean {
	const dots = run.reduce((sum, { text }) => sum + text.replaceAll('\u2026', '...').length, 0);
	if (dots < LEAST_DOTS) return false;
	const all = [before, ...run, next];
	return all.every((fragment, at) => at === 0 || fragment.start - all[at - 1]!.end < APART * fragment.style.size);
}

/** The cells before which columns of prose were divided. */
function guttersIn(cells: readonly Segment[], { cells: given, gutters }: DividedLine): ReadonlySet<number> {
	if (gutters.size === 0) return gutters;
	const begins = new Set(Array.from(gutters, (at) => given[at]!.fragments[0]!));
	return new Set([...cells.keys()].filter((at) => at > 0 && begins.has(cells[at]!.fragments[0]!)));
}
