/** The electronic invoice in a PDF document, and what the document says of it (Factur-X 1.08, ZUGFeRD 2.4). */
import { greatest } from '../../lists';
import type { PdfDocument } from '../../pdf/document';
import { kindOfFile } from '../../pdf/read/file-kind';
import { asBuffer } from '../../pdf/syntax/characters';
import { readFile } from '../content/whole-data';
import { findAttachments, type Attachment } from '../attachment/find';
import { NAMESPACES } from '../metadata/namespaces';
import { xmpOf } from '../metadata/read';
import { MOST_BYTES, readInvoice, type ReadInvoice } from './read-invoice';

export interface FoundInvoice extends ReadInvoice {
	/** The name of the attachment. */
	readonly file: string;
	readonly attachment: Attachment;
	readonly bytes: Uint8Array;
}

export interface InvoicesInDocument {
	readonly invoices: readonly FoundInvoice[];
	/** An attachment with the name of an invoice that is not read, and why. */
	readonly refused: { readonly file: string; readonly reason: string } | undefined;
	/** The names of all attachments. */
	readonly names: readonly string[];
}

/** Names by which an invoice is found, in the order of the standards from new to old. */
const NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];

const LONGEST_NAME = greatest(NAMES.map(({ length }) => length));

/** More XML files than a document with an invoice has. */
const MOST_CANDIDATES = 50;

/** Whether a file is XML: it begins with an element or a declaration in UTF-8 or UTF-16, and is neither HTML nor a damaged PDF. */
export function isXmlFile(bytes: Uint8Array): boolean {
	const start = asBuffer(bytes).toString('latin1', 0, 1024).replaceAll('\0', '');
	const text = start.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').trimStart();
	return text.startsWith('<') && !text.includes('%PDF-') && kindOfFile(bytes) !== 'an HTML page';
}

/** The invoices of a document: that with a name of the standards first, then those found by their root elements. */
export async function invoicesIn(document: PdfDocument): Promise<InvoicesInDocument> {
	const attachments = await findAttachments(document);
	const rank = ({ name }: Attachment): number => {
		const index = name && name.length <= LONGEST_NAME ? NAMES.indexOf(name.toLowerCase()) : -1;
		return index < 0 ? NAMES.length : index;
	};
	const candidates = attachments
		.filter((one) => rank(one) < NAMES.length || isXml(one))
		.sort((a, b) => rank(a) - rank(b))
		.slice(0, MOST_CANDIDATES);
	const invoices: FoundInvoice[] = [];
	let refused: InvoicesInDocument['refused'];
	for (const attachment of candidates) {
		const file = attachment.name ?? '';
		const bytes = await contentOf(document, attachment);
		const read = typeof bytes === 'string' ? bytes : await readInvoice(bytes, document.job.pace);
		if (typeof bytes !== 'string' && typeof read !== 'string') invoices.push({ ...read, file, attachment, bytes });
		else if (typeof read === 'string' && rank(attachment) < NAMES.length) refused ??= { file, reason: read };
	}
	return { invoices, refused, names: attachments.flatMap(({ name }) => name ?? []) };
}

const isXml = ({ name, mimeType }: Attachment): boolean =>
	name?.slice(-4).toLowerCase() === '.xml' || mimeType === 'text/xml' || mimeType === 'application/xml';

/** Text: why it is not read. */
async function contentOf(document: PdfDocument, { stream, size }: Attachment): Promise<Uint8Array | string> {
	if ((size ?? 0) > MOST_BYTES) return `has more than ${MOST_BYTES / 1_000_000} MB`;
	const data = await readFile(document, stream);
	return data.length > 0 || stream.data.length === 0 ? data : 'is damaged';
}

/** The statements of a document about its invoice, in its XMP. */
export interface InvoiceClaim {
	readonly level: string | null;
	readonly file: string | null;
	readonly type: string | null;
	readonly version: string | null;
}

/** The namespaces of Factur-X and ZUGFeRD 2.1 and later, of ZUGFeRD 2.0, and of ZUGFeRD 1. */
export const INVOICE_NAMESPACES: readonly string[] = [
	NAMESPACES.fx,
	'urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#',
	'urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#',
];

export async function invoiceClaim(document: PdfDocument): Promise<InvoiceClaim | undefined> {
	const properties = (await xmpOf(document))?.properties.filter(({ namespace }) => INVOICE_NAMESPACES.includes(namespace)) ?? [];
	if (properties.length === 0) return undefined;
	const first = (name: string): string | null => properties.find((one) => one.name === name)?.values[0]?.trim() ?? null;
	return {
		level: first('ConformanceLevel'),
		file: first('DocumentFileName'),
		type: first('DocumentType'),
		version: first('Version'),
	};
}
