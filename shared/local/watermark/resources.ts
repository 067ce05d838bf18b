/**
 * Resource dictionaries with the stamp in them. The originals may be shared by pages, and even by forms: they are copied,
 * once for all pages that share them, and never changed (semantics §7.2).
 */
import type { PdfDocument } from '../pdf/document';
import { Dict, isDict, isRef, type Ref, type Value } from '../pdf/values';

const NAME = 'OctavoWatermark';

export interface Named {
	/** The page's new /Resources. */
	readonly resources: Value;
	/** The stamp's name among its XObjects. */
	readonly name: string;
}

export class StampedResources {
	/** By object number of the original, or by the dictionary that pages inherit. */
	private readonly copies = new Map<number | Dict, Named>();

	constructor(
		private readonly document: PdfDocument,
		private readonly stamp: Ref,
	) {}

	of(index: number): Named {
		const { document } = this;
		const own = document.entry(document.pages.number(index), 'Resources');
		// A dictionary inside the page is the page's own: its copy takes its place.
		if (isDict(own)) return this.copy(own);
		const value = isRef(own) ? own : document.pages.attribute(index, 'Resources');
		const shared = isRef(value) ? value.number : isDict(value) ? value : 0;
		const known = this.copies.get(shared);
		if (known) return known;
		const { resources, name } = this.copy(document.dict(value) ?? new Dict());
		const made = { resources: document.add(resources), name };
		this.copies.set(shared, made);
		return made;
	}

	private copy(resources: Dict): Named {
		const objects = new Dict(this.document.dict(resources.get('XObject')));
		let name = NAME;
		for (let count = 2; objects.has(name); count++) name = `${NAME}${count}`;
		objects.set(name, this.stamp);
		return { resources: new Dict(resources).set('XObject', objects), name };
	}
}
