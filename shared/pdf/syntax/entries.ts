/** Where the entries of dictionaries are, found without building values. */
import { GREATER_THAN, LESS_THAN, LETTER_B, NUMBER_SIGN, REGULAR, SOLIDUS, classOf, skipSpace, startsWith } from './characters';
import { Scan } from './scan';

/** Numbers that are remembered of a kept dictionary: the ranges in `at` and in the marks, and where it opens and closes. */
const KEPT = 6;

/** Positions of the top-level entries of one dictionary. */
export class Entries {
	/** Quadruples: key start (behind the solidus), key end, value start, value end. */
	at = new Int32Array(4 * 16);
	/** Where the entries of the dictionary begin in `at`, and where they end. */
	first = 0;
	used = 0;
	/** Position after the opening `<<`. */
	open = -1;
	/** Position of the closing `>>`. */
	close = -1;
	/** Whether it names /ByteRange: it may be a signature, which is written with care. Such a dictionary must not be kept. */
	special = false;
	/** Skips values, where `N G R` is one value, and marks the references in them: those of the dictionary from `marksFrom` to `marksTo`. */
	readonly scan = new Scan();
	marksFrom = 0;
	marksTo = 0;

	/** For each object number one more than the index of its record among the `kept`, or 0. */
	private index = new Int32Array(0);
	private kept = new Int32Array(KEPT * 16);
	private count = 0;
	/** The parts of `at` and of the marks that belong to kept dictionaries. */
	private keptEntries = 0;
	private keptMarks = 0;

	/**
	 * Locates the entries of the dictionary at `at`; false if there is no dictionary, it is malformed, or a key is written with
	 * `#xx` and not to be found by its bytes.
	 */
	locate(bytes: Uint8Array, at: number, end: number): boolean {
		const { scan } = this;
		this.first = this.used = this.keptEntries;
		scan.reset(this.keptMarks);
		this.marksFrom = this.marksTo = this.keptMarks;
		at = skipSpace(bytes, at, end);
		if (bytes[at] !== LESS_THAN || bytes[at + 1] !== LESS_THAN) return false;
		this.open = at += 2;
		while ((at = skipSpace(bytes, at, end)) < end) {
			const byte = bytes[at]!;
			if (byte === GREATER_THAN) {
				this.close = at;
				this.marksTo = scan.used;
				this.special = scan.byteRange;
				return bytes[at + 1] === GREATER_THAN;
			}
			if (byte !== SOLIDUS) return false;
			const keyStart = ++at;
			for (; at < end && classOf[bytes[at]!] === REGULAR; at++) if (bytes[at] === NUMBER_SIGN) return false;
			const keyEnd = at;
			if (keyEnd - keyStart === 9 && bytes[keyStart] === LETTER_B && startsWith(bytes, keyStart, 'ByteRange'))
				scan.byteRange = true;
			const valueStart = (at = skipSpace(bytes, at, end));
			// A missing value: the dictionary ends after the key.
			if (bytes[at] === GREATER_THAN) return false;
			at = scan.value(bytes, at, end);
			if (at < 0) return false;
			this.add(keyStart, keyEnd, valueStart, at);
		}
		return false;
	}

	private add(keyStart: number, keyEnd: number, valueStart: number, valueEnd: number): void {
		if (this.used + 4 > this.at.length) this.at = doubled(this.at);
		const { at, used } = this;
		at[used] = keyStart;
		at[used + 1] = keyEnd;
		at[used + 2] = valueStart;
		at[used + 3] = valueEnd;
		this.used = used + 4;
	}

	/** Index into `at` of the entry `key`, or -1. The last of several wins, as in a parse. */
	find(bytes: Uint8Array, key: string): number {
		const { at, first } = this;
		const size = key.length;
		for (let i = this.used - 4; i >= first; i -= 4) {
			const start = at[i]!;
			if (at[i + 1]! - start !== size) continue;
			let same = 0;
			while (same < size && bytes[start + same] === key.charCodeAt(same)) same++;
			if (same === size) return i;
		}
		return -1;
	}

	/** Keeps the entries that were located last, as those of this object; `size`: one more than the highest object number. */
	keep(number: number, size: number): void {
		// It was recalled.
		if (this.first < this.keptEntries) return;
		if (this.index.length < size) {
			const grown = new Int32Array(size);
			grown.set(this.index);
			this.index = grown;
		}
		const { count } = this;
		if ((count + 1) * KEPT > this.kept.length) this.kept = doubled(this.kept);
		this.kept.set([this.first, this.used, this.open, this.close, this.marksFrom, this.marksTo], count * KEPT);
		this.index[number] = this.count = count + 1;
		this.keptEntries = this.used;
		this.keptMarks = this.marksTo;
	}

	/** Returns to the kept entries of this object; false if no entries were kept. */
	recall(number: number): boolean {
		const record = this.index[number];
		if (!record) return false;
		const { kept } = this;
		const from = (record - 1) * KEPT;
		this.first = kept[from]!;
		this.used = kept[from + 1]!;
		this.open = kept[from + 2]!;
		this.close = kept[from + 3]!;
		this.marksFrom = kept[from + 4]!;
		this.marksTo = kept[from + 5]!;
		this.special = false;
		return true;
	}

	/** A copy that knows what is kept, and keeps more for itself. */
	fork(): Entries {
		const copy = new Entries();
		if (this.count === 0) return copy;
		copy.index = this.index.slice();
		copy.kept = this.kept.slice(0, this.count * KEPT);
		copy.count = this.count;
		copy.at = this.at.slice(0, this.keptEntries + copy.at.length);
		copy.keptEntries = this.keptEntries;
		copy.scan.marks = this.scan.marks.slice(0, this.keptMarks + copy.scan.marks.length);
		copy.keptMarks = this.keptMarks;
		return copy;
	}

	/** Forgets all that was kept. */
	forget(): void {
		this.index = new Int32Array(0);
		this.count = this.keptEntries = this.keptMarks = 0;
	}
}

function doubled(array: Int32Array): Int32Array<ArrayBuffer> {
	const grown = new Int32Array(array.length * 2);
	grown.set(array);
	return grown;
}
