/** Puts the pages of another document over or under pages (docs/semantics.md, §20.3). */
import type { LocalOperation } from './operation';
import { addOverlay } from './stamp/overlay/overlay';
import { stampPages } from './stamp/stamped';

const FIELDS = { file: 'overlay', password: 'overlay_password', noun: 'the overlay' } as const;

export const add_overlay: LocalOperation<'add_overlay'> = (input, parameters, job) => {
	const { overlay: file, overlay_password: password, layer, repeat, fit } = parameters;
	const laid = { file, password, fields: FIELDS, layer, repeat, fit };
	return stampPages(input, parameters, job, (document, selected) => addOverlay(document, laid, selected, job));
};
