/** split_by_bookmarks: a part begins at every page that a bookmark of the level, or of one above it, leads to. */
import { OctavoError } from '../contract/errors';
import type { LocalOperation } from './operation';
import { bookmarkedPages } from './split/bookmarks';
import { partsAt } from './split/cutter';
import { guardParts, noteWhole, split } from './split/split';

export const split_by_bookmarks: LocalOperation<'split_by_bookmarks'> = async (input, { bookmark_level, open_password }, job) => {
	const outcome = await split(input, { password: open_password }, job, async (cutter) => {
		const found = await bookmarkedPages(cutter.source, bookmark_level);
		if (found.length === 0) throw noBookmarks();
		const starts = found[0]!.page === 0 ? found : [{ page: 0 }, ...found];
		guardParts(job, starts.length);
		return partsAt(cutter, starts);
	});
	return noteWhole(outcome);
};

function noBookmarks(): OctavoError {
	const cure = 'Split it by page count, at pages or by size instead';
	return new OctavoError('invalid_parameters', 'The document has no bookmarks that lead to a page', {
		issues: [{ field: 'file', message: `has no bookmarks that lead to a page. ${cure}.` }],
		advice: cure,
	});
}
