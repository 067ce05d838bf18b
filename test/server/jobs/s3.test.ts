/** Documents of long jobs in storage with the interface of S3: ours, and that of s3rver, which we did not write. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetched, requireFrom } from '../../../scripts/fetched.mjs';
import type { BlobEntry, Blobs } from '../../../server/jobs/core/port';
import { S3Blobs, type S3Place } from '../../../server/jobs/s3/s3-blobs';
import { numbered } from '../../support/documents/drawn';
import { withFetched } from '../../support/fetched';
import { jobClient, jobsInMemory } from '../../support/hosts/jobs';
import { s3Storage, type Storage } from '../../support/hosts/s3-storage';
import { startService } from '../../support/hosts/service';

const BUCKET = 'jobs';
/** The key that s3rver has. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

describe('in storage of ours', () => judge(() => s3Storage(BUCKET, KEY), { secretAccessKey: 'wrong secret' }));
// s3rver does not compare signatures of the version that is in use.
withFetched('in s3rver', () => judge(startS3rver));

type S3rver = new (options: object) => {
	readonly run: () => Promise<{ readonly port: number }>;
	readonly close: () => Promise<void>;
};

async function startS3rver(): Promise<Storage> {
	const S3rver = requireFrom(fetched('s3rver', ['s3rver@3.7.1'], 's3rver/package.json'))('s3rver') as S3rver;
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-s3-'));
	const configureBuckets = [{ name: BUCKET }];
	const storage = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
	const { port } = await storage.run();
	const close = async () => {
		await storage.close();
		rmSync(folder, { recursive: true });
	};
	return { url: `http://127.0.0.1:${port}`, close };
}

async function listed(blobs: Blobs): Promise<BlobEntry[]> {
	const entries: BlobEntry[] = [];
	for await (const entry of blobs.list()) entries.push(entry);
	return entries;
}

/** `wrong`: places that it refuses besides those that every storage refuses. */
function judge(start: () => Promise<Storage>, ...wrong: readonly Partial<S3Place>[]): void {
	let storage: Storage;
	let place: S3Place;
	beforeAll(async () => {
		storage = await start();
		place = { url: `${storage.url}/${BUCKET}/octavo`, ...KEY, sessionToken: undefined, region: 'us-east-1' };
	});
	afterAll(() => storage.close());

	test('writes, reads, lists and deletes', async () => {
		const blobs = await S3Blobs.at(place);
		const pieces = [randomBytes(1_000_000), randomBytes(10), randomBytes(500_000)];
		await blobs.put('owner.id.name', pieces);
		const found = await blobs.get('owner.id.name');
		expect(Buffer.concat(found!).equals(Buffer.concat(pieces))).toBe(true);
		const [entry, ...others] = await listed(blobs);
		expect([entry, others]).toEqual([{ name: 'owner.id.name', bytes: 1_500_010, at: expect.any(Number) }, []]);
		expect(Math.abs(Date.now() - entry!.at)).toBeLessThan(60_000);
		for (let times = 0; times < 2; times++) await blobs.delete('owner.id.name');
		expect(await blobs.get('owner.id.name')).toBeUndefined();
		expect(await listed(blobs)).toEqual([]);
	});

	test('lists more names than fit into one page', async () => {
		const blobs = await S3Blobs.at(place, 2);
		const names = Array.from({ length: 5 }, (_, index) => `owner.id.${index}`);
		await Promise.all(names.map((name) => blobs.put(name, [Buffer.from('x')])));
		expect((await listed(blobs)).map(({ name }) => name)).toEqual(names);
		await Promise.all(names.map((name) => blobs.delete(name)));
		expect(await listed(blobs)).toEqual([]);
	});

	test('ends the start if the key or the bucket is wrong, with a message that has no secret', async () => {
		for (const change of [
			{ accessKeyId: 'nobody', secretAccessKey: 'wrong secret' },
			{ url: place.url.replace(`/${BUCKET}`, '/others') },
			...wrong,
		]) {
			const refusal = await S3Blobs.at({ ...place, ...change }).catch((thrown: unknown) => thrown as Error & { code: string });
			expect((refusal as { code: string }).code).toMatch(/^(403 (InvalidAccessKeyId|SignatureDoesNotMatch)|404 NoSuchBucket)$/);
			expect((refusal as Error).message).not.toContain('wrong secret');
		}
	});

	test('a job is done with it, and removed from it', async () => {
		const blobs = await S3Blobs.at(place);
		const service = await startService({ queue: jobsInMemory({ blobs, isSealed: true }) });
		const client = jobClient(service.url);
		const answer = await client.send('rotate_pages', { file: await numbered(3), angle: '90' });
		const address = answer.headers.get('location')!;
		expect(await client.ended(address)).toMatchObject({ state: 'done' });
		const result = await client.get(`${address}/result`);
		expect([result.status, result.headers.get('content-type')]).toEqual([200, 'application/pdf']);
		expect((await client.get(address, 'DELETE')).status).toBe(204);
		await service.close();
		expect(await listed(blobs)).toEqual([]);
	});
}
