/** Writes PNG images (ISO/IEC 15948) from samples: rows whose samples are packed as PNG packs them. */
import { crc32 } from '../../../crc32';
import type { Job } from '../../../pdf/job';
import type { Pace } from '../../../pace/pace';
import { Output } from '../../../pdf/syntax/output';
import { passThrough } from '../../../pdf/syntax/platform-streams';
import { codecOf } from '../../../pdf/syntax/portable-codec';

export interface PngImage {
	readonly width: number;
	readonly height: number;
	readonly depth: 1 | 2 | 4 | 8 | 16;
	readonly color: 'gray' | 'rgb' | 'rgba' | 'gray-alpha' | 'palette';
	/** Three bytes for each entry. */
	readonly palette?: Uint8Array | undefined;
	/** An ICC profile that fits the colors. */
	readonly profile?: Uint8Array | undefined;
	/** Pixels per inch. */
	readonly resolution?: number | undefined;
	/** The samples of all rows, or of the row at an index from the top, which need not stay afterwards. */
	readonly samples: Uint8Array | ((row: number) => Uint8Array);
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const TYPES = { gray: 0, rgb: 2, palette: 3, 'gray-alpha': 4, rgba: 6 } as const;
export const CHANNELS = { gray: 1, rgb: 3, palette: 1, 'gray-alpha': 2, rgba: 4 } as const;
const METERS_PER_INCH = 0.0254;
/** Of zlib, which is fast. */
const NATIVE_LEVEL = 6;
/** Bytes of rows that are all read before they are compressed. */
const SMALL = 8_388_608;
/** Bytes of rows that are deflated at once. */
const BLOCK = 65_536;
/** The difference from the row above, which suits photographs. */
const UP = 2;
/** A row is flat, as in pages of text, if this part of its pixels have the color of those before them. Flat rows stay as they are. */
const FLAT = 0.6;
/** Each fourth pixel of a row is looked at. */
const EACH = 4;

export const writePng = async (image: PngImage, job: Job): Promise<Uint8Array> => (await beginPng(image, job)).file;

/** An image whose samples were read; it may still be compressed. */
export interface BegunImage {
	readonly file: Promise<Uint8Array>;
}

/** Ends when the samples are not needed any more: a small image is compressed in another thread while others are read. */
export async function beginPng(image: PngImage, job: Job): Promise<BegunImage> {
	const { width, height, depth, color, palette, profile, resolution } = image;
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([depth, TYPES[color], 0, 0, 0], 8);
	const chunks = [SIGNATURE, chunk('IHDR', header)];
	if (profile) chunks.push(await profileChunk(profile, job));
	if (resolution !== undefined) chunks.push(chunk('pHYs', perMeter(resolution)));
	if (palette) chunks.push(chunk('PLTE', palette));
	const { data } = await beginRows(image, job);
	const file = data.then((rows) => Buffer.concat([...chunks, chunk('IDAT', rows), chunk('IEND', new Uint8Array(0))]));
	// A fault is one of those that wait for the file, which may be later.
	file.catch(() => undefined);
	return { file };
}

const PROFILE_LEVEL = 4;

async function profileChunk(profile: Uint8Array, job: Job): Promise<Uint8Array> {
	return chunk('iCCP', Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), await codecOf(job).deflate(profile, PROFILE_LEVEL)]));
}

/** Pixels per meter, in both directions. */
function perMeter(resolution: number): Uint8Array {
	const density = Buffer.alloc(9);
	const pixels = Math.round(resolution / METERS_PER_INCH);
	density.writeUInt32BE(pixels, 0);
	density.writeUInt32BE(pixels, 4);
	density[8] = 1;
	return density;
}

async function beginRows(image: PngImage, { codec, pace }: Job): Promise<{ readonly data: Promise<Uint8Array> }> {
	const size = (rowLength(image) + 1) * image.height;
	if (!codec && size > SMALL) {
		const data = await passThrough(new CompressionStream('deflate'), filteredRows(image, pace, true));
		return { data: Promise.resolve(data) };
	}
	const output = new Output(size);
	for await (const block of filteredRows(image, pace, false)) output.copy(block, 0, block.length);
	const rows = output.bytes;
	const data = codec ? codec.deflate(rows, NATIVE_LEVEL) : passThrough(new CompressionStream('deflate'), [rows]);
	// The rows of only one large image are in memory.
	if (size > SMALL) await data;
	return { data };
}

const rowLength = ({ width, depth, color }: PngImage): number => Math.ceil((width * depth * CHANNELS[color]) / 8);

/** The rows, each after its filter, some at once. @param isKept whether blocks are not used again */
async function* filteredRows(image: PngImage, pace: Pace, isKept: boolean): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const { height, samples } = image;
	const length = rowLength(image);
	const filterOf = rowFilter(image);
	const rowAt = typeof samples === 'function' ? samples : (row: number) => samples.subarray(row * length, row * length + length);
	const above = new Uint8Array(length);
	const most = Math.max(1, Math.floor(BLOCK / (length + 1)));
	let block = new Uint8Array(0);
	let used = 0;
	for (let row = 0; row < height; row++) {
		if (used === block.length) {
			const size = Math.min(most, height - row) * (length + 1);
			if (isKept || block.length !== size) block = new Uint8Array(size);
			used = 0;
		}
		const line = block.subarray(used, (used += length + 1));
		const source = rowAt(row).subarray(0, length);
		const isSame = row > 0 && Buffer.compare(source, above) === 0;
		line[0] = filterOf(source, isSame);
		// Of a row that is as the one above, as most of a page are, all differences are zero.
		if (line[0] !== UP) line.set(source, 1);
		else if (!isSame) for (let i = 0; i < length; i++) line[i + 1] = source[i]! - above[i]!;
		if (!isSame) above.set(source);
		if (used === block.length) yield block;
		const due = pace.step(length);
		if (due) await due;
	}
}

/** The filter of each row, one after another from the top. A row that is as the one above has that row's. */
function rowFilter({ depth, color }: PngImage): (row: Uint8Array, isSame: boolean) => number {
	if (depth < 8 || color === 'palette') return () => 0;
	const pixel = CHANNELS[color];
	let filter: number | undefined;
	return (row, isSame) => {
		if (isSame) return filter!;
		// The first row has none above it.
		const isFirst = filter === undefined;
		filter = depth === 8 && isFlat(row, pixel) ? 0 : UP;
		return isFirst ? 0 : filter;
	};
}

function isFlat(row: Uint8Array, pixel: number): boolean {
	let same = 0;
	let seen = 0;
	for (let at = pixel; at < row.length; at += EACH * pixel) {
		if (row[at] === row[at - pixel]) same++;
		seen++;
	}
	return same >= seen * FLAT;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
	const whole = Buffer.alloc(data.length + 12);
	whole.writeUInt32BE(data.length, 0);
	whole.write(type, 4, 'latin1');
	whole.set(data, 8);
	whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
	return whole;
}
