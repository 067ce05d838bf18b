/**
 * Tables with lines between their rows and none between their columns, whose cells are in the middle of their rows: as browsers set them, the
 * one line of a cell is between two lines of the next one, so that lines alone do not tell the rows.
 */
import { greatest, least } from '../../fragments/extremes';
import type { Fragment } from '../../fragments/fragment';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../../fragments/steps';
import { type Grid, lastBefore } from '../../rules/grids';
import type { Rule } from '../../rules/rules';

/** Points that text may reach over the ends of the rules. */
const OVER = 2;
/** In parts of the size: gaps between columns, and how far names of columns are above the first rule. */
const GAP = 0.8;
const NEXT = 2.5;
/** In parts of the size: baselines of one line, and the middle of lines. */
const SAME_LINE = 0.25;
/** Columns, lines of a cell, and tables of a page: more are not looked at. */
const MOST_COLUMNS = 20;
const MOST_LINES = 12;
const MOST_TABLES = 50;
/** Texts of a page in which such tables are looked for: a table looks at all of them in one step. */
const MOST_FRAGMENTS = 100_000;

/** `groups`: rules across that begin and end at the same places, from the top. */
export function* openGridsIn(fragments: readonly Fragment[], groups: readonly (readonly Rule[])[]): Steps<Grid[]> {
	const found: Grid[] = [];
	if (fragments.length > MOST_FRAGMENTS) return found;
	for (const rules of groups.slice(0, MOST_TABLES)) {
		yield (fragments.length * STRIDE_COST) / STRIDE;
		const grid = yield* openGridOf(fragments, rules);
		if (grid) found.push(grid);
	}
	return found;
}

function* openGridOf(fragments: readonly Fragment[], rules: readonly Rule[]): Steps<Grid | undefined> {
	const [{ at: top, from, to }, { at: bottom }] = [rules[0]!, rules.at(-1)!];
	const beside = fragments.filter(({ box }) => isWithin(box.x + box.width / 2, from, to));
	const inside = beside.filter(({ box }) => isWithin(box.y + box.height / 2, top, bottom));
	if (inside.length === 0 || !inside.every((one) => isUpright(one) && one.start >= from - OVER && one.end <= to + OVER))
		return undefined;
	const size = least(inside.map(({ style }) => style.size));
	const middles = yield* gapsBetween(inside, GAP * size);
	if (middles.length === 0 || middles.length >= MOST_COLUMNS) return undefined;
	const xs = [from, ...middles, to];
	const ys = rules.map(({ at }) => at);
	if (!(yield* areCellsInMiddle(inside, { xs, ys }, size))) return undefined;
	const head = beside.filter(({ box }) => isWithin(box.y + box.height / 2, top - NEXT * size, top));
	const isHead = head.every((one) => isUpright(one) && columnOf(one, xs) === lastBefore(xs, one.start));
	if (isHead && new Set(head.map((one) => columnOf(one, xs))).size === xs.length - 1)
		ys.unshift(least(head.map((one) => one.top)));
	return bordersBetween(xs, ys);
}

/** A grid of all borders between these places. */
export const bordersBetween = (xs: readonly number[], ys: readonly number[]): Grid => ({
	rows: ys.map((at) => ({ isVertical: false, at, from: xs[0]!, to: xs.at(-1)! })),
	columns: xs.map((at) => ({ isVertical: true, at, from: ys[0]!, to: ys.at(-1)! })),
	xs,
	ys,
});

const isWithin = (place: number, from: number, to: number): boolean => place > from && place < to;

export const isUpright = ({ style: { frame } }: Fragment): boolean => frame.cos === 1 && !frame.vertical;

const columnOf = ({ end }: Fragment, xs: readonly number[]): number => lastBefore(xs, end);

/** The middles of the gaps that no fragment reaches into. */
function* gapsBetween(fragments: readonly Fragment[], narrowest: number): Steps<number[]> {
	const middles: number[] = [];
	let reached = Infinity;
	for (const { start, end } of yield* sorting(fragments, (one, other) => one.start - other.start)) {
		if (start - reached >= narrowest) middles.push((start + reached) / 2);
		reached = reached === Infinity ? end : Math.max(reached, end);
	}
	return middles;
}

/** Whether each row has two cells, and the one line of any is between the lines of another in its row. */
function* areCellsInMiddle(fragments: readonly Fragment[], { xs, ys }: Pick<Grid, 'xs' | 'ys'>, size: number): Steps<boolean> {
	const rows = ys.slice(1).map(() => new Map<number, number[]>());
	for (const [index, fragment] of (yield* sorting(fragments, (one, other) => one.baseline - other.baseline)).entries()) {
		const cells = rows[lastBefore(ys, fragment.box.y + fragment.box.height / 2)]!;
		const column = columnOf(fragment, xs);
		const baselines = cells.get(column) ?? [];
		cells.set(column, baselines);
		if (baselines.length === 0 || fragment.baseline - baselines.at(-1)! > SAME_LINE * size) baselines.push(fragment.baseline);
		if (baselines.length > MOST_LINES) return false;
		if (index % STRIDE === STRIDE - 1) yield STRIDE_COST;
	}
	if (!rows.every((cells) => cells.size > 1)) return false;
	return rows.some((cells) => {
		const all = [...cells.values()];
		const single = all.filter(({ length }) => length === 1).map(([baseline]) => baseline!);
		return all.some((lines) => lines.length > 1 && single.some((baseline) => isBetween(baseline, lines, SAME_LINE * size)));
	});
}

const isBetween = (baseline: number, lines: readonly number[], near: number): boolean =>
	Math.abs(baseline - (lines[0]! + lines.at(-1)!) / 2) < near &&
	greatest(lines.map((line) => -Math.abs(line - baseline))) < -near;
