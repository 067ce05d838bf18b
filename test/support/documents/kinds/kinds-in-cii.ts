/** Invoices of kinds as Cross Industry Invoices. */
import { money, sumsOf, type Kind } from './invoices-of-kinds';

/** `element('ID schemeID="VA"', 'DE1')`; empty without content. */
const ram = (name: string, ...content: readonly string[]): string =>
	content.length === 0 ? `<ram:${name}/>` : `<ram:${name}>${content.join('')}</ram:${name.split(' ')[0]}>`;

const date = (name: string, value: string): string => ram(name, `<udt:DateTimeString format="102">${value}</udt:DateTimeString>`);

const address = (country: string): string =>
	ram(
		'PostalTradeAddress',
		ram('PostcodeCode', '1010'),
		ram('LineOne', 'Street 1'),
		ram('LineTwo', 'Floor 2'),
		ram('LineThree', 'Door 3'),
		ram('CityName', 'Wien'),
		ram('CountryID', country),
		ram('CountrySubDivisionName', 'Region'),
	);

const registration = (scheme: string, id: string): string => ram('SpecifiedTaxRegistration', ram(`ID schemeID="${scheme}"`, id));

const contact = ram(
	'DefinedTradeContact',
	ram('PersonName', 'A. Bauer'),
	ram('TelephoneUniversalCommunication', ram('CompleteNumber', '+49 30 1234')),
	ram('EmailURIUniversalCommunication', ram('URIID', 'a@octavo.example')),
);

const online = (scheme: string, id: string): string => ram('URIUniversalCommunication', ram(`URIID schemeID="${scheme}"`, id));

const seller = ({ seller: how }: Kind): string =>
	ram(
		'SellerTradeParty',
		ram('ID', 'S-1'),
		ram('GlobalID schemeID="0088"', '4000001000005'),
		ram('Name', 'Octavo Ltd.'),
		ram('SpecifiedLegalOrganization', ram('ID schemeID="0002"', '123456789'), ram('TradingBusinessName', 'Octavo')),
		contact,
		address('DE'),
		online('EM', 'seller@octavo.example'),
		...(how === 'vat' || how === 'represented' ? [registration('VA', 'DE123456789')] : []),
		...(how === 'tax' || how === 'vat' ? [registration('FC', '12/345')] : []),
	);

const buyer = ({ buyer: how }: Kind): string =>
	ram(
		'BuyerTradeParty',
		ram('GlobalID schemeID="0088"', '4000001000006'),
		ram('Name', 'Buyer'),
		ram('SpecifiedLegalOrganization', ram('ID schemeID="0002"', '987654321')),
		contact,
		address('AT'),
		online('0088', '4000001000006'),
		...(how === 'vat' ? [registration('VA', 'ATU12345678')] : []),
	);

const representative = ram(
	'SellerTaxRepresentativeTradeParty',
	ram('Name', 'Tax Ltd.'),
	address('FR'),
	registration('VA', 'FR12345678901'),
);

const reference = (name: string, id: string, ...more: readonly string[]): string =>
	ram(name, ram('IssuerAssignedID', id), ...more);

const attached = (id: string, media: string, file: string): string =>
	reference(
		'AdditionalReferencedDocument',
		id,
		ram('TypeCode', '916'),
		ram('Name', 'Description'),
		ram(`AttachmentBinaryObject mimeCode="${media}" filename="${file}"`, 'AAAA'),
	);

const agreement = (kind: Kind): string =>
	ram(
		'ApplicableHeaderTradeAgreement',
		ram('BuyerReference', '04011000-12345-03'),
		seller(kind),
		buyer(kind),
		...(kind.seller === 'represented' ? [representative] : []),
		...(kind.isFull
			? [
					reference('SellerOrderReferencedDocument', 'SO-1'),
					reference('BuyerOrderReferencedDocument', 'PO-1'),
					reference('ContractReferencedDocument', 'C-1'),
					attached('A-1', 'application/pdf', 'a.pdf'),
					attached('A-2', 'text/csv', 'a.csv'),
					reference('AdditionalReferencedDocument', 'A-3', ram('URIID', 'https://octavo.example/a'), ram('TypeCode', '916')),
					reference('AdditionalReferencedDocument', 'T-1', ram('TypeCode', '50')),
					reference('AdditionalReferencedDocument', 'O-1', ram('TypeCode', '130'), ram('ReferenceTypeCode', 'AAB')),
					ram('SpecifiedProcuringProject', ram('ID', 'P-1'), ram('Name', 'Project reference')),
				]
			: []),
	);

const delivery = ({ isFull }: Kind): string =>
	ram(
		'ApplicableHeaderTradeDelivery',
		...(isFull
			? [
					ram('ShipToTradeParty', ram('GlobalID schemeID="0088"', '4000001000007'), ram('Name', 'Store'), address('FR')),
					ram('ActualDeliverySupplyChainEvent', date('OccurrenceDateTime', '20260130')),
					reference('DespatchAdviceReferencedDocument', 'D-1'),
					reference('ReceivingAdviceReferencedDocument', 'R-1'),
				]
			: []),
	);

const period = ram('BillingSpecifiedPeriod', date('StartDateTime', '20260101'), date('EndDateTime', '20260131'));

const tax = (name: string, category: string, rate: string | null, before = '', after = ''): string =>
	ram(
		name,
		...(before === '' ? [] : [before]),
		ram('TypeCode', 'VAT'),
		...(after === '' ? [] : [after]),
		ram('CategoryCode', category),
		...(rate === null ? [] : [ram('RateApplicablePercent', rate)]),
	);

function adjustment(isCharge: boolean, cents: number, reason: string, code: string, more = ''): string {
	return ram(
		'SpecifiedTradeAllowanceCharge',
		ram('ChargeIndicator', `<udt:Indicator>${isCharge}</udt:Indicator>`),
		ram('CalculationPercent', '10'),
		ram('BasisAmount', money(cents * 10)),
		ram('ActualAmount', money(cents)),
		ram('ReasonCode', code),
		ram('Reason', reason),
		more,
	);
}

const lines = ({ lines: all, isFull }: Kind): string[] =>
	all.map(({ category, rate, quantity, unit, price, amount, allowance, charge }, index) =>
		ram(
			'IncludedSupplyChainTradeLineItem',
			ram(
				'AssociatedDocumentLineDocument',
				ram('LineID', String(index + 1)),
				...(isFull ? [ram('IncludedNote', ram('Content', 'Note'))] : []),
			),
			ram(
				'SpecifiedTradeProduct',
				...(isFull ? [ram('GlobalID schemeID="0160"', '1234567890123'), ram('SellerAssignedID', 'A')] : []),
				ram('Name', 'Item'),
				...(isFull
					? [
							ram('ApplicableProductCharacteristic', ram('Description', 'Color'), ram('Value', 'red')),
							ram('DesignatedProductClassification', ram('ClassCode listID="STI"', '12345')),
							ram('OriginTradeCountry', ram('ID', 'FR')),
						]
					: []),
			),
			ram(
				'SpecifiedLineTradeAgreement',
				...(isFull ? [ram('BuyerOrderReferencedDocument', ram('LineID', '7'))] : []),
				...(isFull
					? [
							ram(
								'GrossPriceProductTradePrice',
								ram('ChargeAmount', '1001'),
								ram(`BasisQuantity unitCode="${unit}"`, '1'),
								ram(
									'AppliedTradeAllowanceCharge',
									ram('ChargeIndicator', '<udt:Indicator>false</udt:Indicator>'),
									ram('ActualAmount', '1'),
								),
							),
						]
					: []),
				ram('NetPriceProductTradePrice', ram('ChargeAmount', price), ram(`BasisQuantity unitCode="${unit}"`, '1')),
			),
			ram('SpecifiedLineTradeDelivery', ram(`BilledQuantity unitCode="${unit}"`, quantity)),
			ram(
				'SpecifiedLineTradeSettlement',
				tax('ApplicableTradeTax', category, rate),
				...(isFull ? [period] : []),
				...(allowance === undefined ? [] : [adjustment(false, allowance, 'Discount', '95')]),
				...(charge === undefined ? [] : [adjustment(true, charge, 'Packing', 'PC')]),
				ram('SpecifiedTradeSettlementLineMonetarySummation', ram('LineTotalAmount', money(amount))),
				...(isFull
					? [
							reference('AdditionalReferencedDocument', 'O-2', ram('TypeCode', '130'), ram('ReferenceTypeCode', 'AAB')),
							ram('ReceivableSpecifiedTradeAccountingAccount', ram('ID', 'K')),
						]
					: []),
			),
		),
	);

const MEANS: Readonly<Record<Kind['payment'], string>> = {
	transfer: ram(
		'SpecifiedTradeSettlementPaymentMeans',
		ram('TypeCode', '58'),
		ram('Information', 'Transfer'),
		ram('PayeePartyCreditorFinancialAccount', ram('IBANID', 'DE75512108001245126199'), ram('AccountName', 'Octavo')),
		ram('PayeeSpecifiedCreditorFinancialInstitution', ram('BICID', 'GENODEF1')),
	),
	debit: ram(
		'SpecifiedTradeSettlementPaymentMeans',
		ram('TypeCode', '59'),
		ram('PayerPartyDebtorFinancialAccount', ram('IBANID', 'DE75512108001245126199')),
	),
	card: ram(
		'SpecifiedTradeSettlementPaymentMeans',
		ram('TypeCode', '48'),
		ram('ApplicableTradeSettlementFinancialCard', ram('ID', '41234'), ram('CardholderName', 'Buyer')),
	),
	cash: ram('SpecifiedTradeSettlementPaymentMeans', ram('TypeCode', '10')),
};

const reasonOf = ({ reasons = {} }: Kind, category: string, isCode: boolean): string[] => {
	const reason = reasons[category];
	if (reason === undefined || reason.startsWith('VATEX') !== isCode) return [];
	return [ram(isCode ? 'ExemptionReasonCode' : 'ExemptionReason', reason)];
};

function settlement(kind: Kind): string {
	const { adjustments = [], currency, taxCurrency, paid, rounding, payment, isFull } = kind;
	const { rows, lines: sum, allowances, charges, net, tax: vat, due } = sumsOf(kind);
	return ram(
		'ApplicableHeaderTradeSettlement',
		...(payment === 'debit' ? [ram('CreditorReferenceID', 'DE98ZZZ09999999999')] : []),
		ram('PaymentReference', 'R'),
		...(taxCurrency ? [ram('TaxCurrencyCode', taxCurrency[0])] : []),
		ram('InvoiceCurrencyCode', currency),
		...(isFull ? [ram('PayeeTradeParty', ram('ID', 'P-7'), ram('Name', 'Payee'))] : []),
		MEANS[payment],
		...rows.map(({ category, rate, amount, tax: own }) =>
			ram(
				'ApplicableTradeTax',
				ram('CalculatedAmount', money(own)),
				ram('TypeCode', 'VAT'),
				...reasonOf(kind, category, false),
				ram('BasisAmount', money(amount)),
				ram('CategoryCode', category),
				...reasonOf(kind, category, true),
				ram('DueDateTypeCode', '5'),
				...(rate === null ? [] : [ram('RateApplicablePercent', rate)]),
			),
		),
		...(isFull ? [period] : []),
		...adjustments.map(({ isCharge, amount, category, rate }) =>
			adjustment(
				isCharge,
				amount,
				isCharge ? 'Freight' : 'Discount',
				isCharge ? 'FC' : '95',
				tax('CategoryTradeTax', category, rate),
			),
		),
		ram(
			'SpecifiedTradePaymentTerms',
			ram('Description', 'Within 30 days'),
			date('DueDateDateTime', '20260228'),
			...(payment === 'debit' ? [ram('DirectDebitMandateID', 'M-1')] : []),
		),
		ram(
			'SpecifiedTradeSettlementHeaderMonetarySummation',
			ram('LineTotalAmount', money(sum)),
			...(adjustments.length > 0
				? [ram('ChargeTotalAmount', money(charges)), ram('AllowanceTotalAmount', money(allowances))]
				: []),
			ram('TaxBasisTotalAmount', money(net)),
			ram(`TaxTotalAmount currencyID="${currency}"`, money(vat)),
			...(taxCurrency ? [ram(`TaxTotalAmount currencyID="${taxCurrency[0]}"`, money(taxCurrency[1]))] : []),
			...(rounding === undefined ? [] : [ram('RoundingAmount', money(rounding))]),
			ram('GrandTotalAmount', money(net + vat)),
			...(paid === undefined ? [] : [ram('TotalPrepaidAmount', money(paid))]),
			ram('DuePayableAmount', money(due)),
		),
		...(isFull || kind.typeCode === '384'
			? [
					reference(
						'InvoiceReferencedDocument',
						'I-1',
						`<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20251231</qdt:DateTimeString></ram:FormattedIssueDateTime>`,
					),
					ram('ReceivableSpecifiedTradeAccountingAccount', ram('ID', 'K')),
				]
			: []),
	);
}

export const kindInCii = (kind: Kind, guideline: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100">
<rsm:ExchangedDocumentContext>${ram('BusinessProcessSpecifiedDocumentContextParameter', ram('ID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'))}${ram('GuidelineSpecifiedDocumentContextParameter', ram('ID', guideline))}</rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>${ram('ID', '2026-1')}${ram('TypeCode', kind.typeCode)}${date('IssueDateTime', '20260131')}${ram('IncludedNote', ram('Content', 'Note'), ram('SubjectCode', 'AAI'))}</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>${[...lines(kind), agreement(kind), delivery(kind), settlement(kind)].join('')}</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`;
