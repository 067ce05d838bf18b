/**
 * Parts of a document as ranges of pages (docs/semantics.md, §19): the items of a page order, each of which is a part. Every host
 * takes the spellings of D39, because the contract has no such field.
 */
import { invalidParameters } from './errors';
import { pagesIn, parsePageOrder, shorten, spansOf, together, type PageOrderItem, type PageSpan } from './page-order';
import { spellPages } from './page-spelling';

/** The items of `text`, or what is wrong with them. */
export function parsePageParts(text: string): { readonly items: readonly PageOrderItem[] } | { readonly problem: string } {
	const spelled = spellPages(text);
	return 'problem' in spelled ? spelled : parsePageOrder(spelled.text);
}

/**
 * The pages of each part in a document of `pageCount` pages.
 *
 * @throws OctavoError `invalid_parameters` on `field`: malformed, a page that does not exist, a range that ends before it starts, or
 * more than `maximumPages` pages in all parts.
 */
export function resolvePageParts(text: string, pageCount: number, maximumPages: number, field = 'ranges'): readonly PageSpan[] {
	const refuse = (message: string) => invalidParameters([{ field, message }]);
	const parsed = parsePageParts(text);
	if ('problem' in parsed) throw refuse(parsed.problem);
	const resolved = spansOf(parsed.items, pageCount);
	if ('problem' in resolved) throw refuse(resolved.problem);
	const problems = resolved.spans.flatMap(({ first, last }, index) => {
		const { position, text: written } = parsed.items[index]!;
		return first <= last ? [] : [`entry ${position} ('${shorten(written)}') ends before it starts: write ${last}-${first}`];
	});
	if (problems.length > 0) throw refuse(together(problems));
	const total = pagesIn(resolved.spans);
	if (total > maximumPages) throw refuse(`names ${total} pages in all; at most ${maximumPages} are allowed`);
	return resolved.spans;
}
