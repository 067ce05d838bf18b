/** How shapes are painted (SVG 2, 13): their fill, which may be a gradient, and their stroke. */
import type { DrawnShape, Stroke } from '../../model/layout/boxes/drawing';
import type { DrawnPaint } from '../../model/layout/boxes/drawn-style';
import { usedLength, type Paint, type Style } from '../../model/layout/boxes/style';
import { elementsOf, type HtmlElement } from '../nodes';
import type { Styled, Styler } from '../styler';
import { isGradient, referredBy, shadeFor, type ShadeStop } from './gradients';
import { measureOf } from './numbers';
import type { Outline } from './outline';
import type { Measures } from './shapes';

/** Lines that are thinner are not seen; in a document, one of no width would be as thin as a device can draw. */
const THINNEST = 1e-6;
/** Stops of a gradient. */
const MOST_STOPS = 256;

interface Gradient {
	readonly chain: readonly HtmlElement[];
	readonly stops: readonly ShadeStop[];
}

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
		const [left, top, right, bottom] = outline.box;
		// Readers draw a hair line for an area of nothing.
		const fill = right > left && bottom > top ? this.fillOf(outline, style, measures) : undefined;
		const stroke = this.strokeOf(style, measures);
		return fill || stroke ? { kind: 'shape', path: outline.path, fill, stroke } : undefined;
	}

	/** One color for text, which gradients do not paint: the first of theirs. */
	textPaint(style: Style): Paint | undefined {
		const { fill, fillOpacity, stroke, strokeOpacity } = style.drawn;
		const own = this.colorOf(fill, style);
		if (own) return { color: own.color, alpha: own.alpha * fillOpacity };
		const line = this.colorOf(stroke, style);
		return line && { color: line.color, alpha: line.alpha * strokeOpacity };
	}

	private fillOf(outline: Outline, style: Style, measures: Measures): DrawnShape['fill'] {
		const { fill, fillOpacity, hasHoles } = style.drawn;
		if (typeof fill === 'object' && 'id' in fill) {
			const gradient = this.gradient(fill.id);
			if (gradient && gradient.stops.length > 1) {
				const stops = gradient.stops.map((stop) => ({ ...stop, alpha: stop.alpha * fillOpacity }));
				const shade = shadeFor(gradient.chain, fillOpacity < 1 ? stops : gradient.stops, outline.box, measures);
				return shade && { paint: shade, alpha: 1, hasHoles };
			}
		}
		const paint = this.colorOf(fill, style);
		return paint && { paint: paint.color, alpha: paint.alpha * fillOpacity, hasHoles };
	}

	private strokeOf({ drawn, ...style }: Style, { width: across, height: down }: Measures): Stroke | undefined {
		const paint = this.colorOf(drawn.stroke, { ...style, drawn });
		const whole = Math.hypot(across, down) / Math.SQRT2;
		const width = usedLength(drawn.strokeWidth, whole);
		if (!paint || !(width > THINNEST)) return undefined;
		const { cap, join, miter } = drawn;
		const list = drawn.dashes.map((one) => usedLength(one, whole));
		// An odd list is used twice (13.5.6).
		const dashes = list.some((one) => one > 0) ? (list.length % 2 === 1 ? [...list, ...list] : list) : [];
		const dashOffset = usedLength(drawn.dashOffset, whole);
		const { color, alpha } = paint;
		const { isUnscaled } = drawn;
		return { color, alpha: alpha * drawn.strokeOpacity, width, cap, join, miter, dashes, dashOffset, isUnscaled };
	}

	private colorOf(paint: DrawnPaint, style: Style): Paint | undefined {
		if (paint === 'none') return undefined;
		if (paint === 'current') return style.color;
		if (!('id' in paint)) return paint;
		const gradient = this.gradient(paint.id);
		if (!gradient) return this.colorOf(paint.otherwise, style);
		return gradient.stops[0];
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
		return { chain, stops };
	}
}
