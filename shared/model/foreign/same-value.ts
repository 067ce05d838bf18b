/**
 * Whether values of different documents say the same, looking through references.
 *
 * Two values are the same unless a difference is found. So each pair of objects is compared once, however often it is met, and
 * circles end. Hostile documents may still have as many pairs as the product of their objects: the work is bounded by the size of
 * the document, and values that are not compared to their end count as different. That makes a result larger, never wrong.
 */
import type { PdfDocument } from '../../pdf/document';
import { Dict, Name, Ref, Str, Stream, type Value } from '../../pdf/syntax/values';

/** A value of a document. */
export interface Placed {
	readonly document: PdfDocument;
	readonly value: Value;
}

/** Values that may be compared, whatever the size of the document, and more for each of its bytes. */
const LEAST_STEPS = 20_000;
const STEPS_PER_BYTE = 4;
/** Bytes of strings and streams that count as one value. */
const BYTES_PER_STEP = 16;

/** Compares values of `document`, which comes later, with those of others. All comparisons together are bounded. */
export class Comparison {
	private left: number;

	constructor(private readonly document: PdfDocument) {
		this.left = LEAST_STEPS + STEPS_PER_BYTE * document.bytes.length;
	}

	/** Whether both values are the same. */
	async same(value: Value, other: Placed): Promise<boolean> {
		const { document } = this;
		const { pace } = document.job;
		// By the numbers of both objects. One set of all pairs would grow in steps that take a tenth of a second.
		const met = new Map<number, Set<number>>();
		const open: Value[] = [value, other.value];
		while (open.length > 0) {
			const [theirs, ours] = [open.pop()!, open.pop()!];
			if (ours instanceof Ref && theirs instanceof Ref) {
				if (document === other.document && ours.number === theirs.number) continue;
				const others = met.get(ours.number);
				if (others?.has(theirs.number)) continue;
				if (this.isPresent(ours, theirs, other.document)) {
					if (others) others.add(theirs.number);
					else met.set(ours.number, new Set([theirs.number]));
				}
			}
			const [a, b] = [document.resolve(ours), other.document.resolve(theirs)];
			const size = Math.max(comparisonCost(a), comparisonCost(b));
			this.left -= size;
			if (this.left < 0) return false;
			const due = pace.step(size * 50);
			if (due) await due;
			if (!this.alike(a, b, other.document, open)) return false;
		}
		return true;
	}

	/** Whether both objects may be there; those that are absent may have any number. */
	private isPresent(ours: Ref, theirs: Ref, other: PdfDocument): boolean {
		return ours.number < this.document.size && theirs.number < other.size;
	}

	/** Whether two direct values are the same as far as can be seen; pairs that are still to be compared go to `open`. */
	private alike(a: Value, b: Value, other: PdfDocument, open: Value[]): boolean {
		if (a === b && (this.document === other || !(a instanceof Object))) return true;
		if (a instanceof Str) return b instanceof Str && Buffer.compare(a.bytes, b.bytes) === 0;
		if (a instanceof Name) return b instanceof Name && a.text === b.text;
		if (Array.isArray(a)) {
			if (!Array.isArray(b) || a.length !== b.length) return false;
			for (const [i, item] of a.entries()) open.push(item, b[i]!);
			return true;
		}
		if (a instanceof Dict) return b instanceof Dict && haveSameKeys(a, b, open);
		if (!(a instanceof Stream) || !(b instanceof Stream)) return false;
		return haveSameKeys(a.dict, b.dict, open) && Buffer.compare(this.document.encoded(a), other.encoded(b)) === 0;
	}
}

function haveSameKeys(a: Dict, b: Dict, open: Value[]): boolean {
	if (a.size !== b.size) return false;
	for (const [key, item] of a) {
		const counterpart = b.get(key);
		if (counterpart === undefined) return false;
		open.push(item, counterpart);
	}
	return true;
}

/** The cost of comparing a value, without the values inside it. */
function comparisonCost(value: Value): number {
	if (value instanceof Stream) return 1 + value.dict.size + value.data.length / BYTES_PER_STEP;
	if (value instanceof Str) return 1 + value.bytes.length / BYTES_PER_STEP;
	if (value instanceof Dict) return 1 + value.size;
	return Array.isArray(value) ? 1 + value.length : 1;
}
