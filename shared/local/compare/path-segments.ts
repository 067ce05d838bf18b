/** The segments of a path, and boxes along them (docs/semantics.md, §33.1). */
import { enclosePoints, growBox, type Box, type Point } from '../../model/geometry/geometry';
import { CLOSE, CURVE, LINE, MOVE, type PathNumbers } from '../../model/look/path';

/** Points of a straight line, or of a Bézier curve; `sign` tells lines that close from others, and those that begin from others. */
export interface Segment {
	readonly sign: number;
	readonly points: readonly Point[];
}

/** Coordinates are kept in hundredths. */
const STEPS = 100;
/** The precision of coordinates that are kept. */
export const STEP = 1 / STEPS;
/** Added to the sign of a segment that begins a part. */
export const BEGINS = 10;
/** The length of a piece in points, and most pieces of a segment. */
const PIECE = 6;
const MOST_PIECES = 32;

/** Areas end where they begin, whether the path says so or not. */
export function segmentsOf(path: PathNumbers, isFilled: boolean): Segment[] {
	const segments: Segment[] = [];
	let [start, last]: [Point, Point] = [
		[0, 0],
		[0, 0],
	];
	let begins = BEGINS;
	const add = (sign: number, points: readonly Point[]): void => {
		segments.push({ sign: sign + begins, points: [last, ...points] });
		begins = 0;
		last = points.at(-1)!;
	};
	const close = (): void => {
		if (begins === 0 && (!isFilled || !isSamePoint(last, start))) add(isFilled ? LINE : CLOSE, [start]);
		begins = BEGINS;
		last = start;
	};
	const pointAt = (at: number): Point => [path[at]! / STEPS, path[at + 1]! / STEPS];
	for (let at = 0; at < path.length;) {
		const sign = path[at++]!;
		if (sign === CLOSE) close();
		else if (sign === MOVE) {
			if (isFilled) close();
			start = last = pointAt(at);
			begins = BEGINS;
			at += 2;
		} else if (sign === CURVE) {
			add(CURVE, [pointAt(at), pointAt(at + 2), pointAt(at + 4)]);
			at += 6;
		} else {
			add(LINE, [pointAt(at)]);
			at += 2;
		}
	}
	if (isFilled) close();
	return segments;
}

/** A part of a path, from where a point is set (ISO 32000-2, 8.5.2.1). */
export interface Subpath {
	readonly lines: readonly Segment[];
	readonly isClosed: boolean;
}

export function subpathsOf(segments: readonly Segment[]): Subpath[] {
	const found: { lines: Segment[]; isClosed: boolean }[] = [];
	for (const segment of segments) {
		if (segment.sign >= BEGINS || found.length === 0) found.push({ lines: [], isClosed: false });
		const last = found.at(-1)!;
		last.lines.push(segment);
		last.isClosed = segment.sign % BEGINS === CLOSE;
	}
	return found;
}

export const isSamePoint = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];
export function dividedParts(segment: Segment): Box[] {
	const count = pieceCount(segment);
	const points = piecePoints(segment, count);
	const bend = bendOf(segment, count);
	return points.slice(1).map((point, index) => growBox(enclosePoints([points[index]!, point]), bend));
}

export function pieceCount({ points }: Segment): number {
	const [left, top, right, bottom] = enclosePoints(points);
	// An upright or level line has one box.
	if (points.length === 2 && (left === right || top === bottom)) return 1;
	return Math.max(1, Math.min(MOST_PIECES, Math.ceil(Math.max(right - left, bottom - top) / PIECE)));
}

/** The ends of pieces: one more than there are pieces. */
export const piecePoints = ({ points }: Segment, count: number): Point[] =>
	Array.from({ length: count + 1 }, (_, index) => pointAlong(points, index / count));

function pointAlong(points: readonly Point[], t: number): Point {
	if (t === 0) return points[0]!;
	if (t === 1) return points.at(-1)!;
	const rest = 1 - t;
	const weights = points.length === 2 ? [rest, t] : [rest ** 3, 3 * rest * rest * t, 3 * rest * t * t, t ** 3];
	const sum = (axis: 0 | 1): number => points.reduce((total, point, index) => total + point[axis] * weights[index]!, 0);
	return [sum(0), sum(1)];
}

/** How far a piece of a curve is from the straight line between its ends at most: an eighth of its bend. */
export function bendOf({ points: [p, q, r, s] }: Segment, count: number): number {
	if (!p || !q || !r || !s) return 0;
	const second = (one: Point, two: Point, three: Point): number =>
		Math.hypot(one[0] - 2 * two[0] + three[0], one[1] - 2 * two[1] + three[1]);
	return (6 * Math.max(second(p, q, r), second(q, r, s))) / 8 / (count * count);
}
