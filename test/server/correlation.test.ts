/** Requests that other programs find again: by X-Request-Id, by traceparent, and in the traces of OpenTelemetry. */
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { openTelemetry } from '../../server/telemetry/open-telemetry';
import type { RequestSpan, Tracing } from '../../server/telemetry/telemetry';
import { numbered } from '../support/documents/drawn';
import { jobClient, jobsInMemory } from '../support/hosts/jobs';
import { startService, type TestService } from '../support/hosts/service';
import { until } from './gated';
import { field, post, postForm, type Answer } from './raw';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';
const PARENT = `00-${TRACE}-${SPAN}-01`;

const logged: string[] = [];
const logger = { level: 'info', stream: { write: (line: string) => void logged.push(line) } };
/** The line of the log about the request with this ID; it is written when the answer has been sent. */
async function lineOf(requestId: unknown): Promise<Record<string, unknown>> {
	const mark = `"requestId":${JSON.stringify(requestId)}`;
	await until(() => logged.some((line) => line.includes(mark)));
	return JSON.parse(logged.findLast((line) => line.includes(mark))!) as Record<string, unknown>;
}

let service: TestService;
beforeAll(async () => {
	service = await startService({ logProbes: true, logger });
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string>): Promise<Answer> =>
	post(`${service.url}${path}`, Buffer.alloc(0), headers, 'GET');

test.each([
	['/health', 200],
	['/nowhere', 404],
	['/%zz', 404],
	['/v1/rotate_pages', 405],
])('the answer to %s and its line of the log have the ID of the request', async (path, status) => {
	const requestId = `order-17:${path.replace('%', '')}`;
	const { headers, status: answered } = await get(path, { 'X-Request-Id': requestId });
	expect([answered, headers['x-request-id']]).toEqual([status, requestId]);
	expect(await lineOf(requestId)).toMatchObject({ status });
});

test.each([
	['no ID', {}],
	['an ID with blanks', { 'X-Request-Id': 'a b' }],
	['an ID with quotes', { 'X-Request-Id': '"},{"level":60' }],
	['an empty ID', { 'X-Request-Id': '' }],
	['an ID of 129 characters', { 'X-Request-Id': 'a'.repeat(129) }],
] as [string, Record<string, string>][])('a request with %s gets a new one', async (_, headers) => {
	const [one, two] = [await get('/health', headers), await get('/health', headers)].map(
		(answer) => answer.headers['x-request-id'],
	);
	expect(one).toMatch(UUID);
	expect(two).toMatch(UUID);
	expect(one).not.toBe(two);
	expect(await lineOf(two)).toMatchObject({ route: '/health' });
});

test('the answer to bytes that are not HTTP has an ID, which is in the log', async () => {
	const answer = await new Promise<string>((resolve, reject) => {
		const socket = connect(Number(new URL(service.url).port), '127.0.0.1', () => socket.write('GARBAGE\r\n\r\n'));
		let text = '';
		socket.on('data', (chunk) => (text += chunk.toString()));
		socket.on('end', () => resolve(text));
		socket.on('error', reject);
	});
	const requestId = /^X-Request-Id: (.*)\r$/m.exec(answer)?.[1];
	expect(requestId).toMatch(UUID);
	expect(await lineOf(requestId)).toMatchObject({ route: 'unknown', status: 400 });
});

test.each([PARENT, `00-${TRACE}-${SPAN}-00`])('the valid traceparent %s is returned and logged', async (traceparent) => {
	const { headers } = await get('/health', { traceparent });
	expect(headers['traceparent']).toBe(traceparent);
	expect(await lineOf(headers['x-request-id'])).toMatchObject({ traceparent });
});

test('a traceparent of a later version is returned in ours', async () => {
	const { headers } = await get('/health', { traceparent: `cc-${TRACE}-${SPAN}-09-what the future brings` });
	expect(headers['traceparent']).toBe(PARENT);
});

test.each([
	'',
	'00',
	`00-${TRACE}-${SPAN}`,
	`00-${TRACE}-${SPAN}-01-more`,
	`ff-${TRACE}-${SPAN}-01`,
	`00-${'0'.repeat(32)}-${SPAN}-01`,
	`00-${TRACE}-${'0'.repeat(16)}-01`,
	`00-${TRACE.toUpperCase()}-${SPAN}-01`,
	`00-${TRACE}-${SPAN}-0x`,
	`${PARENT}, ${PARENT}`,
])('the invalid traceparent "%s" counts as absent', async (traceparent) => {
	const { headers } = await get('/health', { traceparent });
	expect(headers['traceparent']).toBeUndefined();
	expect(await lineOf(headers['x-request-id'])).not.toHaveProperty('traceparent');
});

interface Span {
	readonly traceId: string;
	readonly spanId: string;
	readonly parentSpanId?: string;
	readonly name: string;
	readonly attributes: readonly { readonly key: string; readonly value: object }[];
	readonly status: { readonly code?: number };
}
interface Export {
	readonly resourceSpans: readonly {
		readonly resource: { readonly attributes: readonly object[] };
		readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
	}[];
}

describe('with OpenTelemetry', () => {
	const received: string[] = [];
	let collector: Server;
	let traced: TestService;
	let close: () => Promise<void>;
	let ended = 0;
	beforeAll(async () => {
		collector = createServer((request, response) => {
			let body = '';
			request.on('data', (chunk: Buffer) => (body += chunk.toString()));
			request.on('end', () => {
				received.push(`${request.url} ${body}`);
				response.end('{}');
			});
		});
		await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
		process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
		process.env['OTEL_RESOURCE_ATTRIBUTES'] = 'deployment.environment.name=test';
		const telemetry = openTelemetry('1.2.3', { traces: true, metrics: false, logs: false, metricsInterval: 0 });
		({ close } = telemetry);
		const tracing = telemetry.tracing!;
		const begin: Tracing['begin'] = (request) => {
			const span = tracing.begin(request);
			const end: RequestSpan['end'] = (status) => {
				span.end(status);
				ended += 1;
			};
			return { ...span, end };
		};
		traced = await startService({ tracing: { ...tracing, begin }, queue: jobsInMemory() });
	});
	afterAll(async () => {
		delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
		delete process.env['OTEL_RESOURCE_ATTRIBUTES'];
		await traced.close();
		await new Promise((resolve) => collector.close(resolve));
	});

	test('a request continues the trace of its client, and its work is a span of its own request', async () => {
		const rotate = `${traced.url}/v1/rotate_pages`;
		const parts = [field('file', await numbered(1), '; filename="secret.pdf"'), field('angle', '90')];
		const answer = await postForm(rotate, parts, { traceparent: PARENT });
		const other = await postForm(rotate, [field('angle', 'hunter2')]);
		const lost = await post(`${traced.url}/hunter2?key=hunter2`, Buffer.alloc(0));
		expect([answer.status, other.status, lost.status]).toEqual([200, 400, 404]);
		for (const probe of ['/health', '/ready']) expect((await fetch(traced.url + probe)).status).toBe(200);
		const client = jobClient(traced.url);
		const job = await client.send(
			'reverse_pages',
			{ file: await numbered(1) },
			{ traceparent: PARENT.replace(SPAN, 'b7ad6b7169203331') },
		);
		await client.ended(job.headers.get('location')!);
		await until(() => ended >= 5);
		await close();

		expect(received.join('')).not.toMatch(/hunter2|secret|Page 1/);
		expect(received.every((one) => one.startsWith('/v1/traces {'))).toBe(true);
		const exports = received.map((one) => JSON.parse(one.slice('/v1/traces '.length)) as Export);
		const spans = exports.flatMap((one) => one.resourceSpans.flatMap((two) => two.scopeSpans.flatMap(({ spans }) => spans)));
		const [request] = spans.filter(({ parentSpanId }) => parentSpanId === SPAN);
		expect(request).toMatchObject({ traceId: TRACE, name: 'POST /v1/rotate_pages' });
		expect(answer.headers['traceparent']).toBe(`00-${TRACE}-${request!.spanId}-01`);
		expect(request!.attributes).toEqual([
			{ key: 'http.request.method', value: { stringValue: 'POST' } },
			{ key: 'http.route', value: { stringValue: '/v1/rotate_pages' } },
			{ key: 'http.response.status_code', value: { intValue: 200 } },
		]);
		const inner = spans.filter(({ parentSpanId }) => parentSpanId === request!.spanId);
		expect(inner.map(({ name, traceId }) => [name, traceId])).toEqual([['rotate_pages', TRACE]]);
		// The work of a long job belongs to its request, although that was answered before.
		const [posted] = spans.filter(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331');
		const later = spans.filter(({ parentSpanId }) => parentSpanId === posted!.spanId);
		expect(later.map(({ name, traceId }) => [name, traceId])).toEqual([['reverse_pages', TRACE]]);
		const begun = spans.filter(({ parentSpanId, name }) => !parentSpanId && !name.startsWith('GET /v1/jobs'));
		// Probes make none.
		expect(begun.map(({ name }) => name).sort()).toEqual(['POST', 'POST /v1/rotate_pages']);
		expect(String(other.headers['traceparent'])).toContain(begun.find(({ name }) => name !== 'POST')!.traceId);
		expect(exports[0]!.resourceSpans[0]!.resource.attributes).toEqual(
			expect.arrayContaining([
				{ key: 'service.name', value: { stringValue: 'octavo' } },
				{ key: 'service.version', value: { stringValue: '1.2.3' } },
				{ key: 'deployment.environment.name', value: { stringValue: 'test' } },
			]),
		);
	});
});
