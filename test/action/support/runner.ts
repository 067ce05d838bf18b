/**
 * Runs the bundle as the runner does, and keeps its rules for what a step leaves behind. The rules are those of actions/runner
 * 2.336.0: inputs and command files (src/Runner.Worker/FileCommandManager.cs), artifacts (CreateArtifactsFileCommand.cs and
 * ArtifactsListFileCommand.cs, see artifacts.ts), masks (ActionCommandManager.cs), annotations (ExecutionContext.cs), summary
 * (CreateStepSummaryCommand in FileCommandManager.cs).
 *
 * Unlike the runner, it masks at the end instead of line by line, and of expressions it knows only `${{ github.token }}` in
 * defaults.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { declareNode } from '../../support/judges/declared.cjs';
import { ArtifactList } from './artifacts';
import { parseCommand, parsePairs, type Command } from './commands';

export const root = process.env['OCTAVO_ROOT'] ?? path.join(__dirname, '..', '..', '..');

const COMMAND_FILES = ['OUTPUT', 'STATE', 'ENV', 'PATH', 'STEP_SUMMARY', 'ARTIFACTS', 'ARTIFACTS_LIST'] as const;
const LEVELS = ['error', 'warning', 'notice'];
/** `_maxIssueCount` and `_maxIssueMessageLength` in ExecutionContext.cs. */
const ANNOTATIONS = 10;
const MESSAGE_LENGTH = 4096;
/** `_attachmentSizeLimit` in CreateStepSummaryCommand. */
const SUMMARY_SIZE = 1024 * 1024;
/** MAX_ARG_STRLEN of Linux: the longest `NAME=value` that a process can be started with, its final zero included. */
const VARIABLE_SIZE = 128 * 1024;

interface Manifest {
	readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
	readonly runs: { readonly using: string; readonly main: string };
}

export interface Annotation {
	readonly level: string;
	readonly message: string;
	readonly file?: string;
}

export interface StepResult {
	/** Of the process; 128 and its number for a signal that ended it, and `null` if it could not be started. */
	readonly exitCode: number | null;
	/** `failure` also if the runner cannot use what the step left behind. */
	readonly conclusion: 'success' | 'failure';
	/** As the process wrote it. */
	readonly log: string;
	/** Those that GitHub shows. */
	readonly annotations: readonly Annotation[];
	readonly masks: readonly string[];
	/** Names given that action.yml does not declare. */
	readonly unexpected: readonly string[];
	readonly outputs: Readonly<Record<string, string>>;
	readonly summary: string;
	/** Commands that a line of the log issued, whatever they are. */
	readonly commands: readonly string[];
	/** The runner's own complaints about the step. */
	readonly complaints: readonly string[];
}

export interface Step {
	readonly workspace: string;
	readonly inputs: Readonly<Record<string, string>>;
	/** Of the action, in the project. */
	readonly manifest?: string;
	/** The job that the step belongs to; by default, a job for this step alone. */
	readonly job?: Job;
	readonly env?: Readonly<Record<string, string>>;
	readonly event?: object;
	/** The Node to run on; the one that runs the tests by default. */
	readonly node?: string;
	/** Sees the log as it grows, and may end the step. */
	readonly onLog?: (log: string, kill: (signal: NodeJS.Signals) => void) => void;
}

/** The things that the steps of a job share: the folder for temporary files, the masks, the list of artifacts. */
export class Job {
	readonly temporary = mkdtempSync(path.join(tmpdir(), 'runner-'));
	readonly masks: string[] = [];
	readonly artifacts = new ArtifactList();
	private steps = 0;

	/** A separate folder for the command files of each step. */
	nextFolder(): string {
		const folder = path.join(this.temporary, `_runner_file_commands_${++this.steps}`);
		mkdirSync(folder);
		return folder;
	}

	end(): void {
		rmSync(this.temporary, { recursive: true, force: true });
	}
}

export async function runStep(step: Step): Promise<StepResult> {
	const job = step.job ?? new Job();
	try {
		return await runIn(job, step);
	} finally {
		if (!step.job) job.end();
	}
}

async function runIn(
	job: Job,
	{ workspace, inputs, env = {}, event = {}, node = process.execPath, onLog, manifest: declared = 'action.yml' }: Step,
): Promise<StepResult> {
	const manifest = parse(readFileSync(path.join(root, declared), 'utf8')) as Manifest;
	const folder = job.nextFolder();
	const file = (name: string) => path.join(folder, name.toLowerCase());
	for (const name of COMMAND_FILES) writeFileSync(file(name), '');
	writeFileSync(file('ARTIFACTS_LIST'), job.artifacts.toJson());
	writeFileSync(path.join(folder, 'event.json'), JSON.stringify(event));
	const token = env['GITHUB_TOKEN'] ?? '';
	const defaults = Object.entries(manifest.inputs).map(
		([name, input]) => [name, (input.default ?? '').replace(/\$\{\{\s*github\.token\s*\}\}/g, token)] as const,
	);
	const given = Object.entries({ ...Object.fromEntries(defaults), ...inputs });
	const environment: Record<string, string> = {
		...Object.fromEntries(['PATH', 'HOME', 'SystemRoot', 'TEMP'].map((name) => [name, process.env[name] ?? ''])),
		CI: 'true',
		GITHUB_ACTIONS: 'true',
		RUNNER_OS: 'Linux',
		RUNNER_TEMP: job.temporary,
		GITHUB_WORKSPACE: workspace,
		GITHUB_EVENT_NAME: 'push',
		GITHUB_EVENT_PATH: path.join(folder, 'event.json'),
		GITHUB_REPOSITORY: 'octo/repo',
		GITHUB_SHA: '0'.repeat(40),
		GITHUB_REF: 'refs/heads/main',
		GITHUB_RUN_ID: '1',
		GITHUB_SERVER_URL: 'https://github.com',
		...Object.fromEntries(COMMAND_FILES.map((name) => [`GITHUB_${name}`, file(name)])),
		...env,
		...Object.fromEntries(given.map(([name, value]) => [`INPUT_${name.replace(/ /g, '_').toUpperCase()}`, value])),
	};
	const complaints = tooLong(environment);
	let log = '';
	let exitCode: number | null = null;
	if (complaints.length === 0) {
		const child = spawn(node, [path.join(root, path.dirname(declared), manifest.runs.main)], {
			cwd: parentOrSelf(workspace),
			stdio: ['ignore', 'pipe', 'pipe'],
			env: environment,
		});
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding('utf8').on('data', (chunk: string) => {
				log += chunk;
				onLog?.(log, (signal) => child.kill(signal));
			});
		exitCode = await new Promise<number | null>((resolve, reject) =>
			child.on('error', reject).on('close', (code, signal) => resolve(signal === null ? code : 128 + constants.signals[signal])),
		);
	}
	const commands = log.split(/\r?\n/).flatMap((line) => parseCommand(line) ?? []);
	const masks = commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
	job.masks.push(...masks);
	const read = (name: (typeof COMMAND_FILES)[number]): string => {
		try {
			return readFileSync(file(name), 'utf8');
		} catch {
			return '';
		}
	};
	const processed = (what: string, process: () => void): void => {
		try {
			process();
		} catch (thrown) {
			complaints.push(`Unable to process file command '${what}' successfully: ${(thrown as Error).message}`);
		}
	};
	let outputs: Record<string, string> = {};
	processed('output', () => {
		outputs = parsePairs(read('OUTPUT'));
	});
	processed('artifacts', () => job.artifacts.declare(read('ARTIFACTS'), workspace));
	let summary = read('STEP_SUMMARY');
	if (Buffer.byteLength(summary) > SUMMARY_SIZE) {
		complaints.push('$GITHUB_STEP_SUMMARY supports content up to a size of 1024k');
		summary = '';
	}
	return {
		exitCode,
		conclusion: exitCode === 0 && complaints.length === 0 ? 'success' : 'failure',
		log,
		annotations: annotationsOf(commands),
		masks,
		unexpected: Object.keys(inputs).filter((name) => !(name in manifest.inputs)),
		outputs,
		summary: masked(summary, job.masks),
		commands: commands.map(({ name }) => name),
		complaints,
	};
}

/** The runner's complaints about variables with which no process can be started. */
export function tooLong(environment: Readonly<Record<string, string>>): string[] {
	return Object.entries(environment)
		.filter(([name, value]) => Buffer.byteLength(name) + Buffer.byteLength(value) + 2 > VARIABLE_SIZE)
		.map(([name]) => `An error occurred trying to start the process: Argument list too long (${name})`);
}

function annotationsOf(commands: readonly Command[]): Annotation[] {
	const counts = new Map<string, number>();
	return commands.flatMap(({ name, data, properties }) => {
		if (!LEVELS.includes(name)) return [];
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		return count > ANNOTATIONS ? [] : [{ level: name, message: data.slice(0, MESSAGE_LENGTH), ...properties }];
	});
}

const masked = (text: string, masks: readonly string[]): string =>
	masks.reduce((rest, mask) => (mask === '' ? rest : rest.replaceAll(mask, '***')), text);

/** A process needs a folder to start in, also where the workspace is missing. */
function parentOrSelf(folder: string): string {
	try {
		readFileSync(folder);
	} catch (thrown) {
		if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return tmpdir();
	}
	return folder;
}

/** The Nodes to run the bundle on, by name: the one of the tests, and 24, which runs actions on GitHub. */
export function nodes(): { readonly found: readonly (readonly [string, string])[]; readonly missing: string | undefined } {
	const own = [`Node ${process.versions.node.replace(/\..*/, '')}`, process.execPath] as const;
	if (own[0] === 'Node 24') return { found: [own], missing: undefined };
	const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts', 'node24.mjs')], {
		encoding: 'utf8',
	});
	if (status !== 0) return { found: [own], missing: `Node 24 (${stderr.trim()})` };
	declareNode(stdout.trim());
	return { found: [own, ['Node 24', stdout.trim()]], missing: undefined };
}

/** For tests that one Node is enough for: the one that runs actions on GitHub, or the one of the tests where it is missing. */
export const newestNode = (): string => nodes().found.at(-1)?.[1] ?? process.execPath;
