/** Shadows of boxes, outside and inside of them (CSS Backgrounds 3, 6.1). */
import type { Steps } from '../boxes/setting';
import type { Scope, Surface } from './canvas';
import { innerCorners, inset, outline, pointsOn, sliceOn, type Corners, type Rect } from './outlines';
import type { Drawn } from './drawn-box';

const MOST_STEPS = 10;
const STEP_COST = 3_000;

export class ShadowPainter {
	constructor(private readonly canvas: Surface) {}

	/** Nothing is drawn under the box itself. */
	*outside({ style, rect, opacity, scopes }: Drawn, corners: Corners, page: number): Steps<void> {
		for (const { x, y, blur, spread, paint, isInset } of [...style.boxShadow].reverse()) {
			if (isInset) continue;
			yield stepsOf(blur) * STEP_COST;
			const { color, alpha } = paint ?? style.color;
			const points = pointsOn(this.canvas, page);
			const hole = sliceOn(this.canvas.fragments, page, rect, corners);
			const inner = outline(hole.rect, hole.corners, points);
			const steps = stepsOf(blur);
			const strength = 1 - (1 - alpha * opacity) ** (1 / steps);
			if (strength <= 0) continue;
			const outside: Scope = { on: () => ({ clip: `${this.canvas.wholePage(page)} ${inner}`, hasHoles: true }) };
			for (let step = 0; step < steps; step++) {
				const [moved, round] = growBox(rect, corners, x, y, spread + growthOf(step, steps, blur));
				if (moved.right <= moved.left || moved.bottom <= moved.top) continue;
				const own = sliceOn(this.canvas.fragments, page, moved, round);
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
		for (const { x, y, blur, spread, paint, isInset } of [...style.boxShadow].reverse()) {
			if (!isInset) continue;
			yield stepsOf(2 * blur) * STEP_COST;
			const { color, alpha } = paint ?? style.color;
			const points = pointsOn(this.canvas, page);
			const [area, round] = [inset(rect, border), innerCorners(corners, border)];
			const shown = sliceOn(this.canvas.fragments, page, area, round);
			if (shown.rect.bottom <= shown.rect.top) continue;
			const steps = stepsOf(2 * blur);
			const strength = 1 - (1 - alpha * opacity) ** (1 / steps);
			if (strength <= 0) continue;
			const clip: Scope = { on: () => ({ clip: outline(shown.rect, shown.corners, points) }) };
			for (let step = 0; step < steps; step++) {
				const [hole, holeCorners] = growBox(area, round, x, y, -spread - growthOf(step, steps, blur));
				const isHole = hole.right > hole.left && hole.bottom > hole.top;
				const inner = isHole ? ` ${outline(hole, holeCorners, points)}` : '';
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

/** A blur is steps from its outer edge inwards, which add up. */
const stepsOf = (blur: number): number => (blur > 0 ? Math.min(Math.max(Math.ceil(blur / 3), 2), MOST_STEPS) : 1);

const growthOf = (step: number, steps: number, blur: number): number =>
	steps > 1 ? blur * 0.6 * (1 - (2 * step) / (steps - 1)) : 0;

function growBox({ left, top, right, bottom }: Rect, corners: Corners, x: number, y: number, grow: number): [Rect, Corners] {
	const moved = { left: left + x - grow, top: top + y - grow, right: right + x + grow, bottom: bottom + y + grow };
	return [moved, corners.map(([wide, tall]) => [Math.max(wide + grow, 0), Math.max(tall + grow, 0)] as const)];
}
