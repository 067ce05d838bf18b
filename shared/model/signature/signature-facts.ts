/** The facts about a document's signatures (ISO 32000-2, 12.8), without judging them. */
import type { JsonObject } from '../../contract/backend';
import { isoDate } from '../../contract/values/dates';
import type { PdfDocument } from '../../pdf/document';
import { mark } from '../../pdf/reachability';
import { type Dict, isDict, isName, Name, type Value } from '../../pdf/syntax/values';
import { fullName, inheritedEntry, readFields, terminalFields } from '../form/field-tree';
import { namedObjects } from '../tree/named-objects';
import { plainText, readableText } from '../tree/readable-text';

/** Of signature fields, signed or not, those that the form does not list included, and of usage rights. */
export async function signatureFacts(document: PdfDocument): Promise<JsonObject[]> {
	const fields = await readFields(document);
	const { ByteRange, Sig } = await namedObjects(document);
	const candidates = ByteRange.length > 0 ? Sig : [];
	const certifying = document.resolve(document.dict(document.catalog.get('Perms'))?.get('DocMDP'));
	const signatures: JsonObject[] = [];
	const known = new Set<Dict>();
	const add = (field: Dict, name: string) => {
		const value = document.resolve(inheritedEntry(document, field, 'V'));
		const signature = isDict(value) ? value : undefined;
		if (signature) known.add(signature);
		signatures.push(signatureOf(document, plainText(name) || null, signature, certifying));
	};
	for (const { dict } of fields) known.add(dict);
	for (const { type, dict, name } of terminalFields(fields)) if (type === 'Sig') add(dict, name);
	const loose = candidates.flatMap((number) => {
		const found = document.get(number);
		const isField = isDict(found) && !known.has(found) && (found.has('T') || isName(found.get('Subtype'), 'Widget'));
		if (!isField || !isName(document.resolve(inheritedEntry(document, found, 'FT')), 'Sig')) return [];
		const value = document.resolve(inheritedEntry(document, found, 'V'));
		return isDict(value) && !known.has(value) ? [{ number, field: found }] : [];
	});
	if (loose.length > 0) {
		const { live } = await mark(document);
		for (const { number, field } of loose) if (live[number] === 1) add(field, fullName(document, field));
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
