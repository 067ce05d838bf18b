/**
 * Seeded faults of electronic invoices: each is refused by create_e_invoice, or reported by require_e_invoice of check_document, by
 * its rule (docs/semantics.md, §25). The rules about XMP are those of mustang's PDFValidator, sections 11 to 23.
 */
import { PDFDocument } from 'pdf-lib';
import { decode, type RawParameters } from '../../shared/contract/values/decode';
import { archive } from '../support/documents/archive';
import { GUIDELINES, invoiceXml, type InvoiceXml } from '../support/documents/invoice-xml';
import { encryptedByQpdf } from '../support/documents/protection';
import { rawPages } from '../support/documents/raw';
import { asDocument, local } from '../support/hosts/local';
import { withTools } from '../support/judges/tools';

type Xml = string | Uint8Array;

const create = async (pdf: Uint8Array, xml: Xml, params: RawParameters = {}): Promise<Uint8Array> => {
	const invoice = asDocument(Buffer.from(xml), 'invoice.xml');
	const given = decode('create_e_invoice', { invoice, ...params });
	return (await local.run('create_e_invoice', [asDocument(pdf)], given)).documents[0]!.bytes;
};

/** The message of the refusal; empty if it was accepted. */
const refused = (making: Promise<unknown>): Promise<string> =>
	making.then(
		() => '',
		(error: Error) => error.message,
	);

const checked = (pdf: Uint8Array): Promise<string> =>
	refused(local.run('check_document', [asDocument(pdf)], decode('check_document', { require_e_invoice: 'true' })));

const right = (): Promise<Uint8Array> => archive({ claims: '3B' });

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`;

const files: readonly (readonly [title: string, xml: Xml, reason: RegExp])[] = [
	['an invoice in UBL', `<Invoice xmlns="${UBL}:Invoice-2"/>`, /invoice in UBL/],
	['a credit note in UBL', `<CreditNote xmlns="${UBL}:CreditNote-2"/>`, /invoice in UBL/],
	['ZUGFeRD 1', '<r:CrossIndustryDocument xmlns:r="urn:ferd:CrossIndustryDocument:invoice:1p0"/>', /ZUGFeRD 1/],
	['Order-X', '<r:SCRDMCCBDACIOMessageStructure xmlns:r="urn:x"/>', /Order-X/],
	['a later version of the schema', invoiceXml().replaceAll('CrossIndustryInvoice:100', 'CrossIndustryInvoice:200'), /D16B/],
	['a document type declaration', invoiceXml({ prolog: '<!DOCTYPE CrossIndustryInvoice>' }), /document type declaration/],
	['a bomb of entities', invoiceXml({ prolog: bomb, number: '&c;' }), /document type declaration/],
	['an external entity', invoiceXml({ prolog: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hosts">]>' }), /type declaration/],
	['a file that is cut off', invoiceXml().slice(0, 2000), /well-formed/],
	['two root elements', invoiceXml() + invoiceXml().replace(/^<\?.*\n/, ''), /well-formed/],
	['an element that is closed twice', invoiceXml().replace('</ram:SellerTradeParty>', '$&$&'), /well-formed/],
	['an undeclared entity', invoiceXml().replace('Octavo Ltd.', 'Octavo &nbsp;'), /well-formed/],
	['text', 'number;total\n1;2', /well-formed/],
	['JSON', '{"number": 1}', /well-formed/],
	['HTML', '<html><body>Invoice</body></html>', /not an invoice/],
	['nothing', '', /empty file|well-formed/],
	['bytes that are not UTF-8', Buffer.from([0x3c, 0xff, 0xfe, 0xfd, 0x3e]), /well-formed|cannot be read/],
	['300 levels', `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`, /levels|nested/],
	['20 MB', `<a>${' '.repeat(20_000_000)}</a>`, /more than 20 MB/],
	[
		'the guideline of Peppol',
		invoiceXml({ guideline: `${GUIDELINES.en16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0` }),
		/BT-24/,
	],
	['no guideline', invoiceXml({ guideline: '' }), /BT-24/],
	['no number', invoiceXml({ number: ' ' }), /lacks.*number/],
	['no date', invoiceXml().replace('20260131', ''), /lacks.*issueDate/],
	['no type code', invoiceXml().replace('>380<', '><'), /lacks.*typeCode/],
	['no currency', invoiceXml().replace('<ram:InvoiceCurrencyCode>EUR', '<ram:InvoiceCurrencyCode>'), /lacks.*currency/],
];

test.each(files)('create_e_invoice refuses %s', async (_, xml, reason) => {
	expect(await refused(create(await right(), xml))).toMatch(reason);
});

const documents: readonly (readonly [string, () => Promise<Uint8Array>, RegExp])[] = [
	[
		'PDF 1.3 whose fonts are not embedded',
		async () => Buffer.from(rawPages(1, {})).fill('%PDF-1.3', 0, 8),
		/does not claim PDF\/A/,
	],
	['PDF/A-4', () => archive({ claims: '4F' }), /claims PDF\/A-4/],
	['malformed XMP', async () => planted(await right(), '</rdf:RDF>', '</rdf:RDX>'), /malformed/],
	['an invoice', async () => create(await right(), invoiceXml()), /already \(factur-x\.xml\)/],
	['an attachment with the name', () => attached('factur-x.xml', 'not XML'), /already \(factur-x\.xml\)/],
	[
		'ZUGFeRD 1',
		() => attached('ZUGFeRD-invoice.xml', '<r:CrossIndustryDocument xmlns:r="urn:ferd"/>'),
		/already \(ZUGFeRD-invoice/,
	],
	['UBL', () => attached('invoice.xml', `<Invoice xmlns="${UBL}:Invoice-2"/>`), /already \(invoice\.xml\)/],
];

test.each(documents)('create_e_invoice refuses a document with %s', async (_, make, reason) => {
	expect(await refused(create(await make(), invoiceXml()))).toMatch(reason);
});

test.each(['minimum', 'basicWl'] as const)('create_e_invoice refuses other relationships than data for %s', async (name) => {
	const xml = invoiceXml({ guideline: GUIDELINES[name] });
	for (const relationship of ['alternative', 'source'])
		expect(await refused(create(await right(), xml, { relationship }))).toMatch(/relationship: must be data/);
});

const sums: readonly (readonly [string, InvoiceXml, RegExp])[] = [
	['lines that do not add up', { totals: { LineTotalAmount: '210.01' } }, /BR-CO-10/],
	['allowances that do not add up', { totals: { AllowanceTotalAmount: '5.00' } }, /BR-CO-11/],
	['charges that do not add up', { totals: { ChargeTotalAmount: '5.00' } }, /BR-CO-12/],
	['a wrong total without VAT', { totals: { TaxBasisTotalAmount: '209.99' } }, /BR-CO-13/],
	['a wrong total of VAT', { totals: { TaxTotalAmount: '39.91' } }, /BR-CO-14/],
	['a wrong total with VAT', { totals: { GrandTotalAmount: '249.91' } }, /BR-CO-15/],
	['a wrong amount due', { totals: { DuePayableAmount: '0.00' } }, /BR-CO-16/],
	['a prepaid amount that is not subtracted', { totals: { TotalPrepaidAmount: '100.00' } }, /BR-CO-16/],
	['a rounding that is not added', { totals: { RoundingAmount: '0.10' } }, /BR-CO-16/],
	['a comma in an amount', { totals: { DuePayableAmount: '249,90' } }, /BR-DEC/],
	['an amount in words', { totals: { GrandTotalAmount: 'much' } }, /BR-DEC/],
	['an amount in scientific notation', { totals: { LineTotalAmount: '2.1e2' } }, /BR-DEC/],
	['no total of the lines', { totals: { LineTotalAmount: '' } }, /BR-12/],
	['no total without VAT', { totals: { TaxBasisTotalAmount: '' } }, /BR-13/],
	['no total with VAT', { totals: { GrandTotalAmount: '' } }, /BR-14/],
	['no amount due', { totals: { DuePayableAmount: '' } }, /BR-15/],
	['no line', { lines: [] }, /BR-16/],
	['EXTENDED with a wrong total', { guideline: GUIDELINES.extended, totals: { LineTotalAmount: '211.00' } }, /BR-FXEXT-CO-10/],
	['EXTENDED with a wrong amount due', { guideline: GUIDELINES.extended, totals: { DuePayableAmount: '1' } }, /BR-FXEXT-CO-16/],
	['MINIMUM with a wrong total', { guideline: GUIDELINES.minimum, totals: { GrandTotalAmount: '1.00' } }, /BR-CO-15/],
];

test.each(sums)('require_e_invoice finds %s', async (_, options, rule) => {
	expect(await checked(await create(await right(), invoiceXml(options)))).toMatch(rule);
});

const contents: readonly (readonly [string, string, string, RegExp])[] = [
	['VAT that is not the basis times the rate', '>39.90<', '>59.90<', /BR-CO-17/],
	['no seller', '>Octavo Ltd.<', '><', /BR-06/],
	['no buyer', '>Müller &amp; Söhne<', '> <', /BR-07/],
];

test.each(contents)('require_e_invoice finds %s', async (_, from, to, rule) => {
	expect(await checked(await create(await right(), invoiceXml().replaceAll(from, to)))).toMatch(rule);
});

test('require_e_invoice counts charges for third parties in EXTENDED alone', async () => {
	const collected = (guideline: string, due: string): string =>
		invoiceXml({ guideline, totals: { DuePayableAmount: due } }).replace(
			'</ram:SpecifiedTradeSettlementHeaderMonetarySummation>',
			'$&<ram:SpecifiedFinancialAdjustment><ram:Reason>Deposit</ram:Reason><ram:ActualAmount>7.00</ram:ActualAmount></ram:SpecifiedFinancialAdjustment>',
		);
	const { extended, en16931 } = GUIDELINES;
	expect(await checked(await create(await right(), collected(extended, '256.90')))).toBe('');
	expect(await checked(await create(await right(), collected(extended, '249.90')))).toMatch(/BR-FXEXT-CO-16 .*third parties/);
	expect(await checked(await create(await right(), collected(en16931, '256.90')))).toMatch(/BR-CO-16/);
});

const XMP_FAULTS: readonly (readonly [string, string, string, RegExp])[] = [
	['another level than that of the XML', '>EN 16931<', '>EXTENDED<', /fx:ConformanceLevel/],
	['a level that does not exist', '>EN 16931<', '>EN 16932<', /fx:ConformanceLevel/],
	['no level', 'fx:ConformanceLevel', 'fx:ConformanceLewel', /fx:ConformanceLevel/],
	['another file', '>factur-x.xml<', '>fuctar-x.xml<', /fx:DocumentFileName/],
	['no file', 'fx:DocumentFileName', 'fx:DocumentFileMane', /fx:DocumentFileName/],
	['an order', '>INVOICE<', '>ORDERRR<', /fx:DocumentType/],
	['no type', 'fx:DocumentType>', 'fx:DocumentTypo>', /fx:DocumentType/],
	['a version that does not exist', 'fx:Version>1.0<', 'fx:Version>1,0<', /fx:Version\) that does not exist/],
	['no version', 'fx:Version>', 'fx:Versoin>', /no version/],
	['another namespace', 'urn:factur-x:pdfa', 'urn:factur-y:pdfa', /does not say that the document is an electronic invoice/],
	['no schema of the properties', 'pdfaExtension:schemas>', 'pdfaExtension:schemes>', /pdfaExtension:schemas/],
	['PDF/A-2', 'pdfaid:part>3<', 'pdfaid:part>2<', /does not claim PDF\/A-3/],
	['PDF/A-1', 'pdfaid:part>3<', 'pdfaid:part>1<', /does not claim PDF\/A-3/],
	['no claim', 'pdfaid:part>3<', 'pdfaid:part> <', /does not claim PDF\/A-3/],
];

test.each(XMP_FAULTS)('require_e_invoice finds XMP with %s', async (_, from, to, rule) => {
	expect(await checked(planted(await create(await right(), invoiceXml()), from, to))).toMatch(rule);
});

const FILE_FAULTS: readonly (readonly [string, RegExp, string, RegExp])[] = [
	['a relationship that is not allowed', /\/AFRelationship ?\/Alternative/, 'Supplement ', /AFRelationship/],
	['no relationship', /\/AFRelationship(?= ?\/Alt)/, '/AFRelationshib', /AFRelationship/],
	['another media type', /text#2fxml/, 'text#2fcsv', /media type/],
	['a file that is not associated', /\/AF ?\[/, '/AG', /\/AF\)/],
	['another name', /\(factur-x\.xml\)/, '(factur-y.xml)', /must be called factur-x\.xml/],
];

test.each(FILE_FAULTS)('require_e_invoice finds %s', async (_, from, to, rule) => {
	const bytes = await create(await right(), invoiceXml());
	const [found] = from.exec(Buffer.from(bytes).toString('latin1'))!;
	const kept = found.endsWith('[') ? to + found.slice(to.length) : found.slice(0, found.length - to.length) + to;
	expect(await checked(planted(bytes, found, kept))).toMatch(rule);
});

test('require_e_invoice finds alternative, where MINIMUM allows data alone', async () => {
	const bytes = await create(await right(), invoiceXml({ guideline: GUIDELINES.minimum }));
	const [found] = /\/AFRelationship ?\/Data/.exec(Buffer.from(bytes).toString('latin1'))!;
	expect(await checked(planted(bytes, found, found.replace('Data', 'Dato')))).toMatch(
		/AFRelationship\) must be Data$|must be Data\b/,
	);
});

test.each([
	['no attachment', () => right(), /no XML in CII or UBL/],
	['UBL inside', () => attached('factur-x.xml', `<Invoice xmlns="${UBL}:Invoice-2"/>`), /UBL, and Factur-X takes only CII/],
	['ZUGFeRD 1 inside', () => attached('ZUGFeRD-invoice.xml', '<r:CrossIndustryDocument xmlns:r="urn:f"/>'), /ZUGFeRD 1/],
	['a bomb inside', () => attached('factur-x.xml', bomb + invoiceXml()), /document type declaration|well-formed/],
	['a file that is not XML', () => attached('factur-x.xml', 'PK'), /well-formed/],
	['Peppol inside', () => attached('factur-x.xml', invoiceXml({ guideline: 'urn:peppol' })), /guideline \(BT-24\)/],
	['two invoices', async () => attached('second.xml', invoiceXml(), await create(await right(), invoiceXml())), /2 invoices/],
] as const)('require_e_invoice finds %s', async (_, make, rule) => {
	expect(await checked(await make())).toMatch(rule);
});

withTools('qpdf')('encryption', () => {
	test('is refused by create_e_invoice', async () => {
		const locked = encryptedByQpdf(await right(), 'AESV3 R6', '', 'owner');
		expect(await refused(create(locked, invoiceXml()))).toMatch(/is encrypted/);
		expect(await refused(create(encryptedByQpdf(await right(), 'AESV3 R6', 'user', 'owner'), invoiceXml()))).toMatch(/password/);
	});

	test('is found by require_e_invoice', async () => {
		const locked = encryptedByQpdf(await create(await right(), invoiceXml()), 'AESV3 R6', '', 'owner');
		expect(await checked(locked)).toMatch(/the document is encrypted/);
	});
});

/** A document that claims PDF/A-3, with an attachment. */
async function attached(name: string, content: string, pdf?: Uint8Array): Promise<Uint8Array> {
	const document = await PDFDocument.load(pdf ?? (await right()), { updateMetadata: false });
	await document.attach(Buffer.from(content), name, { mimeType: 'text/xml' });
	return document.save({ useObjectStreams: false });
}

/** Replaces text of the same length in a document without compressed objects. */
function planted(bytes: Uint8Array, from: string, to: string): Buffer {
	const text = Buffer.from(bytes).toString('latin1');
	if (from.length !== to.length || !text.includes(from)) throw new Error(`Cannot replace ${from} by ${to}`);
	return Buffer.from(text.replaceAll(from, to), 'latin1');
}
