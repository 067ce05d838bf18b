/** The entries of the catalog and the XMP that make a new document PDF/A-3 and PDF/UA-1. */
import { NAMESPACES } from '../metadata/namespaces';
import { readXmp } from '../metadata/xmp';
import { withItem } from '../metadata/xmp-array';
import { newPacket, putPacket, type NewProperty } from '../metadata/xmp-packet';
import { makeProfile } from '../image/made-profiles';
import type { PdfDocument } from '../../pdf/document';
import { deflate } from '../../pdf/filters';
import { dict, latin, name, Stream } from '../../pdf/syntax/values';

export interface Words {
	readonly title: string;
	readonly author?: string | undefined;
	/** A language tag. Without it, the document does not claim PDF/UA. */
	readonly language?: string | undefined;
}

export interface Claims {
	readonly isArchive: boolean;
	readonly isAccessible: boolean;
}

/** The program, in the Info dictionary and the XMP alike (ISO 19005-3, 6.6.3). */
export const PRODUCER = 'Octavo';

/** Colors without a profile are sRGB (ISO 19005-3, 6.2.4.3). */
export function addOutputIntent(document: PdfDocument): void {
	const profile = document.add(new Stream(dict({ N: 3, Filter: name('FlateDecode') }), deflate(makeProfile({ gray: false }))));
	const intent = dict({
		Type: name('OutputIntent'),
		S: name('GTS_PDFA1'),
		OutputConditionIdentifier: latin('sRGB'),
		Info: latin('sRGB'),
		DestOutputProfile: profile,
	});
	document.editCatalog().set('OutputIntents', [document.add(intent)]);
}

/** The XMP: the words, and the claims that hold. */
export async function addPacket(document: PdfDocument, { title, author, language }: Words, claims: Claims): Promise<void> {
	const { isArchive } = claims;
	const simple = (prefix: NewProperty['prefix'], key: string, value: string): NewProperty => ({
		prefix,
		name: key,
		form: 'simple',
		values: [value],
	});
	const isAccessible = claims.isAccessible && language !== undefined;
	const packet = newPacket([
		{ prefix: 'dc', name: 'title', form: 'alternative', values: [title] },
		...(author === undefined ? [] : [{ prefix: 'dc', name: 'creator', form: 'ordered', values: [author] } as const]),
		...(language === undefined ? [] : [{ prefix: 'dc', name: 'language', form: 'unordered', values: [language] } as const]),
		simple('pdf', 'Producer', PRODUCER),
		...(isArchive ? [simple('pdfaid', 'part', '3'), simple('pdfaid', 'conformance', 'A')] : []),
		...(isAccessible ? [simple('pdfuaid', 'part', '1')] : []),
	]);
	if (!isAccessible || !isArchive) return putPacket(document, packet);
	const xmp = await readXmp(Buffer.from(packet, 'utf8'), document.job.pace);
	putPacket(document, withItem(xmp, 'pdfaExtension', 'schemas', ACCESSIBLE));
}

/** PDF/A knows no property of PDF/UA, so its schema must be described (ISO 19005-3, 6.6.2.3). */
const ACCESSIBLE = `<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${NAMESPACES.pdfaSchema}" xmlns:pdfaProperty="${NAMESPACES.pdfaProperty}">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACES.pdfuaid}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
<rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the document conforms to</pdfaProperty:description></rdf:li>
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;
