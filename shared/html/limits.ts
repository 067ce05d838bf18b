/** Bounds of HTML and of its style sheets, which strangers write: beyond them it is refused, by name (docs/semantics.md, §36.5). */
import { invalidParameters, type OctavoError } from '../contract/errors';

/** Elements inside each other. */
export const MOST_LEVELS = 200;
/** Variables that refer to others, and values in their place within each other. */
export const MOST_DEEP_VARIABLES = 100;
export const MOST_ELEMENTS = 100_000;
/** Rules of all style sheets. */
export const MOST_RULES = 50_000;
/** Characters of a list of selectors. */
export const LONGEST_SELECTOR = 20_000;
/** Selectors that are compared with elements, in parts: those of large documents take a hundredth of it. */
export const MOST_COMPARISONS = 20_000_000;
/** The same for one selector and one element, which are compared without a pause. */
export const MOST_OF_ONE = 200_000;
/** Characters of all values with `var()`, once these are replaced. */
export const MOST_REPLACED = 5_000_000;
/** Uses of variables, and declarations, for the style of one element, which is made without a pause. */
export const MOST_CALLS = 20_000;
export const MOST_DECLARATIONS = 10_000;
/** Attributes of one element. */
export const MOST_ATTRIBUTES = 10_000;
/** Characters of the condition of a style sheet. */
export const LONGEST_CONDITION = 20_000;
/** Characters of a value that variables make. */
export const LONGEST_REPLACED = 50_000;

/** Characters of the shapes of drawings, those that are repeated counted each time. */
export const MOST_DRAWN = 20_000_000;

/** Characters of all texts that style sheets write before and after elements, those of `counters()` counted four times. */
export const MOST_MADE = 2_000_000;
/** Characters of all texts that elements name for margins of pages. */
export const MOST_NAMED_TEXT = 2_000_000;
/** Characters in the margins of all pages. */
export const MOST_IN_MARGINS = 5_000_000;

const refuseText = (message: string): OctavoError => invalidParameters([{ field: 'file', message }]);

export const tooDeep = (): OctavoError =>
	refuseText(`nests elements more than ${MOST_LEVELS} levels deep; at most ${MOST_LEVELS} are allowed`);

export const tooManyElements = (): OctavoError =>
	refuseText(`has more than ${MOST_ELEMENTS} elements; at most ${MOST_ELEMENTS} are allowed. Split it into several documents`);

export const tooManyRules = (): OctavoError =>
	refuseText(`has more than ${MOST_RULES} rules in style sheets; at most ${MOST_RULES} are allowed`);

/** Images of SVG in addresses, each of which is a document with its own sheets. */
export const MOST_SVG_FILES = 1_000;

export const tooManySvgFiles = (): OctavoError =>
	refuseText(`has more than ${MOST_SVG_FILES} images of SVG in data: addresses; at most ${MOST_SVG_FILES} are allowed`);

export const tooManyPageRules = (): OctavoError =>
	refuseText('has rules of pages (@page) that take too long to read for each of their names; write fewer rules');

export const tooMuchMatching = (): OctavoError =>
	refuseText('has style sheets whose selectors take too long to compare with its elements; write simpler selectors');

export const tooManyDeclarations = (): OctavoError =>
	refuseText(
		`has more than ${MOST_DECLARATIONS} declarations for one element, or in one rule; at most ${MOST_DECLARATIONS} are allowed`,
	);

export const tooManyAttributes = (): OctavoError =>
	refuseText(`has an element of more than ${MOST_ATTRIBUTES} attributes; at most ${MOST_ATTRIBUTES} are allowed`);

export const tooMuchDrawn = (): OctavoError =>
	refuseText(
		`has drawings (svg) of more than ${MOST_DRAWN} characters, those that are repeated counted each time; leave some out, or give them as images`,
	);

export const tooMuchReplaced = (): OctavoError =>
	refuseText('has style sheets whose variables make values of too many characters; use var() less often');

export const tooDeepVariables = (): OctavoError =>
	refuseText(`has variables of style sheets in one another, more than ${MOST_DEEP_VARIABLES} levels deep; use var() less often`);

export const tooMuchMade = (): OctavoError =>
	refuseText(
		`has more than ${MOST_MADE} characters of content from style sheets, those of counters() counted four times; write less of it`,
	);

export const tooManyNamedTexts = (): OctavoError =>
	refuseText(`names too much text for the margins of pages with string-set; at most ${MOST_NAMED_TEXT} characters are allowed`);

export const tooMuchInMargins = (): OctavoError =>
	refuseText(
		`has too much text in the margins of its pages (@page); at most ${MOST_IN_MARGINS} characters on all pages are allowed`,
	);
