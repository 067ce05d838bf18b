/** Tools that all measurements share: compiled child processes, native programs, rounds, medians, tables. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { leanFontkit } from '../scripts/lean/fontkit.mjs';
import { wasmModules } from '../scripts/wasm/wasm-modules.mjs';
import { Worker, type Failure } from '../test/support/readers/worker';

export const ROOT = process.env['OCTAVO_ROOT'] ?? '.';
/** The longest time for one run, in milliseconds. */
const LIMIT = 180_000;

/** A new folder, in memory if the system has such a file system, so that the disk is not measured. It is deleted with the process. */
export function temporaryFolder(parent = existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir()): string {
	mkdirSync(parent, { recursive: true });
	const folder = mkdtempSync(path.join(parent, 'octavo-bench-'));
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/**
 * Compiles a script of the checkout `root` for child processes, in chunks, so that a child loads only what it runs, libraries
 * included, as in the published bundles. Returns the path of the compiled script.
 */
export async function compile(script: string, root = ROOT): Promise<string> {
	const folder = temporaryFolder(path.join(ROOT, '.cache', 'run'));
	const { build } = await import('esbuild');
	await build({
		entryPoints: [path.join(root, script)],
		outdir: folder,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		splitting: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		// As in the bundles: named constants become their numbers.
		minifySyntax: true,
		mainFields: ['module', 'main'],
		plugins: [leanFontkit, wasmModules()],
		// pdf.js looks for its own files beside its own.
		external: ['esbuild', 'pdfjs-dist'],
		define: { 'process.env.OCTAVO_ROOT': JSON.stringify(path.resolve(ROOT)) },
		banner: {
			js: "import { createRequire as octavoRequire } from 'node:module'; const require = octavoRequire(import.meta.url);",
		},
		sourcemap: true,
		logLevel: 'warning',
	});
	return path.join(folder, path.basename(script).replace(/\.mts$/, '.mjs'));
}

/** The answer of a compiled script to one task, in a fresh process. */
export async function once<Task, Answer>(
	script: string,
	task: Task,
	flags: readonly string[] = ['--expose-gc'],
): Promise<Answer | Failure> {
	const worker = new Worker<Task, Answer>(script, { milliseconds: LIMIT, megabytes: Infinity }, flags);
	const answer = await worker.run(task);
	worker.stop();
	return answer;
}

export interface Ended {
	/** Null if the program cannot be started, or took too long. */
	readonly code: number | null;
	/** From start to end. */
	readonly milliseconds: number;
	/** If GNU time is installed: milliseconds of processor time, and bytes of memory at the peak. */
	readonly processor?: number;
	readonly memory?: number;
	/** The output to stderr. */
	readonly errors: string;
}

const TIME = '/usr/bin/time';
let folder: string | undefined;
let calls = 0;
const running = new Set<number>();
process.on('exit', () => running.forEach((pid) => process.kill(-pid, 'SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Runs a program to its end. */
export function native(line: readonly string[]): Promise<Ended> {
	const told = path.join((folder ??= temporaryFolder()), String(calls++));
	const isTimed = existsSync(TIME);
	const [command = '', ...args] = isTimed ? [TIME, '-q', '-f', '%M %U %S', '-o', told, ...line] : line;
	return new Promise((resolve) => {
		const started = performance.now();
		// A separate group, so that the limit ends both GNU time and the program.
		const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
		const pid = child.pid ?? 0;
		const end = (code: number | null): void => {
			const milliseconds = performance.now() - started;
			clearTimeout(timer);
			running.delete(pid);
			const figures = isTimed && existsSync(told) ? (readFileSync(told, 'latin1').trim().split('\n').at(-1) ?? '') : undefined;
			const [memory = 0, user = 0, system = 0] = figures?.split(' ').map(Number) ?? [];
			resolve({ code, milliseconds, errors, ...(figures && { processor: (user + system) * 1000, memory: memory * 1024 }) });
		};
		const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), LIMIT);
		let errors = '';
		if (pid !== 0) running.add(pid);
		child.stderr.on('data', (text: Buffer) => (errors += text.toString('latin1')));
		child.once('error', () => end(null));
		child.once('close', end);
	});
}
/** qpdf ends with 3 after warnings, and pdfsig with 2 if there are no signatures. */
export const isSuccess = ([command]: readonly string[], { code }: Ended): boolean =>
	code === 0 || (command === 'qpdf' && code === 3) || (command === 'pdfsig' && code === 2);

/**
 * All works take turns, so that other work of the machine affects all of them. A work that has taken `enough` milliseconds, or
 * that `fails`, does not run again.
 */
export async function inTurns<T>(
	works: Readonly<Record<string, () => T | Promise<T>>>,
	rounds: number,
	{ enough = Infinity, fails = () => false }: { enough?: number; fails?: (result: T) => boolean } = {},
): Promise<Map<string, T[]>> {
	const results = new Map(Object.keys(works).map((name): [string, T[]] => [name, []]));
	const spent = new Map<string, number>();
	for (let round = 0; round < rounds; round++)
		for (const [name, work] of Object.entries(works)) {
			if ((spent.get(name) ?? 0) > enough) continue;
			const started = performance.now();
			const result = await work();
			spent.set(name, fails(result) ? Infinity : (spent.get(name) ?? 0) + performance.now() - started);
			results.get(name)!.push(result);
		}
	return results;
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
	const started = performance.now();
	await work();
	return performance.now() - started;
}

/** Of sorted values, the one below which `share` of them are. */
export const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
export const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);
export const median = (values: readonly number[]): number => sorted(values)[values.length >> 1] ?? NaN;

export const milliseconds = (value: number): string =>
	value < 1000 ? `${value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)} ms` : `${(value / 1000).toFixed(1)} s`;
export const megabytes = (bytes: number, digits = 0): string => `${(bytes / 1e6).toFixed(digits)} MB`;

export function groupsOf<T>(items: Iterable<T>, of: (item: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const group = groups.get(of(item));
		if (group) group.push(item);
		else groups.set(of(item), [item]);
	}
	return groups;
}

/** A table of Markdown. Columns hold numbers, unless they are in `texts`. */
export function table(
	head: readonly string[],
	rows: readonly (readonly (string | number)[])[],
	texts: readonly number[] = [0],
): string {
	const ruler = head.map((_, column) => (texts.includes(column) ? '---' : '--:'));
	return [head, ruler, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The table with columns of one width, for a terminal. */
export function aligned(markdown: string): string {
	const rows = markdown.split('\n').map((line) => line.slice(2, -2).split(' | '));
	const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
	const cell = (text: string, column: number) =>
		/^-+:?$/.test(text) ? '-'.repeat(widths[column]!) : text.padEnd(widths[column]!);
	return rows.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
}

/** A goal that is missed is marked; without a goal, the value alone. */
export function against(value: number, most?: number, unit = ''): string {
	const shown = `${value.toPrecision(3)}${unit}`;
	return most === undefined ? shown : `${shown} (at most ${most}${unit})${value <= most ? '' : ' MISSED'}`;
}

/** The command, the checkout and the machine that gave a table. */
export function made(command: string, node = process.version): string {
	const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' }).trim();
	return `\`${command}\`, commit ${commit}, Node ${node}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`;
}

/** Puts `content` between the markers of `name` in bench/README.md or bench/results.md. */
export function publish(name: string, content: string): void {
	const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
	const files = ['README.md', 'results.md'].map((file) => path.join(ROOT, 'bench', file));
	const file = files.find((one) => readFileSync(one, 'utf8').includes(start));
	if (file === undefined) throw new Error(`bench/README.md and bench/results.md have no marker ${start}`);
	const text = readFileSync(file, 'utf8');
	const [from, to] = [text.indexOf(start), text.indexOf(end)];
	if (to < from) throw new Error(`${path.relative(ROOT, file)} has no marker ${end} after ${start}`);
	writeFileSync(file, `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`);
}

/** One of the measurements of `npm run bench -- --only NAME`. */
export interface Group {
	/** For the usage. */
	readonly about: string;
	/** How often, unless the command says it. */
	readonly rounds: number;
	/** `node`: the version that was measured, if it is another one. */
	run(rounds: number): Promise<{ readonly text: string; readonly missed: boolean; readonly node?: string }>;
}
