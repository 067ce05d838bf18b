/**
 * Where two painted paths differ (docs/semantics.md, §33.1). A line differs along the pieces that only one path has. An area differs
 * where its border moves: if each piece of the border goes straight to its place in the other path, it sweeps all points that are
 * inside one area only.
 */
import { addAll } from '../../lists';
import { enclosePoints, growBox, joinBoxes, sharedArea, type Box, type Point } from '../../model/geometry/geometry';
import type { Outline } from '../../model/look/outline';
import { endParts } from './line-ends';
import {
	bendOf,
	dividedParts,
	isSamePoint,
	pieceCount,
	piecePoints,
	segmentsOf,
	STEP,
	type Segment,
	type Subpath,
	subpathsOf,
} from './path-segments';

/** Boxes that hold all that differs, not yet clipped; undefined if the two are not painted alike. */
export function differingParts(one: Outline, other: Outline): Box[] | undefined {
	if (one.style !== other.style) return undefined;
	const isFilled = one.reach === 0;
	const [now, old] = [segmentsOf(one.path, isFilled), segmentsOf(other.path, isFilled)];
	const reach = Math.max(one.reach + (one.margin ?? 0), other.reach + (other.margin ?? 0)) + STEP;
	const found = pathParts(one, other, now, old);
	if (!found) return undefined;
	const boxes = found.map((box) => growBox(box, reach));
	if (one.ends !== other.ends) addAll(boxes, endsOf(one, other, now, old));
	const whole = growBox(enclosePoints([...now, ...old].flatMap(({ points }) => points)), reach);
	addAll(boxes, betweenBoxes(one.clipBox, other.clipBox, whole));
	// Other corners are not seen on a line that has none.
	return boxes.length === 0 && one.ends === other.ends ? undefined : boxes;
}

/** Boxes along a line, or around each part of an area, not yet clipped: together, they may be smaller than one around all. */
export function pathBoxes({ path, reach, margin = 0 }: Outline): Box[] {
	const segments = segmentsOf(path, reach === 0);
	const boxes = reach === 0 ? subpathsOf(segments).map(encloseSubpath) : segments.flatMap(dividedParts);
	return boxes.map((box) => growBox(box, reach + margin + STEP));
}

const encloseSubpath = ({ lines }: Subpath): Box => enclosePoints(lines.flatMap(({ points }) => points));

function pathParts(one: Outline, other: Outline, now: readonly Segment[], old: readonly Segment[]): Box[] | undefined {
	const isFilled = one.reach === 0;
	// Each dash has ends.
	if (one.ends !== other.ends && one.isDashed) return undefined;
	const paired = hasOneForm(now, old) && !one.isDashed ? pairedParts(now, old, isFilled) : undefined;
	if (!isFilled) return paired ?? unpairedParts(now, old, one.isDashed);
	const unpaired = unpairedAreas(now, old);
	// Something that moved far was swept in between, too.
	return paired && sumOfAreas(paired) <= sumOfAreas(unpaired) ? paired : unpaired;
}

export const sumOfAreas = (boxes: readonly Box[]): number =>
	boxes.reduce((sum, [left, top, right, bottom]) => sum + (right - left) * (bottom - top), 0);

/** Parts of an area that only one path has: whatever the rule of filling, each counts only within its own border. */
function unpairedAreas(now: readonly Segment[], old: readonly Segment[]): Box[] {
	const left = new Map<string, Subpath[]>();
	for (const subpath of subpathsOf(old)) {
		const key = JSON.stringify(subpath.lines);
		const same = left.get(key);
		if (same) same.push(subpath);
		else left.set(key, [subpath]);
	}
	const added = subpathsOf(now).filter(({ lines }) => left.get(JSON.stringify(lines))?.pop() === undefined);
	const removed = [...left.values()].flat();
	const [one, other] = [added[0], removed[0]];
	const whole = [...added, ...removed].map(encloseSubpath);
	if (added.length !== 1 || removed.length !== 1 || !one || !other) return whole;
	const found = unpairedParts(one.lines, other.lines, false);
	// The inside of a border that changed altogether changed too.
	const inside = found.length > 0 ? [found.reduce(joinBoxes)] : found;
	return sumOfAreas(inside) <= sumOfAreas(whole) ? inside : whole;
}

/** Where ends and corners of lines look different: both paths may have some that the other has not. */
function endsOf({ pen: one }: Outline, { pen: other }: Outline, now: readonly Segment[], old: readonly Segment[]): Box[] {
	if (!one || !other) return [];
	const found = endParts(now, one, other);
	const isSame = hasOneForm(now, old) && now.every((segment, index) => isSameSegment(segment, old[index]!));
	if (!isSame) addAll(found, endParts(old, one, other));
	return found;
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
