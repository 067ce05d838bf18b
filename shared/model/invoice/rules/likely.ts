/** Likely mistakes that no rule of the standard forbids. */
import { absolute, decimal, isAbove, multiply, subtract, sum, type Decimal } from '../decimal';
import type { Adjustment, Line, Term } from '../invoice';
import { countedLines, group, type RuleGroup } from './rule';

/** A cent for each rounding of the price and of the amount. */
const TOLERANCE: Decimal = { units: 1n, scale: 2 };

const readAmount = (term: Term): Decimal | undefined => (term === null ? undefined : decimal(term));

const addAdjustments = (all: readonly Adjustment[]): Decimal => sum(all.flatMap(({ amount }) => readAmount(amount) ?? []));

/**
 * The net amount is the quantity times the price, plus charges, less allowances (EN 16931-1, BT-131). The price is for a number of
 * units (BT-149), 1 if none is given; both sides are multiplied by it, so that nothing is divided.
 */
function isProduct({ quantity, netPrice, priceQuantity, netAmount, allowances, charges }: Line): boolean {
	const [count, price, net] = [readAmount(quantity), readAmount(netPrice), readAmount(netAmount)];
	const units = priceQuantity === null ? decimal('1') : decimal(priceQuantity);
	if (!count || !price || !net || !units || units.units === 0n) return true;
	const others = subtract(addAdjustments(charges), addAdjustments(allowances));
	const difference = subtract(multiply(subtract(net, others), units), multiply(count, price));
	return !isAbove(absolute(difference), absolute(multiply(TOLERANCE, units)));
}

export const LIKELY: readonly RuleGroup[] = [
	group('line', 'with lines', countedLines, [
		[
			'PRICE',
			'The net amount (BT-131) is the quantity (BT-129) times the price (BT-146), with charges and less allowances',
			isProduct,
			({ netAmount }) => netAmount,
		],
	]),
];
