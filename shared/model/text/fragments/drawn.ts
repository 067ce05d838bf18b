/** Finds text that a page draws twice at one place: for boldness, or as a shadow. */
import type { Fragment } from './fragment';
import type { Letters } from './letters';

/** In parts of the size. */
export const SAME_PLACE = 0.1;

/** The second drawing comes soon after the first; a page of a million equal letters must not take a million looks at each. */
const MOST_LOOKS = 50;
/** Room for the fragments of a page at least, and how long they are. */
const LEAST_ROOM = 256;
const LENGTH = 4;
/** Hashes are integers that V8 does not put into objects. */
const SMALL = 0x3fffffff;

/** The fragments of a page by their text, in chains of those whose hashes have the same lower bits, the last one first. */
export class Drawn {
	private count = 0;
	/** Of each fragment. */
	private hashes: Int32Array;
	/** By the lower bits of a hash, and by fragment: the number of the fragment that comes next in the chain, from 1; 0 is the end. */
	private heads: Int32Array;
	private next: Int32Array;

	/** `expected`: about how many characters the page has. */
	constructor(
		private readonly letters: Letters,
		/** Those that are new, in order. */
		private readonly fragments: Fragment[],
		expected: number,
	) {
		let room = LEAST_ROOM;
		while (room * LENGTH < expected) room *= 2;
		this.hashes = new Int32Array(room);
		this.heads = new Int32Array(room);
		this.next = new Int32Array(room);
	}

	/** Adds a fragment, the last `count` letters of the page, unless the page has drawn this text at this place before. */
	add(fragment: Fragment, count: number): boolean {
		const { fragments, heads, hashes, next } = this;
		const hash = this.hashOf(fragment.letters, count);
		let looks = 0;
		for (let at = heads[hash & (heads.length - 1)]!; at > 0 && looks < MOST_LOOKS; at = next[at - 1]!) {
			looks++;
			if (hashes[at - 1] !== hash) continue;
			const before = fragments[at - 1]!;
			const end = at < fragments.length ? fragments[at]!.letters : fragment.letters;
			if (end - before.letters === count && isSamePlace(before, fragment) && this.isSameText(before, fragment, count))
				return false;
		}
		if (this.count === hashes.length) this.grow();
		this.hashes[this.count] = hash;
		this.link(++this.count, hash);
		fragments.push(fragment);
		return true;
	}

	private hashOf(from: number, count: number): number {
		const { units } = this.letters;
		let hash = count;
		for (let at = from; at < from + count; at++) hash = ((hash << 5) - hash + units[at]!) & SMALL;
		return hash ^ (hash >> 15);
	}

	private isSameText(one: Fragment, other: Fragment, count: number): boolean {
		const { units } = this.letters;
		for (let at = 0; at < count; at++) if (units[one.letters + at] !== units[other.letters + at]) return false;
		return true;
	}

	private link(number: number, hash: number): void {
		const head = hash & (this.heads.length - 1);
		this.next[number - 1] = this.heads[head]!;
		this.heads[head] = number;
	}

	private grow(): void {
		const { hashes, count } = this;
		this.hashes = new Int32Array(2 * count);
		this.hashes.set(hashes);
		this.heads = new Int32Array(2 * count);
		this.next = new Int32Array(2 * count);
		for (let at = 0; at < count; at++) this.link(at + 1, hashes[at]!);
	}
}

function isSamePlace(one: Fragment, other: Fragment): boolean {
	const near = SAME_PLACE * other.style.size;
	return (
		one.style.frame === other.style.frame &&
		Math.abs(one.start - other.start) < near &&
		Math.abs(one.end - other.end) < 2 * near &&
		Math.abs(one.baseline - other.baseline) < near
	);
}
