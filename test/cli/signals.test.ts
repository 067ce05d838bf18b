/** Ctrl-C and other ends by a signal, in the midst of the work of a real process: no half files, no lock, the signal's own code. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { numbered } from '../support/documents/drawn';
import { pathOf } from '../support/judges/programs.cjs';
import { withPrograms } from '../support/judges/tools';
import { root } from '../support/repository';
import { sampled, testInTurn } from '../support/sample';

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-signals-'));
const octavo = path.join(folder, 'package', 'octavo.mjs');
let here: string;
const at = (...names: string[]): string => path.join(here, ...names);
const list = (...names: string[]): string[] => (existsSync(at(...names)) ? readdirSync(at(...names)).sort() : []);

const DOCUMENTS = 200;
const JOB = 'files: inbox/*.pdf\nsteps:\n  - reverse_pages\noutput: out/{name}.pdf\ndone: done\nreport: report.json\n';

beforeAll(() => {
	execFileSync(process.execPath, ['scripts/bundle-package.mjs', path.join(folder, 'package')], { cwd: root, stdio: 'pipe' });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
	here = mkdtempSync(path.join(folder, 'work-'));
	for (const name of ['inbox', 'parts', 'temporary']) mkdirSync(at(name));
});

async function fillInbox(): Promise<void> {
	const page = await numbered(20);
	for (let number = 1; number <= DOCUMENTS; number++) writeFileSync(at('inbox', `${number}.pdf`), page);
	writeFileSync(at('job.yml'), JOB);
}

interface Ended {
	/** Of a shell: 128 and the number of the signal that ended the process. */
	readonly code: number;
	readonly told: string;
}

/** Starts a command, and calls `onTold` whenever it writes. */
async function start(words: readonly string[], onTold: (told: string, child: ChildProcess) => void): Promise<Ended> {
	const child = spawn(process.execPath, [octavo, ...words], {
		cwd: here,
		env: { PATH: process.env['PATH'], TMPDIR: at('temporary') },
		stdio: ['pipe', 'pipe', 'pipe'],
	});
	let told = '';
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		told += text;
		onTold(told, child);
	});
	child.stdout.resume();
	onTold(told, child);
	return await endOf(child, () => told);
}

const endOf = (child: ChildProcess, told: () => string): Promise<Ended> =>
	new Promise((resolve, reject) =>
		child
			.on('error', reject)
			.on('close', (code, signal) => resolve({ code: signal === null ? code! : 128 + constants.signals[signal], told: told() })),
	);

/** Files that a run should not leave behind. */
const leftovers = (): string[] =>
	readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:tmp|lock)$/.test(name));

describe('octavo run', () => {
	const signals = [
		['SIGINT', 130],
		['SIGTERM', 143],
		['SIGHUP', 129],
	] as const;
	testInTurn.each(sampled(signals, 1))('ends with %s; the next run does the rest', async (signal, code) => {
		await fillInbox();
		const ended = await start(['run', 'job.yml'], (told, child) => {
			if (told.includes('→') && !child.killed) child.kill(signal);
			// The person is impatient.
			else if (told.includes('Cancelled')) child.kill('SIGINT');
		});
		expect(ended).toEqual({ code, told: expect.stringContaining('Cancelled') });
		expect(leftovers()).toEqual([]);
		expect(list('temporary')).toEqual([]);
		const done = list('done');
		expect(list('out')).toEqual(done);
		expect(done.length).toBeGreaterThan(0);
		expect(done.length).toBeLessThan(DOCUMENTS);
		expect(list('inbox')).toHaveLength(DOCUMENTS - done.length);
		expect(new Set(done.map((name) => readFileSync(at('out', name)).length)).size).toBe(1);
		const { results } = JSON.parse(readFileSync(at('report.json'), 'utf8')) as { results: { status: string }[] };
		expect(results.filter(({ status }) => status === 'done')).toHaveLength(done.length);
		expect(results).toHaveLength(DOCUMENTS);
		expect(await start(['run', 'job.yml', '--quiet'], () => undefined)).toEqual({ code: 0, told: '' });
		expect(list('out')).toHaveLength(DOCUMENTS);
	});
});

describe('octavo watch', () => {
	testInTurn('ends in the midst of its first run as octavo run does', async () => {
		await fillInbox();
		const ended = await start(['watch', 'job.yml'], (told, child) => told.includes('→') && child.kill('SIGTERM'));
		expect(ended.code).toBe(143);
		expect(leftovers()).toEqual([]);
		expect(list('out')).toEqual(list('done'));
	});

	testInTurn('does a document that arrives during the first run, and ends while it waits', async () => {
		await fillInbox();
		const page = await numbered(1);
		const ended = await start(['watch', 'job.yml'], (told, child) => {
			if (told.includes('→') && list('inbox').length > 0 && !existsSync(at('came'))) {
				writeFileSync(at('came'), '');
				writeFileSync(at('inbox', 'late.pdf'), page);
			}
			if (told.includes('out/late.pdf')) child.kill('SIGINT');
		});
		expect(ended).toEqual({ code: 130, told: expect.stringContaining('Watching inbox') });
		expect(list('out')).toHaveLength(DOCUMENTS + 1);
		expect(leftovers()).toEqual([]);
	});
});

testInTurn('a split leaves all parts or none', async () => {
	writeFileSync(at('many.pdf'), await numbered(2000));
	const ended = await start(
		['split-by-page-count', 'many.pdf', '--pages-per-part', '1', '-o', 'parts/{index}.pdf'],
		(_, child) => {
			if (child.listenerCount('close') > 0) return;
			// The first part that is written.
			const watcher = watch(at('parts'), () => child.kill('SIGTERM'));
			child.once('close', () => watcher.close());
		},
	);
	expect(ended.code).toBe(143);
	expect(list('parts')).toEqual([]);
});

test('a document of standard input leaves no temporary file', async () => {
	const ended = await start(['info', '-'], (_, child) => {
		if (child.listenerCount('close') > 0) return;
		// Standard input never ends.
		const watcher = watch(at('temporary'), () => child.kill('SIGINT'));
		child.once('close', () => watcher.close());
	});
	expect(ended).toEqual({ code: 130, told: '' });
	expect(list('temporary')).toEqual([]);
});

/** Runs a command at its own terminal, and presses a key when it has written `mark`. Prints its code and the screen. */
const AT_A_TERMINAL = `
import os, pty, sys
mark, key = sys.argv[1].encode(), sys.argv[2].encode()
child, screen = pty.fork()
if child == 0:
    os.execv(sys.argv[3], sys.argv[3:])
seen = b''
while True:
    try:
        part = os.read(screen, 65536)
    except OSError:
        break
    if not part:
        break
    seen += part
    if mark in seen and key == b'close':
        os.close(screen)
        break
    if mark in seen:
        os.write(screen, key)
        mark = b'\\x00'
_, status = os.waitpid(child, 0)
print(128 + os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status))
sys.stdout.flush()
sys.stdout.buffer.write(seen)
`;

withPrograms('python3')('at a terminal', () => {
	const pressKey = (words: readonly string[], mark: string, key: string): Ended => {
		const { stdout } = spawnSync(pathOf('python3')!, ['-c', AT_A_TERMINAL, mark, key, process.execPath, octavo, ...words], {
			cwd: here,
			encoding: 'utf8',
			env: { PATH: process.env['PATH'], TMPDIR: at('temporary'), TERM: 'xterm' },
			timeout: 60_000,
			killSignal: 'SIGKILL',
		});
		const [code = '', ...told] = stdout.split('\n');
		return { code: Number(code), told: told.join('\n') };
	};
	const CTRL_C = '\u0003';
	const CTRL_D = '\u0004';
	/** Not a key. */
	const CLOSE = 'close';

	testInTurn('a merge shows the cursor again, and leaves no half file', async () => {
		const page = await numbered(1000);
		for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) writeFileSync(at('inbox', `${name}.pdf`), page);
		const { code, told } = pressKey(['merge', 'inbox', '-o', 'all.pdf'], 'merge-documents [█', CTRL_C);
		expect(code).toBe(130);
		expect(list()).toEqual(['inbox', 'parts', 'temporary']);
		expect(told).toContain('Cancelled');
		expect(told.lastIndexOf('\u001b[?25h')).toBeGreaterThan(told.lastIndexOf('\u001b[?25l'));
	});

	testInTurn('a merge leaves no half file when its terminal is closed', async () => {
		const page = await numbered(1000);
		for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) writeFileSync(at('inbox', `${name}.pdf`), page);
		expect(pressKey(['merge', 'inbox', '-o', 'all.pdf'], 'merge-documents [█', CLOSE).code).toBe(129);
		expect(list()).toEqual(['inbox', 'parts', 'temporary']);
		expect(list('temporary')).toEqual([]);
	});

	testInTurn.each([
		['Ctrl-C ends the command', CTRL_C, 130, /Open Password/],
		['the end of the input is not a password', CTRL_D, 2, /--open-password: cannot be asked for/],
	])('at the question for a password, %s', async (_, key, code, told) => {
		writeFileSync(at('a.pdf'), await numbered(1));
		expect(pressKey(['text', 'a.pdf', '--open-password', '-'], 'Open Password: ', key)).toEqual({
			code,
			told: expect.stringMatching(told),
		});
	});
});
