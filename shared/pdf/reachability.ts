/**
 * Reachability: everything that can be reached from the trailer is written, and nothing else (docs/semantics.md, D17). The
 * bytes of objects that were not edited are walked by the skip-lexer; no values are built. Marking changes no document: it
 * tells which objects cannot be copied, and `repair` makes those edited values.
 */
import type { PdfDocument } from './document';
import { UNCOMPRESSED } from './object-table';
import { isDoubtfulData } from './read/doubtful-data';
import { measure, type Extent } from './read/extent';
import { Walked } from './read/walked';
import { LETTER_R, LETTER_n, isKeyword, skipSpace } from './syntax/characters';
import { Entries } from './syntax/entries';
import { repeatsKey } from './syntax/repeated-keys';
import { STRING, Scan } from './syntax/scan';
import { isStrictSyntax } from './syntax/strict-syntax';
import { Dict, PartRef, Ref, Stream, type Value } from './syntax/values';

/** The same as `Walked`, for patched objects. They differ from copy to copy of a document, and from one marking to the next. */
export class Patches {
	readonly scan = new Scan();
	readonly ranges = new Map<number, { readonly from: number; readonly to: number; readonly valueEnd: number }>();
}

/** In place of 1 in `live`: the object is null. References to it are written as null, because mutool complains of null objects. */
const NULL_OBJECT = 2;

/** The live objects of one document, by object number. */
export class Marking {
	/** 1 where the object is alive. */
	readonly live: Uint8Array;
	/** Only with `watched`: the object through which each live object was reached first; 0 for the trailer. */
	readonly via: Int32Array;
	/** Number of live objects. */
	count = 0;
	/** Bytes of all unedited live objects, as an estimate of the output. */
	bytes = 0;
	patches: Patches | undefined;
	/** Live objects that are signatures or hold one. */
	readonly signed = new Set<number>();

	constructor(
		size: number,
		via: boolean,
		readonly walked: Walked,
	) {
		this.live = new Uint8Array(size);
		this.via = new Int32Array(via ? size : 0);
	}
}

export interface MarkOptions {
	/** Object numbers to look out for: `referrers` tells which objects refer to them. */
	readonly watched?: ReadonlySet<number>;
}

export interface Reached {
	/** 1 where the object is alive. */
	readonly live: Uint8Array;
	/** The object through which each live object was reached first; only with `watched`. */
	readonly via: Int32Array;
	/** Live objects that refer to watched ones. */
	readonly referrers: Set<number>;
}

/** Reachability in one document. References to removed objects count as null. The walk is remembered for saving. */
export async function mark(document: PdfDocument, { watched }: MarkOptions = {}): Promise<Reached> {
	const { markings, referrers } = await markAll([document], { watched, detail: true });
	const { live, via } = markings[0]!;
	return { live, via, referrers };
}

export interface MarkAllOptions {
	/** Remember where references are, for renumbering. */
	readonly detail?: boolean;
	/** Remember where strings are as well, because encryption changes. Implies `detail`. */
	readonly strings?: boolean;
	readonly watched?: ReadonlySet<number> | undefined;
	/** In an assembly: the object that replaces another one, as one of two identical streams does. */
	readonly alias?: ((part: number, number: number) => { part: number; number: number } | undefined) | undefined;
}

/** A live object that must be written from its value, because its bytes cannot be copied. */
export interface Repair {
	readonly part: number;
	readonly number: number;
	readonly value: Value;
}

export interface Marked {
	/** One per document. */
	readonly markings: readonly Marking[];
	readonly referrers: Set<number>;
	readonly repairs: readonly Repair[];
}

/** Reachability in an assembly, starting from the trailer of the first document. */
export async function markAll(documents: readonly PdfDocument[], options: MarkAllOptions = {}): Promise<Marked> {
	const marker = new Marker(documents, options);
	await marker.run();
	return marker;
}

/** Makes the objects that cannot be copied edited values. `save` writes only documents for which this was done. */
export function repair(documents: readonly PdfDocument[], { repairs }: Marked): void {
	for (const { part, number, value } of repairs) documents[part]!.put(number, value);
}

/** About how many bytes an object in an object stream adds to the output. */
const COMPRESSED_SIZE = 100;
/** The cost of following one object besides its bytes, and of a part of a value, see `Pace`. */
const COST = 100;
/** As many parts of a value are followed at once: an array may have hundreds of thousands. */
const PORTION = 2000;
/** Where no /Length is to be skipped: no position in a file is negative. */
const NOWHERE = -2;

/** About how many bytes an edited value takes; a page of a sheet has hundreds of annotations in one array. */
export function aboutBytes(edited: Value): number {
	if (edited instanceof Stream) return edited.data.length + aboutBytes(edited.dict);
	if (Array.isArray(edited)) return 12 * edited.length;
	if (!(edited instanceof Dict)) return COMPRESSED_SIZE;
	let size = 30 * edited.size;
	for (const value of edited.values()) if (Array.isArray(value)) size += 12 * value.length;
	return size;
}

class Marker implements Marked {
	readonly markings: readonly Marking[];
	readonly referrers = new Set<number>();
	readonly repairs: Repair[] = [];
	/** Object numbers times the number of documents, plus the index of the document. */
	private readonly stack: number[] = [];
	/** The object that is being followed; 0 for the trailer. */
	private current = 0;
	/** Parts of its value that are still to be followed, and its document. */
	private readonly values: Value[] = [];
	private part = 0;
	/** 1 for watched object numbers. */
	private readonly watched: Uint8Array | undefined;
	/** Where the object measured last ends. */
	private readonly extent: Extent = { valueEnd: -1, dataStart: -1, dataEnd: -1, end: -1 };
	/** The kept entries of the object that is followed. */
	private readonly kept = new Entries();
	private readonly strings: boolean;
	private readonly alias: MarkAllOptions['alias'];

	constructor(
		private readonly documents: readonly PdfDocument[],
		{ detail = false, strings = false, watched, alias }: MarkAllOptions,
	) {
		this.strings = strings;
		this.alias = alias;
		this.markings = documents.map(
			(document) => new Marking(document.size, watched !== undefined, walkedOf(document, strings || detail, strings)),
		);
		if (!watched) return;
		this.watched = new Uint8Array(documents[0]!.size);
		for (const number of watched) this.watched[number] = 1;
	}

	async run(): Promise<void> {
		const { documents, stack } = this;
		const [first] = documents as [PdfDocument];
		for (const [key, value] of [...first.trailer].reverse()) if (key !== 'Encrypt') this.followValue(0, value);
		while (this.values.length > 0 || stack.length > 0) {
			const due = first.job.pace.step(this.values.length > 0 ? this.followParts() : this.followNext());
			if (due) await due;
		}
		for (const { live, signed, walked } of this.markings)
			for (const number of walked.signed) if (live[number] === 1) signed.add(number);
	}

	private followNext(): number {
		const code = this.stack.pop()!;
		const part = code % this.documents.length;
		return this.follow(part, (code - part) / this.documents.length);
	}

	/** Marks an object that is referred to. */
	private visit(part: number, number: number): void {
		if (this.alias) ({ part, number } = this.alias(part, number) ?? { part, number });
		if (this.watched && this.watched[number] === 1) this.referrers.add(this.current);
		const marking = this.markings[part]!;
		const { live } = marking;
		if (number > 0 && number < live.length && live[number] !== 0) return;
		const document = this.documents[part]!;
		if (number <= 0 || number >= live.length || !document.exists(number)) return document.missed(number);
		live[number] = 1;
		if (this.watched) marking.via[number] = this.current;
		this.stack.push(number * this.documents.length + part);
	}

	/** Visits the objects to which a live object refers; returns the cost. */
	private follow(part: number, number: number): number {
		const document = this.documents[part]!;
		const marking = this.markings[part]!;
		const { walked } = marking;
		this.current = number;
		marking.count++;
		if (document.isChanged(number)) return this.followChanged(document, marking, part, number);
		if (walked.done[number] === 1) return this.followAgain(document, marking, part, number);
		const { scan, detail } = walked;
		if (!detail) scan.used = 0;
		const from = scan.used;
		const size =
			document.table.kind[number] === UNCOMPRESSED ? this.walk(document, walked, number) : this.walkPlace(document, number, scan);
		// The strings of a signature need care: its /Contents is not encrypted.
		if (size < 0 || (scan.byteRange && this.isSignature(walked.signed, number)))
			return this.forget(scan, from).followRepaired(document, part, number);
		marking.bytes += size;
		if (detail) {
			walked.from[number] = from;
			walked.to[number] = scan.used;
			walked.valueEnd[number] = this.extent.valueEnd;
			walked.done[number] = 1;
		}
		this.followMarks(part, scan, from, scan.used, scan.lengthStart);
		return COST + size;
	}

	private followChanged(document: PdfDocument, marking: Marking, part: number, number: number): number {
		const patch = document.patched(number);
		if (!patch) {
			const edited = document.edited.get(number) as Value;
			if (isMereReference(edited) || edited === null) return this.followRepaired(document, part, number);
			this.followValue(part, edited);
			marking.bytes += aboutBytes(edited);
			return COST;
		}
		const { detail } = marking.walked;
		if (patch.references && !detail && !document.suspect) {
			for (let i = patch.first; i < patch.last; i++) this.visit(part, patch.references[i]!);
			marking.bytes += patch.end - patch.start;
			return COST;
		}
		const { scan, ranges } = patchesOf(marking);
		if (!detail) scan.used = 0;
		const from = scan.used;
		const size = this.walkPlace(document, number, scan);
		if (size < 0 || (scan.byteRange && this.isSignature(marking.signed, number)))
			return this.forget(scan, from).followRepaired(document, part, number);
		marking.bytes += size;
		if (detail) ranges.set(number, { from, to: scan.used, valueEnd: this.extent.valueEnd });
		this.followMarks(part, scan, from, scan.used, scan.lengthStart);
		return COST + size;
	}

	/** An object that was walked before. */
	private followAgain(document: PdfDocument, marking: Marking, part: number, number: number): number {
		const { walked } = marking;
		marking.bytes += walked.end[number]! > 0 ? walked.end[number]! - document.table.place[number]! : COMPRESSED_SIZE;
		this.followMarks(part, walked.scan, walked.from[number]!, walked.to[number]!, walked.lengthStart[number]!);
		return COST;
	}

	/** Notes a signature; returns whether it must be written from its value. */
	private isSignature(signed: Set<number>, number: number): boolean {
		signed.add(number);
		return this.strings;
	}

	/** Visits the references from `from` to `to` in the marks of a scan. */
	private followMarks(part: number, { marks }: Scan, from: number, to: number, lengthStart: number): void {
		// A stream that is encrypted again gets a direct length.
		const skipped = this.strings ? lengthStart : NOWHERE;
		for (let i = from; i < to; i += 3) if (marks[i] !== STRING && marks[i + 1] !== skipped) this.visit(part, marks[i]!);
	}

	/** Forgets the marks from `from` on, because the object cannot be copied. */
	private forget(scan: Scan, from: number): this {
		scan.used = from;
		return this;
	}

	/** An object that cannot be copied. Many readers reject an object whose whole value is a reference: its target replaces it. */
	private followRepaired(document: PdfDocument, part: number, number: number): number {
		const read = document.get(number);
		const value = isMereReference(read) ? document.resolve(read) : read;
		if (value === null) {
			this.markings[part]!.live[number] = NULL_OBJECT;
			this.markings[part]!.count--;
		} else this.repair(part, number, value);
		return COST;
	}

	private repair(part: number, number: number, value: Value): void {
		this.repairs.push({ part, number, value });
		this.followValue(part, value);
	}

	/** Before the next object, all parts of the value are followed. */
	private followValue(part: number, value: Value): void {
		this.part = part;
		this.values.push(value);
	}

	/** Follows some of the parts; returns the cost. */
	private followParts(): number {
		const { part, values } = this;
		let followed = 0;
		for (; values.length > 0 && followed < PORTION; followed++) {
			const next = values.pop()!;
			if (next instanceof Ref) this.visit(next instanceof PartRef ? next.part : part, next.number);
			else if (Array.isArray(next)) for (const item of next) values.push(item);
			else if (next instanceof Dict) {
				if (next.has('ByteRange')) this.markings[part]!.signed.add(this.current);
				for (const item of next.values()) values.push(item);
			}
			// The length of a stream that is written from its value is written directly.
			else if (next instanceof Stream) for (const [key, item] of next.dict) if (key !== 'Length') values.push(item);
		}
		return followed * COST;
	}

	/** Walks an unedited object of the file, and sets `extent`. Returns its size, or -1 when it cannot be copied. */
	private walk(document: PdfDocument, walked: Walked, number: number): number {
		const { extent } = this;
		const { bytes } = document;
		const { scan } = walked;
		const body = document.bodies[number]!;
		scan.forgetLength();
		// Pages were located when the page tree was read.
		const { kept } = this;
		const isKept = !this.strings && document.recallEntries(number, kept);
		if (isKept) scan.append(kept.scan.marks, kept.marksFrom, kept.marksTo);
		const valueEnd = isKept ? kept.close + 2 : scan.value(bytes, body, bytes.length);
		// A mere reference, or a name that ends like one.
		if (valueEnd < 0 || bytes[valueEnd - 1] === LETTER_R || !measure(document, valueEnd, scan, extent)) return -1;
		if (document.suspect && !isStrictSyntax(bytes, body, valueEnd)) return -1;
		if (scan.doubtful && repeatsKey(bytes, body, valueEnd)) return -1;
		// Without data, /Length is an entry like any other.
		if (extent.dataStart < 0) scan.lengthStart = -1;
		else if (!document.suspect && !document.security && isDoubtfulData(document, number, extent))
			document.table.doubtful.add(number);
		walked.end[number] = extent.end;
		if (walked.detail) {
			walked.dataStart[number] = extent.dataStart;
			walked.dataEnd[number] = extent.dataEnd;
			walked.lengthStart[number] = scan.lengthStart;
			walked.lengthEnd[number] = scan.lengthEnd;
		}
		return extent.end - document.table.place[number]!;
	}

	/** The same for an object that is patched or in an object stream. */
	private walkPlace(document: PdfDocument, number: number, scan: Scan): number {
		const place = document.place(number);
		if (!place) return -1;
		const { bytes, start, end } = place;
		scan.forgetLength();
		const found = scan.value(bytes, start, end);
		scan.lengthStart = -1;
		if (found < 0 && !isWord(bytes, start, end)) return -1;
		if (isNull(bytes, start, end)) return -1;
		if (found > 0 && bytes[found - 1] === LETTER_R) return -1;
		// Anything after the value in an object stream would be in the way of `endobj`.
		if (found >= 0 && skipSpace(bytes, found, end) < end) return -1;
		if (document.suspect && !isStrictSyntax(bytes, start, end)) return -1;
		if (scan.doubtful && repeatsKey(bytes, start, end)) return -1;
		this.extent.valueEnd = found < 0 ? end : found;
		return end - start;
	}
}

const isMereReference = (value: Value): value is Ref => value instanceof Ref && !(value instanceof PartRef);

/** The walk that the document remembers, if it has enough detail; otherwise the document begins to remember one. */
function walkedOf(document: PdfDocument, detail: boolean, strings: boolean): Walked {
	const known = document.walked;
	if (known?.strings === strings) return known;
	const walked = new Walked(document.size, detail, strings);
	if (detail) document.walked = walked;
	return walked;
}

function patchesOf(marking: Marking): Patches {
	if (!marking.patches) {
		marking.patches = new Patches();
		marking.patches.scan.strings = marking.walked.strings;
	}
	return marking.patches;
}

/** Whether nothing or the word `null` is in the place of a value. */
function isNull(bytes: Uint8Array, start: number, end: number): boolean {
	const at = skipSpace(bytes, start, end);
	return at >= end || (bytes[at] === LETTER_n && isKeyword(bytes, at, 'null'));
}

/** The last object of an object stream may be a word or number that ends with the stream. A comment would hide the bytes that follow. */
function isWord(bytes: Uint8Array, start: number, end: number): boolean {
	for (let at = start; at < end; at++) if ('<([/%'.includes(String.fromCharCode(bytes[at]!))) return false;
	return true;
}
