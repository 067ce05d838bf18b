/** The service while its queue hangs, and while a job kills each instance that works on it. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { numbered } from '../../test/support/documents/drawn';
import { milliseconds, temporaryFolder } from '../core.mts';
import type { Report } from './endurance.mts';
import { startRedis } from './redis.mts';
import { end, KEY, startService, type Server } from './servers.mts';

const HEADERS = { 'X-API-Key': KEY };

async function settingsFor(): Promise<{ readonly redis: number; readonly settings: Record<string, string> }> {
	const folder = temporaryFolder();
	const { url, pid } = await startRedis(folder);
	const settings = {
		OCTAVO_REDIS: url,
		OCTAVO_JOBS_DIR: folder,
		OCTAVO_JOBS_KEY: randomBytes(32).toString('hex'),
		OCTAVO_CONCURRENCY: '8',
		OCTAVO_LOG_LEVEL: 'info',
	};
	return { redis: pid, settings };
}

interface Timed {
	readonly status: number;
	readonly time: number;
	readonly location: string;
	readonly text: string;
}

async function timed(
	url: URL,
	route: string,
	init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Timed> {
	const begun = performance.now();
	const signal = AbortSignal.timeout(60_000);
	const answer = await fetch(new URL(route, url), { ...init, headers: { ...HEADERS, ...init.headers }, signal });
	const text = await answer.text();
	return { status: answer.status, time: performance.now() - begun, location: answer.headers.get('location') ?? '', text };
}

const ask = (url: URL, operation: string, file: Uint8Array, fields: Record<string, string>, prefer = ''): Promise<Timed> => {
	const body = new FormData();
	body.append('file', new Blob([Buffer.from(file)]), 'in.pdf');
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	return timed(url, `/v1/${operation}`, { method: 'POST', body, headers: { Prefer: prefer } });
};

const slowest = (all: readonly Timed[]): number => Math.max(...all.map(({ time }) => time));

/** Redis is stopped for `seconds`, while requests for jobs and others come in. */
export async function hanging(seconds: number): Promise<Report> {
	const { redis, settings } = await settingsFor();
	const [server] = await startService(1, 2, settings);
	const { url } = server!;
	const file = await numbered(3);
	const found = { jobs: [] as Timed[], others: [] as Timed[], ready: [] as Timed[], figures: [] as Timed[] };
	process.kill(redis, 'SIGSTOP');
	const until = performance.now() + seconds * 1000;
	const client = async (add: () => Promise<void>): Promise<void> => {
		while (performance.now() < until) {
			await add();
			await sleep(50);
		}
	};
	const job = async () => void found.jobs.push(await ask(url, 'rotate_pages', file, { angle: '90' }, 'respond-async'));
	const probe = async (): Promise<void> => {
		found.ready.push(await timed(url, '/ready'));
		found.figures.push(await timed(url, '/metrics'));
	};
	const other = async () => void found.others.push(await ask(url, 'rotate_pages', file, { angle: '90' }));
	await Promise.all([...Array.from({ length: 6 }, () => client(job)), client(other), client(probe)]);
	process.kill(redis, 'SIGCONT');
	let after = await ask(url, 'rotate_pages', file, { angle: '90' }, 'respond-async');
	for (let tries = 0; after.status !== 202 && tries < 100; tries++) {
		await sleep(100);
		after = await ask(url, 'rotate_pages', file, { angle: '90' }, 'respond-async');
	}
	const code = await end(server!);
	const all = (list: readonly Timed[], status: number): boolean => list.length > 0 && list.every((one) => one.status === status);
	return {
		head: ['', 'requests', 'slowest'],
		rows: [
			['Jobs while Redis is stopped', found.jobs.length, milliseconds(slowest(found.jobs))],
			['Requests that wait', found.others.length, milliseconds(slowest(found.others))],
			['/ready', found.ready.length, milliseconds(slowest(found.ready))],
			['/metrics', found.figures.length, milliseconds(slowest(found.figures))],
		],
		goals: [
			{ text: 'Every job is refused with 503 within 3 seconds.', isReached: all(found.jobs, 503) && slowest(found.jobs) < 3000 },
			{ text: 'Every other request is answered with 200.', isReached: all(found.others, 200) },
			{ text: '/ready says 200 all the time.', isReached: all(found.ready, 200) },
			{ text: '/metrics answers within 3 seconds.', isReached: all(found.figures, 200) && slowest(found.figures) < 3000 },
			{ text: 'When Redis goes on, jobs are accepted.', isReached: after.status === 202 },
			{ text: 'After SIGTERM the service ends with exit code 0.', isReached: code === 0 },
		],
	};
}

const figureOf = (text: string, name: string): number =>
	Number(
		text
			.split('\n')
			.find((line) => line.startsWith(`${name} `))
			?.split(' ')[1] ?? 0,
	);

async function worksOn({ url }: Server): Promise<void> {
	while (figureOf((await timed(url, '/metrics')).text, 'octavo_jobs_running') < 1) await sleep(50);
}

const KILLS = 3;
const PAGES = 200;

/** A job whose instance is killed with kill -9 whenever it works on it. */
export async function poisoned(): Promise<Report> {
	const { settings } = await settingsFor();
	const file = await numbered(PAGES);
	const begun = performance.now();
	let address = '';
	for (let kills = 0; kills < KILLS; kills++) {
		const [victim] = await startService(1, 1, settings);
		if (address === '')
			address = (await ask(victim!.url, 'pages_to_images', file, { resolution: '300' }, 'respond-async')).location;
		await worksOn(victim!);
		victim!.child.kill('SIGKILL');
	}
	const [last] = await startService(1, 1, settings);
	const status = async (): Promise<string> =>
		(JSON.parse((await timed(last!.url, address)).text) as { readonly state: string }).state;
	while ((await status()) !== 'failed') await sleep(250);
	const seconds = (performance.now() - begun) / 1000;
	const { text } = await timed(last!.url, '/metrics');
	const counted = figureOf(text, 'octavo_queue_jobs_total{operation="pages_to_images",end="dead"}');
	const { text: list } = await timed(last!.url, '/metrics/dead-jobs');
	const id = address.split('/').at(-1)!;
	const logged = last!
		.output()
		.split('\n')
		.filter((line) => line.includes('"dead job"') && line.includes(id)).length;
	const code = await end(last!);
	return {
		head: ['', ''],
		rows: [
			['Instances killed with kill -9 by the same job', KILLS],
			['Seconds until it is dead', seconds.toFixed(0)],
			['Lines in the log; in octavo_queue_jobs_total', `${logged}; ${counted}`],
		],
		goals: [
			{ text: 'The dead job is one line in the log.', isReached: logged === 1 },
			{ text: 'The figures count it, so that the alert is raised.', isReached: counted === 1 },
			{ text: 'It is listed.', isReached: list.includes(id) },
			{ text: 'After SIGTERM the last instance ends with exit code 0.', isReached: code === 0 },
		],
	};
}
