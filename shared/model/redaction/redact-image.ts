/**
 * Images without the samples in boxes (docs/semantics.md, §38.5): drawn sample by sample by PDFium, which knows every compression,
 * overwritten, and compressed without loss.
 */
import { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import { limitExceeded } from '../../pdf/limits';
import type { Pace } from '../../pace/pace';
import { codecOf } from '../../pdf/syntax/portable-codec';
import { Dict, dict, isArray, name, Stream, type Ref } from '../../pdf/syntax/values';
import { save } from '../../pdf/write/save';
import type { PageImage } from '../drawing/drawer';
import { estimateDecoding } from '../drawing/image-weights';
import { Pdfium } from '../drawing/pdfium';
import { hasColor } from '../drawing/samples';
import { inverse, movedBox, type Box } from '../geometry/geometry';
import { describeImage } from '../image/export/described';
import type { TextBox } from '../interpreter/frame';
import { overlap } from './area-path';
import { imageBox, type PaintedImage } from './trace';

const LEVEL = 6;
/** Samples around a box that go with it. */
const AROUND = 1;
/** Entries that describe samples, or say the same as they. */
const OF_SAMPLES = [
	...['Filter', 'DecodeParms', 'Decode', 'ColorSpace', 'BitsPerComponent', 'Intent', 'SMask', 'Mask', 'SMaskInData'],
	...['Alternates', 'OPI', 'Metadata', 'Measure', 'PtData', 'F', 'FFilter', 'FDecodeParms', 'DL', 'L', 'Length', 'Interpolate'],
];

/** Samples that go, from the upper left one: the end is exclusive. */
interface Region {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

export class ImageRedaction {
	/** The objects that were to lose samples: others are drawn in their places. */
	readonly replaced = new Set<number>();

	constructor(
		private readonly document: PdfDocument,
		/** Of the samples in place of those that go. */
		readonly shade: 0 | 255,
	) {}

	/** An image, in all places where one operator paints it, without the samples in the boxes; undefined if nothing is left of it. */
	async without(painted: readonly PaintedImage[], boxes: readonly TextBox[]): Promise<Ref | undefined> {
		const { document } = this;
		const { image } = painted[0]!;
		for (const { number } of painted) if (number > 0) this.replaced.add(number);
		const { width, height } = describeImage(document, image.dict);
		const visible = painted.filter(({ matrix }) => matrix[0] * matrix[3] !== matrix[1] * matrix[2]);
		if (visible.length === 0 || !(width > 0 && height > 0)) return undefined;
		const regions = await regionsOf(visible, boxes, { width, height }, document.job.pace);
		if (regions.some(({ left, top, right, bottom }) => left <= 0 && top <= 0 && right >= width && bottom >= height))
			return undefined;
		return document.add(await this.overwrite(image, regions));
	}

	/** Whether an image shows anything but overwritten samples in the boxes. */
	async shows({ image, matrix }: PaintedImage, boxes: readonly TextBox[]): Promise<boolean> {
		const { document, shade } = this;
		const { width, height } = describeImage(document, image.dict);
		if (!(width > 0 && height > 0) || matrix[0] * matrix[3] === matrix[1] * matrix[2]) return false;
		const regions = await regionsOf([{ matrix }], boxes, { width, height }, document.job.pace);
		if (regions.length === 0) return false;
		const expected = document.resolve(image.dict.get('ImageMask')) === true ? 255 : shade;
		const drawn = await this.draw(image);
		const samples = await samplesIn(document, drawn, 3);
		const inner = regions.map(({ left, top, right, bottom }) => ({
			left: left + AROUND,
			top: top + AROUND,
			right: right - AROUND,
			bottom: bottom - AROUND,
		}));
		for await (const { row, left, right } of rowSpans(inner, document.job.pace)) {
			const to = (row * drawn.width + right) * 3;
			for (let at = (row * drawn.width + left) * 3; at < to; at++) if (samples[at] !== expected) return true;
		}
		return false;
	}

	private async overwrite(image: Stream, regions: readonly Region[]): Promise<Stream> {
		const { document, shade } = this;
		const entries = new Dict(image.dict);
		const { dict: given } = image;
		for (const key of OF_SAMPLES) entries.delete(key);
		if (document.resolve(given.get('ImageMask')) === true) return this.stencil(image, entries, regions, 1);
		const [soft, mask] = [document.resolve(given.get('SMask')), document.resolve(given.get('Mask'))];
		if (isArray(mask) || (soft instanceof Stream && soft.dict.has('Matte')) || typeof given.get('SMaskInData') === 'number')
			throw cannot('has an image whose mask cannot be written again');
		const drawn = await this.draw(image);
		const isColored = await hasColor(drawn, document.job.pace);
		const samples = await samplesIn(document, drawn, isColored ? 3 : 1);
		const { width, height } = drawn;
		const clipped = regions.map((region) => clipRegion(region, width, height));
		const { pace } = document.job;
		await fillRegions(samples, clipped, { row: width, channels: isColored ? 3 : 1, value: shade }, pace);
		entries.set('ColorSpace', name(isColored ? 'DeviceRGB' : 'DeviceGray'));
		entries.set('BitsPerComponent', 8);
		if (soft instanceof Stream) entries.set('SMask', document.add(await this.opaque(soft, width, height, regions)));
		else if (mask instanceof Stream) entries.set('Mask', document.add(await this.maskOf(mask, width, height, regions)));
		return this.pack(entries, samples);
	}

	/** A soft mask that shows the overwritten samples. */
	private async opaque(mask: Stream, width: number, height: number, regions: readonly Region[]): Promise<Stream> {
		const drawn = await this.draw(mask);
		const samples = await samplesIn(this.document, drawn, 1);
		const scaled = regions.map((one) => scaleRegion(one, drawn.width / width, drawn.height / height, drawn));
		await fillRegions(samples, scaled, { row: drawn.width, channels: 1, value: 255 }, this.document.job.pace);
		const entries = new Dict(mask.dict);
		for (const key of OF_SAMPLES) entries.delete(key);
		entries.set('ColorSpace', name('DeviceGray'));
		entries.set('BitsPerComponent', 8);
		return this.pack(entries, samples);
	}

	private maskOf(mask: Stream, width: number, height: number, regions: readonly Region[]): Promise<Stream> {
		const size = describeImage(this.document, mask.dict);
		const entries = new Dict(mask.dict);
		for (const key of OF_SAMPLES) entries.delete(key);
		const inMask = regions.map((one) => scaleRegion(one, size.width / width, size.height / height, size));
		return this.stencil(mask, entries, inMask, 0);
	}

	/** A mask of one bit: 0 paints. `value` is that of the samples that go. */
	private async stencil(mask: Stream, entries: Dict, regions: readonly Region[], value: 0 | 1): Promise<Stream> {
		const drawn = await this.draw(mask);
		const samples = await samplesIn(this.document, drawn, 1);
		const { width, height } = drawn;
		const clipped = regions.map((region) => clipRegion(region, width, height));
		await fillRegions(samples, clipped, { row: width, channels: 1, value: value * 255 }, this.document.job.pace);
		const stride = (width + 7) >> 3;
		const bits = new Uint8Array(stride * height);
		for (let row = 0; row < height; row++)
			for (let at = 0; at < width; at++)
				if (samples[row * width + at]! >= 128) bits[row * stride + (at >> 3)]! |= 0x80 >> (at & 7);
		entries.set('ImageMask', true);
		entries.set('BitsPerComponent', 1);
		return this.pack(entries, bits);
	}

	private async pack(entries: Dict, samples: Uint8Array): Promise<Stream> {
		entries.set('Type', name('XObject'));
		entries.set('Subtype', name('Image'));
		entries.set('Filter', name('FlateDecode'));
		return new Stream(entries, await codecOf(this.document.job).deflate(samples, LEVEL));
	}

	/** The image alone, a pixel for each of its samples. */
	private async draw(image: Stream): Promise<PageImage> {
		const { document } = this;
		const { job } = document;
		const { width, height } = describeImage(document, image.dict);
		if (!(width > 0 && height > 0)) throw cannot('has an image without a size');
		if (width * height > job.limits.pixels)
			throw limitExceeded(
				'pixels',
				`An image has ${width * height} pixels, which are too many to redact`,
				'Make it smaller first',
			);
		const alone = new Dict(image.dict);
		for (const key of ['SMask', 'Mask', 'SMaskInData', 'Alternates', 'OPI', 'Metadata', 'OC', 'Interpolate']) alone.delete(key);
		alone.set('Type', name('XObject'));
		alone.set('Subtype', name('Image'));
		const copy = document.fork();
		const paint = Buffer.from(`0 g q ${width} 0 0 ${height} 0 0 cm /I Do Q\n`, 'latin1');
		const pages = copy.add(null);
		const page = dict({
			Type: name('Page'),
			Parent: pages,
			MediaBox: [0, 0, width, height],
			Contents: copy.add(new Stream(new Dict(), paint)),
			Resources: dict({ XObject: dict({ I: copy.add(new Stream(alone, document.encoded(image))) }) }),
		});
		copy.put(pages, dict({ Type: name('Pages'), Count: 1, Kids: [copy.add(page)] }));
		copy.put(copy.catalogNumber, dict({ Type: name('Catalog'), Pages: pages }));
		copy.trailer.delete('Info');
		const { whole: images } = estimateDecoding(document, image);
		const drawer = await Pdfium.open(await save(copy, { encryption: 'none', draft: true }), job, { images });
		return drawer.draw(0, { width, height, isTransparent: false });
	}
}

const cannot = (what: string): Error =>
	new OctavoError('redaction_incomplete', `The document ${what}, so there is no result`, {
		advice: 'Draw the pages with pages_to_images first, and redact the areas of these images',
		fields: ['pages_to_images'],
	});

/** The samples of an image in boxes of the page, wherever it is painted. */
async function regionsOf(
	painted: readonly Pick<PaintedImage, 'matrix'>[],
	boxes: readonly TextBox[],
	{ width, height }: { readonly width: number; readonly height: number },
	pace: Pace,
): Promise<Region[]> {
	const regions: Region[] = [];
	for (const { matrix } of painted) {
		const due = pace.step(boxes.length * BOX_COST + PAINTED_COST);
		if (due) await due;
		const back = inverse(matrix);
		const image = imageBox(matrix);
		for (const box of boxes) {
			if (!overlap(image, box)) continue;
			const [left, bottom, right, top] = movedBox(back, [box.x, box.y, box.x + box.width, box.y + box.height]);
			regions.push(regionOf([left * width, (1 - top) * height, right * width, (1 - bottom) * height], width, height));
		}
	}
	return regions;
}

/** The costs of a place in which an image is painted, and of a box that it is compared with, see `Pace`. */
const [PAINTED_COST, BOX_COST] = [200, 20];

const regionOf = ([left, top, right, bottom]: Box, width: number, height: number): Region =>
	clipRegion(
		{
			left: Math.floor(left) - AROUND,
			top: Math.floor(top) - AROUND,
			right: Math.ceil(right) + AROUND,
			bottom: Math.ceil(bottom) + AROUND,
		},
		width,
		height,
	);

const clipRegion = ({ left, top, right, bottom }: Region, width: number, height: number): Region => ({
	left: Math.min(Math.max(left, 0), width),
	top: Math.min(Math.max(top, 0), height),
	right: Math.min(Math.max(right, 0), width),
	bottom: Math.min(Math.max(bottom, 0), height),
});

const scaleRegion = (
	{ left, top, right, bottom }: Region,
	across: number,
	down: number,
	{ width, height }: { readonly width: number; readonly height: number },
): Region => regionOf([left * across, top * down, right * across, bottom * down], width, height);

/** The costs of a row of samples, of one of them, and of a region that is compared with others, see `Pace`. */
const [ROW_COST, SAMPLE_COST, REGION_COST] = [30, 0.4, 20];

async function fillRegions(
	samples: Uint8Array,
	regions: readonly Region[],
	{ row: width, channels, value }: { readonly row: number; readonly channels: 1 | 3; readonly value: number },
	pace: Pace,
): Promise<void> {
	for await (const { row, left, right } of rowSpans(regions, pace))
		samples.fill(value, (row * width + left) * channels, (row * width + right) * channels);
}

interface Span {
	readonly row: number;
	readonly left: number;
	readonly right: number;
}

/** The samples in any of the regions, row by row, each once: regions may overlap, so that together they have any number. */
async function* rowSpans(regions: readonly Region[], pace: Pace): AsyncGenerator<Span> {
	const waiting = regions.filter(({ left, top, right, bottom }) => left < right && top < bottom);
	waiting.sort((one, other) => one.top - other.top);
	let open: Region[] = [];
	let spans: { left: number; right: number }[] = [];
	let [next, ends] = [0, Infinity];
	for (let row = waiting[0]?.top ?? 0; next < waiting.length || open.length > 0; row++) {
		if (open.length === 0) row = Math.max(row, waiting[next]!.top);
		if (row >= ends || waiting[next]?.top === row) {
			open = open.filter(({ bottom }) => bottom > row);
			for (; waiting[next]?.top === row; next++) open.push(waiting[next]!);
			ends = open.reduce((least, { bottom }) => Math.min(least, bottom), Infinity);
			spans = joinSpans(open);
			const due = pace.step(open.length * REGION_COST);
			if (due) await due;
		}
		for (const { left, right } of spans) {
			yield { row, left, right };
			const due = pace.step(ROW_COST + (right - left) * SAMPLE_COST);
			if (due) await due;
		}
	}
}

function joinSpans(open: Region[]): { left: number; right: number }[] {
	const joined: { left: number; right: number }[] = [];
	for (const { left, right } of open.sort((one, other) => one.left - other.left)) {
		const last = joined.at(-1);
		if (last && left <= last.right) last.right = Math.max(last.right, right);
		else joined.push({ left, right });
	}
	return joined;
}

/** Gray, or red, green and blue, row by row. */
async function samplesIn({ job }: PdfDocument, image: PageImage, channels: 1 | 3): Promise<Uint8Array> {
	const samples = new Uint8Array(image.width * image.height * channels);
	for (let row = 0, to = 0; row < image.height; row++) {
		const pixels = image.row(row);
		for (let at = 0; at < pixels.length; at += 4) {
			if (channels === 3) samples[to++] = pixels[at + 2]!;
			samples[to++] = pixels[at + 1]!;
			if (channels === 3) samples[to++] = pixels[at]!;
		}
		const due = job.pace.step(2 * pixels.length);
		if (due) await due;
	}
	return samples;
}
