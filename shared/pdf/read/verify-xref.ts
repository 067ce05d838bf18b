/** Checks a cross-reference against the headers of the objects that it points to. */
import type { Job } from '../job';
import { COMPRESSED, FREE, UNCOMPRESSED, type ObjectTable } from '../object-table';
import { bodyAfter, MINUS, readHeader } from '../syntax/characters';
import { Ref } from '../syntax/values';
import { scanFile } from './file-scan';
import type { CrossReference } from './xref';

/** Objects checked between two looks at the clock. */
const STRIDE = 1024;

/** A cross-reference whose entries all lead to the object that they name. */
export interface VerifiedCrossReference extends CrossReference {
	/** Uncompressed objects: where the value starts, after `N G obj`. */
	readonly bodies: Int32Array;
	/** Whether objects were not where their entries say. */
	readonly isMended: boolean;
}

/**
 * Checks every entry against the header that it points to, and mends the table where the object is in another place.
 * Entries that lead to no object become free.
 */
export async function verify(bytes: Uint8Array, reference: CrossReference, job: Job): Promise<VerifiedCrossReference> {
	const { table } = reference;
	const bodies = new Int32Array(table.size);
	const wrong: number[] = [];
	let damaged = reference.damaged;
	for (let start = 0; start < table.size; start += STRIDE) {
		if (check(bytes, table, bodies, start, Math.min(start + STRIDE, table.size), wrong)) damaged = true;
		const due = job.pace.step(STRIDE * 20);
		if (due) await due;
	}
	if (wrong.length > 0) {
		damaged = true;
		mend(bytes, table, bodies, wrong, (await scanFile(bytes, job)).table);
	}
	// An object stream must be in the file itself: not absent, and not in another object stream.
	for (let number = 0; number < table.size; number++) {
		if (table.kind[number] === COMPRESSED && table.kind[table.place[number]!] !== UNCOMPRESSED) table.set(number, FREE, 0, 0);
	}
	return { ...reference, damaged, bodies, isMended: wrong.length > 0 };
}

/** Whether the trailer's /Root leads to an object. */
export function leadsToCatalog({ table, trailer }: CrossReference): boolean {
	const root = trailer.get('Root');
	if (!(root instanceof Ref)) return false;
	return table.kind[root.number] === UNCOMPRESSED || table.kind[root.number] === COMPRESSED;
}

/** Returns whether readers may disagree about an object, although its entry is right. */
function check(bytes: Uint8Array, table: ObjectTable, bodies: Int32Array, from: number, to: number, wrong: number[]): boolean {
	let doubtful = false;
	for (let number = from; number < to; number++) {
		if (table.kind[number] !== UNCOMPRESSED) continue;
		const body = bodyAfter(bytes, table.place[number]!, number, table.detail[number]!);
		if (body >= 0) {
			bodies[number] = body;
			// That generation is only for objects that are never used again (7.5.4), and readers may leave them out.
			if (table.detail[number] === 65_535) doubtful = true;
			continue;
		}
		const header = readHeader(bytes, table.place[number]!, bytes.length);
		if (header?.number === number) {
			bodies[number] = header.body;
			table.place[number] = header.start;
			// References may name either generation.
			if (header.generation !== table.detail[number]) doubtful = true;
			table.detail[number] = header.generation;
			if (bytes.subarray(header.start, header.body).includes(MINUS)) doubtful = true;
		} else if (number > 0) wrong.push(number);
		else table.set(0, FREE, 0, 0);
	}
	return doubtful;
}

function mend(bytes: Uint8Array, table: ObjectTable, bodies: Int32Array, wrong: readonly number[], scanned: ObjectTable): void {
	for (const number of wrong) {
		const known = number < scanned.size && scanned.kind[number] === UNCOMPRESSED;
		const found = known ? readHeader(bytes, scanned.place[number]!, bytes.length) : undefined;
		if (found?.number === number) {
			table.set(number, UNCOMPRESSED, found.start, found.generation);
			bodies[number] = found.body;
		} else table.set(number, FREE, 0, 0);
	}
}
