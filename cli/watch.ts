/** Waits for documents in the folders of a job, until the process is told to stop. */
import path from 'node:path';
import { watch } from 'chokidar';
import { asOctavoError } from '../shared/contract/errors';
import { explain } from '../runs/messages/explain';
import type { JobFile } from './job-file';
import { harmless, type Terminal } from './terminal';

/** A file that did not grow for that long, in milliseconds, is complete. */
const QUIET_TIME = 1_000;

/** Calls `run` when documents have arrived; again if more arrive while it runs. */
export async function watchFolders(job: JobFile, terminal: Terminal, run: () => Promise<unknown>): Promise<void> {
	const folders = [...new Set(job.files.filter((line) => !line.startsWith('!')).map((line) => folderOf(line, job.folder)))];
	let running: Promise<void> | undefined;
	let isWanted = false;
	const work = async (): Promise<void> => {
		while (isWanted) {
			isWanted = false;
			await run().catch((thrown: unknown) => terminal.tell(`octavo: ${harmless(explain(asOctavoError(thrown), 'wire'))}`));
		}
		running = undefined;
	};
	const watcher = watch(folders, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: QUIET_TIME } });
	watcher.on('add', () => {
		isWanted = true;
		running ??= work();
	});
	watcher.on('ready', () =>
		terminal.tell(`Watching ${folders.map((folder) => path.relative(job.folder, folder) || '.').join(', ')}`),
	);
	await new Promise<void>((resolve) => {
		for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
	});
	await watcher.close();
	await running;
}

/** The folder above the first part of a pattern that has a wildcard, or the folder of a file. */
function folderOf(line: string, from: string): string {
	const parts = line.split('/');
	const fixed = parts.findIndex((part) => /[*?[]/.test(part));
	if (fixed >= 0) return path.resolve(from, parts.slice(0, fixed).join('/'));
	return path.resolve(from, /\.[a-z]+$/i.test(line) ? path.dirname(line) : line);
}
