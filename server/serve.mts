// npm run serve : the service over the local backend, in worker threads. Settings: server/settings.ts.
//
//   OCTAVO_API_KEYS=first-key,second-key OCTAVO_PORT=8080 npm run serve
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { buildWorker } from './build-worker';
import { keyCheck } from './keys';
import { workerPool } from './pool';
import { createService } from './service';
import { readSettings } from './settings';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const settings = readSettings(process.env);
// Without keys nobody could ask anything: a trial gets one that lives as long as the process.
const trialKey = settings.keys.length === 0 ? randomBytes(16).toString('hex') : undefined;

const entry = await buildWorker(root, String(process.pid));
process.on('exit', () => {
	for (const file of [entry, `${entry}.map`]) rmSync(file, { force: true });
});
const pool = workerPool({ entry, size: settings.workers, jobTimeout: settings.jobTimeout });
const service = createService({
	...settings,
	backend: pool,
	isKey: keyCheck(trialKey === undefined ? settings.keys : [trialKey]),
	logger: { level: settings.logLevel },
});
await service.listen({ host: settings.host, port: settings.port });

const { port, address } = service.server.address() as AddressInfo;
const host = address.includes(':') ? `[${address}]` : address;
const key = trialKey ?? '<API_KEY>';
process.stdout.write(
	[
		`Octavo listens on http://${host}:${port} with ${settings.workers} workers.`,
		...(trialKey === undefined ? [] : ['No OCTAVO_API_KEYS are set: this key is valid until the service stops.']),
		'Try:',
		`  curl -f -H 'X-API-Key: ${key}' -F file=@input.pdf -F angle=90 http://${host}:${port}/v1/rotate_pages -o output.pdf`,
		'',
	].join('\n'),
);

let stopping = false;
const stop = async (): Promise<void> => {
	if (stopping) return;
	stopping = true;
	// Requests under way are finished and new ones refused; whoever takes longer than a job may is cut off.
	setTimeout(() => process.exit(1), settings.jobTimeout).unref();
	await service.close();
	await pool.close();
	process.exit(0);
};
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
