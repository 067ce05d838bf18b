/** The actions of one purpose, by their own manifests. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { kebab } from '../../shared/contract/names';
import { operationOf } from '../../shared/contract/operations';
import { numbered } from '../support/documents/drawn';
import { withPrograms } from '../support/judges/needs';
import { pathOf } from '../support/judges/programs.cjs';
import { listChanged } from './support/github-script';
import { newestNode } from './support/runner';
import { resultsOf, Workspace } from './support/workspace';

const node = newestNode();
let workspace: Workspace;
beforeEach(async () => {
	workspace = new Workspace({ 'a.pdf': await numbered(1), 'docs/b.pdf': await numbered(3) });
});
afterEach(() => workspace.remove());

test('check fails for documents that break a rule', async () => {
	const inputs = { files: '**/*.pdf', 'maximum-pages': '2' };
	const step = await workspace.run(inputs, { node, manifest: 'check/action.yml' });
	expect([step.conclusion, step.unexpected, step.outputs['failed']]).toEqual(['failure', [], '1']);
	expect(resultsOf(step).map(({ input, status }) => [input, status])).toEqual([
		['a.pdf', 'done'],
		['docs/b.pdf', 'failed'],
	]);
});

test('text writes the text beside the documents', async () => {
	const step = await workspace.run({ files: '**/*.pdf' }, { node, manifest: 'text/action.yml' });
	expect([step.conclusion, step.unexpected]).toEqual(['success', []]);
	expect(workspace.list()).toEqual(['a.pdf', 'a.txt', 'docs/b.pdf', 'docs/b.txt']);
	expect(Buffer.from(workspace.read('docs/b.txt')).toString('utf8')).toContain('Page 3');
});

test.each(['check', 'review', 'text'])('%s has few inputs, and starts the bundle', (folder) => {
	const root = path.join(__dirname, '..', '..');
	const { inputs, runs } = parse(readFileSync(path.join(root, folder, 'action.yml'), 'utf8')) as {
		inputs: Record<string, unknown>;
		runs: { using: string; main: string };
	};
	expect(Object.keys(inputs).length).toBeLessThan(18);
	expect([runs.using, path.join(folder, runs.main)]).toEqual(['node24', path.join('action', 'dist', 'index.js')]);
});

withPrograms('git').test(
	'review compares with the base what the pull request changes, and fails only if it is asked to',
	async () => {
		const git = (...args: string[]): string =>
			execFileSync(pathOf('git')!, ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
				cwd: workspace.folder,
				encoding: 'utf8',
			}).trim();
		git('init', '-q');
		git('add', '-A');
		git('commit', '-qm', 'Before');
		const event = { pull_request: { number: 7, base: { sha: git('rev-parse', 'HEAD') } } };
		workspace.write('docs/b.pdf', await numbered(2));
		git('commit', '-qam', 'After');
		const github = await listChanged([{ filename: 'docs/b.pdf', status: 'modified' }]);
		try {
			const env = { ...github.env, GITHUB_EVENT_NAME: 'pull_request' };
			const review = (inputs: Readonly<Record<string, string>>) =>
				workspace.run({ files: '**/*.pdf', ...inputs }, { node, manifest: 'review/action.yml', env, event });
			const step = await review({});
			expect([step.conclusion, step.unexpected]).toEqual(['success', []]);
			expect(step.outputs).toMatchObject({ same: 'false', changed: '["docs/b.pdf"]', 'changed-pages': '1' });
			expect(step.outputs['markdown']).toMatch(/\| `+ docs\/b\.pdf `+ \| 3\u00a0→\u00a02 \|/);
			expect((await review({ 'fail-on-difference': 'true' })).conclusion).toBe('failure');
			expect((await review({ files: 'a.pdf', 'fail-on-difference': 'true' })).conclusion).toBe('success');
		} finally {
			await github.close();
		}
	},
);

test('check has every rule of the operation', () => {
	const { inputs } = parse(readFileSync(path.join(__dirname, '..', '..', 'check', 'action.yml'), 'utf8')) as { inputs: object };
	const rules = operationOf('check_document').atLeastOne ?? [];
	expect(rules.length).toBeGreaterThan(5);
	expect(Object.keys(inputs)).toEqual(expect.arrayContaining(rules.map(kebab)));
});
