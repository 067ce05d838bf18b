/** Blocks that are tables, and lines that may be one. */
import type { Fragment } from '../fragments/fragment';
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { isTurned } from '../segments/segments';
import { Block, Line } from './blocks';
import type { Span } from './upper-heads';
import type { VisualLine } from './visual-lines';

/** A table, whose lines are those of its cells, row by row. */
export class TableBlock extends Block {
	constructor(
		/** The lines of each cell; empty cells have none. */
		readonly rows: readonly (readonly (readonly Line[])[])[],
		/** If the first row is the upper one of two heads: the columns that its cells are over. */
		readonly spans?: readonly Span[],
	) {
		const lines = rows.flat(2);
		const upright = lines.filter(({ frame }) => frame.cos === 1);
		const [first, ...others] = upright.length === 0 ? lines : upright;
		super(first!);
		for (const line of others) this.add(line);
		// Text in another direction, such as turned names of columns, has other edges.
		if (upright.length > 0 && upright.length < lines.length)
			for (const line of lines) if (line.frame.cos !== 1) this.lines.push(line);
	}
}

/** Lines with gaps that are not certain to be a table: they are written as they look (docs/semantics.md, D69). */
export class PlacedBlock extends Block {
	constructor(
		readonly visual: readonly Pick<VisualLine, 'cells' | 'baseline'>[],
		/** The lines of each cell, row by row, as far as columns are known. */
		readonly rows: TableBlock['rows'],
	) {
		const [first, ...others] = visual.map(({ cells }) => lineOf(cells));
		super(first!);
		for (const line of others) this.add(line);
	}
}

/** Whether a block is a table, or may be one. */
export const isTable = (block: Block): block is TableBlock | PlacedBlock =>
	block instanceof TableBlock || block instanceof PlacedBlock;

/** One line of all these segments, of which there is at least one. */
export function lineOf([first, ...others]: readonly Line['segments'][number][]): Line {
	const line = new Line(first!);
	for (const segment of others) line.add(segment);
	return line;
}

const LETTER = /\p{L}/u;

/** A table with its columns in the order in which they are read: from the right if most cells with letters are written from there. */
export function* inOrderOfReading<T extends TableBlock | PlacedBlock>(table: T): Steps<T | TableBlock | PlacedBlock> {
	if (!table.lines.some(({ segments }) => segments.some(({ fragments }) => fragments.some(isTurned)))) return table;
	let [turned, others, work] = [0, 0, 0];
	for (const row of table.rows)
		for (const lines of row) {
			const fragments = lines.flatMap(({ segments }) => segments.flatMap((segment) => segment.fragments));
			if (fragments.some(isTurned)) turned++;
			else if (fragments.some(({ text }) => LETTER.test(text))) others++;
			if ((work += fragments.length) < STRIDE) continue;
			work = 0;
			yield STRIDE_COST;
		}
	if (turned <= others) return table;
	const rows = table.rows.map((row) => [...row].reverse());
	if (table instanceof PlacedBlock) return new PlacedBlock(table.visual, rows);
	const last = rows[0]!.length - 1;
	return new TableBlock(rows, table.spans?.map(([from, to]) => [last - to, last - from] as const).reverse());
}

/** The fragments that are in none of these blocks. */
export function* outsideOf(blocks: readonly Block[], fragments: readonly Fragment[]): Steps<readonly Fragment[]> {
	const inside = new Set<Fragment>();
	for (const { lines } of blocks)
		for (const { segments } of lines) for (const segment of segments) for (const one of segment.fragments) inside.add(one);
	yield STRIDE_COST;
	return fragments.filter((fragment) => !inside.has(fragment));
}
