/** Fonts as WOFF2 packs them (W3C, WOFF File Format 2.0, 5): the library inflates all tables as one; outlines are written as TrueType has them. */
import fontkit from '@pdf-lib/fontkit';
import type { Pace } from '../../../pace/pace';
import { damagedFont } from '../font-file';
import { writeTables } from '../program/write-tables';
import { readOutlines } from './woff2-outlines';

interface PackedTable {
	readonly offset: number;
	readonly length: number;
	readonly transformLength: number | null;
	readonly transformed: boolean;
}

/** A font in this format, as the library has it. */
interface PackedFont {
	readonly directory: { readonly flavor: number; readonly tables: Readonly<Record<string, PackedTable>> };
	readonly stream: { readonly buffer: Uint8Array };
	_decompress(): void;
}

/** Where the number of tables is, and how many fonts have at most. */
const [TABLES, MOST_TABLES] = [12, 100];
const COLLECTION = 0x74746366;
/** The cost of a byte that the library inflates, in one step: about 30 ns. */
const BYTE_COST = 8;
const HEAD_LOCA_FORMAT = 50;

/**
 * The font as a file of its tables.
 *
 * @param most bytes of all tables
 * @throws Error if it is damaged, or has more
 */
export async function unpackWoff2(bytes: Uint8Array, most: number, pace: Pace): Promise<Uint8Array> {
	if (new DataView(bytes.buffer, bytes.byteOffset).getUint16(TABLES) > MOST_TABLES) throw damagedFont('file');
	const font = fontkit.create(bytes) as unknown as PackedFont;
	const { tables, flavor } = font.directory;
	const size = Object.values(tables).reduce((sum, { length, transformLength }) => sum + (transformLength ?? length), 0);
	if (size > most || flavor === COLLECTION) throw damagedFont('file');
	await pace.rest();
	// The bundles hold a library that throws where there are more bytes than the tables have (scripts/lean/fontkit.mjs).
	font._decompress();
	pace.add(size * BYTE_COST);
	const data = new Map<string, Buffer>();
	for (const [tag, { offset, length, transformLength }] of Object.entries(tables))
		data.set(tag, Buffer.from(font.stream.buffer.subarray(offset, offset + (transformLength ?? length))));
	const { glyf } = tables;
	if (!glyf?.transformed) return writeTables([...data]);
	const outlines = await readOutlines(data.get('glyf')!, pace);
	data.set('glyf', outlines.glyf).set('loca', outlines.loca);
	data.get('head')?.writeInt16BE(1, HEAD_LOCA_FORMAT);
	if (tables['hmtx']?.transformed) data.set('hmtx', bearingsOf(data, outlines.lefts));
	return writeTables([...data]);
}

const HHEA_METRICS = 34;

/** The table `hmtx`, whose bearings are the left edges of outlines if they were left out (5.4). */
function bearingsOf(data: ReadonlyMap<string, Buffer>, lefts: Int16Array): Buffer {
	const packed = data.get('hmtx')!;
	const count = data.get('hhea')!.readUInt16BE(HHEA_METRICS);
	const flags = packed.readUInt8(0);
	const written = Buffer.alloc(count * 4 + Math.max(lefts.length - count, 0) * 2);
	let at = 1 + count * 2;
	for (let glyph = 0; glyph < Math.max(lefts.length, count); glyph++) {
		const isLeftOut = flags & (glyph < count ? 1 : 2);
		const bearing = isLeftOut ? (lefts[glyph] ?? 0) : packed.readInt16BE(at);
		if (!isLeftOut) at += 2;
		if (glyph < count) written.writeUInt16BE(packed.readUInt16BE(1 + glyph * 2), glyph * 4);
		written.writeInt16BE(bearing, glyph < count ? glyph * 4 + 2 : count * 4 + (glyph - count) * 2);
	}
	return written;
}
