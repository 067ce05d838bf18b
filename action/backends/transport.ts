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
	const send = async (
		url: string,
		options: Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body'>,
		{ timeout, signal }: { readonly timeout: number; readonly signal?: AbortSignal | undefined },
	) => {
		const over = new AbortController();
		const signals = [timeoutSignal(timeout), over.signal, ...(signal ? [signal] : [])];
		const aborting = AbortSignal.any(signals);
		const { statusCode, headers, body } = await request(url, { ...options, dispatcher, signal: aborting }).catch(
			(thrown: unknown) => {
				throw aborting.aborted ? thrown : refusedByProxy(thrown);
			},
		);
		// A stream that fails when nothing reads it would end the process.
		body.on('error', () => undefined);
		return {
			status: statusCode,
			headers: plainHeaders(headers),
			content: body as AsyncIterable<Uint8Array>,
			close: () => over.abort(),
		};
	};
	return {
		transport: async ({ method, url, headers, form, timeout, signal }) => {
			const sent = encodeForm(form());
			const all = { ...headers, ...sent.headers, 'X-API-Key': apiKey };
			const { content, ...answer } = await send(
				url,
				{ method, headers: all, body: Readable.from(sent.body) },
				{ timeout, signal },
			);
			return { ...answer, ...(await peek(content)) };
		},
		describe: async ({ url, timeout, maximumBytes }) => {
			const headers = { Accept: 'application/json' };
			const { status, content, close, ...answer } = await send(url, { method: 'GET', headers }, { timeout });
			const body = (await readUpTo(content, maximumBytes + 1)).bytes;
			close();
			return { status, headers: answer.headers, body };
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
