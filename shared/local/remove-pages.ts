import { invalidParameters } from '../contract/errors';
import type { LocalOperation } from './operation';
import { selectedPages } from './pages/page-range';
import { select } from './pages/select';

export const remove_pages: LocalOperation<'remove_pages'> = (input, params, job) =>
	select(input, params.open_password, job, (pageCount) => {
		const removed = selectedPages(params, pageCount);
		if (removed.length === 0) return undefined;
		if (removed.length === pageCount) {
			const [field, together] = params.pages === undefined ? ['first_page', ' together with last_page'] : ['pages', ''];
			const message = `must not name every page of the document${together}: at least one page must remain`;
			throw invalidParameters([{ field, message, mentions: ['last_page'] }]);
		}
		const gone = new Uint8Array(pageCount + 1);
		for (const page of removed) gone[page] = 1;
		return Uint32Array.from({ length: pageCount }, (_, index) => index + 1).filter((page) => gone[page] === 0);
	});
