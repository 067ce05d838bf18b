/** Gradients of backgrounds as shadings (CSS Images 3, 3.1 to 3.4). */
import type { Shade, ShadeStop } from '../../making/shades';
import type { Points, Rect } from './outlines';
import { exactLength, type Gradient, type Stop } from '../boxes/style';

/** Stops of a shading, with those that are repeated. */
const MOST_STOPS = 1_000;

/** @param gradient a linear or a radial one */
export function shadeOf(gradient: Gradient, rect: Rect, points: Points): Shade {
	return gradient.kind === 'linear' ? linear(gradient, rect, points) : radial(gradient, rect, points);
}

/** The box that a mask may paint on. */
const boxOf = ({ left, top, right, bottom }: Rect, points: Points): number[] => [
	points.x(left),
	points.y(bottom),
	points.x(right),
	points.y(top),
];

function linear(gradient: Gradient, rect: Rect, points: Points): Shade {
	const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
	const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
	const turn = (angleOf(gradient.angle, width, height) * Math.PI) / 180;
	const length = Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn));
	const [dx, dy] = [(Math.sin(turn) * length) / 2, (-Math.cos(turn) * length) / 2];
	const { stops, from, to } = placeStops(gradient, length);
	const at = (part: number) => [points.x(x + dx * (2 * part - 1)), points.y(y + dy * (2 * part - 1))];
	return { coordinates: [...at(from), ...at(to)], stops, box: boxOf(rect, points) };
}

/** A corner is reached by the line that is at right angles to the diagonal of the others. */
function angleOf(angle: Gradient['angle'], width: number, height: number): number {
	if (typeof angle === 'number') return angle;
	const { x, y } = angle;
	if (x === 0) return y < 0 ? 0 : 180;
	if (y === 0) return x < 0 ? 270 : 90;
	const degrees = (Math.atan2(height, width) * 180) / Math.PI;
	if (x > 0) return y < 0 ? degrees : 180 - degrees;
	return y < 0 ? 360 - degrees : 180 + degrees;
}

function radial(gradient: Gradient, rect: Rect, points: Points): Shade {
	const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
	const [cx, cy] = [exactLength(gradient.center[0], width), exactLength(gradient.center[1], height)];
	const [rx, ry] = radii(gradient, { cx, cy, width, height });
	const { stops, from, to } = placeStops(gradient, rx);
	// A circle around zero, which the matrix makes an ellipse at its place.
	const scale = points.x(1) - points.x(0);
	const matrix = [scale, 0, 0, scale * (ry / rx), points.x(rect.left + cx), points.y(rect.top + cy)];
	const reach = 2 * Math.max(width, height) * Math.max(rx / ry, 1);
	return { coordinates: [0, 0, Math.max(from, 0) * rx, 0, 0, to * rx], stops, matrix, box: [-reach, -reach, reach, reach] };
}

interface Center {
	readonly cx: number;
	readonly cy: number;
	readonly width: number;
	readonly height: number;
}

function radii({ extent, isCircle }: Gradient, { cx, cy, width, height }: Center): readonly [number, number] {
	const across = [Math.abs(cx), Math.abs(width - cx)];
	const down = [Math.abs(cy), Math.abs(height - cy)];
	const pick = extent.startsWith('closest') ? Math.min : Math.max;
	const [x, y] = [Math.max(pick(across[0]!, across[1]!), 0.01), Math.max(pick(down[0]!, down[1]!), 0.01)];
	const isCorner = extent.endsWith('corner');
	if (isCircle) {
		const radius = isCorner ? Math.hypot(x, y) : pick(x, y);
		return [radius, radius];
	}
	// The ellipse through the corner has the shape of the one through the sides.
	return isCorner ? [x * Math.SQRT2, y * Math.SQRT2] : [x, y];
}

/** Stops with places from 0 to 1 of the part of the line that has them. */
export function placeStops(
	{ stops, repeats }: Gradient,
	length: number,
): { readonly stops: readonly ShadeStop[]; readonly from: number; readonly to: number } {
	const places = fillPlaces(stops, length);
	const [first, last] = [places[0]!, places.at(-1)!];
	const pairs = stops.map(({ paint }, index) => ({ paint, at: places[index]! }));
	const span = last - first;
	// Beyond the end is the last color, also where it begins there.
	if (!repeats && span > 0.0001 && places.at(-2) === last) {
		pairs.push({ paint: pairs.at(-1)!.paint, at: last + span / 10 });
		return scaleStops(pairs, first, last + span / 10);
	}
	if (repeats && span > 0.0001 && span < 1) {
		const rounds = Math.min(Math.ceil(1 / span) + 1, Math.floor(MOST_STOPS / pairs.length));
		const all = Array.from({ length: rounds }, (_, round) =>
			pairs.map(({ paint, at }) => ({ paint, at: at + round * span })),
		).flat();
		return scaleStops(all, first, first + rounds * span);
	}
	return scaleStops(pairs, first, span > 0.0001 ? last : first + 0.0001);
}

function scaleStops(pairs: readonly { readonly paint: Stop['paint']; readonly at: number }[], from: number, to: number) {
	const stops = pairs.map(({ paint, at }): ShadeStop => ({ ...paint, at: Math.min(Math.max((at - from) / (to - from), 0), 1) }));
	// A clear stop has the color of each side, so that no other one shows there.
	const seen = stops.flatMap((stop, index) => {
		if (stop.alpha > 0) return [stop];
		const sides = [stops[index - 1], stops[index + 1]].filter((side) => side !== undefined && side.alpha > 0);
		return sides.length === 0 ? [stop] : sides.map((side) => ({ ...stop, color: side!.color }));
	});
	return { stops: seen, from, to };
}

/** Places of stops that have none are between those that have (3.4.3). */
function fillPlaces(stops: readonly Stop[], length: number): number[] {
	const known = stops.map(({ at }, index) => {
		if (at) return length > 0 ? exactLength(at, length) / length : 0;
		return index === 0 ? 0 : index === stops.length - 1 ? 1 : undefined;
	});
	let most = -Infinity;
	const ordered = known.map((at) => (at === undefined ? undefined : (most = Math.max(most, at))));
	return ordered.map((at, index) => {
		if (at !== undefined) return at;
		let [before, after] = [index, index];
		while (ordered[before] === undefined) before--;
		while (ordered[after] === undefined) after++;
		return ordered[before]! + ((ordered[after]! - ordered[before]!) * (index - before)) / (after - before);
	});
}

/** A gradient as light as another is dense. */
export const asLight = (gradient: Gradient): Gradient => ({
	...gradient,
	stops: gradient.stops.map((stop) => {
		const { alpha } = stop.paint;
		return { ...stop, paint: { color: [alpha, alpha, alpha], alpha: 1 } };
	}),
});
