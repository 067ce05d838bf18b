/**
 * Stream filters (ISO 32000-2, 7.4) that Octavo must be able to undo: cross-reference streams, object streams, content
 * streams. Output is bounded, because a kilobyte can inflate to gigabytes.
 */
import { Inflate, inflateSync, zlibSync } from 'fflate';
import { OctavoError, unreadable } from '../../errors';
import type { NativeCodec } from '../codec';
import { limitExceeded } from '../limits';
import { Scratch } from '../scratch';
import { EXCLAMATION_MARK, LESS_THAN, LETTER_u, LETTER_z, SPACE, TILDE, classOf, readHex } from './characters';
import type { Dict, Value } from './values';

/** How many bytes may still be produced; shared by all streams of a document. */
export interface Budget {
	/** For one stream. */
	readonly stream: number;
	/** For all of them. */
	readonly total: number;
	/** For all that is still to come. */
	remaining: number;
	/** Where small streams are inflated. */
	readonly scratch?: Scratch;
	/** The host's codec, for streams that are not damaged. */
	readonly codec?: NativeCodec | undefined;
}

const LONG: Readonly<Record<string, string>> = {
	Fl: 'FlateDecode',
	LZW: 'LZWDecode',
	A85: 'ASCII85Decode',
	AHx: 'ASCIIHexDecode',
	RL: 'RunLengthDecode',
};

/** Set by a filter that gave only a part of its data, because the data is damaged or truncated. */
export interface Damage {
	found: boolean;
}

const SUPPORTED = new Set(['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode', 'Crypt']);

export const isSupported = (filter: string): boolean => SUPPORTED.has(LONG[filter] ?? filter);

/** Undoes one filter. @throws OctavoError for a filter that is not one of ours, for data beyond repair, and over the budget. */
export function undo(
	filter: string,
	data: Uint8Array,
	parameters: Dict | undefined,
	budget: Budget,
	damage: Damage = { found: false },
): Uint8Array {
	switch (LONG[filter] ?? filter) {
		case 'FlateDecode':
			return unpredict(inflate(data, budget, damage), parameters);
		case 'LZWDecode':
			return unpredict(lzw(data, number(parameters?.get('EarlyChange'), 1), budget, damage), parameters);
		case 'ASCII85Decode':
			return ascii85(data);
		case 'ASCIIHexDecode':
			return readHex(data, 0, data.length);
		case 'RunLengthDecode':
			return runLength(data, budget);
		case 'Crypt':
			// The security handler has seen to it (7.6.6).
			return data;
		default:
			throw unreadable('a stream that must be read uses a filter that is not supported');
	}
}

/** zlib data, for streams that we make. The level trades size for time: about 1.5 times as fast as the default. */
export const deflate = (data: Uint8Array): Uint8Array => zlibSync(data, { level: 4, mem: 3 });

/** The same form without compression, for data that is read again at once. */
export const store = (data: Uint8Array): Uint8Array => zlibSync(data, { level: 0 });

/** @param size bytes that one stream gave so far */
function overBudget({ stream, total }: Budget, size: number): OctavoError {
	const cure = 'It may be a decompression bomb; if it is not, save it without compression in another program';
	return size > stream
		? limitExceeded('streamBytes', `A stream of the document expands to more than ${stream} bytes`, cure)
		: limitExceeded('expansion', `The streams of the document expand to more than ${total} bytes`, cure);
}

/** Collects chunks within the budget. */
class Collector {
	private readonly chunks: Uint8Array[] = [];
	size = 0;
	/** Where the input begins whose output came last, or is to come. */
	consumed = 0;

	constructor(private readonly budget: Budget) {}

	push(chunk: Uint8Array): void {
		this.size += chunk.length;
		if (this.size > this.budget.stream || this.size > this.budget.remaining) {
			// Charge failed attempts too.
			this.budget.remaining -= this.size;
			throw overBudget(this.budget, this.size);
		}
		this.chunks.push(chunk);
	}

	finish(): Uint8Array {
		this.budget.remaining -= this.size;
		if (this.chunks.length === 1) return this.chunks[0]!;
		const whole = new Uint8Array(this.size);
		let at = 0;
		for (const chunk of this.chunks) {
			whole.set(chunk, at);
			at += chunk.length;
		}
		return whole;
	}
}

/** Deflate expands at most 1032-fold, so a slice of this size stays below 17 MB whatever it holds. */
const SLICE = 16_384;

/** Larger streams are inflated in slices, which notice that a bound is passed before they have filled the memory. */
const NATIVE = 1 << 26;

function inflate(data: Uint8Array, budget: Budget, damage: Damage): Uint8Array {
	const sound = budget.codec?.inflateNow(data, Math.min(budget.stream, budget.remaining, NATIVE));
	if (sound) {
		budget.remaining -= sound.length;
		return sound;
	}
	// The zlib header (RFC 1950) may be missing or wrong; only the deflate data (RFC 1951) counts. No checksum is verified,
	// as in viewers: truncated data gives the part that is there.
	let at = 0;
	while (at < data.length && at < 4 && classOf[data[at]!] === SPACE) at++;
	const headed = (data[at]! & 15) === 8 && ((data[at]! << 8) | data[at + 1]!) % 31 === 0;
	if (!headed) damage.found = true;
	const first = attempt(data.subarray(headed ? at + 2 : 0), budget, damage);
	if (first) return first;
	throw unreadable('a compressed stream is damaged');
}

function attempt(data: Uint8Array, budget: Budget, damage: Damage): Uint8Array | undefined {
	if (budget.remaining <= 0) throw overBudget(budget, 0);
	const collector = new Collector(budget);
	if (data.length <= 16 * SLICE) {
		// In one go and in memory that exists already: several times as fast for the many small streams. Damaged and larger
		// streams are inflated by the slower way below, which keeps the part that can be decoded.
		const out = (budget.scratch ?? new Scratch()).bytes;
		try {
			const found = inflateSync(data, { out });
			// fflate drops whatever does not fit, without an error.
			if (found.length < out.length) {
				collector.push(found.slice());
				return collector.finish();
			}
		} catch (thrown) {
			if (thrown instanceof OctavoError) throw thrown;
		}
	}
	if (inflateInSlices(data, collector, data.length)) return collector.finish();
	// A damaged slice gives no output at all, so it is inflated again in very small pieces.
	damage.found = true;
	const rest = new Collector(budget);
	inflateInSlices(data, rest, Math.floor(collector.consumed / SLICE) * SLICE);
	return rest.size === 0 ? undefined : rest.finish();
}

/** The size of the small pieces for a damaged slice. */
const CRUMB = 16;

/**
 * In slices up to `sound`, then in small pieces. False if the data is damaged or cut short: the collector then has the output
 * before the damage.
 */
function inflateInSlices(data: Uint8Array, collector: Collector, sound: number): boolean {
	const inflator = new Inflate((chunk) => {
		if (chunk.length) collector.push(chunk);
	});
	const isRetry = sound < data.length;
	try {
		for (let at = 0; at < data.length;) {
			const size = at < sound ? SLICE : CRUMB;
			collector.consumed = at;
			// Without the final slice, data that is cut short gives all that it holds.
			inflator.push(data.subarray(at, at + size), !isRetry && at + size >= data.length);
			at += size;
		}
	} catch (thrown) {
		if (thrown instanceof OctavoError) throw thrown;
		return false;
	}
	return true;
}

/** LZW as of 7.4.4: variable codes of 9 to 12 bits, most significant bit first. */
function lzw(data: Uint8Array, early: number, budget: Budget, damage: Damage): Uint8Array {
	const collector = new Collector(budget);
	const prefix = new Int16Array(4096);
	const suffix = new Uint8Array(4096);
	const length = new Uint16Array(4096);
	for (let code = 0; code < 256; code++) {
		suffix[code] = code;
		length[code] = 1;
	}
	let next = 258;
	let width = 9;
	let previous = -1;
	let bits = 0;
	let held = 0;
	let out = new Uint8Array(65_536);
	let used = 0;
	for (const byte of data) {
		held = ((held << 8) | byte) & 0xffffff;
		bits += 8;
		if (bits < width) continue;
		bits -= width;
		const code = (held >> bits) & ((1 << width) - 1);
		if (code === 257) break;
		if (code === 256) {
			next = 258;
			width = 9;
			previous = -1;
			continue;
		}
		const known = code < next && (code < 256 || code >= 258);
		if (!known && (previous < 0 || code !== next)) {
			damage.found = true;
			break;
		}
		const size = known ? length[code]! : length[previous]! + 1;
		if (used + size > out.length) {
			collector.push(out.subarray(0, used));
			out = new Uint8Array(65_536);
			used = 0;
		}
		let walk = known ? code : previous;
		let at = used + length[walk]!;
		while (at > used) {
			out[--at] = suffix[walk]!;
			walk = prefix[walk]!;
		}
		if (!known) out[used + size - 1] = out[used]!;
		if (previous >= 0 && next < 4096) {
			prefix[next] = previous;
			suffix[next] = out[used]!;
			length[next] = length[previous]! + 1;
			next++;
		}
		used += size;
		previous = code;
		if (next + early >= 2048) width = 12;
		else if (next + early >= 1024) width = 11;
		else if (next + early >= 512) width = 10;
		else width = 9;
	}
	collector.push(out.subarray(0, used));
	return collector.finish();
}

function ascii85(data: Uint8Array): Uint8Array {
	// `z` is four bytes, every other character for four fifths of one.
	let size = data.length + 5;
	for (const byte of data) if (byte === LETTER_z) size += 3;
	const out = new Uint8Array(size);
	let used = 0;
	let group = 0;
	let count = 0;
	let at = data[0] === LESS_THAN && data[1] === TILDE ? 2 : 0;
	for (; at < data.length; at++) {
		const byte = data[at]!;
		if (byte === TILDE) break;
		if (classOf[byte] === SPACE) continue;
		if (byte === LETTER_z && count === 0) {
			used += 4;
			continue;
		}
		if (byte < EXCLAMATION_MARK || byte > LETTER_u) continue;
		group = group * 85 + (byte - EXCLAMATION_MARK);
		if (++count < 5) continue;
		for (let shift = 24; shift >= 0; shift -= 8) out[used++] = Math.floor(group / 2 ** shift) & 0xff;
		group = count = 0;
	}
	if (count > 1) {
		for (let missing = count; missing < 5; missing++) group = group * 85 + 84;
		for (let byte = 0; byte < count - 1; byte++) out[used++] = Math.floor(group / 2 ** (24 - 8 * byte)) & 0xff;
	}
	return out.slice(0, used);
}

function runLength(data: Uint8Array, budget: Budget): Uint8Array {
	let size = 0;
	eachRun(data, (_at, copied, repeated) => (size += copied + repeated));
	if (size > budget.stream || size > budget.remaining) throw overBudget(budget, size);
	budget.remaining -= size;
	const out = new Uint8Array(size);
	let used = 0;
	eachRun(data, (at, copied, repeated) => {
		for (let i = 0; i < copied; i++) out[used + i] = data[at + i]!;
		if (repeated > 0) out.fill(data[at]!, used, used + repeated);
		used += copied + repeated;
	});
	return out;
}

/** Runs of 7.4.5: `copied` bytes from `at` on, or the one there `repeated` times. */
function eachRun(data: Uint8Array, visit: (at: number, copied: number, repeated: number) => void): void {
	for (let at = 0; at < data.length && data[at] !== 128;) {
		const length = data[at++]!;
		if (at >= data.length) return;
		if (length < 128) visit(at, Math.min(length + 1, data.length - at), 0);
		else visit(at, 0, 257 - length);
		at += length < 128 ? length + 1 : 1;
	}
}

/** Predictors (7.4.4.4): 2 is TIFF, 10 to 15 are PNG's, chosen row by row. */
function unpredict(data: Uint8Array, parameters: Dict | undefined): Uint8Array {
	const predictor = number(parameters?.get('Predictor'), 1);
	if (predictor <= 1) return data;
	const colors = clamp(number(parameters?.get('Colors'), 1), 1, 32);
	const depth = clamp(number(parameters?.get('BitsPerComponent'), 8), 1, 16);
	const columns = clamp(number(parameters?.get('Columns'), 1), 1, 1 << 24);
	const step = Math.max(1, (colors * depth) >> 3);
	const row = Math.ceil((colors * depth * columns) / 8);
	return predictor === 2 ? tiff(data, row, step, depth) : png(data, row, step);
}

function tiff(data: Uint8Array, row: number, step: number, depth: number): Uint8Array {
	// Only whole bytes occur in the streams that we look into.
	if (depth !== 8) return data;
	const out = data.slice();
	for (let start = 0; start < out.length; start += row) {
		const stop = Math.min(start + row, out.length);
		for (let at = start + step; at < stop; at++) out[at] = out[at]! + out[at - step]!;
	}
	return out;
}

function png(data: Uint8Array, row: number, step: number): Uint8Array {
	const rows = Math.ceil(data.length / (row + 1));
	// The last row may be short, and the claimed row length may be far larger than the data.
	const out = new Uint8Array(data.length - rows);
	let used = 0;
	for (let r = 0; r < rows; r++) {
		const from = r * (row + 1);
		const kind = data[from]!;
		const size = Math.min(row, data.length - from - 1);
		const start = r * row;
		const above = start - row;
		for (let i = 0; i < size; i++) {
			const raw = data[from + 1 + i]!;
			const left = i >= step ? out[start + i - step]! : 0;
			const up = r > 0 ? out[above + i]! : 0;
			switch (kind) {
				case 1:
					out[start + i] = raw + left;
					break;
				case 2:
					out[start + i] = raw + up;
					break;
				case 3:
					out[start + i] = raw + ((left + up) >> 1);
					break;
				case 4: {
					const corner = r > 0 && i >= step ? out[above + i - step]! : 0;
					out[start + i] = raw + paeth(left, up, corner);
					break;
				}
				default:
					out[start + i] = raw;
			}
		}
		used = start + size;
	}
	return out.subarray(0, used);
}

function paeth(left: number, up: number, corner: number): number {
	const estimate = left + up - corner;
	const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
	return a <= b && a <= c ? left : b <= c ? up : corner;
}

const number = (value: Value | undefined, otherwise: number): number =>
	typeof value === 'number' ? Math.trunc(value) : otherwise;
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
