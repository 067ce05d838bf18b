/** Object streams (ISO 32000-2, 7.5.7): which objects are in one, and where. */
import { unreadable, type OctavoError } from '../../contract/errors';
import { limitExceeded } from '../limits';
import { asBuffer, classOf, readInteger, skipSpace, SPACE } from '../syntax/characters';
import type { ObjectSource, ObjectStream } from '../object-source';
import { sortingNumbers } from '../../pace/sorted';
import { Scan } from '../syntax/scan';
import { Stream, type Value } from '../syntax/values';
import { decodePart, isFlushed, type DecodedPart } from './decode-stream';

/** Reads an object stream, as far as its data goes; undefined if the object is not one. */
export function readObjectStream(document: ObjectSource, stream: Value): ObjectStream | undefined {
	if (!(stream instanceof Stream)) return undefined;
	const count = document.resolve(stream.dict.get('N'));
	if (typeof count !== 'number') return undefined;
	const { large } = document.memory;
	const part = decodePart(document, stream, document.memory, true);
	if (!part) return undefined;
	const isCut = !part.whole && !isFlushed(document.encoded(stream), part.damage);
	const steps = listMembers(part, count, document.resolve(stream.dict.get('First')), isCut);
	const { isMended, ...members } = large
		? large.take(part.data, steps, ({ numbers }) => MEMBER_BYTES * numbers.length)
		: atOnce(steps);
	const isDamaged = isCut || isMended;
	return {
		...members,
		...(isDamaged ? { lost: Math.min(Math.max(0, count - members.numbers.length), document.table.size) } : {}),
	};
}

/** Work whose steps yield what they cost, see `Pace`. */
type Steps<T> = Generator<number, T>;

function atOnce<T>(steps: Steps<T>): T {
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/** As many bytes are looked at in one step. */
const STRETCH = 1 << 16;
/** The cost of a byte of the pairs, and of a member. */
const PAIR_COST = 3;
const MEMBER_COST = 10;
/** The memory of one in its tables. */
const MEMBER_BYTES = 24;
/** Above as many members, their numbers are sorted with pauses, before any is looked for. */
const MANY = 50_000;

/** @throws OctavoError if the members overlap */
function* listMembers(
	part: DecodedPart,
	count: number,
	given: Value,
	isCut: boolean,
): Steps<ObjectStream & { isMended: boolean }> {
	const { data } = part;
	const { numbers, starts, isMended } = yield* readMembers(part, count, given);
	if (
		isCut &&
		starts.length > 0 &&
		new Scan().value(data, starts.at(-1)!, Math.min(data.length, starts.at(-1)! + MOST_BYTES)) < 0
	) {
		// The last one is not all there.
		numbers.pop();
		starts.pop();
	}
	const stops = yield* stopsOf(starts, data.length);
	if (overlap(starts, stops, data.length)) throw unreadable('its objects overlap');
	yield* leaveBlanks(data, starts, stops);
	const many = numbers.length > MANY ? { sorted: yield* sortWithIndexes(numbers, MOST_NUMBERS) } : {};
	return {
		data,
		numbers: new Int32Array(numbers),
		starts: new Int32Array(starts),
		stops,
		ends: new Int32Array(starts.length).fill(-1),
		namesStream: yield* namesStreamIn(data),
		isMended,
		...many,
	};
}

function* namesStreamIn(data: Uint8Array): Steps<boolean> {
	const [bytes, word] = [asBuffer(data), 'stream'];
	for (let from = 0; from < data.length; from += BLOCK) {
		if (bytes.subarray(from, from + BLOCK + word.length - 1).includes(word)) return true;
		yield BLOCK;
	}
	return false;
}

/** Bytes that are searched at once for a word. */
const BLOCK = 1 << 20;

/** Takes long white space from the ends of members. */
function* leaveBlanks(data: Uint8Array, starts: readonly number[], stops: Int32Array): Steps<void> {
	for (let index = 0; index < stops.length; index++)
		while (stops[index]! - starts[index]! > STRETCH) {
			const from = stops[index]! - STRETCH;
			let end = stops[index]!;
			while (end > from && classOf[data[end - 1]!] === SPACE) end--;
			yield stops[index]! - end + 1;
			stops[index] = end;
			if (end > from) break;
		}
}

interface Members {
	readonly numbers: number[];
	readonly starts: number[];
	/** Whether /N or /First is wrong, and what they should say shows. */
	readonly isMended: boolean;
}

/**
 * The pairs of numbers at the start of an object stream. They end at /First, so that /N and /First each tell the other where that is
 * wrong. Memory is allocated for members that were found, not for the number that the dictionary claims.
 */
function* readMembers({ data, whole }: DecodedPart, count: number, given: Value): Steps<Members> {
	const { length } = data;
	const isGiven = typeof given === 'number' && Number.isInteger(given) && given >= 0;
	// The data ends before the objects begin.
	if (isGiven && given > length && !whole) return { numbers: [], starts: [], isMended: false };
	const pairs = yield* readPairs(data, Math.min(count, MOST_MEMBERS), isGiven && given <= length ? given : 0);
	const { numbers, offsets, after } = pairs;
	const begin = yield* skipFar(data, after);
	// Neither pairs nor white space end there.
	const isMisplaced = !isGiven || given < after || begin !== (yield* skipFar(data, Math.min(given, length)));
	const first = isMisplaced ? begin : given;
	const beyond = offsets.findIndex((offset) => first + offset > length);
	if (beyond >= 0) numbers.length = offsets.length = beyond;
	const isMended = numbers.length > 0 && (isMisplaced || numbers.length > count);
	return { numbers, starts: offsets.map((offset) => first + offset), isMended };
}

interface Pairs {
	readonly numbers: number[];
	readonly offsets: number[];
	/** Position after the last of them. */
	readonly after: number;
}

/**
 * `count` pairs. If there are more of them before `first`, those as well; if there are fewer in all, only those before it. They end at
 * white space of `STRETCH` bytes, too.
 */
function* readPairs(data: Uint8Array, count: number, first: number): Steps<Pairs> {
	const [numbers, offsets]: [number[], number[]] = [[], []];
	let [after, told] = [0, 0];
	/** Those before `first`. */
	let before = { count: 0, after: 0 };
	while (numbers.length < (after < first ? MOST_MEMBERS : count)) {
		if (after - told > STRETCH) {
			yield PAIR_COST * (after - told);
			told = after;
		}
		const one = readNear(data, after);
		const two = readNear(data, one.after);
		if (one.value < 0 || one.value > 0x7fffffff || two.value < 0) break;
		if (numbers.length >= count && two.after > first) break;
		numbers.push(one.value);
		offsets.push(two.value);
		after = two.after;
		if (after <= first) before = { count: numbers.length, after };
	}
	if (numbers.length >= count) return { numbers, offsets, after };
	numbers.length = offsets.length = before.count;
	return { numbers, offsets, after: before.after };
}

function readNear(data: Uint8Array, after: number): { readonly value: number; readonly after: number } {
	const at = skipSpace(data, after, Math.min(after + STRETCH, data.length));
	return readInteger(data, at, Math.min(at + STRETCH, data.length));
}

/** Position of the next byte that is neither white space nor part of a comment. */
function* skipFar(data: Uint8Array, after: number): Steps<number> {
	let at = after;
	for (let end = 0; end < data.length;) {
		end = Math.min(at + STRETCH, data.length);
		const reached = skipSpace(data, at, end);
		if (reached < end) return reached;
		yield STRETCH;
		at = end;
	}
	return data.length;
}

/** No stream has as many members. With a number, an index below it is in one double without loss: no table has as many objects. */
const MOST_MEMBERS = 2 ** 20;
const MOST_NUMBERS = 2 ** 29;

/** A larger member is refused: it is walked in one step. */
const MOST_BYTES = 1 << 22;

/** Numbers, each at most `most`, in ascending order: each times `MOST_MEMBERS`, and its index. */
function sortWithIndexes(numbers: ArrayLike<number>, most: number): Steps<Float64Array> {
	// Three times as fast as `from`, for a million in one step.
	const all = new Float64Array(numbers.length);
	for (let index = 0; index < all.length; index++) all[index] = Math.min(numbers[index]!, most) * MOST_MEMBERS + index;
	return sortingNumbers(all);
}

/** Bytes of all members as a multiple of the data, beyond those of one. The next member of a sound stream begins where one ends. */
const MOST_SHARES = 4;

/** For each member, where the next one begins. The order of the list need not be that of the data, as it should be (7.5.7). */
function* stopsOf(starts: readonly number[], length: number): Steps<Int32Array> {
	const stops = new Int32Array(starts.length);
	if (starts.every((start, index) => index === 0 || starts[index - 1]! < start)) {
		for (let index = 0; index < starts.length; index++) stops[index] = starts[index + 1] ?? length;
		return stops;
	}
	const inOrder = yield* sortWithIndexes(starts, Infinity);
	let stop = length;
	let before = length;
	for (let place = inOrder.length - 1; place >= 0; place--) {
		const index = inOrder[place]! % MOST_MEMBERS;
		const start = starts[index]!;
		if (start < before) [stop, before] = [before, start];
		stops[index] = stop;
	}
	yield MEMBER_COST * stops.length;
	return stops;
}

/** Whether the members that begin at `starts`, and end before the next one, are much more than the data. */
function overlap(starts: readonly number[], stops: Int32Array, length: number): boolean {
	let sum = 0;
	for (let index = 0; index < starts.length; index++) sum += stops[index]! - starts[index]!;
	return sum > MOST_SHARES * length;
}

/**
 * Where a member of an object stream ends: before the next one starts, without white space, which can be megabytes long.
 *
 * @throws OctavoError `limit_exceeded` for a member of more than 4 MB
 */
export function memberEnd({ data, starts, stops, ends, namesStream }: ObjectStream, index: number): number {
	if (ends[index]! >= 0) return ends[index]!;
	const start = starts[index]!;
	let end = Math.min(stops[index]!, data.length);
	while (end > start && classOf[data[end - 1]!] === SPACE) end--;
	if (end - start > MOST_BYTES) throw tooLargeObject();
	// A compressed object is never a stream (7.5.7): a `stream` keyword after it is not part of it, and must not follow it into the file.
	const found = namesStream ? new Scan().value(data, start, end) : -1;
	return (ends[index] = found >= 0 ? found : end);
}

/**
 * The index of the first object with a number, or -1: for entries that give a wrong one. There may be as many as there are members,
 * so the numbers are sorted once.
 */
export function indexIn(stream: ObjectStream, number: number): number {
	const { numbers } = stream;
	stream.sorted ??= atOnce(sortWithIndexes(numbers, MOST_NUMBERS));
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

/** The values of one object are too many to be read at once. */
export const tooLargeObject = (): OctavoError =>
	limitExceeded(
		'objectValues',
		'An object of the document has too many values',
		'Open the document in another PDF program and save it again',
	);
