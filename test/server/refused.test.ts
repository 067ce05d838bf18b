/** A request that is refused costs little, however much its client goes on to send. */
import { connect, type Socket } from 'node:net';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { crc32 } from '../../shared/crc32';
import { png } from '../support/documents/images';
import { gated } from './gated';
import { field, file, postForm } from './raw';
import { testInTurn } from '../support/sample';

let service: TestService;
beforeAll(async () => {
	service = await startService({ backend: gated().backend, bodyLimit: 300_000_000 });
});
afterAll(() => service.close());

/** Node and the kernel hold some of the bytes that were not read. */
const BUFFERS = 16 * 1024 ** 2;
const form = 'Content-Type: multipart/form-data; boundary=b0undary\r\n';
const key = `X-API-Key: ${TEST_KEY}\r\n`;

/** Sends `head`, and then `piece` again and again until the service ends the connection. */
function flood(head: string, piece: Buffer): Promise<{ answer: string; sent: number; milliseconds: number }> {
	const started = performance.now();
	const socket: Socket = connect(Number(new URL(service.url).port), '127.0.0.1');
	let answer = '';
	socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
	const more = (): void => {
		while (!socket.destroyed && socket.write(piece));
	};
	socket.on('drain', more).on('error', () => undefined);
	socket.write(head);
	more();
	return new Promise((resolve) => {
		socket.on('close', () => resolve({ answer, sent: socket.bytesWritten, milliseconds: performance.now() - started }));
	});
}

const CHUNK = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);

testInTurn.each([
	[401, `POST /v1/reverse_pages HTTP/1.1\r\nHost: x\r\n${form}Transfer-Encoding: chunked\r\n\r\n`],
	[404, `POST /v1/nothing HTTP/1.1\r\nHost: x\r\n${key}Transfer-Encoding: chunked\r\n\r\n`],
	[405, `PUT /v1/reverse_pages HTTP/1.1\r\nHost: x\r\n${key}Transfer-Encoding: chunked\r\n\r\n`],
	[413, `POST /v1/reverse_pages HTTP/1.1\r\nHost: x\r\n${key}${form}Content-Length: 900000000000\r\n\r\n`],
	[400, `POST /v1/reverse_pages HTTP/1.1\r\nHost: x\r\n${key}Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n`],
])(
	'ends an endless body soon after %d',
	async (status, head) => {
		const { answer, sent, milliseconds } = await flood(head, CHUNK);
		expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*"status":${status}`));
		expect(sent).toBeLessThan(BUFFERS);
		expect(milliseconds).toBeLessThan(10_000);
	},
	20_000,
);

testInTurn(
	'ends an endless body soon after 503',
	async () => {
		const gate = gated();
		const busy = await startService({ backend: gate.backend, concurrency: 1 });
		const served = postForm(`${busy.url}/v1/reverse_pages`, [file('%PDF-1.7')]);
		const former = service;
		try {
			while (gate.started() === 0) await new Promise((resolve) => setImmediate(resolve));
			service = busy;
			const { answer, sent } = await flood(
				`POST /v1/reverse_pages HTTP/1.1\r\nHost: x\r\n${key}${form}Transfer-Encoding: chunked\r\n\r\n`,
				CHUNK,
			);
			expect(answer).toMatch(/^HTTP\/1\.1 503 /);
			expect(sent).toBeLessThan(BUFFERS);
		} finally {
			service = former;
			gate.open();
			await served;
			await busy.close();
		}
	},
	20_000,
);

test('keeps the connection if little of a refused body is left', async () => {
	const body = 'x'.repeat(500_000);
	const request = `POST /v1/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
	const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
	let answer = '';
	const answered = new Promise<void>((resolve) => {
		socket.on('data', (chunk) => {
			answer += chunk.toString('latin1');
			if (answer.match(/"status":404/g)?.length === 2) resolve();
		});
	});
	socket.write(request + request);
	await answered;
	socket.destroy();
	expect(answer.match(/HTTP\/1\.1 404/g)).toHaveLength(2);
	expect(answer).not.toMatch(/^Connection: close/im);
});

// A client that keeps the connection would wait there with its next request, and lose it.
test.each([
	['much of a refused body is left', 'Content-Length: 5000000\r\n', 'x'.repeat(100_000)],
	['the length of a refused body is not known', 'Transfer-Encoding: chunked\r\n', CHUNK],
	['a client waits for 100 Continue', 'Content-Length: 10\r\nExpect: 100-continue\r\n', ''],
])('says that the connection ends, and ends it, if %s', async (_, lines, piece) => {
	const socket = connect({ port: Number(new URL(service.url).port), host: '127.0.0.1', allowHalfOpen: true });
	let answer = '';
	const ended = new Promise<void>((resolve) => {
		socket.on('data', (chunk) => (answer += chunk.toString('latin1'))).on('end', resolve);
	});
	socket.write(`POST /v1/nothing HTTP/1.1\r\nHost: x\r\n${lines}\r\n`);
	socket.write(piece);
	await ended;
	// The service reads on for a moment: it does not reset a client that is sending.
	expect(socket.destroyed).toBe(false);
	socket.on('error', () => undefined).destroy();
	expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*^Connection: close\r$[^]*"status":404/im);
});

testInTurn.each([
	['angle', 'rotate_pages', 'one of 0, 90, 180, 270, -90, -180, -270'],
	['first_page', 'rotate_pages', 'a whole number of at least 1'],
	['page_order', 'reorder_pages', 'pages such as 3,1,2'],
])(
	'refuses an endless %s while it arrives',
	async (name, operation, valid) => {
		const head = `POST /v1/${operation} HTTP/1.1\r\nHost: x\r\n${key}${form}Transfer-Encoding: chunked\r\n\r\n`;
		const part = `--b0undary\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
		const { answer, sent } = await flood(`${head}${part.length.toString(16)}\r\n${part}\r\n`, CHUNK);
		expect(answer).toMatch(/^HTTP\/1\.1 400 /);
		expect(answer).toContain(`"${name}":["must be ${valid}`);
		expect(sent).toBeLessThan(BUFFERS);
	},
	20_000,
);

test('refuses many short values of one field, which together are long', async () => {
	const parts = Array.from({ length: 100 }, () => field('angle', '9'.repeat(1000)));
	const answer = await postForm(`${service.url}/v1/rotate_pages`, [file('%PDF'), ...parts], {});
	expect(answer.status).toBe(400);
});

test('refuses an image of 16,000 × 16,000 pixels before it is decoded', async () => {
	const whole = await startService();
	try {
		// The header alone says so.
		const small = Buffer.from(png({ type: 2, depth: 8, width: 16_000, height: 10 }));
		small.writeUInt32BE(16_000, 20);
		small.writeInt32BE(crc32(small.subarray(12, 29)) | 0, 29);
		const answer = await postForm(`${whole.url}/v1/images_to_pdf`, [field('file', small, '; filename="bomb.png"')]);
		expect([answer.status, answer.body.toString()]).toEqual([400, expect.stringContaining('at most 100000000')]);
	} finally {
		await whole.close();
	}
});
