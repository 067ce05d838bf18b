/** Jobs whose clients do not wait, over a queue and a store that a test chooses; and a client of them. */
import { setTimeout as delay } from 'node:timers/promises';
import { Jobs, type JobsOptions } from '../../../server/jobs/core/jobs';
import { MemoryBlobs } from '../../../server/jobs/core/memory-blobs';
import { MemoryQueue } from '../../../server/jobs/core/memory-queue';
import { Secret } from '../../../server/jobs/core/secret';
import type { JobStatus } from '../../../server/contract/jobs';
import { TEST_KEY } from './service';

export const jobsInMemory = (options: Partial<JobsOptions> = {}): Jobs =>
	new Jobs({
		queue: new MemoryQueue({ attempts: 2, backoff: 1, later: 1 }),
		blobs: new MemoryBlobs(),
		secret: new Secret(),
		isSealed: false,
		jobs: 1000,
		jobsPerKey: 1000,
		bytes: 100e6,
		bytesPerKey: 100e6,
		retention: 600_000,
		retryAfter: 1,
		...options,
	});

export interface JobClient {
	/** Sends a request with `Prefer: respond-async`, unless `headers` say otherwise. */
	readonly send: (
		operation: string,
		fields: Readonly<Record<string, string | Uint8Array>>,
		headers?: Readonly<Record<string, string>>,
	) => Promise<Response>;
	readonly get: (address: string, method?: string) => Promise<Response>;
	readonly status: (address: string) => Promise<JobStatus>;
	/** The status once the job has ended; the test's time limit ends it otherwise. */
	readonly ended: (address: string) => Promise<JobStatus>;
}

export function jobClient(url: string, key = TEST_KEY): JobClient {
	const get = (address: string, method = 'GET') => fetch(url + address, { method, headers: { 'X-API-Key': key } });
	const status = async (address: string) => (await (await get(address)).json()) as JobStatus;
	return {
		get,
		status,
		send: (operation, fields, headers = {}) => {
			const body = new FormData();
			for (const [name, value] of Object.entries(fields))
				if (typeof value === 'string') body.append(name, value);
				else body.append(name, new Blob([Buffer.from(value)]), 'in.pdf');
			const all = { Prefer: 'respond-async', 'X-API-Key': key, ...headers };
			return fetch(`${url}/v1/${operation}`, { method: 'POST', headers: all, body });
		},
		ended: async (address) => {
			for (;;) {
				const known = await status(address);
				if (known.state === 'done' || known.state === 'failed') return known;
				await delay(5);
			}
		},
	};
}
