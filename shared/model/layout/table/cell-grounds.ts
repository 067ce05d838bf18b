/** Backgrounds of rows and their groups, which are seen in the cells of these, and not between them (CSS Tables 3, 5.3.2). */
import type { Placed, Rect } from '../boxes/laid';
import { BOX_COST, type Steps } from '../boxes/setting';
import type { Style } from '../boxes/style';

/** A cell in which the background of its row is seen. */
export interface CellGround {
	readonly rect: Rect;
	/** Of the cell, which may have round corners. */
	readonly style: Style;
}

const GROUPS: ReadonlySet<string> = new Set(['table-row-group', 'table-header-group', 'table-footer-group']);

/** By page. */
export type CellGrounds = ReadonlyMap<number, readonly CellGround[]>;

/**
 * The cells that show the background of a row, or of a group of rows; undefined if these cover all of it, or it is something else.
 *
 * @param pagesOf the pages that a cell is on
 */
export function* groundCells(placed: Placed, pagesOf: (rect: Rect) => readonly number[]): Steps<CellGrounds | undefined> {
	const { style } = placed.laid.box;
	if (style.backgroundColor === undefined && style.backgroundImage.length === 0) return undefined;
	const isGroup = GROUPS.has(style.display);
	if (!isGroup && style.display !== 'table-row') return undefined;
	const rows = isGroup ? placed.children : [placed];
	const cells = new Map<number, CellGround[]>();
	let isWhole = true;
	let end = placed.top;
	for (const row of rows) {
		yield BOX_COST / 10;
		isWhole &&= isCovered(row) && Math.abs(row.top - end) < FINE;
		end = row.bottom;
	}
	if (isWhole && Math.abs(end - placed.bottom) < FINE) return undefined;
	for (const row of rows)
		for (const { laid, x, top, bottom } of row.children) {
			yield BOX_COST / 10;
			const rect = { left: x, right: x + laid.width, top, bottom };
			const one = { rect, style: laid.box.style };
			for (const page of pagesOf(rect)) {
				const known = cells.get(page);
				if (known) known.push(one);
				else cells.set(page, [one]);
			}
		}
	return cells;
}

/** Whether the cells of a row are beside each other without gaps, as high as it, and have no round corners. */
function isCovered({ children, x, top, bottom, laid }: Placed): boolean {
	const sorted = [...children].sort((one, other) => one.x - other.x);
	let end = x;
	for (const cell of sorted) {
		const isHigh = Math.abs(cell.top - top) < FINE && Math.abs(cell.bottom - bottom) < FINE;
		if (!isHigh || Math.abs(cell.x - end) > FINE || isRound(cell)) return false;
		end = cell.x + cell.laid.width;
	}
	return Math.abs(end - x - laid.width) < FINE;
}

function isRound({ laid }: Placed): boolean {
	const { borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius } = laid.box.style;
	return [borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius].some(
		([across, down]) => (across.px > 0 || across.percent > 0) && (down.px > 0 || down.percent > 0),
	);
}

/** In pixels. */
const FINE = 0.05;
