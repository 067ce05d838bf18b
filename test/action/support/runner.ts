/**
 * Runs the bundle as the runner does: inputs and command files by environment, then reads what the step left behind.
 *
 * On purpose unlike the runner: output is read at the end, masks are not applied, no limit of annotations, of messages or of
 * the summary is enforced, and of expressions only `${{ github.token }}` in defaults is known.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

export const root = process.env['OCTAVO_ROOT'] ?? path.join(__dirname, '..', '..', '..');

const COMMAND_FILES = ['OUTPUT', 'STATE', 'ENV', 'PATH', 'STEP_SUMMARY'] as const;
const LEVELS = ['error', 'warning', 'notice'];

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
	readonly exitCode: number | null;
	readonly log: string;
	readonly annotations: readonly Annotation[];
	readonly masks: readonly string[];
	/** Names given that action.yml does not declare. */
	readonly unexpected: readonly string[];
	readonly outputs: Readonly<Record<string, string>>;
	readonly summary: string;
	/** Commands that a line of the log issued, whatever they are. */
	readonly commands: readonly string[];
}

export interface Step {
	readonly workspace: string;
	readonly inputs: Readonly<Record<string, string>>;
	readonly env?: Readonly<Record<string, string>>;
	readonly event?: object;
	/** The Node to run on; the one that runs the tests by default. */
	readonly node?: string;
	/** Sees the log as it grows, and may end the step. */
	readonly onLog?: (log: string, kill: (signal: NodeJS.Signals) => void) => void;
}

export async function runStep({
	workspace,
	inputs,
	env = {},
	event = {},
	node = process.execPath,
	onLog,
}: Step): Promise<StepResult> {
	const manifest = parse(await readFile(path.join(root, 'action.yml'), 'utf8')) as Manifest;
	const temp = await mkdtemp(path.join(tmpdir(), 'runner-'));
	try {
		const folder = path.join(temp, '_runner_file_commands');
		await mkdir(folder);
		const file = (name: string) => path.join(folder, name.toLowerCase());
		await Promise.all(COMMAND_FILES.map((name) => writeFile(file(name), '')));
		await writeFile(path.join(temp, 'event.json'), JSON.stringify(event));
		const token = env['GITHUB_TOKEN'] ?? '';
		const defaults = Object.entries(manifest.inputs).map(
			([name, input]) => [name, (input.default ?? '').replace(/\$\{\{\s*github\.token\s*\}\}/g, token)] as const,
		);
		const given = Object.entries({ ...Object.fromEntries(defaults), ...inputs });
		const child = spawn(node, [path.join(root, manifest.runs.main)], {
			cwd: workspace,
			stdio: ['ignore', 'pipe', 'pipe'],
			env: {
				...Object.fromEntries(['PATH', 'HOME', 'SystemRoot', 'TEMP'].map((name) => [name, process.env[name] ?? ''])),
				CI: 'true',
				GITHUB_ACTIONS: 'true',
				RUNNER_OS: 'Linux',
				RUNNER_TEMP: temp,
				GITHUB_WORKSPACE: workspace,
				GITHUB_EVENT_NAME: 'push',
				GITHUB_EVENT_PATH: path.join(temp, 'event.json'),
				GITHUB_REPOSITORY: 'octo/repo',
				GITHUB_SHA: '0'.repeat(40),
				GITHUB_REF: 'refs/heads/main',
				GITHUB_RUN_ID: '1',
				GITHUB_SERVER_URL: 'https://github.com',
				...Object.fromEntries(COMMAND_FILES.map((name) => [`GITHUB_${name}`, file(name)])),
				...env,
				...Object.fromEntries(given.map(([name, value]) => [`INPUT_${name.replace(/ /g, '_').toUpperCase()}`, value])),
			},
		});
		let log = '';
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding('utf8').on('data', (chunk: string) => {
				log += chunk;
				onLog?.(log, (signal) => child.kill(signal));
			});
		const exitCode = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
		const commands = log.split(/\r?\n/).flatMap((line) => parseCommand(line) ?? []);
		return {
			exitCode,
			log,
			annotations: commands
				.filter(({ name }) => LEVELS.includes(name))
				.map(({ name, data, properties }) => ({ level: name, message: data, ...properties })),
			masks: commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data),
			unexpected: Object.keys(inputs).filter((name) => !(name in manifest.inputs)),
			outputs: parsePairs(await readFile(file('OUTPUT'), 'utf8')),
			summary: await readFile(file('STEP_SUMMARY'), 'utf8'),
			commands: commands.map(({ name }) => name),
		};
	} finally {
		await rm(temp, { recursive: true, force: true });
	}
}

/** The Nodes to run the bundle on, by name: the one of the tests, and 24, which runs actions on GitHub. */
export function nodes(): { readonly found: readonly (readonly [string, string])[]; readonly missing: string | undefined } {
	const own = [`Node ${process.versions.node.replace(/\..*/, '')}`, process.execPath] as const;
	if (own[0] === 'Node 24') return { found: [own], missing: undefined };
	const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts', 'node24.mjs')], {
		encoding: 'utf8',
	});
	return status === 0
		? { found: [own, ['Node 24', stdout.trim()]], missing: undefined }
		: { found: [own], missing: `Node 24 (${stderr.trim()})` };
}

/** For tests that one Node is enough for: the one that runs actions on GitHub, or the one of the tests where it is missing. */
export const newestNode = (): string => nodes().found.at(-1)?.[1] ?? process.execPath;

interface Command {
	readonly name: string;
	readonly data: string;
	readonly properties: Readonly<Record<string, string>>;
}

/** As the runner reads a line: `::name key=value::data` after blanks, or `##[name]data` anywhere. */
function parseCommand(line: string): Command | undefined {
	const old = /##\[([\w-]+)[^\]]*\](.*)$/.exec(line);
	if (old) return { name: old[1] ?? '', data: old[2] ?? '', properties: {} };
	const [, name, list, data] = /^\s*::([\w-]+)(?: (.*?))?::(.*)$/.exec(line) ?? [];
	if (name === undefined) return undefined;
	const properties = (list ?? '')
		.split(',')
		.filter(Boolean)
		.map((pair) => pair.split(/=(.*)/, 2) as [string, string]);
	return {
		name,
		data: unescape(data ?? ''),
		properties: Object.fromEntries(properties.map(([key, value]) => [key, unescape(value)])),
	};
}

const unescape = (text: string): string =>
	text.replace(/%0D/g, '\r').replace(/%0A/g, '\n').replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%25/g, '%');

function parsePairs(text: string): Record<string, string> {
	const pairs: Record<string, string> = {};
	const lines = text.split(/\r?\n/);
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at] ?? '';
		if (line === '') continue;
		const [, key, operator, rest] = /^(.*?)(=|<<)(.*)$/.exec(line) ?? [];
		if (key === undefined || rest === undefined) throw new Error(`Invalid format '${line}'`);
		if (operator === '=') {
			pairs[key] = rest;
			continue;
		}
		const end = lines.indexOf(rest, at + 1);
		if (end < 0) throw new Error(`Matching delimiter not found '${rest}'`);
		pairs[key] = lines.slice(at + 1, end).join('\n');
		at = end;
	}
	return pairs;
}
