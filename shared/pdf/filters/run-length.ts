/** The RunLength filter (ISO 32000-2, 7.4.5). */
import { overBudget, type Budget } from './budget';

export function runLength(data: Uint8Array, budget: Budget): Uint8Array {
	let size = 0;
	eachRun(data, (_at, copied, repeated) => (size += copied + repeated));
	if (size > budget.stream || size > budget.remaining) throw overBudget(budget, size);
	budget.remaining -= size;
	const out = new Uint8Array(size);
	let used = 0;
	eachRun(data, (at, copied, repeated) => {
		for (let i = 0; i < copied; i++) out[used + i] = data[at + i]!;
		if (repeated > 0) out.fill(data[at]!, used, used + repeated);
		used += copied + repeated;
	});
	return out;
}

/** Runs of 7.4.5: `copied` bytes from `at` on, or the one there `repeated` times. */
function eachRun(data: Uint8Array, visit: (at: number, copied: number, repeated: number) => void): void {
	for (let at = 0; at < data.length && data[at] !== 128;) {
		const length = data[at++]!;
		if (at >= data.length) return;
		if (length < 128) visit(at, Math.min(length + 1, data.length - at), 0);
		else visit(at, 0, 257 - length);
		at += length < 128 ? length + 1 : 1;
	}
}
