/** Boxes as they are given to layout: a tree of styles, texts and images (CSS Display 3, 2). */
import type { Image } from '../../image/image';
import type { Element } from '../../making/elements';
import type { Owner } from '../../making/owner';
import type { Place } from '../../making/sheet';
import type { Drawing, DrawnPicture } from './drawing';
import type { Style } from './style';

/** How the boxes inside are laid out. */
export type Inner = 'blocks' | 'lines' | 'flex' | 'grid' | 'table' | 'rows' | 'row' | 'columns' | 'turned' | 'image';

/** A part of the text of a block. */
export type Inline =
	| { readonly kind: 'text'; readonly text: string; readonly style: Style; readonly owner: Owner | undefined }
	| { readonly kind: 'open'; readonly box: Box; readonly owner: Owner | undefined }
	| { readonly kind: 'close'; readonly box: Box }
	| { readonly kind: 'break'; readonly style: Style }
	| { readonly kind: 'atom'; readonly box: Box; readonly owner: Owner | undefined }
	| { readonly kind: 'apart'; readonly box: Box };

export interface Span {
	readonly columns: number;
	readonly rows: number;
}

/** A picture, or the place for one. */
export interface Replaced {
	readonly image: Image | undefined;
	readonly drawing?: Drawing;
	/** In pixels, as the image or its attributes say. */
	readonly width: number | undefined;
	readonly height: number | undefined;
}

/** The mark of an item of a list. */
export interface Marker {
	readonly text: string;
	/** A disc, circle or square is drawn. */
	readonly shape: 'disc' | 'circle' | 'square' | undefined;
	/** That of the item, unless it has its own. */
	readonly style: Style;
	readonly element: Element | undefined;
}

const NOTHING: readonly never[] = [];

/** A few answers by their names; a map would take more memory than all the rest of a box. */
class Answers {
	private pairs: readonly unknown[] = NOTHING;

	get(name: string): unknown {
		const { pairs } = this;
		for (let at = 0; at < pairs.length; at += 2) if (pairs[at] === name) return pairs[at + 1];
		return undefined;
	}

	/** The list has room for its answers alone: one that grows has room for many more. */
	set(name: string, answer: unknown): void {
		const { pairs } = this;
		const at = pairs.indexOf(name);
		const others = at < 0 ? pairs : [...pairs.slice(0, at), ...pairs.slice(at + 2)];
		this.pairs = others.concat([name, answer]);
	}
}

/** Fields that few boxes have are their own where they are set, so that a long document needs less memory. */
export class Box {
	inner: Inner = 'blocks';
	children: readonly Box[] = NOTHING;
	inlines: readonly Inline[] = NOTHING;
	/** The element of its text; `null` if it is decoration. */
	element: Element | null = null;
	declare replaced: Replaced | undefined;
	declare marker: Marker | undefined;
	/** Pictures of backgrounds, by address. */
	declare images: ReadonlyMap<string, Image | DrawnPicture> | undefined;
	span: Span = ONE;
	/** Where links and bookmarks to it lead. */
	declare place: Place | undefined;
	/** Whether it is on the upper border of the field set around it, if that has others below. */
	declare isLegend: boolean;
	/** Of a field set: the child that is on its upper border. */
	declare legend: Box | undefined;
	/** How its first line looks, as far as other lines look in another way. */
	declare firstLine: Partial<Style> | undefined;
	/** Whether its lower edge is on the line of the text around it, whatever lines it has. */
	declare isOnLine: boolean;
	/** Whether it is an item of a flexible box or a grid. */
	declare isItem: boolean;
	/** Whether the box that follows is on the same page, as after a heading, or in a row whose cells go on there. */
	declare keepsNext: boolean;
	/** Of the pages that it is on, if it is among the blocks that follow each other on pages, and these have names. */
	declare pageName: string | undefined;
	/** Whether it is as wide as its page lets it be. */
	declare isFluid: boolean;
	/** How much wider its page is than that of the box around, in pixels. */
	declare widening: number;
	/** Of a box that is drawn apart from those around it: its place in the order of the document. */
	declare rank: number;
	/** Answers of layout about this box, which do not depend on where it is. */
	readonly known = new Answers();

	constructor(readonly style: Style) {}

	add(child: Box): void {
		if (this.children === NOTHING) this.children = [child];
		else (this.children as Box[]).push(child);
	}

	/** Whether it is out of the flow. */
	get isApart(): boolean {
		return this.isPositioned || this.style.float !== 'none';
	}

	get isPositioned(): boolean {
		return this.style.position === 'absolute' || this.style.position === 'fixed';
	}
}

Object.assign(Box.prototype, {
	isLegend: false,
	isOnLine: false,
	isItem: false,
	keepsNext: false,
	isFluid: false,
	widening: 0,
	rank: 0,
});

export const ONE: Span = { columns: 1, rows: 1 };
