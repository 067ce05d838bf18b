/**
 * Page numbers that continue from file to file. Before anything is stamped, the host counts the selected pages of all files,
 * in their order; then it runs add_page_numbers for each file with the parameters that `continuedNumbers` gives. A file that
 * cannot be read fails the count, so that no file is numbered wrongly (docs/semantics.md, §20.4).
 */
import type { Document } from '../contract/backend';
import { asOctavoError, atPosition } from '../contract/errors';
import { resolvePageSet } from '../contract/values/page-set';
import { LargeStreams } from '../pdf/filters/large-streams';
import { defaultLimits, type Limits } from '../pdf/limits';
import { Memory } from '../pdf/memory';
import { openDocument } from '../pdf/open-document';
import { Pace } from '../pace/pace';
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
	return resolvePageSet(pages, await countPages(bytes, new Pace(pause, signal), limits, password)).length;
}

function countPages(bytes: Uint8Array, pace: Pace, given: Partial<Limits> = {}, password?: string): Promise<number> {
	const limits = { ...defaultLimits, ...given };
	const large = new LargeStreams();
	return large.run(pace, async () => {
		const memory = new Memory(limits, undefined, large);
		return (await openDocument(bytes, { pace, limits, memory }, { password })).pages.count;
	});
}

/** The number of pages of a document; undefined where it cannot be opened. */
export function pageCounter({
	pause,
	limits,
}: LocalOptions): (document: Document, password?: string) => Promise<number | undefined> {
	return async ({ bytes }, password) => {
		try {
			return await countPages(bytes, new Pace(pause), limits, password);
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
