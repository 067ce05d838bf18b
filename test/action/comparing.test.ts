/** compare-documents in a step: with a file, and with the base in a real git repository. Through the bundle. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { texts, lines } from '../support/documents/texts';
import { withPrograms } from '../support/judges/needs';
import { pathOf } from '../support/judges/programs.cjs';
import { newestNode, type StepResult } from './support/runner';
import { resultsOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
const pages = (...rows: string[]): Uint8Array => texts(rows.map((row) => lines(50, 500, [row])));

let workspace: Workspace;
afterEach(() => workspace.remove());

const git = (...args: string[]): string =>
	execFileSync(pathOf('git')!, ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
		cwd: workspace.folder,
		encoding: 'utf8',
		env: { PATH: process.env['PATH'], HOME: workspace.folder, GIT_CONFIG_NOSYSTEM: '1' },
	}).trim();

function commit(): string {
	git('add', '-A');
	git('commit', '-qm', 'Documents');
	return git('rev-parse', 'HEAD');
}

const SAME = pages('the same');
const LONG = pages(...Array.from({ length: 12 }, (_, index) => `page ${index}`));

/** A repository whose second commit changes one file, renames one, and adds one. Gives the first commit. */
function repository(): string {
	workspace = new Workspace({ 'a.pdf': pages('one', 'two', 'three'), 'same.pdf': SAME, 'old.pdf': LONG });
	git('init', '-q', '-b', 'main');
	const base = commit();
	git('checkout', '-q', '-b', 'work');
	workspace.write('a.pdf', pages('one', 'two and a half', 'three', 'four'));
	workspace.write('new.pdf', pages('new'));
	git('mv', 'old.pdf', 'renamed [1].pdf');
	commit();
	return base;
}

const run = (inputs: Readonly<Record<string, string>>, event: object = {}): Promise<StepResult> =>
	workspace.run({ operation: 'compare-documents', files: '*.pdf', ...inputs }, { node, event });
const from = (sha: string) => ({ pull_request: { number: 7, base: { sha } } });

withPrograms('git')('in a repository', () => {
	testInTurn('compares files with their versions in the base', async () => {
		const base = repository();
		const step = await run({ 'compare-with-base': 'true' }, from(base));
		expect(step).toMatchObject({ conclusion: 'success', complaints: [], unexpected: [] });
		expect(step.outputs).toMatchObject({ same: 'false', changed: '["a.pdf","new.pdf"]', 'changed-pages': '2', failed: '0' });
		expect(step.log).toContain('2 of 17 pages differ');
		const results = resultsOf(step) as unknown as { input: string; comparison?: { same: boolean; pages: object } }[];
		expect(results.map(({ input, comparison }) => [input, comparison?.same])).toEqual([
			['a.pdf', false],
			['renamed [1].pdf', true],
			['same.pdf', true],
			['new.pdf', undefined],
		]);
		expect(results[0]!.comparison!.pages).toMatchObject({ added: [4], changed: [{ page: 2, look: true, wordsAdded: 3 }] });
		expect(step.annotations).toEqual([
			{ level: 'notice', file: 'a.pdf', title: 'Changed', message: 'Pages added: 4. Pages changed: 2' },
			{ level: 'notice', file: 'new.pdf', title: 'Changed', message: 'New: there is no earlier version' },
		]);
		expect(step.summary).toContain('<th>Added</th><th>Removed</th><th>Moved</th><th>Changed</th>');
		expect(step.summary).toContain('<td><code>a.pdf</code></td><td>3\u00a0→\u00a04</td><td>4</td><td></td><td></td><td>2</td>');
		// Text of pages is nowhere.
		expect(step.summary + step.log).not.toContain('half');
	});

	testInTurn('shows lines that changed, folded, if show-text asks for it', async () => {
		const base = repository();
		const step = await run({ 'compare-with-base': 'true', 'show-text': 'true' }, from(base));
		expect(step.summary).toContain(
			'<details><summary><code>a.pdf</code>, page 2</summary>\n\n```diff\n-two\n+two and a half\n```\n\n</details>',
		);
		expect(step.log).not.toContain('half');
	});

	testInTurn.each<[string, (base: string) => object, RegExp]>([
		[
			'the history is not there',
			(base) => {
				rmSync(workspace.path('.git'), { recursive: true });
				git('init', '-q', '-b', 'work');
				commit();
				return from(base);
			},
			/^compare-with-base: the commit to compare with is not in the clone.*fetch-depth: 0/s,
		],
		['the event names no commit', () => ({}), /the event does not say which commit to compare with.*compare-to/s],
		[
			'the workspace is not a repository',
			(base) => {
				rmSync(workspace.path('.git'), { recursive: true });
				return from(base);
			},
			/is not a git repository.*actions\/checkout/s,
		],
	])('says what to do if %s', async (_, prepare, message) => {
		const event = prepare(repository());
		const step = await run({ 'compare-with-base': 'true' }, event);
		expect(step.conclusion).toBe('failure');
		expect(step.annotations[0]!.message).toMatch(message);
	});

	testInTurn('says that the base has a pointer of Git LFS', async () => {
		workspace = new Workspace({ 'a.pdf': 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 4\n' });
		git('init', '-q', '-b', 'main');
		const base = commit();
		workspace.write('a.pdf', SAME);
		const step = await run({ 'compare-with-base': 'true' }, from(base));
		expect(step.annotations[0]).toMatchObject({
			file: 'a.pdf',
			message: expect.stringMatching(/pointer of Git LFS.*compare-to/s),
		});
	});
});

testInTurn('compares with a path, and fails if fail-on-difference asks for it', async () => {
	workspace = new Workspace({ 'a.pdf': SAME, 'b.pdf': pages('changed'), 'golden/a.pdf': SAME, 'golden/b.pdf': SAME });
	const step = await run({ 'compare-to': 'golden/{name}.pdf', 'fail-on-difference': 'true' });
	expect(step).toMatchObject({ conclusion: 'failure', outputs: { same: 'false', changed: '["b.pdf"]' } });
	expect(step.annotations).toEqual([
		{ level: 'error', file: 'b.pdf', title: 'Differs', message: 'Pages changed: 1' },
		{ level: 'error', message: 'fail-on-difference: 1 of 2 files differs from the earlier version' },
	]);
	workspace.write('b.pdf', SAME);
	const again = await run({ 'compare-to': 'golden/{name}.pdf', 'fail-on-difference': 'true' });
	expect(again).toMatchObject({ conclusion: 'success', annotations: [], outputs: { same: 'true', changed: '[]' } });
});

test.each([
	[{ 'compare-with-base': 'true', 'compare-to': 'a.pdf' }, /compare-with-base: and compare-to exclude each other/],
	[{}, /compare-to: is required/],
	[{ operation: 'reverse-pages', 'show-text': 'true' }, /show-text: needs the operation compare-documents/],
])('refuses inputs that do not go together: %j', async (inputs, message) => {
	workspace = new Workspace({ 'a.pdf': SAME });
	expect(await workspace.refusal({ operation: 'compare-documents', files: '*.pdf', ...inputs }, { node })).toMatch(message);
});
