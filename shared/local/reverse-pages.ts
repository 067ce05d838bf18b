import type { LocalOperation } from './job';
import { select } from './pages/select';

export const reverse_pages: LocalOperation<'reverse_pages'> = (documents, params, job) =>
	select(documents, params.open_password, job, (pageCount) =>
		Uint32Array.from({ length: pageCount }, (_, index) => pageCount - index),
	);
