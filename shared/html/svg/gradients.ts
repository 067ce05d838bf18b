/** Gradients of drawings as shadings (SVG 2, 14.2). */
import { greatest, least } from '../../lists';
import { growBox, inverse, movedBox, multiply, type Box, type Matrix } from '../../model/geometry/geometry';
import type { DrawnShape } from '../../model/layout/boxes/drawing';
import { idReferredBy, type HtmlElement } from '../nodes';
import { measureOf, readTransform } from './numbers';
import type { Measures } from './shapes';

type Fill = NonNullable<DrawnShape['fill']>['paint'];
export type Shade = Extract<Fill, { readonly stops: unknown }>;
export type ShadeStop = Shade['stops'][number];

/** Gradients that take what they lack from others. */
const MOST_CHAINED = 10;

export const isGradient = ({ name }: HtmlElement): boolean => name === 'linearGradient' || name === 'radialGradient';

/** An element and those of its kind that it refers to, the nearest first. */
export function referredBy(
	first: HtmlElement,
	find: (id: string) => HtmlElement | undefined,
	isAlike: (element: HtmlElement) => boolean,
): HtmlElement[] {
	const chain = [first];
	while (chain.length < MOST_CHAINED) {
		const next = find(idReferredBy(chain.at(-1)!));
		if (!next || chain.includes(next) || !isAlike(next)) break;
		chain.push(next);
	}
	return chain;
}

export interface ShadePlace {
	/** Of the shape. */
	readonly box: Box;
	/** How far it is painted beyond its box. */
	readonly room: number;
	readonly measures: Measures;
}

/** A shading for a shape; `undefined` if it paints nothing. */
export function shadeFor(
	chain: readonly HtmlElement[],
	stops: readonly ShadeStop[],
	{ box, room, measures }: ShadePlace,
): Shade | undefined {
	const attribute = (key: string): string | undefined => {
		for (const { attributes } of chain) if (attributes.has(key)) return attributes.get(key);
		return undefined;
	};
	const isOwnUnits = attribute('gradientUnits') !== 'userSpaceOnUse';
	const [left, top, right, bottom] = box;
	if (right - left <= 0 && isOwnUnits) return undefined;
	if (bottom - top <= 0 && isOwnUnits) return undefined;
	const given = readTransform(attribute('gradientTransform')) ?? IDENTITY;
	const matrix = isOwnUnits ? multiply(given, [right - left, 0, 0, bottom - top, left, top]) : given;
	const [a, b, c, d] = matrix;
	if (!(Math.abs(a * d - b * c) > 1e-12)) return undefined;
	const whole = isOwnUnits ? { width: 1, height: 1 } : measures;
	const coordinate = (key: string, usual: string, side: number): number =>
		measureOf(attribute(key) ?? usual, side, measures.em) ?? 0;
	const x = (key: string, usual: string): number => coordinate(key, usual, whole.width);
	const y = (key: string, usual: string): number => coordinate(key, usual, whole.height);
	const area = movedBox(inverse(matrix), growBox(box, room));
	if (chain[0]!.name === 'linearGradient') {
		const [x1, y1, x2, y2] = [x('x1', '0%'), y('y1', '0%'), x('x2', '100%'), y('y2', '0%')];
		const [across, down] = [x2 - x1, y2 - y1];
		const square = across * across + down * down;
		const places = cornersOf(area).map(([left, top]) => ((left - x1) * across + (top - y1) * down) / square);
		const spread = spreadStops(stops, attribute('spreadMethod'), least(places), greatest(places));
		const { from, to } = spread;
		const line = [x1 + from * across, y1 + from * down, x1 + to * across, y1 + to * down];
		return scaleShade(line, matrix, spread.stops, area);
	}
	const [cx, cy] = [x('cx', '50%'), y('cy', '50%')];
	const radius = coordinate('r', '50%', Math.hypot(whole.width, whole.height) / Math.SQRT2);
	const [fx, fy] = [attribute('fx') === undefined ? cx : x('fx', '50%'), attribute('fy') === undefined ? cy : y('fy', '50%')];
	if (!(radius > 0)) return undefined;
	const first = Math.min(Math.max(coordinate('fr', '0%', Math.hypot(whole.width, whole.height) / Math.SQRT2), 0), radius);
	// Circles that do not lie around one point are not repeated.
	const method = fx === cx && fy === cy && first === 0 ? attribute('spreadMethod') : undefined;
	const farthest = greatest(cornersOf(area).map(([left, top]) => Math.hypot(left - cx, top - cy))) / radius;
	const spread = spreadStops(stops, method, 0, farthest);
	return scaleShade([fx, fy, first, cx, cy, radius * spread.to], matrix, spread.stops, area);
}

const cornersOf = ([left, top, right, bottom]: Box): (readonly [number, number])[] => [
	[left, top],
	[right, top],
	[left, bottom],
	[right, bottom],
];

/** Colors of a gradient that is repeated; beyond that, it is not. */
const MOST_SPREAD = 2_000;

/** The stops from one place of a gradient to another, whose own are from 0 to 1: repeated, or turned each time (14.2.2). */
function spreadStops(stops: readonly ShadeStop[], method: string | undefined, first: number, last: number) {
	const once = { from: 0, to: 1, stops };
	if (method !== 'repeat' && method !== 'reflect') return once;
	const [from, to] = [Math.min(Math.floor(first), 0), Math.max(Math.ceil(last), 1)];
	const count = to - from;
	if (!(count * stops.length <= MOST_SPREAD)) return once;
	const back = stops.map((stop) => ({ ...stop, at: 1 - stop.at })).reverse();
	const all: ShadeStop[] = [];
	for (let period = from; period < to; period++)
		for (const stop of method === 'reflect' && period % 2 !== 0 ? back : stops)
			all.push({ ...stop, at: (period - from + stop.at) / count });
	return { from, to, stops: all };
}

/** Coordinates are written with four digits: those of a small space are made a thousand times larger. */
const FINE = 1_000;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const scaleShade = (coordinates: readonly number[], matrix: Matrix, stops: readonly ShadeStop[], area: Box): Shade => ({
	coordinates: coordinates.map((value) => value * FINE),
	matrix: multiply([1 / FINE, 0, 0, 1 / FINE, 0, 0], matrix),
	stops,
	box: area.map((value) => value * FINE),
});
