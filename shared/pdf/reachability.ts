/**
 * What is alive: everything reachable from the trailer, and nothing else, is written (docs/semantics.md,
 * D17). Objects that nobody edited are walked by the skip-lexer; no values are built.
 */
import { skipSpace } from './syntax/characters';
import type { PdfDocument } from './document';
import { measure, type Extent } from './read/extent';
import { Walked } from './read/walked';
import { STRING, Scan } from './syntax/scan';
import { isStrictSyntax } from './syntax/strict-syntax';
import { Dict, PartRef, Ref, Stream, type Value } from './syntax/values';
import { UNCOMPRESSED } from './object-table';

/** The same of patched objects. They differ from copy to copy of a document, and from one marking to the next. */
export class Patches {
	readonly scan = new Scan();
	readonly ranges = new Map<number, { readonly from: number; readonly to: number; readonly valueEnd: number }>();
}

/** What is alive in one document, by object number. */
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

/** Reachability in one document. References to removed objects count as null. What was walked is remembered for saving. */
export async function mark(document: PdfDocument, { watched }: MarkOptions = {}): Promise<Reached> {
	const { markings, referrers } = await markAll([document], { watched, detail: true });
	const { live, via } = markings[0]!;
	return { live, via, referrers };
}

export interface MarkAllOptions {
	/** Remember where references stand, for renumbering. */
	readonly detail?: boolean;
	/** Remember where strings stand as well, because encryption changes. Implies `detail`. */
	readonly strings?: boolean;
	readonly watched?: ReadonlySet<number> | undefined;
	/** In an assembly: the object that stands in for another one, as identical streams do. */
	readonly alias?: ((part: number, number: number) => { part: number; number: number } | undefined) | undefined;
}

export interface Marked {
	/** One per document. */
	readonly markings: readonly Marking[];
	readonly referrers: Set<number>;
}

/** Reachability in an assembly, starting from the trailer of the first document. */
export async function markAll(documents: readonly PdfDocument[], options: MarkAllOptions = {}): Promise<Marked> {
	const { strings = false, watched, alias } = options;
	const parts = documents.length;
	const markings = documents.map((document) => {
		const walked = walkedOf(document, strings || options.detail === true, strings);
		return new Marking(document.size, watched !== undefined, walked);
	});
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
		const { walked } = marking;
		marking.count++;
		let cost = 100;
		let value = document.edited.get(number);
		const patched = document.patched.has(number);
		if (value === undefined && walked.done[number] === 1 && !patched) {
			const { marks } = walked.scan;
			const skipped = strings ? walked.lengthStart[number]! : -2;
			for (let i = walked.from[number]!; i < walked.to[number]!; i += 3)
				if (marks[i] !== STRING && marks[i + 1] !== skipped) visit(part, marks[i]!);
			marking.bytes += walked.end[number]! > 0 ? walked.end[number]! - document.table.place[number]! : COMPRESSED_SIZE;
			const due = pace.step(cost);
			if (due) await due;
			continue;
		}
		const scan = patched ? patchesOf(marking).scan : walked.scan;
		if (!walked.detail) scan.used = 0;
		const from = scan.used;
		if (value === undefined) {
			const bytes = walk(document, marking, number, scan);
			cost += bytes;
			// Malformed, or a signature whose strings need care: written from its value instead.
			if (bytes < 0 || (strings && scan.byteRange)) {
				scan.used = from;
				value = document.edit(number);
			}
		}
		// An object that is a reference is none to many readers: it becomes what it refers to.
		if (value instanceof Ref && !(value instanceof PartRef)) document.put(number, (value = document.resolve(value)));
		if (value !== undefined) follow(part, value);
		else {
			if (walked.detail) {
				if (patched) marking.patches!.ranges.set(number, { from, to: scan.used, valueEnd: extent.valueEnd });
				else {
					walked.from[number] = from;
					walked.to[number] = scan.used;
					walked.valueEnd[number] = extent.valueEnd;
					walked.done[number] = 1;
				}
			}
			const { marks } = scan;
			// A stream that is encrypted anew gets a direct length.
			const skipped = strings ? scan.lengthStart : -2;
			for (let i = from; i < scan.used; i += 3) if (marks[i] !== STRING && marks[i + 1] !== skipped) visit(part, marks[i]!);
		}
		const due = pace.step(cost);
		if (due) await due;
	}
	return { markings, referrers };
}

/** About what an object in an object stream adds to the output. */
const COMPRESSED_SIZE = 100;

/** What the document remembers, when it is enough; else it begins to remember. */
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

/**
 * Walks an unedited or patched object; where it ends goes to `extent`. Returns the number of bytes walked, or -1 when it is
 * malformed.
 */
function walk(document: PdfDocument, marking: Marking, number: number, scan: Scan): number {
	if (document.table.kind[number] !== UNCOMPRESSED || document.patched.has(number))
		return walkElsewhere(document, marking, number, scan);
	if (!measure(document, number, scan, extent)) return -1;
	if (document.bytes[extent.valueEnd - 1] === 0x52) return -1;
	if (document.suspect && !isStrictSyntax(document.bytes, document.bodies[number]!, extent.valueEnd)) return -1;
	const { walked } = marking;
	walked.end[number] = extent.end;
	marking.bytes += extent.end - document.table.place[number]!;
	if (walked.detail) {
		walked.dataStart[number] = extent.dataStart;
		walked.dataEnd[number] = extent.dataEnd;
		walked.lengthStart[number] = scan.lengthStart;
		walked.lengthEnd[number] = scan.lengthEnd;
	}
	return extent.valueEnd - document.bodies[number]!;
}

const extent: Extent = { valueEnd: -1, dataStart: -1, dataEnd: -1, end: -1 };

/** The same for what is patched, or in an object stream. */
function walkElsewhere(document: PdfDocument, marking: Marking, number: number, scan: Scan): number {
	const place = document.place(number);
	if (!place) return -1;
	const { bytes, start, end } = place;
	scan.forgetLength();
	const found = scan.value(bytes, start, end);
	if (found < 0 && !isWord(bytes, start, end)) return -1;
	// A mere reference is none to many readers.
	if (found > 0 && bytes[found - 1] === 0x52) return -1;
	// What stands behind the value in an object stream would be in the way of `endobj`.
	if (found >= 0 && skipSpace(bytes, found, end) < end) return -1;
	if (document.suspect && !isStrictSyntax(bytes, start, end)) return -1;
	extent.valueEnd = found < 0 ? end : found;
	marking.bytes += end - start;
	return end - start;
}

/** The last object of an object stream may be a word or number that ends with the stream. */
function isWord(bytes: Uint8Array, start: number, end: number): boolean {
	for (let at = start; at < end; at++) if ('<([/'.includes(String.fromCharCode(bytes[at]!))) return false;
	return true;
}
