/** The RunLength filter (ISO 32000-2, 7.4.5). */
import { overBudget, type Budget } from './budget';
import { AT_ONCE, type Steps } from './steps';

export function* runLength(data: Uint8Array, budget: Pick<Budget, 'stream' | 'total' | 'remaining'>): Steps {
	let size = 0;
	for (let at = 0; at < data.length; at = eachRun(data, at, (_at, copied, repeated) => (size += copied + repeated))) yield;
	const isOver = size > budget.stream || size > budget.remaining;
	budget.remaining -= size;
	if (isOver) throw overBudget(budget, size);
	const out = new Uint8Array(size);
	let used = 0;
	const write = (at: number, copied: number, repeated: number): void => {
		for (let i = 0; i < copied; i++) out[used + i] = data[at + i]!;
		if (repeated > 0) out.fill(data[at]!, used, used + repeated);
		used += copied + repeated;
	};
	for (let at = 0; at < data.length; at = eachRun(data, at, write)) yield;
	return out;
}

/**
 * Some runs of 7.4.5 from `from` on: `copied` bytes from `at` on, or the one there `repeated` times.
 *
 * @returns where the next run begins; the length of the data after the last one
 */
function eachRun(data: Uint8Array, from: number, visit: (at: number, copied: number, repeated: number) => void): number {
	let at = from;
	for (const stop = from + AT_ONCE; at < stop && at < data.length;) {
		const length = data[at++]!;
		if (length === 128 || at >= data.length) return data.length;
		if (length < 128) visit(at, Math.min(length + 1, data.length - at), 0);
		else visit(at, 0, 257 - length);
		at += length < 128 ? length + 1 : 1;
	}
	return at;
}
