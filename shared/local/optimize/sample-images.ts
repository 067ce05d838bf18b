/** Images that stay samples: fewer of them where pages need fewer, and packed as well as can be without loss (docs/semantics.md, §37.5). */
import { colorSpaceOf } from '../../model/image/export/color-space';
import { describeImage } from '../../model/image/export/described';
import { rowLength } from '../../model/image/export/samples';
import { unwrapImage } from '../../model/image/export/unwrapped';
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import type { Pace } from '../../pdf/pace';
import { objectsWithAnyName } from '../../pdf/read/name-search';
import { isName, name, Stream } from '../../pdf/syntax/values';
import { averageSamples } from './averaged-samples';
import { isLineArt } from './line-art';
import { packSamples, type Packed, type Shape } from './packed-samples';
import { dataOf, isBound } from './readable-images';
import { scaleOf, type Shown } from './shown-images';

/** Most bytes of samples that are looked at in a document. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Images below this are hardly worth the work. */
const FEW = 512;
/** Drawings keep as many pixels per inch as one bit needs. */
const SHARP_RESOLUTION = 300;
/** A smaller image must be this part of its size, and one that is packed again this. */
const [WORTHWHILE, SMALLER] = [0.9, 0.97];
/** How far colors of a table may be from the line between its first and its last. */
const NEAR = 2;
const SIZES: ReadonlySet<number> = new Set([1, 2, 4, 8, 16]);
/** The cost of an object that is looked at, see `Pace`. */
const COST = 2000;
/** Bytes that are looked at between two steps. */
const STRETCH = 0x10000;

interface SampledImage extends Shape {
	readonly data: Uint8Array;
	/** The bytes that it takes in the document. */
	readonly size: number;
}

export class SampleImages {
	private remaining = MOST_BYTES;

	constructor(
		private readonly document: PdfDocument,
		private readonly resolution: number,
	) {}

	/** @returns whether the image has fewer pixels now */
	async shrink(number: number, shown: Shown): Promise<boolean> {
		const { document, resolution } = this;
		const { job } = document;
		const stream = document.get(number);
		if (!(stream instanceof Stream) || isBound(document, stream) || stream.dict.has('Matte')) return false;
		const image = await this.read(stream, 'smooth');
		if (!image || image.bits !== 8) return false;
		const isSharp = await isLineArt(image, job.pace);
		const scale = scaleOf(image, shown, isSharp ? Math.max(resolution, SHARP_RESOLUTION) : resolution);
		const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
		const bytes = image.data.length + width * height * image.channels * 2;
		if (scale === 1 || !job.memory.borrow(bytes)) return false;
		const samples = await averageSamples(image, width, height, job.pace);
		const packed = await packSamples(samples, { ...image, width, height }, image.size * WORTHWHILE, job);
		job.memory.release(bytes);
		if (!packed) return false;
		const made = asStream(stream, packed);
		made.dict.set('Width', width);
		made.dict.set('Height', height);
		document.put(number, made);
		return true;
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
			const image = await this.read(stream, 'any');
			// The samples, and their rows with the types of filters.
			const bytes = image ? image.data.length * 2 + image.height : 0;
			if (!image || !document.job.memory.borrow(bytes)) continue;
			const packed = await packSamples(image.data, image, image.size * SMALLER, document.job);
			document.job.memory.release(bytes);
			if (packed) document.put(number, asStream(stream, packed));
		}
	}

	/** @param use `smooth`: samples between two others are colors between these */
	private async read(stream: Stream, use: 'any' | 'smooth'): Promise<SampledImage | undefined> {
		const { document } = this;
		const { width, height, bits, stencil } = describeImage(document, stream.dict);
		const space = stencil ? { components: 1 } : this.spaceOf(stream);
		const isKnown = width >= 1 && height >= 1 && SIZES.has(bits) && unwrapImage(document, stream).format === undefined;
		const size = document.encoded(stream).length;
		if (!isKnown || !space || size < FEW) return undefined;
		const { table } = space;
		const channels = table ? 1 : space.components;
		if (use === 'smooth' && table && !isStraight(table, space.components)) return undefined;
		const length = rowLength(width, channels, bits) * height;
		if (length > this.remaining) return undefined;
		const data = await dataOf(document, stream);
		if (!data) return undefined;
		this.remaining -= data.length;
		// It is used for a moment.
		document.job.memory.release(data.length);
		if (data.length < length) return undefined;
		const samples = data.subarray(0, length);
		// An index that is not in the table has another color in each reader.
		const entries = table ? table.length / space.components : 256;
		if (use === 'smooth' && entries < 256 && (await hasMore(samples, entries - 1, document.job.pace))) return undefined;
		return { width, height, channels, bits, size, data: samples };
	}

	private spaceOf({ dict }: Stream): { readonly components: number; readonly table?: Uint8Array | undefined } | undefined {
		const { document } = this;
		const value = dict.get('ColorSpace');
		if (isName(document.resolve(document.array(value)?.[0]), 'Lab')) return { components: 3 };
		return colorSpaceOf(document, value, () => undefined);
	}
}

/** Whether a byte is more than `most`. */
async function hasMore(data: Uint8Array, most: number, pace: Pace): Promise<boolean> {
	for (let from = 0; from < data.length; from += STRETCH) {
		const to = Math.min(from + STRETCH, data.length);
		for (let at = from; at < to; at++) if (data[at]! > most) return true;
		const due = pace.step(STRETCH);
		if (due) await due;
	}
	return false;
}

/** Whether the colors of a table change evenly from the first to the last, as those of tints do. */
function isStraight(table: Uint8Array, components: number): boolean {
	const last = table.length / components - 1;
	return table.every((value, at) => {
		const [entry, component] = [Math.floor(at / components), at % components];
		const [from, to] = [table[component]!, table[last * components + component]!];
		return Math.abs(value - (from + ((to - from) * entry) / Math.max(last, 1))) <= NEAR;
	});
}

function asStream(stream: Stream, { data, filter, parameters }: Packed): Stream {
	const made = withData(stream, data, { compress: false });
	made.dict.set('Filter', name(filter));
	if (parameters) made.dict.set('DecodeParms', parameters);
	return made;
}
