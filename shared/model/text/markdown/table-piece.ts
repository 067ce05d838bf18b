/** Tables that the look of a page tells, and lines that may be one (docs/semantics.md, D69). */
import type { Edges } from '../fragments/fragment';
import { STRIDE_COST, type Steps } from '../fragments/steps';
import type { Line } from '../layout/blocks';
import { placedRows } from '../layout/page-layout';
import { flowOf } from '../layout/reading';
import { PlacedBlock, type TableBlock } from '../layout/table-block';
import { inline, type LinkOf } from './inline';
import type { Piece } from './piece';

export function* tablePiece(block: TableBlock | PlacedBlock, edges: Edges, linkOf: LinkOf): Steps<Piece> {
	if (block instanceof PlacedBlock) return { kind: 'code', lines: yield* placedRows(block.visual, edges) };
	const written: string[][] = [];
	for (const row of block.rows) {
		const cells: string[] = [];
		for (const lines of row) {
			yield STRIDE_COST;
			cells.push(yield* cell(lines, edges, linkOf));
		}
		written.push(cells);
	}
	return { kind: 'table', rows: written };
}

function* cell(lines: readonly Line[], edges: Edges, linkOf: LinkOf): Steps<string> {
	if (lines.length === 0) return '';
	return yield* inline(yield* flowOf(lines, edges), { linkOf, marksBold: false, isCell: true });
}
