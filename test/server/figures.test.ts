/** Figures that tell why requests wait or are refused. */
import { numbered } from '../support/documents/drawn';
import { startService, type TestService } from '../support/hosts/service';
import { gated, until } from './gated';
import { figure, file, postForm } from './raw';
import { testInTurn } from '../support/sample';

const reverse = ({ url }: TestService, bytes: Uint8Array, headers?: Record<string, string>) =>
	postForm(`${url}/v1/reverse_pages`, [file(bytes)], headers);
const refusals = ({ url }: TestService, reason: string): Promise<number> =>
	figure(url, `octavo_refusals_total{reason="${reason}"}`);

testInTurn.each([
	['places', { concurrency: 1 }],
	['places_of_key', { concurrencyPerKey: 1 }],
	['memory', { memory: 1500 }],
	['memory_of_key', { memoryPerKey: 1500 }],
])('a refusal for lack of %s is counted', async (reason, limits) => {
	const { backend, open, started } = gated();
	const service = await startService({ backend, metrics: true, ...limits });
	try {
		const bytes = await numbered(1);
		const first = reverse(service, bytes);
		await until(() => started() === 1);
		expect((await reverse(service, bytes)).status).toBe(503);
		open();
		expect((await first).status).toBe(200);
		expect(await refusals(service, reason)).toBe(1);
		const all = (await (await fetch(`${service.url}/metrics`)).text()).match(/^octavo_refusals_total\{.*/gm);
		expect(all).toHaveLength(1);
	} finally {
		await service.close();
	}
});

test('waiting is told from working', async () => {
	const { backend, open, started } = gated();
	const service = await startService({ backend, metrics: true, jobs: 1 });
	try {
		const bytes = await numbered(1);
		const begun = performance.now();
		const first = reverse(service, bytes);
		const load = (name: string) => figure(service.url, `octavo_jobs_${name}`);
		await until(() => started() === 1);
		const between = performance.now();
		const second = reverse(service, bytes);
		while ((await load('waiting')) === 0);
		expect([await load('waiting'), await load('running')]).toEqual([1, 1]);
		open();
		expect([(await first).status, (await second).status]).toEqual([200, 200]);
		const sum = (name: string) => figure(service.url, `octavo_${name}_seconds_sum{operation="reverse_pages"}`);
		expect(await figure(service.url, 'octavo_work_seconds_count{operation="reverse_pages"}')).toBe(2);
		const seconds = (2 * performance.now() - begun - between) / 1000;
		// The second waited while the first was worked on; no time counts as both.
		expect(await sum('wait')).toBeGreaterThan(0);
		expect(await sum('work')).toBeGreaterThan(0);
		expect((await sum('wait')) + (await sum('work'))).toBeLessThanOrEqual(seconds);
	} finally {
		await service.close();
	}
});

test('limits and lost workers are among the figures', async () => {
	let lost = 0;
	const service = await startService({ metrics: true, concurrency: 7, memory: 12_345_678, lostWorkers: () => lost });
	try {
		expect(await figure(service.url, 'octavo_places')).toBe(7);
		expect(await figure(service.url, 'octavo_memory_bytes')).toBe(12_345_678);
		lost = 2;
		expect(await figure(service.url, 'octavo_workers_lost_total')).toBe(2);
		expect(await figure(service.url, 'octavo_workers_lost_total')).toBe(2);
	} finally {
		await service.close();
	}
});
