/** split_by_ranges: a part of each range of pages, in the order of the ranges. A page may be in several parts, or in none. */
import type { Note } from '../contract/backend';
import type { PageSpan } from '../contract/values/page-order';
import { resolvePageParts } from '../contract/values/page-spelling';
import { namePages, agree } from '../sentences';
import type { LocalOperation } from './operation';
import { partsOfSpans } from './split/cutter';
import { guardParts, noteWhole, split } from './split/split';

export const split_by_ranges: LocalOperation<'split_by_ranges'> = async (input, { ranges, open_password }, job) => {
	let leftOut: readonly number[] = [];
	const outcome = await split(input, { password: open_password }, job, (cutter) => {
		const pageCount = cutter.source.pages.count;
		const spans = resolvePageParts(ranges, pageCount, Math.max(pageCount, job.limits.orderPages));
		guardParts(job, spans.length);
		leftOut = pagesOutside(spans, pageCount);
		return partsOfSpans(
			cutter,
			spans.map(({ first, last }) => ({ first: first - 1, last: last - 1 })),
		);
	});
	return leftOut.length === 0 ? noteWhole(outcome) : { ...outcome, notes: [pagesLeftOut(leftOut), ...outcome.notes] };
};

function pagesOutside(spans: readonly PageSpan[], pageCount: number): number[] {
	const isNamed = new Uint8Array(pageCount + 1);
	for (const { first, last } of spans) isNamed.fill(1, first, last + 1);
	return Array.from({ length: pageCount }, (_, index) => index + 1).filter((page) => isNamed[page] === 0);
}

const pagesLeftOut = (pages: readonly number[]): Note => ({
	code: 'pages_left_out',
	message: `${namePages(pages).replace('page', 'Page')} ${agree(pages.length, 'is', 'are')} in none of the parts.`,
});
