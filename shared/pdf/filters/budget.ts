/** How much filters may produce. A kilobyte can inflate to gigabytes. */
import type { OctavoError } from '../../contract/errors';
import type { NativeCodec } from '../codec';
import type { LargeData, Watch } from '../large-data';
import { limitExceeded } from '../limits';
import type { Pace } from '../../pace/pace';
import type { Scratch } from '../scratch';
import { joinAtEase } from '../syntax/long-output';

/** How many bytes may still be produced. For the streams of documents, the memory of the job is the budget. */
export interface Budget {
	/** For one stream. */
	readonly stream: number;
	/** For all streams. */
	readonly total: number;
	/** For all that is still to come. */
	remaining: number;
	/** How many documents share it. */
	readonly documents?: number;
	/** Where small streams are inflated. */
	readonly scratch?: Scratch;
	/** The host's codec, for streams that are not damaged. */
	readonly codec?: NativeCodec | undefined;
	/** Large streams, where work can end at one and begin again; without it, they are decoded at once. */
	readonly large?: LargeData | undefined;
}

/** Told by a filter whose data is damaged or cut short, and which gave what it could. */
export interface Damage {
	found: boolean;
	/** Whether the data decodes and its checksum disagrees; it is looked at only if this is there, as `false`. */
	mismatch?: boolean;
	/** Whether an error is well before the end of the data, which is not merely cut short then. */
	broken?: boolean;
}

/** @param size of what one stream gave so far */
export function overBudget({ stream, total, documents = 1 }: Budget, size: number): OctavoError {
	const cure = 'It may be a decompression bomb; if it is not, save it without compression in another program';
	const whose = documents === 1 ? 'the document' : 'this document and of those before it';
	return size > stream
		? limitExceeded('streamBytes', `A stream of the document expands to more than ${stream} bytes`, cure)
		: limitExceeded('expansion', `The streams of ${whose} expand to more than ${total} bytes`, cure);
}

/** Collects chunks within the budget. */
export class Collector {
	private readonly chunks: Uint8Array[] = [];
	size = 0;

	constructor(
		private readonly budget: Budget,
		readonly watch?: Watch,
	) {}

	push(chunk: Uint8Array): void {
		this.size += chunk.length;
		if (this.size > this.budget.stream || this.size > this.budget.remaining) {
			// Charge failed attempts too.
			this.budget.remaining -= this.size;
			throw overBudget(this.budget, this.size);
		}
		this.watch?.(this.size);
		this.chunks.push(chunk);
	}

	/** The same as `finish`, letting others run. */
	finishAtEase(pace: Pace): Promise<Uint8Array> {
		this.budget.remaining -= this.size;
		return joinAtEase(this.chunks, pace);
	}

	finish(): Uint8Array {
		this.budget.remaining -= this.size;
		if (this.chunks.length === 1) return this.chunks[0]!;
		const whole = new Uint8Array(this.size);
		let at = 0;
		for (const chunk of this.chunks) {
			whole.set(chunk, at);
			at += chunk.length;
		}
		return whole;
	}
}
