/** Conditions of `@supports` and of media queries: `not`, `and`, `or`, and brackets around them (CSS Conditional 3, 6.1; Media Queries 4, 3). */
import { findMark } from './scan-css';

/** Brackets within brackets; a condition within more does not hold. */
const MOST_BRACKETS = 20;

type Test = (part: string) => boolean;

/**
 * Whether a condition holds; one that cannot be read does not.
 *
 * @param test asked of its parts: `(width > 1px)` with its brackets, functions, and single words
 */
export function conditionHolds(text: string, test: Test, depth = 0): boolean {
	const parts = splitAtBlanks(text);
	if (depth > MOST_BRACKETS || parts.length === 0) return false;
	const holds = (part: string): boolean => (isCondition(part) ? conditionHolds(part.slice(1, -1), test, depth + 1) : test(part));
	if (parts[0]!.toLowerCase() === 'not') return parts.length === 2 && !holds(parts[1]!);
	const operands = parts.filter((_, index) => index % 2 === 0);
	const operators = new Set(parts.filter((_, index) => index % 2 === 1).map((word) => word.toLowerCase()));
	if (operators.size > 1 || parts.length % 2 === 0) return false;
	return operators.has('or') ? operands.some(holds) : (operators.size === 0 || operators.has('and')) && operands.every(holds);
}

/** Whether brackets are around a condition, and not around a feature. */
const isCondition = (part: string): boolean =>
	part.startsWith('(') && part.endsWith(')') && /^\(\s{0,99}(?:\(|not\s)/i.test(part);

/** The text between blanks; all within brackets stays together. */
function splitAtBlanks(text: string): string[] {
	const parts: string[] = [];
	for (let at = 0; at < text.length;) {
		const end = findMark(text, at, ' \t\n\r\f');
		if (end > at) parts.push(text.slice(at, end));
		at = end + 1;
	}
	return parts;
}
