/** An outline that is being made, as operators of paths (ISO 32000-2, 8.5.2), and the box around it. */
import { decimal } from '../../model/content/painting';
import { cubicPoint, movedPoint, NO_BOX, type Box, type Matrix } from '../../model/geometry/geometry';

/** Places on a curve at which its box is measured. */
const SAMPLES = 8;
/** Operators that are joined together. */
const TOGETHER = 1_000;

export class Outline {
	/** Left, top, right, bottom. */
	box: Box = NO_BOX;
	/** The last point, in the units of the shape. */
	x = 0;
	y = 0;
	private readonly pieces: string[] = [];
	private operators: string[] = [];
	private last = '';
	private joined: string | undefined;
	private startX = 0;
	private startY = 0;

	/** @param matrix from the units of the shape to those of the outline */
	constructor(private readonly matrix?: Matrix) {}

	get path(): string {
		return (this.joined ??= this.pieces.concat(this.operators).join(' '));
	}

	get isEmpty(): boolean {
		return this.last === '';
	}

	/** Those of a path of millions are not joined at once. */
	private push(operator: string): void {
		this.last = operator;
		this.operators.push(operator);
		if (this.operators.length < TOGETHER) return;
		this.pieces.push(this.operators.join(' '));
		this.operators = [];
	}

	move(x: number, y: number): void {
		[this.startX, this.startY] = [x, y];
		this.push(`${this.point(x, y)} m`);
		this.go(x, y);
	}

	line(x: number, y: number): void {
		this.begin();
		this.push(`${this.point(x, y)} l`);
		this.go(x, y);
	}

	/** @param _isInside whether a further curve is a part of the same one */
	curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number, _isInside = false): void {
		this.begin();
		const from = [this.x, this.y] as const;
		this.push(`${this.point(x1, y1)} ${this.point(x2, y2)} ${this.point(x, y)} c`);
		for (let step = 1; step < SAMPLES; step++) this.include(...cubicPoint(from, [x1, y1], [x2, y2], [x, y], step / SAMPLES));
		this.go(x, y);
	}

	close(): void {
		if (this.isEmpty) return;
		this.push('h');
		[this.x, this.y] = [this.startX, this.startY];
	}

	/** After a shape that was closed, the next part begins where it began. */
	private begin(): void {
		if (this.isEmpty || this.last === 'h') this.push(`${this.point(this.x, this.y)} m`);
	}

	private point(x: number, y: number): string {
		const [px, py] = this.matrix ? movedPoint(this.matrix, x, y) : [x, y];
		return `${decimal(px)} ${decimal(py)}`;
	}

	private go(x: number, y: number): void {
		[this.x, this.y] = [x, y];
		this.include(x, y);
	}

	private include(x: number, y: number): void {
		const [px, py] = this.matrix ? movedPoint(this.matrix, x, y) : [x, y];
		const [left, top, right, bottom] = this.box;
		this.box = [Math.min(left, px), Math.min(top, py), Math.max(right, px), Math.max(bottom, py)];
	}
}
