/**
 * The objects that a selection removes from a document, and the objects that still refer to them.
 *
 * Every feature asks `isGone` instead of looking at the page tree, so that one vocabulary serves pages, annotations, fields,
 * structure elements and destinations alike.
 */
import { limitExceeded } from '../../pdf/limits';
import type { PdfDocument } from '../../pdf/document';
import { type Dict, isRef, type Ref, type Value } from '../../pdf/syntax/values';

export class Removal {
	private readonly gone = new Set<number>();
	private chased = new Set<number>();

	constructor(readonly document: PdfDocument) {}

	/**
	 * Removes the object: it is not written, and references to it count as null. Catalog, page tree and the pages in it stay,
	 * whatever else a broken document lists them as.
	 */
	remove(number: number): void {
		const { catalog, catalogNumber, pages } = this.document;
		const root = catalog.get('Pages');
		if (number === catalogNumber || (isRef(root) && number === root.number) || pages.holds(number)) return;
		this.gone.add(number);
		this.document.remove(number);
	}

	/** Asks that the objects that refer to `number` be looked at: its owner is unknown and may have become meaningless. */
	chase(number: number): void {
		this.chased.add(number);
	}

	/** Everything removed so far. */
	removed(): ReadonlySet<number> {
		return this.gone;
	}

	/** The objects chased since the last call. */
	takeChased(): Set<number> {
		const chased = this.chased;
		this.chased = new Set();
		return chased;
	}

	/** Whether `value` refers to an object that was removed. */
	isGone(value: Value | undefined): value is Ref {
		return isRef(value) && this.gone.has(value.number);
	}
}

/** Counts what work on one feature takes: no document makes us look at more than `limits.nodes`. */
export class Allowance {
	private readonly most: number;
	private left: number;

	constructor(document: PdfDocument) {
		this.most = this.left = document.job.limits.nodes;
	}

	/** @throws OctavoError `limit_exceeded` */
	readonly spend = (nodes: number): void => {
		this.left -= nodes;
		if (this.left < 0)
			throw limitExceeded(
				'nodes',
				`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
				'Remove bookmarks or tags with another program first',
			);
	};
}

/** Guards a walk over document structure: cycles end. */
export class Visit {
	/** A bit for each object; a tree may have a million nodes. References beyond the objects, which lead nowhere, are in a set. */
	private readonly seen: Uint8Array;
	private readonly beyond = new Set<number>();
	private readonly lists = new Set<readonly Value[]>();
	private readonly allowance: Allowance;

	constructor(document: PdfDocument, allowance = new Allowance(document)) {
		this.allowance = allowance;
		this.seen = new Uint8Array((document.size >> 3) + 1);
	}

	/**
	 * Whether `value` is met for the first time. Direct values always are.
	 * @throws OctavoError `limit_exceeded`
	 */
	first(value: Value | undefined): boolean {
		this.allowance.spend(1);
		if (!isRef(value)) return true;
		const { number } = value;
		const at = number >> 3;
		if (at >= this.seen.length) return this.beyond.size < this.beyond.add(number).size;
		const bit = 1 << (number & 7);
		const isFirst = (this.seen[at]! & bit) === 0;
		this.seen[at]! |= bit;
		return isFirst;
	}

	/** Whether a list that is an object is met for the first time: many nodes may refer to one. */
	firstList(list: readonly Value[]): boolean {
		return this.lists.size < this.lists.add(list).size;
	}
}

/** The number of the object in which `value` lives: its own when it is a reference, else its holder's. */
export function holderOf(value: Value | undefined, holder: number): number {
	return isRef(value) ? value.number : holder;
}

/** The catalog's entry `key` as a dictionary, and the number of the object that holds it. */
export function catalogEntry(document: PdfDocument, key: string): { readonly dict: Dict; readonly holder: number } | undefined {
	const value = document.catalog.get(key);
	const dict = document.dict(value);
	return dict && { dict, holder: holderOf(value, document.catalogNumber) };
}
