/**
 * The sums of an invoice: BR-CO-10 to BR-CO-17 of EN 16931-1, and for the profile EXTENDED the rules BR-FXEXT-CO that replace most of
 * them (docs/semantics.md, §25.4).
 */
import { ZERO, absolute, add, decimal, isAbove, multiply, subtract, sum, toCents, writeDecimal, type Decimal } from '../decimal';
import type { Adjustment, Invoice, Term } from '../invoice';
import type { Level } from '../profile';
import type { Failure } from './rule';

/** `level`: undefined for invoices outside of the profiles of Factur-X, which are judged by EN 16931. */
export function brokenTotals(invoice: Invoice, level: Level | undefined): Failure[] {
	const bad = malformedAmounts(invoice);
	return bad.length > 0 ? bad : new Totals(invoice, level).broken();
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

class Totals {
	private readonly found: Failure[] = [];
	private readonly counted: Invoice['lines'];

	constructor(
		private readonly invoice: Invoice,
		private readonly level: Level | undefined,
	) {
		this.counted = invoice.lines.filter(({ kind }) => kind === null || kind === 'DETAIL');
	}

	broken(): Failure[] {
		this.required();
		if (this.hasLines) this.lines();
		if (this.level !== 'MINIMUM') this.adjustments();
		this.taxes();
		this.gross();
		if (this.level !== 'MINIMUM') this.due();
		return this.found;
	}

	/** MINIMUM and BASIC WL have no lines. */
	private get hasLines(): boolean {
		return this.level !== 'MINIMUM' && this.level !== 'BASIC WL';
	}

	private required(): void {
		const { lines, net, gross, due } = this.invoice.totals;
		const missing = (rule: string, total: Term, name: string): void => {
			if (total === null) this.found.push(failureOf(rule, `The ${name} is missing`));
		};
		if (this.level !== 'MINIMUM') missing('BR-12', lines, 'sum of the line net amounts (BT-106)');
		missing('BR-13', net, 'total without VAT (BT-109)');
		missing('BR-14', gross, 'total with VAT (BT-112)');
		missing('BR-15', due, 'amount due (BT-115)');
	}

	private lines(): void {
		if (this.invoice.lines.length === 0) this.found.push(failureOf('BR-16', 'There is no line'));
		this.compare('10', 'lines', sum(this.counted.map(({ netAmount }) => amountOf(netAmount))), this.invoice.lines.length, {
			total: 'The sum of the line net amounts (BT-106)',
			from: 'the net amounts of the lines',
		});
	}

	private adjustments(): void {
		const { totals, allowances, charges } = this.invoice;
		this.compare('11', 'allowances', sumOf(allowances), allowances.length, {
			total: 'The sum of the allowances (BT-107)',
			from: 'the allowances',
		});
		this.compare('12', 'charges', sumOf(charges), charges.length, {
			total: 'The sum of the charges (BT-108)',
			from: 'the charges',
		});
		const net = add(subtract(amountOf(totals.lines), amountOf(totals.allowances)), amountOf(totals.charges));
		this.compare('13', 'net', net, this.terms, {
			total: 'The total without VAT (BT-109)',
			from: 'the lines less the allowances plus the charges',
		});
	}

	private taxes(): void {
		const { taxes, totals } = this.invoice;
		if (taxes.length > 0 && totals.tax !== null)
			this.exact('BR-CO-14', totals.tax, sum(taxes.map(({ amount }) => amountOf(amount))), {
				total: 'The total of VAT (BT-110)',
				from: 'the amounts of the VAT breakdown',
			});
		const isRight = taxes.every(({ basis, rate, amount }) => {
			const expected = toCents(multiply(multiply(amountOf(basis), amountOf(rate)), CENT));
			return isAbove(ONE, absolute(subtract(absolute(amountOf(amount)), absolute(expected))));
		});
		if (!isRight)
			this.found.push(failureOf('BR-CO-17', 'An amount of VAT (BT-117) is not the taxable amount times the rate'));
	}

	private gross(): void {
		const { net, tax } = this.invoice.totals;
		this.compare('15', 'gross', add(amountOf(net), amountOf(tax)), this.terms, {
			total: 'The total with VAT (BT-112)',
			from: 'the total without VAT plus VAT',
		});
	}

	private due(): void {
		const { gross, paid, rounding, due } = this.invoice.totals;
		if (due === null) return;
		const own = add(subtract(amountOf(gross), amountOf(paid)), amountOf(rounding));
		const total = 'The amount due (BT-115)';
		const from = 'the total with VAT less the paid amount plus the rounding';
		if (this.level !== 'EXTENDED') return this.exact('BR-CO-16', due, own, { total, from });
		const collected = sum(this.invoice.thirdPartyCharges.map(({ amount }) => amountOf(amount)));
		this.exact('BR-FXEXT-CO-16', due, add(own, collected), { total, from: `${from} and the charges for third parties (BT-179)` });
	}

	/** The number of amounts that a total is made of. */
	private get terms(): number {
		return this.counted.length + this.invoice.allowances.length + this.invoice.charges.length;
	}

	/** BR-CO-`number`, or BR-FXEXT-CO-`number` with a tolerance of a cent for each of `terms` amounts. An absent total is 0. */
	private compare(number: string, key: keyof Invoice['totals'], expected: Decimal, terms: number, said: Said): void {
		const total = this.invoice.totals[key];
		// Absent totals that must be there were named before.
		if (total === null && ['lines', 'net', 'gross'].includes(key)) return;
		if (this.level !== 'EXTENDED') return this.exact(`BR-CO-${number}`, total, expected, said);
		const tolerance: Decimal = { units: BigInt(terms), scale: 2 };
		if (isAbove(absolute(subtract(amountOf(total), toCents(expected))), tolerance))
			this.found.push(differing(`BR-FXEXT-CO-${number}`, total, expected, said));
	}

	private exact(rule: string, total: Term, expected: Decimal, said: Said): void {
		if (subtract(amountOf(total), toCents(expected)).units !== 0n) this.found.push(differing(rule, total, expected, said));
	}
}

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

const differing = (rule: string, given: Term, expected: Decimal, { total, from }: Said): Failure =>
	failureOf(rule, `${total} differs from ${from}`, given, writeDecimal(toCents(expected)));

const amountOf = (term: Term): Decimal => (term === null ? ZERO : (decimal(term) ?? ZERO));

const sumOf = (all: readonly Adjustment[]): Decimal => sum(all.map(({ amount }) => amountOf(amount)));
