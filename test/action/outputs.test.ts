/** The outputs, whatever happens, and who is to blame if the runner's files fail. Through the bundle. */
import { readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { outputNames } from '../../action/results/outputs';
import { numbered } from '../support/documents/drawn';
import { newestNode, tooLong } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
const inputs = { operation: 'reverse-pages', files: '*.pdf', output: 'out/{name}.pdf' };
let workspace: Workspace;
afterEach(() => workspace.remove());

test.each([
	['wrong inputs', { operation: 'frobnicate' }],
	['a wrong output pattern', { output: '../x.pdf' }],
	['an unknown region', { region: 'mars', 'api-key': 'x' }],
])('has every output after %s', async (_name, more) => {
	workspace = new Workspace({ 'a.pdf': await numbered(1) });
	const step = await workspace.run({ ...inputs, ...more }, { node });
	expect(step.conclusion).toBe('failure');
	expect(Object.keys(step.outputs).sort()).toEqual([...outputNames].sort());
	expect(step.outputs).toMatchObject({ files: '[]', paths: '', count: '0', results: '[]' });
	expect(readFileSync(step.outputs['results-file']!, 'utf8')).toBe('[]\n');
});

testInTurn('puts results that no environment variable can hold into a file', async () => {
	const page = await numbered(1);
	workspace = new Workspace(
		Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`${'n'.repeat(40)}-${index}.pdf`, page])),
	);
	const step = await workspace.run(inputs, { node });
	expect(step).toMatchObject({ conclusion: 'success', annotations: [] });
	expect(tooLong({ RESULTS: step.outputs['results']! })).toHaveLength(1);
	expect(tooLong({ RESULTS_FILE: step.outputs['results-file']! })).toEqual([]);
	expect(path.dirname(path.dirname(step.outputs['results-file']!))).toBe(workspace.job.temporary);
	expect(JSON.parse(readFileSync(step.outputs['results-file']!, 'utf8'))).toEqual(resultsOf(step));
	expect(step.outputs['paths']!.split('\n')).toEqual(filesOf(step));
});

describe('if the runner cannot be told, it', () => {
	beforeEach(async () => {
		workspace = new Workspace({ 'a.pdf': await numbered(1) });
	});

	test('names the outputs before it does anything', async () => {
		const step = await workspace.run(inputs, { node, env: { GITHUB_OUTPUT: workspace.path('missing/output') } });
		expect(step.annotations.map(({ message }) => message)).toEqual([
			'The outputs of the step cannot be written (there is no such file). Check that earlier steps do not remove or lock the files of the runner',
		]);
		expect(workspace.list()).toEqual(['a.pdf']);
	});

	test('names the outputs and the written files if they break in the middle', async () => {
		workspace.write(
			'break.cjs',
			`const files = require('node:fs');
			const { renameSync } = files;
			files.renameSync = (...both) => { renameSync(...both); files.unlinkSync(process.env.GITHUB_OUTPUT); };`,
		);
		const env = { NODE_OPTIONS: `--require ${JSON.stringify(workspace.path('break.cjs'))}` };
		const step = await workspace.run(inputs, { node, env });
		expect(step.conclusion).toBe('failure');
		expect(step.annotations[0]!.message).toContain('The outputs of the step cannot be written, although 1 file');
		expect(step.log).toContain('a.pdf → out/a.pdf');
		expect(workspace.has('out/a.pdf')).toBe(true);
	});

	test('warns that the summary is missing, and succeeds', async () => {
		const step = await workspace.run(inputs, { node, env: { GITHUB_STEP_SUMMARY: workspace.path('missing/summary') } });
		expect(step.conclusion).toBe('success');
		expect(step.annotations).toEqual([
			{ level: 'warning', message: expect.stringContaining('The job summary could not be written') },
		]);
		expect(filesOf(step)).toEqual(['out/a.pdf']);
	});

	test('names the workspace that is missing', async () => {
		const step = await workspace.run(inputs, { node, workspace: workspace.path('gone') });
		expect(step.conclusion).toBe('failure');
		expect(step.annotations[0]!.message).toMatch(/The workspace '.*gone' cannot be opened \(ENOENT\)/);
	});
});

testInTurn.each([
	['add-attachment', { attachment: 'pointer.pdf' }, 'attachment'],
	['add-overlay', { overlay: 'pointer.pdf', layer: 'over' }, 'overlay'],
	['add-image-watermark', { image: 'pointer.pdf' }, 'image'],
	['compare-documents', { 'compare-to': 'pointer.pdf' }, 'compare-to'],
	['fill-form', { values: 'pointer.pdf' }, 'values'],
])('takes no pointer of Git LFS as a further file of %s', async (operation, more, name) => {
	workspace = new Workspace({
		'a.pdf': await numbered(1),
		'pointer.pdf': 'version https://git-lfs.github.com/spec/v1\noid sha256:4711\nsize 12\n',
	});
	expect(await workspace.refusal({ operation, files: 'a.pdf', ...more }, { node })).toContain(
		`${name}: 'pointer.pdf' is a pointer of Git LFS, not the file itself: set lfs: true for actions/checkout`,
	);
});

test('names a pointer of Git LFS, and a file that is too large', async () => {
	workspace = new Workspace({
		'pointer.pdf': 'version https://git-lfs.github.com/spec/v1\noid sha256:4711\nsize 12\n',
		'large.pdf': '',
	});
	truncateSync(workspace.path('large.pdf'), 2 ** 31);
	const step = await workspace.run({ ...inputs, concurrency: '1' }, { node });
	expect(step.annotations.map(({ file, message }) => [file, message])).toEqual([
		['large.pdf', expect.stringContaining('larger than 2 GB')],
		['pointer.pdf', expect.stringMatching(/is a pointer of Git LFS.*lfs: true for actions\/checkout/)],
		[undefined, '2 of 2 files failed'],
	]);
});
