/** Results reach the disk whole or not at all: written beside their target under another name, then renamed. */
import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { OctavoError } from '../../shared/contract/errors';
import { pause } from '../../workers/pause';
import { systemCode } from '../messages/log';
import { entryOf, remove } from './calls';
import { folderForResults, isBelowGit } from './confine';
import type { Places } from './places';

export interface Result {
	/** As steps write it. */
	readonly path: string;
	/** Makes a new file of it. */
	readonly write: (file: string) => Promise<void>;
}

/** Milliseconds between two pauses. */
const STEP = 20;

export class Writer {
	private readonly folders = new Map<string, string>();
	private readonly running = new Set<Promise<void>>();
	private serial = 0;
	private closed = false;

	constructor(
		private readonly places: Places,
		/** Whether a result may replace a file that is there already. */
		private readonly overwrite: boolean,
	) {}

	/** Writes all results of one job, and lets them appear only when all are written. @throws OctavoError */
	async write(results: readonly Result[]): Promise<void> {
		if (this.closed) throw cancelledError();
		const running = this.writeAll(results);
		this.running.add(running);
		await running.finally(() => this.running.delete(running));
	}

	/** Ends the current writing and leaves nothing half written. File system calls that have begun cannot be called back. */
	async close(): Promise<void> {
		this.closed = true;
		await Promise.allSettled(this.running);
	}

	private async writeAll(results: readonly Result[]): Promise<void> {
		const staged: { readonly temporary: string; readonly target: string; readonly path: string }[] = [];
		const begun: string[] = [];
		let due = performance.now() + STEP;
		let current = results[0]?.path ?? '';
		try {
			for (const result of results) {
				if (this.closed) throw cancelledError();
				current = result.path;
				if (isBelowGit(path.basename(result.path)))
					throw new OctavoError('configuration', `'${result.path}' is a name that Git uses: set output to another name`);
				const target = path.join(this.folder(path.dirname(result.path)), path.basename(result.path));
				// The process id keeps two jobs of one machine apart that share a workspace.
				const temporary = path.join(path.dirname(target), `.octavo-${process.pid}-${++this.serial}.tmp`);
				begun.push(temporary);
				await result.write(temporary);
				// Small files are written at once; between them, a signal must get through.
				if (performance.now() > due) {
					await pause();
					due = performance.now() + STEP;
				}
				staged.push({ temporary, target, path: result.path });
			}
			if (this.closed) throw cancelledError();
			for (const { temporary, target, path: file } of staged) {
				current = file;
				this.checkAgain(file, target);
				renameSync(temporary, target);
			}
		} catch (thrown) {
			// Those already renamed are complete, and no longer there under this name.
			for (const temporary of begun) remove(temporary);
			throw thrown instanceof OctavoError ? thrown : cannotWrite(current, thrown);
		}
	}

	/** While results were made, a link may have taken the place of a folder, or a file the path of a result. */
	private checkAgain(file: string, target: string): void {
		const folder = folderForResults(this.places, path.dirname(file));
		if (path.join(folder, path.basename(file)) !== target || (!this.overwrite && entryOf(target) !== undefined))
			throw new OctavoError(
				'configuration',
				`'${file}' was made by another program in the meantime and is not replaced: run it again`,
			);
	}

	/** The real path of a folder, made if it is missing. */
	private folder(relative: string): string {
		let folder = this.folders.get(relative);
		if (folder === undefined) {
			folder = folderForResults(this.places, relative);
			mkdirSync(folder, { recursive: true });
			this.folders.set(relative, folder);
		}
		return folder;
	}
}

const REASONS: Readonly<Record<string, string>> = {
	EACCES: 'writing there is not permitted',
	EPERM: 'writing there is not permitted',
	EROFS: 'the file system is read-only',
	ENOSPC: 'the disk is full',
	EDQUOT: 'the quota of the disk is used up',
	ENOENT: 'its folder does not exist',
	EISDIR: 'a folder has that name',
	ENOTDIR: 'a part of its path is a file, not a folder',
	EEXIST: 'a part of its path is a file, not a folder',
	ENAMETOOLONG: 'the name is too long for the file system',
};

/** Why a system call failed, in words. */
export function reasonOf(thrown: unknown): string {
	const code = systemCode(thrown);
	return REASONS[code] ?? `the file system refused it (${code})`;
}

export function cannotWrite(file: string, thrown: unknown): OctavoError {
	return new OctavoError('configuration', `'${file}' could not be written: ${reasonOf(thrown)}`, { cause: thrown });
}

const cancelledError = (): OctavoError => new OctavoError('cancelled', 'The step was cancelled');
