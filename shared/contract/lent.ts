/** Things that a host lends to operations beside their input (docs/semantics.md, D76). Without one, `ports` does not name it. */

export interface Lent {
	/** The time of day, in milliseconds since 1970. */
	readonly clock?: () => number;
	readonly network?: Network;
}

export interface NetworkRequest {
	readonly address: string;
	readonly contentType: string;
	readonly body: Uint8Array;
	/** After which it fails, in milliseconds. */
	readonly timeout: number;
}

/** Sends a POST request, without following redirects. Fails if there is no answer in time. */
export type Network = (
	request: NetworkRequest,
	signal?: AbortSignal,
) => Promise<{ readonly status: number; readonly body: Uint8Array }>;
