/** The headings of a document, and where links by the names of elements lead. */
import { BRIEF_COST, briefText, ELEMENT_COST, everyElement, type HtmlElement } from '../../html/nodes';
import type { Bookmark } from '../../model/making/bookmarks';
import type { Place } from '../../model/making/sheet';
import type { Steps } from '../../pace/steps';

interface Heading {
	readonly title: string;
	/** From 1, without gaps. */
	readonly level: number;
	readonly place: Place;
}

export class Headings {
	private readonly headings = new Map<HtmlElement, Heading>();
	private readonly places = new Map<HtmlElement, Place>();
	private readonly named = new Map<string, Place>();

	/** The headings below `root`. */
	static *read(root: HtmlElement): Steps<Headings> {
		const read = new Headings();
		const depths: number[] = [];
		for (const element of everyElement(root)) {
			yield ELEMENT_COST;
			const { name, attributes } = element;
			const id = attributes.get('id') ?? (name === 'a' ? attributes.get('name') : undefined);
			const depth = /^h([1-6])$/.exec(name)?.[1];
			if (id === undefined && depth === undefined) continue;
			const place: Place = {};
			read.places.set(element, place);
			if (id !== undefined && !read.named.has(id)) read.named.set(id, place);
			if (depth === undefined) continue;
			yield BRIEF_COST;
			const title = briefText(element);
			if (title === '') continue;
			while (depths.length > 0 && depths.at(-1)! >= Number(depth)) depths.pop();
			depths.push(Number(depth));
			// Levels begin at 1 and skip none (ISO 14289-1, 7.4.2), whatever the elements are.
			read.headings.set(element, { title, level: Math.min(depths.length, 6), place });
		}
		return read;
	}

	levelOf(element: HtmlElement): number | undefined {
		return this.headings.get(element)?.level;
	}

	placeOf(element: HtmlElement): Place | undefined {
		return this.places.get(element);
	}

	/** The same for an element that has no name. */
	keepPlace(element: HtmlElement): Place {
		let place = this.places.get(element);
		if (!place) this.places.set(element, (place = {}));
		return place;
	}

	/** The place of the element with this name. */
	find(id: string): Place | undefined {
		return this.named.get(id);
	}

	get first(): string | undefined {
		return [...this.headings.values()][0]?.title;
	}

	get bookmarks(): Bookmark[] {
		const top: Bookmark[] = [];
		const open: { readonly level: number; readonly children: Bookmark[] }[] = [{ level: 0, children: top }];
		for (const { title, level, place } of this.headings.values()) {
			if (!place.sheet) continue;
			while (open.at(-1)!.level >= level) open.pop();
			const children: Bookmark[] = [];
			open.at(-1)!.children.push({ title, place, children });
			open.push({ level, children });
		}
		return top;
	}
}
