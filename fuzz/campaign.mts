/** One run: starts one child process after another, collects their findings, and prints the figures at the end. */
import { fork, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryOf, processorSecondsOf } from '../test/support/cost/process-figures';
import { readInput, type Finding, type Progress } from './child.mts';
import { kindOf } from './minimise.mts';

/** The environment variable that makes this script a child. */
export const ROLE = 'OCTAVO_FUZZ';
/** A child that is silent for more seconds of processor time than this hangs: on a busy machine it may wait for its turn. */
const HANG = 30;
const MEGABYTES = 1200;
/** Milliseconds for minimising all findings. */
const MINIMISING = 300_000;
const HEAP = 640;

export const folder = path.join(process.env['OCTAVO_ROOT'] ?? '.', '.cache', 'fuzz');

const start = (...role: string[]): ChildProcess =>
	fork(fileURLToPath(import.meta.url), [], {
		env: { ...process.env, [ROLE]: role.join('\n') },
		execArgv: ['--enable-source-maps', '--expose-gc', `--max-old-space-size=${HEAP}`],
		stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
	});

export class Campaign {
	private readonly findings = new Map<string, Finding & { file: string; times: number }>();
	private readonly totals = { executions: 0, successes: 0, judged: 0, kept: 0 };
	private readonly byTarget: Record<string, number> = {};
	private best: Progress['coverage'] = { functions: 0, allFunctions: 0, characters: 0, allCharacters: 0 };
	private readonly started = Date.now();

	constructor(
		private readonly names: readonly string[],
		readonly until: number,
	) {}

	/** Runs one process until the time ends or the process must be replaced. */
	child(seed: number): Promise<void> {
		const child = start('fuzz', this.names.join(','), String(seed));
		let [heard, progress, errors] = [0, undefined as Progress | undefined, ''];
		return new Promise((resolve) => {
			const current = path.join(folder, `current-${child.pid}`);
			/** Whether the process was ended because it grew, which may be the fault of earlier inputs. */
			let grown = false;
			const blame = (what: string) => {
				if (!existsSync(current)) {
					this.note({ target: 'none', what }, '');
					return;
				}
				const file = path.join(folder, 'crashes', `${what.replace(/\W+/g, '-').slice(0, 20)}-${seed}`);
				mkdirSync(path.dirname(file), { recursive: true });
				copyFileSync(current, file);
				this.note({ target: readInput(file).target, what }, file);
			};
			const watch = setInterval(() => {
				if (memoryOf(child.pid).resident / 1e6 > MEGABYTES) grown = true;
				else if (existsSync(current) && processorSecondsOf(child.pid) - heard > HANG) blame(`hang: nothing heard for ${HANG} s`);
				else if (Date.now() < this.until) return;
				child.kill('SIGKILL');
			}, 100);
			child.stderr?.on('data', (text: Buffer) => (errors = `${errors}${text.toString('utf8')}`.slice(-4000)));
			child.on('message', (message: { progress?: Progress; finding?: Finding; file?: string }) => {
				heard = processorSecondsOf(child.pid);
				if (message.finding) this.note(message.finding, message.file ?? '');
				if (message.progress) progress = message.progress;
			});
			child.once('exit', (code, signal) => {
				clearInterval(watch);
				if (progress) this.add(progress);
				if (signal !== 'SIGKILL') {
					const line = errors.split('\n').find((one) => /error|heap/i.test(one)) ?? '';
					blame(`process ended (${signal ?? code}) ${line.slice(0, 200)}`);
				}
				const alone = grown && existsSync(current) ? residentAlone(current) : Promise.resolve(0);
				void alone.then((resident) => {
					if (resident > MEGABYTES) blame(`memory: ${Math.round(resident)} MB resident`);
					rmSync(current, { force: true });
					resolve();
				});
			});
		});
	}

	async finish(): Promise<void> {
		const share = Math.min(40_000, MINIMISING / Math.max(1, this.findings.size));
		for (const { file } of this.findings.values()) if (file) await ended(start('minimise', file, String(share)));
		const minutes = (Date.now() - this.started) / 60_000;
		const { executions, successes, judged, kept } = this.totals;
		const { functions, allFunctions, characters, allCharacters } = this.best;
		console.log(
			`\n${executions} executions in ${minutes.toFixed(1)} minutes (${Math.round(executions / minutes / 60)} a second)`,
		);
		console.log(
			`${successes} operations succeeded, every result opened again; ${judged} shown to qpdf; ${kept} inputs kept for new code`,
		);
		const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
		console.log(
			`coverage of shared/: ${functions} functions of ${allFunctions} (${percent(functions, allFunctions)}), ${percent(characters, allCharacters)} of the code by length of blocks`,
		);
		console.log(
			Object.entries(this.byTarget)
				.map(([name, count]) => `${name} ${count}`)
				.join(', '),
		);
		for (const { target, what, file, times } of this.findings.values())
			console.log(`${target}: ${what} (${times} times)\n  ${file}`);
		console.log(`${this.findings.size} kinds of failure`);
		process.exitCode = this.findings.size === 0 && executions > 0 ? 0 : 1;
	}

	private note(finding: Finding, file: string): void {
		const known = this.findings.get(kindOf(finding.what));
		if (known) {
			known.times++;
			if (file && file !== known.file) rmSync(file, { force: true });
			return;
		}
		console.log(`${finding.target}: ${finding.what}\n  ${file}`);
		this.findings.set(kindOf(finding.what), { ...finding, file, times: 1 });
	}

	private add({ coverage, byTarget, ...counts }: Progress): void {
		for (const key of ['executions', 'successes', 'judged', 'kept'] as const) this.totals[key] += counts[key];
		for (const [name, count] of Object.entries(byTarget)) this.byTarget[name] = (this.byTarget[name] ?? 0) + count;
		if (coverage.characters > this.best.characters) this.best = coverage;
	}
}

const ended = (child: ChildProcess): Promise<void> =>
	new Promise((resolve) => {
		const limit = setTimeout(() => child.kill('SIGKILL'), 60_000);
		child.once('exit', () => {
			clearTimeout(limit);
			resolve();
		});
	});

/** The most megabytes that an input makes resident in a separate process; Infinity if that process does not end well. */
async function residentAlone(file: string): Promise<number> {
	const child = start('measure', file);
	let most = Infinity;
	child.on('message', ({ resident }: { resident: number }) => (most = resident));
	await ended(child);
	return most;
}
