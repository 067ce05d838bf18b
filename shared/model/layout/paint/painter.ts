/** Draws boxes on pages, in the order of CSS 2.1, appendix E: positioned ones over the others. */
import { sorting } from '../../../pace/sorted';
import { multiply } from '../../geometry/geometry';
import type { Image } from '../../image/image';
import type { Element } from '../../making/elements';
import type { Owner } from '../../making/owner';
import { Canvas, type Scope, type Surface } from './canvas';
import { ColumnCanvas, rulesOf } from './columns';
import { FixedCanvas, isOnPage } from './fixed';
import { Effects, movesOf } from './effects';
import { drawMarker } from './markers';
import { DOTS, endOfLine } from './ellipsis';
import {
	cornersOf,
	fitPicture,
	innerCorners,
	inset,
	isInside,
	outline,
	snapRect,
	SQUARE,
	type Corners,
	type Rect,
} from './outlines';
import { atoms } from '../pages/page-breaks';
import { byOrder, divideLine, hasUnder, isApartFromFlow, isContext, orderOf, type LinePart } from '../boxes/stacking';
import { BoxPainter } from './paint-boxes';
import type { DrawingPlace } from './paint-drawn-text';
import { DrawingPainter, fitDrawing } from './paint-drawing';
import { TextShadows } from './text-shadows';
import { TextPainter, type LinePlace } from './paint-text';
import type { Word } from '../../making/typefaces';
import type { Box } from '../boxes/box';
import {
	endFor,
	endInside,
	takeChildren,
	type LaidLine,
	type LaidText,
	type Placed,
	type PlacedColumns,
	type PlacedLine,
} from '../boxes/laid';
import { BOX_COST, type Layout, type Steps } from '../boxes/setting';
import { groundCells } from '../table/cell-grounds';
import { edgedStyle, type Edges } from '../table/table-borders';
import { textSize, type Style } from '../boxes/style';

/** Places that are compared as equal. */
const FINE = 0.05;
/** Relative boxes of a line that are elements: no line of a page has more. */
const MOST_SPANS = 500;

interface Around {
	readonly opacity: number;
	readonly scopes: readonly Scope[];
	/** Whether all of it is decoration, such as the repeated head of a table. */
	readonly isArtifact: boolean;
	/** Boxes that are drawn over the others, in the order of the document. */
	readonly over: Deferred[];
	/** Boxes that are drawn over all others of the stacking context. */
	readonly lifted: Deferred[];
	/** Whether the box is a stacking context, which draws boxes that are under its flow. */
	readonly isContext: boolean;
	/** See `endInside`. */
	readonly end: number;
	/** Whether the boxes inside are drawn only now, and nothing asks for them later. */
	readonly isLast: boolean;
}

interface Deferred {
	/** A box that is drawn later, which may be one of a line. */
	readonly box: Box;
	readonly placed: Placed;
	/** The part of a line of `placed` that is in the box. */
	readonly line?: LinePart;
	readonly around: Around;
	readonly order: number;
	/** The painter of the pages, or columns, that it is in. */
	readonly painter: Painter;
}

export class Painter {
	private readonly boxes: BoxPainter;
	private readonly texts: TextPainter;
	private readonly drawings: DrawingPainter;
	private readonly shadows: TextShadows;
	private readonly effects: Effects;

	constructor(
		private readonly canvas: Surface,
		private readonly layout: Layout,
	) {
		this.drawings = new DrawingPainter(canvas, layout);
		this.boxes = new BoxPainter(canvas, this.drawings, layout);
		this.texts = new TextPainter(canvas, this.boxes, layout);
		this.shadows = new TextShadows(canvas, layout);
		this.effects = new Effects(this.boxes);
	}

	/** Draws a tree of boxes with all that is over it. */
	*paint(placed: Placed, isArtifact = false): Steps<void> {
		this.layout.hasUnder ??= yield* hasUnder(placed.laid);
		const isContext = true;
		const isLast = this.canvas instanceof Canvas;
		yield* this.context(placed, { opacity: 1, scopes: [], isArtifact, over: [], lifted: [], isContext, end: Infinity, isLast });
	}

	/** Draws a fixed box on the pages after the first, as decoration. */
	*repeat({ laid, x, top }: Placed, canvas: Canvas): Steps<void> {
		const { fragments, last } = canvas;
		for (let page = 1; page <= last; page++) {
			const y = laid.isFromBottom ? top + fragments.heightOf(page) - fragments.heightOf(0) : top;
			yield* new Painter(new FixedCanvas(canvas, page), this.layout).paint(yield* atoms(laid, x, y), true);
		}
	}

	/** Draws a box that is on one page: fixed to the first, if it is there, or moved onto it. */
	private *painterOf(placed: Placed): Steps<Painter> {
		if (!(this.canvas instanceof Canvas)) return this;
		const { onlyPage } = placed;
		if (onlyPage !== undefined) return new Painter(new FixedCanvas(this.canvas, onlyPage, 0), this.layout);
		const isFixed = placed.laid.box.style.position === 'fixed';
		return isFixed && (yield* isOnPage(this.canvas, placed)) ? new Painter(new FixedCanvas(this.canvas, 0), this.layout) : this;
	}

	/** A box and the boxes inside it that are over or under others, which no box outside comes between. */
	private *context(placed: Placed, around: Around, line?: LinePart): Steps<void> {
		const lifted: Deferred[] = [];
		yield* this.level(placed, { ...around, lifted, isContext: true }, line);
		for (const one of yield* sorting(lifted, byOrder)) yield* one.painter.context(one.placed, one.around, one.line);
	}

	/** A box, and over it the boxes inside that have no place of their own among those of the stacking context. */
	private *level(placed: Placed, around: Around, line?: LinePart): Steps<void> {
		const over: Deferred[] = [];
		if (line) yield* this.line(line, placed, { ...around, over, isContext: false });
		else yield* this.box(placed, { ...around, over });
		for (const one of yield* sorting(over, byOrder)) {
			if (isContext(one.box)) yield* one.painter.context(one.placed, one.around, one.line);
			else yield* one.painter.level(one.placed, { ...one.around, lifted: around.lifted }, one.line);
		}
	}

	/** Draws the boxes of a stacking context that are under its flow; fixed ones on each page. */
	private *under(placed: Placed, around: Around): Steps<void> {
		const found: Deferred[] = [];
		yield* this.findUnder(placed, around, found);
		for (const { placed: one, around: own, painter } of yield* sorting(found, byOrder)) {
			yield* painter.context(one, own);
			if (painter !== this && this.canvas instanceof Canvas && one.laid.box.style.position === 'fixed')
				yield* this.repeat(one, this.canvas);
		}
	}

	private *findUnder(placed: Placed, around: Around, found: Deferred[]): Steps<void> {
		const { children, repeated, apart, lines, columns } = placed;
		const inner = [...children, ...repeated, ...apart, ...lines.flatMap((line) => line.atoms)];
		for (const child of inner) {
			yield BOX_COST / 10;
			const { laid } = child;
			const order = orderOf(laid.box);
			if (order < 0) found.push({ box: laid.box, placed: child, around, order, painter: yield* this.painterOf(child) });
			else if (!isContext(laid.box)) {
				const scopes = [...around.scopes, ...movesOf(child, this.canvas)];
				if (laid.box.style.overflow === 'hidden') this.clip(child, scopes);
				yield* this.findUnder(child, { ...around, scopes, end: endInside(child, around.end) }, found);
			}
		}
		if (columns)
			yield* new Painter(new ColumnCanvas(this.canvas, placed, around.scopes), this.layout).findUnder(
				columns.content,
				{ ...around, scopes: [], isLast: false },
				found,
			);
	}

	private *box(placed: Placed, around: Around): Steps<void> {
		yield BOX_COST / 2;
		const { laid } = placed;
		const { style } = laid.box;
		const scopes = [...around.scopes, ...movesOf(placed, this.canvas)];
		const opacity = yield* this.effects.enter(placed, around.opacity, scopes);
		if (opacity === 0) return;
		const isSeen = placed.top < endFor(placed, around.end);
		if (isSeen) yield* this.background(placed, scopes, opacity);
		if (isSeen && laid.box.marker)
			drawMarker(this.canvas, this.layout, placed, { opacity, scopes, isArtifact: around.isArtifact });
		this.mark(laid.box, placed.x, placed.top, scopes);
		if (style.overflow === 'hidden') this.clip(placed, scopes);
		// Heads of tables are drawn on further pages.
		const isLast = around.isLast && laid.box.inner === 'blocks';
		const inner: Around = { ...around, opacity, scopes, isContext: false, end: endInside(placed, around.end), isLast };
		if (around.isContext && this.layout.hasUnder === true) yield* this.under(placed, { ...inner, isLast: false });
		if (isSeen && laid.box.replaced) yield* this.picture(placed, inner, undefined);
		yield* this.inside(placed, inner);
	}

	private *inside(placed: Placed, inner: Around): Steps<void> {
		if (placed.columns) yield* this.columns(placed, placed.columns, inner);
		if (inner.isLast) {
			const waiting = takeChildren(placed);
			for (let child = waiting.pop(); child; child = waiting.pop()) {
				if (this.canvas instanceof Canvas) yield* this.canvas.settle(child.top);
				yield* this.child(child, inner);
			}
		} else for (const child of placed.children) yield* this.child(child, inner);
		for (const copy of placed.repeated) yield* this.child(copy, { ...inner, isArtifact: true });
		for (const one of placed.apart) yield* this.child(one, inner);
		for (const line of placed.lines) {
			if (line.top < inner.end) yield* this.line(line, placed, inner);
			else yield BOX_COST / 4;
		}
	}

	private *line(whole: LinePart, placed: Placed, inner: Around): Steps<void> {
		yield BOX_COST / 4;
		const { box } = placed.laid;
		const element = inner.isArtifact ? undefined : (whole.element ?? box.element ?? undefined);
		const isDotted = box.style.textOverflow === 'ellipsis' || whole.line.isCut === true;
		const { rest, parts } = isDotted ? { rest: whole, parts: undefined } : yield* this.divide(whole, placed, inner);
		const { line, top, atoms } = rest;
		const page = this.canvas.pageAt(top);
		const place = { x: placed.x, top, page, element, opacity: inner.opacity, scopes: inner.scopes };
		for (const { box: marked, x, y } of line.inlines) this.mark(marked, placed.x + x, top + y, inner.scopes);
		yield* this.texts.under(line, place);
		const cut = isDotted && this.cutLine(line, placed, place);
		if (cut) yield* this.texts.text(cut.dots, { ...place, element: undefined });
		const shown = cut ? { ...place, scopes: [...place.scopes, cut.clip] } : place;
		for (const text of line.texts)
			if (text.style.textShadow.length > 0)
				yield* this.shadows.draw(text, { ...shown, opacity: opacityOf(text.style, inner.opacity) });
		let spans = 0;
		for (const [index, text] of whole.line.texts.entries()) {
			// A line may have any number of them.
			if (index % 20 === 19) yield BOX_COST * 2;
			const part = text.within && parts?.get(text.within);
			if (part) {
				// It is read here, wherever it is drawn.
				part.element ??= spans++ < MOST_SPANS ? element?.add('Span') : element;
				continue;
			}
			const { fontSize } = text.style;
			yield* this.texts.text(text, {
				...shown,
				opacity: opacityOf(text.style, inner.opacity),
				page: this.canvas.pageAt(top + text.y - fontSize / 2),
			});
		}
		for (const [index, atom] of atoms.entries()) yield* this.atom(atom, line.atoms[index]!.owner, element, inner);
	}

	/** Relative boxes of a line are drawn later if they may be over other boxes: those that are drawn later, too. */
	private *divide(
		whole: LinePart,
		placed: Placed,
		around: Around,
	): Steps<{ readonly rest: PlacedLine; readonly parts?: ReadonlyMap<Box, LinePart> }> {
		if (!whole.line.relative) return { rest: whole };
		const { over, lifted } = around;
		const divided = yield* divideLine(whole, over.length + lifted.length > 0 ? 0 : 1);
		const same = { placed, around: { ...around, isLast: false }, painter: this };
		let count = 0;
		for (const [box, line] of divided.parts) {
			if (++count % 20 === 0) yield BOX_COST;
			const order = orderOf(box);
			(order > 0 ? lifted : over).push({ ...same, box, line, order });
		}
		return divided;
	}

	/** The dots of a line that does not fit, and what shows of the line. */
	private cutLine(line: LaidLine, { laid, x }: Placed, { top, page }: LinePlace): { dots: LaidText; clip: Scope } | undefined {
		if (laid.box.style.overflow !== 'hidden' || laid.box.style.direction === 'rtl') return undefined;
		const wordOf = ({ style }: LaidText): Word => this.layout.typefaces.word(DOTS, this.layout.faceOf(style));
		const widthOf = (text: LaidText): number => (wordOf(text).width * textSize(text.style)) / 1000;
		const right = laid.width - laid.border.right - laid.padding.right;
		const end = endOfLine(line, right, widthOf);
		if (!end) return undefined;
		const points = this.boxes.points(page);
		const shown = { left: x - line.height, right: x + end.at, top: top - line.height, bottom: top + 2 * line.height };
		return {
			dots: { ...end.text, owner: undefined, x: end.at, width: widthOf(end.text), words: [wordOf(end.text)] },
			clip: { on: () => ({ clip: outline(shown, SQUARE, points) }) },
		};
	}

	private *columns(placed: Placed, { content, fragments, rows }: PlacedColumns, around: Around): Steps<void> {
		for (const rule of rulesOf(placed, around.opacity, around.scopes)) {
			yield BOX_COST / 4;
			yield* this.boxes.paint(rule);
		}
		const painter = new Painter(new ColumnCanvas(this.canvas, placed, around.scopes), this.layout);
		// Rows of columns that are cut off are further down in the flow that is in them.
		const unseen = rows.findIndex(({ top }) => placed.top + top >= around.end);
		const end = unseen < 0 ? Infinity : fragments.startOf(unseen * placed.laid.columns!.count);
		yield* painter.box(content, { ...around, scopes: [], end, isLast: false });
	}

	private *child(child: Placed, around: Around): Steps<void> {
		const { box } = child.laid;
		if (isApartFromFlow(box)) {
			const order = orderOf(box);
			// Boxes under the flow are drawn before it.
			if (order < 0) return;
			const list = order > 0 ? around.lifted : around.over;
			list.push({ box, placed: child, around: { ...around, isLast: false }, order, painter: yield* this.painterOf(child) });
		} else yield* this.box(child, around);
	}

	private *atom(placed: Placed, owner: Owner | undefined, element: Element | undefined, around: Around): Steps<void> {
		const { box } = placed.laid;
		// The picture of a link is part of it.
		const linked = element && (owner?.in(element) ?? element);
		if (linked && box.element && box.replaced && !box.element.parent) linked.adopt(box.element);
		if (box.replaced && linked && owner) {
			const scopes = [...around.scopes, ...movesOf(placed, this.canvas)];
			const opacity = yield* this.effects.enter(placed, around.opacity, scopes);
			if (opacity === 0) return;
			yield* this.background(placed, scopes, opacity);
			yield* this.picture(placed, { ...around, scopes, opacity }, box.element ? owner : undefined, linked);
			return;
		}
		yield* this.child(placed, around);
	}

	private *background(placed: Placed, scopes: readonly Scope[], opacity: number): Steps<void> {
		const { laid, x, top, bottom } = placed;
		const { box } = laid;
		const height = bottom - top;
		const frame =
			laid.frame && laid.frame.height < laid.height
				? { top: top + laid.frame.top, bottom: top + laid.frame.top + laid.frame.height + height - laid.height }
				: { top, bottom };
		const rect = { left: x, right: x + laid.width, ...frame };
		const { style } = box;
		if (
			style.display === 'table-cell' &&
			style.emptyCells === 'hide' &&
			laid.lines.length === 0 &&
			laid.children.length === 0 &&
			style.borderCollapse === 'separate'
		)
			return;
		const collapsed = box.inner === 'table' && style.borderCollapse === 'collapse';
		const none = { top: 0, right: 0, bottom: 0, left: 0 };
		const shared = box.known.get('edges') as Edges | undefined;
		const border = collapsed || shared ? none : laid.border;
		const fluidOn = box.isFluid ? box.pageName : undefined;
		const gap = legendGap(placed);
		const cells = yield* groundCells(placed, (one) => this.boxes.pagesOf(one));
		const look = { style, border, padding: laid.padding, images: box.images, opacity, ground: placed.ground };
		yield* this.boxes.paint({ ...look, rect, scopes, fluidOn, gap, cells });
		if (!shared) return;
		const sides = { top: shared.top.width, right: shared.right.width, bottom: shared.bottom.width, left: shared.left.width };
		// Half of each border is in the neighbour, but not on another page.
		const { fragments } = this.canvas;
		const [upper, lower] = [rect.top - sides.top / 2, rect.bottom + sides.bottom / 2];
		const wide = {
			left: rect.left - sides.left / 2,
			right: rect.right + sides.right / 2,
			top: Math.max(upper, Math.min(fragments.startOf(fragments.at(rect.top + FINE)), rect.top)),
			bottom: Math.min(lower, Math.max(fragments.endOf(fragments.at(rect.bottom - FINE)), rect.bottom)),
		};
		yield* this.boxes.paint({
			rect: wide,
			style: edgedStyle(style, shared),
			border: sides,
			padding: none,
			images: undefined,
			opacity,
			scopes,
		});
	}

	/** Remembers where links and bookmarks to the box lead. */
	private mark({ place }: Box, x: number, top: number, scopes: readonly Scope[]): void {
		if (!place || place.sheet) return;
		const page = Math.min(this.canvas.pageAt(top), this.canvas.last);
		place.sheet = this.canvas.sheet(page);
		const [left, upper] = [this.canvas.x(page, x), this.canvas.y(page, top)];
		place.top = this.canvas.moved(page, [left, upper, left, upper], scopes)[3] + 6;
	}

	private clip({ laid, x, top, bottom }: Placed, scopes: Scope[]): void {
		const { style } = laid.box;
		const rect = { left: x, top, right: x + laid.width, bottom };
		const corners = cornersOf(style, laid.width, laid.height);
		scopes.push({
			on: (page) => ({
				clip: outline(inset(snapRect(this.canvas, page, rect), laid.border), corners, this.boxes.points(page)),
			}),
		});
	}

	private *picture(placed: Placed, inside: Around, owner: Owner | undefined, around?: Element): Steps<void> {
		const { box, border, padding, width, height } = placed.laid;
		const { replaced, style } = box;
		if (!replaced || style.visibility !== 'visible') return;
		const { x, top } = placed;
		const rect = inset(inset({ left: x, top, right: x + width, bottom: top + height }, border), padding);
		const page = this.canvas.pageAt(top);
		const points = this.boxes.points(page);
		const place = { page, element: inside.isArtifact ? undefined : (box.element ?? undefined), scopes: inside.scopes };
		const corners = innerCorners(innerCorners(cornersOf(style, width, height), border), padding);
		if (replaced.image) this.image(replaced.image, style, rect, corners, place);
		else if (replaced.drawing) {
			const fitted = fitDrawing(rect, replaced, style);
			const clip: Scope = { on: () => ({ clip: outline(rect, corners, points) }) };
			const isRound = corners.some(([wide]) => wide > 0);
			const scopes = fitted === rect && !isRound ? place.scopes : [...place.scopes, clip];
			yield* this.drawings.paint(replaced.drawing, fitted, points, { ...place, scopes });
		} else return;
		const link = owner?.linking?.link;
		if (!around || !link) return;
		const area = [points.x(rect.left), points.y(rect.bottom), points.x(rect.right), points.y(rect.top)] as const;
		this.canvas.link(page, around, area, link, inside.scopes);
	}

	private image(image: Image, style: Style, rect: Rect, corners: Corners, { page, element, scopes }: DrawingPlace): void {
		const { canvas } = this;
		const points = this.boxes.points(page);
		const fitted = fitPicture(rect, image.displayed, style);
		const isRound = corners.some(([wide]) => wide > 0);
		const isCut = !isInside(fitted, rect);
		const clip: Scope = { on: () => ({ clip: outline(rect, corners, points) }) };
		const matrix = multiply(image.upright, [
			points.x(fitted.right) - points.x(fitted.left),
			0,
			0,
			points.y(fitted.top) - points.y(fitted.bottom),
			points.x(fitted.left),
			points.y(fitted.bottom),
		]);
		const name = canvas.sheet(page).image(image);
		canvas.draw(page, element, isRound || isCut ? [...scopes, clip] : scopes, { kind: 'image', name, matrix });
	}
}

/** The place of a legend, as thick as the border there. */
function legendGap({ laid, children, top }: Placed): Rect | undefined {
	const legend = laid.legend && children.find((child) => child.laid === laid.legend);
	if (!legend) return undefined;
	const upper = top + (laid.frame?.top ?? 0);
	return {
		left: legend.x,
		top: Math.min(legend.top, upper),
		right: legend.x + legend.laid.width,
		bottom: Math.max(legend.bottom, upper + laid.border.top),
	};
}

/** How clear a text is: what it is in, and itself. */
const opacityOf = ({ opacity, display }: LaidText['style'], around: number): number =>
	display === 'inline' ? around * opacity : around;
