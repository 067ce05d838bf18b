/** Rows: parts of a document that are as high as a line, a picture or a row of a table, and that no page break divides. */
import type { Color } from '../../model/making/ink';
import type { Sheet } from '../../model/making/sheet';

/** A bar beside several rows, or a ground under them, drawn once for those of a page. */
export interface Decoration {
	readonly x: number;
	readonly width: number;
	readonly color: Color;
	readonly radius?: number;
	/** How far it goes beyond the rows, above and below. */
	readonly over: number;
}

export interface Row {
	/** Space above, which is left out at the top of a page. */
	readonly before: number;
	readonly height: number;
	/** Whether the next row must be on the same page. */
	readonly keep: boolean;
	readonly decorations: readonly Decoration[];
	/** The rows of footnotes that are referred to here for the first time. */
	readonly notes?: readonly Row[] | undefined;
	/** Rows to repeat above this one if it begins a page: the head of its table. */
	readonly head?: readonly Row[] | undefined;
	/** Whether a new page begins before it. */
	readonly breaks?: boolean;
	/** `top` is its upper edge from the bottom of the page. A repeated row is an artifact. */
	paint(sheet: Sheet, top: number, repeated: boolean): void;
}
