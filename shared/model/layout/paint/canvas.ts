/** The pages of a layout: turns places in pixels of the flow into points of a page, and draws there. */
import { operand } from '../../content/painting';
import { movedBox, multiply, type Box, type Matrix } from '../../geometry/geometry';
import type { Composition } from '../../making/composition';
import type { Element } from '../../making/elements';
import type { Control, Ink, Overlay } from '../../making/ink';
import { isClear, type Shade } from '../../making/shades';
import type { LinkTarget, Sheet } from '../../making/sheet';
import { Fragments } from '../boxes/fragments';
import { PageNames } from '../pages/page-names';

/** A page and the part of it within its margins, in points. */
export interface PageArea {
	readonly page: { readonly width: number; readonly height: number };
	readonly left: number;
	readonly top: number;
	readonly height: number;
}

/** The pages of a document, in points; those with a name may have another size. */
export interface PageBox {
	/** Between the margins, which is the same on all pages of a name. */
	readonly widthOf: (name: string) => number;
	/** Between the margins, on the page of a name that has most of it. */
	readonly heightOf: (name: string) => number;
	readonly areaOf: (page: number, name: string) => PageArea;
	/** Between the margins of the first page, if it has this name: what lengths of the view, and positioned boxes, refer to. */
	readonly viewOf: (name: string) => { readonly width: number; readonly height: number };
	/** The name of the first page, if it is not as wide as the others. */
	readonly first?: string | undefined;
}

/** Something that holds for marks: a clip, a matrix or how clear they are, on each page in points of that page. */
export interface Scope {
	readonly on: (page: number) => Control;
	readonly isFilter?: true;
}

/** The mask of a gradient that is clear in parts holds for all that follows in its scope, see `TextInk`. */
export const scopesFor = (fill: Shade | undefined, scopes: readonly Scope[]): readonly Scope[] =>
	fill && isClear(fill) ? [...scopes, { on: () => ({}) }] : scopes;

/**
 * Scopes for marks with colors over all of them. Not in others of the kind: not all readers know masks in masks, and each would double
 * the time for what is in it.
 */
export function filterScopes(overlays: readonly Overlay[] | undefined, scopes: readonly Scope[]): readonly Scope[] {
	if (!overlays || overlays.length === 0 || scopes.some(({ isFilter }) => isFilter)) return [];
	return [{ on: () => ({ overlays }), isFilter: true }, { on: () => ({ opacity: 1 }) }];
}

export interface LinkWords {
	readonly target: LinkTarget;
	/** The target in words. */
	readonly contents: string;
}

/** Pages, or the columns of a box, which are on pages: boxes are drawn there. Places are in pixels of the flow that is divided. */
export abstract class Surface {
	/** The last part that has content; empty boxes do not make pages. */
	last = 0;

	/** @param scale points of a pixel */
	constructor(
		readonly fragments: Fragments,
		readonly scale: number,
	) {}

	/** The part that a place is in. */
	pageAt(px: number): number {
		return this.fragments.at(px + 0.05);
	}

	/** A baseline on whole pixels of its page, as browsers place it. */
	abstract snap(page: number, px: number): number;

	/** The page that a part is on. */
	abstract pageOf(part: number): number;

	abstract x(page: number, px: number): number;

	/** The distance from the bottom of a page. */
	abstract y(page: number, px: number): number;

	abstract sheet(page: number): Sheet;

	/** How much wider a page is than those of a name, in pixels between the margins. */
	abstract wideningOn(page: number, name: string): number;

	/** A path around all of a page. */
	wholePage(page: number): string {
		const { width, height } = this.sizeOf(page);
		return `0 0 ${width} ${height} re`;
	}

	/** Width and height of a page, in points. */
	abstract sizeOf(page: number): { readonly width: number; readonly height: number };

	/** Draws within scopes; those that are open stay open for what follows. */
	abstract draw(page: number, element: Element | undefined, scopes: readonly Scope[], ...inks: readonly Ink[]): void;

	/** @param scopes whose matrices move the box; its sides stay parallel to those of the page */
	abstract link(page: number, element: Element, box: Box, words: LinkWords, scopes: readonly Scope[]): void;

	/** The area of a page around a box that scopes move. */
	moved(page: number, box: Box, scopes: readonly Scope[]): Box {
		let matrix: Matrix | undefined;
		for (const scope of scopes) {
			const own = scope.on(page).matrix as Matrix | undefined;
			if (own) matrix = matrix ? multiply(own, matrix) : own;
		}
		return matrix ? movedBox(matrix, box) : box;
	}

	/** A rectangle as a path, in points. */
	rectangle(page: number, left: number, top: number, right: number, bottom: number): string {
		const [x, y] = [this.x(page, left), this.y(page, bottom)];
		return `${[x, y, (right - left) * this.scale, (bottom - top) * this.scale].map(operand).join(' ')} re`;
	}
}

/** All pages. */
export class Canvas extends Surface {
	readonly names = new PageNames();
	/** Of pages that were asked for. */
	private readonly areas: PageArea[] = [];
	/** Pages that are written as far as they are drawn. */
	private settled = 0;
	/** By page. */
	private readonly open = new Map<number, Scope[]>();

	constructor(
		private readonly composition: Composition,
		private readonly box: PageBox,
		scale: number,
		private readonly most: number,
		private readonly refuse: (pages: number) => Error,
	) {
		super(new Fragments((page) => this.areaOf(page).height / scale, box.heightOf('') / scale), scale);
	}

	pageOf(page: number): number {
		return page;
	}

	/** From a page on, pages have a name. */
	rename(page: number, name: string): void {
		if (this.names.of(page) === name) return;
		this.names.set(page, name);
		this.areas.length = Math.min(this.areas.length, page);
		this.fragments.changeFrom(page, this.box.heightOf(name) / this.scale);
	}

	wideningOn(page: number, name: string): number {
		const { box, names, scale } = this;
		return (box.widthOf(names.of(page)) - box.widthOf(name)) / scale;
	}

	sizeOf(page: number): { readonly width: number; readonly height: number } {
		return this.areaOf(page).page;
	}

	snap(page: number, px: number): number {
		const start = this.fragments.startOf(page);
		return start + Math.floor(px - start + 0.5);
	}

	x(page: number, px: number): number {
		return this.areaOf(page).left + px * this.scale;
	}

	y(page: number, px: number): number {
		const { page: whole, top } = this.areaOf(page);
		return whole.height - top - (px - this.fragments.startOf(page)) * this.scale;
	}

	sheet(page: number): Sheet {
		const { sheets } = this.composition;
		if (page >= this.most) throw this.refuse(this.most);
		while (sheets.length <= page) {
			const { width, height } = this.sizeOf(sheets.length);
			this.composition.sheet(width, height);
		}
		return sheets[page]!;
	}

	draw(page: number, element: Element | undefined, scopes: readonly Scope[], ...inks: readonly Ink[]): void {
		const sheet = this.sheet(page);
		this.enterScopes(sheet, page, scopes);
		this.put(sheet, element, inks);
	}

	protected put(sheet: Sheet, element: Element | undefined, inks: readonly Ink[]): void {
		sheet.draw(element, ...inks);
	}

	link(page: number, element: Element, box: Box, { target, contents }: LinkWords, scopes: readonly Scope[]): void {
		this.sheet(page).link(element, this.moved(page, box, scopes), target, contents);
	}

	/** Writes the pages before a place, to which boxes of the flow come no more: their marks would take more memory. */
	*settle(px: number): Generator<number, void> {
		const { sheets } = this.composition;
		for (const end = Math.min(this.pageAt(px), sheets.length); this.settled < end; this.settled++)
			yield* this.composition.settle(sheets[this.settled]!);
	}

	/** Ends all open scopes on all pages. */
	close(): void {
		for (const page of this.open.keys()) this.enterScopes(this.sheet(page), page, []);
	}

	/** Places are asked for with all that is drawn. */
	private areaOf(page: number): PageArea {
		return (this.areas[page] ??= this.box.areaOf(page, this.names.of(page)));
	}

	private enterScopes(sheet: Sheet, page: number, scopes: readonly Scope[]): void {
		let open = this.open.get(page);
		if (!open) this.open.set(page, (open = []));
		let same = 0;
		while (same < open.length && same < scopes.length && open[same] === scopes[same]) same++;
		for (; open.length > same; open.pop()) sheet.leave();
		for (const scope of scopes.slice(same)) {
			sheet.enter(scope.on(page));
			open.push(scope);
		}
	}
}
