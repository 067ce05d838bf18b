/** The resources without a key: the description of the service, its health, and its figures. */
import fastify, { type FastifyInstance } from 'fastify';
import { version } from '../../package.json';
import { docsPage, HOME, PAGE_HEADERS } from '../contract/docs-page';
import { describeService } from '../contract/openapi';
import { negotiate } from '../http/accept';
import { Problem } from '../http/problem';
import type { Jobs } from '../jobs/core/jobs';
import type { Context, ServiceOptions } from './context';
import type { Metrics } from './metrics';

const READING = { allow: 'GET, HEAD' };

/** `at`: a separate port for the figures. */
export function addAbout(
	service: FastifyInstance,
	context: Context,
	{ metrics: isAnswered, metricsAt: at }: ServiceOptions,
): void {
	const { limits, metrics, resources } = context;
	for (const path of ['/', '/docs', '/health', '/ready', '/openapi.json']) resources.set(path, READING);
	const described = describeService(version, context.backend.ports, context.languages, context.tokens !== undefined);
	const description = JSON.stringify(described);
	const docs = docsPage(described);
	const health = { status: 'ok', ...(context.languages.length > 0 && { languages: context.languages }) };
	service.get('/docs', (_request, reply) => reply.headers(PAGE_HEADERS).send(docs));
	service.get('/', (request, reply) => {
		if (negotiate(request.headers.accept, ['application/json', 'text/html']) === 'text/html')
			return reply.headers(PAGE_HEADERS).header('vary', 'Accept').send(HOME);
		return reply
			.headers({ 'cache-control': 'no-cache', vary: 'Accept' })
			.send({ service: 'Octavo', version, docs: '/docs', description: '/openapi.json' });
	});
	service.get('/openapi.json', (_request, reply) =>
		reply.headers({ 'content-type': 'application/json', 'cache-control': 'no-cache' }).send(description),
	);
	service.get('/health', (_request, reply) => reply.headers({ 'cache-control': 'no-store' }).send(health));
	service.get('/ready', (_request, reply) => {
		if (context.closing || !context.isReady())
			throw new Problem(503, [], { 'cache-control': 'no-store', 'retry-after': String(limits.retryAfter) });
		return reply.headers({ 'cache-control': 'no-store' }).send({ status: 'ready' });
	});
	if (metrics && at) return addOwnPort(service, metrics, context.jobs, at);
	if (!metrics || !isAnswered) return;
	resources.set('/metrics', READING);
	if (context.jobs) resources.set(DEAD_JOBS, READING);
	addMetrics(service, metrics, context.jobs);
}

/** Below /metrics, so that a proxy rule that protects the metrics protects it too. */
const DEAD_JOBS = '/metrics/dead-jobs';

function addMetrics(service: FastifyInstance, metrics: Metrics, jobs: Jobs | undefined): void {
	service.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
	if (!jobs) return;
	service.get(DEAD_JOBS, async (_request, reply) => {
		const dead = await jobs.queue.dead();
		const told = dead.map(({ id, operation, label, requestId, addedAt, finishedAt }) => ({
			id,
			operation,
			key: label,
			requestId,
			added: new Date(addedAt).toISOString(),
			...(finishedAt === undefined ? {} : { finished: new Date(finishedAt).toISOString() }),
		}));
		return reply.headers({ 'cache-control': 'no-store' }).send({ jobs: told });
	});
}

/** Listens before the service does, and as long as it. */
function addOwnPort(
	service: FastifyInstance,
	metrics: Metrics,
	jobs: Jobs | undefined,
	at: NonNullable<ServiceOptions['metricsAt']>,
): void {
	const own = fastify();
	addMetrics(own, metrics, jobs);
	service.addHook('onReady', async () => {
		await own.listen(at);
	});
	service.addHook('onClose', () => own.close());
}
