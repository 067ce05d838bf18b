/**
 * A look at the data of streams that are copied without being decoded. A transfer as text damages all streams of a file, so that their
 * beginnings and a few samples show it; one wrong byte elsewhere does not show.
 */
import type { ObjectSource } from '../object-source';
import { asBuffer } from '../syntax/characters';
import { Stream } from '../syntax/values';
import { decodePart, isFlushed } from './decode-stream';
import type { Extent } from './extent';
import { isDeflated } from './stream-bounds';

/** The filter of a dictionary, where its data has a beginning that is known. */
const FILTER = /\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/;
/** Dictionaries of streams are rarely longer. */
const LONGEST_DICTIONARY = 1024;

/** Samples are of such a size: enough to be damaged, and few enough to be decoded beside everything else. */
const SHORTEST = 200;
const LONGEST = 4096;

/** A zlib header with this bit asks for a dictionary (RFC 1950, 2.2), which no document has. */
const ASKS_FOR_DICTIONARY = 0x20;

/** Whether the data of a stream of the file seems to be damaged. */
export function isDoubtfulData(document: ObjectSource, number: number, extent: Extent): boolean {
	const { bytes, table } = document;
	const { valueEnd, dataStart, dataEnd } = extent;
	const length = dataEnd - dataStart;
	if (length < 8) return false;
	// Nearly all data is deflated.
	if (isDeflated(bytes, dataStart) && (bytes[dataStart + 1]! & ASKS_FOR_DICTIONARY) === 0) {
		const isSample = table.samples > 0 && length >= SHORTEST && length <= LONGEST;
		return isSample && isDamagedSample(document, number);
	}
	const isJpeg = bytes[dataStart] === 0xff && bytes[dataStart + 1] === 0xd8;
	const body = document.bodies[number]!;
	if (isJpeg || valueEnd - body > LONGEST_DICTIONARY) return false;
	return FILTER.test(asBuffer(bytes).toString('latin1', body, valueEnd));
}

function isDamagedSample(document: ObjectSource, number: number): boolean {
	document.table.samples--;
	const stream = document.get(number);
	document.release(number);
	if (!(stream instanceof Stream)) return false;
	return decodePart(document, stream, document.memory, true)?.whole === false && !isFlushed(stream.data);
}
