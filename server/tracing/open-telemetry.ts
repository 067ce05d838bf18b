/**
 * Traces by OpenTelemetry, sent to a collector (OTLP over HTTP). The packages themselves read the environment: the address, headers
 * and time limits of OTEL_EXPORTER_OTLP_*, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES and OTEL_TRACES_SAMPLER. A span has the
 * method, the route and the status of a request, never a name, a parameter or text of a document.
 */
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { TraceParent } from '../http/correlation';
import type { Tracing } from './tracing';

/** `version`: that of the service. */
export function openTelemetry(version: string): Tracing {
	const named = resourceFromAttributes({ 'service.name': 'octavo', 'service.version': version });
	const provider = new NodeTracerProvider({
		resource: named.merge(detectResources({ detectors: [envDetector] })),
		spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
	});
	const tracer = provider.getTracer('octavo', version);
	const spanning = async <T>(name: string, before: Context, work: () => Promise<T>): Promise<T> => {
		const inner = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, before);
		try {
			return await work();
		} catch (thrown) {
			inner.setStatus({ code: SpanStatusCode.ERROR });
			throw thrown;
		} finally {
			inner.end();
		}
	};
	return {
		begin: ({ method, route, parent }) => {
			const before = contextOf(parent);
			const attributes: Attributes = { 'http.request.method': method, ...(route === undefined ? {} : { 'http.route': route }) };
			const name = route === undefined ? method : `${method} ${route}`;
			const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, before);
			const { traceId, spanId, traceFlags } = span.spanContext();
			return {
				place: { traceId, spanId, flags: traceFlags },
				during: (part, work) => spanning(part, trace.setSpan(before, span), work),
				end: (status) => {
					span.setAttribute('http.response.status_code', status);
					if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
					span.end();
				},
			};
		},
		later: (name, parent, work) => spanning(name, contextOf(parent), work),
		close: () => provider.shutdown(),
	};
}

const contextOf = (parent: TraceParent | undefined): Context =>
	parent
		? trace.setSpanContext(ROOT_CONTEXT, {
				traceId: parent.traceId,
				spanId: parent.spanId,
				traceFlags: parent.flags,
				isRemote: true,
			})
		: ROOT_CONTEXT;
