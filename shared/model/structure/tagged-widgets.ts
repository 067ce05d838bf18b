/**
 * Widgets in the structure of a tagged document (ISO 32000-2, 14.7.5): the reference to the widget becomes one to the marked
 * content that shows it. A widget without a structure element becomes an artifact.
 */
import type { PdfDocument } from '../../pdf/document';
import { ParentTree } from './parent-tree';
import { writeName } from '../../pdf/syntax/serialize';
import { Output } from '../../pdf/syntax/output';
import { Dict, isDict, isName, isRef, Name, Ref, type Value } from '../../pdf/syntax/values';

/** An annotation, mostly a widget; the number is that of its object. */
export interface Tagged {
	readonly number: number;
	readonly dict: Dict;
}

export class TaggedWidgets {
	private tree: ParentTree | undefined;
	private changed = false;
	/** Keys of pages that had none. */
	private readonly added = new Map<number, number>();
	/** Elements by the identifiers of a page's marked content, with those that join. */
	private readonly contents = new Map<number, Value[]>();

	constructor(private readonly document: PdfDocument) {}

	/** Reads the parent tree; comes before everything else. */
	async read(): Promise<void> {
		this.tree = await ParentTree.read(this.document);
	}

	/** The operator that begins the marked content of a widget; empty where the document has no structure. */
	mark(widget: Tagged, page: number): string {
		return this.tree ? (this.identify(widget, page, this.tree) ?? '/Artifact BMC') : '';
	}

	/** Further entries for the dictionary of a page. */
	pageEntries(page: number): Record<string, Value> {
		const key = this.added.get(page);
		return key === undefined ? {} : { StructParents: key };
	}

	/** Writes the parent tree, where something changed. */
	finish(): void {
		const { tree, document } = this;
		if (!tree || !this.changed) return;
		for (const [key, elements] of this.contents) tree.entries.set(key, document.add(elements));
		tree.write();
	}

	/** Undefined where the structure does not have the widget. */
	private identify(widget: Tagged, page: number, tree: ParentTree): string | undefined {
		const { document } = this;
		const { entries } = tree;
		const key = document.resolve(widget.dict.get('StructParent'));
		if (typeof key !== 'number') return undefined;
		const reference = entries.get(key);
		const element = document.dict(reference);
		if (!isRef(reference) || !element) return undefined;
		const kids = document.array(element.get('K')) ?? [element.get('K') ?? null];
		const at = kids.findIndex((kid) => this.isReference(kid, widget.number));
		if (at < 0) return undefined;
		const number = document.pages.number(page);
		const contents = this.contentsOf(page, tree);
		const identifier = contents.push(reference) - 1;
		const left = [...kids];
		left[at] = new Dict([
			['Type', new Name('MCR')],
			['Pg', new Ref(number, document.generation(number))],
			['MCID', identifier],
		]);
		document.edit(reference);
		element.set('K', left.length === 1 ? left[0]! : left);
		entries.delete(key);
		this.changed = true;
		const type = document.resolve(element.get('S'));
		const tag = new Output(32);
		writeName(tag, type instanceof Name ? type.text : 'Form');
		return `${Buffer.from(tag.bytes).toString('latin1')} <</MCID ${identifier}>> BDC`;
	}

	private isReference(kid: Value, widget: number): boolean {
		const found = this.document.resolve(kid);
		if (!isDict(found) || !isName(this.document.resolve(found.get('Type')), 'OBJR')) return false;
		const object = found.get('Obj');
		return isRef(object) && object.number === widget;
	}

	private contentsOf(page: number, tree: ParentTree): Value[] {
		const { document } = this;
		const own = document.resolve(document.entry(document.pages.number(page), 'StructParents'));
		let key = typeof own === 'number' ? own : this.added.get(page);
		if (key === undefined) this.added.set(page, (key = tree.newKey()));
		let contents = this.contents.get(key);
		if (!contents) this.contents.set(key, (contents = [...(document.array(tree.entries.get(key)) ?? [])]));
		return contents;
	}
}
