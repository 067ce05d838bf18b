/**
 * Logical structure (ISO 32000-2, 14.7): elements lose their content on removed pages, and are removed when they become empty.
 *
 * An element that loses a part loses its /ActualText, and so do its ancestors, because that text would repeat the removed
 * content. /Alt and /T stay as long as the element has content: they describe the content that is still there, and a figure
 * without /Alt is unreadable to many.
 */
import type { PdfDocument } from '../../pdf/document';
import { countBelow } from '../../pace/sorted';
import { isArray, isDict, isName, isRef, Ref, type Dict, type Value } from '../../pdf/syntax/values';
import { pruneTree, readTree } from '../tree/name-tree';
import { Allowance, catalogEntry, holderOf, type Removal } from '../tree/removal';
import { UnusedTypes } from './unused-types';

/** Of a kid of an element, see `Pace`. */
const KID_COST = 5;

export class Structure {
	private readonly document: PdfDocument;
	private readonly root: { readonly dict: Dict; readonly holder: number } | undefined;
	private readonly open = new Set<number>();
	/** Elements whose integer kids belong to a removed page although they do not say so: by number, the marked-content ids. */
	private readonly unsaid = new Map<number, Set<number>>();
	/** Marked content that is gone, by the number of its element. */
	private readonly lost = new Map<number, Set<string>>();
	/** The parent tree, once it was asked for. */
	private parents: ReadonlyMap<number, Value> | undefined;
	/** The elements to which lists of kids belong; others that have the same list count against the limit. */
	private readonly owners = new Map<readonly Value[], number>();
	private readonly allowance: Allowance;
	/** Elements whose /ActualText, and that of all above, is settled. */
	private readonly silenced = new Set<number>();
	private identifierRemoved = false;
	removedElements = 0;
	/** The types and classes of removed elements. */
	readonly types: UnusedTypes;

	constructor(private readonly removal: Removal) {
		this.document = removal.document;
		this.allowance = new Allowance(this.document);
		this.types = new UnusedTypes(this.document);
		this.root = catalogEntry(this.document, 'StructTreeRoot');
	}

	/** Removes entries of the parent tree (/StructParents and /StructParent of removed objects) and looks at their elements. */
	async dropKeys(keys: ReadonlySet<number>): Promise<void> {
		const value = this.root?.dict.get('ParentTree');
		if (!this.root || value === undefined || keys.size === 0) return;
		const sorted = Float64Array.from(keys).sort();
		const wanted = (low: number, high: number) => {
			const at = countBelow(sorted, low);
			return at < sorted.length && sorted[at]! <= high;
		};
		const touched = new Set<readonly Value[]>();
		const drops = (key: unknown, entry: Value) => {
			if (!keys.has(key as number)) return false;
			const elements = this.document.array(entry);
			// Hostile documents have thousands of keys for one large array.
			if (!elements || !touched.has(elements)) this.touchParents(entry, elements ?? []);
			if (elements) touched.add(elements);
			return true;
		};
		const empty = await pruneTree(this.document, value, holderOf(value, this.root.holder), 'Nums', drops, wanted);
		if (!empty) return;
		this.document.edit(this.root.holder);
		this.root.dict.delete('ParentTree');
	}

	/**
	 * Marked content is gone, by its identifiers: content of the page with this object number or, if it is -1, of `stream`. `key` is the
	 * /StructParents of the page or the stream.
	 */
	async dropMarked(key: number, page: number, stream: number, ids: readonly number[]): Promise<void> {
		this.parents ??= new Map(
			(await readTree(this.document, this.root?.dict.get('ParentTree'), 'Nums')).map(([at, value]) => [Number(at), value]),
		);
		const elements = this.document.array(this.parents.get(key)) ?? [];
		for (const id of ids) {
			const element = elements[id];
			if (!isRef(element)) continue;
			this.open.add(element.number);
			let lost = this.lost.get(element.number);
			if (!lost) this.lost.set(element.number, (lost = new Set()));
			if (stream > 0) lost.add(`in ${stream} ${id}`);
			else lost.add(`on ${page} ${id}`).add(`on a page ${id}`);
		}
	}

	/** Asks that element `number`, or the root, be looked at. */
	touch(number: number): void {
		this.open.add(number);
	}

	/** Asks that the root's own kids be looked at. */
	touchRoot(): void {
		if (this.root) this.open.add(this.root.holder);
	}

	/** Removes what lost its content, upwards. */
	async flush(): Promise<void> {
		if (!this.root) return;
		// Parents that may have become empty join the set while it is iterated: leaves first, then level by level.
		for (const number of this.open) {
			this.open.delete(number);
			const due = this.document.job.pace.step(500);
			if (due) await due;
			if (number === this.root.holder) this.pruneRoot(this.root);
			else this.pruneElement(number);
		}
		const tree = this.root.dict.get('IDTree');
		if (!this.identifierRemoved || tree === undefined) return;
		this.identifierRemoved = false;
		const isGone = (_: unknown, value: Value) => this.removal.isGone(value);
		if (!(await pruneTree(this.document, tree, holderOf(tree, this.root.holder), 'Names', isGone))) return;
		this.document.edit(this.root.holder);
		this.root.dict.delete('IDTree');
	}

	/** `entry`: of the parent tree: the element of an object, or those of a page's marked-content sequences, by id. */
	private touchParents(entry: Value, elements: readonly Value[]): void {
		if (isRef(entry) && !isArray(this.document.resolve(entry))) this.open.add(entry.number);
		for (const [id, element] of elements.entries()) {
			if (!isRef(element)) continue;
			this.open.add(element.number);
			let ids = this.unsaid.get(element.number);
			if (!ids) this.unsaid.set(element.number, (ids = new Set()));
			ids.add(id);
		}
	}

	private pruneElement(number: number): void {
		const element = this.document.dict(new Ref(number));
		if (!element) return;
		this.pruneReferences(number, element);
		const page = element.get('Pg');
		const ids = page === undefined ? this.unsaid.get(number) : undefined;
		const kids = this.kidsOf(element, number);
		const left = kids.filter((kid) => !this.isLost(kid, page, ids) && !this.isDropped(number, kid, page));
		if (this.removal.isGone(page)) {
			this.document.edit(number);
			element.delete('Pg');
		}
		if (left.length === kids.length) return;
		const parent = element.get('P');
		if (left.length === 0) {
			if (element.has('ID')) this.identifierRemoved = true;
			this.types.losing(element);
			this.removal.remove(number);
			this.removedElements++;
		} else {
			this.document.edit(number);
			element.set('K', left.length === 1 ? left[0]! : left);
		}
		if (isRef(parent)) this.open.add(parent.number);
		this.silence(left.length === 0 ? parent : new Ref(number));
	}

	private pruneRoot({ dict: root, holder }: { dict: Dict; holder: number }): void {
		const kids = this.kidsOf(root, holder);
		const left = kids.filter((kid) => !this.removal.isGone(kid));
		if (left.length === kids.length) return;
		this.document.edit(holder);
		if (left.length > 0) {
			root.set('K', left.length === 1 ? left[0]! : left);
			return;
		}
		// No page that stays is tagged: the document is not tagged any more.
		const catalog = this.document.editCatalog();
		catalog.delete('StructTreeRoot');
		catalog.delete('MarkInfo');
	}

	/** Whether a kid of an element on `page` is content of a removed page (14.7.5). */
	private isLost(kid: Value, page: Value | undefined, ids: ReadonlySet<number> | undefined): boolean {
		if (typeof kid === 'number') return this.removal.isGone(page) || (ids?.has(kid) ?? false);
		if (this.removal.isGone(kid)) return true;
		if (!isDict(kid)) return false;
		if (isName(kid.get('Type'), 'OBJR') && this.removal.isGone(kid.get('Obj'))) return true;
		return (isName(kid.get('Type'), 'MCR') || isName(kid.get('Type'), 'OBJR')) && this.removal.isGone(kid.get('Pg') ?? page);
	}

	/** Whether a kid is marked content that was given to `dropMarked`. */
	private isDropped(element: number, kid: Value, page: Value | undefined): boolean {
		const lost = this.lost.get(element);
		if (!lost) return false;
		const reference = typeof kid === 'number' ? undefined : this.document.dict(kid);
		const id = reference ? this.document.resolve(reference.get('MCID')) : kid;
		if (typeof id !== 'number') return false;
		const stream = reference?.get('Stm');
		if (isRef(stream)) return lost.has(`in ${stream.number} ${id}`);
		const on = reference?.get('Pg') ?? page;
		return lost.has(isRef(on) ? `on ${on.number} ${id}` : `on a page ${id}`);
	}

	private pruneReferences(number: number, element: Dict): void {
		const references = this.document.array(element.get('Ref'));
		const left = references?.filter((reference) => !this.removal.isGone(reference));
		if (!references || !left || left.length === references.length) return;
		this.document.edit(number);
		if (left.length > 0) element.set('Ref', left);
		else element.delete('Ref');
	}

	/** Takes /ActualText from an element and all above. */
	private silence(at: Value | undefined): void {
		while (isRef(at) && !this.silenced.has(at.number)) {
			this.silenced.add(at.number);
			const element = this.document.dict(at);
			if (element?.has('ActualText')) {
				this.document.edit(at);
				element.delete('ActualText');
			}
			at = element?.get('P');
		}
	}

	/** @throws OctavoError `limit_exceeded` */
	private kidsOf(element: Dict, number: number): readonly Value[] {
		const kids = element.get('K');
		if (kids === undefined || kids === null) return [];
		const list = this.document.array(kids);
		if (!list) return [kids];
		this.document.job.pace.add(KID_COST * list.length);
		if (!isRef(kids)) return list;
		const owner = this.owners.get(list);
		if (owner === undefined) this.owners.set(list, number);
		else if (owner !== number) this.allowance.spend(list.length);
		return list;
	}
}

/** Whether a dictionary is a structure element: /Type is optional there. */
export function isStructureElement(value: Dict): boolean {
	if (isName(value.get('Type'), 'StructElem')) return true;
	return !value.has('Type') && value.has('S') && isRef(value.get('P')) && (value.has('K') || value.has('Pg'));
}

/** Whether a dictionary refers to marked content, or to an object, as content of an element. */
export function isContentReference(value: Dict): boolean {
	return isName(value.get('Type'), 'MCR') || isName(value.get('Type'), 'OBJR');
}
