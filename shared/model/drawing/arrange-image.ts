/** JPEG images whose scans must all be read before their first row, as images whose rows follow one another. */
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import { name, Stream } from '../../pdf/syntax/values';
import { unwrapImage } from '../image/export/unwrapped';
import { arrangeByRows } from '../image/coefficients/write-sequential';
import { isCodedByRows } from './image-extents';

/**
 * The same pixels, as data that a program decodes in short steps while it draws.
 *
 * @returns undefined for other images, for those that are so, and for those that `arrangeByRows` does not take
 */
export async function arrangeImage(document: PdfDocument, image: Stream): Promise<Stream | undefined> {
	const { format, parameters, before } = unwrapImage(document, image);
	if (format !== 'jpg') return undefined;
	const { data, whole } = await document.decodedPartAtEase(before);
	if (!whole || isCodedByRows(data)) return undefined;
	const arranged = await arrangeByRows(data, document.job);
	if (!arranged) return undefined;
	const stream = withData(image, arranged, { compress: false });
	stream.dict.set('Filter', name('DCTDecode'));
	if (parameters) stream.dict.set('DecodeParms', parameters);
	return stream;
}

/** Puts such images in the place of these objects. @returns whether there was one */
export async function arrangeImages(document: PdfDocument, numbers: Iterable<number>): Promise<boolean> {
	let isChanged = false;
	for (const number of numbers) {
		const image = document.get(number);
		const arranged = image instanceof Stream ? await arrangeImage(document, image) : undefined;
		if (!arranged) continue;
		document.put(number, arranged);
		isChanged = true;
	}
	return isChanged;
}
