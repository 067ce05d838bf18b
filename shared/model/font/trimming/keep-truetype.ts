/** TrueType programs (ISO 32000-2, 9.9.1) without the outlines of some glyphs, and without tables that nothing in a PDF document asks for. */
import { withComponents } from '../program/glyph-components';
import { glyphPlacesOf, type Table, tablesOf } from '../program/truetype';
import { writeTables } from '../program/write-tables';
import type { GlyphIds } from './glyph-ids';

/** How the fonts of a document use a program. */
export interface Uses {
	/** Whether codes lead to names of glyphs. */
	readonly names: boolean;
	/** Whether lines may be vertical: readers look for other shapes then. */
	readonly vertical: boolean;
}

/** Tables for programs that set text: substitution, places, kerning, widths at sizes, bitmaps, and the signature of the whole file. */
const FOR_SETTING = 'GPOS,GDEF,BASE,JSTF,kern,DSIG,hdmx,VDMX,LTSH,PCLT,FFTM,EBDT,EBLC,EBSC,meta,morx,mort,feat'.split(',');
/** The length of a table `post` without names. */
const UNNAMED = 32;
const VERSION_3 = 0x00030000;

export function keepTrueType(data: Uint8Array, kept: GlyphIds, { names, vertical }: Uses): Uint8Array | undefined {
	const left = Buffer.from(data);
	const view = new DataView(left.buffer, left.byteOffset, left.length);
	const tables = tablesOf(view);
	const [hhea, hmtx] = ['hhea', 'hmtx'].map((tag) => tables.get(tag));
	const outlines = glyphPlacesOf(view, tables);
	if (!outlines || !areApart([...tables.values()], data.length)) return undefined;
	const { glyf, count, place, setPlace, spanOf } = outlines;
	const places = Array.from({ length: count + 1 }, (_, glyph) => place(glyph));
	if (places.some((at, glyph) => at > glyf.length || at < (places[glyph - 1] ?? 0))) return undefined;
	const needed = withComponents(kept, count, spanOf, view);
	// The first glyph shows that a character is missing.
	needed.add(0);
	let to = 0;
	for (let glyph = 0; glyph <= count; glyph++) {
		setPlace(glyph, to);
		if (glyph === count || !needed.has(glyph)) continue;
		left.copyWithin(glyf.at + to, glyf.at + places[glyph]!, glyf.at + places[glyph + 1]!);
		to += places[glyph + 1]! - places[glyph]!;
	}
	if (hhea && hmtx) clearMetrics(left.subarray(hmtx.at, hmtx.at + hmtx.length), view.getUint16(hhea.at + 34), needed);
	const dropped = new Set([...FOR_SETTING, ...(vertical ? [] : ['GSUB'])]);
	const partOf = (tag: string, { at, length }: Table): Uint8Array => {
		if (tag === 'post' && !names && length > UNNAMED) return dropNames(left.subarray(at, at + UNNAMED));
		return left.subarray(at, at + (tag === 'glyf' ? to : length));
	};
	return writeTables([...tables].map(([tag, table]) => [tag, dropped.has(tag) ? undefined : partOf(tag, table)]));
}

/** Whether tables end within the file, and none is within another: that one would change with it. */
function areApart(tables: readonly Table[], size: number): boolean {
	const sorted = [...tables].sort((one, other) => one.at - other.at);
	return sorted.every(({ at, length }, index) => at + length <= (sorted[index + 1]?.at ?? size));
}

/** Widths and bearings of glyphs that are not needed. The last width is that of all glyphs after it. */
function clearMetrics(hmtx: Buffer, widths: number, needed: ReadonlySet<number>): void {
	const glyphs = widths + Math.floor((hmtx.length - widths * 4) / 2);
	for (let glyph = 0; glyph < glyphs; glyph++) {
		if (needed.has(glyph) || glyph === widths - 1) continue;
		const at = glyph < widths ? glyph * 4 : widths * 4 + (glyph - widths) * 2;
		hmtx.fill(0, at, at + (glyph < widths ? 4 : 2));
	}
}

function dropNames(post: Buffer): Uint8Array {
	const left = Buffer.from(post);
	left.writeUInt32BE(VERSION_3);
	return left;
}
