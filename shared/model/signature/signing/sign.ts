/** Signs a document in a revision after its bytes (docs/semantics.md, D70 and D71). */
import { invalidParameters } from '../../../contract/errors';
import type { PdfDocument } from '../../../pdf/document';
import { asBuffer } from '../../../pdf/syntax/characters';
import { encodeText } from '../../../pdf/syntax/text-strings';
import { Ref, Str, dict, latin, name, type Dict } from '../../../pdf/syntax/values';
import { appendRevision, reserveNumbers } from '../../../pdf/write/append';
import type { SigningKey } from '../../certificate/signing-key';
import { LockedNames, permissionsOf } from '../checking/permitted-changes';
import { makeSignature, signingHash } from '../cms/build-signed-data';
import { digestPieces } from '../digest-pieces';
import { findSignatures, type FoundSignature } from '../signature-facts';
import { addField, emptyField, fillField, showInField, type SignatureField, type SignatureLook } from './signature-field';

export interface SignOptions {
	readonly field: string | undefined;
	readonly certification: 'none' | 'no_changes' | 'fill_forms' | 'comments';
	readonly reason: string | undefined;
	readonly location: string | undefined;
	readonly signer: string | undefined;
	/** As a date of PDF. */
	readonly date: string;
	/** Gets a time stamp for a signature; absent: there is no time stamp. */
	readonly stamp: ((signature: Uint8Array) => Promise<Uint8Array>) | undefined;
	/** A place on a page for a new field. */
	readonly visible: boolean;
	/** Draws what the field shows; of a named field, if it has a place. */
	readonly draw: () => Promise<{ readonly look: SignatureLook; readonly widget?: number } | undefined>;
}

const LEVELS = { no_changes: 1, fill_forms: 2, comments: 3 } as const;
/** Room for a time stamp with its certificates. */
const STAMP_ROOM = 16_384;
const ROOM = 4096;

export async function signRevision(document: PdfDocument, key: SigningKey, options: SignOptions): Promise<Uint8Array> {
	reserveNumbers(document);
	const signatures = await findSignatures(document);
	const signed = signatures.filter(({ signature }) => signature !== undefined);
	refuseCertified(document, signed, options);
	const wanted = options.field === undefined ? undefined : emptyField(document, signatures, options.field);
	if (wanted) refuseLocked(document, signed, wanted);
	const shown = await options.draw();
	const field = wanted ?? (await addField(document, signatures, shown?.look));
	if (wanted && shown?.widget !== undefined) showInField(document, shown.widget, shown.look);
	const room = key.certificates.reduce((sum, { bytes }) => sum + bytes.length, ROOM) + (options.stamp ? STAMP_ROOM : 0);
	const reference = document.add(signatureDictionary(document, field, key, options, room));
	fillField(document, field, reference);
	if (options.certification !== 'none') certify(document, reference);
	const { bytes, offsets } = await appendRevision(document);
	return fillSignature(document, bytes, offsets.get(reference.number)!, key, options);
}

/** @throws OctavoError on `file` or `certification` */
function refuseCertified(
	document: PdfDocument,
	signed: readonly FoundSignature[],
	{ certification, visible }: SignOptions,
): void {
	const locked = new LockedNames(document);
	const levels = signed.map(({ signature, field }) => permissionsOf(document, signature!, field, locked));
	if (levels.some((one) => one.certification === 'no_changes' || one.lock === 'no_changes'))
		throw invalidParameters([
			{
				field: 'file',
				message: 'is certified, and its certification permits no further signature: ask its author for one that does',
			},
		]);
	if (visible && levels.some(({ certification: level, lock }) => (level ?? lock) !== undefined))
		throw invalidParameters([
			{
				field: 'visible',
				message: 'is not possible: the certification permits no new field on a page. Leave it out, or name an empty field',
				mentions: ['sign_field'],
			},
		]);
	if (certification !== 'none' && signed.length > 0)
		throw invalidParameters([
			{
				field: 'certification',
				message: 'must be that of the first signature, and the document is signed already: leave it out',
			},
		]);
}

function refuseLocked(document: PdfDocument, signed: readonly FoundSignature[], { name: field }: SignatureField): void {
	const locked = new LockedNames(document);
	if (signed.some((one) => permissionsOf(document, one.signature!, one.field, locked).isLocked(field)))
		throw invalidParameters([{ field: 'sign_field', message: `'${field}' is locked by an earlier signature` }]);
}

function signatureDictionary(
	document: PdfDocument,
	field: SignatureField,
	key: SigningKey,
	options: SignOptions,
	room: number,
): Dict {
	const { reason, location, signer = key.certificate.subjectName ?? undefined, date, certification } = options;
	const references = [
		...(certification === 'none'
			? []
			: [transform('DocMDP', dict({ Type: name('TransformParams'), P: LEVELS[certification], V: name('1.2') }))]),
		...lockOf(document, field),
	];
	return dict({
		Type: name('Sig'),
		Filter: name('Adobe.PPKLite'),
		SubFilter: name('ETSI.CAdES.detached'),
		ByteRange: [0, UNKNOWN, UNKNOWN, UNKNOWN],
		Contents: new Str(new Uint8Array(room)),
		M: latin(date),
		Name: signer === undefined ? undefined : encodeText(signer),
		Reason: reason === undefined ? undefined : encodeText(reason),
		Location: location === undefined ? undefined : encodeText(location),
		Reference: references.length > 0 ? references : undefined,
	});
}

const transform = (method: string, parameters: Dict, data?: Ref): Dict =>
	dict({ Type: name('SigRef'), TransformMethod: name(method), TransformParams: parameters, Data: data });

/** The lock of the field, which takes effect when it is signed (12.8.2.4). */
function lockOf(document: PdfDocument, field: SignatureField): Dict[] {
	const lock = document.dict(field.dict.get('Lock'));
	if (!lock) return [];
	const parameters = dict({
		Type: name('TransformParams'),
		V: name('1.2'),
		Action: lock.get('Action'),
		Fields: lock.get('Fields'),
	});
	return [transform('FieldMDP', parameters, new Ref(document.catalogNumber))];
}

function certify(document: PdfDocument, signature: Ref): void {
	const catalog = document.editCatalog();
	const known = document.dict(catalog.get('Perms'));
	catalog.set('Perms', dict({ ...Object.fromEntries(known ?? []), DocMDP: signature }));
}

/** As many digits as any position has. */
const UNKNOWN = 9_999_999_999;

async function fillSignature(
	document: PdfDocument,
	bytes: Uint8Array,
	at: number,
	key: SigningKey,
	{ stamp }: SignOptions,
): Promise<Uint8Array> {
	const file = asBuffer(bytes);
	const range = file.indexOf('/ByteRange[', at) + '/ByteRange['.length;
	const rangeEnd = file.indexOf(']', range);
	const gapStart = file.indexOf('/Contents<', range) + '/Contents'.length;
	const gapEnd = file.indexOf('>', gapStart) + 1;
	file.write(`0 ${gapStart} ${gapEnd} ${bytes.length - gapEnd}`.padEnd(rangeEnd - range), range, 'latin1');
	const pieces = [bytes.subarray(0, gapStart), bytes.subarray(gapEnd)];
	const made = makeSignature(key, await digestPieces(pieces, signingHash(key), document.job.pace));
	const hex = made.encode(stamp && (await stamp(made.signature))).toString('hex');
	if (hex.length > gapEnd - gapStart - 2)
		throw invalidParameters([{ field: 'timestamp_server', message: 'gives time stamps that are too large: use another server' }]);
	file.write(hex, gapStart + 1, 'latin1');
	return bytes;
}
