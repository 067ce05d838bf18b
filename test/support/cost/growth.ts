/** How the work of a task grows with the size of its input, in this process and in processor time: a busy machine does not count. */

/** Twice the size takes about twice the time where the work is linear, and four times where it is in the square of the size. */
const MOST = 3;
/** Below this many milliseconds the clock tells nothing; the code is being compiled. */
const NOISE = 15;
const ATTEMPTS = 8;

/** Fails if, in every attempt, `task(size)` takes more than three times what `task(size / 2)` takes. */
export async function expectLinear(task: (size: number) => Promise<unknown>, size: number): Promise<void> {
	const ratios: number[] = [];
	// A collection of garbage falls into one attempt or another: the least of all is the work itself.
	let [leastHalf, leastWhole] = [Infinity, Infinity];
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const half = await processorTime(() => task(size / 2));
		const whole = await processorTime(() => task(size));
		[leastHalf, leastWhole] = [Math.min(leastHalf, half), Math.min(leastWhole, whole)];
		const isLinear = (one: number, other: number) => other < NOISE || other / Math.max(one, NOISE / 3) <= MOST;
		if (isLinear(half, whole) || isLinear(leastHalf, leastWhole)) return;
		ratios.push(Number((whole / half).toFixed(1)));
	}
	expect({ growth: ratios }).toEqual({ growth: [expect.closeTo(2, 0)] });
}

/** In milliseconds, of all threads of this process. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}
