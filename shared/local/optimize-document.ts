/** optimize_document: smaller without loss, and never larger (docs/semantics.md, D34). */
import type { Note } from '../contract/backend';
import { findDuplicatesWithin } from '../model/foreign/identical-objects';
import { claimsOf } from '../model/metadata/claims';
import type { PdfDocument } from '../pdf/document';
import type { PageDamage, Written } from '../pdf/job';
import { openDocument } from '../pdf/open-document';
import { markAll, repair, type Marked } from '../pdf/reachability';
import { linearizationOf } from '../pdf/read/linearization';
import { intactBytes } from '../pdf/write/intact';
import { assemble } from '../pdf/write/save';
import { countFirst, agree } from '../sentences';
import type { LocalOperation } from './operation';
import { dropPrivateData } from './optimize/private-data';
import { StreamOptimizer } from './optimize/streams';

export const optimize_document: LocalOperation<'optimize_document'> = async (input, { open_password }, job) => {
	// Only the returned document counts as written.
	const found = { signatures: 0, usageRightsRemoved: false, isRepaired: false };
	const onWritten = ({ signatures, usageRightsRemoved }: Written): void => {
		found.signatures = signatures;
		found.usageRightsRemoved ||= usageRightsRemoved;
	};
	const onRepaired = (damage: PageDamage): void => {
		found.isRepaired = true;
		job.onRepaired?.(damage);
	};
	const document = await openDocument(input.bytes, { ...job, onWritten, onRepaired }, { password: open_password });
	const pageCount = document.pages.count;
	const bytesBefore = input.bytes.length;
	const notes: Note[] = [];
	await document.pages.settle();
	const marked = await dropPrivateData(document, () => marking(document));
	const alias = await findDuplicatesWithin(document, marked);
	const { left } = await new StreamOptimizer(document, marked, (number) => alias(0, number) !== undefined).run();
	if (left > 0) notes.push(leftAsTheyWere(left));
	if (linearizationOf(document)) notes.push(LINEARIZATION_REMOVED);
	const written = (objectStreams: 'none' | 'smallest'): Promise<Uint8Array> =>
		assemble([document], { compact: true, objectStreams, alias });
	const forbidden = await forbidsObjectStreams(document);
	let bytes = await written(forbidden ? 'none' : 'smallest');
	if (!forbidden && bytes.length < FEW) {
		const plain = await written('none');
		if (plain.length < bytes.length) bytes = plain;
	}
	// A damaged document is returned repaired, whatever its size.
	const intact = bytes.length >= bytesBefore && !found.isRepaired ? intactBytes(document, input.bytes) : undefined;
	if (intact)
		return {
			documents: [{ name: input.name, bytes: intact, pageCount }],
			notes: [NOT_SMALLER],
			facts: { pageCount, bytesBefore, bytesAfter: intact.length, savedPercent: 0 },
		};
	if (bytes.length > bytesBefore) notes.push(repairEnlarged(bytesBefore, bytes.length));
	job.onWritten?.(found);
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes,
		facts: { pageCount, bytesBefore, bytesAfter: bytes.length, savedPercent: savedPercent(bytesBefore, bytes.length) },
	};
};

async function marking(document: PdfDocument): Promise<Marked> {
	const marked = await markAll([document], { detail: true, strings: document.security?.numbered === true });
	repair([document], marked);
	return marked;
}

/** With one decimal, rounded down: never more than was saved. */
const savedPercent = (before: number, after: number): number => Math.floor((1000 * (before - after)) / before) / 10;

/** In documents of a few objects, object and cross-reference streams may take more than they save. */
const FEW = 16_384;

/** PDF/A-1 and PDF/X up to X-3 are made of PDF 1.4, which has neither object nor cross-reference streams. */
async function forbidsObjectStreams(document: PdfDocument): Promise<boolean> {
	const { archive, names } = await claimsOf(document);
	return archive?.part === 1 || names.some((name) => /^PDF\/X-[13]/.test(name));
}

const NOT_SMALLER: Note = {
	code: 'not_smaller',
	message: 'The document is returned as it was: it could not be made smaller without loss.',
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
