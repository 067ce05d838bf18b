/** read_e_invoice. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import type { ParamsOf } from '../../shared/contract/operations';
import { numbered } from '../support/documents/drawn';
import { invoiceXml } from '../support/documents/invoice-xml';
import { asDocument, local } from '../support/hosts/local';
import { needs } from '../support/judges/needs';

const read = async (bytes: Uint8Array, params: Partial<ParamsOf<'read_e_invoice'>> = {}) =>
	local.run('read_e_invoice', [asDocument(bytes)], { with_xml: false, ...params });

/** A document with these files attached. */
async function holding(...files: readonly (readonly [name: string, content: string, mimeType?: string])[]): Promise<Uint8Array> {
	const document = await PDFDocument.load(await numbered(1), { updateMetadata: false });
	for (const [name, content, mimeType = 'text/xml'] of files) await document.attach(Buffer.from(content), name, { mimeType });
	return document.save();
}

const refusal = async (bytes: Uint8Array): Promise<string> =>
	read(bytes).then(
		() => 'read',
		(error: Error) => error.message,
	);

test('gives the terms of the invoice', async () => {
	const { data, documents, notes } = await read(await holding(['factur-x.xml', invoiceXml({ lines: ['100.00', '5.50'] })]));
	expect(data).toMatchObject({
		syntax: 'CII',
		profile: 'EN 16931',
		file: 'factur-x.xml',
		number: '2026-1',
		typeCode: '380',
		issueDate: '2026-01-31',
		seller: {
			name: 'Octavo Ltd.',
			vatId: 'DE123456789',
			address: { line1: 'Invalidenstraße 1', city: 'Berlin', postCode: '10115', country: 'DE' },
		},
		buyer: { name: 'Müller & Söhne', vatId: null, contact: null },
		payment: { means: [{ code: '58', iban: 'DE02120300000000202051', bic: null }] },
		lines: [
			{ id: '1', name: 'Item 1', quantity: '1', unit: 'C62', netAmount: '100.00', taxRate: '19.00' },
			{ id: '2', netAmount: '5.50' },
		],
		taxes: [{ category: 'S', basis: '105.50', amount: '20.05' }],
		totals: { net: '105.50', tax: '20.05', gross: '125.55', due: '125.55', paid: null },
	});
	expect(data).not.toHaveProperty('xml');
	expect(notes).toEqual([]);
	expect(documents[0]!.pageCount).toBe(1);
});

test('gives the XML as it is if it is asked for', async () => {
	const xml = invoiceXml();
	expect((await read(await holding(['factur-x.xml', xml]), { with_xml: true })).data).toHaveProperty('xml', xml);
});

test('prefers the names of the standards to other files, and says that there are several', async () => {
	const bytes = await holding(['a.xml', invoiceXml({ number: 'other' })], ['factur-x.xml', invoiceXml({ number: 'right' })]);
	const { data, notes } = await read(bytes);
	expect(data).toMatchObject({ number: 'right', file: 'factur-x.xml' });
	expect(notes).toEqual([expect.objectContaining({ code: 'several_invoices' })]);
});

test.each([['xrechnung.xml'], ['ZUGFeRD-invoice.xml'], ['rechnung 7.xml']])(
	'finds an invoice that is called %s',
	async (name) => {
		expect((await read(await holding(['notes.xml', '<notes/>'], [name, invoiceXml()]))).data).toMatchObject({ file: name });
	},
);

const BOMB = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
	.split('')
	.map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]!};`.repeat(10)}">`)
	.join('')}]>`;

test.each([
	['a document type declaration', invoiceXml({ prolog: BOMB }), /document type declaration/],
	['an element that does not close', invoiceXml().slice(0, -30), /not well-formed/],
	['two root elements', `${invoiceXml()}<a/>`, /not well-formed/],
	['other XML', '<invoice/>', /not an invoice in CII or UBL/],
	['ZUGFeRD 1', '<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>', /ZUGFeRD 1/],
	['Order-X', '<SCRDMCCBDACIOMessageStructure/>', /Order-X/],
	['elements that are nested too deeply', `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`, /nested too deeply/],
	['an unknown entity', invoiceXml().replace('Octavo Ltd.', '&secret;'), /not well-formed/],
])('refuses %s in factur-x.xml, with the reason', async (_, xml, reason) => {
	expect(await refusal(await holding(['factur-x.xml', xml]))).toMatch(reason);
});

test('names the attachments if none is an invoice', async () => {
	expect(await refusal(await holding(['a.txt', 'text', 'text/plain'], ['b.xml', '<b/>']))).toMatch(/a\.txt, b\.xml/);
	expect(await refusal(await numbered(1))).toMatch(/no attachments/);
});

const SAMPLES = path.resolve(__dirname, '../../../shared/invoices');
needs(existsSync(SAMPLES), 'public samples of invoices')('a public sample', () => {
	test.each([
		['EN16931_Einfach.pdf', 'EN 16931', '471102'],
		['EXTENDED_Fremdwaehrung_wdis_fx-pdfa4.pdf', 'EXTENDED', '47110815'],
		['akretion-invoice_EN16931.pdf', 'EN 16931', 'F20260023'],
	])('%s is read', async (name, profile, number) => {
		const { data } = await read(readFileSync(path.join(SAMPLES, name)));
		expect(data).toMatchObject({ profile, number });
	});

	test('an order and an invoice of ZUGFeRD 1 are refused by their names', async () => {
		expect(await refusal(readFileSync(path.join(SAMPLES, 'ORDER-X_EX01_ORDER_FULL_DATA-COMFORT.pdf')))).toMatch(
			/no electronic invoice/,
		);
		expect(await refusal(readFileSync(path.join(SAMPLES, 'zugferd_invoice.pdf')))).toMatch(/ZUGFeRD 1/);
	});
});
