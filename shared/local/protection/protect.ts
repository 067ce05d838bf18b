/** The common part of add_password and add_restrictions: writes a document with a new encryption. */
import { randomBytes } from 'node:crypto';
import type { Document, Note } from '../../contract/backend';
import { invalidParameters, type Issue } from '../../contract/errors';
import type { protectionFacts } from '../../contract/operations/facts';
import { claimsOf, endArchiveClaim } from '../../model/metadata/claims';
import { xmpOf } from '../../model/metadata/read';
import type { PdfDocument } from '../../pdf/document';
import { save } from '../../pdf/write/save';
import {
	isSamePassword,
	newSecurity,
	passwordProblem,
	restrictionsOf,
	type Algorithm,
	type NewEncryption,
	type Security,
} from '../../pdf/security';
import { Dict, dict, name, Str } from '../../pdf/syntax/values';
import type { OutcomeWith } from '../operation';

/**
 * Which passwords a document can have depends on the algorithm.
 *
 * @throws OctavoError `invalid_parameters` on the fields, given by their wire names.
 */
export function checkPasswords(algorithm: Algorithm, passwords: Readonly<Record<string, string | undefined>>): void {
	const given = Object.entries(passwords).flatMap(([field, password]) => (password === undefined ? [] : [{ field, password }]));
	const issues = given.flatMap(({ field, password }): Issue[] => {
		const message = passwordProblem(password, algorithm);
		return message === undefined ? [] : [{ field, message }];
	});
	const [first, second] = given;
	if (issues.length === 0 && first && second && isSamePassword(first.password, second.password, algorithm))
		issues.push({ field: first.field, message: `must differ from ${second.field}`, mentions: [second.field] });
	if (issues.length > 0) throw invalidParameters(issues);
}

/** Replaces whatever encryption the document had (docs/semantics.md, D9). */
export async function protect(
	document: PdfDocument,
	input: Document,
	encryption: Omit<NewEncryption, 'id0'>,
	notes: readonly Note[],
): Promise<OutcomeWith<typeof protectionFacts>> {
	const security = newSecurity({ ...encryption, id0: identifierOf(document) });
	declareExtension(document, security);
	const { archive } = await claimsOf(document);
	const ended = archive && endArchiveClaim(document, await xmpOf(document), archive, 'that standard allows no encryption');
	const { algorithm, permissions, userPassword } = encryption;
	const pageCount = document.pages.count;
	return {
		documents: [{ name: input.name, bytes: await save(document, { encryption: security }), pageCount }],
		notes: ended ? [...notes, ended] : notes,
		facts: { pageCount, algorithm, restrictions: restrictionsOf(permissions), needsPassword: userPassword !== '' },
	};
}

/** A note for the restrictions that the new encryption drops, because users do not expect a password to take them away. */
export function droppedRestrictions({ security }: PdfDocument): Note[] {
	const dropped = security ? restrictionsOf(security.permissions) : [];
	if (dropped.length === 0) return [];
	return [
		{
			code: 'restrictions_dropped',
			message: `The document had restrictions (${dropped.join(', ')} = false). The new encryption replaces them: anyone who opens the document with the password may do everything.`,
			mentions: dropped,
		},
	];
}

/**
 * AES-256 came to PDF 1.7 as Adobe's extension level 8, and to the standard with 2.0. Documents below 2.0 say so (docs/semantics.md,
 * §8.1), since readers that know their version only may refuse otherwise.
 */
function declareExtension(document: PdfDocument, { version, extensionLevel }: Security): void {
	if (extensionLevel === undefined || document.version >= '2.0') return;
	const catalog = document.edit(document.catalogNumber);
	if (!(catalog instanceof Dict)) return;
	const known = document.dict(catalog.get('Extensions'));
	const level = document.resolve(document.dict(known?.get('ADBE'))?.get('ExtensionLevel'));
	if (typeof level === 'number' && level >= extensionLevel) return;
	const adobe = dict({ BaseVersion: name(version), ExtensionLevel: extensionLevel });
	catalog.set('Extensions', new Dict([...(known ?? []), ['ADBE', adobe]]));
}

/** First part of the document's /ID, which goes into the key. A document without one is given one. */
function identifierOf(document: PdfDocument): Uint8Array {
	const known = document.resolve(document.array(document.trailer.get('ID'))?.[0]);
	if (known instanceof Str && known.bytes.length > 0) return known.bytes;
	const made = new Str(randomBytes(16));
	document.trailer.set('ID', [made, made]);
	return made.bytes;
}
