/** The comparison of a result with its source in the eyes of one reader: for the judges of files and of odd documents alike. */
import type { Seen } from '.';
import { difference, isBlank, type Picture } from './pictures';

/** The reader does not find `wanted` pages in the documents of a result. */
export function wrongCount(seen: readonly Seen[], wanted: number): string | undefined {
	if (seen.some(({ pages }) => pages === undefined)) return 'does not open it';
	const found = seen.reduce((sum, { pages }) => sum + pages!, 0);
	return found === wanted ? undefined : `finds ${found} pages of ${wanted}`;
}

/** Complaints about a result that the reader does not have about the source. */
export function freshComplaints(seen: readonly Seen[], known: Iterable<string>): string[] {
	const found = new Set(seen.flatMap(({ complaints }) => complaints));
	for (const one of known) found.delete(one);
	return [...found];
}

/** A page of a result that does not look like its page in the source. */
export interface DifferentPage {
	readonly index: number;
	/** Of the pixels, which differ; 1 if there is no picture to compare with. */
	readonly share: number;
}

/** Those of the pages at `indexes` of which more than `tolerance` of the pixels differ, or which are empty now: a few words are few pixels. */
export function differentPages(
	indexes: Iterable<number>,
	before: (index: number) => Picture | undefined,
	after: readonly Picture[],
	tolerance: number,
): DifferentPage[] {
	return [...indexes].flatMap((index) => {
		const [one, other] = [before(index), after[index]];
		const share = one && other ? difference(other, one) : 1;
		const isEmptied = one !== undefined && other !== undefined && isBlank(other) && !isBlank(one);
		return share > tolerance || isEmptied ? [{ index, share }] : [];
	});
}
