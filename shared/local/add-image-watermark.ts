/** Stamps an image on pages (docs/semantics.md, §20.2). */
import type { LocalOperation } from './operation';
import { addImageWatermark } from './stamp/image/image-watermark';
import { stampPages } from './stamp/stamped';

export const add_image_watermark: LocalOperation<'add_image_watermark'> = (input, parameters, job) =>
	stampPages(input, parameters, job, (document, selected) => addImageWatermark(document, parameters, selected, job));
