/** The pixels of a GIF image as PDF holds them: entries of its palette, and apart from them which are transparent. */
import { codeWidth, CodeTable } from '../../pdf/filters/lzw-table';
import type { Job } from '../../pdf/job';
import { limitExceeded } from '../../pdf/limits';
import type { Pace } from '../../pace/pace';
import type { Gif } from './gif';
import type { Png } from './png-chunks';
import type { Pixels } from './png-pixels';
import { RowDeflater } from './png-rows';
import type { Refuse } from './refuse';

/** Codes of 12 bits give 4,096 pixels at most. */
const PIXELS_PER_BYTE = 2731;
/** Bytes of codes that are decoded at once. */
const AT_ONCE = 512;
/** The cost of deflating a pixel with its transparency, see `Pace`. */
const PIXEL = 20;
const OPAQUE = 255;
const BLACK = new Uint8Array(3);

/** The first and the next rows of each pass of an interlaced picture (GIF89a, appendix E). */
const PASSES = [
	[0, 8],
	[4, 8],
	[2, 4],
	[1, 2],
] as const;

/** The header of a PNG image with this palette. */
export const describeGif = ({ width, height, palette = BLACK }: Gif): Omit<Png, 'data'> => ({
	width,
	height,
	depth: 8,
	color: { gray: false, palette: true, alpha: false },
	channels: 1,
	interlaced: false,
	palette,
	transparency: undefined,
	profile: undefined,
	meaning: undefined,
	orientation: 1,
	resolution: undefined,
});

/** @throws what `refuse` makes for damaged data, and `limit_exceeded` on `field`. */
export async function readGifPixels(gif: Gif, job: Job, refuse: Refuse, field: string): Promise<Pixels> {
	const { width, height, frame, palette, data } = gif;
	// Mails have such an image of one pixel, which has no data, to keep a place.
	const isBlank = palette === undefined && data.length === 0;
	if (!isBlank && !palette) throw refuse('is a GIF image without colors; it is damaged');
	const rows = new FrameRows(isBlank ? 0 : checkSize(gif, job, refuse, field));
	if (!isBlank) await decodeCodes(gif, rows, job.pace, refuse);
	const [color, alpha] = [new RowDeflater(width, 1), new RowDeflater(width, 1)];
	const [colorRow, alphaRow] = [new Uint8Array(width), new Uint8Array(width)];
	const order = isBlank ? undefined : orderOfRows(gif);
	let opaque = true;
	for (let y = 0; y < height; y++) {
		colorRow.fill(0);
		alphaRow.fill(0);
		const row = order?.[y - frame.top];
		if (row !== undefined && !fillRow(gif, rows.values.subarray(row * frame.width, (row + 1) * frame.width), colorRow, alphaRow))
			throw refuse('is a GIF image with a color that it does not have; it is damaged');
		opaque &&= alphaRow.every((value) => value === OPAQUE);
		color.add(colorRow, 0);
		alpha.add(alphaRow, 0);
		const due = job.pace.step(width * PIXEL);
		if (due) await due;
	}
	return { color: color.finish(), alpha: opaque ? undefined : alpha.finish(), alphaDepth: 8 };
}

/** How many pixels the picture has, which are in memory at once. */
function checkSize({ frame, data }: Gif, { limits: { streamBytes } }: Job, refuse: Refuse, field: string): number {
	const size = frame.width * frame.height;
	if (size > (data.length + 1) * PIXELS_PER_BYTE) throw refuse(cutShort(frame));
	if (size <= streamBytes) return size;
	throw limitExceeded(
		'streamBytes',
		`The GIF image has ${size} pixels; at most ${streamBytes} are allowed`,
		'Make it smaller first',
		field,
	);
}

const cutShort = ({ width, height }: Gif['frame']): string =>
	`is a GIF image that is cut short: its data is less than ${width} × ${height} pixels; copy or export it again`;

/** Takes the pixels of a picture, row by row as they are stored. */
class FrameRows {
	readonly values: Uint8Array;
	size = 0;

	constructor(length: number) {
		this.values = new Uint8Array(length);
	}

	push(values: Uint8Array): void {
		const part = values.subarray(0, this.values.length - this.size);
		this.values.set(part, this.size);
		this.size += part.length;
	}
}

/** LZW with the least significant bit first (GIF89a, appendix F). Data after the last pixel does not matter. */
async function decodeCodes({ frame, bits, data }: Gif, rows: FrameRows, pace: Pace, refuse: Refuse): Promise<void> {
	const clear = 1 << bits;
	const table = new CodeTable(clear, rows);
	const wanted = rows.values.length;
	let held = 0;
	let filled = 0;
	let width = bits + 1;
	let counted = 0;
	for (let at = 0; at < data.length && table.size < wanted; at++) {
		held |= data[at]! << filled;
		for (filled += 8; filled >= width; width = codeWidth(table.next, bits + 1)) {
			const code = held & ((1 << width) - 1);
			held >>>= width;
			filled -= width;
			if (code === clear) table.clear();
			else if (code === clear + 1) at = data.length;
			else if (table.size < wanted && !table.put(code))
				throw refuse('is a GIF image whose pixels are damaged; copy or export it again');
			if (at === data.length) break;
		}
		if (at % AT_ONCE > 0) continue;
		const due = pace.step(AT_ONCE + table.size - counted);
		counted = table.size;
		if (due) await due;
	}
	table.finish();
	if (rows.size < wanted) throw refuse(cutShort(frame));
}

/** Where each row of the picture is among those that are stored. */
function orderOfRows({ frame: { height, interlaced } }: Gif): Uint16Array {
	const order = new Uint16Array(height);
	let stored = 0;
	for (const [first, step] of interlaced ? PASSES : [[0, 1] as const])
		for (let y = first; y < height; y += step) order[y] = stored++;
	return order;
}

/** Puts a row of the picture into those of the screen; false if it has an entry that the palette does not have. */
function fillRow({ frame, palette, transparent }: Gif, values: Uint8Array, color: Uint8Array, alpha: Uint8Array): boolean {
	const entries = palette!.length / 3;
	for (let x = 0; x < values.length; x++) {
		const value = values[x]!;
		if (value === transparent) continue;
		if (value >= entries) return false;
		color[frame.left + x] = value;
		alpha[frame.left + x] = OPAQUE;
	}
	return true;
}
