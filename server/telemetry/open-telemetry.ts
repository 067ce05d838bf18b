/**
 * Traces, figures and lines of the log by OpenTelemetry, sent to a collector (OTLP over HTTP, as JSON). The packages themselves read
 * the environment: addresses, headers and time limits of OTEL_EXPORTER_OTLP_*, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES and
 * OTEL_TRACES_SAMPLER.
 */
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { producerOf } from './figures';
import { recordOf } from './log-records';
import type { ReadFigures, Telemetry, TelemetryLog } from './telemetry';
import { tracingBy } from './traces';

export interface Signals {
	readonly traces: boolean;
	readonly metrics: boolean;
	readonly logs: boolean;
	/** Milliseconds between two times that figures are sent. */
	readonly metricsInterval: number;
}

/** `version`: that of the service. */
export function openTelemetry(version: string, { traces, metrics, logs, metricsInterval }: Signals): Telemetry {
	const named = resourceFromAttributes({ 'service.name': 'octavo', 'service.version': version });
	const resource = named.merge(detectResources({ detectors: [envDetector] }));
	const scope = { name: 'octavo', version };
	let log: TelemetryLog | undefined;
	let read: ReadFigures | undefined;
	const watched = watcherOf(() => log);
	const tracer = traces
		? new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(watched('traces', new OTLPTraceExporter()))] })
		: undefined;
	const meter = metrics
		? new MeterProvider({
				resource,
				readers: [
					new PeriodicExportingMetricReader({
						exporter: watched('metrics', new OTLPMetricExporter()),
						metricProducers: [producerOf(() => read, resource, scope)],
						exportIntervalMillis: metricsInterval,
					}),
				],
			})
		: undefined;
	const lines = logs
		? new LoggerProvider({
				resource,
				processors: [new BatchLogRecordProcessor({ exporter: watched('logs', new OTLPLogExporter()) })],
			})
		: undefined;
	const logger = lines?.getLogger(scope.name, version);
	return {
		tracing: tracer && tracingBy(tracer.getTracer(scope.name, version)),
		figures: meter && ((given) => void (read = given)),
		line: logger && ((line) => logger.emit(recordOf(line))),
		logTo: (given) => void (log = given),
		close: async () => {
			await Promise.allSettled([tracer?.shutdown(), meter?.shutdown(), lines?.shutdown()]);
		},
	};
}

interface Result {
	/** 0 if the collector took it. */
	readonly code: number;
	readonly error?: Error;
}
interface Exporter<T> {
	export: (items: T, done: (result: Result) => void) => void;
}

/** The same exporter, which tells the log when its end is another than before. */
const watcherOf =
	(log: () => TelemetryLog | undefined) =>
	<T, E extends Exporter<T>>(signal: string, exporter: E & Exporter<T>): E => {
		const send = exporter.export.bind(exporter);
		let isSent = true;
		exporter.export = (items, done) =>
			send(items, (result) => {
				if (isSent !== (result.code === 0)) {
					isSent = !isSent;
					if (isSent) log()?.info({ signal }, 'collector reached');
					else log()?.warn({ signal, code: causeIn(result.error) }, 'collector not reached: what it does not take is lost');
				}
				done(result);
			});
		return exporter;
	};

/** The status of the answer, or the code of the fault. */
function causeIn(error: Error | undefined): string {
	for (let one: unknown = error; one instanceof Error; one = one.cause) if ('code' in one) return String(one.code);
	return 'no answer';
}
