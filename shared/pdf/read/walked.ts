/** The record of one walk over the bytes of objects. */
import { Scan } from '../syntax/scan';

/**
 * The record of a walk over the bytes of a document's objects, by object number. It holds as long as an object is neither
 * edited nor patched, so a document remembers it, and shares it with its copies.
 */
export class Walked {
	/** 1 where the bytes of the object in the source were walked. */
	readonly done: Uint8Array;
	/** Uncompressed objects: position after `endobj`. */
	readonly end: Int32Array;
	/** After the value; start and end of stream data or -1; the place of /Length's value or -1. Only with `detail`. */
	readonly valueEnd: Int32Array;
	readonly dataStart: Int32Array;
	readonly dataEnd: Int32Array;
	readonly lengthStart: Int32Array;
	readonly lengthEnd: Int32Array;
	/** With `detail`: the object's range of `scan.marks`, where references (and strings) are. */
	readonly from: Int32Array;
	readonly to: Int32Array;
	readonly scan = new Scan();
	/** Objects that name /ByteRange: signatures. */
	readonly signed = new Set<number>();

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
