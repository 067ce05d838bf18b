/** The resources that content names (ISO 32000-2, 7.8.3), with the object that holds each category, so that names can be taken out. */
import type { PdfDocument } from '../../../pdf/document';
import { isDict, type Dict, type Value } from '../../../pdf/syntax/values';
import { holderOf } from '../../tree/removal';

export type Category = 'XObject' | 'Font' | 'Properties' | 'ExtGState' | 'Pattern' | 'Shading' | 'ColorSpace';

/** A category of one dictionary of resources. */
export interface Shelf {
	readonly dict: Dict;
	/** The object that is edited when an entry goes. */
	readonly holder: number;
}

export class Surroundings {
	private readonly shelves = new Map<Category, Shelf | undefined>();

	constructor(
		private readonly document: PdfDocument,
		private readonly resources: Value | undefined,
		/** The object that holds direct resources. */
		private readonly holder: number,
		/** Of the content that draws this content: readers look there for resources that are lacking here. */
		private readonly outer?: Surroundings,
	) {}

	/** The shelf that has the name; undefined if none has. */
	shelf(category: Category, name: string): Shelf | undefined {
		const own = this.own(category);
		return own?.dict.has(name) ? own : this.outer?.shelf(category, name);
	}

	/** The resource, unresolved. */
	find(category: Category, name: string): Value | undefined {
		return this.shelf(category, name)?.dict.get(name);
	}

	private own(category: Category): Shelf | undefined {
		const known = this.shelves.get(category);
		if (known || this.shelves.has(category)) return known;
		const { document } = this;
		const resources = document.dict(this.resources);
		const value = resources?.get(category);
		const dict = document.resolve(value);
		const found = isDict(dict) ? { dict, holder: holderOf(value, holderOf(this.resources, this.holder)) } : undefined;
		this.shelves.set(category, found);
		return found;
	}
}
