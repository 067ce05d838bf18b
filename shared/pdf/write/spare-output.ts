/** Memory for documents that are written, used again during one piece of work: a split writes hundreds of parts. */
import type { Memory } from '../memory';
import { Output } from '../syntax/output';

/** Larger documents are written where they stay: copying them takes longer than it saves. */
const MOST = 4 << 20;

const spares = new WeakMap<Memory, Output>();

/** Where a document of about `estimate` bytes is written; `finish` ends its use. */
export function takeOutput(memory: Memory, estimate: number): Output {
	const spare = spares.get(memory);
	if (!spare || spare.capacity < estimate) return new Output(estimate);
	spares.delete(memory);
	spare.clear();
	return spare;
}

/** The document that was written, in memory that is the caller's. */
export function finish(memory: Memory, output: Output): Uint8Array {
	if (output.capacity > MOST) return output.bytes;
	spares.set(memory, output);
	return output.copied();
}
