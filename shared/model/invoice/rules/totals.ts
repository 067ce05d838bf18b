/**
 * The sums of an invoice: BR-CO-10 to BR-CO-17 of EN 16931-1, and for the profile EXTENDED the rules BR-FXEXT-CO that replace most of
 * them (docs/semantics.md, §25.4).
 */
import { attributeOf, elementsAt, type XmlElement } from '../../metadata/xml-tree';
import { ZERO, absolute, add, decimal, isAbove, multiply, subtract, sum, toCents, writeDecimal, type Decimal } from '../decimal';
import type { Adjustment, Invoice, Tax, Term } from '../invoice';
import type { Level } from '../profile';
import type { ReadInvoice } from '../read-invoice';
import { countedLines, isLeftOutTax, type Failure } from './rule';

/** Invoices outside of the profiles of Factur-X are judged by EN 16931. */
export function brokenTotals(read: ReadInvoice): Failure[] {
	const bad = malformedAmounts(read.invoice);
	return bad.length > 0 ? bad : new Totals(read).broken();
}

/** Amounts that are not decimals: sums cannot be checked with them. */
function malformedAmounts({ lines, allowances, charges, thirdPartyCharges, taxes, totals }: Invoice): Failure[] {
	const groups: readonly (readonly [name: string, amounts: readonly Term[]])[] = [
		['The net amounts of the lines', lines.map(({ netAmount }) => netAmount)],
		['The allowances and charges', [...allowances, ...charges, ...thirdPartyCharges].map(({ amount }) => amount)],
		['The VAT breakdown', taxes.flatMap(({ basis, amount, rate }) => [basis, amount, rate])],
		['The totals', Object.values(totals) as Term[]],
	];
	return groups
		.filter(([, amounts]) => amounts.some((amount) => amount !== null && decimal(amount) === undefined))
		.map(([name]) => failureOf('BR-DEC', `${name} have an amount that is not a decimal number`));
}

const CENT: Decimal = { units: 1n, scale: 2 };
const ONE: Decimal = { units: 1n, scale: 0 };
const HALF: Decimal = { units: 5n, scale: 1 };

class Totals {
	private readonly found: Failure[] = [];
	private readonly counted: Invoice['lines'];

	private readonly invoice: Invoice;
	private readonly level: Level | undefined;
	/** BR-DEX-09 is in the place of BR-CO-16. */
	private readonly hasOtherDue: boolean;
	private readonly isUbl: boolean;
	private readonly root: XmlElement;

	constructor(private readonly read: ReadInvoice) {
		const { invoice, profile, syntax, root } = read;
		this.root = root;
		this.invoice = invoice;
		this.level = profile?.level;
		this.isUbl = syntax === 'UBL';
		this.hasOtherDue = this.isUbl && profile?.variant === 'extension';
		this.counted = countedLines(invoice);
	}

	broken(): Failure[] {
		// Another rule reports an invoice without any sums.
		const hasSums = elementsAt(this.root, this.isUbl ? UBL_SUMS : CII_SUMS).length > 0;
		if (hasSums) {
			if (this.hasLines) this.lines();
			if (this.level !== 'MINIMUM') this.adjustments();
		}
		this.taxes();
		this.gross();
		if (hasSums && this.level !== 'MINIMUM' && !this.hasOtherDue) this.due();
		return this.found;
	}

	/** MINIMUM and BASIC WL have no lines. */
	private get hasLines(): boolean {
		return this.level !== 'MINIMUM' && this.level !== 'BASIC WL';
	}

	private lines(): void {
		this.compare('10', 'lines', sum(this.counted.map(({ netAmount }) => amountOf(netAmount))), this.invoice.lines.length, {
			total: 'The sum of the line net amounts (BT-106)',
			from: 'the net amounts of the lines',
		});
	}

	private adjustments(): void {
		const { totals, allowances, charges } = this.invoice;
		this.compare('11', 'allowances', addAdjustments(allowances), allowances.length, {
			total: 'The sum of the allowances (BT-107)',
			from: 'the allowances',
		});
		this.compare('12', 'charges', addAdjustments(charges), charges.length, {
			total: 'The sum of the charges (BT-108)',
			from: 'the charges',
		});
		if (totals.lines === null && this.level !== 'EXTENDED') return this.exact('BR-CO-13', totals.net, undefined, NET);
		if (this.isUbl && totals.allowances === null && totals.charges === null && totals.net !== null) {
			const isRight = subtract(amountOf(totals.net), amountOf(totals.lines)).units === 0n;
			if (!isRight) this.found.push(differing('BR-CO-13', totals.net, amountOf(totals.lines), NET));
			return;
		}
		const net = add(subtract(amountOf(totals.lines), amountOf(totals.allowances)), amountOf(totals.charges));
		this.compare('13', 'net', net, this.terms, NET);
	}

	private taxes(): void {
		this.taxTotals();
		if (!this.invoice.taxes.every((tax) => isLeftOutTax(tax, this.read) || this.isTaxRight(tax)))
			this.found.push(failureOf('BR-CO-17', 'An amount of VAT (BT-117) is not the taxable amount times the rate'));
	}

	/** UBL has a total with each breakdown, CII one breakdown. */
	private taxTotals(): void {
		const { taxes, totals } = this.invoice;
		if (!this.isUbl) {
			const amounts = elementsAt(this.root, CALCULATED).map(({ text }) => amountOf(text.trim()));
			if ((taxes.length > 0 || this.isStrict) && totals.tax !== null) this.exact('BR-CO-14', totals.tax, sum(amounts), VAT);
			return;
		}
		for (const total of elementsAt(this.root, 'TaxTotal')) {
			const rows = elementsAt(total, 'TaxSubtotal');
			const amounts = rows.flatMap((row) => elementsAt(row, 'TaxAmount')).map(({ text }) => amountOf(text.trim()));
			const own = elementsAt(total, 'TaxAmount')[0]?.text.trim() ?? null;
			if (rows.length > 0) this.exact('BR-CO-14', own, sum(amounts), VAT, true);
		}
	}

	/** The rules of EN 16931 themselves hold. */
	private get isStrict(): boolean {
		return this.level !== 'MINIMUM' && this.level !== 'BASIC WL' && this.level !== 'EXTENDED';
	}

	private isTaxRight({ taxScheme, basis, rate, amount }: Tax): boolean {
		if (amount === null) return false;
		const percent = taxScheme?.toUpperCase() === 'VAT' || !this.isStrict ? rate : null;
		const isNothing = isAbove(HALF, absolute(amountOf(percent)));
		if (isNothing) return isAbove(HALF, absolute(amountOf(amount)));
		if (basis === null) return false;
		const expected = toCents(multiply(multiply(absolute(amountOf(basis)), amountOf(percent)), CENT));
		const difference = absolute(subtract(absolute(amountOf(amount)), expected));
		return isAbove(ONE, difference) || (!this.isUbl && subtract(ONE, difference).units === 0n);
	}

	private gross(): void {
		const { net, tax, gross } = this.invoice.totals;
		const expected = add(amountOf(net), amountOf(tax));
		if (!this.isStrict) return this.compare('15', 'gross', expected, this.terms, GROSS);
		const { currency } = this.invoice;
		if (currency === null) return;
		const own = elementsAt(this.root, this.isUbl ? UBL_TAX : CII_TAX).filter(
			(one) => attributeOf(one, 'currencyID') === currency,
		);
		const isSame = !this.isUbl && net !== null && gross !== null && subtract(amountOf(net), amountOf(gross)).units === 0n;
		if (isSame) return;
		this.exact('BR-CO-15', gross, net === null || own.length !== 1 ? undefined : expected, GROSS, true);
	}

	private due(): void {
		const { gross, paid, rounding, due } = this.invoice.totals;
		const own = add(subtract(amountOf(gross), amountOf(paid)), amountOf(rounding));
		const total = 'The amount due (BT-115)';
		const from = 'the total with VAT less the paid amount plus the rounding';
		if (this.level !== 'EXTENDED') {
			const isRight =
				due !== null && gross !== null && (this.isUbl ? this.isDueInUbl() : subtract(amountOf(due), own).units === 0n);
			if (!isRight) this.found.push(differing('BR-CO-16', due, gross === null ? undefined : own, { total, from }));
			return;
		}
		if (due === null) return;
		const collected = sum(this.invoice.thirdPartyCharges.map(({ amount }) => amountOf(amount)));
		this.exact('BR-FXEXT-CO-16', due, add(own, collected), { total, from: `${from} and the charges for third parties (BT-179)` });
	}

	/** The official rule for UBL rounds the sides to cents, if they are differences. */
	private isDueInUbl(): boolean {
		const { gross, paid, rounding, due } = this.invoice.totals;
		const wanted = paid === null ? amountOf(gross) : toCents(subtract(amountOf(gross), amountOf(paid)));
		const given = rounding === null ? amountOf(due) : toCents(subtract(amountOf(due), amountOf(rounding)));
		return subtract(given, wanted).units === 0n;
	}

	/** The number of amounts that a total is made of. */
	private get terms(): number {
		return this.counted.length + this.invoice.allowances.length + this.invoice.charges.length;
	}

	/** BR-CO-`number`, or BR-FXEXT-CO-`number` with a tolerance of a cent for each of `terms` amounts. An absent total is 0. */
	private compare(number: string, key: keyof Invoice['totals'], expected: Decimal, terms: number, said: Said): void {
		const total = this.invoice.totals[key];
		const isNeeded = key === 'lines' || key === 'net' || key === 'gross';
		if (this.level !== 'EXTENDED') return this.exact(`BR-CO-${number}`, total, expected, said, isNeeded);
		if (total === null && isNeeded) return;
		const tolerance: Decimal = { units: BigInt(terms), scale: 2 };
		if (isAbove(absolute(subtract(amountOf(total), toCents(expected))), tolerance))
			this.found.push(differing(`BR-FXEXT-CO-${number}`, total, expected, said));
	}

	/** An absent total is 0, unless it is needed. */
	private exact(rule: string, total: Term, expected: Decimal | undefined, said: Said, isNeeded = false): void {
		if (expected === undefined || (isNeeded && total === null)) this.found.push(differing(rule, total, expected, said));
		else if (subtract(amountOf(total), toCents(expected)).units !== 0n) this.found.push(differing(rule, total, expected, said));
	}
}

const UBL_SUMS = 'LegalMonetaryTotal';
const CII_SUMS = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation';
const UBL_TAX = 'TaxTotal/TaxAmount';
const CII_TAX = `${CII_SUMS}/TaxTotalAmount`;

const NET: Said = { total: 'The total without VAT (BT-109)', from: 'the lines less the allowances plus the charges' };

const GROSS: Said = { total: 'The total with VAT (BT-112)', from: 'the total without VAT plus VAT' };

const CALCULATED = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax/CalculatedAmount';

const VAT: Said = { total: 'The total of VAT (BT-110)', from: 'the amounts of the VAT breakdown' };

interface Said {
	readonly total: string;
	readonly from: string;
}

const failureOf = (rule: string, text: string, found: Term = null, expected: Term = null): Failure => ({
	rule,
	text,
	where: 'totals',
	found,
	expected,
});

const differing = (rule: string, given: Term, expected: Decimal | undefined, { total, from }: Said): Failure =>
	failureOf(rule, `${total} differs from ${from}`, given, expected ? writeDecimal(toCents(expected)) : null);

const amountOf = (term: Term): Decimal => (term === null ? ZERO : (decimal(term) ?? ZERO));

const addAdjustments = (all: readonly Adjustment[]): Decimal => sum(all.map(({ amount }) => amountOf(amount)));
