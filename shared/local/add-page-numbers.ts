/** Numbers pages (docs/semantics.md, §20.4). */
import { loadModule, type LocalOperation } from './operation';
import { stampPages } from './stamp/stamped';

export const add_page_numbers: LocalOperation<'add_page_numbers'> = async (input, parameters, job) => {
	const { first_number } = parameters;
	const outcome = await stampPages(input, parameters, job, async (document, selected) => {
		const { addPageNumbers } = await loadModule(job, () => import('./stamp/number/page-numbers'));
		return { notes: await addPageNumbers(document, input.name, parameters, selected, job.prepared) };
	});
	const nextNumber = first_number + outcome.facts.stampedPages;
	return { ...outcome, facts: { ...outcome.facts, lastNumber: nextNumber - 1, nextNumber } };
};
