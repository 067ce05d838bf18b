/** Facts that several operations have. */
import type { DeclaredFacts } from './types';

/** Of every operation whose result is a document. */
export const pdfFacts = {
	pageCount: { type: 'count', description: 'Pages of the result' },
} as const satisfies DeclaredFacts;

/** Of operations after which there may be more or fewer pages. */
export const pageChangeFacts = {
	...pdfFacts,
	sourcePageCount: { type: 'count', description: 'Pages of the input' },
} as const satisfies DeclaredFacts;
