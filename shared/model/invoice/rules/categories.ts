/** The categories of VAT (EN 16931-1, 6.4.5): the same ten rules for each, with what differs as data. */
import { ZERO, absolute, add, decimal, isAbove, multiply, negative, subtract, sum, toCents, type Decimal } from '../decimal';
import type { Adjustment, Invoice, Line, Tax, Term } from '../invoice';
import type { ReadInvoice, Syntax } from '../read-invoice';
import { isThere } from './element-rule';
import { countedLines, group, isGiven, type Row, type RuleGroup } from './rule';

interface Category {
	/** UNTDID 5305. */
	readonly code: string;
	/** In the names of its rules: `S` of `BR-S-01`. */
	readonly name: string;
	readonly rate: 'above 0' | '0' | 'absent';
	/** The syntaxes in which the rate of a line, an allowance or a charge may be 0 too. */
	readonly mayBeZero?: readonly Syntax[];
	/** Whether a reason for the exemption (BT-120, BT-121) must be there; otherwise none may. */
	readonly isExempt: boolean;
	readonly parties: (invoice: Invoice) => boolean;
}

/** The representative of the seller may give its own identifier (BT-63). */
const sellerVat = ({ seller, taxRepresentative }: Invoice): boolean =>
	isGiven(seller?.vatId) || isGiven(taxRepresentative?.vatId);
const sellerTax = (invoice: Invoice): boolean => sellerVat(invoice) || isGiven(invoice.seller?.taxId);
const buyerVat = ({ buyer }: Invoice): boolean => isGiven(buyer?.vatId);

const ALL: readonly Category[] = [
	{ code: 'S', name: 'S', rate: 'above 0', isExempt: false, parties: sellerTax },
	{ code: 'Z', name: 'Z', rate: '0', isExempt: false, parties: sellerTax },
	{ code: 'E', name: 'E', rate: '0', isExempt: true, parties: sellerTax },
	{
		code: 'AE',
		name: 'AE',
		rate: '0',
		isExempt: true,
		parties: (invoice) => sellerTax(invoice) && (buyerVat(invoice) || isGiven(invoice.buyer?.legalId)),
	},
	{ code: 'K', name: 'IC', rate: '0', isExempt: true, parties: (invoice) => sellerVat(invoice) && buyerVat(invoice) },
	{ code: 'G', name: 'G', rate: '0', isExempt: true, parties: sellerVat },
	{ code: 'O', name: 'O', rate: 'absent', isExempt: true, parties: (invoice) => !sellerVat(invoice) && !buyerVat(invoice) },
	{ code: 'L', name: 'AF', rate: 'above 0', mayBeZero: ['UBL'], isExempt: false, parties: sellerTax },
	{ code: 'M', name: 'AG', rate: 'above 0', mayBeZero: ['CII', 'UBL'], isExempt: false, parties: sellerTax },
];

const amountOf = (term: Term): Decimal => (term === null ? ZERO : (decimal(term) ?? ZERO));

type Taxed = Pick<Line & Adjustment, 'taxScheme' | 'taxCategory' | 'taxRate'>;

const isVat = ({ taxScheme }: Pick<Taxed, 'taxScheme'>): boolean => taxScheme?.toUpperCase() === 'VAT';

function partRows({ name, rate, mayBeZero, parties }: Category, party: string, rateRule: string): Row<Taxed>[] {
	const hasRate = ({ taxRate }: Taxed, { syntax }: ReadInvoice): boolean => {
		if (rate === 'absent') return taxRate === null;
		const { units } = amountOf(taxRate);
		return (
			taxRate !== null && (rate === '0' ? units === 0n : units > 0n || (units === 0n && mayBeZero?.includes(syntax) === true))
		);
	};
	return [
		[
			`BR-${name}-${party}`,
			'Seller and buyer have the VAT identifiers that the category needs',
			(_, { invoice }) => parties(invoice),
		],
		[`BR-${name}-${rateRule}`, 'The rate of VAT is one of the category', hasRate, ({ taxRate }) => taxRate, rate],
	];
}

/** The taxable amounts by category and rate. They are summed once for an invoice. */
const SUMS = new WeakMap<Invoice, Map<string, Decimal>>();

/** `10` and `10.00` are one rate. */
const keyOf = (category: Term, rate: Term): string => {
	if (category === 'S' || category === 'L' || category === 'M') {
		const { units, scale } = amountOf(rate);
		return `${category} ${(units * 10n ** BigInt(40 - Math.min(scale, 40))).toString()}`;
	}
	return category ?? '';
};

function sumsOf(invoice: Invoice): Map<string, Decimal> {
	const known = SUMS.get(invoice);
	if (known) return known;
	const sums = new Map<string, Decimal>();
	const take = (category: Term, rate: Term, amount: Decimal): void => {
		const key = keyOf(category, rate);
		sums.set(key, add(sums.get(key) ?? ZERO, amount));
	};
	for (const line of countedLines(invoice)) take(line.taxCategory, line.taxRate, amountOf(line.netAmount));
	for (const one of invoice.charges) take(one.taxCategory, one.taxRate, amountOf(one.amount));
	for (const one of invoice.allowances) take(one.taxCategory, one.taxRate, negative(amountOf(one.amount)));
	SUMS.set(invoice, sums);
	return sums;
}

const ONE: Decimal = { units: 1n, scale: 0 };
const CENT: Decimal = { units: 1n, scale: 2 };

function breakdownRows({ code, name, rate, mayBeZero, isExempt }: Category): Row<Tax>[] {
	const exempt = ({ exemptionReason, exemptionCode }: Tax): boolean => isGiven(exemptionReason) || isGiven(exemptionCode);
	const isProduct = ({ basis, rate: percent, amount }: Tax): boolean => {
		if (basis === null || percent === null || amount === null) return false;
		const expected = toCents(multiply(multiply(absolute(amountOf(basis)), amountOf(percent)), CENT));
		return isAbove(ONE, absolute(subtract(absolute(amountOf(amount)), expected)));
	};
	return [
		[
			`BR-${name}-09`,
			'The amount of VAT is the taxable amount times the rate',
			(tax, { syntax }) => {
				if (rate !== 'above 0') return tax.amount !== null && amountOf(tax.amount).units === 0n;
				// The official rules for CII leave out the Canary Islands, Ceuta and Melilla.
				return (mayBeZero !== undefined && syntax === 'CII') || isProduct(tax);
			},
			({ amount }) => amount,
		],
		[
			`BR-${name}-10`,
			isExempt ? 'The breakdown says why there is no VAT (BT-120, BT-121)' : 'The breakdown has no reason for an exemption',
			(tax) => exempt(tax) === isExempt,
			({ exemptionCode }) => exemptionCode ?? code,
		],
	];
}

/** The official rules allow a difference below 1, in CII for categories without VAT, in UBL for those with it. */
const isTolerant = ({ rate, code }: Category, { syntax }: ReadInvoice): boolean =>
	syntax === 'UBL' ? rate === 'above 0' : rate !== 'above 0' && code !== 'O';

const basisRow = (one: Category): Row<Tax> => [
	`BR-${one.name}-08`,
	'The taxable amount is the sum of the lines and charges of the category less its allowances',
	({ category, rate, basis }, read) => {
		if (read.profile?.level === 'EXTENDED') return true;
		// The official rules for CII look for the rates of the Canary Islands, Ceuta and Melilla in a wrong place, and find none.
		if (one.rate === 'above 0' && (rate === null || (one.mayBeZero && read.syntax === 'CII'))) return true;
		const summed = sumsOf(read.invoice).get(keyOf(category, rate));
		if (basis === null || (!summed && one.rate === 'above 0' && read.syntax === 'UBL')) return false;
		const difference = absolute(subtract(amountOf(basis), read.syntax === 'CII' ? toCents(summed ?? ZERO) : (summed ?? ZERO)));
		return isTolerant(one, read) ? isAbove(ONE, difference) : difference.units === 0n;
	},
	({ basis }) => basis,
];

/** EXTENDED allows a cent for each amount, by category and rate. Rows with other reasons of exemption count together. */
const tolerantBasisRow = (one: Category): Row<Tax> => [
	`BR-FXEXT-${one.name}-08`,
	'The taxable amount is the sum of the lines and charges of the category less its allowances, within a cent for each',
	({ category, rate }, { invoice, profile }) => {
		if (profile?.level !== 'EXTENDED') return true;
		const isSame = (other: Term, its: Term) =>
			other === category && (category === 'O' || subtract(amountOf(its), amountOf(rate)).units === 0n);
		const rows = invoice.taxes.filter((tax) => isVat(tax) && isSame(tax.category, tax.rate));
		const of = (parts: readonly Taxed[]) => parts.filter((part) => isSame(part.taxCategory, part.taxRate));
		const [lines, charges, allowances] = [of(countedLines(invoice)), of(invoice.charges), of(invoice.allowances)];
		const add = (parts: readonly Taxed[]) =>
			sum(parts.map((part) => amountOf('netAmount' in part ? (part as Line).netAmount : (part as Adjustment).amount)));
		const expected = subtract(sum([add(lines), add(charges)]), add(allowances));
		const difference = absolute(subtract(sum(rows.map(({ basis }) => amountOf(basis))), toCents(expected)));
		return !isAbove(difference, { units: BigInt(lines.length + charges.length + allowances.length), scale: 2 });
	},
	({ basis }) => basis,
];

/** The official rules differ in small things between the syntaxes, and we say what they say. */
function presenceRow({ code, name, rate }: Category): Row<Invoice> {
	const holds = (_: Invoice, { invoice, syntax }: ReadInvoice): boolean => {
		const counts = (one: Taxed): boolean => one.taxCategory === code && (syntax === 'CII' || code === 'S' || isVat(one));
		const lines = countedLines(invoice).filter(counts).length;
		const others = [...invoice.allowances, ...invoice.charges].filter(counts).length;
		const uses = lines + others > 0;
		const isAnyTax = syntax === 'CII' || code === 'S' || (code === 'L' && uses);
		const rows = invoice.taxes.filter((tax) => tax.category === code && (isAnyTax || isVat(tax))).length;
		if (rate === 'above 0') {
			if (syntax === 'UBL') return uses === rows > 0;
			return [lines, others].every((count) => count === 0 || count + rows > 1);
		}
		if (syntax === 'UBL') return rows === 1 || (rows === 0 && !uses);
		return rows === (uses ? 1 : 0) || (code === 'O' && rows === 0);
	};
	return [`BR-${name}-01`, `If lines, allowances or charges have the category ${code}, the breakdown has it too`, holds];
}

/** In UBL, the official rule fails where lines have the category S, and none of them the scheme VAT. */
const STANDARD: Row<Invoice> = [
	'BR-S-02',
	'A line with the standard rate is one of VAT',
	(invoice, { syntax }) => {
		const lines = countedLines(invoice).filter(({ taxCategory }) => taxCategory === 'S');
		return syntax === 'CII' || lines.length === 0 || lines.some(isVat);
	},
];

const groupsOf = (category: Category): RuleGroup[] => {
	const ofCategory = (one: Taxed): boolean => one.taxCategory === category.code && isVat(one);
	const taxes = ({ taxes: all }: Invoice): readonly Tax[] =>
		all.filter((tax) => tax.category === category.code && (isVat(tax) || category.rate === 'above 0'));
	return [
		group('invoice', 'with lines', (invoice) => [invoice], [presenceRow(category), ...(category.code === 'S' ? [STANDARD] : [])]),
		group('line', 'with lines', (invoice) => countedLines(invoice).filter(ofCategory), partRows(category, '02', '05')),
		group('allowance', 'above MINIMUM', ({ allowances }) => allowances.filter(ofCategory), partRows(category, '03', '06')),
		group('charge', 'above MINIMUM', ({ charges }) => charges.filter(ofCategory), partRows(category, '04', '07')),
		group('VAT breakdown', 'with lines', taxes, [basisRow(category), tolerantBasisRow(category)]),
		group('VAT breakdown', 'above MINIMUM', taxes, breakdownRows(category)),
	];
};

const withCode =
	(code: string) =>
	({ taxes }: Invoice): readonly Tax[] =>
		taxes.filter((tax) => tax.category === code && isVat(tax));

/** In CII the official rules look at lines and breakdown together, and at allowances and charges together. */
const isCii = ({ syntax }: ReadInvoice): boolean => syntax === 'CII';

/** In UBL a category of VAT without a code is another one. */
const isOutside = (category: Term, scheme: Term, read: ReadInvoice): boolean =>
	category === 'O' || (isCii(read) ? category === null : !isVat({ taxScheme: scheme }));
const linesOutside = (read: ReadInvoice): boolean => allOutside(countedLines(read.invoice), read);
const allOutside = (parts: readonly Taxed[], read: ReadInvoice): boolean =>
	parts.every(({ taxCategory, taxScheme }) => isOutside(taxCategory, taxScheme, read));
const taxesOutside = (read: ReadInvoice): boolean =>
	read.invoice.taxes.every(({ category, taxScheme }) => isOutside(category, taxScheme, read));

const DELIVERY = 'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery';
const PERIOD = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod';

/** A date of delivery or a period, in UBL also the code for the date of VAT. */
const DELIVERED: Readonly<Record<Syntax, string>> = {
	CII: `${DELIVERY}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString|${PERIOD}/StartDateTime|${PERIOD}/EndDateTime`,
	UBL: 'Delivery/ActualDeliveryDate|InvoicePeriod/StartDate|InvoicePeriod/EndDate|InvoicePeriod/DescriptionCode',
};
const DELIVERED_TO: Readonly<Record<Syntax, string>> = {
	CII: `${DELIVERY}/ShipToTradeParty/PostalTradeAddress/CountryID`,
	UBL: 'Delivery/DeliveryLocation/Address/Country/IdentificationCode',
};

export const CATEGORIES: readonly RuleGroup[] = [
	...ALL.flatMap(groupsOf),
	group('VAT breakdown', 'above MINIMUM', withCode('K'), [
		[
			'BR-IC-11',
			'A supply within the European Union has a date of delivery (BT-72) or a period (BG-14)',
			(_, { root, syntax }) => isThere(DELIVERED[syntax])(root),
		],
		[
			'BR-IC-12',
			'A supply within the European Union has the country of delivery (BT-80)',
			(_, { root, syntax }) => isThere(DELIVERED_TO[syntax])(root),
		],
	]),
	group('VAT breakdown', 'above MINIMUM', withCode('O'), [
		[
			'BR-O-11',
			'If VAT does not apply, the breakdown has no other category',
			(_, read) => taxesOutside(read) && (!isCii(read) || linesOutside(read)),
		],
		[
			'BR-O-12',
			'If VAT does not apply, no line has another category',
			(_, read) => linesOutside(read) && (!isCii(read) || taxesOutside(read)),
		],
		[
			'BR-O-13',
			'If VAT does not apply, no allowance has another category',
			(_, read) => allOutside(read.invoice.allowances, read) && (!isCii(read) || allOutside(read.invoice.charges, read)),
		],
		[
			'BR-O-14',
			'If VAT does not apply, no charge has another category',
			(_, read) => allOutside(read.invoice.charges, read) && (!isCii(read) || allOutside(read.invoice.allowances, read)),
		],
	]),
];
