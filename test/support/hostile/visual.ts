/** Pages whose lines, gaps and corridors are many, for those who look at pages line by line. */
import { texts } from '../documents/texts';
import { asDocument } from '../hosts/local';
import type { Costly } from './costly';

const at = (x: number, y: number, text: string, size = 6): string => `/F ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj `;
const shown = (parts: readonly string[]): Costly['documents'] extends (size: number) => infer R ? R : never => [
	asDocument(texts([`BT ${parts.join('\n')} ET`])),
];
const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

const finding = (documents: Costly['documents'], size: number, search = 'a\\s+(b)', search_mode = 'regex'): Costly => ({
	operation: 'find_text',
	documents,
	parameters: () => ({ search, search_mode }),
	size,
	ends: 'ok',
});

/** Rows of words with gaps, each row a little beside the one above: a corridor narrows with each. */
const corridors = (rows: number) =>
	shown(many(rows, (row) => many(40, (cell) => at(9 * cell + (row % 7) / 10, 590 - (row % 580), 'ab')).join('')));

export const visualPages: Readonly<Record<string, Costly>> = {
	'lines: one word each': finding((words) => shown(many(words, (word) => at(10, 590 - word / 100, 'a b', 1))), 8000),
	'lines: words on one line': finding((words) => shown(many(words, (word) => at(10 + word / 100, 300, 'a b', 1))), 8000),
	'lines: matches that overlap in both orders': finding(
		(words) =>
			shown(many(words, (word) => at(word % 2 === 0 ? 200 : 10, 590 - Math.floor(word / 2) / 20, word % 2 === 0 ? 'b' : 'a', 1))),
		8000,
		'[ab]\\s*[ab]',
	),
	'lines: corridors between words': finding(corridors, 400),
};
