/** Shared by the parts of the service: its options, its limits, and what it knows of requests in progress. */
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { OperationName } from '../../shared/contract/operations';
import type { PackingBackend } from '../../workers/packed';
import type { Callbacks } from '../callbacks/callbacks';
import { Connections } from '../http/connections';
import { PUBLISHED_ERROR_BASE, type Refusal } from '../http/problem';
import { Brake } from '../limits/brake';
import type { Certificate } from '../limits/certificate';
import { defaultServiceLimits } from '../limits/default-limits';
import type { Jobs } from '../jobs/core/jobs';
import { Gate, type GateLimits } from '../limits/gate';
import { callerWithKey, type Caller, type KeyOptions } from '../limits/callers';
import { Rates, type RateLimits, type SharedAllowances } from '../limits/rates';
import { Turns } from '../limits/turns';
import type { Tokens } from '../tokens/tokens';
import type { ReadFigures, RequestSpan, Tracing } from '../telemetry/telemetry';
import { Metrics } from './metrics';

export interface ServiceOptions extends Partial<GateLimits>, RateLimits, KeyOptions {
	readonly backend: PackingBackend;
	/** Accepted in place of keys. */
	readonly tokens?: Tokens;
	/** The counts of all instances; without them, each counts for itself. */
	readonly allowances?: SharedAllowances;
	/** Most bytes of a request body. */
	readonly bodyLimit?: number;
	/** The same for some operations, which may take less. */
	readonly bodyLimits?: Readonly<Partial<Record<OperationName, number>>>;
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
	/** Milliseconds of a clock that does not go back. */
	readonly now?: () => number;
	/** Whether /metrics is answered beside the operations. */
	readonly metrics?: boolean;
	/** How many workers ended before their work was done. */
	readonly lostWorkers?: () => number;
	readonly tracing?: Tracing | undefined;
	/** Gets the figures too, whether /metrics is answered or not. */
	readonly figures?: ((read: ReadFigures) => void) | undefined;
	/** For requests whose clients do not wait; without it, all are answered at once. */
	readonly queue?: Jobs;
	/** Tells addresses that long jobs have ended; without it, clients can name none. */
	readonly callbacks?: Callbacks;
	/** For TLS; without it, the service speaks plain HTTP. */
	readonly certificate?: Certificate;
	/** Where /metrics is answered otherwise. */
	readonly metricsAt?: { readonly host: string; readonly port: number };
	/** Proxies whose X-Forwarded-For names the client: addresses, or networks such as 10.0.0.0/8. */
	readonly trustedProxies?: readonly string[];
	/** Wrong keys of one address, after which it must wait; undefined for no limit. */
	readonly wrongKeysPerMinute?: number | undefined;
	/** Whether requests of probes are in the log and in traces. */
	readonly logProbes?: boolean;
	/** Milliseconds for all steps of a request together; undefined for no limit. */
	readonly jobTimeout?: number;
	/** That can be recognized, as Tesseract names them. */
	readonly languages?: readonly string[];
}

/** A request with a valid key, or a valid token. */
export interface Admitted extends Caller {
	/** Bytes of its body that have arrived. */
	received: number;
}

/** A path that the service answers. */
export interface Resource {
	/** Its methods, as the header Allow lists them. */
	readonly allow: string;
	readonly operation?: OperationName | 'pipeline';
}

export interface Context {
	readonly backend: PackingBackend;
	/** Undefined for a wrong key. */
	readonly callerWith: (given: string | undefined) => Caller | undefined;
	readonly tokens: Tokens | undefined;
	readonly isReady: () => boolean;
	readonly errorBase: string;
	readonly limits: Readonly<Record<keyof typeof defaultServiceLimits, number>>;
	/** Most bytes of a request body. */
	readonly bodyLimitOf: (name: OperationName) => number;
	/** Milliseconds for all steps of a request together. */
	readonly jobTimeout: number | undefined;
	/** That can be recognized. */
	readonly languages: readonly string[];
	readonly gate: Gate;
	readonly rates: Rates;
	readonly brake: Brake | undefined;
	/** Why requests were refused, for the log. */
	readonly refusals: WeakMap<FastifyRequest, Refusal>;
	readonly turns: Turns;
	readonly jobs: Jobs | undefined;
	readonly callbacks: Callbacks | undefined;
	readonly metrics: Metrics | undefined;
	readonly tracing: Tracing | undefined;
	/** Addresses of clients, of which a stream that has ended tells nothing. */
	readonly clients: WeakMap<FastifyRequest, string>;
	/** Spans of requests, if there is tracing. */
	readonly spans: WeakMap<FastifyRequest, RequestSpan>;
	readonly connections: Connections;
	readonly admitted: WeakMap<FastifyRequest, Admitted>;
	/** Requests whose clients wait for 100 Continue before they send the body. */
	readonly expecting: WeakSet<IncomingMessage>;
	/** By path. */
	readonly resources: Map<string, Resource>;
	/** Whether the service ends: it refuses new requests. */
	closing: boolean;
}

export function contextOf(options: ServiceOptions): Context {
	const { backend, isReady = () => true, errorBase = PUBLISHED_ERROR_BASE } = options;
	const limits = { ...defaultServiceLimits, ...options, logProbes: options.logProbes ? 1 : 0 };
	const { queue } = options;
	const gate = new Gate({ ...limits, ...(queue?.isInMemory ? { kept: () => queue.held } : {}) });
	const turns = new Turns(options.jobs ?? Infinity);
	const metrics =
		options.metrics || options.metricsAt || options.figures
			? new Metrics(() => ({ ...gate.load, ...turns.load }), { ...limits, lostWorkers: options.lostWorkers, queue })
			: undefined;
	if (metrics) options.figures?.(() => metrics.all());
	return {
		backend,
		callerWith: (given) => callerWithKey(options, given),
		tokens: options.tokens,
		isReady,
		errorBase,
		limits,
		bodyLimitOf: (name) => options.bodyLimits?.[name] ?? limits.bodyLimit,
		jobTimeout: options.jobTimeout,
		languages: options.languages ?? [],
		gate,
		rates: new Rates(options, options.now, options.allowances),
		brake: options.wrongKeysPerMinute === undefined ? undefined : new Brake(options.wrongKeysPerMinute, options.now),
		refusals: new WeakMap(),
		turns,
		jobs: queue,
		callbacks: options.callbacks,
		metrics,
		tracing: options.tracing,
		clients: new WeakMap(),
		spans: new WeakMap(),
		connections: new Connections(),
		admitted: new WeakMap(),
		expecting: new WeakSet(),
		resources: new Map(),
		closing: false,
	};
}
