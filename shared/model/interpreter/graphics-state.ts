/**
 * The graphics state while content is interpreted (ISO 32000-2, 8.4): the current transformation matrix, and what the interpreter
 * keeps beside it. `q`, `Q` and `cm` are followed here, for every interpreter.
 */
import type { ContentOperators } from '../content/operators';
import { multiply, type Matrix } from '../geometry/geometry';

/** More saved states than real content has; content with millions of `q` must not take memory for each. */
const MOST_SAVED = 10_000;

/** `T` is a state of plain values: saving copies it. */
export class GraphicsStates<T extends { matrix: Matrix }> {
	private readonly saved: T[] = [];
	/** How many were to be saved beyond those. */
	private beyond = 0;

	constructor(
		/** The state at hand, which the interpreter changes. */
		public current: T,
	) {}

	/** Follows the operator if it saves, restores or transforms; whether it does. A restore without a save is ignored, as viewers do. */
	follow(operators: ContentOperators): boolean {
		switch (operators.operator) {
			case 'q':
				if (this.saved.length < MOST_SAVED) this.saved.push({ ...this.current });
				else this.beyond++;
				return true;
			case 'Q':
				if (this.beyond > 0) this.beyond--;
				else this.current = this.saved.pop() ?? this.current;
				return true;
			case 'cm':
				this.transform(operators);
				return true;
			default:
				return false;
		}
	}

	private transform(operators: ContentOperators): void {
		if (operators.count !== 6) return;
		const [a, b, c, d, e, f] = operandNumbers(operators) as [number, number, number, number, number, number];
		this.current.matrix = multiply([a, b, c, d, e, f], this.current.matrix);
	}
}

/** All operands as numbers; NaN for those that are not numbers. */
export const operandNumbers = (operators: ContentOperators): number[] =>
	Array.from({ length: operators.count }, (_, index) => operators.number(index));
