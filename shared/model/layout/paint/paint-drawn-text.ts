/** Draws the text of drawings (SVG 2, 11). */
import { inverse, multiply, type Box, type Matrix } from '../../geometry/geometry';
import { countUpTo } from '../../../pace/sorted';
import type { Element } from '../../making/elements';
import type { TextInk } from '../../making/ink';
import type { Shade } from '../../making/shades';
import type { Word } from '../../making/typefaces';
import type { DrawnRun, PaintIn, Stroke, TextLength, TextPaint, TextPath } from '../boxes/drawing';
import { isLowSurrogate } from '../../setting/line-breaks';
import { isOblique, type Layout, type Steps } from '../boxes/setting';
import { scopesFor, type Scope, type Surface } from './canvas';
import { decorationInks, rulesOf } from './decorations';
import { outlineGlyphs } from './glyph-outlines';
import { turnRuns, type TurnedRun } from './turned-runs';

/** The page that a drawing is on, and the element that it belongs to. */
export interface DrawingPlace {
	readonly page: number;
	readonly element: Element | undefined;
	readonly scopes: readonly Scope[];
}

export interface ScaledPlace extends DrawingPlace {
	/** Pixels of a unit. */
	readonly scale: number;
}

/** A run at its place, in units of the drawing. */
interface PlacedRun {
	readonly run: DrawnRun;
	readonly word: Word;
	readonly x: number;
	readonly y: number;
	/** Clockwise, in radians. */
	readonly angle: number;
	readonly width: number;
	/** How much wider its letters are. */
	readonly stretch: number;
	/** Whether it is beyond the end of its path, where it is not seen (11.8.2). */
	readonly isBeyond: boolean;
}

const RUN_COST = 5_000;
const WORD_COST = 5_000;
const LETTER_COST = 300;
/** Characters of a text that are shaped together. */
const LONGEST_WORD = 2_000;
const GLYPH_COST = 2_000;
/** Text is set in this size, and scaled: operators have few digits for small ones. */
const SIZE = 10;
/** A gradient in the lines around letters is written for each of their runs. */
const SHADED = 20;
/** A letter with its accents. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;

export class DrawnTextPainter {
	/** @param count counts the colors of gradients */
	constructor(
		private readonly canvas: Surface,
		private readonly layout: Layout,
		private readonly count: (colors: number) => void,
	) {}

	*paint(runs: readonly DrawnRun[], place: ScaledPlace): Steps<void> {
		const placed = yield* this.placeRuns(runs);
		const box = this.boxAround(placed);
		const paints = new Map<PaintIn, TextPaint>();
		for (const one of placed) {
			yield RUN_COST;
			const { paintIn } = one.run;
			let paint = paints.get(paintIn);
			if (!paint) {
				paints.set(paintIn, (paint = paintIn(box)));
				const { fill } = paint;
				if (fill && 'stops' in fill.paint) this.count(fill.paint.stops.length);
			}
			yield* this.run(one, one.isBeyond ? UNSEEN : paint, place);
		}
	}

	private *placeRuns(runs: readonly DrawnRun[]): Steps<PlacedRun[]> {
		const placed: PlacedRun[] = [];
		let [x, y] = [0, 0];
		for (let from = 0; from < runs.length;) {
			yield RUN_COST;
			// Runs up to the next one that has a place are anchored together (SVG 2, 11.5).
			let to = from + 1;
			while (to < runs.length && runs[to]!.x === undefined && runs[to]!.y === undefined) to++;
			const [first] = runs.slice(from, to);
			const { style } = first!;
			const chunk: MeasuredRun[] = [];
			for (const turned of turnRuns(runs.slice(from, to), style.direction === 'rtl')) yield* this.addWords(chunk, turned);
			const natural = chunk.reduce((sum, { run, width }) => sum + run.dx + width, 0);
			const { room, stretch } = fitLength(first!.length, natural, chunk);
			const whole = first!.length?.length ?? natural;
			const { anchor } = style.drawn;
			const isAtEnd = anchor === (style.direction === 'rtl' ? 'start' : 'end');
			const share = anchor === 'middle' ? 0.5 : isAtEnd ? 1 : 0;
			x = (first!.x ?? x) - whole * share;
			y = first!.y ?? y;
			for (const { run, word, width } of chunk) {
				x += run.dx;
				y += run.dy;
				const { letterSpacing } = run.style;
				const fitted = room === 0 ? run : { ...run, style: { ...run.style, letterSpacing: letterSpacing + room } };
				const wide = (width + room * countCharacters(run)) * stretch;
				placed.push({ run: fitted, word, width: wide, stretch, ...placeAt(run.path, x, y, wide) });
				x += wide;
			}
			from = to;
		}
		return placed;
	}

	/** The words of a run; along a path, a word for each letter, but from right to left, where letters join. */
	private *addWords(chunk: MeasuredRun[], { run, isRight }: TurnedRun): Steps<void> {
		const { text, style, path } = run;
		const face = this.layout.faceOf(style);
		const parts = path && !isRight ? clustersOf(text) : cutText(text, isRight);
		let isFirst = true;
		for (const part of parts) {
			if (!isFirst) yield WORD_COST + part.length * LETTER_COST;
			const one = isFirst ? { ...run, text: part } : { ...run, text: part, dx: 0, dy: 0 };
			const word = this.layout.typefaces.word(part, face, isRight);
			const width = (word.width * style.fontSize) / 1000 + style.letterSpacing * countCharacters(one);
			chunk.push({ run: one, word, width });
			isFirst = false;
		}
	}

	/** Around all of a text, over which its gradients go. */
	private boxAround(placed: readonly PlacedRun[]): Box {
		let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
		for (const { run, x, y, width } of placed) {
			const { ascent, descent } = this.layout.typefaces.metrics(this.layout.faceOf(run.style));
			const unit = run.style.fontSize / 1000;
			[left, right] = [Math.min(left, x), Math.max(right, x + width)];
			[top, bottom] = [Math.min(top, y - ascent * unit), Math.max(bottom, y - descent * unit)];
		}
		return [left, top, right, bottom];
	}

	private *run({ run, word, x, y, angle, width, stretch }: PlacedRun, paint: TextPaint, place: ScaledPlace): Steps<void> {
		const { style } = run;
		const { page, element, scopes } = place;
		const scale = style.fontSize / SIZE;
		if (scale <= 0) return;
		const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
		const drop = style.drawn.drop * style.fontSize;
		// Letters are upright where y grows downwards.
		const across = [scale * stretch * cos, scale * stretch * sin] as const;
		const matrix: Matrix = [...across, scale * sin, -scale * cos, x - drop * sin, y + drop * cos];
		const inside = { ...place, scopes: [...scopes, { on: () => ({ matrix }) }] };
		const { fill, stroke, isStrokeUnder = false } = paint;
		const spacing = style.letterSpacing / scale;
		const oblique = isOblique(style);
		const letters: TextInk = {
			kind: 'text',
			x: 0,
			y: 0,
			size: SIZE,
			...this.inkOf(fill),
			words: [word],
			matrix,
			oblique,
			spacing,
		};
		const rules = rulesOf(style.decorations, {
			x: 0,
			y: 0,
			unit: 1 / scale,
			ascent: this.layout.metricsOf(style).ascent / style.fontSize,
			width: width / (scale * stretch),
			opacity: 1,
			least: 0,
			isWhole: false,
			...(fill && !('stops' in fill.paint) && { paint: { color: fill.paint, alpha: fill.alpha } }),
		});
		const lines = decorationInks(rules);
		const line = stroke && this.outline(word, stroke, { matrix, spacing, oblique, scale }, inside);
		if (line && isStrokeUnder) yield* line;
		if (lines.under.length > 0) this.canvas.draw(page, element, inside.scopes, ...lines.under);
		this.canvas.draw(page, element, scopesFor(letters.fill, scopes), letters);
		if (lines.over.length > 0) this.canvas.draw(page, element, inside.scopes, ...lines.over);
		if (line && !isStrokeUnder) yield* line;
	}

	/** The lines around letters, as shapes: otherwise readers would find each word twice. */
	private *outline(word: Word, stroke: Stroke, { matrix, spacing, oblique, scale }: Letters, place: ScaledPlace): Steps<void> {
		const { isUnscaled = false } = stroke;
		const line = undoScale(stroke, isUnscaled ? place.scale * scale : scale);
		const color = 'stops' in line.color ? this.shadeIn(line.color, matrix) : line.color;
		for (const paths of outlineGlyphs([word], { x: 0, y: 0, size: SIZE, spacing, isOblique: oblique })) {
			yield GLYPH_COST * paths.length;
			this.canvas.draw(place.page, undefined, place.scopes, { kind: 'outline', path: paths.join(' '), ...line, color });
		}
	}

	private inkOf(fill: TextPaint['fill']): Pick<TextInk, 'color' | 'fill' | 'alpha' | 'isHidden'> {
		if (!fill) return { color: [0, 0, 0], isHidden: true };
		const { paint, alpha } = fill;
		return 'stops' in paint ? { color: [0, 0, 0], fill: paint, alpha } : { color: paint, alpha };
	}

	/** A gradient of the drawing, in the units of letters. */
	private shadeIn(shade: Shade, letters: Matrix): Shade {
		this.count(shade.stops.length * SHADED);
		return { ...shade, matrix: multiply((shade.matrix ?? IDENTITY) as Matrix, inverse(letters)) };
	}
}

const UNSEEN: TextPaint = { fill: undefined };
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

interface Letters {
	/** From the units of letters to those of the drawing. */
	readonly matrix: Matrix;
	readonly spacing: number;
	readonly oblique: boolean;
	readonly scale: number;
}

interface MeasuredRun {
	readonly run: DrawnRun;
	readonly word: Word;
	readonly width: number;
}

const countCharacters = ({ text }: DrawnRun): number => Array.from(text).length;

/** A line whose lengths are larger by a scale than those of its units. */
export function undoScale(stroke: Stroke, scale: number): Stroke {
	if (!(scale > 1e-6)) return stroke;
	const { width, dashes, dashOffset } = stroke;
	return { ...stroke, width: width / scale, dashes: dashes.map((one) => one / scale), dashOffset: dashOffset / scale };
}

function* clustersOf(text: string): Generator<string> {
	for (const [cluster] of text.matchAll(CLUSTER)) yield cluster;
}

/** A text in parts that are shaped at once, from left to right; a part of a long one ends with a blank if it has one. */
function cutText(text: string, isRight: boolean): string[] {
	const parts: string[] = [];
	for (let from = 0; from < text.length || from === 0;) {
		let part = text.slice(from, from + LONGEST_WORD);
		if (from + LONGEST_WORD < text.length) {
			const blank = part.lastIndexOf(' ');
			// Between words, or not within a character.
			part = part.slice(0, blank > 0 ? blank + 1 : isLowSurrogate(text.charCodeAt(from + LONGEST_WORD)) ? -1 : LONGEST_WORD);
		}
		parts.push(part);
		from += Math.max(part.length, 1);
	}
	return isRight ? parts.reverse() : parts;
}

/** The room between letters, or the part of their width, with which text has the length that it says. */
function fitLength(
	wanted: TextLength | undefined,
	natural: number,
	chunk: readonly MeasuredRun[],
): { readonly room: number; readonly stretch: number } {
	if (!wanted || natural <= 0) return { room: 0, stretch: 1 };
	if (wanted.scales) return { room: 0, stretch: wanted.length / natural };
	const count = chunk.reduce((sum, { run }) => sum + countCharacters(run), 0);
	return { room: count > 1 ? (wanted.length - natural) / (count - 1) : 0, stretch: 1 };
}

/**
 * The place of a word. On a path, `x` is how far along the path it begins, `y` how far it is from it; its middle is on the path (SVG 2,
 * 11.8.2).
 */
function placeAt(
	path: TextPath | undefined,
	x: number,
	y: number,
	width: number,
): Pick<PlacedRun, 'x' | 'y' | 'angle' | 'isBeyond'> {
	if (!path || path.parts.length === 0) return { x, y, angle: 0, isBeyond: false };
	const middle = x + width / 2;
	const index = Math.max(countUpTo(path.starts, middle) - 1, 0);
	const part = path.parts[index]!;
	const [cos, sin] = [Math.cos(part.angle), Math.sin(part.angle)];
	const along = middle - path.starts[index]! - width / 2;
	const isBeyond = middle < 0 || middle > path.length;
	return { x: part.x + along * cos - y * sin, y: part.y + along * sin + y * cos, angle: part.angle, isBeyond };
}
