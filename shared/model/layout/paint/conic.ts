/** Conic gradients as wedges around their center (CSS Images 4, 3.3): a page has no shading of this kind. */
import { operand } from '../../content/painting';
import type { ShadeStop } from '../../making/shades';
import { exactLength, type Gradient } from '../boxes/style';
import { placeStops } from './gradients';
import type { Points, Rect } from './outlines';

export interface Wedge {
	/** Operators of a path, in points. */
	readonly path: string;
	readonly color: ShadeStop['color'];
	readonly alpha: number;
}

/** Parts of a turn in which colors that change are the same. */
const PARTS = 180;
/** Corners of a wedge, for a whole turn. */
const CORNERS = 24;

export function wedgesOf(gradient: Gradient, { left, top, right, bottom }: Rect, points: Points): Wedge[] {
	const [width, height] = [right - left, bottom - top];
	const [x, y] = [left + exactLength(gradient.center[0], width), top + exactLength(gradient.center[1], height)];
	const radius = 2 * Math.max(Math.hypot(x - left, y - top), Math.hypot(right - x, y - top), width, height);
	const begin = typeof gradient.angle === 'number' ? gradient.angle / 360 : 0;
	const { stops, from, to } = placeStops(gradient, 1);
	const placed = stops.map((stop) => ({ ...stop, at: from + stop.at * (to - from) }));
	const parts = turnParts(placed);
	const isOpaque = parts.every(({ alpha }) => alpha === 1);
	const corner = (turn: number): string => {
		const angle = 2 * Math.PI * (begin + turn);
		return `${operand(points.x(x + Math.sin(angle) * radius))} ${operand(points.y(y - Math.cos(angle) * radius))}`;
	};
	return parts.map(({ start, end, color, alpha }) => {
		// Without gaps between neighbours: what comes later is over what comes before.
		const last = isOpaque ? 1 : end;
		const count = Math.max(Math.ceil((last - start) * CORNERS), 1);
		const corners = Array.from({ length: count + 1 }, (_, index) => corner(start + ((last - start) * index) / count));
		const center = `${operand(points.x(x))} ${operand(points.y(y))} m`;
		return { path: [center, ...corners.map((place) => `${place} l`), 'h'].join(' '), color, alpha };
	});
}

interface TurnPart {
	readonly start: number;
	readonly end: number;
	readonly color: ShadeStop['color'];
	readonly alpha: number;
}

/** Parts of the turn from 0 to 1, each of one color. */
function turnParts(stops: readonly ShadeStop[]): TurnPart[] {
	const parts: TurnPart[] = [];
	const add = (start: number, end: number, { color, alpha }: Pick<ShadeStop, 'color' | 'alpha'>): void => {
		const [from, to] = [Math.max(start, 0), Math.min(end, 1)];
		if (to - from > 1e-6) parts.push({ start: from, end: to, color, alpha });
	};
	const [first, last] = [stops[0]!, stops.at(-1)!];
	add(0, first.at, first);
	for (const [index, stop] of stops.entries()) {
		const next = stops[index + 1];
		if (!next || next.at <= 0 || stop.at >= 1) continue;
		const isSame = stop.alpha === next.alpha && stop.color.every((value, at) => value === next.color[at]);
		const count = isSame ? 1 : Math.min(Math.max(Math.ceil((next.at - stop.at) * PARTS), 1), PARTS);
		for (let part = 0; part < count; part++) {
			const share = isSame ? 0 : (part + 0.5) / count;
			const mix = (one: number, other: number): number => one + (other - one) * share;
			const color = stop.color.map((value, at) => mix(value, next.color[at]!)) as unknown as TurnPart['color'];
			const at = (place: number): number => stop.at + ((next.at - stop.at) * place) / count;
			add(at(part), at(part + 1), { color, alpha: mix(stop.alpha, next.alpha) });
		}
	}
	add(last.at, 1, last);
	return parts;
}
