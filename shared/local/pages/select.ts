/** The common steps of operations that select pages: open, select, save, and report notes. */
import { signaturesOfPagesRemoved } from '../../model/signature/signature-notes';
import type { Document } from '../../contract/backend';
import type { orderFacts } from '../../contract/operations/facts';
import type { FactValues } from '../../contract/operations/types';
import type { OutcomeWith } from '../operation';
import type { Job } from '../../pdf/job';
import { openDocument } from '../../pdf/open-document';
import { intactOrSaved } from '../../pdf/write/intact';
import { save } from '../../pdf/write/save';
import { xfaRemoved } from '../../model/form/xfa';
import { referToPages } from '../../model/prune/page-numbers';
import { selectPages, type SelectionFacts } from '../../model/prune/select-pages';
import { NO_PAGES_SELECTED } from './page-range';

/**
 * `orderOf` gives the one-based pages wanted, in order, of a document of that many pages; undefined where the selection is empty
 * and the document stays as it is.
 */
export async function select(
	input: Document,
	password: string | undefined,
	job: Job,
	orderOf: (pageCount: number) => Uint32Array | undefined,
): Promise<OutcomeWith<typeof orderFacts>> {
	const document = await openDocument(input.bytes, job, { password });
	const sourcePageCount = document.pages.count;
	const order = orderOf(sourcePageCount);
	if (!order) {
		const bytes = await intactOrSaved(document, input.bytes);
		const pageCount = sourcePageCount;
		return {
			documents: [{ name: input.name, bytes, pageCount }],
			notes: [NO_PAGES_SELECTED],
			facts: { sourcePageCount, pageCount },
		};
	}
	await referToPages(document);
	const selected = await selectPages(document, order);
	const bytes = await save(document);
	return {
		documents: [{ name: input.name, bytes, pageCount: selected.pageCount }],
		notes: [...signaturesOfPagesRemoved(selected.removedSignatures), ...(selected.removedXfa ? [xfaRemoved('pages')] : [])],
		facts: selectionFacts(sourcePageCount, selected),
	};
}

function selectionFacts(sourcePageCount: number, selected: SelectionFacts): FactValues<typeof orderFacts> {
	const { pageCount, removedPages, repeatedPages } = selected;
	return {
		sourcePageCount,
		pageCount,
		...(repeatedPages > 0 && { repeatedPages }),
		...(removedPages > 0 && {
			removedPages,
			removedBookmarks: selected.removedOutlineItems,
			removedDestinations: selected.removedDestinations,
			removedLinks: selected.removedLinks,
			removedFields: selected.removedFields,
		}),
	};
}
