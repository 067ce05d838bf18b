/** Numbers pages (docs/semantics.md, §20.4). */
import type { LocalOperation } from './operation';
import { stamped } from './stamp/stamped';

export const add_page_numbers: LocalOperation<'add_page_numbers'> = async (input, parameters, job) => {
	const { first_number } = parameters;
	const outcome = await stamped(input, parameters, job, async (document, selected) => {
		// The drawing libraries and the font load here, and nowhere else. It takes them a moment each: others run in between.
		const { addPageNumbers } = await import('./stamp/number/page-numbers');
		await job.pace.rest();
		return { notes: await addPageNumbers(document, input.name, parameters, selected, job.prepared) };
	});
	const nextNumber = first_number + Number(outcome.facts['stampedPages']);
	return { ...outcome, facts: { ...outcome.facts, lastNumber: nextNumber - 1, nextNumber } };
};
