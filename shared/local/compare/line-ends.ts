/** Where the ends and corners of a line look different if they are drawn in another way (ISO 32000-2, 8.4.3.3 to 8.4.3.5). */
import { addAll } from '../../lists';
import { enclosePoints, growBox, type Box, type Point } from '../../model/geometry/geometry';
import { MITER_JOIN, ROUND_JOIN, type Pen } from '../../model/look/pen';
import { isSamePoint, pieceCount, piecePoints, STEP, type Segment, subpathsOf } from './path-segments';

/** The corner of a line that reaches at most this many times as far as the line: a round one lies within it. */
const BLUNT = 4;
/** Directions that differ by less go straight on. */
const STRAIGHT = 1e-6;

/** Boxes that hold all that differs between lines along one path that one pen draws, and those that the other draws. */
export function endParts(segments: readonly Segment[], one: Pen, other: Pen): Box[] {
	const parts: Box[] = [];
	for (const { lines, isClosed } of subpathsOf(segments)) {
		const ends = isClosed ? [] : [lines[0]!.points[0]!, lines.at(-1)!.points.at(-1)!];
		if (one.cap !== other.cap)
			addAll(
				parts,
				ends.map((end) => boxEnd(end, one, other)),
			);
		const hasOneJoin = one.join === other.join && (one.join !== MITER_JOIN || one.miter === other.miter);
		if (hasOneJoin) continue;
		const led = lines.filter(({ points }) => points.some((point) => !isSamePoint(point, points[0]!)));
		for (const [index, line] of led.entries()) {
			const next = led[index + 1] ?? (isClosed ? led[0] : undefined);
			if (next && next !== line) addAll(parts, cornerParts(line, next, one, other));
			if (line.points.length > 2) addAll(parts, bentParts(line, one, other));
		}
	}
	return parts;
}

const boxEnd = (point: Point, one: Pen, other: Pen): Box =>
	growBox(enclosePoints([point]), Math.max(one.reach, other.reach) + STEP);

/** The cosine of the angle by which pieces of a curve turn at most. */
const SHARP = 0.5;

/** A curve that turns sharply has a corner there; elsewhere, lines that draw it meet in corners that no one sees. */
function bentParts(curve: Segment, one: Pen, other: Pen): Box[] {
	const points = piecePoints(curve, pieceCount(curve));
	const ways = points.slice(1).map((point, index) => listWay(points[index]!, point)[0]);
	return points.slice(2).flatMap((_, index) => {
		const [from, to] = [ways[index], ways[index + 1]];
		return from && to && scalar(from, to) > SHARP ? [] : [boxTurn(points, index, one, other)];
	});
}

/** Around the pieces before and after a turn. */
const boxTurn = (points: readonly Point[], index: number, one: Pen, other: Pen): Box =>
	growBox(enclosePoints(points.slice(index, index + 3)), Math.max(one.reach, other.reach) + STEP);

/** Around the outside of a corner, where the pens differ. */
function cornerParts(line: Segment, next: Segment, one: Pen, other: Pen): Box[] {
	const corner = line.points.at(-1)!;
	const [from, to] = [wayInto(line), wayOutOf(next)];
	const half = one.half !== undefined && one.half === other.half ? one.half : undefined;
	// A line that is shorter than wide may show beyond the outside of its corner.
	const isShort = [line, next].some(({ points }) => distance(points[0]!, points.at(-1)!) < 2 * (half ?? 0));
	if (!from || !to || half === undefined || isShort) return [boxEnd(corner, one, other)];
	const turn = from[0] * to[1] - from[1] * to[0];
	if (Math.abs(turn) < STRAIGHT && scalar(from, to) > 0) return [];
	const side = turn > 0 ? half : -half;
	const outer: [Point, Point] = [
		[from[1] * side, -from[0] * side],
		[to[1] * side, -to[0] * side],
	];
	const middle: Point = [outer[0][0] + outer[1][0], outer[0][1] + outer[1][1]];
	// How far the tip of a pointed corner is from the corner, in half widths.
	const length = Math.hypot(...middle);
	const ratio = length === 0 ? Infinity : (2 * half) / length;
	const [shape, earlier] = [shapeOf(one, ratio), shapeOf(other, ratio)];
	if (shape === earlier) return [];
	const points: Point[] = [...outer];
	if (shape === MITER_JOIN || earlier === MITER_JOIN || ratio < BLUNT) {
		const scale = (ratio * half) / length;
		points.push([middle[0] * scale, middle[1] * scale]);
	} else points.push([-half, -half], [half, half]);
	return [growBox(enclosePoints(points.map(([x, y]) => [corner[0] + x, corner[1] + y] as const)), STEP)];
}

const BEVEL_JOIN = 2;

/** A corner that is too sharp for the limit is cut off. */
const shapeOf = ({ join, miter }: Pen, ratio: number): number =>
	join === ROUND_JOIN || (join === MITER_JOIN && ratio <= miter) ? join : BEVEL_JOIN;

const scalar = (one: Point, other: Point): number => one[0] * other[0] + one[1] * other[1];
const distance = (one: Point, other: Point): number => Math.hypot(other[0] - one[0], other[1] - one[1]);

function listWay(from: Point, to: Point): Point[] {
	const length = distance(from, to);
	return length === 0 ? [] : [[(to[0] - from[0]) / length, (to[1] - from[1]) / length]];
}

/** The directions in which a segment begins and ends; undefined if it has no length. */
function wayOutOf({ points }: Segment): Point | undefined {
	const to = points.find((point) => !isSamePoint(point, points[0]!));
	return to && listWay(points[0]!, to)[0];
}

function wayInto({ points }: Segment): Point | undefined {
	const end = points.at(-1)!;
	const from = points.findLast((point) => !isSamePoint(point, end));
	return from && listWay(from, end)[0];
}
