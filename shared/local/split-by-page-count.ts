/** split_by_page_count: parts with equal numbers of pages; the last part has the remaining pages. */
import type { LocalOperation } from './operation';
import { partsAt } from './split/cutter';
import { guardParts, noteWhole, split } from './split/split';

export const split_by_page_count: LocalOperation<'split_by_page_count'> = async (
	input,
	{ pages_per_part, open_password },
	job,
) => {
	const outcome = await split(input, { password: open_password }, job, (cutter) => {
		const parts = Math.ceil(cutter.source.pages.count / pages_per_part);
		guardParts(job, parts);
		return partsAt(
			cutter,
			Array.from({ length: parts }, (_, part) => ({ page: part * pages_per_part })),
		);
	});
	return noteWhole(outcome);
};
