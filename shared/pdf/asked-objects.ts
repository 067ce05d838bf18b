/**
 * Objects that documents ask for and do not have. That a reference leads to an object which the cross-reference does not list may show only
 * while an operation works on the document, such as one to a font in the resources of a form.
 */

/** A document that was opened. */
export interface Asking {
	/** The objects that were asked for and have no entry in the cross-reference. It grows. */
	readonly asked: ReadonlySet<number>;
	/** Whether the file has one of them nevertheless. */
	readonly hasAsked: () => Promise<boolean>;
}

interface Watched extends Asking {
	/** How many objects were asked for when it was opened. */
	readonly known: number;
}

/** The documents of one operation, by the bytes that were given to open them. */
export class AskedObjects {
	private readonly watched = new Map<Uint8Array, Watched>();

	/** `before`: the objects that each document asked for when it was worked on before. */
	constructor(private readonly before: ReadonlyMap<Uint8Array, ReadonlySet<number>> = new Map()) {}

	watch(input: Uint8Array, asking: Asking): void {
		this.watched.set(input, { ...asking, known: asking.asked.size });
	}

	/** The objects that a document asked for before. */
	of(input: Uint8Array): Iterable<number> {
		return this.before.get(input) ?? [];
	}

	/** For work on the documents once more, if one of them has objects that were asked for. */
	async review(): Promise<AskedObjects | undefined> {
		const found = new Map<Uint8Array, ReadonlySet<number>>();
		for (const [input, { asked, known, hasAsked }] of this.watched)
			if (asked.size > known && (await hasAsked())) found.set(input, asked);
		return found.size > 0 ? new AskedObjects(found) : undefined;
	}
}
