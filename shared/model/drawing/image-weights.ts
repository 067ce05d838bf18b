/** How long images take to decode, which cannot pause. */
import type { PdfDocument } from '../../pdf/document';
import { Name, type Dict, type Stream } from '../../pdf/syntax/values';
import { describeImage } from '../image/export/described';

/** Microseconds for a pixel, by the last filter; measured with `npm run drawing`. */
const WEIGHTS: Readonly<Record<string, number>> = {
	DCTDecode: 0.011,
	DCT: 0.011,
	JPXDecode: 0.15,
	JBIG2Decode: 0.01,
	CCITTFaxDecode: 0.002,
	CCF: 0.002,
};
const OTHERS = 0.006;

export class ImageWeights {
	constructor(private readonly document: PdfDocument) {}

	of({ dict }: Stream): number {
		const { document } = this;
		const { width, height } = describeImage(document, dict);
		const pixels = Math.max(width, 0) * Math.max(height, 0) || 0;
		return pixels * (WEIGHTS[this.filterOf(dict)] ?? OTHERS) + this.masks(dict);
	}

	private masks(dict: Dict): number {
		const masks = ['SMask', 'Mask'].map((key) => this.document.dict(dict.get(key))).filter((mask) => mask !== undefined);
		return masks.reduce((sum, mask) => {
			const { width, height } = describeImage(this.document, mask);
			return sum + (width * height || 0) * (WEIGHTS[this.filterOf(mask)] ?? OTHERS);
		}, 0);
	}

	private filterOf(dict: Dict): string {
		const filter = this.document.resolve(dict.get('Filter') ?? dict.get('F'));
		const last = Array.isArray(filter) ? this.document.resolve(filter.at(-1)) : filter;
		return last instanceof Name ? last.text : '';
	}
}
