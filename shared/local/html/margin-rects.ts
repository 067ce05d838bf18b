/** Where the boxes in the margins of a page are (CSS Paged Media 3, 5.3). */
import type { PageMargins } from '../../html/page-rules';
import type { MarginLayout } from '../../model/layout/lay-in-margins';
import type { Box } from '../../model/layout/boxes/box';
import {
	across,
	borderSize,
	bordersOf,
	down,
	limitHeight,
	limitWidth,
	marginsOf,
	paddingsOf,
} from '../../model/layout/boxes/edges';
import type { Sides } from '../../model/layout/boxes/laid';
import type { Steps } from '../../model/layout/boxes/setting';
import { shareMargin, type Three, type Wish } from '../../model/layout/pages/margin-areas';
import type { Rect } from '../../model/layout/paint/outlines';

/** In pixels. */
export interface PageFrame {
	readonly width: number;
	readonly height: number;
	readonly margins: PageMargins;
}

const ROWS = ['top', 'bottom'] as const;
const COLUMNS = ['left', 'right'] as const;

/** Rectangles of boxes with their borders, in pixels from the upper left corner of the page. */
export function* placeBoxes(
	boxes: ReadonlyMap<string, Box>,
	page: PageFrame,
	layout: MarginLayout,
): Steps<ReadonlyMap<string, Rect>> {
	const rects = new Map<string, Rect>();
	for (const row of ROWS) yield* placeBetween(axisOfRow(row, page, layout), boxes, rects);
	for (const column of COLUMNS) yield* placeBetween(axisOfColumn(column, page, layout), boxes, rects);
	for (const row of ROWS)
		for (const column of COLUMNS) {
			const name = `${row}-${column}-corner`;
			const box = boxes.get(name);
			if (!box) continue;
			const sides = sidesOf(box, page);
			const [left, right] = rangeAcross(column, sides, box, page);
			const [top, bottom] = rangeDown(row, sides, box, page);
			rects.set(name, { left, right, top, bottom });
		}
	return rects;
}

interface BoxSides {
	readonly margin: Sides;
	/** Border and padding. */
	readonly wide: number;
	readonly tall: number;
}

function sidesOf({ style }: Box, { width }: PageFrame): BoxSides {
	const [border, padding] = [bordersOf(style), paddingsOf(style, width)];
	return { margin: marginsOf(style, width), wide: across(border) + across(padding), tall: down(border) + down(padding) };
}

/** Beside the content of the page, in its left or right margin. */
function rangeAcross(column: 'left' | 'right', { margin, wide }: BoxSides, { style }: Box, page: PageFrame): [number, number] {
	const [, right, , left] = page.margins;
	const room = column === 'left' ? left : right;
	const asked = borderSize(style.width, room, wide, style) ?? Math.max(room - across(margin), 0);
	const width = limitWidth(asked, style, room, wide);
	const from = column === 'left' ? left - margin.right - width : page.width - right + margin.left;
	return [from, from + width];
}

/** Above or below the content of the page. */
function rangeDown(row: 'top' | 'bottom', { margin, tall }: BoxSides, { style }: Box, page: PageFrame): [number, number] {
	const [top, , bottom] = page.margins;
	const room = row === 'top' ? top : bottom;
	const asked = borderSize(style.height, room, tall, style) ?? Math.max(room - down(margin), 0);
	const height = limitHeight(asked, style, room, tall);
	const from = row === 'top' ? top - margin.bottom - height : page.height - bottom + margin.top;
	return [from, from + height];
}

interface Axis {
	readonly names: Three<string>;
	/** Between the corners. */
	readonly room: number;
	readonly wishOf: (box: Box) => Steps<Wish>;
	/** @param from where the box begins with its margin, from the first corner */
	readonly rectOf: (box: Box, from: number, size: number) => Rect;
}

function axisOfRow(row: 'top' | 'bottom', page: PageFrame, layout: MarginLayout): Axis {
	const [, right, , left] = page.margins;
	const room = page.width - left - right;
	return {
		names: [`${row}-left`, `${row}-center`, `${row}-right`],
		room,
		*wishOf(box) {
			const { margin, wide } = sidesOf(box, page);
			const asked = borderSize(box.style.width, room, wide, box.style);
			const { least, most } = asked === undefined ? yield* layout.widthsOf(box) : { least: asked, most: asked };
			return { least: least + across(margin), most: most + across(margin), isAuto: asked === undefined };
		},
		rectOf(box, from, size) {
			const sides = sidesOf(box, page);
			const [top, bottom] = rangeDown(row, sides, box, page);
			const begin = left + from + sides.margin.left;
			return { left: begin, right: begin + Math.max(size - across(sides.margin), 0), top, bottom };
		},
	};
}

function axisOfColumn(column: 'left' | 'right', page: PageFrame, layout: MarginLayout): Axis {
	const [top, , bottom] = page.margins;
	const room = page.height - top - bottom;
	return {
		names: [`${column}-top`, `${column}-middle`, `${column}-bottom`],
		room,
		*wishOf(box) {
			const sides = sidesOf(box, page);
			const [from, to] = rangeAcross(column, sides, box, page);
			const asked = borderSize(box.style.height, room, sides.tall, box.style);
			const height = (asked ?? (yield* layout.heightOf(box, to - from))) + down(sides.margin);
			return { least: height, most: height, isAuto: asked === undefined };
		},
		rectOf(box, from, size) {
			const sides = sidesOf(box, page);
			const [left, right] = rangeAcross(column, sides, box, page);
			const begin = top + from + sides.margin.top;
			return { left, right, top: begin, bottom: begin + Math.max(size - down(sides.margin), 0) };
		},
	};
}

/** The first box is at the first corner, that in the middle in the middle, and the last one at the last corner. */
function* placeBetween(
	{ names, room, wishOf, rectOf }: Axis,
	boxes: ReadonlyMap<string, Box>,
	rects: Map<string, Rect>,
): Steps<void> {
	const wishes: (Wish | undefined)[] = [];
	for (const name of names) {
		const box = boxes.get(name);
		wishes.push(box && (yield* wishOf(box)));
	}
	const sizes = shareMargin(room, [wishes[0], wishes[1], wishes[2]]);
	for (const [index, name] of names.entries()) {
		const box = boxes.get(name);
		if (box) rects.set(name, rectOf(box, ((room - sizes[index]!) * index) / 2, sizes[index]!));
	}
}
