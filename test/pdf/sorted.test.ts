import { countBelow, countUpTo } from '../../shared/pdf/sorted';

it('counts as a look at every number does', () => {
	for (let length = 0; length < 12; length++) {
		const sorted = Int32Array.from({ length }, (_, index) => Math.floor(index / 2) * 3);
		for (let limit = -1; limit < 20; limit++) {
			expect(countBelow(sorted, limit)).toBe(sorted.filter((value) => value < limit).length);
			expect(countUpTo(sorted, limit)).toBe(sorted.filter((value) => value <= limit).length);
		}
	}
});
