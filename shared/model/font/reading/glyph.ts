/** A glyph as text is shown, and what fonts that show it have in common. */
import type { Dict, Value } from '../../../pdf/syntax/values';
import type { FontFacts } from './font-facts';

export interface Glyph {
	readonly code: number;
	/** The CID in a composite font; elsewhere the code. */
	readonly cid: number;
	/** Unicode text. Empty if the code shows nothing that could be read; U+FFFD if it shows something, and nothing tells what. */
	readonly text: string;
	/** Advance width for size 1. */
	readonly width: number;
	/** Whether word spacing counts: a code of one byte, 32 (ISO 32000-2, 9.3.3). */
	readonly isSpace: boolean;
	/** In vertical writing: displacement and position vector, for size 1 (9.7.4.3). */
	readonly vertical: { readonly advance: number; readonly x: number; readonly y: number } | undefined;
}

/** The content that draws the glyphs of a Type 3 font (9.6.4). */
export interface Type3 {
	readonly matrix: readonly [number, number, number, number, number, number];
	readonly procedures: Dict | undefined;
	/** Resources of the procedures; if undefined, those of the page. */
	readonly resources: Value | undefined;
	/** The name of a code's procedure. */
	procedureOf(code: number): string | undefined;
}

export interface ReadingFont extends FontFacts {
	readonly dictionary: Dict;
	/** Whether data that tells what its codes mean is damaged, as far as it was read. */
	readonly isDamaged: boolean;
	readonly vertical: boolean;
	/** Width of the font's own space, for size 1; undefined if it has none. */
	readonly space: number | undefined;
	readonly type3: Type3 | undefined;
	/** UTF-16 units of the longest text of a code, if its ToUnicode CMap tells it; otherwise 1. */
	readonly longest: number;
	/** The glyphs of a string that is shown, in order. There is one object for each code. */
	glyphs(shown: Uint8Array): readonly Glyph[];
	/** Where at most `most` codes of a long string end that begin at a position: others may run between two such parts. */
	partEnd(shown: Uint8Array, from: number, most: number): number;
}

/** Something is shown, and nothing tells what. */
export const UNREADABLE = '\ufffd';
