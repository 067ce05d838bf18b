/**
 * The common steps of all splits: open, cut the parts, save and name them, and report what no part keeps (docs/semantics.md,
 * D26).
 */
import type { Document, Note, Outcome } from '../../contract/backend';
import type { NoFacts } from '../../contract/operations';
import type { partFacts, splitFacts } from '../../contract/operations/facts';
import type { FactValues } from '../../contract/operations/types';
import { partName } from '../../file-names/part-names';
import type { Job } from '../../pdf/job';
import type { LocalJob } from '../operation';
import { limitExceeded } from '../../pdf/limits';
import { openDocument } from '../../pdf/open-document';
import { intactBytes } from '../../pdf/write/intact';
import { save } from '../../pdf/write/save';
import { countNoun } from '../../sentences';
import { Cutter, type PartName, type PartSource } from './cutter';

type SplitPart = Document & FactValues<typeof partFacts> & PartName;

export interface SplitOutcome extends Outcome<Document, FactValues<typeof splitFacts>, NoFacts> {
	readonly documents: readonly SplitPart[];
}

export interface SplitOptions {
	readonly password: string | undefined;
	/** A document of at most this size is its own only part (docs/semantics.md, D59). */
	readonly wholeUpTo?: number;
	/** Called with the size of each part, in bytes. */
	readonly onSize?: (bytes: number) => void;
}

/** `partsOf` prepares the parts of a document; its results go into the notes and facts. */
export async function split(
	input: Document,
	{ password, wholeUpTo = 0, onSize }: SplitOptions,
	job: LocalJob,
	partsOf: (cutter: Cutter) => PartSource | Promise<PartSource>,
): Promise<SplitOutcome> {
	const source = await openDocument(input.bytes, job, { password });
	const pageCount = source.pages.count;
	const intact = input.bytes.length <= wholeUpTo ? intactBytes(source, input.bytes) : undefined;
	if (intact) return whole(intact, pageCount);
	const cutter = await Cutter.of(source);
	const { pages, parts } = await partsOf(cutter);
	const documents: SplitPart[] = [];
	let [total, largest, done] = [0, 0, 0];
	for await (const { document, first, last, title, match } of parts()) {
		const name = partName(documents.length + 1);
		const bytes = await save(document, cutter.options);
		documents.push({
			name,
			bytes: await job.onResult({ index: documents.length, name, bytes }),
			pageCount: last - first + 1,
			firstPage: first + 1,
			lastPage: last + 1,
			...(title === undefined ? {} : { title }),
			...(match === undefined ? {} : { match }),
		});
		total += bytes.length;
		largest = Math.max(largest, bytes.length);
		onSize?.(bytes.length);
		guard(job, documents.length, total);
		done += last - first + 1;
		job.pace.progress(done / pages);
	}
	const { attachments } = cutter;
	return {
		documents,
		notes: attachments > 0 ? [attachmentsLeftOut(attachments), ...cutter.notes] : [],
		facts: {
			sourcePageCount: pageCount,
			partCount: documents.length,
			largestBytes: largest,
			leftOutAttachments: attachments,
		},
	};
}

/** The outcome of a split at places that the user chose, with a note if it cut nothing. */
export const noteWhole = (outcome: SplitOutcome): SplitOutcome =>
	outcome.documents.length === 1 ? { ...outcome, notes: [NOT_SPLIT, ...outcome.notes] } : outcome;

const NOT_SPLIT: Note = { code: 'not_split', message: 'The document was not cut: the only part has all of its pages.' };

const whole = (bytes: Uint8Array, pageCount: number): SplitOutcome => ({
	documents: [{ name: partName(1), bytes, pageCount, firstPage: 1, lastPage: pageCount }],
	notes: [],
	facts: { sourcePageCount: pageCount, partCount: 1, largestBytes: bytes.length, leftOutAttachments: 0 },
});

/** Refused before anything is cut, where the number of parts is known. @throws OctavoError `limit_exceeded` */
export function guardParts(job: Job, parts: number): void {
	guard(job, parts, 0);
}

function guard({ limits }: Job, parts: number, bytes: number): void {
	if (parts > limits.parts)
		throw limitExceeded(
			'parts',
			`The split makes more than ${countNoun(limits.parts, 'part')}`,
			'Ask for larger parts, or split a part of the document',
		);
	if (bytes > limits.partBytes)
		throw limitExceeded(
			'partBytes',
			`The parts together are larger than ${limits.partBytes} bytes`,
			'Ask for fewer parts: each part has its own copy of the fonts and images of its pages',
		);
}

const attachmentsLeftOut = (count: number): Note => ({
	code: 'attachments_left_out',
	message: `${countNoun(count, 'attachment is', 'attachments are')} not in any part.`,
});
