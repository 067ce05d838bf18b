/** Electronic invoices as XML (CII), with everything that rules of totals need. */

export interface InvoiceXml {
	/** Specification identifier (BT-24). */
	readonly guideline?: string;
	readonly number?: string;
	/** Net amounts of the lines, each at 19 % VAT. */
	readonly lines?: readonly string[];
	/** In place of elements, by their names: what a fault plants. */
	readonly totals?: Readonly<Record<string, string>>;
	/** Put before the root element. */
	readonly prolog?: string;
}

export const GUIDELINES = {
	minimum: 'urn:factur-x.eu:1p0:minimum',
	basicWl: 'urn:factur-x.eu:1p0:basicwl',
	basic: 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
	en16931: 'urn:cen.eu:en16931:2017',
	extended: 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
	extendedCtcFr: 'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr',
	xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const;

const LINES = ['10.00', '20.00', '30.00', '40.00', '50.00', '60.00'];

export function invoiceXml({
	guideline = GUIDELINES.en16931,
	number = '2026-1',
	lines = LINES,
	totals = {},
	prolog = '',
}: InvoiceXml = {}): string {
	const cents = lines.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
	const tax = Math.round(cents * 0.19);
	const isMinimum = guideline === GUIDELINES.minimum;
	const isWithLines = !isMinimum && guideline !== GUIDELINES.basicWl;
	const isNational = guideline === GUIDELINES.xrechnung;
	const sums = {
		...(!isMinimum && { LineTotalAmount: money(cents) }),
		TaxBasisTotalAmount: money(cents),
		TaxTotalAmount: money(tax),
		GrandTotalAmount: money(cents + tax),
		DuePayableAmount: money(cents + tax),
		...totals,
	};
	const summation = Object.entries(sums).map(([name, amount]) =>
		element(name, amount, name === 'TaxTotalAmount' ? ' currencyID="EUR"' : ''),
	);
	const address = (postcode: string, street: string, city: string, country: string): string =>
		`<ram:PostalTradeAddress>${isMinimum ? '' : postcode + street + city}${country}</ram:PostalTradeAddress>`;
	const seller = address(
		element('PostcodeCode', '10115'),
		element('LineOne', 'Invalidenstraße 1'),
		element('CityName', 'Berlin'),
		element('CountryID', 'DE'),
	);
	const postcode = isNational ? element('PostcodeCode', '1010') : '';
	const buyer = address(postcode, '', element('CityName', 'Wien'), element('CountryID', 'AT'));
	const vat = `<ram:ApplicableTradeTax>${element('CalculatedAmount', money(tax))}${element('TypeCode', 'VAT')}${element('BasisAmount', money(cents))}${element('CategoryCode', 'S')}${element('RateApplicablePercent', '19.00')}</ram:ApplicableTradeTax>`;
	return `<?xml version="1.0" encoding="UTF-8"?>
${prolog}<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter>${element('ID', guideline)}</ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>${element('ID', number)}${element('TypeCode', '380')}<ram:IssueDateTime><udt:DateTimeString format="102">20260131</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${isWithLines ? lines.map(line).join('\n') : ''}
<ram:ApplicableHeaderTradeAgreement>${element('BuyerReference', 'Order 7')}
<ram:SellerTradeParty>${element('Name', 'Octavo Ltd.')}${isNational ? CONTACT : ''}${seller}<ram:SpecifiedTaxRegistration>${element('ID', 'DE123456789', ' schemeID="VA"')}</ram:SpecifiedTaxRegistration></ram:SellerTradeParty>
<ram:BuyerTradeParty>${element('Name', 'Müller & Söhne')}${buyer}</ram:BuyerTradeParty>
</ram:ApplicableHeaderTradeAgreement>
${isNational ? DELIVERED : '<ram:ApplicableHeaderTradeDelivery/>'}
<ram:ApplicableHeaderTradeSettlement>${element('InvoiceCurrencyCode', 'EUR')}
${isMinimum ? '' : `${PAYMENT}\n${vat}`}
<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${summation.join('')}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`;
}

/** XRechnung asks for both. */
const CONTACT =
	'<ram:DefinedTradeContact><ram:PersonName>A. Bauer</ram:PersonName><ram:TelephoneUniversalCommunication><ram:CompleteNumber>+49 30 1234</ram:CompleteNumber></ram:TelephoneUniversalCommunication><ram:EmailURIUniversalCommunication><ram:URIID>a@octavo.example</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>';

const DELIVERED =
	'<ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20260130</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>';

const PAYMENT =
	'<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE02120300000000202051</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>';

const money = (cents: number): string => (cents / 100).toFixed(2);

const element = (name: string, text: string, attributes = ''): string =>
	`<ram:${name}${attributes}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</ram:${name}>`;

const line = (amount: string, index: number): string =>
	`<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument>${element('LineID', String(index + 1))}</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct>${element('Name', `Item ${index + 1}`)}</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>${element('ChargeAmount', amount)}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery>${element('BilledQuantity', '1', ' unitCode="C62"')}</ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax>${element('TypeCode', 'VAT')}${element('CategoryCode', 'S')}${element('RateApplicablePercent', '19.00')}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation>${element('LineTotalAmount', amount)}</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
