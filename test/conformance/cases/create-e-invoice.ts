import { invoiceXml, GUIDELINES } from '../../support/documents/invoice-xml';
import { INVOICE_DATA } from '../../support/invoice-data';
import type { Case } from '../case';

const XML = { name: 'invoice.xml', bytes: Buffer.from(invoiceXml()) };
const ATTACHED = ['factur-x.xml, text/xml, Alternative, Electronic invoice as XML: 8286 characters'];
const MINIMUM = { name: 'invoice.xml', bytes: Buffer.from(invoiceXml({ guideline: GUIDELINES.minimum })) };

export const create_e_invoice: readonly Case[] = [
	{
		title: 'an invoice',
		documents: ['a PDF/A-3 invoice'],
		parameters: { invoice: XML },
		gives: {
			attachments: ATTACHED,
			metadata: {
				Title: 'Archive',
				ModDate: 'D:20260131120000Z',
				'dc:title': 'Archive',
				'xmp:ModifyDate': '2026-01-31T12:00:00Z',
				'pdfaid:part': '3',
				'pdfaid:conformance': 'B',
				'fx:DocumentType': 'INVOICE',
				'fx:DocumentFileName': 'factur-x.xml',
				'fx:Version': '1.0',
				'fx:ConformanceLevel': 'EN 16931',
				'pdfaSchema:schema': 'Factur-X PDFA Extension Schema',
				'pdfaSchema:namespaceURI': 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
				'pdfaSchema:prefix': 'fx',
				'pdfaProperty:name': 'ConformanceLevel',
				'pdfaProperty:valueType': 'Text',
				'pdfaProperty:category': 'external',
				'pdfaProperty:description': 'Profile of the XML invoice',
			},
		},
	},
	{
		title: 'a document that is not PDF/A',
		documents: ['1 page'],
		parameters: { invoice: XML },
		refuses: { file: /does not claim PDF\/A.*attach_only/ },
	},
	{
		title: 'a document without embedded fonts that is to become PDF/A',
		documents: ['1 page'],
		parameters: { invoice: XML, upgrade_to_archive: 'true' },
		refuses: { file: /cannot become PDF\/A-3, because it has a font that is not embedded/ },
	},
	{
		title: 'a document to upgrade, without a claim',
		documents: ['1 page'],
		parameters: { invoice: XML, upgrade_to_archive: 'true', attach_only: 'true' },
		refuses: { attach_only: /upgrade_to_archive/ },
	},
	{
		title: 'a document that is not PDF/A, without a claim',
		documents: ['1 page'],
		parameters: { invoice: XML, attach_only: 'true' },
		gives: { attachments: ATTACHED },
	},
	{
		title: 'a document with an invoice, and text instead of XML',
		documents: ['an e-invoice'],
		parameters: { invoice: { name: 'a.txt', bytes: Buffer.from('text') }, attach_only: 'true' },
		refuses: { file: /has an electronic invoice already \(factur-x\.xml\)/, invoice: /not well-formed XML/ },
	},
	{
		title: 'a relationship that the profile does not allow',
		documents: ['a PDF/A-3 invoice'],
		parameters: { invoice: MINIMUM, relationship: 'alternative' },
		refuses: { relationship: /must be data/ },
	},
	{
		title: 'data of an invoice',
		documents: ['1 page'],
		parameters: { invoice_data: JSON.stringify(INVOICE_DATA), profile: 'xrechnung', attach_only: 'true' },
		gives: { attachments: ['xrechnung.xml, text/xml, Alternative, Electronic invoice as XML: 8160 characters'] },
	},
	{
		title: 'data that lack terms, and have one that is unknown',
		documents: ['a PDF/A-3 invoice'],
		parameters: { invoice_data: JSON.stringify({ ...INVOICE_DATA, number: null, total: '1' }) },
		refuses: {
			invoice_data: /^has names that it does not know: total\..*; lacks terms that the invoice needs: number \(BT-1\)$/,
		},
	},
	{
		title: 'a document without XML and data',
		documents: ['a PDF/A-3 invoice'],
		parameters: { attach_only: 'true' },
		refuses: { invoice: /^is required, unless one of these is given: invoice_data$/ },
	},
	{
		title: 'XML and data, and a profile',
		documents: ['a PDF/A-3 invoice'],
		parameters: { invoice: XML, invoice_data: '{}', profile: 'basic' },
		refuses: { invoice_data: /invoice/ },
	},
];
