/** sanitize_document: removes what pages do not show, and counts it (docs/semantics.md, §31.1). */
import type { Note } from '../contract/backend';
import { addAll } from '../lists';
import { clean, type Cleaning, type Wanted } from '../model/cleaning/clean';
import { dropUnusedObjects } from '../model/cleaning/unused-objects';
import { xfaRemoved } from '../model/form/xfa';
import { endInvoiceClaim } from '../model/invoice/claim-invoice';
import { endArchiveOfFiles, invoiceClaimEnded } from '../model/invoice/claims-of-files';
import { claimsOf, endedWithMetadata, type Claims } from '../model/metadata/claims';
import { removeCropped } from '../model/redaction/crop/crop-content';
import { removeCroppedAnnotations } from '../model/redaction/crop/cropped-annotations';
import type { FactsOf } from '../contract/operations';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { countFirst } from '../sentences';
import type { LocalOperation } from './operation';

/** The facts, by the kind of what went. */
const FACTS = {
	scripts: 'removedScripts',
	privateData: 'removedPrivateData',
	metadata: 'removedMetadata',
	hiddenLayers: 'removedHiddenLayers',
	hiddenText: 'removedHiddenText',
	attachments: 'removedAttachments',
	comments: 'removedComments',
	externalLinks: 'removedExternalLinks',
	imageMetadata: 'removedImageMetadata',
} as const satisfies Record<keyof Wanted, keyof FactsOf<'sanitize_document'>>;

export const sanitize_document: LocalOperation<'sanitize_document'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const wanted: Wanted = {
		scripts: params.remove_scripts,
		privateData: params.remove_private_data,
		metadata: params.remove_metadata,
		hiddenLayers: params.remove_hidden_layers,
		hiddenText: params.remove_hidden_text,
		attachments: params.remove_attachments,
		comments: params.remove_comments,
		externalLinks: params.remove_external_links,
		imageMetadata: params.remove_image_metadata,
	};
	const claims = await claimsOf(document);
	const invoiceEnds = wanted.metadata || wanted.attachments ? await endInvoiceClaim(document) : false;
	const cropped = params.remove_cropped ? (await removeCroppedAnnotations(document)) + (await removeCropped(document)) : 0;
	const cleaning = await clean(document, wanted);
	const unused = await dropUnusedObjects(document);
	const notes = [...(invoiceEnds ? [INVOICE_CLAIM_REMOVED] : []), ...(await notesOf(document, cleaning, claims))];
	if (cropped + unused + countRemoved(cleaning) === 0) notes.push(NOTHING_TO_REMOVE);
	const pageCount = document.pages.count;
	const kinds = (Object.keys(FACTS) as (keyof Wanted)[]).filter((kind) => wanted[kind]);
	const facts = Object.fromEntries(kinds.map((kind) => [FACTS[kind], cleaning.removed[kind]]));
	return {
		documents: [{ name: input.name, bytes: await save(document), pageCount }],
		notes,
		facts: {
			pageCount,
			...facts,
			...(params.remove_cropped && { removedCropped: cropped }),
			...(cleaning.removedBookmarks > 0 && { removedBookmarks: cleaning.removedBookmarks }),
			...(unused > 0 && { removedUnusedObjects: unused }),
		},
	};
};

async function notesOf(document: PdfDocument, { removed, droppedXfa, unread }: Cleaning, claims: Claims): Promise<Note[]> {
	const notes: Note[] = [];
	if (removed.metadata > 0) addAll(notes, endedWithMetadata(claims));
	else if (removed.attachments > 0) addAll(notes, await endArchiveOfFiles(document));
	if (droppedXfa) notes.push(xfaRemoved(droppedXfa));
	if (unread > 0) notes.push(contentUnreadable(unread));
	return notes;
}

const countRemoved = ({ removed }: Cleaning): number => Object.values(removed).reduce((sum, count) => sum + count, 0);

const INVOICE_CLAIM_REMOVED = invoiceClaimEnded('its metadata or its attachments were removed. Keep both to publish invoices', [
	'remove_metadata',
	'remove_attachments',
]);

const contentUnreadable = (count: number): Note => ({
	code: 'content_unreadable',
	message: `${countFirst(count, 'content stream')} could not be read, because the compression is not known. Hidden content in there was not removed.`,
});

const NOTHING_TO_REMOVE: Note = {
	code: 'nothing_to_remove',
	message: 'Nothing was removed: the document has none of these things.',
};
