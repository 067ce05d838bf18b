/** Two ways to load a server: as many requests as it answers (closed loop), or at a given rate, whether it answers or not (open loop). */
import { setTimeout as sleep } from 'node:timers/promises';
import { Connection, type Answer } from './connection.mts';

export interface Figures {
	readonly perSecond: number;
	/** Milliseconds, sorted. */
	readonly times: readonly number[];
	/** Milliseconds of processor time that the clients needed for each request. */
	readonly generator: number;
}

export type Check = (answer: Answer) => boolean;

/** `connections` clients, each of which sends its next request when the last is answered. */
export async function closedLoop(
	url: URL,
	request: Buffer,
	isRight: Check,
	connections: number,
	seconds: number,
): Promise<Figures> {
	const times: number[] = [];
	const usage = process.cpuUsage();
	const begin = performance.now();
	const end = begin + seconds * 1000;
	const client = async (): Promise<void> => {
		const connection = new Connection(url);
		for (let now = performance.now(); now < end;) {
			const answer = await connection.send(request);
			const after = performance.now();
			must(isRight, answer);
			times.push(after - now);
			now = after;
		}
		connection.close();
	};
	await Promise.all(Array.from({ length: connections }, client));
	return figures(times, begin, usage);
}

/**
 * Requests arrive at random (Poisson) at a mean rate, the same in each run, whether the last are answered or not. They wait for one
 * of `connections` connections. A time counts from when the request was due, so that a server that falls behind is not spared
 * (coordinated omission).
 */
export async function openLoop(
	url: URL,
	request: Buffer,
	isRight: Check,
	perSecond: number,
	connections: number,
	seconds: number,
): Promise<Figures> {
	const times: number[] = [];
	const waiting: number[] = [];
	const idle = Array.from({ length: connections }, () => new Connection(url));
	const running = new Set<Promise<void>>();
	const answerAll = async (connection: Connection): Promise<void> => {
		for (let due = waiting.shift(); due !== undefined; due = waiting.shift()) {
			const answer = await connection.send(request);
			times.push(performance.now() - due);
			must(isRight, answer);
		}
		idle.push(connection);
	};
	const gap = randomGaps(1000 / perSecond);
	const usage = process.cpuUsage();
	const begin = performance.now();
	for (let due = begin + gap(); due < begin + seconds * 1000; due += gap()) {
		// Timers have milliseconds: requests that are due within the same one are sent together.
		while (due > performance.now()) await sleep(1);
		waiting.push(due);
		const connection = idle.pop();
		if (!connection) continue;
		const work = answerAll(connection);
		running.add(work);
		void work.then(() => running.delete(work));
	}
	await Promise.all(running);
	for (const connection of idle) connection.close();
	return figures(times, begin, usage);
}

/** Exponentially distributed, from a fixed seed. */
function randomGaps(mean: number): () => number {
	let state = 1;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return -Math.log((state + 1) / 2 ** 32) * mean;
	};
}

function must(isRight: Check, answer: Answer): void {
	if (!isRight(answer)) throw new Error(`wrong answer: ${answer.status} ${answer.body.toString('latin1').slice(0, 300)}`);
}

function figures(times: number[], begin: number, usage: NodeJS.CpuUsage): Figures {
	const took = (performance.now() - begin) / 1000;
	const { user, system } = process.cpuUsage(usage);
	return {
		perSecond: times.length / took,
		times: times.sort((one, other) => one - other),
		generator: (user + system) / 1000 / times.length,
	};
}
