/** Object streams (ISO 32000-2, 7.5.7): which objects are in one, and where. */
import { asBuffer, classOf, readInteger, skipSpace, SPACE } from '../syntax/characters';
import type { ObjectSource, ObjectStream } from '../object-source';
import { Scan } from '../syntax/scan';
import { Stream, type Value } from '../syntax/values';
import { decodePart, isFlushed } from './decode-stream';

/** Reads an object stream, as far as its data goes; undefined if the object is not one. */
export function readObjectStream(document: ObjectSource, stream: Value): ObjectStream | undefined {
	if (!(stream instanceof Stream)) return undefined;
	const [count, first] = [document.resolve(stream.dict.get('N')), document.resolve(stream.dict.get('First'))];
	if (typeof count !== 'number' || typeof first !== 'number' || !Number.isInteger(first) || first < 0) return undefined;
	const part = decodePart(document, stream, document.memory, true);
	if (!part) return undefined;
	const { data } = part;
	// Memory is allocated for members that were found, not for the number that the dictionary claims.
	const [numbers, starts]: [number[], number[]] = [[], []];
	let at = 0;
	while (numbers.length < Math.min(count, MOST_MEMBERS)) {
		const one = readInteger(data, skipSpace(data, at, data.length), data.length);
		const two = readInteger(data, skipSpace(data, one.after, data.length), data.length);
		if (one.value < 0 || one.value > 0x7fffffff || two.value < 0 || first + two.value > data.length) break;
		numbers.push(one.value);
		starts.push(first + two.value);
		at = two.after;
	}
	const isDamaged = !part.whole && !isFlushed(document.encoded(stream));
	if (isDamaged && starts.length > 0 && new Scan().value(data, starts.at(-1)!, data.length) < 0) {
		// The last one is not all there.
		numbers.pop();
		starts.pop();
	}
	const ends = new Int32Array(starts.length);
	for (const [index, start] of starts.entries()) ends[index] = trimEnd(data, start, starts[index + 1] ?? data.length);
	// A compressed object is never a stream (7.5.7): a `stream` keyword after it is not part of it, and must not follow it into the file.
	if (asBuffer(data).includes('stream')) {
		const scan = new Scan();
		for (const [index, start] of starts.entries()) {
			scan.reset();
			const found = scan.value(data, start, ends[index]!);
			if (found >= 0) ends[index] = found;
		}
	}
	return {
		data,
		numbers: new Int32Array(numbers),
		starts: new Int32Array(starts),
		ends,
		...(isDamaged ? { lost: Math.min(Math.max(0, count - numbers.length), document.table.size) } : {}),
	};
}

/** A number and an index in one double without loss: no table has as many objects, and no stream as many members. */
const MOST_MEMBERS = 2 ** 24;
const MOST_NUMBERS = 2 ** 29;

/**
 * The index of the first object with a number, or -1: for entries that give a wrong one. There may be as many as there are members,
 * so the numbers are sorted once.
 */
export function indexIn(stream: ObjectStream, number: number): number {
	const { numbers } = stream;
	stream.sorted ??= Float64Array.from(numbers, (one, index) => Math.min(one, MOST_NUMBERS) * MOST_MEMBERS + index).sort();
	const { sorted } = stream;
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (sorted[middle]! < number * MOST_MEMBERS) low = middle + 1;
		else high = middle;
	}
	const index = low < sorted.length ? sorted[low]! % MOST_MEMBERS : -1;
	return numbers[index] === number ? index : -1;
}

/** Without white space after the last object, which can be megabytes long. */
function trimEnd(data: Uint8Array, start: number, end: number): number {
	while (end > start && classOf[data[end - 1]!] === SPACE) end--;
	return end;
}
