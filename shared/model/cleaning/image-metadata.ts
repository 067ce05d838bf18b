/** Metadata inside images, in their own formats: EXIF, XMP, IPTC, comments. */
import type { PdfDocument } from '../../pdf/document';
import { withData } from '../../pdf/filters/stream-data';
import { Stream } from '../../pdf/syntax/values';
import { unwrapImage } from '../image/export/unwrapped';
import { stripJpeg } from '../image/strip-jpeg';
import { stripJpx } from '../image/strip-jpx';

/** Returns how many images had some. `live` tells which objects are in use. */
export async function removeImageMetadata(document: PdfDocument, live: Uint8Array): Promise<number> {
	let count = 0;
	for (let number = 1; number < live.length; number++) {
		if (live[number] !== 1 || !document.isStream(number)) continue;
		const stream = document.get(number);
		const stripped = stream instanceof Stream ? await withoutMetadata(document, stream) : undefined;
		if (stripped) {
			document.put(number, stripped);
			count++;
		}
		const due = document.job.pace.step(2000);
		if (due) await due;
	}
	return count;
}

async function withoutMetadata(document: PdfDocument, stream: Stream): Promise<Stream | undefined> {
	const { format, filter, parameters, before } = unwrapImage(document, stream);
	if (format !== 'jpg' && format !== 'jp2') return undefined;
	const data = document.decodedPart(before)?.data;
	if (!data) return undefined;
	const due = document.job.pace.step(data.length);
	if (due) await due;
	const stripped = format === 'jpg' ? stripJpeg(data) : stripJpx(data);
	if (stripped === data) return undefined;
	// The filters around that of the image are undone.
	const made = withData(stream, stripped, { compress: false });
	made.dict.set('Filter', filter);
	if (parameters) made.dict.set('DecodeParms', parameters);
	return made;
}
