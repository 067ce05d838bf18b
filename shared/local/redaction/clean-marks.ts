/**
 * Fingerprints of data that was searched and had nothing: data of the result that is the same, byte for byte, need not be searched again,
 * because the same search would find the same.
 */
import { createHash } from 'node:crypto';
import type { CleanData } from '../../model/redaction/residue/find';

const MOST_MARKS = 100_000;

export class CleanMarks implements CleanData {
	private readonly marks = new Set<string>();

	/** `wanted` is another number for another search. */
	constructor(private readonly wanted: () => number) {}

	readonly markOf = (data: Uint8Array, way: string): string =>
		`${way} ${this.wanted()} ${data.length} ${createHash('sha256').update(data).digest('base64')}`;

	readonly has = (mark: string): boolean => this.marks.has(mark);

	readonly add = (mark: string): void => {
		if (this.marks.size < MOST_MARKS) this.marks.add(mark);
	};
}
