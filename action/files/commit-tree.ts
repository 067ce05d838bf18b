/** The files of a commit, those of submodules at the commits that it names: listed once for all files. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import type { Git } from './git';

const HISTORY = 'Set fetch-depth: 0 and submodules: true for actions/checkout, so that the history of submodules is there';

/** A blob, and the repository that has it. */
export interface Entry {
	readonly git: Git;
	readonly name: string;
}

export class CommitTree {
	private readonly submodules = new Map<string, Promise<CommitTree>>();

	private constructor(
		private readonly git: Git,
		/** Names of blobs by path. */
		private readonly blobs: ReadonlyMap<string, string>,
		/** Commits of submodules by path. */
		private readonly commits: ReadonlyMap<string, string>,
	) {}

	static async of(git: Git, commit: string): Promise<CommitTree> {
		const { code, stdout } = await git.run('ls-tree', '-r', '-z', commit);
		if (code !== 0)
			throw new OctavoError('configuration', `compare-with-base: the commit is not in the clone`, { advice: HISTORY });
		const [blobs, commits] = [new Map<string, string>(), new Map<string, string>()];
		for (const line of stdout.toString('utf8').split('\0')) {
			const [, kind, name, file] = /^\d+ (blob|commit) ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
			if (name !== undefined && file !== undefined) (kind === 'blob' ? blobs : commits).set(file, name);
		}
		return new CommitTree(git, blobs, commits);
	}

	/** A file by its path; undefined if the commit does not have it. @throws OctavoError */
	async entry(file: string): Promise<Entry | undefined> {
		const name = this.blobs.get(file);
		if (name !== undefined) return { git: this.git, name };
		for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder)) {
			const commit = this.commits.get(folder);
			if (commit !== undefined) return (await this.submodule(folder, commit)).entry(file.slice(folder.length + 1));
		}
		return undefined;
	}

	private submodule(folder: string, commit: string): Promise<CommitTree> {
		let tree = this.submodules.get(folder);
		if (!tree) this.submodules.set(folder, (tree = this.openSubmodule(folder, commit)));
		return tree;
	}

	private async openSubmodule(folder: string, commit: string): Promise<CommitTree> {
		const outer = realpathSync(this.git.folder);
		const inner = realpathSync(path.join(outer, folder));
		// A link may lead out of the workspace, to a repository of others.
		if (path.join(outer, folder) !== inner) throw new OctavoError('configuration', `compare-with-base: '${folder}' is a link`);
		return CommitTree.of(this.git.in(inner), commit);
	}
}
