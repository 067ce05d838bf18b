/** The memory that all workers may take together: reserved for a job before it begins, and watched while it runs. */
import type { Document } from '../shared/contract/operations/types';

/** Documents are outside of the heap, and so are copies of them: results, and decrypted data. */
const COPIES = 4;
/** Bytes that a small document takes. */
const LEAST = 16 * 2 ** 20;

/** The memory of one job. */
export interface Share {
	/** Bytes of its documents. */
	readonly documents: number;
	readonly reserved: number;
	/** Bytes that it was seen to take. */
	used: number;
}

export interface PotLimits {
	/** Most bytes of all jobs together. */
	readonly memory?: number;
	/** Most bytes of one job, besides its documents and copies of them. */
	readonly heap?: number;
}

export function shareOf(documents: readonly Document[]): Share {
	const size = documents.reduce((sum, { bytes }) => sum + bytes.length, 0);
	return { documents: size, reserved: LEAST + COPIES * size, used: 0 };
}

export class MemoryPot<J> {
	private readonly shares = new Map<J, Share>();

	constructor(private readonly limits: PotLimits) {}

	/** Whether there is room for another. A job that is alone may begin, whatever its size. */
	hasRoomFor({ reserved }: Share): boolean {
		return this.shares.size === 0 || this.taken + reserved <= (this.limits.memory ?? Infinity);
	}

	reserve(job: J, share: Share): void {
		this.shares.set(job, share);
	}

	release(job: J): void {
		this.shares.delete(job);
	}

	/**
	 * A job was seen to take that many bytes.
	 *
	 * @returns the job that must end, and whether that is its own fault: if not, it would fit at another time
	 */
	see(job: J, inHeap: number, outside: number): { readonly job: J; readonly alone: boolean } | undefined {
		const share = this.shares.get(job);
		if (!share) return undefined;
		const { memory = Infinity, heap = Infinity } = this.limits;
		share.used = inHeap + Math.max(outside, 0);
		if (inHeap + Math.max(outside - COPIES * share.documents, 0) > heap) return { job, alone: true };
		if (this.taken <= memory) return undefined;
		const [worst] = [...this.shares].sort(([, one], [, other]) => excessOf(other) - excessOf(one));
		if (!worst || excessOf(worst[1]) <= 0) return undefined;
		return { job: worst[0], alone: worst[1].used > memory };
	}

	private get taken(): number {
		return [...this.shares.values()].reduce((sum, { reserved, used }) => sum + Math.max(reserved, used), 0);
	}
}

const excessOf = ({ used, reserved }: Share): number => used - reserved;
