/**
 * Objects that documents ask for and do not have. That a reference leads to an object which the cross-reference does not list may show only
 * while an operation works on the document, such as one to a font in the resources of a form; so may damage of an object stream.
 */

/** Kinds of which a look at all pages tells the pages. */
export const OF_PAGES: ReadonlySet<string> = new Set(['content', 'a font', 'an image']);

/** In place of a kind of data: the size of a page, which was lost. */
export const PAGE_SIZE = 'a page size';

/** Kinds of data that turned out to be damaged when they were decoded, as notes say them: copying does not show that. */
export class DamagedKinds {
	private readonly cut = new Set<string>();
	private readonly contradicted = new Set<string>();
	private sound = 0;
	private wrong = 0;

	/** A program that writes wrong checksums writes no right ones. Where data is cut, too, the file was damaged. */
	get all(): string[] {
		const isHabit = this.wrong > 1 && this.sound === 0 && this.cut.size === 0;
		return [...new Set([...this.cut, ...(isHabit ? [] : this.contradicted)])];
	}

	/** Data that is whole. */
	addSound(): void {
		this.sound++;
	}

	/** Data of which a part is missing. */
	addCut(kind: string): void {
		this.cut.add(kind);
	}

	/** Data that contradicts its checksum. */
	addContradicted(kind: string): void {
		this.wrong++;
		this.contradicted.add(kind);
	}
}

/** A document that was opened. */
export interface Asking {
	/** The objects that were asked for and have no entry in the cross-reference. It grows. */
	readonly asked: ReadonlySet<number>;
	/** Object streams that turned out to be damaged. It grows. */
	readonly broken: ReadonlyMap<number, number>;
	/** Objects that turned out to be damaged, perhaps, or to be free. It grows. */
	readonly doubtful: ReadonlySet<number>;
	/** Data that turned out to be damaged, by its kinds. They grow. */
	readonly damaged: { readonly all: readonly string[] };
}

interface Watched extends Asking {
	/** How many of each there were when it was opened. */
	readonly known: { readonly asked: number; readonly broken: number; readonly doubtful: number; readonly damaged: number };
}

/** Faults that work on a document has met. */
interface Met {
	readonly asked: ReadonlySet<number>;
	readonly broken: Iterable<number>;
	/** Whether pages may have lost something. */
	readonly isDoubtful: boolean;
	readonly damagedData: readonly string[];
}

const NOTHING_MET: Met = { asked: new Set(), broken: [], isDoubtful: false, damagedData: [] };

/** The documents of one operation, by the bytes that were given to open them. */
export class AskedObjects {
	private readonly watched = new Map<Uint8Array, Watched>();

	/** `before`: what each document asked for, and the damage that was met, when it was worked on before. */
	constructor(private readonly before: ReadonlyMap<Uint8Array, Met> = new Map()) {}

	watch(input: Uint8Array, asking: Asking): void {
		const { asked, broken, doubtful, damaged } = asking;
		this.watched.set(input, {
			...asking,
			known: { asked: asked.size, broken: broken.size, doubtful: doubtful.size, damaged: damaged.all.length },
		});
	}

	/** The objects that a document asked for before, and its object streams that were damaged. */
	of(input: Uint8Array): Met {
		return this.before.get(input) ?? NOTHING_MET;
	}

	/**
	 * For work on the documents once more, if one of them turned out to be damaged, or asked for objects: the file has them, or a page may
	 * have lost them. Nearly no document has such references.
	 */
	review(): AskedObjects | undefined {
		const found = new Map<Uint8Array, Met>();
		for (const [input, { asked, broken, doubtful, damaged, known }] of this.watched) {
			const isDoubtful = asked.size > known.asked || doubtful.size > known.doubtful;
			if (isDoubtful || broken.size > known.broken || damaged.all.length > known.damaged)
				found.set(input, { asked, broken: [...broken.keys()], isDoubtful, damagedData: damaged.all });
		}
		return found.size > 0 ? new AskedObjects(found) : undefined;
	}
}
