/** Which object streams of a document are copied whole and which are packed again (ISO 32000-2, 7.5.7), and the order in which objects are written. */
import type { Pace } from '../../pace/pace';
import type { PdfDocument } from '../document';
import { Ref, Stream, type Value } from '../syntax/values';
import { COMPRESSED, UNCOMPRESSED, type ObjectTable } from '../object-table';

export interface ObjectStreamPlan {
	/** Object streams that are copied as they are. */
	readonly whole: ReadonlySet<number>;
	/** Object streams whose live members go to new ones, by number. */
	readonly repacked: ReadonlyMap<number, readonly number[]>;
}

/** An object stream stays whole when all of it lives and nothing in it changed. */
export async function planObjectStreams(document: PdfDocument, live: Uint8Array, renumber: boolean): Promise<ObjectStreamPlan> {
	const { table, job } = document;
	const members = new Map<number, number[]>();
	for (let number = 1; number < table.size; number++) {
		if (live[number] === 1 && table.kind[number] === COMPRESSED) {
			const list = members.get(table.place[number]!);
			if (list) list.push(number);
			else members.set(table.place[number]!, [number]);
		}
		const due = number % 1024 === 0 ? job.pace.step(50_000) : undefined;
		if (due) await due;
	}
	const whole = new Set<number>();
	const repacked = new Map<number, readonly number[]>();
	for (const [objectStream, numbers] of members) {
		if (!renumber && isWhole(document, objectStream, numbers)) whole.add(objectStream);
		else
			repacked.set(
				objectStream,
				numbers.filter((number) => !(document.edited.get(number) instanceof Stream)),
			);
		const due = job.pace.step(numbers.length * 50);
		if (due) await due;
	}
	return { whole, repacked };
}

/** Entries that are not copied: /Length is written directly, and the object stream that /Extends names may be gone. /Extends has no meaning for readers. */
const REPLACED = new Set(['Length', 'Extends']);

function isWhole(document: PdfDocument, objectStream: number, live: readonly number[]): boolean {
	const opened = document.objectStream(objectStream);
	if (!opened || opened.lost !== undefined || opened.numbers.length !== live.length) return false;
	if (!live.every((number) => !document.isChanged(number) && opened.numbers[document.table.detail[number]!] === number))
		return false;
	// No object refers to an object stream, so that the references in its dictionary are not marked.
	const stream = document.get(objectStream);
	if (!(stream instanceof Stream) || document.resolve(stream.dict.get('N')) !== live.length) return false;
	const refers = (value: Value): boolean =>
		value instanceof Ref || (Array.isArray(value) && value.some((item) => item instanceof Ref));
	return ![...stream.dict].some(([key, value]) => !REPLACED.has(key) && refers(value));
}

/** Live UNCOMPRESSED objects and object streams that stay, in the order of the source file. */
export async function fileOrder(table: ObjectTable, live: Uint8Array, plan: ObjectStreamPlan, pace: Pace): Promise<Int32Array> {
	const { whole, repacked } = plan;
	const order = new Int32Array(table.size);
	let used = 0;
	let sorted = true;
	let last = -1;
	for (let number = 1; number < table.size; number++) {
		if (table.kind[number] !== UNCOMPRESSED) continue;
		if (repacked.has(number) || (live[number] !== 1 && !whole.has(number))) continue;
		order[used++] = number;
		if (table.place[number]! < last) sorted = false;
		last = table.place[number]!;
	}
	const numbers = order.subarray(0, used);
	return sorted ? numbers : byPlace(numbers, table.place, pace);
}

/** Bits of a place that one pass sorts by: three passes cover all 31. */
const DIGIT = 11;

/** Up to this many objects are sorted faster by comparing them than by counting all values of a digit. */
const FEW = 512;

/** Radix sort: a million objects in some 20 ms, where a comparing sort takes half a second. */
async function byPlace(numbers: Int32Array, place: Int32Array, pace: Pace): Promise<Int32Array> {
	if (numbers.length <= FEW) return numbers.sort((one, other) => place[one]! - place[other]!);
	let from = numbers;
	let to: Int32Array = new Int32Array(numbers.length);
	for (let shift = 0; shift < 31; shift += DIGIT) {
		distribute(from, to, place, shift);
		[from, to] = [to, from];
		const due = pace.step(numbers.length * 20);
		if (due) await due;
	}
	return from;
}

function distribute(from: Int32Array, to: Int32Array, place: Int32Array, shift: number): void {
	const mask = (1 << DIGIT) - 1;
	const starts = new Int32Array(mask + 2);
	for (let i = 0; i < from.length; i++) starts[((place[from[i]!]! >>> shift) & mask) + 1]!++;
	for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
	for (let i = 0; i < from.length; i++) {
		const number = from[i]!;
		to[starts[(place[number]! >>> shift) & mask]!++] = number;
	}
}
