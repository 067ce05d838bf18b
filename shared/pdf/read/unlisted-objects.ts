/** Objects that a file has, that its cross-reference does not list, and that something refers to (docs/semantics.md, §14.1). */
import { OctavoError } from '../../contract/errors';
import type { Job } from '../job';
import { FREE, UNCOMPRESSED, UNKNOWN, type ObjectTable } from '../object-table';
import { asBuffer, readHeader } from '../syntax/characters';
import { Parser } from '../syntax/parser';
import { isDict, isName } from '../syntax/values';
import { scanFile } from './file-scan';
import { headerBefore, type Header } from './file-walk';

/**
 * The objects of the file that have no entry in the table, if one of them is asked for, or is an object stream, which may hold one
 * that is.
 */
export async function findUnlisted(
	bytes: Uint8Array,
	table: ObjectTable,
	asked: ReadonlySet<number>,
	job: Job,
): Promise<readonly Header[]> {
	if (asked.size === 0 || !(await mayHaveOthers(bytes, table, job))) return [];
	const scanned = await tableOf(bytes, job);
	const others: Header[] = [];
	for (let number = 1; number < (scanned?.size ?? 0); number++) {
		if (scanned!.kind[number] !== UNCOMPRESSED || isListed(table, number)) continue;
		const header = readHeader(bytes, scanned!.place[number]!, bytes.length);
		if (header?.number === number) others.push(header);
	}
	return others.some((header) => asked.has(header.number) || isObjectStream(bytes, header)) ? others : [];
}

/** Whether the table has an entry for an object; one that says that it is free, and is in doubt, does not count. */
export function isListed(table: ObjectTable, number: number): boolean {
	const kind = table.kind[number] ?? UNKNOWN;
	return kind === FREE ? !table.unlisted.has(number) && !table.isWronglyFree(number) : kind !== UNKNOWN;
}

/** A first look, many times as fast as a scan: whether anything looks like the header of an object without an entry. */
async function mayHaveOthers(bytes: Uint8Array, table: ObjectTable, { pace }: Job): Promise<boolean> {
	const buffer = asBuffer(bytes);
	for (let at = 0; ;) {
		const word = buffer.indexOf('obj', at);
		if (word < 0) return false;
		const header = headerBefore(bytes, word);
		if (header && !isListed(table, header.number)) return true;
		const due = pace.step(word - at + 200);
		if (due) await due;
		at = word + 3;
	}
}

async function tableOf(bytes: Uint8Array, job: Job): Promise<ObjectTable | undefined> {
	try {
		return (await scanFile(bytes, job)).table;
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code === 'unreadable_document') return undefined;
		throw thrown;
	}
}

function isObjectStream(bytes: Uint8Array, { body }: Header): boolean {
	const head = bytes.subarray(0, Math.min(bytes.length, body + HEAD));
	const value = new Parser(head, body, head.length, 8).value();
	return isDict(value) && isName(value.get('Type'), 'ObjStm');
}

/** The dictionaries of object streams are not longer. */
const HEAD = 1024;
