/** Counts the bytes of data that is given back, before it is written as JSON: there, texts that share memory no longer do. */
import type { JsonObject, JsonValue } from '../contract/backend';
import type { Job } from '../pdf/job';

/** Bytes around a value: quotes, commas, brackets, digits. */
const AROUND = 3;
const COST = 100;

/** @throws OctavoError `limit_exceeded` */
export async function countData(data: JsonObject, { memory, pace }: Pick<Job, 'memory' | 'pace'>): Promise<void> {
	const count = (bytes: number): void => memory.budget.spend('dataBytes', bytes);
	const open: Iterator<JsonValue | undefined, undefined>[] = [valuesOf(data, count)];
	for (let values = open.at(-1); values; values = open.at(-1)) {
		const next = values.next();
		const value = next.value;
		if (next.done) open.pop();
		else if (typeof value === 'string') count(value.length + AROUND);
		else if (typeof value === 'object' && value !== null) open.push(valuesOf(value, count));
		else count(AROUND);
		const due = pace.step(COST);
		if (due) await due;
	}
}

/** The values of an object or a list, one after the other; `count` takes the bytes of the names. */
function* valuesOf(
	object: JsonObject | readonly JsonValue[],
	count: (bytes: number) => void,
): Iterator<JsonValue | undefined, undefined> {
	const isList = Array.isArray(object);
	for (const [name, value] of Object.entries(object)) {
		if (!isList) count(name.length + AROUND);
		yield value;
	}
	return undefined;
}
