/** Earlier versions of files: those of the commit at which the branch began, read from git. Loaded for compare-with-base. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import type { Document } from '../../shared/contract/operations/types';
import { isPointer } from '../../runs/disk/lfs-pointer';
import type { Places } from '../../runs/disk/places';
import { findProgram } from '../../runs/disk/programs';
import { CommitTree, type Entry } from './commit-tree';
import { Git } from './git';
import { pathInRepository, repositoryFolder } from './workspace';

const HISTORY = 'Set fetch-depth: 0 for actions/checkout, so that the history is there';

export class BaseVersions {
	private constructor(
		/** The files of the commit to compare with. */
		private readonly tree: CommitTree,
		/** Names of files in that commit, by their names now. */
		private readonly renamed: ReadonlyMap<string, string>,
		private readonly places: Places,
	) {}

	/** @throws OctavoError `configuration` that says what is missing and how to get it. */
	static async of(places: Places): Promise<BaseVersions> {
		const program = findProgram('git', places);
		if (program === undefined) throw refuseBase('git is not installed', 'Install git on the runner');
		const git = new Git(program, repositoryFolder(places));
		const inside = await git.run('rev-parse', '--is-inside-work-tree');
		if (inside.code !== 0)
			throw refuseBase(
				'the workspace is not a git repository',
				'Use actions/checkout before the step; give the path of the checkout, if it has one, as working-directory',
			);
		const wanted = commitOf(eventPayload());
		const found = await git.run('merge-base', wanted, 'HEAD');
		const commit = found.stdout.toString('latin1').trim();
		if (found.code !== 0 || !/^[0-9a-f]{40,64}$/.test(commit))
			throw refuseBase('the commit to compare with is not in the clone, or has no history in common', HISTORY);
		return new BaseVersions(await CommitTree.of(git, commit), await renames(git, commit), places);
	}

	/** Which files have an earlier version, and which are new. */
	async divide(files: readonly string[]): Promise<{ readonly known: readonly string[]; readonly fresh: readonly string[] }> {
		const known: string[] = [];
		const fresh: string[] = [];
		for (const file of files) ((await this.entry(file)) === undefined ? fresh : known).push(file);
		return { known, fresh };
	}

	/** The earlier version of a file that has one. @throws OctavoError */
	async read(file: string): Promise<Document> {
		const entry = await this.entry(file);
		const bytes = entry && (await entry.git.blob(entry.name));
		if (!bytes)
			throw new OctavoError('unreadable_document', 'The earlier version of the file could not be read from git', {
				advice: HISTORY,
			});
		if (isPointer(bytes))
			throw new OctavoError(
				'unreadable_document',
				'The earlier version of the file is a pointer of Git LFS, not the document itself',
				{
					advice: 'Use compare-to with the document of an earlier build',
				},
			);
		return { name: path.posix.basename(file), bytes };
	}

	/** Undefined if the commit does not have the file. */
	private async entry(file: string): Promise<Entry | undefined> {
		if (path.isAbsolute(file)) return undefined;
		const known = pathInRepository(this.places, file);
		return this.tree.entry(this.renamed.get(known) ?? known);
	}
}

/** Files that have another name now. Git pairs those of which at least half is the same. */
async function renames(git: Git, commit: string): Promise<Map<string, string>> {
	const { stdout } = await git.run('diff-tree', '-r', '-z', '-M', '--diff-filter=R', '--name-status', commit, 'HEAD');
	const parts = stdout.toString('utf8').split('\0');
	const found = new Map<string, string>();
	for (let at = 0; at + 2 < parts.length; at += 3) found.set(parts[at + 2]!, parts[at + 1]!);
	return found;
}

interface Payload {
	readonly pull_request?: { readonly base?: { readonly sha?: string } };
	readonly merge_group?: { readonly base_sha?: string };
	readonly before?: string;
	readonly repository?: { readonly default_branch?: string };
}

/** The event of the run, as the runner gives it to every step. */
function eventPayload(): Payload {
	try {
		return JSON.parse(readFileSync(process.env['GITHUB_EVENT_PATH'] ?? '', 'utf8')) as Payload;
	} catch {
		return {};
	}
}

/** The tip of the branch that a pull request goes to, or the commit before a push; otherwise the default branch. */
function commitOf({ pull_request, merge_group, before, repository }: Payload): string {
	const named = pull_request?.base?.sha ?? merge_group?.base_sha ?? before;
	if (named !== undefined && /^[0-9a-f]{40,64}$/.test(named) && !/^0+$/.test(named)) return named;
	const branch = repository?.default_branch;
	if (branch === undefined)
		throw refuseBase(
			'the event does not say which commit to compare with',
			'Run the step for pull requests and pushes, or use compare-to',
		);
	return `refs/remotes/origin/${branch}`;
}

const refuseBase = (reason: string, advice: string): OctavoError =>
	new OctavoError('configuration', `compare-with-base: ${reason}`, { advice });
