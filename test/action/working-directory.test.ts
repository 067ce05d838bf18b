/** `working-directory`: a step in a part of the workspace, such as a checkout with `path:`. Through the bundle. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { numbered } from '../support/documents/drawn';
import { pathOf } from '../support/judges/programs.cjs';
import { withPrograms } from '../support/judges/needs';
import { listChanged } from './support/github-script';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
beforeEach(async () => {
	const page = await numbered(1);
	workspace = new Workspace({ 'a.pdf': page, 'sub/b.pdf': page, 'sub/docs/c.pdf': page, 'sub/head.pdf': await numbered(2) });
});
afterEach(() => workspace.remove());

const reverse = { operation: 'reverse-pages', files: '**/*.pdf', output: 'out/{dir}/{name}.pdf' };

testInTurn.each(['sub', './sub/', 'ABSOLUTE'])('reads and writes within it: %s', async (given) => {
	const folder = given === 'ABSOLUTE' ? workspace.path('sub') : given;
	const inputs = { ...reverse, operation: 'add-overlay', layer: 'under', overlay: 'head.pdf' };
	const step = await workspace.run({ ...inputs, 'working-directory': folder }, { node });
	expect(step).toMatchObject({ conclusion: 'success', annotations: [] });
	expect(filesOf(step).sort()).toEqual(['out/b.pdf', 'out/docs/c.pdf']);
	expect(workspace.list().filter((file) => file.includes('out/'))).toEqual(['sub/out/b.pdf', 'sub/out/docs/c.pdf']);
	// actions/upload-artifact starts from the workspace.
	expect(step.outputs['paths']!.split('\n').sort()).toEqual(['sub/out/b.pdf', 'sub/out/docs/c.pdf']);
	const next = { operation: 'reverse-pages', output: 'again/{name}.pdf', files: step.outputs['files']! };
	expect(filesOf(await workspace.run({ ...next, 'working-directory': folder }, { node })).sort()).toEqual([
		'again/b.pdf',
		'again/c.pdf',
	]);
});

testInTurn('annotates files by their paths in the repository', async () => {
	workspace.write('sub/torn.pdf', 'not a PDF');
	const fileOf = async () =>
		(await workspace.run({ ...reverse, files: 'torn.pdf', 'working-directory': 'sub' }, { node })).annotations[0]!.file;
	expect(await fileOf()).toBe('sub/torn.pdf');
	mkdirSync(workspace.path('sub/.git'));
	expect(await fileOf()).toBe('torn.pdf');
});

test('lists results for attestation where the runner finds them', async () => {
	const inputs = { ...reverse, files: 'b.pdf', 'working-directory': 'sub', attest: 'true' };
	const step = await workspace.run(inputs, { node });
	expect(step).toMatchObject({ conclusion: 'success', complaints: [], annotations: [] });
	expect(workspace.job.artifacts.toJson()).toContain('"b.pdf"');
});

testInTurn('takes a link that stays in the workspace, and its files by either name', async () => {
	symlinkSync('sub', workspace.path('link'));
	const inputs = { ...reverse, files: `${workspace.path('link')}/*.pdf\n!${workspace.path('sub')}/head.pdf` };
	const step = await workspace.run({ ...inputs, 'working-directory': 'link' }, { node });
	expect(step).toMatchObject({ conclusion: 'success', annotations: [] });
	expect(filesOf(step)).toEqual(['out/b.pdf']);
	expect(step.outputs['paths']).toBe('sub/out/b.pdf');
});

describe('refuses', () => {
	testInTurn.each([
		['..', /^working-directory: '\.\.' leads out of the workspace/],
		['/', /leads out of the workspace/],
		['away', /'away' leads out of the workspace/],
		['none', /'none' is not a folder/],
		['a.pdf', /'a\.pdf' is not a folder/],
		['hooks', /'hooks' is below \.git, which is not read/],
		['.git', /is below \.git/],
	])('%s', async (folder, message) => {
		mkdirSync(workspace.path('.git/hooks'), { recursive: true });
		writeFileSync(workspace.path('.git/hooks/x.pdf'), workspace.read('a.pdf'));
		symlinkSync('.git/hooks', workspace.path('hooks'));
		symlinkSync(workspace.job.temporary, workspace.path('away'));
		expect(await workspace.refusal({ ...reverse, 'working-directory': folder }, { node })).toMatch(message);
	});

	testInTurn('what lies around it', async () => {
		symlinkSync('../a.pdf', workspace.path('sub/link.pdf'));
		const within = { 'working-directory': 'sub' };
		for (const given of [{ files: '../*.pdf' }, { files: workspace.path('a.pdf') }, { output: '../{name}.pdf' }])
			expect(await workspace.refusal({ ...reverse, ...given, ...within }, { node })).toContain('must stay in the workspace');
		const step = await workspace.run({ ...reverse, files: 'link.pdf', ...within }, { node });
		expect(step.annotations[0]!.message).toContain("'link.pdf' was left out: it is a link that leads out of the workspace");
	});
});

testInTurn('says where paths start', async () => {
	mkdirSync(workspace.path('bare'));
	const missing = async (folder: string) =>
		(await workspace.run({ ...reverse, files: 'x/*.pdf', 'working-directory': folder }, { node })).annotations[0]!.message;
	expect(await missing('sub')).toContain('Paths start at working-directory.');
	expect(await missing('bare')).toContain('the folder of working-directory is empty');
});

testInTurn.each([
	['a checkout with a path', 'sub/.git/HEAD', 'docs/c.pdf'],
	['a folder of the only checkout', '.git/HEAD', 'sub/docs/c.pdf'],
])('knows changed files of %s by their paths in the repository', async (_what, head, filename) => {
	workspace.write(head, 'ref: refs/heads/main\n');
	const github = await listChanged([{ filename, status: 'modified' }]);
	try {
		const env = { ...github.env, GITHUB_EVENT_NAME: 'pull_request' };
		const inputs = { ...reverse, 'working-directory': 'sub', 'changed-only': 'true' };
		const step = await workspace.run(inputs, { node, env, event: { pull_request: { number: 1 } } });
		expect(resultsOf(step).map(({ input }) => input)).toEqual(['docs/c.pdf']);
	} finally {
		await github.close();
	}
});

withPrograms('git')('with git', () => {
	testInTurn.each([
		['a checkout with a path', 'sub'],
		['a folder of the only checkout', '.'],
	])('compares with the base of %s', async (_what, top) => {
		const git = (...args: string[]): string =>
			execFileSync(pathOf('git')!, ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
				cwd: path.join(workspace.folder, top),
				encoding: 'utf8',
			}).trim();
		git('init', '-q');
		git('add', '-A');
		git('commit', '-qm', 'Before');
		const sha = git('rev-parse', 'HEAD');
		workspace.write('sub/docs/c.pdf', await numbered(2));
		workspace.write('sub/docs/new.pdf', await numbered(1));
		git('add', '-A');
		git('commit', '-qm', 'After');
		const inputs = { operation: 'compare-documents', files: '**/*.pdf', 'compare-with-base': 'true' };
		const event = { pull_request: { base: { sha } } };
		const step = await workspace.run({ ...inputs, 'working-directory': 'sub' }, { node, event });
		expect(step).toMatchObject({ conclusion: 'success' });
		expect(JSON.parse(step.outputs['changed']!)).toEqual(['docs/c.pdf', 'docs/new.pdf']);
	});
});
