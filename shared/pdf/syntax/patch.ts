/** Changing entries of a dictionary as bytes: the new text is spliced between pieces of the old, and nothing is parsed. */
import { BLANK, plainBytes } from './characters';
import type { Entries } from './entries';
import { Output } from './output';
import { Scan } from './scan';
import { UNENCRYPTED, writeName, writeValue } from './serialize';
import type { Dict, Value } from './values';

/** Entries to set; `undefined` deletes. */
export type Patch = Readonly<Record<string, Value | undefined>>;

export const NOTHING: Patch = {};

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
	readonly references: readonly number[];
	/** Whether a walk would find more in it than references. */
	readonly special: boolean;
}

/** Sizes of the pieces of memory that patches are in. */
const LEAST = 1 << 12;
const MOST = 1 << 21;
const CLOSE = '>>';
/** With the end of line between two objects that are copied together. */
const END_OBJECT = '\nendobj\n';

/** Makes patches, one after the other in pieces of memory. */
export class Patcher {
	private memory: Uint8Array;
	private used = 0;
	private references = new Int32Array(1 << 6);
	private noted = 0;
	/** Operations pass the same object for many pages: its text is made once. */
	private entries: Patch | undefined;
	private keys: readonly string[] = [];
	private text: Text = { bytes: new Uint8Array(), references: [], special: false };
	private defaults: Patch | undefined;
	private defaultTexts: readonly (readonly [key: string, text: Text])[] = [];

	/** `sourceLength`: of the document. Memory is in proportion to it, because a merge may have a thousand documents. */
	constructor(private readonly sourceLength: number) {
		this.memory = new Uint8Array(0);
	}

	/**
	 * The dictionary that `located` describes, with `entries` set and `unlessPresent` added where it lacks them. `header`: the
	 * position of the object's header in `bytes`, or -1.
	 */
	patch(bytes: Uint8Array, header: number, located: Entries, entries: Patch, unlessPresent: Patch): Patched {
		if (entries !== this.entries) this.prepare(entries);
		if (unlessPresent !== this.defaults) this.prepareDefaults(unlessPresent);
		const { text, keys, defaultTexts } = this;
		const { at, used, open, close, marksTo } = located;
		const { marks } = located.scan;
		let kept = header < 0 ? open - 2 : header;
		this.reserve(
			close -
				kept +
				text.bytes.length +
				defaultTexts.reduce(
					(
						sum,
						[
							,
							{
								bytes: { length },
							},
						],
					) => sum + length,
					0,
				),
		);
		const from = this.used;
		const start = from + open - 2 - kept;
		const first = this.noted;
		let mark = located.marksFrom;
		for (let i = located.first; i < used; i += 4) {
			const size = at[i + 1]! - at[i]!;
			for (const key of keys) {
				if (key.length !== size || !spells(bytes, at[i]!, key)) continue;
				mark = this.note(marks, mark, marksTo, at[i]!);
				this.put(bytes, kept, at[i]! - 1);
				kept = at[i + 3]!;
				while (mark < marksTo && marks[mark + 1]! < kept) mark += 3;
			}
		}
		this.note(marks, mark, marksTo, close);
		this.put(bytes, kept, close);
		let special = located.special;
		for (const [key, added] of defaultTexts)
			if (located.find(bytes, key) < 0) special = this.append(added, added.bytes.length) || special;
		special = this.append(text, text.bytes.length - (header < 0 ? END_OBJECT.length : 0)) || special;
		const end = this.used - (header < 0 ? 0 : END_OBJECT.length);
		const [whole, to] = header < 0 ? [-1, -1] : [from, this.used - 1];
		const references = special ? undefined : this.references;
		return { bytes: this.memory, start, end, from: whole, to, references, first, last: this.noted };
	}

	private prepare(entries: Patch): void {
		this.entries = entries;
		this.keys = Object.keys(entries);
		const body = new Output(256);
		for (const key of this.keys) writeEntry(body, key, entries[key]);
		this.text = textOf(body, CLOSE + END_OBJECT);
	}

	private prepareDefaults(defaults: Patch): void {
		this.defaults = defaults;
		this.defaultTexts = Object.keys(defaults).map((key) => {
			const body = new Output(256);
			writeEntry(body, key, defaults[key]);
			return [key, textOf(body, '')];
		});
	}

	private append({ bytes, references, special }: Text, length: number): boolean {
		this.put(bytes, 0, length);
		for (const number of references) this.refer(number);
		return special;
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
	for (const [key, item] of Object.entries(unlessPresent)) if (item !== undefined && !value.has(key)) value.set(key, item);
}

function spells(bytes: Uint8Array, start: number, key: string): boolean {
	for (let i = 0; i < key.length; i++) if (bytes[start + i] !== key.charCodeAt(i)) return false;
	return true;
}

function writeEntry(out: Output, key: string, value: Value | undefined): void {
	if (value === undefined) return;
	writeName(out, key);
	out.byte(BLANK);
	writeValue(out, value, UNENCRYPTED);
}

/** What was written, with `ending`, and the references in it. */
function textOf(written: Output, ending: string): Text {
	const whole = new Output(written.length + 4);
	whole.text('<<');
	whole.copy(written.bytes, 0, written.length);
	whole.text('>>');
	const scan = new Scan();
	const malformed = scan.value(whole.bytes, 0, whole.length) !== whole.length;
	const references: number[] = [];
	for (let i = 0; i < scan.used; i += 3) references.push(scan.marks[i]!);
	written.text(ending);
	return { bytes: written.bytes, references, special: malformed || scan.byteRange };
}
