/**
 * The streams that a page's /Contents lists (ISO 32000-2, 7.8.2). Readers ignore entries that are not streams. Results leave them out,
 * because a reference to an object that is not written would become null (docs/semantics.md, §14.5).
 */
import type { ObjectEditor } from '../object-source';
import { UNCOMPRESSED } from '../object-table';
import { LESS_THAN, isDigit, readInteger, skipSpace } from '../syntax/characters';
import { isRef, type Ref, type Value } from '../syntax/values';

/** Whether the value of /Contents at `at` may be other than one stream; it is not parsed. */
export function mayBeOther(document: ObjectEditor, bytes: Uint8Array, at: number, end: number): boolean {
	if (!isDigit(bytes[at])) return true;
	const { value: number } = readInteger(bytes, at, end);
	// An object stream holds no streams (ISO 32000-2, 7.5.7).
	if (document.table.kind[number] !== UNCOMPRESSED) return true;
	return document.bytes[skipSpace(document.bytes, document.bodies[number]!, document.bytes.length)] !== LESS_THAN;
}

/** Of an item of an array, which is read and looked up, see `Pace`. */
const ITEM_COST = 50;

/** Leaves everything but streams out of the /Contents of pages. */
export class ContentStreams {
	/** The replacements of indirect arrays, by number: thousands of pages can share one. */
	private readonly arrays = new Map<number, Value | undefined>();

	constructor(private readonly document: ObjectEditor) {}

	keep(page: number): void {
		const { document } = this;
		const contents = document.entry(page, 'Contents');
		if (contents === undefined || this.isStreamRef(contents)) return;
		const left = isRef(contents) ? this.leftOfObject(contents) : this.leftOf(contents);
		if (left !== contents) document.patch(page, { Contents: left });
	}

	private leftOfObject(contents: Ref): Value | undefined {
		const { arrays, document } = this;
		if (!arrays.has(contents.number)) {
			const items = document.array(contents);
			const left = items && this.leftOf(items);
			arrays.set(contents.number, left === undefined ? undefined : left === items ? contents : document.add(left));
		}
		return arrays.get(contents.number);
	}

	/** `contents` itself if everything stays; undefined if it is not an array. */
	private leftOf(contents: Value): Value[] | undefined {
		if (!Array.isArray(contents)) return undefined;
		this.document.job.pace.add(ITEM_COST * contents.length);
		const streams = contents.filter((item) => this.isStreamRef(item));
		return streams.length < contents.length ? streams : contents;
	}

	private isStreamRef(value: Value): boolean {
		return isRef(value) && this.document.isStream(value.number);
	}
}
