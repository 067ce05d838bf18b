/** Optional content groups that nothing uses (ISO 32000-2, 8.11.4.2). */
import type { PdfDocument } from '../../pdf/document';
import { mark } from '../../pdf/reachability';
import { Dict, isName, isRef, type Ref, type Value } from '../../pdf/syntax/values';
import { catalogEntry } from '../tree/removal';

/** Takes unused groups out of all lists of groups; if no group is used, the document has no optional content properties any more. */
export async function dropUnusedLayers(document: PdfDocument): Promise<void> {
	const properties = catalogEntry(document, 'OCProperties');
	const groups = document.array(properties?.dict.get('OCGs'));
	if (!properties || !groups || groups.length === 0) return;
	const catalog = document.editCatalog();
	catalog.delete('OCProperties');
	const { live } = await mark(document);
	const unused = new Set(groups.flatMap((group) => (isRef(group) && live[group.number] !== 1 ? [group.number] : [])));
	if (unused.size < groups.length) catalog.set('OCProperties', without(document, properties.dict, unused, 8));
}

/** A copy without references to `gone`, in lists of any depth (orders have sublists, usage applications have groups). */
function without(document: PdfDocument, value: Value, gone: ReadonlySet<number>, depth: number): Value {
	if (isRef(value) && (gone.has(value.number) || isGroup(document, value))) return value;
	const found = document.resolve(value);
	if (depth === 0 || !(Array.isArray(found) || found instanceof Dict)) return value;
	const isGone = (item: Value) => isRef(item) && gone.has(item.number);
	if (Array.isArray(found)) return found.filter((item) => !isGone(item)).map((item) => without(document, item, gone, depth - 1));
	return new Dict([...found].map(([key, item]) => [key, without(document, item, gone, depth - 1)]));
}

const isGroup = (document: PdfDocument, ref: Ref): boolean => isName(document.dict(ref)?.get('Type'), 'OCG');
