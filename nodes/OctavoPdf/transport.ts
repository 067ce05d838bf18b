/** The network over n8n's own request helper: it adds the key of the credential. */
import { sleep, type IExecuteFunctions, type IHttpRequestOptions, type IN8nHttpFullResponse } from 'n8n-workflow';
import { PEEKED, readUpTo, type Describe, type Transport } from '../../shared/remote';

export const CREDENTIAL = 'octavoPdfApi';

/** The content of an answer, as n8n's request helper gives it and n8n's store takes it: a stream of Node. */
export type AnswerStream = Exclude<Parameters<IExecuteFunctions['helpers']['prepareBinaryData']>[0], Buffer> &
	AsyncIterable<Uint8Array>;

/** Answers of any status, as streams. n8n's own check of the status would drop the service's message. */
const STREAMED = {
	encoding: 'stream',
	json: false,
	returnFullResponse: true,
	ignoreHttpStatusErrors: true,
	disableFollowRedirect: true,
} as const satisfies Partial<IHttpRequestOptions>;

/**
 * Forms and answers are streamed. n8n's helper knows the length of a form, and computes its boundary. Redirects are not followed:
 * besides what docs/semantics.md, §5 says, a request that may be redirected would be kept in memory to be sent again.
 */
export function transportOf(context: IExecuteFunctions): Transport<AnswerStream> {
	return async ({ method, url, headers, form, timeout, signal }) => {
		const start = performance.now();
		const request: IHttpRequestOptions = {
			method,
			url,
			headers: { ...headers },
			...(form && { body: form() }),
			...STREAMED,
			timeout,
			...(signal && { abortSignal: signal }),
		};
		try {
			const answer = (await context.helpers.httpRequestWithAuthentication.call(
				context,
				CREDENTIAL,
				request,
			)) as IN8nHttpFullResponse;
			const body = answer.body as AnswerStream;
			// A stream that fails when nothing reads it would end the process.
			body.on('error', () => undefined);
			// A run sends many requests with one signal, which must not keep their answers.
			const release = () => signal?.removeEventListener('abort', close);
			const close = () => {
				release();
				body.destroy();
			};
			signal?.addEventListener('abort', close, { once: true });
			for (const event of ['end', 'close']) body.once(event, release);
			void endLater(body, start + timeout);
			return { status: answer.statusCode, headers: plainHeaders(answer.headers), peeked: await peek(body, PEEKED), body, close };
		} catch (thrown) {
			throw failure(thrown);
		}
	};
}

/** n8n's time limit applies until the answer begins. This limits the time in which the rest of the answer arrives. */
export async function endLater(body: AnswerStream, deadline: number): Promise<void> {
	while (!body.destroyed && !body.readableEnded) {
		if (performance.now() > deadline) body.destroy(Object.assign(new Error('The answer took too long'), { code: 'ETIMEDOUT' }));
		else await sleep(1000);
	}
}

/** The first bytes, which are then put back: what the store gets is the stream itself. */
async function peek(body: AnswerStream, length: number): Promise<Uint8Array> {
	while (!body.readableEnded && !body.destroyed) {
		// Null until `length` bytes have arrived; after the end of the stream, the bytes that are left.
		const first = body.read(length) as Uint8Array | null;
		if (first) {
			body.unshift(first);
			return first;
		}
		await nextEventOf(body);
	}
	return Buffer.alloc(0);
}

async function nextEventOf(body: AnswerStream): Promise<void> {
	const events = ['readable', 'end', 'close', 'error'];
	let happened: (thrown?: unknown) => void = () => undefined;
	const event = new Promise<unknown>((resolve) => (happened = resolve));
	for (const name of events) body.on(name, happened);
	const thrown = await event;
	for (const name of events) body.off(name, happened);
	if (thrown !== undefined) throw failure(thrown);
}

/** Without the key: what a service offers is public. */
export function describeThrough(context: IExecuteFunctions): Describe {
	return async ({ url, timeout, maximumBytes }) => {
		const start = performance.now();
		const request: IHttpRequestOptions = {
			method: 'GET',
			url,
			headers: { Accept: 'application/json' },
			...STREAMED,
			timeout,
		};
		try {
			const { statusCode, headers, body } = (await context.helpers.httpRequest(request)) as IN8nHttpFullResponse;
			const content = body as AnswerStream;
			void endLater(content, start + timeout);
			const { bytes } = await readUpTo(content, maximumBytes + 1);
			return { status: statusCode, headers: plainHeaders(headers), body: bytes };
		} catch (thrown) {
			throw failure(thrown);
		}
	};
}

function plainHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/** Only the code of what failed: n8n's error holds the request, and with it the key. */
function failure(thrown: unknown): Error {
	const { code, httpCode, cause } = thrown as { code?: unknown; httpCode?: unknown; cause?: { code?: unknown } };
	const reason = [code, cause?.code, httpCode].find((value) => typeof value === 'string' && value !== '');
	return Object.assign(new Error('The request was not answered'), { code: reason });
}
