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
	const notes: Note[] = [];
	const { archive } = await claimsOf(document);
	if (await endInvoiceClaim(document)) notes.push(invoiceClaimEnded('it has no attachments'));
	if (archive?.level === 'f')
		notes.push(endArchiveClaim(document, await xmpOf(document), archive, 'its embedded files were removed'));
	return notes;
}
