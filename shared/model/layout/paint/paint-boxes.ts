/** Boxes with their borders (CSS Backgrounds 3), divided where pages end. */
import { operand } from '../../content/painting';
import type { Layout, Steps } from '../boxes/setting';
import type { DrawingPainter } from './paint-drawing';
import { BackgroundPainter } from './backgrounds';
import { BorderImagePainter } from './border-images';
import { carvedColors } from './colors';
import { gapBetween } from './decorations';
import type { Scope, Surface } from './canvas';
import type { Drawn } from './drawn-box';
import type { Sides } from '../boxes/laid';
import { ShadowPainter } from './shadows';
import {
	cornersOf,
	innerCorners,
	inset,
	lengthAround,
	outline,
	pointsOn,
	sliceOn,
	snapRect,
	SQUARE,
	type Corners,
	type Points,
	type Rect,
} from './outlines';
import type { Shade } from '../../making/shades';
import type { BorderLine, Paint, Style, TextFill } from '../boxes/style';

export class BoxPainter {
	private readonly shadows: ShadowPainter;
	private readonly backgrounds: BackgroundPainter;
	private readonly images: BorderImagePainter;

	/** The boxes whose backgrounds fill text. */
	private readonly textFills = new WeakMap<TextFill, Rect>();

	constructor(
		private readonly canvas: Surface,
		drawings: DrawingPainter,
		layout: Layout,
	) {
		this.shadows = new ShadowPainter(canvas, layout);
		this.backgrounds = new BackgroundPainter(canvas, drawings);
		this.images = new BorderImagePainter(canvas, this.backgrounds, drawings);
	}

	*paint(drawn: Drawn): Steps<void> {
		const { style, rect } = drawn;
		if (style.backgroundClip === 'text' && style.textFill) this.textFills.set(style.textFill, rect);
		const isSeen = style.visibility === 'visible';
		if (!isSeen || rect.right <= rect.left) return;
		const hasBack = style.backgroundColor !== undefined || style.backgroundImage.length > 0;
		const { border } = drawn;
		const hasBorder = border.top + border.right + border.bottom + border.left > 0 || style.borderImage?.image !== undefined;
		if (!hasBack && !hasBorder && style.boxShadow.length === 0 && style.outlineWidth === 0) return;
		const corners = cornersOf(style, rect.right - rect.left, rect.bottom - rect.top);
		for (const page of this.pagesOf(rect)) {
			const wide = this.drawnOn(page, drawn);
			const own = { ...wide, rect: snapRect(this.canvas, page, wide.rect) };
			const hasShadow = style.boxShadow.length > 0;
			if (hasShadow) yield* this.shadows.outside(own, corners, page);
			if (hasBack) yield* this.backgrounds.paint(own, corners, page);
			if (hasShadow) yield* this.shadows.inside(own, corners, page);
			if (hasBorder && !(yield* this.images.paint(own, page)))
				this.borders(own.gap ? this.besideGap(own, own.gap, page) : own, corners, page);
			if (style.outlineWidth > 0) this.outlineOf(own, page);
		}
	}

	/** The gradient that text of this style is filled with. */
	*textFillOf({ textFill, textFillColor, color }: Style, page: number): Steps<Shade | undefined> {
		const isOwn = textFillColor ? textFillColor.alpha > 0 : textFill?.paint !== color && color.alpha > 0;
		if (!textFill || isOwn) return undefined;
		const rect = this.textFills.get(textFill);
		return rect && (yield* this.backgrounds.fillOf(textFill.gradient, rect, 1, page));
	}

	private drawnOn(page: number, drawn: Drawn): Drawn {
		const { fluidOn, rect } = drawn;
		const more = fluidOn === undefined ? 0 : this.canvas.wideningOn(page, fluidOn);
		return more === 0 ? drawn : { ...drawn, rect: { ...rect, right: Math.max(rect.right + more, rect.left) } };
	}

	/** A legend is on the border, and not over it: the ground shows. */
	private besideGap(drawn: Drawn, gap: Rect, page: number): Drawn {
		const clip = `${this.canvas.wholePage(page)} ${outline(gap, SQUARE, this.points(page))}`;
		return { ...drawn, scopes: [...drawn.scopes, { on: () => ({ clip, hasHoles: true }) }] };
	}

	/** The pages that a box is on, which are at most those that its content makes. */
	pagesOf({ top, bottom }: Rect): number[] {
		const first = this.canvas.pageAt(top);
		const last = Math.max(this.canvas.fragments.at(bottom - 0.05), first);
		const count = Math.min(last, Math.max(this.canvas.last, first)) - first + 1;
		return Array.from({ length: count }, (_, index) => first + index);
	}

	points(page: number): Points {
		return pointsOn(this.canvas, page);
	}

	private borders(drawn: Drawn, corners: Corners, page: number): void {
		const { rect, border, style } = drawn;
		const own = sliceOn(this.canvas.fragments, page, rect, corners);
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
		const isSquare = own.corners.every(([x, y]) => x <= 0 || y <= 0);
		if (isAlike && isClosed && isSquare && line === 'solid' && seen.every(({ width }) => width === first.width))
			return this.frame(drawn, own.rect, first, page);
		if (isAlike && isClosed && (line === 'solid' || line === 'double')) {
			for (const { within, thick } of line === 'double' ? linesOfDouble(own, sides) : [{ within: own, thick: sides }])
				this.ring(drawn, within, thick, paint, page);
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
		const { scale } = this.canvas;
		const middle = [inset(own.rect, inside), innerCorners(own.corners, inside)] as const;
		const { dash, gap } = dashesOf(line, width, lengthAround(...middle), true);
		const isDots = isRoundDots(line, width);
		this.canvas.draw(page, undefined, scopes, {
			kind: 'outline',
			path: outline(...middle, points),
			color: paint.color,
			alpha: paint.alpha * opacity,
			width: width * scale,
			// Dashes without length and with round ends are dots.
			cap: isDots ? 1 : 0,
			join: 0,
			miter: 10,
			dashes: gap <= 0 ? [] : isDots ? [0, (dash + gap) * scale] : [dash * scale, gap * scale],
			dashOffset: 0,
		});
	}

	/** Sides that are alike as one line, which readers draw as sharp as those of browsers. */
	private frame({ opacity, scopes }: Drawn, rect: Rect, { width, paint }: Edge, page: number): void {
		const half = width / 2;
		this.canvas.draw(page, undefined, scopes, {
			kind: 'outline',
			path: outline(inset(rect, evenSides(half)), SQUARE, this.points(page)),
			color: paint.color,
			alpha: paint.alpha * opacity,
			width: width * this.canvas.scale,
			cap: 0,
			join: 0,
			miter: 10,
			dashes: [],
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

	/** One side, with slanted ends where it meets others; round corners by a clip. */
	private side(
		drawn: Drawn,
		own: { readonly rect: Rect; readonly corners: Corners },
		sides: Sides,
		edge: Edge,
		page: number,
	): void {
		const halves = HALVES[edge.line];
		if (halves) {
			const half = mapSides(sides, (size) => size / 2);
			const within = { rect: inset(own.rect, half), corners: innerCorners(own.corners, half) };
			for (const [index, line] of halves.entries()) this.side(drawn, index === 0 ? own : within, half, { ...edge, line }, page);
			return;
		}
		if (edge.line === 'double') {
			for (const { within, thick } of linesOfDouble(own, sides))
				this.side(drawn, within, thick, { ...edge, line: 'solid' }, page);
			return;
		}
		const { scopes, opacity } = drawn;
		const points = this.points(page);
		const inner = inset(own.rect, sides);
		const isRound = own.corners.some(([x, y]) => x > 0 && y > 0);
		const hole = outline(inner, innerCorners(own.corners, sides), points);
		const { color, alpha } = edge.paint;
		const shade = shadedColor(edge, color);
		if (edge.line === 'dashed' || edge.line === 'dotted') return this.dashes(drawn, own.rect, edge, page);
		const quad = sideQuad(edge.side, own.rect, meetingPoints(own, sides));
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

	/** One side as a line of dashes, however many these are. */
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
		if (length <= 0 || width <= 0) return;
		const { dash, gap } = dashesOf(line, width, length);
		// Dots are dashes without length and with round ends.
		const isDots = isRoundDots(line, width) && gap > 0;
		const end = isDots ? dash / 2 : 0;
		const ends = isAcross
			? [points.x(left + end), points.y(y), points.x(right - end), points.y(y)]
			: [points.x(x), points.y(top + end), points.x(x), points.y(bottom - end)];
		const [fromX, fromY, toX, toY] = ends.map(operand);
		const [thick, long, free] = [width * canvas.scale, dash * canvas.scale, gap * canvas.scale];
		// Closer ones are seen as a line, and readers would draw each of them.
		const isLine = gap <= 0 || dash < FINEST;
		canvas.draw(page, undefined, scopes, {
			kind: 'outline',
			path: `${fromX} ${fromY} m ${toX} ${toY} l`,
			color: paint.color,
			alpha: paint.alpha * opacity,
			width: thick,
			cap: isDots && !isLine ? 1 : 0,
			join: 0,
			miter: 10,
			dashes: isLine ? [] : isDots ? [0, long + free] : [long, free],
			dashOffset: 0,
		});
	}

	private outlineOf(drawn: Drawn, page: number): void {
		const { style, rect } = drawn;
		const { outlineWidth: width, outlineOffset: offset, outlineStyle: line } = style;
		const paint = style.outlineColor ?? style.color;
		const around = (grow: number) => sliceOn(this.canvas.fragments, page, inset(rect, evenSides(-grow)), SQUARE);
		const outer = around(offset + width);
		if (line === 'dashed' || line === 'dotted')
			for (const side of ['top', 'right', 'bottom', 'left'] as const)
				this.dashes(drawn, outer.rect, { side, width, line, paint }, page);
		else if (line === 'double' && width >= 3) {
			this.ring(drawn, outer, evenSides(width / 3), paint, page);
			this.ring(drawn, around(offset + width / 3), evenSides(width / 3), paint, page);
		} else this.ring(drawn, outer, evenSides(width), paint, page);
	}
}

const evenSides = (width: number): Sides => ({ top: width, right: width, bottom: width, left: width });

/** Shorter dashes and dots of borders are drawn as a line, in pixels. */
const FINEST = 0.1;

/** As in browsers, thinner dots are squares. */
const isRoundDots = (line: BorderLine, width: number): boolean => line === 'dotted' && width > 3;

/** The length of a dash of a border, and that of a gap, so that a line ends with a dash; without a gap if there is room for one dash. */
function dashesOf(line: BorderLine, width: number, length: number, isClosed = false) {
	const isThick = width >= 3;
	const dash = line === 'dotted' ? width : (isThick ? 2 : 3) * width;
	const gap = line === 'dotted' || isThick ? width : 2 * width;
	if (length <= 2 * dash) return { dash, gap: 0 };
	const factor = length / (2 * dash + gap);
	if (factor <= 1) return { dash: dash * factor, gap: gap * factor };
	// A closed line has as many gaps as dashes.
	return { dash, gap: isClosed ? length / Math.max(Math.round(length / (dash + gap)), 1) - dash : gapBetween(dash, gap, length) };
}

const mapSides = ({ top, right, bottom, left }: Sides, map: (size: number, side: keyof Sides) => number): Sides => ({
	top: map(top, 'top'),
	right: map(right, 'right'),
	bottom: map(bottom, 'bottom'),
	left: map(left, 'left'),
});

/** The outer edge of a border. */
interface Around {
	readonly rect: Rect;
	readonly corners: Corners;
}

/** The two lines of a double border, about a third of it each; one that is thinner than three pixels has no room for a gap. */
function linesOfDouble(own: Around, sides: Sides): { readonly within: Around; readonly thick: Sides }[] {
	if (Math.max(sides.top, sides.right, sides.bottom, sides.left) < 3) return [{ within: own, thick: sides }];
	// In whole pixels, as in browsers.
	const third = mapSides(sides, (size) => Math.min(Math.max(Math.round(size / 3), 1), size));
	const both = mapSides(third, (size, side) => sides[side] - size);
	const inner = { rect: inset(own.rect, both), corners: innerCorners(own.corners, both) };
	return [own, inner].map((within) => ({ within, thick: third }));
}

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
	if (line !== 'inset' && line !== 'outset') return color;
	const isUpper = side === 'top' || side === 'left';
	const { dark, light } = carvedColors(color);
	return isUpper === (line === 'inset') ? dark : light;
}

/** The outer and the inner half of a border that has two. */
const HALVES: Partial<Record<BorderLine, readonly [BorderLine, BorderLine]>> = {
	groove: ['inset', 'outset'],
	ridge: ['outset', 'inset'],
};

/** A place, in pixels. */
type At = readonly [x: number, y: number];

/** The ends of a side: two corners of the outer edge, and where it meets other sides inside. */
function sideQuad(side: keyof Sides, { left, top, right, bottom }: Rect, meetings: readonly At[]): readonly At[] {
	const corners: readonly At[] = [
		[left, top],
		[right, top],
		[right, bottom],
		[left, bottom],
	];
	const from = ['top', 'right', 'bottom', 'left'].indexOf(side);
	const to = (from + 1) % 4;
	return [corners[from]!, corners[to]!, meetings[to]!, meetings[from]!];
}

/**
 * Where two sides meet inside, from the upper left clockwise: on the line through the corners of the outer and the inner edge, which goes
 * on to the middle of an inner corner that is round.
 */
function meetingPoints({ rect, corners }: Around, sides: Sides): At[] {
	return innerCorners(corners, sides).map(([across, down], index) => {
		const [isLeft, isUpper] = [index === 0 || index === 3, index < 2];
		const [wide, tall] = [isLeft ? sides.left : sides.right, isUpper ? sides.top : sides.bottom];
		const isRound = across > 0 && down > 0 && wide + tall > 0;
		const part = isRound ? 1 + 1 / (wide / across + tall / down) : 1;
		return [
			isLeft ? rect.left + part * wide : rect.right - part * wide,
			isUpper ? rect.top + part * tall : rect.bottom - part * tall,
		];
	});
}
