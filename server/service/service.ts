/** The HTTP service of the contract over any backend: endpoints derived from the table of operations, nothing kept between requests. */
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { drainBriefly } from '../http/drain';
import { requireOneHost } from '../http/host';
import { malformedHttp } from '../http/malformed';
import { Problem } from '../http/problem';
import { endUnlessRead } from '../http/slow-reader';
import { addAbout } from './about';
import { contextOf, type Context, type ServiceOptions } from './context';
import { answerProblem, noRoute, toProblem } from './faults';
import { addOperations } from './operations';

/** The service, not yet listening. Closing it refuses new requests with 503 and lets running ones finish. */
export function createService(options: ServiceOptions): FastifyInstance {
	const context = contextOf(options);
	const { errorBase, limits, connections, metrics } = context;
	const service = fastify({
		logger: options.logger ?? false,
		// The framework's own log lines contain URLs with queries, in which a client may have put a key.
		logController: new LogController({ disableRequestLogging: true }),
		requestTimeout: limits.requestTimeout,
		return503OnClosing: false,
		frameworkErrors: (_error, request, reply) => void answerProblem(context, request, reply, new Problem(404)),
		// The service answers requests without a Host itself, with a problem (see `onRequest`).
		http: { requireHostHeader: false },
		clientErrorHandler: (error, socket) => malformed(error, socket),
	});
	const malformed = malformedHttp({
		errorBase,
		connections,
		linger: limits.responseTimeout,
		answered: (status) => {
			metrics?.count({ operation: 'none', status, seconds: 0, received: 0, sent: 0 });
			service.log.info({ route: 'unknown', status }, 'request');
		},
	});
	watchRequests(service, context);
	// Bodies are read by the handlers, after the checks that need only headers.
	service.removeAllContentTypeParsers();
	service.addContentTypeParser('*', (_request, _payload, done) => {
		done(null);
	});
	service.setErrorHandler((thrown, request, reply) => answerProblem(context, request, reply, toProblem(thrown)));
	service.setNotFoundHandler((request, reply) => answerProblem(context, request, reply, noRoute(context, request.url)));
	addHooks(service, context);
	addAbout(service, context, options.metricsAt);
	addOperations(service, context);
	return service;
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
	const { admitted, limits, metrics, resources, labelOf } = context;
	service.addHook('preClose', (done) => {
		context.closing = true;
		done();
	});
	service.addHook('onRequest', (request, _reply, done) => {
		requireOneHost(request.raw);
		done();
	});
	service.addHook('onSend', (request, reply, _payload, done) => {
		endUnlessRead(request.raw, reply.raw, limits.responseTimeout);
		drainBriefly(request.raw, reply.raw);
		done();
	});
	service.addHook('onResponse', (request, reply, done) => {
		const route = request.is404 ? 'unknown' : request.routeOptions.url;
		const mine = admitted.get(request);
		const key = mine && labelOf?.(mine.key);
		const [status, milliseconds] = [reply.statusCode, Math.round(reply.elapsedTime)];
		metrics?.count({
			operation: resources.get(route ?? '')?.operation ?? 'none',
			status,
			seconds: reply.elapsedTime / 1000,
			received: mine?.received ?? 0,
			sent: Number(reply.getHeader('content-length') ?? 0),
			key,
		});
		const sent = reply.getHeader('content-length');
		request.log.info({ method: request.method, route, status, milliseconds, sent, key }, 'request');
		done();
	});
}
