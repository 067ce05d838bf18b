/** Draws shapes and text of drawings on pages. */
import { measureScale, multiply, type Matrix } from '../../geometry/geometry';
import { invalidParameters } from '../../../contract/errors';
import { addAll } from '../../../lists';
import { displayLine, mayTurn, RIGHT_TO_LEFT_MARK } from '../../font/shaping/bidi';
import type { Element } from '../../making/elements';
import type { Control } from '../../making/ink';
import type { Word } from '../../making/typefaces';
import type { Scope, Surface } from './canvas';
import type { Wedge } from './conic';
import type { Points, Rect } from './outlines';
import {
	fitView,
	type Drawing,
	type DrawnGroup,
	type DrawnPicture,
	type DrawnImage,
	type DrawnNode,
	type DrawnRun,
	type Stroke,
	type TextLength,
} from '../boxes/drawing';
import type { Layout, Steps } from '../boxes/setting';
import { faceFor } from '../boxes/setting';

/** The page that a drawing is on, and the element that it belongs to. */
export interface DrawingPlace {
	readonly page: number;
	readonly element: Element | undefined;
	readonly scopes: readonly Scope[];
}

interface Scaled extends DrawingPlace {
	/** Pixels of a unit. */
	readonly scale: number;
}

/** A line whose lengths are pixels, in units of the drawing. */
function undoScale(stroke: Stroke, scale: number): Stroke {
	if (!(scale > 1e-6)) return stroke;
	const { width, dashes, dashOffset } = stroke;
	return { ...stroke, width: width / scale, dashes: dashes.map((one) => one / scale), dashOffset: dashOffset / scale };
}

const NODE_COST = 5_000;
/** Characters of the drawings in backgrounds, counted for each of their tiles. */
const MOST_TILED = 5_000_000;
/** The same for a tile that is a mark alone: a million of them may be in a document. */
const TILE_CHARACTERS = 5;
/** Text is set in this size, and scaled: operators have few digits for small ones. */
const SIZE = 10;

export class DrawingPainter {
	constructor(
		private readonly canvas: Surface,
		private readonly layout: Layout,
	) {}

	/** @param rect in pixels of the column of pages */
	*paint({ view, fit, nodes }: Drawing, rect: Rect, points: Points, place: DrawingPlace): Steps<void> {
		const box = { width: rect.right - rect.left, height: rect.bottom - rect.top };
		const scale = points.x(1) - points.x(0);
		const toPage: Matrix = [scale, 0, 0, -scale, points.x(rect.left), points.y(rect.top)];
		const matrix = view ? multiply(fitView(view, fit, box), toPage) : toPage;
		const pixels = measureScale(matrix) / scale;
		yield* this.nodes(nodes, { ...place, scale: pixels, scopes: [...place.scopes, { on: () => ({ matrix }) }] });
	}

	/** One of the tiles of a background, which count together. */
	*repeat({ drawing, size }: DrawnPicture, rect: Rect, points: Points, place: DrawingPlace, opacity: number): Steps<void> {
		this.count(size);
		const scopes = opacity < 1 ? [...place.scopes, { on: () => ({ opacity }) }] : place.scopes;
		yield* this.paint(drawing, rect, points, { ...place, scopes });
	}

	/** Counts the wedges of a background. */
	counted(wedges: readonly Wedge[]): readonly Wedge[] {
		this.count(wedges.reduce((sum, { path }) => sum + path.length, 0));
		return wedges;
	}

	/** Counts images of a background, each of which is one mark, and colors of gradients. */
	countTiles(count: number): void {
		this.count(count * TILE_CHARACTERS);
	}

	private count(characters: number): void {
		this.layout.tiled += characters;
		if (this.layout.tiled <= MOST_TILED) return;
		const most = `${MOST_TILED / TILE_CHARACTERS} images or colors of gradients, or ${MOST_TILED} characters of drawings (svg, conic gradients)`;
		const message = `repeats more than ${most} in backgrounds and borders; make them larger`;
		throw invalidParameters([{ field: 'file', message }]);
	}

	private *nodes(nodes: readonly DrawnNode[], place: Scaled): Steps<void> {
		for (const node of nodes) {
			yield NODE_COST;
			if (node.kind === 'group') yield* this.group(node, place);
			else if (node.kind === 'text') yield* this.text(node.runs, place);
			else if (node.kind === 'image') this.image(node, place);
			else {
				const { path, fill, stroke } = node;
				const draw = this.canvas.draw.bind(this.canvas, place.page, place.element, place.scopes);
				if (fill) draw({ kind: 'shape', path, fill: fill.paint, alpha: fill.alpha, hasHoles: fill.hasHoles });
				if (stroke) draw({ kind: 'outline', path, ...(stroke.isUnscaled ? undoScale(stroke, place.scale) : stroke) });
			}
		}
	}

	private *group(group: DrawnGroup, place: Scaled): Steps<void> {
		const { matrix, clip, clipHasHoles, opacity, blend, mask, nodes } = group;
		const control: Control = {
			...(matrix && { matrix }),
			...(clip !== undefined && { clip, hasHoles: clipHasHoles }),
			...(opacity < 1 && !mask && { opacity }),
			...(blend !== undefined && { blend }),
		};
		const isPlain = Object.keys(control).length === 0;
		const scale = matrix ? place.scale * measureScale(matrix) : place.scale;
		const inner = isPlain ? place : { ...place, scale, scopes: [...place.scopes, { on: () => control }] };
		if (!mask) return yield* this.nodes(nodes, inner);
		const soft = { isAlpha: mask.isAlpha };
		const { scopes } = inner;
		// An empty mark makes the mask, even if nothing is in it.
		const making = [...scopes, { on: () => ({ making: soft }) }];
		this.canvas.draw(place.page, undefined, making, { kind: 'shape', path: '0 0 0 0 re', fill: [0, 0, 0] });
		yield* this.nodes(mask.nodes, { page: place.page, element: undefined, scale, scopes: making });
		yield* this.nodes(nodes, { ...inner, scopes: [...scopes, { on: () => ({ masked: soft, opacity }) }] });
	}

	private image({ image, matrix }: DrawnImage, { page, element, scopes }: DrawingPlace): void {
		const name = this.canvas.sheet(page).image(image);
		this.canvas.draw(page, element, scopes, { kind: 'image', name, matrix: multiply(image.upright, matrix) });
	}

	private *text(runs: readonly DrawnRun[], place: DrawingPlace): Steps<void> {
		let [x, y] = [0, 0];
		for (let from = 0; from < runs.length;) {
			yield NODE_COST;
			// Runs up to the next one that has a place are anchored together (SVG 2, 11.5).
			let to = from + 1;
			while (to < runs.length && runs[to]!.x === undefined && runs[to]!.y === undefined) to++;
			const [first] = runs.slice(from, to);
			const { style } = first!;
			const chunk = turnRuns(runs.slice(from, to), style.direction === 'rtl').map((turned) => ({
				...turned,
				word: this.wordOf(turned),
			}));
			const natural = chunk.reduce((sum, { run, word }) => sum + run.dx + widthOf(run, word), 0);
			const { room, stretch } = fitLength(first!.length, natural, chunk);
			const whole = first!.length?.length ?? natural;
			const { anchor } = style.drawn;
			const isAtEnd = anchor === (style.direction === 'rtl' ? 'start' : 'end');
			const share = anchor === 'middle' ? 0.5 : isAtEnd ? 1 : 0;
			x = (first!.x ?? x) - whole * share;
			y = first!.y ?? y;
			for (const { run, word } of chunk) {
				x += run.dx;
				y += run.dy;
				const { letterSpacing } = run.style;
				const fitted = room === 0 ? run : { ...run, style: { ...run.style, letterSpacing: letterSpacing + room } };
				this.run(fitted, word, x, y, stretch, place);
				x += widthOf(fitted, word) * stretch;
			}
			from = to;
		}
	}

	private wordOf({ run: { text, style }, isRight }: TurnedRun): Word {
		return this.layout.typefaces.word(text, this.layout.faceOf(style), isRight);
	}

	private run({ style, paint }: DrawnRun, word: Word, x: number, y: number, stretch: number, place: DrawingPlace): void {
		const { page, element, scopes } = place;
		const scale = style.fontSize / SIZE;
		if (scale <= 0) return;
		// Letters are upright where y grows downwards.
		const matrix = [scale * stretch, 0, 0, -scale, x, y + style.drawn.drop * style.fontSize];
		this.canvas.draw(page, element, [...scopes, { on: () => ({ matrix }) }], {
			kind: 'text',
			x: 0,
			y: 0,
			size: SIZE,
			color: paint.color,
			alpha: paint.alpha,
			words: [word],
			oblique: style.fontStyle === 'italic' && faceFor(style) === 'Mono',
			spacing: style.letterSpacing / scale,
		});
	}
}

interface TurnedRun {
	readonly run: DrawnRun;
	/** Whether its letters run from right to left. */
	readonly isRight: boolean;
}

/** Runs from left to right, as they are displayed. */
function turnRuns(runs: readonly DrawnRun[], isRight: boolean): TurnedRun[] {
	const mark = isRight ? RIGHT_TO_LEFT_MARK : '';
	const line = mark + runs.map(({ text }) => text).join('');
	if (!mayTurn(line)) return runs.map((run) => ({ run, isRight: false }));
	const starts: number[] = [];
	let length = 0;
	for (const { text } of runs) {
		starts.push(length);
		length += text.length;
	}
	const shown: TurnedRun[] = [];
	for (const { text, rtl, at } of displayLine(line)) {
		const from = at - mark.length;
		const pieces: TurnedRun[] = [];
		for (let index = lastBefore(starts, from); index < runs.length && starts[index]! < from + text.length; index++) {
			const [run, start] = [runs[index]!, starts[index]!];
			const piece = run.text.slice(Math.max(from - start, 0), Math.max(from + text.length - start, 0));
			// Only the first part of a run is moved.
			const isFirst = from <= start;
			if (piece !== '') pieces.push({ run: { ...run, text: piece, ...(!isFirst && { dx: 0, dy: 0 }) }, isRight: rtl });
		}
		addAll(shown, rtl ? pieces.reverse() : pieces);
	}
	return shown;
}

function widthOf({ style, text }: DrawnRun, { width }: Word): number {
	return (width * style.fontSize) / 1000 + style.letterSpacing * Array.from(text).length;
}

/** The room between letters, or the part of their width, with which text has the length that it says. */
function fitLength(
	wanted: TextLength | undefined,
	natural: number,
	chunk: readonly TurnedRun[],
): { readonly room: number; readonly stretch: number } {
	if (!wanted || natural <= 0) return { room: 0, stretch: 1 };
	if (wanted.scales) return { room: 0, stretch: wanted.length / natural };
	const count = chunk.reduce((sum, { run }) => sum + Array.from(run.text).length, 0);
	return { room: count > 1 ? (wanted.length - natural) / (count - 1) : 0, stretch: 1 };
}

/** The last of numbers in order that is not beyond a value; the first, if all are. */
function lastBefore(numbers: readonly number[], value: number): number {
	let [low, high] = [0, numbers.length];
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (numbers[middle]! <= value) low = middle;
		else high = middle;
	}
	return low;
}
