/** Draws shapes and text of drawings on pages. */
import { invalidParameters } from '../../../contract/errors';
import { measureScale, multiply, type Matrix } from '../../geometry/geometry';
import type { Control, Ink } from '../../making/ink';
import { isClear, type Shade } from '../../making/shades';
import { filterScopes, type Surface } from './canvas';
import type { Wedge } from './conic';
import { fitPicture, type Points, type Rect } from './outlines';
import { DrawnTextPainter, undoScale, type DrawingPlace, type ScaledPlace } from './paint-drawn-text';
import {
	fitView,
	type Drawing,
	type DrawnGroup,
	type DrawnPicture,
	type DrawnImage,
	type DrawnNode,
	type DrawnShape,
} from '../boxes/drawing';
import type { Replaced } from '../boxes/box';
import type { Layout, Steps } from '../boxes/setting';
import type { Style } from '../boxes/style';

const NODE_COST = 5_000;
/** Characters of the drawings in backgrounds, counted for each of their tiles. */
const MOST_TILED = 5_000_000;
/** The same for a tile that is a mark alone: a million of them may be in a document. */
const TILE_CHARACTERS = 5;
/** Colors as which a gradient counts besides its colors. */
const [FURTHER_COLORS, CLEAR_COLORS] = [4, 10];

/** Where a drawing is, of which the box may show a part; one without a size has the shape of its view (CSS Images 3, 5.3). */
export function fitDrawing(rect: Rect, { drawing, width, height }: Replaced, style: Style): Rect {
	if (width !== undefined && height !== undefined) return fitPicture(rect, { width, height }, style);
	if (!drawing?.view || drawing.fit.scaling === 'none' || style.objectFit === 'fill') return rect;
	const [, , wide, tall] = drawing.view;
	const { objectPosition } = style;
	return fitPicture(
		rect,
		{ width: wide, height: tall },
		{ objectPosition, objectFit: style.objectFit === 'cover' ? 'cover' : 'contain' },
	);
}

export class DrawingPainter {
	private readonly texts: DrawnTextPainter;

	constructor(
		private readonly canvas: Surface,
		private readonly layout: Layout,
	) {
		this.texts = new DrawnTextPainter(canvas, layout, (count) => this.countTiles(count));
	}

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

	/** Counts the colors of a gradient, and as many more as it takes memory; one that is clear has a mask. */
	countGradient(shade: Shade): void {
		this.countTiles(shade.stops.length + (isClear(shade) ? CLEAR_COLORS : FURTHER_COLORS));
	}

	/** Counts images of a background, each of which is one mark, and colors of gradients. */
	countTiles(count: number): void {
		this.count(count * TILE_CHARACTERS);
	}

	private count(characters: number): void {
		this.layout.tiled += characters;
		if (this.layout.tiled <= MOST_TILED) return;
		const most = `${MOST_TILED / TILE_CHARACTERS} images or colors of gradients (each counts as ${FURTHER_COLORS} more, and as ${CLEAR_COLORS} if it is transparent), or ${MOST_TILED} characters of drawings (svg, conic gradients)`;
		const message = `repeats more than ${most} in backgrounds and borders; make them larger`;
		throw invalidParameters([{ field: 'file', message }]);
	}

	private *nodes(nodes: readonly DrawnNode[], place: ScaledPlace): Steps<void> {
		for (const node of nodes) {
			yield NODE_COST;
			if (node.kind === 'group') yield* this.group(node, place);
			else if (node.kind === 'text') yield* this.texts.paint(node.runs, place);
			else if (node.kind === 'image') this.image(node, place);
			else this.shape(node, place);
		}
	}

	private shape({ path, fill, stroke, isStrokeUnder }: DrawnShape, place: ScaledPlace): void {
		const inks: Ink[] = [];
		if (fill) inks.push({ kind: 'shape', path, fill: fill.paint, alpha: fill.alpha, hasHoles: fill.hasHoles });
		if (stroke) inks.push({ kind: 'outline', path, ...(stroke.isUnscaled ? undoScale(stroke, place.scale) : stroke) });
		this.canvas.draw(place.page, place.element, place.scopes, ...(isStrokeUnder ? inks.reverse() : inks));
	}

	private *group(group: DrawnGroup, place: ScaledPlace): Steps<void> {
		const { matrix, clip, clipHasHoles, opacity, blend, overlays, mask, nodes } = group;
		const control: Control = {
			...(matrix && { matrix }),
			...(clip !== undefined && { clip, hasHoles: clipHasHoles }),
			...(opacity < 1 && !mask && { opacity }),
			...(blend !== undefined && { blend }),
		};
		const isPlain = Object.keys(control).length === 0;
		const scale = matrix ? place.scale * measureScale(matrix) : place.scale;
		const inner = isPlain ? place : { ...place, scale, scopes: [...place.scopes, { on: () => control }] };
		const { scopes } = inner;
		const filters = filterScopes(overlays, scopes);
		if (!mask) return yield* this.nodes(nodes, { ...inner, scopes: [...scopes, ...filters] });
		const soft = { isAlpha: mask.isAlpha };
		// An empty mark makes the mask, even if nothing is in it.
		const making = [...scopes, { on: () => ({ making: soft }) }];
		this.canvas.draw(place.page, undefined, making, { kind: 'shape', path: '0 0 0 0 re', fill: [0, 0, 0] });
		yield* this.nodes(mask.nodes, { page: place.page, element: undefined, scale, scopes: making });
		yield* this.nodes(nodes, { ...inner, scopes: [...scopes, { on: () => ({ masked: soft, opacity }) }, ...filters] });
	}

	private image({ image, matrix }: DrawnImage, { page, element, scopes }: DrawingPlace): void {
		const name = this.canvas.sheet(page).image(image);
		this.canvas.draw(page, element, scopes, { kind: 'image', name, matrix: multiply(image.upright, matrix) });
	}
}
