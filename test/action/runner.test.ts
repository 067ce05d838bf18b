/** Speaks to the runner as @actions/core does, which judges it here. */
import { build } from 'esbuild';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parsePairs } from './support/commands';
import { root } from './support/runner';

const CALLS = `
	runner.info('a line: 100 %');
	for (const say of [runner.debug, runner.warning, runner.error, runner.startGroup, runner.setSecret])
		say('50 %, ::error::no\\r\\nsecond line');
	runner.warning('with a file', { file: 'a:b,c%.pdf' });
	runner.endGroup();
	runner.info(runner.getInput('a name-with blanks', { trimWhitespace: false }) + '|' + runner.getInput('absent'));
	runner.setFailed('failed');`;

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'runner-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A script of `code`, in which `runner` is the module. */
async function bundled(module: string, code: string): Promise<string> {
	const outfile = path.join(folder, 'calls.cjs');
	const contents = `import * as runner from '${module}';${code}`;
	await build({
		stdin: { contents, resolveDir: root },
		outfile,
		bundle: true,
		platform: 'node',
		format: 'cjs',
		logLevel: 'error',
	});
	return outfile;
}

async function run(module: string, code: string, env: Readonly<Record<string, string>> = {}) {
	const script = await bundled(module, code);
	const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { ...process.env, ...env } });
	return { status, stdout, stderr };
}

test('writes the same commands, and reads the same inputs', async () => {
	const env = { 'INPUT_A_NAME-WITH_BLANKS': ' kept ' };
	const ours = await run('./action/runner', CALLS, env);
	expect(ours).toMatchObject({ status: 1, stderr: '' });
	expect(ours).toEqual(await run('@actions/core', CALLS, env));
});

test('writes outputs that mean the same, whatever the values hold', async () => {
	const values = {
		text: 'a\nb<<c\nd=e',
		empty: '',
		list: ['ä', 1],
		count: 0,
		hostile: 'ghadelimiter\nghadelimiter_1\nother<<ghadelimiter\nevil\nghadelimiter',
	};
	const outputOf = async (module: string, code: string) => {
		const file = path.join(folder, 'output');
		writeFileSync(file, 'before=1\n');
		expect(await run(module, code, { GITHUB_OUTPUT: file })).toMatchObject({ status: 0, stdout: '', stderr: '' });
		return parsePairs(readFileSync(file, 'utf8'));
	};
	const text = JSON.stringify(values);
	const ours = await outputOf('./action/runner', `runner.setOutputs(${text});`);
	expect(ours).toMatchObject({ before: '1', hostile: values.hostile });
	const each = `for (const [name, value] of Object.entries(${text})) runner.setOutput(name, value);`;
	expect(ours).toEqual(await outputOf('@actions/core', each));
});

test('keeps every line, in order, if the runner reads more slowly than the step writes', async () => {
	// Node's stream makes the pipe one that refuses what it cannot take.
	const calls = `process.stdout; for (let at = 0; at < 200000; at++) runner.info('line ' + at); console.error('all given');`;
	const child = spawn(process.execPath, [await bundled('./action/runner', calls)]);
	await once(child.stderr, 'data');
	let log = '';
	child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
	expect(await once(child, 'close')).toEqual([0, null]);
	expect(log).toBe(Array.from({ length: 200_000 }, (_, at) => `line ${at}\n`).join(''));
});
