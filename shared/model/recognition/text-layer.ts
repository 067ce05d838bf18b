/** Words in invisible text (render mode 3, ISO 32000-2, 9.3.6), each as wide and as high as its box. */
import type { Pace } from '../../pdf/pace';
import { operand } from '../content/painting';
import { mayTurn } from '../font/shaping/bidi';
import { viewerMatrix, viewerSize, type PageGeometry } from '../geometry/geometry';
import { matrixText } from '../content/painting';
import { ADVANCE, DESCENT, type GlyphlessFont } from './glyphless-font';

/** A word and its box in the image, in its units, from the upper left corner. */
export interface PlacedWord {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly beginsLine?: boolean;
}

export interface ImageOfPage {
	readonly width: number;
	readonly height: number;
	readonly words: readonly PlacedWord[];
}

/** Words whose boxes overlap by less of their height are on different lines. */
const SAME_LINE = 0.5;

/** The operators for one page, with `font` as the name of the font; words without codes are left out. */
export async function layerOperators(page: ImageOfPage, geometry: PageGeometry, glyphs: GlyphlessFont, font: string, pace: Pace) {
	const { width, height } = viewerSize(geometry);
	const [across, down] = [width / page.width, height / page.height];
	const lines = [`q ${matrixText(viewerMatrix(geometry))} cm BT 3 Tr`];
	let shown = 0;
	for (const [index, word] of page.words.entries()) {
		const due = pace.step(2000);
		if (due) await due;
		const size = word.height * down;
		const baseline = height - (word.y + word.height) * down - (DESCENT / 1000) * size;
		const next = page.words[index + 1];
		const codes = wordCodesOf(word.text, glyphs);
		if (codes.length === 0 || size <= 0) continue;
		shown++;
		lines.push(show(font, size, word.x * across, baseline, word.width * across, codes));
		const gap = next && isSameLine(word, next) ? next.x - (word.x + word.width) : 0;
		const space = gap > 0 ? glyphs.codeOf(' ') : undefined;
		if (space !== undefined) lines.push(show(font, size, (word.x + word.width) * across, baseline, gap * across, [space]));
	}
	lines.push('ET Q\n');
	return { operators: lines.join('\n'), shown };
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
