/**
 * Whether a stamp under the content of a page is hidden: something opaque that the page draws covers all of it. Scans are one
 * image, and some programs begin each page with a white rectangle.
 */
import type { PdfDocument } from '../../../pdf/document';
import { isName, Stream, type Dict, type Value } from '../../../pdf/syntax/values';
import { ContentOperations } from '../../../model/content/content-operations';
import { multiply, type Box, type Matrix } from '../../../model/geometry/geometry';

/** What covers a page comes first: the rest of the content is drawn on it. */
const OPERATIONS = 400;
/** Bleeds and rounding: how much of a side may stay uncovered. */
const TOLERANCE = 0.01;

interface State {
	matrix: Matrix;
	/** What is not clipped away; undefined where that is not a rectangle. */
	clip: Box | undefined;
	/** Whether fills are opaque. */
	isSolid: boolean;
	/** Whether images are opaque: the same without the fill colour, which may be a pattern. */
	isOpaque: boolean;
}

export function coversPage(document: PdfDocument, content: Uint8Array, resources: Dict | undefined, box: Box): boolean {
	const operations = new ContentOperations(content);
	let state: State = {
		matrix: [1, 0, 0, 1, 0, 0],
		clip: [-Infinity, -Infinity, Infinity, Infinity],
		isSolid: true,
		isOpaque: true,
	};
	const saved: State[] = [];
	let path = new Path();
	let clips = false;
	const fills = (area: Box | undefined) =>
		area !== undefined && state.clip !== undefined && contains(intersection(area, state.clip), box);
	for (let count = 0; count < OPERATIONS && operations.next(); count++) {
		const operands = () => operations.operands.map((_, index) => operations.number(index));
		switch (operations.operator) {
			case 'q':
				saved.push({ ...state });
				break;
			case 'Q':
				state = saved.pop() ?? state;
				break;
			case 'cm':
				if (operations.operands.length === 6) state.matrix = multiply(operands() as unknown as Matrix, state.matrix);
				break;
			case 'gs': {
				const entries = document.dict(document.dict(resources?.get('ExtGState'))?.get(operations.text(0).slice(1)));
				state.isOpaque = state.isSolid = isOpaqueState(document, entries);
				break;
			}
			case 'scn':
			case 'sc':
				state.isSolid = state.isOpaque && !operations.text(operations.operands.length - 1).startsWith('/');
				break;
			case 'g':
			case 'rg':
			case 'k':
				state.isSolid = state.isOpaque;
				break;
			case 're': {
				const [x, y, width, height] = operands() as [number, number, number, number];
				path.rectangle(state.matrix, x, y, width, height);
				break;
			}
			case 'm':
			case 'l': {
				const [x, y] = operands() as [number, number];
				path.point(state.matrix, x, y);
				break;
			}
			case 'c':
			case 'v':
			case 'y':
				path.isRectangle = false;
				break;
			case 'W':
			case 'W*':
				clips = true;
				break;
			case 'f':
			case 'F':
			case 'f*':
			case 'B':
			case 'B*':
			case 'b':
			case 'b*':
			case 'n':
			case 'S':
			case 's': {
				const area = path.area();
				if (/^[fFbB]/.test(operations.operator) && state.isSolid && fills(area)) return true;
				if (clips) state.clip = area && state.clip && intersection(area, state.clip);
				clips = false;
				path = new Path();
				break;
			}
			case 'Do': {
				const object = document.resolve(document.dict(resources?.get('XObject'))?.get(operations.text(0).slice(1)));
				if (!state.isOpaque || !(object instanceof Stream) || !isOpaqueImage(document, object.dict)) break;
				const image = new Path();
				image.rectangle(state.matrix, 0, 0, 1, 1);
				if (fills(image.area())) return true;
				break;
			}
		}
	}
	return false;
}

/** A path as far as it is one rectangle whose sides are parallel to the axes. */
class Path {
	isRectangle = true;
	private readonly points: [number, number][] = [];

	point([a, b, c, d, e, f]: Matrix, x: number, y: number): void {
		this.points.push([a * x + c * y + e, b * x + d * y + f]);
	}

	rectangle(matrix: Matrix, x: number, y: number, width: number, height: number): void {
		this.point(matrix, x, y);
		this.point(matrix, x + width, y);
		this.point(matrix, x + width, y + height);
		this.point(matrix, x, y + height);
	}

	area(): Box | undefined {
		const { points } = this;
		if (!this.isRectangle || points.length < 4 || points.length > 5) return undefined;
		const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
		const area: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
		const slack = TOLERANCE * Math.max(area[2] - area[0], area[3] - area[1]);
		const near = (value: number, one: number, other: number) =>
			Math.abs(value - one) <= slack || Math.abs(value - other) <= slack;
		return points.every(([x, y]) => near(x, area[0], area[2]) && near(y, area[1], area[3])) ? area : undefined;
	}
}

function isOpaqueState(document: PdfDocument, entries: Dict | undefined): boolean {
	if (!entries) return true;
	const alpha = document.resolve(entries.get('ca'));
	const mode: Value = document.resolve(entries.get('BM'));
	const mask = document.resolve(entries.get('SMask'));
	return (alpha === null || alpha === 1) && (mode === null || isName(mode, 'Normal')) && (mask === null || isName(mask, 'None'));
}

function isOpaqueImage(document: PdfDocument, entries: Dict): boolean {
	const isMask = document.resolve(entries.get('ImageMask')) === true;
	return isName(document.resolve(entries.get('Subtype')), 'Image') && !isMask && !entries.has('SMask') && !entries.has('Mask');
}

function intersection(one: Box, other: Box): Box {
	return [Math.max(one[0], other[0]), Math.max(one[1], other[1]), Math.min(one[2], other[2]), Math.min(one[3], other[3])];
}

function contains(outer: Box, inner: Box): boolean {
	const [width, height] = [TOLERANCE * (inner[2] - inner[0]), TOLERANCE * (inner[3] - inner[1])];
	return (
		outer[0] <= inner[0] + width && outer[1] <= inner[1] + height && outer[2] >= inner[2] - width && outer[3] >= inner[3] - height
	);
}
