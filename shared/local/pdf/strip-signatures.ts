/**
 * Every cryptographic signature and timestamp goes (semantics §12), with all that spoke of it: lists of the form, usage
 * rights, validation data, structure, XFA. A signature field that is not signed stays, so that a form can still be signed.
 */
import { inheritedEntry, readFields, type Field } from './features/form';
import { catalogEntry } from './features/removal';
import type { Features } from './features/referrers';
import type { PdfDocument } from './document';
import { objectsWith } from './search';
import { featuresOf, pruneReferrers } from './select-pages';
import { Dict, Name, Str, Stream, isArray, isDict, isName, isRef, type Value } from './values';

export type Appearance = 'keep' | 'remove';

/** What a bare annotation needs to look as the widget did (Table 166); everything else made it a field. */
const LOOKS = new Set(['Type', 'Rect', 'P', 'NM', 'M', 'F', 'AP', 'AS', 'OC', 'StructParent', 'AF', 'ca', 'CA', 'BM', 'Lang']);
/** Annotation flags (Table 167). */
const HIDDEN = 2;
const NO_VIEW = 32;

/**
 * Strips signatures; with `keep`, a visible mark becomes a plain annotation that looks the same.
 *
 * Returns the full names of the fields that were removed.
 */
export async function stripSignatures(document: PdfDocument, appearance: Appearance): Promise<string[]> {
	const features = featuresOf(document);
	const fields = signedFields(document);
	const stripped = new Set<number>();
	const keys = new Set<number>();
	for (const field of fields) stripField(features, field, appearance, stripped, keys);
	if (stripped.size > 0) await detach(features, stripped, keys);
	stripForm(document);
	stripCatalog(document);
	return fields.map(({ name }) => name);
}

interface Signed {
	/** Full name: partial names from the top, joined by full stops (12.7.4.2). */
	readonly name: string;
	readonly number: number;
	readonly dict: Dict;
	/** Object numbers of its widgets; the field itself, where they are one dictionary. */
	readonly widgets: readonly number[];
}

/** Signed fields of the field tree, and widgets of signed fields that the tree does not list. */
function signedFields(document: PdfDocument): Signed[] {
	const found = new Map<number, Signed>();
	for (const field of readFields(document)) {
		if (field.type !== 'Sig' || field.number === undefined || !isSigned(document, field.dict)) continue;
		// A widget below a signed field belongs to that field.
		if (field.parent?.number !== undefined && found.has(field.parent.number) && !field.dict.has('T')) continue;
		found.set(field.number, signed(document, field.number, field.dict, nameOf(field)));
	}
	const known = new Set([...found.values()].flatMap(({ number, widgets }) => [number, ...widgets]));
	for (const number of objectsWith(document, ['/Sig'])) {
		const value = document.get(number);
		if (known.has(number) || !isDict(value) || !isName(document.resolve(value.get('FT')), 'Sig') || !isSigned(document, value))
			continue;
		const title = document.resolve(value.get('T'));
		found.set(number, signed(document, number, value, title instanceof Str ? textOf(title) : ''));
	}
	return [...found.values()];
}

function isSigned(document: PdfDocument, field: Dict): boolean {
	return isDict(document.resolve(inheritedEntry(document, field, 'V')));
}

function signed(document: PdfDocument, number: number, dict: Dict, name: string): Signed {
	const kids = (document.array(dict.get('Kids')) ?? []).flatMap((kid) => (isRef(kid) ? [kid.number] : []));
	return { name, number, dict, widgets: isName(dict.get('Subtype'), 'Widget') ? [number, ...kids] : kids };
}

function nameOf(field: Field): string {
	const names: string[] = [];
	for (let at: Field | undefined = field; at; at = at.parent) {
		const title = at.dict.get('T');
		if (title instanceof Str) names.unshift(textOf(title));
	}
	return names.join('.');
}

/** Text strings are PDFDocEncoding, UTF-16BE or UTF-8 by their first bytes (7.9.2.2). */
function textOf({ bytes }: Str): string {
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2));
	if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes.subarray(3));
	return Buffer.from(bytes).toString('latin1');
}

function stripField(
	{ form, removal }: Features,
	{ number, dict, widgets }: Signed,
	appearance: Appearance,
	stripped: Set<number>,
	keys: Set<number>,
): void {
	const { document } = removal;
	stripped.add(number);
	const parent = dict.get('Parent');
	if (isRef(parent)) form.touch(parent.number);
	for (const widget of widgets) {
		const annotation = document.get(widget);
		if (!isDict(annotation)) continue;
		stripped.add(widget);
		if (appearance === 'keep' && isVisible(document, annotation)) {
			becomeMark(document, widget, annotation);
			continue;
		}
		const key = document.resolve(annotation.get('StructParent'));
		if (typeof key === 'number') keys.add(key);
		removal.remove(widget);
	}
	if (!widgets.includes(number)) removal.remove(number);
}

function isVisible(document: PdfDocument, annotation: Dict): boolean {
	const flags = document.resolve(annotation.get('F'));
	if (typeof flags === 'number' && flags & (HIDDEN | NO_VIEW)) return false;
	const [left, bottom, right, top] = (document.array(annotation.get('Rect')) ?? []).map((side) => document.resolve(side));
	const isBox = typeof left === 'number' && typeof bottom === 'number' && typeof right === 'number' && typeof top === 'number';
	return isBox && left !== right && bottom !== top && document.dict(annotation.get('AP'))?.has('N') === true;
}

/** A stamp with the same appearance: not a field, to any reader. */
function becomeMark(document: PdfDocument, number: number, annotation: Dict): void {
	document.edit(number);
	for (const key of [...annotation.keys()]) if (!LOOKS.has(key)) annotation.delete(key);
	annotation.set('Subtype', new Name('Stamp'));
	const appearances = document.dict(annotation.get('AP'));
	const normal = appearances?.get('N');
	if (normal !== undefined) annotation.set('AP', new Dict([['N', normal]]));
}

/** Takes stripped fields out of the lists of the form, and removed widgets out of pages and structure. */
async function detach(features: Features, stripped: ReadonlySet<number>, keys: ReadonlySet<number>): Promise<void> {
	const { removal, structure } = features;
	const { document } = removal;
	const isStripped = (value: Value) => isRef(value) && stripped.has(value.number);
	const filter = (holder: number, dict: Dict, key: string): void => {
		const items = document.array(dict.get(key));
		if (!items?.some(isStripped)) return;
		document.edit(holder);
		const left = items.filter((item) => !isStripped(item));
		if (left.length > 0 || key === 'Fields') dict.set(key, left);
		else dict.delete(key);
	};
	for (const { number, dict } of readFields(document)) if (number !== undefined && dict.has('Kids')) filter(number, dict, 'Kids');
	const form = catalogEntry(document, 'AcroForm');
	if (form) for (const key of ['Fields', 'CO']) filter(form.holder, form.dict, key);
	dropEmptyParents(features);
	structure.dropKeys(keys);
	await structure.flush();
	await pruneReferrers(features, new Set(removal.removed()));
}

/** Nodes of the field tree that only held signatures; a field without /Kids is a field. */
function dropEmptyParents({ removal }: Features): void {
	const { document } = removal;
	// Parents stand before their kids: backwards, a parent is looked at when its kids are settled.
	for (const { number, dict, parent, type } of readFields(document).reverse()) {
		if (number === undefined || dict.has('Kids') || dict.has('FT') || type !== undefined || isName(dict.get('Subtype'), 'Widget'))
			continue;
		removal.remove(number);
		const siblings = parent && document.array(parent.dict.get('Kids'));
		if (!siblings || parent.number === undefined) continue;
		document.edit(parent.number);
		const left = siblings.filter((kid) => !removal.isGone(kid));
		if (left.length > 0) parent.dict.set('Kids', left);
		else parent.dict.delete('Kids');
	}
	const form = catalogEntry(document, 'AcroForm');
	const fields = document.array(form?.dict.get('Fields'));
	if (!form || !fields?.some((field) => removal.isGone(field))) return;
	document.edit(form.holder);
	form.dict.set(
		'Fields',
		fields.filter((field) => !removal.isGone(field)),
	);
}

function stripForm(document: PdfDocument): void {
	const form = catalogEntry(document, 'AcroForm');
	if (!form) return;
	if (form.dict.has('SigFlags')) {
		document.edit(form.holder);
		form.dict.delete('SigFlags');
	}
	stripXfa(document, form.dict.get('XFA'));
	const isEmpty = (document.array(form.dict.get('Fields')) ?? []).length === 0 && !form.dict.has('DR') && !form.dict.has('XFA');
	if (isEmpty) (document.edit(document.catalogNumber) as Dict).delete('AcroForm');
}

/** XML signatures inside the packets of an XFA form. */
function stripXfa(document: PdfDocument, packets: Value | undefined): void {
	const value = document.resolve(packets);
	for (const item of isArray(value) ? value : [packets]) {
		const packet = document.resolve(item);
		if (!isRef(item) || !(packet instanceof Stream)) continue;
		let text: string;
		try {
			text = Buffer.from(document.decoded(packet)).toString('latin1');
		} catch {
			// A packet that cannot be read holds nothing that a reader could verify.
			continue;
		}
		const without = text
			.replace(/<(?:\w+:)?Signature\b[^>]*xmldsig[^>]*>[^]*?<\/(?:\w+:)?Signature\s*>/g, '')
			.replace(/<signature\b[^>]*(?:\/>|>[^]*?<\/signature\s*>)/g, '');
		if (without === text) continue;
		const dict = new Dict([...packet.dict].filter(([key]) => key !== 'Filter' && key !== 'DecodeParms'));
		document.put(item, new Stream(dict, Buffer.from(without, 'latin1')));
	}
}

/** Certification and usage rights, validation data, and the legal attestation of a certified document. */
function stripCatalog(document: PdfDocument): void {
	const { catalog } = document;
	if (!['Perms', 'DSS', 'Legal', 'Extensions'].some((key) => catalog.has(key))) return;
	document.edit(document.catalogNumber);
	for (const key of ['Perms', 'DSS', 'Legal']) catalog.delete(key);
	const extensions = document.dict(catalog.get('Extensions'));
	if (!extensions?.has('ESIC')) return;
	const kept = new Dict([...extensions].filter(([developer]) => developer !== 'ESIC'));
	if (kept.size > 0) catalog.set('Extensions', kept);
	else catalog.delete('Extensions');
}
