/** Shaped glyphs as operators that show them (ISO 32000-2, 9.4.3). */
import { operand } from '../content/painting';
import type { EmbeddedFont } from './embedded-font';
import type { ShapedGlyph } from './shaping/face';

/** Operators that show the glyphs from the current position on. @param unit see `Face` */
export function showGlyphs(glyphs: readonly ShapedGlyph[], embedded: EmbeddedFont, unit: number, size: number): string {
	let from = 0;
	let rise = 0;
	const operators: string[] = [];
	for (let at = 0; at < glyphs.length; at = from) {
		const { y } = glyphs[at]!;
		while (from < glyphs.length && glyphs[from]!.y === y) from++;
		if (y !== rise) operators.push(`${operand((y * size) / 1000)} Ts`);
		rise = y;
		operators.push(`[${glyphArray(glyphs.slice(at, from), embedded, unit)}] TJ`);
	}
	if (rise !== 0) operators.push('0 Ts');
	return operators.join(' ');
}

/** Glyphs at one height as the elements of an array for the operator TJ: strings, and numbers that move the pen. */
export function glyphArray(glyphs: readonly ShapedGlyph[], embedded: EmbeddedFont, unit: number): string {
	let array = '';
	let codes = '';
	const move = (by: number): void => {
		const distance = Math.round(by * 100) / 100;
		if (distance === 0) return;
		if (codes) array += `<${codes}>`;
		codes = '';
		array += `${-distance} `;
	};
	for (const { glyph, advance, x } of glyphs) {
		move(x);
		codes += embedded.codeOf(glyph);
		move(advance - x - glyph.advanceWidth * unit);
	}
	return codes ? `${array}<${codes}>` : array;
}
