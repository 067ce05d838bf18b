/** The points of a line that have marks, and the directions of the line there (SVG 2, 13.7.4). */
import { Outline } from './outline';

type Direction = readonly [number, number];

export interface Vertex {
	readonly x: number;
	readonly y: number;
	/** Of the line up to it, and of that after it. */
	before: Direction | undefined;
	after: Direction | undefined;
}

/** An outline that remembers its points. */
export class VertexOutline extends Outline {
	readonly vertices: Vertex[] = [];
	private first: Vertex | undefined;

	override move(x: number, y: number): void {
		super.move(x, y);
		this.vertices.push((this.first = { x, y, before: undefined, after: undefined }));
	}

	override line(x: number, y: number): void {
		const direction: Direction = [x - this.x, y - this.y];
		super.line(x, y);
		this.add(x, y, direction, direction, false);
	}

	override curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number, isInside = false): void {
		const [fromX, fromY] = [this.x, this.y];
		super.curve(x1, y1, x2, y2, x, y);
		const whole: Direction = [x - fromX, y - fromY];
		const start = firstOf([x1 - fromX, y1 - fromY], [x2 - fromX, y2 - fromY], whole);
		const end = firstOf([x - x2, y - y2], [x - x1, y - y1], whole);
		this.add(x, y, start, end, isInside);
	}

	override close(): void {
		const { first } = this;
		const last = this.vertices.at(-1);
		super.close();
		if (!first || !last || last === first) return;
		const closing: Direction = [first.x - last.x, first.y - last.y];
		const isThere = closing[0] === 0 && closing[1] === 0;
		if (!isThere) this.add(first.x, first.y, closing, closing, false);
		const end = this.vertices.at(-1)!;
		[end.after, first.before] = [first.after, end.before];
	}

	/** A curve of several parts has one point, at its end. */
	private add(x: number, y: number, start: Direction, end: Direction, isInside: boolean): void {
		const last = this.vertices.at(-1);
		if (last && !this.isWithin) last.after = start;
		this.isWithin = isInside;
		if (!isInside) this.vertices.push({ x, y, before: end, after: undefined });
	}

	/** Whether the last curve goes on. */
	private isWithin = false;
}

const firstOf = (...directions: readonly Direction[]): Direction => directions.find(([x, y]) => x !== 0 || y !== 0) ?? [1, 0];

/** The direction of a mark, in degrees: between that of the line before it and that of the line after it. */
export function angleAt({ before, after }: Vertex): number {
	const angle = ([x, y]: Direction): number => (Math.atan2(y, x) * 180) / Math.PI;
	if (!before) return after ? angle(after) : 0;
	if (!after) return angle(before);
	const [from, to] = [angle(before), angle(after)];
	const turn = ((((to - from) % 360) + 540) % 360) - 180;
	return from + turn / 2;
}
