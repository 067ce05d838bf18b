/** Stamps up to three lines of text on every page (docs/semantics.md, §7). */
import type { LocalOperation } from './operation';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';

export const add_text_watermark: LocalOperation<'add_text_watermark'> = async (input, parameters, job) => {
	const document = await openDocument(input.bytes, job, { password: parameters.open_password });
	// The drawing libraries and the font load here, and nowhere else. It takes them a moment each: others run in between.
	const { openTypeface } = await import('./font/typeface');
	await job.pace.rest();
	const { stamp } = await import('./stamp/stamp');
	await job.pace.rest();
	const notes = await stamp(document, parameters, await openTypeface('SemiBold'));
	// Transparency came with PDF 1.4.
	const bytes = await save(document, { version: '1.4' });
	const pageCount = document.pages.count;
	return { documents: [{ name: input.name, bytes, pageCount }], notes, facts: { pageCount } };
};
