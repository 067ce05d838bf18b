/** Takes everything that is found out of a document, and refuses documents that cannot be searched (docs/semantics.md, §38). */
import type { Note } from '../../contract/backend';
import { invalidParameters, type Issue } from '../../contract/errors';
import { Elsewhere } from '../../model/redaction/elsewhere';
import { objectsOfOtherPages } from '../../model/redaction/other-pages';
import { PageRedaction, type RedactedPage } from '../../model/redaction/page-redaction';
import { countMedia, removeWhole } from '../../model/redaction/remove-whole';
import { strippedNotes } from '../../model/signature/signature-notes';
import { stripSignatures } from '../../model/signature/strip-signatures';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { countNoun, namePages, agree } from '../../sentences';
import { Scans } from '../text/scans';
import { chooseMatches } from './choose';
import type { RedactSearch } from './redact-search';

export interface Redaction {
	/** One-based numbers. */
	readonly pages: Uint32Array;
	readonly search: RedactSearch;
	/** Whether attachments and media go. */
	readonly media: boolean;
}

export interface Redacted {
	readonly redacted: readonly RedactedPage[];
	/** How much was found elsewhere. */
	readonly elsewhere: number;
	readonly notes: readonly Note[];
}

export async function redactDocument(document: PdfDocument, { pages, search, media }: Redaction, job: Job): Promise<Redacted> {
	const scans = new Scans(document);
	const textless: number[] = [];
	const unreadable: number[] = [];
	const pageRedaction = new PageRedaction(document, search, async (text, isShown) => {
		if (isShown && text.page.unreadable > 0) unreadable.push(text.page.index + 1);
		if (isShown && (await scans.isScan(text.page))) textless.push(text.page.index + 1);
		return chooseMatches(text, search, job.pace);
	});
	const attached = media ? 0 : await countMedia(document);
	const stays = await objectsOfOtherPages(document, new Set(Array.from(pages, (number) => number - 1)));
	const redacted: RedactedPage[] = [];
	for (const [at, number] of pages.entries()) {
		const page = await pageRedaction.page(number - 1);
		if (page) redacted.push(page);
		job.pace.progress(at / pages.length);
	}
	refuse(textless, unreadable, attached);
	const elsewhere = new Elsewhere(
		document,
		search,
		(text) => chooseMatches(text, search, job.pace),
		stays,
		pageRedaction.rewriter,
	);
	await elsewhere.run(pageRedaction.settled);
	const count = [...elsewhere.found.values()].reduce((sum, one) => sum + one, 0);
	if (redacted.length === 0 && count === 0) return { redacted, elsewhere: 0, notes: [] };
	const notes = strippedNotes(await stripSignatures(document, 'remove'), 'remove');
	await removeWhole(document, media);
	return { redacted, elsewhere: count, notes };
}

/** @throws OctavoError `invalid_parameters` */
function refuse(textless: readonly number[], unreadable: readonly number[], attached: number): void {
	const issues: Issue[] = [];
	if (textless.length > 0)
		issues.push({
			field: 'search',
			message: `${namePages([...new Set(textless)])} ${agree(textless.length, 'has', 'have')} no text that can be searched: recognize it first (OCR)`,
		});
	if (unreadable.length > 0)
		issues.push({
			field: 'search',
			message: `${namePages([...new Set(unreadable)])} ${agree(unreadable.length, 'has', 'have')} characters that cannot be read, because the fonts do not tell which letters they are`,
		});
	if (attached > 0)
		issues.push({
			field: 'remove_attachments',
			message: `is needed, because the document has ${countNoun(attached, 'attachment')}, which are not searched: switch it on, or extract them first`,
			mentions: ['extract_attachments'],
		});
	if (issues.length > 0) throw invalidParameters(issues);
}
