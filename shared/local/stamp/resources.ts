/**
 * Resource dictionaries with the stamp in them. The originals may be shared by pages, and even by forms: they are copied,
 * once for all pages that share them, and never changed (docs/semantics.md, §7.2).
 */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isDict, isRef, type Ref, type Value } from '../../pdf/syntax/values';

const NAME = 'OctavoWatermark';

export interface Named {
	/** The page's new /Resources. */
	readonly resources: Ref;
	/** The stamp's name among its XObjects. */
	readonly name: string;
}

export class StampedResources {
	/** By object number, or by the dictionary itself; `undefined` stands for none. */
	private readonly copies = new Map<number | Dict | undefined, Named>();

	constructor(
		private readonly document: PdfDocument,
		private readonly stamp: Ref,
	) {}

	/** `original` is what a page has or inherits, unresolved. */
	of(original: Value | undefined): Named {
		const shared = isRef(original) ? original.number : isDict(original) ? original : undefined;
		let named = this.copies.get(shared);
		if (!named) this.copies.set(shared, (named = this.copy(this.document.dict(original) ?? new Dict())));
		return named;
	}

	private copy(resources: Dict): Named {
		const { document } = this;
		const objects = new Dict(document.dict(resources.get('XObject')));
		let name = NAME;
		for (let count = 2; objects.has(name); count++) name = `${NAME}${count}`;
		objects.set(name, this.stamp);
		return { resources: document.add(new Dict(resources).set('XObject', objects)), name };
	}
}
