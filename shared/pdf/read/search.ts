/** Finding objects by their bytes, at the speed of memory instead of a parse of everything. */
import { countUpTo } from '../sorted';
import { asBuffer } from '../syntax/characters';
import type { ObjectSource } from '../object-source';
import { Dict, Stream, type Value } from '../syntax/values';
import { COMPRESSED, UNCOMPRESSED } from '../object-table';

/**
 * Numbers of objects whose bytes hold one of `words`. Stream data may give false alarms; the caller looks closer.
 */
export function objectsWith(document: ObjectSource, words: readonly string[]): number[] {
	const { table } = document;
	const found = new Set<number>();
	const plain: number[] = [];
	const objectStreams = new Map<number, number[]>();
	for (let number = 1; number < table.size; number++) {
		if (document.isChanged(number)) {
			if (document.exists(number)) found.add(number);
		} else if (table.kind[number] === UNCOMPRESSED) plain.push(number);
		else if (table.kind[number] === COMPRESSED) {
			const objectStream = table.place[number]!;
			const members = objectStreams.get(objectStream);
			if (members) members.push(number);
			else objectStreams.set(objectStream, [number]);
		}
	}
	for (let number = table.size; number < document.size; number++) if (document.exists(number)) found.add(number);
	plain.sort((a, b) => table.place[a]! - table.place[b]!);
	const places = Int32Array.from(plain, (number) => table.place[number]!);
	const source = asBuffer(document.bytes);
	for (const word of words) {
		for (let at = source.indexOf(word); at >= 0; at = source.indexOf(word, at + word.length)) {
			const number = plain[countUpTo(places, at) - 1];
			if (number !== undefined) found.add(number);
		}
	}
	for (const [objectStream, members] of objectStreams) {
		const opened = document.objectStream(objectStream);
		if (!opened) continue;
		const data = asBuffer(opened.data);
		// Few objectStreams hold a word at all; of those, every member is a candidate.
		if (words.some((word) => data.includes(word))) for (const member of members) found.add(member);
	}
	return [...found].sort((a, b) => a - b);
}

/** Calls `visit` with every dictionary that is a direct part of `value`, itself included. */
export function eachDict(value: Value, visit: (dict: Dict) => void): void {
	const stack: Value[] = [value];
	while (stack.length > 0) {
		const next = stack.pop()!;
		const found = next instanceof Stream ? next.dict : next;
		if (Array.isArray(found)) for (const item of found) stack.push(item);
		else if (found instanceof Dict) {
			visit(found);
			for (const item of found.values()) stack.push(item);
		}
	}
}

/** Whether `test` holds for `value` or a direct dictionary inside it. */
export function someDict(value: Value, test: (dict: Dict) => boolean): boolean {
	const found: Dict[] = [];
	eachDict(value, (dict) => {
		if (found.length === 0 && test(dict)) found.push(dict);
	});
	return found.length > 0;
}
