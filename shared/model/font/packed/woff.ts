/** Fonts as WOFF packs them (W3C, WOFF File Format 1.0): each table is deflated. */
import type { Pace } from '../../../pace/pace';
import { damagedFont } from '../font-file';
import { inflateTolerantly } from '../../../pdf/syntax/portable-codec';
import { writeTables } from '../program/write-tables';

const HEADER = 44;
const ENTRY = 20;
const TABLES = 12;

/**
 * The font as a file of its tables.
 *
 * @param most bytes of all tables
 * @throws Error if it is damaged, or has more
 */
export async function unpackWoff(bytes: Uint8Array, most: number, pace: Pace): Promise<Uint8Array> {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const tables = new Map<string, Uint8Array>();
	let room = most;
	for (let index = 0; index < view.getUint16(TABLES); index++) {
		const entry = HEADER + index * ENTRY;
		const tag = Buffer.from(bytes.subarray(entry, entry + 4)).toString('latin1');
		const [at, packed, length] = [4, 8, 12].map((place) => view.getUint32(entry + place)) as [number, number, number];
		room -= length;
		if (room < 0 || packed > length || at + packed > bytes.length) throw damagedFont('file');
		const data = bytes.subarray(at, at + packed);
		const table = packed === length ? data : (await inflateTolerantly(data, length, pace)).bytes;
		if (table.length !== length) throw damagedFont('file');
		tables.set(tag, table);
	}
	return writeTables([...tables]);
}
