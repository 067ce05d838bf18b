/** Reads the font program of any kind (ISO 32000-2, Table 124). Programs are only looked at, with every offset checked. */
import { readCff } from './cff';
import type { FontProgram } from './font-program';
import { openTypePoints, readTrueType, tablesOf } from './truetype';
import { readType1 } from './type1';

/** @returns undefined if the bytes are not a font program, or are damaged. */
export function readFontProgram(data: Uint8Array): FontProgram | undefined {
	try {
		const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
		const tag = data.length > 12 ? view.getUint32(0) : 0;
		if (tag === 0x4f54544f) {
			const tables = tablesOf(view);
			const cff = tables.get('CFF ');
			const program = cff && readCff(data.subarray(cff.at, cff.at + cff.length));
			return program && { ...program, pointOf: openTypePoints(view, tables) };
		}
		if (tag === 0x00010000 || tag === 0x74727565) return readTrueType(view);
		if (data[0] === 1 && data[1] === 0) return readCff(data);
		if (data[0] === 0x25 || data[0] === 0x80) return readType1(data);
	} catch (thrown) {
		// Offsets beyond the end.
		if (!(thrown instanceof RangeError)) throw thrown;
	}
	return undefined;
}
