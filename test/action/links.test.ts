/** Repositories and documents of strangers: links and names that lead a step to `.git`, or out of its folders. Through the bundle. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { numbered } from '../support/documents/drawn';
import { PIXEL } from '../support/documents/stamps';
import { pathOf } from '../support/judges/programs.cjs';
import { asks, qpdfJson, uncompressed, withPrograms, withTools } from '../support/judges/tools';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { sampled, testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
afterEach(() => workspace.remove());

/** Ways to write an image in Markdown; `*` is the way to the folder for temporary files. */
const WAYS = [
	'![words](*/x.png)',
	'![words](link.png)',
	'![words](/TEMPORARY/x.png)',
	'![words](<*/x.png>)',
	'![words](<*/x.png> "title")',
	'![words](*/x.png?x)',
	'![words](*/x.png#x)',
	'![words](ESCAPED-DOTS/x.png)',
	'![words](ESCAPED-SLASHES%2fx.png)',
	'![words][one]\n\n[one]: */x.png',
	'![one]\n\n[one]: <*/x.png> "title"',
];

withTools('qpdf')('an image of Markdown', () => {
	/** Whether the document of a text has one. */
	const drawsImage = async (text: string): Promise<boolean> => {
		workspace.write('a.md', `# Title\n\n${text}\n`);
		const step = await workspace.run({ operation: 'markdown-to-pdf', files: 'a.md', overwrite: 'true' }, { node });
		expect(step).toMatchObject({ conclusion: 'success' });
		return uncompressed(workspace.read('a.pdf')).includes('/Subtype /Image');
	};

	testInTurn.each(WAYS)('is not taken from the folder for temporary files: %s', async (way) => {
		workspace = new Workspace({});
		const { temporary } = workspace.job;
		writeFileSync(path.join(temporary, 'x.png'), PIXEL);
		symlinkSync(path.join(temporary, 'x.png'), workspace.path('link.png'));
		const away = path.relative(workspace.folder, temporary).replaceAll(path.sep, '/');
		const text = way
			.replace('*', away)
			.replace('ESCAPED-DOTS', away.replaceAll('..', '%2e%2e'))
			.replace('ESCAPED-SLASHES', away.replaceAll('/', '%2f'))
			.replace('/TEMPORARY', temporary);
		expect(await drawsImage(text)).toBe(false);
	});

	testInTurn('is taken from the workspace', async () => {
		workspace = new Workspace({ 'pictures/x.png': PIXEL });
		for (const way of sampled(WAYS.slice(3, 7), 1)) expect(await drawsImage(way.replace('*', 'pictures/../pictures'))).toBe(true);
		expect(await drawsImage('![words](pictures%2fx.png)')).toBe(true);
	});
});

const HOSTILE = 'echo written by a stranger >> ../proof\n';

async function withAttachments(...names: string[]): Promise<Uint8Array> {
	const document = await PDFDocument.create();
	document.addPage();
	for (const name of names) await document.attach(Buffer.from(HOSTILE), name);
	return document.save();
}

const git = (...rest: string[]): string =>
	execFileSync(pathOf('git')!, ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...rest], {
		cwd: workspace.folder,
		encoding: 'utf8',
	});

/** A repository whose working tree has these links, committed as a pull request would. */
async function repository(links: Readonly<Record<string, string>>): Promise<void> {
	workspace = new Workspace({
		'a.pdf': await withAttachments('config', '.git', 'Makefile', 'pre-commit', '.npmrc'),
		Makefile: 'all: ours\n',
	});
	git('init', '--quiet');
	for (const [name, target] of Object.entries(links)) {
		mkdirSync(path.dirname(workspace.path(name)), { recursive: true });
		symlinkSync(target, workspace.path(name));
	}
	git('add', '-A');
	git('commit', '--quiet', '-m', 'all');
}

/** The files of Git and its hooks. */
const gitFiles = (): Record<string, string> =>
	Object.fromEntries(
		workspace
			.list()
			.filter((file) => /^\.git\/(config|hooks\/[^/]*|HEAD)$/.test(file))
			.map((file) => [file, Buffer.from(workspace.read(file)).toString()]),
	);

const extract = (output: string, more: Readonly<Record<string, string>> = {}) =>
	workspace.run({ operation: 'extract-attachments', files: 'a.pdf', output, ...more }, { node });

withPrograms('git')('a result is not written', () => {
	testInTurn.each([
		['below .git through a link', { xml: '.git' }, 'xml/{file}', /'xml' leads through a link: nothing is written there/],
		['to the hooks through a link', { out: '.git/hooks' }, 'out/{file}', /'out' leads through a link/],
		['through a link further up', { 'b/out': '../.git' }, 'b/out/hooks/{file}', /'b\/out\/hooks' leads through a link/],
		['through a dangling link', { out: 'missing' }, 'out/{file}', /'out' leads out of the workspace through a link/],
		['below .git', {}, '.git/{file}', /is below \.git/],
		['below .git in other letters', {}, 'x/../.GIT/{file}', /is below \.git/],
	])('%s', async (_what, links, output, message) => {
		await repository(links);
		const before = gitFiles();
		for (const overwrite of ['false', 'true']) {
			const step = await extract(output, { overwrite });
			expect(step.conclusion).toBe('failure');
			expect(step.annotations[0]!.message).toMatch(message);
			expect(filesOf(step)).toEqual([]);
		}
		expect(gitFiles()).toEqual(before);
		expect(git('status', '--porcelain')).toBe('');
	});

	testInTurn('over a file of the repository without overwrite, and then no other of the same document either', async () => {
		await repository({});
		const step = await extract('{dir}/{file}');
		expect(step.annotations[0]!.message).toContain("output: 'Makefile' exists already: choose a different pattern, or set");
		expect(git('status', '--porcelain')).toBe('');
		const chosen = await extract('{dir}/{file}', { overwrite: 'true' });
		expect(chosen.conclusion).toBe('success');
		expect(git('status', '--porcelain')).toContain(' M Makefile');
	});

	testInTurn('over a file of the repository: it is known before a document is read', async () => {
		await repository({ dangling: 'nowhere' });
		for (const output of ['Makefile', 'dangling']) {
			const step = await workspace.run({ operation: 'reverse-pages', files: 'a.pdf', output, 'dry-run': 'true' }, { node });
			expect(step.annotations).toEqual([{ level: 'error', message: expect.stringContaining(`'${output}' exists already`) }]);
		}
	});

	testInTurn('with a name that begins with a dot, which other programs obey', async () => {
		await repository({});
		const step = await extract('out/{file}');
		expect(filesOf(step).sort()).toEqual(['out/Makefile', 'out/config', 'out/git', 'out/npmrc', 'out/pre-commit']);
	});

	testInTurn('if a link takes the place of its folder while the step runs', async () => {
		await repository({});
		// Between the making of the result and its renaming, as another program of the job may do it.
		workspace.write(
			'switch.cjs',
			`const files = require('node:fs');
			const { writeFileSync } = files;
			files.writeFileSync = (file, ...rest) => {
				writeFileSync(file, ...rest);
				if (!String(file).includes('.octavo-')) return;
				files.renameSync('out', 'moved');
				files.symlinkSync('.git/hooks', 'out');
			};`,
		);
		const before = gitFiles();
		const step = await workspace.run(
			{ operation: 'reverse-pages', files: 'a.pdf', output: 'out/pre-commit' },
			{ node, env: { NODE_OPTIONS: `--require ${JSON.stringify(workspace.path('switch.cjs'))}` } },
		);
		expect(step.annotations[0]!.message).toMatch(/'out' leads through a link: nothing is written there/);
		expect(gitFiles()).toEqual(before);
	});
});

withPrograms('git')('a link in the repository', () => {
	asks('qpdf');

	const attach = (files: Readonly<Record<string, string>>) =>
		workspace.run({ operation: 'add-attachment', files: 'a.pdf', output: 'out/{name}.pdf', ...files }, { node });

	testInTurn.each([
		['.git/config', '../.git/config', /'docs\/a\.xml' is below \.git, which is not read/],
		['a file that is missing', 'nowhere', /'docs\/a\.xml' is a link to a file that does not exist/],
		['the machine', '/etc/hostname', /'docs\/a\.xml' is a link that leads out of the workspace/],
	])('to %s is not attached', async (_what, target, message) => {
		await repository({ 'docs/a.xml': target });
		const step = await attach({ attachment: 'docs/{name}.xml' });
		expect(step.annotations[0]!.message).toMatch(message);
		expect(workspace.has('out/a.pdf')).toBe(false);
	});

	test('to RUNNER_TEMP is neither attached nor read, and there a link to the workspace is not', async () => {
		await repository({});
		const { temporary } = workspace.job;
		const kept = new Workspace({ 'secret.pdf': await numbered(1) });
		renameSync(kept.path('secret.pdf'), path.join(temporary, 'secret.pdf'));
		kept.remove();
		symlinkSync(path.join(temporary, 'secret.pdf'), workspace.path('b.pdf'));
		symlinkSync(workspace.path('a.pdf'), path.join(temporary, 'c.pdf'));
		const step = await attach({ attachment: 'b.pdf' });
		expect(step.annotations[0]!.message).toContain("'b.pdf' is a link that leads out of the workspace");
		const read = await workspace.run(
			{ operation: 'reverse-pages', files: `b.pdf\n${temporary}/c.pdf`, output: 'out/{name}.pdf' },
			{ node },
		);
		expect(read.annotations.map(({ message }) => message)).toEqual([
			"'b.pdf' was left out: it is a link that leads out of the workspace",
			`'${temporary}/c.pdf' was left out: it is a link that leads out of RUNNER_TEMP`,
		]);
		expect(filesOf(read)).toEqual([]);
	});

	testInTurn('to another file of the workspace is attached', async () => {
		await repository({ 'docs/a.xml': '../Makefile' });
		expect((await attach({ attachment: 'docs/{name}.xml' })).conclusion).toBe('success');
		expect(Object.keys((qpdfJson(workspace.read('out/a.pdf')) as { attachments: object }).attachments)).toContain('a.xml');
	});
});

testInTurn('** leaves out .git and node_modules, which a pattern may name', async () => {
	workspace = new Workspace();
	const page = await numbered(1);
	for (const file of ['a.pdf', '.git/b.pdf', 'x/node_modules/y/c.pdf', 'x/.git/d.pdf']) workspace.write(file, page);
	const names = async (files: string) => {
		const step = await workspace.run({ operation: 'get-document-info', files }, { node });
		return resultsOf(step).map(({ input }) => input);
	};
	expect(await names('**/*.pdf')).toEqual(['a.pdf']);
	expect(await names('.')).toEqual(['a.pdf']);
	expect(await names('x/node_modules/**/*.pdf')).toEqual(['x/node_modules/y/c.pdf']);
	expect(await names('.git/*.pdf\n["x"].pdf')).toEqual([]);
});

testInTurn('a workspace to which a link leads takes absolute paths by either name', async () => {
	workspace = new Workspace({ 'docs/a.pdf': await numbered(1), 'docs/b.pdf': 'excluded', 'mark.pdf': await numbered(2) });
	const link = path.join(realpathSync(workspace.job.temporary), 'work');
	symlinkSync(workspace.folder, link);
	for (const name of [link, workspace.folder]) {
		const step = await workspace.run(
			{
				operation: 'add-overlay',
				layer: 'over',
				overlay: `${name}/mark.pdf`,
				files: `${name}/docs/*.pdf\n!${link}/docs/b*.pdf`,
				output: `${name}/out/{dir}/{name}.pdf`,
				overwrite: 'true',
			},
			{ node, workspace: link },
		);
		expect(step).toMatchObject({ conclusion: 'success', annotations: [] });
		expect(resultsOf(step)).toMatchObject([{ input: 'docs/a.pdf', output: 'out/docs/a.pdf' }]);
	}
});
