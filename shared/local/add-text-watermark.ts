/** Stamps up to three lines of text on pages (docs/semantics.md, §7). */
import { loadModule, type LocalOperation } from './operation';
import { stampPages } from './stamp/stamped';

export const add_text_watermark: LocalOperation<'add_text_watermark'> = (input, parameters, job) =>
	stampPages(input, parameters, job, async (document, selected) => {
		const { addTextWatermark } = await loadModule(job, () => import('./stamp/text/text-watermark'));
		return { notes: await addTextWatermark(document, parameters, selected, job.prepared) };
	});
