/** Writes an invoice as a Cross Industry Invoice (UN/CEFACT D16B), in the order of its schema. Terms as in `../cii`. */
import { isIban } from '../../../iban';
import type { Pace } from '../../../pace/pace';
import { escapeXml } from '../../metadata/xml-reader';
import { ZERO, decimal, subtract, writeDecimal } from '../decimal';
import type { Adjustment, Delivery, Identifier, Invoice, Line, Party, PaymentMeans, Period, Tax, Term } from '../invoice';

/** An element with others in it, or nothing if they are nothing. */
const group = (name: string, ...inside: readonly string[]): string => {
	const content = inside.join('');
	return content === '' ? '' : `<ram:${name}>${content}</ram:${name}>`;
};

const leaf = (name: string, term: Term, attribute = ''): string =>
	term === null ? '' : `<ram:${name}${attribute}>${escapeXml(term)}</ram:${name}>`;

const attribute = (name: string, term: Term): string => (term === null ? '' : ` ${name}="${escapeXml(term)}"`);

/** In format 102 of UNTDID 2379. */
const day = (name: string, date: Term): string =>
	date === null
		? ''
		: `<ram:${name}><udt:DateTimeString format="102">${date.replaceAll('-', '')}</udt:DateTimeString></ram:${name}>`;

export async function writeCii(invoice: Invoice, pace: Pace): Promise<string> {
	const lines: string[] = [];
	for (const line of invoice.lines) {
		lines.push(lineElement(line));
		const due = pace.step(2 * lines.at(-1)!.length);
		if (due) await due;
	}
	const { businessProcess, guideline, number, typeCode, issueDate, notes, noteSubjects } = invoice;
	return [
		'<?xml version="1.0" encoding="UTF-8"?>\n',
		'<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
		' xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
		' xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">\n<rsm:ExchangedDocumentContext>',
		group('BusinessProcessSpecifiedDocumentContextParameter', leaf('ID', businessProcess)),
		group('GuidelineSpecifiedDocumentContextParameter', leaf('ID', guideline)),
		'</rsm:ExchangedDocumentContext>\n<rsm:ExchangedDocument>',
		leaf('ID', number),
		leaf('TypeCode', typeCode),
		day('IssueDateTime', issueDate),
		...notes.map((note, index) => group('IncludedNote', leaf('Content', note), leaf('SubjectCode', noteSubjects[index] ?? null))),
		'</rsm:ExchangedDocument>\n<rsm:SupplyChainTradeTransaction>\n',
		...lines,
		agreementElement(invoice),
		deliveryElement(invoice.delivery),
		settlementElement(invoice),
		'</rsm:SupplyChainTradeTransaction>\n</rsm:CrossIndustryInvoice>\n',
	].join('');
}

function lineElement(line: Line): string {
	const { standardItemId, netPrice, grossPrice, priceQuantity, unit } = line;
	const basis = leaf('BasisQuantity', priceQuantity, attribute('unitCode', unit));
	const discount = grossPrice === null || netPrice === null ? ZERO : subtract(decimal(grossPrice)!, decimal(netPrice)!);
	return `${group(
		'IncludedSupplyChainTradeLineItem',
		group(
			'AssociatedDocumentLineDocument',
			leaf('LineID', line.id),
			leaf('ParentLineID', line.parent),
			leaf('LineStatusReasonCode', line.kind),
			...line.notes.map((note) => group('IncludedNote', leaf('Content', note))),
		),
		group(
			'SpecifiedTradeProduct',
			standardItemId ? leaf('GlobalID', standardItemId.id, attribute('schemeID', standardItemId.scheme)) : '',
			leaf('SellerAssignedID', line.sellerItemId),
			leaf('BuyerAssignedID', line.buyerItemId),
			leaf('Name', line.name),
			leaf('Description', line.description),
		),
		group(
			'SpecifiedLineTradeAgreement',
			group('BuyerOrderReferencedDocument', leaf('LineID', line.orderLine)),
			grossPrice === null
				? ''
				: group(
						'GrossPriceProductTradePrice',
						leaf('ChargeAmount', grossPrice),
						basis,
						discount.units === 0n
							? ''
							: group('AppliedTradeAllowanceCharge', indicator(false), leaf('ActualAmount', writeDecimal(discount))),
					),
			netPrice === null ? '' : group('NetPriceProductTradePrice', leaf('ChargeAmount', netPrice), basis),
		),
		group('SpecifiedLineTradeDelivery', leaf('BilledQuantity', line.quantity, attribute('unitCode', unit))),
		group(
			'SpecifiedLineTradeSettlement',
			taxElement('ApplicableTradeTax', line),
			periodElement(line.period),
			...line.allowances.map((one) => adjustmentElement(one, false)),
			...line.charges.map((one) => adjustmentElement(one, true)),
			group('SpecifiedTradeSettlementLineMonetarySummation', leaf('LineTotalAmount', line.netAmount)),
		),
	)}\n`;
}

const indicator = (isCharge: boolean): string =>
	`<ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator>`;

const taxElement = (
	name: string,
	{ taxScheme, taxCategory, taxRate }: Pick<Line, 'taxScheme' | 'taxCategory' | 'taxRate'>,
): string =>
	taxCategory === null
		? ''
		: group(name, leaf('TypeCode', taxScheme), leaf('CategoryCode', taxCategory), leaf('RateApplicablePercent', taxRate));

const periodElement = (period: Period | null): string =>
	period ? group('BillingSpecifiedPeriod', day('StartDateTime', period.start), day('EndDateTime', period.end)) : '';

const adjustmentElement = (one: Adjustment, isCharge: boolean): string =>
	group(
		'SpecifiedTradeAllowanceCharge',
		indicator(isCharge),
		leaf('CalculationPercent', one.percentage),
		leaf('BasisAmount', one.base),
		leaf('ActualAmount', one.amount),
		leaf('ReasonCode', one.reasonCode),
		leaf('Reason', one.reason),
		taxElement('CategoryTradeTax', one),
	);

const agreementElement = (invoice: Invoice): string =>
	`${group(
		'ApplicableHeaderTradeAgreement',
		leaf('BuyerReference', invoice.buyerReference),
		partyElement('SellerTradeParty', invoice.seller),
		partyElement('BuyerTradeParty', invoice.buyer),
		partyElement('SellerTaxRepresentativeTradeParty', invoice.taxRepresentative),
		referenceElement('SellerOrderReferencedDocument', invoice.salesOrderReference),
		referenceElement('BuyerOrderReferencedDocument', invoice.orderReference),
		referenceElement('ContractReferencedDocument', invoice.contractReference),
		invoice.projectReference === null
			? ''
			: group('SpecifiedProcuringProject', leaf('ID', invoice.projectReference), leaf('Name', 'Project reference')),
	)}\n`;

const referenceElement = (name: string, id: Term): string => group(name, leaf('IssuerAssignedID', id));

/** Identifiers without a scheme come before those with one. */
const identifierElements = (identifiers: readonly Identifier[]): string =>
	[...identifiers]
		.sort((a, b) => Number(a.scheme !== null) - Number(b.scheme !== null))
		.map(({ id, scheme }) => leaf(scheme === null ? 'ID' : 'GlobalID', id, attribute('schemeID', scheme)))
		.join('');

const partyElement = (name: string, party: Party | null): string =>
	party === null
		? ''
		: group(
				name,
				identifierElements(party.identifiers),
				leaf('Name', party.name),
				group('SpecifiedLegalOrganization', leaf('ID', party.legalId), leaf('TradingBusinessName', party.tradingName)),
				party.contact
					? group(
							'DefinedTradeContact',
							leaf('PersonName', party.contact.name),
							group('TelephoneUniversalCommunication', leaf('CompleteNumber', party.contact.phone)),
							group('EmailURIUniversalCommunication', leaf('URIID', party.contact.email)),
						)
					: '',
				addressElement(party.address),
				party.electronicAddress
					? group(
							'URIUniversalCommunication',
							leaf('URIID', party.electronicAddress.id, attribute('schemeID', party.electronicAddress.scheme)),
						)
					: '',
				group('SpecifiedTaxRegistration', leaf('ID', party.vatId, attribute('schemeID', 'VA'))),
				group('SpecifiedTaxRegistration', leaf('ID', party.taxId, attribute('schemeID', 'FC'))),
			);

const addressElement = (address: Party['address']): string =>
	address === null
		? ''
		: group(
				'PostalTradeAddress',
				leaf('PostcodeCode', address.postCode),
				leaf('LineOne', address.line1),
				leaf('LineTwo', address.line2),
				leaf('LineThree', address.line3),
				leaf('CityName', address.city),
				leaf('CountryID', address.country),
				leaf('CountrySubDivisionName', address.subdivision),
			);

/** The schema asks for it even without anything in it. */
const deliveryElement = (delivery: Delivery | null): string =>
	`<ram:ApplicableHeaderTradeDelivery>${
		delivery === null
			? ''
			: [
					group(
						'ShipToTradeParty',
						identifierElements(delivery.location ? [delivery.location] : []),
						leaf('Name', delivery.name),
						addressElement(delivery.address),
					),
					group('ActualDeliverySupplyChainEvent', day('OccurrenceDateTime', delivery.date)),
				].join('')
	}</ram:ApplicableHeaderTradeDelivery>\n`;

function settlementElement(invoice: Invoice): string {
	const { payment, currency, taxCurrency, totals } = invoice;
	return `${group(
		'ApplicableHeaderTradeSettlement',
		leaf('CreditorReferenceID', payment.creditorId),
		leaf('PaymentReference', payment.reference),
		leaf('TaxCurrencyCode', taxCurrency),
		leaf('InvoiceCurrencyCode', currency),
		partyElement('PayeeTradeParty', invoice.payee),
		...payment.means.map(meansElement),
		...invoice.taxes.map(breakdownElement),
		periodElement(invoice.period),
		...invoice.allowances.map((one) => adjustmentElement(one, false)),
		...invoice.charges.map((one) => adjustmentElement(one, true)),
		group(
			'SpecifiedTradePaymentTerms',
			leaf('Description', payment.terms),
			day('DueDateDateTime', invoice.dueDate),
			leaf('DirectDebitMandateID', payment.mandate),
		),
		...invoice.thirdPartyCharges.map(({ amount, reason }) =>
			group('SpecifiedFinancialAdjustment', leaf('Reason', reason), leaf('ActualAmount', amount)),
		),
		group(
			'SpecifiedTradeSettlementHeaderMonetarySummation',
			leaf('LineTotalAmount', totals.lines),
			leaf('ChargeTotalAmount', totals.charges),
			leaf('AllowanceTotalAmount', totals.allowances),
			leaf('TaxBasisTotalAmount', totals.net),
			leaf('TaxTotalAmount', totals.tax, attribute('currencyID', currency)),
			leaf('TaxTotalAmount', totals.taxInAccountingCurrency, attribute('currencyID', taxCurrency)),
			leaf('RoundingAmount', totals.rounding),
			leaf('GrandTotalAmount', totals.gross),
			leaf('TotalPrepaidAmount', totals.paid),
			leaf('DuePayableAmount', totals.due),
		),
		...invoice.precedingInvoices.map((id) => referenceElement('InvoiceReferencedDocument', id)),
	)}\n`;
}

const meansElement = (means: PaymentMeans): string =>
	group(
		'SpecifiedTradeSettlementPaymentMeans',
		leaf('TypeCode', means.code),
		leaf('Information', means.text),
		group('ApplicableTradeSettlementFinancialCard', leaf('ID', means.card)),
		group('PayerPartyDebtorFinancialAccount', leaf('IBANID', means.debitedIban)),
		accountElement(means),
		group('PayeeSpecifiedCreditorFinancialInstitution', leaf('BICID', means.bic)),
	);

/** An account that is not an IBAN is proprietary. */
function accountElement({ iban, accountName }: PaymentMeans): string {
	const account = iban?.replace(/\s/g, '') ?? null;
	const isOfBank = account !== null && isIban(account);
	return group(
		'PayeePartyCreditorFinancialAccount',
		isOfBank ? leaf('IBANID', account) : '',
		leaf('AccountName', accountName),
		isOfBank ? '' : leaf('ProprietaryID', iban),
	);
}

const breakdownElement = (tax: Tax): string =>
	group(
		'ApplicableTradeTax',
		leaf('CalculatedAmount', tax.amount),
		leaf('TypeCode', tax.taxScheme),
		leaf('ExemptionReason', tax.exemptionReason),
		leaf('BasisAmount', tax.basis),
		leaf('CategoryCode', tax.category),
		leaf('ExemptionReasonCode', tax.exemptionCode),
		leaf('RateApplicablePercent', tax.rate),
	);
