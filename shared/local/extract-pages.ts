import { invalidParameters } from '../contract/errors';
import type { LocalOperation } from './operation';
import { selectedPages } from './pages/page-range';
import { select } from './pages/select';

export const extract_pages: LocalOperation<'extract_pages'> = (input, params, job) =>
	select(input, params.open_password, job, (pageCount) => {
		const pages = selectedPages(params, pageCount);
		if (pages.length === 0)
			throw invalidParameters([
				{ field: 'pages', message: 'names no page of the document: the result must have at least one page' },
			]);
		return pages;
	});
