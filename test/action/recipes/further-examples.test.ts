/** Example workflows of making, compressing, cutting and reviewing, as they are: with the scripts of their other steps. */
import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sample } from '../../support/documents/samples';
import { numbered } from '../../support/documents/drawn';
import { png } from '../../support/documents/images';
import { texts } from '../../support/documents/texts';
import { isThere, pathOf } from '../../support/judges/programs.cjs';
import { pageTexts, qpdfCheck, uncompressed, withPrograms, withTools } from '../../support/judges/tools';
import { GitHubScript, listChanged, type WorkflowStep } from '../support/github-script';
import { FURTHER, inputsOf, stepsOf } from '../support/recipe';
import { newestNode } from '../support/runner';
import { filesOf, resultsOf, Workspace } from '../support/workspace';
import { everything, inTurn, testInTurn } from '../../support/sample';

const node = newestNode();
let workspace: Workspace;
afterEach(() => workspace.remove());

const ran = new Set<string>();

const given = (name: string): Record<string, string> => {
	ran.add(name);
	return inputsOf(name, {});
};

const run = async (name: string, more: Readonly<Record<string, string>> = {}) => {
	const step = await workspace.run({ ...given(name), ...more }, { node });
	expect(step).toMatchObject({ conclusion: 'success', complaints: [], unexpected: [] });
	return step;
};

/** The only step of a recipe with a script of the shell. */
const scriptOf = (name: string): WorkflowStep => {
	const [step, ...others] = stepsOf(name).filter(({ run: script }) => script !== undefined);
	expect(others).toEqual([]);
	return step!;
};

const ENVIRONMENT = { PATH: process.env['PATH'] ?? '', GIT_CONFIG_NOSYSTEM: '1' };

const git = (...args: string[]): string => {
	const settings = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
	return spawnSync(pathOf('git')!, [...settings, ...args], { cwd: workspace.folder, encoding: 'utf8' }).stdout.trim();
};

withTools('qpdf', 'poppler')('the example', () => {
	testInTurn('html-report', async () => {
		const report = `<!doctype html><html lang="en"><head><title>Results</title><style>td { color: #070 }</style></head>
			<body><h1>Test results</h1><img src="chart.png" alt="A chart"><table><tr><th>Test</th><th>Result</th></tr>
			<tr><td>rotates pages</td><td>passed</td></tr></table></body></html>`;
		workspace = new Workspace({ 'report/index.html': report, 'report/chart.png': png({ type: 2, depth: 8 }) });
		expect(filesOf(await run('html-report.yml'))).toEqual(['build/report.pdf']);
		const bytes = workspace.read('build/report.pdf');
		expect(qpdfCheck(bytes)).toMatchObject({ clean: true });
		expect(pageTexts(bytes)[0]).toMatch(/Test results[\s\S]*rotates pages\s+passed/);
		const whole = uncompressed(bytes);
		for (const part of ['/Subtype /Image', '/StructTreeRoot', '/Lang (en)']) expect(whole).toContain(part);
	});

	inTurn(withPrograms('python3'))('letters-from-csv', async () => {
		workspace = new Workspace({
			'letter.md': 'Ada Lovelace\n\n# Dear {{name}},\n\nyour number is {{number}}.\n',
			'recipients.csv': '\ufeffname,number\r\n"Hopper, Grace",0042\r\n"**Zoë** {{name}}",7\r\n',
		});
		const { run: script } = scriptOf('letters-from-csv.yml');
		const made = spawnSync(pathOf('python3')!, ['-c', script!], { cwd: workspace.folder, encoding: 'utf8' });
		expect([made.status, made.stderr]).toEqual([0, '']);
		expect(filesOf(await run('letters-from-csv.yml'))).toEqual(['build/00001.pdf', 'build/00002.pdf']);
		const letter = (name: string): string => pageTexts(workspace.read(`build/${name}.pdf`)).join('\n');
		expect(letter('00001')).toMatch(/Dear Hopper, Grace,\s+your number is 0042\./);
		// A value is never mark-up.
		expect(letter('00002')).toContain('Dear **Zoë** {{name}},');
	});

	inTurn(withPrograms('git', 'bash'))('compress-media', async () => {
		const { bytes } = await sample('scanned.pdf');
		workspace = new Workspace({ 'media/scan.pdf': bytes, 'media/text.pdf': await numbered(1), 'origin/.keep': '' });
		git('init', '-q', '--bare', 'origin/bare.git');
		git('init', '-q', '-b', 'main');
		git('add', 'media');
		git('commit', '-qm', 'Add media');
		git('push', '-q', '--set-upstream', workspace.path('origin/bare.git'), 'main');
		const compress = () => run('compress-media.yml', { 'changed-only': 'false' });
		const step = await compress();
		expect(filesOf(step)).toEqual(['media/scan.pdf']);
		expect(workspace.read('media/scan.pdf').length).toBeLessThan(bytes.length * 0.9);
		expect(pageTexts(workspace.read('media/scan.pdf'))).toHaveLength(pageTexts(bytes).length);
		const { run: script, if: condition } = scriptOf('compress-media.yml');
		expect(condition).toBe("steps.compress.outputs.count != '0'");
		const options = { cwd: workspace.folder, encoding: 'utf8', env: ENVIRONMENT } as const;
		const { status, stderr } = spawnSync(pathOf('bash')!, ['--noprofile', '--norc', '-e', '-c', script!], options);
		expect([status, stderr]).toEqual([0, '']);
		expect(git('--git-dir', 'origin/bare.git', 'log', '--format=%s|%an', '--name-only', '-1', 'main')).toBe(
			'Compress PDFs|github-actions[bot]\n\nmedia/scan.pdf',
		);
		// The next push compresses nothing again.
		expect((await compress()).outputs['count']).toBe('0');
	});

	inTurn(withPrograms('git', 'bash', 'jq'))('picture-comment', async () => {
		workspace = new Workspace({ 'docs/paper.pdf': await numbered(2) });
		git('init', '-q');
		git('add', '-A');
		git('commit', '-qm', 'Before');
		const event = { pull_request: { number: 12, base: { sha: git('rev-parse', 'HEAD') } } };
		workspace.write('docs/paper.pdf', texts(['BT /F 24 Tf 40 500 Td (Another first page) Tj ET']));
		git('commit', '-qam', 'After');
		const { temporary } = workspace.job;
		ran.add('picture-comment.yml');
		for (const position of [0, 1]) {
			const inputs = inputsOf('picture-comment.yml', { 'runner.temp': temporary }, position);
			const step = await workspace.run(inputs, { node, env: { GITHUB_EVENT_NAME: 'pull_request' }, event });
			expect(step).toMatchObject({ conclusion: 'success', complaints: [], unexpected: [], outputs: { count: '1' } });
		}
		// In the place of gh: it writes down what it is asked and sent, and answers with a number for each object.
		workspace.write('bin/gh', '#!/bin/bash\necho "$*" >> "$ASKED"\n[[ "$*" == *--input* ]] && cat >> "$ASKED"\necho "made-$2"\n');
		chmodSync(workspace.path('bin/gh'), 0o755);
		const { run: script, if: condition } = scriptOf('picture-comment.yml');
		expect(condition).toBe("steps.compare.outputs.count == '1'");
		const env = {
			...ENVIRONMENT,
			PATH: `${workspace.path('bin')}${path.delimiter}${ENVIRONMENT.PATH}`,
			ASKED: workspace.path('asked.txt'),
			RUNNER_TEMP: temporary,
			GITHUB_REPOSITORY: 'octo/repo',
			GITHUB_SERVER_URL: 'https://github.com',
			GITHUB_RUN_ID: '1',
			GITHUB_RUN_ATTEMPT: '1',
			NUMBER: '12',
			PAGES: '1',
		};
		const made = spawnSync(pathOf('bash')!, ['--noprofile', '--norc', '-e', '-c', script!], { env, encoding: 'utf8' });
		expect([made.status, made.stderr]).toEqual([0, '']);
		const asked = Buffer.from(workspace.read('asked.txt')).toString('utf8');
		const [, picture = ''] = /"content": "([^"]+)"/.exec(asked) ?? [];
		expect(Buffer.from(picture, 'base64').subarray(1, 4).toString('latin1')).toBe('PNG');
		expect(asked).toContain('"sha": "made-repos/octo/repo/git/blobs"');
		expect(asked).toContain('"tree": "made-repos/octo/repo/git/trees"');
		expect(asked).toContain('-f ref=refs/heads/pdf-differences/12-1-1 -f sha=made-repos/octo/repo/git/commits');
		expect(asked).toContain(
			'pr comment 12 --repo octo/repo --edit-last --create-if-none --body Pages that differ: 1\n\n![The first',
		);
	});

	testInTurn('chunks-for-models', async () => {
		const page = (number: number) =>
			`BT /F 24 Tf 40 500 Td (Chapter ${number}) Tj /F 11 Tf 0 -40 Td (The text of chapter ${number} is here.) Tj ET`;
		workspace = new Workspace({ 'manuals/en/a.pdf': texts([page(1), page(2)]) });
		const step = await run('chunks-for-models.yml');
		expect(filesOf(step)).toEqual(['chunks/manuals/en/a.jsonl']);
		const lines = readFileSync(workspace.path('chunks/manuals/en/a.jsonl'), 'utf8').trimEnd().split('\n');
		const pieces = lines.map((line) => JSON.parse(line) as { text: string });
		expect(pieces.map(({ text }) => text).join('\n')).toMatch(/The text of chapter 1[\s\S]*The text of chapter 2/);
		expect(resultsOf(step)[0]!.facts['pieceCount']).toBe(pieces.length);
		expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(2000);
	});

	testInTurn('visual-golden', async () => {
		const invoice = (left: string, total: number): Uint8Array => texts([`BT /F 24 Tf ${left} 500 Td (Total ${total}) Tj ET`]);
		workspace = new Workspace({ 'golden/a.pdf': invoice('40', 12), 'build/a.pdf': invoice('40.02', 12) });
		expect((await run('visual-golden.yml')).outputs).toMatchObject({ same: 'true' });
		expect(workspace.has('differences/a.pdf')).toBe(false);
		const strictly = { tolerance: 'none', 'fail-on-difference': 'false', 'difference-pdf': 'false' };
		expect((await run('visual-golden.yml', strictly)).outputs).toMatchObject({ same: 'false' });
		workspace.write('build/a.pdf', invoice('40', 13));
		const step = await workspace.run(given('visual-golden.yml'), { node });
		expect(step).toMatchObject({ conclusion: 'failure', outputs: { same: 'false' } });
		const upload = stepsOf('visual-golden.yml').at(-1)!;
		expect(upload.if).toBe("failure() && steps.compare.outputs.same == 'false'");
		expect(pageTexts(workspace.read('differences/a.pdf'))).toHaveLength(1);
	});

	inTurn(withPrograms('git'))('review-comment', async () => {
		workspace = new Workspace({ 'docs/@everyone|.pdf': await numbered(2) });
		git('init', '-q');
		git('add', '-A');
		git('commit', '-qm', 'Before');
		const event = { pull_request: { number: 12, base: { sha: git('rev-parse', 'HEAD') } } };
		workspace.write('docs/@everyone|.pdf', await numbered(3));
		git('commit', '-qam', 'After');
		const github = await listChanged([{ filename: 'docs/@everyone|.pdf', status: 'modified' }]);
		try {
			const env = { ...github.env, GITHUB_EVENT_NAME: 'pull_request' };
			const inputs = given('review-comment.yml');
			const step = await workspace.run(inputs, { node, manifest: 'review/action.yml', env, event });
			expect(step).toMatchObject({ conclusion: 'success', complaints: [], unexpected: [], outputs: { same: 'false' } });
			const value = step.outputs['markdown']!;
			const more = { TABLE: { expression: 'steps.review.outputs.markdown', value } };
			const script = new GitHubScript(stepsOf('review-comment.yml'), undefined, { more });
			await script.run([]);
			const body = expect.stringMatching(
				/^<!-- .* -->\n\*\*Octavo: [\s\S]*\| ` docs\/@everyone\\\|\.pdf ` \| 2\u00a0→\u00a03 \| 3 \|/,
			);
			expect(script.calls).toMatchObject([{ method: 'createComment', issue_number: 12, body }]);
			await script.run([{ id: 8, user: { type: 'Bot' }, body: '<!-- reviewed by octavo -->' }]);
			expect(script.calls[1]).toMatchObject({ method: 'updateComment', comment_id: 8 });
		} finally {
			await github.close();
		}
		expect(scriptOf('review-comment.yml').if).toContain("steps.review.outputs.same == 'false'");
	});
});

afterAll(() => {
	// Every one of them is run, where its programs are; in `npm test` some of them.
	if (everything && ran.size > 0 && isThere('git') && isThere('bash') && isThere('python3'))
		expect([...ran].sort()).toEqual(FURTHER);
});
