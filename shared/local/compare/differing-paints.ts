/** Where glyphs that content draws, patterns and shadings differ (docs/semantics.md, §33.1). */
import { addAll } from '../../lists';
import {
	enclosePoints,
	growBox,
	inverse,
	joinBoxes,
	movedBox,
	sharedArea,
	type Box,
	type Matrix,
	type Point,
} from '../../model/geometry/geometry';
import {
	type DrawnContent,
	EDGE,
	EVERYWHERE,
	type GlyphDrawing,
	type Paint,
	type Shading,
	type Tiling,
} from '../../model/look/drawn-items';
import { differingSpans, readCurve, type Span } from '../../model/look/functions';
import type { Pace } from '../../pace/pace';
import { sumOfAreas } from './differing-paths';

/** Work on glyphs, cells and functions for all pages of two documents: beyond that, all of a thing counts. */
export interface Effort {
	left: number;
}

export const newEffort = (): Effort => ({ left: 300_000 });

/** Where two contents differ, as large as on the page; undefined if they are not compared. */
export type CompareContents = (
	one: DrawnContent,
	other: DrawnContent,
	box: Box,
	matrix: Matrix,
) => Promise<readonly Box[] | undefined>;

/** The least cost of a pair of functions. */
const PAIR = 100;
/** Parts of a glyph or of a cell: more are one. */
const MOST_PARTS = 50;
/** Repetitions of parts of a cell beyond which all that it fills counts: there would be one box around them anyway. */
const MOST_REPEATED = 2000;
/** Programs put cells of patterns on whole pixels, and draw shadings in steps. */
const ROUNDED = 1;

/** Where two glyphs of one style differ. `whole`: both of them. */
export async function glyphParts(
	one: GlyphDrawing,
	other: GlyphDrawing,
	whole: Box,
	compare: CompareContents,
): Promise<Box[] | undefined> {
	const parts = fewParts(await compare(one.procedure, other.procedure, EVERYWHERE, atOrigin(one.matrix)));
	const [, , , , x, y] = one.matrix;
	return parts?.flatMap((part) => listShared(shiftBox(part, x, y), whole));
}

/** Where two paints of one style differ on a thing. */
export async function paintParts(
	one: Paint,
	other: Paint,
	whole: Box,
	compare: CompareContents,
	effort: Effort,
	pace: Pace,
): Promise<Box[] | undefined> {
	if (one.kind === 'tiling' && other.kind === 'tiling') {
		// Programs turn cells as pictures, whose edges they smooth in several ways.
		if (isSlanted(one.matrix)) return undefined;
		const matrix = atOrigin(one.matrix);
		const parts = fewParts(await compare(one.cell, other.cell, movedBox(matrix, one.box), matrix));
		return fewOrNone(parts && repeatedParts(one, parts, whole), whole);
	}
	if (one.kind !== 'shading' || other.kind !== 'shading') return undefined;
	const bands = await differingBands(one, other, effort, pace);
	const boxes = bands?.flatMap((band) => bandBoxes(one, band, whole));
	return boxes && boxes.length > 0 ? boxes : undefined;
}

function fewParts(parts: readonly Box[] | undefined): readonly Box[] | undefined {
	if (!parts || parts.length === 0) return undefined;
	return parts.length <= MOST_PARTS ? parts : [parts.reduce(joinBoxes)];
}

/** One box around a thing is easier to look at than many that cover most of it. */
export const fewOrNone = (parts: Box[] | undefined, whole: Box | undefined): Box[] | undefined =>
	parts && whole && sumOfAreas(parts) * 2 < sumOfAreas([whole]) ? parts : undefined;

const listShared = (one: Box, other: Box): Box[] => {
	const shared = sharedArea(one, other);
	return shared ? [shared] : [];
};

/** Parts of a cell in each cell that fills some of a thing. */
function repeatedParts({ matrix, across, up }: Tiling, parts: readonly Box[], whole: Box): Box[] | undefined {
	const [a, b, c, d, x, y] = matrix;
	// From one cell to the next, on the page: a pattern may have a quarter turn.
	const [wide, high] = b === 0 && c === 0 ? [Math.abs(a) * across, Math.abs(d) * up] : [Math.abs(c) * up, Math.abs(b) * across];
	if (!(wide > 0 && high > 0)) return undefined;
	const found: Box[] = [];
	for (const part of parts) {
		const [left, top, right, bottom] = growBox(shiftBox(part, x, y), ROUNDED);
		const [firstColumn, lastColumn] = [Math.floor((whole[0] - right) / wide), Math.ceil((whole[2] - left) / wide)];
		const [firstRow, lastRow] = [Math.floor((whole[1] - bottom) / high), Math.ceil((whole[3] - top) / high)];
		if (!(found.length + (lastColumn - firstColumn + 1) * (lastRow - firstRow + 1) <= MOST_REPEATED)) return undefined;
		for (let row = firstRow; row <= lastRow; row++)
			for (let column = firstColumn; column <= lastColumn; column++)
				addAll(found, listShared(shiftBox([left, top, right, bottom], column * wide, row * high), whole));
	}
	return found;
}

const atOrigin = ([a, b, c, d]: Matrix): Matrix => [a, b, c, d, 0, 0];

const isSlanted = ([a, b, c, d]: Matrix): boolean => (b !== 0 || c !== 0) && (a !== 0 || d !== 0);

const shiftBox = ([left, top, right, bottom]: Box, x: number, y: number): Box => [left + x, top + y, right + x, bottom + y];

/** How much farther than functions differ shadings may be seen to, as a part of their length: programs draw at least 64 steps. */
const STEP = 1 / 64;
/** Bands of a shading: more are one. */
const MOST_BANDS = 8;

/** Parts of the length of a shading, from 0 to 1, beyond these if it is extended. */
async function differingBands(one: Shading, other: Shading, effort: Effort, pace: Pace): Promise<Span[] | undefined> {
	if (effort.left <= 0) return undefined;
	const [curve, earlier] = [await readCurve(one.document, one.function), await readCurve(other.document, other.function)];
	const [from, to] = one.domain;
	effort.left -= PAIR + (curve?.breaks.length ?? 0) + (earlier?.breaks.length ?? 0);
	if (!curve || !earlier || !(from < to)) return undefined;
	const bands: Span[] = [];
	for (const [start, end] of await differingSpans(curve, earlier, one.domain, pace)) {
		const [first, last] = [(start - from) / (to - from) - STEP, (end - from) / (to - from) + STEP];
		const band: Span = [
			first <= 0 && one.extend[0] ? -Infinity : Math.max(0, first),
			last >= 1 && one.extend[1] ? Infinity : Math.min(1, last),
		];
		const before = bands.at(-1);
		if (before && (before[1] >= band[0] || bands.length === MOST_BANDS)) bands[bands.length - 1] = [before[0], band[1]];
		else bands.push(band);
	}
	return bands;
}

function bandBoxes({ coords, matrix }: Shading, band: Span, whole: Box): Box[] {
	if (coords.length === 4) return stripBoxes(coords, matrix, band, whole);
	const box = ringBox(coords, band);
	return box ? listShared(growBox(movedBox(matrix, box), EDGE + ROUNDED), whole) : [whole];
}

/** Parts into which a thing is cut from above to below, of each of which a strip has a part: a slanting strip leaves much of it out. */
const SLICES = 32;

/** The parts of a thing between two lines across the axis of a shading (8.7.4.5.3). */
function stripBoxes(coords: readonly number[], matrix: Matrix, [from, to]: Span, whole: Box): Box[] {
	const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = coords;
	const [a, b, c, d, e, f] = inverse(matrix);
	const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
	const along = ([x, y]: Point): number => ((a * x + c * y + e - x0) * (x1 - x0) + (b * x + d * y + f - y0) * (y1 - y0)) / length;
	const [left, top, right, bottom] = growBox(whole, ROUNDED);
	if (![along([left, top]), along([right, bottom])].every(Number.isFinite)) return [whole];
	const height = (bottom - top) / SLICES;
	return Array.from({ length: SLICES }, (_, slice): readonly Point[] => {
		const [upper, lower] = [top + slice * height, top + (slice + 1) * height];
		return [
			[left, upper],
			[right, upper],
			[right, lower],
			[left, lower],
		];
	}).flatMap((corners) => {
		const shown = cutOff(
			cutOff(corners, (point) => along(point) - from),
			(point) => to - along(point),
		);
		return shown.length === 0 ? [] : listShared(growBox(enclosePoints(shown), EDGE + ROUNDED), whole);
	});
}

/** The part of a polygon where `inside`, which grows evenly, is not less than 0. */
function cutOff(corners: readonly Point[], inside: (point: Point) => number): Point[] {
	return corners.flatMap((corner, index) => {
		const next = corners[(index + 1) % corners.length]!;
		const [here, there] = [inside(corner), inside(next)];
		const found: Point[] = here >= 0 ? [corner] : [];
		if (here < 0 !== there < 0 && Number.isFinite(here - there)) {
			const part = here / (here - there);
			found.push([corner[0] + part * (next[0] - corner[0]), corner[1] + part * (next[1] - corner[1])]);
		}
		return found;
	});
}

/** The box around circles of a radial shading (8.7.4.5.4); undefined if they grow without end. */
function ringBox(coords: readonly number[], [from, to]: Span): Box | undefined {
	const [x0 = 0, y0 = 0, r0 = 0, x1 = 0, y1 = 0, r1 = 0] = coords;
	// Circles that become smaller end in a point.
	const point = r0 / (r0 - r1);
	const [first, last] = [from === -Infinity && r0 < r1 ? point : from, to === Infinity && r0 > r1 ? point : to];
	if (!Number.isFinite(first) || !Number.isFinite(last)) return undefined;
	const circle = (part: number): Box => {
		const [x, y, r] = [x0 + part * (x1 - x0), y0 + part * (y1 - y0), Math.abs(r0 + part * (r1 - r0))];
		return [x - r, y - r, x + r, y + r];
	};
	return joinBoxes(circle(first), circle(last));
}
