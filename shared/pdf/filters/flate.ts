/** The Flate filter (ISO 32000-2, 7.4.4). */
import { zlibSync } from 'fflate';
import { unreadable } from '../../contract/errors';
import type { Watch } from '../large-data';
import { Scratch } from '../scratch';
import { Adler, contradicts } from '../syntax/adler';
import { skipWhiteSpace } from '../syntax/characters';
import { Inflater, OVERRUN, WINDOW } from '../../inflate/inflater';
import { Collector, overBudget, type Budget, type Damage } from './budget';

/** zlib data, for streams that we make. The level trades size for time: about 1.5 times as fast as the default. */
export const deflate = (data: Uint8Array): Uint8Array => zlibSync(data, { level: 4, mem: 3 });

/** The same form without compression, for data that is read again at once. */
export const store = (data: Uint8Array): Uint8Array => zlibSync(data, { level: 0 });

/** Larger streams are not inflated at once by the host. */
const NATIVE = 1 << 26;

export function inflate(data: Uint8Array, budget: Budget, damage: Damage, watch?: Watch): Uint8Array {
	const sound = budget.codec?.inflateNow(data, Math.min(budget.stream, budget.remaining, NATIVE));
	if (sound) {
		budget.remaining -= sound.length;
		return sound;
	}
	if (budget.remaining <= 0) throw overBudget(budget, 0);
	// The zlib header (RFC 1950) may be missing or wrong; the deflate data (RFC 1951) is what counts. No checksum is verified,
	// as in viewers: truncated data gives what it holds.
	const at = skipWhiteSpace(data, 0, Math.min(data.length, 4));
	const headed = (data[at]! & 15) === 8 && ((data[at]! << 8) | data[at + 1]!) % 31 === 0;
	const scratch = budget.scratch ?? new Scratch();
	const inflater = new Inflater(data, headed ? at + 2 : 0, scratch);
	const collector = new Collector(budget, watch);
	inflateInto(collector, inflater, data.length, scratch);
	if (!headed || inflater.progress !== 'ended') damage.found = true;
	if (inflater.isBroken) damage.broken = true;
	const bytes = collector.finish();
	if (bytes.length === 0 && inflater.progress !== 'ended') throw unreadable('a compressed stream is damaged');
	if (damage.mismatch === false && !damage.found) damage.mismatch = contradicts(data, inflater.consumed, checksumOf(bytes));
	return bytes;
}

/** How many times as long as its data a small stream usually is, at most. */
const USUAL = 8;
/** Memory for the steps of a long stream, at first. */
const LONG = 4 * WINDOW;

/** In memory that exists already: several times as fast for the many small streams. */
function inflateInto(collector: Collector, inflater: Inflater, size: number, scratch: Scratch): void {
	let out = scratch.atLeast(size * USUAL);
	for (let from = 0; ;) {
		const to = inflater.inflate(out, from, out.length - OVERRUN);
		if (to > from) collector.push(out.slice(from, to));
		if (inflater.progress !== 'more') return;
		collector.watch?.(collector.size);
		from = to;
		if (to < out.length - OVERRUN) continue;
		const window = out.subarray(Math.max(0, to - WINDOW), to);
		out = scratch.atLeast(Math.max(LONG, 4 * out.length));
		out.set(window);
		from = window.length;
	}
}

function checksumOf(bytes: Uint8Array): number {
	const sum = new Adler();
	sum.add(bytes);
	return sum.value;
}
