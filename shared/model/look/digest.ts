/**
 * The drawing of a page as one short text: a cryptographic hash, so that no one can make two pages that look different and have the same
 * (docs/semantics.md, D55). Numbers are cut to a hundredth of a point, which is less than anyone sees.
 */
import { createHash } from 'node:crypto';

/** Numbers that are kept before they are hashed. */
const SLOTS = 512;
/** Texts that are remembered by their number; beyond that many, all are forgotten. */
const MOST_TEXTS = 50_000;
/** 132 bits. */
const LENGTH = 22;

const STEPS = 100;
/** Coordinates are mostly decimals with few digits: none of them is near a border between two steps that are shifted like this. */
const SHIFT = 0.271_828_182_8;

/** A length in steps of a hundredth. */
export const stepLength = (value: number): number => (Number.isNaN(value) ? 0 : Math.floor(value * STEPS + SHIFT));

export class Digest {
	/** How many numbers and texts it was given. */
	count = 0;
	private readonly hash = createHash('sha256');
	private readonly values = new Float64Array(SLOTS);
	private used = 0;
	private readonly texts = new Map<string, number>();

	/** A length or a coordinate. */
	length(value: number): void {
		this.exact(stepLength(value));
	}

	/** A sign or a count. */
	exact(value: number): void {
		if (this.used === SLOTS) this.flush();
		this.values[this.used++] = value;
		this.count++;
	}

	/** A text: the first time itself, then its number in the order in which texts came. */
	text(text: string): void {
		const { texts } = this;
		let number = texts.get(text);
		if (number === undefined) {
			if (texts.size === MOST_TEXTS) texts.clear();
			texts.set(text, (number = texts.size));
			this.bytes(Buffer.from(text));
		}
		this.exact(number);
	}

	bytes(data: Uint8Array): void {
		this.exact(data.length);
		this.flush();
		this.hash.update(data);
	}

	finish(): string {
		this.flush();
		return this.hash.digest('base64').slice(0, LENGTH);
	}

	private flush(): void {
		if (this.used === 0) return;
		this.hash.update(Buffer.from(this.values.buffer, 0, this.used * 8));
		this.used = 0;
	}
}

/** A short text for a list of texts and numbers. */
export function digestOf(...parts: readonly (string | number)[]): string {
	return createHash('sha256').update(JSON.stringify(parts)).digest('base64').slice(0, LENGTH);
}
