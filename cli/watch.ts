/** Waits for documents in the folders of a job. */
import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';
import { asOctavoError } from '../shared/contract/errors';
import { undoOnSignal } from '../runs/jobs/signals';
import { explain } from '../runs/messages/explain';
import type { JobFile } from './job-file';
import { harmless, type Terminal } from './terminal';

/** A file that did not grow for that long, in milliseconds, is complete. */
const QUIET_TIME = 1_000;

/**
 * Calls `run` for the documents that are there, and again when others have arrived, until a signal ends the process.
 *
 * @throws what `run` throws the first time: then the job is wrong.
 */
export async function watchFolders(job: JobFile, terminal: Terminal, run: () => Promise<unknown>): Promise<never> {
	const folders = [...new Set(job.files.filter((line) => !line.startsWith('!')).map((line) => folderOf(line, job.folder)))];
	const watcher = watch(folders, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: QUIET_TIME } });
	const leave = undoOnSignal(() => watcher.close());
	let arrive = (): void => undefined;
	const nextArrival = (): Promise<void> => new Promise((resolve) => (arrive = resolve));
	let arrival = nextArrival();
	watcher.on('add', () => arrive());
	try {
		// A document that arrives during the first run is not forgotten.
		await once(watcher, 'ready');
		await run();
		terminal.tell(`Watching ${folders.map((folder) => path.relative(job.folder, folder) || '.').join(', ')}`);
		for (;;) {
			await arrival;
			arrival = nextArrival();
			await run().catch((thrown: unknown) => terminal.tell(`octavo: ${harmless(explain(asOctavoError(thrown), 'wire'))}`));
		}
	} finally {
		leave();
		await watcher.close();
	}
}

/** The folder above the first part of a pattern that has a wildcard, or the folder of a file. */
function folderOf(line: string, from: string): string {
	const parts = line.split('/');
	const fixed = parts.findIndex((part) => /[*?[]/.test(part));
	if (fixed >= 0) return path.resolve(from, parts.slice(0, fixed).join('/'));
	return path.resolve(from, /\.[a-z]+$/i.test(line) ? path.dirname(line) : line);
}
