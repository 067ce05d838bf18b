/** `continue-numbers`: the page numbers of all files are one sequence (docs/semantics.md, §20.4). */
import type { Document } from '../../shared/contract/backend';
import { asOctavoError, type OctavoError } from '../../shared/contract/errors';
import type { continuedNumbers } from '../../shared/local/count-pages';
import { pause } from '../../workers/pause';
import { numberingOf } from '../steps/numbering';
import type { Job } from '../steps/plan';
import type { Step } from '../steps/step-values';

/** The parameters of one file's page numbers. */
export type Numbers = ReturnType<typeof continuedNumbers>[number];

/** The file that keeps the run from being numbered. */
export class CountError extends Error {
	constructor(
		readonly file: string,
		override readonly cause: OctavoError,
	) {
		super('a file could not be counted');
	}
}

/**
 * Counts the selected pages of all files, one file at a time, before anything is written.
 *
 * @returns the numbers for the input at a position of a job.
 * @throws CountError
 */
export async function continueNumbers(
	jobs: readonly Job[],
	steps: readonly Step[],
	read: (file: string) => Promise<Document>,
): Promise<(job: Job, position: number) => Numbers | undefined> {
	// The engine is loaded only when it is needed.
	const { continuedNumbers, countSelectedPages } = await import('../../shared/local/count-pages');
	const files = jobs.flatMap(({ inputs }) => inputs);
	const { pages, first_number: first } = numberingOf(steps);
	const password = steps.map(passwordOf).find((one) => one !== undefined);
	let current = '';
	// A generator, so that the files are not in memory all at once.
	const documents = function* () {
		for (const file of files) yield read((current = file));
	};
	const options = { pages, ...(password === undefined ? {} : { open_password: password }) };
	const counts = await countSelectedPages(documents(), options, { pause }).catch((thrown: unknown) => {
		throw new CountError(current, asOctavoError(thrown));
	});
	const numbers = continuedNumbers(counts, first);
	const offsets = new Map<Job, number>();
	let offset = 0;
	for (const job of jobs) {
		offsets.set(job, offset);
		offset += job.inputs.length;
	}
	return (job, position) => numbers[(offsets.get(job) ?? 0) + position];
}

/** The password that opens the file as it is: that of the first step that has one. */
function passwordOf({ name, params }: Step): string | undefined {
	const { open_password: open, password } = params as { readonly open_password?: string; readonly password?: string };
	return open ?? (name === 'remove_password' ? password : undefined);
}
