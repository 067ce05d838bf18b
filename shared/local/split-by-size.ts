/** split_by_size: parts as large as the limit allows (semantics §13). */
import type { Document, Note, ResultDocument } from '../backend';
import type { LocalOperation } from './job';
import { PdfDocument } from './pdf/document';
import { save, type SaveOptions } from './pdf/save';
import { dropBaggage } from './split/baggage';
import { Cutter } from './split/cutter';
import { Estimate } from './split/estimate';
import { Windows } from './split/windows';

export const split_by_size: LocalOperation<'split_by_size'> = async (inputs, { maximum_bytes, open_password }, job) => {
	const [input] = inputs as readonly [Document];
	const source = await PdfDocument.open(input.bytes, job, { password: open_password });
	const pageCount = source.pages.count;
	// A kept encryption is measured in its final form: the same passwords, permissions and ID for every part (D9).
	const options: SaveOptions = { encryption: source.security ?? 'none', compact: true };
	const attachments = dropBaggage(source);
	const windows = new Windows(input.bytes, pageCount, job, dropBaggage, open_password);
	const cutter = new Cutter(await Estimate.of(source), windows, options, pageCount, maximum_bytes);
	const documents: ResultDocument[] = [];
	for (let first = 0; first < pageCount;) {
		const { document, last } = await cutter.next(first);
		const name = `${String(documents.length + 1).padStart(5, '0')}.pdf`;
		const bytes = await save(document, options);
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
