import type { LocalOperation } from './operation';
import { select } from './pages/select';

export const reverse_pages: LocalOperation<'reverse_pages'> = (input, params, job) =>
	select(input, params.open_password, job, (pageCount) =>
		Uint32Array.from({ length: pageCount }, (_, index) => pageCount - index),
	);
