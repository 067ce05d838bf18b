/** Changing entries of a dictionary as bytes: the new text is spliced between pieces of the old, and nothing is parsed. */
import { BLANK, plainBytes, skipSpace, startsWith } from './characters';
import type { Entries } from './entries';
import { Output } from './output';
import { Scan } from './scan';
import { UNENCRYPTED, writeName, writeValue } from './serialize';
import type { Dict, Value } from './values';

/** Entries to set; `undefined` deletes. */
export type Patch = Readonly<Record<string, Value | undefined>>;

export const NO_ENTRIES: Patch = {};

/** A dictionary object that was changed as bytes. */
export interface Patched {
	/** The new value is here, from `start` to `end`. */
	readonly bytes: Uint8Array;
	readonly start: number;
	readonly end: number;
	/** The object with its header and `endobj`, for copies that keep its number; -1 for an object of an object stream. */
	readonly from: number;
	readonly to: number;
	/** The numbers of the objects that it refers to, from `first` to `last` in `references`; undefined if its bytes must be walked. */
	readonly references: Int32Array | undefined;
	readonly first: number;
	readonly last: number;
}

/** Entries as they are appended. */
interface Text {
	readonly bytes: Uint8Array;
	/** Its references, see `Scan`. */
	readonly marks: Int32Array;
	/** Whether a walk would find more in it than references. */
	readonly special: boolean;
}

/** Sizes of the pieces of memory that patches are in. */
const LEAST = 1 << 12;
const MOST = 1 << 21;
/** With the end of line between two objects that are copied together. */
const END_OBJECT = '\nendobj\n';
const ENDING = `>>${END_OBJECT}`;

/** Beyond all positions. */
const ALL = 0x7fffffff;

/** Makes patches, one after the other in pieces of memory. */
export class Patcher {
	private memory: Uint8Array;
	private used = 0;
	private references = new Int32Array(1 << 6);
	private noted = 0;
	/** Operations pass the same object for many pages: its text is made once. */
	private entries: Patch | undefined;
	private keys: readonly string[] = [];
	private text: Text = { bytes: new Uint8Array(), marks: new Int32Array(), special: false };
	private defaults: Patch | undefined;
	private defaultTexts: readonly (Text & { readonly key: string })[] = [];
	private defaultSize = 0;
	private readonly draft = new Output(256);
	private readonly scan = new Scan();

	/** `sourceLength`: of the document. Memory is in proportion to it, because a merge may have a thousand documents. */
	constructor(private readonly sourceLength: number) {
		this.memory = new Uint8Array(0);
	}

	/**
	 * The dictionary that `located` describes, with `entries` set, and those of `unlessPresent` added that neither it nor
	 * `entries` has. `header`: the position of the object's header in `bytes`, or -1. Undefined if an entry of `unlessPresent` is null
	 * in the dictionary, which means that it is absent (7.3.7): the bytes of that entry cannot stay.
	 */
	patch(bytes: Uint8Array, header: number, located: Entries, entries: Patch, unlessPresent: Patch): Patched | undefined {
		if (entries !== this.entries || unlessPresent !== this.defaults) this.prepare(entries, unlessPresent);
		const { text, defaultTexts } = this;
		const { open, close } = located;
		const inObjectStream = header < 0;
		const start = inObjectStream ? open - 2 : header;
		this.reserve(close - start + text.bytes.length + this.defaultSize);
		const from = this.used;
		const first = this.noted;
		const kept = this.keepOthers(bytes, start, located);
		this.put(bytes, kept, close);
		let special = located.special || text.special;
		for (let i = 0; i < defaultTexts.length; i++) {
			const added = defaultTexts[i]!;
			const present = located.find(bytes, added.key);
			if (present >= 0) {
				const at = skipSpace(bytes, located.at[present + 2]!, close);
				if (!startsWith(bytes, at, 'null')) continue;
				this.used = from;
				this.noted = first;
				return undefined;
			}
			special ||= added.special;
			this.put(added.bytes, 0, added.bytes.length);
			this.note(added.marks, 0, added.marks.length, ALL);
		}
		this.put(text.bytes, 0, text.bytes.length - (inObjectStream ? END_OBJECT.length : 0));
		this.note(text.marks, 0, text.marks.length, ALL);
		return {
			bytes: this.memory,
			start: from + open - 2 - start,
			end: inObjectStream ? this.used : this.used - END_OBJECT.length,
			from: inObjectStream ? -1 : from,
			to: inObjectStream ? -1 : this.used - 1,
			references: special ? undefined : this.references,
			first,
			last: this.noted,
		};
	}

	/** Copies from `start` up to the last entry that is replaced, without those that are, and returns the position after that. */
	private keepOthers(bytes: Uint8Array, start: number, { at, first, used, scan, marksFrom, marksTo }: Entries): number {
		const { keys } = this;
		const { marks } = scan;
		let mark = marksFrom;
		let kept = start;
		for (let i = first; i < used; i += 4) {
			const from = at[i]!;
			const size = at[i + 1]! - from;
			for (let k = 0; k < keys.length; k++) {
				if (keys[k]!.length !== size || !startsWith(bytes, from, keys[k]!)) continue;
				mark = this.note(marks, mark, marksTo, from);
				this.put(bytes, kept, from - 1);
				kept = at[i + 3]!;
				while (mark < marksTo && marks[mark + 1]! < kept) mark += 3;
			}
		}
		this.note(marks, mark, marksTo, ALL);
		return kept;
	}

	private prepare(entries: Patch, defaults: Patch): void {
		this.entries = entries;
		this.defaults = defaults;
		this.keys = Object.keys(entries);
		this.text = this.textOf(entries, this.keys);
		const others = Object.keys(defaults).filter((key) => !(key in entries));
		this.defaultTexts = others.map((key) => {
			const text = this.textOf(defaults, [key]);
			return { ...text, key, bytes: text.bytes.subarray(0, -ENDING.length) };
		});
		this.defaultSize = this.defaultTexts.reduce((sum, { bytes }) => sum + bytes.length, 0);
	}

	/** The entries `keys` and the end of the object. */
	private textOf(entries: Patch, keys: readonly string[]): Text {
		const { draft, scan } = this;
		draft.clear();
		draft.text('<<');
		for (const key of keys) {
			const value = entries[key];
			if (value === undefined) continue;
			writeName(draft, key);
			draft.byte(BLANK);
			writeValue(draft, value, UNENCRYPTED);
		}
		draft.text(ENDING);
		const bytes = new Uint8Array(draft.bytes);
		scan.reset();
		const malformed = scan.value(bytes, 0, bytes.length) !== bytes.length - END_OBJECT.length;
		return { bytes: bytes.subarray(2), marks: scan.marks.slice(0, scan.used), special: malformed || scan.byteRange };
	}

	/** Notes the references of marks that start before `limit`; returns the index of the next mark. */
	private note(marks: Int32Array, from: number, to: number, limit: number): number {
		let mark = from;
		for (; mark < to && marks[mark + 1]! < limit; mark += 3) this.refer(marks[mark]!);
		return mark;
	}

	private refer(number: number): void {
		if (this.noted === this.references.length) {
			// Patches made so far share the old one.
			const grown = new Int32Array(this.noted * 2);
			grown.set(this.references);
			this.references = grown;
		}
		this.references[this.noted++] = number;
	}

	/** Straight into memory: it has room, and nearly all pieces are long. */
	private put(bytes: Uint8Array, start: number, end: number): void {
		this.memory.set(new Uint8Array(bytes.buffer, bytes.byteOffset + start, end - start), this.used);
		this.used += end - start;
	}

	/** A full piece is left to the patches in it, and a new one begun. */
	private reserve(size: number): void {
		if (this.used + size <= this.memory.length) return;
		const usual = Math.max(LEAST, Math.min(this.memory.length * 2, MOST), Math.min(this.sourceLength >> 4, MOST));
		this.memory = plainBytes(Buffer.allocUnsafeSlow(Math.max(usual, size)));
		this.used = 0;
	}
}

/** The same for a dictionary that is a value already. */
export function patchValue(value: Dict, entries: Patch, unlessPresent: Patch): void {
	for (const [key, item] of Object.entries(entries)) {
		if (item === undefined) value.delete(key);
		else value.set(key, item);
	}
	for (const [key, item] of Object.entries(unlessPresent))
		if (item !== undefined && !value.has(key) && !(key in entries)) value.set(key, item);
}
