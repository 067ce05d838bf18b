/** Stamps a QR code on pages (docs/semantics.md, §20.6). */
import { loadModule, type LocalOperation } from './operation';
import { stampPages } from './stamp/stamped';

export const add_qr_code: LocalOperation<'add_qr_code'> = (input, parameters, job) =>
	stampPages(input, parameters, job, async (document, selected) => {
		const { addQrCode } = await loadModule(job, () => import('./stamp/qr/qr-stamp'));
		return { notes: await addQrCode(document, parameters, selected) };
	});
