/** Shapes that boxes are cut to, as operators of paths in points (CSS Shapes 1, 3). */
import { operand } from '../../content/painting';
import type { Control } from '../../making/ink';
import { exactLength, type ClipShape } from '../boxes/style';
import { outline, type Points, type Rect } from './outlines';

/** @param rect of the box with its borders */
export function clipTo(shape: ClipShape, rect: Rect, points: Points): Control {
	const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
	switch (shape.kind) {
		case 'polygon': {
			const corners = shape.corners.map(
				([x, y]) =>
					`${operand(points.x(rect.left + exactLength(x, width)))} ${operand(points.y(rect.top + exactLength(y, height)))}`,
			);
			const lines = corners.map((corner, index) => `${corner} ${index === 0 ? 'm' : 'l'}`);
			return { clip: `${lines.join(' ')} h`, hasHoles: shape.hasHoles };
		}
		case 'ellipse': {
			const [cx, cy] = [exactLength(shape.center[0], width), exactLength(shape.center[1], height)];
			const [across, down] = radiiOf(shape, { cx, cy, width, height });
			const [x, y] = [rect.left + cx, rect.top + cy];
			const round = Array.from({ length: 4 }, () => [across, down] as const);
			return { clip: outline({ left: x - across, right: x + across, top: y - down, bottom: y + down }, round, points) };
		}
		case 'inset': {
			const [top, right, bottom, left] = shape.sides;
			const inner = {
				left: rect.left + exactLength(left, width),
				right: rect.right - exactLength(right, width),
				top: rect.top + exactLength(top, height),
				bottom: rect.bottom - exactLength(bottom, height),
			};
			const [wide, tall] = [Math.max(inner.right - inner.left, 0), Math.max(inner.bottom - inner.top, 0)];
			const corner = [
				Math.min(exactLength(shape.radius, width), wide / 2),
				Math.min(exactLength(shape.radius, height), tall / 2),
			] as const;
			const shown = { left: inner.left, top: inner.top, right: inner.left + wide, bottom: inner.top + tall };
			return { clip: outline(shown, [corner, corner, corner, corner], points) };
		}
	}
}

interface Around {
	readonly cx: number;
	readonly cy: number;
	readonly width: number;
	readonly height: number;
}

/** A circle has one radius: percentages are of a length between the sides, and the sides of both axes count. */
function radiiOf({ radii }: Extract<ClipShape, { kind: 'ellipse' }>, { cx, cy, width, height }: Around): [number, number] {
	const [first, second] = radii;
	const sides = [
		[Math.abs(cx), Math.abs(width - cx)],
		[Math.abs(cy), Math.abs(height - cy)],
	] as const;
	const radius = (value: typeof first, of: readonly number[], whole: number): number => {
		if (typeof value === 'object') return Math.max(exactLength(value, whole), 0);
		return of.reduce((one, other) => (value === 'closest-side' ? Math.min(one, other) : Math.max(one, other)));
	};
	if (second !== undefined) return [radius(first, sides[0], width), radius(second, sides[1], height)];
	const only = radius(first, [...sides[0], ...sides[1]], Math.hypot(width, height) / Math.SQRT2);
	return [only, only];
}
