/** How long images take to decode, and how much of that cannot pause. */
import { addAll } from '../../lists';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { listOf } from '../../pdf/read/resolve-references';
import { isName, Stream, type Dict } from '../../pdf/syntax/values';
import { describeImage } from '../image/export/described';
import { unwrapImage } from '../image/export/unwrapped';
import { countCodedPixels, isCodedByRows, passesOf } from './image-extents';

/** Microseconds for a pixel, by the format; measured with `npm run drawing`. */
const WEIGHTS = { jpg: 0.011, jp2: 0.15, jbig2: 0.01, ccitt: 0.002 } as const;
const SAMPLES = 0.006;
/** The same for progressive images (JPEG), beside their scans: a few bytes are a scan of all pixels. */
const [PROGRESSIVE, REFINING, PASSING] = [0.008, 0.0028, 0.001];
/** Most that rows take which are decoded at once: see `changes` of PDFium. */
const ROWS_AT_ONCE = 5000;

/** Microseconds of a part of a drawing that cannot pause, at most. */
export const longestStep = ({ limits }: Job): number => limits.drawingStep * 1000;

/** In microseconds. */
interface Decoding {
	readonly whole: number;
	/** The part of it that cannot pause, if the image has no mask. */
	readonly step: number;
	readonly pixels: number;
}

/** The cost of drawing an image with its masks. */
export interface ImageWeight {
	/** Microseconds that cannot pause. */
	readonly step: number;
	/** Which are decoded each time. */
	readonly pixels: number;
}

/** Of the image without its masks. */
export function estimateDecoding(document: PdfDocument, image: Stream): Decoding {
	const { width, height } = describeImage(document, image.dict);
	const said = Math.max(width, 0) * Math.max(height, 0) || 0;
	const { format, before } = unwrapImage(document, image);
	const weigh = (pixels: number, each: number, isByRows: boolean): Decoding => {
		const whole = pixels * each;
		const step = isByRows && pixels <= document.job.limits.pixels ? Math.min(whole, ROWS_AT_ONCE) : whole;
		return { whole, step, pixels };
	};
	if (format === undefined) return weigh(said, SAMPLES, isReadByRows(document, image));
	if (format === 'ccitt') return weigh(said, WEIGHTS.ccitt, true);
	const data = document.decodedPart(before)?.data;
	const pixels = Math.max(said, data ? countCodedPixels(format, data) : 0);
	if (format !== 'jpg' || !data) return weigh(pixels, WEIGHTS[format], false);
	return weigh(pixels, weighJpeg(data), isCodedByRows(data));
}

function weighJpeg(data: Uint8Array): number {
	const passes = passesOf(data);
	return passes ? PROGRESSIVE + REFINING * passes.refining + PASSING * passes.others : WEIGHTS.jpg;
}

/** Of samples: all but the last filter are undone before the first row is read, and of the others only some by rows. */
function isReadByRows(document: PdfDocument, image: Stream): boolean {
	const filters = listOf(document, image.dict.get('Filter'));
	return filters.length <= 1 && filters.every((filter) => isName(filter, 'FlateDecode') || isName(filter, 'Fl'));
}

export class ImageWeights {
	private readonly known = new WeakMap<Dict, ImageWeight>();
	/** Of the slowest image so far, if it is decoded at once. */
	slowest = 0;
	/** Objects that are images without masks and take too long at once. */
	readonly heavy = new Set<number>();
	/** All of them, and their masks. */
	readonly met: Stream[] = [];

	constructor(private readonly document: PdfDocument) {}

	/** @param number of the object, if it is one */
	of(image: Stream, number?: number): ImageWeight {
		const before = this.known.get(image.dict);
		if (before !== undefined) return before;
		const masks = ['SMask', 'Mask']
			.map((key) => this.document.resolve(image.dict.get(key)))
			.filter((mask) => mask instanceof Stream);
		const { whole, step, pixels } = estimateDecoding(this.document, image);
		const others = masks.map((mask) => estimateDecoding(this.document, mask));
		const all = others.reduce((sum, mask) => sum + mask.whole, whole);
		const weight = {
			step: masks.length === 0 ? step : all,
			pixels: others.reduce((sum, mask) => sum + mask.pixels, pixels),
		};
		if (number !== undefined && masks.length === 0 && step > longestStep(this.document.job)) this.heavy.add(number);
		this.known.set(image.dict, weight);
		addAll(this.met, [image, ...masks]);
		this.slowest = Math.max(this.slowest, all);
		return weight;
	}
}
