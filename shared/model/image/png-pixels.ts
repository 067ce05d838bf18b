/**
 * The pixels of a PNG image as PDF holds them: its compressed data as it is where that is right, otherwise decoded once, with
 * color and alpha apart (docs/semantics.md, D33).
 */
import type { Job } from '../../pdf/job';
import { limitExceeded } from '../../pdf/limits';
import { joinBytes } from '../../pdf/syntax/characters';
import type { Png } from './png-chunks';
import { deinterlace } from './png-interlaced';
import { inflateRows, RowDeflater, RowGatherer, type RowsEnding } from './png-rows';
import type { Refuse } from './refuse';

export interface Pixels {
	/** Flate data with PNG predictors: the image without its alpha channel. */
	readonly color: Uint8Array;
	/** The same of the alpha channel, with `alphaDepth` bits; undefined where all of the image is opaque. */
	readonly alpha: Uint8Array | undefined;
	readonly alphaDepth: 8 | 16;
}

/** Bytes of a row, without its filter type. */
const rowBytes = (pixels: number, bits: number): number => Math.ceil((pixels * bits) / 8);

/** @throws what `refuse` makes for damaged data, and `limit_exceeded` on `field`. */
export async function readPixels(png: Png, job: Job, refuse: Refuse, field: string): Promise<Pixels> {
	const { width, height, channels, depth, color } = png;
	const row = rowBytes(width, channels * depth);
	const size = height * (row + 1);
	const compressed = png.data.reduce((sum, { length }) => sum + length, 0);
	// Deflate expands at most 1032-fold: a header that claims more is wrong.
	if (size > compressed * 1032 + 1032) throw refuse(cutShort(png));
	const { imageBytes, streamBytes } = job.limits;
	if (size > imageBytes)
		throw limitExceeded(
			'imageBytes',
			`The image has ${size} bytes of pixels; at most ${imageBytes} are allowed`,
			'Make it smaller first',
		);
	if (png.interlaced && size > streamBytes)
		throw limitExceeded(
			'streamBytes',
			`The interlaced image has ${size} bytes of pixels; at most ${streamBytes} are allowed`,
			'Save it without interlacing first',
			field,
		);
	const masked = png.transparency !== undefined && !isKeyed(png);
	if (!png.interlaced && !color.alpha && !masked) {
		const ending = await prove(png, row, size, job);
		if (ending === 'proved') return { color: joinBytes(png.data), alpha: undefined, alphaDepth: 8 };
		if (ending !== 'complete') throw refuse(ending === 'short' ? cutShort(png) : DAMAGED);
	}
	checkRows(png, row + (masked ? width : 0), field);
	return decode(png, row, size, job, refuse);
}

/**
 * Bytes of a row that is worked on at once, with a byte for each pixel whose transparency is looked up: 20 ms and some copies. The rows of
 * half a million pixels in four colors are as long.
 */
const LONGEST_ROW = 2_000_000;

function checkRows({ width, interlaced }: Png, bytes: number, field: string): void {
	if (bytes <= LONGEST_ROW) return;
	throw limitExceeded(
		'pixels',
		`The image has rows of ${width} pixels, which are ${bytes} bytes; at most ${LONGEST_ROW} are allowed if it is interlaced or transparent`,
		interlaced ? 'Save it without interlacing, or make it smaller first' : 'Make it smaller first',
		field,
	);
}

/** Whether the transparent color becomes a color key. Poppler and pdfium ignore keys of 16 bits. */
export const isKeyed = ({ transparency, color, depth }: Omit<Png, 'data'>): boolean =>
	transparency !== undefined && !color.palette && depth < 16;

const DAMAGED = 'is a PNG image whose pixels are damaged; copy or export it again';

const cutShort = ({ width, height }: Png): string =>
	`is a PNG image that is cut short: its data is less than ${width} × ${height} pixels; copy or export it again`;

/** Whether the compressed data is what PDF readers expect: as long as the header says, with filter types that exist. */
async function prove({ data }: Png, row: number, size: number, { pace }: Job): Promise<RowsEnding> {
	const seen = { wrong: false, bytes: 0 };
	const ending = await inflateRows(data, size, pace, 'look', (bytes) => {
		// Rows begin at multiples of their length.
		const first = (row + 1 - (seen.bytes % (row + 1))) % (row + 1);
		for (let at = first; at < bytes.length; at += row + 1) if (bytes[at]! > 4) seen.wrong = true;
		seen.bytes += bytes.length;
	});
	return seen.wrong ? 'damaged' : ending;
}

async function decode(png: Png, row: number, size: number, job: Job, refuse: Refuse): Promise<Pixels> {
	const writer = new PixelWriter(png, row);
	if (png.interlaced)
		await deinterlace(png, row, job.pace, refuseEnding(png, refuse), (samples, kind) => writer.add(samples, kind));
	else {
		const step = Math.max(1, (png.channels * png.depth) >> 3);
		const gatherer = new RowGatherer(row, step, (samples, kind) => writer.add(samples, kind));
		const ending = await inflateRows(png.data, size, job.pace, 'work', (bytes) => gatherer.take(bytes));
		refuseEnding(png, refuse)(gatherer.wrong ? 'damaged' : ending);
	}
	return writer.finish();
}

/** Throws for data that does not hold the whole image. */
const refuseEnding =
	(png: Png, refuse: Refuse) =>
	(ending: RowsEnding): void => {
		if (ending === 'short') throw refuse(cutShort(png));
		if (ending === 'damaged') throw refuse(DAMAGED);
	};

/** Takes rows of samples apart into color and alpha. Rows keep the filter that the image chose for them. */
class PixelWriter {
	private readonly color: RowDeflater;
	private readonly alpha: RowDeflater | undefined;
	private readonly colorRow: Uint8Array;
	private readonly alphaRow: Uint8Array;
	private readonly bytesPerSample: number;
	/** Alpha of each palette entry. */
	private readonly entries: Uint8Array | undefined;
	/** The samples of the transparent color. */
	private readonly key: Uint8Array | undefined;
	private readonly alphaDepth: Pixels['alphaDepth'];
	private opaque = true;

	constructor(
		private readonly png: Png,
		row: number,
	) {
		const { width, depth, channels, color, transparency } = png;
		const sample = (this.bytesPerSample = depth === 16 ? 2 : 1);
		const inColor = color.alpha ? channels - 1 : channels;
		const size = color.alpha ? width * inColor * sample : row;
		this.color = new RowDeflater(size, color.alpha ? inColor * sample : Math.max(1, (channels * depth) >> 3));
		this.colorRow = new Uint8Array(color.alpha ? size : 0);
		if (color.palette && transparency) {
			this.entries = new Uint8Array(256).fill(255);
			this.entries.set(transparency.subarray(0, 256));
		}
		if (!color.palette && !isKeyed(png)) this.key = transparency;
		const masked = color.alpha || this.entries !== undefined || this.key !== undefined;
		this.alphaDepth = color.alpha && depth === 16 ? 16 : 8;
		this.alphaRow = new Uint8Array(masked ? (width * this.alphaDepth) >> 3 : 0);
		if (masked) this.alpha = new RowDeflater(this.alphaRow.length, this.alphaDepth >> 3);
	}

	add(samples: Uint8Array, kind: number): void {
		if (this.png.color.alpha) {
			this.separate(samples);
			this.color.add(this.colorRow, kind);
			this.alpha!.add(this.alphaRow, kind);
		} else {
			this.color.add(samples, kind);
			if (this.entries) this.lookUp(samples, this.entries);
			else if (this.key) this.compare(samples, this.key);
			else return;
			this.alpha!.add(this.alphaRow, 0);
		}
		if (this.opaque) this.opaque = this.alphaRow.every((value) => value === 255);
	}

	finish(): Pixels {
		const alpha = this.opaque ? undefined : this.alpha?.finish();
		return { color: this.color.finish(), alpha, alphaDepth: this.alphaDepth };
	}

	private compare(samples: Uint8Array, key: Uint8Array): void {
		const { alphaRow } = this;
		for (let x = 0, from = 0; x < alphaRow.length; x++, from += key.length) {
			let at = 0;
			while (at < key.length && samples[from + at] === key[at]) at++;
			alphaRow[x] = at === key.length ? 0 : 255;
		}
	}

	private separate(samples: Uint8Array): void {
		const { colorRow, alphaRow, bytesPerSample } = this;
		const inColor = (this.png.channels - 1) * bytesPerSample;
		let from = 0;
		let to = 0;
		for (let at = 0; at < alphaRow.length;) {
			for (let i = 0; i < inColor; i++) colorRow[to++] = samples[from++]!;
			for (let i = 0; i < bytesPerSample; i++) alphaRow[at++] = samples[from++]!;
		}
	}

	private lookUp(samples: Uint8Array, entries: Uint8Array): void {
		const { alphaRow } = this;
		const { depth } = this.png;
		const mask = (1 << depth) - 1;
		for (let x = 0; x < alphaRow.length; x++) {
			const bit = x * depth;
			alphaRow[x] = entries[(samples[bit >> 3]! >> (8 - depth - (bit & 7))) & mask]!;
		}
	}
}
