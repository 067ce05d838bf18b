/** The settings of jobs whose clients do not wait: their queue, their store, and their bounds. */
import type { Reader } from './reader';
import { readSecrets } from './secrets';

/** Storage that has the interface of S3. */
export interface S3Settings {
	/** With the bucket, and the part with which all names begin. */
	readonly url: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
	readonly sessionToken: string | undefined;
	readonly region: string;
}

export interface JobSettings {
	/** Most jobs that wait, run or are kept. */
	readonly jobs: number;
	/** Of one key. */
	readonly jobsPerKey: number;
	/** Most bytes of inputs and results. */
	readonly bytes: number;
	/** Of one key. */
	readonly bytesPerKey: number;
	/** Milliseconds for which a result can be fetched. */
	readonly retention: number;
	readonly attempts: number;
	/** A URL, which may have a password; without it, the queue is in memory. */
	readonly redis: string | undefined;
	/** A folder for inputs and results. */
	readonly folder: string | undefined;
	readonly s3: S3Settings | undefined;
	/** Each of 32 bytes; none if the process makes its own. */
	readonly secrets: readonly Buffer[];
}

const MOST_JOBS = 1_000_000;
const MOST_BYTES = 2 ** 48;
/** Ten GiB, on disk or in S3. */
const STORED = 10 * 2 ** 30;

/** Settings that have no effect without jobs. */
const NEED_JOBS = ['OCTAVO_JOBS_DIR', 'OCTAVO_JOBS_S3', 'OCTAVO_JOBS_KEY', 'OCTAVO_JOBS_KEY_FILE'];

export interface Beside {
	readonly memory: number;
	/** The share of one key. */
	readonly shareOf: (all: number) => number;
	readonly redis: string | undefined;
}

export const redisOf = (reader: Reader): string | undefined =>
	urlOf(reader, 'OCTAVO_REDIS', ['redis:', 'rediss:'], 'redis://name:password@host:6379');

export function jobSettingsOf(reader: Reader, { memory, shareOf, redis }: Beside): JobSettings | undefined {
	const { number, text, attempt } = reader;
	const jobs = number('OCTAVO_JOBS', 10_000, 0, MOST_JOBS);
	const folder = text('OCTAVO_JOBS_DIR', '', 'the path of a folder that can be written') || undefined;
	const s3 = s3Of(reader);
	const isInMemory = folder === undefined && s3 === undefined;
	const bytes = number('OCTAVO_JOBS_BYTES', isInMemory ? Math.ceil(memory / 4) : STORED, 1, isInMemory ? memory : MOST_BYTES);
	const secrets = readSecrets(reader, { setting: 'OCTAVO_JOBS_KEY', rule: KEY_RULE, secretIn: keyIn });
	const settings: JobSettings = {
		jobs,
		jobsPerKey: number('OCTAVO_JOBS_PER_KEY', Math.max(1, shareOf(jobs)), 1, MOST_JOBS),
		bytes,
		bytesPerKey: number('OCTAVO_JOBS_BYTES_PER_KEY', shareOf(bytes), 1, MOST_BYTES),
		retention: number('OCTAVO_JOB_RETENTION', 600, 1, 1_000_000) * 1000,
		attempts: number('OCTAVO_JOB_ATTEMPTS', 3, 1, 100),
		redis,
		folder,
		s3,
		secrets,
	};
	attempt(() => refuseContradictions(reader, settings), undefined);
	return jobs === 0 ? undefined : settings;
}

/** @throws Error */
function refuseContradictions({ given }: Reader, { jobs, redis, folder, s3, secrets }: JobSettings): void {
	const useless = jobs === 0 ? NEED_JOBS.filter((name) => given(name) !== undefined) : [];
	if (useless.length > 0)
		throw new Error(`OCTAVO_JOBS is 0, so ${useless.join(', ')} would have no effect: remove one or the other`);
	if (folder !== undefined && s3) throw new Error('OCTAVO_JOBS_DIR and OCTAVO_JOBS_S3 exclude each other: remove one');
	if (redis === undefined && s3) throw new Error('OCTAVO_JOBS_S3 needs a queue that survives this process: set OCTAVO_REDIS too');
	// Without jobs, Redis holds what keys have used.
	if (redis === undefined || jobs === 0) return;
	if (folder === undefined && !s3)
		throw new Error('OCTAVO_REDIS needs a place for documents that all instances share: set OCTAVO_JOBS_DIR or OCTAVO_JOBS_S3');
	if (secrets.length === 0)
		throw new Error('OCTAVO_REDIS needs OCTAVO_JOBS_KEY or OCTAVO_JOBS_KEY_FILE, the same in all instances');
}

function urlOf({ text }: Reader, name: string, protocols: readonly string[], sample: string): string | undefined {
	const isValid = (value: string): boolean => {
		const url = URL.canParse(value) ? new URL(value) : undefined;
		return url !== undefined && protocols.includes(url.protocol) && url.hostname !== '' && url.hash === '';
	};
	return text(name, '', `a URL such as ${sample}`, isValid) || undefined;
}

/** The variables of AWS's own tools hold for the key and the region. */
function s3Of(reader: Reader): S3Settings | undefined {
	const given = urlOf(reader, 'OCTAVO_JOBS_S3', ['https:', 'http:'], 'https://s3.eu-central-1.amazonaws.com/bucket');
	if (given === undefined) return undefined;
	const { text, attempt } = reader;
	const url = new URL(given);
	const accessKeyId = text('AWS_ACCESS_KEY_ID', '', 'an access key');
	const secretAccessKey = text('AWS_SECRET_ACCESS_KEY', '', 'the secret of the access key');
	attempt(() => {
		if (accessKeyId === '' || secretAccessKey === '')
			throw new Error('OCTAVO_JOBS_S3 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
		if (/^\/*$/.test(url.pathname) || url.username !== '' || url.search !== '')
			throw new Error('OCTAVO_JOBS_S3 must be a URL with the bucket, and without a name or a query');
	}, undefined);
	return {
		url: url.href.replace(/\/+$/, ''),
		accessKeyId,
		secretAccessKey,
		sessionToken: text('AWS_SESSION_TOKEN', '', 'a session token') || undefined,
		region: text('AWS_REGION', 'us-east-1', 'a region such as eu-central-1'),
	};
}

/** Of several, the first seals. */
const KEY_RULE = '64 hexadecimal digits, as `openssl rand -hex 32` prints';

const keyIn = (text: string): Buffer | undefined => (/^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : undefined);
