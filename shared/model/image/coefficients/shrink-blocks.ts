/**
 * From the coefficients of blocks of a JPEG image (ITU-T T.81, A.3.3) to pixels, each of which is the average of the samples that it
 * covers. The transform and the averages are linear: together they take less than either, as most coefficients are 0.
 */
import { ZIGZAG } from '../export/jpeg-transform';
import { SIDE } from './frame';

/** By frequency: the part that it has in each sample of a line of a block. */
const WAVES = Array.from({ length: SIDE }, (_, frequency) =>
	Float64Array.from(
		{ length: SIDE },
		(__, sample) => (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * sample + 1) * frequency * Math.PI) / (2 * SIDE)),
	),
);

/** A block hardly has a frequency of which this part would be shown. */
const NEARLY = 0.05;

/** The pixels that blocks of one direction take part in. */
export class Reach {
	/** By block: the first pixel. */
	readonly first: Int32Array;
	/** By block: how many there are. */
	readonly counts: Int32Array;
	/** By block: where its weights begin. */
	readonly starts: Int32Array;
	/** For each block and pixel, the parts that the eight frequencies have in the pixel. */
	readonly weights: Float64Array;
	/** The largest of `counts`. */
	readonly most: number;
	/** How many frequencies, from the lowest, the pixels can show; higher ones would look like others. At least two, for pixels at the edges of blocks. */
	readonly frequencies: number;

	/**
	 * @param samples of a component, perhaps a part of the last one
	 * @param pixels that share them
	 */
	constructor(
		samples: number,
		readonly pixels: number,
	) {
		const blocks = Math.ceil(samples / SIDE);
		const each = samples / pixels;
		this.frequencies = Math.min(SIDE, Math.max(2, Math.ceil(SIDE / each - NEARLY)));
		[this.first, this.counts, this.starts] = [new Int32Array(blocks), new Int32Array(blocks), new Int32Array(blocks)];
		let [total, most] = [0, 0];
		for (let block = 0; block < blocks; block++) {
			const first = Math.min(pixels - 1, Math.floor((block * SIDE) / each));
			const count = Math.min(pixels, Math.ceil(((block + 1) * SIDE) / each)) - first;
			this.first[block] = first;
			this.counts[block] = count;
			this.starts[block] = total * SIDE;
			total += count;
			most = Math.max(most, count);
		}
		this.most = most;
		this.weights = new Float64Array(total * SIDE);
		for (let block = 0; block < blocks; block++) this.weigh(block, each, samples);
	}

	private weigh(block: number, each: number, samples: number): void {
		const { weights } = this;
		for (let index = 0; index < this.counts[block]!; index++) {
			const left = (this.first[block]! + index) * each;
			const right = Math.min(left + each, samples);
			const to = this.starts[block]! + index * SIDE;
			for (let sample = 0; sample < SIDE; sample++) {
				const start = block * SIDE + sample;
				const part = Math.min(start + 1, right) - Math.max(start, left);
				if (part <= 0) continue;
				for (let frequency = 0; frequency < SIDE; frequency++)
					weights[to + frequency]! += (part / (right - left)) * WAVES[frequency]![sample]!;
			}
		}
	}
}

/** The pixels of one row of blocks, around 0. */
export class BlockShrinker {
	/** Rows of pixels. */
	readonly pixels: Float32Array;
	/** For each row of pixels, the parts of eight frequencies across. */
	private readonly lines: Float64Array;
	private readonly factors: Float64Array;
	/** After it, there are only frequencies that are not shown. */
	private readonly last: number;

	/** @param table of quantization, in the order of the zigzag */
	constructor(
		private readonly across: Reach,
		private readonly down: Reach,
		table: Uint16Array,
	) {
		this.pixels = new Float32Array(across.pixels * down.most);
		this.lines = new Float64Array(SIDE * down.most);
		this.factors = Float64Array.from(table);
		this.last = ZIGZAG.indexOf((down.frequencies - 1) * SIDE + across.frequencies - 1);
	}

	/** Adds a block, whose coefficients begin here, to the pixels. */
	add(values: Int16Array, from: number, row: number, column: number): void {
		const { across, down, lines, factors } = this;
		const [rows, weights] = [down.counts[row]!, down.weights];
		const start = down.starts[row]!;
		let last = this.last;
		while (last > 0 && values[from + last] === 0) last--;
		let widest = 0;
		const end = rows * SIDE;
		for (let at = 0; at < end; at++) lines[at] = 0;
		for (let index = 0; index <= last; index++) {
			const value = values[from + index]!;
			if (value === 0) continue;
			const at = ZIGZAG[index]!;
			const along = at & (SIDE - 1);
			if (along >= across.frequencies || at >> 3 >= down.frequencies) continue;
			if (along > widest) widest = along;
			const whole = value * factors[index]!;
			for (let line = along, weight = start + (at >> 3); line < end; line += SIDE, weight += SIDE)
				lines[line]! += whole * weights[weight]!;
		}
		if (widest < SIDE / 2) this.spreadLow(rows, across, column);
		else this.spreadAll(rows, across, column);
	}

	private spreadAll(rows: number, { first, counts, starts, weights, pixels: width }: Reach, column: number): void {
		const { lines, pixels } = this;
		const begin = first[column]!;
		const end = begin + counts[column]!;
		const start = starts[column]!;
		for (let row = 0; row < rows; row++) {
			const line = row * SIDE;
			const l0 = lines[line]!;
			const l1 = lines[line + 1]!;
			const l2 = lines[line + 2]!;
			const l3 = lines[line + 3]!;
			const l4 = lines[line + 4]!;
			const l5 = lines[line + 5]!;
			const l6 = lines[line + 6]!;
			const l7 = lines[line + 7]!;
			for (let to = row * width + begin, at = start; to < row * width + end; to++, at += SIDE)
				pixels[to]! +=
					l0 * weights[at]! +
					l1 * weights[at + 1]! +
					l2 * weights[at + 2]! +
					l3 * weights[at + 3]! +
					l4 * weights[at + 4]! +
					l5 * weights[at + 5]! +
					l6 * weights[at + 6]! +
					l7 * weights[at + 7]!;
		}
	}

	/** The same for blocks of low frequencies. */
	private spreadLow(rows: number, { first, counts, starts, weights, pixels: width }: Reach, column: number): void {
		const { lines, pixels } = this;
		const begin = first[column]!;
		const end = begin + counts[column]!;
		const start = starts[column]!;
		for (let row = 0; row < rows; row++) {
			const line = row * SIDE;
			const l0 = lines[line]!;
			const l1 = lines[line + 1]!;
			const l2 = lines[line + 2]!;
			const l3 = lines[line + 3]!;
			for (let to = row * width + begin, at = start; to < row * width + end; to++, at += SIDE)
				pixels[to]! += l0 * weights[at]! + l1 * weights[at + 1]! + l2 * weights[at + 2]! + l3 * weights[at + 3]!;
		}
	}
}
