/** The example that makes electronic invoices of rows: the templates of the page and of the XML, as expressions of n8n. */
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

/** Amounts are texts, as accounting programs give them: nothing is calculated here. */
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

const escaped = (path: string): string => `{{ ${path}.replaceAll('&', '&amp;').replaceAll('<', '&lt;') }}`;
const element = (name: string, value: string, attributes = ''): string => `<ram:${name}${attributes}>${value}</ram:${name}>`;
const day = (path: string): string => `<udt:DateTimeString format="102">{{ ${path}.replaceAll('-', '') }}</udt:DateTimeString>`;
const tax = (more = ''): string =>
	element('ApplicableTradeTax', `${more}${element('CategoryCode', 'S')}${element('RateApplicablePercent', '19.00')}`);
const address = (who: string): string =>
	element(
		'PostalTradeAddress',
		[
			element('PostcodeCode', escaped(`$json.${who}.postCode`)),
			element('LineOne', escaped(`$json.${who}.street`)),
			element('CityName', escaped(`$json.${who}.city`)),
			element('CountryID', `{{ $json.${who}.country }}`),
		].join(''),
	);

/** A part of an expression, as text in quotation marks. */
const quoted = (xml: string): string => `'${xml}'`;

/** Each line, joined in one expression. */
const LINE = [
	quoted('<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>'),
	'(index + 1)',
	quoted('</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>'),
	"line.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')",
	quoted(
		'</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>',
	),
	'line.price',
	quoted(
		'</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="',
	),
	'line.unit',
	quoted('">'),
	'line.quantity',
	quoted(
		`</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement>${tax(element('TypeCode', 'VAT'))}<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>`,
	),
	'line.net',
	quoted(
		'</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>',
	),
].join(' + ');

const XML = `=<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>${element('GuidelineSpecifiedDocumentContextParameter', element('ID', 'urn:cen.eu:en16931:2017'))}</rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>${element('ID', escaped('$json.number'))}${element('TypeCode', '380')}${element('IssueDateTime', day('$json.date'))}</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
{{ $json.lines.map((line, index) => ${LINE}).join('\\n') }}
<ram:ApplicableHeaderTradeAgreement>
<ram:SellerTradeParty>${element('Name', escaped('$json.seller.name'))}${address('seller')}<ram:SpecifiedTaxRegistration>${element('ID', '{{ $json.seller.vatId }}', ' schemeID="VA"')}</ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
<ram:BuyerTradeParty>${element('Name', escaped('$json.buyer.name'))}${address('buyer')}</ram:BuyerTradeParty>
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent>${element('OccurrenceDateTime', day('$json.date'))}</ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement>${element('InvoiceCurrencyCode', 'EUR')}
<ram:SpecifiedTradeSettlementPaymentMeans>${element('TypeCode', '58')}<ram:PayeePartyCreditorFinancialAccount>${element('IBANID', '{{ $json.seller.iban }}')}</ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
<ram:ApplicableTradeTax>${element('CalculatedAmount', '{{ $json.tax }}')}${element('TypeCode', 'VAT')}${element('BasisAmount', '{{ $json.net }}')}${element('CategoryCode', 'S')}${element('RateApplicablePercent', '19.00')}</ram:ApplicableTradeTax>
<ram:SpecifiedTradePaymentTerms>${element('DueDateDateTime', day('$json.due'))}</ram:SpecifiedTradePaymentTerms>
<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${element('LineTotalAmount', '{{ $json.net }}')}${element('TaxBasisTotalAmount', '{{ $json.net }}')}${element('TaxTotalAmount', '{{ $json.tax }}', ' currencyID="EUR"')}${element('GrandTotalAmount', '{{ $json.gross }}')}${element('DuePayableAmount', '{{ $json.gross }}')}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`;

/** Rows, and from each the Markdown, and the XML as a file in the binary field `xml`. */
export const invoiceRows: readonly Node[] = [
	base('Rows (Sample)', 'set', 3.4, {
		mode: 'raw',
		jsonOutput: JSON.stringify({ rows: ROWS.map((row) => ({ ...row, seller: SELLER })) }, null, 2),
		options: {},
	}),
	base('Rows', 'splitOut', 1, { fieldToSplitOut: 'rows', options: {} }),
	base('Page and XML', 'set', 3.4, {
		assignments: {
			assignments: [
				{ id: 'markdown', name: 'markdown', value: MARKDOWN, type: 'string' },
				{ id: 'xml', name: 'xml', value: XML, type: 'string' },
			],
		},
		includeOtherFields: true,
		options: {},
	}),
	base('XML: File', 'convertToFile', 1.1, {
		operation: 'toText',
		sourceProperty: 'xml',
		binaryPropertyName: 'xml',
		options: { fileName: 'factur-x.xml' },
	}),
];

export const invoiceActions: readonly Node[] = [
	octavo('Make the PDF', 'markdownToPdf', {
		textFrom: 'text',
		text: "={{ $('Page and XML').item.json.markdown }}",
		options: {
			outputFileName: "={{ 'invoice-' + $('Rows').item.json.number + '.pdf' }}",
			title: "={{ 'Invoice ' + $('Rows').item.json.number }}",
			language: 'en',
		},
	}),
	octavo('Add the XML', 'createEInvoice', { invoice: 'xml' }),
	octavo('Check the E-Invoice', 'checkDocument', { rules: { requireEInvoice: true } }),
];
