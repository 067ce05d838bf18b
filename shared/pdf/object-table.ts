/** Where the objects of a file are, by object number (ISO 32000-2, 7.5.4 and 7.5.8.3). */
import { DamagedKinds } from './asked-objects';
import type { Job } from './job';
import type { Memory } from './memory';

/** No section of the cross-reference has an entry for it. */
export const UNKNOWN = 0;
/** At an offset of the file. */
export const UNCOMPRESSED = 1;
/** In an object stream. */
export const COMPRESSED = 2;
export const FREE = 3;

/** The detail of a free object whose entry says that it is in use, and has no place: programs write this for numbers without an object. */
export const PLACELESS = 1;

/** Files shorter than this hardly have more than a few dozen objects. */
const SMALL = 100_000;

/** Numbers that every document may use: tables of this size are small. */
const LEAST_NUMBERS = 10_000;

/** Where each object is, by object number. Typed arrays: a million objects are ordinary. */
export class ObjectTable {
	kind: Uint8Array;
	/** UNCOMPRESSED: position of the header `N G obj`. COMPRESSED: number of the object stream. */
	place: Int32Array;
	/** UNCOMPRESSED: generation. COMPRESSED: index in the object stream. FREE: `PLACELESS`, or 0. */
	detail: Int32Array;
	/** One more than the highest object number with an entry. */
	size = 0;
	/** Whether an object was left out because of its number. */
	overflowed = false;
	/** A small file that names a huge object number must not make us allocate for it. */
	private readonly bound: number;

	private readonly memory: Memory;
	/** Objects that were asked for and have no entry. The file may have them nevertheless. */
	readonly unlisted = new Set<number>();
	/** Objects that an entry calls free although it has the place of the object, as an entry in use has. */
	readonly wronglyFree = new Set<number>();
	/** Object streams whose data is damaged, as far as they were read, and how many of their objects are lost. */
	readonly broken = new Map<number, number>();
	/** Objects that may be damaged, as far as they were read, and those that were referred to and are free. */
	readonly doubtful = new Set<number>();
	/** Data that is damaged, as far as it was read. */
	readonly damagedKinds = new DamagedKinds();
	/** Keys of the catalog and of pages that were misspelt, and are read as they should be. */
	readonly mended = new Set<string>();

	constructor(
		{ limits, memory }: Job,
		private readonly sourceLength: number,
	) {
		this.memory = memory;
		this.bound = Math.min(limits.objects, Math.max(1_000_000, sourceLength));
		// A merge may have a thousand documents.
		const capacity = sourceLength < SMALL ? 64 : 1024;
		this.kind = new Uint8Array(capacity);
		this.place = new Int32Array(capacity);
		this.detail = new Int32Array(capacity);
	}

	/** Sets an entry that no newer section has set. */
	offer(number: number, kind: number, place: number, detail: number): void {
		if (number < this.kind.length && this.kind[number] !== UNKNOWN) return;
		this.set(number, kind, place, detail);
	}

	/** Remembers an object that a reference leads to and that the table does not have: it may have no entry. */
	askFor(number: number): void {
		const kind = this.kind[number] ?? UNKNOWN;
		if (number <= 0 || number > this.bound) return;
		if (kind === UNKNOWN || this.isWronglyFree(number)) this.unlisted.add(number);
		else if (kind === FREE) this.doubtful.add(number);
	}

	/** Whether the entry of a free object says otherwise: the file may have the object. */
	isWronglyFree(number: number): boolean {
		return this.kind[number] === FREE && (this.detail[number] === PLACELESS || this.wronglyFree.has(number));
	}

	/** Asks for an object that should be there although its entry says that the number is free. */
	doubtFree(number: number): void {
		if (this.kind[number] === FREE) this.unlisted.add(number);
	}

	/** Whether the entry for an object leads to one. */
	leadsTo(number: number): boolean {
		const kind = this.kind[number] ?? UNKNOWN;
		return kind === UNCOMPRESSED || kind === COMPRESSED;
	}

	set(number: number, kind: number, place: number, detail: number): void {
		if (number > this.bound) {
			this.overflowed = true;
			return;
		}
		if (number >= this.kind.length) this.grow(number + 1);
		this.kind[number] = kind;
		this.place[number] = place;
		this.detail[number] = detail;
		if (number >= this.size) this.size = number + 1;
	}

	private grow(size: number): void {
		const capacity = Math.min(Math.max(size, this.kind.length * 2), this.bound + 1);
		const justified = Math.max(this.kind.length, this.sourceLength, LEAST_NUMBERS);
		if (capacity > justified) this.memory.takeNumbers(capacity - justified);
		const [kind, place, detail] = [new Uint8Array(capacity), new Int32Array(capacity), new Int32Array(capacity)];
		kind.set(this.kind);
		place.set(this.place);
		detail.set(this.detail);
		[this.kind, this.place, this.detail] = [kind, place, detail];
	}
}
