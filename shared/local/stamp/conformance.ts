/**
 * Whether a document that says it is PDF/A still may say so with the stamp on it (ISO 19005-1 to -4), and the end of that
 * statement where it may not.
 */
import type { Note } from '../../backend';
import type { PdfDocument } from '../../pdf/document';
import { dropConformance, readConformance } from '../../pdf/prune/conformance';
import { isDict, isName } from '../../pdf/syntax/values';

/** Drops the PDF/A identification from the XMP where it is no longer true. `gray` tells that the stamp uses no RGB. */
export function keepPdfaHonest(document: PdfDocument, gray: boolean): Note | undefined {
	const part = readConformance(document).archive;
	if (part === undefined) return undefined;
	// PDF/A-1 has no transparency; its successors have, and device colours need an output intent that covers them.
	if (part !== '1' && coversColour(document, gray)) return undefined;
	dropConformance(document, ['pdfaid']);
	return {
		code: 'pdfa_identification_removed',
		message: `The document no longer calls itself PDF/A-${part}: ${
			part === '1' ? 'that standard allows no transparency' : "its output intent does not cover the watermark's colour"
		}`,
	};
}

function coversColour(document: PdfDocument, gray: boolean): boolean {
	return (document.array(document.catalog.get('OutputIntents')) ?? []).some((entry) => {
		const intent = document.dict(entry);
		if (!isDict(intent) || !isName(document.resolve(intent.get('S')), 'GTS_PDFA1')) return false;
		const components = document.dict(intent.get('DestOutputProfile'))?.get('N');
		return gray ? components !== undefined : document.resolve(components) === 3;
	});
}
