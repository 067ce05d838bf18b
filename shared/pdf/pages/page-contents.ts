/**
 * What a page's /Contents lists (ISO 32000-2, 7.8.2). Readers pass over what is not a stream, and so does every result: a
 * reference to something else would become null where that is not written (docs/semantics.md, §14.5).
 */
import type { ObjectEditor } from '../object-source';
import { UNCOMPRESSED } from '../object-table';
import { OPEN_BRACKET, isDigit, readInteger, skipSpace } from '../syntax/characters';
import { isRef } from '../syntax/values';

/** Whether the value of /Contents at `at` may be an array; it is not parsed. */
export function mayBeArray(document: ObjectEditor, bytes: Uint8Array, at: number, end: number): boolean {
	if (!isDigit(bytes[at])) return true;
	const { value: number } = readInteger(bytes, at, end);
	const kind = document.table.kind[number];
	if (kind !== UNCOMPRESSED) return document.exists(number);
	return document.bytes[skipSpace(document.bytes, document.bodies[number]!, document.bytes.length)] === OPEN_BRACKET;
}

/** Leaves out what is not a stream. */
export function keepStreams(document: ObjectEditor, page: number): void {
	const contents = document.array(document.entry(page, 'Contents'));
	const streams = contents?.filter((item) => isRef(item) && document.isStream(item.number));
	if (streams && streams.length < contents!.length) document.patch(page, { Contents: streams });
}
