/** Faults while results are written: no half file gets the name of a result, and no missing file is reported. */
import { numbered } from '../support/documents/drawn';
import { needs } from '../support/judges/needs';
import { nodes } from './support/runner';
import { filesOf, resultsOf, Workspace } from './support/workspace';
import { sampled, testInTurn } from '../support/sample';

const { found, missing } = nodes();
if (missing) needs(false, missing).test('on Node 24', () => undefined);

describe.each(sampled(found, 1))('on %s', (_name, node) => {
	let workspace: Workspace;
	beforeEach(async () => {
		workspace = new Workspace({ 'docs/a.pdf': await numbered(3), 'docs/b.pdf': await numbered(3) });
	});
	afterEach(() => workspace.remove());

	/** From the `nth` result on, half of it is written, and then the disk says `code`. */
	const failing = (nth: number, code: string) => {
		workspace.write(
			'disk.cjs',
			`const files = require('node:fs');
			const { writeFileSync } = files;
			let written = 0;
			files.writeFileSync = (file, data, ...rest) => {
				if (!String(file).includes('.octavo-') || ++written < ${nth}) return writeFileSync(file, data, ...rest);
				writeFileSync(file, data.subarray(0, data.length >> 1), ...rest);
				throw Object.assign(new Error('stubbed'), { code: '${code}' });
			};
			// Large results are written in another thread.
			files.promises.writeFile = async (...given) => files.writeFileSync(...given);`,
		);
		return { NODE_OPTIONS: `--require ${JSON.stringify(workspace.path('disk.cjs'))}` };
	};
	const results = () => workspace.list().filter((file) => file !== 'disk.cjs' && !file.startsWith('docs/'));

	test('names the file and leaves no half file if the disk is full', async () => {
		const step = await workspace.run(
			{ operation: 'reverse-pages', files: 'docs/*.pdf', output: 'out/{name}.pdf', concurrency: '1' },
			{ node, env: failing(2, 'ENOSPC') },
		);
		expect(step.exitCode).toBe(1);
		expect(results()).toEqual(['out/a.pdf']);
		expect(filesOf(step)).toEqual(['out/a.pdf']);
		expect(resultsOf(step).map(({ status }) => status)).toEqual(['done', 'failed']);
		expect(step.annotations[0]?.message).toMatch(/could not be written: the disk is full/);
	});

	test.each([
		[
			'at the start',
			'mkdtempSync',
			/^results-file cannot be made in RUNNER_TEMP \(ENOSPC\)\. Free space on the disk of the runner$/,
			[],
		],
		[
			'at the end',
			'writeFileSync',
			/^The output results-file cannot be written, although 2 files were written: see the log \(ENOSPC\)\. Free space on the disk of the runner$/,
			['out/a.pdf', 'out/b.pdf'],
		],
	] as const)('asks for space if the disk of RUNNER_TEMP is full %s', async (_when, call, message, written) => {
		workspace.write(
			'disk.cjs',
			`const files = require('node:fs');
			const { ${call} } = files;
			files.${call} = (file, ...rest) => {
				const isFull = '${call}' === 'mkdtempSync' ? String(file).includes('octavo-') : String(rest[0]).startsWith('[{') && String(file).endsWith('results.json');
				if (isFull) throw Object.assign(new Error('stubbed'), { code: 'ENOSPC' });
				return ${call}(file, ...rest);
			};`,
		);
		const step = await workspace.run(
			{ operation: 'reverse-pages', files: 'docs/*.pdf', output: 'out/{name}.pdf' },
			{ node, env: { NODE_OPTIONS: `--require ${JSON.stringify(workspace.path('disk.cjs'))}` } },
		);
		expect(step.exitCode).toBe(1);
		expect(step.annotations.map((annotation) => annotation.message)).toEqual([expect.stringMatching(message)]);
		expect(results()).toEqual(written);
	});

	test('writes and reports no part if the disk is full in the middle of a split', async () => {
		const step = await workspace.run(
			{ operation: 'split-by-size', 'maximum-bytes': '1', files: 'docs/a.pdf', output: 'out/{name}-{index}.pdf' },
			{ node, env: failing(3, 'EDQUOT') },
		);
		expect(step.exitCode).toBe(1);
		expect(results()).toEqual([]);
		expect(filesOf(step)).toEqual([]);
	});

	testInTurn('leaves only whole results, and reports none, if it is killed without warning', async () => {
		const page = await numbered(20);
		for (let number = 0; number < 300; number++) workspace.write(`docs/${number}.pdf`, page);
		const step = await workspace.run(
			{ operation: 'reverse-pages', files: 'docs/*0.pdf', output: 'out/{name}.pdf' },
			{ node, onLog: (log, kill) => log.includes('→ out/50.pdf') && kill('SIGKILL') },
		);
		expect(step.exitCode).not.toBe(0);
		const whole = results().filter((file) => file.endsWith('.pdf'));
		expect(whole).toContain('out/50.pdf');
		expect(new Set(whole.map((file) => workspace.read(file).length)).size).toBe(1);
		expect(filesOf(step)).toEqual([]);
	});
});
