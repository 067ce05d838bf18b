/** The way to a region is a port of its own: n8n has an authenticated helper, the Action a proxy agent, tests what they like. */

export interface TransportRequest {
	readonly method: 'POST';
	readonly url: string;
	/** Without Content-Type, which belongs to the form, and without the key, which only the transport knows. */
	readonly headers: Readonly<Record<string, string>>;
	/** Makes the body; to be called once per attempt. */
	readonly form: () => FormData;
	/** Milliseconds for the whole exchange: connection, upload and answer. */
	readonly timeout: number;
	/** The caller's own; it need not be obeyed at once, because the backend stops waiting by itself. */
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
	/** The answer may be cut off, or refused, behind so many bytes. */
	readonly maximumBytes: number;
	readonly signal?: AbortSignal;
}

export type Describe = (request: DescriptionRequest) => Promise<TransportResponse>;

/**
 * Sends one request with the API key in the header X-API-Key and gives back whatever status comes. Redirects are not
 * followed. What it throws counts as network trouble; whether another attempt makes sense is read off the error's
 * `code` and `name`, through its causes (see `isTransient`).
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
