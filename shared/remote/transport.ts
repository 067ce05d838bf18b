/** The port to the network: n8n has an authenticated helper, the Action a proxy agent, and tests their own transports. */

export interface TransportRequest {
	readonly method: 'POST';
	readonly url: string;
	/** Without Content-Type, which the form provides, and without the key, which only the transport knows. */
	readonly headers: Readonly<Record<string, string>>;
	/** Builds the body. Called once per attempt. */
	readonly form: () => FormData;
	/** Milliseconds for the whole exchange: connection, upload and answer. */
	readonly timeout: number;
	/** The caller's signal. The transport may ignore it, because the backend stops waiting anyway. */
	readonly signal?: AbortSignal;
}

export interface TransportResponse {
	readonly status: number;
	/** Names in lower case. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array;
}

/** A request for the description of a service: without a key, and without following redirects. */
export interface DescriptionRequest {
	readonly url: string;
	/** Milliseconds for the whole exchange. */
	readonly timeout: number;
	/** The answer may be truncated, or refused, after so many bytes. */
	readonly maximumBytes: number;
	readonly signal?: AbortSignal;
}

export type Describe = (request: DescriptionRequest) => Promise<TransportResponse>;

/**
 * Sends one request with the API key in the header X-API-Key and returns the answer, whatever its status. Redirects are not
 * followed. If it throws, the error counts as a network failure, and `isTransient` decides from its `code`, its `name` and its
 * causes whether a retry makes sense.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
