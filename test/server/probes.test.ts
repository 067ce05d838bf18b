/** The requests of load balancers and Prometheus. */
import { connect, createServer, type AddressInfo } from 'node:net';
import { KeyRing } from '../../server/limits/keys';
import { readSettings } from '../../server/settings/settings';
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

test('/health and the description list the languages that can be recognized, if there are any', async () => {
	const languages = ['deu', 'eng'];
	const recognizing = await startService({ languages });
	const tell = async (url: string) => (await (await fetch(url)).json()) as { info?: object };
	expect(await tell(`${recognizing.url}/health`)).toEqual({ status: 'ok', languages });
	expect((await tell(`${recognizing.url}/openapi.json`)).info).toMatchObject({ 'x-octavo-languages': languages });
	await recognizing.close();
	expect(await tell(`${service.url}/health`)).toEqual({ status: 'ok' });
	expect((await tell(`${service.url}/openapi.json`)).info).not.toHaveProperty('x-octavo-languages');
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

test('the log and the figures name a key by its label, and never hold it', async () => {
	const lines: string[] = [];
	const ring = new KeyRing([{ label: 'billing', key: 'hunter2' }]);
	const labelled = await startService({
		isKey: ring.check,
		labelOf: ring.labelOf,
		metrics: true,
		logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
	});
	try {
		await postForm(`${labelled.url}/v1/reverse_pages`, [file(await numbered(1))], { 'x-api-key': 'hunter2' });
		await postForm(`${labelled.url}/v1/reverse_pages`, [], { 'x-api-key': 'hunter3' });
		expect(await figure(labelled.url, 'octavo_key_requests_total{key="billing",status="200"}')).toBe(1);
		const text = await (await fetch(`${labelled.url}/metrics`)).text();
		const keys = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');
		expect(keys.slice(0, 2).map(({ key }) => key)).toEqual(['billing', undefined]);
		expect(text + lines.join('')).not.toMatch(/hunter/);
	} finally {
		await labelled.close();
	}
});

test('/metrics has a separate port if it is wanted', async () => {
	const free = createServer();
	await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
	const { port } = free.address() as AddressInfo;
	await new Promise((resolve) => free.close(resolve));
	const own = await startService({ metricsAt: { host: '127.0.0.1', port } });
	try {
		expect((await postForm(`${own.url}/v1/reverse_pages`, [file(await numbered(1))])).status).toBe(200);
		expect((await fetch(`${own.url}/metrics`)).status).toBe(404);
		expect(await figure(`http://127.0.0.1:${port}`, 'octavo_requests_total{operation="reverse_pages",status="200"}')).toBe(1);
		expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(404);
	} finally {
		await own.close();
	}
	await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

test.each([
	[{}, true, undefined],
	[{ OCTAVO_HOST: '::1' }, true, undefined],
	[{ OCTAVO_HOST: '0.0.0.0' }, false, undefined],
	[{ OCTAVO_HOST: '192.168.1.2' }, false, undefined],
	[{ OCTAVO_HOST: '0.0.0.0', OCTAVO_METRICS: 'true' }, true, undefined],
	[{ OCTAVO_HOST: '0.0.0.0', OCTAVO_METRICS_PORT: '9100' }, false, 9100],
	[{ OCTAVO_METRICS_PORT: '9100', OCTAVO_METRICS: 'false' }, false, undefined],
])('the settings %j open /metrics: %p, on a separate port: %p', (environment, metrics, metricsPort) => {
	expect(readSettings(environment)).toMatchObject({ metrics, metricsPort });
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
