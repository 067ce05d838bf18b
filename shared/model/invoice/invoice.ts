/**
 * An electronic invoice by the business terms of EN 16931-1, in the syntaxes CII and UBL (docs/semantics.md, D58). Amounts,
 * quantities and rates are texts as they are in the XML; dates are ISO 8601. An absent term is null.
 */

export type Term = string | null;

export interface Identifier {
	readonly id: string;
	readonly scheme: Term;
}

export interface Address {
	readonly line1: Term;
	readonly line2: Term;
	readonly line3: Term;
	readonly city: Term;
	readonly postCode: Term;
	readonly subdivision: Term;
	/** ISO 3166-1 alpha-2. */
	readonly country: Term;
}

export interface Contact {
	readonly name: Term;
	readonly phone: Term;
	readonly email: Term;
}

/** Seller (BG-4), buyer (BG-7), payee (BG-10). */
export interface Party {
	readonly name: Term;
	readonly tradingName: Term;
	readonly identifiers: readonly Identifier[];
	readonly legalId: Term;
	readonly vatId: Term;
	readonly taxId: Term;
	readonly electronicAddress: Identifier | null;
	readonly address: Address | null;
	readonly contact: Contact | null;
}

/** BG-13. */
export interface Delivery {
	readonly name: Term;
	readonly location: Identifier | null;
	readonly date: Term;
	readonly address: Address | null;
}

/** BG-16 to BG-19: one means of payment. */
export interface PaymentMeans {
	/** UNTDID 4461, such as `58` for a SEPA credit transfer. */
	readonly code: Term;
	readonly text: Term;
	readonly iban: Term;
	readonly bic: Term;
	readonly accountName: Term;
	readonly debitedIban: Term;
	/** The last digits of the card. */
	readonly card: Term;
}

export interface Payment {
	/** Remittance information (BT-83). */
	readonly reference: Term;
	readonly terms: Term;
	readonly creditorId: Term;
	readonly mandate: Term;
	readonly means: readonly PaymentMeans[];
}

export interface Period {
	readonly start: Term;
	readonly end: Term;
}

/** An allowance or a charge, of the document (BG-20, BG-21) or of a line (BG-27, BG-28). */
export interface Adjustment {
	readonly amount: Term;
	readonly base: Term;
	readonly percentage: Term;
	readonly reason: Term;
	readonly reasonCode: Term;
	/** `VAT`; another tax is not one of EN 16931. */
	readonly taxScheme: Term;
	readonly taxCategory: Term;
	readonly taxRate: Term;
}

/** A charge that is collected for someone else, without VAT here (BT-179, BT-180; Factur-X EXTENDED). */
export interface ThirdPartyCharge {
	readonly amount: Term;
	readonly reason: Term;
}

/** BG-25. */
export interface Line {
	readonly id: Term;
	/** Of Factur-X EXTENDED: `DETAIL`, `GROUP` or `INFORMATION`; only the first counts in sums, as do lines without it. */
	readonly kind: Term;
	readonly parent: Term;
	readonly name: Term;
	readonly description: Term;
	readonly notes: readonly string[];
	readonly sellerItemId: Term;
	readonly buyerItemId: Term;
	readonly standardItemId: Identifier | null;
	readonly orderLine: Term;
	readonly quantity: Term;
	/** UN/ECE Recommendation 20 or 21. */
	readonly unit: Term;
	readonly netPrice: Term;
	readonly grossPrice: Term;
	readonly priceQuantity: Term;
	readonly netAmount: Term;
	/** `VAT`; another tax is not one of EN 16931. */
	readonly taxScheme: Term;
	readonly taxCategory: Term;
	readonly taxRate: Term;
	readonly period: Period | null;
	readonly allowances: readonly Adjustment[];
	readonly charges: readonly Adjustment[];
}

/** BG-23. */
export interface Tax {
	readonly taxScheme: Term;
	readonly category: Term;
	readonly rate: Term;
	readonly basis: Term;
	readonly amount: Term;
	readonly exemptionReason: Term;
	readonly exemptionCode: Term;
}

/** BG-22. */
export interface Totals {
	readonly lines: Term;
	readonly allowances: Term;
	readonly charges: Term;
	/** Without VAT (BT-109). */
	readonly net: Term;
	readonly tax: Term;
	readonly taxInAccountingCurrency: Term;
	/** With VAT (BT-112). */
	readonly gross: Term;
	readonly paid: Term;
	readonly rounding: Term;
	readonly due: Term;
}

export interface Invoice {
	readonly number: Term;
	/** UNTDID 1001: `380` is an invoice, `381` a credit note. */
	readonly typeCode: Term;
	readonly issueDate: Term;
	readonly dueDate: Term;
	/** ISO 4217. */
	readonly currency: Term;
	readonly taxCurrency: Term;
	readonly buyerReference: Term;
	readonly orderReference: Term;
	readonly salesOrderReference: Term;
	readonly contractReference: Term;
	readonly projectReference: Term;
	readonly precedingInvoices: readonly string[];
	readonly businessProcess: Term;
	/** Specification identifier (BT-24). */
	readonly guideline: Term;
	readonly notes: readonly string[];
	/** The subject code (BT-21, UNTDID 4451) of each of the notes (BT-22). */
	readonly noteSubjects: readonly Term[];
	readonly period: Period | null;
	readonly seller: Party | null;
	readonly buyer: Party | null;
	readonly payee: Party | null;
	/** BG-11. */
	readonly taxRepresentative: Party | null;
	readonly delivery: Delivery | null;
	readonly payment: Payment;
	readonly lines: readonly Line[];
	readonly allowances: readonly Adjustment[];
	readonly charges: readonly Adjustment[];
	readonly thirdPartyCharges: readonly ThirdPartyCharge[];
	readonly taxes: readonly Tax[];
	readonly totals: Totals;
}
