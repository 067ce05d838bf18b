/** Tables that go on from one page to the next one, which often lacks a head (docs/semantics.md, §26.1). */
import type { Element } from '../../structure/tags';
import type { TableBlock } from '../layout/table-block';
import type { PageText } from '../page-text';
import type { TagsOfTable } from './piece';
import { looksLikeHead } from './tables';
import { headRowsOf, tableOf } from './tagged-tables';

type Row = readonly string[];

/** In parts of the height of the page: a table that goes on ends below, and begins above. */
const LOWEST = 0.6;
const HIGHEST = 0.4;
/** Points: the edges of its text differ as much. */
const NEAR = 12;

interface Last {
	readonly page: number;
	readonly block: TableBlock;
	readonly head: Row;
}

/** Gives the first table of each page the head of the last one of the page before, if it goes on with that. */
export class CarriedHeads {
	private last: Last | undefined;
	/** The heads of tables with tags, by their elements. */
	private readonly tagged = new Map<Element, readonly Row[]>();

	/** The head of a table with tags, of which these are the rows on the next page; none if it has it there, or none is known. */
	headOf({ row, heads }: TagsOfTable, rows: readonly Row[]): readonly Row[] {
		const table = tableOf(row);
		const known = table && this.tagged.get(table);
		const isFirst = headRowsOf(table).includes(row);
		if (table && !known && isFirst) {
			const own = heads > 0 ? heads : Number(looksLikeHead(rows));
			if (own > 0 && own < rows.length) this.tagged.set(table, rows.slice(0, own));
		}
		return isFirst || known?.[0]!.length !== rows[0]!.length ? [] : known;
	}

	/** The head for the first of the tables of the next page; undefined if it needs none. `rows`: those of its tables. */
	next(
		{ index, found: { height } }: PageText,
		blocks: readonly TableBlock[],
		rows: readonly (readonly Row[])[],
	): Row | undefined {
		const { last } = this;
		this.last = undefined;
		const [first, end] = [blocks[0], blocks.at(-1)];
		if (!first || !end || rows.length !== blocks.length) return undefined;
		const goesOn = last?.page === index - 1 && !looksLikeHead(rows[0]!) && continuesTable(last, first, height, rows[0]!);
		const head = goesOn ? last.head : undefined;
		const own = blocks.length === 1 && head ? head : rows.at(-1)![0]!;
		if (own === head || looksLikeHead(rows.at(-1)!)) this.last = { page: index, block: end, head: own };
		return head;
	}
}

/** Whether a table has the place and the columns of the last one, and numbers where that has some. */
function continuesTable({ block, head }: Last, next: TableBlock, height: number, [first]: readonly Row[]): boolean {
	if (block.frame !== next.frame || first!.length !== head.length) return false;
	if (block.bottom < LOWEST * height || next.top > HIGHEST * height) return false;
	return Math.abs(block.start - next.start) < NEAR && Math.abs(block.end - next.end) < NEAR;
}
