/** Rules of EN 16931-3-3 about elements of Cross Industry Invoices. */
import { elementsAt, type XmlElement } from '../../../metadata/xml-tree';
import { isAny, isThere, rememberValues, valuesAt, type Asks, type ElementCheck, type ElementRule } from '../element-rule';
import { areSame, bindingRule, countOf, isAbsent, isAtMost, isOnce } from './binding-rule';

const TRADE = '/SupplyChainTradeTransaction';
const LINE = `${TRADE}/IncludedSupplyChainTradeLineItem`;
const PRODUCT = `${LINE}/SpecifiedTradeProduct`;
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const MEANS = 'SpecifiedTradeSettlementPaymentMeans';
const ATTRIBUTE = `${PRODUCT}/ApplicableProductCharacteristic`;

const cii = bindingRule.bind(undefined, 'CII');

/** Numbers of three digits, one after another. */
const numberNames = (first: number, names: string): readonly (readonly [number: string, name: string])[] =>
	names.split(' ').map((name, index) => [String(first + index).padStart(3, '0'), name]);

const TOTALS = numberNames(
	477,
	'LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount RoundingAmount GrandTotalAmount InformationAmount TotalPrepaidAmount TotalDiscountAmount TotalAllowanceChargeAmount DuePayableAmount RetailValueExcludingTaxInformationAmount TotalDepositFeeInformationAmount ProductValueExcludingTobaccoTaxInformationAmount TotalRetailValueInformationAmount GrossLineTotalAmount NetLineTotalAmount NetIncludingTaxesLineTotalAmount',
);

/** Attributes and elements that EN 16931 does not use, by the number of the first. */
const UNUSED: readonly (readonly [at: string, names: readonly (readonly [number: string, name: string])[], when?: Asks])[] = [
	...[
		'/ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
		'/ExchangedDocument/ID',
		`${LINE}/AssociatedDocumentLineDocument/LineID`,
		`${PRODUCT}/SellerAssignedID`,
	].map(
		(at) =>
			[
				at,
				numberNames(1, '@schemeName @schemeAgencyName @schemeDataURI @schemeURI @schemeID @schemeAgencyID @schemeVersionID'),
			] as const,
	),
	['*ID', numberNames(101, '@schemeName @schemeAgencyName @schemeDataURI @schemeURI'), isOtherIdentifier],
	['TypeCode', numberNames(8, '@name @listURI')],
	['/', numberNames(13, '@languageID @languageLocaleID')],
	['*ReferencedDocument', [...numberNames(16, 'StatusCode CopyIndicator'), ...numberNames(19, 'GlobalID RevisionID')]],
	['*ReferencedDocument', [['023', 'Information'], ...numberNames(25, 'SectionName PreviousRevisionID')]],
	['*ReferencedDocument', numberNames(28, 'EffectiveSpecifiedPeriod IssuerTradeParty AttachedSpecifiedBinaryFile')],
	['*Amount', numberNames(31, '@currencyID @currencyCodeListVersionID'), ({ name }) => name !== 'TaxTotalAmount'],
	['*Quantity', numberNames(34, '@unitCodeListID @unitCodeListAgencyID @unitCodeListAgencyName')],
	[
		'BillingSpecifiedPeriod',
		numberNames(
			68,
			'StartDateTime/DateTime DurationMeasure InclusiveIndicator Description EndDateTime/DateTime CompleteDateTime OpenIndicator SeasonCode ID Name SequenceNumeric StartDateFlexibilityCode ContinuousIndicator PurposeCode',
		),
	],
	[
		'PostalTradeAddress',
		[
			...numberNames(82, 'ID PostOfficeBox BuildingName'),
			...numberNames(
				86,
				'LineFour LineFive StreetName CitySubDivisionName CountryName CountrySubDivisionID AttentionOf CareOf BuildingNumber DepartmentName AdditionalStreetName',
			),
		],
	],
];

/** Those that have other rules are left out. */
function isOtherIdentifier({ name }: XmlElement, around: readonly XmlElement[]): boolean {
	const parent = around.at(-1)?.name;
	if (name === 'ID')
		return parent !== 'GuidelineSpecifiedDocumentContextParameter' && (parent !== 'ExchangedDocument' || around.length !== 2);
	if (name === 'LineID') return parent !== 'AssociatedDocumentLineDocument';
	return name !== 'SellerAssignedID' || parent !== 'SpecifiedTradeProduct';
}

const isKind = (element: XmlElement, codes: readonly string[]): boolean =>
	element.name === 'AdditionalReferencedDocument' && valuesAt(element, 'TypeCode').some((code) => codes.includes(code ?? ''));

/** An element of referenced documents that only some kinds of them have. */
const ofKind = (rule: string, text: string, path: string, isWanted: (element: XmlElement) => boolean): ElementRule =>
	cii(rule, text, '*ReferencedDocument', (element) => !isThere(path)(element) || isWanted(element));

const isSupporting = (element: XmlElement): boolean => isKind(element, ['916']);

/** `holds` for the settlement. */
const atSettlement = (rule: string, text: string, holds: ElementCheck['holds']): ElementRule =>
	cii(rule, text, SETTLEMENT, holds);

const normal = (value: string | null): string => (value ?? '').trim().replaceAll(/\s+/g, ' ');

const meansOf = (root: XmlElement, path: string): string[] =>
	valuesAt(root, `${SETTLEMENT.slice(1)}/${MEANS}/${path}`).map(normal);

const isAccountMissing = (means: XmlElement): boolean =>
	isAny('TypeCode', ['30', '58'])(means) &&
	!isThere('PayeePartyCreditorFinancialAccount/IBANID|PayeePartyCreditorFinancialAccount/ProprietaryID')(means);

const TAXES_OF_LINES = `${LINE.slice(1)}/SpecifiedLineTradeSettlement/ApplicableTradeTax`;
const QUANTITIES = `${LINE.slice(1)}/SpecifiedLineTradeDelivery/BilledQuantity/@unitCode`;

export const CII_RULES: readonly ElementRule[] = [
	...UNUSED.flatMap(([at, names, when]) =>
		names.map(([number, name]) =>
			cii(`CII-DT-${number}`, `EN 16931 does not use ${name.replace('@', '')} there`, at, isAbsent(name), when && { when }),
		),
	),
	...TOTALS.map(([number, name]) => cii(`CII-SR-${number}`, `${name} is there once at most`, SUMS, isAtMost(1, name))),
	cii('CII-SR-009', 'There is one guideline', '/ExchangedDocumentContext', isOnce('GuidelineSpecifiedDocumentContextParameter')),
	cii(
		'CII-SR-010',
		'The guideline has one identifier (BT-24)',
		'/ExchangedDocumentContext',
		isOnce('GuidelineSpecifiedDocumentContextParameter/ID'),
	),
	cii('CII-SR-014', 'There is one type code (BT-3)', '/ExchangedDocument', isOnce('TypeCode')),
	cii(
		'CII-SR-046',
		'The standard identifier of an item has a scheme (BT-157)',
		PRODUCT,
		(element) => !isThere('GlobalID')(element) || isThere('GlobalID/@schemeID')(element),
	),
	cii(
		'CII-SR-090',
		'The country of origin has one code (BT-159)',
		PRODUCT,
		(element, around) => !isThere('OriginTradeCountry')(element) || isOnce('OriginTradeCountry/ID')(element, around),
	),
	cii('CII-SR-069', 'An attribute of an item has one name (BT-160)', ATTRIBUTE, isOnce('Description')),
	cii('CII-SR-072', 'An attribute of an item has one value (BT-161)', ATTRIBUTE, isOnce('Value')),
	...['CII-SR-439', 'CII-SR-441'].map((rule, index) =>
		cii(
			rule,
			'The item of a line has one net price (BT-146)',
			`${LINE}/SpecifiedLineTradeAgreement`,
			(index === 0 ? isOnce : isAtMost.bind(undefined, 1))('NetPriceProductTradePrice/ChargeAmount'),
		),
	),
	cii(
		'CII-SR-463',
		'An allowance or charge says which of both it is',
		'SpecifiedTradeAllowanceCharge',
		isThere('ChargeIndicator'),
	),
	cii(
		'CII-SR-471',
		'An allowance or charge has one rate at most',
		'SpecifiedTradeAllowanceCharge',
		isAtMost(1, 'RateApplicablePercent'),
	),
	cii(
		'CII-SR-472',
		'An allowance or charge has one category of VAT at most',
		'SpecifiedTradeAllowanceCharge',
		isAtMost(1, 'CategoryTradeTax'),
	),
	cii(
		'CII-SR-473',
		'An allowance or charge has one amount at most',
		'SpecifiedTradeAllowanceCharge',
		isAtMost(1, 'ActualAmount'),
	),
	cii(
		'CII-SR-440',
		'The discount of a price has one amount at most (BT-147)',
		'GrossPriceProductTradePrice/AppliedTradeAllowanceCharge',
		isAtMost(1, 'ActualAmount'),
	),
	cii('CII-SR-455', 'The seller has one contact at most (BG-6)', AGREEMENT, isAtMost(1, 'SellerTradeParty/DefinedTradeContact')),
	cii('CII-SR-456', 'The buyer has one contact at most (BG-9)', AGREEMENT, isAtMost(1, 'BuyerTradeParty/DefinedTradeContact')),
	cii(
		'CII-SR-459',
		'The seller has one electronic address at most (BT-34)',
		AGREEMENT,
		isAtMost(1, 'SellerTradeParty/URIUniversalCommunication'),
	),
	cii(
		'CII-SR-460',
		'The buyer has one electronic address at most (BT-49)',
		AGREEMENT,
		isAtMost(1, 'BuyerTradeParty/URIUniversalCommunication'),
	),
	atSettlement('CII-SR-461', 'There is one date of VAT at most (BT-7)', isAtMost(1, 'ApplicableTradeTax/TaxPointDate')),
	atSettlement('CII-SR-462', 'All categories of VAT have the same code for its date (BT-8)', (element, around) =>
		areSame([
			...valuesAt(element, 'ApplicableTradeTax/DueDateTypeCode'),
			...valuesAt(around[0]!, `${TAXES_OF_LINES}/DueDateTypeCode`),
		]),
	),
	atSettlement(
		'CII-SR-470',
		'A credit transfer names an account (BT-84)',
		(element) => !elementsAt(element, MEANS).some(isAccountMissing),
	),
	cii('CII-SR-467', 'All means of payment have the same code (BT-81)', '/', (root) => areSame(meansOf(root, 'TypeCode'))),
	cii('CII-SR-468', 'All means of payment have the same text (BT-82)', '/', (root) => areSame(meansOf(root, 'Information'))),
	cii(
		'CII-SR-469',
		'There is one remittance information at most (BT-83)',
		'/',
		(root) => countOf(root, `${SETTLEMENT.slice(1)}/PaymentReference`) <= 1,
	),
	ofKind('CII-DT-015', 'Only a supporting document has an address (BT-124)', 'URIID', isSupporting),
	ofKind('CII-DT-018', 'Only additional documents have a type, which is 50, 130 or 916', 'TypeCode', (element) =>
		isKind(element, ['50', '130', '916']),
	),
	ofKind('CII-DT-021', 'Only a supporting document has a description (BT-123)', 'Name', isSupporting),
	ofKind('CII-DT-022', 'Only a supporting document has an attachment (BT-125)', 'AttachmentBinaryObject', isSupporting),
	ofKind('CII-DT-024', 'Only an invoiced object has a scheme (BT-18, BT-128)', 'ReferenceTypeCode', (element) =>
		isKind(element, ['130']),
	),
	ofKind(
		'CII-DT-027',
		'Only a preceding invoice has a date (BT-26)',
		'FormattedIssueDateTime',
		({ name }) => name === 'InvoiceReferencedDocument',
	),
	cii(
		'CII-DT-033',
		'A quantity has a unit only if that of a line has one',
		'*Quantity',
		(element, around) => !isThere('@unitCode')(element) || rememberValues(around[0]!, QUANTITIES).length > 0,
	),
	cii(
		'CII-DT-037',
		'The kind of a tax is VAT',
		'*TradeTax',
		(element) => !isThere('TypeCode')(element) || valuesAt(element, 'TypeCode').includes('VAT'),
	),
	cii(
		'CII-DT-097',
		'A date in format 102 has a year, a month and a day',
		'DateTimeString',
		({ text }) => /^\s*\d{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])\s*$/.test(text),
		{
			when: (element) => element.namespace.includes(':UnqualifiedDataType:') && isAny('@format', ['102'])(element),
		},
	),
];
