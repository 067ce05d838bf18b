/** Which files a step takes, in which order, and where it may write. Through the bundle. */
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { numbered } from '../support/documents';
import { pageTexts, withTools } from '../support/tools';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';

const node = newestNode();
let workspace: Workspace;
afterEach(() => workspace.remove());

const outputs = async (inputs: Readonly<Record<string, string>>): Promise<string[]> => {
	const step = await workspace.run({ operation: 'reverse-pages', output: 'out/{dir}/{name}.pdf', ...inputs }, { node });
	expect(step.log).not.toMatch(/::error/);
	return filesOf(step).map((file) => file.replace(/^out\//, ''));
};

const refusal = async (inputs: Readonly<Record<string, string>>): Promise<string> => {
	const before = workspace.list();
	const step = await workspace.run({ operation: 'reverse-pages', files: '*.pdf', ...inputs }, { node });
	expect(step.exitCode).toBe(1);
	expect(workspace.list()).toEqual(before);
	return step.annotations.map(({ message }) => message).join('\n');
};

test('patterns: order of the lines, numbers by value within a line, exclusions, each file once', async () => {
	const page = await numbered(1);
	const names = ['10.pdf', '2.pdf', 'z/1.pdf', 'cover.pdf', 'z/secret.pdf', 'Ä.pdf', 'a.txt'];
	workspace = new Workspace(Object.fromEntries(names.map((name) => [name, page])));
	expect(await outputs({ files: 'cover.pdf\n# a comment\n*.pdf' })).toEqual(['cover.pdf', '2.pdf', '10.pdf', 'Ä.pdf']);
	expect(await outputs({ files: '**/*.pdf\n!out/**\n!**/secret.pdf' })).not.toContain('z/secret.pdf');
	expect(await outputs({ files: 'z' })).toEqual(['z/1.pdf', 'z/secret.pdf']);
	expect(await outputs({ files: 'z/*\n!z/secret.pdf\nz/secret.pdf' })).toEqual(['z/1.pdf', 'z/secret.pdf']);
});

test('names with commas, line breaks, colons, brackets and markup work, and issue no command', async () => {
	const page = await numbered(1);
	const names = [
		'a, b.pdf',
		'x\n::set-output name=count::99\n##[error]forged.pdf',
		'::error::y.pdf',
		'<img src=x onerror=1>|`.pdf',
		"it's [1].pdf",
	];
	workspace = new Workspace(Object.fromEntries(names.map((name) => [name, page])));
	const step = await workspace.run({ operation: 'reverse-pages', files: '*.pdf', output: 'out/{name}.pdf' }, { node });
	expect(step).toMatchObject({ exitCode: 0, annotations: [] });
	expect(filesOf(step).sort()).toEqual(names.map((name) => `out/${name}`).sort());
	expect([...new Set(step.commands)].sort()).toEqual(['debug', 'endgroup', 'group']);
	expect(step.outputs['count']).toBe('5');
	expect(step.summary).not.toContain('<img');
	expect(step.summary.split('\n').filter((line) => line.startsWith('<tr>'))).toHaveLength(6);
});

test('links: those that stay in the workspace are followed, others are left out with a warning', async () => {
	workspace = new Workspace({ 'real/a.pdf': await numbered(1) });
	const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
	try {
		const secret = new Workspace({ 'secret.pdf': await numbered(1) });
		symlinkSync(secret.path('secret.pdf'), workspace.path('leak.pdf'));
		symlinkSync(workspace.path('real/a.pdf'), workspace.path('inside.pdf'));
		symlinkSync(secret.folder, workspace.path('linked'));
		symlinkSync(outside, workspace.path('target'));
		const step = await workspace.run(
			{ operation: 'reverse-pages', files: '*.pdf\nlinked/*.pdf', output: 'out/{name}.pdf' },
			{ node },
		);
		expect(filesOf(step)).toEqual(['out/inside.pdf']);
		expect(step.annotations.map(({ message }) => message)).toEqual([
			expect.stringContaining("'leak.pdf' was left out"),
			"No file matches 'linked/*.pdf'",
		]);
		const through = await workspace.run(
			{ operation: 'reverse-pages', files: 'real/*.pdf', output: 'target/sub/{name}.pdf' },
			{ node },
		);
		expect(through.exitCode).toBe(1);
		expect(through.log).toContain('leads out of the workspace');
		expect(readdirSync(outside)).toEqual([]);
		secret.remove();
	} finally {
		rmSync(outside, { recursive: true, force: true });
	}
});

describe('no file matches', () => {
	const inputs = { operation: 'reverse-pages', files: 'none/*.pdf\n*.doc' };
	beforeEach(() => {
		workspace = new Workspace();
	});

	test.each([
		['warn', 0, [{ level: 'warning', message: expect.stringContaining('actions/checkout') }]],
		['ignore', 0, []],
		['error', 1, [{ level: 'error', message: expect.stringContaining('actions/checkout') }]],
	])('%s', async (mode, exitCode, annotations) => {
		const step = await workspace.run({ ...inputs, 'if-no-files-found': mode }, { node });
		expect(step).toMatchObject({ exitCode, annotations });
		if (exitCode === 0) expect(step.outputs).toEqual({ files: '[]', count: '0', results: '[]' });
	});
});

describe('the output pattern', () => {
	beforeEach(async () => {
		workspace = new Workspace({ 'a.pdf': await numbered(2), 'b.pdf': await numbered(1), 'sub/a.pdf': await numbered(1) });
	});

	test.each([
		[{ output: '{name}.pdf' }, /'a.pdf' would replace the input: .* overwrite/],
		[{ output: 'x.pdf' }, /'a.pdf' and 'b.pdf' would both be written to 'x.pdf': use \{dir\}, \{name\} or \{index\}/],
		[{ files: '**/*.pdf', output: 'out/{name}.pdf' }, /'a.pdf' and 'sub\/a.pdf' would both/],
		[{ output: '../{name}.pdf' }, /output: must stay in the workspace/],
		[{ output: '/etc/{name}.pdf' }, /output: must stay in the workspace/],
		[{ output: '{dir}/../../{name}.pdf' }, /output/],
		[{ output: 'out/{file}.pdf' }, /unknown placeholder \{file\}.*\{dir\}, \{name\}, \{index\}, \{operation\}/],
		[{ output: 'out/' }, /names a folder: write a file name after it/],
		[
			{ operation: 'split-by-size', 'maximum-bytes': '1000', output: 'out/{name}.x.pdf' },
			/needs \{index\}.* such as out\/\{name\}\.x-\{index\}\.pdf/,
		],
		[{ files: 'a.pdf\nb.pdf', output: 'b.pdf', overwrite: 'true' }, /would (replace another input|both)/],
		[{ files: '../*.pdf' }, /files: the pattern '..\/\*.pdf' must stay in the workspace/],
		[{ files: '/etc/*' }, /must stay in the workspace/],
		[{ files: '!a.pdf' }, /files: is required/],
		[
			{ concurrency: '0', 'on-error': 'stop', 'dry-run': 'yes' },
			/concurrency: must be.*on-error: must be one of fail, continue|dry-run: must be true or false/s,
		],
	])('%j is refused before anything is written', async (inputs, message) => {
		expect(await refusal(inputs)).toMatch(message);
	});

	withTools('poppler')('overwrite', () => {
		test('lets a result replace its own input', async () => {
			const step = await workspace.run(
				{ operation: 'reverse-pages', files: 'a.pdf', output: '{dir}/{name}.pdf', overwrite: 'true' },
				{ node },
			);
			expect(step.exitCode).toBe(0);
			expect(pageTexts(workspace.read('a.pdf'))).toEqual(['Page 2', 'Page 1']);
		});
	});

	test('all placeholders, and a path that begins with the workspace', async () => {
		const output = `${workspace.folder}/out/{dir}/{index}-{name}.{operation}.pdf`;
		const step = await workspace.run({ operation: 'reverse_pages', files: '**/*.pdf', output }, { node });
		expect(resultsOf(step).map((row) => row.output)).toEqual([
			'out/00001-a.reverse-pages.pdf',
			'out/00002-b.reverse-pages.pdf',
			'out/sub/00003-a.reverse-pages.pdf',
		]);
	});
});
