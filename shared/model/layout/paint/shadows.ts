/** Shadows of boxes, outside and inside of them (CSS Backgrounds 3, 6.1). */
import { invalidParameters, type OctavoError } from '../../../contract/errors';
import type { Layout, Steps } from '../boxes/setting';
import type { Shadow } from '../boxes/values';
import type { Scope, Surface } from './canvas';
import { innerCorners, inset, outline, pointsOn, sliceOn, type Corners, type Rect } from './outlines';
import type { Drawn } from './drawn-box';

/** Layers of a shadow that hides all: no eye sees the step from one to the next. */
const MOST_STEPS = 64;
const LEAST_STEPS = 6;
/** Layers of a document that are as fine; shadows after them have fewer. */
const MOST_FINE = 50_000;
/** Layers of a document: thousands of elements may have a hundred shadows each. */
const MOST_LAYERS = 500_000;
const STEP_COST = 3_000;

export class ShadowPainter {
	constructor(
		private readonly canvas: Surface,
		/** Counts over the document: fixed boxes are painted on every page, each by its painter. */
		private readonly layout: Pick<Layout, 'shadowLayers'>,
	) {}

	private stepsOf(blur: number, alpha: number): Step[] {
		const steps = blurSteps(blur, alpha, this.layout.shadowLayers < MOST_FINE ? MOST_STEPS : LEAST_STEPS);
		this.layout.shadowLayers += steps.length;
		if (this.layout.shadowLayers > MOST_LAYERS) throw tooManyShadows();
		return steps;
	}

	/** Nothing is drawn under the box itself. */
	*outside({ style, rect, opacity, scopes }: Drawn, corners: Corners, page: number): Steps<void> {
		for (const shadow of [...style.boxShadow].reverse()) {
			const { blur, spread, paint, isInset } = shadow;
			if (isInset) continue;
			const { color, alpha } = paint ?? style.color;
			const steps = this.stepsOf(blur, alpha * opacity);
			yield steps.length * STEP_COST;
			if (alpha * opacity <= 0) continue;
			const points = pointsOn(this.canvas, page);
			const hole = sliceOn(this.canvas.fragments, page, rect, corners);
			const inner = outline(hole.rect, hole.corners, points);
			const outside: Scope = { on: () => ({ clip: `${this.canvas.wholePage(page)} ${inner}`, hasHoles: true }) };
			const cast = castShape({ rect, corners }, shadow, spread);
			for (const { growth, strength } of steps) {
				const layer = growShape(cast, growth, blur);
				if (isEmpty(layer.rect)) continue;
				const own = sliceOn(this.canvas.fragments, page, layer.rect, layer.corners);
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

	/** Over the background, and not over the border. */
	*inside({ style, rect, border, opacity, scopes }: Drawn, corners: Corners, page: number): Steps<void> {
		for (const shadow of [...style.boxShadow].reverse()) {
			const { blur, spread, paint, isInset } = shadow;
			if (!isInset) continue;
			const { color, alpha } = paint ?? style.color;
			const steps = this.stepsOf(blur, alpha * opacity);
			yield steps.length * STEP_COST;
			if (alpha * opacity <= 0) continue;
			const points = pointsOn(this.canvas, page);
			const [area, round] = [inset(rect, border), innerCorners(corners, border)];
			const shown = sliceOn(this.canvas.fragments, page, area, round);
			if (shown.rect.bottom <= shown.rect.top) continue;
			const clip: Scope = { on: () => ({ clip: outline(shown.rect, shown.corners, points) }) };
			const cast = castShape({ rect: area, corners: round }, shadow, -spread);
			for (const { growth, strength } of steps) {
				const hole = growShape(cast, -growth, blur);
				const inner = isEmpty(hole.rect) ? '' : ` ${outline(hole.rect, hole.corners, points)}`;
				this.canvas.draw(page, undefined, [...scopes, clip], {
					kind: 'shape',
					path: `${this.canvas.wholePage(page)}${inner}`,
					fill: color,
					alpha: strength,
					hasHoles: true,
				});
			}
		}
	}
}

const tooManyShadows = (): OctavoError =>
	invalidParameters([{ field: 'file', message: `has shadows of more than ${MOST_LAYERS} layers; leave some out` }]);

/** A layer of a shadow: how far it reaches beyond the edge, and how much it hides of the ground and of the layers before. */
interface Step {
	readonly growth: number;
	readonly strength: number;
}

/** A blur is layers from its outer edge inwards, which add up to a Gaussian; its standard deviation is half of the blur. */
function blurSteps(blur: number, alpha: number, most: number): Step[] {
	if (blur <= 0) return [{ growth: 0, strength: alpha }];
	const count = Math.min(Math.max(Math.ceil(alpha * most), LEAST_STEPS), Math.max(Math.ceil(blur * 1.5), 2));
	return Array.from({ length: count }, (_, index) => {
		const [before, sum] = [(alpha * index) / count, (alpha * (index + 1)) / count];
		return { growth: (-blur / 2) * deviationsAt((index + 0.5) / count), strength: 1 - (1 - sum) / (1 - before) };
	});
}

/** How many standard deviations from the mean a part of a normal distribution ends (Tukey's lambda, to one in a hundred). */
const deviationsAt = (part: number): number => 4.91 * (part ** 0.14 - (1 - part) ** 0.14);

/** The corners of what a blur shows of a square corner, in parts of the blur; they grow slower than its sides. */
const [ROUND, ROUND_GROWTH] = [0.93, 0.6];

interface Shape {
	readonly rect: Rect;
	readonly corners: Corners;
}

const growRect = ({ left, top, right, bottom }: Rect, grow: number): Rect => ({
	left: left - grow,
	top: top - grow,
	right: right + grow,
	bottom: bottom + grow,
});

/** A shadow without its blur. Square corners stay square. */
function castShape({ rect, corners }: Shape, { x, y }: Shadow, spread: number): Shape {
	const grown = growRect(rect, spread);
	const radius = (own: number): number => (own > 0 ? Math.max(own + spread, 0) : 0);
	return {
		rect: { left: grown.left + x, top: grown.top + y, right: grown.right + x, bottom: grown.bottom + y },
		corners: corners.map(([wide, tall]) => [radius(wide), radius(tall)] as const),
	};
}

/** A layer of a blur. */
function growShape({ rect, corners }: Shape, grow: number, blur: number): Shape {
	const grown = growRect(rect, grow);
	const most = [(grown.right - grown.left) / 2, (grown.bottom - grown.top) / 2] as const;
	const radius = (own: number, limit: number): number =>
		Math.min(Math.max(own + grow, Math.hypot(own, ROUND * blur) + ROUND_GROWTH * grow, 0), limit);
	return { rect: grown, corners: corners.map(([wide, tall]) => [radius(wide, most[0]), radius(tall, most[1])] as const) };
}

const isEmpty = ({ left, top, right, bottom }: Rect): boolean => right <= left || bottom <= top;
