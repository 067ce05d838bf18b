/** Walks a file from object to object without its cross-reference. */
import type { Pace } from '../../pace/pace';
import {
	BLANK,
	CARRIAGE_RETURN,
	GREATER_THAN,
	LESS_THAN,
	LETTER_f,
	LETTER_n,
	LINE_FEED,
	MINUS,
	PERCENT,
	SPACE,
	asBuffer,
	classOf,
	isDigit,
	isEndobj,
	readHeader,
	readInteger,
	skipComment,
	skipSpace,
	startsWith,
} from '../syntax/characters';
import { Scan } from '../syntax/scan';
import { ForwardSearch } from './forward-search';
import { endsStream, streamStart } from './stream-bounds';

/** The header `N G obj` of an object. */
export interface Header {
	readonly number: number;
	readonly generation: number;
	readonly start: number;
	/** Position after `obj`. */
	readonly body: number;
}

export interface WalkedObject {
	/** Where to look for the next object: after the value, or after the data of the stream. */
	readonly at: number;
	/** Of a stream, where its dictionary ends; else -1. */
	readonly dictionaryEnd: number;
	/** Whether the file ends before the object does. */
	readonly isCut: boolean;
}

/** Values that turn out to be malformed are walked so far at least. */
const LEAST = 512;
/** Objects whose strings or comments hold the word `endobj` are not longer. */
const FAR = 1 << 22;
/** Trailers are not longer. */
const TRAILER = 65_536;

/**
 * As long as the syntax is sound, values, comments and what belongs between objects are read as such, so that strings, names
 * and comments may hold any word. Where it is not, keywords count, wherever they are.
 */
export class FileWalk {
	private readonly buffer: Buffer;
	private readonly scan = new Scan();
	private readonly streams: ForwardSearch;
	private readonly objectEnds: ForwardSearch;
	private readonly streamEnds: ForwardSearch;
	/** How many more bytes may be walked without success, so that the whole takes time in proportion to the file. */
	private allowance: number;
	/** The same for what follows the word `endobj` in a value. */
	private farAllowance: number;
	/** Up to here trailers were read. */
	private trailersRead = 0;

	/** `onTrailer` is called with the position after each keyword `trailer`, and returns where the trailer ends. */
	constructor(
		private readonly bytes: Uint8Array,
		private readonly pace: Pace,
		private readonly onTrailer: (at: number) => number = (at) => at,
	) {
		this.buffer = asBuffer(bytes);
		this.streams = new ForwardSearch(bytes, 'stream', (word) => isStreamKeyword(bytes, word));
		this.objectEnds = new ForwardSearch(bytes, 'endobj');
		this.streamEnds = new ForwardSearch(bytes, 'endstream');
		this.allowance = this.farAllowance = 8 * bytes.length + 1_000_000;
	}

	/** The next object at or after `at`, which is between objects. */
	async next(at: number): Promise<Header | undefined> {
		const { bytes } = this;
		const end = bytes.length;
		for (;;) {
			at = skipBetween(bytes, at);
			if (at >= end) return undefined;
			const header = isDigit(bytes[at]) ? readHeader(bytes, at, end) : undefined;
			if (header && isObjectNumber(header.number) && !isLetter(bytes[header.body])) return header;
			const word = wordBetween(bytes, at);
			if (word === 'trailer') {
				const after = this.valueEnd(at + 7, Math.min(end, at + TRAILER));
				if (after < 0) return this.search(at);
				this.readTrailer(at + 7);
				at = after;
			} else if (word) {
				at = skipRows(bytes, at + word.length);
				const found = startsWith(bytes, at, 'obj') ? headerBefore(bytes, at) : undefined;
				if (found) return found;
			} else return this.search(at);
		}
	}

	/** The next header in bytes that make no sense; trailers before it are read. */
	private async search(from: number): Promise<Header | undefined> {
		const { bytes, buffer, pace } = this;
		let header: Header | undefined;
		for (let at = from; !header;) {
			const word = buffer.indexOf('obj', at);
			if (word < 0) break;
			header = headerBefore(bytes, word);
			const due = pace.step(word - at + 200);
			if (due) await due;
			at = word + 3;
		}
		const gap = buffer.subarray(0, header?.start ?? bytes.length);
		for (let at = gap.indexOf('trailer', from); at >= 0; at = gap.indexOf('trailer', at + 7)) this.readTrailer(at + 7);
		return header;
	}

	private readTrailer(at: number): void {
		if (at >= this.trailersRead) this.trailersRead = Math.max(at, this.onTrailer(at));
	}

	/** Steps over an object. */
	object({ body }: Header): WalkedObject {
		const { bytes, scan } = this;
		const end = bytes.length;
		const after = this.soundEnd(body);
		if (after < 0) return this.malformed(body);
		const word = skipSpace(bytes, after, end);
		if (bytes[after - 1] !== GREATER_THAN || !startsWith(bytes, word, 'stream'))
			return { at: after, dictionaryEnd: -1, isCut: false };
		return this.stream(word, scan.length, after, body);
	}

	/** Where the value of an object ends whose syntax is sound; -1 where it is not, or what follows does not belong there. */
	private soundEnd(body: number): number {
		const { bytes } = this;
		const end = bytes.length;
		const start = skipSpace(bytes, body, end);
		if (isEndobj(bytes, start)) return start;
		const close = this.objectEnds.next(start);
		const after = this.valueEnd(start, close < 0 ? end : close);
		if (after >= 0 && isFollowed(bytes, after)) return after;
		if (close < 0 || this.farAllowance <= 0) return -1;
		// That `endobj` is perhaps in a string or a comment.
		const stop = Math.min(end, start + FAR);
		const beyond = this.walk(start, stop);
		if (beyond >= 0 && isFollowed(bytes, beyond)) return beyond;
		this.farAllowance -= stop - start;
		return -1;
	}

	/** Where the value at `start` ends; -1 if it is malformed or does not end before `end`. */
	private valueEnd(start: number, end: number): number {
		const stop = Math.min(end, start + Math.max(LEAST, this.allowance));
		const after = this.walk(start, stop);
		if (after < 0) this.allowance -= stop - start;
		return after;
	}

	private walk(start: number, stop: number): number {
		this.scan.reset();
		return this.scan.value(this.bytes, start, stop);
	}

	/** Steps over what follows a header and is not sound: after the data of its stream, if it has any. */
	private malformed(at: number): WalkedObject {
		const { buffer } = this;
		const word = this.streams.next(at);
		const close = this.objectEnds.next(at);
		const none = { at, dictionaryEnd: -1, isCut: close < 0 };
		if (word < 0 || (close >= 0 && close < word)) return none;
		const head = buffer.toString('latin1', at, Math.min(word, at + 4096));
		// The next object begins before the keyword: this one has no stream.
		if (/\d[\s\0]+obj\b/.test(head)) return none;
		const length = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(head);
		return this.stream(word, length ? Number(length[1]) : -1, word, at);
	}

	private stream(word: number, length: number, dictionaryEnd: number, body: number): WalkedObject {
		const start = streamStart(this.bytes, word);
		if (length >= 0 && endsStream(this.bytes, start + length)) return { at: start + length, dictionaryEnd, isCut: false };
		const stop = this.streamEnds.next(start);
		const isEncoded = stop >= 0 && this.buffer.subarray(body, word).includes('/Filter');
		const at = stop < 0 ? stop : objectWithin(this.bytes, start, stop, isEncoded);
		const isCut = stop < 0 && this.objectEnds.next(start) < 0;
		return { at: at < 0 ? start : at, dictionaryEnd, isCut };
	}
}

/**
 * Where an object begins in what seems to be the data of a stream, because a part of the file is missing, with the end of the stream; or
 * `stop`. Data with a filter does not hold such words; other data may be a document, which begins with its kind.
 */
export function objectWithin(bytes: Uint8Array, start: number, stop: number, isEncoded: boolean): number {
	const data = asBuffer(bytes.subarray(0, stop));
	for (let word = data.indexOf('obj', start); word >= 0; word = data.indexOf('obj', word + 3)) {
		const header = headerBefore(bytes, word);
		const isLine = header !== undefined && header.start > start && classOf[bytes[header.start - 1]!] === SPACE;
		const open = isLine ? skipSpace(bytes, word + 3, stop) : stop;
		if (bytes[open] === LESS_THAN && bytes[open + 1] === LESS_THAN && open + 1 < stop)
			return isEncoded || !holdsDocument(data.subarray(start, word)) ? header!.start : stop;
	}
	return stop;
}

/** Whether an object follows the last cross-reference, whose `startxref` ends at `at`: an update that was cut off. */
export async function isFollowedByObject(bytes: Uint8Array, at: number, pace: Pace): Promise<boolean> {
	if (skipBetween(bytes, at) >= bytes.length) return false;
	return (await new FileWalk(bytes, pace).next(at)) !== undefined;
}

/** Position of what follows white space and comments. An object may follow `%%EOF` in the same line. */
function skipBetween(bytes: Uint8Array, at: number): number {
	const end = bytes.length;
	while (at < end) {
		if (classOf[bytes[at]!] === SPACE) at++;
		else if (bytes[at] !== PERCENT) break;
		else if (startsWith(bytes, at, '%%EOF')) at += 5;
		else at = skipComment(bytes, at, end);
	}
	return at;
}

const WORDS = ['endobj', 'endstream', 'xref', 'startxref', 'trailer'];

/** The keyword at `at` that belongs between objects, or after a value. */
function wordBetween(bytes: Uint8Array, at: number): string | undefined {
	return WORDS.find((word) => startsWith(bytes, at, word));
}

/** Position after the rows of a cross-reference table, or after the number that follows `startxref`. */
function skipRows(bytes: Uint8Array, at: number): number {
	const { length } = bytes;
	for (; at < length; at++) {
		const byte = bytes[at]!;
		const isRow =
			isDigit(byte) || byte === BLANK || byte === LINE_FEED || byte === CARRIAGE_RETURN || byte === LETTER_n || byte === LETTER_f;
		if (!isRow) break;
	}
	return at;
}

/** Whether what follows a value shows that it ended there: a keyword, the next object, or the end of the file. */
function isFollowed(bytes: Uint8Array, after: number): boolean {
	const at = skipSpace(bytes, after, bytes.length);
	if (at >= bytes.length || isEndobj(bytes, at) || startsWith(bytes, at, 'stream')) return true;
	return isDigit(bytes[at]) ? readHeader(bytes, at, bytes.length) !== undefined : wordBetween(bytes, at) !== undefined;
}

/** Whether a document begins there that consists of objects. */
const holdsDocument = (data: Buffer): boolean => data.includes('%PDF-') || data.includes('%FDF-');

const isObjectNumber = (number: number) => number > 0 && number <= 0x7fffffff;

/** Whether the word `stream` at `word` is a keyword: after a dictionary, and at the end of its line. */
function isStreamKeyword(bytes: Uint8Array, word: number): boolean {
	let after = word + 6;
	while (bytes[after] === BLANK) after++;
	if (bytes[after] !== LINE_FEED && bytes[after] !== CARRIAGE_RETURN) return false;
	let at = word - 1;
	while (at > 0 && classOf[bytes[at]!] === SPACE) at--;
	return bytes[at] === GREATER_THAN && bytes[at - 1] === GREATER_THAN;
}

const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

/** The `N G` in front of the keyword `obj` at `word`. */
export function headerBefore(bytes: Uint8Array, word: number): Header | undefined {
	// A text may speak of objects.
	if (isLetter(bytes[word + 3])) return undefined;
	let at = word - 1;
	const back = (): number => {
		const stop = at;
		while (at >= 0 && isDigit(bytes[at])) at--;
		return stop - at > 0 && stop - at <= 10 ? readInteger(bytes, at + 1, stop + 1).value : -1;
	};
	const blanks = (): boolean => {
		const from = at;
		while (at >= 0 && classOf[bytes[at]!] === SPACE) at--;
		return at < from;
	};
	blanks();
	const written = back();
	const isNegative = written >= 0 && bytes[at] === MINUS;
	if (isNegative) at--;
	const generation = isNegative ? 1 : written;
	if (generation < 0 || generation > 65_535 || !blanks()) return undefined;
	const number = back();
	return isObjectNumber(number) ? { number, generation, start: at + 1, body: word + 3 } : undefined;
}
