/** Backgrounds, borders and shadows (CSS Backgrounds 3), divided where pages end. */
import { multiply } from '../../geometry/geometry';
import type { Image } from '../../image/image';
import { mixColors } from './colors';
import type { Scope, Surface } from './canvas';
import { shadeOf } from './gradients';
import type { Sides } from '../boxes/laid';
import { MOST_TILES, tileSize, tilesFrom } from './tiles';
import { cornersOf, innerCorners, inset, outline, SQUARE, type Corners, type Points, type Rect } from './outlines';
import { usedLength, type BorderLine, type Paint, type Style } from '../boxes/style';

/** A box that is drawn, in pixels of the column of pages. */
export interface Drawn {
	readonly rect: Rect;
	readonly style: Style;
	readonly border: Sides;
	readonly padding: Sides;
	readonly images: ReadonlyMap<string, Image> | undefined;
	/** Of the boxes around, from 0 to 1. */
	readonly opacity: number;
	readonly scopes: readonly Scope[];
	/** The name of the pages that it is as wide as; it is wider or narrower on pages that are. */
	readonly fluidOn?: string | undefined;
}

const SHADOW_STEPS = 10;

export class BoxPainter {
	constructor(private readonly canvas: Surface) {}

	paint(drawn: Drawn): void {
		const { style, rect } = drawn;
		const isSeen = style.visibility === 'visible';
		if (!isSeen || rect.right <= rect.left) return;
		const hasBack = style.backgroundColor !== undefined || style.backgroundImage.length > 0;
		const { border } = drawn;
		const hasBorder = border.top + border.right + border.bottom + border.left > 0;
		if (!hasBack && !hasBorder && style.boxShadow.length === 0 && style.outlineWidth === 0) return;
		const corners = cornersOf(style, rect.right - rect.left, rect.bottom - rect.top);
		for (const page of this.pagesOf(rect)) {
			const own = this.drawnOn(page, drawn);
			this.shadows(own, corners, page);
			if (hasBack) this.background(own, corners, page);
			if (hasBorder) this.borders(own, corners, page);
			if (style.outlineWidth > 0) this.outlineOf(own, page);
		}
	}

	private drawnOn(page: number, drawn: Drawn): Drawn {
		const { fluidOn, rect } = drawn;
		const more = fluidOn === undefined ? 0 : this.canvas.wideningOn(page, fluidOn);
		return more === 0 ? drawn : { ...drawn, rect: { ...rect, right: Math.max(rect.right + more, rect.left) } };
	}

	/** The pages that a box is on, which are at most those that its content makes. */
	pagesOf({ top, bottom }: Rect): number[] {
		const first = this.canvas.pageAt(top);
		const last = Math.max(this.canvas.fragments.at(bottom - 0.05), first);
		const count = Math.min(last, Math.max(this.canvas.last, first)) - first + 1;
		return Array.from({ length: count }, (_, index) => first + index);
	}

	points(page: number): Points {
		const { canvas } = this;
		return { x: (px) => canvas.x(page, px), y: (px) => canvas.y(page, px) };
	}

	/** The part of a box that is on a page; corners where it is divided are square. */
	private slice(rect: Rect, corners: Corners, page: number): { readonly rect: Rect; readonly corners: Corners } {
		const { fragments } = this.canvas;
		const [start, end] = [fragments.startOf(page), fragments.endOf(page)];
		const [from, to] = [
			Math.max(rect.top, rect.top < start - 0.05 ? start : rect.top),
			Math.max(rect.bottom > end + 0.05 ? end : rect.bottom, rect.top),
		];
		if (from === rect.top && to === rect.bottom) return { rect, corners };
		const [isTop, isBottom] = [from === rect.top, to === rect.bottom];
		const kept = corners.map((corner, index) => ((index < 2 ? isTop : isBottom) ? corner : ([0, 0] as const)));
		return { rect: { ...rect, top: from, bottom: to }, corners: kept };
	}

	private shadows({ style, rect, opacity, scopes }: Drawn, corners: Corners, page: number): void {
		for (const { x, y, blur, spread, paint, isInset } of [...style.boxShadow].reverse()) {
			if (isInset) continue;
			const { color, alpha } = paint ?? style.color;
			const points = this.points(page);
			const hole = this.slice(rect, corners, page);
			const inner = outline(hole.rect, hole.corners, points);
			// A blur is steps from its outer edge inwards, which add up.
			const steps = blur > 0 ? Math.min(Math.max(Math.ceil(blur / 3), 2), SHADOW_STEPS) : 1;
			const strength = 1 - (1 - alpha * opacity) ** (1 / steps);
			if (strength <= 0) continue;
			// Nothing is drawn under the box itself.
			const outside: Scope = { on: () => ({ clip: `${this.around(page)} ${inner}`, hasHoles: true }) };
			for (let step = 0; step < steps; step++) {
				const grow = spread + (steps > 1 ? blur * 0.6 * (1 - (2 * step) / (steps - 1)) : 0);
				const moved: Rect = {
					left: rect.left + x - grow,
					top: rect.top + y - grow,
					right: rect.right + x + grow,
					bottom: rect.bottom + y + grow,
				};
				if (moved.right <= moved.left || moved.bottom <= moved.top) continue;
				const round = corners.map(([wide, tall]) => [Math.max(wide + grow, 0), Math.max(tall + grow, 0)] as const);
				const own = this.slice(moved, round, page);
				if (own.rect.bottom <= own.rect.top) continue;
				this.canvas.draw(page, undefined, [...scopes, outside], {
					kind: 'shape',
					path: outline(own.rect, own.corners, points),
					fill: color,
					alpha: strength,
				});
			}
		}
	}

	/** A rectangle around all of a page. */
	private around(page: number): string {
		const { width, height } = this.canvas.sizeOf(page);
		return `0 0 ${width} ${height} re`;
	}

	private background(drawn: Drawn, corners: Corners, page: number): void {
		const { style, rect, border, padding, opacity, scopes } = drawn;
		const clip = style.backgroundClip;
		const sides = clip === 'padding-box' ? border : clip === 'content-box' ? addSides(border, padding) : undefined;
		const [area, round] = sides ? [inset(rect, sides), innerCorners(corners, sides)] : [rect, corners];
		const own = this.slice(area, round, page);
		const path = outline(own.rect, own.corners, this.points(page));
		const { backgroundColor: paint } = style;
		if (paint && paint.alpha > 0)
			this.canvas.draw(page, undefined, scopes, { kind: 'shape', path, fill: paint.color, alpha: paint.alpha * opacity });
		for (let at = style.backgroundImage.length - 1; at >= 0; at--) this.layer(drawn, at, path, page);
	}

	private layer(drawn: Drawn, index: number, path: string, page: number): void {
		const { style, rect, border, images, opacity, scopes } = drawn;
		const origin = inset(rect, border);
		const layer = style.backgroundImage[index]!;
		const image = 'url' in layer ? images?.get(layer.url) : undefined;
		if ('url' in layer && !image) return;
		const pick = <T>(list: readonly T[], usual: T): T => (list.length === 0 ? usual : list[index % list.length]!);
		const natural = image ? image.displayed : undefined;
		const tile = tileSize(pick(style.backgroundSize, ['auto', 'auto']), origin, natural);
		if (tile.width <= 0 || tile.height <= 0) return;
		const position = pick(style.backgroundPosition, ZEROS);
		const x = origin.left + usedLength(position[0], origin.right - origin.left - tile.width);
		const y = origin.top + usedLength(position[1], origin.bottom - origin.top - tile.height);
		const repeat = pick(style.backgroundRepeat, 'repeat');
		const slice = this.slice(rect, SQUARE, page).rect;
		const xs = repeat === 'repeat' || repeat === 'repeat-x' ? tilesFrom(x, tile.width, slice.left, slice.right) : [x];
		const ys = repeat === 'repeat' || repeat === 'repeat-y' ? tilesFrom(y, tile.height, slice.top, slice.bottom) : [y];
		if (xs.length * ys.length > MOST_TILES) return;
		const points = this.points(page);
		const clip: Scope = { on: () => ({ clip: path }) };
		for (const top of ys)
			for (const left of xs) {
				const at: Rect = { left, top, right: left + tile.width, bottom: top + tile.height };
				if (image) {
					const matrix = multiply(image.upright, [
						points.x(at.right) - points.x(at.left),
						0,
						0,
						points.y(at.top) - points.y(at.bottom),
						points.x(at.left),
						points.y(at.bottom),
					]);
					this.canvas.draw(page, undefined, [...scopes, clip], {
						kind: 'image',
						name: this.canvas.sheet(page).image(image),
						matrix,
					});
				} else if (!('url' in layer)) {
					const shade = shadeOf(layer, at, points);
					const clear =
						opacity < 1 ? { ...shade, stops: shade.stops.map((stop) => ({ ...stop, alpha: stop.alpha * opacity })) } : shade;
					const isWhole =
						xs.length * ys.length === 1 && at.left <= rect.left + border.left && at.right >= rect.right - border.right;
					if (isWhole) this.canvas.draw(page, undefined, scopes, { kind: 'shape', path, fill: clear });
					else
						this.canvas.draw(page, undefined, [...scopes, clip], {
							kind: 'shape',
							path: outline(at, SQUARE, points),
							fill: clear,
						});
				}
			}
	}

	private borders(drawn: Drawn, corners: Corners, page: number): void {
		const { rect, border, style } = drawn;
		const own = this.slice(rect, corners, page);
		// Where a box is divided it has no border.
		const sides: Sides = {
			...border,
			top: own.rect.top === rect.top ? border.top : 0,
			bottom: own.rect.bottom === rect.bottom ? border.bottom : 0,
		};
		if (rect.top >= this.canvas.fragments.endOf(page)) return;
		const edges = edgesOf(style, sides);
		const [first] = edges;
		const seen = edges.filter(({ width }) => width > 0);
		const isAlike = seen.every(({ line, paint }) => line === seen[0]!.line && samePaint(paint, seen[0]!.paint));
		if (seen.length === 0 || !first) return;
		const { line, paint } = seen[0]!;
		const isClosed = seen.length === 4;
		if (isAlike && isClosed && (line === 'solid' || line === 'double')) {
			this.ring(drawn, own, sides, paint, page);
			if (line === 'double') this.gap(drawn, own, sides, page);
			return;
		}
		const isRound = own.corners.every(([x, y]) => x > 0 && y > 0);
		if (isAlike && isClosed && isRound && (line === 'dashed' || line === 'dotted')) this.roundDashes(drawn, own, seen[0]!, page);
		else for (const edge of seen) this.side(drawn, own, sides, edge, page);
	}

	/** Dashes all around a box with round corners. */
	private roundDashes(
		{ opacity, scopes }: Drawn,
		own: { readonly rect: Rect; readonly corners: Corners },
		{ width, line, paint }: Edge,
		page: number,
	): void {
		const half = width / 2;
		const inside: Sides = { top: half, right: half, bottom: half, left: half };
		const points = this.points(page);
		const thick = width * this.canvas.scale;
		this.canvas.draw(page, undefined, scopes, {
			kind: 'outline',
			path: outline(inset(own.rect, inside), innerCorners(own.corners, inside), points),
			color: paint.color,
			alpha: paint.alpha * opacity,
			width: thick,
			// Dashes without length and with round ends are dots.
			cap: line === 'dotted' ? 1 : 0,
			join: 0,
			miter: 10,
			dashes: line === 'dotted' ? [0, 2 * thick] : [dashOf(width) * this.canvas.scale],
			dashOffset: 0,
		});
	}

	/** All sides as the outline between the outer and the inner edge. */
	private ring(
		{ opacity, scopes }: Drawn,
		own: { readonly rect: Rect; readonly corners: Corners },
		sides: Sides,
		{ color, alpha }: Paint,
		page: number,
	): void {
		const points = this.points(page);
		const inner = inset(own.rect, sides);
		const hasInner = inner.right > inner.left && inner.bottom > inner.top;
		const hole = hasInner ? ` ${outline(inner, innerCorners(own.corners, sides), points)}` : '';
		const path = `${outline(own.rect, own.corners, points)}${hole}`;
		this.canvas.draw(page, undefined, scopes, { kind: 'shape', path, fill: color, alpha: alpha * opacity, hasHoles: true });
	}

	/** The gap of a double line, in the color of the ground: white. */
	private gap(drawn: Drawn, own: { readonly rect: Rect; readonly corners: Corners }, sides: Sides, page: number): void {
		const third = scaleSides(sides, 1 / 3);
		if (Math.max(sides.top, sides.right, sides.bottom, sides.left) < 3) return;
		const rect = inset(own.rect, third);
		const paint = drawn.style.backgroundColor ?? WHITE;
		this.ring(drawn, { rect, corners: innerCorners(own.corners, third) }, third, paint, page);
	}

	/** One side, with slanted ends where it meets others; round corners by a clip. */
	private side(
		drawn: Drawn,
		own: { readonly rect: Rect; readonly corners: Corners },
		sides: Sides,
		edge: Edge,
		page: number,
	): void {
		const { scopes, opacity } = drawn;
		const points = this.points(page);
		const inner = inset(own.rect, sides);
		const isRound = own.corners.some(([x, y]) => x > 0 && y > 0);
		const hole = outline(inner, innerCorners(own.corners, sides), points);
		const { color, alpha } = edge.paint;
		const shade = shadedColor(edge, color);
		if (edge.line === 'dashed' || edge.line === 'dotted') return this.dashes(drawn, own.rect, edge, page);
		const quad = sideQuad(edge.side, own.rect, isRound ? extendInner(inner, own) : inner);
		const path = `${quad.map(([x, y], index) => `${points.x(x).toFixed(3)} ${points.y(y).toFixed(3)} ${index === 0 ? 'm' : 'l'}`).join(' ')} h`;
		if (!isRound) this.canvas.draw(page, undefined, scopes, { kind: 'shape', path, fill: shade, alpha: alpha * opacity });
		else {
			const slanted: Scope = { on: () => ({ clip: path }) };
			const both = `${outline(own.rect, own.corners, points)} ${hole}`;
			this.canvas.draw(page, undefined, [...scopes, slanted], {
				kind: 'shape',
				path: both,
				fill: shade,
				alpha: alpha * opacity,
				hasHoles: true,
			});
		}
	}

	private dashes(
		{ scopes, opacity }: Drawn,
		{ left, top, right, bottom }: Rect,
		{ side, width, line, paint }: Edge,
		page: number,
	): void {
		const { canvas } = this;
		const points = this.points(page);
		const half = width / 2;
		const isAcross = side === 'top' || side === 'bottom';
		const y = side === 'top' ? top + half : bottom - half;
		const x = side === 'left' ? left + half : right - half;
		const length = isAcross ? right - left : bottom - top;
		const unit = line === 'dotted' ? width : dashOf(width);
		const count = Math.max(Math.round(length / unit / 2 - 0.5), 0);
		// Dashes and gaps that begin and end with a dash.
		const step = length / (2 * count + 1);
		const path: string[] = [];
		for (let index = 0; index <= Math.min(count, 2_000); index++) {
			const from = index * 2 * step;
			const rect: Rect = isAcross
				? { left: left + from, right: left + from + step, top: y - half, bottom: y + half }
				: { top: top + from, bottom: top + from + step, left: x - half, right: x + half };
			const radius = line === 'dotted' ? width / 2 : 0;
			path.push(
				outline(
					rect,
					Array.from({ length: 4 }, () => [radius, radius] as const),
					points,
				),
			);
		}
		canvas.draw(page, undefined, scopes, {
			kind: 'shape',
			path: path.join(' '),
			fill: paint.color,
			alpha: paint.alpha * opacity,
		});
	}

	private outlineOf(drawn: Drawn, page: number): void {
		const { style, rect } = drawn;
		const grow = -(style.outlineOffset + style.outlineWidth);
		const sides: Sides = { top: grow, right: grow, bottom: grow, left: grow };
		const width = style.outlineWidth;
		const own = this.slice(inset(rect, sides), SQUARE, page);
		this.ring(drawn, own, { top: width, right: width, bottom: width, left: width }, style.outlineColor ?? style.color, page);
	}
}

const ZEROS = [
	{ px: 0, percent: 0 },
	{ px: 0, percent: 0 },
] as const;
/** The length of a dash of a border, and that of a gap. */
const dashOf = (width: number): number => (width >= 3 ? 2 : 3) * width;
const WHITE: Paint = { color: [1, 1, 1], alpha: 1 };

const addSides = (one: Sides, other: Sides): Sides => ({
	top: one.top + other.top,
	right: one.right + other.right,
	bottom: one.bottom + other.bottom,
	left: one.left + other.left,
});

const scaleSides = ({ top, right, bottom, left }: Sides, factor: number): Sides => ({
	top: top * factor,
	right: right * factor,
	bottom: bottom * factor,
	left: left * factor,
});

interface Edge {
	readonly side: keyof Sides;
	readonly width: number;
	readonly line: BorderLine;
	readonly paint: Paint;
}

const edgesOf = (style: Style, sides: Sides): Edge[] => [
	{ side: 'top', width: sides.top, line: style.borderTopStyle, paint: style.borderTopColor ?? style.color },
	{ side: 'right', width: sides.right, line: style.borderRightStyle, paint: style.borderRightColor ?? style.color },
	{ side: 'bottom', width: sides.bottom, line: style.borderBottomStyle, paint: style.borderBottomColor ?? style.color },
	{ side: 'left', width: sides.left, line: style.borderLeftStyle, paint: style.borderLeftColor ?? style.color },
];

const samePaint = (one: Paint, other: Paint): boolean =>
	one.alpha === other.alpha && one.color.every((part, index) => part === other.color[index]);

/** Inset and outset borders are darker on two sides. */
function shadedColor({ line, side }: Edge, color: Paint['color']): Paint['color'] {
	const isUpper = side === 'top' || side === 'left';
	if (line === 'inset' || line === 'groove') return isUpper ? mixColors(color, 0.66) : color;
	if (line === 'outset' || line === 'ridge') return isUpper ? color : mixColors(color, 0.66);
	return color;
}

/** The corners of a side: the outer edge, and the inner one. */
function sideQuad(side: keyof Sides, outer: Rect, inner: Rect): (readonly [number, number])[] {
	switch (side) {
		case 'top':
			return [
				[outer.left, outer.top],
				[outer.right, outer.top],
				[inner.right, inner.top],
				[inner.left, inner.top],
			];
		case 'bottom':
			return [
				[outer.left, outer.bottom],
				[outer.right, outer.bottom],
				[inner.right, inner.bottom],
				[inner.left, inner.bottom],
			];
		case 'left':
			return [
				[outer.left, outer.top],
				[inner.left, inner.top],
				[inner.left, inner.bottom],
				[outer.left, outer.bottom],
			];
		case 'right':
			return [
				[outer.right, outer.top],
				[inner.right, inner.top],
				[inner.right, inner.bottom],
				[outer.right, outer.bottom],
			];
	}
}

/** With round corners, a side reaches to where its corners end. */
function extendInner(inner: Rect, { rect, corners }: { readonly rect: Rect; readonly corners: Corners }): Rect {
	const [across, down] = [(rect.right - rect.left) / 2, (rect.bottom - rect.top) / 2];
	const reach = Math.min(
		corners.reduce((most, [x, y]) => Math.max(most, x, y), 0),
		across,
		down,
	);
	return {
		left: Math.max(inner.left, rect.left + (inner.left > rect.left ? reach : 0)),
		top: Math.max(inner.top, rect.top + (inner.top > rect.top ? reach : 0)),
		right: Math.min(inner.right, rect.right - (inner.right < rect.right ? reach : 0)),
		bottom: Math.min(inner.bottom, rect.bottom - (inner.bottom < rect.bottom ? reach : 0)),
	};
}
