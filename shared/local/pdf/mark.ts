/**
 * What is alive: everything reachable from the trailer, and nothing else, is written (design: removed pages are really
 * gone). Objects that nobody edited are walked by the skip-lexer; no values are built.
 */
import { skipSpace } from './characters';
import type { PdfDocument } from './document';
import { measure, type Extent } from './extent';
import { STRING, Scan } from './scan';
import { isTidy } from './tidy';
import { Dict, PartRef, Ref, Stream, type Value } from './values';
import { PLAIN } from './xref';

/** What marking learned about one document, by object number. */
export class Marking {
	/** 1 where the object is alive. */
	readonly live: Uint8Array;
	/** Only with `watched`: the object through which each live object was reached first; 0 for the trailer. */
	readonly via: Int32Array;
	/** Unedited PLAIN objects: position behind `endobj`. */
	readonly end: Int32Array;
	/** Behind the value; start and end of stream data or -1; the place of /Length's value or -1. Only with `detail`. */
	readonly valueEnd: Int32Array;
	readonly dataStart: Int32Array;
	readonly dataEnd: Int32Array;
	readonly lengthStart: Int32Array;
	readonly lengthEnd: Int32Array;
	/** With `detail`: the object's range of `marks`. */
	readonly from: Int32Array;
	readonly to: Int32Array;
	/** Number of live objects. */
	count = 0;
	/** Bytes of all unedited live objects, as an estimate of the output. */
	bytes = 0;

	constructor(size: number, detail: boolean, via = false, known?: Marking) {
		// One piece of memory for all columns: a merge may have a thousand documents.
		const memory = new Int32Array(known ? 0 : detail ? 8 * size : size);
		let used = 0;
		const column = (shared: Int32Array | undefined) => shared ?? memory.subarray(used, (used += detail ? size : 0));
		this.live = new Uint8Array(size);
		this.via = new Int32Array(via ? size : 0);
		this.end = known?.end ?? memory.subarray(0, (used = size));
		this.valueEnd = column(known?.valueEnd);
		this.dataStart = column(known?.dataStart);
		this.dataEnd = column(known?.dataEnd);
		this.lengthStart = column(known?.lengthStart);
		this.lengthEnd = column(known?.lengthEnd);
		this.from = column(known?.from);
		this.to = column(known?.to);
	}
}

export interface MarkOptions {
	/** Object numbers to look out for: `referrers` tells who refers to them. */
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

/** Reachability in one document. References to removed objects count as null. */
export async function mark(document: PdfDocument, { watched }: MarkOptions = {}): Promise<Reached> {
	const { markings, referrers } = await markAll([document], { watched });
	const { live, via } = markings[0]!;
	return { live, via, referrers };
}

export interface MarkAllOptions {
	/** Remember where references stand, for renumbering. */
	readonly detail?: boolean;
	/** Remember where strings stand as well, because encryption changes. Implies `detail`. */
	readonly strings?: boolean;
	readonly watched?: ReadonlySet<number> | undefined;
	/** An earlier marking of the same documents with the same detail: what it walked need not be walked again. */
	readonly known?: Marked;
	/** In an assembly: the object that stands in for another one, as identical streams do. */
	readonly alias?: ((part: number, number: number) => { part: number; number: number } | undefined) | undefined;
}

export interface Marked {
	/** One per document. */
	readonly markings: readonly Marking[];
	/** Where references (and strings) stand, as triples; `Marking.from` and `to` say which are an object's. One per document. */
	readonly scans: readonly Scan[];
	readonly referrers: Set<number>;
}

/** Reachability in an assembly, starting from the trailer of the first document. */
export async function markAll(documents: readonly PdfDocument[], options: MarkAllOptions = {}): Promise<Marked> {
	const { strings = false, watched, alias, known } = options;
	const detail = strings || options.detail === true;
	const parts = documents.length;
	const markings = documents.map(
		(document, part) => new Marking(document.size, detail, watched !== undefined, known?.markings[part]),
	);
	const scans = known?.scans ?? documents.map(() => new Scan());
	for (const scan of scans) scan.strings = strings;
	const referrers = new Set<number>();
	const { pace } = documents[0]!.job;
	const looked = new Uint8Array(watched ? documents[0]!.size : 0);
	for (const number of watched ?? []) looked[number] = 1;
	const stack: number[] = [];
	// Who is being walked, for `referrers`.
	let current = 0;

	const visit = (part: number, number: number): void => {
		if (alias) {
			const other = alias(part, number);
			if (other) ({ part, number } = other);
		}
		if (looked[number] === 1) referrers.add(current);
		const { live } = markings[part]!;
		if (number <= 0 || number >= live.length || live[number] === 1 || !documents[part]!.exists(number)) return;
		live[number] = 1;
		if (watched) markings[part]!.via[number] = current;
		stack.push(number * parts + part);
	};
	const follow = (part: number, value: Value): void => {
		const values: Value[] = [value];
		while (values.length > 0) {
			const next = values.pop()!;
			if (next instanceof Ref) visit(next instanceof PartRef ? next.part : part, next.number);
			else if (Array.isArray(next)) for (const item of next) values.push(item);
			else if (next instanceof Dict) for (const item of next.values()) values.push(item);
			// The length of a stream that is written anew is written directly.
			else if (next instanceof Stream) for (const [key, item] of next.dict) if (key !== 'Length') values.push(item);
		}
	};

	for (const [key, value] of documents[0]!.trailer) if (key !== 'Encrypt') follow(0, value);
	while (stack.length > 0) {
		const code = stack.pop()!;
		const part = code % parts;
		const number = (current = (code - part) / parts);
		const document = documents[part]!;
		const marking = markings[part]!;
		const scan = scans[part]!;
		if (!detail) scan.used = 0;
		marking.count++;
		let cost = 100;
		let value = document.edited.get(number);
		const before = known?.markings[part];
		if (value === undefined && before?.live[number] === 1) {
			// Walked before: the marks are still there.
			const { marks } = scan;
			const skipped = strings ? marking.lengthStart[number]! : -2;
			for (let i = marking.from[number]!; i < marking.to[number]!; i += 3)
				if (marks[i] !== STRING && marks[i + 1] !== skipped) visit(part, marks[i]!);
			if (marking.end[number]! > 0) marking.bytes += marking.end[number]! - document.table.place[number]!;
			const due = pace.step(cost);
			if (due) await due;
			continue;
		}
		const from = scan.used;
		if (value === undefined) {
			const walked = walk(document, marking, scan, number, detail);
			cost += walked;
			// Malformed, or a signature whose strings need care: written from its value instead.
			if (walked < 0 || (strings && scan.byteRange)) {
				scan.used = from;
				value = document.edit(number);
				// An object that is a reference is none to many readers: it becomes what it refers to.
				if (value instanceof Ref) document.put(number, (value = document.resolve(value)));
			}
		}
		if (value !== undefined) follow(part, value);
		else {
			if (detail) {
				marking.from[number] = from;
				marking.to[number] = scan.used;
			}
			const { marks } = scan;
			// A stream that is encrypted anew gets a direct length.
			const skipped = strings ? scan.lengthStart : -2;
			for (let i = from; i < scan.used; i += 3) if (marks[i] !== STRING && marks[i + 1] !== skipped) visit(part, marks[i]!);
		}
		const due = pace.step(cost);
		if (due) await due;
	}
	return { markings, scans, referrers };
}

/** Walks an unedited or patched object; returns the number of bytes walked, or -1 when it is malformed. */
function walk(document: PdfDocument, marking: Marking, scan: Scan, number: number, detail: boolean): number {
	if (document.table.kind[number] !== PLAIN || document.patched.has(number))
		return walkElsewhere(document, marking, scan, number, detail);
	if (!measure(document, number, scan, extent)) return -1;
	if (document.suspect && !isTidy(document.bytes, document.bodies[number]!, extent.valueEnd)) return -1;
	const { end, valueEnd } = extent;
	marking.end[number] = end;
	marking.bytes += end - document.table.place[number]!;
	if (detail) {
		marking.valueEnd[number] = valueEnd;
		marking.dataStart[number] = extent.dataStart;
		marking.dataEnd[number] = extent.dataEnd;
		marking.lengthStart[number] = scan.lengthStart;
		marking.lengthEnd[number] = scan.lengthEnd;
	}
	return valueEnd - document.bodies[number]!;
}

const extent: Extent = { valueEnd: -1, dataStart: -1, dataEnd: -1, end: -1 };

/** The same for what is patched, or in an object stream. */
function walkElsewhere(document: PdfDocument, marking: Marking, scan: Scan, number: number, detail: boolean): number {
	const place = document.place(number);
	if (!place) return -1;
	scan.forgetLength();
	const end = scan.value(place.bytes, place.start, place.end);
	if (end < 0 && !isWord(place.bytes, place.start, place.end)) return -1;
	// What stands behind the value in an object stream would be in the way of `endobj`.
	if (end >= 0 && skipSpace(place.bytes, end, place.end) < place.end) return -1;
	if (document.suspect && !isTidy(place.bytes, place.start, place.end)) return -1;
	if (detail) marking.valueEnd[number] = end < 0 ? place.end : end;
	marking.bytes += place.end - place.start;
	return place.end - place.start;
}

/** The last object of an object stream may be a word or number that ends with the stream. */
function isWord(bytes: Uint8Array, start: number, end: number): boolean {
	for (let at = start; at < end; at++) if ('<([/'.includes(String.fromCharCode(bytes[at]!))) return false;
	return true;
}
