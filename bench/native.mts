/** Native programs as whole processes: from a file to a file. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Reply } from './child.mts';

/** GNU time reports the peak memory of a process. */
const TIME = '/usr/bin/time';
/** qpdf ends with 3 after warnings, which is a success. */
const WARNINGS = 3;

export async function native(
	command: string,
	args: (output: string) => string[],
	limit: number,
	processor: boolean,
): Promise<Reply> {
	// Results go to a file system in memory, if there is one, so that the disk is not measured.
	const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'octavo-bench-'));
	try {
		const [output, peak] = [path.join(folder, 'out.pdf'), path.join(folder, 'peak')];
		const told = existsSync(TIME);
		const line = [command, ...args(output)];
		const started = performance.now();
		const code = await end(told ? [TIME, '-q', '-f', '%M %U %S', '-o', peak, ...line] : line, limit);
		const elapsed = performance.now() - started;
		if (code === 'killed') return { failure: `more than ${limit / 1000} s` };
		if (code !== 0 && !(command === 'qpdf' && code === WARNINGS)) return { failure: `exit ${code}` };
		const [memory, user = 0, system = 0] = told
			? (readFileSync(peak, 'latin1').trim().split('\n').at(-1) ?? '').split(' ').map(Number)
			: [];
		const cold = processor && told ? (user + system) * 1000 : elapsed;
		// Some write several files, with names made of this one.
		const results = readdirSync(folder).filter((file) => file.endsWith('.pdf'));
		const size = results.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
		return { cold, warm: undefined, memory: memory && memory * 1024, size, pause: 0, documents: results.length };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Whether a program can be started at all. */
export async function installed(command: string): Promise<boolean> {
	return (await end([command, '-v'], 10_000)) !== null;
}

function end(line: readonly string[], limit: number): Promise<number | null | 'killed'> {
	return new Promise((resolve) => {
		const child = spawn(line[0] ?? '', line.slice(1), { stdio: 'ignore' });
		let killed = false;
		const timer = setTimeout(() => {
			killed = true;
			child.kill('SIGKILL');
		}, limit);
		child.once('error', () => resolve(null));
		child.once('exit', (code) => {
			clearTimeout(timer);
			resolve(killed ? 'killed' : code);
		});
	});
}
