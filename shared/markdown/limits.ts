/** Bounds of Markdown, which strangers write: beyond them it is refused, by name (docs/semantics.md, D64). */
import { invalidParameters, type OctavoError } from '../contract/errors';

/** Quotes and lists inside each other, and emphasis. */
export const MOST_LEVELS = 100;
/** Cells of all tables. */
export const MOST_CELLS = 100_000;
/** Columns of one of them. */
export const MOST_COLUMNS = 500;
/** Characters such as `*`, `[` and `<` in one paragraph or cell that may begin or end something: the parser compares each with all earlier ones. */
export const MOST_MARKS = 1_000;
/** Lines, and words, of a part that is parsed at once: the parser compares some lines with all before them. Escapes count as two words, addresses of e-mail and cells of tables as four, and other links as ten; 15 characters count as one, beside. */
export const MOST_LINES = 1_000;
export const MOST_WORDS = 20_000;

export const tooMuch = (message: string): OctavoError => invalidParameters([{ field: 'file', message }]);

export const tooDeep = (): OctavoError =>
	tooMuch(`nests quotes, lists or emphasis more than ${MOST_LEVELS} levels deep; at most ${MOST_LEVELS} are allowed`);

export const tooManyCells = (): OctavoError =>
	tooMuch(`has more than ${MOST_CELLS} cells in tables; at most ${MOST_CELLS} are allowed. Split it into several documents`);

export const tooManyColumns = (): OctavoError =>
	tooMuch(`has a table with more than ${MOST_COLUMNS} columns; at most ${MOST_COLUMNS} are allowed`);

export const tooManyMarks = (): OctavoError =>
	tooMuch(
		`has a paragraph or cell with more than ${MOST_MARKS} marks such as * and [; at most ${MOST_MARKS} are allowed. Put a \\ before marks that are text`,
	);

export const tooLong = (): OctavoError =>
	tooMuch(
		`has a part of more than ${MOST_LINES} lines or ${MOST_WORDS} words (an escape or entity counts as two, an @ or | as four, a link as ten, and 15 characters as one, too) without a blank line that ends it. Put blank lines around headings, lists, quotes and paragraphs`,
	);
