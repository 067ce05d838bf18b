/**
 * A transport over the platform's `fetch`, with which the tests can play a region. No host uses it: because it might have to follow
 * a redirect, `fetch` keeps a copy of everything that it sends.
 */
import { encodeForm, peek, readUpTo, type Describe, type Transport } from '../../../shared/remote';

export interface FetchTransportOptions {
	/** The time limit of an attempt. Default: AbortSignal.timeout. */
	readonly timeoutSignal?: (milliseconds: number) => AbortSignal;
	/** Default: the platform's. */
	readonly fetch?: typeof fetch;
}

export function fetchTransport(apiKey: string, options: FetchTransportOptions = {}): Transport {
	const { timeoutSignal = (milliseconds: number) => AbortSignal.timeout(milliseconds), fetch: by = fetch } = options;
	return async ({ method, url, headers, form, timeout, signal }) => {
		const limit = timeoutSignal(timeout);
		const over = new AbortController();
		const request = form && encodeForm(form());
		// The types of `fetch` are those of browsers, which take no async iterables.
		const init: object = {
			method,
			headers: { ...headers, ...request?.headers, 'X-API-Key': apiKey },
			...(request && { body: request.body, duplex: 'half' }),
			redirect: 'manual',
			signal: AbortSignal.any([limit, over.signal, ...(signal ? [signal] : [])]),
		};
		const answer = await by(url, init);
		return {
			status: answer.status,
			headers: plainHeaders(answer),
			...(await peek(contentOf(answer))),
			close: () => over.abort(),
		};
	};
}

/** A transport for descriptions: GET without a key. */
export function fetchDescription(options: FetchTransportOptions = {}): Describe {
	const { timeoutSignal = (milliseconds: number) => AbortSignal.timeout(milliseconds) } = options;
	return async ({ url, timeout, maximumBytes }) => {
		const answer = await fetch(url, {
			headers: { Accept: 'application/json' },
			redirect: 'manual',
			signal: timeoutSignal(timeout),
		});
		const { bytes } = await readUpTo(contentOf(answer), maximumBytes + 1);
		return { status: answer.status, headers: plainHeaders(answer), body: bytes };
	};
}

function plainHeaders({ headers }: Response): Record<string, string> {
	const plain: Record<string, string> = {};
	headers.forEach((value, name) => (plain[name] = value));
	return plain;
}

const contentOf = ({ body }: Response): AsyncIterable<Uint8Array> => (body ?? nothing()) as AsyncIterable<Uint8Array>;

async function* nothing(): AsyncGenerator<Uint8Array> {
	// An answer without a body.
}
