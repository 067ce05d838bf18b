/** How the work of a task grows with the size of its input, in this process and in processor time: a busy machine does not count. */
import { collectGarbage } from './collect-garbage';

/** Twice the size takes about twice the time where the work is linear, and four times where it is in the square of the size. */
const MOST = 3;
/** Below this many milliseconds the clock tells nothing; the code is being compiled. */
const NOISE = 15;
const ATTEMPTS = 8;

/** The cost of a piece of work, in milliseconds; `collectsFirst`: in a heap without garbage. */
export type Clock = (work: () => Promise<unknown>, collectsFirst: boolean) => Promise<number>;

/**
 * Fails if `task(size)` takes more than three times what `task(size / 2)` takes: the first time, the least of all further times, and in
 * the middle of these.
 */
export async function expectLinear(
	task: (size: number) => Promise<unknown>,
	size: number,
	clock: Clock = processorTime,
): Promise<void> {
	const ratios: number[] = [];
	// A collection of garbage falls into one attempt or another: the least of all is the work itself. But the heap of other tests may be
	// so full that every attempt with the larger input collects it all, and none with the smaller: later attempts collect before both.
	let [leastHalf, leastWhole] = [Infinity, Infinity];
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		const isAgain = attempt > 0;
		const half = await clock(() => task(size / 2), isAgain);
		const whole = await clock(() => task(size), isAgain);
		[leastHalf, leastWhole] = [Math.min(leastHalf, half), Math.min(leastWhole, whole)];
		if (leastWhole < NOISE || leastWhole / Math.max(leastHalf, NOISE / 3) <= MOST) return;
		// Sweeping after a collection counts in all later attempts, and not in the first.
		if (!isAgain) [leastHalf, leastWhole] = [Infinity, Infinity];
		ratios.push(whole / half);
	}
	// One attempt with the smaller input may have been faster than all others will be.
	const further = ratios.slice(1).sort((one, other) => one - other);
	if (further[further.length >> 1]! <= MOST) return;
	expect({ growth: ratios.map((ratio) => Number(ratio.toFixed(1))) }).toEqual({ growth: [expect.closeTo(2, 0)] });
}

/** In milliseconds, of all threads of this process. */
async function processorTime(work: () => Promise<unknown>, collectsFirst: boolean): Promise<number> {
	if (collectsFirst) collectGarbage();
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}
