/** Rules that make grids: the borders of tables. */
import { greatest, least } from '../fragments/extremes';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';
import type { Rule } from './rules';

/** Rules that touch each other, with at least three of each direction: at least two rows and two columns. */
export interface Grid {
	/** From left to right, and from top to bottom. */
	readonly columns: readonly Rule[];
	readonly rows: readonly Rule[];
	/** Where the borders are, from left to right and from top to bottom: as many as the columns and one more. */
	readonly xs: readonly number[];
	readonly ys: readonly number[];
}

/** Points: rules that end nearer than this touch, and places nearer than this are one. Browsers draw cells 2.25 apart. */
const NEAR = 2.5;
/** More long rules than the tables of a page have: each is compared with all others. */
const MOST_LINES = 1000;
const LEAST_PLACES = 3;
/** Borders at which tables that touch are looked for. */
const MOST_BORDERS = 100;
/** Borders between the rows of each of two tables beside each other. */
const LEAST_INNER = 2;
/** Points: text fits between a rule and the end of those that reach beyond it. */
const OPEN = 10;

/** The borders of tables, and rows without columns that may be those of one. */
export interface Ruling {
	readonly grids: readonly Grid[];
	readonly open: readonly (readonly Rule[])[];
}

export function* rulingOf(rules: readonly Rule[]): Steps<Ruling> {
	const across = yield* mergeRules(rules.filter(({ isVertical }) => !isVertical));
	const down = yield* mergeRules(rules.filter(({ isVertical }) => isVertical));
	return { grids: yield* gridsOf(across, down), open: yield* openRows(across) };
}

function* gridsOf(across: readonly Line[], down: readonly Line[]): Steps<Grid[]> {
	if (across.length + down.length < LEAST_PLACES || across.length + down.length > MOST_LINES) return [];
	const group = [...across.keys(), ...down.keys()].map((_, index) => index);
	const leader = (index: number): number => {
		let at = index;
		while (group[at] !== at) at = group[at] = group[group[at]!]!;
		return at;
	};
	for (const [one, row] of across.entries()) {
		yield STRIDE_COST;
		for (const [other, column] of down.entries())
			if (touches(row, column) && touches(column, row)) group[leader(across.length + other)] = leader(one);
	}
	const grids = new Map<number, { rows: Rule[]; columns: Rule[] }>();
	for (const [index, rule] of [...across, ...down].entries()) {
		const known = grids.get(leader(index)) ?? { rows: [], columns: [] };
		grids.set(leader(index), known);
		(rule.isVertical ? known.columns : known.rows).push(rule);
	}
	const found: Grid[] = [];
	for (const grid of grids.values()) {
		if (grid.rows.length === 0 || grid.columns.length === 0) continue;
		const [columns, rows] = [closeSides(grid.columns, grid.rows), closeSides(grid.rows, grid.columns)];
		for (const part of yield* dividedGrids(gridOf(rows, columns)))
			for (const one of yield* gridsBeside(part))
				if (one.xs.length >= LEAST_PLACES && one.ys.length >= LEAST_PLACES) found.push(one);
	}
	return found;
}

const gridOf = (rows: readonly Rule[], columns: readonly Rule[]): Grid => ({
	rows,
	columns,
	xs: places(columns),
	ys: places(rows),
});

/**
 * A grid, or the grids in it that are below each other and touch: at the rule between them no column goes on, and both have columns at
 * other places and at least two rows.
 */
function* dividedGrids({ rows, columns, xs, ys }: Grid): Steps<Grid[]> {
	const found: Grid[] = [];
	let [ownRows, ownColumns] = [rows, columns];
	let from = 0;
	for (let at = 1; at < Math.min(ys.length - 2, MOST_BORDERS); at++) {
		yield ((1 + columns.length) * STRIDE_COST) / STRIDE;
		const place = ys[at]!;
		if (at - from < 2) continue;
		const above = ownColumns.filter((rule) => rule.from < place - NEAR);
		const below = ownColumns.filter((rule) => rule.to > place + NEAR);
		if (shareColumns(above, below, xs)) continue;
		found.push(
			gridOf(
				ownRows.filter((rule) => rule.at < place + NEAR),
				above,
			),
		);
		[ownRows, ownColumns] = [ownRows.filter((rule) => rule.at > place - NEAR), below];
		from = at;
	}
	return [...found, gridOf(ownRows, ownColumns)];
}

/**
 * A grid, or the grids in it that are beside each other and touch: at the border between them most rows of both end, and each has two
 * columns at least. Cells over several rows have no rows at other places than those beside them.
 */
function* gridsBeside({ rows, columns, xs, ys }: Grid): Steps<Grid[]> {
	const found: Grid[] = [];
	let [ownRows, ownColumns] = [rows, columns];
	let from = 0;
	for (let at = 2; at < Math.min(xs.length - 2, MOST_BORDERS); at++) {
		if (at - from < 2) continue;
		yield ((1 + rows.length) * STRIDE_COST) / STRIDE;
		const place = xs[at]!;
		const before = ownRows.filter((rule) => rule.from < place - NEAR);
		const after = ownRows.filter((rule) => rule.to > place + NEAR);
		if (!haveOtherRows(before, after, ys)) continue;
		found.push(
			gridOf(
				before.map((rule) => ({ ...rule, to: Math.min(rule.to, place) })),
				ownColumns.filter((rule) => rule.at < place + NEAR),
			),
		);
		ownRows = after.map((rule) => ({ ...rule, from: Math.max(rule.from, place) }));
		ownColumns = ownColumns.filter((rule) => rule.at > place - NEAR);
		from = at;
	}
	return found.length === 0 ? [{ rows, columns, xs, ys }] : [...found, gridOf(ownRows, ownColumns)];
}

/** Whether most rows of both, besides the outer borders, are at other places than those of the other. Rules are in the order of their places. */
function haveOtherRows(before: readonly Rule[], after: readonly Rule[], ys: readonly number[]): boolean {
	const isInner = ({ at }: Rule) => at > ys[0]! + NEAR && at < ys.at(-1)! - NEAR;
	const [one, other] = [places(before.filter(isInner)), places(after.filter(isInner))];
	let shared = 0;
	for (let first = 0, second = 0; first < one.length && second < other.length;) {
		const apart = one[first]! - other[second]!;
		if (Math.abs(apart) < NEAR) shared++;
		if (apart < 0) first++;
		else second++;
	}
	return Math.min(one.length, other.length) >= LEAST_INNER && 2 * shared <= Math.min(one.length, other.length);
}

/** Whether any border between the outer ones is in both, or one of them has none. Rules are in the order of their places. */
function shareColumns(above: readonly Rule[], below: readonly Rule[], xs: readonly number[]): boolean {
	const isInner = ({ at }: Rule) => at > xs[0]! + NEAR && at < xs.at(-1)! - NEAR;
	const [one, other] = [above.filter(isInner), below.filter(isInner)];
	for (let first = 0, second = 0; first < one.length && second < other.length;) {
		const apart = one[first]!.at - other[second]!.at;
		if (Math.abs(apart) < NEAR) return true;
		if (apart < 0) first++;
		else second++;
	}
	return one.length === 0 || other.length === 0;
}

/** Rules of one direction, with borders where most of the others reach beyond them: tables are often open at their sides. */
function closeSides(rules: readonly Rule[], others: readonly Rule[]): Rule[] {
	const { isVertical } = rules[0]!;
	const [from, to] = [least(others.map(({ at }) => at)), greatest(others.map(({ at }) => at))];
	const [start, end] = [medianOf(others.map((rule) => rule.from)), medianOf(others.map((rule) => rule.to))];
	const closed = [...rules];
	if (start < rules[0]!.at - OPEN) closed.unshift({ isVertical, at: start, from, to });
	if (end > rules.at(-1)!.at + OPEN) closed.push({ isVertical, at: end, from, to });
	return closed;
}

const medianOf = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1]!;

/** Rules at one place: where the last of them is. Borders may be several lines, of which each ends at another one. */
interface Line extends Rule {
	readonly last: number;
}

const touches = (rule: Rule, { at, last }: Line): boolean => meets(rule, at) || meets(rule, last);

/** Rules across that begin and end at the same places: three of them at least, from the top. */
function* openRows(across: readonly Line[]): Steps<Rule[][]> {
	if (across.length > MOST_LINES) return [];
	const groups: Rule[][] = [];
	for (const rule of across) {
		yield ((1 + groups.length) * STRIDE_COST) / STRIDE;
		const group = groups.find(([first]) => Math.abs(first!.from - rule.from) < NEAR && Math.abs(first!.to - rule.to) < NEAR);
		if (group) group.push(rule);
		else groups.push([rule]);
	}
	return groups.filter(({ length }) => length >= LEAST_PLACES);
}

/** Whether a rule is at a place of its direction. */
export const meets = ({ from, to }: Rule, place: number): boolean => from - NEAR <= place && place <= to + NEAR;

/** Rules of one direction, those that go on with each other as one; in the order of their places. */
function* mergeRules(rules: readonly Rule[]): Steps<Line[]> {
	const sorted = yield* sorting(rules, (one, other) => one.at - other.at || one.from - other.from);
	const lines: Line[] = [];
	for (let from = 0, to; from < sorted.length; from = to) {
		const { at, isVertical } = sorted[from]!;
		for (to = from + 1; to < sorted.length && sorted[to]!.at - at < NEAR;) to++;
		const { at: last } = sorted[to - 1]!;
		if (lines.length > MOST_LINES) return lines;
		if (from % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const parts = yield* sorting(sorted.slice(from, to), (one, other) => one.from - other.from);
		let open: { from: number; to: number } | undefined;
		for (const part of parts) {
			if (open && part.from <= open.to + NEAR) open.to = Math.max(open.to, part.to);
			else {
				if (open) lines.push({ isVertical, at, last, ...open });
				open = { from: part.from, to: part.to };
			}
		}
		if (open) lines.push({ isVertical, at, last, ...open });
	}
	return lines;
}

/** The different places of rules that are in order. */
function places(rules: readonly Rule[]): number[] {
	const found: number[] = [];
	for (const { at } of rules) if (found.length === 0 || at - found.at(-1)! >= NEAR) found.push(at);
	return found;
}

/** The number of the last border at or before a place. */
export function lastBefore(borders: readonly number[], at: number): number {
	let found = 0;
	while (found + 1 < borders.length && borders[found + 1]! <= at) found++;
	return found;
}
