/** Terms of parties, references, payments, allowances and charges (EN 16931-1, 6.4). */
import { elementsAt } from '../../metadata/xml-tree';
import { isAny, isFilled, isThere, valueAt, type ElementRule } from './element-rule';
import {
	rule,
	adjustmentRules,
	SELLER,
	BUYER,
	UBL_SELLER,
	UBL_BUYER,
	UBL_COUNTRY,
	ALLOWANCE,
	isVatScheme,
	isThereInVat,
	isCharge,
	isAllowance,
	isInOrder,
	isCiiPeriodInOrder,
	isTransfer,
	isAccountOfTransfer,
	isShortCard,
	isVatIdentifier,
	isOtherParty,
	hasScheme,
} from './presence';

export const PARTY_RULES: readonly ElementRule[] = [
	rule(
		'BR-17',
		'A payee has a name (BT-59), and is not the seller',
		'above MINIMUM',
		[
			'PayeeTradeParty',
			(element, around) =>
				isThere('Name')(element) &&
				isOtherParty(SELLER, [
					['Name', 'Name'],
					['ID', 'ID'],
					['SpecifiedLegalOrganization/ID', 'SpecifiedLegalOrganization/ID'],
				])(element, around),
		],
		[
			'/PayeeParty',
			(element, around) =>
				isThere('PartyName/Name')(element) &&
				isOtherParty(UBL_SELLER, [
					['PartyName/Name', 'PartyName/Name'],
					['PartyIdentification/ID', 'PartyIdentification/ID'],
				])(element, around),
		],
	),
	rule(
		'BR-18',
		'A tax representative has a name (BT-62)',
		'above MINIMUM',
		['SellerTaxRepresentativeTradeParty', isFilled('Name')],
		['/TaxRepresentativeParty', isFilled('PartyName/Name')],
	),
	rule(
		'BR-19',
		'A tax representative has an address (BG-12)',
		'above MINIMUM',
		['SellerTaxRepresentativeTradeParty', isThere('PostalTradeAddress')],
		['/TaxRepresentativeParty', isThere('PostalAddress')],
	),
	rule(
		'BR-20',
		'The address of a tax representative has a country (BT-69)',
		'above MINIMUM',
		['SellerTaxRepresentativeTradeParty', isFilled('PostalTradeAddress/CountryID')],
		['/TaxRepresentativeParty/PostalAddress', isFilled(UBL_COUNTRY)],
	),
	rule(
		'BR-56',
		'A tax representative has a VAT identifier (BT-63)',
		'above MINIMUM',
		[
			'SellerTaxRepresentativeTradeParty',
			(element) =>
				elementsAt(element, 'SpecifiedTaxRegistration/ID').some(
					(one) => isAny('@schemeID', ['VA'])(one) && one.text.trim() !== '',
				),
		],
		['/TaxRepresentativeParty', isThereInVat('PartyTaxScheme', 'CompanyID')],
	),
	rule(
		'BR-57',
		'An address of delivery has a country (BT-80)',
		'above MINIMUM',
		[
			'ApplicableHeaderTradeDelivery',
			(element) =>
				!isThere('ShipToTradeParty/PostalTradeAddress')(element) ||
				isFilled('ShipToTradeParty/PostalTradeAddress/CountryID')(element),
		],
		['/Delivery/DeliveryLocation/Address', isThere(UBL_COUNTRY)],
	),
	rule(
		'BR-62',
		'The electronic address of the seller has a scheme (BT-34)',
		'above MINIMUM',
		['/', hasScheme(`${SELLER}/URIUniversalCommunication`, 'URIID')],
		[`${UBL_SELLER}/EndpointID`, isThere('@schemeID')],
	),
	rule(
		'BR-63',
		'The electronic address of the buyer has a scheme (BT-49)',
		'above MINIMUM',
		['/', hasScheme(`${BUYER}/URIUniversalCommunication`, 'URIID')],
		[`${UBL_BUYER}/EndpointID`, isThere('@schemeID')],
	),
	rule(
		'BR-CO-09',
		'A VAT identifier begins with the code of its country (BT-31, BT-48, BT-63)',
		'all',
		['SpecifiedTaxRegistration/ID', ({ text }) => isVatIdentifier(text.trim()), { when: isAny('@schemeID', ['VA']) }],
		[
			'PartyTaxScheme',
			(element) => isVatIdentifier(valueAt(element, 'CompanyID') ?? ''),
			{ when: (element) => isVatScheme(element) && isThere('CompanyID')(element) },
		],
	),
	rule(
		'BR-CO-26',
		'The seller has an identifier (BT-29), a legal registration (BT-30) or a VAT identifier (BT-31)',
		'above MINIMUM',
		[
			'SellerTradeParty',
			(element) =>
				isThere('ID|GlobalID|SpecifiedLegalOrganization/ID')(element) ||
				isAny('SpecifiedTaxRegistration/ID/@schemeID', ['VA'])(element),
		],
		[
			'/AccountingSupplierParty',
			(element, around) =>
				isThereInVat('Party/PartyTaxScheme', 'CompanyID')(element, around) ||
				elementsAt(element, 'Party/PartyIdentification/ID').some((one) => !isAny('@schemeID', ['SEPA'])(one)) ||
				isThere('Party/PartyLegalEntity/CompanyID')(element),
		],
	),
];
export const REFERENCE_RULES: readonly ElementRule[] = [
	rule(
		'BR-29',
		'The invoicing period does not end before it begins (BT-73, BT-74)',
		'above MINIMUM',
		['ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod', isCiiPeriodInOrder],
		['/InvoicePeriod', isInOrder('StartDate', 'EndDate')],
	),
	rule(
		'BR-CO-19',
		'The invoicing period has a beginning (BT-73) or an end (BT-74)',
		'above MINIMUM',
		['ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod', isThere('StartDateTime|EndDateTime')],
		['/InvoicePeriod', isThere('StartDate|EndDate|DescriptionCode')],
	),
	rule(
		'BR-49',
		'A means of payment has a code (BT-81)',
		'above MINIMUM',
		['SpecifiedTradeSettlementPaymentMeans', isThere('TypeCode')],
		['/PaymentMeans', isThere('PaymentMeansCode')],
	),
	rule(
		'BR-50',
		'The account of a credit transfer has an identifier (BT-84)',
		'above MINIMUM',
		[
			'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount',
			isFilled('IBANID|ProprietaryID'),
			{ when: isAccountOfTransfer },
		],
		['/PaymentMeans/PayeeFinancialAccount', isFilled('ID'), { when: isAccountOfTransfer }],
	),
	rule(
		'BR-51',
		'A card has at most its last digits (BT-87)',
		'above MINIMUM',
		['ApplicableTradeSettlementFinancialCard', isShortCard('ID')],
		['/PaymentMeans/CardAccount', isShortCard('PrimaryAccountNumberID')],
	),
	rule(
		'BR-52',
		'A supporting document has a reference (BT-122)',
		'above MINIMUM',
		['AdditionalReferencedDocument', isFilled('IssuerAssignedID')],
		['/AdditionalDocumentReference', isFilled('ID')],
	),
	rule(
		'BR-55',
		'A preceding invoice has a reference (BT-25)',
		'above MINIMUM',
		['ApplicableHeaderTradeSettlement/InvoiceReferencedDocument', isFilled('IssuerAssignedID')],
		['/BillingReference', isThere('InvoiceDocumentReference/ID')],
	),
	rule(
		'BR-61',
		'A credit transfer names an account (BT-84)',
		'above MINIMUM',
		[
			'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount',
			isThere('IBANID|ProprietaryID'),
			{ when: isAccountOfTransfer },
		],
		['/PaymentMeans', (element) => isThere('PayeeFinancialAccount/ID')(element), { when: isTransfer }],
	),
	...adjustmentRules(
		[
			['BR-31', 'amount', 'An allowance has an amount (BT-92)'],
			['BR-32', 'category', 'An allowance has a category of VAT (BT-95)'],
			['BR-33', 'reason', 'An allowance has a reason (BT-97) or its code (BT-98)'],
			['BR-CO-21', 'reason', 'The reason of an allowance is given as text, as code, or as both'],
		],
		'above MINIMUM',
		[ALLOWANCE, '/AllowanceCharge'],
		isAllowance,
	),
	...adjustmentRules(
		[
			['BR-36', 'amount', 'A charge has an amount (BT-99)'],
			['BR-37', 'category', 'A charge has a category of VAT (BT-102)'],
			['BR-38', 'reason', 'A charge has a reason (BT-104) or its code (BT-105)'],
			['BR-CO-22', 'reason', 'The reason of a charge is given as text, as code, or as both'],
		],
		'above MINIMUM',
		[ALLOWANCE, '/AllowanceCharge'],
		isCharge,
	),
];
