/** A document written as small as can be: what optimize_document does, and compress_document after its own changes. */
import type { Document, Note } from '../../contract/backend';
import { findDuplicatesWithin } from '../../model/foreign/identical-objects';
import { claimsOf } from '../../model/metadata/claims';
import type { PdfDocument } from '../../pdf/document';
import type { Job, PageDamage, Written } from '../../pdf/job';
import { openDocument } from '../../pdf/open-document';
import { markAll, repair, type Marked } from '../../pdf/reachability';
import { linearizationOf } from '../../pdf/read/linearization';
import { intactBytes } from '../../pdf/write/intact';
import { assemble } from '../../pdf/write/save';
import { agree, countFirst } from '../../sentences';
import { dropPrivateData } from './private-data';
import { StreamOptimizer } from './streams';

export interface Smaller {
	/** Those of the input where they would not have become fewer. */
	readonly bytes: Uint8Array;
	readonly isSmaller: boolean;
	readonly pageCount: number;
	readonly notes: readonly Note[];
	/** The job is told this if it is the result. */
	readonly written: Written | undefined;
}

/** @param change edits the document first */
export async function makeSmaller(
	input: Document,
	password: string | undefined,
	job: Job,
	change?: (document: PdfDocument) => Promise<void>,
): Promise<Smaller> {
	// Only the returned document counts as written.
	const found = { signatures: 0, usageRightsRemoved: false, isRepaired: false };
	const onWritten = ({ signatures, usageRightsRemoved }: Written): void => {
		found.signatures = signatures;
		found.usageRightsRemoved ||= usageRightsRemoved;
	};
	const onRepaired = (damage: PageDamage): void => {
		found.isRepaired ||= !damage.isOfDataAlone;
		job.onRepaired?.(damage);
	};
	const document = await openDocument(input.bytes, { ...job, onWritten, onRepaired }, { password });
	const pageCount = document.pages.count;
	const before = input.bytes.length;
	await document.pages.settle();
	await change?.(document);
	const { bytes, notes } = await writeSmallest(document);
	// A damaged document is returned repaired, whatever its size.
	const intact = bytes.length >= before && !found.isRepaired ? intactBytes(document, input.bytes) : undefined;
	if (intact) return { bytes: intact, isSmaller: false, pageCount, notes: [], written: undefined };
	if (bytes.length > before) notes.push(repairEnlarged(before, bytes.length));
	return { bytes, isSmaller: true, pageCount, notes, written: found };
}

async function writeSmallest(document: PdfDocument): Promise<{ bytes: Uint8Array; notes: Note[] }> {
	const notes: Note[] = [];
	const marked = await dropPrivateData(document, () => marking(document));
	const alias = await findDuplicatesWithin(document, marked);
	const { left } = await new StreamOptimizer(document, marked, (number) => alias(0, number) !== undefined).run();
	if (left > 0) notes.push(leftAsTheyWere(left));
	if (linearizationOf(document)) notes.push(LINEARIZATION_REMOVED);
	const written = (objectStreams: 'none' | 'smallest'): Promise<Uint8Array> =>
		assemble([document], { compact: true, objectStreams, alias });
	if (await forbidsObjectStreams(document)) return { bytes: await written('none'), notes };
	const bytes = await written('smallest');
	if (bytes.length >= FEW) return { bytes, notes };
	const plain = await written('none');
	return { bytes: plain.length < bytes.length ? plain : bytes, notes };
}

async function marking(document: PdfDocument): Promise<Marked> {
	const marked = await markAll([document], { detail: true, strings: document.security?.numbered === true });
	repair([document], marked);
	return marked;
}

/** With one decimal, rounded down: never more than was saved. */
export const savedPercent = (before: number, after: number): number => Math.floor((1000 * (before - after)) / before) / 10;

/** In documents of a few objects, object and cross-reference streams may take more than they save. */
const FEW = 16_384;

/** PDF/A-1 and PDF/X up to X-3 are made of PDF 1.4, which has neither object nor cross-reference streams. */
async function forbidsObjectStreams(document: PdfDocument): Promise<boolean> {
	const { archive, names } = await claimsOf(document);
	return archive?.part === 1 || names.some((name) => /^PDF\/X-[13]/.test(name));
}

export const NOT_SMALLER: Note = {
	code: 'not_smaller',
	message: 'The document is returned as it was: it could not be made smaller.',
};

const repairEnlarged = (before: number, after: number): Note => ({
	code: 'repair_enlarged',
	message: `The document has ${after} bytes now, ${after - before} more than before, because it was repaired.`,
});

const LINEARIZATION_REMOVED: Note = {
	code: 'linearization_removed',
	message: 'The document is no longer linearized (prepared for fast web view), because object streams save more.',
};

const leftAsTheyWere = (left: number): Note => ({
	code: 'streams_left',
	message: `${countFirst(left, 'stream was', 'streams were')} left as ${agree(left, 'it was', 'they were')}, because at most 256 MB of a document are compressed again.`,
});
