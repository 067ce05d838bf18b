/** Cross Industry Invoice (UN/CEFACT D16B, D22B), as EN 16931-3-3 maps its elements to the business terms. */
import type { Pace } from '../../pace/pace';
import { attributeOf, elementAt, elementsAt, type XmlElement } from '../metadata/xml-tree';
import type {
	Adjustment,
	Address,
	Delivery,
	Identifier,
	Invoice,
	Line,
	Party,
	Payment,
	PaymentMeans,
	Period,
	Tax,
	Term,
	ThirdPartyCharge,
	Totals,
} from './invoice';
import { identifier, isoDate, period, readEach, texts, unlessEmpty, value, values, words } from './terms';

type Element = XmlElement | undefined;

export async function readCii(root: XmlElement, pace: Pace): Promise<Invoice> {
	const context = elementAt(root, 'ExchangedDocumentContext');
	const document = elementAt(root, 'ExchangedDocument');
	const transaction = elementAt(root, 'SupplyChainTradeTransaction');
	const part = (name: string): Element => transaction && elementAt(transaction, `ApplicableHeaderTrade${name}`);
	const agreement = part('Agreement');
	const settlement = part('Settlement');
	const inSettlement = (path: string): XmlElement[] => (settlement ? elementsAt(settlement, path) : []);
	const currency = value(settlement, 'InvoiceCurrencyCode');
	return {
		number: value(document, 'ID'),
		typeCode: value(document, 'TypeCode'),
		issueDate: dateAt(document, 'IssueDateTime'),
		dueDate: dateAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime'),
		currency,
		taxCurrency: value(settlement, 'TaxCurrencyCode'),
		buyerReference: value(agreement, 'BuyerReference'),
		orderReference: value(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
		salesOrderReference: value(agreement, 'SellerOrderReferencedDocument/IssuerAssignedID'),
		contractReference: value(agreement, 'ContractReferencedDocument/IssuerAssignedID'),
		projectReference: value(agreement, 'SpecifiedProcuringProject/ID'),
		precedingInvoices: values(settlement, 'InvoiceReferencedDocument/IssuerAssignedID'),
		businessProcess: value(context, 'BusinessProcessSpecifiedDocumentContextParameter/ID'),
		guideline: value(context, 'GuidelineSpecifiedDocumentContextParameter/ID'),
		...invoiceNotesOf(document),
		period: periodOf(settlement),
		seller: partyAt(agreement, 'SellerTradeParty'),
		buyer: partyAt(agreement, 'BuyerTradeParty'),
		payee: partyAt(settlement, 'PayeeTradeParty'),
		taxRepresentative: partyAt(agreement, 'SellerTaxRepresentativeTradeParty'),
		delivery: deliveryOf(part('Delivery')),
		payment: paymentOf(settlement),
		lines: await readEach(
			transaction ? elementsAt(transaction, 'IncludedSupplyChainTradeLineItem') : [],
			(item) => readCiiLine(item, pace),
			pace,
		),
		allowances: await adjustments(settlement, 'false', pace),
		charges: [
			...(await adjustments(settlement, 'true', pace)),
			...(await readEach(inSettlement('SpecifiedLogisticsServiceCharge'), serviceChargeOf, pace)),
		],
		thirdPartyCharges: await readEach(inSettlement('SpecifiedFinancialAdjustment'), thirdPartyChargeOf, pace),
		taxes: await readEach(inSettlement('ApplicableTradeTax'), taxOf, pace),
		totals: totalsOf(settlement, currency),
	};
}

function invoiceNotesOf(document: Element): Pick<Invoice, 'notes' | 'noteSubjects'> {
	const notes = document ? elementsAt(document, 'IncludedNote') : [];
	const written = notes.flatMap((note) =>
		texts(note, 'Content').map((content) => [content, value(note, 'SubjectCode')] as const),
	);
	return { notes: written.map(([content]) => content), noteSubjects: written.map(([, subject]) => subject) };
}

const dateAt = (element: Element, path: string): Term => isoDate(value(element, `${path}/DateTimeString`));

function periodOf(settlement: Element): Period | null {
	const start = dateAt(settlement, 'BillingSpecifiedPeriod/StartDateTime');
	return period(start, dateAt(settlement, 'BillingSpecifiedPeriod/EndDateTime'));
}

function partyAt(element: Element, path: string): Party | null {
	const party = element && elementAt(element, path);
	if (!party) return null;
	const registration = (scheme: string): Term =>
		value(elementsAt(party, 'SpecifiedTaxRegistration/ID').find((one) => attributeOf(one, 'schemeID') === scheme));
	return {
		name: words(party, 'Name'),
		tradingName: words(party, 'SpecifiedLegalOrganization/TradingBusinessName'),
		identifiers: ['ID', 'GlobalID'].flatMap((name) => identifiers(party, name)),
		legalId: value(party, 'SpecifiedLegalOrganization/ID'),
		vatId: registration('VA'),
		taxId: registration('FC'),
		electronicAddress: identifier(party, 'URIUniversalCommunication/URIID'),
		address: addressAt(party),
		contact: unlessEmpty({
			name: words(party, 'DefinedTradeContact/PersonName') ?? words(party, 'DefinedTradeContact/DepartmentName'),
			phone: value(party, 'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber'),
			email: value(party, 'DefinedTradeContact/EmailURIUniversalCommunication/URIID'),
		}),
	};
}

const identifiers = (party: XmlElement, path: string): Identifier[] =>
	elementsAt(party, path).flatMap((one) => {
		const id = value(one);
		return id === null ? [] : [{ id, scheme: attributeOf(one, 'schemeID') }];
	});

function addressAt(party: XmlElement): Address | null {
	const address = elementAt(party, 'PostalTradeAddress');
	return unlessEmpty({
		line1: words(address, 'LineOne'),
		line2: words(address, 'LineTwo'),
		line3: words(address, 'LineThree'),
		city: words(address, 'CityName'),
		postCode: value(address, 'PostcodeCode'),
		subdivision: words(address, 'CountrySubDivisionName'),
		country: value(address, 'CountryID'),
	});
}

function deliveryOf(delivery: Element): Delivery | null {
	const to = delivery && elementAt(delivery, 'ShipToTradeParty');
	return unlessEmpty({
		name: words(to, 'Name'),
		location: identifier(to, 'GlobalID') ?? identifier(to, 'ID'),
		date: dateAt(delivery, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime'),
		address: to ? addressAt(to) : null,
	});
}

function paymentOf(settlement: Element): Payment {
	return {
		reference: value(settlement, 'PaymentReference'),
		terms: words(settlement, 'SpecifiedTradePaymentTerms/Description'),
		creditorId: value(settlement, 'CreditorReferenceID'),
		mandate: value(settlement, 'SpecifiedTradePaymentTerms/DirectDebitMandateID'),
		means: settlement ? elementsAt(settlement, 'SpecifiedTradeSettlementPaymentMeans').map(meansOf) : [],
	};
}

const meansOf = (means: XmlElement): PaymentMeans => ({
	code: value(means, 'TypeCode'),
	text: words(means, 'Information'),
	iban:
		value(means, 'PayeePartyCreditorFinancialAccount/IBANID') ?? value(means, 'PayeePartyCreditorFinancialAccount/ProprietaryID'),
	bic: value(means, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
	accountName: words(means, 'PayeePartyCreditorFinancialAccount/AccountName'),
	debitedIban: value(means, 'PayerPartyDebtorFinancialAccount/IBANID'),
	card: value(means, 'ApplicableTradeSettlementFinancialCard/ID'),
});

async function readCiiLine(item: XmlElement, pace: Pace): Promise<Line> {
	const about = elementAt(item, 'AssociatedDocumentLineDocument');
	const product = elementAt(item, 'SpecifiedTradeProduct');
	const agreement = elementAt(item, 'SpecifiedLineTradeAgreement');
	const settlement = elementAt(item, 'SpecifiedLineTradeSettlement');
	const quantity = elementAt(item, 'SpecifiedLineTradeDelivery/BilledQuantity');
	return {
		id: value(about, 'LineID'),
		kind: value(about, 'LineStatusReasonCode'),
		parent: value(about, 'ParentLineID'),
		name: words(product, 'Name'),
		description: words(product, 'Description'),
		notes: texts(about, 'IncludedNote/Content'),
		sellerItemId: value(product, 'SellerAssignedID'),
		buyerItemId: value(product, 'BuyerAssignedID'),
		standardItemId: identifier(product, 'GlobalID'),
		orderLine: value(agreement, 'BuyerOrderReferencedDocument/LineID'),
		quantity: value(quantity),
		unit: attributeOf(quantity, 'unitCode'),
		netPrice: value(agreement, 'NetPriceProductTradePrice/ChargeAmount'),
		grossPrice: value(agreement, 'GrossPriceProductTradePrice/ChargeAmount'),
		priceQuantity: value(agreement, 'NetPriceProductTradePrice/BasisQuantity'),
		netAmount: value(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
		taxScheme: value(settlement, 'ApplicableTradeTax/TypeCode'),
		taxCategory: value(settlement, 'ApplicableTradeTax/CategoryCode'),
		taxRate: value(settlement, 'ApplicableTradeTax/RateApplicablePercent'),
		period: periodOf(settlement),
		allowances: await adjustments(settlement, 'false', pace),
		charges: await adjustments(settlement, 'true', pace),
	};
}

/** `indicator`: `false` for allowances, `true` for charges. */
function adjustments(settlement: Element, indicator: 'true' | 'false', pace: Pace): Promise<Adjustment[]> {
	const all = settlement ? elementsAt(settlement, 'SpecifiedTradeAllowanceCharge') : [];
	return readEach(
		all.filter((one) => value(one, 'ChargeIndicator/Indicator') === indicator),
		adjustmentOf,
		pace,
	);
}

const adjustmentOf = (one: XmlElement): Adjustment => ({
	amount: value(one, 'ActualAmount'),
	base: value(one, 'BasisAmount'),
	percentage: value(one, 'CalculationPercent'),
	reason: words(one, 'Reason'),
	reasonCode: value(one, 'ReasonCode'),
	taxScheme: value(one, 'CategoryTradeTax/TypeCode'),
	taxCategory: value(one, 'CategoryTradeTax/CategoryCode'),
	taxRate: value(one, 'CategoryTradeTax/RateApplicablePercent'),
});

/** Logistics service charges of Factur-X EXTENDED (BG-X-42) count as charges of the document. */
const serviceChargeOf = (one: XmlElement): Adjustment => ({
	amount: value(one, 'AppliedAmount'),
	base: null,
	percentage: null,
	reason: words(one, 'Description'),
	reasonCode: null,
	taxScheme: value(one, 'AppliedTradeTax/TypeCode'),
	taxCategory: value(one, 'AppliedTradeTax/CategoryCode'),
	taxRate: value(one, 'AppliedTradeTax/RateApplicablePercent'),
});

const thirdPartyChargeOf = (charge: XmlElement): ThirdPartyCharge => ({
	amount: value(charge, 'ActualAmount'),
	reason: words(charge, 'Reason'),
});

const taxOf = (tax: XmlElement): Tax => ({
	taxScheme: value(tax, 'TypeCode'),
	category: value(tax, 'CategoryCode'),
	rate: value(tax, 'RateApplicablePercent'),
	basis: value(tax, 'BasisAmount'),
	amount: value(tax, 'CalculatedAmount'),
	exemptionReason: words(tax, 'ExemptionReason'),
	exemptionCode: value(tax, 'ExemptionReasonCode'),
});

function totalsOf(settlement: Element, currency: Term): Totals {
	const sums = settlement && elementAt(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation');
	const taxes = sums ? elementsAt(sums, 'TaxTotalAmount') : [];
	const isOwn = (one: XmlElement): boolean => [null, currency].includes(attributeOf(one, 'currencyID'));
	return {
		lines: value(sums, 'LineTotalAmount'),
		allowances: value(sums, 'AllowanceTotalAmount'),
		charges: value(sums, 'ChargeTotalAmount'),
		net: value(sums, 'TaxBasisTotalAmount'),
		tax: value(taxes.find(isOwn)),
		taxInAccountingCurrency: value(taxes.find((one) => !isOwn(one))),
		gross: value(sums, 'GrandTotalAmount'),
		paid: value(sums, 'TotalPrepaidAmount'),
		rounding: value(sums, 'RoundingAmount'),
		due: value(sums, 'DuePayableAmount'),
	};
}
