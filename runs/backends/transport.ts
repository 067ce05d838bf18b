/**
 * Requests as self-hosted runners need them: through the proxy that https_proxy, http_proxy and no_proxy name. They are sent with
 * undici's `request`: because it might have to follow a redirect, `fetch` keeps a copy of everything that it sends.
 */
import { Readable } from 'node:stream';
import { EnvHttpProxyAgent, request, type Dispatcher } from 'undici';
import { encodeForm, peek, readUpTo, type Describe, type Transport } from '../../shared/remote';

export interface Network {
	readonly transport: Transport;
	readonly describe: Describe;
}

/** `timeoutSignal` is the time limit of an attempt, which tests replace. */
export function networkOf(
	apiKey: string,
	timeoutSignal: (milliseconds: number) => AbortSignal = (milliseconds) => AbortSignal.timeout(milliseconds),
): Network {
	// The time limit is the transport's; undici's own ones, of five minutes, would cut a longer attempt short.
	const dispatcher = new EnvHttpProxyAgent({ headersTimeout: 0, bodyTimeout: 0 });
	const running = new Set<unknown>();
	const send = async (
		url: string,
		options: Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body'>,
		{ timeout, signal }: { readonly timeout: number; readonly signal?: AbortSignal | undefined },
	) => {
		const over = new AbortController();
		const ends = endingWith(over, [timeoutSignal(timeout), ...(signal ? [signal] : [])]);
		// Node 20 collects a signal that nothing refers to, even if AbortSignal.any follows it, and then an answer has no time limit.
		running.add(ends);
		const close = () => {
			running.delete(ends);
			for (const { one, end } of ends) one.removeEventListener('abort', end);
			over.abort();
		};
		try {
			const { statusCode, headers, body } = await request(url, { ...options, dispatcher, signal: over.signal });
			// A stream that fails when nothing reads it would end the process.
			body.on('error', () => undefined);
			return { status: statusCode, headers: plainHeaders(headers), content: body as AsyncIterable<Uint8Array>, close };
		} catch (thrown) {
			const isOurs = over.signal.aborted;
			close();
			throw isOurs ? thrown : refusedByProxy(thrown);
		}
	};
	return {
		transport: async ({ method, url, headers, form, timeout, signal }) => {
			const sent = form && encodeForm(form());
			const all = { ...headers, ...sent?.headers, 'X-API-Key': apiKey };
			const { content, ...answer } = await send(
				url,
				{ method, headers: all, ...(sent && { body: Readable.from(sent.body) }) },
				{ timeout, signal },
			);
			try {
				return { ...answer, ...(await peek(content)) };
			} catch (thrown) {
				answer.close();
				throw thrown;
			}
		},
		describe: async ({ url, timeout, maximumBytes }) => {
			const headers = { Accept: 'application/json' };
			const { status, content, close, ...answer } = await send(url, { method: 'GET', headers }, { timeout });
			try {
				return { status, headers: answer.headers, body: (await readUpTo(content, maximumBytes + 1)).bytes };
			} finally {
				close();
			}
		},
	};
}

/** undici calls it an abort if a proxy refuses to connect. Node.js has a code for it. */
const refusedByProxy = (thrown: unknown): unknown =>
	(thrown as { code?: unknown }).code === 'UND_ERR_ABORTED'
		? Object.assign(new Error('The proxy refused to connect'), { code: 'ERR_PROXY_TUNNEL' })
		: thrown;

const plainHeaders = (headers: Dispatcher.ResponseData['headers']): Record<string, string> =>
	Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Ends `over` when one of the signals ends. The result holds them, with their listeners. */
function endingWith(over: AbortController, signals: readonly AbortSignal[]): { one: AbortSignal; end: () => void }[] {
	return signals.map((one) => {
		const end = () => over.abort(one.reason);
		if (one.aborted) end();
		else one.addEventListener('abort', end);
		return { one, end };
	});
}
