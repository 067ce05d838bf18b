/**
 * Outlines (ISO 32000-2, 12.3.3). An item whose target is removed is removed too, and its children take its place. A heading,
 * which never had a target, is removed with its last child (docs/semantics.md, §10.2).
 *
 * Items are unlinked one by one, so that a long outline costs nothing where it is not touched.
 */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, isName, isRef, Ref, type Value } from '../../pdf/syntax/values';
import type { Destinations } from './destinations';
import { Allowance, catalogEntry, Visit, type Removal } from '../tree/removal';
import { walkOutline } from './outline-walk';

export class Outlines {
	private readonly document: PdfDocument;
	private readonly dead = new Set<number>();
	private readonly repaired = new Set<number>();
	private readonly allowance: Allowance;
	private isMended = false;
	/** Whether items stay that lead nowhere any more: their titles are all that readers have shown of them. */
	keepsTitles = false;

	constructor(
		private readonly removal: Removal,
		private readonly destinations: Destinations,
	) {
		this.document = removal.document;
		this.allowance = new Allowance(this.document);
	}

	/** How many items went. */
	get removedItems(): number {
		return this.dead.size;
	}

	/** Item `number` goes with the next `flush`. */
	drop(number: number): void {
		this.dead.add(number);
	}

	/** Takes what leads nowhere out of item `number`; the item is unlinked by `flush` when it lost its only target. */
	touch(number: number, item: Dict): void {
		if (this.removal.isGone(item.get('SE'))) {
			this.document.edit(number);
			item.delete('SE');
		}
		if (this.destinations.pruneTargets(number, item) && !this.keepsTitles) this.dead.add(number);
	}

	/** Touches every item. Needed only where an item may name its target instead of referring to it. */
	async touchAll(): Promise<void> {
		await walkOutline(this.document, (value) => {
			const item = isRef(value) ? this.document.dict(value) : undefined;
			if (item) this.touch((value as Ref).number, item);
			return item !== undefined;
		});
	}

	/** Unlinks the items that lost their target. */
	async flush(): Promise<void> {
		// A heading that becomes empty joins the set while it is iterated.
		for (const number of this.dead) {
			const item = this.document.dict(new Ref(number));
			if (item) await this.unlink(number, item);
			const due = this.document.job.pace.step(1000);
			if (due) await due;
		}
		const root = catalogEntry(this.document, 'Outlines');
		if (!root || this.dead.size === 0 || this.document.dict(root.dict.get('First'))) return;
		this.document.editCatalog().delete('Outlines');
	}

	private async unlink(number: number, item: Dict): Promise<void> {
		if (!this.parentOf(number, item)) await this.mendParents();
		const linked = this.parentOf(number, item);
		if (linked) {
			const { item: parent, ref: above } = linked;
			const kids = this.kidsOf(item);
			this.splice(item, kids, above, parent);
			const opened = kids.reduce((sum, kid) => sum + 1 + Math.max(0, countOf(this.document, kid.item)), 0);
			this.recount(above, countOf(this.document, item) > 0 ? -1 : opened - 1);
			if (!parent.has('First') && parent.has('Title') && !parent.has('Dest') && !parent.has('A')) this.dead.add(above.number);
		}
		this.removal.remove(number);
	}

	/** The parent of an item, if the item is among its children. */
	private parentOf(number: number, item: Dict): Item | undefined {
		const parent = this.itemAt(item.get('Parent'));
		return parent && this.isLinked(number, item, parent.ref.number, parent.item) ? parent : undefined;
	}

	/** Once: each item names the item, or the root, in whose chain it is. Some writers name another object, or have a direct root. */
	private async mendParents(): Promise<void> {
		const { document } = this;
		const root = catalogEntry(document, 'Outlines');
		if (this.isMended || !root) return;
		this.isMended = true;
		this.repaired.clear();
		let ref = document.catalog.get('Outlines');
		if (!isRef(ref)) document.editCatalog().set('Outlines', (ref = document.add(root.dict)));
		const visit = this.visit();
		const open: Item[] = [{ item: root.dict, ref }];
		for (let parent = open.pop(); parent; parent = open.pop()) {
			if (!visit.first(parent.ref)) continue;
			for (const kid of this.kidsOf(parent.item)) {
				const named = kid.item.get('Parent');
				if (!isRef(named) || named.number !== parent.ref.number) this.link(kid, 'Parent', parent);
				open.push(kid);
			}
			const due = document.job.pace.step(1000);
			if (due) await due;
		}
	}

	/** Replaces `item` by `kids`. */
	private splice(item: Dict, kids: readonly Item[], above: Ref, parent: Dict): void {
		const previous = this.itemAt(item.get('Prev'));
		const next = this.itemAt(item.get('Next'));
		const [first, last] = [kids[0], kids.at(-1)];
		if (previous) this.link(previous, 'Next', first ?? next);
		else this.link({ item: parent, ref: above }, 'First', first ?? next);
		if (next) this.link(next, 'Prev', last ?? previous);
		else this.link({ item: parent, ref: above }, 'Last', last ?? previous);
		for (const [index, kid] of kids.entries()) {
			this.link(kid, 'Parent', { item: parent, ref: above });
			this.link(kid, 'Prev', kids[index - 1] ?? previous);
			this.link(kid, 'Next', kids[index + 1] ?? next);
		}
	}

	/** /Count of an open item is the number of its visible descendants; that of a closed one is negative, and hides them. */
	private recount(above: Ref, delta: number): void {
		const visit = this.visit();
		let at: Value | undefined = above;
		for (let node = this.document.dict(at); delta !== 0 && node && isRef(at) && visit.first(at); node = this.document.dict(at)) {
			const count = countOf(this.document, node);
			if (count === 0) return;
			this.document.edit(at);
			const now = Math.abs(count) + delta;
			if (now > 0 && node.has('First')) node.set('Count', Math.sign(count) * now);
			else node.delete('Count');
			if (count < 0) return;
			at = node.get('Parent');
		}
	}

	/** Whether the neighbours agree that the item is between them; a chain that disagrees is mended once. */
	private isLinked(number: number, item: Dict, parentNumber: number, parent: Dict): boolean {
		const holds = () => {
			const previous = this.itemAt(item.get('Prev'));
			const before = previous ? previous.item.get('Next') : parent.get('First');
			return isRef(before) && before.number === number;
		};
		if (holds()) return true;
		if (this.repaired.has(parentNumber)) return false;
		this.repaired.add(parentNumber);
		let previous: Item | undefined;
		for (const kid of this.kidsOf(parent)) {
			const was = kid.item.get('Prev');
			if ((isRef(was) ? was.number : undefined) !== previous?.ref.number) this.link(kid, 'Prev', previous);
			previous = kid;
		}
		return holds();
	}

	/** Every walk counts towards the same allowance: there are as many as removed items. */
	private visit(): Visit {
		return new Visit(this.document, this.allowance);
	}

	private kidsOf(item: Dict): Item[] {
		const kids: Item[] = [];
		const visit = this.visit();
		for (let kid = this.itemAt(item.get('First')); kid && visit.first(kid.ref); kid = this.itemAt(kid.item.get('Next')))
			kids.push(kid);
		return kids;
	}

	private itemAt(value: Value | undefined): Item | undefined {
		const item = this.document.dict(value);
		// A damaged outline may lead into the page tree, whose nodes must keep their parents.
		const type = item && this.document.resolve(item.get('Type'));
		return item && !OTHERS.some((other) => isName(type, other)) && isRef(value) ? { item, ref: value } : undefined;
	}

	private link(from: Item, key: string, to: Item | undefined): void {
		this.document.edit(from.ref);
		if (to) from.item.set(key, to.ref);
		else from.item.delete(key);
	}
}

const OTHERS = ['Catalog', 'Pages', 'Page'];

/** Whether a dictionary is an outline item: nothing else has a title and a parent. Some writers add their own /Type. */
export function isOutlineItem(value: Dict): boolean {
	return value.has('Title') && value.has('Parent') && !value.has('S') && !value.has('Subtype') && !value.has('FT');
}

interface Item {
	readonly item: Dict;
	readonly ref: Ref;
}

function countOf(document: PdfDocument, item: Dict): number {
	const count = document.resolve(item.get('Count'));
	return typeof count === 'number' ? count : 0;
}
