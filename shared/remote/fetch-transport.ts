/** A transport over `fetch`: the platform's own, undici's with a proxy agent, or a test's. */
import type { Describe, Transport } from './transport';

export interface FetchTransportOptions {
	/** The time limit of an attempt; tests replace it. Default: AbortSignal.timeout. */
	readonly timeoutSignal?: (milliseconds: number) => AbortSignal;
}

interface ByteStream {
	getReader(): {
		read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
		cancel(): Promise<void>;
	};
}

/** The part of `fetch` that is used, so that undici's own types fit as well as the platform's. */
export type Fetch = (
	url: string,
	init: { method: string; headers: Record<string, string>; body?: FormData; redirect: 'manual'; signal: AbortSignal },
) => Promise<{
	readonly status: number;
	readonly headers: { forEach(callback: (value: string, name: string) => void): void };
	readonly body: ByteStream | null;
	arrayBuffer(): Promise<ArrayBuffer>;
}>;

/** The host passes `fetch`: the Action's version knows the runner's proxy. */
export function fetchTransport(fetch: Fetch, apiKey: string, options: FetchTransportOptions = {}): Transport {
	const { timeoutSignal = (milliseconds: number) => AbortSignal.timeout(milliseconds) } = options;
	return async ({ method, url, headers, form, timeout, signal }) => {
		const limit = timeoutSignal(timeout);
		const answer = await fetch(url, {
			method,
			headers: { ...headers, 'X-API-Key': apiKey },
			body: form(),
			// 301 and 302 would turn POST into GET, and another host would receive the key (docs/semantics.md, §5).
			redirect: 'manual',
			signal: signal ? AbortSignal.any([limit, signal]) : limit,
		});
		const plain: Record<string, string> = {};
		answer.headers.forEach((value, name) => {
			plain[name.toLowerCase()] = value;
		});
		return { status: answer.status, headers: plain, body: new Uint8Array(await answer.arrayBuffer()) };
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
		const plain: Record<string, string> = {};
		headers.forEach((value, name) => {
			plain[name.toLowerCase()] = value;
		});
		return { status, headers: plain, body: await readUpTo(body, maximumBytes) };
	};
}

/** The bytes of a stream; at most one chunk more than `most`. */
async function readUpTo(body: ByteStream | null, most: number): Promise<Uint8Array> {
	const reader = body?.getReader();
	const pieces: Uint8Array[] = [];
	let length = 0;
	for (let next = await reader?.read(); next?.value && length <= most; next = await reader?.read()) {
		pieces.push(next.value);
		length += next.value.length;
	}
	await reader?.cancel();
	return Buffer.concat(pieces);
}
