/**
 * Whether a stamp under the content of a page is hidden: something opaque that the page draws covers all of it. Scans are one
 * image, and some programs begin each page with a white rectangle.
 */
import { PATH_PAINTING, type PathPainting } from '../../../model/content/operator-table';
import { ContentOperators } from '../../../model/content/operators';
import { NAME } from '../../../model/content/tokens';
import { enclosePoints, type Box, type Matrix } from '../../../model/geometry/geometry';
import { GraphicsStates, operandNumbers } from '../../../model/interpreter/graphics-state';
import type { PdfDocument } from '../../../pdf/document';
import { isName, Stream, type Dict, type Value } from '../../../pdf/syntax/values';

/** A shape that covers a page comes first: the rest of the content is drawn on it. */
const OPERATIONS = 400;
/** Bleeds and rounding: how much of a side may stay uncovered. */
const TOLERANCE = 0.01;

interface State {
	matrix: Matrix;
	/** The area inside the clipping path; undefined where that is not a rectangle. */
	clip: Box | undefined;
	/** Whether fills are opaque. */
	isSolid: boolean;
	/** Whether images are opaque: the same without the fill color, which may be a pattern. */
	isOpaque: boolean;
}

export function coversPage(document: PdfDocument, content: Uint8Array, resources: Dict | undefined, box: Box): boolean {
	const operators = new ContentOperators(content);
	const cover = new Cover(document, resources, box);
	for (let count = 0; count < OPERATIONS && operators.next(); count++) if (cover.takes(operators)) return true;
	return false;
}

/** The area that is painted so far, as far as it can cover the page. */
class Cover {
	private readonly states = new GraphicsStates<State>({
		matrix: [1, 0, 0, 1, 0, 0],
		clip: [-Infinity, -Infinity, Infinity, Infinity],
		isSolid: true,
		isOpaque: true,
	});
	private path = new Path();
	/** Whether the path clips when it is painted. */
	private clips = false;

	constructor(
		private readonly document: PdfDocument,
		private readonly resources: Dict | undefined,
		private readonly box: Box,
	) {}

	/** Whether the operator paints over the whole page. */
	takes(operators: ContentOperators): boolean {
		if (this.states.follow(operators) || this.extendsPath(operators) || this.setsState(operators)) return false;
		const { operator } = operators;
		if (operator === 'Do') return this.paintsImage(operators.name(0));
		const painting = PATH_PAINTING.get(operator);
		return painting !== undefined && this.paintsPath(painting);
	}

	private setsState(operators: ContentOperators): boolean {
		const state = this.states.current;
		switch (operators.operator) {
			case 'gs': {
				const entries = this.document.dict(this.resource('ExtGState', operators.name(0)));
				state.isOpaque = state.isSolid = isOpaqueState(this.document, entries);
				return true;
			}
			case 'scn':
			case 'sc':
				state.isSolid = state.isOpaque && operators.kind(operators.count - 1) !== NAME;
				return true;
			case 'g':
			case 'rg':
			case 'k':
				state.isSolid = state.isOpaque;
				return true;
			case 'W':
			case 'W*':
				this.clips = true;
				return true;
			default:
				return false;
		}
	}

	private extendsPath(operators: ContentOperators): boolean {
		const { matrix } = this.states.current;
		switch (operators.operator) {
			case 're': {
				const [x, y, width, height] = operandNumbers(operators) as [number, number, number, number];
				this.path.rectangle(matrix, x, y, width, height);
				return true;
			}
			case 'm':
			case 'l':
				this.path.point(matrix, operators.number(0), operators.number(1));
				return true;
			case 'c':
			case 'v':
			case 'y':
				this.path.isRectangle = false;
				return true;
			default:
				return false;
		}
	}

	/** Ends the path. */
	private paintsPath({ fill }: PathPainting): boolean {
		const state = this.states.current;
		const area = this.path.area();
		if (fill && state.isSolid && this.isCoveredBy(area)) return true;
		if (this.clips) state.clip = area && state.clip && intersection(area, state.clip);
		this.clips = false;
		this.path = new Path();
		return false;
	}

	private paintsImage(name: string | undefined): boolean {
		const state = this.states.current;
		const object = this.resource('XObject', name);
		if (!state.isOpaque || !(object instanceof Stream) || !isOpaqueImage(this.document, object.dict)) return false;
		const image = new Path();
		image.rectangle(state.matrix, 0, 0, 1, 1);
		return this.isCoveredBy(image.area());
	}

	private isCoveredBy(area: Box | undefined): boolean {
		const { clip } = this.states.current;
		return area !== undefined && clip !== undefined && contains(intersection(area, clip), this.box);
	}

	private resource(category: string, name: string | undefined): Value {
		const { document, resources } = this;
		return name === undefined ? null : document.resolve(document.dict(resources?.get(category))?.get(name));
	}
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
		const area = enclosePoints(points);
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
