/** Figures and the log by OpenTelemetry, taken by a small collector of our own. */
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readSettings } from '../../server/settings/settings';
import { openTelemetry } from '../../server/telemetry/open-telemetry';
import { numbered } from '../support/documents/drawn';
import { startService } from '../support/hosts/service';
import { testInTurn } from '../support/sample';
import { until } from './gated';
import { field, file, postForm } from './raw';

const [TRACE, SPAN] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

interface Attribute {
	readonly key: string;
	readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface Point {
	readonly attributes: readonly Attribute[];
	readonly startTimeUnixNano: string;
	readonly asDouble?: number;
	readonly count?: number;
	readonly sum?: number;
	readonly bucketCounts?: readonly number[];
	readonly explicitBounds?: readonly number[];
}
interface Metric {
	readonly name: string;
	readonly gauge?: { readonly dataPoints: readonly Point[] };
	readonly sum?: {
		readonly dataPoints: readonly Point[];
		readonly isMonotonic: boolean;
		readonly aggregationTemporality: number;
	};
	readonly histogram?: { readonly dataPoints: readonly Point[] };
}
interface LogRecord {
	readonly body: { readonly stringValue: string };
	readonly severityText: string;
	readonly severityNumber: number;
	readonly traceId?: string;
	readonly spanId?: string;
	readonly attributes: readonly Attribute[];
}
interface Resource {
	readonly attributes: readonly Attribute[];
}
interface Export {
	readonly resourceMetrics?: readonly {
		readonly resource: Resource;
		readonly scopeMetrics: readonly { readonly metrics: readonly Metric[] }[];
	}[];
	readonly resourceLogs?: readonly {
		readonly resource: Resource;
		readonly scopeLogs: readonly { readonly logRecords: readonly LogRecord[] }[];
	}[];
}

/** All that came, by its path. */
let received: { readonly path: string; readonly text: string }[] = [];
let answer = 200;
let collector: Server;
beforeAll(async () => {
	collector = createServer((request, response) => {
		let text = '';
		request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
		request.on('end', () => {
			received.push({ path: request.url ?? '', text });
			response.writeHead(answer).end('{}');
		});
	});
	await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
	process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = addressOfCollector();
});
const addressOfCollector = (): string => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
beforeEach(() => {
	received = [];
	answer = 200;
});
afterAll(async () => {
	delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
	collector.closeAllConnections();
	await new Promise((resolve) => collector.close(resolve));
});

const exportsAt = (place: string): Export[] =>
	received.filter((one) => one.path === place).map(({ text }) => JSON.parse(text) as Export);
const metricsSent = (): Metric[] =>
	exportsAt('/v1/metrics').flatMap(({ resourceMetrics = [] }) =>
		resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
	);
const recordsSent = (): LogRecord[] =>
	exportsAt('/v1/logs').flatMap(({ resourceLogs = [] }) =>
		resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
	);

const NEVER = 3_600_000;
const nothing = { traces: false, metrics: false, logs: false, metricsInterval: NEVER };

/** A free port, which is closed again. */
async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

/** A line of /metrics with its labels in order. */
const keyOf = (name: string, labels: readonly string[]): string => `${name}{${[...labels].sort().join(',')}}`;

/** Every value of /metrics. */
function valuesIn(text: string): Map<string, number> {
	const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
	return new Map(
		lines.map((line) => {
			const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
			return [keyOf(name, labels === '' ? [] : labels.split(/,(?=\w+=")/)), Number(value)];
		}),
	);
}

/** The same of the metrics that were sent, as Prometheus counts. */
function valuesOf(metrics: readonly Metric[]): Map<string, number> {
	const values = new Map<string, number>();
	for (const { name, gauge, sum, histogram } of metrics) {
		const labelsOf = ({ attributes }: Point): string[] => attributes.map(({ key, value }) => `${key}="${value.stringValue}"`);
		for (const point of [...(gauge?.dataPoints ?? []), ...(sum?.dataPoints ?? [])])
			values.set(keyOf(name, labelsOf(point)), point.asDouble!);
		for (const point of histogram?.dataPoints ?? []) {
			const labels = labelsOf(point);
			let below = 0;
			for (const [at, count] of point.bucketCounts!.entries()) {
				below += count;
				values.set(keyOf(`${name}_bucket`, [...labels, `le="${point.explicitBounds![at] ?? '+Inf'}"`]), below);
			}
			values.set(keyOf(`${name}_sum`, labels), point.sum!);
			values.set(keyOf(`${name}_count`, labels), point.count!);
		}
	}
	return values;
}

test('figures have the names, labels and values of /metrics', async () => {
	const telemetry = openTelemetry('1.2.3', { ...nothing, metrics: true });
	const port = await freePort();
	const service = await startService({ figures: telemetry.figures, metricsAt: { host: '127.0.0.1', port } });
	try {
		const [document, secret] = [await numbered(2), 'hunter2hunter2'];
		await postForm(`${service.url}/v1/rotate_pages`, [file(document), field('angle', '90')]);
		await postForm(`${service.url}/v1/rotate_pages`, [file(document), field('angle', '45')]);
		await postForm(`${service.url}/v1/add_password`, [file(document), field('password', secret)]);
		await fetch(`${service.url}/nowhere?key=${secret}`);
		let text = '';
		// The last request is counted when its answer has been sent.
		while (!text.includes('octavo_requests_total{operation="none",status="404"} 1'))
			text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
		await telemetry.close();
		const [told, sent] = [valuesIn(text), valuesOf(metricsSent())];
		expect([...sent.keys()].sort()).toEqual(
			expect.arrayContaining([...told.keys()].filter((key) => /^(octavo|process)/.test(key))),
		);
		const own = (values: Map<string, number>) => Object.fromEntries([...values].filter(([key]) => key.startsWith('octavo_')));
		expect(own(sent)).toEqual(own(told));
		expect(own(sent)).toMatchObject({
			'octavo_requests_total{operation="rotate_pages",status="200"}': 1,
			'octavo_requests_total{operation="rotate_pages",status="400"}': 1,
			'octavo_request_seconds_count{operation="rotate_pages"}': 2,
		});
		const named = (name: string): Metric => metricsSent().find((one) => one.name === name)!;
		// Cumulative, from the start on.
		expect(named('octavo_requests_total').sum).toMatchObject({ isMonotonic: true, aggregationTemporality: 2 });
		expect(named('octavo_places').gauge?.dataPoints).toHaveLength(1);
		expect(exportsAt('/v1/metrics')[0]!.resourceMetrics![0]!.resource.attributes).toContainEqual({
			key: 'service.name',
			value: { stringValue: 'octavo' },
		});
		expect(received.map((one) => one.text).join('')).not.toMatch(new RegExp(`${secret}|nowhere|Page 1`));
	} finally {
		await service.close();
	}
});

test('figures are sent although /metrics is closed', async () => {
	const telemetry = openTelemetry('1', { ...nothing, metrics: true });
	const service = await startService({ figures: telemetry.figures });
	expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
	await telemetry.close();
	await service.close();
	expect(metricsSent().map(({ name }) => name)).toContain('octavo_requests_in_progress');
});

test('lines of the log have the trace of their request, and their level', async () => {
	const telemetry = openTelemetry('1', { ...nothing, logs: true });
	const written: string[] = [];
	const write = (line: string): void => {
		written.push(line);
		telemetry.line!(line);
	};
	const backend = { ports: new Set<never>(), run: () => Promise.reject(new Error('hunter2')) };
	const service = await startService({ backend, logger: { level: 'info', stream: { write } } });
	try {
		const parts = [file(await numbered(1)), field('angle', '90')];
		const traceparent = `00-${TRACE}-${SPAN}-01`;
		const refused = await postForm(`${service.url}/v1/rotate_pages`, parts, { traceparent });
		await fetch(`${service.url}/nowhere`);
		await until(() => written.filter((line) => line.includes('"msg":"request"')).length === 2);
		await telemetry.close();
		const records = recordsSent();
		expect(records).toHaveLength(written.length);
		const of = (text: string): LogRecord[] => records.filter(({ body }) => body.stringValue === text);
		expect(of('fault')).toMatchObject([{ severityText: 'ERROR', severityNumber: 17, traceId: TRACE, spanId: SPAN }]);
		const [first, second] = of('request');
		expect(first).toMatchObject({ severityText: 'INFO', severityNumber: 9, traceId: TRACE, spanId: SPAN });
		expect(first!.attributes).toEqual(
			expect.arrayContaining([
				{ key: 'operation', value: { stringValue: 'rotate_pages' } },
				{ key: 'status', value: { intValue: 500 } },
				{ key: 'requestId', value: { stringValue: refused.headers['x-request-id'] } },
			]),
		);
		expect(second).not.toHaveProperty('traceId');
		expect(received.map((one) => one.text).join('')).not.toContain('hunter2');
	} finally {
		await service.close();
	}
});

test('a collector that refuses is told once, and once more when it takes what is sent', async () => {
	answer = 400;
	const telemetry = openTelemetry('1', { ...nothing, metrics: true, metricsInterval: 20 });
	const told: object[] = [];
	const tell = (about: object, message: string): void => void told.push({ ...about, message });
	telemetry.logTo({ info: tell, warn: tell });
	try {
		const message = 'collector not reached: what it does not take is lost';
		await until(() => received.length >= 3);
		expect(told).toEqual([{ signal: 'metrics', code: '400', message }]);
		answer = 200;
		await until(() => told.length > 1);
		expect(told.slice(1)).toEqual([{ signal: 'metrics', message: 'collector reached' }]);
	} finally {
		await telemetry.close();
	}
});

testInTurn('a service that is told to send its log does, but not the key of this run', async () => {
	const root = path.join(__dirname, '..', '..');
	const { OCTAVO_API_KEYS: _keys, OCTAVO_API_KEYS_FILE: _file, ...others } = process.env;
	const env = {
		...others,
		...{ OCTAVO_PORT: '0', OCTAVO_WORKERS: '1', OTEL_LOGS_EXPORTER: 'otlp', OTEL_METRICS_EXPORTER: 'otlp' },
		OTEL_EXPORTER_OTLP_ENDPOINT: addressOfCollector(),
	};
	const child = spawn(process.execPath, ['scripts/run.mjs', 'server/serve.mts'], { cwd: root, env });
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
	try {
		const ended = new Promise((resolve) => child.on('close', resolve));
		await new Promise<void>((resolve, reject) => {
			child.stdout.on('data', () => output.includes('listens on') && resolve());
			void ended.then(() => reject(new Error('the service has ended')));
		});
		const { trialKey, msg } = JSON.parse(output.split('\n').find((line) => line.includes('trialKey'))!) as Record<string, string>;
		const url = /http:\S+/.exec(msg!)![0];
		await (await fetch(`${url}/v1/rotate_pages`, { method: 'POST', headers: { 'X-API-Key': trialKey! } })).text();
		child.kill('SIGTERM');
		await ended;
		expect(output).toContain('"msg":"request"');
		expect(recordsSent().map(({ body }) => body.stringValue)).toContain('request');
		expect(metricsSent().map(({ name }) => name)).toContain('octavo_key_requests_total');
		expect(received.map((one) => one.text).join('')).not.toContain(trialKey);
	} finally {
		child.kill('SIGKILL');
	}
});

describe('settings', () => {
	const [all, own] = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'];
	const [url, only] = ['http://collector:4318', { traces: false, metrics: false, logs: false }];
	testInTurn.each<[Record<string, string>, object | undefined]>([
		[{}, undefined],
		[{ [all]: '' }, undefined],
		[{ OTEL_METRICS_EXPORTER: 'prometheus' }, undefined],
		[{ [all]: url }, { ...only, traces: true }],
		[
			{ [all]: url, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'otlp' },
			{ ...only, metrics: true, metricsInterval: 60_000 },
		],
		[{ [own]: `${url}/v1/logs` }, { ...only, logs: true }],
		[
			{ OTEL_METRICS_EXPORTER: 'prometheus, otlp', OTEL_METRIC_EXPORT_INTERVAL: '5000' },
			{ metrics: true, metricsInterval: 5000 },
		],
		[{ [all]: url, OTEL_LOGS_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' }, undefined],
	])('%j', (environment, telemetry) => {
		const found = readSettings(environment).telemetry;
		if (telemetry === undefined) expect(found).toBeUndefined();
		else expect(found).toMatchObject(telemetry);
	});

	test.each([
		[{ [all]: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http:\/\/collector:4318/],
		[{ OTEL_METRICS_EXPORTER: 'console' }, /OTEL_METRICS_EXPORTER must be one of otlp, prometheus, none/],
		[{ [all]: url, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /OTEL_EXPORTER_OTLP_PROTOCOL must be http\/json or http\/protobuf/],
		[
			{ OTEL_METRICS_EXPORTER: 'otlp', OTEL_METRIC_EXPORT_INTERVAL: '5' },
			/OTEL_METRIC_EXPORT_INTERVAL must be whole milliseconds/,
		],
		[
			{ OTEL_METRICS_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_METRICS_TEMPORALITY_PREFERENCE: 'delta' },
			/TEMPORALITY_PREFERENCE must be cumulative/,
		],
	])('%j is refused', (environment, message) => {
		expect(() => readSettings(environment as unknown as Record<string, string>)).toThrow(message);
	});
});
