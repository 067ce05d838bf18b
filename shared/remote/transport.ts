/** The port to the network: n8n has an authenticated helper, the Action a proxy agent, and tests their own transports. */
import type { FormData } from 'formdata-node';

export interface TransportRequest {
	readonly method: 'POST' | 'GET' | 'DELETE';
	readonly url: string;
	/** Without Content-Type and Content-Length, which the form provides, and without the key, which only the transport knows. */
	readonly headers: Readonly<Record<string, string>>;
	/** Builds the body, whose files are read while they are sent. Called once per attempt. Absent: no body. */
	readonly form?: () => FormData;
	/** Milliseconds for the whole exchange: connection, upload and answer. */
	readonly timeout: number;
	/** The caller's signal. The transport may ignore it, because the backend stops waiting anyway. */
	readonly signal?: AbortSignal;
}

interface Head {
	readonly status: number;
	/** Names in lower case. */
	readonly headers: Readonly<Record<string, string>>;
}

/** An answer that has been read. */
export interface Answer extends Head {
	readonly body: Uint8Array;
}

/** The content of an answer while it arrives. It ends with an error if the answer is incomplete. */
export type Body = AsyncIterable<Uint8Array>;

/** An answer whose content is still to be read. `B` is the type that the host's store takes. */
export interface TransportResponse<B extends Body = Body> extends Head {
	/** The first `PEEKED` bytes of the body, or all if it has fewer. The body still begins with them. */
	readonly peeked: Uint8Array;
	readonly body: B;
	/** Ends the answer without reading the rest. */
	readonly close: () => void;
}

/** Bytes in which `%PDF-` may be, with the letters of one that begins at the last of 1,024 (docs/semantics.md, §5). */
export const PEEKED = 1024 + 4;

/** A request for the description of a service: without a key, and without following redirects. Its time limit alone ends it. */
export interface DescriptionRequest {
	readonly url: string;
	/** Milliseconds for the whole exchange. */
	readonly timeout: number;
	/** The answer may be truncated, or refused, after this many bytes. */
	readonly maximumBytes: number;
}

export type Describe = (request: DescriptionRequest) => Promise<Answer>;

/**
 * Sends one request with the API key in the header X-API-Key and returns the answer, whatever its status. Redirects are not
 * followed. If it throws, or the body does, the error counts as a network failure, and `isTransient` decides from its `code`, its
 * `name` and its causes whether a retry makes sense.
 */
export type Transport<B extends Body = Body> = (request: TransportRequest) => Promise<TransportResponse<B>>;
