/** The fonts of page numbers: embedded subsets, and how a text is shown with them. */
import { embedFont, type EmbeddedFont } from '../../../model/font/embedded-font';
import { mayTurn } from '../../../model/font/shaping/bidi';
import { needsShaping } from '../../../model/font/shaping/characters';
import type { Face, ShapedGlyph } from '../../../model/font/shaping/face';
import type { FontFile } from '../../../model/font/font-file';
import { segmentsOf } from '../../../model/font/shaping/segments';
import { openFontFile, openTypeface } from '../../../model/font/typeface';
import type { Pace } from '../../../pace/pace';
import { decimal } from '../../../model/content/painting';
import { greatest, least } from '../../../lists';

/** Text in one font; the operators show it in type of a size. */
export interface NumberPiece {
	/** An index of `fonts`. */
	readonly font: number;
	readonly operators: (size: number) => string;
}

export interface NumberFont {
	readonly fonts: readonly EmbeddedFont['addTo'][];
	/** The width is in units of the type size. */
	readonly line: (text: string) => { readonly pieces: readonly NumberPiece[]; readonly width: number };
	/** The lowest and the highest point of the characters. Lengths are in units of the type size. */
	readonly bottom: number;
	readonly top: number;
}

/** Noto Sans, after the font of the user if there is one. */
export async function openNumberFaces(file: FontFile | undefined, pace: Pace): Promise<Face[]> {
	return [...(file ? [await openFontFile(file, pace)] : []), await openTypeface('Regular')];
}

/** Whether the characters of a text cannot be shown one after the other. */
export const isShaped = (text: string): boolean => needsShaping(text) || mayTurn(text);

/** A run of glyphs in one font. */
interface Run {
	readonly face: number;
	readonly glyphs: readonly ShapedGlyph[];
}

/** Subsets with the glyphs of these texts: of characters that are shown one after the other, or of whole lines that are shaped. */
export async function numberFont(faces: readonly Face[], texts: Iterable<string>, shaped: boolean): Promise<NumberFont> {
	const used = faces.map(() => new Map<number, ShapedGlyph['glyph']>());
	for (const text of texts)
		for (const { face, glyphs } of runsOf(faces, text, shaped)) for (const { glyph } of glyphs) used[face]!.set(glyph.id, glyph);
	const fonts: EmbeddedFont[] = [];
	const places = new Map<number, number>();
	for (const [index, glyphs] of used.entries()) {
		if (glyphs.size === 0) continue;
		places.set(index, fonts.length);
		fonts.push(await embedFont(faces[index]!, [...glyphs.values()]));
	}
	const line = (text: string) => {
		const runs = runsOf(faces, text, shaped);
		return {
			pieces: runs.map((run): NumberPiece => {
				const font = places.get(run.face) ?? 0;
				return { font, operators: (size) => show(run, fonts[font]!, faces[run.face]!.unit, size) };
			}),
			width: runs.reduce((sum, { glyphs }) => glyphs.reduce((all, { advance }) => all + advance, sum), 0) / 1000,
		};
	};
	const boxes = used.flatMap((glyphs, index) =>
		[...glyphs.values()].map((glyph) => ({ ...faces[index]!.boxOf(glyph), scale: faces[index]!.unit / 1000 })),
	);
	const inked = boxes.filter(({ minY, maxY }) => minY <= maxY);
	return {
		fonts: fonts.map(({ addTo }) => addTo),
		line,
		bottom: Math.min(0, least(inked.map(({ minY, scale }) => minY * scale))),
		top: Math.max(0, greatest(inked.map(({ maxY, scale }) => maxY * scale))),
	};
}

/** The glyphs of a text from left to right. Numbers are not kerned, so that they do not move from page to page. */
function runsOf(faces: readonly Face[], text: string, shaped: boolean): Run[] {
	return segmentsOf(text, faces).map(({ font: face, text: part, rtl }) => ({
		face,
		glyphs: shaped ? faces[face]!.shape(part, rtl) : Array.from(part, (character) => faces[face]!.plain(character)),
	}));
}

function show({ glyphs }: Run, { codeOf }: EmbeddedFont, unit: number, size: number): string {
	const operators: string[] = [];
	let array = '';
	let rise = 0;
	const flush = (): void => {
		if (array !== '') operators.push(/^<[^>]*>$/.test(array) ? `${array} Tj` : `[${array}] TJ`);
		array = '';
	};
	const move = (by: number): void => {
		if (Math.abs(by) >= 0.01) array += String(-Math.round(by * 100) / 100);
	};
	const add = (code: string): void => {
		array = array.endsWith('>') ? `${array.slice(0, -1)}${code}>` : `${array}<${code}>`;
	};
	for (const { glyph, advance, x, y } of glyphs) {
		if (y !== rise) {
			flush();
			operators.push(`${decimal((y * size) / 1000)} Ts`);
			rise = y;
		}
		move(x);
		add(codeOf(glyph));
		move(advance - x - glyph.advanceWidth * unit);
	}
	flush();
	if (rise !== 0) operators.push('0 Ts');
	return operators.join(' ');
}
