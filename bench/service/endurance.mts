/** Many clients at a time, each with our own client's retries: is an answer wrong, is a request lost, how much memory is used? */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend } from '../../shared/backend';
import { type Transport } from '../../shared/remote';
import { end, KEY, memoryOf, startProxy, startService } from './servers.mts';
import { at, milliseconds, type Goal, type Report, type Row } from './report.mts';
import { answerOf, largeTasks, mixedTasks } from './tasks.mts';
import { remoteInMemory } from '../../test/support/hosts/in-memory';
import { fetchTransport } from '../../test/support/hosts/fetch-transport';

export interface EnduranceOptions {
	readonly clients: number;
	readonly seconds: number;
	readonly instances: 1 | 2;
	readonly proxy: boolean;
	/** Bytes of each document; mixed documents and operations if absent. */
	readonly size: number | undefined;
	/** Bytes of request bodies that the service may hold: OCTAVO_MEMORY. */
	readonly memory: number | undefined;
}

const counts = { requests: 0, right: 0, wrong: 0, lost: 0, busy: 0, withoutRetryAfter: 0, refused: 0, recovered: 0 };
const times: number[] = [];
const faults = new Map<string, number>();

export async function endurance(options: EnduranceOptions): Promise<Report> {
	const { clients, seconds, size, memory } = options;
	const tasks = size === undefined ? await mixedTasks() : await largeTasks(size);
	const settings = memory === undefined ? {} : { OCTAVO_MEMORY: String(memory) };
	const instances = await startService(options.instances, 2 / options.instances, settings);
	const url = options.proxy ? await startProxy(instances) : instances[0]!.url;
	const megabytes = (field: 'resident' | 'peak'): number =>
		instances.reduce((sum, instance) => sum + memoryOf(instance)[field], 0);
	const before = megabytes('resident');
	let most = 0;
	const resident: number[] = [];
	const watch = setInterval(() => {
		resident.push(megabytes('resident'));
		for (const instance of instances) void heldBytes(instance.url).then((bytes) => (most = Math.max(most, bytes)));
	}, 250);

	const begin = performance.now();
	const client = async (index: number): Promise<void> => {
		for (let n = index; performance.now() < begin + seconds * 1000; n++) {
			const task = tasks[n % tasks.length]!;
			let refused = false;
			const backend = patient(url, () => (refused = true));
			counts.requests += 1;
			const since = performance.now();
			const answer = await answerOf(task, backend);
			times.push(performance.now() - since);
			if (refused) counts.refused += 1;
			if (answer === task.expected) {
				counts.right += 1;
				if (refused) counts.recovered += 1;
			} else {
				counts[answer.startsWith('lost ') ? 'lost' : 'wrong'] += 1;
				const fault = `${task.name}: ${answer.slice(0, 100)}`;
				faults.set(fault, (faults.get(fault) ?? 0) + 1);
			}
		}
	};
	await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
	const took = (performance.now() - begin) / 1000;
	clearInterval(watch);
	const peak = megabytes('peak');
	const codes = await Promise.all(instances.map(end));

	times.sort((one, other) => one - other);
	const third = Math.ceil(resident.length / 3);
	const highest = (values: readonly number[]): string => `${Math.round(Math.max(...values))} MB`;
	const rows: Row[] = [
		['Clients at a time', clients],
		['Size of each document', size === undefined ? 'mixed, and mixed operations' : `${size / 1e6} MB`],
		['Seconds', took.toFixed(1)],
		['Requests', counts.requests],
		['Requests a second', (counts.requests / took).toFixed(1)],
		['Right answers', counts.right],
		['Wrong answers, lost requests', `${counts.wrong}, ${counts.lost}`],
		['Answers with 503', counts.busy],
		['Answers with 503 without Retry-After', counts.withoutRetryAfter],
		['Requests that were refused at first, and succeeded after a retry', `${counts.refused}, ${counts.recovered}`],
		[
			'Time to an answer with all retries: median, 99 of 100',
			`${milliseconds(at(times, 0.5))}, ${milliseconds(at(times, 0.99))}`,
		],
		['Request bodies in memory, at the peak', `${Math.round(most / 1e6)} MB`],
		['Memory of the service before, and at the peak', `${Math.round(before)} MB, ${Math.round(peak)} MB`],
		[
			'Most memory in the first and in the last third',
			`${highest(resident.slice(0, third))}, ${highest(resident.slice(-third))}`,
		],
		['Exit code after SIGTERM', codes.join(', ')],
		...[...faults].map(([fault, number]): Row => [`Fault: ${fault}`, number]),
	];
	const bound = memory ?? 0;
	const goals: Goal[] = [
		{ text: 'No answer is wrong, and no request is lost.', isReached: counts.wrong + counts.lost === 0 },
		{ text: 'Every 503 has Retry-After.', isReached: counts.withoutRetryAfter === 0 },
		{ text: 'After SIGTERM the service ends by itself.', isReached: codes.every((code) => code === 0) },
	];
	if (memory !== undefined)
		goals.push({
			text: `The service held ${Math.round(most / 1e6)} MB of request bodies (bound: ${bound / 1e6} MB), and its memory grew by ${((peak - before) / (bound / 1e6)).toFixed(1)} times the bound (docs/service.md: 3).`,
			isReached: most <= bound && (peak - before) * 1e6 <= 3 * bound,
		});
	return { head: ['', ''], rows, goals };
}

/** The overload lasts for the whole test, so a request may be refused more often than the usual three times. */
function patient(url: URL, onRefused: () => void): Backend {
	const direct = fetchTransport(KEY);
	const transport: Transport = async (request) => {
		const response = await direct(request);
		if (response.status === 503) {
			onRefused();
			counts.busy += 1;
			if (!/^\d+$/.test(response.headers['retry-after'] ?? '')) counts.withoutRetryAfter += 1;
		}
		return response;
	};
	return remoteInMemory({
		transport,
		baseUrl: url.origin,
		regionLabel: 'The service',
		attempts: 1000,
		sleep: (duration) => sleep(duration),
	});
}

async function heldBytes(url: URL): Promise<number> {
	const text = await fetch(new URL('/metrics', url)).then((response) => response.text());
	return Number(/^octavo_held_bytes (\d+)/m.exec(text)?.[1]);
}
