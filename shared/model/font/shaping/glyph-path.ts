/** Outlines of glyphs as operators of paths (ISO 32000-2, 8.5.2). */
import type { Glyph, Path } from '@pdf-lib/fontkit';
import { operand } from '../../content/painting';

/** Where a glyph is drawn. */
export interface GlyphPlace {
	readonly x: number;
	readonly y: number;
	/** From units of the font to those of the place. */
	readonly scale: number;
	/** Tangent of the angle by which it leans to the right. */
	readonly lean: number;
}

/** The library's own description lacks the arguments. */
type Drawing = (pen: Pick<Path, 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'>) => void;

export function glyphPath(glyph: Glyph, { x, y, scale, lean }: GlyphPlace): string {
	const operators: string[] = [];
	let [lastX, lastY] = [0, 0];
	const point = (px: number, py: number): string => `${operand(x + (px + lean * py) * scale)} ${operand(y + py * scale)}`;
	const go = (px: number, py: number): void => {
		[lastX, lastY] = [px, py];
	};
	const curve = (ax: number, ay: number, bx: number, by: number, px: number, py: number): void => {
		operators.push(`${point(ax, ay)} ${point(bx, by)} ${point(px, py)} c`);
		go(px, py);
	};
	const draw = glyph.path.toFunction() as unknown as Drawing;
	draw({
		moveTo: (px, py) => {
			operators.push(`${point(px, py)} m`);
			go(px, py);
		},
		lineTo: (px, py) => {
			operators.push(`${point(px, py)} l`);
			go(px, py);
		},
		// A curve of the second degree as one of the third.
		quadraticCurveTo: (cx, cy, px, py) =>
			curve(
				lastX + ((cx - lastX) * 2) / 3,
				lastY + ((cy - lastY) * 2) / 3,
				px + ((cx - px) * 2) / 3,
				py + ((cy - py) * 2) / 3,
				px,
				py,
			),
		bezierCurveTo: curve,
		closePath: () => void operators.push('h'),
	});
	return operators.join(' ');
}
