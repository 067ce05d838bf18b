/** Shapes: squares, circles, polygons, lines and ink (ISO 32000-2, 12.5.6.7 to 12.5.6.9 and 12.5.6.13). */
import type { PdfDocument } from '../../pdf/document';
import { Name, type Dict, type Value } from '../../pdf/syntax/values';
import { readLists, readNumbers } from '../annotation/border';
import { writePoint, setColor, circlePath, polyline } from '../content/painting';
import type { Box, Point } from '../geometry/geometry';
import { boxOf } from '../geometry/page-geometry';
import { boxAround, paintOperator, pointsOf, type Drawing } from './drawing';
import { drawEnding, ENDING_SIZE } from './line-endings';
import { lineOperators, styleOf, type Style } from './style';
import { addAll } from '../../lists';

/** The rectangle within /RD of /Rect, so that lines are inside of it. */
function innerBox(document: PdfDocument, annotation: Dict, { width, color }: Style): Box | undefined {
	const rect = boxOf(document, annotation.get('Rect'));
	if (!rect) return undefined;
	const differences = readNumbers(document, annotation.get('RD'));
	const [left, bottom, right, top] = differences.length === 4 ? (differences as [number, number, number, number]) : [0, 0, 0, 0];
	const half = color ? width / 2 : 0;
	const box: Box = [rect[0] + left + half, rect[1] + bottom + half, rect[2] - right - half, rect[3] - top - half];
	return box[0] < box[2] && box[1] < box[3] ? box : undefined;
}

export function drawSquare(document: PdfDocument, annotation: Dict): Drawing | undefined {
	const style = styleOf(document, annotation);
	const box = innerBox(document, annotation, style);
	if (!box) return undefined;
	const [left, bottom, right, top] = box;
	const corners: Point[] = [
		[left, bottom],
		[right, bottom],
		[right, top],
		[left, top],
	];
	return shape(polyline(corners), corners, style, true);
}

export function drawCircle(document: PdfDocument, annotation: Dict): Drawing | undefined {
	const style = styleOf(document, annotation);
	const box = innerBox(document, annotation, style);
	if (!box) return undefined;
	const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
	const [a, b] = [(box[2] - box[0]) / 2, (box[3] - box[1]) / 2];
	const path = circlePath((u, v) => [x + u * a, y + v * b]);
	return shape(
		path,
		[
			[box[0], box[1]],
			[box[2], box[3]],
		],
		style,
		true,
	);
}

/** A path that is filled with the interior color and stroked. */
function shape(path: string, points: readonly Point[], style: Style, closes: boolean): Drawing | undefined {
	const strokes = style.color !== undefined && style.width > 0;
	const fills = style.interior !== undefined;
	if (points.length === 0 || (!strokes && !fills)) return undefined;
	const operators = [...(fills ? [setColor(style.interior, 'fill')] : []), ...(strokes ? lineOperators(style) : [])];
	const content = [...operators, path, paintOperator(fills, strokes, closes)].join('\n');
	// Mitred corners reach beyond the line.
	return { content, box: boxAround(points, strokes ? style.width * 5 : 0) };
}

export function drawPolygon(document: PdfDocument, annotation: Dict): Drawing | undefined {
	const { path, points } = readShapePath(document, annotation);
	return points.length < 2 ? undefined : shape(path, points, styleOf(document, annotation), true);
}

/** /Vertices, or from PDF 2.0 on /Path, which may have curves. */
function readShapePath(document: PdfDocument, annotation: Dict): { path: string; points: Point[] } {
	const segments = readLists(document, annotation.get('Path'));
	const points = pointsOf(readNumbers(document, annotation.get('Vertices')));
	if (segments.length === 0 || points.length > 0) return { path: polyline(points), points };
	const found: Point[] = [];
	const path = segments.flatMap((segment, index) => {
		const own = pointsOf(segment);
		if (own.length !== 1 && own.length !== 3) return [];
		addAll(found, own);
		return [`${own.map(writePoint).join(' ')} ${own.length === 3 ? 'c' : index === 0 ? 'm' : 'l'}`];
	});
	return { path: path.join('\n'), points: found };
}

export function drawPolyline(document: PdfDocument, annotation: Dict): Drawing | undefined {
	const { path, points } = readShapePath(document, annotation);
	return points.length < 2 ? undefined : openLine(document, annotation, path, points, points);
}

export function drawLine(document: PdfDocument, annotation: Dict): Drawing | undefined {
	const [from, to] = pointsOf(readNumbers(document, annotation.get('L')));
	if (!from || !to) return undefined;
	const [start, end, leaders] = withLeaders(document, annotation, from, to);
	return openLine(document, annotation, [...leaders, polyline([start, end])].join('\n'), [start, end], [start, end, from, to]);
}

/** A line that measures something is moved beside it, and lines lead to it (Table 178). */
function withLeaders(document: PdfDocument, annotation: Dict, from: Point, to: Point): [Point, Point, string[]] {
	const lengthOf = (key: string): number => {
		const value = document.resolve(annotation.get(key));
		return typeof value === 'number' && Number.isFinite(value) ? value : 0;
	};
	const [length, extension, offset] = [lengthOf('LL'), Math.max(lengthOf('LLE'), 0), Math.max(lengthOf('LLO'), 0)];
	const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
	if (length === 0 || distance === 0) return [from, to, []];
	const [x, y] = [-(to[1] - from[1]) / distance, (to[0] - from[0]) / distance];
	const moved = (point: Point, by: number): Point => [point[0] + x * by, point[1] + y * by];
	const sign = Math.sign(length);
	const leader = (point: Point): string =>
		polyline([moved(point, offset * sign), moved(point, length + (offset + extension) * sign)]);
	const beside = length + offset * sign;
	return [moved(from, beside), moved(to, beside), [leader(from), leader(to)]];
}

/** `line` has the points of the line itself, `points` all that are drawn. */
function openLine(
	document: PdfDocument,
	annotation: Dict,
	path: string,
	line: readonly Point[],
	points: readonly Point[],
): Drawing | undefined {
	const style = styleOf(document, annotation);
	if (!style.color || style.width === 0) return undefined;
	const endings = (document.array(annotation.get('LE')) ?? []).map((item) => document.resolve(item));
	const ending = (value: Value | undefined, end: Point, before: Point): string =>
		drawEnding(value instanceof Name ? value.text : 'None', end, before, style);
	const ends = [ending(endings[0], line[0]!, line[1]!), ending(endings[1], line.at(-1)!, line.at(-2)!)];
	const fill = style.interior ? [setColor(style.interior, 'fill')] : [];
	const content = [...fill, ...lineOperators(style), path, 'S', ...ends.filter((one) => one !== '')].join('\n');
	return { content, box: boxAround(points, style.width * (ENDING_SIZE + 5)) };
}

export function drawInk(document: PdfDocument, annotation: Dict): Drawing | undefined {
	const style = styleOf(document, annotation);
	if (!style.color || style.width === 0) return undefined;
	const lists = readLists(document, annotation.get('InkList'));
	const strokes = lists.map((numbers) => pointsOf(numbers)).filter((points) => points.length > 0);
	const points = strokes.flat();
	if (points.length === 0) return undefined;
	// A stroke of one point is a dot, with round ends.
	const paths = strokes.map((stroke) => `${polyline(stroke.length === 1 ? [stroke[0]!, stroke[0]!] : stroke)} S`);
	return { content: [...lineOperators(style), '1 J 1 j', ...paths].join('\n'), box: boxAround(points, style.width) };
}
