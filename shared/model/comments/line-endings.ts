/** Line endings (ISO 32000-2, Table 179). */
import { circlePath, polyline } from '../content/painting';
import type { Point } from '../geometry/geometry';
import type { Style } from './style';

/** The size of endings, in widths of the line. */
export const ENDING_SIZE = 9;

/** The operators that draw an ending at `end`, of a line that comes from `before`; empty for none. */
export function drawEnding(kind: string, end: Point, before: Point, { width, interior }: Style): string {
	const distance = Math.hypot(end[0] - before[0], end[1] - before[1]);
	if (distance === 0) return '';
	const size = width * ENDING_SIZE;
	const [along, across] = [(end[0] - before[0]) / distance, (end[1] - before[1]) / distance];
	/** A point in units of the size: along the line and to its left. */
	const point = (u: number, v: number): Point => [
		end[0] + (u * along - v * across) * size,
		end[1] + (u * across + v * along) * size,
	];
	const closed = interior ? 'b' : 's';
	const shape = (points: readonly Point[]): string => `${polyline(points)} ${closed}`;
	switch (kind) {
		case 'OpenArrow':
			return `${polyline([point(-0.87, 0.5), end, point(-0.87, -0.5)])} S`;
		case 'ClosedArrow':
			return shape([point(-0.87, 0.5), end, point(-0.87, -0.5)]);
		case 'ROpenArrow':
			return `${polyline([point(0.87, 0.5), end, point(0.87, -0.5)])} S`;
		case 'RClosedArrow':
			return shape([point(0.87, 0.5), end, point(0.87, -0.5)]);
		case 'Square':
			return shape([point(-0.33, -0.33), point(0.33, -0.33), point(0.33, 0.33), point(-0.33, 0.33)]);
		case 'Diamond':
			return shape([point(-0.4, 0), point(0, -0.4), point(0.4, 0), point(0, 0.4)]);
		case 'Circle':
			return `${circlePath((u, v) => point(0.33 * u, 0.33 * v))} ${closed}`;
		case 'Butt':
			return `${polyline([point(0, -0.5), point(0, 0.5)])} S`;
		case 'Slash':
			return `${polyline([point(-0.25, -0.43), point(0.25, 0.43)])} S`;
		default:
			return '';
	}
}
