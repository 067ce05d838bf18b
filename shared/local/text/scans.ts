/** Pages that are scans: images, and no text or hardly any (docs/semantics.md, D67). */
import { ImagePages } from '../../model/drawn/image-cover';
import { hasTextLayer } from '../../model/recognition/layer-mark';
import type { PageText } from '../../model/text/page-text';
import type { PdfDocument } from '../../pdf/document';

/** A page with this many characters has text. */
const SOME_TEXT = 50;
/** The share of the width or height of a page, on each side, where scanners and offices print their lines. */
const OUTER = 0.12;
const MOSTLY = 0.5;

export class Scans {
	private readonly images: ImagePages;

	constructor(private readonly document: PdfDocument) {
		this.images = new ImagePages(document);
	}

	/** Only pages with little text are read again, for their images. Recognized text may be little. */
	async isScan(page: PageText): Promise<boolean> {
		return !hasBodyText(page) && !hasTextLayer(this.document, page.index) && (await this.images.cover(page.index, MOSTLY));
	}
}

function hasBodyText({ characters, found: { fragments, width, height } }: PageText): boolean {
	if (characters < SOME_TEXT) return false;
	const isInner = (place: number, length: number) => place > OUTER * length && place < (1 - OUTER) * length;
	return fragments.some(({ box }) => isInner(box.x + box.width / 2, width) && isInner(box.y + box.height / 2, height));
}
