/** Invoices of kinds as Invoice or CreditNote of UBL. */
import { money, sumsOf, type Kind } from './invoices-of-kinds';

const nest = (prefix: string, name: string, content: readonly string[]): string =>
	content.length === 0 ? `<${prefix}:${name}/>` : `<${prefix}:${name}>${content.join('')}</${prefix}:${name.split(' ')[0]}>`;
const cac = (name: string, ...content: readonly string[]): string => nest('cac', name, content);
const cbc = (name: string, text: string): string => nest('cbc', name, [text]);

const address = (name: string, country: string): string =>
	cac(
		name,
		cbc('StreetName', 'Street 1'),
		cbc('AdditionalStreetName', 'Floor 2'),
		cbc('CityName', 'Wien'),
		cbc('PostalZone', '1010'),
		cbc('CountrySubentity', 'Region'),
		cac('AddressLine', cbc('Line', 'Door 3')),
		cac('Country', cbc('IdentificationCode', country)),
	);

const scheme = (name: string): string => cac('TaxScheme', cbc('ID', name));

const taxScheme = (id: string, name: string): string => cac('PartyTaxScheme', cbc('CompanyID', id), scheme(name));

const contact = cac(
	'Contact',
	cbc('Name', 'A. Bauer'),
	cbc('Telephone', '+49 30 1234'),
	cbc('ElectronicMail', 'a@octavo.example'),
);

const seller = ({ seller: how, payment }: Kind): string =>
	cac(
		'AccountingSupplierParty',
		cac(
			'Party',
			cbc('EndpointID schemeID="EM"', 'seller@octavo.example'),
			cac('PartyIdentification', cbc('ID schemeID="0088"', '4000001000005')),
			...(payment === 'debit' ? [cac('PartyIdentification', cbc('ID schemeID="SEPA"', 'DE98ZZZ09999999999'))] : []),
			cac('PartyName', cbc('Name', 'Octavo')),
			address('PostalAddress', 'DE'),
			...(how === 'vat' || how === 'represented' ? [taxScheme('DE123456789', 'VAT')] : []),
			...(how === 'tax' || how === 'vat' ? [taxScheme('12/345', 'FC')] : []),
			cac(
				'PartyLegalEntity',
				cbc('RegistrationName', 'Octavo Ltd.'),
				cbc('CompanyID schemeID="0002"', '123456789'),
				cbc('CompanyLegalForm', 'Ltd.'),
			),
			contact,
		),
	);

const buyer = ({ buyer: how }: Kind): string =>
	cac(
		'AccountingCustomerParty',
		cac(
			'Party',
			cbc('EndpointID schemeID="0088"', '4000001000006'),
			cac('PartyIdentification', cbc('ID schemeID="0088"', '4000001000006')),
			cac('PartyName', cbc('Name', 'Trading name')),
			address('PostalAddress', 'AT'),
			...(how === 'vat' ? [taxScheme('ATU12345678', 'VAT')] : []),
			cac('PartyLegalEntity', cbc('RegistrationName', 'Buyer'), cbc('CompanyID schemeID="0002"', '987654321')),
			contact,
		),
	);

const reference = (name: string, id: string, ...more: readonly string[]): string => cac(name, cbc('ID', id), ...more);

const attached = (id: string, media: string, file: string): string =>
	reference(
		'AdditionalDocumentReference',
		id,
		cbc('DocumentDescription', 'Description'),
		cac('Attachment', cbc(`EmbeddedDocumentBinaryObject mimeCode="${media}" filename="${file}"`, 'AAAA')),
	);

const references = ({ isCreditNote }: Kind): string[] => [
	cac('OrderReference', cbc('ID', 'PO-1'), cbc('SalesOrderID', 'SO-1')),
	cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', 'I-1'), cbc('IssueDate', '2025-12-31'))),
	reference('DespatchDocumentReference', 'D-1'),
	reference('ReceiptDocumentReference', 'R-1'),
	...(isCreditNote ? [] : [reference('OriginatorDocumentReference', 'T-1')]),
	reference('ContractDocumentReference', 'C-1'),
	attached('A-1', 'application/pdf', 'a.pdf'),
	attached('A-2', 'text/csv', 'a.csv'),
	reference(
		'AdditionalDocumentReference',
		'A-3',
		cac('Attachment', cac('ExternalReference', cbc('URI', 'https://octavo.example/a'))),
	),
	cac('AdditionalDocumentReference', cbc('ID schemeID="AAB"', 'O-1'), cbc('DocumentTypeCode', '130')),
	...(isCreditNote ? [] : [reference('ProjectReference', 'P-1')]),
];

const category = (name: string, code: string, rate: string | null, more: readonly string[] = []): string =>
	cac(name, cbc('ID', code), ...(rate === null ? [] : [cbc('Percent', rate)]), ...more, scheme('VAT'));

const means = ({ payment }: Kind): string => {
	const account = cac(
		'PayeeFinancialAccount',
		cbc('ID', 'DE75512108001245126199'),
		cbc('Name', 'Octavo'),
		cac('FinancialInstitutionBranch', cbc('ID', 'GENODEF1')),
	);
	const more = {
		transfer: [cbc('PaymentMeansCode name="Transfer"', '58'), cbc('PaymentID', 'R'), account],
		debit: [
			cbc('PaymentMeansCode', '59'),
			cac('PaymentMandate', cbc('ID', 'M-1'), cac('PayerFinancialAccount', cbc('ID', 'DE75512108001245126199'))),
		],
		card: [
			cbc('PaymentMeansCode', '48'),
			cac('CardAccount', cbc('PrimaryAccountNumberID', '41234'), cbc('NetworkID', 'VISA'), cbc('HolderName', 'Buyer')),
		],
		cash: [cbc('PaymentMeansCode', '10')],
	};
	return cac('PaymentMeans', ...more[payment]);
};

export function kindInUbl(kind: Kind, guideline: string): string {
	const { currency, taxCurrency, adjustments = [], paid, rounding, isFull, isCreditNote } = kind;
	const root = isCreditNote ? 'CreditNote' : 'Invoice';
	const { rows, lines: sum, allowances, charges, net, tax, due } = sumsOf(kind);
	const amount = (name: string, cents: number, other = currency) => cbc(`${name} currencyID="${other}"`, money(cents));
	const adjustment = (isCharge: boolean, cents: number, reason: string, code: string, ...more: string[]) =>
		cac(
			'AllowanceCharge',
			cbc('ChargeIndicator', String(isCharge)),
			cbc('AllowanceChargeReasonCode', code),
			cbc('AllowanceChargeReason', reason),
			cbc('MultiplierFactorNumeric', '10'),
			amount('Amount', cents),
			amount('BaseAmount', cents * 10),
			...more,
		);
	const reasonOf = (code: string): string[] => {
		const reason = kind.reasons?.[code];
		return reason === undefined
			? []
			: [cbc(reason.startsWith('VATEX') ? 'TaxExemptionReasonCode' : 'TaxExemptionReason', reason)];
	};
	const period = cac('InvoicePeriod', cbc('StartDate', '2026-01-01'), cbc('EndDate', '2026-01-31'));
	const lines = kind.lines.map((one, index) =>
		cac(
			`${root}Line`,
			cbc('ID', String(index + 1)),
			...(isFull ? [cbc('Note', 'Note')] : []),
			cbc(`${isCreditNote ? 'Credited' : 'Invoiced'}Quantity unitCode="${one.unit}"`, one.quantity),
			amount('LineExtensionAmount', one.amount),
			...(isFull
				? [
						cbc('AccountingCost', 'K'),
						period,
						cac('OrderLineReference', cbc('LineID', '7')),
						cac('DocumentReference', cbc('ID schemeID="AAB"', 'O-2'), cbc('DocumentTypeCode', '130')),
					]
				: []),
			...(one.allowance === undefined ? [] : [adjustment(false, one.allowance, 'Discount', '95')]),
			...(one.charge === undefined ? [] : [adjustment(true, one.charge, 'Packing', 'PC')]),
			cac(
				'Item',
				cbc('Name', 'Item'),
				...(isFull
					? [
							cac('SellersItemIdentification', cbc('ID', 'A')),
							cac('StandardItemIdentification', cbc('ID schemeID="0160"', '1234567890123')),
							cac('OriginCountry', cbc('IdentificationCode', 'FR')),
							cac('CommodityClassification', cbc('ItemClassificationCode listID="STI"', '12345')),
						]
					: []),
				category('ClassifiedTaxCategory', one.category, one.rate),
				...(isFull ? [cac('AdditionalItemProperty', cbc('Name', 'Color'), cbc('Value', 'red'))] : []),
			),
			cac(
				'Price',
				cbc(`PriceAmount currencyID="${currency}"`, one.price),
				cbc(`BaseQuantity unitCode="${one.unit}"`, '1'),
				...(isFull
					? [cac('AllowanceCharge', cbc('ChargeIndicator', 'false'), amount('Amount', 100), amount('BaseAmount', 100100))]
					: []),
			),
		),
	);
	const taxes = rows.map((row) =>
		cac(
			'TaxSubtotal',
			amount('TaxableAmount', row.amount),
			amount('TaxAmount', row.tax),
			category('TaxCategory', row.category, row.rate, reasonOf(row.category)),
		),
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<ubl:${root} xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
${[
	cbc('CustomizationID', guideline),
	cbc('ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
	cbc('ID', '2026-1'),
	cbc('IssueDate', '2026-01-31'),
	...(isCreditNote ? [] : [cbc('DueDate', '2026-02-28')]),
	cbc(`${root}TypeCode`, kind.typeCode),
	cbc('Note', '#AAI#Note'),
	cbc('DocumentCurrencyCode', currency),
	...(taxCurrency ? [cbc('TaxCurrencyCode', taxCurrency[0])] : []),
	cbc('AccountingCost', 'K'),
	cbc('BuyerReference', '04011000-12345-03'),
	cac(
		'InvoicePeriod',
		...(isFull ? [cbc('StartDate', '2026-01-01'), cbc('EndDate', '2026-01-31')] : []),
		cbc('DescriptionCode', '35'),
	),
	...(isFull ? references(kind) : []),
	...(kind.typeCode === '384' && !isFull ? [cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', 'I-1')))] : []),
	seller(kind),
	buyer(kind),
	...(isFull ? [cac('PayeeParty', cac('PartyIdentification', cbc('ID', 'P-7')), cac('PartyName', cbc('Name', 'Payee')))] : []),
	...(kind.seller === 'represented'
		? [
				cac(
					'TaxRepresentativeParty',
					cac('PartyName', cbc('Name', 'Tax Ltd.')),
					address('PostalAddress', 'FR'),
					taxScheme('FR12345678901', 'VAT'),
				),
			]
		: []),
	...(isFull
		? [
				cac(
					'Delivery',
					cbc('ActualDeliveryDate', '2026-01-30'),
					cac('DeliveryLocation', cbc('ID schemeID="0088"', '4000001000007'), address('Address', 'FR')),
					cac('DeliveryParty', cac('PartyName', cbc('Name', 'Store'))),
				),
			]
		: []),
	means(kind),
	cac('PaymentTerms', cbc('Note', 'Within 30 days')),
	...adjustments.map((one) =>
		adjustment(
			one.isCharge,
			one.amount,
			one.isCharge ? 'Freight' : 'Discount',
			one.isCharge ? 'FC' : '95',
			category('TaxCategory', one.category, one.rate),
		),
	),
	cac('TaxTotal', amount('TaxAmount', tax), ...taxes),
	...(taxCurrency ? [cac('TaxTotal', amount('TaxAmount', taxCurrency[1], taxCurrency[0]))] : []),
	cac(
		'LegalMonetaryTotal',
		amount('LineExtensionAmount', sum),
		amount('TaxExclusiveAmount', net),
		amount('TaxInclusiveAmount', net + tax),
		...(adjustments.length > 0 ? [amount('AllowanceTotalAmount', allowances), amount('ChargeTotalAmount', charges)] : []),
		...(paid === undefined ? [] : [amount('PrepaidAmount', paid)]),
		...(rounding === undefined ? [] : [amount('PayableRoundingAmount', rounding)]),
		amount('PayableAmount', due),
	),
	...lines,
].join('\n')}
</ubl:${root}>
`;
}
