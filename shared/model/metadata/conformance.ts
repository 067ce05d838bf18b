/** Statements of conformance in a document's XMP (PDF/A, PDF/UA). They are removed if they are no longer true. */
import type { PdfDocument } from '../../pdf/document';
import { NAMESPACES } from './xmp';
import { Dict, Stream, isRef } from '../../pdf/syntax/values';
import { withoutElements } from './xml-elements';

type Schema = 'pdfaid' | 'pdfuaid';

/** The parts of the standards that the metadata name. */
export interface Conformance {
	readonly archive: string | undefined;
	readonly accessible: string | undefined;
}

export function readConformance(document: PdfDocument): Conformance {
	const xmp = xmpOf(document);
	const part = (schema: Schema) =>
		prefixesOf(xmp, schema)
			.map((prefix) => new RegExp(`\\b${prefix}:part\\s*(?:=\\s*["']|>)\\s*(\\d)`).exec(xmp)?.[1])
			.find((found) => found !== undefined);
	return { archive: part('pdfaid'), accessible: part('pdfuaid') };
}

/** Removes the identification of `schemas` from the XMP; returns whether there was one. */
export function dropConformance(document: PdfDocument, schemas: readonly Schema[] = ['pdfaid', 'pdfuaid']): boolean {
	const at = document.catalog.get('Metadata');
	const metadata = document.resolve(at);
	if (!isRef(at) || !(metadata instanceof Stream)) return false;
	const before = xmpOf(document);
	let after = before;
	// As attributes and as elements.
	for (const prefix of schemas.flatMap((schema) => prefixesOf(before, schema))) {
		after = after.replace(new RegExp(`\\s?\\b${prefix}:\\w+\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'), '');
		after = withoutElements(after, (name) => name.startsWith(`${prefix}:`));
	}
	if (after === before) return false;
	const dict = new Dict([...metadata.dict].filter(([key]) => key !== 'Filter' && key !== 'DecodeParms' && key !== 'Length'));
	document.put(at, new Stream(dict, Buffer.from(after, 'latin1')));
	return true;
}

/** The prefixes that the XMP gives to a namespace: any will do. Without a declaration the usual one counts, as for most readers. */
function prefixesOf(xmp: string, schema: Schema): string[] {
	const prefixes = new Set<string>([schema]);
	for (const [, prefix, one, other] of xmp.matchAll(/\bxmlns:([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
		if ((one ?? other) === NAMESPACES[schema]) prefixes.add(prefix!);
		else if (prefix === schema) prefixes.delete(schema);
	return [...prefixes].slice(0, MOST_PREFIXES);
}

/** Each costs a look at the whole text. */
const MOST_PREFIXES = 8;

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
