/** Which elements a schema has in an element, in which order and how often: as much of XML Schema as the schemas of invoices need. */

/** Once, once at most, twice at most, once or more, any number of times; never. */
export type Occurrence = '1' | '?' | '2' | '+' | '*' | '-';

export interface Child {
	/** The place in the order. */
	readonly order: number;
	/** In the whole schema, then in the profiles; those that are not named have none. */
	readonly occurrences: string;
	/** The name of its own content model; undefined for text, and for groups that no invoice of EN 16931 has. */
	readonly type: string | undefined;
	/** Of text, and not a group of elements. */
	readonly isText: boolean;
}

export type ContentModel = ReadonlyMap<string, Child>;

/** Content models by the names of their types. */
export type ContentModels = ReadonlyMap<string, ContentModel>;

/**
 * Reads rows such as `ID:1 Note:* InvoicePeriod:? ~Signature:*`, by type. An element is of the type with which its name ends, as the
 * naming rules of UN/CEFACT and OASIS have it (`InvoicePeriod` is a `Period`); `~` is before groups that are not looked into.
 */
export function readContentModels(rows: Readonly<Record<string, string>>): ContentModels {
	const types = Object.keys(rows).sort((a, b) => b.length - a.length);
	return new Map(Object.entries(rows).map(([type, row]) => [type, readContentModel(row, types)]));
}

function readContentModel(row: string, types: readonly string[]): ContentModel {
	const children = new Map<string, Child>();
	for (const [order, word] of row.trim().split(/\s+/).entries()) {
		const [written = '', occurrences = ''] = word.split(':');
		const isOpaque = written.startsWith('~');
		const name = isOpaque ? written.slice(1) : written;
		const type = isOpaque ? undefined : types.find((one) => name.endsWith(one));
		children.set(name, { order, occurrences, type, isText: !isOpaque && type === undefined });
	}
	return children;
}

/** `at`: 0 for the whole schema, then the profiles. */
export const occurrenceOf = ({ occurrences }: Child, at: number): Occurrence => (occurrences[at] ?? '-') as Occurrence;

export const isRequired = (occurrence: Occurrence): boolean => occurrence === '1' || occurrence === '+';

/** How many there may be. */
export function mostOf(occurrence: Occurrence): number {
	if (occurrence === '+' || occurrence === '*') return Infinity;
	return occurrence === '-' ? 0 : occurrence === '2' ? 2 : 1;
}
