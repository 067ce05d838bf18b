/** Where the entries of many dictionaries are, by object number. Pages are looked into again and again. */
import { growArray, type Entries } from './entries';
import { Scan } from './scan';

/** The kept part of a dictionary: its ranges in `at` and in the marks, and where it opens and closes. */
const RECORD = 6;
/** Memory is taken when something is kept, for this many at first. */
const NOTHING = new Int32Array(0);
const LEAST = 16;

export class KeptEntries {
	/** For each object number one more than the index of its record, or 0. */
	private index: Int32Array = NOTHING;
	private records: Int32Array = NOTHING;
	private count = 0;
	/** The positions of all entries, one dictionary after the other. Marks that were written stay, because recalled entries show it. */
	private at: Int32Array = NOTHING;
	private used = 0;
	private readonly scan = new Scan();

	/** Keeps the entries of this object; `size`: one more than the highest object number. */
	keep(number: number, size: number, entries: Entries): void {
		if (this.index.length < size) this.index = growArray(this.index, size);
		if (this.index[number] !== 0) return;
		this.reserve(entries.used - entries.first);
		const { records, scan } = this;
		const from = this.count * RECORD;
		records[from] = this.used;
		this.at.set(entries.at.subarray(entries.first, entries.used), this.used);
		records[from + 1] = this.used += entries.used - entries.first;
		records[from + 2] = entries.open;
		records[from + 3] = entries.close;
		records[from + 4] = scan.used;
		scan.append(entries.scan.marks, entries.marksFrom, entries.marksTo);
		records[from + 5] = scan.used;
		this.index[number] = ++this.count;
	}

	/** Makes `entries` those that were kept of this object; false if nothing was kept. */
	recall(number: number, entries: Entries): boolean {
		const record = this.index[number];
		if (!record) return false;
		const { records } = this;
		const from = (record - 1) * RECORD;
		entries.at = this.at;
		entries.scan = this.scan;
		entries.first = records[from]!;
		entries.used = records[from + 1]!;
		entries.open = records[from + 2]!;
		entries.close = records[from + 3]!;
		entries.marksFrom = records[from + 4]!;
		entries.marksTo = records[from + 5]!;
		entries.special = false;
		return true;
	}

	/** A copy that keeps more for itself. */
	fork(): KeptEntries {
		const copy = new KeptEntries();
		if (this.count === 0) return copy;
		copy.index = this.index.slice();
		copy.records = this.records.slice(0, this.count * RECORD);
		copy.count = this.count;
		copy.at = this.at.slice(0, this.used);
		copy.used = this.used;
		copy.scan.append(this.scan.marks, 0, this.scan.used);
		return copy;
	}

	private reserve(positions: number): void {
		const size = (this.count + 1) * RECORD;
		if (size > this.records.length) this.records = growArray(this.records, Math.max(size, LEAST * RECORD));
		const needed = this.used + positions;
		if (needed > this.at.length) this.at = growArray(this.at, Math.max(needed, LEAST * 4));
	}
}
