/** Stamps up to three lines of text on pages (docs/semantics.md, §7). */
import type { LocalOperation } from './operation';
import { stamped } from './stamp/stamped';

export const add_text_watermark: LocalOperation<'add_text_watermark'> = (input, parameters, job) =>
	stamped(input, parameters, job, async (document, selected) => {
		// The drawing libraries and the font load here, and nowhere else. It takes them a moment each: others run in between.
		const { addTextWatermark } = await import('./stamp/text/text-watermark');
		await job.pace.rest();
		return { notes: await addTextWatermark(document, parameters, selected, job.prepared) };
	});
