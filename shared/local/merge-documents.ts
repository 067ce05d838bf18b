/** merge_documents: everything of every document, one after the other (docs/semantics.md, §11). */
import type { Document, Note } from '../contract/backend';
import { atPosition, FAULTS_OF_ONE_DOCUMENT, OctavoError } from '../contract/errors';
import { charactersMissing } from '../model/font/missing-characters';
import { writingOf } from '../model/font/shaping/characters';
import { findDuplicates } from '../model/foreign/identical-objects';
import { mergeLayers } from '../model/foreign/merge-layers';
import type { Part } from '../model/foreign/part';
import { xfaRemoved } from '../model/form/xfa';
import { endInvoiceClaim } from '../model/invoice/claim-invoice';
import { invoiceClaimEnded } from '../model/invoice/claims-of-files';
import { endMergedClaims } from '../model/metadata/claims';
import { readMetadata, xmpOf } from '../model/metadata/read';
import { referToPages } from '../model/prune/page-numbers';
import { strippedNotes } from '../model/signature/signature-notes';
import { stripSignatures, type Stripped } from '../model/signature/strip-signatures';
import { closeSentence } from '../contract/notes';
import type { Job } from '../pdf/job';
import { openDocument } from '../pdf/open-document';
import { assemble } from '../pdf/write/save';
import { agree, listNames } from '../sentences';
import { drawForms } from './merge/appearances';
import { mergeCatalog } from './merge/catalog';
import { mergeDestinations } from './merge/destinations';
import { mergeForms, partsWithScripts } from './merge/form';
import { mergeLabels } from './merge/labels';
import { mergeNames } from './merge/names';
import { mergeOutlines } from './merge/outlines';
import { interleavePages, mergePages, pageOrder, type PageOfPart } from './merge/pages';
import { addBlankPages, firstPages } from './merge/start-on-odd';
import { mergeStructure } from './merge/structure';
import { documentTitle, fileTitle } from './merge/titles';
import type { LocalOperation } from './operation';
import { repairNotes, type Damaged } from './repair-note';
import { addAll } from '../lists';

export const merge_documents: LocalOperation<'merge_documents'> = async (inputs, params, job) => {
	const { open_password, bookmarks, interleave, start_on_odd, table_of_contents } = params;
	const notes: Note[] = [];
	const documents = await openAll(inputs, open_password, job, notes);
	const contents = table_of_contents ? await contentsOf(documents, inputs, start_on_odd, job, notes) : undefined;
	// In the order of their pages, while the order of indexes is that of the inputs.
	const parts = contents ? [contents, ...documents] : documents;
	if (start_on_odd) await addBlankPages(parts);
	const order = pageOrder(parts, interleave);
	if (parts.length > 1 || bookmarks === 'per_document') await join(parts, order, inputs, bookmarks === 'per_document', notes);
	const all = contents ? [...documents, contents] : documents;
	const bytes = await assemble(
		all.map(({ document }) => document),
		{ encryption: 'none', ...(all.length > 1 ? { dedupe: findDuplicates } : {}) },
	);
	const pageCount = all.reduce((sum, { document }) => sum + document.pages.count, 0);
	return {
		documents: [{ name: inputs[0]!.name, bytes, pageCount }],
		notes,
		facts: { pageCount, documentCount: inputs.length, firstPages: placesOf(parts, order) },
	};
};

interface Failure {
	readonly error: OctavoError;
	readonly position: number;
	readonly name: string;
}

/** Documents at fault that one message names. */
const MOST_FAILURES = 10;

const inPlace = ({ error, position, name }: Failure, others: readonly OctavoError[] = []): OctavoError =>
	atPosition(error, position, name, others);

async function openAll(inputs: readonly Document[], password: string | undefined, job: Job, notes: Note[]): Promise<Part[]> {
	const parts: Part[] = [];
	const unprotected: string[] = [];
	const failures: Failure[] = [];
	const removed: Stripped[] = [];
	const damaged: Damaged[] = [];
	const named = (name: string): Job => ({ ...job, onRepaired: (damage) => damaged.push({ name, damage }) });
	for (const [index, input] of inputs.entries()) {
		try {
			const document = await openDocument(input.bytes, inputs.length > 1 ? named(input.name) : job, { password });
			if (document.security) unprotected.push(input.name);
			removed.push(await stripSignatures(document, 'keep'));
			await document.pages.settle();
			parts.push({ index, document });
		} catch (thrown) {
			if (!(thrown instanceof OctavoError) || thrown.code === 'cancelled' || inputs.length === 1) throw thrown;
			failures.push({ error: thrown, position: index + 1, name: input.name });
			if (!FAULTS_OF_ONE_DOCUMENT.has(thrown.code) || failures.length === MOST_FAILURES) break;
		}
		job.pace.progress((index + 1) / (2 * inputs.length));
	}
	const [first, ...others] = failures;
	if (first)
		throw inPlace(
			first,
			others.map((other) => inPlace(other)),
		);
	addAll(notes, repairNotes(damaged));
	if (unprotected.length > 0) notes.push(protectionRemoved(unprotected));
	const fields = removed.flatMap((one) => one.fields);
	addAll(notes, strippedNotes({ fields, usageRights: removed.some(({ usageRights }) => usageRights) }, 'merge'));
	return parts;
}

/** The page of the result where each document begins, counted from 1. */
function placesOf(parts: readonly Part[], order: readonly PageOfPart[] | undefined): number[] {
	const documents = parts.filter(({ made }) => !made);
	if (!order) {
		const counts = parts.map(({ document }) => document.pages.count);
		// Blank pages are pages of the documents by now.
		return firstPages(counts, false).slice(parts.length - documents.length);
	}
	const firsts = new Map<number, number>();
	for (const [index, { part }] of order.entries()) if (!firsts.has(part.index)) firsts.set(part.index, index + 1);
	return documents.map(({ index }) => firsts.get(index) ?? 1);
}

async function contentsOf(
	documents: readonly Part[],
	inputs: readonly Document[],
	startOnOdd: boolean,
	job: Job,
	notes: Note[],
): Promise<Part> {
	const { makeContents } = await import('./merge/contents');
	const { contentsHeading } = await import('../model/making/contents');
	const titles: string[] = [];
	for (const { document, index } of documents) titles.push(await documentTitle(document, inputs[index]!, index));
	const first = documents[0]!.document;
	const language = readMetadata(first, await xmpOf(first)).language ?? undefined;
	const { part, missing } = await makeContents(
		documents,
		{ heading: contentsHeading(language), titles, language, startOnOdd },
		job,
	);
	if (missing.size > 0) notes.push(titlesNotShown([...missing]));
	return part;
}

/** `shown`: in the order of their pages. */
async function join(
	shown: readonly Part[],
	order: readonly PageOfPart[] | undefined,
	inputs: readonly Document[],
	perDocument: boolean,
	notes: Note[],
): Promise<void> {
	const parts = [...shown].sort((one, other) => one.index - other.index);
	addAll(notes, await drawForms(parts));
	for (const { document } of parts) await referToPages(document);
	const scripted = await partsWithScripts(parts);
	// Objects that refer by name come before the trees that hold the names.
	await mergeOutlines(shown, perDocument ? inputs.map(fileTitle) : undefined);
	const destinations = await mergeDestinations(parts);
	await mergeNames(parts, destinations);
	await mergeLabels(shown, order);
	mergeLayers(parts);
	const untagged = await mergeStructure(shown);
	const { droppedXfa, renamedUnderScripts } = await mergeForms(parts, scripted);
	const { droppedPortfolio } = await mergeCatalog(parts);
	addAll(notes, await endMergedClaims(parts[0]!.document));
	if (await endInvoiceClaim(parts[0]!.document)) notes.push(invoiceClaimEnded('it was merged. Attached files stay'));
	await (order ? interleavePages(parts, order) : mergePages(shown));
	if (droppedXfa) notes.push(xfaRemoved('merge'));
	if (renamedUnderScripts.length > 0) notes.push(scriptsUseOldNames(renamedUnderScripts.map((index) => inputs[index]!.name)));
	if (droppedPortfolio) notes.push(PORTFOLIO_DROPPED);
	if (untagged.length > 0) notes.push(notTagged(untagged.map(({ index }) => inputs[index]!.name)));
}

const protectionRemoved = (files: readonly string[]): Note => ({
	code: 'protection_removed',
	message: closeSentence(`The result is not encrypted: it has neither the password nor the restrictions of ${listNames(files)}`),
});

const titlesNotShown = (missing: readonly string[]): Note =>
	charactersMissing(
		`titles in the table of contents have ${[...new Set(missing.map(writingOf))].sort().join(', ')}`,
		'Give these documents titles in Latin, Greek or Cyrillic letters with set_metadata.',
		['set_metadata', 'table_of_contents'],
	);

const scriptsUseOldNames = (files: readonly string[]): Note => ({
	code: 'scripts_use_old_names',
	message: `Fields of ${listNames(files)} were renamed, because an earlier document has fields with the same names. Scripts were not changed: a script that uses the old names acts on the fields of the earlier document.`,
});

const notTagged = (files: readonly string[]): Note => ({
	code: 'tags_incomplete',
	message: `The result is not marked as tagged, because ${listNames(files)} ${agree(files.length, 'is', 'are')} not. It has the tags of the other documents.`,
});

const PORTFOLIO_DROPPED: Note = {
	code: 'portfolio_dropped',
	message: 'A portfolio became an ordinary document. Its files remain as attachments.',
};
