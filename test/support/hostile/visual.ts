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

const markdown = (documents: Costly['documents'], size: number): Costly => ({
	operation: 'extract_text',
	documents,
	parameters: () => ({ layout: 'markdown' }),
	size,
	ends: 'ok',
});

/** Rows of cells, each a little beside those above, so that there are more and more columns. */
const leaning = (rows: number) =>
	shown(many(rows, (row) => many(20, (cell) => at(20 * cell + (row % 500) / 30, 590 - row, '1', 1)).join('')));
/** Lines of rules around nothing, and rows of values between two of them. */
const ruled = (lines: number) =>
	asDocument(
		texts([
			`${
				[590, 580, 10].map((y) => `10 ${y} m 390 ${y} l S`).join('\n') +
				[10, 100, 200, 390].map((x) => ` ${x} 10 m ${x} 590 l S`).join('')
			} BT ${many(lines, (line) => at(20, 575 - (line / lines) * 560, 'a', 1) + at(120, 575 - (line / lines) * 560, '1', 1)).join('')} ET`,
		]),
	);

/** Rows of many words, and below them rows with one wide gap, through which all corridors go on. */
const narrowing = (rows: number) =>
	shown([
		...many(rows / 10, (row) => many(40, (cell) => at(9 * cell + (row % 9), 595 - row / 50, 'a b c d', 0.5)).join('')),
		...many(rows, (row) => at(0, 560 - row / 10, 'a b c d', 0.3) + at(390, 560 - row / 10, 'a b c d', 0.3)),
	]);

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
	'lines: corridors below many others': finding(narrowing, 1000),
	'tables: rows of cells beside each other': markdown(leaning, 500),
	'tables: many values between two rules': markdown((lines) => [ruled(lines)], 4000),
	'tables: rows of three words': markdown(
		(rows) =>
			shown(
				many(rows, (row) => at(20, 590 - row / 10, 'a', 1) + at(90, 590 - row / 10, 'b', 1) + at(190, 590 - row / 10, 'c', 1)),
			),
		4000,
	),
	'tables: rows of cells in their middle': markdown(
		(rows) =>
			shown(
				many(rows, (row) => {
					const y = 590 - row / 8;
					return at(20, y, 'a', 0.03) + at(90, y, 'b', 0.03) + at(190, y + 0.02, 'c', 0.03) + at(190, y - 0.02, 'd', 0.03);
				}),
			),
		4000,
	),
};
