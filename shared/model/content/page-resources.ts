/**
 * Resource dictionaries with a stamp in them. The originals may be shared by pages, and even by forms: they are copied, once
 * for all pages that share them, and never changed (docs/semantics.md, §7.2).
 */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isDict, isRef, type Ref, type Value } from '../../pdf/syntax/values';

/** A resource that a stamp needs on a page. */
export interface Addition {
	readonly category: 'XObject' | 'Font' | 'ColorSpace' | 'Properties';
	/** The name that it gets; with a number after it where the page has one of this name. */
	readonly name: string;
	readonly ref: Ref;
}

export interface Extended {
	/** The page's new /Resources. */
	readonly resources: Ref;
	/** The names of the additions, in their order. */
	readonly names: readonly string[];
}

export class PageResources {
	/** By the original's object number, or by the dictionary itself (`undefined`: no dictionary); then by the additions. */
	private readonly copies = new Map<number | Dict | undefined, Map<string, Extended>>();

	constructor(private readonly document: PdfDocument) {}

	/** `original` is what a page has or inherits, unresolved. */
	with(original: Value | undefined, additions: readonly Addition[]): Extended {
		const shared = isRef(original) ? original.number : isDict(original) ? original : undefined;
		let copies = this.copies.get(shared);
		if (!copies) this.copies.set(shared, (copies = new Map<string, Extended>()));
		const key = additions.length === 1 ? String(additions[0]!.ref.number) : additions.map(({ ref }) => ref.number).join(' ');
		let extended = copies.get(key);
		if (!extended) copies.set(key, (extended = this.extend(this.document.dict(original) ?? new Dict(), additions)));
		return extended;
	}

	private extend(resources: Dict, additions: readonly Addition[]): Extended {
		const { document } = this;
		const extended = new Dict(resources);
		const own = new Map<string, Dict>();
		const names = additions.map((addition) => {
			const { category, ref } = addition;
			let entries = own.get(category);
			if (!entries) own.set(category, (entries = new Dict(document.dict(resources.get(category)))));
			let name = addition.name;
			for (let count = 2; entries.has(name); count++) name = `${addition.name}${count}`;
			entries.set(name, ref);
			extended.set(category, entries);
			return name;
		});
		return { resources: document.add(extended), names };
	}
}
