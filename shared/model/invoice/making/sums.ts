/** The amounts of an invoice that follow from others (EN 16931-1, BR-CO-10 to 17), in exact decimals. Those that are given stay. */
import type { Pace } from '../../../pace/pace';
import { ZERO, add, decimal, divideToCents, multiply, subtract, toCents, writeDecimal, type Decimal } from '../decimal';
import type { Adjustment, Invoice, Line, Tax, Term, Totals } from '../invoice';
import { countedLines } from '../rules/rule';

const CENT: Decimal = { units: 1n, scale: 2 };
const ONE: Decimal = { units: 1n, scale: 0 };

/** These categories have the rate 0; `O` has none. */
const WITHOUT_VAT = ['Z', 'E', 'AE', 'K', 'G'];

export async function completeSums(invoice: Invoice, pace: Pace): Promise<Invoice> {
	const lines: Line[] = [];
	for (const [index, line] of invoice.lines.entries()) {
		lines.push(completeLine(line, index));
		const due = pace.step(400 + 100 * (line.allowances.length + line.charges.length));
		if (due) await due;
	}
	const allowances = invoice.allowances.map(completeAdjustment);
	const charges = invoice.charges.map(completeAdjustment);
	const whole = { ...invoice, lines, allowances, charges };
	const taxes = await completeTaxes(whole, pace);
	return { ...whole, taxes, totals: completeTotals({ ...whole, taxes }) };
}

function completeLine(line: Line, index: number): Line {
	const allowances = line.allowances.map(completeAdjustment);
	const charges = line.charges.map(completeAdjustment);
	const { id, taxScheme, taxCategory, taxRate, netAmount } = line;
	return {
		...line,
		id: id ?? String(index + 1),
		taxScheme: taxScheme ?? 'VAT',
		taxRate: taxRate ?? rateOf(taxCategory),
		allowances,
		charges,
		netAmount: netAmount ?? productOf({ ...line, allowances, charges }),
	};
}

const rateOf = (category: Term): Term => (WITHOUT_VAT.includes(category ?? '') ? '0' : null);

/** The quantity times the price, plus charges, less allowances (BT-131). */
function productOf({ quantity, netPrice, priceQuantity, allowances, charges }: Line): Term {
	const [count, price] = [amountOf(quantity), amountOf(netPrice)];
	const units = priceQuantity === null ? ONE : amountOf(priceQuantity);
	if (!count || !price || !units || units.units === 0n) return null;
	return writeAmount(add(divideToCents(multiply(count, price), units), subtract(addAmounts(charges), addAmounts(allowances))));
}

function completeAdjustment(one: Adjustment): Adjustment {
	const [base, percentage] = [amountOf(one.base), amountOf(one.percentage)];
	return {
		...one,
		amount: one.amount ?? (base && percentage ? writeAmount(percentOf(base, percentage)) : null),
		taxScheme: one.taxScheme ?? 'VAT',
		taxRate: one.taxRate ?? rateOf(one.taxCategory),
	};
}

/** A row for each category and rate, those that are given first, with what they say. */
async function completeTaxes(invoice: Invoice, pace: Pace): Promise<Tax[]> {
	const sums = new Map<string, { readonly category: string; readonly rate: Term; basis: Decimal }>();
	const take = (category: Term, rate: Term, amount: Decimal | undefined): void => {
		if (category === null || !amount) return;
		const key = keyOf(category, rate);
		const known = sums.get(key);
		if (known) known.basis = add(known.basis, amount);
		else sums.set(key, { category, rate, basis: amount });
	};
	for (const { taxCategory, taxRate, netAmount } of countedLines(invoice)) {
		take(taxCategory, taxRate, amountOf(netAmount));
		const due = pace.step(200);
		if (due) await due;
	}
	for (const { taxCategory, taxRate, amount } of invoice.charges) take(taxCategory, taxRate, amountOf(amount));
	for (const { taxCategory, taxRate, amount } of invoice.allowances)
		take(taxCategory, taxRate, subtract(ZERO, amountOf(amount) ?? ZERO));
	const rows = invoice.taxes.map((tax) => {
		const rate = tax.rate ?? rateOf(tax.category);
		const key = keyOf(tax.category ?? '', rate);
		const found = sums.get(key);
		sums.delete(key);
		return completeTax({ ...tax, rate }, found?.basis);
	});
	for (const { category, rate, basis } of sums.values())
		rows.push(
			completeTax(
				{ taxScheme: 'VAT', category, rate, basis: null, amount: null, exemptionReason: null, exemptionCode: null },
				basis,
			),
		);
	return rows;
}

/** `19` and `19.00` are one rate. */
function keyOf(category: string, rate: Term): string {
	const { units, scale } = amountOf(rate) ?? ZERO;
	return `${category} ${(units * 10n ** BigInt(40 - scale)).toString()}`;
}

function completeTax(tax: Tax, summed: Decimal | undefined): Tax {
	const basis = tax.basis ?? (summed ? writeAmount(summed) : null);
	const known = amountOf(basis);
	const amount = known ? writeAmount(percentOf(known, amountOf(tax.rate) ?? ZERO)) : null;
	return { ...tax, taxScheme: tax.taxScheme ?? 'VAT', basis, amount: tax.amount ?? amount };
}

function completeTotals(invoice: Invoice): Totals {
	const { totals, allowances, charges, taxes, thirdPartyCharges } = invoice;
	const given = (term: Term, amount: Decimal): Decimal => amountOf(term) ?? amount;
	const lines = given(
		totals.lines,
		countedLines(invoice).reduce((sum, { netAmount }) => add(sum, amountOf(netAmount) ?? ZERO), ZERO),
	);
	const less = given(totals.allowances, addAmounts(allowances));
	const more = given(totals.charges, addAmounts(charges));
	const net = given(totals.net, add(subtract(lines, less), more));
	const tax = given(totals.tax, addAmounts(taxes));
	const gross = given(totals.gross, add(net, tax));
	const left = add(subtract(gross, amountOf(totals.paid) ?? ZERO), amountOf(totals.rounding) ?? ZERO);
	return {
		...totals,
		lines: totals.lines ?? writeAmount(lines),
		allowances: totals.allowances ?? (allowances.length > 0 ? writeAmount(less) : null),
		charges: totals.charges ?? (charges.length > 0 ? writeAmount(more) : null),
		net: totals.net ?? writeAmount(net),
		tax: totals.tax ?? writeAmount(tax),
		gross: totals.gross ?? writeAmount(gross),
		due: totals.due ?? writeAmount(add(left, addAmounts(thirdPartyCharges))),
	};
}

const amountOf = (term: Term): Decimal | undefined => (term === null ? undefined : decimal(term));

const addAmounts = (all: readonly { readonly amount: Term }[]): Decimal =>
	all.reduce((sum, { amount }) => add(sum, amountOf(amount) ?? ZERO), ZERO);

const percentOf = (base: Decimal, percentage: Decimal): Decimal => toCents(multiply(multiply(base, percentage), CENT));

const writeAmount = (amount: Decimal): string => writeDecimal(toCents(amount));
