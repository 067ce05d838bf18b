/** Whether a small change is noticed: by the compiler, a test of `npm test`, or one of `npm run test:all`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closureOf } from './closure';
import type { Compiler } from './compiler';
import { apply, bundle, restore } from './copy';
import { runJest } from './jest-child';
import { testsFor, type Reach } from './reach';
import type { Mutant } from './sites';

/** The longest time for the tests of one change, in milliseconds. */
const LIMIT = 300_000;

export type Verdict =
	| { readonly is: 'noticed'; readonly by: string }
	| { readonly is: 'unnoticed'; readonly files: number }
	/** The time was over. */
	| { readonly is: 'undecided' };

export interface Judged {
	readonly mutant: Mutant;
	readonly sample: Verdict;
	readonly all: Verdict;
	readonly seconds: number;
}

export interface Bench {
	/** The copy. */
	readonly copy: string;
	readonly tools: string;
	readonly reach: Reach;
	readonly compiler: Compiler | undefined;
}

export async function judge(bench: Bench, mutant: Mutant): Promise<Judged> {
	const start = performance.now();
	const judged = (sample: Verdict, all = sample): Judged => ({
		mutant,
		sample,
		all,
		seconds: Math.round((performance.now() - start) / 1000),
	});
	apply(bench.copy, mutant);
	try {
		const [fault] = bench.compiler?.faults(mutant.file) ?? [];
		if (fault !== undefined) return judged({ is: 'noticed', by: `types: ${fault}` });
		const sample = await testsNotice(bench, mutant, false);
		return sample.is === 'unnoticed' ? judged(sample, await testsNotice(bench, mutant, true)) : judged(sample);
	} finally {
		restore(bench.copy);
		bench.compiler?.forget(mutant.file);
	}
}

/** `all`: only of the test files that do more in `npm run test:all`. */
async function testsNotice({ copy, tools, reach }: Bench, mutant: Mutant, all: boolean): Promise<Verdict> {
	const { inside, outside } = testsFor(mutant, reach);
	const doesMore = all ? chooses(copy) : () => true;
	let left = LIMIT;
	let count = 0;
	for (const [files, needsBundles] of [
		[inside.filter(doesMore), false],
		[outside.filter(doesMore), true],
	] as const) {
		if (files.length === 0) continue;
		const start = performance.now();
		if (needsBundles)
			try {
				bundle(copy);
			} catch {
				return { is: 'noticed', by: 'the bundles' };
			}
		const milliseconds = left - (performance.now() - start);
		if (milliseconds <= 0) return { is: 'undecided' };
		const { isComplete, failures } = await runJest({ root: copy, tools, files, all, milliseconds });
		const [first] = failures;
		if (first) return { is: 'noticed', by: `${first.file}: ${first.title}` };
		if (!isComplete) return { is: 'undecided' };
		count += files.length;
		left -= performance.now() - start;
	}
	return { is: 'unnoticed', files: count };
}

/** Whether a test file asks what is chosen: it imports a file that reads the variable. */
function chooses(root: string): (test: string) => boolean {
	const known = new Map<string, readonly string[]>();
	const asks = new Map<string, boolean>();
	const isAsking = (file: string): boolean => {
		if (!asks.has(file)) asks.set(file, readFileSync(path.join(root, file), 'utf8').includes('OCTAVO_TESTS'));
		return asks.get(file)!;
	};
	return (test) => [...closureOf(root, test, known)].some(isAsking);
}
