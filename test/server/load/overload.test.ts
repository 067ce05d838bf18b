/** Overload: 503 with Retry-After, and a client that retries. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Backend } from '../../../shared/contract/backend';
import { collectGarbage } from '../../support/cost/collect-garbage';
import { remoteInMemory } from '../../support/hosts/in-memory';
import { startService, TEST_KEY } from '../../support/hosts/service';
import { gated, until } from '../gated';
import { field, figure, file, multipart, post, postForm, problem } from '../raw';
import { fetchTransport } from '../../support/hosts/fetch-transport';
import { sampled, testInTurn, testWhole } from '../../support/sample';

const pdf = file('%PDF-1.7');

test('answers 503 with Retry-After above the limit; our client waits and is served', async () => {
	const gate = gated();
	const service = await startService({ backend: gate.backend, concurrency: 2, retryAfter: 7 });
	try {
		const url = `${service.url}/v1/reverse_pages`;
		const served = [postForm(url, [pdf]), postForm(url, [pdf])];
		await until(() => gate.started() === 2);

		const refused = await postForm(url, [pdf]);
		expect(problem(refused)).toMatchObject({ status: 503 });
		expect(refused.headers['retry-after']).toBe('7');
		expect((await post(`${service.url}/health`, Buffer.alloc(0), {}, 'GET')).status).toBe(200);

		const waits: number[] = [];
		const patient = remoteInMemory({
			transport: fetchTransport(TEST_KEY),
			baseUrl: service.url,
			regionLabel: 'Our Own',
			sleep: async (milliseconds) => {
				waits.push(milliseconds);
				if (waits.length === 2) gate.open();
				if (waits.length === 2) await Promise.all(served);
			},
		});
		const { documents } = await patient.run('reverse_pages', [{ name: 'in.pdf', bytes: Buffer.from('%PDF-1.7 x') }], {});
		expect(Buffer.from(documents[0]!.bytes).toString()).toBe('%PDF-1.7 x');
		expect(waits).toEqual([7000, 7000]);
		expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200]);
	} finally {
		await service.close();
	}
});

test('answers 503 if bodies together take too much memory; serves a single large one', async () => {
	const gate = gated();
	const service = await startService({ backend: gate.backend, memory: 100_000 });
	try {
		const url = `${service.url}/v1/reverse_pages`;
		const large = file(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(150_000)]));
		const first = postForm(url, [large]);
		await until(() => gate.started() === 1);
		expect(problem(await postForm(url, [large]))).toMatchObject({ status: 503 });
		gate.open();
		expect((await first).status).toBe(200);
		expect((await postForm(url, [large])).status).toBe(200);
	} finally {
		await service.close();
	}
});

testInTurn('stops the work and frees the slot if the client disconnects', async () => {
	const gate = gated();
	const service = await startService({ backend: gate.backend, concurrency: 1 });
	try {
		const controller = new AbortController();
		const headers = { 'X-API-Key': TEST_KEY, 'Content-Type': 'multipart/form-data; boundary=b0undary' };
		const gone = fetch(`${service.url}/v1/reverse_pages`, {
			method: 'POST',
			headers,
			body: new Uint8Array(multipart([pdf])),
			signal: controller.signal,
		});
		await until(() => gate.started() === 1);
		controller.abort();
		await expect(gone).rejects.toThrow();
		await until(() => gate.aborted() === 1);
		gate.open();
		expect((await postForm(`${service.url}/v1/reverse_pages`, [pdf])).status).toBe(200);
	} finally {
		await service.close();
	}
});

test('finishes running work before it closes', async () => {
	const gate = gated();
	const service = await startService({ backend: gate.backend });
	const answer = postForm(`${service.url}/v1/reverse_pages`, [pdf]);
	await until(() => gate.started() === 1);
	const closed = service.close();
	gate.open();
	expect((await answer).status).toBe(200);
	await closed;
	await expect(postForm(`${service.url}/v1/reverse_pages`, [pdf])).rejects.toThrow(/ECONNREFUSED/);
});

testWhole('holds a body that comes in tiny chunks in about as much memory as it counts', async () => {
	const gate = gated();
	const service = await startService({ backend: gate.backend, metrics: true });
	const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
	try {
		const size = 300_000;
		const body = multipart([file(Buffer.alloc(size, 'x'))]);
		const before = memory();
		const type = 'multipart/form-data; boundary=b0undary';
		socket.write(`POST /v1/reverse_pages HTTP/1.1\r\nHost: x\r\nX-API-Key: ${TEST_KEY}\r\nContent-Type: ${type}\r\n`);
		socket.write('Transfer-Encoding: chunked\r\n\r\n');
		// Every byte in a separate chunk. The last one is not sent yet, so that the service holds all others.
		socket.write(Buffer.from([...body.subarray(0, -1)].map((byte) => `1\r\n${String.fromCharCode(byte)}\r\n`).join('')));
		while ((await figure(service.url, 'octavo_held_bytes')) < body.length - 1);
		// A buffer for each byte would take 30 MB or more.
		expect(memory() - before).toBeLessThan(20 * size);

		let answer = '';
		socket.on('data', (piece) => (answer += piece.toString('latin1')));
		socket.write('1\r\n\n\r\n0\r\n\r\n');
		gate.open();
		await until(() => answer.length > size);
		expect(answer).toMatch(/^HTTP\/1\.1 200 /);
		expect(answer.endsWith(`\r\n\r\n${'x'.repeat(size)}`)).toBe(true);
	} finally {
		socket.destroy();
		await service.close();
	}
});

const requestsOfClients = [
	['one request', 1],
	['two requests on one connection', 2],
] as const;
testInTurn.each(sampled(requestsOfClients, 1))(
	'ends the connection of a client that sends %s and never reads, and serves the next one',
	async (_, requests) => {
		const bytes = new Uint8Array(32 * 1024 ** 2);
		const service = await startService({
			backend: {
				ports: new Set(),
				run: () => Promise.resolve({ documents: [{ name: 'out.pdf', bytes }], notes: [], facts: {} }),
			},
			metrics: true,
			concurrency: requests,
			// Long enough for the second client, which reads, on a busy machine.
			responseTimeout: 2000,
		});
		const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
		try {
			const body = multipart([pdf]);
			const head = `POST /v1/reverse_pages HTTP/1.1\r\nHost: x\r\nX-API-Key: ${TEST_KEY}\r\nContent-Length: ${body.length}\r\n`;
			const request = Buffer.concat([Buffer.from(`${head}Content-Type: multipart/form-data; boundary=b0undary\r\n\r\n`), body]);
			socket.write(Buffer.concat(Array.from({ length: requests }, () => request)));
			socket.on('error', () => undefined);
			await until(() => socket.bytesRead > 0);
			// Blank lines before the next request are legal (RFC 9112, 2.2), and do not count as progress.
			while ((await figure(service.url, 'octavo_requests_in_progress')) > 0) socket.write('\r\n');
			const { status, body: answer } = await postForm(`${service.url}/v1/reverse_pages`, [pdf]);
			expect([status, answer.length]).toEqual([200, bytes.length]);
		} finally {
			socket.destroy();
			await service.close();
		}
	},
);

test('keeps the connection of a client that reads its answers, however long it waits between them', async () => {
	const gate = gated();
	const service = await startService({ backend: gate.backend, responseTimeout: 1 });
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const ports = new Set<number | undefined>();
	const get = () =>
		new Promise<number | undefined>((resolve, reject) => {
			const sent = request(`${service.url}/health`, { agent }, (incoming) => {
				ports.add(sent.socket?.localPort);
				incoming.resume().on('end', () => resolve(incoming.statusCode));
			});
			sent.on('error', reject).end();
		});
	try {
		for (let count = 0; count < 20; count++) expect(await get()).toBe(200);
		expect(ports.size).toBe(1);
		const worked = postForm(`${service.url}/v1/reverse_pages`, [pdf]);
		await until(() => gate.started() === 1);
		gate.open();
		expect((await worked).status).toBe(200);
	} finally {
		agent.destroy();
		await service.close();
	}
});

/** Bytes of this process that are in use after a garbage collection. */
function memory(): number {
	collectGarbage();
	const { heapUsed, external } = process.memoryUsage();
	return heapUsed + external;
}

test('counts answers, and answers 503 if they do not fit beside others', async () => {
	let open: () => void = () => undefined;
	const opened = new Promise<void>((resolve) => (open = resolve));
	const answer = (size: number) => ({ documents: [{ name: 'out.pdf', bytes: new Uint8Array(size) }], notes: [], facts: {} });
	let begun = 0;
	const backend: Backend = {
		ports: new Set(),
		run: async (_name, [document]) => {
			begun += 1;
			if (document?.name === 'slow.pdf') await opened;
			return answer(60_000);
		},
	};
	const service = await startService({ backend, memory: 50_000, metrics: true });
	try {
		const url = `${service.url}/v1/reverse_pages`;
		const slow = postForm(url, [field('file', '%PDF-1.7', '; filename="slow.pdf"')]);
		await until(() => begun === 1);
		expect(problem(await postForm(url, [pdf]))).toMatchObject({ status: 503 });
		open();
		expect((await slow).status).toBe(200);
		expect((await postForm(url, [pdf])).status).toBe(200);
		while ((await figure(service.url, 'octavo_held_bytes')) > 0);
	} finally {
		await service.close();
	}
});
