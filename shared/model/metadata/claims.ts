/** The end of a document's claim to be PDF/A, where a change breaks a rule of that standard (docs/semantics.md, D44). */
import type { Note } from '../../backend';
import type { PdfDocument } from '../../pdf/document';
import { NAMESPACES, type Xmp } from './xmp';
import { readClaims } from './read';
import { editedPacket, putPacket } from './xmp-packet';

/** The document's claim to be PDF/A, such as `PDF/A-2b`. */
export const archiveClaim = (document: PdfDocument, xmp: Xmp | undefined): string | undefined =>
	readClaims(document, xmp).find((claim) => claim.startsWith('PDF/A-'));

export function endArchiveClaim(document: PdfDocument, xmp: Xmp, claim: string, reason: string): Note {
	putPacket(
		document,
		editedPacket(xmp, ({ namespace }) => namespace === NAMESPACES.pdfaid, []),
	);
	return claimEnded(claim, reason);
}

export const claimEnded = (claim: string, reason: string): Note => ({
	code: 'pdfa_identification_removed',
	message: `The document no longer claims ${claim}: ${reason}.`,
});
