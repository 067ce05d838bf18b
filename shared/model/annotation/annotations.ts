/**
 * Annotations (ISO 32000-2, 12.5) on pages that stay: links that lost their target are removed, all others only lose their
 * references to removed objects.
 */
import type { PdfDocument } from '../../pdf/document';
import { isName, isRef, type Dict, type Value } from '../../pdf/syntax/values';
import type { Destinations } from '../navigation/destinations';
import { holderOf, type Removal } from '../tree/removal';

export class Annotations {
	private readonly document: PdfDocument;
	/** Pages whose /Annots names annotations that were removed, where they say which page they are on. */
	private readonly pages = new Map<number, Set<number>>();
	/** Indirect arrays that were touched: thousands of pages can share one. */
	private readonly touched = new Set<number>();
	/** Keys of the structure's parent tree that belonged to annotations that went. */
	readonly structKeys = new Set<number>();
	/** Through which object each object was reached, as marking found it: the page of an annotation that does not name it. */
	via: Int32Array = new Int32Array();
	removedLinks = 0;

	constructor(
		private readonly removal: Removal,
		private readonly destinations: Destinations,
	) {
		this.document = removal.document;
	}

	/** Takes removed objects out of annotation `number`, and removes it when it is a link or a popup that is left with nothing. */
	touch(number: number, annotation: Dict): void {
		if (!this.prune(number, annotation)) return;
		const page = this.pageOf(number, annotation);
		this.forget(annotation);
		this.removal.remove(number);
		if (page === undefined) {
			this.removal.chase(number);
			return;
		}
		let removed = this.pages.get(page);
		if (!removed) this.pages.set(page, (removed = new Set()));
		removed.add(number);
	}

	/** Reads every annotation of a page, with pauses: to touch them takes little time then. */
	async readPage(page: number): Promise<void> {
		for (const item of this.document.array(this.document.entry(page, 'Annots')) ?? []) {
			this.document.dict(item);
			const due = this.document.job.pace.step(1000);
			if (due) await due;
		}
	}

	/** Touches every annotation of a page, and takes those that are left with nothing out of its /Annots. */
	touchPage(page: number): void {
		const value = this.document.entry(page, 'Annots');
		const annotations = this.document.array(value);
		if (!annotations || (isRef(value) && this.touched.has(value.number))) return;
		if (isRef(value)) this.touched.add(value.number);
		const left = annotations.filter((item) => {
			if (this.removal.isGone(item)) return false;
			const annotation = this.document.dict(item);
			const holder = holderOf(item, holderOf(value, page));
			if (!annotation || !this.prune(holder, annotation)) return true;
			this.forget(annotation);
			if (isRef(item)) this.removal.remove(item.number);
			return false;
		});
		if (left.length < annotations.length) this.setAnnots(page, value, left);
		if (isRef(value) && this.destinations.isBehind) this.touched.delete(value.number);
	}

	/** Takes the annotations that `touch` removed out of their pages. */
	async flush(): Promise<void> {
		const lists = new Map<number, ReadonlySet<number>>();
		for (const [page, removed] of this.pages) {
			const value = this.document.entry(page, 'Annots');
			const listed = (isRef(value) ? lists.get(value.number) : undefined) ?? this.dropGone(page, value);
			if (isRef(value)) lists.set(value.number, listed);
			// If the page does not list them, the object that lists them is looked at.
			for (const number of removed) if (!listed.has(number)) this.removal.chase(number);
			const due = this.document.job.pace.step(1000);
			if (due) await due;
		}
		this.pages.clear();
	}

	/** Takes removed annotations out of the /Annots of a page, `value`. Returns the numbers of those that it listed before. */
	private dropGone(page: number, value: Value | undefined): ReadonlySet<number> {
		const annotations = this.document.array(value) ?? [];
		const left = annotations.filter((item) => !this.removal.isGone(item));
		if (left.length < annotations.length) this.setAnnots(page, value, left);
		return new Set(annotations.map((item) => (isRef(item) ? item.number : -1)));
	}

	/** Prunes one annotation; returns whether it has lost its purpose. */
	private prune(holder: number, annotation: Dict): boolean {
		if (this.destinations.pruneTargets(holder, annotation) && isName(annotation.get('Subtype'), 'Link')) {
			this.removedLinks++;
			return true;
		}
		for (const key of ['P', 'Popup', 'IRT']) {
			if (!this.removal.isGone(annotation.get(key))) continue;
			this.document.edit(holder);
			annotation.delete(key);
			if (key === 'IRT') annotation.delete('RT');
		}
		return isName(annotation.get('Subtype'), 'Popup') && this.removal.isGone(annotation.get('Parent'));
	}

	/** The page that lists the annotation, as it says itself or as it was found. */
	private pageOf(number: number, annotation: Dict): number | undefined {
		const { pages } = this.document;
		const own = annotation.get('P');
		if (isRef(own) && pages.indexOf(own.number) >= 0) return own.number;
		const owner = this.via[number] ?? 0;
		return [owner, this.via[owner] ?? 0].find((candidate) => pages.indexOf(candidate) >= 0);
	}

	private forget(annotation: Dict): void {
		const key = this.document.resolve(annotation.get('StructParent'));
		if (typeof key === 'number') this.structKeys.add(key);
	}

	/** An indirect array is changed for all pages that share it. */
	private setAnnots(page: number, before: Value | undefined, annotations: Value[]): void {
		if (isRef(before)) this.document.put(before, annotations);
		if (annotations.length === 0) this.document.patch(page, { Annots: undefined });
		else if (!isRef(before)) this.document.patch(page, { Annots: annotations });
	}
}

export function isAnnotation(value: Dict): boolean {
	return value.has('Rect') && value.has('Subtype');
}
