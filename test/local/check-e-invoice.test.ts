/** require_e_invoice of check_document: every planted fault is found by its rule, and right invoices pass. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { decode } from '../../shared/contract/values/decode';
import { archive } from '../support/documents/archive';
import { GUIDELINES, invoiceXml, type InvoiceXml } from '../support/documents/invoice-xml';
import { asDocument, local } from '../support/hosts/local';
import { needs } from '../support/judges/needs';

async function made(options: InvoiceXml = {}, xml = invoiceXml(options)): Promise<Uint8Array> {
	const invoice = asDocument(Buffer.from(xml), 'invoice.xml');
	const params = decode('create_e_invoice', { invoice });
	return (await local.run('create_e_invoice', [asDocument(await archive({ claims: '3B' }))], params)).documents[0]!.bytes;
}

/** The message of the check; empty if the document passes. */
const check = (bytes: Uint8Array): Promise<string> =>
	local.run('check_document', [asDocument(bytes)], decode('check_document', { require_e_invoice: 'true' })).then(
		() => '',
		(error: Error) => error.message,
	);

/** Replaces text of the same length in a document without compressed objects. */
function planted(bytes: Uint8Array, from: string, to: string): Buffer {
	const text = Buffer.from(bytes).toString('latin1');
	if (from.length !== to.length || !text.includes(from)) throw new Error(`cannot replace ${from}`);
	return Buffer.from(text.replaceAll(from, to), 'latin1');
}

test.each(Object.keys(GUIDELINES) as (keyof typeof GUIDELINES)[])('passes a valid invoice of %s', async (name) => {
	expect(await check(await made({ guideline: GUIDELINES[name] }))).toBe('');
});

test.each([
	['a wrong total', { totals: { GrandTotalAmount: '1.00' } }, /BR-CO-15/],
	['lines that do not add up', { totals: { LineTotalAmount: '1.00' } }, /BR-CO-10/],
	['a total that is not a number', { totals: { DuePayableAmount: 'x' } }, /BR-DEC/],
	['no lines', { lines: [] }, /BR-16/],
] as const)('finds %s', async (_, options, rule) => {
	expect(await check(await made(options))).toMatch(rule);
});

test.each([
	['another level in the XMP', 'ConformanceLevel>EN 16931<', 'ConformanceLevel>EXTENDED<', /fx:ConformanceLevel/],
	['another file in the XMP', 'DocumentFileName>factur-x.xml<', 'DocumentFileName>zugferd1.xml<', /fx:DocumentFileName/],
	['an order in the XMP', 'DocumentType>INVOICE<', 'DocumentType>ORDERRR<', /fx:DocumentType/],
	['another relationship', '/AFRelationship/Alternative', '/AFRelationship/Supplement ', /AFRelationship/],
	['another media type', '/Subtype/text#2fxml', '/Subtype/text#2fcsv', /media type/],
	['no associated file', '/AF[', '/AG[', /\/AF/],
	['PDF/A-2', '<pdfaid:part>3<', '<pdfaid:part>2<', /does not claim PDF\/A-3/],
	['another name', '(factur-x.xml)', '(factur-y.xml)', /must be called factur-x\.xml/],
])('finds %s', async (_, from, to, rule) => {
	const bytes = await made();
	const spelled = Buffer.from(bytes).toString('latin1').includes(from)
		? from
		: from.replace('/AFRelationship/', '/AFRelationship /');
	expect(
		await check(planted(bytes, spelled, spelled === from ? to : to.replace('/AFRelationship/', '/AFRelationship /'))),
	).toMatch(rule);
});

test('finds that there is no invoice, or that there are two', async () => {
	expect(await check(await archive({ claims: '3B' }))).toMatch(/no XML in CII or UBL/);
	const document = await PDFDocument.load(await made(), { updateMetadata: false });
	await document.attach(Buffer.from(invoiceXml({ number: '2' })), 'second.xml', { mimeType: 'text/xml' });
	expect(await check(await document.save())).toMatch(/2 invoices/);
});

test('never tells values of the invoice', async () => {
	const message = await check(await made({ number: 'SECRET-1', totals: { GrandTotalAmount: '9876.54' } }));
	expect(message).toMatch(/BR-CO-15/);
	expect(message).not.toMatch(/SECRET|9876/);
});

test('get_document_info tells which invoice is in a document', async () => {
	const info = async (bytes: Uint8Array) =>
		(await local.run('get_document_info', [asDocument(bytes)], decode('get_document_info', {}))).data!['eInvoice'];
	expect(await info(await made())).toEqual({
		file: 'factur-x.xml',
		syntax: 'CII',
		profile: 'EN 16931',
		level: 'EN 16931',
		agrees: true,
	});
	expect(await info(await archive())).toBeNull();
});

const SAMPLES = path.resolve(__dirname, '../../../shared/invoices');
const SAMPLE_NAMES = ['EN16931_Einfach.pdf', 'akretion-invoice_EN16931.pdf', 'EXTENDED_Fremdwaehrung_wdis_fx-pdfa4.pdf'];
const hasSamples = SAMPLE_NAMES.every((name) => existsSync(path.join(SAMPLES, name)));
needs(hasSamples, 'public samples of invoices').test('judges public samples', async () => {
	const found = await Promise.all(SAMPLE_NAMES.map((name) => check(readFileSync(path.join(SAMPLES, name)))));
	// The XMP of the third has two rdf:RDF elements, and the properties of Factur-X are in the second (ISO 16684-1, 7.4 allows one).
	expect(found).toEqual(['', '', expect.stringContaining('the XMP does not say that the document is an electronic invoice')]);
});
