/** A transport over `fetch`: the platform's own, undici's with a proxy agent, or a test's. */
import type { Transport } from './transport';

export interface FetchTransportOptions {
	/** Limits an attempt, for tests; the platform's own clock by default. */
	readonly timeoutSignal?: (milliseconds: number) => AbortSignal;
}

/** The part of `fetch` that is used, so that undici's own types fit as well as the platform's. */
export type Fetch = (
	url: string,
	init: { method: string; headers: Record<string, string>; body: FormData; redirect: 'manual'; signal: AbortSignal },
) => Promise<{
	readonly status: number;
	readonly headers: { forEach(callback: (value: string, name: string) => void): void };
	arrayBuffer(): Promise<ArrayBuffer>;
}>;

/** `fetch` is given, not taken from the platform: the Action brings one that knows the runner's proxy. */
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
