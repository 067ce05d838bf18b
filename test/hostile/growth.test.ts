/** The judge of growth itself: it passes linear work, also in a full heap, and fails work in the square of the size. */
import { expectLinear } from '../support/cost/growth';
import { testInTurn, testWhole } from '../support/sample';

/** Some microseconds for each hundred units of work. */
function work(units: number): number {
	let sum = 0;
	for (let at = 0; at < units * 1000; at++) sum = (sum * 31 + at) % 1_000_003;
	return sum;
}

testWhole('fails work in the sixth power of the size, by the processor time', async () => {
	// Where machines share a processor, the time of others counts now and then: the larger input takes 64 times as long.
	const power = expectLinear(async (size) => work((size / 5_000) ** 6 * 100_000), 5_000);
	await expect(power).rejects.toThrow(/growth/);
});

test.each([
	{ power: 2, isLinear: false },
	{ power: 1.6, isLinear: false },
	{ power: 1.5, isLinear: true },
	{ power: 1, isLinear: true },
])('work in the power $power of the size by an exact clock: linear $isLinear', async ({ power, isLinear }) => {
	let counted = 0;
	const judged = expectLinear(
		async (size) => {
			counted += size ** power;
		},
		1_000,
		async (task) => {
			const before = counted;
			await task();
			return counted - before;
		},
	);
	await (isLinear ? expect(judged).resolves.toBeUndefined() : expect(judged).rejects.toThrow(/growth/));
});

test('passes linear work of which one attempt was much faster', async () => {
	// As counted in a process of many tests: the third attempt with the smaller input took half of the others.
	const times = [6, 20, 10, 40, 9, 43, 20, 40, 21, 40, 20, 40, 22, 40, 21, 40].map((time) => time * 10);
	await expect(
		expectLinear(
			() => Promise.resolve(),
			1_000,
			() => Promise.resolve(times.shift()!),
		),
	).resolves.toBeUndefined();
});

test('passes linear work', async () => {
	await expectLinear(async (size) => work(size), 20_000);
});

testInTurn('passes linear work that makes garbage in a full heap', async () => {
	const heap = Array.from({ length: 2_000_000 }, (_, at) => ({ at }));
	await expectLinear(async (size) => Array.from({ length: size }, (_, at) => [at, { at }]).length, 1_000_000);
	expect(heap).toHaveLength(2_000_000);
});
