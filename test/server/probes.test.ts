/** The requests of load balancers and Prometheus. */
import { connect } from 'node:net';
import { numbered } from '../support/documents/drawn';
import { startService, TEST_KEY, type TestService } from '../support/hosts/service';
import { field, figure, file, multipart, post, postForm } from './raw';

let service: TestService;
let isReady = true;
beforeAll(async () => {
	service = await startService({ isReady: () => isReady, metrics: true, jobs: 2 });
});
afterAll(() => service.close());

const get = async (path: string) => {
	const answer = await fetch(`${service.url}${path}`);
	return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

test('/ready is 503 from the signal to stop on, while /health stays 200 and requests are served', async () => {
	expect(await get('/ready')).toMatchObject({ status: 200, text: '{"status":"ready"}' });
	isReady = false;
	const closing = await get('/ready');
	expect(closing).toMatchObject({ status: 503, type: 'application/problem+json' });
	expect(JSON.parse(closing.text)).toMatchObject({ status: 503, title: 'The service is busy. Try again later.' });
	expect(await get('/health')).toMatchObject({ status: 200 });
	const { status } = await postForm(`${service.url}/v1/reverse_pages`, [file(await numbered(1))]);
	expect(status).toBe(200);
	isReady = true;
});

test('/metrics counts requests by operation and status, and says nothing of files, keys or parameters', async () => {
	const secret = 'hunter2hunter2';
	await postForm(`${service.url}/v1/add_password`, [
		field('file', await numbered(1), '; filename="secret-name.pdf"'),
		field('password', secret),
	]);
	await postForm(`${service.url}/v1/rotate_pages`, [file(await numbered(1)), field('angle', '45')]);
	await postForm(`${service.url}/v1/rotate_pages`, [], { 'x-api-key': 'no key' });
	await get(`/nothing/here?key=${secret}`);
	const { status, type, text } = await get('/metrics');
	expect([status, type]).toEqual([200, expect.stringContaining('text/plain; version=0.0.4')]);
	const value = (name: string) => Number(new RegExp(`^${name.replace(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
	expect(value('octavo_requests_total{operation="add_password",status="200"}')).toBe(1);
	expect(value('octavo_requests_total{operation="rotate_pages",status="400"}')).toBe(1);
	expect(value('octavo_requests_total{operation="rotate_pages",status="401"}')).toBe(1);
	expect(value('octavo_requests_total{operation="none",status="404"}')).toBe(1);
	expect(value('octavo_request_seconds_count{operation="add_password"}')).toBe(1);
	expect(value('octavo_request_bytes_sum{operation="add_password"}')).toBeGreaterThan(500);
	expect(value('octavo_requests_in_progress')).toBe(0);
	expect(value('octavo_held_bytes')).toBe(0);
	expect(value('octavo_jobs_waiting')).toBe(0);
	expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e6);
	for (const word of [secret, 'secret-name', 'no key', 'nothing']) expect(text).not.toContain(word);
});

test('/metrics counts the bytes of bodies that were read, whatever a client announces', async () => {
	const sum = () => figure(service.url, 'octavo_request_bytes_sum{operation="reverse_pages"}');
	const before = await sum();
	const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
	socket.write(`POST /v1/reverse_pages HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000000000000\r\n\r\n`);
	await new Promise((resolve) => socket.once('data', resolve));
	socket.destroy();
	expect((await sum()) - before).toBe(0);

	const body = multipart([file(await numbered(1))]);
	const type = 'multipart/form-data; boundary=b0undary';
	const headers = { 'X-API-Key': TEST_KEY, 'Content-Type': type, 'Transfer-Encoding': 'chunked' };
	expect((await post(`${service.url}/v1/reverse_pages`, body, headers)).status).toBe(200);
	expect((await sum()) - before).toBe(body.length);
});
