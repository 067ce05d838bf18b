/** The parent tree of a tagged document: which elements marked content and annotations belong to (ISO 32000-2, 14.7.5.4). */
import type { PdfDocument } from '../../pdf/document';
import type { Dict, Value } from '../../pdf/syntax/values';
import { buildTree, readTree } from '../tree/name-tree';
import { catalogEntry } from '../tree/removal';

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
}
