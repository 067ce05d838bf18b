/**
 * Removes every cryptographic signature and timestamp (docs/semantics.md, §12), with everything that refers to it: lists of the
 * form, usage rights, validation data, structure, XFA. A signature field that is not signed stays, so that a form can still be
 * signed.
 */
import { fieldType, fullName, inheritedEntry, readFields } from '../form/field-tree';
import { becomeMark, isVisibleMark } from '../annotation/signature-mark';
import { catalogEntry } from '../tree/removal';
import type { Features } from '../prune/referrers';
import type { PdfDocument } from '../../pdf/document';
import { mark } from '../../pdf/reachability';
import { objectsWithNames } from '../../pdf/read/name-search';
import { readObjects } from '../../pdf/read/read-objects';
import { featuresOf, pruneReferrers } from '../prune/select-pages';
import { stripXfa } from '../form/strip-xfa';
import { dropValidationData } from '../form/validation-data';
import { type Dict, isDict, isName, isRef, type Value } from '../../pdf/syntax/values';

export type Appearance = 'keep' | 'remove';

/** Of a field, see `Pace`. */
const COST = 1000;

/** The fields and rights that were removed. */
export interface Stripped {
	/** Full names of the removed signature fields (12.7.4.2): partial names from the top, joined by full stops. */
	readonly fields: readonly string[];
	/** Object numbers of the removed fields and their widgets; some of these are marks now. */
	readonly objects: ReadonlySet<number>;
	/** Whether there were usage rights, which are a signature without a field (12.8.2.3). */
	readonly usageRights: boolean;
}

/** Strips signatures; with `keep`, a visible mark becomes a plain annotation that looks the same. */
export async function stripSignatures(document: PdfDocument, appearance: Appearance): Promise<Stripped> {
	const features = featuresOf(document);
	const fields = await signedFields(document);
	const stripped = new Set<number>();
	const keys = new Set<number>();
	const names: string[] = [];
	for (const field of fields) {
		names.push(fullName(document, field.dict));
		await stripField(features, field, appearance, stripped, keys);
	}
	if (stripped.size > 0) await detach(features, stripped, keys);
	await stripForm(document, stripped.size > 0);
	return { fields: names, objects: stripped, usageRights: stripCatalog(document) };
}

interface Signed {
	readonly number: number;
	readonly dict: Dict;
	/** Object numbers of its widgets; the field itself, where they are one dictionary. */
	readonly widgets: Set<number>;
}

/** By their numbers. */
interface Found {
	readonly fields: Map<number, Signed>;
	/** Lists of widgets: each belongs to one field, the first that has it. */
	readonly lists: Set<readonly Value[]>;
}

/** Signed fields of the field tree, and those that only their widgets have, because the tree does not list them. */
async function signedFields(document: PdfDocument): Promise<Signed[]> {
	const candidates = (await objectsWithNames(document, ['Sig'])).Sig;
	if (candidates.length === 0) return [];
	for await (const [number, value] of readObjects(document, candidates)) makeIndirect(document, number, value);
	const found: Found = { fields: new Map(), lists: new Set() };
	for (const { number, dict, type } of await readFields(document)) {
		if (type === 'Sig' && number !== undefined) collect(document, found, number, dict);
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
	const known = new Set([...found.fields.values()].flatMap(({ number, widgets }) => [number, ...widgets]));
	const { Sig, Widget } = await objectsWithNames(document, ['Sig', 'Widget']);
	const others: number[] = [];
	for await (const [number, value] of readObjects(document, new Set([...Sig, ...Widget]))) {
		if (known.has(number) || !isDict(value) || !(value.has('T') || isName(value.get('Subtype'), 'Widget'))) continue;
		if (fieldType(document, value) === 'Sig') others.push(number);
	}
	// A widget that no page shows and no form lists is not in the document.
	const live = others.length > 0 ? (await mark(document)).live : undefined;
	for (const number of others) if (live?.[number] === 1) collect(document, found, number, document.get(number) as Dict);
	return [...found.fields.values()];
}

/** Field and widget dictionaries that are direct items of an array get a number, as they should have. */
function makeIndirect(document: PdfDocument, number: number, object: Value): void {
	const open: Value[] = [object];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (isDict(next)) for (const item of next.values()) open.push(item);
		if (!Array.isArray(next)) continue;
		for (const [index, item] of next.entries()) {
			if (!isDict(item) || !isName(item.get('FT'), 'Sig')) open.push(item);
			else {
				document.edit(number);
				next[index] = document.add(item);
			}
		}
	}
}

/** Adds the signed field to which a node of a field tree belongs: itself, or the parent whose mere widget it is. */
function collect(document: PdfDocument, found: Found, number: number, dict: Dict): void {
	if (!isDict(document.resolve(inheritedEntry(document, dict, 'V')))) return;
	const above = dict.get('Parent');
	const parent = document.dict(above);
	if (!dict.has('T') && isRef(above) && parent?.has('T')) {
		collect(document, found, above.number, parent);
		found.fields.get(above.number)?.widgets.add(number);
		return;
	}
	if (found.fields.has(number)) return;
	const widgets = new Set<number>(isName(dict.get('Subtype'), 'Widget') ? [number] : []);
	found.fields.set(number, { number, dict, widgets });
	const kids = document.array(dict.get('Kids'));
	if (!kids || found.lists.has(kids)) return;
	found.lists.add(kids);
	document.job.pace.add(kids.length);
	for (const kid of kids) if (isRef(kid)) widgets.add(kid.number);
}

async function stripField(
	{ removal }: Features,
	{ number, dict, widgets }: Signed,
	appearance: Appearance,
	stripped: Set<number>,
	keys: Set<number>,
): Promise<void> {
	const { document } = removal;
	stripped.add(number);
	// No other reference may lead to the signature.
	const signature = inheritedEntry(document, dict, 'V');
	if (isRef(signature)) removal.remove(signature.number);
	for (const widget of widgets) {
		const due = document.job.pace.step(COST);
		if (due) await due;
		const annotation = document.get(widget);
		if (!isDict(annotation)) continue;
		stripped.add(widget);
		if (appearance === 'keep' && isVisibleMark(document, annotation)) {
			document.edit(widget);
			becomeMark(document, annotation);
			continue;
		}
		const key = document.resolve(annotation.get('StructParent'));
		if (typeof key === 'number') keys.add(key);
		removal.remove(widget);
	}
	if (!widgets.has(number)) removal.remove(number);
	const due = document.job.pace.step(COST);
	if (due) await due;
}

/** Takes stripped fields out of the lists of the form, and removed widgets out of pages and structure. */
async function detach(features: Features, stripped: ReadonlySet<number>, keys: ReadonlySet<number>): Promise<void> {
	const { removal, structure } = features;
	const { document } = removal;
	await dropFromTree(features, stripped);
	const form = catalogEntry(document, 'AcroForm');
	for (const key of ['Fields', 'CO']) {
		const items = document.array(form?.dict.get(key));
		const left = items?.filter((item) => !removal.isGone(item) && !(isRef(item) && stripped.has(item.number)));
		if (!form || !items || !left || left.length === items.length) continue;
		document.edit(form.holder);
		if (left.length > 0 || key === 'Fields') form.dict.set(key, left);
		else form.dict.delete(key);
	}
	await structure.dropKeys(keys);
	await structure.flush();
	await pruneReferrers(features, new Set(removal.removed()));
}

/** Takes stripped nodes out of their parents; a parent that only held such nodes goes, too: without /Kids it would be a field. */
async function dropFromTree({ removal }: Features, stripped: ReadonlySet<number>): Promise<void> {
	const { document } = removal;
	// The rest of each list: fields may share one.
	const lists = new Map<readonly Value[], Value[]>();
	// Parents come before their kids: backwards, a parent is looked at when its kids are settled.
	for (const { number, dict } of [...(await readFields(document))].reverse()) {
		const kids = document.array(dict.get('Kids'));
		const due = document.job.pace.step(COST);
		if (due) await due;
		const known = kids && lists.get(kids);
		const left = known ?? kids?.filter((kid) => !removal.isGone(kid) && !(isRef(kid) && stripped.has(kid.number)));
		if (kids && left && !known) {
			lists.set(kids, left);
			document.job.pace.add(kids.length);
		}
		if (number === undefined || !kids || !left || left.length === kids.length) continue;
		document.edit(number);
		if (left.length > 0) dict.set('Kids', left);
		else if (isName(dict.get('Subtype'), 'Widget')) dict.delete('Kids');
		else {
			removal.remove(number);
			lists.clear();
		}
	}
}

async function stripForm(document: PdfDocument, stripped: boolean): Promise<void> {
	const form = catalogEntry(document, 'AcroForm');
	if (!form) return;
	if (form.dict.has('SigFlags')) {
		document.edit(form.holder);
		form.dict.delete('SigFlags');
	}
	await stripXfa(document, form.dict.get('XFA'), stripped);
	const isEmpty = (document.array(form.dict.get('Fields')) ?? []).length === 0 && !form.dict.has('DR') && !form.dict.has('XFA');
	if (stripped && isEmpty) document.editCatalog().delete('AcroForm');
}

/** Removes certification, validation data and the legal attestation of a certified document. Returns whether there were usage rights. */
function stripCatalog(document: PdfDocument): boolean {
	const { catalog } = document;
	const permissions = document.dict(catalog.get('Perms'));
	dropValidationData(document);
	for (const key of ['Perms', 'Legal']) if (catalog.has(key)) document.editCatalog().delete(key);
	return permissions?.has('UR3') === true || permissions?.has('UR') === true;
}
