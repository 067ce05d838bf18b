/** The parent tree of a tagged document: which elements marked content and annotations belong to (ISO 32000-2, 14.7.5.4). */
import type { PdfDocument } from '../../pdf/document';
import { isArray, isRef, type Dict, type Value } from '../../pdf/syntax/values';
import { buildTree, readTree } from '../tree/name-tree';
import { catalogEntry } from '../tree/removal';

/** Deeper than any tree that makes sense; it ends cycles. */
const DEEPEST = 100;

export class ParentTree {
	private constructor(
		private readonly document: PdfDocument,
		/** The root of the structure, and the object that it is in. */
		readonly root: { readonly dict: Dict; readonly holder: number },
		readonly entries: Map<number, Value>,
		private nextKey: number,
	) {}

	/** Undefined if the document has no structure. */
	static async read(document: PdfDocument): Promise<ParentTree | undefined> {
		const root = catalogEntry(document, 'StructTreeRoot');
		if (!root) return undefined;
		const entries = new Map<number, Value>();
		for (const [key, value] of await readTree(document, root.dict.get('ParentTree'), 'Nums'))
			if (typeof key === 'number') entries.set(key, value);
		const next = document.resolve(root.dict.get('ParentTreeNextKey'));
		const free = [...entries.keys()].reduce((most, key) => Math.max(most, key + 1), typeof next === 'number' ? next : 0);
		return new ParentTree(document, root, entries, free);
	}

	/** A key that nothing has. */
	newKey(): number {
		return this.nextKey++;
	}

	/** Puts the entries into the document, as they are now. */
	write(): void {
		const { document, root, entries } = this;
		const sorted = [...entries].sort(([one], [other]) => one - other);
		document.edit(root.holder);
		root.dict.set('ParentTree', document.add(buildTree(document, sorted, 'Nums')));
		root.dict.set('ParentTreeNextKey', this.nextKey);
	}

	/** Puts one entry, whose key is above all others, at the end of the tree as it is: a revision is small, and changes nothing else. */
	grow(key: number): void {
		const { document, root, entries } = this;
		const path = this.lastLeaf();
		const leaf = path.at(-1);
		if (!leaf) return this.write();
		document.edit(root.holder);
		root.dict.set('ParentTreeNextKey', this.nextKey);
		for (const { dict, holder } of path) {
			const limits = document.array(dict.get('Limits'));
			document.edit(holder);
			if (limits) dict.set('Limits', [limits[0] ?? key, key]);
		}
		const list = leaf.dict.get('Nums');
		const numbers = isRef(list) ? document.edit(list) : list;
		if (isArray(numbers)) numbers.push(key, entries.get(key)!);
		else leaf.dict.set('Nums', [key, entries.get(key)!]);
	}

	/** The nodes from the root to the last leaf; none if there is no tree. */
	private lastLeaf(): { readonly dict: Dict; readonly holder: number }[] {
		const { document, root } = this;
		const path: { readonly dict: Dict; readonly holder: number }[] = [];
		let holder = root.holder;
		let value = root.dict.get('ParentTree');
		while (value !== undefined && path.length < DEEPEST) {
			if (isRef(value)) holder = value.number;
			const dict = document.dict(value);
			if (!dict) return [];
			path.push({ dict, holder });
			const kids = document.array(dict.get('Kids'));
			if (!kids || kids.length === 0) return path;
			value = kids.at(-1);
		}
		return [];
	}
}
