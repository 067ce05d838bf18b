import fc from 'fast-check';
import { add, decimal, isAbove, multiply, subtract, toCents } from '../../../shared/model/invoice/decimal';

const of = (text: string) => decimal(text)!;
/** `units` as a text with `scale` digits after the point. */
const written = (units: bigint, scale: number): string => {
	const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
	return `${units < 0n ? '-' : ''}${digits.slice(0, digits.length - scale)}.${digits.slice(digits.length - scale)}`;
};
const amounts = fc.tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 9 }));

test.each(['', '.', '-', '1,5', '1e3', ' 1', '0x10', 'NaN', '1.2.3', '9'.repeat(41)])('%j is not a decimal', (text) => {
	expect(decimal(text)).toBeUndefined();
});

test.each([
	['1', 1n, 0],
	['-0.10', -10n, 2],
	['+.5', 5n, 1],
	['7.', 7n, 0],
])('%s is read exactly', (text, units, scale) => {
	expect(decimal(text)).toEqual({ units, scale });
});

test('adds what cannot be added in floating point', () => {
	const total = add(of('0.1'), of('0.2'));
	expect(subtract(total, of('0.3')).units).toBe(0n);
});

test('sums and products are those of whole numbers', () => {
	fc.assert(
		fc.property(amounts, amounts, ([a, i], [b, j]) => {
			const [x, y] = [of(written(a, i)), of(written(b, j))];
			expect(subtract(add(x, y), y)).toMatchObject({ units: a * 10n ** BigInt(Math.max(i, j) - i) });
			expect(multiply(x, y)).toEqual({ units: a * b, scale: i + j });
			expect(isAbove(add(x, of('0.001')), x)).toBe(true);
		}),
	);
});

test.each([
	['1.005', '1.01'],
	['1.0049999', '1.00'],
	['-1.005', '-1.00'],
	['-1.006', '-1.01'],
	['2.5', '2.50'],
	['-0.004', '0.00'],
])('rounds %s to %s', (text, cents) => {
	expect(subtract(toCents(of(text)), of(cents)).units).toBe(0n);
});
