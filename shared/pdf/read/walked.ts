/** What one walk over the bytes of objects found, to be used again. */
import { Scan } from '../syntax/scan';

/**
 * What walking the bytes of a document's objects found, by object number. It holds as long as an object is neither edited
 * nor patched, so a document remembers it, and shares it with its copies.
 */
export class Walked {
	/** 1 where the object was walked as it stands in the source. */
	readonly done: Uint8Array;
	/** UNCOMPRESSED objects: position behind `endobj`. */
	readonly end: Int32Array;
	/** Behind the value; start and end of stream data or -1; the place of /Length's value or -1. Only with `detail`. */
	readonly valueEnd: Int32Array;
	readonly dataStart: Int32Array;
	readonly dataEnd: Int32Array;
	readonly lengthStart: Int32Array;
	readonly lengthEnd: Int32Array;
	/** With `detail`: the object's range of `scan.marks`, where references (and strings) stand. */
	readonly from: Int32Array;
	readonly to: Int32Array;
	readonly scan = new Scan();

	constructor(
		size: number,
		readonly detail: boolean,
		/** Whether strings are marked as well. */
		readonly strings: boolean,
	) {
		this.scan.strings = strings;
		// One piece of memory for all columns: a merge may have a thousand documents.
		const memory = new Int32Array(detail ? 8 * size : size);
		this.done = new Uint8Array(detail ? size : 0);
		const column = (index: number) => memory.subarray(index * size, (index + 1) * size);
		this.end = column(0);
		this.valueEnd = column(1);
		this.dataStart = column(2);
		this.dataEnd = column(3);
		this.lengthStart = column(4);
		this.lengthEnd = column(5);
		this.from = column(6);
		this.to = column(7);
	}
}
