/** Facts that an answer does not tell, counted from its documents (docs/semantics.md, D40). */
import type { DocumentSource, Facts, Outcome, ResultDocument } from '../contract/backend';
import { operationOf, type OperationName } from '../contract/operations';
import { greatest } from '../lists';
import type { DecodedParameters } from './form';

/** Counts the pages of a document; undefined if it cannot. */
export type CountPages<D> = (document: D, password: string | undefined) => Promise<number | undefined>;

/** Documents above this size, in bytes, are not read only to count their pages. */
export const MOST_COUNTED = 32 * 1024 * 1024;

/** The fields with which the document opens: the result, or the input where that passes through. */
const PASSWORDS = ['password', 'user_password', 'open_password'] as const;

/** Its parts may overlap, or leave pages out. The others cut the whole document. */
const SCATTERED: OperationName = 'split_by_ranges';

/** A document that cannot be counted stays without. */
export async function completeFacts<D extends DocumentSource>(
	name: OperationName,
	outcome: Outcome<D>,
	sent: DecodedParameters,
	countPages: CountPages<D> | undefined,
): Promise<Outcome<D>> {
	const { output } = operationOf(name);
	const counted = countPages ? await countAll(outcome, sent, countPages) : outcome.documents;
	const documents = output === 'pdfs' && name !== SCATTERED ? withPlaces(counted) : counted;
	return { ...outcome, documents, facts: { ...countedFacts(name, documents), ...outcome.facts } };
}

async function countAll<D extends DocumentSource>(
	{ documents, data }: Outcome<D>,
	sent: DecodedParameters,
	countPages: CountPages<D>,
): Promise<ResultDocument<D>[]> {
	const password = PASSWORDS.map((wire) => sent[wire]).find((one) => typeof one === 'string');
	const counted: ResultDocument<D>[] = [];
	for (const document of documents) {
		const told = document.pageCount ?? pagesIn(data);
		const pageCount = told === undefined && document.size <= MOST_COUNTED ? await countPages(document, password) : told;
		counted.push({ ...document, ...(pageCount !== undefined && { pageCount }) });
	}
	return counted;
}

/** Null in data means that the pages cannot be counted. */
function pagesIn(data: Outcome['data']): number | undefined {
	const told = data?.['pageCount'];
	return typeof told === 'number' ? told : undefined;
}

/** The pages of the source that each part has, as far as they can be counted from the first part on. */
function withPlaces<D>(parts: readonly ResultDocument<D>[]): ResultDocument<D>[] {
	let next: number | undefined = 1;
	return parts.map((part) => {
		const { pageCount, firstPage = next, lastPage } = part;
		const last = lastPage ?? (firstPage === undefined || pageCount === undefined ? undefined : firstPage + pageCount - 1);
		next = last === undefined ? undefined : last + 1;
		return { ...part, ...(firstPage !== undefined && last !== undefined && { firstPage, lastPage: last }) };
	});
}

function countedFacts<D extends DocumentSource>(name: OperationName, documents: readonly ResultDocument<D>[]): Facts {
	const { facts = {}, output } = operationOf(name);
	const [first] = documents;
	const values: Facts =
		output === 'pdfs'
			? { partCount: documents.length, largestBytes: greatest(documents.map(({ size }) => size)) }
			: first?.pageCount === undefined
				? {}
				: { pageCount: first.pageCount };
	return Object.fromEntries(Object.entries(values).filter(([fact]) => Object.hasOwn(facts, fact)));
}
