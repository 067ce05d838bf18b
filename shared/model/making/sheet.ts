/** A page that is being made. Nothing is written before all of the document is known: subsets of fonts need all text. */
import type { PDFRef } from 'pdf-lib';
import type { Image } from '../image/image';
import type { Element } from './elements';
import { isGroup, type Control, type Ink } from './ink';
import { addAll } from '../../lists';

/** A place that links and bookmarks lead to. It may be found after them. */
export interface Place {
	sheet?: Sheet;
	/** The upper edge of what the window shows, from the bottom of the page. */
	top?: number;
}

export type LinkTarget = { readonly uri: string } | { readonly place: Place };

export interface Link {
	/** Left, bottom, right, top. */
	readonly box: readonly [number, number, number, number];
	readonly target: LinkTarget;
	/** The target in words (ISO 14289-1, 7.18.5). */
	readonly contents: string;
	readonly element: Element;
	readonly ref: PDFRef;
	/** Its place in the tree of parents. */
	readonly key: number;
}

/** Content that belongs together: to one element, or to none as an artifact (ISO 32000-2, 14.8.2.2). */
export interface Sequence {
	readonly element: Element | undefined;
	/** Where on the pages it is repeated, such as a page number at the foot (Table 363). */
	readonly running?: 'Header' | 'Footer';
	readonly inks: Ink[];
}

/** Marks that are drawn together, as a form (ISO 32000-2, 8.10.3) with its own numbers of sequences. */
export interface Group {
	readonly ref: PDFRef;
	/** Its place in the tree of parents. */
	readonly key: number;
	/** The elements of the sequences, by their numbers. */
	readonly owners: Element[];
}

/** The drawing of a page, in order: sequences, and controls that hold for those up to their end. */
export type Drawn = Sequence | { readonly enter: Control; readonly group: Group | undefined } | { readonly leave: true };

export class Sheet {
	readonly drawn: Drawn[] = [];
	readonly links: Link[] = [];
	/** The elements of the sequences, by their numbers on this page. */
	readonly owners: Element[] = [];
	readonly images = new Map<string, Image>();
	readonly groups: Group[] = [];
	/** The groups of the controls that hold. */
	private readonly open: (Group | undefined)[] = [];

	/** Made by `Composition.sheet`. */
	constructor(
		readonly width: number,
		readonly height: number,
		readonly ref: PDFRef,
		/** Its place in the tree of parents. */
		readonly key: number,
		private readonly lends: () => { readonly ref: PDFRef; readonly key: number },
	) {}

	/** Draws for an element, in reading order; without one, as an artifact such as a rule or a page number. */
	draw(element: Element | undefined, ...inks: readonly Ink[]): void {
		const last = this.drawn.at(-1);
		const continues =
			last !== undefined && 'inks' in last && last.element === element && last.running === undefined && this.isLastKid(element);
		if (continues) {
			addAll(last.inks, inks);
			return;
		}
		this.drawn.push({ element, inks: [...inks] });
		if (!element) return;
		const { owners, form } = this.stream;
		element.kids.push({ page: this.ref, content: owners.length, form });
		owners.push(element);
	}

	/** Draws a line at the head or the foot, which all pages have. */
	run(running: 'Header' | 'Footer', ...inks: readonly Ink[]): void {
		this.drawn.push({ element: undefined, running, inks: [...inks] });
	}

	/** All that is drawn before `leave` is clipped, transformed or made clear so. */
	enter(control: Control): void {
		const outer = this.open.at(-1);
		const group: Group | undefined = isGroup(control) ? { ...this.lends(), owners: [] } : undefined;
		if (group) this.groups.push(group);
		this.open.push(group ?? outer);
		this.drawn.push({ enter: control, group });
	}

	leave(): void {
		this.open.pop();
		this.drawn.push({ leave: true });
	}

	/** Makes a box of the page lead somewhere. The annotation is part of `element`, a Link. */
	link(element: Element, box: Link['box'], target: LinkTarget, contents: string): void {
		const { ref, key } = this.lends();
		this.links.push({ box, target, contents, element, ref, key });
		element.kids.push({ page: this.ref, annotation: ref });
	}

	/** The name of an image in the resources of this page. */
	image(image: Image): string {
		for (const [name, known] of this.images) if (known === image) return name;
		const name = `Image${this.images.size + 1}`;
		this.images.set(name, image);
		return name;
	}

	/** Where content is drawn. */
	private get stream(): { readonly owners: Element[]; readonly form: PDFRef | undefined } {
		const group = this.open.at(-1);
		return group ? { owners: group.owners, form: group.ref } : { owners: this.owners, form: undefined };
	}

	/** Whether nothing came between: content of an element is in the order of its kids. */
	private isLastKid(element: Element | undefined): boolean {
		if (!element) return true;
		const kid = element.kids.at(-1);
		const { owners, form } = this.stream;
		return (
			kid !== undefined && 'content' in kid && kid.page === this.ref && kid.form === form && kid.content === owners.length - 1
		);
	}
}
