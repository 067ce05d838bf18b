/** The data of streams that readers show as far as it goes: whether it is all there (docs/semantics.md, D46). */
import { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import { isFlushed, type DecodedPart } from '../../pdf/read/decode-stream';
import type { Stream } from '../../pdf/syntax/values';

/** Smaller data is decoded at once: to wait for it takes longer. */
const AT_EASE = 100_000;
/** The same for attachments, of which there are few: it may expand a thousand times. */
const FILE_AT_EASE = 10_000;

/** As much of the data as can be decoded. It is not whole if it is damaged, cut short, or contradicts its checksum. */
export async function readData(document: PdfDocument, stream: Stream): Promise<DecodedPart> {
	const part = await decodePart(document, stream);
	return part.whole || !isFlushed(document.encoded(stream), part.damage) ? part : { ...part, whole: true };
}

/** The same at once; undefined for filters that are not ours. `verifies`: data with a wrong checksum is not whole. */
export function readDataNow(document: PdfDocument, stream: Stream, verifies = false): DecodedPart | undefined {
	const part = document.decodedPart(stream, verifies);
	return !part || part.whole || !isFlushed(document.encoded(stream), part.damage) ? part : { ...part, whole: true };
}

/** The same whatever the checksum, with pauses; undefined for filters that are not ours. */
export async function readPart(document: PdfDocument, stream: Stream): Promise<DecodedPart | undefined> {
	return (await decodeLarge(document, stream, AT_EASE)) ?? document.decodedPart(stream);
}

/** The same for an attachment. */
export async function readFilePart(document: PdfDocument, stream: Stream): Promise<DecodedPart | undefined> {
	return (await decodeLarge(document, stream, FILE_AT_EASE)) ?? document.decodedPart(stream);
}

/**
 * As much of the data as there is, as others save it, with pauses: an attachment.
 *
 * @throws OctavoError `unreadable_document` for filters that are not ours
 */
export async function readFile(document: PdfDocument, stream: Stream): Promise<Uint8Array> {
	return (await readFilePart(document, stream))?.data ?? (await document.decodedAtEase(stream));
}

async function decodePart(document: PdfDocument, stream: Stream): Promise<DecodedPart> {
	const large = await decodeLarge(document, stream, AT_EASE);
	if (large) return large;
	const part = document.decodedPart(stream, true) ?? { data: new Uint8Array(0), whole: false };
	const due = document.job.pace.step(part.data.length);
	if (due) await due;
	return part;
}

/** Undefined for data that is not large, and for data that is decoded at once because that is all that can be done with it. */
async function decodeLarge(document: PdfDocument, stream: Stream, atEase: number): Promise<DecodedPart | undefined> {
	if (stream.data.length <= atEase) return undefined;
	try {
		return await document.decodedPartAtEase(stream);
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code !== 'unreadable_document') throw thrown;
		return undefined;
	}
}
