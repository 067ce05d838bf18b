/** The data of read_e_invoice and check_e_invoice, as JSON Schema (docs/semantics.md, §25.2 and §25.4). */
import { flag, list, object, oneOf, orNull, text, type Schema } from './schema';

const term = orNull(text);
const terms = (...names: readonly string[]): Record<string, Schema> => Object.fromEntries(names.map((name) => [name, term]));

const identifier = object({ id: text, scheme: term });
const address = orNull(object(terms('line1', 'line2', 'line3', 'city', 'postCode', 'subdivision', 'country')));
const period = orNull(object(terms('start', 'end')));
const adjustments = list(
	object(terms('amount', 'base', 'percentage', 'reason', 'reasonCode', 'taxScheme', 'taxCategory', 'taxRate')),
);

const party = orNull(
	object({
		...terms('name', 'tradingName', 'legalId', 'vatId', 'taxId'),
		identifiers: list(identifier),
		electronicAddress: orNull(identifier),
		address,
		contact: orNull(object(terms('name', 'phone', 'email'))),
	}),
);

const line = object({
	...terms('id', 'kind', 'parent', 'name', 'description', 'sellerItemId', 'buyerItemId', 'orderLine', 'quantity', 'unit'),
	...terms('netPrice', 'grossPrice', 'priceQuantity', 'netAmount', 'taxScheme', 'taxCategory', 'taxRate'),
	notes: list(text),
	standardItemId: orNull(identifier),
	period,
	allowances: adjustments,
	charges: adjustments,
});

const means = object(terms('code', 'text', 'iban', 'bic', 'accountName', 'debitedIban', 'card'));

export const INVOICE = object(
	{
		syntax: oneOf('CII', 'UBL'),
		profile: term,
		file: text,
		...terms('number', 'typeCode', 'issueDate', 'dueDate', 'currency', 'taxCurrency', 'buyerReference', 'orderReference'),
		...terms('salesOrderReference', 'contractReference', 'projectReference', 'businessProcess', 'guideline'),
		precedingInvoices: list(text),
		notes: list(text),
		noteSubjects: list(term),
		period,
		seller: party,
		buyer: party,
		payee: party,
		taxRepresentative: party,
		delivery: orNull(object({ ...terms('name', 'date'), location: orNull(identifier), address })),
		payment: object({ ...terms('reference', 'terms', 'creditorId', 'mandate'), means: list(means) }),
		lines: list(line),
		allowances: adjustments,
		charges: adjustments,
		thirdPartyCharges: list(object(terms('amount', 'reason'))),
		taxes: list(object(terms('taxScheme', 'category', 'rate', 'basis', 'amount', 'exemptionReason', 'exemptionCode'))),
		totals: object(
			terms('lines', 'allowances', 'charges', 'net', 'tax', 'taxInAccountingCurrency', 'gross', 'paid', 'rounding', 'due'),
		),
		issues: list(object({ term: text, found: term, text })),
	},
	{ xml: term },
);

const broken = list(object({ rule: text, text, where: text, found: term, expected: term }));

export const INVOICE_CHECK = object({ passed: flag, failures: broken, warnings: broken });
