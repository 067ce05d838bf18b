/** Words in invisible text (render mode 3, ISO 32000-2, 9.3.6), each as wide as its box, from its top to its foot or its baseline. */
import type { Pace } from '../../pace/pace';
import { joinAtEase } from '../../pdf/syntax/long-output';
import { operand } from '../content/painting';
import { mayTurn } from '../font/shaping/bidi';
import { viewerMatrix, viewerSize, type PageGeometry } from '../geometry/geometry';
import { matrixText } from '../content/painting';
import { findBaselines } from './baselines';
import type { PlacedWord } from './placed-word';
import { ADVANCE, ASCENT, DESCENT, type GlyphlessFont } from './glyphless-font';

export interface ImageOfPage {
	readonly width: number;
	readonly height: number;
	readonly words: readonly PlacedWord[];
}

/** Words whose boxes overlap by less of their height are on different lines. */
const SAME_LINE = 0.5;
/** Between words whose boxes overlap, in parts of the height. */
const LEAST_GAP = 0.2;

/** The operators for one page, as bytes, with `font` as the name of the font; words without codes are left out. */
export async function layerOperators(page: ImageOfPage, geometry: PageGeometry, glyphs: GlyphlessFont, font: string, pace: Pace) {
	const { width, height } = viewerSize(geometry);
	const [across, down] = [width / page.width, height / page.height];
	const parts: Uint8Array[] = [];
	const lines = [`q ${matrixText(viewerMatrix(geometry))} cm BT 3 Tr`];
	let shown = 0;
	const baselines = await findBaselines(page.words, pace);
	for (const [index, word] of page.words.entries()) {
		const due = pace.step(2000);
		if (due) await due;
		if (lines.length >= AT_ONCE) parts.push(writeLines(lines.splice(0)));
		const [size, baseline] = standing(word, baselines[index], height, down);
		const next = page.words[index + 1];
		const codes = wordCodesOf(word.text, glyphs);
		if (codes.length === 0 || size <= 0) continue;
		shown++;
		const wide = widthBefore(word, next);
		lines.push(show(font, size, word.x * across, baseline, wide * across, codes));
		const gap = next && isSameLine(word, next) ? next.x - (word.x + wide) : 0;
		const space = gap > 0 ? glyphs.codeOf(' ') : undefined;
		if (space !== undefined) lines.push(show(font, size, (word.x + wide) * across, baseline, gap * across, [space]));
	}
	lines.push('ET Q');
	parts.push(writeLines(lines));
	return { operators: await joinAtEase(parts, pace), shown };
}

/** Lines that are written at once. */
const AT_ONCE = 1000;
const writeLines = (lines: readonly string[]): Uint8Array => Buffer.from(`${lines.join('\n')}\n`, 'latin1');

/** The width of a word; recognizers give boxes that reach over the next word of a line, which readers take for a new line. */
function widthBefore({ x, width, height }: PlacedWord, next: PlacedWord | undefined): number {
	const reaches = next?.beginsLine === false && next.x > x + width / 2 && next.x < x + width;
	return reaches ? next.x - x - LEAST_GAP * Math.min(height, width) : width;
}

/** The size of a word and its baseline, in points: its box is exactly the one that is given, or ends as usual below a baseline that is known. */
function standing(
	{ y, height: tall }: PlacedWord,
	known: number | undefined,
	height: number,
	down: number,
): readonly [number, number] {
	if (known !== undefined) return [((known - y) * down * 1000) / ASCENT, height - known * down];
	const size = tall * down;
	return [size, height - (y + tall) * down - (DESCENT / 1000) * size];
}

/** Shows codes over a width, from a point of the baseline. */
function show(font: string, size: number, x: number, y: number, width: number, codes: readonly string[]): string {
	const natural = (codes.length * ADVANCE * size) / 1000;
	return `/${font} ${operand(size)} Tf ${operand((width / natural) * 100)} Tz 1 0 0 1 ${operand(x)} ${operand(y)} Tm <${codes.join('')}> Tj`;
}

/** Readers expect text from right to left as it looks, and turn it around. */
function wordCodesOf(text: string, glyphs: GlyphlessFont): string[] {
	const characters = [...text.replace(/\p{Cc}/gu, '')];
	const ordered = mayTurn(text) ? characters.reverse() : characters;
	return ordered.flatMap((character) => glyphs.codeOf(character) ?? []);
}

function isSameLine(one: PlacedWord, next: PlacedWord): boolean {
	if (next.beginsLine !== undefined) return !next.beginsLine;
	const shared = Math.min(one.y + one.height, next.y + next.height) - Math.max(one.y, next.y);
	return next.x >= one.x && shared > SAME_LINE * Math.min(one.height, next.height);
}
