/** action.yml, our workflows and the examples, as GitHub reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { run } from './support/tools';

const root = path.join(__dirname, '..');
const script = (name: string) => path.join(root, 'scripts', name);

interface Job {
	readonly permissions?: unknown;
	readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}
interface Workflow {
	readonly permissions?: unknown;
	readonly jobs: Readonly<Record<string, Job>>;
}

/** The language service needs `module.registerHooks`. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const recent = major > 22 || (major === 22 && minor >= 15);
const node = recent
	? process.execPath
	: run(process.execPath, [script('node24.mjs')])
			.stdout.toString('utf8')
			.trim();

(node === '' ? describe.skip : describe)('the official language service', () => {
	test('finds nothing to complain about', () => {
		const { code, stdout, stderr } = run(node, [script('lint-metadata.mjs')]);
		expect(`${stdout.toString('utf8')}${stderr}`).toMatch(/^\d+ files read\n$/);
		expect(code).toBe(0);
	});
});

const folder = path.join(root, '.github', 'workflows');
const workflows = readdirSync(folder).map((name): [string, string] => [name, readFileSync(path.join(folder, name), 'utf8')]);

describe.each(workflows)('%s', (_name, text) => {
	const workflow = parse(text) as Workflow;
	const steps = Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);

	test('reads the repository and no more, unless a job says otherwise', () => {
		expect(workflow.permissions).toEqual({ contents: 'read' });
	});

	test('actions of others are pinned to a commit, and say which version that is', () => {
		for (const { uses } of steps) if (uses !== undefined && uses !== './') expect(uses).toMatch(/@[0-9a-f]{40}$/);
		for (const line of text.split('\n')) if (/uses: \w+\//.test(line)) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
	});

	test('no expression stands in a shell script', () => {
		for (const { run: shell } of steps) expect(shell ?? '').not.toContain('${{');
	});
});

test('publishing may ask for an identity, and nothing else may', () => {
	const asking = workflows.filter(([, text]) => text.includes('id-token: write')).map(([name]) => name);
	expect(asking).toEqual(['publish.yml']);
});

describe('action.yml', () => {
	const action = parse(readFileSync(path.join(root, 'action.yml'), 'utf8')) as {
		inputs: Record<string, Record<string, unknown>>;
		outputs: Record<string, Record<string, unknown>>;
		runs: { using: string; main: string };
	};

	test('every input and output is described, with keys that the runner knows', () => {
		for (const [name, input] of Object.entries(action.inputs)) {
			expect([name, input['description']]).toEqual([name, expect.stringMatching(/^.{10,}/)]);
			expect(['description', 'required', 'default', 'deprecationMessage']).toEqual(expect.arrayContaining(Object.keys(input)));
			// The runner passes text; a number or boolean here would become text in its own way.
			if ('default' in input) expect(typeof input['default']).toBe('string');
		}
		for (const [name, output] of Object.entries(action.outputs))
			expect([name, Object.keys(output)]).toEqual([name, ['description']]);
	});

	test('runs the committed bundle on Node 24', () => {
		expect(action.runs).toEqual({ using: 'node24', main: 'action/dist/index.js' });
		expect(readdirSync(path.join(root, 'action', 'dist'))).toContain('index.js');
	});
});

describe('the publishing identity is one', () => {
	const { repository, homepage, bugs } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
		repository: { url: string };
		homepage: string;
		bugs: { url: string };
	};
	const identity = /github\.com\/(.+)\.git$/.exec(repository.url)![1]!;
	const files = run('git', [
		'-C',
		root,
		'ls-files',
		'-z',
		'*.md',
		'*.yml',
		'*.json',
		'*.ts',
		'*.mjs',
		':!package-lock.json',
		':!action/dist',
	])
		.stdout.toString('utf8')
		.split('\0')
		.filter(Boolean);

	test('package.json agrees with itself', () => {
		expect(homepage).toBe(`https://github.com/${identity}#readme`);
		expect(bugs.url).toBe(`https://github.com/${identity}/issues`);
	});

	test('no file names another address of this repository', () => {
		const name = identity.split('/')[1]!;
		const own = new RegExp(`(?:github\\.com/|uses: )([\\w.-]+/${name})\\b`, 'g');
		const strays = files.flatMap((file) =>
			[...readFileSync(path.join(root, file), 'utf8').matchAll(own)]
				.filter(([, found]) => found !== identity)
				.map(([, found]) => `${file}: ${found}`),
		);
		expect(files.length).toBeGreaterThan(50);
		expect(strays).toEqual([]);
	});
});
