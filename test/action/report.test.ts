/** The report of a step if many files fail, or many are written. Through the bundle. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, writeFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { numbered } from '../support/documents/drawn';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { testInTurn, testWhole } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
afterEach(() => workspace.remove());

const broken = (count: number): Record<string, string> =>
	Object.fromEntries(Array.from({ length: count }, (_, index) => [`bad/${index + 1}.pdf`, `no PDF ${index}`]));

testInTurn('shows at most ten annotations, and counts the rest', async () => {
	workspace = new Workspace({ ...broken(15), 'good.pdf': await numbered(1) });
	// One after the other: annotations come in the order in which files fail.
	const step = await workspace.run({ operation: 'reverse-pages', files: '**/*.pdf', concurrency: '1' }, { node });
	expect(step.exitCode).toBe(1);
	expect(step.annotations).toHaveLength(10);
	expect(step.annotations.slice(0, 9).map(({ file }) => file)).toEqual(
		Array.from({ length: 9 }, (_, index) => `bad/${index + 1}.pdf`),
	);
	expect(step.annotations[9]!.message).toBe('15 of 16 files failed (6 of them without an annotation: see the log)');
	expect(step.log).toContain('Failed: bad/15.pdf: ');
	expect(filesOf(step)).toEqual(['good.reverse-pages.pdf']);
	expect(resultsOf(step)).toHaveLength(16);
});

testInTurn('gives warnings and succeeds with on-error: continue', async () => {
	workspace = new Workspace({ ...broken(12), 'good.pdf': await numbered(1) });
	const step = await workspace.run({ operation: 'reverse-pages', files: '**/*.pdf', 'on-error': 'continue' }, { node });
	expect(step.exitCode).toBe(0);
	expect(step.annotations).toHaveLength(10);
	expect(new Set(step.annotations.map(({ level }) => level))).toEqual(new Set(['warning']));
	expect(step.annotations.at(-1)!.message).toContain('12 of 13 files failed');
	expect(resultsOf(step).filter(({ status }) => status === 'failed')).toHaveLength(12);
});

testWhole('keeps the summary of a thousand files below the limit of the runner, and tells all files in the outputs', async () => {
	const page = await numbered(1);
	const long = 'n'.repeat(200);
	workspace = new Workspace(
		Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${long}/<&${long}>/${long}/${index + 1}.pdf`, page])),
	);
	const step = await workspace.run({ operation: 'reverse-pages', files: '**/*.pdf', output: 'out/{dir}/{name}.pdf' }, { node });
	expect(step).toMatchObject({ exitCode: 0, annotations: [] });
	expect(resultsOf(step)).toHaveLength(1000);
	expect(filesOf(step)[999]).toBe(`out/${long}/<&${long}>/${long}/1000.pdf`);
	expect(Buffer.byteLength(step.summary)).toBeLessThan(1024 * 1024);
	// The end only: a failure that printed all of it would not help.
	expect(step.summary.slice(-200)).toMatch(/\d+ more rows did not fit here/);
});

testWhole('needs memory for the largest file, not for the number of files', async () => {
	const document = await PDFDocument.create();
	document.addPage();
	await document.attach(randomBytes(4_000_000), 'noise.bin');
	const bytes = await document.save();
	/** The peak of the memory, in MB, of a step that reverses the pages of `count` files. */
	const peakOf = async (count: number): Promise<number> => {
		workspace = new Workspace({ '1.pdf': bytes });
		for (let number = 2; number <= count; number++) copyFileSync(workspace.path('1.pdf'), workspace.path(`${number}.pdf`));
		const inputs = { operation: 'reverse-pages', files: '*.pdf', output: 'out/{name}.pdf', concurrency: '2' };
		const step = await workspace.run(inputs, { node, env: { RUNNER_DEBUG: '1' } });
		expect(filesOf(step)).toHaveLength(count);
		return Number(/Peak memory: ([\d.]+) MB/.exec(step.log)?.[1]);
	};
	const few = await peakOf(12);
	workspace.remove();
	// 108 files more have 430 MB more. When the heap is emptied is chance: 30 to 90 MB from one run to the next.
	expect((await peakOf(120)) - few).toBeLessThan(215);
});

test('summary: false writes no summary', async () => {
	workspace = new Workspace({ 'a.pdf': await numbered(1) });
	const step = await workspace.run({ operation: 'reverse-pages', files: '*.pdf', summary: 'false' }, { node });
	expect(step).toMatchObject({ conclusion: 'success', summary: '' });
});

test.each([
	[
		'a file is where a folder must be',
		{ output: 'out/{name}.pdf' },
		(target: Workspace) => target.write('out', ''),
		/'out\/a.pdf' could not be written: a part of its path is a file/,
	],
	[
		'a folder has the name of the result',
		{ output: 'taken.pdf', overwrite: 'true' },
		(target: Workspace) => target.write('taken.pdf/x', ''),
		/'taken.pdf' could not be written: a folder has that name/,
	],
])('says so and leaves no half file if %s', async (_name, inputs, arrange, message) => {
	workspace = new Workspace({ 'a.pdf': await numbered(1) });
	arrange(workspace);
	const before = workspace.list();
	const step = await workspace.run({ operation: 'reverse-pages', files: 'a.pdf', ...inputs }, { node });
	expect(step.exitCode).toBe(1);
	expect(step.annotations[0]!.message).toMatch(message);
	expect(workspace.list()).toEqual(before);
});

testInTurn('says what to do if a document needs a password', async () => {
	workspace = new Workspace({ 'a.pdf': await numbered(1) });
	await workspace.run({ operation: 'add-password', password: 'long enough', files: 'a.pdf', output: 'locked.pdf' }, { node });
	const step = await workspace.run({ operation: 'reverse-pages', files: 'locked.pdf' }, { node });
	expect(step.annotations[0]).toMatchObject({ file: 'locked.pdf', message: expect.stringContaining('as open-password') });
	writeFileSync(workspace.path('empty.pdf'), '');
	const empty = await workspace.run({ operation: 'reverse-pages', files: 'empty.pdf' }, { node });
	expect(empty.annotations[0]!.message).toMatch(/empty/);
});
