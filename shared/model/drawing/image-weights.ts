/** How long images take to decode, which cannot pause. */
import type { PdfDocument } from '../../pdf/document';
import { Stream, type Dict } from '../../pdf/syntax/values';
import { describeImage } from '../image/export/described';
import { unwrapImage } from '../image/export/unwrapped';
import { countCodedPixels } from './image-extents';

/** Microseconds for a pixel, by the format; measured with `npm run drawing`. */
const WEIGHTS = { jpg: 0.011, jp2: 0.15, jbig2: 0.01, ccitt: 0.002 } as const;
const SAMPLES = 0.006;

export class ImageWeights {
	private readonly known = new WeakMap<Dict, number>();
	/** Of the slowest image so far. */
	slowest = 0;

	constructor(private readonly document: PdfDocument) {}

	/** With its masks. */
	of(image: Stream): number {
		const before = this.known.get(image.dict);
		if (before !== undefined) return before;
		const masks = ['SMask', 'Mask'].map((key) => this.document.resolve(image.dict.get(key)));
		const streams = [image, ...masks.filter((mask) => mask instanceof Stream)];
		const weight = streams.reduce((sum, stream) => sum + this.weigh(stream), 0);
		this.known.set(image.dict, weight);
		this.slowest = Math.max(this.slowest, weight);
		return weight;
	}

	private weigh(image: Stream): number {
		const { width, height } = describeImage(this.document, image.dict);
		const said = Math.max(width, 0) * Math.max(height, 0) || 0;
		const { format, before } = unwrapImage(this.document, image);
		if (format === undefined || format === 'ccitt') return said * (format ? WEIGHTS[format] : SAMPLES);
		const data = this.document.decodedPart(before)?.data;
		return Math.max(said, data ? countCodedPixels(format, data) : 0) * WEIGHTS[format];
	}
}
