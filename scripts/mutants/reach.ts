/** Which functions each test file runs: recorded once for a commit. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, git, restore } from './copy';
import { instrumented, MARKS, marksModule } from './instrument';
import { runJest } from './jest-child';
import type { Mutant } from './sites';

/** The numbers of functions, by source. */
type Ran = Readonly<Record<string, readonly number[]>>;
export interface Recorded {
	readonly file: string;
	readonly passed: boolean;
	readonly seconds: number;
	/** In the process of the test. */
	readonly inside: Ran;
	/** In other processes and threads, some of which run bundles. */
	readonly outside: Ran;
}
export interface Reach {
	/** Test files that fail without a change are not in it. */
	readonly tests: readonly Recorded[];
	readonly failing: readonly string[];
}

const HOUR = 3_600_000;

/** `folder` keeps the marks of every test file that has ended, for a run that goes on later. */
export async function recordReach(
	copy: string,
	tools: string,
	sources: readonly string[],
	folder: string,
	tests = testFiles(copy),
): Promise<Reach> {
	const kept = path.join(folder, 'reach.json');
	if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Reach;
	for (const name of ['done', 'outside', 'running']) mkdirSync(path.join(folder, name), { recursive: true });
	for (const name of ['outside', 'running'])
		for (const file of readdirSync(path.join(folder, name))) rmSync(path.join(folder, name, file));
	const files = tests.filter((file) => !existsSync(path.join(folder, 'done', encodeURIComponent(file))));
	if (files.length > 0) {
		instrument(copy, sources, folder);
		await runJest({ root: copy, tools, files, all: false, milliseconds: HOUR * 3, isPatient: true, marks: folder });
		restore(copy);
	}
	const found = tests.flatMap((file) => read(path.join(folder, 'done', encodeURIComponent(file))));
	const doubtful = found.filter(({ passed }) => !passed).map(({ file }) => file);
	const failing = await failingWithoutChange(copy, tools, doubtful);
	const reach = { tests: found.filter(({ file }) => !failing.includes(file)), failing };
	writeFileSync(kept, JSON.stringify(reach));
	return reach;
}

const read = (file: string): Recorded[] => (existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Recorded] : []);

const testFiles = (copy: string): string[] =>
	git(copy, 'ls-files', 'test')
		.split('\n')
		.filter((file) => file.endsWith('.test.ts'));

function instrument(copy: string, sources: readonly string[], folder: string): void {
	for (const file of sources) {
		const place = path.join(copy, file);
		writeFileSync(place, instrumented(file, readFileSync(place, 'utf8')));
	}
	writeFileSync(path.join(copy, MARKS), marksModule(folder));
	const script = path.join(copy, 'scripts', 'bundle-action.mjs');
	if (!existsSync(script)) return;
	// With marks it is larger than it may be.
	writeFileSync(script, readFileSync(script, 'utf8').replace(/^const LIMIT = .*$/m, 'const LIMIT = Infinity;'));
	bundle(copy);
}

/** Some tests read sources, and fail because of the marks. */
async function failingWithoutChange(copy: string, tools: string, files: readonly string[]): Promise<string[]> {
	if (files.length === 0) return [];
	bundleIfThere(copy);
	const { failures } = await runJest({ root: copy, tools, files, all: false, milliseconds: HOUR, isPatient: true });
	return [...new Set(failures.map(({ file }) => file))];
}

function bundleIfThere(copy: string): void {
	if (existsSync(path.join(copy, 'scripts', 'bundle-node.mjs'))) bundle(copy);
}

/** The test files that reach a change, the nearest and quickest first: in their own process, and in others, where bundles run. */
export function testsFor(
	{ file, reachedBy }: Mutant,
	{ tests }: Reach,
): { readonly inside: string[]; readonly outside: string[] } {
	const isReached = (ran: Ran): boolean => reachedBy.some((number) => ran[file]?.includes(number));
	const near = (test: string): number => sharedParts(test, file);
	const order = (some: readonly Recorded[]): string[] =>
		[...some]
			.sort((one, other) => near(other.file) - near(one.file) || one.seconds - other.seconds)
			.map(({ file: name }) => name);
	return {
		inside: order(tests.filter(({ inside }) => isReached(inside))),
		outside: order(tests.filter(({ outside }) => isReached(outside))),
	};
}

/** How many parts of their paths are the same: tests mirror the sources. */
function sharedParts(test: string, source: string): number {
	const wanted = source.replace(/^shared\/|\.ts$/g, '').split('/');
	const parts = test.replace(/^test\/|\.test\.ts$/g, '').split('/');
	const differs = parts.findIndex((part, index) => part !== wanted[index]);
	return differs < 0 ? parts.length : differs;
}
