/** Recipes that print names of files: a name is a word of others, and may not command the runner. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { pathOf } from '../../support/judges/programs.cjs';
import { withPrograms } from '../../support/judges/tools';
import { root } from '../support/runner';
import { Workspace } from '../support/workspace';

interface Workflow {
	readonly jobs: Readonly<
		Record<string, { readonly steps: readonly { readonly run?: string; readonly env?: Readonly<Record<string, string>> }[] }>
	>;
}

const folder = path.join(root, 'examples', 'github');
const names = readdirSync(folder).filter((name) => name.endsWith('.yml'));

let workspace: Workspace;
afterEach(() => workspace.remove());

const stepsOf = (name: string) =>
	Object.values((parse(readFileSync(path.join(folder, name), 'utf8')) as Workflow).jobs).flatMap(({ steps }) => steps);

/** The lines of a `run:` step of bash, with these values of its variables. */
function printedBy(script: string, env: Readonly<Record<string, string>>): string[] {
	const { stdout } = spawnSync(pathOf('bash')!, ['--noprofile', '--norc', '-e', '-c', script], {
		env: { PATH: process.env['PATH'] ?? '', GITHUB_STEP_SUMMARY: '/dev/null', GITHUB_OUTPUT: '/dev/null', ...env },
		encoding: 'utf8',
	});
	return stdout.trimEnd().split('\n');
}

/** A line of the log that the runner obeys or draws as its own. */
const COMMAND = /^\s*::|##\[/;

const PRINTING = names.flatMap((name) =>
	stepsOf(name).flatMap(({ run: script, env = {} }) =>
		// The number of changed pages is not a word of others.
		script !== undefined && Object.values(env).some((value) => /\.outputs\.(?!changed-pages)/.test(value))
			? [[name, script, env] as const]
			: [],
	),
);

withPrograms('bash', 'jq')('recipes that print names', () => {
	test.each(PRINTING)('let no name command the runner: %s', (_, script, env) => {
		workspace = new Workspace({});
		const hostile = ['::error::All checks passed.pdf', 'a\n::set-output name=x::y.pdf', 'docs/##[error]All checks passed.pdf'];
		const rows = hostile.map((name) => ({
			status: 'failed',
			input: name,
			output: name,
			message: name,
			facts: { firstPage: 1, lastPage: 2, removedScripts: 1 },
		}));
		workspace.write('results.json', JSON.stringify(rows));
		const values = Object.entries(env).map(([key, text]) => [
			key,
			text.includes('results-file') ? workspace.path('results.json') : JSON.stringify(hostile),
		]);
		const lines = printedBy(script, Object.fromEntries(values));
		expect(lines.join('')).toContain('All checks passed.pdf');
		expect(lines.filter((line) => COMMAND.test(line))).toEqual([]);
		// The judge knows a command when it sees one.
		expect(hostile.flatMap((name) => name.split('\n')).filter((line) => COMMAND.test(line))).toHaveLength(3);
	});
});
