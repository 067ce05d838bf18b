import { Pace } from '../../shared/pace/pace';
import { countBelow, countUpTo, sortAtEase, sortingNumbers } from '../../shared/pace/sorted';

it('counts as a look at every number does', () => {
	for (let length = 0; length < 12; length++) {
		const sorted = Int32Array.from({ length }, (_, index) => Math.floor(index / 2) * 3);
		for (let limit = -1; limit < 20; limit++) {
			expect(countBelow(sorted, limit)).toBe(sorted.filter((value) => value < limit).length);
			expect(countUpTo(sorted, limit)).toBe(sorted.filter((value) => value <= limit).length);
		}
	}
});

test.each([0, 1, 4096, 4097, 20_000])(
	'sorts %d items as arrays do, equal ones in their order, a part at a time',
	async (length) => {
		const items = Array.from({ length }, (_, at) => ({ key: (at * 7919) % 5003, at }));
		const largest = { count: 0, since: 0 };
		const pace = new Pace(async () => {});
		const step = jest.spyOn(pace, 'step').mockImplementation(() => {
			largest.since = 0;
			return undefined;
		});
		const sorted = await sortAtEase(
			items,
			(a, b) => {
				largest.count = Math.max(largest.count, ++largest.since);
				return a.key - b.key;
			},
			pace,
		);
		step.mockRestore();
		expect(sorted).toEqual([...items].sort((a, b) => a.key - b.key));
		expect(largest.count).toBeLessThan(4096 * 12);
	},
);

test.each([0, 1, 16_384, 16_385, 100_000])('sorts %d numbers as arrays do, a part at a time', (length) => {
	const numbers = Float64Array.from({ length }, (_, at) => (at * 7919) % 50_021);
	const expected = Float64Array.from(numbers).sort();
	const steps = sortingNumbers(numbers);
	let taken = 0;
	let next = steps.next();
	for (; !next.done; next = steps.next()) taken++;
	expect(next.value).toEqual(expected);
	expect(taken).toBeGreaterThanOrEqual(length > 16_384 ? length / 16_384 : 0);
});
