/** Parts of sentences in messages and notes. */

/** `1 page`, `3 pages`; `many` has another plural, or a verb: `countNoun(3, 'field is', 'fields are')`. */
export const countNoun = (count: number, one: string, many = `${one}s`): string => `${count} ${agree(count, one, many)}`;

/** The same at the beginning of a sentence: `One page`, `3 pages`. */
export const countFirst = (count: number, one: string, many = `${one}s`): string =>
	`${count === 1 ? 'One' : count} ${agree(count, one, many)}`;

/** The word that goes with a count: `agree(3, 'is', 'are')`. */
export const agree = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** `beginSentence('the service answered')` is `'The service answered'`. */
export const beginSentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** As many items as a sentence takes. */
const MOST = 10;

/** `a, b, c`, or with more than `most` items `a, b and 3 more`. */
export const listItems = (items: readonly (string | number)[], most = MOST, more = 'more'): string =>
	items.length > most ? `${items.slice(0, most).join(', ')} and ${items.length - most} ${more}` : items.join(', ');

/** Names that others chose, in a list. */
export const listNames = (names: readonly string[]): string =>
	listItems([...names.slice(0, MOST).map((name) => shortenText(name)), ...names.slice(MOST)]);

/** `“a”, “b”`, with names that others chose. */
export const quoteNames = (names: readonly string[], most = Infinity): string =>
	listItems(
		names.map((name, index) => (index < most ? `“${shortenText(name)}”` : name)),
		most,
	);

/** At most `most` characters, and `…` if there are more. */
export function shortenText(text: string, most = 79): string {
	if (text.length <= most) return text;
	const characters = [...text.slice(0, 2 * most + 2)];
	return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}

/** `page 3`, `pages 3, 4 and 5`, or `pages 1, 2, … and 40 more`. */
export function namePages(pages: readonly number[]): string {
	if (pages.length === 1) return `page ${pages[0]}`;
	return `pages ${pages.length > MOST + 1 ? listItems(pages) : `${pages.slice(0, -1).join(', ')} and ${pages.at(-1)}`}`;
}
