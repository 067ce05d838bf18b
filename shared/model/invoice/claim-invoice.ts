/**
 * The claim of a document to be an electronic invoice: the properties of Factur-X in its XMP, and the extension schema that PDF/A
 * asks for them (ISO 19005-3, 6.6.2.3).
 */
import type { PdfDocument } from '../../pdf/document';
import { NAMESPACES } from '../metadata/namespaces';
import { xmpOf } from '../metadata/read';
import { withItem } from '../metadata/xmp-array';
import { editedPacket, putPacket } from '../metadata/xmp-packet';
import { readXmp, type Xmp } from '../metadata/xmp';
import { INVOICE_NAMESPACES } from './find-invoice';
import type { Profile } from './profile';

/** Takes the claim out of the XMP, if there is any. Returns whether the document made it. */
export async function endInvoiceClaim(document: PdfDocument): Promise<boolean> {
	const xmp = await xmpOf(document);
	const isOfInvoice = ({ namespace }: { readonly namespace: string }) => INVOICE_NAMESPACES.includes(namespace);
	if (!xmp?.properties.some(isOfInvoice)) return false;
	putPacket(document, editedPacket(xmp, isOfInvoice, []));
	return true;
}

/** The document becomes PDF/A-3, and says which profile of Factur-X its invoice is in. `xmp` is that of the document. */
export async function claimInvoice(document: PdfDocument, xmp: Xmp, profile: Profile): Promise<void> {
	const property = (prefix: 'fx' | 'pdfaid', name: string, value: string) =>
		({ prefix, name, form: 'simple', values: [value] }) as const;
	const packet = editedPacket(
		xmp,
		({ namespace, name }) => INVOICE_NAMESPACES.includes(namespace) || (namespace === NAMESPACES.pdfaid && name === 'part'),
		[
			property('pdfaid', 'part', '3'),
			property('fx', 'DocumentType', 'INVOICE'),
			property('fx', 'DocumentFileName', profile.file),
			property('fx', 'Version', profile.version),
			property('fx', 'ConformanceLevel', profile.level),
		],
	);
	const edited = await readXmp(Buffer.from(packet, 'utf8'), document.job.pace);
	putPacket(document, withItem(edited, 'pdfaExtension', 'schemas', SCHEMA));
}

const PROPERTIES = [
	['DocumentType', 'Type of the invoice document'],
	['DocumentFileName', 'Name of the embedded XML invoice'],
	['Version', 'Version of the XML invoice standard'],
	['ConformanceLevel', 'Profile of the XML invoice'],
] as const;

const SCHEMA = `<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${NAMESPACES.pdfaSchema}" xmlns:pdfaProperty="${NAMESPACES.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${NAMESPACES.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${PROPERTIES.map(
	([
		name,
		description,
	]) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>
`,
).join('')}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;
