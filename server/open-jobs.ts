/** The queue and the store of jobs as the settings name them. The clients of Redis and S3 are loaded only if they are set. */
import { GuardedQueue } from './jobs/core/guarded-queue';
import { Jobs } from './jobs/core/jobs';
import { MemoryBlobs } from './jobs/core/memory-blobs';
import { MemoryQueue } from './jobs/core/memory-queue';
import type { Blobs, JobQueue } from './jobs/core/port';
import { Secret } from './jobs/core/secret';
import type { JobSettings } from './settings/job-settings';

/** Milliseconds. */
const BACKOFF = 1000;
/** Milliseconds in which Redis must answer. A request asks it one to three times. */
const PATIENCE = 2000;

/** @throws Error that says which setting is at fault, without passwords */
export async function openJobs(
	settings: JobSettings,
	{ workers, retryAfter }: { readonly workers: number; readonly retryAfter: number },
): Promise<Jobs> {
	const { secrets, ...bounds } = settings;
	const blobs = await blobsOf(settings);
	return new Jobs({
		...bounds,
		retryAfter,
		queue: await queueOf(settings, workers),
		blobs,
		secret: secrets.length > 0 ? new Secret(secrets) : new Secret(),
		isSealed: !(blobs instanceof MemoryBlobs),
	});
}

async function blobsOf({ folder, s3 }: JobSettings): Promise<Blobs> {
	if (folder !== undefined) {
		const { DiskBlobs } = await import('./jobs/disk/disk-blobs');
		return nameCause('OCTAVO_JOBS_DIR must be the path of a folder that can be written', DiskBlobs.in(folder));
	}
	if (!s3) return new MemoryBlobs();
	const { S3Blobs } = await import('./jobs/s3/s3-blobs');
	return nameCause('OCTAVO_JOBS_S3: the bucket must be one that can be read and written', S3Blobs.at(s3));
}

async function queueOf({ redis, attempts, retention }: JobSettings, workers: number): Promise<JobQueue> {
	if (redis === undefined) return new MemoryQueue({ attempts, backoff: BACKOFF, later: BACKOFF });
	const { RedisQueue } = await import('./jobs/redis/redis-queue');
	const options = { url: redis, attempts, retention, concurrency: workers, backoff: BACKOFF, later: BACKOFF };
	const queue = await nameCause('OCTAVO_REDIS must be the address of a Redis that can be reached', RedisQueue.at(options));
	return new GuardedQueue(queue, { patience: PATIENCE, pause: PATIENCE });
}

/** Of the cause, only its code: its message may have an address with a password. */
async function nameCause<T>(rule: string, opening: Promise<T>): Promise<T> {
	try {
		return await opening;
	} catch (cause) {
		const { code } = cause as NodeJS.ErrnoException;
		throw new Error(code === undefined ? rule : `${rule} (${code})`, { cause });
	}
}
