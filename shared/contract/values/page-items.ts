/** Lists of pages: their items, and what is wrong with each (docs/semantics.md, §3.1 and §18). */
import { countNoun, shortenText } from '../../sentences';

/** The items of a list, or what is wrong with them. */
export type Items<T> = { readonly items: readonly T[] } | { readonly problem: string };

export const PAGE_0 = { problem: 'names page 0: pages count from 1, and -1 is the last page' } as const;

/** Reads items that commas separate. Each problem begins with the item and its position; without `empty`, an item may be empty. */
export function readItems<T>(
	text: string,
	empty: string | undefined,
	read: (piece: string, position: number) => { readonly item: T } | { readonly problem: string },
): Items<T> {
	const items: T[] = [];
	const problems: string[] = [];
	for (const [index, piece] of text.split(',').entries()) {
		const position = index + 1;
		if (empty !== undefined && piece.trim() === '') {
			problems.push(`entry ${position} is empty: write ${empty}, separated by single commas`);
			continue;
		}
		const found = read(piece, position);
		if ('problem' in found) problems.push(aboutItem(position, piece, found.problem));
		else items.push(found.item);
	}
	return problems.length > 0 ? { problem: together(problems) } : { items };
}

/** Says what is wrong with an item. */
export const aboutItem = (position: number, text: string, problem: string): string =>
	`entry ${position} ('${shorten(text.trim())}') ${problem}`;

/** Says what is wrong with an item that names a page beyond the end of the document. */
export const beyondEnd = ({ position, text }: { position: number; text: string }, page: number, pageCount: number): string =>
	aboutItem(position, text, `names ${writePage(page)}, but the document has ${countNoun(pageCount, 'page')}`);

/** A number may have hundreds of digits. */
function writePage(page: number): string {
	return Number.isSafeInteger(page) ? `page ${page}` : 'a page far beyond its end';
}

/** Most problems that one message lists. */
const MOST_LISTED = 5;

/** The problems of a list of pages as one message. */
export function together(problems: readonly string[]): string {
	const more = problems.length - MOST_LISTED;
	return [...problems.slice(0, MOST_LISTED), ...(more > 0 ? [`and ${more} more such entries`] : [])].join('; ');
}

/**
 * The cure of a page or a range that is written as other programs do (docs/semantics.md, §16).
 * `otherSpelling('2-5')` is `'is not a range: write 2..5'`.
 */
export function otherSpelling(piece: string): string | undefined {
	const dashed = /^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(piece);
	if (dashed)
		return `is not a range: write ${dashed[1]}..${dashed[2]}${dashed[2] === '' ? ' for this page and all after it' : ''}`;
	if (/\bfirst\b/i.test(piece)) return 'is not a page: the first page is written 1, and a range from it 1..5';
	return /\b(last|end)\b/i.test(piece) ? 'is not a page: the last page is written -1, and a range to it 2..' : undefined;
}

/** Shortens an item for a message. */
function shorten(piece: string): string {
	const printable = [...piece].map((character) => (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(character) ? '?' : character));
	return shortenText(printable.join(''), 40);
}
