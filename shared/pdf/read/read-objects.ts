/** Reading many objects, such as those that hold a name: what they hold decides how many there are. */
import type { ObjectSource } from '../object-source';
import type { Value } from '../syntax/values';

/** The cost of an object that is read and looked through, see `Pace`. */
const COST = 2000;

/** The objects of these numbers, with pauses between them. */
export async function* readObjects(
	document: ObjectSource,
	numbers: Iterable<number>,
): AsyncGenerator<readonly [number: number, value: Value]> {
	for (const number of numbers) {
		yield [number, document.get(number)];
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
}
