/** What is interactive in a document: form fields, signatures, bookmarks, scripts. */
import type { JsonObject } from '../../backend';
import { OctavoError } from '../../errors';
import type { PdfDocument } from '../../pdf/document';
import { inheritedEntry, type Field } from '../../model/form/form';
import { walkOutline } from '../../model/navigation/outline-walk';
import { catalogEntry } from '../../model/tree/removal';
import { mark } from '../../pdf/reachability';
import { someDict } from '../../pdf/read/search';
import { isoDate } from '../../dates';
import { type Dict, Name, Str, Stream, isDict, isName, isRef, type Value } from '../../pdf/syntax/values';
import { readableText } from '../../model/tree/readable-text';
import { readXml, xmlText, type Token } from '../../model/metadata/xml-reader';
import type { Pace } from '../../pdf/pace';

/** Null without a form. */
export function formFacts(document: PdfDocument, fields: readonly Field[]): JsonObject | null {
	const form = catalogEntry(document, 'AcroForm');
	if (!form) return null;
	const xfa = document.resolve(form.dict.get('XFA')) !== null;
	const count = namesOfFields(document, fields).size;
	return count === 0 && !xfa ? null : { fields: count, xfa };
}

/** Fields by full name (12.7.4.2): the nodes of the field tree that have a value of their own, not their widgets. */
function namesOfFields(document: PdfDocument, fields: readonly Field[]): Set<string> {
	const parents = parentsOf(fields);
	const names = new Set<string>();
	for (const [index, field] of fields.entries()) {
		const isWidget = !field.dict.has('T') && field.parent !== undefined;
		if (isWidget || parents.has(field)) continue;
		names.add(fullName(document, field.dict) || `${index}`);
	}
	return names;
}

/** Nodes that have fields below them, and are none themselves. */
function parentsOf(fields: readonly Field[]): Set<Field> {
	return new Set(fields.flatMap(({ dict, parent }) => (parent && dict.has('T') ? [parent] : [])));
}

/** Deeper than any field tree that makes sense; it ends cycles. */
const MAXIMUM_DEPTH = 100;

function fullName(document: PdfDocument, field: Dict): string {
	const names: string[] = [];
	let at: Dict | undefined = field;
	for (let depth = 0; at && depth < MAXIMUM_DEPTH; depth++) {
		const title = readableText(document.resolve(at.get('T')));
		if (title !== null) names.unshift(title);
		at = document.dict(at.get('Parent'));
	}
	return names.join('.');
}

/** `candidates`: objects that may be widgets of signature fields that the form does not list. */
export async function signatureFacts(
	document: PdfDocument,
	fields: readonly Field[],
	candidates: readonly number[],
): Promise<JsonObject[]> {
	const certifying = document.resolve(document.dict(document.catalog.get('Perms'))?.get('DocMDP'));
	const signatures: JsonObject[] = [];
	const known = new Set<Dict>();
	const add = (field: Dict) => {
		const value = document.resolve(inheritedEntry(document, field, 'V'));
		const signature = isDict(value) ? value : undefined;
		if (signature) known.add(signature);
		signatures.push(signatureOf(document, fullName(document, field) || null, signature, certifying));
	};
	const parents = parentsOf(fields);
	for (const field of fields) {
		const { type, dict, parent } = field;
		known.add(dict);
		if (type === 'Sig' && !parents.has(field) && (dict.has('T') || parent === undefined)) add(dict);
	}
	const loose = candidates.flatMap((number) => {
		const found = document.get(number);
		const isField = isDict(found) && !known.has(found) && (found.has('T') || isName(found.get('Subtype'), 'Widget'));
		if (!isField || !isName(document.resolve(inheritedEntry(document, found, 'FT')), 'Sig')) return [];
		const value = document.resolve(inheritedEntry(document, found, 'V'));
		return isDict(value) && !known.has(value) ? [{ number, field: found }] : [];
	});
	if (loose.length > 0) {
		const { live } = await mark(document);
		for (const { number, field } of loose) if (live[number] === 1) add(field);
	}
	const usageRights = document.dict(document.catalog.get('Perms'));
	for (const key of ['UR3', 'UR']) {
		const signature = document.dict(usageRights?.get(key));
		if (signature) signatures.push({ ...signatureOf(document, null, signature, null), kind: 'usage_rights' });
	}
	return signatures;
}

function signatureOf(document: PdfDocument, field: string | null, signature: Dict | undefined, certifying: Value): JsonObject {
	if (!signature) return { field, signed: false, kind: null, subFilter: null, signer: null, date: null };
	const subFilter = document.resolve(signature.get('SubFilter'));
	const isTimestamp = isName(document.resolve(signature.get('Type')), 'DocTimeStamp') || isName(subFilter, 'ETSI.RFC3161');
	return {
		field,
		signed: true,
		kind: isTimestamp ? 'timestamp' : signature === certifying ? 'certification' : 'approval',
		subFilter: subFilter instanceof Name ? subFilter.text : null,
		signer: readableText(document.resolve(signature.get('Name'))),
		date: isoDate(readableText(document.resolve(signature.get('M'))) ?? '') ?? null,
	};
}

/** Outline items of all levels. */
export async function bookmarkCount(document: PdfDocument): Promise<number> {
	let count = 0;
	await walkOutline(document, (item) => {
		const title = isRef(item) ? document.entry(item.number, 'Title') : document.dict(item)?.get('Title');
		// Readers ignore outline items without /Title.
		const isShown = document.resolve(title) instanceof Str;
		if (isShown) count++;
		return isShown;
	});
	return count;
}

/** Whether anything that the document uses has a script. `candidates`: objects that may. */
export async function hasScripts(document: PdfDocument, candidates: readonly number[]): Promise<boolean> {
	const withScripts = candidates.filter((number) =>
		someDict(document.get(number), (dict) => {
			const type = document.resolve(dict.get('S'));
			const mayHave = !dict.has('S') || isName(type, 'JavaScript') || isName(type, 'Rendition');
			return mayHave && document.resolve(dict.get('JS')) !== null;
		}),
	);
	if (withScripts.length === 0) return false;
	const { live } = await mark(document);
	return withScripts.some((number) => live[number] === 1);
}

/** Whether the XFA form has scripts (ISO 32000-1, 12.7.8). One that is damaged counts as having some; null: a password hides it. */
export async function hasXfaScripts(document: PdfDocument): Promise<boolean | null> {
	const packets = document.resolve(catalogEntry(document, 'AcroForm')?.dict.get('XFA'));
	if (packets === null) return false;
	if (document.security?.locked === true) return null;
	for (const item of Array.isArray(packets) ? packets : [packets]) {
		const packet = document.resolve(item);
		if (!(packet instanceof Stream)) continue;
		let bytes: Uint8Array;
		try {
			bytes = await document.decodedAtEase(packet);
		} catch (thrown) {
			if (!(thrown instanceof OctavoError) || thrown.code === 'cancelled') throw thrown;
			return true;
		}
		const text = xmlText(bytes);
		if (text === undefined || (text.includes('script') && (await hasScriptElement(text, document.job.pace)))) return true;
	}
	return false;
}

/** Scripts are elements of the template, in JavaScript or FormCalc. Malformed XML counts as damaged. */
async function hasScriptElement(text: string, pace: Pace): Promise<boolean> {
	const isScript = (token: Token) => (token.kind === 'start' || token.kind === 'empty') && /^(?:[^:]*:)?script$/.test(token.name);
	return (await readXml(text, pace, isScript)) !== 'well-formed';
}
