/** XML in place of a PDF as the input of read_e_invoice and check_e_invoice (docs/semantics.md, §25.2 and §25.4). */
import { decode } from '../../shared/contract/values/decode';
import { isXmlFile } from '../../shared/model/invoice/find-invoice';
import { nameProfile } from '../../shared/model/invoice/profile';
import { GUIDELINES, invoiceXml } from '../support/documents/invoice-xml';
import { archive } from '../support/documents/archive';
import { asDocument, local } from '../support/hosts/local';

type Name = 'read_e_invoice' | 'check_e_invoice';
const dataOf = async (name: Name, bytes: Uint8Array, params = {}) =>
	(await local.run(name, [asDocument(bytes, 'a.xml')], decode(name, params))).data;

test.each([
	['a byte order mark', Buffer.from(`\ufeff${invoiceXml()}`)],
	['white space first', Buffer.from(`\n ${invoiceXml().replace(/^<\?xml.*\n/, '')}`)],
	['UTF-16', Buffer.from(`\ufeff${invoiceXml().replace('UTF-8', 'UTF-16')}`, 'utf16le')],
])('reads XML with %s', async (_, bytes) => {
	expect(await dataOf('read_e_invoice', bytes)).toMatchObject({ number: '2026-1', file: 'a.xml', profile: 'EN 16931' });
});

test.each([
	['a PDF document', '%PDF-1.7\n', false],
	['a document after a line of HTML', '<b>Warning</b>\n%PDF-1.7\n', false],
	['an HTML page', '<!DOCTYPE html><p>', false],
	['XML without a declaration', '<Invoice/>', true],
])('tells whether %s is XML', (_, text, expected) => {
	expect(isXmlFile(Buffer.from(text))).toBe(expected);
});

test('gives the XML back as text if it is asked for', async () => {
	expect(await dataOf('read_e_invoice', Buffer.from(invoiceXml()), { with_xml: 'true' })).toMatchObject({ xml: invoiceXml() });
});

test('names dates that no calendar has', async () => {
	const wrong = invoiceXml().replace('>20260131<', '>20260231<');
	const text = 'The date is not a day of the calendar';
	expect(await dataOf('read_e_invoice', Buffer.from(wrong))).toMatchObject({
		issueDate: '2026-02-31',
		issues: [{ term: 'BT-2', found: '2026-02-31', text }],
	});
	expect(await dataOf('read_e_invoice', Buffer.from(invoiceXml()))).toMatchObject({ issues: [] });
});

test.each([
	[
		'BT-7',
		'<ram:RateApplicablePercent>19.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>\n',
		'<ram:TaxPointDate><udt:DateString format="102">20260231</udt:DateString></ram:TaxPointDate><ram:RateApplicablePercent>19.00</ram:RateApplicablePercent></ram:ApplicableTradeTax>',
	],
	[
		'BT-26',
		'</ram:ApplicableHeaderTradeSettlement>',
		'<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>1</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">20260231</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument></ram:ApplicableHeaderTradeSettlement>',
	],
])('names the date %s, which is not among the data, if no calendar has it', async (term, before, after) => {
	expect(invoiceXml()).toContain(before);
	const xml = (day: string) => Buffer.from(invoiceXml().replace(before, after.replace('20260231', day)));
	const wrong = { rule: 'DATE', found: '2026-02-31' };
	expect(await dataOf('read_e_invoice', xml('20260231'))).toMatchObject({ issues: [{ term, found: '2026-02-31' }] });
	expect(await dataOf('check_e_invoice', xml('20260231'))).toMatchObject({ passed: false, failures: [wrong] });
	expect(await dataOf('read_e_invoice', xml('20260228'))).toMatchObject({ issues: [] });
	expect(await dataOf('check_e_invoice', xml('20260228'))).toMatchObject({ passed: true });
});

test.each([
	['BT-7', (day: string) => `<TaxPointDate>${day}</TaxPointDate>`],
	[
		'BT-26',
		(day: string) =>
			`<BillingReference><InvoiceDocumentReference><IssueDate>${day}</IssueDate></InvoiceDocumentReference></BillingReference>`,
	],
] as const)('names the date %s in UBL', async (term, element) => {
	const issuesOf = (day: string) =>
		dataOf(
			'read_e_invoice',
			Buffer.from(`<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${element(day)}</Invoice>`),
		);
	expect(await issuesOf('2026-02-31')).toMatchObject({ issues: [{ term, found: '2026-02-31' }] });
	expect(await issuesOf('2026-02-28')).toMatchObject({ issues: [] });
});

test('reports found and expected values, and tells rules of the document apart', async () => {
	const wrong = invoiceXml({ totals: { GrandTotalAmount: '1.00' } });
	expect(await dataOf('check_e_invoice', Buffer.from(wrong))).toMatchObject({
		passed: false,
		failures: [
			{ rule: 'BR-CO-15', where: 'totals', found: '1.00', expected: '249.90' },
			{ rule: 'BR-CO-16', where: 'totals', found: '249.90', expected: '1.00' },
		],
	});
	expect(await dataOf('check_e_invoice', await archive({ claims: '3B' }))).toMatchObject({
		passed: false,
		failures: [{ rule: 'PDF', where: 'attachments' }],
	});
});

test('reports XML that is not an invoice as a failure, and as an issue where it is to be read', async () => {
	expect(await dataOf('check_e_invoice', Buffer.from('<a>'))).toMatchObject({
		passed: false,
		failures: [{ rule: 'XML', text: 'The file is not well-formed XML' }],
	});
	await expect(dataOf('read_e_invoice', Buffer.from('<a/>'))).rejects.toThrow(/is XML that is not an invoice in CII or UBL/);
});

test.each([
	[GUIDELINES.en16931, 'EN 16931'],
	['urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0', 'PEPPOL BIS BILLING 3'],
	['urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0', 'NLCIUS'],
	['urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1', 'CIUS-RO'],
	['urn:example', null],
	[null, null],
])('names the profile or usage specification of %s', (guideline, expected) => {
	expect(nameProfile(guideline)).toBe(expected);
});
