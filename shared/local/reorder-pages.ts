import { resolvePageOrder } from '../page-order';
import type { LocalOperation } from './job';
import { select } from './pages/select';

export const reorder_pages: LocalOperation<'reorder_pages'> = (documents, params, job) =>
	select(documents, params.open_password, job, (pageCount) =>
		resolvePageOrder(params.page_order, pageCount, job.limits.orderPages),
	);
