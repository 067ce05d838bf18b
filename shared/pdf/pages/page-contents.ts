/**
 * What a page's /Contents lists (ISO 32000-2, 7.8.2). Readers ignore entries that are not streams. Results leave them out,
 * because a reference to an object that is not written would become null (docs/semantics.md, §14.5).
 */
import type { ObjectEditor } from '../object-source';
import { UNCOMPRESSED } from '../object-table';
import { LESS_THAN, isDigit, readInteger, skipSpace } from '../syntax/characters';
import { isRef, type Value } from '../syntax/values';

/** Whether the value of /Contents at `at` may be other than one stream; it is not parsed. */
export function mayBeOther(document: ObjectEditor, bytes: Uint8Array, at: number, end: number): boolean {
	if (!isDigit(bytes[at])) return true;
	const { value: number } = readInteger(bytes, at, end);
	// An object stream holds no streams (ISO 32000-2, 7.5.7).
	if (document.table.kind[number] !== UNCOMPRESSED) return true;
	return document.bytes[skipSpace(document.bytes, document.bodies[number]!, document.bytes.length)] !== LESS_THAN;
}

/** Leaves out what is not a stream. */
export function keepStreams(document: ObjectEditor, page: number): void {
	const contents = document.entry(page, 'Contents');
	if (contents === undefined || isStreamRef(document, contents)) return;
	const items = document.array(contents);
	const streams = items?.filter((item) => isStreamRef(document, item));
	if (!streams || streams.length < items!.length) document.patch(page, { Contents: streams });
}

const isStreamRef = (document: ObjectEditor, value: Value): boolean => isRef(value) && document.isStream(value.number);
