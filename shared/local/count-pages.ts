/**
 * Page numbers that continue from file to file. Before anything is stamped, the host counts the selected pages of all files,
 * in their order; then it runs add_page_numbers for each file with the parameters that `continuedNumbers` gives. A file that
 * cannot be read fails the count, so that no file is numbered wrongly (docs/semantics.md, §20.4).
 */
import type { Document } from '../contract/backend';
import { asOctavoError, atPosition } from '../contract/errors';
import { resolvePageSet } from '../contract/values/page-set';
import type { Job } from '../pdf/job';
import { defaultLimits, type Limits } from '../pdf/limits';
import { Memory } from '../pdf/memory';
import { openDocument } from '../pdf/open-document';
import { Pace } from '../pdf/pace';
import type { LocalOptions } from './index';

export interface CountOptions extends LocalOptions {
	readonly signal?: AbortSignal;
}

/** Parameters of add_page_numbers. */
interface Selection {
	readonly pages: string;
	readonly open_password?: string | undefined;
}

/**
 * How many pages add_page_numbers would number in each document.
 *
 * @throws OctavoError for the first document that cannot be read or lacks a page, with its position.
 */
export async function countSelectedPages(
	documents: Iterable<Document | Promise<Document>>,
	parameters: Selection,
	options: CountOptions,
): Promise<number[]> {
	const counts: number[] = [];
	for (const given of documents) {
		const file = await given;
		try {
			counts.push(await selectedPagesOf(file, parameters, options));
		} catch (thrown) {
			throw atPosition(asOctavoError(thrown), counts.length + 1, file.name);
		}
	}
	return counts;
}

/** @throws as `countSelectedPages`, for one document, without a position. */
export async function selectedPagesOf(
	{ bytes }: Document,
	{ pages, open_password: password }: Selection,
	{ pause, limits, signal }: CountOptions,
): Promise<number> {
	const job = countingJob(new Pace(pause, signal), limits);
	const document = await openDocument(bytes, job, { password });
	return resolvePageSet(pages, document.pages.count).length;
}

function countingJob(pace: Pace, given: Partial<Limits> | undefined): Job {
	const limits = { ...defaultLimits, ...given };
	return { pace, limits, memory: new Memory(limits) };
}

/** The number of pages of a document; undefined where it cannot be opened. */
export function pageCounter({
	pause,
	limits,
}: LocalOptions): (document: Document, password?: string) => Promise<number | undefined> {
	return async ({ bytes }, password) => {
		const job = countingJob(new Pace(pause), limits);
		try {
			return (await openDocument(bytes, job, { password })).pages.count;
		} catch {
			return undefined;
		}
	};
}

/** The parameters for each document of `counts` selected pages: the numbers go on, and `{last}` is that of the whole run. */
export function continuedNumbers(
	counts: readonly number[],
	firstNumber: number,
): { readonly first_number: number; readonly last_number: number }[] {
	const last = counts.reduce((sum, count) => sum + count, firstNumber) - 1;
	let next = firstNumber;
	return counts.map((count) => {
		const numbers = { first_number: next, last_number: Math.max(last, 0) };
		next += count;
		return numbers;
	});
}
