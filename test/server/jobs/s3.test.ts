/** Documents of long jobs in storage with the interface of S3: that of s3rver, which we did not write. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BlobEntry, Blobs } from '../../../server/jobs/core/port';
import { S3Blobs, type S3Place } from '../../../server/jobs/s3/s3-blobs';
import { numbered } from '../../support/documents/drawn';
import { jobClient, jobsInMemory } from '../../support/hosts/jobs';
import { startService } from '../../support/hosts/service';

interface Storage {
	readonly run: () => Promise<{ readonly port: number }>;
	readonly close: () => Promise<void>;
}
const S3rver = createRequire(__filename)('s3rver') as new (options: object) => Storage;

let storage: Storage;
let folder = '';
let place: S3Place;
beforeAll(async () => {
	folder = mkdtempSync(path.join(tmpdir(), 'octavo-s3-'));
	const configureBuckets = [{ name: 'jobs' }];
	storage = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
	const { port } = await storage.run();
	const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', sessionToken: undefined, region: 'us-east-1' };
	place = { url: `http://127.0.0.1:${port}/jobs/octavo`, ...key };
});
afterAll(async () => {
	await storage.close();
	rmSync(folder, { recursive: true });
});

async function listed(blobs: Blobs): Promise<BlobEntry[]> {
	const entries: BlobEntry[] = [];
	for await (const entry of blobs.list()) entries.push(entry);
	return entries;
}

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

test('an unknown key, or a bucket that does not exist, ends the start, and the message has no secret', async () => {
	for (const wrong of [
		{ accessKeyId: 'nobody', secretAccessKey: 'wrong secret' },
		{ url: place.url.replace('/jobs', '/others') },
	]) {
		const refusal = await S3Blobs.at({ ...place, ...wrong }).catch((thrown: unknown) => thrown as Error & { code: string });
		expect((refusal as { code: string }).code).toMatch(/^(403 InvalidAccessKeyId|404 NoSuchBucket)$/);
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
