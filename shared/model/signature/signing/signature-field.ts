/** The field of a new signature (ISO 32000-2, 12.7.5.5): an empty one of the form, or a new one. */
import { invalidParameters } from '../../../contract/errors';
import type { PdfDocument } from '../../../pdf/document';
import { listNames } from '../../../sentences';
import { Dict, Name, Ref, Stream, Str, dict, isArray, isName, name, type Value } from '../../../pdf/syntax/values';
import { encodeText } from '../../../pdf/syntax/text-strings';
import { inheritedEntry } from '../../form/field-tree';
import { writeNumbers, type Box } from '../../geometry/geometry';
import { NewTags } from '../../structure/new-tags';
import { catalogEntry } from '../../tree/removal';
import type { FoundSignature } from '../signature-facts';

const FIELDS_ARE_SIGNED = 3;
/** Print and Locked. */
const FLAGS = 132;
/** The name of the field for screen readers. */
const SPOKEN = 'Signature';

export interface SignatureField {
	readonly name: string;
	readonly number: number;
	readonly dict: Dict;
}

/** The empty field of this name. @throws OctavoError on `sign_field` */
export function emptyField(document: PdfDocument, signatures: readonly FoundSignature[], wanted: string): SignatureField {
	const empty = signatures.filter(({ field, signature }) => field && !signature);
	const found = empty.find((one) => one.name === wanted && one.fieldNumber !== undefined);
	if (!found) {
		const names = empty.flatMap((one) => one.name ?? []);
		const instead = names.length > 0 ? `; it has ${listNames(names)}` : ', and no empty field at all';
		throw invalidParameters([{ field: 'sign_field', message: `the document has no empty field '${wanted}'${instead}` }]);
	}
	refuseSeed(document, found.field!);
	return { name: wanted, number: found.fieldNumber!, dict: found.field! };
}

/** The demands of a seed value dictionary that are not met (12.7.5.5, Table 237). */
function refuseSeed(document: PdfDocument, field: Dict): void {
	const seed = document.dict(inheritedEntry(document, field, 'SV'));
	const flags = document.resolve(seed?.get('Ff'));
	if (!seed || typeof flags !== 'number') return;
	const names = (key: string): string[] => {
		const value = document.resolve(seed.get(key));
		const list = isArray(value) ? value.map((one) => document.resolve(one)) : [value];
		return list.flatMap((one) =>
			one instanceof Name ? [one.text] : one instanceof Str ? [Buffer.from(one.bytes).toString('latin1')] : [],
		);
	};
	const demands: readonly [bit: number, isMet: boolean, what: string][] = [
		[1, names('Filter').includes('Adobe.PPKLite'), 'another signature handler'],
		[2, names('SubFilter').includes('ETSI.CAdES.detached'), 'another form of signature'],
		[4, !seed.has('V'), 'a newer version of its rules'],
		[8, !seed.has('Reasons'), 'one of its reasons'],
		[16, !seed.has('LegalAttestation'), 'a legal attestation'],
		[32, document.resolve(seed.get('AddRevInfo')) !== true, 'information about revocation'],
		[64, names('DigestMethod').some((one) => ['SHA256', 'SHA384', 'SHA512'].includes(one)), 'another hash'],
	];
	const unmet = demands.find(([bit, isMet]) => (flags & bit) !== 0 && !isMet && hasDemand(seed, bit));
	if (unmet) throw invalidParameters([{ field: 'sign_field', message: `demands ${unmet[2]}, which is not supported` }]);
}

const KEYS: Readonly<Record<number, string>> = {
	1: 'Filter',
	2: 'SubFilter',
	4: 'V',
	8: 'Reasons',
	16: 'LegalAttestation',
	32: 'AddRevInfo',
	64: 'DigestMethod',
};
const hasDemand = (seed: Dict, bit: number): boolean => seed.has(KEYS[bit]!);

/** The look of a field, and its place. */
export interface SignatureLook {
	/** Of a new field. */
	readonly place: { readonly index: number; readonly rect: Box } | undefined;
	/** The form XObject. */
	readonly form: Ref;
}

/** A new field, which shows nothing and is listed by page 1 unless it has a look. */
export async function addField(
	document: PdfDocument,
	signatures: readonly FoundSignature[],
	look: SignatureLook | undefined,
): Promise<SignatureField> {
	const index = look?.place?.index ?? 0;
	const number = document.pages.number(index);
	const page = new Ref(number, document.generation(number));
	const taken = new Set(signatures.map((one) => one.name));
	let count = 1;
	while (taken.has(`Signature${count}`)) count++;
	const title = `Signature${count}`;
	const field = dict({
		Type: name('Annot'),
		Subtype: name('Widget'),
		FT: name('Sig'),
		T: encodeText(title),
		TU: encodeText(SPOKEN),
		F: FLAGS,
		P: page,
		Rect: writeNumbers(look?.place?.rect ?? [0, 0, 0, 0]),
		AP: dict({ N: look?.form ?? document.add(emptyLook()) }),
	});
	const reference = document.add(field);
	const entries = document.edit(page) as Dict;
	addToList(document, entries, 'Annots', reference);
	addToForm(document, reference);
	await addTag(document, { field, reference, page, entries });
	return { name: title, number: reference.number, dict: field };
}

/** In the structure of a tagged document, as PDF/UA asks for it (ISO 14289-1, 7.18). */
async function addTag(
	document: PdfDocument,
	{ field, reference, page, entries }: { field: Dict; reference: Ref; page: Ref; entries: Dict },
): Promise<void> {
	const tags = await NewTags.of(document);
	const key = tags.add('Form', reference, page);
	if (key === undefined) return;
	field.set('StructParent', key);
	tags.finishInPlace(key);
	if (!isName(document.resolve(entries.get('Tabs')), 'S')) entries.set('Tabs', name('S'));
}

/** PDF/A demands an appearance, also of an invisible field. */
const emptyLook = (): Stream =>
	new Stream(dict({ Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, 0, 0], Resources: new Dict() }), new Uint8Array());

function addToForm(document: PdfDocument, field: Ref): void {
	const form = catalogEntry(document, 'AcroForm');
	if (form) {
		document.edit(form.holder);
		addToList(document, form.dict, 'Fields', field);
	} else document.editCatalog().set('AcroForm', dict({ Fields: [field] }));
}

function addToList(document: PdfDocument, holder: Dict, key: string, item: Value): void {
	const value = holder.get(key);
	if (value instanceof Ref && isArray(document.get(value))) (document.edit(value) as Value[]).push(item);
	else if (isArray(value)) value.push(item);
	else holder.set(key, [item]);
}

/** Gives the field of a form its look. */
export function showInField(document: PdfDocument, widget: number, { form }: SignatureLook): void {
	(document.edit(widget) as Dict).set('AP', dict({ N: form }));
}

/** Says that the document is signed, and puts the signature into the field. */
export function fillField(document: PdfDocument, field: SignatureField, signature: Ref): void {
	document.edit(field.number);
	field.dict.set('V', signature);
	const flags = document.resolve(field.dict.get('F'));
	field.dict.set('F', (typeof flags === 'number' ? flags : 0) | FLAGS);
	const form = catalogEntry(document, 'AcroForm');
	if (!form || document.resolve(form.dict.get('SigFlags')) === FIELDS_ARE_SIGNED) return;
	document.edit(form.holder);
	form.dict.set('SigFlags', FIELDS_ARE_SIGNED);
}
