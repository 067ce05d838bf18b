/** Damage within the scans of JPEG images and within facsimiles: programs that decode them show something else from there on, and do not say so. */
import type { PdfDocument } from '../../pdf/document';
import { noteDamagedData } from '../../pdf/read/decode-stream';
import { atEase } from '../../pace/steps';
import { checkGroup4 } from '../../pdf/filters/group4-damage';
import type { Dict, Stream, Value } from '../../pdf/syntax/values';
import { hasDamagedScan } from '../image/coefficients/read-coefficients';
import { unwrapImage } from '../image/export/unwrapped';
import { countCodedPixels, passesOf } from './image-extents';

/**
 * Pixels that are looked at, each as often as a scan passes it, in the whole document. The damage of others is not said: each million takes
 * as long as half of its drawing, so only a few of them are read where nothing had to be repaired.
 */
const [MOST_PIXELS, MOST_OF_SOUND] = [200_000_000, 2_000_000];

/** Pixels of a row, where nothing says how many (ISO 32000-2, Table 11), and of the longest ones that are looked at. */
const [COLUMNS, WIDEST] = [1728, 1 << 16];

/** Notes damage of images as data of the document that was decoded. */
export class DamagedScans {
	private left: number;

	constructor(private readonly document: PdfDocument) {
		this.left = document.suspect ? MOST_PIXELS : MOST_OF_SOUND;
	}

	/** Looks at an image that is given or drawn; at no other kinds than JPEG and facsimiles. */
	async look(image: Stream): Promise<void> {
		const { document } = this;
		const { format, before, parameters } = unwrapImage(document, image);
		if (format !== 'jpg' && format !== 'ccitt') return;
		const { data, whole } = await document.decodedPartAtEase(before);
		if (!whole) return;
		if (format === 'ccitt') return this.lookAtFax(image, data, parameters);
		const passes = passesOf(data) ?? { refining: 0, others: 1 };
		const work = countCodedPixels(format, data) * (passes.refining + passes.others);
		if (work > this.left) return;
		this.left -= work;
		if (await hasDamagedScan(data, document.job)) noteDamagedData(document, image, { found: true });
	}

	/** At no other group than the fourth one: in others, rows do not all refer to others. */
	private async lookAtFax(image: Stream, data: Uint8Array, parameters: Dict | undefined): Promise<void> {
		const { document } = this;
		const numberOf = (value: Value | undefined, otherwise: number): number => {
			const number = document.resolve(value);
			return typeof number === 'number' ? number : otherwise;
		};
		const [width, height] = [numberOf(parameters?.get('Columns'), COLUMNS), numberOf(image.dict.get('Height'), 0)];
		// A code takes about as long as a pixel of JPEG, and a bit at least.
		const work = data.length * 8 + height;
		const isFourth = numberOf(parameters?.get('K'), 0) < 0;
		if (!isFourth || !(width > 0 && width <= WIDEST) || !(height > 0) || work > this.left) return;
		this.left -= work;
		const isAligned = document.resolve(parameters?.get('EncodedByteAlign')) === true;
		const isDamaged = await atEase(checkGroup4({ data, width, height, isAligned }), document.job.pace);
		if (isDamaged) noteDamagedData(document, image, { found: true, broken: true });
	}
}
