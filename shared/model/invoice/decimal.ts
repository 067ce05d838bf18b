/** Exact decimals: amounts are never floating-point numbers, which cannot hold most cents. */

/** `units` × 10^-`scale`. */
export interface Decimal {
	readonly units: bigint;
	readonly scale: number;
}

/** More digits than any amount has. */
const MOST_DIGITS = 40;

export const ZERO: Decimal = { units: 0n, scale: 0 };

/** Undefined if the text is not a decimal (XML Schema 1.1, 3.3.3). */
export function decimal(text: string): Decimal | undefined {
	const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
	const [, sign, whole = '', fraction = ''] = match ?? [];
	const digits = whole + fraction;
	if (!match || digits === '' || digits.length > MOST_DIGITS) return undefined;
	return { units: sign === '-' ? -BigInt(digits) : BigInt(digits), scale: fraction.length };
}

const unitsAt = ({ units, scale }: Decimal, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);

export function add(a: Decimal, b: Decimal): Decimal {
	const scale = Math.max(a.scale, b.scale);
	return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export const negative = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale });

export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, negative(b));

export const multiply = (a: Decimal, b: Decimal): Decimal => ({ units: a.units * b.units, scale: a.scale + b.scale });

export const absolute = (a: Decimal): Decimal => (a.units < 0n ? negative(a) : a);

export const isAbove = (a: Decimal, b: Decimal): boolean => subtract(a, b).units > 0n;

export const sum = (all: readonly Decimal[]): Decimal => all.reduce(add, ZERO);

/** Rounded to cents; a half is rounded up, as `round` of XPath does. */
export function toCents(a: Decimal): Decimal {
	if (a.scale <= 2) return { units: unitsAt(a, 2), scale: 2 };
	const unit = 10n ** BigInt(a.scale - 2);
	const shifted = a.units * 2n + unit;
	const divisor = unit * 2n;
	const quotient = shifted / divisor;
	return { units: shifted % divisor < 0n ? quotient - 1n : quotient, scale: 2 };
}

/** Divided and rounded to cents, a half up. The divisor is not 0. */
export function divideToCents(a: Decimal, divisor: Decimal): Decimal {
	const scale = Math.max(a.scale, divisor.scale);
	const [over, under] = [unitsAt(a, scale) * 200n, unitsAt(divisor, scale)];
	const doubled = (under < 0n ? -over : over) + (under < 0n ? -under : under);
	const whole = 2n * (under < 0n ? -under : under);
	return { units: doubled / whole - (doubled % whole < 0n ? 1n : 0n), scale: 2 };
}

/** With all its decimals. `writeDecimal({ units: -5n, scale: 2 })` is `'-0.05'`. */
export function writeDecimal({ units, scale }: Decimal): string {
	const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
	const whole = digits.slice(0, digits.length - scale);
	return `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`;
}
