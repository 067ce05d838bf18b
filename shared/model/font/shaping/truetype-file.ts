/**
 * A subset of a TrueType font as a file with the tables that a PDF document needs (ISO 32000-2, 9.9.1). The library chooses the glyphs; its
 * own writer measures every table twice, which costs more than all else about a short text.
 */
import type { Font } from '@pdf-lib/fontkit';
import { writeTables } from '../program/write-tables';

/** The subset as the library collects it, glyph by glyph; a composite glyph adds its components. */
export interface TrueTypeSubset {
	readonly glyphs: readonly number[];
	glyf: Uint8Array[];
	offset: number;
	loca: { offsets: number[] };
	hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
	_addGlyph(glyph: number): number;
}

/** The file of a font, as the library holds it. */
interface FontData {
	readonly stream: { readonly buffer: Uint8Array };
	readonly directory: {
		readonly tables: Readonly<Record<string, { readonly offset: number; readonly length: number } | undefined>>;
	};
}

/** A glyph without components, which any subset may take. */
interface Outline {
	readonly data: Uint8Array;
	readonly metrics: TrueTypeSubset['hmtx']['metrics'][number];
}
/** By glyph, for a font of which several subsets are made: reading an outline costs more than writing it. */
export type Outlines = Map<number, Outline>;

const HEAD_LOCA_FORMAT = 50;
const HHEA_METRICS = 34;
const MAXP_GLYPHS = 4;

export function trueTypeFile(font: Font, subset: TrueTypeSubset, known: Outlines): Uint8Array {
	Object.assign(subset, { glyf: [], offset: 0, loca: { offsets: [] }, hmtx: { metrics: [] } });
	// Components are added while the list is read.
	for (let index = 0; index < subset.glyphs.length; index++) addGlyph(subset, subset.glyphs[index]!, known);
	const { stream, directory } = font as unknown as FontData;
	const copyOf = (tag: string): Buffer | undefined => {
		const table = directory.tables[tag];
		return table && Buffer.from(stream.buffer.subarray(table.offset, table.offset + table.length));
	};
	const count = subset.glyf.length;
	// The table `loca` can hold halves of offsets, so every outline begins at an even place.
	const outlines = subset.glyf.map((outline) => (outline.length % 2 === 0 ? outline : Buffer.concat([outline, Buffer.of(0)])));
	const offsets = [0];
	for (const outline of outlines) offsets.push(offsets.at(-1)! + outline.length);
	const isShort = offsets.at(-1)! <= 2 * 0xffff;
	const loca = Buffer.alloc(offsets.length * (isShort ? 2 : 4));
	for (const [index, offset] of offsets.entries())
		if (isShort) loca.writeUInt16BE(offset / 2, index * 2);
		else loca.writeUInt32BE(offset, index * 4);
	const hmtx = Buffer.alloc(count * 4);
	for (const [index, { advance, bearing }] of subset.hmtx.metrics.entries()) {
		hmtx.writeUInt16BE(advance, index * 4);
		hmtx.writeInt16BE(bearing, index * 4 + 2);
	}
	const head = copyOf('head');
	const hhea = copyOf('hhea');
	const maxp = copyOf('maxp');
	head?.writeInt16BE(isShort ? 0 : 1, HEAD_LOCA_FORMAT);
	hhea?.writeUInt16BE(count, HHEA_METRICS);
	maxp?.writeUInt16BE(count, MAXP_GLYPHS);
	const programs = ['cvt ', 'fpgm', 'prep'].map((tag) => [tag, copyOf(tag)] as const);
	return writeTables([
		...programs,
		['glyf', Buffer.concat(outlines)],
		['head', head],
		['hhea', hhea],
		['hmtx', hmtx],
		['loca', loca],
		['maxp', maxp],
	]);
}

function addGlyph(subset: TrueTypeSubset, glyph: number, known: Outlines): void {
	const outline = known.get(glyph);
	if (outline) {
		subset.glyf.push(outline.data);
		subset.hmtx.metrics.push(outline.metrics);
		return;
	}
	const at = subset._addGlyph(glyph);
	const data = subset.glyf[at]!;
	// A composite glyph has the numbers that its components have in this subset: its number of contours is negative.
	const isComposite = data.length > 0 && data[0]! >= 0x80;
	if (!isComposite) known.set(glyph, { data, metrics: subset.hmtx.metrics[at]! });
}
