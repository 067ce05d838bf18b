/**
 * Images in whose places others are drawn now, without some of their samples: resources may still name the originals, from which
 * anyone could take them. Those that no content draws any longer are emptied.
 */
import type { PdfDocument } from '../../pdf/document';
import { Dict, name, Stream, type Value } from '../../pdf/syntax/values';
import { ImagesOnPages } from '../../model/drawn/images-on-pages';

/** To be called when pages, forms and annotations are as they will be. @param shade of the sample that stays */
export async function emptyUndrawnImages(document: PdfDocument, replaced: ReadonlySet<number>, shade: number): Promise<void> {
	if (replaced.size === 0) return;
	const images = new ImagesOnPages(document, true);
	for (let index = 0; index < document.pages.count; index++) await images.page(index);
	for (const number of replaced)
		if (!images.has(number)) document.put(number, new Stream(new Dict(ENTRIES), Uint8Array.of(shade)));
}

/** One gray pixel. */
const ENTRIES: readonly [string, Value][] = [
	['Type', name('XObject')],
	['Subtype', name('Image')],
	['Width', 1],
	['Height', 1],
	['ColorSpace', name('DeviceGray')],
	['BitsPerComponent', 8],
];
