/** The example that makes electronic invoices of rows: the template of the page and the data of the invoice, as expressions of n8n. */
import { base, octavo, type Node } from './workflow-writer';

const SELLER = {
	name: 'Octavo Ltd.',
	street: 'Invalidenstraße 1',
	postCode: '10115',
	city: 'Berlin',
	country: 'DE',
	vatId: 'DE123456789',
	iban: 'DE02120300000000202051',
};

/** The total of the accounting program is checked against the one that is calculated. */
const ROWS = [
	{
		number: '2026-101',
		date: '2026-11-21',
		due: '2026-12-21',
		buyer: { name: 'Müller & Söhne', street: 'Ringstraße 4', postCode: '1010', city: 'Wien', country: 'AT' },
		lines: [
			{ name: 'Consulting', quantity: '8', unit: 'HUR', price: '120.00', net: '960.00' },
			{ name: 'Handbook <print>', quantity: '2', unit: 'C62', price: '24.50', net: '49.00' },
		],
		net: '1009.00',
		tax: '191.71',
		gross: '1200.71',
	},
	{
		number: '2026-102',
		date: '2026-11-21',
		due: '2026-12-21',
		buyer: { name: 'Ångström AB', street: 'Storgatan 2', postCode: '111 22', city: 'Stockholm', country: 'SE' },
		lines: [{ name: 'Service', quantity: '1', unit: 'C62', price: '49.90', net: '49.90' }],
		net: '49.90',
		tax: '9.48',
		gross: '59.38',
	},
];

const MARKDOWN = `={{ $json.seller.name }}, {{ $json.seller.street }}, {{ $json.seller.postCode }} {{ $json.seller.city }}

{{ $json.buyer.name }}<br>{{ $json.buyer.street }}<br>{{ $json.buyer.country }}-{{ $json.buyer.postCode }} {{ $json.buyer.city }}

# Invoice {{ $json.number }}

Date: {{ $json.date }}. VAT number: {{ $json.seller.vatId }}.

| Item | Quantity | Price | Net |
| :--- | ---: | ---: | ---: |
{{ $json.lines.map((line) => '| ' + line.name.replaceAll('|', ' ').replaceAll('<', '&lt;') + ' | ' + line.quantity + ' | ' + line.price + ' | ' + line.net + ' |').join('\\n') }}
| Net | | | {{ $json.net }} |
| VAT 19 % | | | {{ $json.tax }} |
| **Total in EUR** | | | **{{ $json.gross }}** |

Please pay until {{ $json.due }} to {{ $json.seller.iban }}.
`;

/** The contents of the XML, by the names that Read gives. Sums and VAT are left out: they are calculated. */
const DATA = `={{ {
	number: $json.number,
	typeCode: '380',
	issueDate: $json.date,
	dueDate: $json.due,
	currency: 'EUR',
	seller: {
		name: $json.seller.name,
		vatId: $json.seller.vatId,
		address: { line1: $json.seller.street, postCode: $json.seller.postCode, city: $json.seller.city, country: $json.seller.country },
	},
	buyer: {
		name: $json.buyer.name,
		address: { line1: $json.buyer.street, postCode: $json.buyer.postCode, city: $json.buyer.city, country: $json.buyer.country },
	},
	delivery: { date: $json.date },
	payment: { means: [{ code: '58', iban: $json.seller.iban }] },
	lines: $json.lines.map((line) => ({ name: line.name, quantity: line.quantity, unit: line.unit, netPrice: line.price, taxCategory: 'S', taxRate: '19' })),
	totals: { gross: $json.gross },
} }}`;

/** Rows, and from each the Markdown and the data of the invoice. */
export const invoiceRows: readonly Node[] = [
	base('Rows (Sample)', 'set', 3.4, {
		mode: 'raw',
		jsonOutput: JSON.stringify({ rows: ROWS.map((row) => ({ ...row, seller: SELLER })) }, null, 2),
		options: {},
	}),
	base('Rows', 'splitOut', 1, { fieldToSplitOut: 'rows', options: {} }),
	base('Page and Data', 'set', 3.4, {
		assignments: {
			assignments: [
				{ id: 'markdown', name: 'markdown', value: MARKDOWN, type: 'string' },
				{ id: 'invoice', name: 'invoice', value: DATA, type: 'object' },
			],
		},
		includeOtherFields: true,
		options: {},
	}),
];

export const invoiceActions: readonly Node[] = [
	octavo('Make the PDF', 'markdownToPdf', {
		textFrom: 'text',
		text: "={{ $('Page and Data').item.json.markdown }}",
		options: {
			outputFileName: "={{ 'invoice-' + $('Rows').item.json.number + '.pdf' }}",
			title: "={{ 'Invoice ' + $('Rows').item.json.number }}",
			language: 'en',
		},
	}),
	octavo('Add the Invoice', 'createEInvoice', { fields: { invoiceData: "={{ $('Page and Data').item.json.invoice }}" } }),
	octavo('Check the E-Invoice', 'checkDocument', { rules: { requireEInvoice: true } }),
];
