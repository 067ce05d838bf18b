/** The outlines of a font program of any kind (ISO 32000-2, Table 124). */
import { tablesOf } from '../program/truetype';
import { cffOutlines } from './cff-outlines';
import type { CountSteps, Outlines } from './outline';
import { trueTypeOutlines } from './truetype-outlines';
import { type1Outlines } from './type1-outlines';

/** @returns undefined if the bytes are not a font program, or are damaged. */
export function readOutlines(data: Uint8Array, count: CountSteps = () => undefined): Outlines | undefined {
	try {
		const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
		const tag = data.length > 12 ? view.getUint32(0) : 0;
		if (tag === 0x4f54544f) {
			const cff = tablesOf(view).get('CFF ');
			return cff && cffOutlines(data.subarray(cff.at, cff.at + cff.length), count);
		}
		if (tag === 0x00010000 || tag === 0x74727565) return trueTypeOutlines(data, count);
		if (data[0] === 1 && data[1] === 0) return cffOutlines(data, count);
		if (data[0] === 0x25 || data[0] === 0x80) return type1Outlines(data, count);
	} catch (thrown) {
		// Offsets beyond the end.
		if (!(thrown instanceof RangeError)) throw thrown;
	}
	return undefined;
}
