import type { LocalOperation } from './job';
import { pagesOf, resolvePageRange } from './pages/page-range';
import { select } from './pages/select';

export const extract_pages: LocalOperation<'extract_pages'> = (documents, params, job) =>
	select(documents, params.open_password, job, (pageCount) => pagesOf(resolvePageRange(params, pageCount)));
