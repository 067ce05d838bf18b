/** Claims of a document that need its attached files. */
import type { Note } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { claimsOf, endArchiveClaim } from '../metadata/claims';
import { xmpOf } from '../metadata/read';
import { endInvoiceClaim } from './claim-invoice';

/** `reason` goes on after "because". */
export const invoiceClaimEnded = (reason: string, mentions: readonly string[] = []): Note => ({
	code: 'invoice_claim_removed',
	message: `The document is no longer an electronic invoice, because ${reason}.`,
	...(mentions.length > 0 ? { mentions } : {}),
});

/** Ends what a document cannot claim without attachments: to be an invoice, and PDF/A-4f (ISO 19005-4, Annex A). */
export async function endClaimsOfFiles(document: PdfDocument): Promise<Note[]> {
	const archive = await endArchiveOfFiles(document);
	return (await endInvoiceClaim(document)) ? [invoiceClaimEnded('it has no attachments'), ...archive] : archive;
}

/** PDF/A-4f is for documents with embedded files. */
export async function endArchiveOfFiles(document: PdfDocument): Promise<Note[]> {
	const { archive } = await claimsOf(document);
	if (archive?.level !== 'f') return [];
	return [endArchiveClaim(document, await xmpOf(document), archive, 'its embedded files were removed')];
}
