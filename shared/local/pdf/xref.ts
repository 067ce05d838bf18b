/**
 * Finding objects: cross-reference tables, streams, hybrids and /Prev chains (ISO 32000-2, 7.5.4 and 7.5.8), and, when they
 * lie, a scan of the whole file. Nothing is parsed here but trailers and cross-reference streams.
 */
import { OctavoError, unreadable } from '../../errors';
import type { Limits } from '../limits';
import { SPACE, asBuffer, classOf, isDigit, isKeyword, readHeader, readInteger, skipSpace, startsWith } from './characters';
import { undo, type Budget } from './filters';
import { Parser } from './parser';
import { Dict, Name, isDict, type Value } from './values';

export const UNKNOWN = 0;
/** At an offset of the file. */
export const PLAIN = 1;
/** Inside an object stream. */
export const PACKED = 2;
export const FREE = 3;

/** Where each object is, by object number. Typed arrays: a million objects are ordinary. */
export class ObjectTable {
	kind: Uint8Array;
	/** PLAIN: position of the header `N G obj`. PACKED: number of the object stream. */
	place: Int32Array;
	/** PLAIN: generation. PACKED: index in the object stream. */
	detail: Int32Array;
	/** One more than the highest object number with an entry. */
	size = 0;

	constructor(
		private readonly limits: Limits,
		private readonly sourceLength: number,
	) {
		this.kind = new Uint8Array(1024);
		this.place = new Int32Array(1024);
		this.detail = new Int32Array(1024);
	}

	/** Sets an entry that no newer section has set. */
	offer(number: number, kind: number, place: number, detail: number): void {
		if (number >= this.kind.length) this.grow(number + 1);
		if (this.kind[number] !== UNKNOWN) return;
		this.set(number, kind, place, detail);
	}

	set(number: number, kind: number, place: number, detail: number): void {
		if (number >= this.kind.length) this.grow(number + 1);
		this.kind[number] = kind;
		this.place[number] = place;
		this.detail[number] = detail;
		if (number >= this.size) this.size = number + 1;
	}

	clear(): void {
		this.kind.fill(UNKNOWN);
		this.size = 0;
	}

	private grow(size: number): void {
		// A small file that names a huge object number must not make us allocate for it.
		const bound = Math.min(this.limits.objects, Math.max(1_000_000, this.sourceLength));
		if (size > bound + 1)
			throw new OctavoError('limit_exceeded', `The document has an object numbered beyond ${bound}`, {
				issues: [{ field: 'file', message: `The document has an object numbered beyond ${bound}.` }],
			});
		const capacity = Math.min(Math.max(size, this.kind.length * 2), bound + 1);
		const [kind, place, detail] = [new Uint8Array(capacity), new Int32Array(capacity), new Int32Array(capacity)];
		kind.set(this.kind);
		place.set(this.place);
		detail.set(this.detail);
		[this.kind, this.place, this.detail] = [kind, place, detail];
	}
}

export interface CrossReference {
	readonly table: ObjectTable;
	/** Entries of the newest trailer, completed by older ones. */
	readonly trailer: Dict;
	/** Whether a cross-reference stream was met: then one is written again. */
	readonly streams: boolean;
}

/** Trailer entries that speak of one section only. */
const SECTION_KEYS = new Set(['Prev', 'XRefStm', 'Size', 'W', 'Index', 'Filter', 'DecodeParms', 'Length', 'Type']);

/** The cross-reference as the file gives it, or undefined when it cannot be followed. */
export function readCrossReference(bytes: Uint8Array, limits: Limits, budget: Budget): CrossReference | undefined {
	const mark = asBuffer(bytes).lastIndexOf('startxref');
	if (mark < 0) return undefined;
	const start = readInteger(bytes, skipSpace(bytes, mark + 9, bytes.length), bytes.length).value;
	if (start < 0) return undefined;
	const table = new ObjectTable(limits, bytes.length);
	const trailer = new Dict();
	let streams = false;
	const seen = new Set<number>();
	const queue = [start];
	while (queue.length > 0) {
		const at = queue.pop()!;
		if (seen.has(at)) continue;
		seen.add(at);
		const section = at < bytes.length ? readSection(bytes, at, table, limits, budget) : undefined;
		if (!section) return undefined;
		streams ||= section.stream;
		for (const [key, value] of section.trailer) if (!SECTION_KEYS.has(key) && !trailer.has(key)) trailer.set(key, value);
		const previous = section.trailer.get('Prev');
		if (typeof previous === 'number') queue.push(previous);
	}
	return { table, trailer, streams };
}

interface Section {
	readonly trailer: Dict;
	readonly stream: boolean;
}

function readSection(bytes: Uint8Array, at: number, table: ObjectTable, limits: Limits, budget: Budget): Section | undefined {
	at = skipSpace(bytes, at, bytes.length);
	if (isKeyword(bytes, at, 'xref') || startsWith(bytes, at, 'xref')) return readTable(bytes, at + 4, table, limits, budget);
	return readStream(bytes, at, table, limits, budget);
}

/** A table (7.5.4). Rows of 20 bytes are the rule, 19 and 21 occur. */
function readTable(bytes: Uint8Array, at: number, table: ObjectTable, limits: Limits, budget: Budget): Section | undefined {
	const end = bytes.length;
	const free: number[] = [];
	for (;;) {
		at = skipSpace(bytes, at, end);
		if (startsWith(bytes, at, 'trailer')) break;
		const from = readInteger(bytes, at, end);
		const count = readInteger(bytes, skipSpace(bytes, from.after, end), end);
		if (from.value < 0 || count.value < 0) return undefined;
		at = skipSpace(bytes, count.after, end);
		let first = from.value;
		for (let i = 0; i < count.value; i++) {
			if (isRegularRow(bytes, at, end) && !(i === 0 && first === 1)) {
				const number = first + i;
				const place = digits(bytes, at, 10);
				if (bytes[at + 17] === 0x6e && place > 0) {
					if (place < end) table.offer(number, PLAIN, place, digits(bytes, at + 11, 5));
				} else free.push(number);
				at += 20;
				continue;
			}
			at = skipSpace(bytes, at, end);
			const offset = readInteger(bytes, at, end);
			// Fewer rows than announced: the next subsection or the trailer follows.
			if (offset.value < 0) break;
			let word = skipBlanks(bytes, offset.after);
			const generation = readInteger(bytes, word, end);
			if (generation.value < 0) return undefined;
			word = skipBlanks(bytes, generation.after);
			const kind = bytes[word];
			if (kind !== 0x6e && kind !== 0x66) return undefined;
			// Some writers number the first subsection from 1 although its first row is that of object 0.
			if (i === 0 && first === 1 && kind === 0x66 && offset.value === 0 && generation.value === 65535) first = 0;
			const number = first + i;
			if (kind === 0x6e && offset.value > 0) {
				if (offset.value < end) table.offer(number, PLAIN, offset.value, generation.value);
			} else free.push(number);
			at = word + 1;
			while (at < end && classOf[bytes[at]!] === SPACE) at++;
		}
	}
	const parser = new Parser(bytes, at + 7, end, limits.nesting);
	const trailer = parser.value();
	if (!isDict(trailer)) return undefined;
	const hybrid = trailer.get('XRefStm');
	// Objects of a hybrid file are free in the table and found in the stream (7.5.8.4).
	if (typeof hybrid === 'number' && hybrid > 0 && hybrid < end) readStream(bytes, hybrid, table, limits, budget);
	for (const number of free) table.offer(number, FREE, 0, 0);
	return { trailer, stream: false };
}

/** A row as the standard wants it: `nnnnnnnnnn ggggg n` and two characters of end of line. */
function isRegularRow(bytes: Uint8Array, at: number, end: number): boolean {
	if (at + 20 > end || bytes[at + 10] !== 32 || bytes[at + 16] !== 32) return false;
	const kind = bytes[at + 17];
	const [last, next] = [bytes[at + 18], bytes[at + 19]];
	return (
		(kind === 0x6e || kind === 0x66) &&
		(last === 32 || last === 13) &&
		(next === 10 || next === 13) &&
		isDigit(bytes[at]) &&
		isDigit(bytes[at + 9])
	);
}

function digits(bytes: Uint8Array, at: number, width: number): number {
	let value = 0;
	for (const end = at + width; at < end; at++) value = value * 10 + (bytes[at]! - 48);
	return value;
}

function skipBlanks(bytes: Uint8Array, at: number): number {
	while (bytes[at] === 32 || bytes[at] === 9) at++;
	return at;
}

/** A cross-reference stream (7.5.8). */
function readStream(bytes: Uint8Array, at: number, table: ObjectTable, limits: Limits, budget: Budget): Section | undefined {
	const header = readHeader(bytes, at, bytes.length);
	if (!header) return undefined;
	const found = crossReferenceStream(bytes, header.body, limits, budget);
	if (!found) return undefined;
	const { trailer, rows } = found;
	const widths = numbers(trailer.get('W'));
	const [typeWidth = 0, placeWidth = 0, detailWidth = 0] = widths;
	const width = typeWidth + placeWidth + detailWidth;
	if (widths.length < 3 || width < 1 || widths.some((one) => one < 0 || one > 8)) return undefined;
	const size = trailer.get('Size');
	const index = numbers(trailer.get('Index'));
	if (index.length < 2) index.splice(0, index.length, 0, typeof size === 'number' ? size : Math.floor(rows.length / width));
	let row = 0;
	for (let i = 0; i + 1 < index.length; i += 2) {
		for (let k = 0; k < index[i + 1]! && row + width <= rows.length; k++, row += width) {
			const number = index[i]! + k;
			if (number < 0) continue;
			const type = typeWidth === 0 ? 1 : field(rows, row, typeWidth);
			const place = field(rows, row + typeWidth, placeWidth);
			const detail = field(rows, row + typeWidth + placeWidth, detailWidth);
			if (type === 1 && place < bytes.length) table.offer(number, PLAIN, place, Math.min(detail, 65535));
			else if (type === 2) table.offer(number, PACKED, Math.min(place, limits.objects), Math.min(detail, limits.objects));
			else if (type === 0) table.offer(number, FREE, 0, 0);
		}
	}
	return { trailer, stream: true };
}

function crossReferenceStream(
	bytes: Uint8Array,
	at: number,
	limits: Limits,
	budget: Budget,
): { trailer: Dict; rows: Uint8Array } | undefined {
	const parser = new Parser(bytes, at, bytes.length, limits.nesting);
	const trailer = parser.value();
	if (!isDict(trailer)) return undefined;
	const type = trailer.get('Type');
	if (!(type instanceof Name) || type.text !== 'XRef') return undefined;
	const word = skipSpace(bytes, parser.at, bytes.length);
	if (!startsWith(bytes, word, 'stream')) return undefined;
	const start = streamStart(bytes, word);
	const length = trailer.get('Length');
	const claimed = typeof length === 'number' ? start + length : -1;
	const stop =
		claimed >= start && claimed <= bytes.length && endsStream(bytes, claimed)
			? claimed
			: asBuffer(bytes).indexOf('endstream', start);
	try {
		let rows = bytes.subarray(start, stop < 0 ? bytes.length : stop);
		const filters = list(trailer.get('Filter'));
		const parameters = list(trailer.get('DecodeParms') ?? null);
		for (const [i, filter] of filters.slice(0, limits.filters).entries()) {
			const parms = parameters[i];
			if (filter instanceof Name) rows = undo(filter.text, rows, isDict(parms) ? parms : undefined, budget);
		}
		return { trailer, rows };
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code === 'limit_exceeded') throw thrown;
		return undefined;
	}
}

/** Position of the first byte of data, behind the keyword `stream` at `word` and its end of line (7.3.8.1). */
export function streamStart(bytes: Uint8Array, word: number): number {
	let at = word + 6;
	// Blanks before the end of line occur.
	while (bytes[at] === 32 && (bytes[at + 1] === 10 || bytes[at + 1] === 13 || bytes[at + 1] === 32)) at++;
	if (bytes[at] === 13) at++;
	if (bytes[at] === 10) at++;
	return at;
}

/** Whether `endstream` follows at `at`, after at most an end of line and blanks. */
export function endsStream(bytes: Uint8Array, at: number): boolean {
	for (let blanks = 0; blanks < 4 && classOf[bytes[at] ?? 0] === SPACE && at < bytes.length; blanks++) at++;
	return startsWith(bytes, at, 'endstream');
}

function field(rows: Uint8Array, at: number, width: number): number {
	let value = 0;
	for (let i = 0; i < width; i++) value = value * 256 + rows[at + i]!;
	return value;
}

const list = (value: Value | undefined): Value[] =>
	value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
const numbers = (value: Value | undefined): number[] =>
	list(value).map((item) => (typeof item === 'number' ? Math.trunc(item) : -1));

/**
 * Second chance: every `N G obj` of the file, the last one of a number winning, and every trailer. Data of streams is stepped
 * over, so that documents attached without compression are not taken for ours.
 */
export function scanFile(bytes: Uint8Array, limits: Limits): CrossReference {
	const buffer = asBuffer(bytes);
	const table = new ObjectTable(limits, bytes.length);
	const trailer = new Dict();
	let streams = false;
	const finders = {
		stream: new Finder(buffer, 'stream'),
		endobj: new Finder(buffer, 'endobj'),
		endstream: new Finder(buffer, 'endstream'),
	};
	let nextTrailer = buffer.indexOf('trailer');
	const adopt = (found: Dict) => {
		for (const [key, value] of found) if (!SECTION_KEYS.has(key)) trailer.set(key, value);
	};
	const trailersBefore = (at: number) => {
		while (nextTrailer >= 0 && nextTrailer < at) {
			const found = new Parser(bytes, nextTrailer + 7, Math.min(bytes.length, nextTrailer + 65_536), limits.nesting).value();
			if (isDict(found)) adopt(found);
			nextTrailer = buffer.indexOf('trailer', nextTrailer + 7);
		}
	};
	for (let at = 0; ;) {
		const word = buffer.indexOf('obj', at);
		if (word < 0) break;
		at = word + 3;
		const header = headerBefore(bytes, word);
		if (!header) continue;
		trailersBefore(header.start);
		table.set(header.number, PLAIN, header.start, Math.min(header.generation, 65535));
		const after = skipStream(bytes, buffer, at, finders);
		if (after.crossReference) {
			streams = true;
			const found = new Parser(bytes, at, bytes.length, limits.nesting).value();
			if (isDict(found) && found.has('Root')) adopt(found);
			// Its own entries are what could not be trusted.
		}
		at = after.at;
	}
	trailersBefore(bytes.length);
	if (table.size === 0) throw unreadable('no PDF objects were found in the file');
	return { table, trailer, streams };
}

/** The `N G` in front of the keyword `obj` at `word`. */
function headerBefore(bytes: Uint8Array, word: number): { number: number; generation: number; start: number } | undefined {
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
	const generation = back();
	if (generation < 0 || !blanks()) return undefined;
	const number = back();
	if (number <= 0 || number > 0x7fffffff) return undefined;
	return { number, generation, start: at + 1 };
}

/** Finds a word again and again, further and further on, without searching the same bytes twice. */
class Finder {
	private found = -2;
	private from = 0;

	constructor(
		private readonly buffer: Buffer,
		private readonly word: string,
	) {}

	/** Position of the next occurrence at or behind `at`, or -1. */
	next(at: number): number {
		const known = this.found !== -2 && at >= this.from && (this.found < 0 || this.found >= at);
		if (!known) this.found = this.buffer.indexOf(this.word, at);
		this.from = at;
		return this.found;
	}
}

interface Finders {
	readonly stream: Finder;
	readonly endobj: Finder;
	readonly endstream: Finder;
}

/** Where to go on after the object whose body starts at `at`: behind its stream data, if it has any. */
function skipStream(bytes: Uint8Array, buffer: Buffer, at: number, finders: Finders): { at: number; crossReference: boolean } {
	const word = finders.stream.next(at);
	const close = finders.endobj.next(at);
	if (word < 0 || (close >= 0 && close < word)) return { at, crossReference: false };
	// `endstream` of a stream whose keyword was lost.
	if (startsWith(bytes, word - 3, 'end')) return { at, crossReference: false };
	const head = buffer.toString('latin1', at, Math.min(word, at + 4096));
	// The next object begins before the keyword: this one has no stream.
	if (/\d\s+obj\b/.test(head)) return { at, crossReference: false };
	const length = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(head);
	const start = streamStart(bytes, word);
	const crossReference = /\/Type\s*\/XRef\b/.test(head);
	if (length && endsStream(bytes, start + Number(length[1]))) return { at: start + Number(length[1]), crossReference };
	const stop = finders.endstream.next(start);
	return { at: stop < 0 ? start : stop, crossReference };
}
