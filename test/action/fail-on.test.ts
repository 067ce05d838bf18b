/** The reasons for which the step fails, and the outputs that tell later steps. Through the bundle. */
import { numbered } from '../support/documents/drawn';
import { newestNode } from './support/runner';
import { resultsOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
let workspace: Workspace;
beforeEach(async () => {
	workspace = new Workspace({ 'short.pdf': await numbered(2), 'long.pdf': await numbered(5) });
});
afterEach(() => workspace.remove());

const failures = (step: Awaited<ReturnType<Workspace['run']>>) =>
	Object.fromEntries(resultsOf(step).map((result) => [result.input, (result as { check?: unknown }).check]));

testInTurn('gives the data of a check that failed, and counts the failed files', async () => {
	const inputs = { operation: 'check-document', files: '*.pdf', 'maximum-pages': '3', 'maximum-bytes': '10' };
	const step = await workspace.run(inputs, { node });
	expect(step.conclusion).toBe('failure');
	expect(step.outputs).toMatchObject({ count: '0', failed: '2', 'total-bytes': '0', 'total-pages': '0' });
	const tooMany = {
		rule: 'maximum-pages',
		found: 5,
		limit: 3,
		pages: [],
		message: 'The document has 5 pages; at most 3 are allowed.',
	};
	const tooLarge = expect.objectContaining({
		rule: 'maximum-bytes',
		limit: 10,
		message: expect.stringMatching(/^The file has \d+ bytes; at most 10 are allowed\.$/) as unknown,
	}) as unknown;
	expect(failures(step)).toMatchObject({
		'long.pdf': { passed: false, checks: ['maximum-pages', 'maximum-bytes'], failures: [tooMany, tooLarge] },
		'short.pdf': { passed: false, failures: [tooLarge] },
	});
});

test('succeeds with a report of violations if that is wanted', async () => {
	const inputs = { operation: 'check-document', files: 'long.pdf', 'maximum-pages': '3', 'on-violation': 'report' };
	const step = await workspace.run(inputs, { node });
	expect(step).toMatchObject({ conclusion: 'success', outputs: { failed: '0' } });
	expect(failures(step)).toMatchObject({ 'long.pdf': { passed: false, failures: [{ rule: 'maximum-pages', found: 5 }] } });
});

testInTurn('sums the pages and bytes of the written files', async () => {
	const step = await workspace.run(
		{ operation: 'rotate-pages', angle: '90', files: '*.pdf', output: 'out/{name}.pdf' },
		{ node },
	);
	const sizes = ['short', 'long'].map((name) => workspace.read(`out/${name}.pdf`).length);
	expect(step.outputs).toMatchObject({ failed: '0', 'total-pages': '7', 'total-bytes': String(sizes[0]! + sizes[1]!) });
});

describe('with fail-on, it', () => {
	const none = { operation: 'extract-attachments', files: '*.pdf', output: 'out/{name}-{file}' };

	testInTurn.each([
		['', 'success', undefined],
		['failed', 'success', undefined],
		['skipped', 'failure', 'fail-on: skipped: 2 of 2 results skipped'],
		['notes', 'failure', 'fail-on: notes: 2 of 2 results skipped'],
		['nothing', 'success', undefined],
	])('%p: skipped files end with %s', async (failOn, conclusion, message) => {
		const step = await workspace.run({ ...none, 'fail-on': failOn }, { node });
		expect({ conclusion: step.conclusion, message: step.annotations[0]?.message }).toEqual({ conclusion, message });
	});

	testInTurn('`fail-on: notes` fails the step if there is a note', async () => {
		const bytes = workspace.read('long.pdf');
		const cut = bytes.subarray(0, Buffer.from(bytes).lastIndexOf('startxref'));
		workspace.write('damaged.pdf', cut);
		const inputs = { operation: 'reverse-pages', files: 'damaged.pdf', output: 'out/{name}.pdf' };
		expect((await workspace.run(inputs, { node })).conclusion).toBe('success');
		const step = await workspace.run({ ...inputs, overwrite: 'true', 'fail-on': 'notes' }, { node });
		expect(step.annotations).toMatchObject([{ level: 'error', message: 'fail-on: notes: 1 of 1 result with notes' }]);
	});

	testInTurn('nothing succeeds although a file failed, as on-error: continue does', async () => {
		workspace.write('broken.pdf', 'this is not a PDF');
		const inputs = { operation: 'reverse-pages', files: '*.pdf', output: 'out/{name}.pdf' };
		const step = await workspace.run({ ...inputs, 'fail-on': 'nothing' }, { node });
		expect(step).toMatchObject({ conclusion: 'success', outputs: { failed: '1', count: '2' } });
		const wrong = await workspace.run({ ...inputs, 'fail-on': 'skipped', 'on-error': 'continue' }, { node });
		expect(wrong.annotations[0]!.message).toBe('fail-on: contradicts on-error: continue. Leave out one of the two');
	});
});

describe('with minimum-saving, it', () => {
	testInTurn('writes an optimized file only if it is smaller by that percentage', async () => {
		const inputs = { operation: 'optimize-document', files: 'long.pdf', output: 'out/{name}.pdf' };
		const whole = await workspace.run(inputs, { node });
		const [{ bytesBefore, bytesAfter }] = resultsOf(whole) as unknown as [{ bytesBefore: number; bytesAfter: number }];
		const saved = Math.floor((1 - bytesAfter / bytesBefore) * 100);
		const more = { ...inputs, output: 'other/{name}.pdf' };
		const kept = await workspace.run({ ...more, 'minimum-saving': String(Math.max(0, saved)) }, { node });
		expect(kept.outputs).toMatchObject({ count: bytesAfter <= bytesBefore ? '1' : '0' });
		const left = await workspace.run({ ...more, overwrite: 'true', 'minimum-saving': '99' }, { node });
		expect(left.outputs).toMatchObject({ count: '0', files: '[]' });
		expect(resultsOf(left)[0]).toMatchObject({
			status: 'skipped',
			output: null,
			message: expect.stringMatching(/^Not written: the result is [\d.]+ % smaller, and minimum-saving is 99 %$/),
		});
	});

	test.each([
		[{ operation: 'rotate-pages', angle: '90' }, 'minimum-saving: needs a step optimize-document'],
		[
			{ steps: '- optimize_document\n- split_by_page_count: { pages_per_part: 1 }' },
			'minimum-saving: needs one result for each file: no merge, no split, no extraction',
		],
	])('is refused for %p', async (inputs, message) => {
		const step = await workspace.run({ ...inputs, files: '*.pdf', 'minimum-saving': '5' }, { node });
		expect(step.annotations.map((one) => one.message)).toContainEqual(expect.stringContaining(message));
	});
});
