/**
 * The names in large content streams, known for the whole job: a split makes many copies of a document, and each would decode the
 * same stream again, which may be small and expand to megabytes.
 */
import type { PdfDocument } from '../../pdf/document';
import type { Memory } from '../../pdf/memory';
import { isName, type Stream } from '../../pdf/syntax/values';

export type Names = ReadonlySet<string> | undefined;

/** Bytes of encoded data below which decoding again costs little: they expand to four megabytes at most. */
const LEAST = 4096;
/** Streams that are known, and names in each. */
const MOST_STREAMS = 64;
const MOST_NAMES = 10_000;

interface Known {
	/** A copy, so that the file that it is from is not kept. */
	readonly data: Uint8Array;
	readonly names: Names;
}

const known = new WeakMap<Memory, Known[]>();

/** The names in a stream: as they were found in another copy of it, or as `find` finds them now. */
export function namesOnce(document: PdfDocument, stream: Stream, find: () => Names): Names {
	if (!isLarge(stream)) return find();
	const { memory } = document.job;
	const same = knownOf(memory, stream);
	if (same) return same.names;
	const names = find();
	const all = known.get(memory) ?? [];
	if (all.length < MOST_STREAMS && (names?.size ?? 0) < MOST_NAMES)
		known.set(memory, [...all, { data: stream.data.slice(), names }]);
	return names;
}

/** Whether `namesOnce` would find the names of a large stream now. */
export const isUnknown = (document: PdfDocument, stream: Stream): boolean =>
	isLarge(stream) && !knownOf(document.job.memory, stream);

const isLarge = ({ data, dict, sealed }: Stream): boolean =>
	data.length >= LEAST && !sealed && isName(dict.get('Filter'), 'FlateDecode') && !dict.has('DecodeParms');

const knownOf = (memory: Memory, { data }: Stream): Known | undefined =>
	known.get(memory)?.find((one) => one.data.length === data.length && Buffer.compare(one.data, data) === 0);
