/** GIF images (GIF89a, 17 to 23): the first picture and the screen around it. No pixels are decoded. */
import type { Pace } from '../../pace/pace';
import { asBuffer } from '../../pdf/syntax/characters';
import type { Refuse } from './refuse';

export interface Gif {
	/** Of the screen, in pixels; as large as its picture at least. */
	readonly width: number;
	readonly height: number;
	readonly frame: {
		readonly left: number;
		readonly top: number;
		readonly width: number;
		readonly height: number;
		readonly interlaced: boolean;
	};
	/** The table of colors, three bytes each; `undefined` if the file has none. */
	readonly palette: Uint8Array | undefined;
	/** The entry that is transparent. */
	readonly transparent: number | undefined;
	/** Bits of a pixel, as codes have it. */
	readonly bits: number;
	readonly data: Uint8Array;
}

const EXTENSION = 0x21;
const PICTURE = 0x2c;
const GRAPHIC_CONTROL = 0xf9;
const HAS_COLORS = 0x80;
/** The cost of a block, see `Pace`. */
const BLOCK = 100;

/** @throws what `refuse` makes, for images that are damaged */
export async function readGif(bytes: Uint8Array, refuse: Refuse, pace: Pace): Promise<Gif> {
	const blocks = new Blocks(bytes, refuse, pace);
	if (!/^GIF8[79]a$/.test(asBuffer(blocks.take(6)).toString('latin1')))
		throw refuse('is a GIF image of a version that does not exist');
	const [width, height, flags] = [blocks.number(), blocks.number(), blocks.byte()];
	blocks.take(2);
	const colors = blocks.colors(flags);
	const transparent = await findTransparent(blocks, refuse);
	const [left, top, across, down, marks] = [blocks.number(), blocks.number(), blocks.number(), blocks.number(), blocks.byte()];
	if (across === 0 || down === 0) throw refuse(`is a GIF image of ${across} × ${down} pixels; it is empty or damaged`);
	const palette = blocks.colors(marks) ?? colors;
	const bits = blocks.byte();
	if (bits < 1 || bits > 8) throw refuse(`is a GIF image with ${bits} bits, which do not exist; it is damaged`);
	return {
		// Browsers show all of a picture that is larger than its screen, which some programs leave empty.
		width: Math.max(width, left + across),
		height: Math.max(height, top + down),
		frame: { left, top, width: across, height: down, interlaced: (marks & 0x40) !== 0 },
		palette,
		transparent,
		bits,
		data: await blocks.data(),
	};
}

/** Reads up to the first picture; what the last extension before it says of transparency counts (23). */
async function findTransparent(blocks: Blocks, refuse: Refuse): Promise<number | undefined> {
	let transparent: number | undefined;
	for (let kind = blocks.byte(); kind !== PICTURE; kind = blocks.byte()) {
		if (kind !== EXTENSION) throw refuse('is a GIF image without a picture; it is damaged');
		const isControl = blocks.byte() === GRAPHIC_CONTROL;
		const data = await blocks.data(isControl ? 4 : 0);
		if (isControl && data.length === 4) transparent = data[0]! & 1 ? data[3] : undefined;
	}
	return transparent;
}

class Blocks {
	private at = 0;

	constructor(
		private readonly bytes: Uint8Array,
		private readonly refuse: Refuse,
		private readonly pace: Pace,
	) {}

	take(count: number): Uint8Array {
		const from = this.at;
		this.at += count;
		if (this.at > this.bytes.length) throw this.refuse('is a GIF image that is cut short; copy or export it again');
		return this.bytes.subarray(from, this.at);
	}

	byte(): number {
		return this.take(1)[0]!;
	}

	number(): number {
		return this.byte() + 256 * this.byte();
	}

	/** A table of colors, if `flags` say that there is one. */
	colors(flags: number): Uint8Array | undefined {
		return flags & HAS_COLORS ? this.take(3 * 2 ** ((flags & 7) + 1)) : undefined;
	}

	/** The data of all blocks up to an empty one or the end of the file, but no more than `most` bytes: millions of blocks may have one each. */
	async data(most = this.bytes.length - this.at): Promise<Uint8Array> {
		const { bytes } = this;
		const joined = new Uint8Array(most);
		let size = 0;
		for (let length = -1; length !== 0 && this.at < bytes.length;) {
			length = this.byte();
			const block = bytes.subarray(this.at, Math.min(this.at + length, bytes.length));
			const part = block.subarray(0, most - size);
			joined.set(part, size);
			size += part.length;
			this.at += block.length;
			const due = this.pace.step(block.length + BLOCK);
			if (due) await due;
		}
		return joined.subarray(0, size);
	}
}
