/** The data of an invoice as JSON, by the names of {@link Invoice}: what each name takes. */

/** `decimal`: as text or number. `date`: `2026-01-31`. */
export type Kind = 'text' | 'decimal' | 'date';

/** A value, a list of one shape, or an object. */
export type Shape = Kind | readonly [Shape] | { readonly [name: string]: Shape };

const IDENTIFIER = { id: 'text', scheme: 'text' } as const;

const ADDRESS = {
	line1: 'text',
	line2: 'text',
	line3: 'text',
	city: 'text',
	postCode: 'text',
	subdivision: 'text',
	country: 'text',
} as const;

const PARTY = {
	name: 'text',
	tradingName: 'text',
	identifiers: [IDENTIFIER],
	legalId: 'text',
	vatId: 'text',
	taxId: 'text',
	electronicAddress: IDENTIFIER,
	address: ADDRESS,
	contact: { name: 'text', phone: 'text', email: 'text' },
} as const;

const PERIOD = { start: 'date', end: 'date' } as const;

const ADJUSTMENTS = [
	{
		amount: 'decimal',
		base: 'decimal',
		percentage: 'decimal',
		reason: 'text',
		reasonCode: 'text',
		taxScheme: 'text',
		taxCategory: 'text',
		taxRate: 'decimal',
	},
] as const;

const LINES = [
	{
		id: 'text',
		kind: 'text',
		parent: 'text',
		name: 'text',
		description: 'text',
		notes: ['text'],
		sellerItemId: 'text',
		buyerItemId: 'text',
		standardItemId: IDENTIFIER,
		orderLine: 'text',
		quantity: 'decimal',
		unit: 'text',
		netPrice: 'decimal',
		grossPrice: 'decimal',
		priceQuantity: 'decimal',
		netAmount: 'decimal',
		taxScheme: 'text',
		taxCategory: 'text',
		taxRate: 'decimal',
		period: PERIOD,
		allowances: ADJUSTMENTS,
		charges: ADJUSTMENTS,
	},
] as const;

const PAYMENT = {
	reference: 'text',
	terms: 'text',
	creditorId: 'text',
	mandate: 'text',
	means: [
		{
			code: 'text',
			text: 'text',
			iban: 'text',
			bic: 'text',
			accountName: 'text',
			debitedIban: 'text',
			card: 'text',
		},
	],
} as const;

const TAXES = [
	{
		taxScheme: 'text',
		category: 'text',
		rate: 'decimal',
		basis: 'decimal',
		amount: 'decimal',
		exemptionReason: 'text',
		exemptionCode: 'text',
	},
] as const;

const TOTALS = {
	lines: 'decimal',
	allowances: 'decimal',
	charges: 'decimal',
	net: 'decimal',
	tax: 'decimal',
	taxInAccountingCurrency: 'decimal',
	gross: 'decimal',
	paid: 'decimal',
	rounding: 'decimal',
	due: 'decimal',
} as const;

export const INVOICE_SHAPE = {
	number: 'text',
	typeCode: 'text',
	issueDate: 'date',
	dueDate: 'date',
	currency: 'text',
	taxCurrency: 'text',
	buyerReference: 'text',
	orderReference: 'text',
	salesOrderReference: 'text',
	contractReference: 'text',
	projectReference: 'text',
	precedingInvoices: ['text'],
	businessProcess: 'text',
	notes: ['text'],
	noteSubjects: ['text'],
	period: PERIOD,
	seller: PARTY,
	buyer: PARTY,
	payee: PARTY,
	taxRepresentative: PARTY,
	delivery: { name: 'text', location: IDENTIFIER, date: 'date', address: ADDRESS },
	payment: PAYMENT,
	lines: LINES,
	allowances: ADJUSTMENTS,
	charges: ADJUSTMENTS,
	thirdPartyCharges: [{ amount: 'decimal', reason: 'text' }],
	taxes: TAXES,
	totals: TOTALS,
} as const satisfies Shape;

/** Read gives them beside the terms. The guideline follows the profile that is asked for. */
export const IGNORED: readonly string[] = ['syntax', 'profile', 'file', 'xml', 'guideline', 'issues'];
