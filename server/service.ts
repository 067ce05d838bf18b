/** The HTTP service of the contract over any backend: endpoints derived from the table of operations, nothing kept between requests. */
import type { IncomingMessage } from 'node:http';
import fastify, {
	LogController,
	type FastifyInstance,
	type FastifyReply,
	type FastifyRequest,
	type FastifyServerOptions,
} from 'fastify';
import type { Backend, Outcome } from '../shared/backend';
import { OctavoError, placesOf } from '../shared/errors';
import { pathOf } from '../shared/names';
import { operationNames, operationOf, type OperationName } from '../shared/operations';
import type { Operation } from '../shared/operations/types';
import { encodeOutcome, OUTCOME_HEADER } from '../shared/outcome-header';
import { pack, packageTypes, type PackageType } from '../shared/packaging';
import { negotiate } from './accept';
import { Connections } from './connections';
import { version } from '../package.json';
import { notMultipart, readParts } from './body';
import { Gate, type GateLimits } from './gate';
import type { KeyCheck } from './keys';
import { defaultServiceLimits } from './limits';
import { malformedHttp } from './malformed';
import { Metrics } from './metrics';
import { describeService } from './openapi';
import { Problem, problemBody, problemOf, PUBLISHED_ERROR_BASE } from './problem';
import { readRequest } from './request';
import { endUnlessRead } from './slow-reader';
import { Turns } from './turns';
import { unknownPath } from './unknown-path';

export interface ServiceOptions extends Partial<GateLimits> {
	readonly backend: Backend;
	readonly isKey: KeyCheck;
	/** Most bytes of a request body. */
	readonly bodyLimit?: number;
	/** Milliseconds in which a request must arrive, so that slow senders do not hold slots forever. */
	readonly requestTimeout?: number;
	/** Milliseconds in which a client must read some of its answer, so that slow readers do not hold slots forever. */
	readonly responseTimeout?: number;
	/** The base of `type` URLs of problems. */
	readonly errorBase?: string;
	readonly logger?: FastifyServerOptions['logger'];
	/** Most requests that are worked on at the same time; keys take turns for them. */
	readonly jobs?: number;
	/** Whether a load balancer should send requests; asked by /ready. */
	readonly isReady?: () => boolean;
	/** Whether /metrics is answered. */
	readonly metrics?: boolean;
}

interface Admitted {
	/** Number of its key. */
	readonly key: number;
	/** Bytes of its body that have arrived. */
	received: number;
}

/** The service, not yet listening. Closing it refuses new requests with 503 and lets running ones finish. */
export function createService(options: ServiceOptions): FastifyInstance {
	const { backend, isKey, errorBase = PUBLISHED_ERROR_BASE } = options;
	const limits = { ...defaultServiceLimits, ...options };
	const gate = new Gate(limits);
	const turns = new Turns(options.jobs ?? Infinity);
	const metrics = options.metrics ? new Metrics(() => ({ ...gate.load, ...turns.load })) : undefined;
	/** Requests with a valid key. */
	const admitted = new WeakMap<FastifyRequest, Admitted>();
	const connections = new Connections();
	/** Requests whose clients wait for 100 Continue before they send the body. */
	const expecting = new WeakSet<IncomingMessage>();
	let closing = false;

	const service = fastify({
		logger: options.logger ?? false,
		// The framework's own log lines contain URLs with queries, in which a client may have put a key.
		logController: new LogController({ disableRequestLogging: true }),
		requestTimeout: limits.requestTimeout,
		return503OnClosing: false,
		frameworkErrors: (_error, request, reply) => void answer(request, reply, new Problem(404)),
		clientErrorHandler: malformedHttp(errorBase, connections, limits.responseTimeout),
	});

	service.server.prependListener('request', (request, response) => connections.begin(request, response));
	// Node would ask for the body before the header is checked (RFC 9110, 10.1.1).
	service.server.on('checkContinue', (request, response) => {
		expecting.add(request);
		service.server.emit('request', request, response);
	});

	const answer = (request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply => {
		if (problem.cause !== undefined) request.log.error(traceOf(problem.cause), 'fault');
		return reply
			.code(problem.status)
			.headers(problem.headers)
			.type('application/problem+json')
			.send(Buffer.from(problemBody(errorBase, problem.status, problem.issues, problem.message), 'utf8'));
	};

	// Bodies are read by the handlers, after the checks that need only headers.
	service.removeAllContentTypeParsers();
	service.addContentTypeParser('*', (_request, _payload, done) => {
		done(null);
	});
	service.setErrorHandler((thrown, request, reply) => answer(request, reply, toProblem(thrown)));
	/** Operation by path. */
	const routes = new Map<string, OperationName>();
	const allowed = new Map<string, string>([
		['/health', 'GET, HEAD'],
		['/ready', 'GET, HEAD'],
		['/openapi.json', 'GET, HEAD'],
	]);
	service.setNotFoundHandler((request, reply) => {
		const path = request.url.split('?')[0] ?? '';
		const allow = allowed.get(path);
		return answer(request, reply, allow === undefined ? unknownPath(path) : wrongMethod(allow));
	});
	service.addHook('preClose', (done) => {
		closing = true;
		done();
	});
	service.addHook('onSend', (request, reply, _payload, done) => {
		endUnlessRead(request.raw, reply.raw, limits.responseTimeout);
		done();
	});
	service.addHook('onResponse', (request, reply, done) => {
		const route = request.is404 ? 'unknown' : request.routeOptions.url;
		const [status, milliseconds] = [reply.statusCode, Math.round(reply.elapsedTime)];
		metrics?.count({
			operation: routes.get(route ?? '') ?? 'none',
			status,
			seconds: reply.elapsedTime / 1000,
			received: admitted.get(request)?.received ?? 0,
			sent: Number(reply.getHeader('content-length') ?? 0),
		});
		request.log.info({ method: request.method, route, status, milliseconds, sent: reply.getHeader('content-length') }, 'request');
		done();
	});

	const description = JSON.stringify(describeService(version));
	service.get('/openapi.json', (_request, reply) =>
		reply.headers({ 'content-type': 'application/json', 'cache-control': 'no-cache' }).send(description),
	);
	service.get('/health', (_request, reply) => reply.headers({ 'cache-control': 'no-store' }).send({ status: 'ok' }));
	service.get('/ready', (_request, reply) => {
		if (closing || options.isReady?.() === false)
			throw new Problem(503, [], { 'cache-control': 'no-store', 'retry-after': String(limits.retryAfter) });
		return reply.headers({ 'cache-control': 'no-store' }).send({ status: 'ready' });
	});
	if (metrics) {
		allowed.set('/metrics', 'GET, HEAD');
		service.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
	}

	for (const name of operationNames) {
		for (const path of [pathOf(name), ...(operationOf(name).aliases ?? [])]) {
			allowed.set(path, 'POST');
			routes.set(path, name);
			service.post(path, {
				onRequest: (request, _reply, done) => {
					const key = isKey(single(request.headers['x-api-key']));
					if (key < 0) throw new Problem(401);
					admitted.set(request, { key, received: 0 });
					if (PACKAGED.has(operationOf(name).output) && !packageOf(request)) throw notAcceptable();
					if (closing) throw new Problem(503, [], { 'retry-after': String(limits.retryAfter), connection: 'close' });
					done();
				},
				handler: async (request, reply) => {
					const mine = admitted.get(request)!;
					const { key } = mine;
					const pass = gate.enter(key);
					const gone = connections.goneOf(request.raw.socket);
					reply.raw.once('close', pass.leave);
					const announced = Number(request.headers['content-length'] ?? 0);
					// A body that does not fit into the remaining memory is refused here, before any of it is read.
					if (announced > 0 && announced <= limits.bodyLimit) pass.hold(announced);
					const parts = await readParts(request.raw, limits.bodyLimit, {
						begin: () => {
							if (expecting.has(request.raw)) reply.raw.writeContinue();
						},
						receive: (bytes) => {
							mine.received += bytes;
							pass.receive(bytes);
						},
					});
					const { documents, parameters, notes } = readRequest(name, parts);
					const outcome = await turns.run(key, gone, () => backend.run(name, documents, parameters, { signal: gone }));
					const { contentType, body } = answerOf(name, outcome, packageOf(request) ?? 'application/zip');
					// The first notes are the last to be left out of a header that is too long.
					reply.header(OUTCOME_HEADER, encodeOutcome({ ...outcome, notes: [...notes, ...outcome.notes] }));
					return reply.header('content-type', contentType).send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
				},
			});
		}
	}
	return service;
}

const wrongMethod = (allow: string): Problem =>
	new Problem(405, [], { allow }, { title: `The method is not allowed for this resource: use ${allow.replace(',', ' or')}.` });

const notAcceptable = (): Problem =>
	new Problem(
		406,
		[],
		{},
		{
			title: `None of the accepted media types can be produced: accept one of ${packageTypes.join(', ')}, or leave Accept out.`,
		},
	);

const packageOf = (request: FastifyRequest): PackageType | undefined => negotiate(request.headers.accept, packageTypes);

/** Outputs with several files, whose package the request's `Accept` chooses. */
const PACKAGED: ReadonlySet<Operation['output']> = new Set(['pdfs', 'files']);

function answerOf(name: OperationName, outcome: Outcome, type: PackageType): { contentType: string; body: Uint8Array } {
	const { output } = operationOf(name);
	switch (output) {
		case 'data':
			return { contentType: 'application/json', body: Buffer.from(JSON.stringify(outcome.data ?? {}), 'utf8') };
		case 'files': {
			const { files = [] } = outcome;
			// RFC 2046 requires at least one part.
			return pack(files, files.length === 0 && type === 'multipart/mixed' ? 'application/zip' : type);
		}
		case 'pdfs':
			return pack(outcome.documents, type);
		case 'pdf': {
			const [document] = outcome.documents;
			if (!document) throw new OctavoError('internal', 'The operation gave no document');
			return { contentType: 'application/pdf', body: document.bytes };
		}
		default:
			return output satisfies never;
	}
}

function toProblem(thrown: unknown): Problem {
	if (thrown instanceof Problem) return thrown;
	if (thrown instanceof OctavoError) return problemOf(thrown);
	// The framework itself refuses invalid content types and lengths.
	if (statusOf(thrown) === 413) return new Problem(413);
	if (statusOf(thrown) >= 400 && statusOf(thrown) < 500) return problemOf(notMultipart());
	return new Problem(500, [], {}, { cause: thrown });
}

/** A fault for the log: names, codes and places of the error and its causes. */
function traceOf(cause: unknown): object {
	const chain: object[] = [];
	for (let error = cause; error instanceof Error && chain.length < 5; error = error.cause) {
		const code: unknown = 'code' in error ? error.code : undefined;
		chain.push({ name: error.name, ...(typeof code === 'string' ? { code } : {}), places: placesOf(error).slice(0, 8) });
	}
	return { fault: chain };
}

const statusOf = (thrown: unknown): number =>
	thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500;

const single = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? undefined : header);
