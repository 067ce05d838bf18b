/** Decoded data of streams, for those who look at the same streams several times. It counts as memory, and is released as that of object streams. */
import type { Memory } from '../memory';
import { isName, type Stream, type Value } from '../syntax/values';
import type { DecodedPart } from './decode-stream';

/** Larger data is decoded again, because others are to be kept as well. */
const MOST = 1 << 24;
/** Memory of an entry besides its data. */
const ENTRY = 200;

interface Held {
	/** Of its source: if they were changed since, it is decoded again. */
	readonly filter: Value | undefined;
	readonly parameters: Value | undefined;
	readonly verified: boolean;
	readonly part: DecodedPart;
}

export class DecodedData {
	private readonly held = new Map<number, Held>();
	/** The keys of streams: data that was written here has no place in a file. */
	private readonly keys = new WeakMap<Stream, number>();
	private next = 0;
	private readonly holder = new WeakRef<Map<number, unknown>>(this.held);

	constructor(private readonly memory: Memory) {}

	/** The data that was decoded before, if it was verified where that is asked for. */
	recall(stream: Stream, verifies: boolean): DecodedPart | undefined {
		const held = this.held.get(this.keys.get(stream) ?? -1);
		if (!held || (verifies && !held.verified)) return undefined;
		const { dict } = stream;
		return held.filter === dict.get('Filter') && held.parameters === dict.get('DecodeParms') ? held.part : undefined;
	}

	/** Samples of images are changed in place, and are not kept; neither is damaged data. */
	keep(stream: Stream, verified: boolean, part: DecodedPart): void {
		const { data, dict } = stream;
		if (!part.whole || part.data.length > MOST || part.data.buffer === data.buffer) return;
		if (isName(dict.get('Subtype'), 'Image')) return;
		const before = this.keys.get(stream);
		if (before !== undefined) this.held.delete(before);
		const key = this.next++;
		this.keys.set(stream, key);
		this.held.set(key, { filter: dict.get('Filter'), parameters: dict.get('DecodeParms'), verified, part });
		this.memory.hold(part.data.length + ENTRY, this.holder, key);
	}
}
