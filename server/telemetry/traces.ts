/** A span for each request, and in it one for its work: the method, the route and the status, never a name, a parameter or text of a document. */
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes, type Context, type Tracer } from '@opentelemetry/api';
import type { TraceParent } from '../http/correlation';
import type { Tracing } from './telemetry';

export function tracingBy(tracer: Tracer): Tracing {
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
	};
}

export const contextOf = (parent: TraceParent | undefined): Context =>
	parent
		? trace.setSpanContext(ROOT_CONTEXT, {
				traceId: parent.traceId,
				spanId: parent.spanId,
				traceFlags: parent.flags,
				isRemote: true,
			})
		: ROOT_CONTEXT;
