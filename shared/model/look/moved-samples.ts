/** Where an image of few samples looks different that became larger or moved a little: along the borders of its samples (§33.1). */
import { Stream } from '../../pdf/syntax/values';
import { enclosePoints, growBox, movedPoint, type Box, type Point } from '../geometry/geometry';
import { describeImage } from '../image/export/described';
import { MOST_SMOOTHED, type Picture } from './image-samples';

/** Samples of a side, beyond which all of the image counts. */
const MOST_SAMPLES = 64;

/** Boxes that hold all that differs; undefined if that may be all of it. */
export function movedSamples(one: Picture, other: Picture): Box[] | undefined {
	const [columns, rows] = [new Set<number>(), new Set<number>()];
	for (const key of [undefined, 'SMask', 'Mask']) {
		const found = key === undefined ? one.image : one.document.resolve(one.image.dict.get(key));
		if (!(found instanceof Stream)) continue;
		const { width, height } = describeImage(one.document, found.dict);
		const isSmoothed = one.document.resolve(found.dict.get('Interpolate') ?? found.dict.get('I')) === true;
		if (isSmoothed || !(width > 0 && width <= MOST_SAMPLES && height > 0 && height <= MOST_SAMPLES)) return undefined;
		for (let column = 0; column <= width; column++) columns.add(column / width);
		for (let row = 0; row <= height; row++) rows.add(row / height);
	}
	const lines: (readonly [Point, Point])[] = [
		...[...columns].map((x): [Point, Point] => [
			[x, 0],
			[x, 1],
		]),
		...[...rows].map((y): [Point, Point] => [
			[0, y],
			[1, y],
		]),
	];
	return lines.flatMap(([from, to]) => {
		const swept = enclosePoints([one, other].flatMap(({ matrix }) => [from, to].map(([x, y]) => movedPoint(matrix, x, y))));
		const [left, top, right, bottom] = swept;
		// A line that only became longer is between the same samples; its new end is on another line.
		return left === right || top === bottom ? [] : [growBox(swept, MOST_SMOOTHED)];
	});
}
