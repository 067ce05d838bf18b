/** Facts of invoices that are easy to read wrongly. */
import type { Invoice } from '../../../shared/model/invoice/invoice';
import { readInvoice, type ReadInvoice } from '../../../shared/model/invoice/read-invoice';
import { invoiceXml } from '../../support/documents/invoice-xml';
import { job } from '../../support/hosts/local';

const read = async (xml: string): Promise<Invoice> => ((await readInvoice(Buffer.from(xml), job().pace)) as ReadInvoice).invoice;

const ubl = (content: string): string =>
	`<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${content}</Invoice>`;

const withNotes = (notes: string): string => invoiceXml().replace('</rsm:ExchangedDocument>', `${notes}$&`);

test('reads every kind of line end as one line feed, and keeps a carriage return that is a reference', async () => {
	expect((await read(ubl('<Note>a\r\nb\rc\nd&#13;e</Note>'))).notes).toEqual(['a\nb\nc\nd\re']);
});

test('gives the subject of a note apart from its text', async () => {
	const expected = { notes: ['Terms #1#', 'Plain'], noteSubjects: ['AAI', null] };
	expect(await read(ubl('<Note>#AAI#Terms #1#</Note><Note>Plain</Note>'))).toMatchObject(expected);
	const cii = withNotes(
		'<ram:IncludedNote><ram:Content>Terms #1#</ram:Content><ram:SubjectCode>AAI</ram:SubjectCode></ram:IncludedNote><ram:IncludedNote><ram:Content>Plain</ram:Content></ram:IncludedNote>',
	);
	expect(await read(cii)).toMatchObject(expected);
});

test('does not give the identifier of the creditor as one of the seller', async () => {
	const party = `<AccountingSupplierParty><Party><PartyIdentification><ID>S1</ID></PartyIdentification><PartyIdentification><ID schemeID="SEPA">DE98ZZZ</ID></PartyIdentification></Party></AccountingSupplierParty>`;
	const invoice = await read(ubl(party));
	expect(invoice.seller?.identifiers).toEqual([{ id: 'S1', scheme: null }]);
	expect(invoice.payment.creditorId).toBe('DE98ZZZ');
});

test('finds the project of a credit note in UBL, which is a document of type 50', async () => {
	const reference = (type: string, id: string): string =>
		`<AdditionalDocumentReference><ID>${id}</ID><DocumentTypeCode>${type}</DocumentTypeCode></AdditionalDocumentReference>`;
	const content = `${reference('130', 'Object')}${reference('50', 'P-7')}`;
	const credit = `<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2">${content}</CreditNote>`;
	expect((await read(credit)).projectReference).toBe('P-7');
	expect((await read(ubl('<ProjectReference><ID>P-8</ID></ProjectReference>'))).projectReference).toBe('P-8');
	expect((await read(ubl(reference('130', 'Object')))).projectReference).toBeNull();
});
