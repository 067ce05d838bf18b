/** Text after the end of the encoded data of a stream: filters do not read it, but it is in the file. */
import type { PdfDocument } from '../../../pdf/document';
import { asBuffer } from '../../../pdf/syntax/characters';
import { isName, Stream } from '../../../pdf/syntax/values';
import type { Find } from './find';
import { readableRuns } from './readable';

/** Bytes at the end of data that are looked at. */
const END = 1 << 14;
/** The cost of one of them, see `Pace`. */
const RUN_COST = 10;
/** The marker at the end of a JPEG file (ITU T.81, B.1.1.3). */
const END_OF_JPEG = Buffer.of(0xff, 0xd9);

/** Where the encoded data ends if text that is found comes after its end; otherwise undefined. */
export async function endBeforeText(document: PdfDocument, stream: Stream, find: Find): Promise<number | undefined> {
	const data = document.encoded(stream);
	const from = Math.max(data.length - END, 0);
	const encoded = endOfDigits(document, stream, data);
	if (encoded >= 0)
		return (await find(asBuffer(data).toString('latin1', Math.max(encoded, from)))).length > 0 ? encoded : undefined;
	const due = document.job.pace.step((data.length - from) * RUN_COST);
	if (due) await due;
	const runs = readableRuns(data.subarray(from));
	if (runs.length === 0 || (await find(runs.map(({ text }) => text).join('\n'))).length === 0) return undefined;
	for (const { start, text } of runs)
		if ((await find(text)).length > 0 && endsBefore(document, stream, data, from + start)) return from + start;
	return undefined;
}

/** The end of data in a filter of ASCII (7.4.2 and 7.4.3); -1 for other filters. */
function endOfDigits(document: PdfDocument, stream: Stream, data: Uint8Array): number {
	const filter = document.resolve((document.array(stream.dict.get('Filter')) ?? [stream.dict.get('Filter')])[0]);
	const sign = isName(filter, 'ASCIIHexDecode') ? '>' : isName(filter, 'ASCII85Decode') ? '~>' : undefined;
	const at = sign === undefined ? -1 : asBuffer(data).indexOf(sign);
	return at < 0 ? -1 : at + sign!.length;
}

/** Whether all that the filters give is in the data before `end`. */
function endsBefore(document: PdfDocument, stream: Stream, data: Uint8Array, end: number): boolean {
	const whole = document.decodedPart(stream);
	if (whole) return document.decodedPart(new Stream(stream.dict, data.slice(0, end)))?.data.length === whole.data.length;
	const [filter, ...others] = document.array(stream.dict.get('Filter')) ?? [stream.dict.get('Filter')];
	const isJpeg = others.length === 0 && isName(document.resolve(filter), 'DCTDecode');
	return isJpeg && end >= asBuffer(data).lastIndexOf(END_OF_JPEG) + END_OF_JPEG.length && data.includes(0xd9);
}
