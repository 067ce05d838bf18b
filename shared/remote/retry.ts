/** When to retry, and after how long (docs/semantics.md, §5). The service is stateless, so repeating a request is safe. */

import { isObject } from '../contract/json';
import { countNoun } from '../sentences';
import { placeOf } from './regions';

export interface RetryPolicy {
	/** All attempts, including the first. */
	readonly attempts: number;
	/** Upper bound of the first wait, in milliseconds; it doubles with each attempt. */
	readonly base: number;
	/** Longest computed wait, in milliseconds. */
	readonly cap: number;
	/** Longest wait that a service may ask for, in milliseconds. A longer one ends the attempts (docs/semantics.md, D62). */
	readonly longestRetryAfter: number;
}

export const defaultRetryPolicy: RetryPolicy = { attempts: 4, base: 500, cap: 30_000, longestRetryAfter: 120_000 };

/** Full jitter: a random wait up to the exponential bound, so that clients that failed together do not retry together. */
export function backoff(attempt: number, policy: RetryPolicy, random: () => number): number {
	return random() * Math.min(policy.cap, policy.base * 2 ** attempt);
}

/**
 * Milliseconds that `Retry-After` asks for (RFC 9110 §10.2.3: seconds or an HTTP date). A date counts from the answer's own
 * `Date`, because the clocks of two machines differ. Undefined if it is absent, unreadable or in the past: then the computed
 * wait applies.
 */
export function retryAfter(headers: Readonly<Record<string, string>>, now: number): number | undefined {
	const text = headers['retry-after']?.trim() ?? '';
	if (/^\d+$/.test(text)) return Number(text) * 1000;
	const wait = (httpDate(text) ?? NaN) - (httpDate(headers['date'] ?? '') ?? now);
	return wait > 0 ? wait : undefined;
}

/** Date.parse accepts almost anything; an HTTP date has a weekday and a time. */
function httpDate(text: string): number | undefined {
	if (!/^[A-Za-z]{3,9},? .*\d\d:\d\d:\d\d/.test(text)) return undefined;
	const time = Date.parse(text);
	return Number.isFinite(time) ? time : undefined;
}

/** A wait for a message: `90 seconds`, `3 minutes`. Rounded up, so that the next attempt is not too early. */
export function spokenWait(milliseconds: number): string {
	const seconds = Math.ceil(milliseconds / 1000);
	if (seconds < 120) return countNoun(seconds, 'second');
	const minutes = Math.ceil(seconds / 60);
	const hours = Math.ceil(minutes / 60);
	return minutes < 120 ? `${minutes} minutes` : hours <= 48 ? `${hours} hours` : 'more than two days';
}

/** 429 and every 5xx; never another 4xx (docs/semantics.md, D21). */
export const isTransientStatus = (status: number): boolean => status === 429 || (status >= 500 && status <= 599);

/**
 * Transient error codes of Node's sockets and resolver, of undici and of axios. Certificate errors, unknown hosts
 * and cancellation are not transient.
 */
const TRANSIENT: ReadonlySet<string> = new Set([
	'ECONNRESET',
	'ECONNABORTED',
	'ECONNREFUSED',
	'EPIPE',
	'ETIMEDOUT',
	'ESOCKETTIMEDOUT',
	'EAI_AGAIN',
	'ENETUNREACH',
	'EHOSTUNREACH',
	'ERR_STREAM_PREMATURE_CLOSE',
	// A proxy refused to connect.
	'ERR_PROXY_TUNNEL',
	'UND_ERR_SOCKET',
	'UND_ERR_CONNECT_TIMEOUT',
	'UND_ERR_HEADERS_TIMEOUT',
	'UND_ERR_BODY_TIMEOUT',
	'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
	'TimeoutError',
]);

/** Whether a transport's error is worth a retry. Codes and names decide, also those of causes, never the message. */
export function isTransient(thrown: unknown): boolean {
	return codesOf(thrown).some((code) => TRANSIENT.has(code));
}

/** The code of a failure for a message: the innermost one, which says most. */
export function failureCode(thrown: unknown): string | undefined {
	return codesOf(thrown).findLast((code) => /^[A-Z][A-Z0-9_]{2,60}$/.test(code) || code === 'TimeoutError');
}

/** Error codes of Node.js for a certificate of an authority that it does not know. It does not read the machine's store. */
const UNKNOWN_AUTHORITY: ReadonlySet<string> = new Set([
	'DEPTH_ZERO_SELF_SIGNED_CERT',
	'SELF_SIGNED_CERT_IN_CHAIN',
	'UNABLE_TO_GET_ISSUER_CERT',
	'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
	'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Error codes of Node.js for an answer that is not TLS. A handshake that fails otherwise can be an EPROTO too. */
const NOT_TLS: ReadonlySet<string> = new Set(['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG']);

/** The address that was not reached. `plainHttp` is absent where the host cannot allow it (docs/semantics.md, D42). */
export interface Unreached {
	readonly baseUrl: string;
	readonly plainHttp?: boolean;
}

/** The advice if nothing was reached, by the code of the failure. */
export function adviceOn(code: string | undefined, address: Unreached): string {
	if (code === undefined || !(UNKNOWN_AUTHORITY.has(code) || NOT_TLS.has(code)))
		return 'Check the base address, the network and its proxy';
	if (UNKNOWN_AUTHORITY.has(code))
		return "Node.js does not know the authority of its certificate: set the environment variable NODE_EXTRA_CA_CERTS to the file with the authority's certificate";
	return `The server seems to answer without TLS: ${withoutTls(address)}`;
}

function withoutTls({ baseUrl, plainHttp }: Unreached): string {
	const place = placeOf(baseUrl);
	const write = 'write http:// instead of https:// in the base address';
	if (place === 'thisMachine' || (place === 'privateNetwork' && plainHttp === true)) return write;
	if (place === 'privateNetwork' && plainHttp === false) return `${write}, and switch on Allow Plain HTTP`;
	return 'let it answer with https://, such as behind a reverse proxy, because a key must not travel unencrypted';
}

function codesOf(thrown: unknown): string[] {
	const codes: string[] = [];
	const seen = new Set<unknown>();
	const visit = (value: unknown): void => {
		if (!isObject(value) || seen.has(value) || seen.size > 20) return;
		seen.add(value);
		const { code, name, cause, errors } = value;
		for (const text of [code, name]) if (typeof text === 'string') codes.push(text);
		visit(cause);
		// Node throws one error for each address of the host name.
		if (Array.isArray(errors)) errors.forEach(visit);
	};
	visit(thrown);
	return codes;
}
