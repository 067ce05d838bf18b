/**
 * Finding objects: cross-reference tables, streams, hybrids and /Prev chains (ISO 32000-2, 7.5.4 and 7.5.8). Nothing is
 * parsed here but trailers and cross-reference streams.
 */
import { OctavoError } from '../../contract/errors';
import { undo, type Damage } from '../filters';
import { inflateAtEase } from '../filters/flate-at-ease';
import type { Job } from '../job';
import { LargeStream } from '../large-data';
import { COMPRESSED, FREE, ObjectTable, PLACELESS, UNCOMPRESSED } from '../object-table';
import {
	BLANK,
	CARRIAGE_RETURN,
	DIGIT_0,
	DIGIT_9,
	LETTER_f,
	LETTER_n,
	LINE_FEED,
	TAB,
	asBuffer,
	isDigit,
	readHeader,
	readInteger,
	skipSpace,
	skipWhiteSpace,
	startsWith,
} from '../syntax/characters';
import { Parser } from '../syntax/parser';
import { tooLargeObject } from './object-stream';
import { isStrictSyntax } from '../syntax/strict-syntax';
import { Dict, Name, isDict, type Value } from '../syntax/values';
import { isFlushed } from './decode-stream';
import { isFollowedByObject } from './file-walk';
import { endsStream, streamStart } from './stream-bounds';

export interface CrossReference {
	readonly table: ObjectTable;
	/** Entries of the newest trailer, with the required entries that it lacks. */
	readonly trailer: Dict;
	/** Whether a cross-reference stream was met: then one is written again. */
	readonly streams: boolean;
	/** Whether readers may see different things in it, although it leads to all objects. */
	readonly damaged: boolean;
}

/** Entries that the newest trailer must repeat (7.5.6): if it lacks them, they are taken from an older one. Not /Info, which may have been removed. */
const ESSENTIAL_KEYS = new Set(['Root', 'Encrypt', 'ID']);
/** Trailer entries that describe only their own section. */
const SECTION_KEYS = new Set(['Prev', 'XRefStm', 'Size', 'W', 'Index', 'Filter', 'DecodeParms', 'Length', 'Type']);

/** The cross-reference as the file gives it, or undefined when it cannot be followed. */
export async function readCrossReference(bytes: Uint8Array, job: Job): Promise<CrossReference | undefined> {
	const mark = asBuffer(bytes).lastIndexOf('startxref');
	if (mark < 0) return undefined;
	const { value: start, after } = readInteger(bytes, skipSpace(bytes, mark + 9, bytes.length), bytes.length);
	// Objects of an update whose cross-reference was cut off.
	if (start < 0 || (await isFollowedByObject(bytes, after, job.pace))) return undefined;
	const reader = new SectionReader(bytes, job);
	const { table } = reader;
	const trailer = new Dict();
	let streams = false;
	let damaged = false;
	const seen = new Set<number>();
	for (let at: Value | undefined = start; typeof at === 'number' && !seen.has(at);) {
		seen.add(at);
		const section: Section | undefined = at >= 0 && at < bytes.length ? await reader.section(at) : undefined;
		if (!section || table.overflowed) return undefined;
		streams ||= section.stream;
		damaged ||= !section.wellFormed;
		for (const [key, value] of section.trailer)
			if (seen.size === 1 ? !SECTION_KEYS.has(key) : ESSENTIAL_KEYS.has(key) && !trailer.has(key)) trailer.set(key, value);
		// Some writers say `/Prev 0` if there is no previous section.
		at = section.trailer.get('Prev') || undefined;
	}
	return { table, trailer, streams, damaged };
}

interface Section {
	readonly trailer: Dict;
	readonly stream: boolean;
	/** Whether the trailer is written as it should be. */
	readonly wellFormed: boolean;
}

/** How far the rows of a subsection have been read. */
interface Cursor {
	at: number;
	/** Number of the object in the first row. */
	first: number;
	row: number;
}

/** Rows read between two looks at the clock. */
const ROWS = 8192;
/** The cost of a subsection. */
const SUBSECTION = 50;
/** The cost of a byte of a dictionary that is parsed. */
const PARSING = 8;

class SectionReader {
	readonly table: ObjectTable;
	/** Bytes of trailers and rows read so far. Sections do not overlap: together they cannot be longer than the file. */
	private spent = 0;

	constructor(
		private readonly bytes: Uint8Array,
		private readonly job: Job,
	) {
		this.table = new ObjectTable(job, bytes.length);
	}

	async section(at: number): Promise<Section | undefined> {
		const { bytes } = this;
		at = skipSpace(bytes, at, bytes.length);
		return startsWith(bytes, at, 'xref') ? this.readTable(at + 4) : this.readStream(at);
	}

	/** A table (7.5.4). Rows of 20 bytes are the rule, 19 and 21 occur. */
	private async readTable(at: number): Promise<Section | undefined> {
		const { bytes, job, table } = this;
		const end = bytes.length;
		/** Those whose entries say that they are in use, without a place, are negative: `~number`. */
		const free: number[] = [];
		for (;;) {
			at = skipSpace(bytes, at, end);
			if (startsWith(bytes, at, 'trailer')) break;
			const from = readInteger(bytes, at, end);
			const count = readInteger(bytes, skipSpace(bytes, from.after, end), end);
			if (from.value < 0 || count.value < 0) return undefined;
			const cursor: Cursor = { at: skipSpace(bytes, count.after, end), first: from.value, row: 0 };
			for (let stop = 0; cursor.row === stop && stop < count.value;) {
				stop = Math.min(stop + ROWS, count.value);
				if (!readRows(bytes, cursor, stop, table, free)) return undefined;
				const due = job.pace.step(ROWS * 20);
				if (due) await due;
			}
			// Fewer rows than announced: nothing tells which objects they leave out (7.5.4).
			if (cursor.row < count.value) return undefined;
			at = cursor.at;
		}
		const room = job.limits.objectValues / TRAILER_SHARE;
		const parser = new Parser(bytes, at + 7, end, job.limits.nesting, undefined, room, tooLargeObject);
		const trailer = parser.value();
		this.spent += parser.at - at;
		const due = job.pace.step(PARSING * (parser.at - at));
		if (due) await due;
		if (!isDict(trailer) || this.spent > end) return undefined;
		const hybrid = trailer.get('XRefStm');
		// Objects of a hybrid file are free in the table and found in the stream (7.5.8.4): without it, they would seem to be removed.
		if (typeof hybrid === 'number' && hybrid !== 0) {
			const isInFile = hybrid > 0 && hybrid < end;
			if (!isInFile || !(await this.readStream(hybrid))) return undefined;
		}
		for (const number of free)
			if (number < 0) table.offer(~number, FREE, 0, PLACELESS);
			else table.offer(number, FREE, 0, 0);
		return { trailer, stream: false, wellFormed: Number.isInteger(trailer.get('Size')) && isStrictSyntax(bytes, at + 7, end) };
	}

	/** A cross-reference stream (7.5.8). */
	private async readStream(at: number): Promise<Section | undefined> {
		const { bytes, job, table } = this;
		const header = readHeader(bytes, at, bytes.length);
		if (!header) return undefined;
		const found = await crossReferenceStream(bytes, header.body, job);
		if (!found) return undefined;
		this.spent += found.parsed;
		const { trailer, rows } = found;
		const widths = numbers(trailer.get('W'));
		const [typeWidth = 0, placeWidth = 0, detailWidth = 0] = widths;
		const width = typeWidth + placeWidth + detailWidth;
		if (widths.length < 3 || width < 1 || widths.some((one) => one < 0 || one > 8) || this.spent > bytes.length) return undefined;
		const size = trailer.get('Size');
		const index = numbers(trailer.get('Index'));
		// Some writers say a /Size that is too large.
		const isCounted = index.length >= 2;
		if (index.length < 2) index.splice(0, index.length, 0, typeof size === 'number' ? size : Math.floor(rows.length / width));
		let row = 0;
		for (let i = 0; i + 1 < index.length && row + width <= rows.length; i += 2) {
			// There can be as many subsections as rows.
			const before = job.pace.step(SUBSECTION);
			if (before) await before;
			for (let k = 0; k < index[i + 1]! && row + width <= rows.length; k++, row += width) {
				const number = index[i]! + k;
				if (number < 0) continue;
				const type = typeWidth === 0 ? 1 : field(rows, row, typeWidth);
				const place = field(rows, row + typeWidth, placeWidth);
				const detail = field(rows, row + typeWidth + placeWidth, detailWidth);
				// A place beyond the end leads to no object, which `verify` finds.
				if (type === 1 && place > 0) table.offer(number, UNCOMPRESSED, Math.min(place, bytes.length), Math.min(detail, 65535));
				else if (type === 2)
					table.offer(number, COMPRESSED, Math.min(place, job.limits.objects), Math.min(detail, job.limits.objects));
				// Word numbers objects that it never writes, and gives them the place 0.
				else if (type < 2) table.offer(number, FREE, 0, type === 1 ? PLACELESS : 0);
				if (k % ROWS === ROWS - 1) {
					const due = job.pace.step(ROWS * 20);
					if (due) await due;
				}
			}
		}
		// As in a table: fewer rows than announced.
		if (isCounted && row < announcedRows(index) * width) return undefined;
		const due = job.pace.step(PARSING * found.written);
		if (due) await due;
		return { trailer, stream: true, wellFormed: isStrictSyntax(bytes, header.body, bytes.length) };
	}
}

/** Reads rows up to `stop`, or fewer where the trailer follows early; false if they are not rows. */
function readRows(bytes: Uint8Array, cursor: Cursor, stop: number, table: ObjectTable, free: number[]): boolean {
	while (cursor.row < stop) {
		// The first row of a subsection that begins with 1 is looked at closely.
		if (cursor.row > 0 || cursor.first !== 1) readRegularRows(bytes, cursor, stop, table, free);
		if (cursor.row === stop) break;
		const found = readRow(bytes, cursor, table, free);
		if (found !== 'row') return found === 'end';
	}
	return true;
}

/**
 * Reads rows as long as they are as the standard wants them: `nnnnnnnnnn ggggg n` and two characters of end of line. The digits
 * are read without loops and calls: a first run has read most rows before V8 would have compiled those.
 */
function readRegularRows(bytes: Uint8Array, cursor: Cursor, stop: number, table: ObjectTable, free: number[]): void {
	const { length } = bytes;
	let { at, row } = cursor;
	for (; row < stop && at + 20 <= length; row++, at += 20) {
		const kind = bytes[at + 17];
		const last = bytes[at + 18];
		const next = bytes[at + 19];
		if (
			bytes[at + 10] !== BLANK ||
			bytes[at + 16] !== BLANK ||
			(kind !== LETTER_n && kind !== LETTER_f) ||
			(last !== BLANK && last !== CARRIAGE_RETURN) ||
			(next !== LINE_FEED && next !== CARRIAGE_RETURN) ||
			bytes[at]! < DIGIT_0 ||
			bytes[at]! > DIGIT_9 ||
			bytes[at + 9]! < DIGIT_0 ||
			bytes[at + 9]! > DIGIT_9
		)
			break;
		// Eight digits are a small integer, ten might not be. Each digit counts 48 too much.
		const low =
			((((((bytes[at + 2]! * 10 + bytes[at + 3]!) * 10 + bytes[at + 4]!) * 10 + bytes[at + 5]!) * 10 + bytes[at + 6]!) * 10 +
				bytes[at + 7]!) *
				10 +
				bytes[at + 8]!) *
				10 +
			bytes[at + 9]! -
			DIGIT_0 * 11_111_111;
		const place = (bytes[at]! * 10 + bytes[at + 1]! - DIGIT_0 * 11) * 100_000_000 + low;
		if (kind === LETTER_f || place === 0) {
			free.push(kind === LETTER_f ? cursor.first + row : ~(cursor.first + row));
			noteFree(bytes, place, cursor.first + row, table);
			continue;
		}
		const generation =
			(((bytes[at + 11]! * 10 + bytes[at + 12]!) * 10 + bytes[at + 13]!) * 10 + bytes[at + 14]!) * 10 +
			bytes[at + 15]! -
			DIGIT_0 * 11_111;
		// Characters that are not digits lead to no object, which `verify` finds; so does a place beyond the end.
		const inside = place > 0 && place < length ? place : length;
		table.offer(cursor.first + row, UNCOMPRESSED, inside, Math.max(0, Math.min(generation, 65_535)));
	}
	cursor.at = at;
	cursor.row = row;
}

/** Reads one row, however it is written. `end`: fewer rows than announced, and the trailer follows. */
function readRow(bytes: Uint8Array, cursor: Cursor, table: ObjectTable, free: number[]): 'row' | 'end' | 'damaged' {
	const end = bytes.length;
	const at = skipSpace(bytes, cursor.at, end);
	cursor.at = at;
	const offset = readInteger(bytes, at, end);
	if (offset.value < 0) return 'end';
	let word = skipBlanks(bytes, offset.after);
	const generation = readInteger(bytes, word, end);
	if (generation.value < 0) return 'damaged';
	word = skipBlanks(bytes, generation.after);
	const kind = bytes[word];
	if (kind !== LETTER_n && kind !== LETTER_f) return 'damaged';
	// Some writers number the first subsection from 1 although its first row is that of object 0.
	const { row } = cursor;
	if (row === 0 && cursor.first === 1 && kind === LETTER_f && offset.value === 0 && generation.value === 65535) cursor.first = 0;
	const number = cursor.first + row;
	if (kind === LETTER_n && offset.value > 0)
		table.offer(number, UNCOMPRESSED, Math.min(offset.value, end), Math.min(generation.value, 65_535));
	else {
		free.push(kind === LETTER_f ? number : ~number);
		noteFree(bytes, offset.value, number, table);
	}
	cursor.at = skipWhiteSpace(bytes, word + 1, end);
	cursor.row = row + 1;
	return 'row';
}

/** An entry of a free object has the number of the next free object, not a place (7.5.4). */
function noteFree(bytes: Uint8Array, place: number, number: number, table: ObjectTable): void {
	if (place > 0 && place < bytes.length && isDigit(bytes[place]) && readHeader(bytes, place, bytes.length)?.number === number)
		table.wronglyFree.add(number);
}

function skipBlanks(bytes: Uint8Array, at: number): number {
	while (bytes[at] === BLANK || bytes[at] === TAB) at++;
	return at;
}

/** A trailer is short. The dictionary of a cross-reference stream, which may list a million numbers, counts as any object. */
const TRAILER_SHARE = 4;

async function crossReferenceStream(
	bytes: Uint8Array,
	at: number,
	job: Job,
): Promise<{ trailer: Dict; rows: Uint8Array; written: number; parsed: number } | undefined> {
	const { limits } = job;
	const parser = new Parser(bytes, at, bytes.length, limits.nesting, undefined, limits.objectValues, tooLargeObject);
	const trailer = parser.value();
	if (!isDict(trailer)) return undefined;
	const type = trailer.get('Type');
	if (!(type instanceof Name) || type.text !== 'XRef') return undefined;
	const word = skipSpace(bytes, parser.at, bytes.length);
	if (!startsWith(bytes, word, 'stream')) return undefined;
	const start = streamStart(bytes, word);
	const written = parser.at - at;
	const length = trailer.get('Length');
	const claimed = typeof length === 'number' ? start + length : -1;
	const stop =
		claimed >= start && claimed <= bytes.length && endsStream(bytes, claimed)
			? claimed
			: asBuffer(bytes).indexOf('endstream', start);
	try {
		const data = bytes.subarray(start, stop < 0 ? bytes.length : stop);
		let rows = data;
		const due = job.pace.step(PARSING * written);
		if (due) await due;
		const damage: Damage = { found: false, mismatch: false };
		const filters = list(trailer.get('Filter'));
		const parameters = list(trailer.get('DecodeParms') ?? null);
		for (const [i, filter] of filters.slice(0, limits.filters).entries()) {
			const parms = parameters[i];
			if (filter instanceof Name) rows = await undoAtEase(filter.text, rows, isDict(parms) ? parms : undefined, job, damage);
		}
		// Numbers that were read from damaged data may be any, and nothing tells which objects they leave out.
		if (damage.mismatch || (damage.found && !isFlushed(data, damage))) return undefined;
		return { trailer, rows, written, parsed: written + data.length };
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code === 'limit_exceeded') throw thrown;
		// The work begins again: the file is not damaged.
		if (thrown instanceof LargeStream) throw thrown;
		return undefined;
	}
}

/** Longer data lets others run while it is inflated. */
const AT_EASE = 1 << 12;

async function undoAtEase(
	filter: string,
	data: Uint8Array,
	parameters: Dict | undefined,
	job: Job,
	damage: Damage,
): Promise<Uint8Array> {
	const isLong = filter === 'FlateDecode' && data.length > AT_EASE;
	const inflated = isLong ? await inflateAtEase(data, parameters, job.memory, job, damage) : undefined;
	return inflated ?? undo(filter, data, parameters, job.memory, damage);
}

/** How many rows the subsections of a cross-reference stream have. */
function announcedRows(index: readonly number[]): number {
	let rows = 0;
	for (let i = 1; i < index.length; i += 2) rows += Math.max(0, index[i]!);
	return rows;
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
