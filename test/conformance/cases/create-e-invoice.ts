import { invoiceXml, GUIDELINES } from '../../support/documents/invoice-xml';
import type { Case } from '../case';

const XML = { name: 'invoice.xml', bytes: Buffer.from(invoiceXml()) };
const MINIMUM = { name: 'invoice.xml', bytes: Buffer.from(invoiceXml({ guideline: GUIDELINES.minimum })) };

export const create_e_invoice: readonly Case[] = [
	{ title: 'an invoice', documents: ['a PDF/A-3 invoice'], parameters: { invoice: XML }, gives: { texts: ['Page 1'] } },
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
		gives: { texts: ['Page 1'] },
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
