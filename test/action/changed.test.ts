/** `changed-only`, against a server that answers as the GitHub API does. Through the bundle. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { numbered } from '../support/documents/drawn';
import { PIXEL } from '../support/documents/stamps';
import { newestNode, type StepResult } from './support/runner';
import { filesOf, Workspace } from './support/workspace';
import { testInTurn } from '../support/sample';

const node = newestNode();
const TOKEN = 'token-4711';

type Answer = (url: URL) => { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown };

let workspace: Workspace;
let server: Server;
let requests: { url: URL; authorization: string | undefined }[];
let answer: Answer;

beforeEach(async () => {
	const page = await numbered(1);
	workspace = new Workspace({ 'docs/a.pdf': page, 'docs/b.pdf': page, 'docs/c.pdf': page });
	requests = [];
	server = createServer((request: IncomingMessage, response: ServerResponse) => {
		const url = new URL(request.url ?? '/', address());
		requests.push({ url, authorization: request.headers.authorization });
		const { status = 200, headers = {}, body } = answer(url);
		response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
	workspace.remove();
	await new Promise((resolve) => server.close(resolve));
});

const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo | null)?.port}`;

const run = (eventName: string, event: object, inputs: Readonly<Record<string, string>> = {}, env = {}): Promise<StepResult> =>
	workspace.run(
		{ operation: 'reverse-pages', files: 'docs/*.pdf', output: 'out/{name}.pdf', 'changed-only': 'true', ...inputs },
		{ node, event, env: { GITHUB_EVENT_NAME: eventName, GITHUB_API_URL: address(), GITHUB_TOKEN: TOKEN, ...env } },
	);

const pullRequest = { pull_request: { number: 7 } };
const file = (filename: string, status = 'modified') => ({ filename, status });

testInTurn('reads all pages of the list of a pull request, and leaves out removed files', async () => {
	answer = (url) =>
		url.searchParams.get('page') === '2'
			? { body: [file('docs/c.pdf', 'renamed')] }
			: {
					headers: { link: `<${address()}/repos/octo/repo/pulls/7/files?per_page=100&page=2>; rel="next"` },
					body: [file('docs/a.pdf', 'removed'), file('README.md')],
				};
	const step = await run('pull_request', pullRequest);
	expect(step).toMatchObject({ exitCode: 0, annotations: [] });
	expect(filesOf(step)).toEqual(['out/c.pdf']);
	expect(requests.map(({ url }) => url.pathname)).toEqual(['/repos/octo/repo/pulls/7/files', '/repos/octo/repo/pulls/7/files']);
	expect(requests[0]!.authorization).toBe(`token ${TOKEN}`);
	expect(step.log.replace(`::add-mask::${TOKEN}`, '')).not.toContain(TOKEN);
});

describe('changed-since', () => {
	const [OLD, NEW] = ['a'.repeat(40), 'b'.repeat(40)];
	const env = {
		GITHUB_SHA: NEW,
		GITHUB_REF: 'refs/heads/main',
		GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/nightly.yml@refs/heads/main',
	};
	const nightly = (since: string, more: Record<string, string> = {}) =>
		run('schedule', {}, { 'changed-only': 'false', 'changed-since': since, ...more }, env);

	testInTurn('compares with the last run that succeeded', async () => {
		answer = (url) =>
			url.pathname.includes('/actions/')
				? { body: { total_count: 1, workflow_runs: [{ head_sha: OLD }] } }
				: { body: { files: [file('docs/b.pdf'), file('docs/c.pdf', 'removed')] } };
		const step = await nightly('last-success');
		expect(step).toMatchObject({ exitCode: 0, annotations: [] });
		expect(filesOf(step)).toEqual(['out/b.pdf']);
		const [runs, comparison] = requests.map(({ url }) => url);
		expect(runs!.pathname).toBe('/repos/octo/repo/actions/workflows/nightly.yml/runs');
		expect(Object.fromEntries(runs!.searchParams)).toMatchObject({ status: 'success', branch: 'main' });
		expect(comparison!.pathname).toBe(`/repos/octo/repo/compare/${OLD}...${NEW}`);
	});

	testInTurn('compares with the last commit before a date', async () => {
		answer = (url) => (url.pathname.endsWith('/commits') ? { body: [{ sha: OLD }] } : { body: { files: [file('docs/a.pdf')] } });
		const step = await nightly('2026-11-20');
		expect(filesOf(step)).toEqual(['out/a.pdf']);
		expect(Object.fromEntries(requests[0]!.url.searchParams)).toMatchObject({ sha: NEW, until: '2026-11-20T00:00:00.000Z' });
	});

	testInTurn('leaves all out if nothing was committed, and none if nothing succeeded before', async () => {
		answer = () => ({ body: { total_count: 1, workflow_runs: [{ head_sha: NEW }] } });
		expect(filesOf(await nightly('last-success'))).toEqual([]);
		answer = () => ({ body: { total_count: 0, workflow_runs: [] } });
		const first = await nightly('last-success');
		expect(filesOf(first)).toHaveLength(3);
		expect(first.log).toMatch(/changed-since leaves nothing out: no run of this workflow on this branch has succeeded yet/);
	});

	testInTurn('names the permission that is missing, and what cannot be meant', async () => {
		answer = () => ({ status: 403, body: { message: 'Resource not accessible by integration' } });
		expect((await nightly('last-success')).log).toMatch(/permissions: \{ contents: read, actions: read \}/);
		expect((await nightly('yesterday')).log).toMatch(/changed-since.*must be last-success, or a date/);
		expect((await nightly('2026-11-20', { 'changed-only': 'true' })).log).toMatch(/excludes changed-only/);
	});
});

testInTurn('compares the commits of a push, and a new branch with the default branch', async () => {
	answer = () => ({ body: { files: [file('docs/b.pdf', 'added')] } });
	const step = await run('push', { before: 'a'.repeat(40), after: 'b'.repeat(40) });
	expect(filesOf(step)).toEqual(['out/b.pdf']);
	await run('push', { before: '0'.repeat(40), after: 'b'.repeat(40), repository: { default_branch: 'main' } });
	expect(requests.map(({ url }) => url.pathname)).toEqual([
		`/repos/octo/repo/compare/${'a'.repeat(40)}...${'b'.repeat(40)}`,
		`/repos/octo/repo/compare/main...${'b'.repeat(40)}`,
	]);
});

test.each([
	['a tag', 'refs/tags/v1', /leaves nothing out: the push of a new tag changes no files/],
	[
		'the default branch for the first time',
		'refs/heads/main',
		/leaves nothing out: this is the first push of the default branch/,
	],
])('leaves nothing out of the push of %s, which would be compared with itself', async (_what, ref, message) => {
	const event = { ref, before: '0'.repeat(40), after: 'b'.repeat(40), repository: { default_branch: 'main' } };
	const step = await run('push', event);
	expect(requests).toEqual([]);
	expect(filesOf(step)).toEqual(['out/a.pdf', 'out/b.pdf', 'out/c.pdf']);
	expect(step.annotations).toEqual([{ level: 'warning', message: expect.stringMatching(message) }]);
});

testInTurn('does nothing, without a warning, if no file changed', async () => {
	answer = () => ({ body: [file('README.md')] });
	const step = await run('pull_request', pullRequest);
	expect(step).toMatchObject({ exitCode: 0, annotations: [] });
	expect(filesOf(step)).toEqual([]);
});

testInTurn('counts changes of the images that a Markdown file mentions', async () => {
	const texts = { 'one.md': '![Chart](img/chart.png)', 'two.md': 'See `img/chart.png`.', 'three.md': '![Gone](gone.png)' };
	for (const [name, text] of Object.entries(texts)) workspace.write(`docs/${name}`, Buffer.from(`# Text\n\n${text}\n`));
	workspace.write('docs/img/chart.png', PIXEL);
	answer = () => ({ body: [file('docs/img/chart.png'), file('docs/gone.png', 'removed')] });
	const step = await run('pull_request', pullRequest, { operation: 'markdown-to-pdf', files: 'docs/*.md' });
	expect(step).toMatchObject({ exitCode: 0 });
	expect(filesOf(step)).toEqual(['out/one.pdf']);
});

testInTurn('merges all files as soon as one has changed', async () => {
	answer = () => ({ body: [file('docs/b.pdf')] });
	const step = await run('pull_request', pullRequest, { operation: 'merge-documents', 'dry-run': 'true' });
	expect(JSON.parse(step.outputs['results'] ?? '')).toMatchObject([{ inputs: ['docs/a.pdf', 'docs/b.pdf', 'docs/c.pdf'] }]);
});

testInTurn.each([
	['schedule', {}],
	['push', { before: 'a'.repeat(40), after: 'b'.repeat(40) }],
])('leaves nothing out if the changed files are not known (%s)', async (eventName, event) => {
	answer = () => ({ body: { files: Array.from({ length: 300 }, (_, index) => file(`${index}.txt`)) } });
	const step = await run(eventName, event);
	expect(filesOf(step)).toHaveLength(3);
	expect(step.annotations).toEqual([{ level: 'warning', message: expect.stringContaining('leaves nothing out') }]);
});

testInTurn('takes what a merge queue brings', async () => {
	answer = () => ({ body: { files: [file('docs/a.pdf')] } });
	const event = { merge_group: { base_sha: 'a'.repeat(40), head_sha: 'b'.repeat(40) } };
	expect(filesOf(await run('merge_group', event))).toEqual(['out/a.pdf']);
	expect(requests[0]!.url.pathname).toBe(`/repos/octo/repo/compare/${'a'.repeat(40)}...${'b'.repeat(40)}`);
});

const pushed = { before: 'a'.repeat(40), after: 'b'.repeat(40) };

testInTurn.each<[string, string, object, ReturnType<Answer>, RegExp]>([
	['a missing permission', 'pull_request', pullRequest, { status: 403, body: {} }, /answered 403.*pull-requests: read/],
	['a missing permission', 'push', pushed, { status: 403, body: {} }, /answered 403.*contents: read/],
	['a token that is not valid', 'push', pushed, { status: 401, body: {} }, /does not accept github-token \(401\)\. Leave/],
	[
		'the rate limit',
		'push',
		pushed,
		{ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795000000' }, body: {} },
		/rate limit of the GitHub API is reached \(403\)\. Run the job again after 11:06 UTC/,
	],
	['the rate limit', 'push', pushed, { status: 403, headers: { 'retry-after': '60' }, body: {} }, /again in 60 seconds/],
	['the rate limit', 'push', pushed, { status: 429, body: {} }, /rate limit.*\(429\)/],
	['a fault of GitHub', 'push', pushed, { status: 502, body: {} }, /GitHub answered 502\. Run the job again/],
])('names %s (%s)', async (_name, eventName, event, answered, message) => {
	answer = () => answered;
	const step = await run(eventName, event);
	expect(step).toMatchObject({ exitCode: 1, annotations: [{ level: 'error', message: expect.stringMatching(message) }] });
	expect(workspace.has('out')).toBe(false);
});

testInTurn('asks again if GitHub fails once, and only for the page that failed', async () => {
	let failed = false;
	answer = (url) => {
		if (url.searchParams.get('page') !== '2')
			return {
				headers: { link: `<${address()}/repos/octo/repo/pulls/7/files?per_page=100&page=2>; rel="next"` },
				body: [file('docs/a.pdf')],
			};
		if (failed) return { body: [file('docs/c.pdf')] };
		failed = true;
		return { status: 502, headers: { 'retry-after': '0' }, body: {} };
	};
	const step = await run('pull_request', pullRequest);
	expect(step).toMatchObject({ exitCode: 0, annotations: [] });
	expect(filesOf(step)).toEqual(['out/a.pdf', 'out/c.pdf']);
	expect(requests.map(({ url }) => url.searchParams.get('page'))).toEqual([null, '2', '2']);
});

testInTurn('names the network if GitHub is not reached', async () => {
	const closed = address();
	await new Promise((resolve) => server.close(resolve));
	const step = await run('pull_request', pullRequest, {}, { GITHUB_API_URL: closed });
	server.listen(0);
	expect(step.annotations[0]!.message).toMatch(/GitHub was not reached \(ECONNREFUSED\)\. Check the network and the proxy/);
});

testInTurn('leaves nothing out if GitHub does not find the commits', async () => {
	answer = () => ({ status: 404, body: {} });
	const step = await run('push', pushed);
	expect(filesOf(step)).toHaveLength(3);
	expect(step.annotations).toEqual([{ level: 'warning', message: expect.stringMatching(/leaves nothing out.*forced push/) }]);
});

test('names an empty token', async () => {
	const step = await run('pull_request', pullRequest, { 'github-token': '' });
	expect(step.annotations[0]!.message).toContain('github-token is empty');
});
