// npm run serve : the service over the local backend, in worker threads, from a checkout. Settings: docs/service.md.
//
//   OCTAVO_API_KEYS=first-key,second-key OCTAVO_PORT=8080 npm run serve
import { rmSync } from 'node:fs';
import { buildWorker } from '../scripts/build-worker';
import { start } from './start';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();

await start({
	root,
	worker: async () => {
		const entry = await buildWorker(root, String(process.pid));
		process.on('exit', () => {
			for (const file of [entry, `${entry}.map`]) rmSync(file, { force: true });
		});
		return entry;
	},
});
