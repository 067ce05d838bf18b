/** split_at_page: a cut before or after each of the selected pages. A cut before the first or after the last page is ignored. */
import type { Note } from '../contract/backend';
import { resolvePageSet } from '../contract/values/page-set';
import type { LocalOperation } from './operation';
import { NO_PAGES_SELECTED } from './pages/page-range';
import { partsAt } from './split/cutter';
import { guardParts, noteWhole, split } from './split/split';

export const split_at_page: LocalOperation<'split_at_page'> = async (input, { pages, cut, open_password }, job) => {
	const notes: Note[] = [];
	const outcome = await split(input, { password: open_password }, job, (cutter) => {
		const pageCount = cutter.source.pages.count;
		const selected = resolvePageSet(pages, pageCount);
		if (selected.length === 0) notes.push(NO_PAGES_SELECTED);
		const starts = Array.from(selected, (page) => (cut === 'before' ? page - 1 : page)).filter(
			(page) => page > 0 && page < pageCount,
		);
		guardParts(job, starts.length + 1);
		return partsAt(
			cutter,
			[0, ...starts].map((page) => ({ page })),
		);
	});
	return notes.length > 0 ? { ...outcome, notes: [...notes, ...outcome.notes] } : noteWhole(outcome);
};
