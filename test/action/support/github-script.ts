/** Steps of example workflows, and running those with actions/github-script. */

export interface WorkflowStep {
	readonly uses?: string;
	readonly with?: Readonly<Record<string, unknown>>;
	readonly run?: string;
	readonly env?: Readonly<Record<string, string>>;
}

/** The `script` of a step with actions/github-script, which calls it in the same way. */
export class GitHubScript {
	readonly calls: Record<string, unknown>[] = [];
	private readonly script: (...given: unknown[]) => Promise<void>;

	constructor(
		steps: readonly WorkflowStep[],
		private readonly results: string,
	) {
		const step = steps.find(({ uses }) => uses?.startsWith('actions/github-script@'));
		const text = String(step?.with?.['script']);
		// Nothing is spliced into it.
		expect(text).not.toContain('${{');
		expect(step?.env).toEqual({ RESULTS: '${{ steps.check.outputs.results-file }}' });
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
		await this.script(github, context, require, { env: { RESULTS: this.results } });
	}
}
