/** Which files the pull request or push has changed, as GitHub tells it. Loaded only when somebody asks. */
import { context, getOctokit } from '@actions/github';
import { OctavoError } from '../shared/errors';

/** What one answer of GitHub lists at most: beyond it we cannot know, and leave nothing out. */
const PULL_REQUEST_FILES = 3000;
const COMPARISON_FILES = 300;

/** The paths, or why they cannot be told, in which case nothing is to be left out. */
export type Changed = { readonly paths: ReadonlySet<string> } | { readonly unknown: string };

interface ChangedFile {
	readonly filename: string;
	readonly status: string;
}

/** @throws OctavoError `configuration` when GitHub refuses, saying which permission is missing. */
export async function changedFiles(token: string): Promise<Changed> {
	if (token === '')
		throw new OctavoError('configuration', 'github-token is empty: changed-only needs it to ask for the changed files', {
			advice: 'Leave github-token out to use the token of the job',
		});
	const { repo, payload, eventName } = context;
	const { rest, paginate } = getOctokit(token);
	const pullRequest = payload.pull_request?.number;
	try {
		if (pullRequest !== undefined) {
			const files = await paginate(rest.pulls.listFiles, { ...repo, pull_number: pullRequest, per_page: 100 });
			return listed(files, PULL_REQUEST_FILES);
		}
		const range = eventName === 'push' ? pushedRange(payload) : undefined;
		if (range === undefined) return { unknown: `the event ${eventName} changes no files` };
		const { data } = await rest.repos.compareCommitsWithBasehead({ ...repo, basehead: range, per_page: 1 });
		return listed(data.files ?? [], COMPARISON_FILES);
	} catch (thrown) {
		throw refused(thrown, pullRequest !== undefined);
	}
}

function listed(files: readonly ChangedFile[], most: number): Changed {
	if (files.length >= most) return { unknown: `GitHub lists at most ${most} changed files, and there are more` };
	// A renamed file is listed under its new name; a removed one cannot be read.
	return { paths: new Set(files.filter(({ status }) => status !== 'removed').map(({ filename }) => filename)) };
}

/** What the push brought. A branch that is new has no commit before it: it is compared with the default branch. */
function pushedRange(payload: Readonly<Record<string, unknown>>): string | undefined {
	const { before, after, repository } = payload as {
		before?: string;
		after?: string;
		repository?: { default_branch?: string };
	};
	const base = before !== undefined && !/^0+$/.test(before) ? before : repository?.default_branch;
	return base !== undefined && after !== undefined && !/^0+$/.test(after) ? `${base}...${after}` : undefined;
}

function refused(thrown: unknown, isPullRequest: boolean): OctavoError {
	const { status } = thrown as { status?: unknown };
	const permission = isPullRequest ? 'pull-requests: read' : 'contents: read';
	if (status === 401 || status === 403 || status === 404)
		return new OctavoError('configuration', `changed-only could not read the changed files: GitHub answered ${status}`, {
			advice: `Give the job the permission: permissions: { contents: read${isPullRequest ? `, ${permission}` : ''} }`,
			cause: thrown,
		});
	const answer = typeof status === 'number' && status >= 400 ? `GitHub answered ${status}` : 'GitHub was not reached';
	return new OctavoError('network', `changed-only could not read the changed files: ${answer}`, {
		advice: 'Run the job again, or set changed-only to false',
		cause: thrown,
	});
}
