/** Visibility expressions of optional content membership (ISO 32000-2, 8.11.2.2): /And, /Or and /Not of groups and expressions. */
import type { PdfDocument } from '../../pdf/document';
import { isArray, isRef, Name, type Value } from '../../pdf/syntax/values';

/** Deeper than any expression that a program writes. */
const DEPTH = 32;

/** Whether content shows. A malformed part, or one that is nested too deep, hides nothing. `known`: expressions share parts. */
export function showsBy(
	document: PdfDocument,
	expression: readonly Value[],
	isOn: (group: number) => boolean,
	known: WeakMap<readonly Value[], boolean>,
): boolean {
	const evaluate = (items: readonly Value[], depth: number): boolean => {
		const before = known.get(items);
		if (before !== undefined) return before;
		// A circle ends here.
		known.set(items, true);
		const operator = document.resolve(items[0]);
		const operand = (item: Value): boolean => {
			const inner = document.resolve(item);
			if (isArray(inner)) return depth > 0 ? evaluate(inner, depth - 1) : true;
			return !isRef(item) || isOn(item.number);
		};
		const operands = items.slice(1);
		const result = combineOperands(operator instanceof Name ? operator.text : '', operands, operand);
		known.set(items, result);
		return result;
	};
	return evaluate(expression, DEPTH);
}

function combineOperands(operator: string, operands: readonly Value[], evaluate: (item: Value) => boolean): boolean {
	switch (operator) {
		case 'And':
			return operands.every(evaluate);
		case 'Or':
			return operands.some(evaluate);
		case 'Not':
			return operands.length === 0 || !evaluate(operands[0]!);
		default:
			return true;
	}
}
