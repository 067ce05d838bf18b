/** One interactive form of all parts (ISO 32000-2, 12.7): one field stays one field, and values never join by accident. */
import { inheritedEntry, readFields } from '../../pdf/prune/form';
import type { PdfDocument } from '../../pdf/document';
import { decodeText } from '../../pdf/syntax/text-strings';
import { Dict, Ref, Str, type Value } from '../../pdf/syntax/values';
import { FormResources } from './form-resources';
import { Names, lift, strOf, textOf, type Part } from './part';

export interface MergedForm {
	/** Whether an XFA form was dropped: it cannot be merged. */
	readonly droppedXfa: boolean;
}

export function mergeForms(parts: readonly Part[]): MergedForm {
	const having = parts.filter(({ document }) => formOf(document));
	const { document } = parts[0]!;
	if (having.length === 0) return { droppedXfa: false };
	const catalog = document.editCatalog();
	const merged = new Dict(formOf(document));
	const droppedXfa = having.some((part) => formOf(part.document)!.has('XFA'));
	merged.delete('XFA');
	catalog.delete('NeedsRendering');
	const fields: Value[] = [];
	const order: Value[] = [];
	const resources = new FormResources();
	renameFields(having);
	for (const part of having) {
		const form = formOf(part.document)!;
		if (part.index > 0) inheritDown(part, form, document, merged);
		resources.add(part, form);
		if (part.document.resolve(form.get('NeedAppearances')) === true) merged.set('NeedAppearances', true);
		for (const field of part.document.array(form.get('Fields')) ?? []) fields.push(lift(field, part.index));
		for (const field of part.document.array(form.get('CO')) ?? []) order.push(lift(field, part.index));
	}
	merged.set('Fields', fields);
	if (order.length > 0) merged.set('CO', order);
	if (resources.merged.size > 0) merged.set('DR', resources.merged);
	catalog.set('AcroForm', document.add(merged));
	return { droppedXfa };
}

const formOf = (document: PdfDocument): Dict | undefined => document.dict(document.catalog.get('AcroForm'));

/** What names are compared by: the text, whatever its encoding is (12.7.4.2). */
const meaningOf = (name: string): string => decodeText(strOf(name));

/**
 * Renames the topmost named fields of later parts whose name is taken, and with them everything below: a fully qualified
 * name begins with them.
 */
function renameFields(parts: readonly Part[]): void {
	const all = parts.map(({ document }) => ({ document, fields: topmostNamed(document) }));
	const taken = new Names(
		all.flatMap(({ document, fields }) => fields.map(({ dict }) => nameOf(document, dict))),
		meaningOf,
	);
	const used = new Names([], meaningOf);
	for (const { document, fields } of all) {
		const own = new Set<string>();
		const renamed = new Map<string, string>();
		for (const { dict, number } of fields) {
			const name = nameOf(document, dict);
			if (!used.has(name)) {
				own.add(name);
				continue;
			}
			// Within one document equal names stay equal.
			const free = renamed.get(meaningOf(name)) ?? taken.free(name);
			renamed.set(meaningOf(name), free);
			own.add(free);
			if (number !== undefined) document.edit(number);
			dict.set('T', strOf(free));
		}
		for (const name of own) used.add(name);
	}
}

/** Fields that have a name, and no ancestor that has one. */
function topmostNamed(document: PdfDocument): { dict: Dict; number: number | undefined }[] {
	const named = new Set<unknown>();
	const found: { dict: Dict; number: number | undefined }[] = [];
	// Parents stand before their kids.
	for (const field of readFields(document)) {
		if (field.parent && named.has(field.parent)) named.add(field);
		else if (document.resolve(field.dict.get('T')) instanceof Str) {
			named.add(field);
			found.push(field);
		}
	}
	return found;
}

const nameOf = (document: PdfDocument, field: Dict): string => textOf(document.resolve(field.get('T')) as Str);

/** What a form says for all its fields (Table 224) is said by the fields themselves where the merged form says something else. */
function inheritDown({ document }: Part, form: Dict, first: PdfDocument, merged: Dict): void {
	for (const key of ['DA', 'Q']) {
		const value = document.resolve(form.get(key)) ?? (key === 'Q' ? 0 : null);
		const other = first.resolve(merged.get(key)) ?? (key === 'Q' ? 0 : null);
		if (value === null || value instanceof Ref || value === other) continue;
		if (value instanceof Str && other instanceof Str && textOf(value) === textOf(other)) continue;
		for (const { number, dict, parent } of readFields(document)) {
			if (parent || inheritedEntry(document, dict, key) !== undefined) continue;
			if (number !== undefined) document.edit(number);
			dict.set(key, value);
		}
	}
}
