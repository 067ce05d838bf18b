/**
 * Two ways to load a server over keep-alive connections: as many requests as it answers (closed loop), or at a given rate, whether it
 * answers or not (open loop). The generator shares the processors with the server, so it does the least.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../../test/support/random';
import { sorted } from '../core.mts';

interface Answer {
	readonly status: number;
	readonly body: Buffer;
}
export type Check = (answer: Answer) => boolean;

export interface Figures {
	readonly perSecond: number;
	/** Milliseconds, sorted. */
	readonly times: readonly number[];
	/** Milliseconds of processor time that the clients needed for each request. */
	readonly generator: number;
}

/** A request with one document, as bytes for the wire. */
export function prepare(
	url: URL,
	path: string,
	key: string,
	document: Uint8Array,
	fields: Readonly<Record<string, string>>,
): Buffer {
	const boundary = 'octavo-bench';
	const part = (disposition: string, more = ''): string =>
		`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`;
	const body = Buffer.concat([
		Buffer.from(part('name="file"; filename="in.pdf"', 'Content-Type: application/pdf\r\n')),
		document,
		Buffer.from('\r\n'),
		...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(`name="${name}"`)}${value}\r\n`)),
		Buffer.from(`--${boundary}--\r\n`),
	]);
	const head = [
		`POST ${path} HTTP/1.1`,
		`Host: ${url.host}`,
		`X-API-Key: ${key}`,
		`Content-Type: multipart/form-data; boundary=${boundary}`,
		`Content-Length: ${body.length}`,
	];
	return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

/** One keep-alive connection that sends prepared requests. */
class Connection {
	private readonly socket: Socket;
	private pieces: Buffer[] = [];
	private received = 0;
	/** Start and end of the body of the answer, once its head has arrived. */
	private head: { readonly status: number; readonly start: number; readonly end: number } | undefined;
	private settle: { readonly resolve: (answer: Answer) => void; readonly reject: (reason: Error) => void } | undefined;

	constructor(url: URL) {
		this.socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
		this.socket.on('data', (piece) => this.take(piece));
		this.socket.on('error', (reason) => this.settle?.reject(reason));
		this.socket.on('close', () => this.settle?.reject(new Error('the server closed the connection')));
	}

	/** The time that it took, or since it was due. @throws if the answer is wrong */
	async send(request: Buffer, isRight: Check, since = performance.now()): Promise<number> {
		const answer = await new Promise<Answer>((resolve, reject) => {
			this.settle = { resolve, reject };
			this.socket.write(request);
		});
		const time = performance.now() - since;
		if (isRight(answer)) return time;
		throw new Error(`wrong answer: ${answer.status} ${answer.body.toString('latin1').slice(0, 300)}`);
	}

	close(): void {
		this.socket.destroy();
	}

	private take(piece: Buffer): void {
		this.pieces.push(piece);
		this.received += piece.length;
		const whole = () => (this.pieces.length === 1 ? piece : Buffer.concat(this.pieces));
		this.head ??= headOf(whole());
		if (!this.head || this.received < this.head.end) return;
		const { status, start, end } = this.head;
		const body = whole().subarray(start, end);
		this.pieces = [];
		this.received = 0;
		this.head = undefined;
		this.settle?.resolve({ status, body });
	}
}

function headOf(bytes: Buffer): Connection['head'] {
	const blank = bytes.indexOf('\r\n\r\n');
	if (blank < 0) return undefined;
	const text = bytes.toString('latin1', 0, blank);
	const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0);
	return { status: Number(text.slice(9, 12)), start: blank + 4, end: blank + 4 + length };
}

/** `connections` clients, each of which sends its next request when the last is answered. */
export function closedLoop(url: URL, request: Buffer, isRight: Check, connections: number, seconds: number): Promise<Figures> {
	return figures(async (times, begin) => {
		const client = async (): Promise<void> => {
			const connection = new Connection(url);
			while (performance.now() < begin + seconds * 1000) times.push(await connection.send(request, isRight));
			connection.close();
		};
		await Promise.all(Array.from({ length: connections }, client));
	});
}

/**
 * Requests arrive at random (Poisson) at a mean rate, the same in each run, whether the last are answered or not. They wait for one
 * of `connections` connections. A time counts from when the request was due, so that a server that falls behind is not spared
 * (coordinated omission).
 */
export function openLoop(
	url: URL,
	request: Buffer,
	isRight: Check,
	perSecond: number,
	connections: number,
	seconds: number,
): Promise<Figures> {
	const waiting: number[] = [];
	const idle = Array.from({ length: connections }, () => new Connection(url));
	const running = new Set<Promise<void>>();
	const random = new Random(1);
	/** Exponentially distributed. */
	const gap = (): number => (-Math.log(1 - random.next()) * 1000) / perSecond;
	return figures(async (times, begin) => {
		const answerAll = async (connection: Connection): Promise<void> => {
			for (let due = waiting.shift(); due !== undefined; due = waiting.shift())
				times.push(await connection.send(request, isRight, due));
			idle.push(connection);
		};
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
	});
}

async function figures(load: (times: number[], begin: number) => Promise<void>): Promise<Figures> {
	const times: number[] = [];
	const usage = process.cpuUsage();
	const begin = performance.now();
	await load(times, begin);
	const took = (performance.now() - begin) / 1000;
	const { user, system } = process.cpuUsage(usage);
	return { perSecond: times.length / took, times: sorted(times), generator: (user + system) / 1000 / times.length };
}
