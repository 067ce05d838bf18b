/** A transport over `fetch`: the platform's own, undici's with a proxy agent, or a test's. */
import { encodeForm } from './form';
import { PEEKED, type Body, type Describe, type Transport } from './transport';

export interface FetchTransportOptions {
	/** The time limit of an attempt; tests replace it. Default: AbortSignal.timeout. */
	readonly timeoutSignal?: (milliseconds: number) => AbortSignal;
}

interface ByteReader {
	read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
	cancel(): Promise<void>;
}

/** The part of `fetch` that is used, so that undici's own types fit as well as the platform's. */
export type Fetch = (
	url: string,
	init: {
		method: string;
		headers: Record<string, string>;
		body?: AsyncIterable<Uint8Array>;
		/** Required for a body that is read while it is sent: the answer counts from the end of the request. */
		duplex?: 'half';
		redirect: 'manual';
		signal: AbortSignal;
	},
) => Promise<{
	readonly status: number;
	readonly headers: { forEach(callback: (value: string, name: string) => void): void };
	readonly body: { getReader(): ByteReader } | null;
}>;

/** The host passes `fetch`: the Action's version knows the runner's proxy. */
export function fetchTransport(fetch: Fetch, apiKey: string, options: FetchTransportOptions = {}): Transport {
	const { timeoutSignal = (milliseconds: number) => AbortSignal.timeout(milliseconds) } = options;
	return async ({ method, url, headers, form, timeout, signal }) => {
		const limit = timeoutSignal(timeout);
		const request = encodeForm(form());
		const answer = await fetch(url, {
			method,
			headers: { ...headers, ...request.headers, 'X-API-Key': apiKey },
			body: request.body,
			duplex: 'half',
			// 301 and 302 would turn POST into GET, and another host would receive the key (docs/semantics.md, §5).
			redirect: 'manual',
			signal: signal ? AbortSignal.any([limit, signal]) : limit,
		});
		const reader = answer.body?.getReader();
		const first = await readUpTo(reader, PEEKED);
		return {
			status: answer.status,
			headers: plainHeaders(answer.headers),
			peeked: first.subarray(0, PEEKED),
			body: continued(first, reader),
			close: () => void reader?.cancel().catch(() => undefined),
		};
	};
}

/** A transport for descriptions: GET without a key. */
export function fetchDescription(fetch: Fetch, options: FetchTransportOptions = {}): Describe {
	const { timeoutSignal = (milliseconds: number) => AbortSignal.timeout(milliseconds) } = options;
	return async ({ url, timeout, maximumBytes, signal }) => {
		const limit = timeoutSignal(timeout);
		const { status, headers, body } = await fetch(url, {
			method: 'GET',
			headers: { Accept: 'application/json' },
			redirect: 'manual',
			signal: signal ? AbortSignal.any([limit, signal]) : limit,
		});
		const reader = body?.getReader();
		const bytes = await readUpTo(reader, maximumBytes + 1);
		await reader?.cancel();
		return { status, headers: plainHeaders(headers), body: bytes };
	};
}

function plainHeaders(headers: Awaited<ReturnType<Fetch>>['headers']): Record<string, string> {
	const plain: Record<string, string> = {};
	headers.forEach((value, name) => {
		plain[name.toLowerCase()] = value;
	});
	return plain;
}

/** The bytes of a stream, until there are `enough`; at most one chunk more. */
async function readUpTo(reader: ByteReader | undefined, enough: number): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	let length = 0;
	while (reader && length < enough) {
		const { value } = await reader.read();
		if (!value) break;
		pieces.push(value);
		length += value.length;
	}
	return Buffer.concat(pieces);
}

/** What was read already, and the rest. */
async function* continued(first: Uint8Array, reader: ByteReader | undefined): AsyncGenerator<Uint8Array> & Body {
	yield first;
	for (let next = await reader?.read(); next?.value; next = await reader?.read()) yield next.value;
}
