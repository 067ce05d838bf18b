/** Lines under, through and over text (CSS Text Decoration 3, 2). */
import { addAll } from '../../../lists';
import { operand } from '../../content/painting';
import type { Ink } from '../../making/ink';
import type { Decoration, Paint } from '../boxes/values';
import type { Band, Gap } from '../text/ink-gaps';

/** Text on a baseline. */
export interface DecoratedText {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	/** Of a pixel of CSS. */
	readonly unit: number;
	/** Of the font, in parts of the type size. */
	readonly ascent: number;
	readonly opacity: number;
	/** The least thickness of a line. */
	readonly least: number;
	/** Whether lines are of whole pixels, as browsers draw them. */
	readonly isWhole: boolean;
	/** How far each line is below its usual place, in pixels. */
	readonly drops?: readonly number[] | undefined;
	/** In place of their own color. */
	readonly paint?: Paint;
}

/** The lines of a text and of elements around it, which its style lists. */
export function rulesOf(decorations: readonly Decoration[], text: DecoratedText): Rule[] {
	const { x, y, unit, ascent, width, opacity, least } = text;
	return decorations.map((decoration, index) => {
		const { color, alpha } = text.paint ?? decoration.paint;
		const { thickness = decoration.size / 10 } = decoration;
		const isSolid = decoration.style === 'solid' || decoration.style === 'double';
		const pixels = text.isWhole ? Math.max(isSolid ? Math.floor(thickness) : Math.round(thickness), 1) : thickness;
		const thick = Math.max(pixels * unit, least);
		const top = topOf(decoration, ascent, pixels) - (text.drops?.[index] ?? 0);
		const bottom = y + top * unit - thick;
		const { line, style } = decoration;
		return { line, x, y: bottom, width, thick, unit, style, color, alpha: alpha * opacity };
	});
}

/** Whether letters that cross a line interrupt it. */
export const isInterrupted = ({ line }: Rule): boolean => line !== 'line-through';

/** The height of a line, or of both of two. */
export const bandOf = ({ y, thick, unit, style }: Rule): Band => [style === 'double' ? y - thick - unit : y, y + thick];

export interface DecorationInks {
	readonly under: readonly Ink[];
	readonly over: readonly Ink[];
}

/** Lines under the letters, and those over them, without the gaps of each. */
export function decorationInks(rules: readonly Rule[], gaps: readonly (readonly Gap[])[] = []): DecorationInks {
	const inks = { under: [] as Ink[], over: [] as Ink[] };
	for (const [index, rule] of rules.entries())
		for (const piece of piecesBetween(rule, gaps[index] ?? []))
			addAll(rule.line === 'line-through' ? inks.over : inks.under, ruleInks(piece));
	return inks;
}

/** Shorter pieces of a line are not drawn, in parts of its thickness. */
const SHORTEST = 0.1;

/** A line is as far from the letters as it is thick. */
function piecesBetween(rule: Rule, gaps: readonly Gap[]): Rule[] {
	const pieces: Rule[] = [];
	const end = rule.x + rule.width;
	let at = rule.x;
	const add = (to: number): void => {
		if (to - at > SHORTEST * rule.thick) pieces.push({ ...rule, x: at, width: to - at });
	};
	for (const [from, to] of [...gaps].sort((one, other) => one[0] - other[0])) {
		add(Math.min(from - rule.thick, end));
		at = Math.max(at, to + rule.thick);
	}
	add(end);
	return pieces;
}

/** Where the box of the letters ends below, in parts of the type size. */
const LETTERS_END = 0.215;

/** The upper edge of a line above the baseline, in pixels. */
function topOf({ line, size, thickness = size / 10, offset }: Decoration, ascent: number, pixels: number): number {
	if (line === 'line-through') return (ascent * size) / 3 + pixels / 2;
	if (line === 'overline') return ascent * size + pixels;
	if (offset === undefined) return -Math.max(Math.ceil(thickness / 2), 1);
	return offset === 'under' ? -LETTERS_END * size : -offset;
}

/** Dashes of lines from this thickness on are shorter, in pixels. */
const WIDE = 3;

/** About as wide as `wanted`, so that the last dash ends with the line. */
export function gapBetween(dash: number, wanted: number, whole: number): number {
	const fewest = Math.floor((whole + wanted) / (dash + wanted));
	const gaps = [fewest, fewest + 1].map((count) => (whole - count * dash) / (count - 1));
	const fitting = gaps.filter((gap) => gap > 0 && Number.isFinite(gap));
	fitting.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
	return fitting[0] ?? wanted;
}

export interface Rule {
	readonly line: Decoration['line'];
	readonly x: number;
	/** Its lower edge. */
	readonly y: number;
	readonly width: number;
	readonly thick: number;
	/** Of a pixel of CSS. */
	readonly unit: number;
	readonly style: Decoration['style'];
	readonly color: Paint['color'];
	readonly alpha: number;
}

function ruleInks({ x, y, width, thick, unit, style, color, alpha }: Rule): Ink[] {
	if (style === 'wavy') return [waveInk(x, y - thick / 2, width, thick, color, alpha)];
	const rectangle = (left: number, bottom: number, wide: number): string =>
		`${left.toFixed(3)} ${bottom.toFixed(3)} ${wide.toFixed(3)} ${thick.toFixed(3)} re`;
	if (style === 'dotted' || style === 'dashed') {
		const part = style === 'dotted' ? thick : thick * (thick < WIDE * unit ? 3 : 2);
		const step = part + gapBetween(part, style === 'dotted' || thick >= WIDE * unit ? thick : 2 * thick, width);
		const parts: string[] = [];
		for (let at = 0; at < width && parts.length < 1_000; at += step) parts.push(rectangle(x + at, y, Math.min(part, width - at)));
		return [{ kind: 'shape', path: parts.join(' '), fill: color, alpha }];
	}
	const path = style === 'double' ? `${rectangle(x, y, width)} ${rectangle(x, y - thick - unit, width)}` : rectangle(x, y, width);
	return [{ kind: 'shape', path, fill: color, alpha }];
}

/** The least thickness by which waves are as high and long as browsers draw them, in points. */
const LEAST_WAVE = 1.5;
const MOST_WAVES = 1_000;

/** Waves, which begin upwards, as long as the text. */
function waveInk(x: number, y: number, width: number, thick: number, color: Paint['color'], alpha: number): Ink {
	const wave = 4 * Math.max(thick, LEAST_WAVE);
	const count = Math.min(Math.max(Math.round(width / wave), 1), MOST_WAVES);
	const half = width / count / 2;
	// A short piece between letters is as flat as a part of a wave.
	const reach = 0.75 * Math.min(wave, width);
	const path = [`${operand(x)} ${operand(y)} m`];
	for (let index = 0; index < count; index++) {
		const at = x + index * 2 * half;
		const middle = operand(at + half);
		path.push(`${middle} ${operand(y + reach)} ${middle} ${operand(y - reach)} ${operand(at + 2 * half)} ${operand(y)} c`);
	}
	const line = { width: thick, cap: 0, join: 0, miter: 10, dashes: [], dashOffset: 0 } as const;
	return { kind: 'outline', path: path.join(' '), color, alpha, ...line };
}
