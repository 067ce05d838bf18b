/** Decoded data of streams, for those who look at the same streams several times. It counts as memory, and is released as that of object streams. */
import type { Memory } from '../memory';
import { isName, type Stream, type Value } from '../syntax/values';
import type { DecodedPart } from './decode-stream';

/** Larger data is decoded again, because others are to be kept as well. */
const MOST = 1 << 24;
/** Memory of an entry besides its data. */
const ENTRY = 200;

interface Held {
	/** Its source: if an entry was changed since, it is decoded again. */
	readonly stream: Stream;
	readonly filter: Value | undefined;
	readonly parameters: Value | undefined;
	readonly verified: boolean;
	readonly part: DecodedPart;
}

export class DecodedData {
	/** By the place of the encoded data in its file. */
	private readonly held = new Map<number, Held>();
	private readonly holder = new WeakRef<Map<number, unknown>>(this.held);

	constructor(private readonly memory: Memory) {}

	/** The data that was decoded before, if it was verified where that is asked for. */
	recall(stream: Stream, verifies: boolean): DecodedPart | undefined {
		const held = this.held.get(stream.data.byteOffset);
		if (held?.stream !== stream || (verifies && !held.verified)) return undefined;
		const { dict } = stream;
		return held.filter === dict.get('Filter') && held.parameters === dict.get('DecodeParms') ? held.part : undefined;
	}

	/** Samples of images are changed in place, and are not kept; neither is damaged data. */
	keep(stream: Stream, verified: boolean, part: DecodedPart): void {
		const { data, dict } = stream;
		const isKept = this.held.has(data.byteOffset) || !part.whole || part.data.length > MOST;
		if (isKept || part.data.buffer === data.buffer || isName(dict.get('Subtype'), 'Image')) return;
		const entry = { stream, filter: dict.get('Filter'), parameters: dict.get('DecodeParms'), verified, part };
		this.held.set(data.byteOffset, entry);
		this.memory.hold(part.data.length + ENTRY, this.holder, data.byteOffset);
	}
}
