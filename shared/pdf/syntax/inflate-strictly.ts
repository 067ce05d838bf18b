/** Inflating zlib data (RFC 1950) piece by piece, and telling whether it is all that it should be. */
import { FlateErrorCode, Inflate, type FlateError } from 'fflate';
import type { Pace } from '../pace';
import { Adler } from './adler';
import { joinBytes } from './characters';

export type Ending =
	/** The data is complete and its checksum agrees. */
	| 'clean'
	/** There is more data than was wanted, or the checksum is missing or wrong. */
	| 'loose'
	/** The data ends too early. */
	| 'short'
	| 'damaged';

export interface Inflated {
	readonly ending: Ending;
	/** Bytes to which the data inflates, as far as they were counted: more than wanted if there is more. */
	readonly reached: number;
	/** Bytes of the pieces before the slice that is damaged, or all. */
	readonly consumed: number;
	/** The checksum of the inflated data. */
	readonly sum: number;
}

/**
 * Bytes inflated at once: at first at most 256 kB, since deflate expands at most 1032-fold, and then as many as give about that, if they are
 * like those before. They need not be: data that hardly expands may be followed by some that expands as far as can be, to 4 MB at once.
 * fflate takes five times as much memory for it, and memory that is touched first takes longer than the inflating.
 */
export const FIRST_SLICE = 1 << 8;
export const LONGEST_SLICE = 1 << 12;
const AT_ONCE = 1 << 18;
/** The longest slice where others do not wait. */
export const SLICE = 1 << 14;
/** The cost of a slice, see `Pace`: the clock is looked at after each, because a block of 20 bytes can ask for tables of 64 kB. */
const SLICE_COST = 300_000;
/** Bytes without which fflate may give none: those of a stored block, which it gives at once. */
const PATIENCE = 1 << 17;

/**
 * Gives `take` the data to which `pieces` inflate, up to `most` bytes. `cost` is the caller's cost of a byte, as a multiple of inflating it:
 * slices are smaller where it is high.
 */
export async function inflateStrictly(
	pieces: readonly Uint8Array[],
	most: number,
	pace: Pace,
	cost: number,
	take: (bytes: Uint8Array) => void,
): Promise<Inflated> {
	const head = joinBytes(pieces.slice(0, 3).map((piece) => piece.subarray(0, 2)));
	const [cmf = 0, flags = 0] = head;
	// A preset dictionary is never at hand.
	if ((cmf & 15) !== 8 || ((cmf << 8) | flags) % 31 !== 0 || flags & 0x20)
		return { ending: 'damaged', reached: 0, consumed: 0, sum: 1 };
	const longest = Math.max(FIRST_SLICE, Math.floor(LONGEST_SLICE / cost));
	let slice = FIRST_SLICE;
	const sum = new Adler();
	let [reached, consumed] = [0, 0];
	const inflater = new Inflate((chunk) => {
		const wanted = Math.min(chunk.length, most - reached);
		reached += chunk.length;
		sum.add(chunk);
		if (wanted > 0) take(wanted === chunk.length ? chunk : chunk.subarray(0, wanted));
	});
	const rest: Uint8Array[] = [];
	try {
		let skip = 2;
		let idle = 0;
		for (const piece of pieces)
			for (let at = 0, next = 0; at < piece.length; at = next) {
				next = at + slice;
				const skipped = Math.min(skip, piece.length - at, slice);
				const bytes = piece.subarray(at + skipped, next);
				skip -= skipped;
				const before = reached;
				// fflate gathers the bytes after the end of the data without bound. They are at most a few empty blocks and the checksum.
				// After a slice of no bytes, it accepts distances to before the data.
				if (bytes.length > 0 && reached < most && idle < PATIENCE) inflater.push(bytes);
				else if (rest.length < 16) rest.push(bytes);
				idle = reached > before ? 0 : idle + bytes.length;
				consumed += Math.min(next, piece.length) - at;
				slice = nextSlice(bytes.length, reached - before, longest);
				const due = pace.step(Math.max((bytes.length + reached - before) * cost, SLICE_COST));
				if (due) await due;
			}
		inflater.push(joinBytes(rest).subarray(0, longest), true);
	} catch (thrown) {
		if (reached >= most) return { ending: 'loose', reached, consumed, sum: sum.value };
		const short = (thrown as Partial<FlateError>).code === FlateErrorCode.UnexpectedEOF;
		return { ending: short ? 'short' : 'damaged', reached, consumed, sum: sum.value };
	}
	if (reached < most && !hasEnded(inflater)) return { ending: 'short', reached, consumed, sum: sum.value };
	const isClean = reached <= most && endsWith(pieces, sum.value);
	return { ending: isClean ? 'clean' : 'loose', reached, consumed, sum: sum.value };
}

/** Whether the last block has ended. fflate takes data that is cut short for complete if no bytes of a slice are left. */
function hasEnded(inflater: Inflate): boolean {
	const { s: state } = inflater as unknown as { readonly s: { readonly f?: number; readonly l?: unknown } };
	return state.f === 1 && !state.l;
}

/** As many bytes as should inflate to `AT_ONCE`, if they are like those before. */
export function nextSlice(taken: number, given: number, longest: number): number {
	const likely = Math.floor((AT_ONCE * taken) / Math.max(given, 1));
	return Math.min(Math.max(Math.min(likely, 2 * taken), FIRST_SLICE), longest);
}

/** Whether the checksum is at the end; an end of line that belongs to the keyword after the data may follow it. */
function endsWith(pieces: readonly Uint8Array[], sum: number): boolean {
	let end: Uint8Array = new Uint8Array(0);
	for (let i = pieces.length - 1; i >= 0 && end.length < 6; i--) end = joinBytes([pieces[i]!.subarray(-6), end]);
	const bytes = Buffer.from(end);
	for (let after = 0; after <= 2 && bytes.length >= 4 + after; after++)
		if (bytes.readUInt32BE(bytes.length - 4 - after) === sum) return true;
	return false;
}
