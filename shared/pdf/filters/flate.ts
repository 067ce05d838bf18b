/** The Flate filter (ISO 32000-2, 7.4.4). */
import { Inflate, inflateSync, zlibSync } from 'fflate';
import { OctavoError, unreadable } from '../../contract/errors';
import { LargeStream, type Watch } from '../large-data';
import { MOST, Scratch } from '../scratch';
import { Adler, hasChecksum, withoutChecksum } from '../syntax/adler';
import { skipWhiteSpace } from '../syntax/characters';
import { FIRST_SLICE, LONGEST_SLICE, nextSlice, SLICE } from '../syntax/inflate-strictly';
import { Collector, overBudget, type Budget, type Damage } from './budget';

/** zlib data, for streams that we make. The level trades size for time: about 1.5 times as fast as the default. */
export const deflate = (data: Uint8Array): Uint8Array => zlibSync(data, { level: 4, mem: 3 });

/** The same form without compression, for data that is read again at once. */
export const store = (data: Uint8Array): Uint8Array => zlibSync(data, { level: 0 });

/** Data that is inflated in one go. fflate decodes all of it, even if little of it fits: eight kilobytes of a bomb take 30 ms. */
const SMALL = 16 * SLICE;
const SMALL_WATCHED = 4096;

/** Larger streams are inflated in slices, which notice that a bound is passed before they have filled the memory. */
const NATIVE = 1 << 26;

export function inflate(data: Uint8Array, budget: Budget, damage: Damage, watch?: Watch): Uint8Array {
	const sound = budget.codec?.inflateNow(data, Math.min(budget.stream, budget.remaining, NATIVE));
	if (sound) {
		budget.remaining -= sound.length;
		return sound;
	}
	// The zlib header (RFC 1950) may be missing or wrong; the deflate data (RFC 1951) is what counts. No checksum is verified,
	// as in viewers: truncated data gives what it holds.
	const at = skipWhiteSpace(data, 0, Math.min(data.length, 4));
	const headed = (data[at]! & 15) === 8 && ((data[at]! << 8) | data[at + 1]!) % 31 === 0;
	if (!headed) damage.found = true;
	const first = attemptInflate(data.subarray(headed ? at + 2 : 0), budget, damage, watch);
	if (!first) throw unreadable('a compressed stream is damaged');
	if (damage.mismatch === false && !damage.found) damage.mismatch = contradicts(data.subarray(at + 2), first);
	return first;
}

/** Whether deflated data has a checksum that is not the one of what it inflates to. */
function contradicts(data: Uint8Array, inflated: Uint8Array): boolean {
	const sum = new Adler();
	sum.add(inflated);
	if (hasChecksum(data, sum.value)) return false;
	const rest = withoutChecksum(data);
	return rest.length > 0 && inflateInSlices(rest, { push: () => undefined, size: 0, consumed: 0 }, Infinity);
}

function attemptInflate(data: Uint8Array, budget: Budget, damage: Damage, watch?: Watch): Uint8Array | undefined {
	if (budget.remaining <= 0) throw overBudget(budget, 0);
	const collector = new Collector(budget, watch);
	if (data.length <= (watch ? SMALL_WATCHED : SMALL)) {
		const sizes = watch ? [data.length * USUAL] : [data.length * USUAL, MOST];
		const found = inflateSmall(data, sizes, budget.scratch ?? new Scratch());
		if (found) {
			collector.push(found);
			return collector.finish();
		}
	}
	if (inflateInSlices(data, collector, data.length)) return collector.finish();
	// A damaged slice gives no output at all, so it is inflated again in very small pieces.
	damage.found = true;
	const rest = new Collector(budget, watch);
	inflateInSlices(data, rest, Math.floor(collector.consumed / SLICE) * SLICE);
	return rest.size === 0 ? undefined : rest.finish();
}

/** How many times as long as its data a small stream usually is, at most. */
const USUAL = 8;

/**
 * In one go and in memory that exists already: several times as fast for the many small streams. Undefined for damaged and larger
 * ones, which are inflated by the slower way, which keeps what can be decoded.
 */
function inflateSmall(data: Uint8Array, sizes: readonly number[], scratch: Scratch): Uint8Array | undefined {
	try {
		for (const size of sizes) {
			const out = scratch.atLeast(size);
			const found = inflateSync(data, { out });
			// fflate drops whatever does not fit, without an error.
			if (found.length < out.length) return found.slice();
			if (out.length === MOST) return undefined;
		}
	} catch {
		// The slower way tells what is wrong.
	}
	return undefined;
}

/** The size of the small pieces for a damaged slice. */
const CRUMB = 16;

/**
 * In slices up to `sound`, then in small pieces. False if the data is damaged or cut short: the collector then has the output
 * before the damage.
 */
function inflateInSlices(
	data: Uint8Array,
	collector: Pick<Collector, 'push' | 'size' | 'consumed' | 'watch'>,
	sound: number,
): boolean {
	const inflator = new Inflate((chunk) => {
		if (chunk.length) collector.push(chunk);
	});
	const isRetry = sound < data.length;
	let slice = collector.watch ? FIRST_SLICE : SLICE;
	try {
		for (let at = 0; at < data.length;) {
			const size = at < sound ? Math.min(slice, sound - at) : CRUMB;
			const before = collector.size;
			collector.consumed = at;
			// Without the final slice, data that is cut short gives all that it holds.
			inflator.push(data.subarray(at, at + size), !isRetry && at + size >= data.length);
			at += size;
			collector.watch?.(collector.size);
			if (collector.watch) slice = nextSlice(size, collector.size - before, LONGEST_SLICE);
		}
	} catch (thrown) {
		if (thrown instanceof OctavoError || thrown instanceof LargeStream) throw thrown;
		return false;
	}
	return true;
}
