/**
 * ZIP (PKWARE APPNOTE 6.3). We write it ourselves: PDFs are stored uncompressed, and fflate's writer supports neither Zip64 nor
 * the UTF-8 flag on plain names. We read the central directory, as all readers do.
 */
import type { Document } from '../contract/backend';
import { crc32 } from '../crc32';
import { Inflater, OVERRUN } from '../inflate/inflater';
import { sorting } from '../pace/sorted';
import { atOnce, type Steps } from '../pace/steps';
import { Budget, defaultPackageLimits, invalidPackage, type PackageLimits } from './limits';
import type { Packable } from './envelope';
import { baseName, entryNames, numberInName } from './names';
import { announce, joinAll, type Announced, type PackageWriter } from './writer';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
/** Names are UTF-8 (general purpose bit 11). */
const UTF8 = 0x0800;
const ENCRYPTED = 0x0001;
/** 1980-01-01, the first date of MS-DOS: a fixed date keeps the bytes the same (docs/semantics.md, D19). */
const DATE = 0x0021;
/** The cost of an entry and of a byte that is inflated, see `Pace`; and bytes that are read in one step. */
const [ENTRY_COST, INFLATED_COST] = [1_500, 3];
const PIECE = 2 ** 20;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;

/** Whether `bytes` begin like a ZIP, possibly an empty one. */
export function isZip(bytes: Uint8Array): boolean {
	return bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6));
}

/** Stored, in order, with unique base names, without directory entries. Zip64 records are written only if the counts need them. */
export const packZip = (documents: readonly Packable[]): Uint8Array => joinAll(zipWriter(documents.map(announce)), documents);

export function zipWriter(announced: readonly Announced[]): PackageWriter {
	const names = entryNames(announced).map((name) => Buffer.from(name, 'utf8'));
	const heads = announced.map(({ size }, index) => localHeader(names[index]!, size, 0));
	const offsets = offsetsOf(heads.map(({ length }, index) => length + announced[index]!.size));
	const offset = offsets.at(-1)!;
	const checksums: number[] = [];
	const directoryOf = (): Buffer[] =>
		announced.map(({ size }, index) => centralEntry(names[index]!, checksums[index] ?? 0, size, offsets[index]!));
	const size = directoryOf().reduce((sum, { length }) => sum + length, 0);
	const end = endRecords(announced.length, size, offset);
	return {
		contentType: 'application/zip',
		length: offset + size + end.length,
		*part(index, bytes) {
			const checksum = (checksums[index] = crc32(bytes));
			yield localHeader(names[index]!, bytes.length, checksum);
			yield bytes;
		},
		*end() {
			yield* directoryOf();
			yield end;
		},
	};
}

/** Where each begins that has one of these lengths, and then where the last ends. */
const offsetsOf = (lengths: readonly number[]): number[] => {
	const offsets = [0];
	for (const length of lengths) offsets.push(offsets.at(-1)! + length);
	return offsets;
};

/** With the name. */
function localHeader(name: Buffer, size: number, crc: number): Buffer {
	const extra = size >= MAX_32 ? zip64Extra([size, size]) : Buffer.alloc(0);
	const header = Buffer.alloc(30);
	header.writeUInt32LE(LOCAL, 0);
	writeCommon(header, 4, crc, size, name.length, extra.length);
	return Buffer.concat([header, name, extra]);
}

/**
 * In the order of the numbers in the names, which may differ from the directory's (docs/semantics.md, §5). Directory entries are
 * skipped. Checksums are compared, so that a damaged part is an error. @throws OctavoError
 */
export function* zipSteps(body: Uint8Array, limits: PackageLimits): Steps<Document[]> {
	const view = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
	try {
		const budget = new Budget(limits, body.length);
		const documents: (Document & { readonly order: number })[] = [];
		for (const entry of yield* readDirectory(view, limits)) {
			if (/[/\\]$/.test(entry.name)) continue;
			budget.take(entry.size);
			const name = baseName(entry.name, documents.length);
			documents.push({ name, bytes: yield* readEntry(view, entry, documents.length + 1), order: numberInName(name) });
			yield ENTRY_COST;
		}
		const sorted = yield* sorting(documents, (one, other) => (one.order === other.order ? 0 : one.order - other.order));
		return sorted.map(({ name, bytes }) => ({ name, bytes }));
	} catch (thrown) {
		if (thrown instanceof RangeError) throw invalidPackage('the ZIP archive is damaged', thrown);
		throw thrown;
	}
}

/** The same at once. */
export const unpackZip = (body: Uint8Array, limits: PackageLimits = defaultPackageLimits): Document[] =>
	atOnce(zipSteps(body, limits));

interface Entry {
	readonly name: string;
	readonly method: number;
	readonly crc: number;
	readonly compressed: number;
	readonly size: number;
	readonly offset: number;
}

/** The fields that local and central headers share, from "version needed" to the length of the extra field. */
function writeCommon(header: Buffer, at: number, crc: number, size: number, nameLength: number, extraLength: number): void {
	header.writeUInt16LE(size >= MAX_32 || extraLength > 0 ? 45 : 20, at);
	header.writeUInt16LE(UTF8, at + 2);
	header.writeUInt16LE(0, at + 4);
	header.writeUInt16LE(0, at + 6);
	header.writeUInt16LE(DATE, at + 8);
	header.writeUInt32LE(crc, at + 10);
	header.writeUInt32LE(Math.min(size, MAX_32), at + 14);
	header.writeUInt32LE(Math.min(size, MAX_32), at + 18);
	header.writeUInt16LE(nameLength, at + 22);
	header.writeUInt16LE(extraLength, at + 24);
}

function centralEntry(name: Buffer, crc: number, size: number, offset: number): Buffer {
	const large = [...(size >= MAX_32 ? [size, size] : []), ...(offset >= MAX_32 ? [offset] : [])];
	const extra = large.length > 0 ? zip64Extra(large) : Buffer.alloc(0);
	const header = Buffer.alloc(46);
	header.writeUInt32LE(CENTRAL, 0);
	header.writeUInt16LE(extra.length > 0 ? 45 : 20, 4);
	writeCommon(header, 6, crc, size, name.length, extra.length);
	header.writeUInt32LE(Math.min(offset, MAX_32), 42);
	return Buffer.concat([header, name, extra]);
}

/** APPNOTE §4.5.3: only the values that did not fit, in fixed order. */
function zip64Extra(values: readonly number[]): Buffer {
	const extra = Buffer.alloc(4 + values.length * 8);
	extra.writeUInt16LE(1, 0);
	extra.writeUInt16LE(values.length * 8, 2);
	for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + index * 8);
	return extra;
}

function endRecords(count: number, size: number, offset: number): Buffer {
	const end = Buffer.alloc(22);
	end.writeUInt32LE(END, 0);
	end.writeUInt16LE(Math.min(count, MAX_16), 8);
	end.writeUInt16LE(Math.min(count, MAX_16), 10);
	end.writeUInt32LE(Math.min(size, MAX_32), 12);
	end.writeUInt32LE(Math.min(offset, MAX_32), 16);
	if (count < MAX_16 && size < MAX_32 && offset < MAX_32) return end;
	const large = Buffer.alloc(76);
	large.writeUInt32LE(END_64, 0);
	large.writeBigUInt64LE(44n, 4);
	large.writeUInt16LE(45, 12);
	large.writeUInt16LE(45, 14);
	large.writeBigUInt64LE(BigInt(count), 24);
	large.writeBigUInt64LE(BigInt(count), 32);
	large.writeBigUInt64LE(BigInt(size), 40);
	large.writeBigUInt64LE(BigInt(offset), 48);
	large.writeUInt32LE(LOCATOR_64, 56);
	large.writeBigUInt64LE(BigInt(offset + size), 64);
	large.writeUInt32LE(1, 72);
	return Buffer.concat([large, end]);
}

function* readDirectory(view: Buffer, limits: PackageLimits): Steps<Entry[]> {
	const end = findEnd(view);
	let { count, size, offset } = {
		count: view.readUInt16LE(end + 10),
		size: view.readUInt32LE(end + 12),
		offset: view.readUInt32LE(end + 16),
	};
	let before = end;
	if (end >= 20 && view.readUInt32LE(end - 20) === LOCATOR_64) {
		const at = readNumber64(view, end - 12);
		if (view.readUInt32LE(at) !== END_64) throw invalidPackage('the ZIP archive is damaged');
		({ count, size, offset } = {
			count: readNumber64(view, at + 32),
			size: readNumber64(view, at + 40),
			offset: readNumber64(view, at + 48),
		});
		before = at;
	}
	if (count > limits.entries) throw invalidPackage(`the ZIP archive lists more than ${limits.entries} entries`);
	// Bytes before the archive shift every offset by the same amount.
	const shift = before - size - offset;
	if (shift < 0) throw invalidPackage('the ZIP archive is damaged');
	const entries: Entry[] = [];
	let at = offset + shift;
	for (let index = 0; index < count; index++) {
		if (view.readUInt32LE(at) !== CENTRAL) throw invalidPackage('the directory of the ZIP archive is damaged');
		const [nameLength, extraLength, commentLength] = [
			view.readUInt16LE(at + 28),
			view.readUInt16LE(at + 30),
			view.readUInt16LE(at + 32),
		];
		if ((view.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw invalidPackage('the ZIP archive is encrypted');
		const large = readZip64Extra(view.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength));
		const wide = (value: number) => (value === MAX_32 ? (large.shift() ?? value) : value);
		const plainSize = wide(view.readUInt32LE(at + 24));
		const compressed = wide(view.readUInt32LE(at + 20));
		entries.push({
			// Names without the UTF-8 flag are almost always ASCII, of which UTF-8 is a superset.
			name: view.toString('utf8', at + 46, at + 46 + nameLength),
			method: view.readUInt16LE(at + 10),
			crc: view.readUInt32LE(at + 16),
			compressed,
			size: plainSize,
			offset: wide(view.readUInt32LE(at + 42)) + shift,
		});
		at += 46 + nameLength + extraLength + commentLength;
		yield ENTRY_COST;
	}
	return entries;
}

/** The end record is last, followed only by a comment of at most 65,535 bytes. */
function findEnd(view: Buffer): number {
	for (let at = view.length - 22; at >= Math.max(0, view.length - 22 - MAX_16); at--)
		if (view.readUInt32LE(at) === END) return at;
	throw invalidPackage('it is not a ZIP archive, or an incomplete one');
}

function readZip64Extra(extra: Buffer): number[] {
	for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
		if (extra.readUInt16LE(at) !== 1) continue;
		const count = Math.floor(Math.min(extra.readUInt16LE(at + 2), extra.length - at - 4) / 8);
		return Array.from({ length: count }, (_, index) => readNumber64(extra, at + 4 + index * 8));
	}
	return [];
}

function readNumber64(view: Buffer, at: number): number {
	const value = Number(view.readBigUInt64LE(at));
	if (!Number.isSafeInteger(value)) throw invalidPackage('the ZIP archive is damaged');
	return value;
}

function* readEntry(view: Buffer, entry: Entry, position: number): Steps<Uint8Array> {
	const damaged = () => invalidPackage(`entry ${position} of the ZIP archive is damaged`);
	if (view.readUInt32LE(entry.offset) !== LOCAL) throw damaged();
	const start = entry.offset + 30 + view.readUInt16LE(entry.offset + 26) + view.readUInt16LE(entry.offset + 28);
	const data = view.subarray(start, start + entry.compressed);
	if (data.length !== entry.compressed) throw damaged();
	const bytes = yield* unpackEntry(data, entry, position, damaged);
	if (bytes.length !== entry.size) throw damaged();
	let sum = 0;
	for (let at = 0; at < bytes.length; at += PIECE) {
		const piece = bytes.subarray(at, at + PIECE);
		sum = crc32(piece, sum);
		yield piece.length;
	}
	if (sum !== entry.crc) throw damaged();
	return bytes;
}

function* unpackEntry(data: Buffer, entry: Entry, position: number, damaged: () => Error): Steps<Uint8Array> {
	if (entry.method === 0) return new Uint8Array(data);
	if (entry.method !== 8) throw invalidPackage(`entry ${position} of the ZIP archive is compressed with an unknown method`);
	// Nothing is written beyond the size that the directory states: a wrong one damages only this entry.
	const most = entry.size + 1;
	const out = new Uint8Array(most + OVERRUN);
	const inflater = new Inflater(data, 0);
	let to = 0;
	while (inflater.progress === 'more' && to < most) {
		const from = to;
		to = inflater.inflate(out, from, Math.min(from + PIECE, most));
		yield (to - from) * INFLATED_COST;
	}
	if (inflater.progress !== 'ended') throw damaged();
	return out.subarray(0, to);
}
