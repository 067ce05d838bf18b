/** Rules of the extension of XRechnung 3.0 (BR-DEX): sub-lines, and payments of third parties. Those about codes are among the code lists. */
import { attributeOf, elementsAt, type XmlElement } from '../../metadata/xml-tree';
import { add, decimal, subtract, sum, toCents, ZERO, type Decimal } from '../decimal';
import { isFilled, rememberValues, valueAt, type Asks, type ElementRule } from './element-rule';
import { group, type RuleGroup } from './rule';

const isInInvoice: Asks = (_, around) => around[0]?.name === 'Invoice';

const payment = (rule: string, text: string, holds: Asks): ElementRule => ({
	rule,
	text,
	scope: 'extension',
	checks: { UBL: { at: '/PrepaidPayment', when: isInInvoice, holds } },
});

/** The amount due is the total with VAT less the paid amount, with the rounding and the payments of third parties. */
function isDueRight(root: XmlElement): boolean {
	const payments = elementsAt(root, 'PrepaidPayment/PaidAmount');
	const third = payments.map(({ text }) => (text.trim() === '' ? ZERO : decimal(text.trim())));
	if (third.includes(undefined)) return false;
	const collected = sum(third as Decimal[]);
	return elementsAt(root, 'LegalMonetaryTotal').every((totals) => {
		const [due, gross] = ['PayableAmount', 'TaxInclusiveAmount'].map((name) => decimal(valueAt(totals, name) ?? ''));
		const [rounding, paid] = ['PayableRoundingAmount', 'PrepaidAmount'].map((name) => decimal(valueAt(totals, name) ?? '0'));
		if (!due || !gross || !rounding || !paid) return false;
		const expected = add(subtract(gross, paid), collected);
		return subtract(toCents(subtract(due, rounding)), toCents(expected)).units === 0n;
	});
}

export const EXTENSION_RULES: readonly ElementRule[] = [
	{
		rule: 'BR-DEX-03',
		text: 'The item of a sub-line has one VAT category (BG-DEX-06)',
		scope: 'extension',
		checks: {
			UBL: {
				at: 'SubInvoiceLine/Item',
				when: isInInvoice,
				holds: (element) => elementsAt(element, 'ClassifiedTaxCategory').length === 1,
			},
		},
	},
	{
		rule: 'BR-DEX-09',
		text: 'The amount due (BT-115) is the total with VAT less the paid amount, with the rounding and the payments of third parties (BT-DEX-002)',
		scope: 'extension',
		checks: { UBL: { at: '/', holds: isDueRight, found: (root) => valueAt(root, 'LegalMonetaryTotal/PayableAmount') } },
	},
	payment('BR-DEX-10', 'A payment of a third party has a type (BT-DEX-001)', isFilled('ID')),
	payment('BR-DEX-11', 'A payment of a third party has an amount (BT-DEX-002)', isFilled('PaidAmount')),
	payment('BR-DEX-12', 'A payment of a third party has a description (BT-DEX-003)', isFilled('InstructionID')),
	payment('BR-DEX-13', 'The payment of a third party has two decimals at most (BT-DEX-002)', (element) => {
		const [, decimals = ''] = (elementsAt(element, 'PaidAmount')[0]?.text ?? '').split('.', 2);
		return decimals.length <= 2;
	}),
	payment('BR-DEX-14', 'The payment of a third party is in the currency of the invoice (BT-5)', (element, around) => {
		const [amount] = elementsAt(element, 'PaidAmount');
		const currency = amount && attributeOf(amount, 'currencyID');
		return typeof currency === 'string' && rememberValues(around[0]!, 'DocumentCurrencyCode').includes(currency);
	}),
];

/** Whether the amount of each line with sub-lines is their sum, at every level. */
function areLinesSums(root: XmlElement): boolean {
	if (root.name !== 'Invoice') return true;
	const open = elementsAt(root, 'InvoiceLine');
	for (let line = open.pop(); line; line = open.pop()) {
		const parts = elementsAt(line, 'SubInvoiceLine');
		if (parts.length === 0) continue;
		const [own, ...amounts] = [line, ...parts].map((one) => decimal(valueAt(one, 'LineExtensionAmount') ?? ''));
		if (!own || amounts.includes(undefined) || subtract(own, sum(amounts as Decimal[])).units !== 0n) return false;
		for (const part of parts) open.push(part);
	}
	return true;
}

const PARENTS = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem/AssociatedDocumentLineDocument/ParentLineID';

export const EXTENSION_RECOMMENDED: readonly RuleGroup[] = [
	group('invoice', 'extension', (invoice) => [invoice], [
		['BR-DEX-02', 'The net amount of a line is the sum of its sub-lines (BT-131)', (_, { root }) => areLinesSums(root)],
		['BR-DEX-15', 'An invoice in CII has no sub-lines', (_, { root }) => elementsAt(root, PARENTS).length === 0],
	]),
];
