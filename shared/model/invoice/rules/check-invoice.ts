/**
 * Whether a document is an electronic invoice as Factur-X 1.08 and ZUGFeRD 2.4 prescribe it: the XML, the claim in the XMP, how
 * the file is attached, and the sums. It is not a full validation (docs/semantics.md, §25.4).
 */
import type { PdfDocument } from '../../../pdf/document';
import { claimsOf } from '../../metadata/claims';
import { NAMESPACES } from '../../metadata/namespaces';
import { xmpOf } from '../../metadata/read';
import type { Xmp } from '../../metadata/xmp';
import { INVOICE_NAMESPACES, invoiceClaim, invoicesIn, type FoundInvoice, type InvoiceClaim } from '../find-invoice';
import { brokenRules } from './check-rules';
import type { Failure } from './rule';
import { brokenTotals } from '../totals';

/** Sentences without full stop, each with the rule that is broken. */
export async function invoiceFailures(document: PdfDocument): Promise<string[]> {
	const { invoices, refused } = await invoicesIn(document);
	const [invoice, second] = invoices;
	if (!invoice) return [refused ? `the attached XML ${refused.reason}` : 'there is no XML in CII or UBL'];
	const claim = await invoiceClaim(document);
	const xmp = await xmpOf(document);
	return [
		...(second ? [`there are ${invoices.length} invoices, where one is allowed`] : []),
		...claimFailures(invoice, claim),
		...schemaFailures(xmp, claim),
		...(await archiveFailures(document)),
		...fileFailures(document, invoice),
		...sentencesOf(await brokenRules(invoice, document.job.pace)),
		...brokenTotals(invoice.invoice, invoice.profile?.level).map(({ rule, message }) => `${rule}: ${message}`),
	];
}

/** Each rule once, with the first place where it is broken. Values of the invoice are not told. */
function sentencesOf(failures: readonly Failure[]): string[] {
	const first = new Map<string, Failure>();
	for (const failure of failures) if (!first.has(failure.rule)) first.set(failure.rule, failure);
	return [...first.values()].map(({ rule, text, where }) => `${rule} (${where}): ${text}`);
}

/** Whether the XMP says the same as the XML. */
export const agrees = (invoice: FoundInvoice, claim: InvoiceClaim | undefined): boolean =>
	claimFailures(invoice, claim).length === 0;

function claimFailures({ syntax, profile, file }: FoundInvoice, claim: InvoiceClaim | undefined): string[] {
	if (syntax === 'UBL') return ['the XML is UBL, and Factur-X takes only CII'];
	if (!profile) return ['the guideline (BT-24) is not one of Factur-X, ZUGFeRD 2 or XRechnung'];
	if (!claim) return ['the XMP does not say that the document is an electronic invoice'];
	const failures: string[] = [];
	const levels = [profile.level, profile.level.replaceAll(' ', '')];
	if (claim.level === null || !levels.includes(claim.level.toUpperCase()))
		failures.push(`the XMP names another level (fx:ConformanceLevel) than the XML, which is ${profile.level}`);
	if (claim.file?.toLowerCase() !== file.toLowerCase())
		failures.push('the XMP names another file (fx:DocumentFileName) than the attached one');
	if (claim.type !== 'INVOICE') failures.push('the XMP does not say INVOICE (fx:DocumentType)');
	if (claim.version === null) failures.push('the XMP names no version (fx:Version)');
	else if (!VERSION.test(claim.version)) failures.push('the XMP names a version (fx:Version) that does not exist');
	return failures;
}

/** That of the standard, `1.0`, also written `1p0`; `2p0` of ZUGFeRD 2.0; that of XRechnung. */
const VERSION = /^(?:\d\.\d|[12]p0)$/;

/** PDF/A knows none of the properties, so their schema must be in the XMP (ISO 19005-3, 6.6.2.3). */
function schemaFailures(xmp: Xmp | undefined, claim: InvoiceClaim | undefined): string[] {
	const schemas = xmp?.properties.find(({ namespace, name }) => namespace === NAMESPACES.pdfaExtension && name === 'schemas');
	const described = xmp && schemas ? xmp.text.slice(schemas.from, schemas.to) : '';
	return !claim || INVOICE_NAMESPACES.some((namespace) => described.includes(namespace))
		? []
		: ['the XMP does not describe its properties of Factur-X (pdfaExtension:schemas)'];
}

async function archiveFailures(document: PdfDocument): Promise<string[]> {
	const { archive } = await claimsOf(document);
	const isRight = archive !== undefined && (archive.part === 3 || (archive.part === 4 && archive.level === 'f'));
	return [
		...(isRight ? [] : ['the document does not claim PDF/A-3']),
		...(document.security ? ['the document is encrypted'] : []),
	];
}

/** /AFRelationship of an invoice with lines. */
const RELATIONSHIPS = ['Alternative', 'Source', 'Data'];

function fileFailures(document: PdfDocument, { attachment, profile, file }: FoundInvoice): string[] {
	const allowed = ['MINIMUM', 'BASIC WL'].includes(profile?.level ?? '') ? ['Data'] : RELATIONSHIPS;
	const failures: string[] = [];
	if (profile && file.toLowerCase() !== profile.file && file.toLowerCase() !== 'zugferd-invoice.xml')
		failures.push(`the attachment must be called ${profile.file}`);
	if (attachment.relationship === null || !allowed.includes(attachment.relationship))
		failures.push(`the relationship (AFRelationship) must be ${allowed.join(', ')}`);
	if (attachment.mimeType !== 'text/xml' && attachment.mimeType !== 'application/xml')
		failures.push('the media type of the attachment must be text/xml');
	const associated = document.array(document.catalog.get('AF')) ?? [];
	const streams = associated.flatMap((value) => {
		const files = document.dict(document.dict(value)?.get('EF'));
		return files ? [document.resolve(files.get('F')), document.resolve(files.get('UF'))] : [];
	});
	if (!streams.includes(attachment.stream)) failures.push('the attachment is not an associated file of the document (/AF)');
	return failures;
}
