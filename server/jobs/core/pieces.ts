/** Bytes in pieces, worked through without holding up other requests: no step takes longer than a few milliseconds. */
import { setImmediate as turn } from 'node:timers/promises';

/** Bytes between two pauses. */
const STEP = 4 * 1024 ** 2;

export const totalLength = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** The same bytes, none of the pieces longer than a step, with a pause after each step. */
export async function* inSteps(pieces: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	let since = 0;
	for (const piece of pieces)
		for (let from = 0; from < piece.length; from += STEP) {
			const part = piece.subarray(from, from + STEP);
			since += part.length;
			yield part;
			if (since < STEP) continue;
			since = 0;
			await turn();
		}
}

/** Hands out bytes in the order in which they come. */
export class PieceReader {
	private readonly pieces: Uint8Array[];
	/** Bytes of the first piece that were read. */
	private used = 0;

	constructor(pieces: readonly Uint8Array[]) {
		this.pieces = [...pieces];
	}

	/** The next `length` bytes, in a separate piece of memory. @throws Error if there are fewer */
	async take(length: number): Promise<Uint8Array> {
		const bytes = new Uint8Array(length);
		let filled = 0;
		while (filled < length) {
			const [piece] = this.pieces;
			if (!piece) throw new Error('The bytes end too soon');
			const part = piece.subarray(this.used, this.used + Math.min(length - filled, STEP));
			bytes.set(part, filled);
			filled += part.length;
			this.used += part.length;
			if (this.used === piece.length) {
				this.pieces.shift();
				this.used = 0;
			}
			if (part.length === STEP) await turn();
		}
		return bytes;
	}

	/** Everything that was not read. */
	rest(): Uint8Array[] {
		const [first, ...others] = this.pieces;
		return first ? [first.subarray(this.used), ...others] : [];
	}
}
