/**
 * Prepares the resources of pages for another document: without references to the structure that is left behind, and
 * with own resources for forms and Type 3 fonts that relied on those of the page.
 */
import type { PdfDocument } from '../../pdf/document';
import { packData } from '../../pdf/filters/stream-data';
import { Dict, isDict, isName, isRef, Ref, Stream, type Value } from '../../pdf/syntax/values';
import { withoutMarkedContentIds } from '../content/marked-content-ids';

/** Entries that refer to the rest of the document: nothing is drawn with them. */
const APART = new Set(['Page', 'Pages', 'Catalog', 'StructElem', 'StructTreeRoot', 'Annot']);

export class PageFormResources {
	private readonly seen = new Set<number>();
	private readonly shared = new Map<Dict, Ref>();

	/** `keepsTags`: the forms stay in this document, whose structure refers to them. */
	constructor(
		private readonly document: PdfDocument,
		private readonly keepsTags: boolean,
	) {}

	/** The resources of a page as an object of the document; `resources` is what the page has or inherits, unresolved. */
	async prepare(resources: Value | undefined): Promise<Ref> {
		const ref = this.asObject(resources);
		await this.release(ref);
		return ref;
	}

	private asObject(resources: Value | undefined): Ref {
		if (isRef(resources) && isDict(this.document.resolve(resources))) return resources;
		const found = this.document.dict(resources) ?? new Dict();
		let ref = this.shared.get(found);
		if (!ref) this.shared.set(found, (ref = this.document.add(found)));
		return ref;
	}

	/** Goes through everything that `resources` lead to. */
	private async release(resources: Ref): Promise<void> {
		const { document, seen } = this;
		const open: Value[] = [resources];
		for (let next = open.pop(); next !== undefined; next = open.pop()) {
			if (next instanceof Ref) {
				if (seen.has(next.number)) continue;
				seen.add(next.number);
				const due = document.job.pace.step(1000);
				if (due) await due;
				const value = document.get(next);
				const entries = value instanceof Stream ? value.dict : value;
				if (isDict(entries)) {
					if (this.isApart(entries)) continue;
					await this.untie(next, value, entries, resources);
				}
				open.push(document.get(next));
			} else if (Array.isArray(next)) for (const item of next) open.push(item);
			else if (next instanceof Stream) for (const item of next.dict.values()) open.push(item);
			else if (isDict(next)) {
				if (this.isFont(next) && !next.has('Resources')) next.set('Resources', resources);
				for (const item of next.values()) open.push(item);
			}
		}
	}

	private isApart(entries: Dict): boolean {
		const type = this.document.resolve(entries.get('Type'));
		return type !== null && typeof type === 'object' && 'text' in type && APART.has(type.text);
	}

	private isFont(entries: Dict): boolean {
		return isName(this.document.resolve(entries.get('Subtype')), 'Type3') && entries.has('CharProcs');
	}

	private async untie(ref: Ref, value: Value, entries: Dict, resources: Ref): Promise<void> {
		const { document } = this;
		const isForm = value instanceof Stream && isName(document.resolve(entries.get('Subtype')), 'Form');
		const tied = !this.keepsTags && (entries.has('StructParent') || entries.has('StructParents'));
		const relies = !entries.has('Resources') && (isForm || this.isFont(entries));
		const content =
			isForm && !this.keepsTags ? await this.withoutIds(value, document.dict(entries.get('Resources') ?? resources)) : undefined;
		if (!tied && !relies && !content) return;
		const changed = document.edit(ref);
		const dict = changed instanceof Stream ? changed.dict : (changed as Dict);
		if (tied) dict.delete('StructParent');
		if (tied) dict.delete('StructParents');
		if (relies) dict.set('Resources', resources);
		if (content && changed instanceof Stream) document.put(ref, await packData(changed, content, document.job));
	}

	/** The content of a form without marked-content identifiers; undefined where it has none. */
	private async withoutIds(form: Stream, resources: Dict | undefined): Promise<Uint8Array | undefined> {
		const decoded = this.document.decodedPart(form);
		if (!decoded?.whole) return undefined;
		const content = await withoutMarkedContentIds(this.document, decoded.data, this.document.dict(resources?.get('Properties')));
		return content === decoded.data ? undefined : content;
	}
}
