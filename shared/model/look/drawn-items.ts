/**
 * The things that a page draws, each with its place: two pages differ where they have different items (docs/semantics.md, D77).
 * An item is a glyph, a painted path, an image or a shading with its whole state.
 */
import type { PdfDocument } from '../../pdf/document';
import type { Value } from '../../pdf/syntax/values';
import { growBox, joinBoxes, sharedArea, type Box, type Matrix } from '../geometry/geometry';
import { Digest, digestOf } from './digest';
import type { Span } from './functions';
import type { Picture } from './image-samples';
import type { Outline } from './outline';

/** `page`: its size, or the group that it is painted as. */
export type DrawnKind = 'text' | 'image' | 'path' | 'annotation' | 'field' | 'page';

/** A transparency group: two of one style differ by `blend` of one kind, and by whether its things knock out others. */
export interface GroupLook {
	readonly style: string;
	readonly blend: string;
	/** Its soft mask, of which the style only says that it has one. */
	readonly mask: string;
}

/** A soft mask where it lies on the page. */
export interface DrawnMask {
	/** How the things that it draws are read (ISO 32000-2, Table 142). */
	readonly kind: string;
	/** Everything that it draws. */
	items(ids: ItemIds, page: Box): Promise<DrawnItems>;
}

/** Content that is drawn in more than one place: the cell of a pattern, the procedure of a glyph. */
export interface DrawnContent {
	/** Everything that it draws within a box, as large as on the page. */
	items(ids: ItemIds, box: Box, matrix: Matrix): Promise<DrawnItems>;
}

/** A glyph of a Type 3 font where it is shown. */
export interface GlyphDrawing {
	/** Two glyphs of one style differ by what their procedures draw alone. */
	readonly style: string;
	readonly blend: string;
	readonly mask: string;
	/** The same for procedures that draw the same. */
	readonly shape: string;
	readonly procedure: DrawnContent;
	/** From thousandths of the type size to the page as displayed. */
	readonly matrix: Matrix;
}

/** A shading that the operator `sh` paints. */
export interface Shaded {
	readonly style: string;
	readonly blend: string;
	readonly mask: string;
	readonly paint: string;
}

/** Two paints of one style differ by the drawing of their cells, or by their functions alone. */
export type Paint = Tiling | Shading;

export interface Tiling {
	readonly kind: 'tiling';
	readonly style: string;
	/** From the space of the pattern to the page as displayed. */
	readonly matrix: Matrix;
	readonly cell: DrawnContent;
	/** The box of a cell, and from one cell to the next. */
	readonly box: Box;
	readonly across: number;
	readonly up: number;
}

/** An axial or a radial shading. */
export interface Shading {
	readonly kind: 'shading';
	readonly style: string;
	readonly matrix: Matrix;
	readonly document: PdfDocument;
	readonly function: Value | undefined;
	/** Of the number that the function is given. */
	readonly domain: Span;
	/** The ends of the axis, or both circles. */
	readonly coords: readonly number[];
	/** Whether it goes on before its beginning, and after its end. */
	readonly extend: readonly [boolean, boolean];
}

interface Clipped {
	readonly clipBox?: Box | undefined;
}

/** Is told before something is drawn. */
export interface Marks {
	/** Called at each item: its state is written whole. */
	begins: () => void;
	/** `box` on the page as displayed; undefined if the item does not show. */
	begin(kind: DrawnKind, box: Box | undefined, state: Clipped): void;
	/** Is told how the path of the item goes. */
	outline(describe: () => Outline | undefined): void;
	/** Whether images are kept; if so, the next one is told. */
	readonly keepsPictures: boolean;
	picture(picture: Picture): void;
	/** Is told each soft mask that is set. */
	mask(id: string, mask: DrawnMask): void;
	/** Whether a pattern or a shading is not known yet; if so, it is told. */
	lacksPaint(id: string): boolean;
	paint(id: string, paint: Paint): void;
	/** Is told what the item is. */
	glyph(describe: () => GlyphDrawing): void;
	shaded(shaded: Shaded): void;
	/** A transparency group is where its items are. `isIsolated`: nothing beneath it shows through its things. */
	beginGroup(look: GroupLook, isIsolated: boolean): number;
	endGroup(group: number): void;
}

/** The part of a box that the paths that clip let show. */
export const withinClip = (box: Box, { clipBox }: Clipped): Box => (clipBox ? (sharedArea(clipBox, box) ?? NOTHING) : box);

/** Of a shading that nothing clips. */
export const EVERYWHERE: Box = [-1e9, -1e9, 1e9, 1e9];
const NOTHING: Box = [0, 0, 0, 0];
/** The box around everything. */
export class DrawnArea implements Marks {
	box: Box | undefined;
	begins = (): void => {};

	begin(_: DrawnKind, box: Box | undefined, state: Clipped): void {
		const shown = box && withinClip(box, state);
		if (shown) this.box = this.box ? joinBoxes(this.box, shown) : shown;
	}

	readonly keepsPictures = false;

	outline(): void {}

	picture(): void {}

	mask(): void {}

	lacksPaint(): boolean {
		return false;
	}

	paint(): void {}

	glyph(): void {}

	shaded(): void {}

	beginGroup(): number {
		return 0;
	}

	endGroup(): void {}
}

/** Numbers for texts: the same text has the same number on all pages that share this. */
export class ItemIds {
	private readonly numbers = new Map<string, number>();

	of(text: string): number {
		let number = this.numbers.get(text);
		if (number === undefined) this.numbers.set(text, (number = this.numbers.size));
		return number;
	}
}

/** Items of one page; further ones count as one. */
const MOST_ITEMS = 100_000;
/** Numbers of paths that are kept for a page. */
const MOST_NUMBERS = 500_000;
/** Images, soft masks, patterns and shadings that are kept for a page, 1,000 of each. */
const MOST_PICTURES = 1000;
/** Glyphs of Type 3 fonts that are kept for a page. */
const MOST_GLYPHS = 20_000;
/** Longer descriptions of items are hashed. */
const LONG = 120;
/** Pixels at the edges of things that are drawn, and of paths that clip them, in points. */
export const EDGE = 0.4;

export class DrawnItems extends Digest implements Marks {
	readonly kinds: DrawnKind[] = [];
	/** Undefined for what does not show. */
	readonly boxes: (Box | undefined)[] = [];
	/** Of items that are paths, as far as there is room. */
	readonly outlines = new Map<number, Outline>();
	readonly pictures = new Map<number, Picture>();
	readonly groups = new Map<number, GroupLook>();
	readonly masks = new Map<string, DrawnMask>();
	/** By the colors of things: patterns, and shadings. */
	readonly paints = new Map<string, Paint>();
	readonly glyphs = new Map<number, GlyphDrawing>();
	readonly shadings = new Map<number, Shaded>();
	/** The ends of groups: the first items that follow them. */
	readonly groupEnds = new Map<number, number>();
	/** For each item in a group with its own ground, the item of that group: things before it do not matter. */
	readonly grounds: (number | undefined)[] = [];
	/** Numbers of the descriptions of the items that are complete. */
	readonly keys: number[] = [];
	begins = (): void => {};
	private item = '';
	private numbers = 0;
	/** The grounds of the groups that are open. */
	private readonly open: (number | undefined)[] = [];
	/** Annotations are of one kind, whatever they draw. */
	private within: DrawnKind | undefined;

	constructor(
		private readonly ids: ItemIds,
		readonly page: Box,
		/** Whether other things that are not among these lie beneath them. */
		readonly isOverOthers = false,
	) {
		super();
	}

	/** The next items belong to an annotation. */
	enter(kind: DrawnKind): void {
		this.within = kind;
	}

	begin(kind: DrawnKind, box: Box | undefined, state: Clipped): void {
		const shown = box && this.shownPart(box, state);
		const last = this.boxes.length - 1;
		if (!this.isFull) this.add(this.within ?? kind, shown);
		else if (shown) this.boxes[last] = joinBoxes(this.boxes[last] ?? shown, shown);
		this.begins();
	}

	/** The part of the page where a thing within the box shows, with the pixels at its edges. */
	shownPart(box: Box, state: Clipped): Box | undefined {
		const clipped = withinClip(growBox(box, EDGE), state);
		return clipped === NOTHING ? undefined : sharedArea(growBox(clipped, EDGE), this.page);
	}

	outline(describe: () => Outline | undefined): void {
		if (this.isFull || this.numbers >= MOST_NUMBERS) return;
		const outline = describe();
		if (!outline) return;
		this.numbers += outline.path.length;
		this.outlines.set(this.kinds.length - 1, outline);
	}

	get keepsPictures(): boolean {
		return !this.isFull && this.pictures.size < MOST_PICTURES;
	}

	picture(picture: Picture): void {
		this.pictures.set(this.kinds.length - 1, picture);
	}

	mask(id: string, mask: DrawnMask): void {
		if (this.masks.size < MOST_PICTURES) this.masks.set(id, mask);
	}

	lacksPaint(id: string): boolean {
		return this.paints.size < MOST_PICTURES && !this.paints.has(id);
	}

	paint(id: string, paint: Paint): void {
		this.paints.set(id, paint);
	}

	glyph(describe: () => GlyphDrawing): void {
		if (!this.isFull && this.glyphs.size < MOST_GLYPHS) this.glyphs.set(this.kinds.length - 1, describe());
	}

	shaded(shaded: Shaded): void {
		if (!this.isFull && this.shadings.size < MOST_PICTURES) this.shadings.set(this.kinds.length - 1, shaded);
	}

	beginPage(): void {
		this.begin('page', this.page, {});
	}

	beginGroup(look: GroupLook, isIsolated: boolean): number {
		if (!this.isFull) this.add(this.within ?? 'path', undefined);
		this.begins();
		const group = this.boxes.length - 1;
		if (!this.isFull) this.groups.set(group, look);
		this.open.push(isIsolated ? group : this.open.at(-1));
		return group;
	}

	endGroup(group: number): void {
		this.open.pop();
		this.groupEnds.set(group, this.boxes.length);
		let box: Box | undefined;
		for (let item = group + 1; item < this.boxes.length; item++) {
			const shown = this.boxes[item];
			if (shown) box = box ? joinBoxes(box, shown) : shown;
		}
		// The last item may hold all that follow.
		if (group < MOST_ITEMS - 1) this.boxes[group] = box;
		if (group + 1 < this.kinds.length) this.kinds[group] = this.kinds[group + 1]!;
		// The end of the group does not belong to its last thing.
		if (!this.isFull) this.add(this.within ?? 'path', undefined);
	}

	/** Completes the last item. */
	end(): void {
		if (this.kinds.length === this.keys.length) return;
		const { item } = this;
		const rest = this.isFull ? this.finish() : '';
		this.keys.push(this.ids.of(item.length > LONG || rest !== '' ? digestOf(item, rest) : item));
		this.item = '';
	}

	override exact(value: number): void {
		if (this.isFull) super.exact(value);
		else this.item += `${value} `;
	}

	override text(text: string): void {
		if (this.isFull) super.text(text);
		else this.item += `t${this.ids.of(text)} `;
	}

	private get isFull(): boolean {
		return this.kinds.length === MOST_ITEMS;
	}

	private add(kind: DrawnKind, box: Box | undefined): void {
		this.end();
		this.kinds.push(kind);
		this.boxes.push(box);
		this.grounds.push(this.open.at(-1));
	}
}
