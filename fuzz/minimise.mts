/** Shortens a failing input as long as it fails in the same way. */
import { judge, readInput, writeInput } from './child.mts';
import type { Input } from './target.mts';

/** The kind of a failure: its text without numbers and places. */
export const kindOf = (what: string): string => what.replace(/\d+(\.\d+)?/g, 'N').slice(0, 160);

/** Rewrites `file` with the smallest input found within `milliseconds`. */
export async function minimise(file: string, milliseconds: number): Promise<void> {
	const until = performance.now() + milliseconds;
	const { target, input } = readInput(file);
	const withQpdf = await (async () => !(await judge(target, input, false)).wrong)();
	const failure = async (candidate: Input) => (await judge(target, candidate, withQpdf)).wrong;
	const first = await failure(input);
	if (first === undefined) return;
	const wanted = kindOf(first);
	let best = input;
	for (let size = best.bytes.length >> 1; size > 0; size >>= 1) {
		for (let at = 0; at < best.bytes.length && performance.now() < until;) {
			const bytes = Buffer.concat([best.bytes.subarray(0, at), best.bytes.subarray(at + size)]);
			const candidate = { ...best, bytes };
			const wrong = await failure(candidate);
			if (wrong !== undefined && kindOf(wrong) === wanted) best = candidate;
			else at += size;
		}
	}
	writeInput(file, target, best);
}
