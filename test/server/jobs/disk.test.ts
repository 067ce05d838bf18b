/** Long jobs whose documents are on disk. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Jobs } from '../../../server/jobs/core/jobs';
import { DiskBlobs } from '../../../server/jobs/disk/disk-blobs';
import type { ServiceOptions } from '../../../server/service/context';
import { numbered } from '../../support/documents/drawn';
import { jobClient, jobsInMemory } from '../../support/hosts/jobs';
import { startService, type TestService } from '../../support/hosts/service';
import { gated, until } from '../gated';

let three: Uint8Array;
const services: TestService[] = [];
const folders: string[] = [];
beforeAll(async () => {
	three = await numbered(3);
});
afterEach(() => Promise.all(services.splice(0).map((one) => one.close())));
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

async function start(queue: Jobs, options: Partial<ServiceOptions> = {}) {
	const service = await startService({ queue, ...options });
	services.push(service);
	return { client: jobClient(service.url) };
}

const temporary = (): string => folders[folders.push(mkdtempSync(path.join(tmpdir(), 'octavo-jobs-'))) - 1]!;

test('on disk, inputs and results are sealed: neither passwords nor documents can be read there', async () => {
	const folder = temporary();
	const jobs = jobsInMemory({ blobs: await DiskBlobs.in(folder), isSealed: true });
	const { backend, started, open } = gated();
	const { client } = await start(jobs, { backend });
	const address = (await client.send('add_password', { file: three, password: 'correct horse' })).headers.get('location')!;
	await until(() => started() === 1);
	const contents = (): Buffer[] => readdirSync(folder).map((name) => readFileSync(path.join(folder, name)));
	const readable = (): boolean => contents().some((bytes) => /correct horse|%PDF|password|Page 1/.test(bytes.toString('latin1')));
	expect([contents().length, readable()]).toEqual([1, false]);
	open();
	await client.ended(address);
	// By names: a file that was listed may be gone when it is read.
	await until(() => readdirSync(folder).length === 1);
	expect(readable()).toBe(false);
	const result = await client.get(`${address}/result`);
	expect(Buffer.from(await result.arrayBuffer()).equals(Buffer.from(three))).toBe(true);
	const [file = ''] = readdirSync(folder);
	const changed = readFileSync(path.join(folder, file));
	changed[changed.length - 1]! ^= 1;
	writeFileSync(path.join(folder, file), changed);
	expect((await client.get(`${address}/result`)).status).toBe(404);
	await client.get(address, 'DELETE');
	expect(readdirSync(folder)).toEqual([]);
});

test('a store that fails is a 503, and requests that wait are still answered', async () => {
	const folder = temporary();
	const jobs = jobsInMemory({ blobs: await DiskBlobs.in(folder), isSealed: true });
	const { client } = await start(jobs);
	rmSync(folder, { recursive: true });
	folders.splice(folders.indexOf(folder), 1);
	const fields = { file: three, angle: '90' };
	expect((await client.send('rotate_pages', fields)).status).toBe(503);
	expect((await client.send('rotate_pages', fields, { Prefer: '' })).status).toBe(200);
	await expect(DiskBlobs.in(folder)).rejects.toThrow();
});

test('files of others in the folder of the documents stay there', async () => {
	const folder = temporary();
	const names = ['photo.jpg', '.bashrc', 'unfinished-story', `${'a'.repeat(32)}.${'b'.repeat(32)}.txt`];
	for (const name of names) {
		writeFileSync(path.join(folder, name), 'x');
		utimesSync(path.join(folder, name), 0, 0);
	}
	const jobs = jobsInMemory({ blobs: await DiskBlobs.in(folder), isSealed: true });
	const ours = `${'a'.repeat(32)}.${'b'.repeat(32)}.${'c'.repeat(16)}`;
	for (const name of [ours, `unfinished-${'d'.repeat(16)}`]) {
		writeFileSync(path.join(folder, name), 'x');
		utimesSync(path.join(folder, name), 0, 0);
	}
	await jobs.tidyNow(0);
	expect(readdirSync(folder).sort()).toEqual(names.sort());
});

test('on disk, nothing unfinished stays where a document cannot be kept', async () => {
	const folder = temporary();
	const blobs = await DiskBlobs.in(folder);
	await mkdir(path.join(folder, 'one'));
	await expect(blobs.put('one', [Buffer.from('%PDF-')])).rejects.toThrow(/one/);
	expect(readdirSync(folder)).toEqual(['one']);
});
