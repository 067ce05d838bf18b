/** get_document_info: what a document is, locked ones as far as they can be read (docs/semantics.md, §21.1). */
import { openDocument } from '../pdf/open-document';
import { documentInfo, quietly } from './info/info';
import type { LocalOperation } from './operation';

export const get_document_info: LocalOperation<'get_document_info'> = async (
	input,
	{ per_page, with_bookmarks, open_password },
	job,
) => {
	const { quiet, wasRepaired } = quietly(job);
	const document = await openDocument(input.bytes, quiet, { password: open_password, evenIfLocked: true });
	const data = await documentInfo(document, {
		perPage: per_page,
		withBookmarks: with_bookmarks,
		repaired: wasRepaired(),
		size: input.bytes.length,
	});
	const { pageCount } = data;
	return { documents: [typeof pageCount === 'number' ? { ...input, pageCount } : input], data, notes: [], facts: {} };
};
