/** Damage within the scans of JPEG images: programs that decode them show something else from there on, and do not say so. */
import type { PdfDocument } from '../../pdf/document';
import { noteDamagedData } from '../../pdf/read/decode-stream';
import type { Stream } from '../../pdf/syntax/values';
import { hasDamagedScan } from '../image/coefficients/read-coefficients';
import { unwrapImage } from '../image/export/unwrapped';
import { countCodedPixels, passesOf } from './image-extents';

/**
 * Pixels that are looked at, each as often as a scan passes it, in the whole document. The damage of others is not said: each million takes
 * as long as half of its drawing, so only a few of them are read where nothing had to be repaired.
 */
const [MOST_PIXELS, MOST_OF_SOUND] = [200_000_000, 2_000_000];

/** Notes damage of images as data of the document that was decoded. */
export class DamagedScans {
	private left: number;

	constructor(private readonly document: PdfDocument) {
		this.left = document.suspect ? MOST_PIXELS : MOST_OF_SOUND;
	}

	/** Looks at an image that is given or drawn; at no other kind than JPEG. */
	async look(image: Stream): Promise<void> {
		const { document } = this;
		const { format, before } = unwrapImage(document, image);
		if (format !== 'jpg') return;
		const { data, whole } = await document.decodedPartAtEase(before);
		if (!whole) return;
		const passes = passesOf(data) ?? { refining: 0, others: 1 };
		const work = countCodedPixels(format, data) * (passes.refining + passes.others);
		if (work > this.left) return;
		this.left -= work;
		if (await hasDamagedScan(data, document.job)) noteDamagedData(document, image, { found: true });
	}
}
