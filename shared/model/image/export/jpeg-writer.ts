/**
 * Writes JPEG images (ITU-T T.81, baseline) row by row, so that it can pause anywhere and holds 16 rows at most. Libraries encode an
 * image at once: mozjpeg's WebAssembly takes a quarter of a second for a page.
 */
import type { Pace } from '../../../pace/pace';
import { Output } from '../../../pdf/syntax/output';
import { AC_CODES, Bits, BlockCoder, DC_CODES, putCodes, putSegment, splitWord, type Codes } from './jpeg-coder';
import { divisorsOf, scaleTable, transform, ZIGZAG } from './jpeg-transform';

export interface JpegImage {
	readonly width: number;
	readonly height: number;
	/** `inks`: four components, such as those of CMYK, which stay as they are. */
	readonly color: 'gray' | 'rgb' | 'inks';
	/** From 1 to 100, as in most programs. */
	readonly quality: number;
	/** Pixels per inch. */
	readonly resolution: number;
	/** The samples of a row from the top, which need not stay afterwards. */
	readonly samples: (row: number) => Uint8Array;
}

const BLOCK = 8;
/** The cost of a sample, see `Pace`. */
const WORK = 12;
/** The largest density that JFIF has. */
const MOST_DENSITY = 65_535;

export async function writeJpeg(image: JpegImage, pace: Pace): Promise<Uint8Array> {
	const { width, height, color, quality } = image;
	const output = new Output(Math.max(4096, (width * height) >> 2));
	const light = scaleTable(quality, 'luminance');
	const tables = color === 'rgb' ? [light, scaleTable(quality, 'chrominance')] : [light];
	writeHeader(output, image, tables);
	const bands = color === 'rgb' ? new ColorBands(image, output, tables) : new PlainBands(image, output, tables);
	for (let top = 0; top < height; top += bands.height) {
		bands.write(top);
		const due = pace.step(width * bands.height * (color === 'inks' ? 2 : 1) * WORK);
		if (due) await due;
	}
	bands.finish();
	putSegment(output, 0xd9);
	return output.bytes;
}

function writeHeader(output: Output, { width, height, color, resolution }: JpegImage, tables: readonly Uint8Array[]): void {
	const density = splitWord(Math.min(Math.round(resolution), MOST_DENSITY));
	putSegment(output, 0xd8);
	// JFIF has no images of four components (ITU-T T.871).
	if (color !== 'inks') putSegment(output, 0xe0, [...Buffer.from('JFIF\0', 'latin1'), 1, 1, 1, ...density, ...density, 0, 0]);
	for (const [index, table] of tables.entries()) putSegment(output, 0xdb, [index, ...[...ZIGZAG].map((at) => table[at]!)]);
	// Each component: its number, its sampling in both directions, its table.
	const components =
		color === 'rgb' ? [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1] : plainComponents(color).flatMap((component) => [component, 0x11, 0]);
	putSegment(output, 0xc0, [8, ...splitWord(height), ...splitWord(width), components.length / 3, ...components]);
	for (const index of tables.keys()) putCodes(output, index);
	const scans = color === 'rgb' ? [1, 0, 2, 0x11, 3, 0x11] : plainComponents(color).flatMap((component) => [component, 0]);
	putSegment(output, 0xda, [scans.length / 2, ...scans, 0, 63, 0]);
}

/** Numbers of components that are all written in the same way. */
const plainComponents = (color: 'gray' | 'inks'): number[] => (color === 'gray' ? [1] : [1, 2, 3, 4]);

/** Samples of one component of a band: of its rows, widened to whole blocks by repeating the last. */
class Plane {
	private readonly samples: Float32Array;
	private readonly block = new Float64Array(BLOCK * BLOCK);
	private readonly divisors: Float64Array;
	private readonly coder: BlockCoder;

	constructor(
		readonly width: number,
		readonly height: number,
		output: Bits,
		table: Uint8Array,
		dc: Codes,
		ac: Codes,
	) {
		this.samples = new Float32Array(width * height);
		this.divisors = divisorsOf(table);
		this.coder = new BlockCoder(output, dc, ac);
	}

	set(row: number, column: number, value: number): void {
		this.samples[row * this.width + column] = value;
	}

	/** Sets `count` samples of a row, each `step`-th value; the last one fills the row. */
	setRow(row: number, values: Uint8Array, first: number, step: number, count: number): void {
		const { samples, width } = this;
		const start = row * width;
		for (let column = 0, from = first; column < count; column++, from += step) samples[start + column] = values[from]!;
		samples.fill(samples[start + count - 1]!, start + count, start + width);
	}

	/** Writes the block whose upper left sample is here. */
	write(left: number, top: number): void {
		const { samples, width, block } = this;
		for (let row = 0, to = 0; row < BLOCK; row++)
			for (let from = (top + row) * width + left, end = from + BLOCK; from < end;) block[to++] = samples[from++]! - 128;
		transform(block);
		this.coder.write(block, this.divisors);
	}
}

const roundUp = (value: number, to: number): number => Math.ceil(value / to) * to;

class PlainBands {
	readonly height = BLOCK;
	private readonly bits: Bits;
	private readonly planes: readonly Plane[];

	constructor(
		private readonly image: JpegImage,
		output: Output,
		[table]: readonly Uint8Array[],
	) {
		this.bits = new Bits(output);
		const width = roundUp(image.width, BLOCK);
		const count = image.color === 'gray' ? 1 : 4;
		this.planes = Array.from({ length: count }, () => new Plane(width, BLOCK, this.bits, table!, DC_CODES[0]!, AC_CODES[0]!));
	}

	write(top: number): void {
		const { image, planes } = this;
		const { width } = planes[0]!;
		for (let row = 0; row < BLOCK; row++) {
			const samples = image.samples(Math.min(top + row, image.height - 1));
			for (const [index, plane] of planes.entries()) plane.setRow(row, samples, index, planes.length, image.width);
		}
		for (let left = 0; left < width; left += BLOCK) for (const plane of planes) plane.write(left, 0);
	}

	finish(): void {
		this.bits.finish();
	}
}

/** Of four pixels one has color, which most viewers and programs expect of photographs. */
class ColorBands {
	readonly height = 2 * BLOCK;
	private readonly bits: Bits;
	private readonly light: Plane;
	private readonly blue: Plane;
	private readonly red: Plane;
	/** The colors of a row, to which those of the next are added. */
	private readonly sums: Float32Array;

	constructor(
		private readonly image: JpegImage,
		output: Output,
		[table, colors]: readonly Uint8Array[],
	) {
		this.bits = new Bits(output);
		const width = roundUp(image.width, 2 * BLOCK);
		this.light = new Plane(width, 2 * BLOCK, this.bits, table!, DC_CODES[0]!, AC_CODES[0]!);
		this.blue = new Plane(width / 2, BLOCK, this.bits, colors!, DC_CODES[1]!, AC_CODES[1]!);
		this.red = new Plane(width / 2, BLOCK, this.bits, colors!, DC_CODES[1]!, AC_CODES[1]!);
		this.sums = new Float32Array(width);
	}

	write(top: number): void {
		const { light, blue, red } = this;
		for (let row = 0; row < this.height; row++) this.row(row, Math.min(top + row, this.image.height - 1));
		for (let left = 0; left < light.width; left += this.height) {
			for (const y of [0, BLOCK]) for (const x of [0, BLOCK]) light.write(left + x, y);
			blue.write(left / 2, 0);
			red.write(left / 2, 0);
		}
	}

	finish(): void {
		this.bits.finish();
	}

	/** YCbCr as JFIF has it (ITU-T T.871); two rows of pixels are one of colors. */
	private row(row: number, source: number): void {
		const { image, light, blue, red, sums } = this;
		const samples = image.samples(source);
		const last = image.width - 1;
		const isFirst = row % 2 === 0;
		if (isFirst) sums.fill(0);
		for (let column = 0; column < light.width; column++) {
			const at = Math.min(column, last) * 3;
			const [r, g, b] = [samples[at]!, samples[at + 1]!, samples[at + 2]!];
			light.set(row, column, 0.299 * r + 0.587 * g + 0.114 * b);
			const half = column & ~1;
			sums[half]! += -0.168736 * r - 0.331264 * g + 0.5 * b;
			sums[half + 1]! += 0.5 * r - 0.418688 * g - 0.081312 * b;
		}
		if (isFirst) return;
		for (let half = 0; half < light.width; half += 2) {
			blue.set(row >> 1, half >> 1, sums[half]! / 4 + 128);
			red.set(row >> 1, half >> 1, sums[half + 1]! / 4 + 128);
		}
	}
}
