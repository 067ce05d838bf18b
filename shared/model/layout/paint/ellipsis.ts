/** Lines that are wider than their box, which end with dots (CSS Overflow 4, 4.1). The whole text stays in the document. */
import type { LaidLine, LaidText } from '../boxes/laid';
import { textSize } from '../boxes/style';

export const DOTS = '…';

/** Where a line ends and its dots begin, in pixels, with the text that they are set like; `undefined` if the line fits, and is not cut. */
export function endOfLine(
	{ texts, atoms, isCut = false }: LaidLine,
	room: number,
	widthOfDots: (text: LaidText) => number,
): { readonly at: number; readonly text: LaidText } | undefined {
	const right = texts.reduce((most, { x, width }) => Math.max(most, x + width), 0);
	if ((right <= room + 0.5 && !isCut) || atoms.length > 0) return undefined;
	let end: { at: number; text: LaidText } | undefined;
	for (const text of texts) {
		const limit = room - widthOfDots(text);
		if (text.x > limit) break;
		end = { at: Math.min(text.x + widthWithin(text, limit - text.x), text.x + text.width), text };
	}
	return end ?? (texts[0] && { at: Math.max(texts[0].x, 0), text: texts[0] });
}

/** The width of the glyphs that are whole within a width. */
function widthWithin({ words, style }: LaidText, most: number): number {
	let width = 0;
	const size = textSize(style);
	for (const { parts, after = 0 } of words) {
		for (const { glyphs } of parts)
			for (const { advance } of glyphs) {
				const wider = width + (advance * size) / 1000 + style.letterSpacing;
				if (wider > most) return width;
				width = wider;
			}
		width += (after * size) / 1000;
	}
	return width;
}
