/** Images that stay samples: fewer of them where pages need fewer, and packed as well as can be without loss (docs/semantics.md, §37.5). */
import { colorSpaceOf } from '../../model/image/export/color-space';
import { describeImage, LONGEST_ROW } from '../../model/image/export/described';
import { rowLength, toBytes } from '../../model/image/export/samples';
import { writeJpeg } from '../../model/image/export/jpeg-writer';
import { unwrapImage } from '../../model/image/export/unwrapped';
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import type { Pace } from '../../pace/pace';
import { objectsWithAnyName } from '../../pdf/read/name-search';
import { isName, name, Stream } from '../../pdf/syntax/values';
import { averageSamples } from './averaged-samples';
import { isLineArt } from './line-art';
import { lookUpInBands } from './one-byte';
import { packSamples, type Packed, type Shape } from './packed-samples';
import { baseOf, dataOf, isBound } from './readable-images';
import { scaleOf, SHARP_RESOLUTION, type Shown } from './shown-images';

/** Most bytes of samples that are looked at in a document. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Images below this are hardly worth the work. */
const FEW = 512;
/** A smaller image must be this part of its size, and one that is packed again this. */
const [WORTHWHILE, SMALLER] = [0.9, 0.97];
/** How far colors of a table may be from the line between its first and its last, and where every ink only grows or only fades. */
const [NEAR, NEAR_CURVE] = [2, 20];
const SIZES: ReadonlySet<number> = new Set([1, 2, 4, 8, 16]);
/** Components of images that can become JPEG here: CMYK and four inks. Photos of one and of three are drawn. */
const INKS = 4;
/** The cost of an object that is looked at, see `Pace`. */
const COST = 2000;

interface SampledImage extends Shape {
	readonly data: Uint8Array;
	/** The bytes that it takes in the document. */
	readonly size: number;
	/** Of an indexed image. */
	readonly table: ColorTable | undefined;
}

interface ColorTable {
	readonly colors: Uint8Array;
	readonly components: number;
}

export class SampleImages {
	private remaining = MOST_BYTES;

	constructor(
		private readonly document: PdfDocument,
		private readonly settings: { readonly resolution: number; readonly quality: number },
	) {}

	/** @returns whether the image has fewer pixels now */
	async shrink(number: number, shown: Shown): Promise<boolean> {
		const { document, settings } = this;
		const stream = document.get(number);
		if (!(stream instanceof Stream) || isBound(document, stream) || stream.dict.has('Matte')) return false;
		const image = await this.read(stream);
		if (!image || image.bits < 8 || (image.table && (image.bits > 8 || stream.dict.has('Decode')))) return false;
		// Twice: the colors of indices, and fewer of them.
		const borrowed = image.data.length * (image.table?.components ?? 1) * 2;
		if (!document.job.memory.borrow(borrowed)) return false;
		const scaleAt = (size?: number) => scaleOf(image, shown, size ?? settings.resolution);
		const made = await this.withFewer(stream, await withOneByte(image, document.job.pace), scaleAt);
		document.job.memory.release(borrowed);
		if (made) document.put(number, made);
		return made !== undefined;
	}

	/** @param scaleAt the part of its pixels that the image keeps at a resolution, or else at that of the settings */
	private async withFewer(
		stream: Stream,
		image: SampledImage,
		scaleAt: (resolution?: number) => number,
	): Promise<Stream | undefined> {
		const { document, settings } = this;
		const { pace } = document.job;
		if (scaleAt() === 1 && (image.table?.components ?? image.channels) !== INKS) return undefined;
		const smooth = await toSmooth(image, pace);
		if (!smooth) return undefined;
		const isSharp = await isLineArt(smooth, pace);
		const scale = scaleAt(isSharp ? Math.max(settings.resolution, SHARP_RESOLUTION) : undefined);
		const isPhoto = smooth.channels === INKS && !isSharp;
		if (scale === 1 && !isPhoto) return undefined;
		const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
		const data = scale === 1 ? smooth.data : await averageSamples(smooth, width, height, pace);
		const packed = await this.packed({ ...smooth, data, width, height }, isPhoto);
		if (!packed) return undefined;
		const made = asStream(stream, packed);
		made.dict.set('Width', width);
		made.dict.set('Height', height);
		made.dict.set('BitsPerComponent', 8);
		if (smooth !== image) made.dict.set('ColorSpace', baseOf(document, stream)!);
		return made;
	}

	/** As JPEG, or without loss where that is smaller. */
	private async packed(image: SampledImage, isPhoto: boolean): Promise<Packed | undefined> {
		const { job } = this.document;
		const { data, width, height, channels, size } = image;
		const most = size * WORTHWHILE;
		if (!isPhoto) return packSamples(data, image, most, job);
		const samples = (row: number): Uint8Array => data.subarray(row * width * channels, (row + 1) * width * channels);
		const jpeg = await writeJpeg({ ...this.settings, width, height, color: 'inks', samples }, job.pace);
		const lossless = await packSamples(data, image, Math.min(most, jpeg.length), job);
		return lossless ?? (jpeg.length < most ? { data: jpeg, filter: 'DCTDecode', parameters: undefined } : undefined);
	}

	/** Packs all images of the document that are samples, with all that they have. */
	async packAll(): Promise<void> {
		const { document } = this;
		const numbers = [...(await objectsWithAnyName(document, ['Image']))].sort((a, b) => a - b);
		for (const number of numbers) {
			const due = document.job.pace.step(COST);
			if (due) await due;
			const stream = document.get(number);
			if (!(stream instanceof Stream) || !isName(document.resolve(stream.dict.get('Subtype')), 'Image')) continue;
			if (stream.dict.has('F')) continue;
			const image = await this.read(stream);
			if (!image || !document.job.memory.borrow(image.data.length)) continue;
			const packed = await packSamples(image.data, image, image.size * SMALLER, document.job);
			document.job.memory.release(image.data.length);
			if (packed) document.put(number, asStream(stream, packed));
		}
	}

	private async read(stream: Stream): Promise<SampledImage | undefined> {
		const { document } = this;
		const { width, height, bits, stencil } = describeImage(document, stream.dict);
		const known = stencil ? { channels: 1, table: undefined } : this.channelsOf(stream);
		const isKnown = width >= 1 && height >= 1 && SIZES.has(bits) && unwrapImage(document, stream).format === undefined;
		const size = document.encoded(stream).length;
		if (!isKnown || !known || size < FEW || width > LONGEST_ROW) return undefined;
		const { channels, table } = known;
		const length = rowLength(width, channels, bits) * height;
		if (length > this.remaining) return undefined;
		const { memory } = document.job;
		const before = memory.remaining;
		const data = await dataOf(document, stream);
		// It is used for a moment.
		memory.release(before - memory.remaining);
		if (!data) return undefined;
		this.remaining -= data.length;
		if (data.length < length) return undefined;
		return { width, height, channels, bits, size, table, data: data.subarray(0, length) };
	}

	private channelsOf({ dict }: Stream): Pick<SampledImage, 'channels' | 'table'> | undefined {
		const { document } = this;
		const value = dict.get('ColorSpace');
		if (isName(document.resolve(document.array(value)?.[0]), 'Lab')) return { channels: 3, table: undefined };
		const space = colorSpaceOf(document, value, () => undefined);
		if (!space) return undefined;
		const { table: colors, components } = space;
		return colors ? { channels: 1, table: { colors, components } } : { channels: components, table: undefined };
	}
}

async function withOneByte(image: SampledImage, pace: Pace): Promise<SampledImage> {
	return image.bits === 8 ? image : { ...image, bits: 8, data: await toBytes(image.data, image, true, pace) };
}

/** The image with samples that can be averaged: those between two others are the colors between them. */
async function toSmooth(image: SampledImage, pace: Pace): Promise<SampledImage | undefined> {
	const { data, table } = image;
	if (!table) return image;
	const colors = await lookUpInBands(data, table.colors, table.components, pace);
	if (!colors || isStraight(table)) return colors && image;
	return { ...image, data: colors, channels: table.components, table: undefined };
}

/**
 * Whether the colors of a table change from the first to the last as those of tints do: evenly, or along a slight curve, so that only the
 * pixels on sharp edges become a little lighter or darker.
 */
function isStraight({ colors, components }: ColorTable): boolean {
	const last = colors.length / components - 1;
	return Array.from({ length: components }, (_, component) => component).every((component) => {
		const tints = Array.from({ length: last + 1 }, (_, entry) => colors[entry * components + component]!);
		const [from, to] = [tints[0]!, tints[last]!];
		const way = Math.sign(to - from);
		const isCurve = tints.every((tint, entry) => entry === 0 || Math.sign(tint - tints[entry - 1]!) * way >= 0);
		return tints.every(
			(tint, entry) => Math.abs(tint - (from + ((to - from) * entry) / Math.max(last, 1))) <= (isCurve ? NEAR_CURVE : NEAR),
		);
	});
}

function asStream(stream: Stream, { data, filter, parameters }: Packed): Stream {
	const made = withData(stream, data, { compress: false });
	made.dict.set('Filter', name(filter));
	if (parameters) made.dict.set('DecodeParms', parameters);
	return made;
}
