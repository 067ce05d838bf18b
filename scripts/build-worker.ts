/** Writes the file from which workers start, in the project's cache folder. */
import { build, stop } from 'esbuild';
import path from 'node:path';
import { fromCheckout } from './esbuild-options.mjs';

/** Bundles `thread.ts` of the project in `root` and returns the file's path. `label` distinguishes processes. */
export async function buildWorker(root: string, label: string): Promise<string> {
	const outfile = path.join(root, '.cache', 'workers', `worker-${label}.mjs`);
	await build({
		...fromCheckout,
		entryPoints: [path.join(root, 'workers', 'thread.ts')],
		outfile,
	});
	// A service that may run for months does not need esbuild's process any more.
	await stop();
	return outfile;
}
