/** Puts the pages of another document over or under pages (docs/semantics.md, §20.3). */
import type { LocalOperation } from './operation';
import { addOverlay } from './stamp/overlay/overlay';
import { stampPages } from './stamp/stamped';

export const add_overlay: LocalOperation<'add_overlay'> = (input, parameters, job) =>
	stampPages(input, parameters, job, (document, selected) => addOverlay(document, parameters, selected, job));
