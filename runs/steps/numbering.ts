/** The step whose page numbers `continue-numbers` continues from file to file. */
import type { Issue } from '../../shared/contract/errors';
import { operationOf, type OperationName, type ParamsOf } from '../../shared/contract/operations';
import type { Step } from './step-values';

const NUMBERING = 'add_page_numbers';
/** Operations of one document that may give another number of pages. */
const RECOUNTING: ReadonlySet<OperationName> = new Set(['extract_pages', 'remove_pages', 'reorder_pages']);

/** Its parameters. */
export const numberingOf = (steps: readonly Step[]): ParamsOf<'add_page_numbers'> =>
	steps.find(({ name }) => name === NUMBERING)?.params as ParamsOf<'add_page_numbers'>;

/** Reasons why these steps cannot continue numbers from file to file. */
export function continueIssues(steps: readonly Step[]): Issue[] {
	const issue = (message: string): Issue[] => [{ field: 'continue-numbers', message }];
	const numbering = steps.filter(({ name }) => name === NUMBERING);
	if (numbering.length !== 1) return issue('needs one step add-page-numbers');
	if (numberingOf(steps).last_number !== undefined)
		return issue('gives {last} the last number of all files: leave out last-number');
	const before = steps.slice(0, steps.indexOf(numbering[0]!)).find(({ name }) => recounts(name));
	return before === undefined
		? []
		: issue(`needs the pages as they are in the files: ${before.name} before add_page_numbers changes how many there are`);
}

function recounts(name: OperationName): boolean {
	const { input, output, accepts } = operationOf(name);
	return input === 'many' || output === 'pdfs' || accepts !== undefined || RECOUNTING.has(name);
}
