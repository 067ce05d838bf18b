/** The committed bundle, run as the runner runs it, on each Node that there is. */
import { numbered } from '../support/documents/drawn';
import { needs, pageTexts, qpdfCheck, withTools } from '../support/judges/tools';
import { nodes } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { sampled, testInTurn } from '../support/sample';

const { found, missing } = nodes();
if (missing) needs(false, missing).test('on Node 24', () => undefined);

const SECRET = 'Tr0ub4dor & 3: %,';

withTools('qpdf', 'poppler')('a step', () => {
	describe.each(sampled(found, 1))('on %s', (_name, node) => {
		let workspace: Workspace;
		beforeEach(async () => {
			workspace = new Workspace({ 'docs/a.pdf': await numbered(2), 'docs/b.pdf': await numbered(3) });
		});
		afterEach(() => workspace.remove());

		testInTurn('does its work, and tells what it did', async () => {
			const step = await workspace.run({ operation: 'reverse-pages', files: 'docs/*.pdf', output: 'out/{name}.pdf' }, { node });
			expect(step).toMatchObject({ exitCode: 0, annotations: [], unexpected: [] });
			expect(filesOf(step)).toEqual(['out/a.pdf', 'out/b.pdf']);
			expect(step.outputs['count']).toBe('2');
			expect(pageTexts(workspace.read('out/b.pdf'))).toEqual(['Page 3', 'Page 2', 'Page 1']);
			expect(resultsOf(step)[1]).toMatchObject({
				status: 'done',
				input: 'docs/b.pdf',
				output: 'out/b.pdf',
				pages: 3,
				bytesBefore: workspace.read('docs/b.pdf').length,
				bytesAfter: workspace.read('out/b.pdf').length,
				message: null,
			});
			expect(step.log).toContain('docs/b.pdf → out/b.pdf (3 pages');
			expect(step.summary).toContain('<code>docs/b.pdf</code>');
			expect(workspace.list()).toEqual(['docs/a.pdf', 'docs/b.pdf', 'out/a.pdf', 'out/b.pdf']);
		});

		testInTurn('with one broken document among good ones writes the others, names the broken one, and fails', async () => {
			workspace.write('docs/ab.pdf', 'this is not a PDF');
			const step = await workspace.run({ operation: 'rotate-pages', angle: '90', files: 'docs/*.pdf' }, { node });
			expect(step.exitCode).toBe(1);
			expect(filesOf(step)).toEqual(['docs/a.rotate-pages.pdf', 'docs/b.rotate-pages.pdf']);
			expect(step.annotations).toEqual([
				{ level: 'error', file: 'docs/ab.pdf', title: 'rotate-pages', message: expect.stringContaining('could not be read') },
				{ level: 'error', message: '1 of 3 files failed' },
			]);
			expect(resultsOf(step).map(({ status }) => status)).toEqual(['done', 'failed', 'done']);
			expect(step.summary).toContain('1 failed');
			expect(qpdfCheck(workspace.read('docs/b.rotate-pages.pdf'))).toMatchObject({ clean: true });
		});

		testInTurn('masks a secret of two characters, and warns of one that would hide the whole log', async () => {
			const inputs = { operation: 'reverse-pages', files: 'docs/a.pdf' };
			const short = await workspace.run({ ...inputs, 'open-password': 'x7' }, { node });
			expect(short).toMatchObject({ masks: ['x7'], annotations: [] });
			const single = await workspace.run({ ...inputs, 'open-password': 'o', output: 'out.pdf' }, { node });
			expect(single).toMatchObject({ conclusion: 'success', masks: [] });
			expect(single.annotations).toEqual([
				{ level: 'warning', message: expect.stringContaining('A secret of one character cannot be masked') },
			]);
			expect(single.summary).toContain('docs/a.pdf');
		});

		testInTurn('never prints a secret, and masks each before anything else', async () => {
			const step = await workspace.run(
				{
					operation: 'add-restrictions',
					'owner-password': SECRET,
					'user-password': 'other one',
					'open-password': 'a third',
					'api-key': 'key-4711',
					'github-token': 'token-4711',
					files: 'docs/*.pdf',
					'allow-print': 'false',
				},
				{ node, env: { RUNNER_DEBUG: '1' } },
			);
			expect(step.exitCode).toBe(0);
			expect([...step.masks].sort()).toEqual(['Tr0ub4dor & 3: %,', 'a third', 'key-4711', 'other one', 'token-4711']);
			expect(step.commands.slice(0, 5)).toEqual(Array(5).fill('add-mask'));
			const rest = step.log.replace(/^::add-mask::.*$/gm, '') + step.summary + JSON.stringify(step.outputs);
			for (const secret of [SECRET, 'other one', 'a third', 'key-4711', 'token-4711']) expect(rest).not.toContain(secret);
			expect(qpdfCheck(workspace.read('docs/a.add-restrictions.pdf'), SECRET)).toMatchObject({ clean: true });
		});

		test('fails on inputs that are wrong, before anything is written', async () => {
			const before = workspace.list();
			const step = await workspace.run({ operation: 'rotate-pages', angle: '45', 'first-page': 'one', files: '**' }, { node });
			expect(step.exitCode).toBe(1);
			expect(step.annotations).toEqual([
				{
					level: 'error',
					message: expect.stringMatching(/angle: must be one of 0, 90.*; first-page: must be a whole number/),
				},
			]);
			expect(workspace.list()).toEqual(before);
		});

		test('writes nothing in a dry run, and tells what it would write', async () => {
			const before = workspace.list();
			const step = await workspace.run({ operation: 'reverse-pages', files: 'docs', 'dry-run': 'true' }, { node });
			expect(step.exitCode).toBe(0);
			expect(workspace.list()).toEqual(before);
			expect(filesOf(step)).toEqual([]);
			expect(resultsOf(step).map(({ status, output }) => [status, output])).toEqual([
				['planned', 'docs/a.reverse-pages.pdf'],
				['planned', 'docs/b.reverse-pages.pdf'],
			]);
			expect(step.log).toContain('docs/a.pdf → docs/a.reverse-pages.pdf\n');
			expect(step.summary).toContain('nothing written');
		});

		test('fails if the event loop drains before it has finished', async () => {
			// While a promise never settles, Node has nothing to do, and ends with success.
			workspace.write('hang.cjs', "require('node:fs/promises').readFile = () => new Promise(() => undefined);");
			const env = { NODE_OPTIONS: `--require ${JSON.stringify(workspace.path('hang.cjs'))}` };
			workspace.write('large.pdf', Buffer.alloc(2_000_000));
			const step = await workspace.run({ operation: 'reverse-pages', files: 'large.pdf' }, { node, env });
			expect(step.exitCode).toBe(1);
			expect(step.annotations).toEqual([{ level: 'error', message: 'The action stopped before it had finished.' }]);
		});

		testInTurn('ends soon if it is cancelled, and leaves only whole documents', async () => {
			const page = await numbered(20);
			for (let number = 0; number < 400; number++) workspace.write(`many/${number}.pdf`, page);
			const step = await workspace.run(
				{ operation: 'reverse-pages', files: 'many/*.pdf', output: 'out/{name}.pdf' },
				{ node, onLog: (log, kill) => log.includes('→ out/5.pdf') && kill('SIGTERM') },
			);
			expect(step.exitCode).toBe(143);
			const written = workspace.list().filter((file) => file.startsWith('out/'));
			expect(written).toContain('out/5.pdf');
			expect(written.length).toBeLessThan(400);
			expect(written.filter((file) => !file.endsWith('.pdf'))).toEqual([]);
			expect(new Set(written.map((file) => workspace.read(file).length)).size).toBe(1);
		});
	});
});
