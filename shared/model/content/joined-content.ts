/**
 * Content streams as one. Between two of them is white space (ISO 32000-2, 7.8.2), except to pdf.js, and some programs cut their content
 * in the midst of operators.
 */
import { classOf, REGULAR } from '../../pdf/syntax/characters';
import { operandsOf } from './operator-table';
import { codeOf } from './tokens';

/** Longer words are not operators. */
const LONGEST = 3;
const LINE_FEED = Uint8Array.of(10);

/** The parts with white space between them, except where two words are an operator together that are not both operators. */
export function joinOperators(parts: readonly Uint8Array[]): Uint8Array {
	return Buffer.concat(
		parts.flatMap((part, index) => (index === 0 || belongTogether(parts[index - 1]!, part) ? [part] : [LINE_FEED, part])),
	);
}

function belongTogether(before: Uint8Array, after: Uint8Array): boolean {
	let start = before.length;
	while (start > 0 && before.length - start <= LONGEST && classOf[before[start - 1]!] === REGULAR) start--;
	let end = 0;
	while (end < after.length && end <= LONGEST && classOf[after[end]!] === REGULAR) end++;
	const [left, right] = [text(before.subarray(start)), text(after.subarray(0, end))];
	return left !== '' && right !== '' && isOperator(left + right) && !(isOperator(left) && isOperator(right));
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const isOperator = (word: string): boolean => word.length <= LONGEST && operandsOf(codeOf(word)) !== undefined;
