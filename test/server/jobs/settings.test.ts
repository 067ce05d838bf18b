/** The settings of long jobs: each is valid, or an error at the start that names it, and never its value. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openJobs } from '../../../server/open-jobs';
import { readSettings } from '../../../server/settings/settings';

const KEY = 'ab'.repeat(32);
const redis = { OCTAVO_REDIS: 'redis://name:s3cret@redis:6379/1', OCTAVO_JOBS_KEY: KEY };
const s3 = { OCTAVO_JOBS_S3: 'https://s3.example/bucket/folder/', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 's3cret' };

test('without settings, jobs are in memory, of which they take a quarter', () => {
	expect(readSettings({}).longJobs).toEqual({
		jobs: 10_000,
		jobsPerKey: 10_000,
		bytes: 2 ** 27,
		bytesPerKey: 2 ** 27,
		retention: 600_000,
		attempts: 3,
		redis: undefined,
		folder: undefined,
		s3: undefined,
		secrets: [],
	});
	expect(readSettings({ OCTAVO_API_KEYS: 'a,b' }).longJobs).toMatchObject({ jobsPerKey: 5000, bytesPerKey: 2 ** 26 });
	expect(readSettings({ OCTAVO_JOBS: '0' }).longJobs).toBeUndefined();
});

test('Redis and a shared place for documents', () => {
	const { longJobs } = readSettings({ ...redis, ...s3, OCTAVO_JOBS_KEY: `${KEY}, ${'0C'.repeat(32)}` });
	expect(longJobs).toMatchObject({ redis: redis.OCTAVO_REDIS, folder: undefined, bytes: 10 * 2 ** 30 });
	expect(longJobs?.s3).toMatchObject({ url: 'https://s3.example/bucket/folder', region: 'us-east-1', accessKeyId: 'id' });
	expect(longJobs?.secrets.map(({ length }) => length)).toEqual([32, 32]);
});

test('reads the key from a file', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		const OCTAVO_JOBS_KEY_FILE = path.join(folder, 'key');
		writeFileSync(OCTAVO_JOBS_KEY_FILE, `${KEY}\n`);
		const environment = { OCTAVO_REDIS: 'redis://redis', OCTAVO_JOBS_DIR: folder, OCTAVO_JOBS_KEY_FILE };
		expect(readSettings(environment).longJobs).toMatchObject({ folder, secrets: [Buffer.from(KEY, 'hex')] });
		writeFileSync(OCTAVO_JOBS_KEY_FILE, 's3cret\n');
		expect(() => readSettings(environment)).toThrow('OCTAVO_JOBS_KEY_FILE must be the path of a file whose lines are each 64');
		expect(() => readSettings(environment)).not.toThrow('s3cret');
		expect(() => readSettings({ ...environment, OCTAVO_JOBS_KEY: KEY })).toThrow('exclude each other');
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test.each([
	[{ ...redis }, 'OCTAVO_REDIS needs a place for documents that all instances share: set OCTAVO_JOBS_DIR or OCTAVO_JOBS_S3'],
	[{ OCTAVO_REDIS: redis.OCTAVO_REDIS, OCTAVO_JOBS_DIR: '/x' }, 'OCTAVO_REDIS needs OCTAVO_JOBS_KEY or OCTAVO_JOBS_KEY_FILE'],
	[{ ...redis, OCTAVO_JOBS_DIR: '/x', ...s3 }, 'OCTAVO_JOBS_DIR and OCTAVO_JOBS_S3 exclude each other'],
	[s3, 'OCTAVO_JOBS_S3 needs a queue that survives this process: set OCTAVO_REDIS too'],
	[{ ...redis, OCTAVO_JOBS_S3: s3.OCTAVO_JOBS_S3 }, 'OCTAVO_JOBS_S3 needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
	[{ ...redis, ...s3, OCTAVO_JOBS_S3: 'https://s3.example/' }, 'OCTAVO_JOBS_S3 must be a URL with the bucket'],
	[{ ...redis, ...s3, OCTAVO_JOBS_S3: 'https://id:s3cret@s3.example/bucket' }, 'OCTAVO_JOBS_S3 must be a URL with the bucket'],
	[{ OCTAVO_JOBS: '0', OCTAVO_JOBS_DIR: '/x' }, 'OCTAVO_JOBS is 0, so OCTAVO_JOBS_DIR would have no effect'],
	[{ OCTAVO_REDIS: 'http://s3cret' }, 'OCTAVO_REDIS must be a URL such as'],
	[{ OCTAVO_REDIS: 's3cret:6379' }, 'OCTAVO_REDIS must be a URL such as'],
	[{ OCTAVO_JOBS_KEY: 's3cret' }, 'OCTAVO_JOBS_KEY must be 64 hexadecimal digits'],
	[{ OCTAVO_JOB_ATTEMPTS: '0' }, 'OCTAVO_JOB_ATTEMPTS must be a whole number from 1 to 100'],
	[{ OCTAVO_JOBS_BYTES: String(2 ** 30) }, 'OCTAVO_JOBS_BYTES must be a whole number from 1 to 536870912'],
] as const)('refuses %j', (environment, refusal) => {
	const message = (): string => {
		try {
			readSettings(environment);
		} catch (thrown) {
			return (thrown as Error).message;
		}
		return 'not refused';
	};
	expect(message()).toContain(refusal);
	expect(message()).not.toContain('s3cret');
});

test('a place that cannot be reached ends the start, with the setting and without passwords', async () => {
	const opened = async (environment: Readonly<Record<string, string>>): Promise<string> => {
		const { longJobs, ...settings } = readSettings(environment);
		return openJobs(longJobs!, settings).then(
			() => 'opened',
			(thrown: unknown) => (thrown as Error).message,
		);
	};
	const nowhere = path.join(tmpdir(), 'octavo-no-such-folder');
	expect(await opened({ OCTAVO_JOBS_DIR: nowhere })).toBe(
		'OCTAVO_JOBS_DIR must be the path of a folder that can be written (ENOENT)',
	);
	const unreachable = { ...redis, OCTAVO_REDIS: 'redis://name:s3cret@127.0.0.1:1' };
	expect(await opened({ ...unreachable, OCTAVO_JOBS_DIR: tmpdir() })).toBe(
		'OCTAVO_REDIS must be the address of a Redis that can be reached (ECONNREFUSED)',
	);
	expect(await opened({ ...redis, ...s3, OCTAVO_JOBS_S3: 'http://127.0.0.1:1/bucket' })).toMatch(/^OCTAVO_JOBS_S3: the bucket/);
});
