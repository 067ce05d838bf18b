/** Backgrounds of boxes: their color, and layers of images and gradients over it (CSS Backgrounds 3, 3). */
import { multiply } from '../../geometry/geometry';
import type { Image } from '../../image/image';
import type { ImageInk, ShapeInk } from '../../making/ink';
import type { Shade } from '../../making/shades';
import { isDrawn, type DrawnPicture } from '../boxes/drawing';
import type { Sides } from '../boxes/laid';
import type { Steps } from '../boxes/setting';
import { exactLength, type BackgroundSize, type Gradient, type Style } from '../boxes/style';
import type { Scope, Surface } from './canvas';
import { wedgesOf } from './conic';
import type { Drawn } from './drawn-box';
import { shadeOf } from './gradients';
import {
	cornersOf,
	innerCorners,
	inset,
	outline,
	pointsOn,
	sliceOn,
	snapRect,
	SQUARE,
	type Corners,
	type Rect,
} from './outlines';
import type { DrawingPainter } from './paint-drawing';
import type { CellGrounds } from '../table/cell-grounds';
import { naturalSize, roundSizes, tileAt, tilesAlong, tileSize, type Tiles } from './tiles';

const WEDGE_COST = 3_000;
const CELL_COST = 3_000;
const TILE_COST = 100;
const STOP_COST = 300;
const ZEROS = [
	{ px: 0, percent: 0 },
	{ px: 0, percent: 0 },
] as const;

const addSides = (one: Sides, other: Sides): Sides => ({
	top: one.top + other.top,
	right: one.right + other.right,
	bottom: one.bottom + other.bottom,
	left: one.left + other.left,
});

const REPEATED = ['repeat', 'repeat'] as const;
const AUTO: BackgroundSize = ['auto', 'auto'];

/** The distances of a part of a box from its edge. */
function sidesAround(area: Style['backgroundClip'], border: Sides, padding: Sides): Sides | undefined {
	return area === 'padding-box' ? border : area === 'content-box' ? addSides(border, padding) : undefined;
}

/** The direction in which a gradient does not change. */
function axisOf({ kind, angle }: Gradient): 'across' | 'down' | undefined {
	if (kind !== 'linear') return undefined;
	const isCorner = typeof angle === 'object';
	if (isCorner ? angle.x === 0 : angle % 180 === 0) return 'across';
	return (isCorner ? angle.y === 0 : angle % 180 === 90 || angle % 180 === -90) ? 'down' : undefined;
}

/** Drawn as a background. */
export type Source = Gradient | Image | DrawnPicture;

/** A page, and scopes of a clip to the background there. */
export interface Cut {
	readonly page: number;
	readonly element: undefined;
	readonly scopes: readonly Scope[];
}

export class BackgroundPainter {
	/** The last shading of each gradient. */
	private readonly fills = new WeakMap<Gradient, { readonly key: string; readonly fill: Shade }>();

	constructor(
		private readonly canvas: Surface,
		private readonly drawings: DrawingPainter,
	) {}

	*paint(drawn: Drawn, corners: Corners, page: number): Steps<void> {
		const { style, rect, border, padding, opacity, scopes } = drawn;
		const pathOf = (area: Style['backgroundClip']): string => {
			const sides = sidesAround(area, border, padding);
			const [inner, round] = sides ? [inset(rect, sides), innerCorners(corners, sides)] : [rect, corners];
			const own = sliceOn(this.canvas.fragments, page, inner, round);
			return outline(own.rect, own.corners, pointsOn(this.canvas, page));
		};
		const cells = drawn.cells && (yield* this.cellsOn(page, drawn.cells));
		if (cells === '') return;
		const path = pathOf(style.backgroundClip);
		const { backgroundColor: paint, backgroundClips: clips } = style;
		const shown = cells ?? path;
		if (paint && paint.alpha > 0)
			this.canvas.draw(page, undefined, scopes, { kind: 'shape', path: shown, fill: paint.color, alpha: paint.alpha * opacity });
		// One clip to all cells, in which each layer is that of the whole box: there may be thousands of both.
		const within = cells === undefined ? drawn : { ...drawn, scopes: [...scopes, { on: () => ({ clip: cells }) }] };
		for (let at = style.backgroundImage.length - 1; at >= 0; at--)
			yield* this.layer(within, at, clips.length > 1 ? pathOf(clips[at % clips.length]!) : path, page);
	}

	/** The outlines of cells on a page. */
	private *cellsOn(page: number, cells: CellGrounds): Steps<string> {
		const points = pointsOn(this.canvas, page);
		const paths: string[] = [];
		for (const { rect, style } of cells.get(page) ?? []) {
			yield CELL_COST;
			const corners = cornersOf(style, rect.right - rect.left, rect.bottom - rect.top);
			const own = sliceOn(this.canvas.fragments, page, snapRect(this.canvas, page, rect), corners);
			paths.push(outline(own.rect, own.corners, points));
		}
		return paths.join(' ');
	}

	private *layer(drawn: Drawn, index: number, path: string, page: number): Steps<void> {
		const { style, rect, ground = rect, border, padding, images, scopes } = drawn;
		const layer = style.backgroundImage[index]!;
		const image = 'url' in layer ? images?.get(layer.url) : undefined;
		if ('url' in layer && !image) return;
		const pick = <T>(list: readonly T[], usual: T): T => (list.length === 0 ? usual : list[index % list.length]!);
		const around = sidesAround(pick(style.backgroundOrigin, 'padding-box'), border, padding);
		const origin = around ? inset(ground, around) : ground;
		const repeat = pick(style.backgroundRepeat, REPEATED);
		const size = pick(style.backgroundSize, AUTO);
		const tile = roundSizes(tileSize(size, origin, image && naturalSize(image)), repeat, origin, size);
		if (!(tile.width > 0 && tile.height > 0)) return;
		const position = pick(style.backgroundPosition, ZEROS);
		const x = origin.left + exactLength(position[0], origin.right - origin.left - tile.width);
		const y = origin.top + exactLength(position[1], origin.bottom - origin.top - tile.height);
		const slice = sliceOn(this.canvas.fragments, page, rect, SQUARE).rect;
		const gradient = 'url' in layer ? undefined : layer;
		const alike = gradient && axisOf(gradient);
		const [wide, tall] = [
			{ start: x, size: tile.width },
			{ start: y, size: tile.height },
		] as const;
		const across = tilesAlong(wide, repeat[0], [origin.left, origin.right], [slice.left, slice.right], alike === 'across');
		const down = tilesAlong(tall, repeat[1], [origin.top, origin.bottom], [slice.top, slice.bottom], alike === 'down');
		const tiles: Tiles = { columns: across.starts, rows: down.starts, width: across.size, height: down.size };
		const cut: Cut = { page, element: undefined, scopes: [...scopes, { on: () => ({ clip: path }) }] };
		yield* this.tiled(gradient ?? image!, tiles, drawn, cut, path);
	}

	/** @param path the whole background, which a gradient that is as large fills without being cut */
	*tiled(source: Source, tiles: Tiles, drawn: Drawn, cut: Cut, path: string): Steps<void> {
		const gradient = 'stops' in source ? source : undefined;
		if (gradient && gradient.kind !== 'conic') return yield* this.shades(gradient, tiles, drawn, cut, path);
		if (!gradient && !isDrawn(source as Image | DrawnPicture)) return yield* this.pictures(source as Image, tiles, cut);
		const points = pointsOn(this.canvas, cut.page);
		for (const top of tiles.rows)
			for (const left of tiles.columns) {
				const at = tileAt(tiles, left, top);
				if (gradient) yield* this.wedges(gradient, at, drawn, cut);
				else yield* this.drawings.repeat(source as DrawnPicture, at, points, cut, drawn.opacity);
			}
	}

	/** Draws the first image of a background, and all others like it. */
	private *repeat(tile: ImageInk | ShapeInk, { columns, rows }: Tiles, { page, scopes }: Cut): Steps<void> {
		const points = pointsOn(this.canvas, page);
		if (columns.length * rows.length === 1) return this.canvas.draw(page, undefined, scopes, tile);
		this.drawings.countTiles(columns.length * rows.length);
		const [left, bottom] = [points.x(columns[0]!), points.y(rows[0]!)];
		const across = columns.map((column) => points.x(column) - left);
		for (const row of rows) {
			yield TILE_COST * columns.length;
			this.canvas.draw(page, undefined, scopes, { kind: 'tiles', tile, across, up: points.y(row) - bottom });
		}
	}

	private *pictures(image: Image, tiles: Tiles, cut: Cut): Steps<void> {
		if (tiles.columns.length === 0 || tiles.rows.length === 0) return;
		const points = pointsOn(this.canvas, cut.page);
		const at = tileAt(tiles, tiles.columns[0]!, tiles.rows[0]!);
		const matrix = multiply(image.upright, [
			points.x(at.right) - points.x(at.left),
			0,
			0,
			points.y(at.top) - points.y(at.bottom),
			points.x(at.left),
			points.y(at.bottom),
		]);
		yield* this.repeat({ kind: 'image', name: this.canvas.sheet(cut.page).image(image), matrix }, tiles, cut);
	}

	private *wedges(gradient: Gradient, at: Rect, { opacity }: Drawn, { page, scopes }: Cut): Steps<void> {
		const points = pointsOn(this.canvas, page);
		const inside = [...scopes, { on: () => ({ clip: outline(at, SQUARE, points) }) }];
		for (const { path, color, alpha } of this.drawings.counted(wedgesOf(gradient, at, points))) {
			yield WEDGE_COST;
			this.canvas.draw(page, undefined, inside, { kind: 'shape', path, fill: color, alpha: alpha * opacity });
		}
	}

	/** The shading of a gradient, which is made once for all that is drawn with it in one place. */
	*fillOf(gradient: Gradient, at: Rect, opacity: number, page: number): Steps<Shade> {
		const key = [page, at.left, at.top, at.right, at.bottom, opacity].join();
		const known = this.fills.get(gradient);
		if (known?.key === key) return known.fill;
		const shade = shadeOf(gradient, at, pointsOn(this.canvas, page));
		const { stops } = shade;
		this.drawings.countGradient(shade);
		yield stops.length * STOP_COST;
		const fill = opacity < 1 ? { ...shade, stops: stops.map((stop) => ({ ...stop, alpha: stop.alpha * opacity })) } : shade;
		this.fills.set(gradient, { key, fill });
		return fill;
	}

	private *shades(gradient: Gradient, tiles: Tiles, drawn: Drawn, cut: Cut, path: string): Steps<void> {
		if (tiles.columns.length === 0 || tiles.rows.length === 0) return;
		const { rect, border, opacity, scopes } = drawn;
		const at = tileAt(tiles, tiles.columns[0]!, tiles.rows[0]!);
		const points = pointsOn(this.canvas, cut.page);
		const fill = yield* this.fillOf(gradient, at, opacity, cut.page);
		const origin = inset(rect, border);
		const isWide = at.left <= origin.left && at.right >= origin.right;
		const isTall = at.top <= origin.top && at.bottom >= origin.bottom;
		if (isWide && isTall && tiles.columns.length * tiles.rows.length === 1)
			this.canvas.draw(cut.page, undefined, scopes, { kind: 'shape', path, fill });
		else yield* this.repeat({ kind: 'shape', path: outline(at, SQUARE, points), fill }, tiles, cut);
	}
}
