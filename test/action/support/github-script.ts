/** Steps of example workflows, and running those with actions/github-script. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface WorkflowStep {
	readonly if?: string;
	readonly uses?: string;
	readonly with?: Readonly<Record<string, unknown>>;
	readonly run?: string;
	readonly env?: Readonly<Record<string, string>>;
}

/** An expression of the workflow, and its value. */
interface GivenValue {
	readonly expression: string;
	readonly value: string;
}

/** The `script` of a step with actions/github-script, which calls it in the same way. */
export class GitHubScript {
	readonly calls: Record<string, unknown>[] = [];
	private readonly env: Readonly<Record<string, string>>;
	private readonly script: (...given: unknown[]) => Promise<void>;

	constructor(
		steps: readonly WorkflowStep[],
		/** The file of the results; undefined for a script that reads none. */
		private readonly results: string | undefined,
		{ id = 'check', more = {} }: { id?: string; more?: Readonly<Record<string, GivenValue>> } = {},
	) {
		const step = steps.find(({ uses }) => uses?.startsWith('actions/github-script@'));
		const text = String(step?.with?.['script']);
		// Nothing is spliced into it.
		expect(text).not.toContain('${{');
		const given = Object.entries(more);
		expect(step?.env).toEqual({
			...(results !== undefined && { RESULTS: `\${{ steps.${id}.outputs.results-file }}` }),
			...Object.fromEntries(given.map(([name, { expression }]) => [name, `\${{ ${expression} }}`])),
		});
		this.env = Object.fromEntries(given.map(([name, { value }]) => [name, value]));
		const AsyncFunction = (async () => undefined).constructor as new (...parts: string[]) => GitHubScript['script'];
		this.script = new AsyncFunction('github', 'context', 'require', 'process', text);
	}

	async run(comments: readonly unknown[]): Promise<void> {
		const tell = (method: string) => async (given: object) => void this.calls.push({ method, ...given });
		const issues = {
			listComments: () => comments,
			createComment: tell('createComment'),
			updateComment: tell('updateComment'),
		};
		const github = { rest: { issues }, paginate: async (list: (given: object) => unknown, given: object) => list(given) };
		const context = { repo: { owner: 'octo', repo: 'repo' }, issue: { number: 12 } };
		await this.script(github, context, require, { env: { ...this.env, RESULTS: this.results } });
	}
}

/** An API of GitHub that answers every request with this. */
export async function listChanged(answer: unknown): Promise<{ env: Record<string, string>; close: () => Promise<void> }> {
	const server = createServer((_request, response) => {
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const env = {
		GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		GITHUB_TOKEN: 'token-4711',
	};
	return { env, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
