/** One interactive form of all parts (ISO 32000-2, 12.7): one field stays one field, and values never join by accident. */
import { fieldNodes, inheritedEntry } from '../../model/form/field-tree';
import { readTree, keyText } from '../../model/tree/name-tree';
import { objectsWithAny } from '../../pdf/read/name-search';
import type { PdfDocument } from '../../pdf/document';
import { Dict, isRef, Ref, Str, latin, type Value } from '../../pdf/syntax/values';
import { hasScripts } from '../../model/form/document-scripts';
import { RenamedFields, keepActionsToOwnFields, meaningOf } from './field-names';
import { FormResources } from './form-resources';
import { Names, lift, type Part } from '../../model/foreign/part';

export interface MergedForm {
	/** Whether an XFA form was dropped: it cannot be merged. */
	readonly droppedXfa: boolean;
	/** Positions of the documents with renamed fields and scripts, which may use the old names. */
	readonly renamedUnderScripts: readonly number[];
}

interface NamedField {
	readonly dict: Dict;
	readonly number: number | undefined;
}

/** The cost of a field, see `Pace`. */
const COST = 1000;
/** The same, of an item of a list. */
const ITEM_COST = 100;
/** Bytes of a name that is written once for all fields that have it. */
const LONG = 200;

/** `scripted`: the parts that `partsWithScripts` found. */
export async function mergeForms(parts: readonly Part[], scripted: ReadonlySet<Part>): Promise<MergedForm> {
	const having = parts.filter(({ document }) => acroFormOf(document));
	const { document } = parts[0]!;
	if (having.length === 0) return { droppedXfa: false, renamedUnderScripts: [] };
	const catalog = document.editCatalog();
	const merged = new Dict(acroFormOf(document));
	const droppedXfa = having.some((part) => acroFormOf(part.document)!.has('XFA'));
	merged.delete('XFA');
	catalog.delete('NeedsRendering');
	const fields: Value[] = [];
	const order: Value[] = [];
	const resources = new FormResources();
	const renamedUnderScripts = (await renameFields(having)).flatMap((part) => (scripted.has(part) ? [part.index] : []));
	for (const part of having) {
		const form = acroFormOf(part.document)!;
		if (part.index > 0) await inheritDown(part, form, document, merged);
		await resources.add(part, form);
		if (part.document.resolve(form.get('NeedAppearances')) === true) merged.set('NeedAppearances', true);
		await liftAll(part, form.get('Fields'), fields);
		await liftAll(part, form.get('CO'), order);
	}
	merged.set('Fields', fields);
	if (order.length > 0) merged.set('CO', order);
	if (resources.merged.size > 0) merged.set('DR', resources.merged);
	catalog.set('AcroForm', document.add(merged));
	return { droppedXfa, renamedUnderScripts };
}

const acroFormOf = (document: PdfDocument): Dict | undefined => document.dict(document.catalog.get('AcroForm'));

/**
 * Renames the topmost named fields of later parts whose name is taken, and with them everything below: a fully qualified
 * name begins with them. Actions follow. Returns the parts with renamed fields.
 */
async function renameFields(parts: readonly Part[]): Promise<Part[]> {
	const all: { readonly part: Part; readonly fields: readonly NamedField[] }[] = [];
	for (const part of parts) all.push({ part, fields: await topmostNamed(part.document) });
	const meanings = new Map<string, string>();
	const meaningOnce = (name: string): string => {
		let meaning = meanings.get(name);
		if (meaning === undefined) meanings.set(name, (meaning = meaningOf(name)));
		return meaning;
	};
	const taken = new Names(
		all.flatMap(({ part, fields }) => fields.map(({ dict }) => nameOfField(part.document, dict))),
		meaningOnce,
	);
	const isShared = all.filter(({ fields }) => fields.length > 0).length > 1;
	const used = new Set<string>();
	const affected: Part[] = [];
	for (const { part, fields } of all) {
		const { document } = part;
		const names = new RenamedFields(taken);
		const written = new Map<string, Value>();
		for (const { dict, number } of fields) {
			const due = document.job.pace.step(COST);
			if (due) await due;
			const name = nameOfField(document, dict);
			const meaning = meaningOnce(name);
			if (!used.has(meaning)) {
				names.kept.add(meaning);
				continue;
			}
			// Within one document equal names stay equal.
			const free = names.renamed.get(meaning) ?? taken.free(name);
			names.renamed.set(meaning, free);
			if (number !== undefined) document.edit(number);
			let text = written.get(free);
			// Fields of one name may have shared a long one.
			if (text === undefined) written.set(free, (text = free.length > LONG ? document.add(latin(free)) : latin(free)));
			dict.set('T', text);
		}
		if (names.renamed.size > 0) affected.push(part);
		for (const name of names.kept) used.add(name);
		for (const name of names.renamed.values()) used.add(meaningOnce(name));
		if (isShared) {
			const own = document.array(acroFormOf(document)?.get('Fields'))?.filter(isRef) ?? [];
			await keepActionsToOwnFields(document, names, own);
		}
	}
	return affected;
}

/** Adds the items of a list of the part's form, as the result refers to them. */
async function liftAll({ document, index }: Part, list: Value | undefined, lifted: Value[]): Promise<void> {
	for (const item of document.array(list) ?? []) {
		lifted.push(lift(item, index));
		const due = document.job.pace.step(ITEM_COST);
		if (due) await due;
	}
}

/**
 * The later parts whose forms have scripts. To be called before parts refer to each other. Scripts of the document itself do not count:
 * a merge keeps those of the first part alone, in which no field is renamed.
 */
export async function partsWithScripts(parts: readonly Part[]): Promise<Set<Part>> {
	const scripted = new Set<Part>();
	for (const part of parts) {
		const { document } = part;
		if (part.index === 0 || !acroFormOf(document)) continue;
		const ofDocument = new Set([document.catalogNumber]);
		const tree = document.dict(document.catalog.get('Names'))?.get('JavaScript');
		for (const [, action] of await readTree(document, tree, 'Names')) if (action instanceof Ref) ofDocument.add(action.number);
		const candidates = (await objectsWithAny(document, ['JS'])).filter((number) => !ofDocument.has(number));
		if (await hasScripts(document, candidates)) scripted.add(part);
	}
	return scripted;
}

/** Fields that have a name, and no ancestor that has one. */
async function topmostNamed(document: PdfDocument): Promise<NamedField[]> {
	const named = new Set<unknown>();
	const found: NamedField[] = [];
	// Parents come before their kids.
	for (const field of fieldNodes(document)) {
		const due = document.job.pace.step(COST);
		if (due) await due;
		if (field.parent && named.has(field.parent)) named.add(field);
		else if (document.resolve(field.dict.get('T')) instanceof Str) {
			named.add(field);
			found.push(field);
		}
	}
	return found;
}

const nameOfField = (document: PdfDocument, field: Dict): string => keyText(document.resolve(field.get('T')) as Str);

/** If the merged form has another default (Table 224), this form's default is written into its fields. */
async function inheritDown({ document }: Part, form: Dict, first: PdfDocument, merged: Dict): Promise<void> {
	for (const key of ['DA', 'Q']) {
		const value = document.resolve(form.get(key)) ?? (key === 'Q' ? 0 : null);
		const other = first.resolve(merged.get(key)) ?? (key === 'Q' ? 0 : null);
		if (value === null || value instanceof Ref || value === other) continue;
		if (value instanceof Str && other instanceof Str && keyText(value) === keyText(other)) continue;
		for (const { number, dict, parent } of fieldNodes(document)) {
			const due = document.job.pace.step(COST);
			if (due) await due;
			if (parent || inheritedEntry(document, dict, key) !== undefined) continue;
			if (number !== undefined) document.edit(number);
			dict.set(key, value);
		}
	}
}
