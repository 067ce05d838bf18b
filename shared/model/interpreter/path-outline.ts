/** The box around what operators add to a path (ISO 32000-2, 8.5.2). */
import type { ContentOperators } from '../content/operators';
import { enclosePoints, movedBox, movedPoint, type Box, type Matrix, type Point } from '../geometry/geometry';

/** The box around the points of an operator that builds paths. */
export function outlineOf(operators: ContentOperators, matrix: Matrix): Box {
	const numbers = Array.from({ length: operators.count }, (_, at) => operators.number(at) || 0);
	if (operators.operator === 're') {
		const [x = 0, y = 0, width = 0, height = 0] = numbers;
		return movedBox(matrix, [x, y, x + width, y + height]);
	}
	const points: Point[] = [];
	for (let at = 0; at + 1 < numbers.length; at += 2) points.push(movedPoint(matrix, numbers[at]!, numbers[at + 1]!));
	return enclosePoints(points);
}
