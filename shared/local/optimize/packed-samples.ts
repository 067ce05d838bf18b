/** Samples of images compressed without loss: with the predictor that suits them, or as a facsimile (docs/semantics.md, §37.5). */
import { rowLength } from '../../model/image/export/samples';
import { encodeGroup4 } from '../../pdf/filters/group4';
import { paeth } from '../../pdf/filters/png-filters';
import type { Job } from '../../pdf/job';
import type { Pace } from '../../pace/pace';
import { codecOf } from '../../pdf/syntax/portable-codec';
import { dict, type Dict } from '../../pdf/syntax/values';

export interface Shape {
	readonly width: number;
	readonly height: number;
	/** Samples of a pixel. */
	readonly channels: number;
	/** Of a sample. */
	readonly bits: number;
}

export interface Packed {
	readonly data: Uint8Array;
	readonly filter: 'FlateDecode' | 'CCITTFaxDecode' | 'DCTDecode';
	readonly parameters: Dict | undefined;
}

/** Bytes of samples that predictors are tried with. */
const TRIED = 96 * 1024;
const PIECES = 3;
const QUICK = 6;
const THOROUGH = 9;
/** Filters of PNG rows (PNG 9.2): left, up, Paeth; and for each row the one that leaves the smallest differences. */
const KINDS = [1, 2, 4, 'each'] as const;
const OF_ROWS = [0, 1, 2, 4] as const;
/** The cost of filtering a byte, see `Pace`. */
const COST = 4;
/** Facsimiles have at most this many pixels in a row. */
const MOST_COLUMNS = 65_535;

type Kind = (typeof KINDS)[number] | undefined;

/** @returns undefined where that would not take fewer than `size` bytes */
export async function packSamples(samples: Uint8Array, shape: Shape, size: number, job: Job): Promise<Packed | undefined> {
	const { width, height, channels, bits } = shape;
	if (bits * channels === 1) {
		if (width > MOST_COLUMNS) return undefined;
		const black = (await areMostlyOnes(samples, job.pace)) ? 0 : 1;
		const data = await encodeGroup4({ data: samples, width, height, black }, job.pace);
		const parameters = dict({ K: -1, Columns: width, Rows: height, BlackIs1: black === 1 });
		return data.length < size ? { data, filter: 'CCITTFaxDecode', parameters } : undefined;
	}
	if (bits < 8) return undefined;
	const codec = codecOf(job);
	const rows = new Rows(samples, rowLength(width, channels, bits), (channels * bits) >> 3);
	const { kind, expected } = await bestKind(rows, height, job);
	if (expected >= size) return undefined;
	const data = await codec.deflate(kind === undefined ? samples : await rows.filtered(0, height, kind, job), THOROUGH);
	const parameters = kind === undefined ? undefined : { Predictor: 15, Colors: channels, BitsPerComponent: bits, Columns: width };
	return data.length < size ? { data, filter: 'FlateDecode', parameters: parameters && dict(parameters) } : undefined;
}

/** Bytes that are looked at between two pauses. */
const BAND = 1 << 16;

async function areMostlyOnes(samples: Uint8Array, pace: Pace): Promise<boolean> {
	let ones = 0;
	for (let at = 0; at < samples.length; at += BAND) {
		const band = samples.subarray(at, at + BAND);
		for (const byte of band) ones += byte === 255 ? 1 : byte === 0 ? -1 : 0;
		const due = pace.step(band.length * 2);
		if (due) await due;
	}
	return ones > 0;
}

/** By pieces from all over the image. */
async function bestKind(rows: Rows, height: number, job: Job): Promise<{ kind: Kind; expected: number }> {
	const count = Math.min(height, Math.ceil(TRIED / PIECES / rows.length));
	const starts = Array.from({ length: PIECES }, (_, piece) => Math.floor(((height - count) * piece) / (PIECES - 1)));
	const places = [...new Set(starts)];
	let best: { kind: Kind; expected: number } = { kind: undefined, expected: Infinity };
	for (const kind of [undefined, ...KINDS]) {
		let packed = 0;
		for (const start of places) {
			const piece = await rows.filtered(start, count, kind, job);
			packed += (await codecOf(job).deflate(piece, QUICK)).length;
		}
		const expected = packed * (height / (count * places.length));
		if (expected < best.expected) best = { kind, expected };
	}
	return best;
}

class Rows {
	private readonly none: Uint8Array;

	constructor(
		private readonly samples: Uint8Array,
		readonly length: number,
		/** Bytes of a pixel. */
		private readonly step: number,
	) {
		this.none = new Uint8Array(length);
	}

	/** Rows with the type of their filter before each; without filters the samples. */
	async filtered(start: number, count: number, kind: Kind, { pace }: Job): Promise<Uint8Array> {
		const { samples, length } = this;
		if (kind === undefined) return samples.subarray(start * length, (start + count) * length);
		const data = new Uint8Array(count * (length + 1));
		for (let row = 0; row < count; row++) {
			const chosen = kind === 'each' ? this.choose(start + row) : kind;
			const to = row * (length + 1);
			data[to] = chosen;
			this.filter(start + row, chosen, data, to + 1);
			const due = pace.step(length * COST * (kind === 'each' ? OF_ROWS.length : 1));
			if (due) await due;
		}
		return data;
	}

	private filter(row: number, kind: number, data: Uint8Array, to: number): void {
		const { samples, length, step } = this;
		const from = row * length;
		const above = row === 0 ? this.none : samples.subarray(from - length, from);
		for (let i = 0; i < length; i++) {
			const left = i >= step ? samples[from + i - step]! : 0;
			const guess =
				kind === 1 ? left : kind === 2 ? above[i]! : kind === 4 ? paeth(left, above[i]!, i >= step ? above[i - step]! : 0) : 0;
			data[to + i] = samples[from + i]! - guess;
		}
	}

	/** The filter whose differences are smallest in sum (PNG 12.8). */
	private choose(row: number): number {
		const line = new Uint8Array(this.length);
		let [best, least] = [0, Infinity];
		for (const kind of OF_ROWS) {
			this.filter(row, kind, line, 0);
			let sum = 0;
			for (const byte of line) sum += byte < 128 ? byte : 256 - byte;
			if (sum < least) [best, least] = [kind, sum];
		}
		return best;
	}
}
