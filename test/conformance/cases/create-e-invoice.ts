import { invoiceXml, GUIDELINES } from '../../support/documents/invoice-xml';
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
];
