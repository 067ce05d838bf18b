/**
 * Streams that take too long to decode at once, where nothing else runs meanwhile (docs/design.md, law 6). Most places that read a stream
 * cannot pause. So work that meets a large one ends there, the stream is decoded with pauses, and the work begins again: then it finds
 * the data here.
 */
import type { Pace } from '../../pace/pace';
import { LargeStream, type Allowance, type Encoded, type LargeData, type Watch } from '../large-data';
import { readHexAtEase } from '../syntax/scalars';
import { ascii85 } from './ascii85';
import { overBudget, type Damage } from './budget';
import { inflateAtEase } from './flate-at-ease';
import { lzwAtEase } from './lzw';
import { integerOf } from './parameters';
import { unpredictAtEase } from './predictors';
import { runLength } from './run-length';
import { takeStepsAtEase } from './steps';

/** Bytes that are decoded at once: they take about 40 ms. */
export const LARGE = 1 << 21;
/** Milliseconds after which a stream counts as large. */
const LONGEST = 80;
/** The same, if it gives little: blocks of 20 bytes can ask for large tables, and give nothing. */
const LONG = 20;
/** Bytes in a millisecond: sound streams give more, even on a slow machine before V8 has compiled what decodes them. */
const SLOW = 1000;
/** Milliseconds that count between two looks at the clock: other processes may have had the rest. */
const MOST_AT_ONCE = 8;
/** Deflate expands at most 1032-fold, and LZW less: shorter data cannot be large. */
const SHORT = LARGE >> 11;
/** The cost of steps that are taken at once: they take about 20 ms. */
const MOST_COST = 6_000_000;
/** How often work begins again at most, and how many bytes stay for it. The streams after them are decoded at once. */
const MOST = 64;
const MOST_BYTES = 1 << 27;

interface Kept extends Encoded {
	readonly bytes: Uint8Array;
	readonly damaged: boolean;
	readonly mismatch: boolean;
	readonly broken?: boolean;
	/** The data is beyond the budget: work that can go on without it gets the error where it reads the stream. */
	readonly refusal?: { readonly error: unknown; readonly cost: number };
}

interface OpenSteps {
	readonly data: Uint8Array;
	readonly steps: Generator<number, unknown>;
	readonly bytesOf: (result: unknown) => number;
}

export class LargeStreams implements LargeData {
	private readonly kept: Kept[] = [];
	private bytes = 0;
	private met: { readonly encoded: Encoded; readonly budget: Allowance } | undefined;
	/** Results of steps that were taken with pauses, and the steps that are to be taken so. */
	private readonly results: { readonly data: Uint8Array; readonly result?: unknown; readonly error?: unknown }[] = [];
	private open: OpenSteps | undefined;

	/** Does work, and again from its beginning each time it met a large stream: its outcome, or its error, does not count then. */
	async run<T>(pace: Pace, work: () => Promise<T>): Promise<T> {
		for (;;) {
			try {
				const outcome = await work();
				if (!this.met && !this.open) return outcome;
			} catch (thrown) {
				if (!this.met && !this.open) throw thrown;
			}
			// The work that ended took time, too.
			await pace.rest();
			if (this.met) await this.decode(pace);
			if (this.open) await this.takeOpen(this.open, pace);
		}
	}

	find(encoded: Encoded, budget: Allowance, damage: Damage): Uint8Array | undefined {
		const kept = this.kept.find((one) => isSameStream(one, encoded));
		if (!kept) return undefined;
		const { bytes, damaged, mismatch, broken, refusal } = kept;
		if (refusal) {
			budget.remaining -= refusal.cost;
			throw refusal.error;
		}
		if (bytes.length > budget.stream || bytes.length > budget.remaining) throw overBudget(budget, bytes.length);
		budget.remaining -= bytes.length;
		damage.found ||= damaged;
		if (broken) damage.broken = true;
		if (damage.mismatch === false) damage.mismatch = mismatch;
		return bytes;
	}

	watch(encoded: Encoded, budget: Allowance): Watch | undefined {
		if (encoded.data.length < SHORT || this.kept.length >= MOST || this.bytes >= MOST_BYTES) return undefined;
		let [last, spent] = [performance.now(), 0];
		return (size) => {
			const now = performance.now();
			spent += Math.min(now - last, MOST_AT_ONCE);
			last = now;
			if (size <= LARGE && spent < LONGEST && (spent < LONG || size > spent * SLOW)) return;
			this.met = { encoded, budget };
			throw new LargeStream('A stream is decoded with pauses, and the work begins again');
		};
	}

	take<T>(data: Uint8Array, steps: Generator<number, T>, bytesOf: (result: T) => number): T {
		const known = this.results.find((one) => isSameData(one.data, data));
		if (known?.error) throw known.error as Error;
		if (known) return known.result as T;
		const mayEnd = this.results.length < MOST && this.bytes < MOST_BYTES;
		for (let cost = 0; ;) {
			const { done, value } = steps.next();
			if (done) return value;
			cost += value;
			if (cost < MOST_COST || !mayEnd) continue;
			this.open = { data, steps, bytesOf: bytesOf as (result: unknown) => number };
			throw new LargeStream('A stream is read with pauses, and the work begins again');
		}
	}

	private async takeOpen({ data, steps, bytesOf }: OpenSteps, pace: Pace): Promise<void> {
		this.open = undefined;
		for (;;) {
			let next: IteratorResult<number, unknown>;
			try {
				next = steps.next();
			} catch (error) {
				this.results.push({ data, error });
				return;
			}
			if (next.done) {
				this.results.push({ data, result: next.value });
				this.bytes += data.length + bytesOf(next.value);
				return;
			}
			const due = pace.step(next.value);
			if (due) await due;
		}
	}

	/** Decodes the stream that was met, letting others run. @throws OctavoError if that is cancelled */
	private async decode(pace: Pace): Promise<void> {
		const { encoded, budget } = this.met!;
		this.met = undefined;
		const damage = { found: false, mismatch: false, broken: false };
		const before = budget.remaining;
		try {
			const bytes = await decodeAtEase(encoded, budget, damage, pace);
			this.kept.push({ ...encoded, bytes, damaged: damage.found, mismatch: damage.mismatch, broken: damage.broken });
			this.bytes += bytes.length;
		} catch (error) {
			const cost = before - budget.remaining;
			// Only data beyond the budget was charged: the work was cancelled, or took too long.
			if (cost === 0) throw error;
			this.kept.push({ ...encoded, bytes: NOTHING, damaged: true, mismatch: false, refusal: { error, cost } });
		}
	}
}

const NOTHING = new Uint8Array(0);

async function decodeAtEase(
	{ filter, data, parameters }: Encoded,
	budget: Allowance,
	damage: Damage,
	pace: Pace,
): Promise<Uint8Array> {
	if (filter === 'FlateDecode') return (await inflateAtEase(data, parameters, budget, { pace }, damage)) ?? new Uint8Array(0);
	if (filter === 'ASCII85Decode') return takeStepsAtEase(ascii85(data), pace);
	if (filter === 'ASCIIHexDecode') return readHexAtEase(data, 0, data.length, pace);
	if (filter === 'RunLengthDecode') return takeStepsAtEase(runLength(data, budget), pace);
	const bytes = await lzwAtEase(data, integerOf(parameters, 'EarlyChange', 1), budget, damage, pace);
	return unpredictAtEase(bytes, parameters, pace, damage);
}

const PARAMETERS = ['Predictor', 'Colors', 'BitsPerComponent', 'Columns', 'EarlyChange'];

/** Whether two streams have the same data, filter and parameters: reading a document again gives other objects. */
function isSameStream(one: Encoded, other: Encoded): boolean {
	if (one.filter !== other.filter || one.data.length !== other.data.length) return false;
	if (PARAMETERS.some((name) => integerOf(one.parameters, name, -1) !== integerOf(other.parameters, name, -1))) return false;
	return isSameData(one.data, other.data);
}

const isSameData = (one: Uint8Array, other: Uint8Array): boolean =>
	one === other || (one.length === other.length && Buffer.compare(one, other) === 0);
