/** Keys take turns for the workers, and a bound per key keeps places for others. */
import { connect, type Socket } from 'node:net';
import { Turns } from '../../../server/limits/turns';
import { numbered } from '../../support/documents/drawn';
import { figure, file, postForm } from '../raw';
import { gated, until } from '../gated';
import { startService, TEST_KEY } from '../../support/hosts/service';

const never = new AbortController().signal;

test('a key with many requests delays another by one request at most', async () => {
	const turns = new Turns(1);
	const order: string[] = [];
	const work = (name: string, key: number) =>
		turns.run(key, never, async () => {
			order.push(name);
			await new Promise((resolve) => setImmediate(resolve));
		});
	await Promise.all([work('a1', 0), work('a2', 0), work('a3', 0), work('a4', 0), work('b1', 1), work('b2', 1)]);
	expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
	expect(turns.load).toEqual({ waiting: 0, running: 0 });
});

test('a key that holds all workers with long work leaves one more place to others, which take turns for it', async () => {
	const turns = new Turns(2);
	const begun: string[] = [];
	const work = (name: string, key: number) => {
		const { promise, finish } = held();
		const done = turns.run(key, never, () => {
			begun.push(name);
			return promise;
		});
		return { done, finish };
	};
	const ran = () => new Promise((resolve) => setImmediate(resolve));
	const long = [work('a1', 0), work('a2', 0), work('a3', 0)];
	const [b1, b2, c1] = [work('b1', 1), work('b2', 1), work('c1', 2)];
	await ran();
	expect(begun).toEqual(['a1', 'a2', 'b1']);
	for (const { done, finish } of [b1, b2, c1]) {
		finish();
		await done;
		await ran();
	}
	expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
	expect(turns.load).toEqual({ waiting: 1, running: 2 });
	for (const { finish } of long) finish();
	await Promise.all(long.map(({ done }) => done));
	expect(begun.at(-1)).toBe('a3');
	expect(turns.load).toEqual({ waiting: 0, running: 0 });
});

test('a request that is given up while it waits takes no turn', async () => {
	const turns = new Turns(1);
	const { promise: first, finish } = held();
	const running = turns.run(0, never, () => first);
	const controller = new AbortController();
	const waiting = turns.run(0, controller.signal, () => Promise.reject(new Error('this was given up')));
	controller.abort();
	await expect(waiting).rejects.toMatchObject({ code: 'cancelled' });
	expect(turns.load).toEqual({ waiting: 0, running: 1 });
	finish();
	await running;
	expect(turns.load).toEqual({ waiting: 0, running: 0 });
});

test('work that fails frees its place', async () => {
	const turns = new Turns(1);
	await expect(turns.run(0, never, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
	await expect(turns.run(0, never, () => Promise.resolve(1))).resolves.toBe(1);
});

test('above the bound of its key a request gets 503, while another key is served', async () => {
	const gate = gated();
	const service = await startService({ backend: gate.backend, concurrency: 4, concurrencyPerKey: 2, retryAfter: 3 });
	try {
		const send = (key: string) => postForm(`${service.url}/v1/reverse_pages`, [file('%PDF-1.7')], { 'x-api-key': key });
		const greedy = [send(TEST_KEY), send(TEST_KEY)];
		await until(() => gate.started() === 2);
		const refused = await send(TEST_KEY);
		expect([refused.status, refused.headers['retry-after']]).toEqual([503, '3']);
		const other = send('another');
		await until(() => gate.started() === 3);
		gate.open();
		expect((await Promise.all([...greedy, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
	} finally {
		await service.close();
	}
});

test('a key that announces large bodies and sends nothing leaves memory to another key', async () => {
	const service = await startService({ memory: 10_000, memoryPerKey: 5000, metrics: true });
	const silent = [1, 2, 3, 4].map(() => sendHead(service.url, 2500));
	// The service resets a connection whose body does not come two seconds after its answer.
	for (const socket of silent) socket.on('error', () => undefined);
	try {
		const refusals: string[] = [];
		for (const socket of silent) socket.once('data', (piece) => refusals.push(piece.toString('latin1', 0, 12)));
		while ((await figure(service.url, 'octavo_requests_in_progress')) + refusals.length < silent.length);
		expect(refusals).toEqual(['HTTP/1.1 503', 'HTTP/1.1 503']);
		const { status } = await postForm(`${service.url}/v1/reverse_pages`, [file(await numbered(1))], { 'x-api-key': 'another' });
		expect(status).toBe(200);
	} finally {
		for (const socket of silent) socket.destroy();
		await service.close();
	}
});

test('a body for which there is no room is refused before it is read', async () => {
	const gate = gated();
	const service = await startService({ backend: gate.backend, memory: 1000 });
	try {
		const url = `${service.url}/v1/reverse_pages`;
		const first = postForm(url, [file(`%PDF-1.7${' '.repeat(600)}`)]);
		await until(() => gate.started() === 1);
		// Only the head is sent: an answer before the body shows that the service does not wait for it.
		const answer = await headOnly(service.url, 5000);
		expect(answer).toMatch(/^HTTP\/1\.1 503 /);
		expect(answer).toMatch(/retry-after: 1/i);
		gate.open();
		expect((await first).status).toBe(200);
	} finally {
		await service.close();
	}
});

function held(): { promise: Promise<void>; finish: () => void } {
	let finish: () => void = () => undefined;
	const promise = new Promise<void>((resolve) => {
		finish = resolve;
	});
	return { promise, finish };
}

/** The head of an answer to the head of a request alone. */
function headOnly(url: string, length: number): Promise<string> {
	const socket = sendHead(url, length);
	return new Promise((resolve, reject) => {
		socket.once('data', (piece) => {
			socket.destroy();
			resolve(piece.toString('latin1'));
		});
		socket.once('error', reject);
	});
}

/** Sends the head of a request and none of its body. */
function sendHead(url: string, length: number): Socket {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	socket.write(
		`POST /v1/reverse_pages HTTP/1.1\r\nHost: x\r\nX-API-Key: ${TEST_KEY}\r\n` +
			`Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`,
	);
	return socket;
}
