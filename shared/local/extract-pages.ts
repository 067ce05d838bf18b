import type { LocalOperation } from './operation';
import { pagesOf, resolvePageRange } from './pages/page-range';
import { select } from './pages/select';

export const extract_pages: LocalOperation<'extract_pages'> = (input, params, job) =>
	select(input, params.open_password, job, (pageCount) => pagesOf(resolvePageRange(params, pageCount)));
