/**
 * Whether a document that says it is PDF/A still may say so with the stamp on it (ISO 19005-1 to -4), and the end of that
 * statement where it may not.
 */
import type { Note } from '../../backend';
import type { PdfDocument } from '../pdf/document';
import { Dict, isDict, isName, isRef, Stream } from '../pdf/values';

/** Drops the PDF/A identification from the XMP where it is no longer true. `gray` tells that the stamp uses no RGB. */
export function keepPdfaHonest(document: PdfDocument, gray: boolean): Note | undefined {
	const at = document.catalog.get('Metadata');
	const metadata = document.resolve(at);
	if (!isRef(at) || !(metadata instanceof Stream)) return undefined;
	const xmp = decodedXmp(document, metadata);
	const part = /pdfaid:part\s*(?:=\s*["']|>)\s*(\d)/.exec(xmp)?.[1];
	if (part === undefined) return undefined;
	// PDF/A-1 has no transparency; its successors have, and device colours need an output intent that covers them.
	if (part !== '1' && coversColour(document, gray)) return undefined;

	const dict = new Dict([...metadata.dict].filter(([key]) => key !== 'Filter' && key !== 'DecodeParms' && key !== 'Length'));
	document.put(at, new Stream(dict, Buffer.from(withoutIdentification(xmp), 'latin1')));
	return {
		code: 'pdfa_identification_removed',
		message: `The document no longer calls itself PDF/A-${part}: ${
			part === '1' ? 'that standard allows no transparency' : "its output intent does not cover the watermark's colour"
		}`,
	};
}

/** XMP without the properties of the PDF/A identification schema, as attributes and as elements. */
export function withoutIdentification(xmp: string): string {
	return xmp
		.replace(/\s+pdfaid:\w+\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
		.replace(/\s*<pdfaid:(\w+)\b[^>]*(?:\/>|>[^<]*<\/pdfaid:\1\s*>)/g, '');
}

/** As bytes in characters: names of properties are ASCII in UTF-8, the encoding of XMP in PDF. */
function decodedXmp(document: PdfDocument, metadata: Stream): string {
	try {
		return Buffer.from(document.decoded(metadata)).toString('latin1');
	} catch {
		// Unreadable metadata identify nothing.
		return '';
	}
}

function coversColour(document: PdfDocument, gray: boolean): boolean {
	return (document.array(document.catalog.get('OutputIntents')) ?? []).some((entry) => {
		const intent = document.dict(entry);
		if (!isDict(intent) || !isName(document.resolve(intent.get('S')), 'GTS_PDFA1')) return false;
		const components = document.dict(intent.get('DestOutputProfile'))?.get('N');
		return gray ? components !== undefined : document.resolve(components) === 3;
	});
}
