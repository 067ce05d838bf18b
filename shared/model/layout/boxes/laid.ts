/**
 * Boxes with places: what layout gives, and the same on pages. Places of the first are in pixels from the upper left corner of the box
 * around, its border included.
 */
import type { Owner } from '../../making/owner';
import type { Word } from '../../making/typefaces';
import type { Matrix } from '../../geometry/geometry';
import type { Fragments } from './fragments';
import type { Box } from './box';
import { usedLength, type Style } from './style';

export interface Sides {
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
	readonly left: number;
}

/** Text of one look on a baseline. */
export interface LaidText {
	readonly x: number;
	/** Of the baseline, from the top of the line. */
	readonly y: number;
	readonly width: number;
	readonly style: Style;
	readonly owner: Owner | undefined;
	readonly words: readonly Word[];
	/** Of text in a box of a line that has edges: the top of that box, from the top of the line, which is drawn on a whole pixel. */
	readonly from?: number;
	/** Of raised text: how far each line of its decorations is below its usual place. */
	readonly drops?: readonly number[];
	/** The outermost relative box of the line that it is in. */
	readonly within?: Box;
}

/** The part of an inline box that is on a line. */
export interface LaidInline {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly box: Box;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	/** See `LaidText`. */
	readonly within?: Box;
}

export interface LaidLine {
	/** From the top of its block. */
	readonly y: number;
	readonly height: number;
	/** From the top of the line. */
	readonly baseline: number;
	readonly inlines: readonly LaidInline[];
	/** From left to right. */
	readonly texts: readonly LaidText[];
	/** Boxes among the text; their places are from the top of the line. */
	readonly atoms: readonly { readonly laid: Laid; readonly owner: Owner | undefined; readonly within?: Box }[];
	/** Its relative boxes, without those inside others. */
	readonly relative?: readonly Box[];
	/** Whether it is the last line that is seen, of more. */
	readonly isCut?: boolean;
}

/** How the boxes inside follow each other: one below the other, or side by side in bands. */
export type Flow = 'sequence' | 'bands' | 'rows';

/** Fields that few boxes have are their own where they are set, so that a long document needs less memory. */
export class Laid {
	x = 0;
	y = 0;
	width = 0;
	height = 0;
	border: Sides = NONE;
	padding: Sides = NONE;
	children: readonly Laid[] = NO_BOXES;
	/** Floats and positioned boxes. */
	apart: readonly Laid[] = NO_BOXES;
	lines: readonly LaidLine[] = NO_LINES;
	flow: Flow = 'sequence';
	/** Of the first line, and of the last, from the top. */
	firstBaseline: number | undefined;
	lastBaseline: number | undefined;
	/** How far a relative box is away from its place in the flow. */
	declare shift: { readonly x: number; readonly y: number } | undefined;
	/** The margin above it, with those inside that join it; of boxes one below the other. */
	above: number | undefined;
	/** The margins below it that join those of the box around. */
	after: Margin = NO_MARGIN;
	/** Of columns: the flow that is in them, as if it were in one. */
	declare columns: LaidColumns | undefined;
	/** Of a cell: how much higher it is than its content. */
	slack = 0;
	/** Of a cell: how far down its alignment moved its content. */
	declare sunk: number;
	/** Of a table: the rows that are repeated on each page, at its beginning and its end there. */
	declare head: Laid | undefined;
	declare foot: Laid | undefined;
	/** Of a table: where it is between its captions. Of a field set: where its border is, which has a legend on it. */
	declare frame: { readonly top: number; readonly height: number } | undefined;
	/** Of a field set: the legend on its upper border, which has a gap there. */
	declare legend: Laid | undefined;
	/** Of content whose lines run down or up: from its places to those of the box around, from whose corner it is turned. */
	declare turn: Matrix | undefined;
	/** Of a positioned box: whether it is measured from the bottom of the box around. */
	declare isFromBottom: boolean;

	constructor(readonly box: Box) {}

	add(child: Laid): void {
		this.children = withItem(this.children, child);
	}

	/** Adds a box out of the flow. */
	addApart(one: Laid): void {
		this.apart = withItem(this.apart, one);
	}

	get contentWidth(): number {
		return this.width - this.border.left - this.border.right - this.padding.left - this.padding.right;
	}
}

/** Columns beside each other. */
export interface LaidColumns {
	readonly content: Laid;
	readonly count: number;
	readonly width: number;
	readonly gap: number;
	/** Whether they are filled one after the other, and not all alike. */
	readonly fillsFirst: boolean;
	/** How they are where no page ends. */
	readonly whole: PlacedColumns | undefined;
}

export interface PlacedLine {
	readonly line: LaidLine;
	readonly top: number;
	readonly atoms: readonly Placed[];
}

/** In pixels of the column of pages. */
export interface Rect {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** A box on pages: where it begins and ends in the column of pages. */
export interface Placed {
	readonly laid: Laid;
	/** From the left of the page's content. */
	x: number;
	top: number;
	bottom: number;
	lines: readonly PlacedLine[];
	readonly children: Placed[];
	readonly apart: Placed[];
	/** Heads and feet of a table on further pages. */
	readonly repeated: Placed[];
	/** Of columns: their content. */
	columns?: PlacedColumns | undefined;
	/** Of the root, whose background is that of all pages: where this is placed. */
	ground?: Rect;
	/** The page that all of it is on: see `onlyPageOf`. */
	onlyPage?: number;
}

/** Where boxes around cut off below: what begins further down is not seen, and makes no pages. One that is moved may be seen again. */
export const endFor = ({ laid }: Placed, around: number): number => (isMovedAcross(laid) ? around : Infinity);

/** Whether a box is moved to a side at most. */
function isMovedAcross({ shift, box, height }: Laid): boolean {
	if (shift && shift.y !== 0) return false;
	return box.style.transform.every((one) => one.kind === 'translate' && usedLength(one.y, height) === 0);
}

/** The same for the boxes and lines inside. */
export const endInside = (placed: Placed, around: number): number => {
	const end = endFor(placed, around);
	return placed.laid.box.style.overflow === 'hidden' ? Math.min(end, placed.bottom) : end;
};

/** A flow that is divided into columns, in rows of them; each row is on another page. */
export interface PlacedColumns {
	readonly content: Placed;
	/** The columns as parts of the flow, one row after the other. */
	readonly fragments: Fragments;
	/** The rows, from the top of the box. */
	readonly rows: readonly Row[];
	/** The last column that has content. */
	readonly last: number;
	/** Whether something in them must begin on a new page. */
	readonly isDivided: boolean;
}

export interface Row {
	readonly top: number;
	readonly height: number;
}

export const NONE: Sides = { top: 0, right: 0, bottom: 0, left: 0 };

/** Margins that collapse: the largest, and the most negative (CSS 2.1, 8.3.1). */
export class Margin {
	constructor(
		readonly most = 0,
		readonly least = 0,
	) {}

	get size(): number {
		return this.most + this.least;
	}

	add(size: number): Margin {
		return size === 0 ? this : new Margin(Math.max(this.most, size), Math.min(this.least, size));
	}

	join({ most, least }: Margin): Margin {
		return new Margin(Math.max(this.most, most), Math.min(this.least, least));
	}
}

export const NO_MARGIN = new Margin();

const NO_LINES: readonly never[] = [];
const NO_BOXES: readonly never[] = [];

/** The list with one more item; that of none is shared. */
function withItem<T>(list: readonly T[], item: T): readonly T[] {
	if (list.length === 0) return [item];
	(list as T[]).push(item);
	return list;
}

Laid.prototype.isFromBottom = false;
Laid.prototype.sunk = 0;

/**
 * Takes the boxes inside a box out of all lists, and gives them from the last to the first: a long document does not have its boxes
 * and its marks in memory at the same time.
 */
export function takeChildren({ children, laid }: Placed): Placed[] {
	const taken = children.toReversed();
	if (children.length > 0) children.length = 0;
	[laid.children, laid.box.children] = [NO_BOXES, NO_BOXES];
	return taken;
}
