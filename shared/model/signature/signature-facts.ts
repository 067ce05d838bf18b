/** The facts about a document's signatures (ISO 32000-2, 12.8), without judging them. */
import type { JsonObject } from '../../contract/backend';
import { isoDate } from '../../contract/values/dates';
import type { PdfDocument } from '../../pdf/document';
import { mark } from '../../pdf/reachability';
import { readObjects } from '../../pdf/read/read-objects';
import { type Dict, isDict, isName, Name, type Value } from '../../pdf/syntax/values';
import { fullName, inheritedEntry, readFields, terminalFields } from '../form/field-tree';
import { namedObjects } from '../tree/named-objects';
import { plainText, readableText } from '../tree/readable-text';

/** A signature or a field for one. */
export interface FoundSignature {
	/** The full name of its field; null for usage rights, and for a field without a name. */
	readonly name: string | null;
	/** The dictionary of the field, and its number; undefined for usage rights. */
	readonly field: Dict | undefined;
	readonly fieldNumber: number | undefined;
	/** As the field refers to it. */
	readonly value: Value | undefined;
	/** Undefined while the field is empty. */
	readonly signature: Dict | undefined;
	readonly kind: 'approval' | 'certification' | 'timestamp' | 'usage_rights' | null;
}

/** Of a field, see `Pace`. */
const COST = 1000;

/** Of signature fields, signed or not, those that the form does not list included, and of usage rights. */
export async function signatureFacts(document: PdfDocument): Promise<JsonObject[]> {
	const facts: JsonObject[] = [];
	for (const found of await findSignatures(document)) {
		facts.push(describeSignature(document, found));
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
	return facts;
}

export async function findSignatures(document: PdfDocument): Promise<FoundSignature[]> {
	const fields = await readFields(document);
	const { ByteRange, Sig } = await namedObjects(document);
	const candidates = ByteRange.length > 0 ? Sig : [];
	const signatures: FoundSignature[] = [];
	const known = new Set<Dict>();
	const add = (field: Dict, fieldNumber: number | undefined, name: string) => {
		const value = inheritedEntry(document, field, 'V');
		const resolved = document.resolve(value);
		const signature = isDict(resolved) ? resolved : undefined;
		if (signature) known.add(signature);
		const kind = signature ? kindOf(document, signature) : null;
		signatures.push({ name: plainText(name) || null, field, fieldNumber, value, signature, kind });
	};
	for (const { dict } of fields) known.add(dict);
	for (const { type, dict, number, name } of terminalFields(fields)) {
		if (type === 'Sig') add(dict, number, name);
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
	const loose: { number: number; field: Dict }[] = [];
	for await (const [number, found] of readObjects(document, candidates)) {
		const isField = isDict(found) && !known.has(found) && (found.has('T') || isName(found.get('Subtype'), 'Widget'));
		if (!isField || !isName(document.resolve(inheritedEntry(document, found, 'FT')), 'Sig')) continue;
		const value = document.resolve(inheritedEntry(document, found, 'V'));
		if (isDict(value) && !known.has(value)) loose.push({ number, field: found });
	}
	if (loose.length > 0) {
		const { live } = await mark(document);
		for (const { number, field } of loose) {
			if (live[number] === 1) add(field, number, fullName(document, field));
			const due = document.job.pace.step(COST);
			if (due) await due;
		}
	}
	const usageRights = document.dict(document.catalog.get('Perms'));
	for (const key of ['UR3', 'UR']) {
		const value = usageRights?.get(key);
		const signature = document.dict(value);
		if (signature)
			signatures.push({ name: null, field: undefined, fieldNumber: undefined, value, signature, kind: 'usage_rights' });
	}
	return signatures;
}

function kindOf(document: PdfDocument, signature: Dict): 'approval' | 'certification' | 'timestamp' {
	if (isName(document.resolve(signature.get('Type')), 'DocTimeStamp')) return 'timestamp';
	if (isName(document.resolve(signature.get('SubFilter')), 'ETSI.RFC3161')) return 'timestamp';
	const certifying = document.resolve(document.dict(document.catalog.get('Perms'))?.get('DocMDP'));
	return signature === certifying ? 'certification' : 'approval';
}

/** The claimed time of signing, as ISO 8601. */
export const signingDate = (document: PdfDocument, signature: Dict): string | null =>
	isoDate(readableText(document.resolve(signature.get('M'))) ?? '') ?? null;

function describeSignature(document: PdfDocument, { name: field, signature, kind }: FoundSignature): JsonObject {
	if (!signature) return { field, signed: false, kind: null, subFilter: null, signer: null, date: null };
	const subFilter = document.resolve(signature.get('SubFilter'));
	return {
		field,
		signed: true,
		kind,
		subFilter: subFilter instanceof Name ? subFilter.text : null,
		signer: readableText(document.resolve(signature.get('Name'))),
		date: signingDate(document, signature),
	};
}
