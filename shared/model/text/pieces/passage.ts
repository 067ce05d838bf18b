/** The passages of a text: paragraphs, headings and tables, which are cut only if they are too long for a piece (docs/semantics.md, §26.1). */
import type { Leaf } from '../../structure/tags';
import { addAll } from '../../../lists';
import { STRIDE_COST, type Steps } from '../fragments/steps';
import type { Block } from '../layout/blocks';
import { writing } from '../layout/reading';
import { isTable } from '../layout/table-block';
import { isCovered } from '../layout/tagged';
import { plainLine } from '../markdown/inline';
import { taggedTables } from '../markdown/tagged-tables';
import { jointOf, type Piece, quotedPiece } from '../markdown/piece';
import { looksLikeHead, rowsOf } from '../markdown/tables';
import type { PageText } from '../page-text';

/** Lines of which none is cut if there is room, such as the rows of a table. */
export interface Rows {
	/** Before and after the rows, and again in each piece of them: the head of a table, the fences of code. */
	readonly open: readonly string[];
	readonly close: readonly string[];
	readonly rows: readonly string[];
}

export interface Passage {
	readonly text: string;
	/** Between it and the passage before it. */
	readonly joint: string;
	readonly heading?: { readonly level: number; readonly title: string };
	readonly rows?: Rows;
}

/** Between paragraphs. */
export const PARAGRAPH = '\n\n';

/** Passages of Markdown. */
export function passagesOfMarkdown(parts: readonly Piece[]): Passage[] {
	return parts.map((piece, index): Passage => {
		const before = parts[index - 1];
		const passage = { text: quotedPiece(piece), joint: before ? jointOf(before, piece) : PARAGRAPH };
		if (piece.kind === 'heading') return { ...passage, heading: { level: piece.level, title: piece.title } };
		const lines = passage.text.split('\n');
		if (piece.kind === 'table') return { ...passage, rows: { open: lines.slice(0, 2), rows: lines.slice(2), close: [] } };
		if (piece.kind !== 'code') return passage;
		return { ...passage, rows: { open: lines.slice(0, 1), rows: lines.slice(1, -1), close: lines.slice(-1) } };
	});
}

/** Passages of a text that is arranged as on the page: its lines belong together until one is empty. */
export function passagesOfLines(text: string): Passage[] {
	const passages: Passage[] = [];
	let rows: string[] = [];
	const end = () => {
		if (rows.length > 0) passages.push(passageOfRows({ open: [], rows, close: [] }));
		rows = [];
	};
	for (const line of text.split('\n'))
		if (line === '') end();
		else rows.push(line);
	end();
	return passages;
}

/** Passages of flowing text: paragraphs, and tables row by row. The tables of the page were looked for; `leaves` are its tags. */
export function* passagesOfPage(page: PageText, leaves: readonly Leaf[]): Steps<Passage[]> {
	const { blocks } = page;
	const { edges } = page.found;
	const tableOf = yield* passagesOfTables(page, leaves);
	const passages: Passage[] = [];
	for (let from = 0, to; from < blocks.length; from = to) {
		to = from + 1;
		const table = tableOf.get(blocks[from]!);
		if (table) addAll(passages, table);
		else {
			while (to < blocks.length && !tableOf.has(blocks[to]!)) to++;
			const { shown } = yield* writing(blocks.slice(from, to), edges);
			addAll(passages, paragraphsOf(shown));
		}
	}
	return passages;
}

/** Of each block that belongs to a table; of one by tags, its first block has all. */
function* passagesOfTables(page: PageText, leaves: readonly Leaf[]): Steps<Map<Block, readonly Passage[]>> {
	const { leafOf, fragments, edges } = page.found;
	const tableOf = new Map<Block, readonly Passage[]>();
	for (const block of page.blocks.filter(isTable)) {
		const cells = yield* rowsOf(block, edges);
		tableOf.set(block, [passageOfCells(cells, looksLikeHead(cells))]);
	}
	if (!leafOf || !isCovered(fragments, leafOf)) return tableOf;
	for (const { blocks, rows, heads } of yield* taggedTables({ blocks: page.blocks, leafOf, leaves, edges })) {
		yield STRIDE_COST;
		for (const block of blocks) tableOf.set(block, []);
		const cells = rows.map((row) => row.map((flow) => plainLine(flow)));
		tableOf.set(blocks[0]!, [passageOfCells(cells, heads > 0)]);
	}
	return tableOf;
}

const paragraphsOf = (text: string): Passage[] =>
	text
		.split(PARAGRAPH)
		.map((paragraph) => paragraph.trimEnd())
		.filter((paragraph) => paragraph !== '')
		.map((paragraph) => ({ text: paragraph, joint: PARAGRAPH }));

function passageOfCells(cells: readonly (readonly string[])[], heads: boolean): Passage {
	const lines = cells.map((row) =>
		row
			.filter((cell) => cell !== '')
			.join(' ')
			.replace(/\n/g, ' '),
	);
	return passageOfRows({ open: lines.slice(0, heads ? 1 : 0), rows: lines.slice(heads ? 1 : 0), close: [] });
}

const passageOfRows = (rows: Rows): Passage => ({
	text: [...rows.open, ...rows.rows, ...rows.close].join('\n'),
	joint: PARAGRAPH,
	rows,
});
