import { invalidParameters } from '../errors';
import type { LocalOperation } from './operation';
import { resolvePageRange } from './pages/page-range';
import { select } from './pages/select';

export const remove_pages: LocalOperation<'remove_pages'> = (input, params, job) =>
	select(input, params.open_password, job, (pageCount) => {
		const { first, last } = resolvePageRange(params, pageCount);
		const removed = last - first + 1;
		if (removed === pageCount) {
			const message = 'must not name every page of the document together with last_page: at least one page must remain';
			throw invalidParameters([{ field: 'first_page', message }]);
		}
		return Uint32Array.from({ length: pageCount - removed }, (_, index) => (index < first - 1 ? index + 1 : index + removed + 1));
	});
