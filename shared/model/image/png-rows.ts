/** Rows of a PNG image: inflated, their filters undone and, where they must be written again, applied. */
import { paeth, unfilterRow } from '../../pdf/filters/png-filters';
import type { Pace } from '../../pace/pace';
import { deflateStream } from '../../pdf/syntax/deflate-stream';
import { inflateStrictly } from '../../pdf/syntax/inflate-strictly';
import { joinAtEase } from '../../pdf/syntax/long-output';
import { Output } from '../../pdf/syntax/output';

/** How reading the compressed data ended. */
export type RowsEnding =
	/** All rows are there, nothing else is, and the checksum agrees. */
	| 'proved'
	/** All rows are there, but there is more, or the checksum is wrong. */
	| 'complete'
	/** The data ends before the last row. */
	| 'short'
	| 'damaged';

/** The cost of deflating a byte, as a multiple of inflating it. */
const WORK = 10;

/** Undoes the compression of `pieces` and hands out the data, up to `size` bytes, in the order of the image. */
export async function inflateRows(
	pieces: readonly Uint8Array[],
	size: number,
	pace: Pace,
	effort: 'look' | 'work',
	take: (bytes: Uint8Array) => void,
): Promise<RowsEnding> {
	const data = await joinAtEase(pieces, pace);
	const { ending, reached } = await inflateStrictly(data, size, pace, effort === 'look' ? 1 : WORK, take);
	if (reached < size) return ending === 'damaged' ? 'damaged' : 'short';
	return ending === 'clean' ? 'proved' : 'complete';
}

/** Gathers inflated bytes into rows: a filter type and `length` bytes each. `done` is given each of them, with its filter undone. */
export class RowGatherer {
	/** Whether there was a filter type that does not exist. */
	wrong = false;
	private readonly row: Uint8Array;
	private readonly above: Uint8Array;
	private filled = 0;

	constructor(
		length: number,
		/** Bytes of a pixel, at least one. */
		private readonly step: number,
		private readonly done: (samples: Uint8Array, kind: number) => void,
	) {
		this.row = new Uint8Array(length + 1);
		this.above = new Uint8Array(length);
	}

	/** The bytes are copied: filters are undone in place. */
	take(bytes: Uint8Array): void {
		const { row } = this;
		for (let at = 0; at < bytes.length;) {
			const size = Math.min(row.length - this.filled, bytes.length - at);
			row.set(bytes.subarray(at, at + size), this.filled);
			this.filled += size;
			at += size;
			if (this.filled < row.length) continue;
			this.filled = 0;
			this.finish(row);
		}
	}

	private finish(row: Uint8Array): void {
		if (row[0]! > 4) this.wrong = true;
		unfilterRow(row[0]!, row, 1, row.length - 1, this.above, 0, this.step);
		this.above.set(row.subarray(1));
		this.done(this.above, row[0]!);
	}
}

/** Rows on their way into a Flate stream with a PNG predictor (ISO 32000-2, 7.4.4.4). */
export class RowDeflater {
	readonly output = new Output(1 << 14);
	private readonly zlib = deflateStream({ level: 6 }, this.output);
	private above: Uint8Array;
	private batch: Uint8Array;
	private filled = 0;

	constructor(
		private readonly length: number,
		/** Bytes of a pixel, at least one. */
		private readonly step: number,
	) {
		this.above = new Uint8Array(length);
		// fflate keeps the bytes that it gets until it has compressed them, so each batch has its own memory.
		this.batch = new Uint8Array(this.batchSize);
	}

	private get batchSize(): number {
		return Math.max(1, Math.floor((1 << 16) / (this.length + 1))) * (this.length + 1);
	}

	/** Adds a row of samples, which it keeps no hold of, filtered as `kind` says. */
	add(row: Uint8Array, kind: number): void {
		const { batch, above, step, length } = this;
		let to = this.filled;
		batch[to++] = kind;
		for (let i = 0; i < length; i++) {
			const left = i >= step ? row[i - step]! : 0;
			const up = above[i]!;
			let guess = 0;
			if (kind === 1) guess = left;
			else if (kind === 2) guess = up;
			else if (kind === 3) guess = (left + up) >> 1;
			else if (kind === 4) guess = paeth(left, up, i >= step ? above[i - step]! : 0);
			batch[to++] = row[i]! - guess;
		}
		above.set(row.subarray(0, length));
		this.filled = to;
		if (to === batch.length) this.flush(false);
	}

	finish(): Uint8Array {
		this.flush(true);
		return this.output.bytes;
	}

	private flush(last: boolean): void {
		this.zlib.push(this.batch.subarray(0, this.filled), last);
		this.batch = new Uint8Array(last ? 0 : this.batchSize);
		this.filled = 0;
	}
}
