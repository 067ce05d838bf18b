/** Workers start from a file: this makes one, in the project's cache folder. */
import { build, stop } from 'esbuild';
import path from 'node:path';

/** Bundles `worker.ts` of the project in `root` and returns the file's path. `label` keeps processes apart. */
export async function buildWorker(root: string, label: string): Promise<string> {
	const outfile = path.join(root, '.cache', 'server', `worker-${label}.mjs`);
	await build({
		entryPoints: [path.join(root, 'server', 'worker.ts')],
		outfile,
		bundle: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		packages: 'external',
		sourcemap: true,
		logLevel: 'warning',
	});
	// esbuild's own process is of no use to a service that may run for months.
	await stop();
	return outfile;
}
