/** The tables of a page as rows of plain texts (docs/semantics.md, D69). */
import { boxIn, frameAround, type TextBox } from '../../interpreter/frame';
import type { Leaf } from '../../structure/tags';
import type { Edges } from '../fragments/fragment';
import { STRIDE_COST, type Steps } from '../fragments/steps';
import type { Block, Line } from '../layout/blocks';
import { flowOf } from '../layout/reading';
import { isTable, type PlacedBlock, TableBlock } from '../layout/table-block';
import type { Span } from '../layout/upper-heads';
import { isCovered, type LeafOf } from '../layout/tagged';
import { taggedTables } from './tagged-tables';
import { plainCell } from './inline';
import type { TagsOfTable } from './piece';
import type { PageText } from '../page-text';

export interface PageTable {
	readonly box: TextBox;
	readonly rows: readonly (readonly string[])[];
	/** Whether the first row is the head. */
	readonly hasHead: boolean;
	/** Whether it is certain that it is a table. */
	readonly isCertain: boolean;
	/** If the look of the page tells it. */
	readonly block?: TableBlock;
	/** If its tags tell it. */
	readonly tags?: TagsOfTable;
}

/** Rows of a head of names below names of groups of columns. */
const TWO_LEVELS = 2;

/** The tables of a page in reading order; by its tags, if these have any. `leaves` are those of the page. */
export function* tablesOf(page: PageText, leaves: readonly Leaf[]): Steps<PageTable[]> {
	const { fragments, leafOf, edges } = page.found;
	if (leafOf && isCovered(fragments, leafOf)) {
		const tagged = yield* tablesByTags(page.blocks, leafOf, leaves, edges);
		if (tagged.length > 0) return tagged;
	}
	const tables: PageTable[] = [];
	for (const block of (yield* page.blocksByLook()).filter(isTable)) {
		const rows = withOneHead(yield* rowsOf(block, edges), block instanceof TableBlock ? block.spans : undefined);
		const about = { box: boxAround([block]), rows, hasHead: looksLikeHead(rows) };
		tables.push(block instanceof TableBlock ? { ...about, isCertain: true, block } : { ...about, isCertain: false });
	}
	return tables;
}

function* tablesByTags(blocks: readonly Block[], leafOf: LeafOf, leaves: readonly Leaf[], edges: Edges): Steps<PageTable[]> {
	const tables: PageTable[] = [];
	for (const { blocks: own, rows, heads, spans } of yield* taggedTables({ blocks, leafOf, leaves, edges })) {
		const texts = rows.map((row) => row.map(plainCell));
		const joined = heads === TWO_LEVELS ? withOneHead(texts, spans) : texts;
		const tags = { row: own[0]!.element!, heads: heads - (texts.length - joined.length) };
		tables.push({ box: boxAround(own), rows: joined, hasHead: heads > 0, isCertain: true, tags });
	}
	return tables;
}

/** The texts of the cells of a table, row by row. */
export function* rowsOf(block: TableBlock | PlacedBlock, edges: Edges): Steps<string[][]> {
	const rows: string[][] = [];
	for (const cells of block.rows) {
		const written: string[] = [];
		for (const lines of cells) {
			yield STRIDE_COST;
			written.push(yield* cellText(lines, edges));
		}
		rows.push(written);
	}
	return rows;
}

/** Rows with a head of two levels as one: each column has both names. A title over all columns is not one of them. */
function withOneHead(rows: string[][], spans: readonly Span[] | undefined): string[][] {
	const [upper, lower, ...others] = rows;
	if (!spans || !lower || spans.some(([from, to]) => to - from + 1 >= lower.length)) return rows;
	const over = lower.map((_, column) => upper![spans.find(([from, to]) => from <= column && column <= to)?.[0] ?? -1] ?? '');
	const joined = [lower.map((name, column) => [over[column], name].filter(Boolean).join(' ')), ...others];
	return !lower.some(isNumber) && looksLikeHead(joined) ? joined : rows;
}

function* cellText(lines: readonly Line[], edges: Edges): Steps<string> {
	return lines.length === 0 ? '' : plainCell(yield* flowOf(lines, edges));
}

const boxAround = (blocks: readonly Block[]): TextBox =>
	blocks.map(({ frame, start, end, top, bottom }) => boxIn(frame, start, end, top, bottom)).reduce(frameAround);

const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;
const YEAR = /^(?:19|20)\d\d$/;

const isNumber = (text: string): boolean => NUMBER.test(text) && !YEAR.test(text);

/** A head has words, or years, above numbers. A label with its value is a row, though the value has letters. */
export function looksLikeHead([first = [], ...others]: readonly (readonly string[])[]): boolean {
	const named = first.filter((text) => text !== '');
	const isPair = first.length === PAIR && (first[0]!.endsWith(':') || (DIGIT.test(first[1]!) && !YEAR.test(first[1]!)));
	if (isPair) return false;
	return 2 * named.length >= first.length && !named.some(isNumber) && others.some((row) => row.some(isNumber));
}

/** The columns of a table of labels and values. */
const PAIR = 2;
const DIGIT = /\d/;
