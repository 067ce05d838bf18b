/** Runs of jest in a copy of the project, which end at the first failure or after a time. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';

const WORKERS = 2;
/** Milliseconds between two looks for a failure. */
const LOOK = 250;

export interface Failure {
	readonly file: string;
	readonly title: string;
}
export interface Ended {
	/** False if the time was over. */
	readonly isComplete: boolean;
	/** Of tests, in the order in which they happened. */
	readonly failures: readonly Failure[];
	readonly output: string;
}
export interface Run {
	/** The copy. */
	readonly root: string;
	/** Of the project that has jest and the files beside this one. */
	readonly tools: string;
	readonly files: readonly string[];
	/** With the cases of `npm run test:all`, instead of the sample of `npm test`. */
	readonly all: boolean;
	readonly milliseconds: number;
	/** Goes on after a failure. */
	readonly isPatient?: boolean;
	/** The folder for the marks, see environment.cjs. */
	readonly marks?: string;
}

export async function runJest({ root, tools, files, all, milliseconds, isPatient = false, marks }: Run): Promise<Ended> {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-mutants-'));
	const [order, failure] = [path.join(folder, 'order.json'), path.join(folder, 'failures')];
	writeFileSync(order, JSON.stringify(files.map((file) => path.join(root, file))));
	const { OCTAVO_TESTS: _, ...env } = process.env;
	const own = (name: string): string => path.join(tools, 'scripts', 'mutants', name);
	const child = spawn(
		process.execPath,
		[
			'--experimental-vm-modules',
			path.join(tools, 'node_modules', 'jest', 'bin', 'jest.js'),
			`--maxWorkers=${WORKERS}`,
			`--testEnvironment=${own('environment.cjs')}`,
			`--testSequencer=${own('sequencer.cjs')}`,
			'--silent',
			'--runTestsByPath',
			...files,
		],
		{
			cwd: root,
			// A group, so that everything that the tests started ends with it.
			detached: true,
			stdio: ['ignore', 'pipe', 'pipe'],
			env: {
				...env,
				OCTAVO_ORDER: order,
				OCTAVO_FAILURE: failure,
				...(all && { OCTAVO_TESTS: 'all' }),
				...(marks !== undefined && { OCTAVO_MARKS: marks }),
			},
		},
	);
	if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
	const end = (): void => {
		try {
			if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
		} catch {
			// It has ended.
		}
	};
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
	const late = AbortSignal.timeout(Math.ceil(milliseconds));
	late.addEventListener('abort', end);
	const look = setInterval(() => {
		if (!isPatient && linesOf(failure).length > 0) end();
	}, LOOK);
	try {
		const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
		const known = linesOf(failure).map((line) => JSON.parse(line) as Failure);
		// A test that ends its process reports nothing.
		const others = code === 0 || late.aborted || known.length > 0 ? [] : failedFiles(output);
		if (code !== 0 && !late.aborted && known.length + others.length === 0) throw new Error(`jest ended with ${code}:\n${output}`);
		return { isComplete: !late.aborted, failures: [...known, ...others], output };
	} finally {
		late.removeEventListener('abort', end);
		clearInterval(look);
		end();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The complete lines: a file is empty before its first one is written. */
const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []);

const failedFiles = (output: string): Failure[] =>
	[...output.matchAll(/^FAIL (\S+)/gm)].map(([, file = '']) => ({ file, title: 'the process goes on' }));
