/**
 * A look at data that is copied without being decoded. A transfer as text damages all streams of a file, which their beginnings show, and
 * the lack of a kind of byte. One wrong byte elsewhere does not show.
 */
import { wrongByte } from '../../utf8';
import type { ObjectSource } from '../object-source';
import { CARRIAGE_RETURN, LINE_FEED, asBuffer } from '../syntax/characters';
import type { Extent } from './extent';
import { isDeflated } from './stream-bounds';

/** The filter of a dictionary, where its data has a beginning that is known. */
const FILTER = /\/Filter\s{0,9}(?:\[\s{0,9})?\/(?:FlateDecode|DCTDecode)\b/;
/** Dictionaries of streams are rarely longer. */
const LONGEST_DICTIONARY = 1024;

/** A zlib header with this bit asks for a dictionary (RFC 1950, 2.2), which no document has. */
const ASKS_FOR_DICTIONARY = 0x20;
/** Half of the bytes of deflated data have the eighth bit, and of this many some. */
const BEGINNING = 64;

/** Whether the data of a stream of the file does not begin as its filter wants it. */
export function isDoubtfulData({ bytes, bodies }: ObjectSource, number: number, extent: Extent): boolean {
	const { valueEnd, dataStart, dataEnd } = extent;
	if (dataEnd - dataStart < 8) return false;
	// Nearly all data is deflated.
	if (isDeflated(bytes, dataStart) && (bytes[dataStart + 1]! & ASKS_FOR_DICTIONARY) === 0)
		return dataEnd - dataStart >= BEGINNING && hasSevenBits(bytes, dataStart, dataStart + BEGINNING);
	const isJpeg = bytes[dataStart] === 0xff && bytes[dataStart + 1] === 0xd8;
	const body = bodies[number]!;
	if (isJpeg || valueEnd - body > LONGEST_DICTIONARY) return false;
	return FILTER.test(asBuffer(bytes).toString('latin1', body, valueEnd));
}

function hasSevenBits(bytes: Uint8Array, from: number, to: number): boolean {
	for (let at = from; at < to; at++) if (bytes[at]! >= 0x80) return false;
	return true;
}

/** Files with as much data have every kind of byte. Much larger ones are not looked at: it is one step. */
const [LEAST, MOST] = [8192, 1 << 26];

/**
 * Whether a file has only one of the two characters that end lines, as after a transfer as text between systems, or no zero, as after a
 * program took it for text.
 */
export function isWithoutSomeByte(bytes: Uint8Array): boolean {
	if (bytes.length < LEAST || bytes.length > MOST) return false;
	const buffer = asBuffer(bytes);
	return (lacksAnEnd(buffer) || !buffer.includes(0)) && buffer.includes('/FlateDecode');
}

const lacksAnEnd = (buffer: Buffer): boolean => !buffer.includes(CARRIAGE_RETURN) || !buffer.includes(LINE_FEED);

/** A beginning long enough to hold compressed data, which does not fit UTF-8. */
const SAMPLE = 1 << 20;
/** The comment after the header has fewer bytes above ASCII; data of which every other byte is one has both ends of lines. */
const [MOST_IN_COMMENT, MUCH] = [64, 2048];

/** Whether a damaged file seems to have been taken for text: as UTF-8, in which its other bytes were replaced, or for its ends of lines. */
export function wasTakenForText(bytes: Uint8Array): boolean {
	const buffer = asBuffer(bytes.subarray(0, SAMPLE));
	if (!buffer.includes('/FlateDecode') && !buffer.includes('/DCTDecode')) return false;
	let high = 0;
	for (const byte of buffer) if (byte >= 0x80) high++;
	return (high > MOST_IN_COMMENT && isUtf8(buffer)) || (high > MUCH && hasOtherEnds(buffer));
}

/** Whether of line feeds and carriage returns one is missing, or each line feed is after a carriage return. */
function hasOtherEnds(buffer: Buffer): boolean {
	if (lacksAnEnd(buffer)) return true;
	for (let at = buffer.indexOf(LINE_FEED); at >= 0; at = buffer.indexOf(LINE_FEED, at + 1))
		if (buffer[at - 1] !== CARRIAGE_RETURN) return false;
	return true;
}

/** The last character may have been cut. */
function isUtf8(buffer: Buffer): boolean {
	const wrong = wrongByte(buffer, true);
	return wrong === undefined || wrong > buffer.length - 4;
}
