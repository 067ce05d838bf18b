/** set_page_labels: the labels of pages, from JSON (docs/semantics.md, §21.7). */
import type { Note } from '../contract/backend';
import { writeLabelRanges, type LabelRange } from '../model/navigation/labels';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { readLabelList } from './lists/label-list';
import type { LocalOperation } from './operation';

export const set_page_labels: LocalOperation<'set_page_labels'> = async (input, { labels, open_password }, job) => {
	const document = await openDocument(input.bytes, job, { password: open_password });
	const pageCount = document.pages.count;
	const ranges = await readLabelList(labels, pageCount, job.pace);
	writeLabelRanges(document, ranges);
	return {
		documents: [{ name: input.name, bytes: await save(document), pageCount }],
		notes: ranges.length === 0 ? [NO_LABELS] : [],
		facts: { pageCount, labelledPages: countLabelled(ranges, pageCount) },
	};
};

/** Without a number and a prefix, the label of a page is empty. */
function countLabelled(ranges: readonly LabelRange[], pageCount: number): number {
	let count = 0;
	for (const [index, { first, style, prefix }] of ranges.entries())
		if (style !== undefined || prefix) count += (ranges[index + 1]?.first ?? pageCount) - first;
	return count;
}

const NO_LABELS: Note = {
	code: 'no_labels',
	message: 'Pages count from 1 now, because labels is empty.',
	mentions: ['labels'],
};
