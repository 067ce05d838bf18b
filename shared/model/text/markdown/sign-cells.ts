/** Signs in cells of tagged tables that belong to the numbers beside them: currencies before these, brackets and percent signs after them. */
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import type { Fragment } from '../fragments/fragment';
import { CURRENCY } from '../layout/cells/narrow-gaps';
import type { Placement, TaggedCell } from './tagged-columns';

/** A cell of a table with its text. */
export interface TextCell extends TaggedCell {
	readonly isHead: boolean;
	readonly fragments: readonly Fragment[];
	/** Signs that follow its text without a space, such as a bracket. */
	readonly closing?: readonly Fragment[];
}

/** The cells of a table, row by row, and their columns. */
export interface PlacedCells extends Placement {
	readonly rows: readonly (readonly TextCell[])[];
}

const AFTER = /^(?:\)|%|\)%)$/;
/** Numbers, also in brackets, and dashes in their place. */
const BEGINS = /^(?:[-\u2010-\u2014\u2212+(]?[\d.,]*\d|[-\u2010-\u2014\u2212]$)/u;
const ENDS = /\d%?$|^\(?[-\u2010-\u2014\u2212]$/u;
/** Longer texts are neither signs nor numbers. */
const LONGEST = 40;

/** The cells of each row that take one column, by it. */
type Singles = readonly ReadonlyMap<number, TextCell>[];

/** The columns of a table without those that have nothing but such signs: these are in the cells of their numbers. */
export function* joinSignCells(table: PlacedCells): Steps<PlacedCells> {
	const singles: Map<number, TextCell>[] = [];
	for (const [row, cells] of table.rows.entries()) {
		const own = new Map<number, TextCell>();
		for (const [at, cell] of cells.entries()) if (!isWide(cell) && hasText(cell)) own.set(table.places[row]![at]!, cell);
		singles.push(own);
		yield ((1 + cells.length) * STRIDE_COST) / STRIDE;
	}
	const into = new Map<number, number>();
	for (let column = 0; column < table.count; column++) {
		yield (table.rows.length * STRIDE_COST) / STRIDE;
		const side = sideOfNumbers(singles, column);
		if (side !== undefined) into.set(column, column + side);
	}
	return into.size === 0 ? table : joinColumns(table, into);
}

const isWide = ({ tag }: TextCell): boolean => (tag?.columns ?? 1) > 1;

const hasText = ({ fragments, isElsewhere }: TextCell): boolean => fragments.length > 0 || isElsewhere === true;

const signText = ({ fragments }: TextCell): string => {
	let text = '';
	for (const fragment of fragments) if ((text += fragment.text).length > LONGEST) break;
	return text.trim();
};

/**
 * On which side of a column of signs the numbers are; undefined if it has anything else. On that side are those of most; and only one of
 * both columns has a name in the head.
 */
function sideOfNumbers(singles: Singles, column: number): -1 | 1 | undefined {
	let [before, after] = [0, 0];
	for (const row of singles) {
		const own = row.get(column);
		if (!own || own.isHead) continue;
		const side = sideOf(row, column);
		if (side === undefined) return undefined;
		if (side < 0) before++;
		else after++;
	}
	if (before + after === 0) return undefined;
	const side = before > after ? -1 : 1;
	return singles.some((row) => row.get(column)?.isHead && row.has(column + side)) ? undefined : side;
}

/** On which side of the sign in a column its number is. */
function sideOf(row: ReadonlyMap<number, TextCell>, column: number): -1 | 1 | undefined {
	const sign = textAt(row, column);
	if (CURRENCY.test(sign)) return BEGINS.test(textAt(row, column + 1)) ? 1 : undefined;
	return AFTER.test(sign) && ENDS.test(textAt(row, column - 1)) ? -1 : undefined;
}

const textAt = (row: ReadonlyMap<number, TextCell>, column: number): string => {
	const cell = row.get(column);
	return cell ? signText(cell) : '';
};

/** The table with the cells of some columns in those beside them: of most in that one which is known for the column. */
function joinColumns({ rows, places, count }: PlacedCells, into: ReadonlyMap<number, number>): PlacedCells {
	const renumbered: number[] = [];
	let left = 0;
	for (let column = 0; column < count; column++) renumbered.push(into.has(column) ? -1 : left++);
	const placeOf = (cell: TextCell, column: number) => {
		let to = column;
		if (isWide(cell)) while (into.has(to)) to++;
		else if (into.has(column)) to += AFTER.test(signText(cell)) ? -1 : into.get(column)! - column;
		return renumbered[to] ?? left - 1;
	};
	const joined: TextCell[][] = [];
	const placed: number[][] = [];
	for (const [row, cells] of rows.entries()) {
		const [own, at]: [TextCell[], number[]] = [[], []];
		for (const [index, cell] of cells.entries()) {
			const place = placeOf(cell, places[row]![index]!);
			const last = own.at(-1);
			if (last && at.at(-1)! >= place) own[own.length - 1] = joinCells(last, cell);
			else {
				own.push(cell);
				at.push(place);
			}
		}
		joined.push(own);
		placed.push(at);
	}
	return { rows: joined, places: placed, count: left };
}

const joinCells = (one: TextCell, other: TextCell): TextCell =>
	AFTER.test(signText(other))
		? { ...one, closing: other.fragments }
		: { ...(hasText(one) ? one : other), fragments: [...one.fragments, ...other.fragments] };
