/** The HTTP service of the contract over any backend: endpoints derived from the table of operations, nothing kept between requests. */
import type { RequestListener, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { REQUEST_ID, requestIdOf, TRACEPARENT, traceParentOf, traceParentText } from '../http/correlation';
import { drainBriefly } from '../http/drain';
import { requireFittingHeader, requireOneHost } from '../http/host';
import { malformedHttp } from '../http/malformed';
import { Problem } from '../http/problem';
import { secureServer } from '../http/secure-server';
import { endUnlessRead } from '../http/slow-reader';
import { streamOf } from '../http/streams';
import { addAbout } from './about';
import { contextOf, type Context, type ServiceOptions } from './context';
import { isProbe, record } from './audit';
import { answerProblem, noRoute, toProblem } from './faults';
import { workOnJobs } from './job-runner';
import { addJobs } from './jobs';
import { addOperations } from './operations';
import { addPipeline } from './pipeline';

/** The service, not yet listening. Closing it refuses new requests with 503 and lets running ones finish. */
export function createService(options: ServiceOptions): FastifyInstance {
	const context = contextOf(options);
	const { errorBase, limits, connections, metrics } = context;
	const service = fastify({
		logger: options.logger ?? false,
		// The framework's own log lines contain URLs with queries, in which a client may have put a key.
		logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
		requestTimeout: limits.requestTimeout,
		genReqId: requestIdOf,
		trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
		return503OnClosing: false,
		frameworkErrors: (_error, request, reply) => {
			answered(404, request.id, request.ip);
			answerProblem(context, request, reply, new Problem(404));
		},
		...serverOf(options, limits.requestTimeout),
		clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => malformed(error, socket),
	});
	/** For answers of which the hooks do not know: to bytes that are not HTTP, and to paths that cannot be decoded. */
	const answered = (status: number, requestId: string, client: string | undefined): void => {
		metrics?.count({ operation: 'none', status, seconds: 0, received: 0, sent: 0 });
		service.log.info({ requestId, route: 'unknown', status, outcome: 'malformed', client }, 'request');
	};
	const malformed = malformedHttp({ errorBase, connections, linger: limits.responseTimeout, answered });
	watchRequests(service, context);
	// Bodies are read by the handlers, after the checks that need only headers.
	service.removeAllContentTypeParsers();
	service.addContentTypeParser('*', (_request, _payload, done) => {
		done(null);
	});
	service.setErrorHandler((thrown, request, reply) => answerProblem(context, request, reply, toProblem(thrown)));
	service.setNotFoundHandler((request, reply) => answerProblem(context, request, reply, noRoute(context, request.url)));
	addHooks(service, context);
	addAbout(service, context, options);
	addOperations(service, context);
	addPipeline(service, context);
	const { jobs } = context;
	if (jobs) {
		addJobs(service, context, jobs);
		service.addHook('onReady', (done) => {
			workOnJobs(context, jobs, service.log);
			done();
		});
		service.addHook('onClose', async () => {
			context.callbacks?.close();
			await jobs.close();
		});
	}
	return service;
}

/** Milliseconds for which a connection without requests is kept. */
const KEEP_ALIVE = 72_000;

/** The service answers requests without a Host itself, with a problem (see `onRequest`). */
function serverOf({ certificate }: ServiceOptions, requestTimeout: number): { readonly http: ServerOptions } {
	const http = { requireHostHeader: false };
	if (!certificate) return { http };
	const options = { ...http, ...certificate, requestTimeout, keepAliveTimeout: KEEP_ALIVE };
	const serverFactory = (handle: RequestListener) => secureServer(options, handle);
	// A server of TLS gives the same requests, answers and events. The framework's types tell them apart.
	return { https: {}, serverFactory } as unknown as { readonly http: ServerOptions };
}

/** Listens to what the framework does not tell. */
function watchRequests({ server }: FastifyInstance, { connections, expecting }: Context): void {
	server.prependListener('request', (request, response) => connections.begin(request, response));
	// Node would ask for the body before the header is checked (RFC 9110, 10.1.1).
	server.on('checkContinue', (request, response) => {
		expecting.add(request);
		server.emit('request', request, response);
	});
	// An expectation that a server does not know may be ignored (RFC 9110, 10.1.1).
	server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function addHooks(service: FastifyInstance, context: Context): void {
	const { limits, spans } = context;
	service.addHook('preClose', (done) => {
		context.closing = true;
		done();
	});
	service.addHook('onRequest', (request, reply, done) => {
		correlate(context, request, reply);
		requireOneHost(request.raw);
		requireFittingHeader(request.raw);
		done();
	});
	service.addHook('onSend', (request, reply, _payload, done) => {
		// A connection of HTTP/2 has no such header, and ends when the service does.
		if (streamOf(request.raw)) reply.removeHeader('connection');
		endUnlessRead(request.raw, reply.raw, limits.responseTimeout);
		drainBriefly(request.raw, reply.raw);
		done();
	});
	service.addHook('onResponse', (request, reply, done) => {
		record(context, request, reply);
		spans.get(request)?.end(reply.statusCode);
		done();
	});
}

/** Other programs find the request again: its answer has its ID, and its place in a trace. */
function correlate({ tracing, spans, limits, clients }: Context, request: FastifyRequest, reply: FastifyReply): void {
	clients.set(request, request.ip);
	reply.header(REQUEST_ID, request.id);
	const parent = traceParentOf(request.raw);
	const route = request.is404 ? undefined : request.routeOptions.url;
	const isTraced = limits.logProbes > 0 || !isProbe(request);
	const span = isTraced ? tracing?.begin({ method: request.method, route, parent }) : undefined;
	if (span) spans.set(request, span);
	const place = span?.place ?? parent;
	if (!place) return;
	const traceparent = traceParentText(place);
	reply.header(TRACEPARENT, traceparent);
	request.log = request.log.child({ traceparent });
}
