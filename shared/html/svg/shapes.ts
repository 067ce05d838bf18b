/** The outlines of shapes (SVG 2, 10). */
import type { Steps } from '../../model/layout/boxes/setting';
import type { HtmlElement } from '../nodes';
import { addArc, addEllipse } from './arcs';
import { measureOf, NumberScanner } from './numbers';
import type { Outline } from './outline';
import { addPathData } from './path-data';

/** The lengths that percentages and units of the type size are parts of. */
export interface Measures {
	readonly width: number;
	readonly height: number;
	readonly em: number;
}

export const SHAPES: ReadonlySet<string> = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);

const POINT_COST = 400;

/** Adds the outline of a shape; one that has no size has none. */
export function* addShape(outline: Outline, { name, attributes }: HtmlElement, measures: Measures): Steps<void> {
	const diagonal = Math.hypot(measures.width, measures.height) / Math.SQRT2;
	const of = (key: string, whole: number): number => measureOf(attributes.get(key), whole, measures.em) ?? 0;
	const x = (key: string): number => of(key, measures.width);
	const y = (key: string): number => of(key, measures.height);
	switch (name) {
		case 'path':
			return yield* addPathData(outline, attributes.get('d') ?? '');
		case 'rect':
			return addRectangle(outline, attributes, measures);
		case 'circle': {
			const radius = of('r', diagonal);
			if (radius > 0) addEllipse(outline, x('cx'), y('cy'), radius, radius);
			return;
		}
		case 'ellipse': {
			const [rx, ry] = [x('rx'), y('ry')];
			if (rx > 0 && ry > 0) addEllipse(outline, x('cx'), y('cy'), rx, ry);
			return;
		}
		case 'line':
			outline.move(x('x1'), y('y1'));
			outline.line(x('x2'), y('y2'));
			return;
		default:
			yield* addPoints(outline, attributes.get('points') ?? '', name === 'polygon');
	}
}

function* addPoints(outline: Outline, text: string, isClosed: boolean): Steps<void> {
	const scanner = new NumberScanner(text);
	for (;;) {
		yield POINT_COST;
		const [x, y] = [scanner.number(), scanner.number()];
		if (x === undefined || y === undefined) break;
		if (outline.isEmpty) outline.move(x, y);
		else outline.line(x, y);
	}
	if (isClosed) outline.close();
}

function addRectangle(outline: Outline, attributes: ReadonlyMap<string, string>, { width, height, em }: Measures): void {
	const of = (key: string, whole: number): number | undefined => measureOf(attributes.get(key), whole, em);
	const [left, top] = [of('x', width) ?? 0, of('y', height) ?? 0];
	const [wide, tall] = [of('width', width) ?? 0, of('height', height) ?? 0];
	if (wide <= 0 || tall <= 0) return;
	const [across, down] = [of('rx', width), of('ry', height)];
	const rx = Math.min(Math.max(across ?? down ?? 0, 0), wide / 2);
	const ry = Math.min(Math.max(down ?? across ?? 0, 0), tall / 2);
	const [right, bottom] = [left + wide, top + tall];
	const corner = (x: number, y: number): void => {
		if (rx > 0 && ry > 0) addArc(outline, [rx, ry, 0, 0, 1], [x, y]);
	};
	outline.move(left + rx, top);
	outline.line(right - rx, top);
	corner(right, top + ry);
	outline.line(right, bottom - ry);
	corner(right - rx, bottom);
	outline.line(left + rx, bottom);
	corner(left, bottom - ry);
	outline.line(left, top + ry);
	corner(left + rx, top);
	outline.close();
}
