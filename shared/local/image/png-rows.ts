/** Rows of a PNG image: inflated, their filters undone and, where they must be written again, applied. */
import { FlateErrorCode, Inflate, Zlib, type FlateError } from 'fflate';
import type { Pace } from '../../pdf/pace';
import { Output } from '../../pdf/syntax/output';

/** Inflated at once where rows are only looked at: at most 17 MB, since deflate expands at most 1032-fold. */
const LOOK = 1 << 14;
/** The same where rows are deflated again, which takes ten times as long. */
const WORK = 1 << 12;

/** How reading the compressed data ended. */
export type Ending =
	/** All rows are there, nothing else is, and the checksum agrees. */
	| 'proved'
	/** All rows are there, but there is more, or the checksum is wrong. */
	| 'complete'
	/** The data ends before the last row. */
	| 'short'
	| 'damaged';

/** Undoes the compression of `pieces` and hands out what there is, up to `size` bytes, in the order of the image. */
export async function inflateRows(
	pieces: readonly Uint8Array[],
	size: number,
	pace: Pace,
	effort: 'look' | 'work',
	take: (bytes: Uint8Array) => void,
): Promise<Ending> {
	const [most, cost] = effort === 'look' ? [LOOK, 1] : [WORK, 10];
	const [cmf = 0, flags = 0] = concat(pieces.slice(0, 3).map((piece) => piece.subarray(0, 2)));
	// No preset dictionary (PNG 10.1).
	if ((cmf & 15) !== 8 || ((cmf << 8) | flags) % 31 !== 0 || flags & 0x20) return 'damaged';
	const sum = new Adler();
	let reached = 0;
	let given = 0;
	let counted = 0;
	const inflater = new Inflate((chunk) => {
		reached += chunk.length;
		sum.add(chunk);
		const wanted = Math.min(chunk.length, size - given);
		if (wanted <= 0) return;
		given += wanted;
		take(wanted === chunk.length ? chunk : chunk.subarray(0, wanted));
	});
	try {
		let skip = 2;
		const rest: Uint8Array[] = [];
		for (const piece of pieces)
			for (let at = 0; at < piece.length; at += most) {
				let slice = piece.subarray(at, at + most);
				const behind = Math.min(skip, slice.length);
				slice = slice.subarray(behind);
				skip -= behind;
				// What follows the last row is at most a few empty blocks and the checksum. fflate would gather it without an end.
				if (given < size) inflater.push(slice);
				else if (rest.length < 16) rest.push(slice);
				const due = pace.step((slice.length + reached - counted) * cost);
				counted = reached;
				if (due) await due;
			}
		inflater.push(concat(rest).subarray(0, most), true);
	} catch (thrown) {
		if (given >= size) return 'complete';
		return (thrown as Partial<FlateError>).code === FlateErrorCode.UnexpectedEOF ? 'short' : 'damaged';
	}
	if (given < size) return 'short';
	return reached === size && sum.value === checksumOf(pieces) ? 'proved' : 'complete';
}

function concat(pieces: readonly Uint8Array[]): Uint8Array {
	return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}

/** The last four bytes. */
function checksumOf(pieces: readonly Uint8Array[]): number {
	let end: Uint8Array = new Uint8Array(0);
	for (let i = pieces.length - 1; i >= 0 && end.length < 4; i--) end = concat([pieces[i]!.subarray(-4), end]);
	return Buffer.concat([new Uint8Array(4), end]).readUInt32BE(end.length);
}

/** Adler-32 (RFC 1950, 8.2). */
class Adler {
	private a = 1;
	private b = 0;

	add(bytes: Uint8Array): void {
		let { a, b } = this;
		for (let at = 0; at < bytes.length;) {
			// As many as fit before the sums pass 31 bits.
			const stop = Math.min(at + 2000, bytes.length);
			while (at < stop) b += a += bytes[at++]!;
			a %= 65_521;
			b %= 65_521;
		}
		this.a = a;
		this.b = b;
	}

	get value(): number {
		return this.b * 65_536 + this.a;
	}
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

	take(bytes: Uint8Array): void {
		const { row } = this;
		for (let at = 0; at < bytes.length;) {
			if (this.filled === 0 && bytes.length - at >= row.length) {
				this.finish(bytes.subarray(at, at + row.length));
				at += row.length;
				continue;
			}
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
		unfilter(row, this.above, this.step);
		this.above.set(row.subarray(1));
		this.done(this.above, row[0]!);
	}
}

/** Undoes the filter of a row (PNG 9.2) in place: `row` begins with the filter type, `above` is the row above it without one. */
function unfilter(row: Uint8Array, above: Uint8Array, step: number): void {
	const kind = row[0]!;
	const size = row.length;
	if (kind === 1) for (let i = 1 + step; i < size; i++) row[i] = row[i]! + row[i - step]!;
	else if (kind === 2) for (let i = 1; i < size; i++) row[i] = row[i]! + above[i - 1]!;
	else if (kind === 3) for (let i = 1; i < size; i++) row[i] = row[i]! + (((i > step ? row[i - step]! : 0) + above[i - 1]!) >> 1);
	else if (kind === 4)
		for (let i = 1; i < size; i++) {
			const left = i > step ? row[i - step]! : 0;
			row[i] = row[i]! + paeth(left, above[i - 1]!, i > step ? above[i - 1 - step]! : 0);
		}
}

function paeth(left: number, up: number, corner: number): number {
	const estimate = left + up - corner;
	const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
	return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Rows on their way into a Flate stream with a PNG predictor (ISO 32000-2, 7.4.4.4). */
export class RowDeflater {
	readonly output = new Output(1 << 14);
	private readonly zlib = new Zlib({ level: 6 }, (chunk) => this.output.copy(chunk, 0, chunk.length));
	private above: Uint8Array;
	private batch: Uint8Array;
	private filled = 0;

	constructor(
		private readonly length: number,
		/** Bytes of a pixel, at least one. */
		private readonly step: number,
	) {
		this.above = new Uint8Array(length);
		// fflate keeps what it is given until it has been compressed, so each batch is memory of its own.
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
