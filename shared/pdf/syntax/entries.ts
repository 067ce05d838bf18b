/** Where the entries of dictionaries are, found without building values. */
import { GREATER_THAN, LESS_THAN, LETTER_B, NUMBER_SIGN, REGULAR, SOLIDUS, classOf, skipSpace, startsWith } from './characters';
import { mayRepeat, nextKey } from './repeated-keys';
import { Scan } from './scan';

const NONE = new Int32Array(0);
const NOTHING_SCANNED = new Scan();

/** Positions of the top-level entries of one dictionary. They change only if the owner of this object fills it again. */
export class Entries {
	/** Quadruples: key start (after the solidus), key end, value start, value end. */
	at: Int32Array = NONE;
	/** Where the entries of the dictionary begin in `at`, and where they end. */
	first = 0;
	used = 0;
	/** Position after the opening `<<`. */
	open = -1;
	/** Position of the closing `>>`. */
	close = -1;
	/**
	 * Whether it names /ByteRange, so that it may be a signature, or may have a key twice: it is written with care. Such a dictionary must
	 * not be kept.
	 */
	special = false;
	/** Marks the references in the values: those of the dictionary from `marksFrom` to `marksTo`. */
	scan = NOTHING_SCANNED;
	marksFrom = 0;
	marksTo = 0;

	/** For dictionaries that are located here. They are not needed for one that is recalled from `KeptEntries`. */
	private own: { at: Int32Array; readonly scan: Scan } | undefined;

	/**
	 * Locates the entries of the dictionary at `at`; false if there is no dictionary, it is malformed, or a key is written with
	 * `#xx` and not to be found by its bytes.
	 */
	locate(bytes: Uint8Array, at: number, end: number): boolean {
		const own = (this.own ??= { at: new Int32Array(4 * 16), scan: new Scan() });
		const { scan } = own;
		this.at = own.at;
		this.scan = scan;
		this.first = this.used = this.marksFrom = this.marksTo = 0;
		scan.reset();
		at = skipSpace(bytes, at, end);
		if (bytes[at] !== LESS_THAN || bytes[at + 1] !== LESS_THAN) return false;
		this.open = at += 2;
		const firstKey = nextKey();
		while ((at = skipSpace(bytes, at, end)) < end) {
			const byte = bytes[at]!;
			if (byte === GREATER_THAN) {
				this.close = at;
				this.marksTo = scan.used;
				this.special = scan.byteRange || scan.doubtful;
				return bytes[at + 1] === GREATER_THAN;
			}
			if (byte !== SOLIDUS) return false;
			const keyStart = ++at;
			for (; at < end && classOf[bytes[at]!] === REGULAR; at++) if (bytes[at] === NUMBER_SIGN) return false;
			const keyEnd = at;
			if (keyEnd - keyStart === 9 && bytes[keyStart] === LETTER_B && startsWith(bytes, keyStart, 'ByteRange'))
				scan.byteRange = true;
			if (mayRepeat(bytes, keyStart - 1, keyEnd, firstKey)) scan.doubtful = true;
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
		if (this.used + 4 > this.at.length) this.at = this.own!.at = growArray(this.at, this.used + 4);
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

	/** Index into `at` of an entry whose key is `key` with one other letter, or -1. */
	findMisspelt(bytes: Uint8Array, key: string): number {
		const { at, first } = this;
		for (let i = first; i < this.used; i += 4) {
			const start = at[i]!;
			if (at[i + 1]! - start !== key.length) continue;
			let different = 0;
			for (let letter = 0; letter < key.length && different < 2; letter++)
				if (bytes[start + letter] !== key.charCodeAt(letter)) different++;
			if (different === 1) return i;
		}
		return -1;
	}
}

/** The same numbers with room for `size` of them, and more to come. */
export function growArray(array: Int32Array, size: number): Int32Array<ArrayBuffer> {
	const larger = new Int32Array(Math.max(array.length * 2, size));
	larger.set(array);
	return larger;
}
