/** Faults that only a bare socket can show: resets, answers that end too early, senders that never finish. */
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { networkOf } from '../../runs/backends/transport';
import { harness, KEY, pdf, result } from './harness';
import { collectGarbage } from '../support/cost/collect-garbage';
import { fetchTransport } from '../support/hosts/fetch-transport';
import { testInTurn } from '../support/sample';

const ANSWER = `HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: ${result.length}\r\nConnection: close\r\n\r\n`;

/** Answers request n with behaviour n. */
async function serve(
	...behaviours: ((socket: Socket) => void)[]
): Promise<{ url: string; server: Server; requests: () => number }> {
	let requests = 0;
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on('error', () => undefined);
		let received = '';
		socket.on('data', (chunk) => {
			received += chunk.toString('latin1');
			// The closing boundary ends the request.
			if (/--\r\n\r\n$/.test(received)) behaviours[requests++]?.(socket);
		});
	});
	server.on('close', () => undefined);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	servers.push(() => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server, requests: () => requests };
}

const servers: (() => void)[] = [];
afterEach(() => {
	for (const close of servers.splice(0)) close();
});

const good = (socket: Socket) => socket.end(Buffer.concat([Buffer.from(ANSWER), result]));

const breakingOff: readonly (readonly [string, (socket: Socket) => void])[] = [
	['resets the connection', (socket: Socket) => socket.resetAndDestroy()],
	['closes without an answer', (socket: Socket) => socket.end()],
	['ends in the middle of the header', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-')],
	['ends in the middle of the body', (socket: Socket) => socket.end(`${ANSWER}%PDF`)],
	[
		'ends in the middle of a chunk',
		(socket: Socket) =>
			socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n%PDF-1.7'),
	],
];
const transports = { fetch: fetchTransport(KEY), 'the Action': networkOf(KEY).transport };

describe.each(Object.entries(transports))('over %s', (_name, transport) => {
	test.each(breakingOff)('retries if the service %s', async (_what, behaviour) => {
		const { url, requests } = await serve(behaviour, good);
		const one = harness(url, { transport });
		const { documents } = await one.backend.run('reverse_pages', [pdf], {});
		expect(Buffer.from(documents[0]!.bytes)).toEqual(result);
		expect([requests(), one.waits]).toEqual([2, [250]]);
	});

	test('stops without a retry if it is cancelled while the answer arrives', async () => {
		const controller = new AbortController();
		const { url } = await serve((socket) => {
			socket.write(ANSWER);
			controller.abort();
		});
		const one = harness(url, { transport });
		const work = one.backend.run('reverse_pages', [pdf], {}, { signal: controller.signal });
		await expect(work).rejects.toMatchObject({ code: 'cancelled' });
		expect(one.waits).toEqual([]);
	});
});

describe.each(Object.entries(transports))('over %s, an answer that breaks off', (_name, transport) => {
	// The text that `breakingOff` has after the head of the answer, with more than the first bytes that a transport looks at.
	const long = `${ANSWER.replace(String(result.length), '9999')}%PDF-1.7${' '.repeat(4000)}`;
	test.each([
		['at its beginning', (socket: Socket) => socket.end(`${ANSWER}%PDF`)],
		['later', (socket: Socket) => socket.end(long)],
		['by a reset', (socket: Socket) => socket.write(long, () => socket.resetAndDestroy())],
	])('%s is not said to be a service that was not reached', async (_what, behaviour) => {
		const { url } = await serve(behaviour, behaviour);
		const one = harness(url, { transport, attempts: 2 });
		await expect(one.backend.run('reverse_pages', [pdf], {})).rejects.toMatchObject({
			code: 'network',
			message: expect.stringMatching(/^The answer of European Union broke off in 2 attempts \([A-Z_]+\)$/),
		});
	});
});

describe.each(Object.entries(transports))('over %s, an answer without end', (_name, transport) => {
	const endlessly = (head: string) => (socket: Socket) => {
		const piece = Buffer.alloc(1 << 20, ' ');
		const more = () => {
			while (!socket.destroyed && socket.write(piece));
		};
		socket.on('drain', more);
		socket.write(head);
		more();
	};
	const head = (type: string, begin: string, more = '') => `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\n${more}\r\n${begin}`;

	testInTurn.each([
		['reverse_pages', {}, head('application/pdf', '%PDF-1.7')],
		['split_by_size', { maximum_bytes: 1 }, head('application/zip', 'PK')],
	] as const)('is too long, and is not tried again: %s', async (name, parameters, begin) => {
		const { url, requests } = await serve(endlessly(begin));
		const one = harness(url, { transport });
		await expect(one.backend.run(name, [pdf], parameters as never)).rejects.toMatchObject({
			code: 'limit_exceeded',
			message: expect.stringMatching(
				/^The answer of European Union is too long: more than 671\d{5} bytes for documents of 1[12] bytes$/,
			),
		});
		expect([requests(), one.waits]).toEqual([1, []]);
	});

	test('is refused by the length that it announces', async () => {
		const announced = head('application/pdf', '%PDF-1.7', `Content-Length: ${2 ** 40}\r\n`) + ' '.repeat(2000);
		const { url } = await serve((socket) => socket.write(announced));
		await expect(harness(url, { transport }).backend.run('reverse_pages', [pdf], {})).rejects.toThrow(/is too long/);
	});
});

testInTurn('ends a slow answer at the time limit, although the garbage collector has run', async () => {
	const { url } = await serve((socket) => {
		socket.write(`${ANSWER.replace(String(result.length), '999999')}%PDF-1.7${' '.repeat(4000)}`);
		// Runs until the client hangs up: the time limit must survive each collection.
		const again = () => {
			collectGarbage();
			socket.write(' ');
			if (!socket.destroyed) setImmediate(again);
		};
		again();
	});
	const { transport } = networkOf(KEY);
	const one = harness(url, { transport, timeout: 5000, attempts: 1 });
	await expect(one.backend.run('reverse_pages', [pdf], {})).rejects.toMatchObject({
		message: 'The answer of European Union broke off (TimeoutError)',
	});
});

test('gives up on a sender that never finishes, after the time limit of one attempt', async () => {
	const limits: { controller: AbortController; milliseconds: number }[] = [];
	const drip = (socket: Socket) => {
		socket.write(ANSWER.slice(0, 20));
		// The time limit of this attempt ends while the answer arrives.
		limits.at(-1)?.controller.abort(new DOMException('late', 'TimeoutError'));
	};
	const { url, requests } = await serve(drip, drip, good);
	const timeoutSignal = (milliseconds: number) => {
		const controller = new AbortController();
		limits.push({ controller, milliseconds });
		return controller.signal;
	};
	const one = harness(url, { transport: fetchTransport(KEY, { timeoutSignal }), timeout: 1234 });
	await one.backend.run('reverse_pages', [pdf], {});
	expect([requests(), one.waits]).toEqual([3, [250, 500]]);
	expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([1234, 1234, 1234]);
});

test('names the service and the error code after four failed attempts', async () => {
	const reset = (socket: Socket) => socket.resetAndDestroy();
	const { url, requests } = await serve(reset, reset, reset, reset, good);
	const error = await harness(url)
		.backend.run('reverse_pages', [pdf], {})
		.catch((thrown: unknown) => thrown as Error);
	expect(error).toMatchObject({
		code: 'network',
		message: expect.stringMatching(/^European Union was not reached in 4 attempts \([A-Z_]+\)$/),
	});
	// The transport's error may quote headers, and so the key.
	expect(error).not.toHaveProperty('cause');
	expect(requests()).toBe(4);
});

test('reports a refused connection', async () => {
	const { url, server } = await serve();
	await new Promise((resolve) => server.close(resolve));
	const one = harness(url, { attempts: 2 });
	await expect(one.backend.run('reverse_pages', [pdf], {})).rejects.toMatchObject({
		code: 'network',
		message: 'European Union was not reached in 2 attempts (ECONNREFUSED)',
	});
});

test('the Action retries if a proxy refuses to connect', async () => {
	const { url, requests } = await serve(good);
	let refused = 0;
	const proxy = createHttpServer().on('connect', (request, socket: Socket) => {
		if (refused++ === 0) return void socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
		const { port } = new URL(`http://${request.url}`);
		const onward = connect(Number(port), '127.0.0.1', () => {
			socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
			socket.pipe(onward).pipe(socket);
		});
	});
	await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
	servers.push(() => proxy.close());
	const before = process.env['http_proxy'];
	process.env['http_proxy'] = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
	servers.push(() => {
		delete process.env['http_proxy'];
		if (before !== undefined) process.env['http_proxy'] = before;
	});
	const one = harness(url, { transport: networkOf(KEY).transport });
	const { documents } = await one.backend.run('reverse_pages', [pdf], {});
	expect(Buffer.from(documents[0]!.bytes)).toEqual(result);
	expect([requests(), refused, one.waits]).toEqual([1, 2, [250]]);
});
