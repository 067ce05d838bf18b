/**
 * The files that a pull request, a merge queue, a push or the time since an earlier run has changed, from the GitHub API. Loaded for
 * changed-only and changed-since.
 */
import { context, getOctokit } from '@actions/github';
import { OctavoError } from '../../shared/contract/errors';
import { setTimeout as sleep } from 'node:timers/promises';
import { backoff, defaultRetryPolicy, failureCode, isTransient, isTransientStatus, retryAfter } from '../../shared/remote/retry';

/** The most files that GitHub lists. If there are more, nothing is left out. */
const PULL_REQUEST_FILES = 3000;
const COMPARISON_FILES = 300;

/** The paths, or why they are not known: then nothing is left out. */
export type Changed = { readonly paths: ReadonlySet<string> } | { readonly unknown: string };

interface ChangedFile {
	readonly filename: string;
	readonly status: string;
}

/** @throws OctavoError that says what GitHub refused and what to change. */
export async function changedFiles(token: string): Promise<Changed> {
	const { rest, paginate } = clientOf(token, 'changed-only');
	const { repo, payload, eventName } = context;
	const pullRequest = payload.pull_request?.number;
	try {
		if (pullRequest !== undefined) {
			const files = await paginate(rest.pulls.listFiles, { ...repo, pull_number: pullRequest, per_page: 100 });
			return takeChanged(files, PULL_REQUEST_FILES);
		}
		const range = rangeOf(eventName, payload);
		if (typeof range !== 'string') return range;
		const { data } = await rest.repos.compareCommitsWithBasehead({ ...repo, basehead: range, per_page: 1 });
		return takeChanged(data.files ?? [], COMPARISON_FILES);
	} catch (thrown) {
		if ((thrown as Refusal).status === 404 && pullRequest === undefined)
			return { unknown: 'GitHub does not find the commits (404): a forced push, or the job lacks the permission contents: read' };
		throw explainRefusal(thrown, { input: 'changed-only', more: pullRequest === undefined ? '' : ', pull-requests: read' });
	}
}

/** The last run of this workflow on this branch that succeeded. */
export const LAST_SUCCESS = 'last-success';

/**
 * The files that changed since the last run that succeeded, or since a date.
 *
 * @param since `LAST_SUCCESS`, or a date of ISO 8601
 * @throws OctavoError that says what GitHub refused and what to change
 */
export async function changedSince(token: string, since: string, environment: NodeJS.ProcessEnv): Promise<Changed> {
	const { rest } = clientOf(token, 'changed-since');
	const { repo, sha, ref } = context;
	try {
		let base: string | undefined;
		if (since === LAST_SUCCESS) {
			const [, file] = /\/\.github\/workflows\/([^@/]+)@/.exec(environment['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
			if (file === undefined) return { unknown: 'the runner does not say which workflow this is (GITHUB_WORKFLOW_REF)' };
			const branch = ref.replace(/^refs\/heads\//, '');
			const asked = { ...repo, workflow_id: file, status: 'success', branch, per_page: 1 } as const;
			const { data } = await rest.actions.listWorkflowRuns(asked);
			base = data.workflow_runs[0]?.head_sha;
			if (base === undefined) return { unknown: 'no run of this workflow on this branch has succeeded yet' };
		} else {
			const { data } = await rest.repos.listCommits({ ...repo, sha, until: since, per_page: 1 });
			base = data[0]?.sha;
			if (base === undefined) return { unknown: `no commit is older than ${since}` };
		}
		if (base === sha) return { paths: new Set() };
		const { data } = await rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${sha}`, per_page: 1 });
		return takeChanged(data.files ?? [], COMPARISON_FILES);
	} catch (thrown) {
		throw explainRefusal(thrown, { input: 'changed-since', more: since === LAST_SUCCESS ? ', actions: read' : '' });
	}
}

function clientOf(token: string, input: string): ReturnType<typeof getOctokit> {
	if (token === '')
		throw new OctavoError('configuration', `github-token is empty: ${input} needs it to ask for the changed files`, {
			advice: 'Leave github-token out to use the token of the job',
		});
	const client = getOctokit(token);
	client.hook.wrap('request', async (request, options) => retryTransient(() => request(options)));
	return client;
}

function takeChanged(files: readonly ChangedFile[], most: number): Changed {
	if (files.length >= most) return { unknown: `GitHub lists at most ${most} changed files, and there are more` };
	// A renamed file is listed under its new name; a removed one cannot be read.
	return { paths: new Set(files.filter(({ status }) => status !== 'removed').map(({ filename }) => filename)) };
}

/** The commits to compare, or why none can be compared. */
function rangeOf(eventName: string, payload: Readonly<Record<string, unknown>>): string | { readonly unknown: string } {
	const nothing = { unknown: `the event ${eventName} changes no files` };
	if (eventName === 'merge_group') {
		const { base_sha: base, head_sha: head } = payload['merge_group'] as { base_sha: string; head_sha: string };
		return `${base}...${head}`;
	}
	if (eventName !== 'push') return nothing;
	const { ref, before, after, repository } = payload as {
		ref?: string;
		before?: string;
		after?: string;
		repository?: { default_branch?: string };
	};
	if (after === undefined || /^0+$/.test(after)) return nothing;
	if (before !== undefined && !/^0+$/.test(before)) return `${before}...${after}`;
	// No commit precedes it. A new branch is compared with the default branch. A tag and the default branch have nothing to compare with.
	if (ref?.startsWith('refs/tags/') === true) return { unknown: 'the push of a new tag changes no files' };
	const base = repository?.default_branch;
	if (ref === `refs/heads/${base}`) return { unknown: 'this is the first push of the default branch' };
	return base === undefined ? nothing : `${base}...${after}`;
}

/** Asks again as a region is asked again (docs/semantics.md, §5): each page of a list for itself. */
async function retryTransient<T>(ask: () => T | Promise<T>): Promise<T> {
	for (let attempt = 0; ; attempt++)
		try {
			return await ask();
		} catch (thrown) {
			const { status = 0, response, cause } = thrown as Refusal;
			const isWorthIt = response === undefined ? isTransient(cause) : isTransientStatus(status);
			const wait = retryAfter(knownHeaders(response), Date.now()) ?? backoff(attempt, defaultRetryPolicy, Math.random);
			if (!isWorthIt || attempt + 1 >= defaultRetryPolicy.attempts || wait > defaultRetryPolicy.longestRetryAfter) throw thrown;
			await sleep(wait);
		}
}

const knownHeaders = (response: Refusal['response']): Record<string, string> =>
	Object.fromEntries(
		Object.entries(response?.headers ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	);

/** The error that octokit throws. Without an answer its status is 500 and means nothing. */
interface Refusal {
	readonly status?: number;
	readonly response?: { readonly headers?: Readonly<Record<string, string | undefined>> };
	readonly cause?: unknown;
}

/** `more`: permissions that it needs beside that to read contents. */
function explainRefusal(thrown: unknown, { input, more }: { readonly input: string; readonly more: string }): OctavoError {
	const { status, response, cause } = thrown as Refusal;
	const because = (code: 'configuration' | 'network', reason: string, advice: string) =>
		new OctavoError(code, `${input} could not read the changed files: ${reason}`, { advice, cause: thrown });
	if (response === undefined)
		return because(
			'network',
			`GitHub was not reached (${failureCode(cause) ?? 'no answer'})`,
			`Check the network and the proxy of the runner, or leave ${input} out`,
		);
	const { headers = {} } = response;
	if (status === 401)
		return because(
			'configuration',
			'GitHub does not accept github-token (401)',
			'Leave github-token out to use the token of the job, or renew the token that you give',
		);
	if (status === 429 || (status === 403 && (headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0')))
		return because(
			'network',
			`the rate limit of the GitHub API is reached (${status})`,
			`Run the job again ${laterOf(headers)}, or give github-token a separate token`,
		);
	if (status === 403 || status === 404) {
		const permissions = `permissions: { contents: read${more} }`;
		return because('configuration', `GitHub answered ${status}`, `Give the job the permission: ${permissions}`);
	}
	return because('network', `GitHub answered ${status}`, `Run the job again, or leave ${input} out`);
}

/** When the limit ends, as GitHub says it: `Retry-After` in seconds, or the time in seconds since 1970. */
function laterOf(headers: Readonly<Record<string, string | undefined>>): string {
	const wait = Number(headers['retry-after'] ?? NaN);
	if (Number.isFinite(wait)) return `in ${wait} seconds`;
	const reset = Number(headers['x-ratelimit-reset'] ?? NaN);
	return Number.isFinite(reset) ? `after ${new Date(reset * 1000).toISOString().slice(11, 16)} UTC` : 'later';
}
