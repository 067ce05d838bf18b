/**
 * Whether a file is an electronic invoice: XML by the rules of EN 16931, or a document as Factur-X 1.08 and ZUGFeRD 2.4 prescribe
 * it, with the XML, the claim in the XMP, and how the file is attached (docs/semantics.md, §25.4).
 */
import type { PdfDocument } from '../../../pdf/document';
import type { Pace } from '../../../pace/pace';
import { claimsOf } from '../../metadata/claims';
import { NAMESPACES } from '../../metadata/namespaces';
import { xmpOf } from '../../metadata/read';
import type { Xmp } from '../../metadata/xmp';
import { INVOICE_NAMESPACES, invoiceClaim, invoicesIn, type FoundInvoice, type InvoiceClaim } from '../find-invoice';
import { readInvoice, type ReadInvoice } from '../read-invoice';
import { brokenRules, warningsOf } from './check-rules';
import { schemaFailures } from './check-schema';
import type { Failure } from '../rules/rule';
import { brokenTotals } from '../rules/totals';

/** `warnings`: likely mistakes, which no rule forbids. */
export interface InvoiceCheck {
	readonly failures: readonly Failure[];
	readonly warnings: readonly Failure[];
}

/** The check of XML. */
export async function checkXml(bytes: Uint8Array, pace: Pace): Promise<InvoiceCheck> {
	const read = await readInvoice(bytes, pace);
	if (typeof read === 'string') return { failures: [failure('XML', 'file', `The file ${read}`)], warnings: [] };
	return await checkInvoice(read, false, pace);
}

/** The check of a PDF document with its invoice. */
export async function checkDocument(document: PdfDocument): Promise<InvoiceCheck> {
	const { invoices, refused } = await invoicesIn(document);
	const [invoice, second] = invoices;
	if (!invoice) {
		const text = refused ? `The attached XML ${refused.reason}` : 'The document has no XML in CII or UBL';
		return { failures: [failure('PDF', 'attachments', text)], warnings: [] };
	}
	const claim = await invoiceClaim(document);
	const xmp = await xmpOf(document);
	const { failures, warnings } = await checkInvoice(invoice, true, document.job.pace);
	return {
		failures: [
			...(second ? [failure('PDF', 'attachments', `There are ${invoices.length} invoices, where one is allowed`)] : []),
			...claimFailures(invoice, claim).map((text) => failure('PDF', 'XMP', text)),
			...describedFailures(xmp, claim).map((text) => failure('PDF', 'XMP', text)),
			...(await archiveFailures(document)).map((text) => failure('PDF', 'document', text)),
			...fileFailures(document, invoice).map((text) => failure('PDF', 'attachments', text)),
			...failures,
		],
		warnings,
	};
}

async function checkInvoice(read: ReadInvoice, isFacturX: boolean, pace: Pace): Promise<InvoiceCheck> {
	const structure = await schemaFailures(read, isFacturX, pace);
	const failures = [...structure, ...(await brokenRules(read, pace)), ...brokenTotals(read)];
	return { failures, warnings: await warningsOf(read, pace) };
}

/** `rule`: PDF for what Factur-X asks of the document, XML if the file is not read. */
const failure = (rule: 'PDF' | 'XML', where: string, text: string): Failure => ({
	rule,
	text,
	where,
	found: null,
	expected: null,
});

/** Each rule once, with the first place where it is broken, as sentences without full stop. Values of the invoice are not told. */
export function sentencesOf(failures: readonly Failure[]): string[] {
	const first = new Map<string, Failure>();
	for (const one of failures) {
		const key = one.rule === 'PDF' || one.rule === 'SCHEMA' ? one.text : one.rule;
		if (!first.has(key)) first.set(key, one);
	}
	return [...first.values()].map(({ rule, text, where }) =>
		rule === 'PDF' ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : `${rule} (${where}): ${text}`,
	);
}

/** Whether the XMP says the same as the XML. */
export const agrees = (invoice: FoundInvoice, claim: InvoiceClaim | undefined): boolean =>
	claimFailures(invoice, claim).length === 0;

function claimFailures({ syntax, profile, file }: FoundInvoice, claim: InvoiceClaim | undefined): string[] {
	if (syntax === 'UBL') return ['The XML is UBL, and Factur-X takes only CII'];
	if (!profile) return ['The guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung'];
	if (!claim) return ['The XMP does not say that the document is an electronic invoice'];
	const failures: string[] = [];
	const levels = [profile.level, profile.level.replaceAll(' ', '')];
	if (claim.level === null || !levels.includes(claim.level.toUpperCase()))
		failures.push(`The XMP names another level (fx:ConformanceLevel) than the XML, which is ${profile.level}`);
	if (claim.file?.toLowerCase() !== file.toLowerCase())
		failures.push('The XMP names another file (fx:DocumentFileName) than the attached one');
	if (claim.type !== 'INVOICE') failures.push('The XMP does not say INVOICE (fx:DocumentType)');
	if (claim.version === null) failures.push('The XMP names no version (fx:Version)');
	else if (!VERSION.test(claim.version)) failures.push('The XMP names a version (fx:Version) that does not exist');
	return failures;
}

/** That of the standard, `1.0`, also written `1p0`; `2p0` of ZUGFeRD 2.0; that of XRechnung. */
const VERSION = /^(?:\d\.\d|[12]p0)$/;

/** PDF/A knows none of the properties, so their schema must be in the XMP (ISO 19005-3, 6.6.2.3). */
function describedFailures(xmp: Xmp | undefined, claim: InvoiceClaim | undefined): string[] {
	const schemas = xmp?.properties.find(({ namespace, name }) => namespace === NAMESPACES.pdfaExtension && name === 'schemas');
	const described = xmp && schemas ? xmp.text.slice(schemas.from, schemas.to) : '';
	return !claim || INVOICE_NAMESPACES.some((namespace) => described.includes(namespace))
		? []
		: ['The XMP does not describe its properties of Factur-X (pdfaExtension:schemas)'];
}

async function archiveFailures(document: PdfDocument): Promise<string[]> {
	const { archive } = await claimsOf(document);
	const isRight = archive !== undefined && (archive.part === 3 || (archive.part === 4 && archive.level === 'f'));
	return [
		...(isRight ? [] : ['The document does not claim PDF/A-3']),
		...(document.security ? ['The document is encrypted'] : []),
	];
}

/** /AFRelationship of an invoice with lines. */
const RELATIONSHIPS = ['Alternative', 'Source', 'Data'];

function fileFailures(document: PdfDocument, { attachment, profile, file }: FoundInvoice): string[] {
	const allowed = ['MINIMUM', 'BASIC WL'].includes(profile?.level ?? '') ? ['Data'] : RELATIONSHIPS;
	const failures: string[] = [];
	if (profile && file.toLowerCase() !== profile.file && file.toLowerCase() !== 'zugferd-invoice.xml')
		failures.push(`The attachment must be called ${profile.file}`);
	if (attachment.relationship === null || !allowed.includes(attachment.relationship))
		failures.push(`The relationship (AFRelationship) must be ${allowed.join(', ')}`);
	if (attachment.mimeType !== 'text/xml' && attachment.mimeType !== 'application/xml')
		failures.push('The media type of the attachment must be text/xml');
	const associated = document.array(document.catalog.get('AF')) ?? [];
	const streams = associated.flatMap((value) => {
		const files = document.dict(document.dict(value)?.get('EF'));
		return files ? [document.resolve(files.get('F')), document.resolve(files.get('UF'))] : [];
	});
	if (!streams.includes(attachment.stream)) failures.push('The attachment is not an associated file of the document (/AF)');
	return failures;
}
