/** The pages that `first_page` and `last_page` name in a document (docs/semantics.md, §3.2 and D14). Never clamped. */
import { invalidParameters, type Issue } from '../../errors';

export interface PageRange {
	/** One-based, inclusive. */
	readonly first: number;
	readonly last: number;
}

/** @throws OctavoError `invalid_parameters`: a page beyond the end, or a range that ends before it starts. */
export function resolvePageRange(
	{ first_page: first, last_page: last }: { readonly first_page: number; readonly last_page?: number },
	pageCount: number,
): PageRange {
	const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`;
	const issues: Issue[] = [];
	if (first > pageCount) issues.push({ field: 'first_page', message: `is ${first}, but the document has ${pages}` });
	if (last !== undefined && last > pageCount)
		issues.push({ field: 'last_page', message: `is ${last}, but the document has ${pages}` });
	if (issues.length === 0 && last !== undefined && first > last)
		issues.push({ field: 'first_page', message: `is ${first}, which is after last_page (${last})` });
	if (issues.length > 0) throw invalidParameters(issues);
	return { first, last: last ?? pageCount };
}

/** The page numbers from `first` to `last`. */
export function pagesOf({ first, last }: PageRange): Uint32Array {
	return Uint32Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
