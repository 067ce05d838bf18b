/**
 * Finding objects by the names in them, in one pass over the bytes of all objects, without their streams' data where that is
 * large. A name may be written with `#xx` (ISO 32000-2, 7.3.5): then it may be any of those that are looked for.
 */
import { COMPRESSED, UNCOMPRESSED } from '../object-table';
import type { ObjectSource } from '../object-source';
import { countUpTo } from '../../pace/sorted';
import { asBuffer } from '../syntax/characters';
import { Scan } from '../syntax/scan';

/** Object numbers by name, ascending; the objects may hold the name in a string or in stream data: the caller looks closer. */
export type NamedObjects<N extends string> = Readonly<Record<N, readonly number[]>>;

/** Objects further apart than this have large streams, which are stepped over. */
const NEAR = 2048;
/** Bytes that are searched at once, so that they stay in the processor's cache. */
const SLICE = 1 << 16;

/** The cost of searching a byte, see `Pace`. */
const SEARCHED = 4;

/** Bytes of an object stream that are searched at once, and those of the next ones: longer than names are. */
const LONG = 1 << 20;
const OVERLAP = 1024;

/** Characters of names, as regular expressions write them (ISO 32000-2, 7.2.3). */
const REGULAR = '[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]';

/** `names` without solidus, not empty. One that begins like another may be found with that one only. */
export async function objectsWithNames<N extends string>(document: ObjectSource, names: readonly N[]): Promise<NamedObjects<N>> {
	const { found, all } = await findNames(document, names);
	const sorted = (set: ReadonlySet<number>) => [...new Set([...set, ...all])].sort((a, b) => a - b);
	return Object.fromEntries(names.map((name) => [name, sorted(found[name])])) as Record<N, number[]>;
}

/** The objects that hold any of the names, in no order. */
export async function objectsWithAnyName(document: ObjectSource, names: readonly string[]): Promise<ReadonlySet<number>> {
	const { found, all } = await findNames(document, names);
	for (const set of Object.values(found)) for (const number of set) all.add(number);
	return all;
}

interface Found<N extends string> {
	readonly found: Readonly<Record<N, ReadonlySet<number>>>;
	/** Objects that may hold any name: they were changed, or have names that are written with `#xx`. */
	readonly all: Set<number>;
}

async function findNames<N extends string>(document: ObjectSource, names: readonly N[]): Promise<Found<N>> {
	// The first character is written as it is in every alternative: the engine of regular expressions skips by it.
	const alternatives = names.map((name) => {
		const [first = '', ...rest] = [...name].map((character) => character.replace(/\W/, '\\$&'));
		const before = /\W/.test(name) ? REGULAR : '\\w';
		return `${first}(?:${rest.join('')}|${before}{0,${Math.max(0, name.length - 2)}}#)`;
	});
	const pattern = new RegExp(`/(?:${alternatives.join('|')}|#)`, 'g');
	const found = Object.fromEntries(names.map((name) => [name, new Set<number>()])) as Record<N, Set<number>>;
	const all = new Set<number>();
	await searchObjects(document, (data, from, to, owner) => {
		const text = data.toString('latin1', from, to);
		pattern.lastIndex = 0;
		for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
			const number = owner(from + match.index);
			if (number === undefined) continue;
			if (match[0].endsWith('#')) all.add(number);
			else found[match[0].slice(1) as N].add(number);
		}
	});
	for (const number of changedObjects(document)) all.add(number);
	return { found, all };
}

/** The numbers of the objects that hold any of `names`, ascending. */
export async function objectsWithAny(document: ObjectSource, names: readonly string[]): Promise<number[]> {
	const found = await objectsWithNames(document, names);
	return [...new Set(Object.values(found).flat())].sort((one, other) => one - other);
}

/** Searches a run of whole objects, the bytes of `data` between `from` and `to`; `owner` tells the object of a position. */
type Search = (data: Buffer, from: number, to: number, owner: (at: number) => number | undefined) => void;

/** Searches the bytes of all unchanged objects, without the data of large streams. */
export async function searchObjects(document: ObjectSource, search: Search): Promise<void> {
	const { bytes, table } = document;
	const numbers = inOrder(document);
	const places = new Int32Array(numbers.length);
	for (let index = 0; index < numbers.length; index++) places[index] = table.place[numbers[index]!]!;
	const source = asBuffer(bytes);
	const inFile = (at: number) => numbers[countUpTo(places, at) - 1];
	const scan = new Scan();
	let from = 0;
	for (let index = 0; index < numbers.length; index++) {
		const last = index + 1 === numbers.length;
		const next = last ? bytes.length : places[index + 1]!;
		const isFar = next - places[index]! > NEAR;
		if (!isFar && !last && next - from < SLICE) continue;
		let to = next;
		if (isFar) {
			if (places[index]! > from) search(source, from, places[index]!, inFile);
			scan.reset();
			const end = scan.value(bytes, document.bodies[numbers[index]!]!, next);
			from = places[index]!;
			if (end >= 0) to = end;
		}
		search(source, from, to, inFile);
		const due = document.job.pace.step(SEARCHED * (to - from));
		if (due) await due;
		from = next;
	}
	for (const [number, members] of objectStreams(document)) {
		const opened = document.objectStream(number);
		// Data that gives nothing took time, too.
		const read = document.job.pace.step(0);
		if (read) await read;
		if (!opened) continue;
		const isMember = new Set(members);
		const { starts, numbers: contained, data } = opened;
		const owner = (at: number): number | undefined => {
			const member = contained[countUpTo(starts, at) - 1];
			return member !== undefined && isMember.has(member) ? member : undefined;
		};
		for (let start = 0; start < data.length; start += LONG) {
			search(asBuffer(data), start, Math.min(start + LONG + OVERLAP, data.length), owner);
			const due = document.job.pace.step(SEARCHED * LONG);
			if (due) await due;
		}
	}
}

/** Objects that were changed and not removed: their new values are not in the bytes that are searched. */
export function* changedObjects(document: ObjectSource): Iterable<number> {
	for (let number = 1; document.hasChanges && number < document.size; number++)
		if (document.isChanged(number) && document.exists(number)) yield number;
}

/** Uncompressed objects that were not changed, in the order of the file. */
function inOrder(document: ObjectSource): number[] {
	const { table, hasChanges } = document;
	const numbers: number[] = [];
	let sorted = true;
	let last = -1;
	for (let number = 1; number < table.size; number++) {
		if (table.kind[number] !== UNCOMPRESSED || (hasChanges && document.isChanged(number))) continue;
		const place = table.place[number]!;
		sorted &&= place >= last;
		last = place;
		numbers.push(number);
	}
	return sorted ? numbers : numbers.sort((a, b) => table.place[a]! - table.place[b]!);
}

/** The members of each object stream that is in use. */
function objectStreams(document: ObjectSource): ReadonlyMap<number, readonly number[]> {
	const { table, hasChanges } = document;
	const streams = new Map<number, number[]>();
	for (let number = 1; number < table.size; number++) {
		if (table.kind[number] !== COMPRESSED || (hasChanges && document.isChanged(number))) continue;
		const stream = table.place[number]!;
		const members = streams.get(stream);
		if (members) members.push(number);
		else streams.set(stream, [number]);
	}
	return streams;
}
