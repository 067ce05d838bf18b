/**
 * Where two painted paths differ (docs/semantics.md, §33.1). A line differs along the pieces that only one path has. An area differs
 * where its border moves: if each piece of the border goes straight to its place in the other path, it sweeps all points that are
 * inside one area only.
 */
import { addAll } from '../../lists';
import { enclosePoints, growBox, joinBoxes, sharedArea, type Box, type Point } from '../../model/geometry/geometry';
import type { Outline } from '../../model/look/outline';
import { CLOSE, CURVE, LINE, MOVE, type PathNumbers } from '../../model/look/path';

/** Points of a straight line, or of a Bézier curve; `sign` tells lines that close from others, and those that begin from others. */
interface Segment {
	readonly sign: number;
	readonly points: readonly Point[];
}

/** Coordinates are kept in hundredths. */
const STEPS = 100;
/** The precision of coordinates that are kept. */
const STEP = 1 / STEPS;
/** Added to the sign of a segment that begins a part. */
const BEGINS = 10;
/** The length of a piece in points, and most pieces of a segment. */
const PIECE = 6;
const MOST_PIECES = 32;

/** Boxes that hold all that differs, not yet clipped; undefined if the two are not painted alike. */
export function differingParts(one: Outline, other: Outline): Box[] | undefined {
	if (one.style !== other.style) return undefined;
	const isFilled = one.reach === 0;
	const [now, old] = [segmentsOf(one.path, isFilled), segmentsOf(other.path, isFilled)];
	const reach = Math.max(one.reach, other.reach) + STEP;
	const found = pathParts(one, other, now, old);
	if (!found) return undefined;
	const boxes = found.map((box) => growBox(box, reach));
	const whole = growBox(enclosePoints([...now, ...old].flatMap(({ points }) => points)), reach);
	addAll(boxes, betweenBoxes(one.clipBox, other.clipBox, whole));
	return boxes.length === 0 ? undefined : boxes;
}

/** Boxes along a line, not yet clipped: together they are smaller than one around it; undefined for an area. */
export function lineParts({ path, reach }: Outline): Box[] | undefined {
	if (reach === 0) return undefined;
	return segmentsOf(path, false)
		.flatMap(dividedParts)
		.map((box) => growBox(box, reach + STEP));
}

function pathParts(one: Outline, other: Outline, now: readonly Segment[], old: readonly Segment[]): Box[] | undefined {
	const isFilled = one.reach === 0;
	if (one.ends !== other.ends) return one.isDashed ? undefined : withEnds(now, old);
	if (hasOneForm(now, old) && !one.isDashed) return pairedParts(now, old, isFilled);
	const found = unpairedParts(now, old, one.isDashed);
	// The inside of a border that changed altogether changed too.
	return isFilled && found.length > 0 ? [found.reduce(joinBoxes)] : found;
}

/** Where one of two boxes shows something of a thing, and the other does not. */
function betweenBoxes(one: Box | undefined, other: Box | undefined, thing: Box): Box[] {
	const [now, old] = [one ?? thing, other ?? thing];
	return [...boxWithout(now, old), ...boxWithout(old, now)].flatMap((box) => {
		const shared = sharedArea(box, thing);
		return shared ? [shared] : [];
	});
}

/** The four sides of a box that are outside another one. */
function boxWithout([left, top, right, bottom]: Box, other: Box): Box[] {
	const sides: Box[] = [
		[left, top, Math.min(right, other[0]), bottom],
		[Math.max(left, other[2]), top, right, bottom],
		[left, top, right, Math.min(bottom, other[1])],
		[left, Math.max(top, other[3]), right, bottom],
	];
	return sides.filter((side) => side[0] < side[2] && side[1] < side[3]);
}

/** Lines with other ends and corners; curves may be drawn as many lines. */
function withEnds(now: readonly Segment[], old: readonly Segment[]): Box[] {
	const corners = [...now, ...old].flatMap((segment) =>
		segment.points.length > 2 ? dividedParts(segment) : segment.points.map((point) => enclosePoints([point])),
	);
	const parts = hasOneForm(now, old) ? pairedParts(now, old, false) : unpairedParts(now, old, false);
	return [...parts, ...corners];
}

/** Areas end where they begin, whether the path says so or not. */
function segmentsOf(path: PathNumbers, isFilled: boolean): Segment[] {
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

const isSamePoint = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];
const isSameSegment = (one: Segment, other: Segment): boolean =>
	one.sign === other.sign && one.points.every((point, index) => isSamePoint(point, other.points[index]!));

const hasOneForm = (now: readonly Segment[], old: readonly Segment[]): boolean =>
	now.length === old.length && now.every(({ sign }, index) => sign === old[index]!.sign);

function pairedParts(now: readonly Segment[], old: readonly Segment[], isFilled: boolean): Box[] {
	return now.flatMap((segment, index) => {
		const other = old[index]!;
		if (isSameSegment(segment, other)) return [];
		if (isFilled) return sweptParts(segment, other);
		return alongOneLine(segment, other) ?? [...dividedParts(segment), ...dividedParts(other)];
	});
}

/** The part between those that both paths begin and end with. After a change, dashes move. */
function unpairedParts(now: readonly Segment[], old: readonly Segment[], isDashed: boolean): Box[] {
	let from = 0;
	while (from < now.length && from < old.length && isSameSegment(now[from]!, old[from]!)) from++;
	let [end, otherEnd] = [now.length, old.length];
	while (!isDashed && end > from && otherEnd > from && isSameSegment(now[end - 1]!, old[otherEnd - 1]!)) {
		end--;
		otherEnd--;
	}
	return [...now.slice(from, end), ...old.slice(from, otherEnd)].flatMap(dividedParts);
}

/** The parts of two lines on one upright or level line that only one of them has. */
function alongOneLine({ points: now }: Segment, { points: old }: Segment): Box[] | undefined {
	const [from, to, otherFrom, otherTo] = [now[0]!, now[1]!, old[0]!, old[1]!];
	if (now.length !== 2 || old.length !== 2) return undefined;
	const along = [1, 0].find((axis) => [to, otherFrom, otherTo].every((point) => point[axis] === from[axis]));
	if (along === undefined) return undefined;
	const way = 1 - along;
	if ((to[way]! - from[way]!) * (otherTo[way]! - otherFrom[way]!) <= 0) return undefined;
	const isApart =
		Math.min(from[way]!, to[way]!) > Math.max(otherFrom[way]!, otherTo[way]!) ||
		Math.min(otherFrom[way]!, otherTo[way]!) > Math.max(from[way]!, to[way]!);
	if (isApart) return undefined;
	const ends: [Point, Point][] = [
		[from, otherFrom],
		[to, otherTo],
	];
	return ends.filter(([one, other]) => !isSamePoint(one, other)).map(enclosePoints);
}

/** Boxes around the points that a segment sweeps on its way to the other. */
function sweptParts(one: Segment, other: Segment): Box[] {
	const count = Math.max(pieceCount(one), pieceCount(other));
	const [points, others] = [piecePoints(one, count), piecePoints(other, count)];
	const bend = Math.max(bendOf(one, count), bendOf(other, count));
	const boxes: Box[] = [];
	for (let piece = 0; piece < count; piece++) {
		const ends = [points[piece]!, points[piece + 1]!, others[piece]!, others[piece + 1]!];
		const box = enclosePoints(ends);
		const isFlat = bend === 0 && (box[0] === box[2] || box[1] === box[3]);
		if (!isFlat) boxes.push(growBox(box, bend));
	}
	return boxes;
}

function dividedParts(segment: Segment): Box[] {
	const count = pieceCount(segment);
	const points = piecePoints(segment, count);
	const bend = bendOf(segment, count);
	return points.slice(1).map((point, index) => growBox(enclosePoints([points[index]!, point]), bend));
}

function pieceCount({ points }: Segment): number {
	const [left, top, right, bottom] = enclosePoints(points);
	// An upright or level line has one box.
	if (points.length === 2 && (left === right || top === bottom)) return 1;
	return Math.max(1, Math.min(MOST_PIECES, Math.ceil(Math.max(right - left, bottom - top) / PIECE)));
}

/** The ends of pieces: one more than there are pieces. */
const piecePoints = ({ points }: Segment, count: number): Point[] =>
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
function bendOf({ points: [p, q, r, s] }: Segment, count: number): number {
	if (!p || !q || !r || !s) return 0;
	const second = (one: Point, two: Point, three: Point): number =>
		Math.hypot(one[0] - 2 * two[0] + three[0], one[1] - 2 * two[1] + three[1]);
	return (6 * Math.max(second(p, q, r), second(q, r, s))) / 8 / (count * count);
}
