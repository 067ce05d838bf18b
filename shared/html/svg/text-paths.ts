/** The lines that text follows (SVG 2, 11.8), in straight parts. */
import type { PathPart, TextPath } from '../../model/layout/boxes/drawing';
import type { Steps } from '../../model/layout/boxes/setting';
import { cubicPoint, movedPoint, type Matrix } from '../../model/geometry/geometry';
import type { HtmlElement } from '../nodes';
import { readTransform } from './numbers';
import { Outline } from './outline';
import { addShape, type Measures } from './shapes';

/** Straight parts of a curve. */
const CURVED = 16;
/** The path ends after these. */
const MOST_PARTS = 20_000;

class PartedOutline extends Outline {
	readonly parts: PathPart[] = [];
	readonly starts: number[] = [];
	length = 0;
	private first: readonly [number, number] = [0, 0];

	constructor(private readonly turn: Matrix) {
		super();
	}

	override move(x: number, y: number): void {
		super.move(x, y);
		this.first = [x, y];
	}

	override line(x: number, y: number): void {
		this.add(this.x, this.y, x, y);
		super.line(x, y);
	}

	override curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
		const start = [this.x, this.y] as const;
		let [fromX, fromY] = start;
		for (let step = 1; step <= CURVED; step++) {
			const [toX, toY] = cubicPoint(start, [x1, y1], [x2, y2], [x, y], step / CURVED);
			this.add(fromX, fromY, toX, toY);
			[fromX, fromY] = [toX, toY];
		}
		super.curve(x1, y1, x2, y2, x, y);
	}

	override close(): void {
		this.add(this.x, this.y, ...this.first);
		super.close();
	}

	private add(fromX: number, fromY: number, toX: number, toY: number): void {
		const [x, y] = movedPoint(this.turn, fromX, fromY);
		const [endX, endY] = movedPoint(this.turn, toX, toY);
		const length = Math.hypot(endX - x, endY - y);
		if (!(length > 0) || this.parts.length === MOST_PARTS) return;
		this.parts.push({ x, y, angle: Math.atan2(endY - y, endX - x) });
		this.starts.push(this.length);
		this.length += length;
	}
}

/** Of a path or another shape. */
export function* readTextPath(element: HtmlElement, measures: Measures): Steps<TextPath> {
	const outline = new PartedOutline(readTransform(element.attributes.get('transform')) ?? [1, 0, 0, 1, 0, 0]);
	yield* addShape(outline, element, measures);
	const { parts, starts, length } = outline;
	return { parts, starts, length };
}
