/** Which font shows which part of a line, where one font alone does not have all characters. */
import { displayLine, type DirectedText } from './bidi';
import { clusters, type Coverage, ignorable } from './characters';

/** A part of a line in one font and one direction, in reading order. */
export interface Segment {
	/** The index of the font; `MISSING` where none has the character. */
	readonly font: number;
	readonly text: string;
	readonly rtl: boolean;
}

export const MISSING = -1;

/** The segments of a line from left to right. Of fonts that have a character, that of the characters before it is used, else the first. */
export const segmentsOf = (line: string, fonts: readonly Coverage[]): Segment[] =>
	displayLine(line).flatMap((piece) => segmentsOfPiece(piece, fonts));

/** The same for a piece of a line, all of one direction. */
export function segmentsOfPiece({ text, rtl }: DirectedText, fonts: readonly Coverage[]): Segment[] {
	const segments: { font: number; text: string; rtl: boolean }[] = [];
	for (const cluster of clusters(text)) {
		const last = segments.at(-1);
		const font = ignorable(cluster) ? (last?.font ?? 0) : choose(cluster, fonts, last?.font);
		if (last?.font === font) last.text += cluster;
		else segments.push({ font, text: cluster, rtl });
	}
	return rtl ? segments.reverse() : segments;
}

/** Spaces, digits and punctuation go with the letters before them; letters take the first font. */
function choose(cluster: string, fonts: readonly Coverage[], before: number | undefined): number {
	const isPlain = /^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(cluster);
	if (isPlain && before !== undefined && fonts[before]?.covers(cluster) === true) return before;
	return fonts.findIndex((font) => font.covers(cluster));
}

/** The characters of a text that none of the fonts has, each once. The text may be long: it is not put in order. */
export function missingIn(text: string, fonts: readonly Coverage[]): string[] {
	const isMissing = new Map<string, boolean>();
	for (const cluster of clusters(text))
		if (!isMissing.has(cluster)) isMissing.set(cluster, !ignorable(cluster) && !fonts.some((font) => font.covers(cluster)));
	return [...isMissing].filter(([, missing]) => missing).map(([cluster]) => cluster);
}
