/** Bytes that are not HTTP, on connections with other requests. */
import { connect, type Socket } from 'node:net';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { gated, until } from './gated';
import { figure, file, multipart } from './raw';

let gate: ReturnType<typeof gated>;
let service: TestService;
let socket: Socket;
let heard: string;
const logged: string[] = [];
beforeEach(async () => {
	gate = gated();
	logged.length = 0;
	const logger = { level: 'info', stream: { write: (line: string) => void logged.push(line) } };
	service = await startService({ backend: gate.backend, bodyLimit: 1000, metrics: true, responseTimeout: 50, logger });
	heard = '';
	socket = connect({ port: Number(new URL(service.url).port), host: '127.0.0.1', allowHalfOpen: true });
	socket.on('data', (piece) => (heard += piece.toString('latin1'))).on('error', () => undefined);
});
afterEach(async () => {
	socket.destroy();
	await service.close();
});

const body = multipart([file('%PDF-1.7')]).toString('latin1');
const head = `POST /v1/reverse_pages HTTP/1.1\r\nHost: x\r\nX-API-Key: ${TEST_KEY}\r\nContent-Type: multipart/form-data; boundary=b0undary\r\n`;
const whole = `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
const GARBAGE = 'GARBAGE\r\n\r\n';
const statuses = (): string[] => heard.match(/HTTP\/1\.1 \d+/g) ?? [];
const ended = (): Promise<unknown> => new Promise((resolve) => socket.once('end', resolve));

test.each([
	['garbage', GARBAGE],
	['a request with a broken body', `${head}Transfer-Encoding: chunked\r\n\r\nno size\r\n`],
])('answers a request before it ends the connection for %s after it', async (_, after) => {
	const closed = ended();
	socket.write(whole + after);
	await until(() => gate.started() === 1);
	// More of it comes while the answer is awaited.
	socket.write(GARBAGE);
	expect(await figure(service.url, 'octavo_jobs_running')).toBe(1);
	expect(heard).toBe('');
	gate.open();
	await closed;
	expect(statuses()).toEqual(['HTTP/1.1 200']);
	expect(heard.endsWith('%PDF-1.7')).toBe(true);
});

test('answers all complete requests before garbage', async () => {
	const closed = ended();
	socket.write(whole + whole + GARBAGE);
	await until(() => gate.started() === 2);
	gate.open();
	await closed;
	expect(statuses()).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
});

test('gives one answer to a request that is refused before the rest of its body breaks', async () => {
	const closed = ended();
	socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n7d0\r\n${' '.repeat(2000)}\r\n`);
	await until(() => heard.includes('}'));
	socket.write('no size\r\n');
	await closed;
	expect(statuses()).toEqual(['HTTP/1.1 413']);
});

test('answers 400 to a broken body, and frees the place although the client keeps its side open', async () => {
	const closed = ended();
	socket.write(`${head}Transfer-Encoding: chunked\r\n\r\nno size\r\n`);
	await closed;
	expect(statuses()).toEqual(['HTTP/1.1 400']);
	while ((await figure(service.url, 'octavo_requests_in_progress')) > 0);
});

test.each([
	[400, GARBAGE],
	[431, `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
])('counts and logs an answer %d to bytes that are not HTTP', async (status, sent) => {
	const closed = ended();
	socket.write(sent);
	await closed;
	expect(statuses()).toEqual([`HTTP/1.1 ${status}`]);
	expect(await figure(service.url, `octavo_requests_total{operation="none",status="${status}"}`)).toBe(1);
	const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');
	expect(lines[0]).toMatchObject({ route: 'unknown', status });
});
