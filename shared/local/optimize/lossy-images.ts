/** Photos and scans at the resolution that is needed, as JPEG (docs/semantics.md, §37). */
import { paintObject } from '../../model/content/painting';
import type { PageImage } from '../../model/drawing/drawer';
import { Pdfium } from '../../model/drawing/pdfium';
import { samplesOf, toGray } from '../../model/drawing/samples';
import { decodeInks, INKS } from '../../model/image/coefficients/ink-samples';
import { requantizeInks } from '../../model/image/coefficients/requantize';
import { writeJpeg } from '../../model/image/export/jpeg-writer';
import { unwrapImage } from '../../model/image/export/unwrapped';
import { claimsOf } from '../../model/metadata/claims';
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import { openDocument } from '../../pdf/open-document';
import { dict, isName, latin, name, Stream, type Value } from '../../pdf/syntax/values';
import { save } from '../../pdf/write/save';
import { EMPTY_DOCUMENT } from '../pages/empty-document';
import { averageSamples } from './averaged-samples';
import { InlineImages } from './inline-images';
import { isDrawnLineArt } from './line-art';
import { readImageData, type Kept, type ReadableImage } from './readable-images';
import { SampleImages } from './sample-images';
import { measureImages, needOf, scaleOf, SHARP_RESOLUTION, type Shown } from './shown-images';
import { greatest } from '../../lists';

export interface Lossy {
	readonly resolution: number;
	readonly quality: number;
	readonly grayscale: boolean;
}

/** How many images that pages show were compressed, and why others stay. */
export interface Outcome {
	compressed: number;
	readonly kept: Record<Kept, number>;
}

/** An image stays unless it becomes this part of its size. */
const WORTHWHILE = 0.9;
/** Images are drawn by one instance of the program up to this number of them, and of bytes. */
const AT_ONCE = 64;
const MOST_BYTES = 32 * 1024 * 1024;

interface Waiting {
	readonly number: number;
	readonly image: ReadableImage;
	readonly width: number;
	readonly height: number;
	readonly quality: number;
	/** Masks are not counted, and have no color. */
	readonly isMask: boolean;
	/** The size of a drawing or text. */
	readonly sharp: Size;
}

/** Where an image has few pixels, faults are seen larger: quality goes up by this much towards no pixels, but not beyond `HIGH`. */
const [MORE, HIGH] = [40, 90];

/** Drawings and text in JPEG images that lose pixels, because they have more than `SHARP_RESOLUTION`, get this much more quality than photos. */
const BETTER = 15;

function qualityAt(quality: number, need: number): number {
	return need <= 1 ? quality : Math.max(quality, Math.min(HIGH, Math.round(quality + MORE * (1 - 1 / need))));
}

/** Replaces images in the document. */
export class LossyImages {
	readonly outcome: Outcome = { compressed: 0, kept: { larger: 0, kind: 0, lines: 0, heavy: 0 } };
	private waiting: Waiting[] = [];
	private bytes = 0;
	private readonly samples: SampleImages;

	constructor(
		private readonly document: PdfDocument,
		private readonly settings: Lossy,
	) {
		this.samples = new SampleImages(document, settings);
	}

	async run(): Promise<Outcome> {
		const { document, outcome } = this;
		let measured = await measureImages(document);
		if (measured.inlinePages.size > 0) {
			await new InlineImages(document).moveAll(measured);
			measured = await measureImages(document, measured.elsewhere);
		}
		const { sizes, masks, inline } = measured;
		outcome.kept.kind += inline;
		let done = 0;
		for (const [number, shown] of sizes) {
			const stream = document.get(number);
			if (stream instanceof Stream && isName(document.resolve(stream.dict.get('Subtype')), 'Image'))
				await this.take(number, stream, shown);
			document.job.pace.progress(++done / sizes.size);
		}
		for (const [number, shown] of masks) await this.takeMask(number, shown);
		await this.drawAll();
		await this.samples.packAll();
		return outcome;
	}

	private async take(number: number, stream: Stream, shown: Shown): Promise<void> {
		const image = await readImageData(this.document, stream);
		if (typeof image === 'string') {
			if (image !== 'larger' && (await this.samples.shrink(number, shown))) this.outcome.compressed++;
			else this.outcome.kept[image]++;
			return;
		}
		await this.wait(number, image, shown, false);
	}

	/** A soft mask stays what it is: samples or a photo. */
	private async takeMask(number: number, shown: Shown): Promise<void> {
		const { document } = this;
		const stream = document.get(number);
		if (!(stream instanceof Stream) || stream.dict.has('Matte')) return;
		if (unwrapImage(document, stream).format !== 'jpg') {
			await this.samples.shrink(number, shown);
			return;
		}
		const image = await readImageData(document, stream);
		if (typeof image !== 'string' && image.color === 'gray') await this.wait(number, image, shown, true);
	}

	private async wait(number: number, image: ReadableImage, shown: Shown, isMask: boolean): Promise<void> {
		const { resolution } = this.settings;
		const size = scaledSize(image, scaleOf(image, shown, resolution));
		const sharp = scaledSize(image, scaleOf(image, shown, Math.max(resolution, SHARP_RESOLUTION)));
		const quality = qualityAt(this.settings.quality, needOf(image, shown, resolution));
		const one = { number, image, ...size, quality, isMask, sharp };
		if (image.color === 'inks' || isPlain(image)) {
			await this.shrinkSamples(one);
			return;
		}
		this.waiting.push(one);
		this.bytes += image.data.length;
		if (this.waiting.length >= AT_ONCE || this.bytes >= MOST_BYTES) await this.drawAll();
	}

	/** Draws the images that wait, each as a page of its size, and replaces those that become smaller. */
	private async drawAll(): Promise<void> {
		const { waiting, document } = this;
		this.waiting = [];
		this.bytes = 0;
		if (waiting.length === 0) return;
		const images = greatest(waiting.map(({ image }) => image.atOnce));
		const drawer = await Pdfium.open(await pagesOf(waiting, document), document.job, { images });
		for (const [index, one] of waiting.entries()) await this.replaceDrawn(one, (size) => drawOpaque(drawer, index, size));
	}

	private async replaceDrawn(one: Waiting, draw: (size: Size) => Promise<PageImage | Kept>): Promise<void> {
		const drawn = await draw(one);
		if (typeof drawn === 'string') {
			this.count(one, drawn);
			return;
		}
		const { sharp } = one;
		const isSharp = !one.isMask && isJpeg(one.image) && (await isDrawnLineArt(drawn, this.document.job.pace));
		const isWhole = sharp.width === one.image.width && sharp.height === one.image.height;
		if (isSharp && isWhole && this.colorOf(one) === one.image.color) {
			this.count(one, 'lines');
			return;
		}
		const quality = isSharp ? Math.max(one.quality, Math.min(HIGH, one.quality + BETTER)) : one.quality;
		const wanted = isSharp ? { ...one, ...sharp, quality } : one;
		const image = wanted.width === one.width ? drawn : await draw(wanted);
		if (typeof image === 'string') {
			this.count(one, image);
			return;
		}
		const color = this.colorOf(one);
		await this.replace(wanted, samplesOf(image, color === 'gray' ? color : 'rgb'), color);
	}

	/** Samples that mean what they are, and inks, need no program that draws, which would hold them three times. */
	private async shrinkSamples(one: Waiting): Promise<void> {
		const { image, width, height, quality } = one;
		const { job } = this.document;
		const channels = CHANNELS[image.color];
		const isWhole = width === image.width && height === image.height;
		const coarser = image.color === 'inks' && isWhole ? await requantizeInks(image.data, quality, job) : undefined;
		if (coarser) {
			this.store(one, coarser, image.color, image.space);
			return;
		}
		const data = await this.samplesAt(one, isWhole, channels);
		if (!data) {
			this.count(one, 'kind');
			return;
		}
		const row = (index: number): Uint8Array => data.subarray(index * width * channels, (index + 1) * width * channels);
		const color = this.colorOf(one);
		await this.replace(one, color === image.color ? row : (index) => toGray(row(index)), color);
	}

	private async samplesAt(
		{ image, width, height }: Waiting,
		isWhole: boolean,
		channels: number,
	): Promise<Uint8Array | undefined> {
		const { job } = this.document;
		if (image.color === 'inks') return decodeInks(image.data, { width, height }, job);
		return isWhole ? image.data : averageSamples({ ...image, channels }, width, height, job.pace);
	}

	private colorOf({ image, isMask }: Waiting): ReadableImage['color'] {
		return this.settings.grayscale && !isMask && image.color !== 'inks' ? 'gray' : image.color;
	}

	private count({ isMask }: Waiting, reason?: Kept): void {
		if (isMask) return;
		if (reason) this.outcome.kept[reason]++;
		else this.outcome.compressed++;
	}

	private async replace(one: Waiting, samples: (row: number) => Uint8Array, color: ReadableImage['color']): Promise<void> {
		const { image, width, height, quality } = one;
		const { document, settings } = this;
		const given = { width, height, color, quality, resolution: settings.resolution };
		const data = await writeJpeg({ ...given, samples }, document.job.pace);
		this.store(one, data, color, color === image.color ? image.space : await graySpace(document));
	}

	private store(one: Waiting, data: Uint8Array, color: ReadableImage['color'], space: Value): void {
		const { number, image, width, height } = one;
		const { document } = this;
		if (data.length > image.size * (color === image.color ? WORTHWHILE : 1)) {
			this.count(one, 'larger');
			return;
		}
		const stream = withData(document.get(number) as Stream, data, { compress: false });
		for (const [key, value] of Object.entries({ Width: width, Height: height, BitsPerComponent: 8 })) stream.dict.set(key, value);
		stream.dict.set('Filter', name('DCTDecode'));
		// That of inks was not applied.
		if (color !== 'inks') stream.dict.delete('Decode');
		stream.dict.set('ColorSpace', space);
		document.put(number, stream);
		this.count(one);
	}
}

/** In pixels. */
interface Size {
	readonly width: number;
	readonly height: number;
}

function scaledSize({ width, height }: Size, scale: number): Size {
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const isJpeg = ({ entries }: ReadableImage): boolean => isName(entries.get('Filter'), 'DCTDecode');

/** @returns the page at this size, or why its image stays as it is */
async function drawOpaque(drawer: Pdfium, page: number, { width, height }: Size): Promise<PageImage | Kept> {
	const drawn = await drawer.draw(page, { width, height, isTransparent: true }).catch((thrown: unknown) => {
		if (drawer.isTired) return undefined;
		throw thrown;
	});
	// The program that draws shows nothing of data that it cannot decode.
	return !drawn ? 'heavy' : isOpaque(drawn) ? drawn : 'kind';
}

/** Samples of a pixel. */
const CHANNELS = { gray: 1, rgb: 3, inks: INKS } as const;

/** Whether there are samples, and each is that of the image. */
const isPlain = ({ entries }: ReadableImage): boolean => !entries.has('Filter') && !entries.has('Decode');

/** A document of our own whose pages are the images, a point for each pixel that is wanted. */
async function pagesOf(waiting: readonly Waiting[], { job }: PdfDocument): Promise<Uint8Array> {
	const document = await openDocument(EMPTY_DOCUMENT, job);
	const pages = waiting.map(({ image, width, height }) => {
		const content = paintObject('Image', `${width} 0 0 ${height} 0 0`);
		return document.add(
			dict({
				Type: name('Page'),
				MediaBox: [0, 0, width, height],
				Resources: dict({ XObject: dict({ Image: document.add(new Stream(image.entries, image.data)) }) }),
				Contents: document.add(new Stream(dict({}), latin(content).bytes)),
			}),
		);
	});
	await document.pages.rebuild(pages.map(({ number }) => number));
	return save(document, { encryption: 'none', draft: true });
}

/** Rows that are looked at for pixels that were not drawn. */
const CHECKED = 64;

function isOpaque({ width, height, row }: PageImage): boolean {
	const step = Math.max(1, Math.floor(height / CHECKED));
	for (let index = 0; index < height; index += step) {
		const pixels = row(index);
		for (let at = 3; at < width * 4; at += 4) if (pixels[at] !== 255) return false;
	}
	return true;
}

/** PDF/A wants colors that depend on no device, or an output intent that fits (ISO 19005-2, 6.2.4.3). */
async function graySpace(document: PdfDocument): Promise<Value> {
	const { archive } = await claimsOf(document);
	return archive ? [name('CalGray'), dict({ WhitePoint: [0.9505, 1, 1.089], Gamma: 2.2 })] : name('DeviceGray');
}
