/** Statements of conformance in a document's XMP (PDF/A, PDF/UA). They are removed if they are no longer true. */
import type { PdfDocument } from '../document';
import { Dict, Stream, isRef } from '../syntax/values';
import { withoutElements } from '../syntax/xml';

/** The standards that the metadata name: `pdfaid` (with its part) and `pdfuaid`. */
export interface Conformance {
	readonly archive: string | undefined;
	readonly accessible: string | undefined;
}

export function readConformance(document: PdfDocument): Conformance {
	const xmp = xmpOf(document);
	const part = (schema: string) => new RegExp(`${schema}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(xmp)?.[1];
	return { archive: part('pdfaid'), accessible: part('pdfuaid') };
}

/** Removes the identification of `schemas` from the XMP; returns whether there was one. */
export function dropConformance(
	document: PdfDocument,
	schemas: readonly ('pdfaid' | 'pdfuaid')[] = ['pdfaid', 'pdfuaid'],
): boolean {
	const at = document.catalog.get('Metadata');
	const metadata = document.resolve(at);
	if (!isRef(at) || !(metadata instanceof Stream)) return false;
	const before = xmpOf(document);
	let after = before;
	// As attributes and as elements.
	for (const schema of schemas) {
		after = after.replace(new RegExp(`\\s?${schema}:\\w+\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'), '');
		after = withoutElements(after, (name) => name.startsWith(`${schema}:`));
	}
	if (after === before) return false;
	const dict = new Dict([...metadata.dict].filter(([key]) => key !== 'Filter' && key !== 'DecodeParms' && key !== 'Length'));
	document.put(at, new Stream(dict, Buffer.from(after, 'latin1')));
	return true;
}

/** As bytes in characters: names of properties are ASCII in UTF-8, the encoding of XMP in PDF. */
function xmpOf(document: PdfDocument): string {
	const metadata = document.resolve(document.catalog.get('Metadata'));
	if (!(metadata instanceof Stream)) return '';
	try {
		return Buffer.from(document.decoded(metadata)).toString('latin1');
	} catch {
		// Unreadable metadata identify nothing.
		return '';
	}
}
