/** How the work of a task grows with the size of its input, in this process and in processor time: a busy machine does not count. */

/** Twice the size takes about twice the time where the work is linear, and four times where it is in the square of the size. */
const MOST = 3;
/** Below this many milliseconds the clock tells nothing; the code is being compiled. */
const NOISE = 15;
const ATTEMPTS = 5;

/** Fails if, in every attempt, `task(size)` takes more than three times what `task(size / 2)` takes. */
export async function expectLinear(task: (size: number) => Promise<unknown>, size: number): Promise<void> {
	const ratios: number[] = [];
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const half = await processorTime(() => task(size / 2));
		const whole = await processorTime(() => task(size));
		if (whole < NOISE || whole / Math.max(half, NOISE / 3) <= MOST) return;
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
