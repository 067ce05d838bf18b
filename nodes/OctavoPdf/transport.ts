/** A region's backend over n8n's own request helper: it adds the key of the credential. */
import { sleep, type IExecuteFunctions, type IHttpRequestOptions, type IN8nHttpFullResponse } from 'n8n-workflow';
import type { Backend } from '../../shared/backend';
import { OctavoError } from '../../shared/errors';
import { pageCounter } from '../../shared/local/count-pages';
import { operationOf } from '../../shared/operations';
import { isUnencrypted, remoteBackend, RemoteMemory, type Describe, type Transport } from '../../shared/remote';
import { targetOf, type Credential } from './credential';

const CREDENTIAL = 'octavoPdfApi';

/** Announcements of services, kept for all runs of this process, so that a service is not asked again in each run. */
const memory = new RemoteMemory();

/** @throws OctavoError `configuration` when the credential names no address that may be used. */
export async function regionBackend(context: IExecuteFunctions): Promise<Backend> {
	const credential = await context.getCredentials<Credential & { apiKey?: string }>(CREDENTIAL);
	const { baseUrl, label, plainHttp } = targetOf(credential);
	const remote = remoteBackend({
		transport: transportOf(context),
		describe: describeThrough(context),
		memory,
		countPages: pageCounter({ pause: async () => await sleep(0) }),
		baseUrl,
		plainHttp,
		regionLabel: label,
		sleep,
		// Only to black it out where an answer repeats it; requests get it from n8n's helper.
		secrets: credential.apiKey ? [credential.apiKey] : [],
	});
	return isUnencrypted(baseUrl) ? withoutPasswords(remote, label) : remote;
}

/** Refuses passwords among the parameters: they would travel unencrypted (docs/semantics.md, D42). */
function withoutPasswords(backend: Backend, label: string): Backend {
	return {
		async run(name, documents, parameters, options) {
			const given = parameters as Readonly<Record<string, unknown>>;
			const fields = Object.entries(operationOf(name).fields);
			const secret = fields.find(([wire, field]) => field.kind === 'text' && field.secret && given[wire] !== undefined);
			if (secret)
				throw new OctavoError('configuration', `${secret[1].label} is not sent to ${label} over plain HTTP`, {
					advice: 'Give the service an https:// address, or process locally',
				});
			return await backend.run(name, documents, parameters, options);
		},
	};
}

function transportOf(context: IExecuteFunctions): Transport {
	return async ({ method, url, headers, form, timeout, signal }) => {
		const request: IHttpRequestOptions = {
			method,
			url,
			headers: { ...headers },
			body: form(),
			// Bytes, and every status as it comes: with n8n's own check the service's message would be lost.
			encoding: 'arraybuffer',
			json: false,
			returnFullResponse: true,
			ignoreHttpStatusErrors: true,
			disableFollowRedirect: true,
			timeout,
			...(signal && { abortSignal: signal }),
		};
		try {
			const answer = (await context.helpers.httpRequestWithAuthentication.call(
				context,
				CREDENTIAL,
				request,
			)) as IN8nHttpFullResponse;
			const { statusCode, body } = answer;
			return { status: statusCode, headers: plainHeaders(answer.headers), body: toBytes(body) };
		} catch (thrown) {
			throw failure(thrown);
		}
	};
}

/** Without the key: what a service offers is public. */
function describeThrough(context: IExecuteFunctions): Describe {
	return async ({ url, timeout, maximumBytes, signal }) => {
		const request: IHttpRequestOptions = {
			method: 'GET',
			url,
			headers: { Accept: 'application/json' },
			encoding: 'stream',
			json: false,
			returnFullResponse: true,
			ignoreHttpStatusErrors: true,
			disableFollowRedirect: true,
			timeout,
			...(signal && { abortSignal: signal }),
		};
		try {
			const { statusCode, headers, body } = (await context.helpers.httpRequest(request)) as IN8nHttpFullResponse;
			return { status: statusCode, headers: plainHeaders(headers), body: await upTo(body, maximumBytes) };
		} catch (thrown) {
			throw failure(thrown);
		}
	};
}

/** Holds no more of an answer in memory than is asked for. */
async function upTo(body: unknown, maximumBytes: number): Promise<Uint8Array> {
	if (typeof body !== 'object' || body === null || !(Symbol.asyncIterator in body)) return toBytes(body);
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of body as AsyncIterable<Uint8Array | string>) {
		const bytes = Buffer.from(chunk as Uint8Array);
		chunks.push(bytes);
		length += bytes.length;
		// Leaving the loop closes the stream.
		if (length > maximumBytes) break;
	}
	return Buffer.concat(chunks).subarray(0, maximumBytes + 1);
}

function plainHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function toBytes(body: unknown): Uint8Array {
	if (body instanceof ArrayBuffer) return new Uint8Array(body);
	return Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : '');
}

/** Only the code of what failed: n8n's error holds the request, and with it the key. */
function failure(thrown: unknown): Error {
	const { code, httpCode, cause } = thrown as { code?: unknown; httpCode?: unknown; cause?: { code?: unknown } };
	const reason = [code, cause?.code, httpCode].find((value) => typeof value === 'string' && value !== '');
	return Object.assign(new Error('The request was not answered'), { code: reason });
}
