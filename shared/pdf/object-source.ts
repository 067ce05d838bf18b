/**
 * The part of a document that readers and the page tree need. They depend on these interfaces, so that `PdfDocument` may use
 * them without a cycle of imports.
 */
import type { Job } from './job';
import type { Memory } from './memory';
import type { ObjectTable } from './object-table';
import type { Entries } from './syntax/entries';
import type { Patch } from './syntax/patch';
import type { Dict, Ref, Stream, Value } from './syntax/values';

/** The bytes in which the value of an object is written, from `start`; the value ends at or before `end`. */
export interface Place {
	readonly bytes: Uint8Array;
	readonly start: number;
	readonly end: number;
}

/** A decoded object stream. */
export interface ObjectStream {
	readonly data: Uint8Array;
	/** Object numbers in the order of the stream. */
	readonly numbers: Int32Array;
	/** Where each object starts in `data`. */
	readonly starts: Int32Array;
	/** Where the next one in the data starts. */
	readonly stops: Int32Array;
	/** Where it ends, or -1 as long as it is not known: `memberEnd` tells. */
	readonly ends: Int32Array;
	/** Whether the word `stream` occurs in the data. */
	readonly namesStream: boolean;
	/** If its data is damaged: how many of its objects are lost. */
	readonly lost?: number;
	/** Numbers with their indexes, sorted, once an object is looked for that is not where its entry says. */
	sorted?: Float64Array;
}

/** Objects that can be read. */
export interface ObjectSource {
	readonly bytes: Uint8Array;
	readonly job: Job;
	/** The memory of the job, which all its documents share. */
	readonly memory: Memory;
	readonly table: ObjectTable;
	/** Uncompressed objects: where the value starts, after `N G obj`. */
	readonly bodies: Int32Array;
	readonly trailer: Dict;
	/** One more than the highest object number, added objects included. */
	readonly size: number;
	readonly catalog: Dict;
	readonly catalogNumber: number;
	/** Whether any object was changed, added or removed. */
	readonly hasChanges: boolean;

	get(at: Ref | number): Value;
	resolve(value: Value | undefined): Value;
	dict(value: Value | undefined): Dict | undefined;
	array(value: Value | undefined): Value[] | undefined;
	entry(number: number, key: string): Value | undefined;
	exists(number: number): boolean;
	isChanged(number: number): boolean;
	isStream(number: number): boolean;
	place(number: number): Place | undefined;
	/**
	 * Finds where the entries of a dictionary object are that is written at `place`; false if they cannot be told. `entries`
	 * belong to the caller: they stay as they are until the caller has them filled again.
	 */
	locate(number: number, place: Place, entries: Entries): boolean;
	/** Keeps what `locate` found of an object: pages are looked into again and again. */
	keepEntries(number: number, entries: Entries): void;
	generation(number: number): number;
	lengthOf(value: Value | undefined): number;
	objectStream(number: number): ObjectStream | undefined;
	encoded(stream: Stream): Uint8Array;
	decoded(stream: Stream): Uint8Array;
	release(number: number): void;
}

/** Objects that can be changed as well. */
export interface ObjectEditor extends ObjectSource {
	edit(at: Ref | number): Value;
	editCatalog(): Dict;
	put(at: Ref | number, value: Value): void;
	add(value: Value): Ref;
	remove(at: Ref | number): void;
	patch(number: number, entries: Patch, unlessPresent?: Patch): void;
}
