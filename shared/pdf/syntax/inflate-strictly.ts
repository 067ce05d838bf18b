/** Inflating zlib data (RFC 1950) in steps, and telling whether it is all that it should be. */
import type { Pace } from '../../pace/pace';
import { Adler } from './adler';
import { Inflater, OVERRUN, WINDOW } from '../../inflate/inflater';

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
	/** Bytes of the data that were read. */
	readonly consumed: number;
	/** The checksum of the inflated data. */
	readonly sum: number;
	/** See `Inflater`. */
	readonly broken: boolean;
}

/** Bytes that a step gives: at most, and where the data is short. */
const AT_ONCE = 1 << 18;
const LEAST = 1 << 12;
/** How many times as long as its data a small stream usually is, at most. */
const USUAL = 8;
/** The cost of a step, see `Pace`: the clock is looked at after each, because a block of 20 bytes can ask for new codes and give nothing. */
const STEP_COST = 300_000;

/**
 * Gives `take` the data to which zlib data inflates, up to `most` bytes; the bytes must not be changed, and are overwritten after the call. `cost` is the
 * caller's cost of a byte, as a multiple of inflating it: steps are smaller where it is high.
 */
export async function inflateStrictly(
	data: Uint8Array,
	most: number,
	pace: Pace,
	cost: number,
	take: (bytes: Uint8Array) => void,
): Promise<Inflated> {
	const [cmf = 0, flags = 0] = data;
	// A preset dictionary is never at hand.
	if ((cmf & 15) !== 8 || ((cmf << 8) | flags) % 31 !== 0 || flags & 0x20)
		return { ending: 'damaged', reached: 0, consumed: 0, sum: 1, broken: false };
	const inflater = new Inflater(data, 2);
	const room = Math.floor(Math.max(LEAST, Math.min(AT_ONCE / cost, data.length * USUAL)));
	const out = new Uint8Array(WINDOW + room + OVERRUN);
	const sum = new Adler();
	let [reached, from] = [0, 0];
	while (inflater.progress === 'more' && reached <= most) {
		if (from > WINDOW) {
			out.copyWithin(0, from - WINDOW, from);
			from = WINDOW;
		}
		const to = inflater.inflate(out, from, from + room);
		const chunk = out.subarray(from, to);
		const wanted = Math.min(chunk.length, most - reached);
		sum.add(chunk);
		if (wanted > 0) take(chunk.subarray(0, wanted));
		reached += chunk.length;
		from = to;
		const due = pace.step(Math.max(chunk.length * cost, STEP_COST));
		if (due) await due;
	}
	const { consumed, isBroken: broken } = inflater;
	return { ending: endingOf(inflater, data, reached - most, sum.value), reached, consumed, sum: sum.value, broken };
}

function endingOf({ progress }: Inflater, data: Uint8Array, beyond: number, sum: number): Ending {
	if (beyond > 0) return 'loose';
	if (progress !== 'ended' && progress !== 'more') return beyond === 0 ? 'loose' : progress;
	return isChecked(data, sum) ? 'clean' : 'loose';
}

/** Whether the checksum is at the end; an end of line that belongs to the keyword after the data may follow it. */
function isChecked(data: Uint8Array, sum: number): boolean {
	const bytes = Buffer.from(data.subarray(-6));
	for (let after = 0; after <= 2 && bytes.length >= 4 + after; after++)
		if (bytes.readUInt32BE(bytes.length - 4 - after) === sum) return true;
	return false;
}
