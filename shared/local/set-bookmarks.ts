/** set_bookmarks: the bookmarks of a document, from JSON (docs/semantics.md, §21.6). */
import type { Note } from '../contract/backend';
import type { LocalOperation } from './operation';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { bookmarkCount } from '../model/navigation/bookmark-count';
import { writeBookmarks } from '../model/navigation/bookmarks';
import { readBookmarkList } from './lists/bookmark-list';

export const set_bookmarks: LocalOperation<'set_bookmarks'> = async (input, params, job) => {
	const { bookmark_list: value, placement, open_password } = params;
	const document = await openDocument(input.bytes, job, { password: open_password });
	const bookmarks = await readBookmarkList(value, document.pages.count, job.pace);
	await writeBookmarks(document, bookmarks, placement);
	const count = await bookmarkCount(document);
	const pageCount = document.pages.count;
	return {
		documents: [{ name: input.name, bytes: await save(document), pageCount }],
		notes: bookmarks.length === 0 ? [noBookmarks(placement)] : [],
		facts: { pageCount, bookmarkCount: count },
	};
};

const noBookmarks = (placement: 'replace' | 'append'): Note => ({
	code: 'no_bookmarks',
	message:
		placement === 'append'
			? 'Nothing was changed, because bookmark_list has no bookmarks.'
			: 'The document has no bookmarks now, because bookmark_list has none.',
	mentions: ['bookmark_list'],
});
