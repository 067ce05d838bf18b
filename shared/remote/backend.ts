/** The remote backend: every operation through a region of the service. The host lends it the network and the waiting. */
import type { Backend, DocumentSource, RunOptions } from '../contract/backend';
import { rawText } from '../contract/values/decode';
import { documentIssues } from '../contract/documents';
import { asOctavoError, cancellation, invalidParameters, OctavoError } from '../contract/errors';
import { pathOf } from '../contract/names';
import { isSecret, operationOf, type OperationName, type ParamsOf } from '../contract/operations';
import { asRange } from '../contract/values/page-set';
import { allPorts } from '../contract/ports';
import { beginSentence } from '../sentences';
import { BrokenAnswer } from './body';
import { extensionsOf, requireExtensions, type Extensions, type Service } from './capabilities';
import { completeFacts, type CountPages } from './counted';
import { type DecodedParameters, formEntries, type Entry, isDocument, Sending, toForm } from './form';
import { awaitResult } from './long-job';
import { RemoteMemory } from './memory';
import { isTimeLimit, problemError } from './problem';
import { receive, type Received, type Store } from './receive';
import { checkAddress } from './regions';
import {
	adviceOn,
	type Unreached,
	backoff,
	defaultRetryPolicy,
	failureCode,
	isTransient,
	isTransientStatus,
	retryAfter,
	type RetryPolicy,
} from './retry';
import type { Body, Describe, Transport, TransportRequest } from './transport';
import { unlessAborted } from './unless-aborted';

/** `D`: how the host holds documents. `B`: the content of an answer, as the host's transport gives it and its store takes it. */
export interface RemoteOptions<D extends DocumentSource = DocumentSource, B extends Body = Body> {
	readonly transport: Transport<B>;
	/** Takes the documents of the answers. */
	readonly store: Store<D, B>;
	/** From `baseAddress`, or the user's own. HTTPS, or plain http for loopback addresses (docs/semantics.md, D2). */
	readonly baseUrl: string;
	/** The user has allowed plain HTTP to private networks (docs/semantics.md, D42). */
	readonly plainHttp?: boolean;
	/** The name of the service in messages, such as `European Union`. */
	readonly regionLabel: string;
	/** Asks for the description of a service; without it, only operations and fields of the contract can be sent. */
	readonly describe?: Describe;
	/** Asked about documents of at most `MOST_COUNTED` bytes whose pages the answer does not tell. */
	readonly countPages?: CountPages<D>;
	/** Shared by the backends of a host, so that a service is not asked again for each run. */
	readonly memory?: RemoteMemory;
	/** Resolves after these milliseconds. */
	readonly sleep: (milliseconds: number) => Promise<void>;
	/** From 0 up to, but not including, 1. */
	readonly random?: () => number;
	/** Milliseconds since 1970. */
	readonly now?: () => number;
	/** Milliseconds for one attempt. Uploads and large splits take long. */
	readonly timeout?: number;
	/** All attempts, including the first. */
	readonly attempts?: number;
	/** Redacted if an answer repeats them, like the passwords among the parameters: the API key, if it is known here. */
	readonly secrets?: readonly string[];
}

const DEFAULT_TIMEOUT = 300_000;
/** The media type to ask for, by kind of output. */
const ANSWERS = {
	pdf: 'application/pdf',
	pdfs: 'application/zip',
	files: 'application/zip',
	data: 'application/json',
	text: 'application/json',
} as const;

export interface RemoteBackend<D extends DocumentSource = DocumentSource> extends Backend<D> {
	/**
	 * Asks the service, before any document is read, whether it offers the extensions that a call needs.
	 *
	 * @throws OctavoError as `run` would, before it sends a document.
	 */
	check<N extends OperationName>(name: N, parameters: ParamsOf<N>): Promise<void>;
}

/** @throws OctavoError `configuration` if the address may not be used. */
export function remoteBackend<D extends DocumentSource, B extends Body>(options: RemoteOptions<D, B>): RemoteBackend<D> {
	const base = checkAddress(options.baseUrl, options.plainHttp);
	const label = options.regionLabel;
	const memory = options.memory ?? new RemoteMemory(options.now);
	const policy: RetryPolicy = { ...defaultRetryPolicy, attempts: Math.max(1, options.attempts ?? defaultRetryPolicy.attempts) };
	const service = { base, label, describe: options.describe, memory };
	return {
		// A service announces only operations and fields for which it has everything.
		ports: allPorts,
		async check(name, parameters) {
			await negotiateParameters(name, parameters, service);
		},
		async run(name, documents, parameters, { signal } = {}) {
			try {
				// The type that all operations' parameters share, which the compiler cannot infer for an open operation.
				const given = parameters as DecodedParameters;
				const issues = documentIssues(name, documents);
				if (issues.length > 0) throw invalidParameters(issues);
				const sent = await negotiateParameters(name, given, { ...service, signal });
				const call = {
					name,
					documents,
					base,
					label,
					policy,
					options,
					memory,
					request: requestFor(name, signal, options),
				};
				const received = await sendToKnownPath({ ...call, entries: formEntries(name, sent) });
				if ('refusal' in received)
					throw problemError(received.refusal, label, secretsOf(name, sent, options.secrets), options.now);
				return await completeFacts(name, received.outcome, sent, options.countPages);
			} catch (thrown) {
				throw asOctavoError(thrown);
			}
		},
	};
}

/**
 * The parameters to send, once the service is known to understand them. A page set that is one range is sent as the
 * contract's `first_page` and `last_page` if `pages` is not offered.
 */
async function negotiateParameters(name: OperationName, given: DecodedParameters, service: Service): Promise<DecodedParameters> {
	const needed = extensionsOf(name, given);
	if (!needed) return given;
	const ranged = asContract(name, given, needed);
	try {
		await requireExtensions(needed, service);
		return given;
	} catch (thrown) {
		if (!ranged || !(thrown instanceof OctavoError) || thrown.code === 'cancelled') throw thrown;
		const stillNeeded = extensionsOf(name, ranged);
		if (stillNeeded) await requireExtensions(stillNeeded, service);
		return ranged;
	}
}

/** The same call without `pages`, if that is one range and the contract has fields for it. */
function asContract(name: OperationName, given: DecodedParameters, { fields }: Extensions): DecodedParameters | undefined {
	const { pages } = given;
	if (!fields.includes('pages') || typeof pages !== 'string' || !operationOf(name).fields['first_page']) return undefined;
	const range = asRange(pages);
	if (!range) return undefined;
	const { pages: _pages, ...others } = given;
	return { ...others, first_page: range.first, last_page: range.last };
}

interface Call<D extends DocumentSource, B extends Body> {
	readonly name: OperationName;
	readonly documents: readonly D[];
	readonly entries: readonly Entry[];
	readonly base: string;
	readonly label: string;
	readonly policy: RetryPolicy;
	readonly options: RemoteOptions<D, B>;
	readonly memory: RemoteMemory;
	readonly request: Omit<TransportRequest, 'url' | 'form'>;
}

function requestFor(
	name: OperationName,
	signal: RunOptions['signal'],
	{ timeout = DEFAULT_TIMEOUT, random = Math.random }: Pick<RemoteOptions, 'timeout' | 'random'>,
): Call<never, never>['request'] {
	const { output, partsHaveMatch, long } = operationOf(name);
	const wanted = partsHaveMatch ? 'application/json' : ANSWERS[output];
	return {
		method: 'POST',
		headers: {
			Accept: `${wanted}, application/problem+json`,
			// A request that is sent again gives the same job.
			...(long && { Prefer: 'respond-async', 'Idempotency-Key': keyOf(random) }),
		},
		timeout,
		...(signal ? { signal } : {}),
	};
}

const keyOf = (random: () => number): string =>
	Array.from({ length: 4 }, () =>
		Math.floor(random() * 2 ** 32)
			.toString(16)
			.padStart(8, '0'),
	).join('');

/** Tries the operation's path, and once its first alias on 404. The path that worked is remembered per base address. */
async function sendToKnownPath<D extends DocumentSource, B extends Body>(call: Call<D, B>): Promise<Received<D>> {
	const canonical = pathOf(call.name);
	const alias = operationOf(call.name).aliases?.[0];
	if (alias === undefined) return send(call, canonical);
	const key = `${call.base} ${call.name}`;
	const first = call.memory.path(key) ?? canonical;
	const other = first === canonical ? alias : canonical;
	let path = first;
	let received = await send(call, path);
	if (isRefused(received, (status) => status === 404)) received = await send(call, (path = other));
	if (!isRefused(received, (status) => status === 404)) call.memory.rememberPath(key, path);
	return received;
}

const isRefused = (
	received: Received<unknown>,
	by: (status: number) => boolean,
): received is Extract<Received<unknown>, { refusal: unknown }> => 'refusal' in received && by(received.refusal.status);

/** One request with its retries. Returns the last answer, even if its status is still transient. */
async function send<D extends DocumentSource, B extends Body>(call: Call<D, B>, path: string): Promise<Received<D>> {
	const { label, policy, options, request } = call;
	const { sleep, random = Math.random, now = Date.now } = options;
	const { signal } = request;
	for (let attempt = 0; ; attempt++) {
		if (signal?.aborted) throw cancellation();
		const last = attempt + 1 >= policy.attempts;
		let wait = backoff(attempt, policy, random);
		try {
			const received = await unlessAborted(exchange(call, path), signal);
			if (last || !isRefused(received, isTransientStatus) || isTimeLimit(received.refusal)) return received;
			wait = retryAfter(received.refusal.headers, now()) ?? wait;
			// Asking earlier would not honour it.
			if (wait > policy.longestRetryAfter) return received;
		} catch (thrown) {
			if (signal?.aborted) throw cancellation();
			if (thrown instanceof OctavoError && thrown.code !== 'network') throw thrown;
			if (last || !(isTransient(thrown) || thrown instanceof OctavoError))
				throw unreachedError(thrown, label, attempt + 1, options);
		}
		await unlessAborted(sleep(wait), signal);
	}
}

/** One attempt, to the end of its answer: an answer that breaks off is tried again like a request that does. */
async function exchange<D extends DocumentSource, B extends Body>(call: Call<D, B>, path: string): Promise<Received<D>> {
	const { name, documents, entries, base, label, options, request } = call;
	const sending = new Sending();
	const form = () => toForm(documents, entries, sending);
	try {
		const first = await options.transport({ ...request, url: `${base}${path}`, form });
		const { sleep, now = Date.now, transport } = options;
		const { headers, ...plain } = request;
		const ask = (method: 'GET' | 'DELETE', at: string) =>
			transport({ ...plain, method, url: `${base}${at}`, headers: { Accept: headers['Accept']! } });
		const response = await awaitResult(first, { ask, sleep, now, signal: request.signal, label });
		const sent = bytesToSend(documents, entries);
		return await receive(
			response,
			{ name, documents, sent, label, signal: request.signal, pause: () => sleep(0) },
			options.store,
		).catch((thrown: unknown) => {
			throw thrown instanceof OctavoError ? thrown : new BrokenAnswer(thrown);
		});
	} catch (thrown) {
		throw sending.failure ?? thrown;
	} finally {
		sending.end();
	}
}

const bytesToSend = (documents: readonly DocumentSource[], entries: readonly Entry[]): number =>
	documents.reduce((sum, { size }) => sum + size, 0) +
	entries.reduce((sum, [, value]) => sum + (typeof value === 'string' ? value.length : value.bytes.length), 0);

/** Passwords as they are, and the lines of keys in PEM, of which a long answer may repeat some. */
function secretsOf(name: OperationName, parameters: DecodedParameters, secrets: readonly string[] = []): string[] {
	const given = Object.entries(operationOf(name).fields).flatMap(([wire, field]) => {
		const value = isSecret(field) ? parameters[wire] : undefined;
		if (typeof value === 'string') return [value];
		return value !== undefined && isDocument(value) ? linesOf(value.bytes) : [];
	});
	return [...secrets, ...given];
}

/** Bytes that are not text have none that an answer could repeat. */
function linesOf(bytes: Uint8Array): string[] {
	const text = rawText(bytes);
	return typeof text === 'string' ? text.split(/\r?\n/).filter((line) => line.trim() !== '') : [];
}

/** Reports only the code of the original, and does not keep it as the cause: a transport's error may hold headers with the key. */
function unreachedError(thrown: unknown, label: string, attempts: number, address: Unreached): OctavoError {
	if (thrown instanceof OctavoError) return thrown;
	const code = failureCode(thrown);
	const tries = `${attempts === 1 ? '' : ` in ${attempts} attempts`}${code === undefined ? '' : ` (${code})`}`;
	if (thrown instanceof BrokenAnswer)
		return new OctavoError('network', `The answer of ${label} broke off${tries}`, {
			advice: 'Check the network and its proxy, or process locally',
		});
	return new OctavoError('network', beginSentence(`${label} was not reached${tries}`), {
		advice: `${adviceOn(code, address)}, or process locally`,
	});
}
