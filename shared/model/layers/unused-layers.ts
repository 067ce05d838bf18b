/** Optional content groups that nothing uses (ISO 32000-2, 8.11.4.2). */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isName, isRef, Str, type Ref, type Value } from '../../pdf/syntax/values';
import { Allowance, catalogEntry } from '../tree/removal';

/**
 * Takes the lists of groups out of the document, so that marking finds the groups that are used. Returns the function that puts them
 * back without the others; if no group is used, the document has no optional content properties any more.
 */
export function takeLayers(document: PdfDocument): ((live: Uint8Array) => void) | undefined {
	const properties = catalogEntry(document, 'OCProperties');
	const groups = document.array(properties?.dict.get('OCGs'));
	if (!properties || !groups || groups.length === 0) return undefined;
	const value = document.catalog.get('OCProperties')!;
	const catalog = document.editCatalog();
	catalog.delete('OCProperties');
	return (live) => {
		const unused = new Set(groups.flatMap((group) => (isRef(group) && live[group.number] !== 1 ? [group.number] : [])));
		if (unused.size === 0) catalog.set('OCProperties', value);
		else if (unused.size < groups.length)
			catalog.set('OCProperties', new Lists(document, unused).without(properties.dict, DEPTH));
	};
}

/** Takes groups out of the lists of the document; without any group left, it has no optional content properties any more. */
export function dropGroups(document: PdfDocument, gone: ReadonlySet<number>): void {
	const properties = catalogEntry(document, 'OCProperties');
	const groups = document.array(properties?.dict.get('OCGs')) ?? [];
	if (!properties || gone.size === 0) return;
	const catalog = document.editCatalog();
	if (groups.every((group) => isRef(group) && gone.has(group.number))) catalog.delete('OCProperties');
	else catalog.set('OCProperties', new Lists(document, gone).without(properties.dict, DEPTH));
}

/** Deeper than any order of layers is shown. */
const DEPTH = 32;

class Lists {
	private readonly allowance: Allowance;

	constructor(
		private readonly document: PdfDocument,
		private readonly gone: ReadonlySet<number>,
	) {
		this.allowance = new Allowance(document);
	}

	/** A copy without references to groups that go, in lists of any depth (orders have sublists, usage applications have groups). */
	without(value: Value, depth: number): Value {
		this.allowance.spend(1);
		if (isRef(value) && this.isGroup(value)) return value;
		const found = this.document.resolve(value);
		if (Array.isArray(found)) return depth === 0 ? [] : this.items(found, depth);
		if (!(found instanceof Dict)) return value;
		return new Dict(depth === 0 ? [] : [...found].map(([key, item]) => [key, this.without(item, depth - 1)]));
	}

	/** A list after a group has the groups below it: they move up if that group goes. A list of which only a title is left goes, too. */
	private items(list: readonly Value[], depth: number): Value[] {
		const left: Value[] = [];
		let isBelowGone = false;
		for (const item of list) {
			if (this.isGone(item)) {
				isBelowGone = true;
				continue;
			}
			const kept = this.without(item, depth - 1);
			const isList = Array.isArray(kept);
			const isEmpty = isList && kept.every((one) => one instanceof Str) && this.document.array(item)!.length > kept.length;
			if (isList && isBelowGone) for (const one of isEmpty ? [] : kept) left.push(one);
			else if (!isEmpty) left.push(kept);
			isBelowGone = false;
		}
		return left;
	}

	private isGone(value: Value): boolean {
		return isRef(value) && this.gone.has(value.number);
	}

	private isGroup(ref: Ref): boolean {
		return this.gone.has(ref.number) || isName(this.document.dict(ref)?.get('Type'), 'OCG');
	}
}
