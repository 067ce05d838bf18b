/** The tables of a page by their tags, row by row. */
import { closestOf, type Element, isCell, type Leaf, upwards } from '../../structure/tags';
import { greatest, least } from '../fragments/extremes';
import { FlowBuilder } from '../fragments/flow';
import type { Edges, Fragment } from '../fragments/fragment';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';
import { lining, type Block } from '../layout/blocks';
import { flowOf } from '../layout/reading';
import { segmenting } from '../segments/segments';
import { writeSegment } from '../segments/write-segment';
import { blockOf, type LeafOf } from '../layout/tagged';
import type { Span } from '../layout/upper-heads';
import { joinSignCells, type TextCell } from './sign-cells';
import { placeTaggedCells, type TaggedCell } from './tagged-columns';

/** How many blocks are one step. */
const BLOCKS = 100;
/** Rows with more cells have only those with content. */
const MOST_CELLS = 100;

/** The cells of each row, in order: those without text too, if they have content. */
export function* cellsIn(leaves: readonly Leaf[]): Steps<Map<Element, Set<Element>>> {
	const rows = new Map<Element, Set<Element>>();
	const cellAround = closestOf(isCell);
	for (const [index, { element }] of leaves.entries()) {
		if (index % BLOCKS === 0) yield STRIDE_COST;
		const cell = cellAround(element) ?? blockOf(element);
		const row = cell.parent;
		if (row?.type !== 'TR') continue;
		const cells = rows.get(row);
		if (cells) cells.add(cell);
		else rows.set(row, new Set([cell]));
	}
	return rows;
}

/** The text of a page with tags. */
export interface Tagged {
	readonly blocks: readonly Block[];
	readonly leafOf: LeafOf;
	/** The leaves of the page, in the order of the tree. */
	readonly leaves: readonly Leaf[];
	readonly edges: Edges;
}

export interface TaggedTable {
	/** Those of its rows. */
	readonly blocks: readonly Block[];
	readonly rows: readonly (readonly FlowBuilder[])[];
	/** How many of the first rows are a head: all their cells are heads. */
	readonly heads: number;
	/** If cells of the first row are over several columns: the columns that each is over. */
	readonly spans: readonly Span[] | undefined;
}

/** The tables of a page by their tags. */
export function* taggedTables(page: Tagged): Steps<TaggedTable[]> {
	const { blocks } = page;
	const rowCells = yield* cellsIn(page.leaves);
	const tables: TaggedTable[] = [];
	for (let from = 0, to; from < blocks.length; from = to) {
		const { element } = blocks[from]!;
		to = from + 1;
		if (from % BLOCKS === 0) yield STRIDE_COST;
		if (element?.type !== 'TR') continue;
		to = endOfTable(blocks, from);
		tables.push(yield* readTable(blocks.slice(from, to), page, rowCells));
	}
	return tables;
}

/** The number after that of the last row of the table that begins with a block. */
export function endOfTable(blocks: readonly Block[], from: number): number {
	const table = tableOf(blocks[from]!.element!);
	let to = from + 1;
	while (to < blocks.length && blocks[to]!.element?.type === 'TR' && tableOf(blocks[to]!.element!) === table) to++;
	return to;
}

/** The table of these rows, with the texts of its cells in their columns. */
export function* readTable(
	blocks: readonly Block[],
	page: Pick<Tagged, 'leafOf' | 'edges'>,
	rowCells: ReadonlyMap<Element, ReadonlySet<Element>>,
): Steps<TaggedTable> {
	const given: TextCell[][] = [];
	for (const block of blocks) given.push(yield* cellsOf(block, page, rowCells));
	const above = rowsAbove(blocks[0]!.element);
	const all = yield* placeTaggedCells([...above, ...given]);
	const { rows, places, count } = yield* joinSignCells({
		rows: given,
		places: all.places.slice(above.length),
		count: all.count,
	});
	const written: FlowBuilder[][] = [];
	for (const [row, cells] of rows.entries()) {
		const flows: FlowBuilder[] = [];
		for (const [at, cell] of cells.entries()) {
			while (flows.length < places[row]![at]!) flows.push(new FlowBuilder(page.edges));
			flows.push(yield* writeCell(cell, page.edges));
		}
		while (flows.length < Math.min(count, MOST_CELLS)) flows.push(new FlowBuilder(page.edges));
		yield ((1 + flows.length) * STRIDE_COST) / STRIDE;
		written.push(flows);
	}
	const rest = blocks.findIndex(({ element }) => !isHead([...((element && rowCells.get(element)) ?? [])]));
	const spans = places[0]!.map((from, at): Span => [from, (places[0]![at + 1] ?? count) - 1]);
	const isWide = rows[0]!.some(({ tag }) => (tag?.columns ?? 1) > 1);
	return { blocks, rows: written, heads: rest < 0 ? blocks.length : rest, spans: isWide ? spans : undefined };
}

function* writeCell({ fragments, closing = [] }: TextCell, edges: Edges): Steps<FlowBuilder> {
	const flow = yield* flowOf(yield* lining(yield* segmenting(fragments)), edges);
	if (closing.length === 0) return flow;
	flow.drop(1);
	for (const segment of yield* segmenting(closing)) writeSegment(flow, segment, edges);
	return flow;
}

/** The rows above those of a table that goes on from another page: its head. */
function rowsAbove(row: Element | undefined): TaggedCell[][] {
	const head = row ? headRowsOf(tableOf(row)) : [];
	if (!row || head.includes(row) || head.some(({ cells = [] }) => cells.length > MOST_CELLS)) return [];
	return head.map(({ cells = [] }) =>
		cells.map(({ cell, firstPage }) => ({ tag: cell, place: undefined, isElsewhere: firstPage >= 0 })),
	);
}

/** The rows of the head of a table; its first row, if that is not tagged as a head. */
export function headRowsOf(table: Element | undefined): readonly Element[] {
	const first = table?.firstRows ?? [];
	const heads = first.findIndex(({ cells = [] }) => !isHead(cells));
	return first.slice(0, heads < 0 ? undefined : Math.max(heads, 1));
}

const isHead = (cells: readonly Element[]): boolean => cells.length > 0 && cells.every(({ type }) => type === 'TH');

/** The cells of a row with their texts. */
function* cellsOf(
	{ lines, element }: Block,
	{ leafOf }: Pick<Tagged, 'leafOf'>,
	rowCells: ReadonlyMap<Element, ReadonlySet<Element>>,
): Steps<TextCell[]> {
	const all = element?.cells && element.cells.length <= MOST_CELLS ? element.cells : [];
	const cells = new Map<Element | undefined, Fragment[]>(all.map((cell) => [cell, []]));
	for (const cell of (element && rowCells.get(element)) ?? []) if (!cells.has(cell)) cells.set(cell, []);
	for (const { segments } of lines)
		for (const { fragments } of segments)
			for (const fragment of fragments) {
				const cell = cellOf(leafOf(fragment)?.element);
				const own = cells.get(cell);
				if (own) own.push(fragment);
				else cells.set(cell, [fragment]);
			}
	const found: TextCell[] = [];
	for (const [cell, own] of cells) {
		const fragments = yield* sorting(own, (one, other) => one.order - other.order);
		found.push({ tag: cell?.cell, place: bandOf(fragments), fragments, isHead: cell?.type === 'TH' });
	}
	return found;
}

/** Where fragments begin and end. */
function bandOf(fragments: readonly Fragment[]): TaggedCell['place'] {
	if (fragments.length === 0) return undefined;
	const [starts, ends] = [fragments.map(({ start }) => start), fragments.map(({ end }) => end)];
	return { start: Math.min(least(starts), least(ends)), end: Math.max(greatest(starts), greatest(ends)) };
}

function cellOf(element: Element | undefined): Element | undefined {
	for (const above of upwards(element)) if (isCell(above.type)) return above;
	return element && blockOf(element);
}

/** The table of a row; groups of rows may be between them. */
export function tableOf(row: Element): Element | undefined {
	for (const above of upwards(row.parent)) if (above.type === 'Table') return above;
	return row.parent;
}
