/** Grids (CSS Grid Layout 1): items get their places first, then tracks their sizes. */
import { isStretch } from '../boxes/alignment';
import type { Box } from '../boxes/box';
import { borderSize, down, isAuto, limitHeight, marginSize, type Space } from '../boxes/edges';
import type { Laid } from '../boxes/laid';
import { BOX_COST, mostInside, type Layout, type Steps, type Widths } from '../boxes/setting';
import { usedLength, type Style } from '../boxes/style';
import { containsPlaces } from '../boxes/static-places';
import { GridPlacer } from './grid-placer';
import { expandTracks, keptTracks, linesBetween, placeItems, type Item, type Lines } from './grid-places';
import { sizeTracks, type Demand } from './grid-tracks';

interface Inside {
	readonly width: number;
	readonly height: number | undefined;
}

/** Lays out the items; gives the height of the content. */
export function* layGrid(laid: Laid, layout: Layout, inside: Inside, space: Space): Steps<number> {
	const { style, children } = laid.box;
	const [columnGap, firstGap] = [gapOf(style.columnGap, inside.width), gapOf(style.rowGap, inside.height)];
	const { items, columnTracks, rowTracks, linesOf } = findTracks(children, style, inside, { columns: columnGap, rows: firstGap });
	const widths: Demand[] = [];
	for (const item of items) widths.push(yield* widthDemand(item, layout, inside.width));
	const columnSizes = yield* sizeTracks(columnTracks, widths, {
		room: inside.width,
		gap: columnGap,
		stretches: isStretch(style.justifyContent),
	});
	const grid = new GridPlacer(laid, layout, inside.width, { columnSizes, columnGap });
	const heights = yield* grid.heightDemands(items);
	const sizeRows = (room: number | undefined, gap: number): Steps<number[]> =>
		sizeTracks(rowTracks, heights, { room, gap, stretches: isStretch(style.alignContent) });
	const first = yield* sizeRows(inside.height, firstGap);
	const content = addSizes(first) + Math.max(first.length - 1, 0) * firstGap;
	// Shares of the height, and of what the limits of the height leave, are known only now (12.1).
	const height = inside.height ?? limitContent(content, laid, space.height);
	const rowGap = gapOf(style.rowGap, height);
	const rowSizes = inside.height === undefined ? yield* sizeRows(height, rowGap) : first;
	const rows = { rowSizes, rowGap, height };
	yield* grid.place(items, rows);
	for (const child of children)
		if (child.isPositioned) grid.keepPlace(child, rows, containsPlaces(laid.box) ? linesOf(child) : undefined);
	return content;
}

/** How narrow and how wide the content of a grid wants to be. */
export function* gridWidths({ style, children }: Box, layout: Layout): Steps<Widths> {
	const inside = { width: 0, height: undefined };
	const gap = style.columnGap?.px ?? 0;
	const { items, columnTracks } = findTracks(children, style, { ...inside, width: undefined }, { columns: gap, rows: 0 });
	const demands: Demand[] = [];
	for (const item of items) demands.push(yield* widthDemand(item, layout, 0));
	const [least, most] = [
		yield* sizeTracks(columnTracks, demands, { room: undefined, gap, stretches: false, measures: 'least' }),
		yield* sizeTracks(columnTracks, demands, { room: undefined, gap, stretches: false, measures: 'most' }),
	];
	const gaps = Math.max(columnTracks.length - 1, 0) * gap;
	return { least: addSizes(least) + gaps, most: addSizes(most) + gaps };
}

const addSizes = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

const gapOf = (gap: Style['rowGap'], whole: number | undefined): number => (gap ? usedLength(gap, whole ?? 0) : 0);

function limitContent(content: number, { box, border, padding }: Laid, whole: number | undefined): number {
	const edges = down(border) + down(padding);
	return limitHeight(content + edges, box.style, whole, edges) - edges;
}

interface Found {
	readonly items: readonly Item[];
	readonly columnTracks: Tracks;
	readonly rowTracks: Tracks;
	/** The lines of a positioned box, counted from the first of all. */
	readonly linesOf: (box: Box) => Lines;
}

function findTracks(
	children: readonly Box[],
	style: Style,
	inside: { readonly width: number | undefined; readonly height: number | undefined },
	gap: { readonly columns: number; readonly rows: number },
): Found {
	const boxes = children.filter((child) => !child.isPositioned);
	if (boxes.some((box) => box.style.order !== 0)) boxes.sort((one, other) => one.style.order - other.style.order);
	const columns = expandTracks(style.gridTemplateColumns, inside.width, gap.columns);
	const rows = expandTracks(style.gridTemplateRows, inside.height, gap.rows);
	const placed = placeItems(boxes, style, columns, rows);
	const { before, items } = placed;
	const across = keptTracks(
		columns,
		before.columns,
		placed.columns,
		items.map(({ column, columns: count }) => [column, count]),
	);
	const along = keptTracks(
		rows,
		before.rows,
		placed.rows,
		items.map(({ row, rows: count }) => [row, count]),
	);
	const columnTracks = tracksFor(columns.tracks, placed.columns, style.gridAutoColumns, before.columns);
	const rowTracks = tracksFor(rows.tracks, placed.rows, style.gridAutoRows, before.rows);
	return {
		items: items.map((item) => ({ ...item, column: across[item.column]!, row: along[item.row]! })),
		columnTracks: columnTracks.filter((_, index) => across[index] !== across[index + 1]),
		rowTracks: rowTracks.filter((_, index) => along[index] !== along[index + 1]),
		linesOf: (box) => {
			const { column, row } = linesBetween(box, style, { columns, rows, before });
			const at = (line: number | undefined, kept: readonly number[]) => (line === undefined ? undefined : (kept[line] ?? line));
			return { column: [at(column[0], across), at(column[1], across)], row: [at(row[0], along), at(row[1], along)] };
		},
	};
}

type Tracks = Style['gridAutoColumns'];

/** Tracks beyond those that are listed, after them and before, repeat the automatic ones. */
function tracksFor(listed: Tracks, count: number, auto: Tracks, before: number): Tracks {
	return Array.from({ length: count }, (_, index) => {
		const at = index - before;
		if (at >= 0 && at < listed.length) return listed[at]!;
		const beyond = at < 0 ? auto.length + (at % auto.length) : at - listed.length;
		return auto[beyond % auto.length]!;
	});
}

function* widthDemand({ box, column, columns }: Item, layout: Layout, width: number): Steps<Demand> {
	yield BOX_COST / 10;
	const widths = yield* layout.widthsOf(box);
	const [least, most] = [widths.least, mostInside(widths)];
	// Shares of the column are known only with it.
	const margins = marginSize(box.style.marginLeft, 0) + marginSize(box.style.marginRight, 0);
	const { minWidth, overflow } = box.style;
	const automatic = overflow !== 'visible' ? 0 : least;
	const floor = minWidth === 'auto' ? automatic : (borderSize(minWidth, width, 0, box.style) ?? 0);
	const isFree = minWidth === 'auto' && isAuto(box.style.width);
	return { from: column, count: columns, isFree, floor: floor + margins, least: least + margins, most: most + margins };
}
