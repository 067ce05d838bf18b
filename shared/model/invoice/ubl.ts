/** Invoice and CreditNote of UBL 2.1, as EN 16931-3-2 maps their elements to the business terms. */
import type { Pace } from '../../pace/pace';
import { attributeOf, elementAt, elementsAt, type XmlElement } from '../metadata/xml-tree';
import type { Adjustment, Address, Delivery, Invoice, Line, Party, Payment, PaymentMeans, Tax, Term, Totals } from './invoice';
import { identifier, period, readEach, texts, unlessEmpty, value, values, words } from './terms';

export async function readUbl(root: XmlElement, pace: Pace): Promise<Invoice> {
	const currency = value(root, 'DocumentCurrencyCode');
	const partyAt = (path: string): Party | null => partyOf(elementAt(root, path));
	return {
		number: value(root, 'ID'),
		typeCode: value(root, 'InvoiceTypeCode') ?? value(root, 'CreditNoteTypeCode'),
		issueDate: value(root, 'IssueDate'),
		dueDate: value(root, 'DueDate') ?? value(root, 'PaymentMeans/PaymentDueDate'),
		currency,
		taxCurrency: value(root, 'TaxCurrencyCode'),
		buyerReference: value(root, 'BuyerReference'),
		orderReference: value(root, 'OrderReference/ID'),
		salesOrderReference: value(root, 'OrderReference/SalesOrderID'),
		contractReference: value(root, 'ContractDocumentReference/ID'),
		projectReference: value(root, 'ProjectReference/ID') ?? projectOf(root),
		precedingInvoices: values(root, 'BillingReference/InvoiceDocumentReference/ID'),
		businessProcess: value(root, 'ProfileID'),
		guideline: value(root, 'CustomizationID'),
		...invoiceNotesOf(root),
		period: period(value(root, 'InvoicePeriod/StartDate'), value(root, 'InvoicePeriod/EndDate')),
		seller: partyAt('AccountingSupplierParty/Party'),
		buyer: partyAt('AccountingCustomerParty/Party'),
		payee: partyAt('PayeeParty'),
		taxRepresentative: partyAt('TaxRepresentativeParty'),
		delivery: deliveryOf(elementAt(root, 'Delivery')),
		payment: paymentOf(root),
		lines: await readEach(
			['InvoiceLine', 'CreditNoteLine'].flatMap((name) => elementsAt(root, name)),
			(line) => readUblLine(line, pace),
			pace,
		),
		allowances: await adjustments(root, 'false', pace),
		charges: await adjustments(root, 'true', pace),
		// Only Cross Industry Invoices have them.
		thirdPartyCharges: [],
		// The total in the accounting currency has no breakdown (BG-23).
		taxes: await readEach(elementsAt(root, 'TaxTotal/TaxSubtotal'), taxOf, pace),
		totals: totalsOf(root, currency),
	};
}

/** A credit note has no ProjectReference: there, the project is a document of type 50 (EN 16931-3-2, BT-11). */
function projectOf(root: XmlElement): Term {
	const found = elementsAt(root, 'AdditionalDocumentReference').find((one) => value(one, 'DocumentTypeCode') === '50');
	return found ? value(found, 'ID') : null;
}

/** UBL has no element for the subject of a note: `#AAI#` before the text is its code (EN 16931-3-2, BT-21). */
function invoiceNotesOf(root: XmlElement): Pick<Invoice, 'notes' | 'noteSubjects'> {
	const notes = texts(root, 'Note').map((note) => {
		const found = /^\s*#([A-Z]{3})#/.exec(note);
		return found ? { text: note.slice(found[0].length), subject: found[1]! } : { text: note, subject: null };
	});
	return { notes: notes.map(({ text }) => text), noteSubjects: notes.map(({ subject }) => subject) };
}

function partyOf(party: XmlElement | undefined): Party | null {
	if (!party) return null;
	const registered = words(party, 'PartyLegalEntity/RegistrationName');
	const called = words(party, 'PartyName/Name');
	const registration = (isVat: boolean): Term =>
		value(
			elementsAt(party, 'PartyTaxScheme').find((one) => (value(one, 'TaxScheme/ID') === 'VAT') === isVat),
			'CompanyID',
		);
	return {
		name: registered ?? called,
		tradingName: registered === null ? null : called,
		identifiers: elementsAt(party, 'PartyIdentification')
			.flatMap((one) => identifier(one, 'ID') ?? [])
			.filter(({ scheme }) => scheme !== SEPA),
		legalId: value(party, 'PartyLegalEntity/CompanyID'),
		vatId: registration(true),
		taxId: registration(false),
		electronicAddress: identifier(party, 'EndpointID'),
		address: addressOf(elementAt(party, 'PostalAddress')),
		contact: unlessEmpty({
			name: words(party, 'Contact/Name'),
			phone: value(party, 'Contact/Telephone'),
			email: value(party, 'Contact/ElectronicMail'),
		}),
	};
}

const addressOf = (address: XmlElement | undefined): Address | null =>
	unlessEmpty({
		line1: words(address, 'StreetName'),
		line2: words(address, 'AdditionalStreetName'),
		line3: words(address, 'AddressLine/Line'),
		city: words(address, 'CityName'),
		postCode: value(address, 'PostalZone'),
		subdivision: words(address, 'CountrySubentity'),
		country: value(address, 'Country/IdentificationCode'),
	});

const deliveryOf = (delivery: XmlElement | undefined): Delivery | null =>
	unlessEmpty({
		name: words(delivery, 'DeliveryParty/PartyName/Name'),
		location: identifier(delivery, 'DeliveryLocation/ID'),
		date: value(delivery, 'ActualDeliveryDate'),
		address: addressOf(delivery && elementAt(delivery, 'DeliveryLocation/Address')),
	});

/** The scheme of the creditor's identifier (BT-90), which UBL has among those of the seller or payee. */
const SEPA = 'SEPA';

function paymentOf(root: XmlElement): Payment {
	const parties = ['AccountingSupplierParty/Party', 'PayeeParty'].flatMap((path) => elementsAt(root, path));
	const ids = parties.flatMap((party) => elementsAt(party, 'PartyIdentification/ID'));
	return {
		reference: value(root, 'PaymentMeans/PaymentID'),
		terms: words(root, 'PaymentTerms/Note'),
		creditorId: value(ids.find((id) => attributeOf(id, 'schemeID') === SEPA)),
		mandate: value(root, 'PaymentMeans/PaymentMandate/ID'),
		means: elementsAt(root, 'PaymentMeans').map(meansOf),
	};
}

const meansOf = (means: XmlElement): PaymentMeans => ({
	code: value(means, 'PaymentMeansCode'),
	text: attributeOf(elementAt(means, 'PaymentMeansCode'), 'name'),
	iban: value(means, 'PayeeFinancialAccount/ID'),
	bic: value(means, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID'),
	accountName: words(means, 'PayeeFinancialAccount/Name'),
	debitedIban: value(means, 'PaymentMandate/PayerFinancialAccount/ID'),
	card: value(means, 'CardAccount/PrimaryAccountNumberID'),
});

async function readUblLine(line: XmlElement, pace: Pace): Promise<Line> {
	const item = elementAt(line, 'Item');
	const quantity = elementAt(line, 'InvoicedQuantity') ?? elementAt(line, 'CreditedQuantity');
	return {
		id: value(line, 'ID'),
		kind: null,
		parent: null,
		name: words(item, 'Name'),
		description: words(item, 'Description'),
		notes: texts(line, 'Note'),
		sellerItemId: value(item, 'SellersItemIdentification/ID'),
		buyerItemId: value(item, 'BuyersItemIdentification/ID'),
		standardItemId: identifier(item, 'StandardItemIdentification/ID'),
		orderLine: value(line, 'OrderLineReference/LineID'),
		quantity: value(quantity),
		unit: attributeOf(quantity, 'unitCode'),
		netPrice: value(line, 'Price/PriceAmount'),
		grossPrice: value(line, 'Price/AllowanceCharge/BaseAmount'),
		priceQuantity: value(line, 'Price/BaseQuantity'),
		netAmount: value(line, 'LineExtensionAmount'),
		taxScheme: value(item, 'ClassifiedTaxCategory/TaxScheme/ID'),
		taxCategory: value(item, 'ClassifiedTaxCategory/ID'),
		taxRate: value(item, 'ClassifiedTaxCategory/Percent'),
		period: period(value(line, 'InvoicePeriod/StartDate'), value(line, 'InvoicePeriod/EndDate')),
		allowances: await adjustments(line, 'false', pace),
		charges: await adjustments(line, 'true', pace),
	};
}

/** `indicator`: `false` for allowances, `true` for charges. */
const adjustments = (element: XmlElement, indicator: 'true' | 'false', pace: Pace): Promise<Adjustment[]> =>
	readEach(
		elementsAt(element, 'AllowanceCharge').filter((one) => value(one, 'ChargeIndicator') === indicator),
		adjustmentOf,
		pace,
	);

const adjustmentOf = (one: XmlElement): Adjustment => ({
	amount: value(one, 'Amount'),
	base: value(one, 'BaseAmount'),
	percentage: value(one, 'MultiplierFactorNumeric'),
	reason: words(one, 'AllowanceChargeReason'),
	reasonCode: value(one, 'AllowanceChargeReasonCode'),
	taxScheme: value(one, 'TaxCategory/TaxScheme/ID'),
	taxCategory: value(one, 'TaxCategory/ID'),
	taxRate: value(one, 'TaxCategory/Percent'),
});

/** The totals of VAT in the currency of the invoice, and in another one. */
function taxTotals(root: XmlElement, currency: Term): { readonly own: XmlElement[]; readonly other: XmlElement[] } {
	const all = elementsAt(root, 'TaxTotal');
	const isOwn = (total: XmlElement): boolean =>
		[null, currency].includes(attributeOf(elementAt(total, 'TaxAmount'), 'currencyID'));
	return { own: all.filter(isOwn), other: all.filter((total) => !isOwn(total)) };
}

const taxOf = (tax: XmlElement): Tax => ({
	taxScheme: value(tax, 'TaxCategory/TaxScheme/ID'),
	category: value(tax, 'TaxCategory/ID'),
	rate: value(tax, 'TaxCategory/Percent'),
	basis: value(tax, 'TaxableAmount'),
	amount: value(tax, 'TaxAmount'),
	exemptionReason: words(tax, 'TaxCategory/TaxExemptionReason'),
	exemptionCode: value(tax, 'TaxCategory/TaxExemptionReasonCode'),
});

function totalsOf(root: XmlElement, currency: Term): Totals {
	const sums = elementAt(root, 'LegalMonetaryTotal');
	const { own, other } = taxTotals(root, currency);
	return {
		lines: value(sums, 'LineExtensionAmount'),
		allowances: value(sums, 'AllowanceTotalAmount'),
		charges: value(sums, 'ChargeTotalAmount'),
		net: value(sums, 'TaxExclusiveAmount'),
		tax: value(own[0], 'TaxAmount'),
		taxInAccountingCurrency: value(other[0], 'TaxAmount'),
		gross: value(sums, 'TaxInclusiveAmount'),
		paid: value(sums, 'PrepaidAmount'),
		rounding: value(sums, 'PayableRoundingAmount'),
		due: value(sums, 'PayableAmount'),
	};
}
