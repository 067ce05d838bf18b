/** split_by_size: parts as large as the limit allows (docs/semantics.md, §13). */
import type { Note, ResultDocument } from '../backend';
import type { LocalOperation } from './operation';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { Cutter } from './split/cutter';

export const split_by_size: LocalOperation<'split_by_size'> = async (input, { maximum_bytes, open_password }, job) => {
	const source = await openDocument(input.bytes, job, { password: open_password });
	const pageCount = source.pages.count;
	const cutter = await Cutter.of(source, maximum_bytes);
	const { attachments } = cutter;
	const documents: ResultDocument[] = [];
	for (let first = 0; first < pageCount;) {
		const { document, last } = await cutter.next(first);
		const name = `${String(documents.length + 1).padStart(5, '0')}.pdf`;
		const bytes = await save(document, cutter.options);
		documents.push({ name, bytes, pageCount: last - first + 1, firstPage: first + 1, lastPage: last + 1 });
		first = last + 1;
		job.pace.progress(first / pageCount);
	}
	const oversize = documents.filter(({ bytes }) => bytes.length > maximum_bytes).length;
	return {
		documents,
		notes: notesOn(attachments, oversize),
		facts: {
			pageCount,
			parts: documents.length,
			largestBytes: documents.reduce((largest, { bytes }) => Math.max(largest, bytes.length), 0),
			oversizeParts: oversize,
			attachmentsLeftOut: attachments,
		},
	};
};

function notesOn(attachments: number, oversize: number): Note[] {
	const notes: Note[] = [];
	if (attachments > 0)
		notes.push({
			code: 'attachments_left_out',
			message: `${attachments} ${attachments === 1 ? 'attachment is' : 'attachments are'} in none of the parts.`,
		});
	if (oversize > 0)
		notes.push({
			code: 'oversize_parts',
			message: `${oversize} ${oversize === 1 ? 'part exceeds' : 'parts exceed'} the limit, because a single page is larger.`,
		});
	return notes;
}
