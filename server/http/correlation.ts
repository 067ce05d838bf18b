/** The names by which other programs find a request again: X-Request-Id, and traceparent of W3C Trace Context. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID = 'x-request-id';
export const TRACEPARENT = 'traceparent';

/** The client's, if it is short and plain enough for a log; otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
	const given = headers[REQUEST_ID];
	return typeof given === 'string' && /^[\w.:/+=@-]{1,128}$/.test(given) ? given : randomUUID();
}

/** A place in a trace. */
export interface TraceParent {
	readonly traceId: string;
	readonly spanId: string;
	readonly flags: number;
}

const PARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
/** Sampled, and random trace ID: the flags that this version knows. */
const KNOWN_FLAGS = 3;

/** Undefined if the header is absent or invalid. */
export const traceParentOf = ({ headers }: IncomingMessage): TraceParent | undefined => traceParentIn(headers[TRACEPARENT]);

/** Undefined if it is not valid. A later version may have more fields (W3C Trace Context, 3.2.4). */
export function traceParentIn(given: string | string[] | undefined): TraceParent | undefined {
	const [, version, traceId = '', spanId = '', flags = '', more] = PARENT.exec(typeof given === 'string' ? given : '') ?? [];
	if (version === undefined || (version === '00' && more !== undefined)) return undefined;
	return { traceId, spanId, flags: parseInt(flags, 16) & KNOWN_FLAGS };
}

export const traceParentText = ({ traceId, spanId, flags }: TraceParent): string =>
	`00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`;
