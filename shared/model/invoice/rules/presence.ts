/** Questions that rules about the presence of terms ask of elements. */
import { elementsAt, type XmlElement } from '../../metadata/xml-tree';
import { decimal } from '../decimal';
import type { Term } from '../invoice';
import {
	isAny,
	isFilled,
	isThere,
	rememberValues,
	valueAt,
	type Asks,
	type ElementCheck,
	type ElementRule,
} from './element-rule';
import { COUNTRIES } from './lists';
import type { Scope } from './rule';

type Place = readonly [at: string, holds: Asks, more?: Partial<ElementCheck>];

export const rule = (name: string, text: string, scope: Scope, cii?: Place, ubl?: Place): ElementRule => ({
	rule: name,
	text,
	scope,
	checks: { ...(cii && { CII: checkOf(cii) }), ...(ubl && { UBL: checkOf(ubl) }) },
});

const checkOf = ([at, holds, more]: Place): ElementCheck => ({ at, holds, ...more });

export const TRADE = 'SupplyChainTradeTransaction';
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
export const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
export const SELLER = `${AGREEMENT}/SellerTradeParty`;
export const BUYER = `${AGREEMENT}/BuyerTradeParty`;
export const UBL_SELLER = 'AccountingSupplierParty/Party';
export const UBL_BUYER = 'AccountingCustomerParty/Party';
export const UBL_COUNTRY = 'Country/IdentificationCode';
export const SUMS = 'SpecifiedTradeSettlementHeaderMonetarySummation';
export const LINE = 'IncludedSupplyChainTradeLineItem';
export const UBL_LINE = 'InvoiceLine|CreditNoteLine';
export const TAXES = 'ApplicableHeaderTradeSettlement/ApplicableTradeTax';
export const UBL_TAXES = 'TaxTotal/TaxSubtotal';
export const ALLOWANCE = 'ApplicableHeaderTradeSettlement/SpecifiedTradeAllowanceCharge';
export const LINE_ALLOWANCE = 'SpecifiedLineTradeSettlement/SpecifiedTradeAllowanceCharge';
export const UBL_LINE_ALLOWANCE = 'InvoiceLine/AllowanceCharge|CreditNoteLine/AllowanceCharge';

export const isVatTax = isAnyCase('TypeCode');

/** Whether a scheme of tax is VAT, whatever the case of its letters. */
function isAnyCase(path: string): (element: XmlElement) => boolean {
	return (element) => elementsAt(element, path).some(({ text }) => text.trim().toUpperCase() === 'VAT');
}

export const isVatScheme = isAnyCase('TaxScheme/ID');

/** In UBL: elements with the scheme VAT, and something in them. */
export const isThereInVat =
	(group: string, inside: string): Asks =>
	(element) =>
		elementsAt(element, group).some((one) => isVatScheme(one) && isThere(inside)(one));

export const isThereInVatTax =
	(group: string, inside: string): Asks =>
	(element) =>
		elementsAt(element, group).some((one) => isVatTax(one) && isThere(inside)(one));

export const isCharge = (element: XmlElement): boolean =>
	['true', '1'].includes(valueAt(element, 'ChargeIndicator/Indicator|ChargeIndicator') ?? '');

export const isAllowance = (element: XmlElement): boolean => isThere('ChargeIndicator')(element) && !isCharge(element);

/** The rules of allowances, or of charges: the document's, which have VAT, or those of lines. */
export function adjustmentRules(
	names: readonly (readonly [rule: string, what: 'amount' | 'reason' | 'category', text: string])[],
	scope: Scope,
	[at, ublAt]: readonly [string, string],
	when: (element: XmlElement) => boolean,
): ElementRule[] {
	const cii = {
		amount: isFilled('ActualAmount'),
		reason: isThere('Reason|ReasonCode'),
		category: isThereInVatTax('CategoryTradeTax', 'CategoryCode'),
	};
	const ubl = {
		amount: isFilled('Amount'),
		reason: isThere('AllowanceChargeReason|AllowanceChargeReasonCode'),
		category: isThereInVat('TaxCategory', 'ID'),
	};
	return names.map(([name, what, text]) => rule(name, text, scope, [at, cii[what], { when }], [ublAt, ubl[what], { when }]));
}

export const isAtLeastZero =
	(path: string): Asks =>
	(element) =>
		(decimal(valueAt(element, path) ?? '')?.units ?? -1n) >= 0n;

export const valueOf =
	(path: string) =>
	(element: XmlElement): Term =>
		valueAt(element, path);

/** Both days of a period in order; texts of ISO 8601, or of format 102, are in order as dates are. */
export const isInOrder =
	(start: string, end: string): Asks =>
	(element) => {
		const [from, to] = [valueAt(element, start), valueAt(element, end)];
		return from === null || to === null || to >= from;
	};

/** In CII only format 102 is a date that can be compared. */
export const isCiiPeriodInOrder: Asks = (element) => {
	const dateOf = (name: string): string | undefined =>
		elementsAt(element, `${name}/DateTimeString`)
			.find((one) => isAny('@format', ['102'])(one))
			?.text.trim();
	if (!isThere('StartDateTime')(element) || !isThere('EndDateTime')(element)) return true;
	const [from, to] = [dateOf('StartDateTime'), dateOf('EndDateTime')];
	return from !== undefined && to !== undefined && to >= from;
};

export const isTransfer = isAny('TypeCode|PaymentMeansCode', ['30', '58']);
export const isAccountOfTransfer: Asks = (_, around) =>
	rememberValues(around.at(-1)!, 'TypeCode|PaymentMeansCode').some((code) => code === '30' || code === '58');

/** The last digits of a card only. */
export const isShortCard =
	(path: string): Asks =>
	(element) =>
		(valueAt(element, path)?.length ?? 0) <= 10;

/** Greece writes `EL` before VAT identifiers. */
export const isVatIdentifier = (id: string): boolean => COUNTRIES.has(id.slice(0, 2)) || id.startsWith('EL');

/** The payee is another party than the seller. */
export const isOtherParty =
	(seller: string, names: readonly (readonly [own: string, sellers: string])[]): Asks =>
	(element, around) =>
		names.every(([own, sellers]) => {
			const known = rememberValues(around[0]!, `${seller}/${sellers}`);
			return elementsAt(element, own).every(({ text }) => !known.includes(text.trim()));
		});

export const hasScheme =
	(at: string, id: string): Asks =>
	(element) =>
		!isThere(at)(element) || isFilled(`${at}/${id}@schemeID`)(element);
