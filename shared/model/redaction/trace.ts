/** Which operator of which stream shows each glyph: so glyphs can be taken out one by one (docs/semantics.md, §38.2). */
import type { Dict, Stream } from '../../pdf/syntax/values';
import type { Cut } from '../cleaning/content/cuts';
import type { ReadingFont } from '../font/reading/reading-font';
import { movedBox, type Matrix } from '../geometry/geometry';
import type { TextBox } from '../interpreter/frame';
import { overlap } from './area-path';

/** A part of a string that an operator shows, or a number of `TJ`. */
export type Element = Uint8Array | number;

/** An operator that shows text. */
export interface Shown {
	/** The number of the form, or 0 for the content that reading began with. */
	readonly stream: number;
	readonly operator: string;
	/** Where it is in its stream, with its operands. */
	readonly from: number;
	readonly to: number;
	readonly elements: Element[];
	readonly font: ReadingFont;
	readonly size: number;
	readonly charSpace: number;
	readonly wordSpace: number;
	readonly stretch: number;
	/** The number of its first glyph, among those that were read, and how many it has. */
	readonly first: number;
	count: number;
	/** The texts of its glyphs, one after the other, with blanks in place of wide gaps. */
	text: string;
	/** Whether nothing moved between the operator before and this one: both show one run of text, whatever its rise. */
	readonly follows: boolean;
	/** Whether its glyphs have no size: then where they stand does not tell words apart. */
	hasNoSize: boolean;
}

/** A number of `TJ` that is as wide as a space. */
export const SPACE = -180;

/** A property list that content has of its own (ISO 32000-2, 14.6.2). */
export interface InlineList {
	readonly stream: number;
	readonly tag: string;
	readonly operator: string;
	readonly from: number;
	readonly to: number;
	readonly dict: Dict;
	/** The first of the glyphs that it is about, and the number after the last. */
	readonly first: number;
	end: number;
}

/** An image that is painted. */
export interface PaintedImage {
	readonly stream: number;
	readonly from: number;
	readonly to: number;
	readonly image: Stream;
	/** The number of its object; 0 for an inline image. */
	readonly number: number;
	/** From the unit square to the page as displayed. */
	readonly matrix: Matrix;
	/** How many glyphs were shown before it: it covers them. */
	readonly after: number;
	/** The box around the clip, on the page as displayed. */
	readonly clip: TextBox;
}

export class Trace {
	readonly images: PaintedImage[] = [];
	/** Pieces of content whose painting touches an area, by stream. */
	readonly cuts = new Map<number, Cut[]>();
	/** Glyphs that touch an area, or the groups that they belong to. */
	readonly touched = new Set<number>();
	/** Glyphs outside the visible part of the page, or of the clip, if these are asked for. */
	readonly cropped = new Set<number>();
	/** Other painting there: the pieces of content by the painting operator, as `stream place`. */
	readonly croppedPaint = new Map<string, { readonly stream: number; readonly cuts: readonly Cut[] }>();
	/** Painting of forms that is seen: a form may be drawn twice. */
	readonly seenPaint = new Set<string>();
	/** Glyphs that are not seen: of mode 3, or transparent. The first and the end of each range, in order. */
	readonly unseen: (readonly [number, number])[] = [];
	/** Kinds of things that reach into an area and cannot be divided. */
	readonly undivided = new Set<string>();

	/** Whether any path is painted. */
	hasPaths = false;
	/** Whether a path is painted in an area, and not only along its edge. */
	isPaintedIn = false;

	readonly shown: Shown[] = [];
	readonly lists: InlineList[] = [];
	/** The content that was read, by the number of the form; 0: that with which reading began. */
	readonly contents = new Map<number, Uint8Array>();
	/** Glyphs that one text replaces (/ActualText): the first and the end of each range. */
	readonly groups: (readonly [number, number])[][] = [];
	glyphs = 0;
	/** How many glyphs another text replaces. */
	replaced = 0;
	private leavesOut = false;

	/** Whether something was shown that is not in the text. */
	get isPartial(): boolean {
		return this.leavesOut || this.replaced > 0;
	}

	/** Notes that something was shown that is not in the text. */
	leaveOut(): void {
		this.leavesOut = true;
	}

	/** Notes painting by the operator at `from`: `cuts` take it away if it is not seen. */
	paint(stream: number, from: number, isSeen: boolean, cuts: () => readonly Cut[]): void {
		const key = `${stream} ${from}`;
		if (!isSeen) this.croppedPaint.set(key, { stream, cuts: cuts() });
		else if (stream > 0) this.seenPaint.add(key);
	}

	cut(stream: number, cut: Cut): void {
		const cuts = this.cuts.get(stream);
		if (cuts) cuts.push(cut);
		else this.cuts.set(stream, [cut]);
	}

	/** Whether one of the glyphs paints nothing, or an image that touches `box` is painted over them: then the image may show them. */
	areUnseen(glyphs: ReadonlySet<number>, box: TextBox): boolean {
		let first = Infinity;
		for (const glyph of glyphs) {
			if (this.isUnseen(glyph)) return true;
			first = Math.min(first, glyph);
		}
		return this.images.some((image) => image.after > first && overlap(this.boxOf(image), box));
	}

	private readonly boxes = new Map<PaintedImage, TextBox>();

	/** The box around an image, which many matches ask for. */
	private boxOf(image: PaintedImage): TextBox {
		let box = this.boxes.get(image);
		if (!box) this.boxes.set(image, (box = imageBox(image.matrix)));
		return box;
	}

	private isUnseen(glyph: number): boolean {
		const { unseen } = this;
		let low = 0;
		for (let high = unseen.length; low < high;) {
			const middle = (low + high) >> 1;
			if (unseen[middle]![1] <= glyph) low = middle + 1;
			else high = middle;
		}
		return low < unseen.length && unseen[low]![0] <= glyph;
	}

	/** The operator that shows a glyph. */
	shownAt(glyph: number): Shown {
		const { shown } = this;
		let low = 0;
		for (let high = shown.length - 1; low < high;) {
			const middle = (low + high + 1) >> 1;
			if (shown[middle]!.first <= glyph) low = middle;
			else high = middle - 1;
		}
		return shown[low]!;
	}
}

/** The box around an image on the page as displayed. */
export function imageBox(matrix: Matrix): TextBox {
	const [left, top, right, bottom] = movedBox(matrix, [0, 0, 1, 1]);
	return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The number under which characters have the glyphs of a group. */
export const asGroup = (group: number): number => -1 - group;
