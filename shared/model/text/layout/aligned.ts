/** Tables without borders: rows whose cells are aligned (docs/semantics.md, D69). */
import { addAll } from '../../../lists';
import type { Fragment } from '../fragments/fragment';
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import type { Block, Line } from './blocks';
import type { Columns } from './cells/cell-columns';
import { rowsOfLabels } from './cells/labelled-prose';
import { columnsByNames } from './cells/names-in-order';
import { dividingRows } from './cells/narrow-gaps';
import { dividedBeside } from './tables-beside';
import { withHeadsAround } from './cells/heads-around';
import { withoutLabelsAbove } from './labels-above';
import { findRegions, type Region } from './regions';
import type { Row } from '../segments/row';
import { type Segment, textOf } from '../segments/segments';
import { joinRows, writeGroup } from './row-groups';
import { withoutSignColumns } from './sign-columns';
import { withoutStrayColumns } from './stray-columns';
import { withoutPairs, withoutStacked } from './stacked';
import { lineOf, outsideOf, PlacedBlock, TableBlock } from './table-block';
import { withTurnedHead } from './turned-heads';
import { upperHeadOf } from './upper-heads';
import type { VisualLine } from './visual-lines';

/** Rows with several cells that a certain table has. */
const LEAST_ROWS = 3;
/** Rows with several cells of lines that may be a table. */
const LEAST_TABULAR = 2;
/** The share of its cells without a separate column, at most, and of its places that have a cell. */
const CONFLICTS = 0.05;
const FILLED = 0.3;
/** A column of prose has more words a line, and this share of its lines goes on in lower case. */
const PROSE_WORDS = 6;
const GOES_ON = 0.4;
const LEAST_PROSE = 3;
/** Columns of labels and values; and words of cells on average that are not prose. */
const PAIR = 2;
const SHORT_WORDS = 4;

/** In parts of the size: texts that begin at one place. */
const EXACT = 0.05;

/** How often tables beside each other are divided. */
const MOST_BESIDE = 4;
const NO_GUTTERS: ReadonlySet<number> = new Set();

const LOWER_CASE = /^\p{Ll}/u;
const DIGIT = /\d/;
const LETTER = /\p{L}/u;

export interface Aligned {
	readonly blocks: readonly Block[];
	/** The fragments outside of these. */
	readonly outside: readonly Fragment[];
}

/** The tables of visual lines, and the lines that may be tables. */
export function* alignedIn(fragments: readonly Fragment[], groups: readonly (readonly VisualLine[])[]): Steps<Aligned> {
	const blocks: Block[] = [];
	for (const given of groups) {
		const { tables, lines } = yield* labelledIn(given);
		addAll(blocks, tables);
		for (const region of yield* withHeadsAround(yield* findRegions(lines), lines))
			for (const one of yield* withoutBeside(region, MOST_BESIDE))
				for (const part of yield* withoutLabelsAbove(one))
					if (part instanceof TableBlock) blocks.push(part);
					else addAll(blocks, yield* blocksOf(part));
	}
	if (blocks.length === 0) return { blocks, outside: fragments };
	let outside = yield* outsideOf(blocks, fragments);
	for (const [at, block] of blocks.entries()) {
		const table = block instanceof TableBlock ? yield* withTurnedHead(block, outside) : block;
		if (table === block) continue;
		blocks[at] = table;
		outside = yield* outsideOf([table], outside);
	}
	return { blocks, outside };
}

interface Labelled {
	readonly tables: readonly TableBlock[];
	/** The lines without these. */
	readonly lines: readonly VisualLine[];
}

/** The tables of labels with prose beside them. */
function* labelledIn(lines: readonly VisualLine[]): Steps<Labelled> {
	yield (lines.length * STRIDE_COST) / STRIDE;
	if (!mayHaveLabels(lines)) return { tables: [], lines };
	const tables: TableBlock[] = [];
	for (const region of yield* findRegions(lines, true)) {
		if (!region.hasProse || region.tabular < LEAST_ROWS) continue;
		const columns = yield* columnsByNames(region.rows);
		const groups = columns && columns.conflicts === 0 ? yield* rowsOfLabels(columns) : undefined;
		if (!columns || !groups) continue;
		const rows: Line[][][] = [];
		for (const group of groups) {
			rows.push(writeGroup(columns, group));
			yield (columns.count * STRIDE_COST) / STRIDE;
		}
		tables.push(new TableBlock(rows));
	}
	if (tables.length === 0) return { tables, lines };
	const inside = new Set(
		tables.flatMap((table) => table.lines.flatMap(({ segments }) => segments.map(({ fragments }) => fragments[0]!))),
	);
	return { tables, lines: lines.filter(({ cells }) => !inside.has(cells[0]!.fragments[0]!)) };
}

/** Whether any line goes on below the last cell of the one above, with as many words as prose has. */
const mayHaveLabels = (lines: readonly VisualLine[]): boolean =>
	lines.some(({ cells, size }, at) => {
		const above = lines[at - 1]?.cells ?? [];
		return (
			above.length > 1 &&
			cells.length === 1 &&
			cells[0]!.fragments.length > PROSE_WORDS &&
			Math.abs(above.at(-1)!.start - cells[0]!.start) < EXACT * size
		);
	});

/** A region, or the regions of tables in it that are beside each other. */
function* withoutBeside(region: Region, most: number): Steps<readonly Region[]> {
	if (most === 0) return [region];
	let parts: readonly Region[] = [region];
	const sides = yield* dividedBeside(yield* dividingRows(region.rows));
	if (!sides && (parts = yield* withoutStacked(region)).length > 1) {
		const divided: (readonly Region[])[] = [];
		for (const part of parts) divided.push(yield* withoutBeside(part, 1));
		return divided.some(({ length }) => length > 1) ? divided.flat() : [region];
	}
	if (!sides) return [region];
	const regions: Region[] = [];
	for (const side of sides)
		for (const one of yield* findRegions(side.map((row) => ({ ...row, gutters: NO_GUTTERS }))))
			addAll(regions, yield* withoutBeside(one, most - 1));
	return regions;
}

/** The tables of a region that are below each other; as one, if any of them is neither certain to be a table nor two rows of facts. */
function* blocksOf(region: Region): Steps<Block[]> {
	const parts = yield* withoutStacked(region);
	if (parts.length > 1) {
		const blocks: Block[] = [];
		for (const part of parts) addAll(blocks, yield* blocksBelowPairs(part));
		if (blocks.length >= parts.length && blocks.every(isTableOrTwoRows) && blocks.some(isCertainTable)) return blocks;
	}
	return yield* blocksBelowPairs(region);
}

const isCertainTable = (block: Block): boolean => block instanceof TableBlock;

/** Whether a block is a table, or two rows of as many cells, which may be facts beside each other. */
const isTableOrTwoRows = (block: Block): boolean =>
	isCertainTable(block) ||
	(block instanceof PlacedBlock &&
		block.visual.length === LEAST_TABULAR &&
		block.visual[0]!.cells.length === block.visual[1]!.cells.length);

function* blocksBelowPairs(region: Region): Steps<Block[]> {
	const blocks: Block[] = [];
	for (const part of yield* withoutPairs(region)) {
		const block = part.tabular < LEAST_TABULAR ? undefined : yield* blockOf(part);
		if (block) blocks.push(block);
	}
	return blocks;
}

function* blockOf(region: Region): Steps<Block | undefined> {
	const divided = yield* dividingRows(region.rows);
	const head = yield* upperHeadOf(divided);
	const found = head?.columns ?? (yield* columnsByNames(divided));
	if (!found || isProse(found) || isProseInTwo(found)) return undefined;
	const columns = yield* withoutSignColumns(head ? found : yield* withoutStrayColumns(found));
	const { rows } = columns;
	const cells = columns.places.reduce((sum, places) => sum + places.length, 0);
	const isFilled = cells >= FILLED * columns.count * rows.length;
	const isShort = isShortTable(columns);
	const isCertain =
		(region.tabular >= LEAST_ROWS || isShort) &&
		columns.count > 1 &&
		columns.conflicts <= CONFLICTS * cells &&
		isFilled &&
		!isTyped(rows);
	// Most places of other rows would be empty.
	if (!isFilled)
		return new PlacedBlock(
			rows,
			rows.map((row) => row.cells.map((cell) => [lineOf([cell])])),
		);
	const groups = isCertain && !isShort ? yield* joinRows(columns) : rows.map((_, index) => [index]);
	const table: Line[][][] = [];
	let work = 0;
	for (const group of groups) {
		table.push(writeGroup(columns, group));
		if ((work += columns.count) < STRIDE) continue;
		work = 0;
		yield STRIDE_COST;
	}
	const spans = groups[0]!.length === 1 && columns.count === found.count ? head?.spans : undefined;
	return isCertain ? new TableBlock(table, spans) : new PlacedBlock(rows, table);
}

/** Whether two rows are a table all the same: names and a row below that fill three columns or more, or labels with their values. */
function isShortTable({ rows, count, conflicts, spanning }: Columns): boolean {
	if (rows.length !== LEAST_TABULAR || conflicts > 0 || spanning.size > 0) return false;
	if (rows.some(({ cells }) => cells.length !== count)) return false;
	const endsInColon = ({ fragments }: Segment) => fragments.at(-1)!.text.endsWith(':');
	const isLabelled = ({ cells }: Row) => cells.every((cell, at) => endsInColon(cell) === (at % PAIR === 0));
	if (count % PAIR === 0 && rows.every(isLabelled)) return true;
	if (count === PAIR) return false;
	const [names, values] = rows.map(({ cells }) => cells.map(textOf));
	// Such as sums that are due for 30 days, and for 60.
	const areSums = names!.every((name) => LETTER.test(name)) && values!.every((value) => DIGIT.test(value) && !LETTER.test(value));
	if (names!.some((name) => DIGIT.test(name)) && !areSums) return false;
	const words = rows.reduce((sum, { cells }) => sum + cells.reduce((all, { fragments }) => all + fragments.length, 0), 0);
	return words <= SHORT_WORDS * count * rows.length;
}

/** Whether all is in a font of fixed pitch, as code is. */
const isTyped = (rows: readonly Row[]): boolean =>
	rows.every(({ cells }) => cells.every(({ fragments }) => fragments.every((fragment) => fragment.isTyped)));

/** Whether any column has long lines that go on in the next one. */
const isProse = (columns: Columns): boolean =>
	wordsOf(columns).some(
		({ lines, words, going }) => lines >= LEAST_PROSE && words > PROSE_WORDS * lines && going >= GOES_ON * lines,
	);

/** Whether two rows are only the ends of columns of prose beside each other: all of their lines are long, or the last ones. */
function isProseInTwo({ rows, count, places }: Columns): boolean {
	if (rows.length !== LEAST_TABULAR || count !== PAIR || rows.some(({ cells }) => cells.length !== count)) return false;
	const columns = wordsOf({ rows, count, places });
	return (
		columns.every(({ words, going }) => words > SHORT_WORDS * rows.length && going > 0) &&
		rows[0]!.cells.every(({ fragments }) => fragments.length > PROSE_WORDS)
	);
}

/** Of each column: its lines, their words, and the lines that begin in lower case. */
function wordsOf({
	rows,
	count,
	places,
}: Pick<Columns, 'rows' | 'count' | 'places'>): readonly { lines: number; words: number; going: number }[] {
	const columns = Array.from({ length: count }, () => ({ lines: 0, words: 0, going: 0 }));
	for (const [index, { cells }] of rows.entries())
		for (const [at, cell] of cells.entries()) {
			const column = columns[places[index]![at]!]!;
			column.lines++;
			column.words += cell.fragments.length;
			if (LOWER_CASE.test(cell.fragments[0]!.text)) column.going++;
		}
	return columns;
}
