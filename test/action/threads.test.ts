/** Work on several files in worker threads, through the bundle. With `concurrency: 1` the main thread does it. */
import { availableParallelism } from 'node:os';
import { png } from '../support/documents/images';
import { numbered } from '../support/documents/drawn';
import { newestNode } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
beforeEach(async () => {
	workspace = new Workspace();
	// Documents of many sizes, so that they are finished in another order than they were begun.
	for (let number = 1; number <= 12; number++)
		workspace.write(`in/${number}.pdf`, await numbered(number % 4 === 1 ? 100 : number));
});
afterEach(() => workspace.remove());

/** Runs before everything else in each worker thread, and sees every message that the thread gets. */
const onMessage = (code: string): string => {
	workspace.write(
		'preload.cjs',
		`const { isMainThread, parentPort } = require('node:worker_threads');
		if (!isMainThread) parentPort.on('message', ({ documents: [{ name }] }) => { ${code} });`,
	);
	return `--require ${JSON.stringify(workspace.path('preload.cjs'))}`;
};
const results = () => workspace.list().filter((file) => file.startsWith('out/'));

testInTurn('gives the same bytes, results and annotations as one thread, in the order of the files', async () => {
	workspace.write('logo.png', png({ type: 2, depth: 8, width: 40, height: 40, pixel: (x, y) => (x + y) / 80 }));
	workspace.write('in/6.pdf', 'this is not a PDF');
	for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
		workspace.write(`letterheads/${number}.pdf`, await numbered((number % 3) + 1));
	const steps = [
		'- add_image_watermark: { image: logo.png }',
		'- add_overlay: { overlay: "letterheads/{name}.pdf", layer: under }',
		'- rotate_pages: { angle: 90 }',
	].join('\n');
	const env = { NODE_OPTIONS: onMessage(`require('node:fs').appendFileSync('threads.log', name + '\\n')`) };
	const run = async (concurrency: string) => {
		const step = await workspace.run(
			{ steps, files: 'in/*.pdf', output: 'out/{name}.pdf', overwrite: 'true', concurrency },
			{ node, env },
		);
		const bytes = filesOf(step).map((file) => Buffer.from(workspace.read(file)).toString('base64'));
		return { bytes, results: resultsOf(step), annotations: step.annotations };
	};
	const one = await run('1');
	expect(one.bytes).toHaveLength(11);
	expect(workspace.has('threads.log')).toBe(false);
	expect(await run('2')).toEqual(one);
	expect(await run('7')).toEqual(one);
	expect(workspace.has('threads.log')).toBe(true);
});

testInTurn('starts no threads for a few small files, and some for larger ones', async () => {
	const env = { NODE_OPTIONS: onMessage(`require('node:fs').appendFileSync('threads.log', name + '\\n')`) };
	const inputs = { operation: 'reverse-pages', files: 'in/*.pdf', output: 'out/{name}.pdf' };
	expect(filesOf(await workspace.run(inputs, { node, env }))).toHaveLength(12);
	expect(workspace.has('threads.log')).toBe(false);
	workspace.write('in/large.pdf', Buffer.concat([await numbered(1), Buffer.alloc(2_000_000, ' ')]));
	expect(filesOf(await workspace.run({ ...inputs, overwrite: 'true' }, { node, env }))).toHaveLength(13);
	expect(workspace.has('threads.log')).toBe(availableParallelism() > 1);
});

testInTurn('names the file whose thread dies, and does the others', async () => {
	const env = { NODE_OPTIONS: onMessage(`if (name === '3.pdf' || name === '7.pdf') process.exit(1);`) };
	const step = await workspace.run(
		{ operation: 'reverse-pages', files: 'in/*.pdf', output: 'out/{name}.pdf', concurrency: '3' },
		{ node, env },
	);
	expect(step.exitCode).toBe(1);
	expect(results()).toHaveLength(10);
	expect(step.annotations.map(({ file }) => file).sort()).toEqual(['in/3.pdf', 'in/7.pdf', undefined]);
	expect(resultsOf(step).map(({ status }) => status === 'failed')).toEqual(
		resultsOf(step).map(({ input }) => ['in/3.pdf', 'in/7.pdf'].includes(input)),
	);
});

testInTurn('names the file that needs more memory than a thread has, with the cure, and does the others', async () => {
	const hog = onMessage(`if (name === '5.pdf') for (const hog = []; ; ) hog.push(new Array(100_000).fill(name));`);
	const step = await workspace.run(
		{ operation: 'reverse-pages', files: 'in/*.pdf', output: 'out/{name}.pdf', concurrency: '2' },
		{ node, env: { NODE_OPTIONS: `--max-old-space-size=64 ${hog}` } },
	);
	expect(step.exitCode).toBe(1);
	expect(results()).toHaveLength(11);
	expect(step.annotations[0]).toMatchObject({ file: 'in/5.pdf', message: expect.stringMatching(/memory.*--max-old-space-size/) });
});

describe('ends when it is cancelled', () => {
	const inputs = { operation: 'reverse-pages', files: 'in/*.pdf', output: 'out/{name}.pdf', overwrite: 'true', concurrency: '3' };

	test('and leaves whole documents only', async () => {
		const page = await numbered(30);
		for (let number = 1; number <= 300; number++) workspace.write(`in/${number}.pdf`, page);
		const step = await workspace.run(inputs, { node, onLog: (log, kill) => log.includes('→') && kill('SIGINT') });
		expect(step.exitCode).toBe(130);
		expect(results().filter((file) => !/\/\d+\.pdf$/.test(file))).toEqual([]);
		expect(new Set(results().map((file) => workspace.read(file).length)).size).toBe(1);
		expect(filesOf(step).toSorted()).toEqual(results().toSorted());
		expect(step.outputs['count']).toBe(String(results().length));
		const [done, skipped] = ['done', 'skipped'].map((wanted) => resultsOf(step).filter(({ status }) => status === wanted));
		expect(done!.length + skipped!.length).toBe(300);
		expect(skipped![0]).toMatchObject({ output: null, message: 'Not done, because the step was cancelled' });
		expect(step.summary).toContain('skipped');
	});

	testInTurn('also while a thread does not answer', async () => {
		const env = { NODE_OPTIONS: onMessage(`if (name === '4.pdf') for (;;);`) };
		const step = await workspace.run(inputs, { node, env, onLog: (log, kill) => log.includes('out/12.pdf') && kill('SIGTERM') });
		expect(step.exitCode).toBe(143);
		expect(results()).toEqual(expect.arrayContaining(['out/12.pdf']));
		expect(results()).not.toContain('out/4.pdf');
	});
});
