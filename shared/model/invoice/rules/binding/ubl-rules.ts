/** Rules of EN 16931-3-2 about elements of UBL. */
import type { ElementRule } from '../element-rule';
import { isThere, rememberValues, valuesAt, type Asks } from '../element-rule';
import { isAllowance, isCharge, isVatScheme } from '../presence';
import { elementsAt, type XmlElement } from '../../../metadata/xml-tree';
import { areSame, bindingRule, countOf, isAbsent, isAtMost, isOnce } from './binding-rule';

const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const LINES = '/InvoiceLine|/CreditNoteLine';

const ubl = bindingRule.bind(undefined, 'UBL');

/** An element that is there once at most: its term, where it is, and its path from there. */
const ONCE: readonly (readonly [rule: string, term: string, at: string, path: string])[] = [
	['UBL-SR-01', 'contract reference (BT-12)', '/', 'ContractDocumentReference/ID'],
	['UBL-SR-02', 'receiving advice reference (BT-15)', '/', 'ReceiptDocumentReference/ID'],
	['UBL-SR-03', 'despatch advice reference (BT-16)', '/', 'DespatchDocumentReference/ID'],
	['UBL-SR-05', 'text of the payment terms (BT-20)', '/', 'PaymentTerms/Note'],
	['UBL-SR-08', 'invoicing period (BG-14)', '/', 'InvoicePeriod'],
	['UBL-SR-09', 'name of the seller (BT-27)', '/', `${SELLER}/PartyLegalEntity/RegistrationName`],
	['UBL-SR-10', 'trading name of the seller (BT-28)', '/', `${SELLER}/PartyName/Name`],
	['UBL-SR-11', 'legal registration of the seller (BT-30)', '/', `${SELLER}/PartyLegalEntity/CompanyID`],
	['UBL-SR-14', 'further legal information of the seller (BT-33)', '/', `${SELLER}/PartyLegalEntity/CompanyLegalForm`],
	['UBL-SR-15', 'name of the buyer (BT-44)', '/', `${BUYER}/PartyLegalEntity/RegistrationName`],
	['UBL-SR-16', 'identifier of the buyer (BT-46)', '/', `${BUYER}/PartyIdentification/ID`],
	['UBL-SR-17', 'legal registration of the buyer (BT-47)', '/', `${BUYER}/PartyLegalEntity/CompanyID`],
	['UBL-SR-24', 'delivery (BG-13)', '/', 'Delivery'],
	['UBL-SR-39', 'project reference (BT-11)', '/', 'ProjectReference/ID'],
	['UBL-SR-40', 'trading name of the buyer (BT-45)', '/', `${BUYER}/PartyName/Name`],
	['UBL-SR-45', 'due date (BT-9)', '/', 'PaymentMeans/PaymentDueDate'],
	['UBL-SR-46', 'text of the means of payment (BT-82)', '/', 'PaymentMeans/PaymentMeansCode/@name'],
	['UBL-SR-49', 'code for the date of VAT (BT-8)', '/', 'InvoicePeriod/DescriptionCode'],
	['UBL-SR-54', 'card (BG-18)', '/', 'PaymentMeans/CardAccount'],
	['UBL-SR-55', 'mandate (BT-89)', '/', 'PaymentMeans/PaymentMandate'],
	['UBL-SR-56', 'tender or lot reference (BT-17)', '/', 'OriginatorDocumentReference/ID'],
	['UBL-SR-51', 'third line of an address', 'PostalAddress|Address', 'AddressLine'],
	['UBL-SR-33', 'description of a supporting document (BT-123)', 'AdditionalDocumentReference', 'DocumentDescription'],
	['UBL-SR-25', 'name of the place of delivery (BT-70)', 'Delivery', 'DeliveryParty/PartyName/Name'],
	['UBL-SR-34', 'note of a line (BT-127)', LINES, 'Note'],
	['UBL-SR-35', 'line of the order (BT-132)', LINES, 'OrderLineReference/LineID'],
	['UBL-SR-36', 'period of a line (BG-26)', LINES, 'InvoicePeriod'],
	['UBL-SR-37', 'discount of a price (BT-147)', LINES, 'Price/AllowanceCharge/Amount'],
	['UBL-SR-50', 'description of an item (BT-154)', LINES, 'Item/Description'],
	['UBL-SR-52', 'invoiced object of a line (BT-128)', LINES, 'DocumentReference'],
	['UBL-SR-26', 'remittance information (BT-83)', 'PaymentMeans', 'PaymentID'],
	['UBL-SR-27', 'code of a means of payment (BT-81)', 'PaymentMeans', 'PaymentMeansCode'],
	['UBL-SR-28', 'mandate of a means of payment (BT-89)', 'PaymentMeans', 'PaymentMandate/ID'],
	['UBL-SR-06', 'preceding invoice of a reference (BG-3)', 'BillingReference', 'InvoiceDocumentReference'],
	['UBL-SR-22', 'name of the tax representative (BT-62)', 'TaxRepresentativeParty', 'PartyName/Name'],
	['UBL-SR-23', 'VAT identifier of the tax representative (BT-63)', 'TaxRepresentativeParty', 'PartyTaxScheme/CompanyID'],
	['UBL-SR-32', 'reason of an exemption (BT-120)', 'TaxSubtotal', 'TaxCategory/TaxExemptionReason'],
];

/** Registrations for VAT, or for other taxes; a scheme without an identifier is not VAT. */
const countRegistrations = (root: XmlElement, party: string, isVat: boolean): number =>
	elementsAt(root, `${party}/PartyTaxScheme`)
		.filter((one) => elementsAt(one, 'TaxScheme').length > 0 && isVatScheme(one) === isVat)
		.map((one) => countOf(one, 'CompanyID'))
		.reduce((sum, count) => sum + count, 0);

const isInvoicedObject = (element: XmlElement): boolean => valuesAt(element, 'DocumentTypeCode').includes('130');

/** The payee has another name than the seller. */
const isOtherPayee: Asks = (element, around) => {
	const sellers = rememberValues(around[0]!, `${SELLER}/PartyLegalEntity/RegistrationName`);
	return valuesAt(element, 'PartyName/Name').some((name) => sellers.some((seller) => seller !== name?.trim()));
};

const payee = (paths: string, isCounted: (element: XmlElement) => boolean = () => true): Asks => {
	return (element, around) => elementsAt(element, paths).filter(isCounted).length <= 1 && isOtherPayee(element, around);
};

const hasScheme = (element: XmlElement, isWanted: (scheme: string) => boolean): boolean =>
	isWanted((valuesAt(element, '@schemeID')[0] ?? '').toUpperCase());

const PARTIES = [SELLER, BUYER, 'PayeeParty', 'TaxRepresentativeParty', 'Delivery/DeliveryParty'];

const isPriceAllowance: Asks = (_, around) => around.at(-1)?.name === 'AllowanceCharge' && around.at(-2)?.name === 'Price';

export const UBL_RULES: readonly ElementRule[] = [
	...ONCE.map(([rule, term, at, path]) => ubl(rule, `The ${term} is there once at most`, at, isAtMost(1, path))),
	ubl(
		'UBL-SR-12',
		'The seller has one VAT identifier at most (BT-31)',
		'/',
		(root) => countRegistrations(root, SELLER, true) <= 1,
	),
	ubl(
		'UBL-SR-13',
		'The seller has one tax registration at most (BT-32)',
		'/',
		(root) => countRegistrations(root, SELLER, false) <= 1,
	),
	ubl('UBL-SR-18', 'The buyer has one VAT identifier at most (BT-48)', '/', (root) => countRegistrations(root, BUYER, true) <= 1),
	ubl(
		'UBL-SR-42',
		'The seller has two registrations for taxes at most',
		'AccountingSupplierParty/Party',
		isAtMost(2, 'PartyTaxScheme'),
	),
	ubl(
		'UBL-SR-53',
		'A registration for taxes has an identifier and a scheme',
		'PartyTaxScheme',
		(element) => isThere('TaxScheme/ID')(element) && isThere('CompanyID')(element),
	),
	ubl(
		'UBL-SR-04',
		'The invoiced object is there once at most (BT-18)',
		'/',
		(root) =>
			elementsAt(root, 'AdditionalDocumentReference')
				.filter(isInvoicedObject)
				.map((one) => countOf(one, 'ID'))
				.reduce((sum, count) => sum + count, 0) <= 1,
	),
	ubl(
		'UBL-SR-43',
		'Only the invoiced object (BT-18) has a scheme and a type code',
		'AdditionalDocumentReference',
		(element, around) =>
			isInvoicedObject(element) ||
			(around[0]?.name === 'CreditNote' && valuesAt(element, 'DocumentTypeCode').includes('50')) ||
			isAbsent('ID/@schemeID|DocumentTypeCode')(element, around),
	),
	ubl('UBL-CR-666', 'The invoiced object (BT-18) has no attachment', 'AdditionalDocumentReference', isAbsent('Attachment'), {
		when: isInvoicedObject,
	}),
	ubl(
		'UBL-CR-673',
		'The invoiced object (BT-18) has no description',
		'AdditionalDocumentReference',
		isAbsent('DocumentDescription'),
		{ when: isInvoicedObject },
	),
	ubl(
		'UBL-SR-07',
		'A reference to a preceding invoice has its number (BT-25)',
		'BillingReference',
		isThere('InvoiceDocumentReference/ID'),
	),
	ubl('UBL-SR-30', 'An allowance has one reason at most', 'AllowanceCharge', isAtMost(1, 'AllowanceChargeReason'), {
		when: isAllowance,
	}),
	ubl('UBL-SR-31', 'A charge has one reason at most', 'AllowanceCharge', isAtMost(1, 'AllowanceChargeReason'), {
		when: isCharge,
	}),
	ubl(
		'UBL-SR-29',
		'The identifier of the creditor is there once at most (BT-90)',
		'/',
		(root) =>
			PARTIES.flatMap((party) => elementsAt(root, `${party}/PartyIdentification/ID`)).filter((one) =>
				hasScheme(one, (scheme) => scheme === 'SEPA'),
			).length <= 1,
	),
	ubl('UBL-SR-44', 'All means of payment have the same remittance information (BT-83)', '/', (root) =>
		areSame(valuesAt(root, 'PaymentMeans/PaymentID')),
	),
	ubl('UBL-SR-47', 'All means of payment have the same code (BT-81)', '/', (root) =>
		areSame(valuesAt(root, 'PaymentMeans/PaymentMeansCode')),
	),
	ubl('UBL-SR-48', 'The item of a line has one category of VAT (BT-151)', LINES, isOnce('Item/ClassifiedTaxCategory')),
	ubl('UBL-SR-19', 'The payee has one name (BT-59), which is not that of the seller', '/PayeeParty', payee('PartyName/Name')),
	ubl(
		'UBL-SR-20',
		'The payee has one identifier at most (BT-60), and another name than the seller',
		'/PayeeParty',
		payee('PartyIdentification/ID', (one) => hasScheme(one, (scheme) => scheme !== 'SEPA')),
	),
	ubl(
		'UBL-SR-21',
		'The payee has one registration at most (BT-61), and another name than the seller',
		'/PayeeParty',
		payee('PartyLegalEntity/CompanyID'),
	),
	ubl('UBL-DT-01', 'An amount has at most two decimals', '*Amount', ({ text }) => !/\.[^]{3}/.test(text), {
		when: (element, around) => !element.name.endsWith('PriceAmount') && !isPriceAllowance(element, around),
	}),
	ubl('UBL-DT-06', 'An attachment has a media type (BT-125)', '*BinaryObject', isThere('@mimeCode')),
	ubl('UBL-DT-07', 'An attachment has a file name (BT-125)', '*BinaryObject', isThere('@filename')),
];
