/** The vocabulary that all parts of a merge share. */
import type { PdfDocument } from '../../pdf/document';
import { Dict, PartRef, Ref, Stream, type Value } from '../../pdf/syntax/values';

export interface Part {
	/** Zero-based position; the first part's trailer and catalog become the result's. */
	readonly index: number;
	readonly document: PdfDocument;
	/** It is made for the result, and does not count where something applies to whole documents. */
	readonly made?: true;
}

/** The document that becomes the result. */
export const resultOf = (parts: readonly Part[]): PdfDocument => parts.find(({ index }) => index === 0)!.document;

/** A reference to an object of the part `to`, as it is written in the part `from`. */
export const referenceTo = (to: number, number: number, from = 0): Ref =>
	to === from ? new Ref(number) : new PartRef(to, number);

/** A value of one part as the first part must write it: references name the part. Dictionaries and arrays are copied. */
export function lift(value: Value, part: number): Value {
	if (part === 0) return value;
	if (value instanceof PartRef) return value;
	if (value instanceof Ref) return new PartRef(part, value.number);
	if (Array.isArray(value)) return value.map((item) => lift(item, part));
	if (value instanceof Stream || !(value instanceof Dict)) return value;
	const lifted = new Dict();
	for (const [key, item] of value) lifted.set(key, lift(item, part));
	return lifted;
}

/** Names in use, and new ones: `name_2`, `name_3`, … whichever is free; deterministic. UTF-16 stays UTF-16. */
export class Names {
	private readonly taken: Set<string>;
	/** The number tried last, so that a thousand documents with the same name do not count up a thousand times. */
	private readonly last = new Map<string, number>();

	constructor(
		taken: Iterable<string> = [],
		/** Two names are the same if this gives the same for both. */
		private readonly meaning: (name: string) => string = (name) => name,
	) {
		this.taken = new Set([...taken].map(meaning));
	}

	get size(): number {
		return this.taken.size;
	}

	has(name: string): boolean {
		return this.taken.has(this.meaning(name));
	}

	add(name: string): void {
		this.taken.add(this.meaning(name));
	}

	/** A name like `wanted` that is free, and in use from now on. */
	free(wanted: string): string {
		const wide = wanted.startsWith('\u00fe\u00ff');
		for (let count = (this.last.get(wanted) ?? 1) + 1; ; count++) {
			const suffix = `_${count}`;
			const name = wanted + (wide ? [...suffix].map((character) => `\0${character}`).join('') : suffix);
			if (this.has(name)) continue;
			this.last.set(wanted, count);
			this.add(name);
			return name;
		}
	}
}
