// npm run serve : the service over the local backend, in worker threads. Settings: docs/service.md.
//
//   OCTAVO_API_KEYS=first-key,second-key OCTAVO_PORT=8080 npm run serve
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildWorker } from './build-worker';
import { keyCheck } from './keys';
import { workerPool } from './pool';
import { createService } from './service';
import { readSettings, type Settings } from './settings';

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const settings = read();
// Without keys nobody could ask anything: a trial gets one that lives as long as the process.
const trialKey = settings.keys.length === 0 ? randomBytes(16).toString('hex') : undefined;

const entry = await buildWorker(root, String(process.pid));
process.on('exit', () => {
	for (const file of [entry, `${entry}.map`]) rmSync(file, { force: true });
});
const pool = workerPool({ entry, size: settings.workers, jobTimeout: settings.jobTimeout, limits: settings.limits });
const service = createService({
	...settings,
	backend: pool,
	isKey: keyCheck(trialKey === undefined ? settings.keys : [trialKey]),
	logger: { level: settings.logLevel },
});
await service.listen({ host: settings.host, port: settings.port }).catch((thrown: unknown) => {
	const { code, message } = thrown as NodeJS.ErrnoException;
	giveUp(`${settings.host}:${settings.port} cannot be listened on (${code ?? message}): see OCTAVO_HOST and OCTAVO_PORT`);
});

const { port, address } = service.server.address() as AddressInfo;
const host = address.includes(':') ? `[${address}]` : address;
const key = trialKey ?? '<API_KEY>';
const sample = path.join('examples', 'out', 'inputs', 'report.pdf');
const input = existsSync(path.join(root, sample)) ? sample : 'input.pdf';
process.stdout.write(
	[
		`Octavo listens on http://${host}:${port} with ${settings.workers} workers.`,
		...(trialKey === undefined ? [] : ['No OCTAVO_API_KEYS are set: this key is valid until the service stops.']),
		'Try:',
		`  curl -f -H 'X-API-Key: ${key}' -F file=@${input} -F angle=90 http://${host}:${port}/v1/rotate_pages -o output.pdf`,
		'If it fails, leave out -f and -o output.pdf: the answer says why.',
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

function read(): Settings {
	try {
		return readSettings(process.env);
	} catch (thrown) {
		return giveUp((thrown as Error).message);
	}
}

/** What the person who starts the service can put right needs no stack. */
function giveUp(message: string): never {
	process.stderr.write(`Octavo does not start: ${message}\n`);
	process.exit(1);
}
