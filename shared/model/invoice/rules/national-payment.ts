/** Rules of XRechnung 3.0 about payment (BG-16 to BG-19, BT-20): which groups of terms belong to which means of payment. */
import { isIban } from '../../../iban';
import { elementsAt } from '../../metadata/xml-tree';
import type { Syntax } from '../read-invoice';
import { isAny, isThere, rememberValues, valueAt, type Asks, type ElementCheck, type ElementRule } from './element-rule';
import { rule, SETTLEMENT } from './presence';

/** Where a syntax has the groups of terms about a payment. */
interface Groups {
	readonly means: string;
	readonly code: string;
	readonly account: string;
	readonly iban: string;
	readonly card: string;
	readonly debited: string;
	/** Means of payment with it are a direct debit. */
	readonly debit: string;
	/** Banks, which a direct debit may not have beside. */
	readonly bank: string;
}

const GROUPS: Readonly<Record<Syntax, Groups>> = {
	CII: {
		means: 'ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementPaymentMeans',
		code: 'TypeCode',
		account: 'PayeePartyCreditorFinancialAccount',
		iban: 'PayeePartyCreditorFinancialAccount/IBANID',
		card: 'ApplicableTradeSettlementFinancialCard',
		debited: 'PayerPartyDebtorFinancialAccount/IBANID',
		debit: 'PayerPartyDebtorFinancialAccount/IBANID',
		bank: 'PayeeSpecifiedCreditorFinancialInstitution|PayerSpecifiedDebtorFinancialInstitution',
	},
	UBL: {
		means: '/PaymentMeans',
		code: 'PaymentMeansCode',
		account: 'PayeeFinancialAccount',
		iban: 'PayeeFinancialAccount/ID',
		card: 'CardAccount',
		debited: 'PaymentMandate/PayerFinancialAccount/ID',
		debit: 'PaymentMandate',
		bank: 'CardAccount',
	},
};

const MANDATE = 'SpecifiedTradePaymentTerms/DirectDebitMandateID';
const CREDITOR = 'CreditorReferenceID';

/** In CII, terms of the whole invoice make its means of payment direct debits. */
const isDebit =
	(groups: Groups): Asks =>
	(means, around) =>
		isThere(groups.debit)(means) ||
		(groups === GROUPS.CII && rememberValues(around.at(-1)!, `${MANDATE}|${CREDITOR}`).length > 0);

const forCodes = (
	name: string,
	text: string,
	codes: readonly string[],
	holds: (groups: Groups) => Asks,
	found?: (groups: Groups) => string,
): ElementRule => {
	const check = (groups: Groups): ElementCheck => ({
		at: groups.means,
		when: isAny(groups.code, codes),
		holds: holds(groups),
		...(found && { found: (means) => valueAt(means, found(groups)) }),
	});
	return { rule: name, text, scope: 'XRECHNUNG', checks: { CII: check(GROUPS.CII), UBL: check(GROUPS.UBL) } };
};

const TRANSFER = ['30', '58'];
const CARD = ['48', '54', '55'];
const DEBIT = ['59'];

const lackGroups =
	(paths: string, groups?: Groups): Asks =>
	(means, around) =>
		!isThere(paths)(means) && !(groups && isDebit(groups)(means, around));

/** A line with a discount for early payment, as `#SKONTO#TAGE=14#PROZENT=2.25#`. */
const DISCOUNT = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d\d(?:#BASISBETRAG=-?\d+\.\d\d)?#$/;

/** Each line that begins with `#` is a discount; blanks and a line end follow the last one. */
function hasRightDiscounts(terms: string): boolean {
	const lines = terms.split(/\r?\n/);
	const isDiscount = (line: string) => line.trim().startsWith('#');
	if (!lines.some(isDiscount)) return true;
	// Text between two signs counts as the last discount, wherever it is in a line.
	const last = lines.findLastIndex((line) => line.lastIndexOf('#') > line.indexOf('#') + 1);
	const isEnded = last >= 0 && last + 1 < lines.length && lines[last]!.trimEnd().endsWith('#');
	return isEnded && lines.every((line) => !isDiscount(line) || DISCOUNT.test(line.trim()));
}

const saysTerms =
	(path: string): Asks =>
	(root) =>
		elementsAt(root, path).every(({ text }) => hasRightDiscounts(text));

const CII_DEBITED = `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans/${GROUPS.CII.debited}`;
const CII_CREDITOR = `${SETTLEMENT}/${CREDITOR}`;
const CII_DEBIT = `${SETTLEMENT}/${MANDATE}|${CII_CREDITOR}|${CII_DEBITED}`;
const IDENTIFIERS = ['AccountingSupplierParty/Party', 'PayeeParty'].map((party) => `${party}/PartyIdentification/ID/@schemeID`);

export const PAYMENT_RULES: readonly ElementRule[] = [
	rule(
		'BR-DE-1',
		'The invoice says how it is paid (BG-16)',
		'XRECHNUNG',
		['/', isThere(`${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`)],
		['/', isThere('PaymentMeans')],
	),
	rule(
		'BR-DE-18',
		'Discounts in the payment terms (BT-20) are lines as #SKONTO#TAGE=14#PROZENT=2.25#, each with a line end',
		'XRECHNUNG',
		['/', saysTerms(`${SETTLEMENT}/SpecifiedTradePaymentTerms/Description`)],
		['/', saysTerms('PaymentTerms/Note')],
	),
	forCodes('BR-DE-23-a', 'A credit transfer has an account (BG-17)', TRANSFER, ({ account }) => isThere(account)),
	forCodes('BR-DE-23-b', 'A credit transfer has no card (BG-18) and no direct debit (BG-19)', TRANSFER, (groups) =>
		lackGroups(groups.card, groups),
	),
	forCodes('BR-DE-24-a', 'A payment by card has a card (BG-18)', CARD, ({ card }) => isThere(card)),
	forCodes('BR-DE-24-b', 'A payment by card has no account (BG-17) and no direct debit (BG-19)', CARD, (groups) =>
		lackGroups(groups.account, groups),
	),
	forCodes('BR-DE-25-a', 'A direct debit says what is debited (BG-19)', DEBIT, isDebit),
	forCodes('BR-DE-25-b', 'A direct debit has no account of the payee (BG-17) and no card (BG-18)', DEBIT, (groups) =>
		lackGroups(`${groups.account}|${groups.card}|${groups.bank}`),
	),
	rule(
		'BR-DE-30',
		'A direct debit has a creditor identifier (BT-90), and not that alone',
		'XRECHNUNG',
		[
			'/',
			(root) => isThere(CII_CREDITOR)(root) && isThere(`${SETTLEMENT}/${MANDATE}|${CII_DEBITED}`)(root),
			{ when: isThere(CII_DEBIT) },
		],
		['/', isAny(IDENTIFIERS.join('|'), ['SEPA']), { when: isThere('PaymentMeans/PaymentMandate') }],
	),
	rule(
		'BR-DE-31',
		'A direct debit has an account that is debited (BT-91), and not that alone',
		'XRECHNUNG',
		[
			'/',
			(root) => isThere(CII_DEBITED)(root) && isThere(`${SETTLEMENT}/${MANDATE}|${CII_CREDITOR}`)(root),
			{ when: isThere(CII_DEBIT) },
		],
		['/', isThere(`PaymentMeans/${GROUPS.UBL.debited}`), { when: isThere('PaymentMeans/PaymentMandate') }],
	),
];

const isAccount =
	(path: string): Asks =>
	(means) =>
		isIban((valueAt(means, path) ?? '').replace(/\s/g, ''));

export const PAYMENT_RECOMMENDED: readonly ElementRule[] = [
	forCodes(
		'BR-DE-19',
		'The account of a SEPA credit transfer is an IBAN (BT-84)',
		['58'],
		({ iban }) => isAccount(iban),
		({ iban }) => iban,
	),
	forCodes(
		'BR-DE-20',
		'The account of a SEPA direct debit is an IBAN (BT-91)',
		DEBIT,
		({ debited }) => isAccount(debited),
		({ debited }) => debited,
	),
];
