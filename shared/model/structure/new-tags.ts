/** Structure elements for annotations and content that join a tagged document, after all others (ISO 32000-2, 14.7.5). */
import type { PdfDocument } from '../../pdf/document';
import { dict, isName, isRef, name, Ref, type Dict, type Value } from '../../pdf/syntax/values';
import { ParentTree } from './parent-tree';

export class NewTags {
	private readonly elements: Ref[] = [];

	private constructor(
		private readonly document: PdfDocument,
		private readonly tree: ParentTree | undefined,
	) {}

	static async of(document: PdfDocument): Promise<NewTags> {
		return new NewTags(document, await ParentTree.read(document));
	}

	/** Adds an element of this type for the annotation; returns its /StructParent, undefined if the document has no structure. */
	add(type: 'Link' | 'Form', annotation: Ref, page: Ref): number | undefined {
		const { document, tree } = this;
		if (!tree) return undefined;
		const reference = dict({ Type: name('OBJR'), Obj: annotation, Pg: page });
		const element = document.add(dict({ Type: name('StructElem'), S: name(type), Pg: page, K: reference }));
		const key = tree.newKey();
		tree.entries.set(key, element);
		this.elements.push(element);
		return key;
	}

	/** Adds an element of this type for marked content of a page; returns its /MCID, undefined if the document has no structure. */
	addContent(type: 'P', index: number): number | undefined {
		const { document, tree } = this;
		if (!tree) return undefined;
		const number = document.pages.number(index);
		const own = document.resolve(document.entry(number, 'StructParents'));
		const key = typeof own === 'number' ? own : tree.newKey();
		const known = document.array(tree.entries.get(key)) ?? [];
		const page = new Ref(number, document.generation(number));
		const element = document.add(dict({ Type: name('StructElem'), S: name(type), Pg: page, K: known.length }));
		tree.entries.set(key, [...known, element]);
		if (own !== key) document.pages.patch(index, { StructParents: key });
		this.elements.push(element);
		return known.length;
	}

	/** Puts the elements into the structure: into its only element, which is the whole document, or beside those that it has. */
	finish(): void {
		const { tree, elements } = this;
		if (!tree || elements.length === 0) return;
		tree.write();
		this.addElements(tree);
	}

	/** The same for the one element of an annotation, in a revision that changes as little as can be. */
	finishInPlace(key: number): void {
		const { tree } = this;
		if (!tree) return;
		tree.grow(key);
		this.addElements(tree);
	}

	private addElements(tree: ParentTree): void {
		const { document } = this;
		const { dict: root, holder } = tree.root;
		const kids = document.array(root.get('K')) ?? (root.has('K') ? [root.get('K')!] : []);
		const whole = kids.length === 1 && isRef(kids[0]) ? kids[0] : undefined;
		const parent = document.dict(whole);
		if (whole && parent && isName(document.resolve(parent.get('S')), 'Document')) this.append(parent, whole.number, whole);
		else this.append(root, holder, document.catalog.get('StructTreeRoot'));
	}

	private append(parent: Dict, holder: number, reference: Value | undefined): void {
		const { document, elements } = this;
		document.edit(holder);
		const own = parent.get('K');
		parent.set('K', [...(document.array(own) ?? (own === undefined ? [] : [own])), ...elements]);
		if (reference instanceof Ref) for (const element of elements) document.dict(element)!.set('P', reference);
	}
}
