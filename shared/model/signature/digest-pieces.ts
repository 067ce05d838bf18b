/** Hashing documents without holding the event loop. */
import { createHash } from 'node:crypto';
import type { Pace } from '../../pace/pace';
import type { HashName } from '../certificate/algorithms';

/** Hashed within a few milliseconds. */
const PIECE = 4 << 20;

export async function digestPieces(pieces: readonly Uint8Array[], name: HashName, pace: Pace): Promise<Buffer> {
	const hash = createHash(name);
	for (const bytes of pieces) {
		for (let from = 0; from < bytes.length; from += PIECE) {
			const piece = bytes.subarray(from, from + PIECE);
			hash.update(piece);
			const due = pace.step(piece.length);
			if (due) await due;
		}
	}
	return hash.digest();
}
