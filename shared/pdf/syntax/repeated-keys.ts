/**
 * Dictionaries with a key twice (ISO 32000-2, 7.3.7). Readers take the last value, and some warn, so such an object is written from its
 * value and not copied. Nearly no document has them, so that the walk over all keys only doubts, and a doubt is looked into.
 */
import {
	CLOSE_BRACKET,
	GREATER_THAN,
	LESS_THAN,
	NUMBER_SIGN,
	OPEN_BRACKET,
	OPEN_PARENTHESIS,
	SOLIDUS,
	hexDigit,
	skipHex,
	skipRegular,
	skipSpace,
	skipString,
} from './characters';

/** A larger object is copied as it is: to look into it would take longer than one step may. */
const MOST_BYTES = 4 << 20;

/** Slots of keys; a power of 2. */
const SLOTS = 1024;
/** Serial numbers begin again while they are small integers. */
const MOST_KEYS = 1 << 29;

/**
 * Keys by a few of their bytes, each with the serial number of the one met last. A key may be in its dictionary twice only if its slot
 * has a number that was given since the dictionary opened: nothing must be forgotten when a dictionary closes.
 */
const slots = new Int32Array(SLOTS);
let serial = 0;

/** To be called before an object, for the value that a dictionary that opens now has to pass to `mayRepeat`. */
export function beginKeys(): void {
	if (serial < MOST_KEYS) return;
	serial = 0;
	slots.fill(0);
}

/** The number of the next key: that of a dictionary that opens. */
export const nextKey = (): number => serial + 1;

/** Notes the key from its solidus at `start` to `end`. False: it is new in the dictionary that opened at the key number `since`. */
export function mayRepeat(bytes: Uint8Array, start: number, end: number, since: number): boolean {
	const size = end - start;
	const last = end - 1;
	const mixed = size * 157 + bytes[last]! * 5 + bytes[last - (size > 1 ? 1 : 0)]! * 61 + bytes[start + (size > 1 ? 1 : 0)]! * 331;
	const slot = (mixed + bytes[start + (size >> 1)]! * 17) & (SLOTS - 1);
	const before = slots[slot]!;
	slots[slot] = ++serial;
	return before >= since;
}

/**
 * Whether a dictionary in the value at `at` has a key twice, however its characters are written. Keys are compared by 64 bits of them: an
 * object for which this is wrongly true is written from its value, which changes nothing.
 */
export function repeatsKey(bytes: Uint8Array, at: number, end: number): boolean {
	if (end - at > MOST_BYTES) return false;
	/** The open dictionaries by their numbers; 0 for arrays. */
	const open: number[] = [];
	const keys = new KeySet();
	let dictionaries = 0;
	let isValue = false;
	do {
		const start = skipSpace(bytes, at, end);
		if (start >= end) return false;
		const dictionary = open.at(-1) ?? 0;
		const isKey: boolean = dictionary > 0 && !isValue && bytes[start] === SOLIDUS;
		at = afterToken(bytes, start, end);
		isValue = isKey;
		if (isKey) {
			if (keys.add(dictionary, bytes, start + 1, at)) return true;
		} else if (bytes[start] === OPEN_BRACKET) open.push(0);
		else if (bytes[start] === LESS_THAN && at === start + 2 && bytes[start + 1] === LESS_THAN) open.push(++dictionaries);
		else if (bytes[start] === CLOSE_BRACKET || (bytes[start] === GREATER_THAN && at === start + 2)) open.pop();
	} while (open.length > 0);
	return false;
}

/** Keys of dictionaries by two numbers each. A million names as strings would take seconds. */
class KeySet {
	private places = new Int32Array(1 << 7);
	private count = 0;

	/** Adds the key from `start` to `end` of a dictionary; returns whether it was there. */
	add(dictionary: number, bytes: Uint8Array, start: number, end: number): boolean {
		let first = dictionary;
		let second = ~dictionary;
		for (let at = start; at < end; at++) {
			let byte = bytes[at]!;
			if (byte === NUMBER_SIGN && hexDigit(bytes[at + 1]) >= 0 && hexDigit(bytes[at + 2]) >= 0 && at + 2 < end) {
				byte = hexDigit(bytes[at + 1]) * 16 + hexDigit(bytes[at + 2]);
				at += 2;
			}
			first = Math.imul(first ^ byte, 0x01000193);
			second = Math.imul(second + byte, 0x5bd1e995) ^ (second >>> 15);
		}
		if (this.count * 4 > this.places.length) this.grow();
		// Free places are 0.
		return this.put(first, second === 0 ? 1 : second);
	}

	private put(first: number, second: number): boolean {
		const { places } = this;
		let place = ((first ^ (first >>> 15)) * 2) & (places.length - 1);
		for (; places[place + 1] !== 0; place = (place + 2) & (places.length - 1))
			if (places[place] === first && places[place + 1] === second) return true;
		places[place] = first;
		places[place + 1] = second;
		this.count++;
		return false;
	}

	private grow(): void {
		const before = this.places;
		this.places = new Int32Array(before.length * 4);
		this.count = 0;
		for (let place = 0; place < before.length; place += 2)
			if (before[place + 1] !== 0) this.put(before[place]!, before[place + 1]!);
	}
}

/** The position after a name, a string, a bracket, or the word or number at `at`. */
function afterToken(bytes: Uint8Array, at: number, end: number): number {
	const byte = bytes[at];
	const isDouble = bytes[at + 1] === byte;
	if (byte === LESS_THAN) return isDouble ? at + 2 : skipHex(bytes, at, end);
	if (byte === GREATER_THAN) return isDouble ? at + 2 : at + 1;
	if (byte === OPEN_PARENTHESIS) return skipString(bytes, at, end);
	return Math.max(skipRegular(bytes, byte === SOLIDUS ? at + 1 : at, end), at + 1);
}
