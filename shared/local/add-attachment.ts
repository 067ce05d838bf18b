/** add_attachment: attaches a file to the document (docs/semantics.md, §21.4 and §20.5). */
import type { Document, Note } from '../contract/backend';
import { pdfDate } from '../contract/values/dates';
import { OctavoError, invalidParameters, type Issue } from '../contract/errors';
import type { PdfDocument } from '../pdf/document';
import type { Job } from '../pdf/job';
import { Memory } from '../pdf/memory';
import { openDocument } from '../pdf/open-document';
import type { TreeEntry } from '../model/tree/name-tree';
import { Name } from '../pdf/syntax/values';
import { save } from '../pdf/write/save';
import { FILE_NAME, safeName } from '../file-names/safe-names';
import { attach, namedFiles } from '../model/attachment/add';
import { mediaTypeOf } from '../model/attachment/media-types';
import { readableText } from '../model/tree/readable-text';
import { claimsOf, endArchiveClaim, readClaims, type ArchiveClaim } from '../model/metadata/claims';
import { readMetadata, xmpOf } from '../model/metadata/read';
import type { FactsOf } from '../contract/operations';
import type { LocalOperation } from './operation';

const RELATIONSHIPS = {
	unspecified: 'Unspecified',
	source: 'Source',
	data: 'Data',
	alternative: 'Alternative',
	supplement: 'Supplement',
} as const;

export const add_attachment: LocalOperation<'add_attachment'> = async (input, params, job) => {
	const { attachment, attachment_name, mime_type, modified, relationship, replace_existing } = params;
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const name = attachment_name ?? safeName(attachment.name, FILE_NAME, 'attachment');
	const before = await namedFiles(document);
	const same = before.flatMap((one) => (one.name === name ? [one.entry] : []));
	const others = before.flatMap((one) => (one.name === name ? [] : [one.entry]));
	if (same.length > 0 && !replace_existing) throw invalidParameters([takenName(name, attachment_name !== undefined)]);
	const xmp = await xmpOf(document);
	const own = readMetadata(document, xmp);
	const file = {
		name,
		bytes: attachment.bytes,
		mimeType: mime_type ?? mediaTypeOf(name),
		...inheritValues(document, same),
		...(params.attachment_description === undefined ? {} : { description: params.attachment_description }),
		...(relationship === undefined ? {} : { relationship: RELATIONSHIPS[relationship] }),
		modified: pdfDate(modified ?? own.modified ?? own.created ?? ''),
	};
	const { archive } = readClaims(document, xmp);
	const reason = archive && (await findBrokenClaim(archive, attachment, file.modified !== undefined, job));
	await attach(document, file, others, same);
	const notes: Note[] = archive && reason !== undefined ? [endArchiveClaim(document, xmp, archive, reason)] : [];
	const pageCount = document.pages.count;
	const bytes = await save(document, { version: '1.7' });
	const facts: FactsOf<'add_attachment'> = {
		pageCount,
		attachmentName: name,
		attachmentCount: others.length + 1,
		replacedAttachment: same.length > 0,
	};
	return { documents: [{ name: input.name, bytes, pageCount }], notes, facts };
};

/** The values that a replacing file takes over if the user does not give them: description and relationship. */
function inheritValues(
	document: PdfDocument,
	replaced: readonly TreeEntry[],
): { readonly description: string | undefined; readonly relationship: string } {
	const before = document.dict(replaced[0]?.[1]);
	const relationship = document.resolve(before?.get('AFRelationship'));
	return {
		description: readableText(document.resolve(before?.get('Desc'))) ?? undefined,
		relationship: relationship instanceof Name ? relationship.text : RELATIONSHIPS.unspecified,
	};
}

/** Why the document cannot go on claiming to be PDF/A with the attachment; undefined where it can (docs/semantics.md, D44). */
async function findBrokenClaim(
	{ part, level }: ArchiveClaim,
	attachment: Document,
	dated: boolean,
	job: Job,
): Promise<string | undefined> {
	if (part === 1) return 'that standard allows no attachments';
	if (part === 3) return dated ? undefined : 'that standard requires the date of an attachment, which you can give as modified';
	// PDF/A-4e and 4f take any file.
	if (part === 4 && (level === 'e' || level === 'f')) return undefined;
	const allowed = part === 2 ? [1, 2] : [1, 2, 4];
	const own = await archivePart(attachment.bytes, job);
	if (own !== undefined && allowed.includes(own)) return undefined;
	return `that standard allows only attachments that are PDF/A-${allowed.join(' or PDF/A-')} themselves`;
}

/** The part of PDF/A that a file claims, where it is a PDF document. */
async function archivePart(bytes: Uint8Array, job: Job): Promise<number | undefined> {
	let document: PdfDocument;
	try {
		document = await openDocument(bytes, { limits: job.limits, memory: new Memory(job.limits), pace: job.pace });
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code !== 'cancelled') return undefined;
		throw thrown;
	}
	return (await claimsOf(document)).archive?.part;
}

function takenName(name: string, named: boolean): Issue {
	return {
		field: named ? 'attachment_name' : 'attachment',
		message: `must not be the name of an attachment that the document already has ("${safeName(name, FILE_NAME, 'attachment')}"): choose another attachment_name, or set replace_existing`,
		mentions: ['attachment_name', 'replace_existing'],
	};
}
