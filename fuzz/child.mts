/** The process that fuzzes. It may hang, grow or crash, and is then replaced. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isThere } from '../test/support/judges/programs.cjs';
import { Random } from '../test/support/random';
import { Coverage, type Covered } from './coverage.mts';
import { qpdfSays } from './qpdf.mts';
import { documentSeeds, imageSeeds, markdownSeeds, packageSeeds } from './seeds.mts';
import { Violation, type Input, type Success, type Target } from './target.mts';
import { targets } from './targets.mts';

/** Mutants between two readings of the coverage. */
const BATCH = 12;
/** One success in this number is judged by qpdf, which costs a process. */
const JUDGED = 8;
/** Seconds of processor time that every input may take, and more by its size. A byte of Markdown fills more of a page than a byte of a PDF. */
const allowedSeconds = (bytes: number, seeds: Target['seeds']): number =>
	seeds === 'markdown' ? 2 + bytes / 40_000 : 1 + bytes / 200_000;

export interface Progress {
	readonly executions: number;
	readonly successes: number;
	readonly judged: number;
	readonly kept: number;
	readonly coverage: Covered;
	readonly byTarget: Readonly<Record<string, number>>;
}

export interface Finding {
	readonly target: string;
	readonly what: string;
}

/** An input in a file: a line of JSON, then the bytes. */
export function writeInput(file: string, target: string, { bytes, text }: Input): void {
	writeFileSync(file, Buffer.concat([Buffer.from(`${JSON.stringify({ target, text })}\n`), bytes]));
}

export function readInput(file: string): { target: string; input: Input } {
	const whole = readFileSync(file);
	const line = whole.indexOf(10);
	const { target, text } = JSON.parse(whole.toString('utf8', 0, line)) as { target: string; text: string };
	return { target, input: { bytes: whole.subarray(line + 1), text } };
}

/** Runs an input. Returns what is wrong, or undefined. */
export async function judge(name: string, input: Input, withQpdf: boolean): Promise<{ wrong?: string; success?: Success }> {
	const target = targets[name]!;
	const before = process.cpuUsage();
	let success: Success | undefined;
	try {
		success = await target.run(input);
	} catch (thrown) {
		return { wrong: describe(thrown) };
	}
	const { user, system } = process.cpuUsage(before);
	const seconds = (user + system) / 1e6;
	// Parameters have fonts and images.
	const size = input.bytes.length + input.text.length;
	if (seconds > allowedSeconds(size, target.seeds)) return { wrong: `slow: ${seconds.toFixed(1)} s for ${size} bytes` };
	if (success && withQpdf) {
		const wrong = qpdfSays(success);
		if (wrong) return { wrong };
	}
	return success ? { success } : {};
}

/** With more resident bytes than this, garbage is collected before the next input. */
const CLEARED = 500e6;

const describe = (thrown: unknown): string => {
	if (thrown instanceof Violation) return thrown.message;
	if (!(thrown instanceof Error)) return String(thrown);
	const places = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at .*shared\//.test(line));
	return `${thrown.name}: ${thrown.message.slice(0, 120)} ${(places[0] ?? '').trim()}`;
};

/** Fuzzes until it is killed. Reports progress and findings to the parent. */
export async function fuzz(folder: string, names: readonly string[], seed: number): Promise<void> {
	process.on('disconnect', () => process.exit());
	const random = new Random(seed);
	const own = fileURLToPath(import.meta.url);
	const coverage = new Coverage(import.meta.url, readFileSync(own, 'utf8'));
	const corpus = path.join(folder, 'corpus');
	mkdirSync(corpus, { recursive: true });
	const pools = await startingPools(corpus);
	const byTarget: Record<string, number> = {};
	const counts = { executions: 0, successes: 0, judged: 0, kept: 0 };
	const current = path.join(folder, `current-${process.pid}`);

	const execute = async (name: string, input: Input): Promise<void> => {
		writeInput(current, name, input);
		counts.executions++;
		byTarget[name] = (byTarget[name] ?? 0) + 1;
		const withQpdf = isThere('qpdf') && counts.successes % JUDGED === JUDGED - 1;
		const { wrong, success } = await judge(name, input, withQpdf);
		if (success) {
			counts.successes++;
			if (withQpdf) counts.judged++;
		}
		if (wrong) process.send?.({ finding: { target: name, what: wrong } satisfies Finding, file: keep(folder, name, input) });
	};

	for (let told = 0; ;) {
		const name = random.pick(names);
		const target = targets[name]!;
		const pool = pools[target.seeds];
		const batch: Input[] = [];
		while (batch.length < BATCH) batch.push(await target.mutate(random, random.pick(pool), random.pick(pool)));
		for (const input of batch) {
			// Memory that earlier inputs left does not count for this one.
			if (process.memoryUsage.rss() > CLEARED) globalThis.gc?.();
			await execute(name, input);
		}
		if (coverage.take() > 0) {
			// Running the batch again would not show which input reached the new code, so one is kept at random.
			const chosen = random.pick(batch);
			pool.push(chosen);
			counts.kept++;
			writeInput(path.join(corpus, `${target.seeds}-${fingerprint(chosen)}`), name, chosen);
		}
		if (Date.now() - told > 500) {
			told = Date.now();
			process.send?.({ progress: { ...counts, coverage: coverage.summary(), byTarget } satisfies Progress });
		}
	}
}

async function startingPools(corpus: string): Promise<Record<Target['seeds'], Input[]>> {
	const pools: Record<Target['seeds'], Input[]> = {
		documents: (await documentSeeds()).map((bytes) => ({ bytes, text: '{}' })),
		images: imageSeeds().map((bytes) => ({ bytes, text: '{}' })),
		markdown: markdownSeeds().map((text) => ({ bytes: Buffer.from(text), text: '{}' })),
		packages: (await packageSeeds()).map(({ body, contentType }) => ({ bytes: body, text: contentType })),
		texts: ['1', '3,1,2', '-1..1', '2..', '{}', 'AES-128'].map((text) => ({ bytes: new Uint8Array(), text })),
	};
	for (const file of readdirSync(corpus).slice(-2000)) {
		const { target, input } = readInput(path.join(corpus, file));
		const known = targets[target];
		if (known) pools[known.seeds].push(input);
	}
	return pools;
}

const fingerprint = ({ bytes, text }: Input): string =>
	createHash('sha256').update(text).update(bytes).digest('hex').slice(0, 16);

function keep(folder: string, name: string, input: Input): string {
	const file = path.join(folder, 'crashes', `${name}-${fingerprint(input)}`);
	mkdirSync(path.dirname(file), { recursive: true });
	writeInput(file, name, input);
	return file;
}
