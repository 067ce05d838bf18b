/** Columns beside each other (CSS Multi-column Layout 1, 3): their widths, and the flow in them as if it were in one. */
import type { Box } from './boxes/box';
import type { Laid, LaidColumns, PlacedColumns } from './boxes/laid';
import type { Layout, Steps, Widths } from './boxes/setting';
import { usedLength, type Style } from './boxes/style';
import { placeColumns } from './pages/column-places';
import { Pager } from './pages/pager';

/** Without a size it is that of the type, in whole pixels as browsers have it. */
const gapOf = ({ columnGap, fontSize }: Style, width: number): number =>
	columnGap === undefined ? Math.round(fontSize) : Math.max(usedLength(columnGap, width), 0);

/** How many columns a width has, and how wide they are; each has a pixel at least (3.4). */
function columnsIn(style: Style, width: number): { readonly count: number; readonly width: number; readonly gap: number } {
	const gap = gapOf(style, width);
	const fitting = (least: number): number => Math.max(Math.floor((width + gap) / (Math.max(least, 1) + gap)), 1);
	const count = Math.min(fitting(style.columnWidth ?? 1), style.columnCount ?? Infinity);
	return { count, width: Math.max((width + gap) / count - gap, 0), gap };
}

/** Lays out the flow of the columns, and finds how high they are where no page ends. */
export function* layColumns(
	laid: Laid,
	layout: Layout,
	space: { readonly width: number; readonly height: number | undefined },
): Steps<number> {
	const { box } = laid;
	const { count, width, gap } = columnsIn(box.style, space.width);
	const content = yield* layout.layOut(box.children[0]!, { width, height: undefined });
	laid.firstBaseline = content.firstBaseline;
	laid.lastBaseline = content.lastBaseline;
	const columns = { content, count, width, gap, fillsFirst: box.style.columnFill === 'auto', whole: undefined };
	const all = Math.max(content.height, 1);
	// Columns on several pages are made alike there.
	if (all > count * layout.page.height) {
		const whole = yield* placeWhole({ ...columns, fillsFirst: true }, layout, all / count + 1);
		laid.columns = { ...columns, whole };
		return bottomOf(whole);
	}
	const whole = yield* placeWhole(columns, layout, space.height ?? all);
	// Columns that are too low for their content become as high as it needs, and alike.
	const isTooLow = whole.rows.length > 1 && space.height !== undefined;
	const used = isTooLow ? { ...columns, fillsFirst: false } : columns;
	laid.columns = { ...used, whole: isTooLow ? yield* placeWhole(used, layout, all) : whole };
	return bottomOf(laid.columns.whole!);
}

function bottomOf({ rows }: PlacedColumns): number {
	const last = rows.at(-1)!;
	return last.top + last.height;
}

function placeWhole(columns: LaidColumns, { work }: Layout, height: number) {
	const room = { roomOf: () => ({ top: 0, height }), most: height, depth: 1, isOpen: true };
	return placeColumns(columns, room, (parts) => new Pager(parts, work, { count: columns.count, depth: 1 }));
}

/** How narrow and how wide columns make a box (CSS Sizing 3, 5.1). */
export function* columnWidths({ style, children }: Box, layout: Layout): Steps<Widths> {
	const { least, most } = yield* layout.widthsOf(children[0]!);
	const { columnWidth, columnCount = 1 } = style;
	const gaps = gapOf(style, 0) * (columnCount - 1);
	if (columnWidth === undefined) return { least: least * columnCount + gaps, most: most * columnCount + gaps };
	const own = Math.max(columnWidth, 1);
	return { least: Math.min(own, least), most: Math.max(own, most) * columnCount + gaps };
}
