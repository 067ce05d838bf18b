import { resolvePageOrder } from '../contract/values/page-order';
import type { LocalOperation } from './operation';
import { select } from './pages/select';

export const reorder_pages: LocalOperation<'reorder_pages'> = (input, params, job) =>
	select(input, params.open_password, job, (pageCount) => resolvePageOrder(params.page_order, pageCount, job.limits.orderPages));
