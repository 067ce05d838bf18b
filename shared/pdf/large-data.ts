/** Large streams, as filters and their budget see them (shared/pdf/filters/large-streams.ts). */

/** The parameters of a filter: a dictionary. */
export interface Parameters {
	get(name: string): unknown;
}

/** The data of one filter. */
export interface Encoded {
	readonly filter: 'FlateDecode' | 'LZWDecode' | 'ASCII85Decode' | 'ASCIIHexDecode' | 'RunLengthDecode';
	readonly data: Uint8Array;
	readonly parameters: Parameters | undefined;
}

/** How many bytes streams may give: see `Budget` of the filters. */
export interface Allowance {
	readonly stream: number;
	readonly total: number;
	remaining: number;
	readonly documents?: number;
}

export interface LargeData {
	/** The data of a stream that was decoded before. @throws OctavoError over the budget */
	find(encoded: Encoded, budget: Allowance, damage: { found: boolean }): Uint8Array | undefined;
	/** Ends the work once the stream has given too much; undefined for a stream that cannot become large. */
	watch(encoded: Encoded, budget: Allowance): Watch | undefined;
	/**
	 * The result of steps, each of which yields its cost (see `Pace`): the same for the same data. Ends the work if they cost too much.
	 * `bytesOf` tells the memory of the result, which is kept then.
	 */
	take<T>(data: Uint8Array, steps: Generator<number, T>, bytesOf: (result: T) => number): T;
}

/** Ends the work that met a large stream. */
export class LargeStream extends Error {}

/** Called with the bytes that a stream has given so far. @throws LargeStream */
export type Watch = (size: number) => void;
