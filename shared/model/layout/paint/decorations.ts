/** Lines under, through and over text (CSS Text Decoration 3, 2). */
import { addAll } from '../../../lists';
import { operand } from '../../content/painting';
import type { Ink } from '../../making/ink';
import type { Style } from '../boxes/style';
import type { Paint } from '../boxes/values';

/** Heights and thickness of rules, in parts of the type size. */
const RULES = { underline: -0.11, 'line-through': 0.27, overline: 0.92 } as const;
const THICK = 0.055;

/** Text on a baseline. */
export interface DecoratedText {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly width: number;
	readonly opacity: number;
	/** The least thickness of a line. */
	readonly least: number;
	/** In place of the color of the style. */
	readonly paint?: Paint;
}

/** The lines of a text and of what it is in, which its style lists: those under the letters, and those over them. */
export function decorationInks(style: Style, text: DecoratedText): { readonly under: Ink[]; readonly over: Ink[] } {
	const inks = { under: [] as Ink[], over: [] as Ink[] };
	const { x, y, size, width, opacity, least } = text;
	const { color, alpha } = text.paint ?? style.textDecorationColor ?? style.color;
	for (const line of style.textDecorationLine)
		addAll(
			line === 'line-through' ? inks.over : inks.under,
			ruleInks(
				x,
				y + RULES[line] * size,
				width,
				Math.max(THICK * size, least),
				style.textDecorationStyle,
				color,
				alpha * opacity,
			),
		);
	return inks;
}

function ruleInks(
	x: number,
	y: number,
	width: number,
	thick: number,
	line: Style['textDecorationStyle'],
	color: Paint['color'],
	alpha: number,
): Ink[] {
	if (line === 'wavy') return [waveInk(x, y + thick / 2, width, thick, color, alpha)];
	const rectangle = (left: number, bottom: number, wide: number): string =>
		`${left.toFixed(3)} ${bottom.toFixed(3)} ${wide.toFixed(3)} ${thick.toFixed(3)} re`;
	if (line === 'dotted' || line === 'dashed') {
		const step = thick * (line === 'dotted' ? 2 : 5);
		const part = thick * (line === 'dotted' ? 1 : 3);
		const parts: string[] = [];
		for (let at = 0; at < width && parts.length < 1_000; at += step) parts.push(rectangle(x + at, y, Math.min(part, width - at)));
		return [{ kind: 'shape', path: parts.join(' '), fill: color, alpha }];
	}
	const path = line === 'double' ? `${rectangle(x, y, width)} ${rectangle(x, y - 2 * thick, width)}` : rectangle(x, y, width);
	return [{ kind: 'shape', path, fill: color, alpha }];
}

/** The least thickness by which waves are as high and long as browsers draw them, in points. */
const LEAST_WAVE = 1.5;

/** Waves, which begin upwards, as long as the text. */
function waveInk(x: number, y: number, width: number, thick: number, color: Paint['color'], alpha: number): Ink {
	const half = 2 * Math.max(thick, LEAST_WAVE);
	const reach = 3 * Math.max(thick, LEAST_WAVE);
	const path = [`${operand(x)} ${operand(y)} m`];
	for (let at = 0; at + half / 2 < width && path.length < 1_000; at += 2 * half) {
		const middle = operand(x + at + half);
		path.push(`${middle} ${operand(y + reach)} ${middle} ${operand(y - reach)} ${operand(x + at + 2 * half)} ${operand(y)} c`);
	}
	const line = { width: thick, cap: 0, join: 0, miter: 10, dashes: [], dashOffset: 0 } as const;
	return { kind: 'outline', path: path.join(' '), color, alpha, ...line };
}
