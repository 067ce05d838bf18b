/**
 * The standards to which a document says that it conforms, such as PDF/A: statements in its XMP that were not checked. They end
 * where a change breaks a rule of the standard (docs/semantics.md, D44).
 */
import type { Note } from '../../contract/backend';
import type { PdfDocument } from '../../pdf/document';
import { plainText, readableText } from '../tree/readable-text';
import { rememberAnswers } from '../tree/remembered';
import { NAMESPACES, type Prefix } from './namespaces';
import { infoOf, xmpOf } from './read';
import { valuesOf, type Xmp } from './xmp';
import { editedPacket, putPacket } from './xmp-packet';

/** A claim to be PDF/A (ISO 19005). */
export interface ArchiveClaim {
	readonly part: number;
	/** The conformance level: `a`, `b`, `u`, `e` or `f`; empty without one, as in PDF/A-4. */
	readonly level: string;
	/** `PDF/A-2b`, `PDF/A-4`. */
	readonly name: string;
}

export interface Claims {
	readonly archive: ArchiveClaim | undefined;
	/** `PDF/UA-1` (ISO 14289). */
	readonly accessible: string | undefined;
	/** The names of all claims: these, and PDF/X, PDF/E and PDF/VT. */
	readonly names: readonly string[];
}

export const claimsOf = rememberAnswers(async (document): Promise<Claims> => readClaims(document, await xmpOf(document)));

/** `xmp` is that of the document. For PDF/X, its Info dictionary is read too. */
export function readClaims(document: PdfDocument, xmp: Xmp | undefined): Claims {
	const first = (prefix: Prefix, name: string): string => plainText(valuesOf(xmp, prefix, name)[0] ?? '');
	const archive = archiveClaim(first('pdfaid', 'part'), first('pdfaid', 'conformance').toLowerCase());
	const accessible = isPart(first('pdfuaid', 'part')) ? `PDF/UA-${first('pdfuaid', 'part')}` : undefined;
	const exchange =
		first('pdfxid', 'GTS_PDFXVersion') ||
		first('pdfx', 'GTS_PDFXVersion') ||
		(readableText(document.resolve(infoOf(document)?.get('GTS_PDFXVersion'))) ?? '');
	const versions = [exchange, first('pdfe', 'ISO_PDFEVersion'), first('pdfvtid', 'GTS_PDFVTVersion')];
	const names = [archive?.name, accessible, ...versions.filter((version) => /^PDF\/[\w .:/()-]{1,40}$/.test(version))];
	return { archive, accessible, names: names.filter((name) => name !== undefined) };
}

const isPart = (text: string): boolean => /^[1-9]$/.test(text);

function archiveClaim(part: string, conformance: string): ArchiveClaim | undefined {
	if (!isPart(part)) return undefined;
	const level = /^[abuef]$/.test(conformance) ? conformance : '';
	return { part: Number(part), level, name: `PDF/A-${part}${level}` };
}

/** Ends the claim to be PDF/A. `reason` goes on after a colon, and names the claim as "that standard". */
export function endArchiveClaim(document: PdfDocument, xmp: Xmp | undefined, claim: ArchiveClaim, reason: string): Note {
	if (xmp) dropIdentification(document, xmp, [NAMESPACES.pdfaid]);
	return archiveClaimEnded(claim, reason);
}

export const archiveClaimEnded = ({ name }: ArchiveClaim, reason: string): Note => ({
	code: 'pdfa_identification_removed',
	message: `The document no longer claims ${name}: ${reason}.`,
});

/** Ends the claims of a document that others are merged into. */
export async function endMergedClaims(document: PdfDocument): Promise<Note[]> {
	const xmp = await xmpOf(document);
	if (!xmp) return [];
	const { archive, accessible } = readClaims(document, xmp);
	dropIdentification(document, xmp, [NAMESPACES.pdfaid, NAMESPACES.pdfuaid]);
	const names = [archive?.name, accessible].filter((name) => name !== undefined);
	return names.length > 0 ? [conformanceDropped(names, 'a merge cannot guarantee conformance')] : [];
}

const conformanceDropped = (names: readonly string[], reason: string): Note => ({
	code: 'conformance_dropped',
	message: `The result no longer claims ${names.join(' and ')}, because ${reason}.`,
});

/** The notes about claims that went with the metadata. */
export const endedWithMetadata = ({ archive, accessible }: Claims): Note[] => [
	...(archive ? [archiveClaimEnded(archive, METADATA_REMOVED)] : []),
	...(accessible === undefined ? [] : [conformanceDropped([accessible], METADATA_REMOVED)]),
];

const METADATA_REMOVED = 'its metadata was removed';

function dropIdentification(document: PdfDocument, xmp: Xmp, namespaces: readonly string[]): void {
	if (!xmp.properties.some(({ namespace }) => namespaces.includes(namespace))) return;
	putPacket(
		document,
		editedPacket(xmp, ({ namespace }) => namespaces.includes(namespace), []),
	);
}
