/**
 * The memory that all documents of one job may take together. Each document that is opened adds to it in proportion to its size,
 * so a hundred small documents that expand are bounded as one is.
 */
import type { NativeCodec } from './codec';
import { Budget } from './budget';
import type { LargeData } from './large-data';
import { limitExceeded, tooManyValues, type Limits } from './limits';
import { Scratch } from './scratch';

/** Decoded object streams stay in memory up to `Limits.allowance` and this multiple of the documents' bytes. Real ones need less. */
const HELD_PER_BYTE = 20;
/** Memory of values for each byte of a document, beyond `Limits.values`: some values of a few characters each. */
const VALUES_PER_BYTE = 100;
/** Numbers of objects for which all documents may allocate beyond one for each byte: about 40 bytes each. */
const SPARE_NUMBERS = 8_000_000;

/** Decoded data that can be decoded again. */
interface Held {
	readonly bytes: number;
	/** Where it is: documents that are no longer used do not stay for it. */
	readonly holder: WeakRef<Map<number, unknown>>;
	readonly key: number;
}

export class Memory {
	/** Most bytes that one stream may expand to. */
	readonly stream: number;
	/** Most bytes that all streams may expand to. */
	total: number;
	/** The same, for all that is still to come. */
	remaining: number;
	/** Bytes of values that may still be parsed, as an estimate. */
	values: number;
	/** The cost that the documents may have. Copies of a document share it. */
	readonly budget: Budget;
	/** How many have been opened. */
	documents = 0;
	private numbers = SPARE_NUMBERS;
	/** Decoded data in memory, the oldest first. Copies of a document share it. */
	private held = { all: new Set<Held>(), bytes: 0, most: 0 };

	constructor(
		private readonly limits: Limits,
		/** The host's codec, for streams that are not damaged. */
		readonly codec?: NativeCodec,
		/** Large streams, where work can end at one and begin again. */
		readonly large?: LargeData,
		/** Where small streams are inflated. */
		readonly scratch = new Scratch(),
		budget = new Budget(limits),
	) {
		this.budget = budget;
		this.stream = limits.streamBytes;
		this.total = this.remaining = this.held.most = limits.allowance;
		this.values = limits.values;
	}

	/** A document of this size is opened. */
	admit(bytes: number): void {
		const more = bytes * this.limits.expansion;
		this.documents++;
		this.budget.admit(bytes);
		this.total += more;
		this.remaining += more;
		this.values += bytes * VALUES_PER_BYTE;
		this.held.most += bytes * HELD_PER_BYTE;
	}

	/** For a copy of a document, whose values live as long as the copy: it may use as much as the document may from now on. */
	fork(): Memory {
		const copy = new Memory(this.limits, this.codec, this.large, this.scratch, this.budget);
		copy.documents = this.documents;
		copy.total = this.total;
		copy.remaining = this.remaining;
		copy.values = this.values;
		copy.numbers = this.numbers;
		copy.held = this.held;
		return copy;
	}

	/**
	 * Tables of objects grow by numbers that the size of the file does not justify.
	 * @throws OctavoError `limit_exceeded`
	 */
	takeNumbers(count: number): void {
		this.numbers -= count;
		if (this.numbers < 0)
			throw limitExceeded(
				'objects',
				'The documents are small and have objects with very high numbers',
				'Open them in another PDF program and save them again, which numbers objects without gaps',
			);
	}

	/**
	 * Something that was read takes as much memory, as an estimate, as long as its document.
	 * @throws OctavoError `limit_exceeded`
	 */
	takeValues(bytes: number): void {
		this.values -= bytes;
		if (this.values < 0) throw tooManyValues();
	}

	/** Asks for memory that `release` gives back. @returns whether it is left */
	borrow(bytes: number): boolean {
		if (bytes > this.remaining) return false;
		this.remaining -= bytes;
		return true;
	}

	release(bytes: number): void {
		this.remaining += bytes;
	}

	/** `bytes` were decoded and stay in memory, as the entry `key` of `holder`. The oldest such data is released if that is too much; it counts again if it is decoded again. */
	hold(bytes: number, holder: WeakRef<Map<number, unknown>>, key: number): void {
		const { held } = this;
		held.all.add({ bytes, holder, key });
		held.bytes += bytes;
		for (const oldest of held.all) {
			if (held.bytes <= held.most || held.all.size === 1) return;
			held.all.delete(oldest);
			held.bytes -= oldest.bytes;
			oldest.holder.deref()?.delete(oldest.key);
		}
	}
}
