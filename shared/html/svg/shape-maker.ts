/** How shapes are painted (SVG 2, 13): their fill, which may be a gradient, and their stroke. */
import type { DrawnShape, PaintIn, Stroke } from '../../model/layout/boxes/drawing';
import type { DrawnPaint } from '../../model/layout/boxes/drawn-style';
import { usedLength, type Paint, type Style } from '../../model/layout/boxes/style';
import { elementsOf, type HtmlElement } from '../nodes';
import type { Styled, Styler } from '../styler';
import { isGradient, referredBy, shadeFor, type ShadePlace, type ShadeStop } from './gradients';
import { measureOf } from './numbers';
import type { Outline } from './outline';
import type { Measures } from './shapes';

/** Lines that are thinner are not seen; in a document, one of no width would be as thin as a device can draw. */
const THINNEST = 1e-6;
/** Stops of a gradient. */
const MOST_STOPS = 256;

interface Gradient {
	readonly chain: readonly HtmlElement[];
	/** Opaque where all are alike. */
	readonly stops: readonly ShadeStop[];
	/** Of all of them, where all are alike; otherwise 1. */
	readonly alpha: number;
}

type Box = Outline['box'];
type Fill = NonNullable<DrawnShape['fill']>;

/** Of the gradients of a shape, each of which is written. */
export const countStops = ({ fill, stroke }: DrawnShape): number =>
	(fill && 'stops' in fill.paint ? fill.paint.stops.length : 0) +
	(stroke && 'stops' in stroke.color ? stroke.color.stops.length : 0);

export class ShapeMaker {
	private readonly gradients = new Map<string, Gradient | undefined>();

	constructor(
		private readonly styler: Styler,
		readonly find: (id: string) => HtmlElement | undefined,
		/** Is told the names of elements that paint and are not supported. */
		private readonly leaveOut: (name: string) => void,
	) {}

	/** `undefined` if nothing of the shape is seen. */
	make(outline: Outline, { style }: Styled, measures: Measures): DrawnShape | undefined {
		const { fill, fillOpacity, hasHoles, isStrokeUnder } = style.drawn;
		const { box } = outline;
		const [left, top, right, bottom] = box;
		// Readers draw a hair line for an area of nothing.
		const area = right > left && bottom > top ? this.paintOf(fill, fillOpacity, style, { box, room: 0, measures }) : undefined;
		const stroke = this.strokeOf(style, box, measures);
		if (!area && !stroke) return undefined;
		return { kind: 'shape', path: outline.path, fill: area && { ...area, hasHoles }, stroke, isStrokeUnder };
	}

	/** `undefined` if nothing paints the text. */
	textPaint(style: Style, measures: Measures): PaintIn | undefined {
		const { fill, fillOpacity, stroke, isStrokeUnder } = style.drawn;
		if (!this.colorOf(fill, style) && !this.colorOf(stroke, style)) return undefined;
		return (box) => ({
			fill: this.paintOf(fill, fillOpacity, style, { box, room: 0, measures }),
			stroke: this.strokeOf(style, box, measures),
			isStrokeUnder,
		});
	}

	private strokeOf({ drawn, ...style }: Style, box: Box, measures: Measures): Stroke | undefined {
		const whole = Math.hypot(measures.width, measures.height) / Math.SQRT2;
		const width = usedLength(drawn.strokeWidth, whole);
		if (!(width > THINNEST)) return undefined;
		const { cap, join, miter, isUnscaled } = drawn;
		const room = (width * Math.max(miter, Math.SQRT2)) / 2;
		const paint = this.paintOf(drawn.stroke, drawn.strokeOpacity, { ...style, drawn }, { box, room, measures });
		if (!paint) return undefined;
		const list = drawn.dashes.map((one) => usedLength(one, whole));
		// An odd list is used twice (13.5.6).
		const dashes = list.some((one) => one > 0) ? (list.length % 2 === 1 ? [...list, ...list] : list) : [];
		const dashOffset = usedLength(drawn.dashOffset, whole);
		return { color: paint.paint, alpha: paint.alpha, width, cap, join, miter, dashes, dashOffset, isUnscaled };
	}

	/** A color, or a gradient over a box; `undefined` if it paints nothing. */
	private paintOf(paint: DrawnPaint, opacity: number, style: Style, place: ShadePlace): Omit<Fill, 'hasHoles'> | undefined {
		const gradient = this.gradientOf(paint);
		if (gradient) {
			const shade = shadeFor(gradient.chain, gradient.stops, place);
			return shade && { paint: shade, alpha: gradient.alpha * opacity };
		}
		const one = this.colorOf(paint, style);
		return one && { paint: one.color, alpha: one.alpha * opacity };
	}

	/** One of more than one color. */
	private gradientOf(paint: DrawnPaint): Gradient | undefined {
		const gradient = typeof paint === 'object' && 'id' in paint ? this.gradient(paint.id) : undefined;
		return gradient && gradient.stops.length > 1 ? gradient : undefined;
	}

	private colorOf(paint: DrawnPaint, style: Style): Paint | undefined {
		if (paint === 'none') return undefined;
		if (paint === 'current') return style.color;
		if (!('id' in paint)) return paint;
		const gradient = this.gradient(paint.id);
		if (!gradient) return this.colorOf(paint.otherwise, style);
		const [first] = gradient.stops;
		return first && { color: first.color, alpha: first.alpha * gradient.alpha };
	}

	private gradient(id: string): Gradient | undefined {
		if (this.gradients.has(id)) return this.gradients.get(id);
		const first = this.find(id);
		if (first && !isGradient(first)) this.leaveOut(first.name);
		const known = first && isGradient(first) ? this.readGradient(first) : undefined;
		this.gradients.set(id, known);
		return known;
	}

	private readGradient(first: HtmlElement): Gradient {
		const chain = referredBy(first, this.find, isGradient);
		const source = chain.find((element) => elementsOf(element).some(({ name }) => name === 'stop'));
		const stops: ShadeStop[] = [];
		for (const element of source ? elementsOf(source) : []) {
			if (element.name !== 'stop' || stops.length === MOST_STOPS) continue;
			const { style } = this.styler.styleOf(element, this.styler.start, undefined);
			const written = element.attributes.get('offset') ?? '0';
			const at = Math.min(Math.max(measureOf(written, 1, 16) ?? 0, stops.at(-1)?.at ?? 0), 1);
			stops.push({ at, color: style.stopColor.color, alpha: style.stopColor.alpha * style.stopOpacity });
		}
		const [begin, end] = [stops[0], stops.at(-1)];
		if (begin && begin.at > 0) stops.unshift({ ...begin, at: 0 });
		if (end && end.at < 1) stops.push({ ...end, at: 1 });
		const alpha = stops[0]?.alpha ?? 1;
		if (alpha === 1 || stops.some((stop) => stop.alpha !== alpha)) return { chain, stops, alpha: 1 };
		return { chain, stops: stops.map((stop) => ({ ...stop, alpha: 1 })), alpha };
	}
}
