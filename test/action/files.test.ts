/** Which files a step takes, in which order, and where it may write. Through the bundle. */
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { numbered } from '../support/documents/drawn';
import { pageTexts, withTools } from '../support/judges/tools';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
afterEach(() => workspace.remove());

const outputs = async (inputs: Readonly<Record<string, string>>): Promise<string[]> => {
	const given = { operation: 'reverse-pages', output: 'out/{dir}/{name}.pdf', overwrite: 'true', ...inputs };
	const step = await workspace.run(given, { node });
	expect(step.log).not.toMatch(/::error/);
	return filesOf(step).map((file) => file.replace(/^out\//, ''));
};

const refusal = (inputs: Readonly<Record<string, string>>): Promise<string> =>
	workspace.refusal({ operation: 'reverse-pages', files: '*.pdf', ...inputs }, { node });

testInTurn(
	'keeps the order of the lines, sorts numbers by value within a line, obeys exclusions, takes each file once',
	async () => {
		const page = await numbered(1);
		const names = ['10.pdf', '2.pdf', 'z/1.pdf', 'cover.pdf', 'z/secret.pdf', 'Ä.pdf', 'a.txt'];
		workspace = new Workspace(Object.fromEntries(names.map((name) => [name, page])));
		expect(await outputs({ files: 'cover.pdf\n# a comment\n*.pdf' })).toEqual(['cover.pdf', '2.pdf', '10.pdf', 'Ä.pdf']);
		expect(await outputs({ files: '**/*.pdf\n!out/**\n!**/secret.pdf' })).not.toContain('z/secret.pdf');
		expect(await outputs({ files: 'z' })).toEqual(['z/1.pdf', 'z/secret.pdf']);
		expect(await outputs({ files: 'z/*\n!z/secret.pdf\nz/secret.pdf' })).toEqual(['z/1.pdf', 'z/secret.pdf']);
	},
);

testInTurn('takes names with commas, line breaks, colons, brackets and markup, and issues no command', async () => {
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

testInTurn('follows links that stay in the workspace, and leaves out others with a warning', async () => {
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
			expect.stringContaining("No file matches 'linked/*.pdf' ('linked' is a link that leads out of the workspace)"),
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

describe('if a line of files matches no file, it', () => {
	const missing = { operation: 'reverse-pages', files: 'none/*.pdf\n*.doc' };
	beforeEach(async () => {
		workspace = new Workspace({ 'a.pdf': await numbered(1) });
	});

	testInTurn.each([
		['warn', 0, [{ level: 'warning', message: expect.stringContaining('Make sure that an earlier step creates') }]],
		['ignore', 0, []],
		['error', 1, [{ level: 'error', message: expect.stringContaining("'none/*.pdf', '*.doc'") }]],
	])('obeys if-no-files-found: %s', async (mode, exitCode, annotations) => {
		const step = await workspace.run({ ...missing, 'if-no-files-found': mode }, { node });
		expect(step).toMatchObject({ exitCode, annotations });
		expect(step.outputs).toMatchObject({ files: '[]', paths: '', count: '0', results: '[]' });
	});

	testInTurn.each([
		['warn', 0, [{ level: 'warning', message: expect.stringMatching(/^No file is left to work on: the steps use every file/) }]],
		['ignore', 0, []],
		['error', 1, [{ level: 'error', message: expect.stringMatching(/^No file is left to work on: the steps use every file/) }]],
	])('obeys if-no-files-found where the steps use all files themselves: %s', async (mode, exitCode, annotations) => {
		const inputs = { operation: 'add-overlay', files: 'a.pdf', overlay: 'a.pdf', layer: 'over', 'if-no-files-found': mode };
		const step = await workspace.run(inputs, { node });
		expect(step).toMatchObject({ exitCode, annotations });
		expect(workspace.list()).toEqual(['a.pdf']);
	});

	testInTurn('refuses a merge without its cover, whatever the other lines match', async () => {
		const inputs = { operation: 'merge-documents', files: 'cover.pdf\na.pdf', output: 'book.pdf' };
		const step = await workspace.run({ ...inputs, 'if-no-files-found': 'error' }, { node });
		expect(step.conclusion).toBe('failure');
		expect(step.annotations).toEqual([{ level: 'error', message: "No file matches 'cover.pdf'" }]);
		expect(workspace.list()).toEqual(['a.pdf']);
		const warned = await workspace.run(inputs, { node });
		expect(warned.annotations).toEqual([{ level: 'warning', message: "No file matches 'cover.pdf'" }]);
		expect(filesOf(warned)).toEqual(['book.pdf']);
	});

	testInTurn('refuses a merge with a link that leads out of the workspace', async () => {
		symlinkSync(__filename, workspace.path('cover.pdf'));
		const inputs = { operation: 'merge-documents', files: 'cover.pdf\na.pdf', output: 'book.pdf', 'if-no-files-found': 'error' };
		const step = await workspace.run(inputs, { node });
		expect(step.annotations).toEqual([{ level: 'error', message: expect.stringContaining("'cover.pdf' was left out") }]);
	});

	testInTurn.each([
		['- *.pdf', 'not a YAML list'],
		['"a.pdf"', 'leave out the quotes'],
		['[a.pdf, b.pdf]', 'must be one JSON array'],
		['{a,b}.pdf', 'write one line for each'],
		['$NAME.pdf', 'variables of the shell'],
		['~/a.pdf', 'not your home folder'],
		['https://example.com/a.pdf', 'addresses are not read'],
		['docs\\a.pdf', 'write / between folders'],
		['b.pdf, c.pdf', 'one pattern per line'],
		['none.pdf\n!**/a.pdf', undefined],
		['*.pdf\n!a.pdf', 'exclude every file'],
		['sub/*.pdf', 'upper and lower case count, and there is sub/B.PDF'],
		['Sub/b.pdf', 'upper and lower case count, and there is sub/B.PDF'],
		['A.pdf', 'upper and lower case count, and there is a.pdf'],
		['a', 'the ending of a name counts, and there is a.pdf'],
		['b.pdf; c.pdf', 'one pattern per line'],
		['b.pdf | c.pdf', 'one pattern per line'],
		['b.pdf c.pdf', 'one pattern per line'],
		['b.pdf # the second', 'a comment takes a separate line'],
		['accents/u\u0308.pdf', 'its accents are not written as in the name of the file, and there is accents/\u00fc.pdf'],
		['linked/*.pdf', "'linked' is a link, which patterns do not follow: write 'sub' in its place"],
		['lost/*.pdf', "'lost' is a link to a folder that does not exist"],
		['empty', 'the folder has no such files'],
	])('gives the likely reason: %j', async (files, reason) => {
		workspace.write('sub/B.PDF', '');
		workspace.write('accents/\u00fc.pdf', '');
		workspace.write('empty/a.txt', '');
		symlinkSync('sub', workspace.path('linked'));
		symlinkSync('nowhere', workspace.path('lost'));
		const step = await workspace.run({ operation: 'reverse-pages', files, 'if-no-files-found': 'warn' }, { node });
		const told = [...step.annotations.map(({ message }) => message)].join('\n');
		expect(told).not.toContain('actions/checkout');
		if (reason === undefined) expect(told).toContain('Make sure that an earlier step creates the files');
		else expect(told).toContain(reason);
	});

	testInTurn('names the missing checkout in an empty workspace', async () => {
		const empty = new Workspace();
		try {
			const step = await empty.run({ operation: 'reverse-pages', files: '*.pdf' }, { node });
			expect(step.annotations[0]!.message).toContain('the workspace is empty: use actions/checkout');
		} finally {
			empty.remove();
		}
	});
});

testInTurn('leaves out a name that is not UTF-8 with a warning, and works on the others', async () => {
	workspace = new Workspace({ 'docs/a.pdf': await numbered(1) });
	writeFileSync(Buffer.concat([Buffer.from(`${workspace.path('docs')}/`), Buffer.from([0xff, 0xfe]), Buffer.from('.pdf')]), '');
	const step = await workspace.run({ operation: 'reverse-pages', files: 'docs/**/*.pdf', output: 'out/{name}.pdf' }, { node });
	expect(step.conclusion).toBe('success');
	expect(filesOf(step)).toEqual(['out/a.pdf']);
	expect(step.annotations).toMatchObject([
		{ level: 'warning', message: "'docs/\uFFFD\uFFFD.pdf' was left out: it has a name that is not UTF-8" },
	]);
});

testInTurn.each([
	['while files are searched', 'promises', 'lstat', 'was removed while files were searched'],
	['before it is read', 'realpathSync', 'native', 'does not exist'],
])('leaves out a file that vanishes %s with a warning, and works on the others', async (_when, part, call, message) => {
	const page = await numbered(1);
	workspace = new Workspace({ 'docs/a.pdf': page, 'docs/gone.pdf': page });
	// As another program of the job may do it, just before the step looks at the file.
	workspace.write(
		'remove.cjs',
		`const files = require('node:fs');
		const look = files.${part}.${call};
		files.${part}.${call} = (file, ...rest) => {
			if (String(file).endsWith('gone.pdf')) files.rmSync(file, { force: true });
			return look(file, ...rest);
		};`,
	);
	const step = await workspace.run(
		{ operation: 'reverse-pages', files: 'docs/**/*.pdf', output: 'out/{name}.pdf' },
		{ node, env: { NODE_OPTIONS: `--require ${JSON.stringify(workspace.path('remove.cjs'))}` } },
	);
	expect(workspace.has('docs/gone.pdf')).toBe(false);
	expect(filesOf(step)).toEqual(['out/a.pdf']);
	expect(step).toMatchObject({
		conclusion: 'success',
		annotations: [{ level: 'warning', message: `'docs/gone.pdf' was left out: it ${message}` }],
	});
});

describe('a JSON array of paths', () => {
	beforeEach(async () => {
		const page = await numbered(1);
		workspace = new Workspace({ 'a[1].pdf': page, '#b*.pdf': page, ' c.pdf': page, '!d.pdf': page });
	});

	testInTurn('is taken literally, so that the outputs of one step are the files of the next', async () => {
		const first = await workspace.run({ operation: 'reverse-pages', files: './*', output: 'one/{name}.pdf' }, { node });
		expect(filesOf(first)).toHaveLength(4);
		const inputs = { operation: 'reverse-pages', output: 'two/{name}.pdf' };
		const second = await workspace.run({ ...inputs, files: first.outputs['files']! }, { node });
		expect(second).toMatchObject({ conclusion: 'success', annotations: [] });
		expect(filesOf(second)).toEqual(filesOf(first).map((file) => file.replace('one/', 'two/')));
		// `paths` has them as patterns, without the name that would lose its blank.
		const third = await workspace.run({ ...inputs, files: first.outputs['paths']!, output: 'three/{name}.pdf' }, { node });
		expect(filesOf(third).sort()).toEqual(['three/!d.pdf', 'three/#b*.pdf', 'three/a[1].pdf', 'three/ c.pdf'].sort());
	});

	test('may be empty', async () => {
		const step = await workspace.run({ operation: 'reverse-pages', files: '[]', 'if-no-files-found': 'ignore' }, { node });
		expect(step).toMatchObject({ conclusion: 'success', annotations: [] });
	});

	testInTurn.each(['["a.pdf", 1]', '["a.pdf"', '[""]'])('is refused if it is not one: %s', async (files) => {
		expect(await refusal({ files })).toMatch(/files: begins with \[ but is not a JSON array of paths/);
	});
});

withTools('poppler')('in a merge', () => {
	testInTurn('a path that is written out twice comes twice, a match of a pattern once', async () => {
		workspace = new Workspace({ 'a.pdf': await numbered(2), 'b.pdf': await numbered(3), 'sheet.pdf': await numbered(1) });
		const files = 'a.pdf\nsheet.pdf\nb.pdf\nsheet.pdf\n*.pdf';
		const step = await workspace.run({ operation: 'merge-documents', files, output: 'out.pdf' }, { node });
		expect(step).toMatchObject({ conclusion: 'success', annotations: [] });
		expect(resultsOf(step)[0]!.inputs).toEqual(['a.pdf', 'sheet.pdf', 'b.pdf', 'sheet.pdf']);
		expect(pageTexts(workspace.read('out.pdf'))).toEqual([1, 2, 1, 1, 2, 3, 1].map((page) => `Page ${page}`));
	});
});

describe('the folder for temporary files', () => {
	testInTurn('takes results, which are files of later steps', async () => {
		workspace = new Workspace({ 'a.pdf': await numbered(1) });
		const { temporary } = workspace.job;
		const output = `${temporary}/out/{name}.pdf`;
		const first = await workspace.run({ operation: 'reverse-pages', files: 'a.pdf', output }, { node });
		expect(filesOf(first)).toEqual([`${temporary}/out/a.pdf`]);
		const inputs = { operation: 'reverse-pages', output: 'back/{name}.pdf' };
		const second = await workspace.run({ ...inputs, files: first.outputs['files']! }, { node });
		expect(filesOf(second)).toEqual(['back/a.pdf']);
		const third = await workspace.run({ ...inputs, files: `${temporary}/out/*.pdf`, overwrite: 'true' }, { node });
		expect(filesOf(third)).toEqual(['back/a.pdf']);
	});
});

describe('the output pattern', () => {
	beforeEach(async () => {
		workspace = new Workspace({ 'a.pdf': await numbered(2), 'b.pdf': await numbered(1), 'sub/a.pdf': await numbered(1) });
	});

	testInTurn.each([
		[{ output: '{name}.pdf' }, /'a.pdf' would replace the input: .* overwrite/],
		[{ output: 'x.pdf' }, /'a.pdf' and 'b.pdf' would both be written to 'x.pdf': use \{dir\}, \{name\} or \{index\}/],
		[{ files: '**/*.pdf', output: 'out/{name}.pdf' }, /'a.pdf' and 'sub\/a.pdf' would both/],
		[{ output: '../{name}.pdf' }, /output: must stay in the workspace or in RUNNER_TEMP/],
		[{ output: '/etc/{name}.pdf' }, /output: must stay in the workspace/],
		[{ output: '{dir}/../../{name}.pdf' }, /output/],
		[{ output: 'out/{file}.pdf' }, /has \{file\}, which only results of .*\{dir\}, \{name\}, \{index\}, \{operation\}/],
		[{ output: '$GITHUB_WORKSPACE/out/{name}.pdf' }, /output: variables of the shell are not replaced here/],
		[{ output: '~/{name}.pdf' }, /output: ~ is not your home folder here/],
		[{ output: 'https://example.com/{name}.pdf' }, /output: addresses are not read or written/],
		[{ output: 'o\\{name}.pdf' }, /output: write \/ between folders, not a backslash/],
		[{ output: 'out/{{name}}.pdf' }, /output: a placeholder has single braces, such as \{name\}/],
		[{ output: '"out/{name}.pdf"' }, /output: leave out the quotes/],
		[{ output: 'out/' }, /names a folder: write a file name after it/],
		[
			{ operation: 'split-by-size', 'maximum-bytes': '1000', output: 'out/{name}.x.pdf' },
			/needs \{index\}.* such as out\/\{name\}\.x-\{index\}\.pdf/,
		],
		[{ files: 'a.pdf\nb.pdf', output: 'b.pdf', overwrite: 'true' }, /would (replace another file|both)/],
		[{ files: '../*.pdf' }, /files: the pattern '..\/\*.pdf' must stay in the workspace/],
		[{ files: '*a'.repeat(10) }, /files: the pattern '(\*a){10}' has more than 4 \* in one name: write fewer/],
		[{ files: '/etc/*' }, /must stay in the workspace/],
		[{ files: '!a.pdf' }, /files: is required/],
		[
			{ concurrency: '0', 'time-limit': '0', 'on-error': 'stop', 'dry-run': 'yes' },
			/^(?=.*on-error: must be one of fail, continue)(?=.*concurrency: must be).*time-limit: must be a whole number of seconds from 1 to 86400/s,
		],
	])('%j is refused before anything is written', async (inputs, message) => {
		expect(await refusal(inputs)).toMatch(message);
	});

	withTools('poppler')('overwrite', () => {
		testInTurn('lets a result replace its own input', async () => {
			const step = await workspace.run(
				{ operation: 'reverse-pages', files: 'a.pdf', output: '{dir}/{name}.pdf', overwrite: 'true' },
				{ node },
			);
			expect(step.exitCode).toBe(0);
			expect(pageTexts(workspace.read('a.pdf'))).toEqual(['Page 2', 'Page 1']);
		});
	});

	testInTurn('leaves a name that is spelled like a parameter as it is', async () => {
		workspace.write('page_order.pdf', workspace.read('a.pdf'));
		expect(
			await refusal({ operation: 'reorder-pages', 'page-order': '1', files: 'page_order.pdf', output: '{name}.pdf' }),
		).toContain("'page_order.pdf' would replace the input");
		expect(await refusal({ operation: 'extract-pages', 'first-page': '3', 'last-page': '2' })).toContain(
			'first-page: must not be greater than last-page',
		);
	});

	testInTurn('all placeholders, and a path that begins with the workspace', async () => {
		const output = `${workspace.folder}/out/{dir}/{index}-{name}.{operation}.pdf`;
		const step = await workspace.run({ operation: 'reverse_pages', files: '**/*.pdf', output }, { node });
		expect(resultsOf(step).map((row) => row.output)).toEqual([
			'out/00001-a.reverse-pages.pdf',
			'out/00002-b.reverse-pages.pdf',
			'out/sub/00003-a.reverse-pages.pdf',
		]);
	});
});
