/** Takes everything that is found out of a document, and refuses documents that cannot be searched (docs/semantics.md, §38). */
import type { Note } from '../../contract/backend';
import { invalidParameters, type Issue } from '../../contract/errors';
import { addAll } from '../../lists';
import { Elsewhere } from '../../model/redaction/elsewhere';
import { objectsOfOtherPages } from '../../model/redaction/other-pages';
import { cutAreaWords, removeTouching } from '../../model/redaction/area-annotations';
import { ImageRedaction } from '../../model/redaction/redact-image';
import { PageRedaction, type Areas, type Choose, type RedactedPage } from '../../model/redaction/page-redaction';
import { dropXfa } from '../../model/form/xfa';
import { pruneFonts } from '../../model/redaction/prune-fonts';
import { countMedia, removeWhole } from '../../model/redaction/remove-whole';
import { emptyUndrawn } from '../../model/redaction/undrawn-forms';
import { dropUnseenBytes } from '../../model/redaction/residue/unseen-bytes';
import { endClaimsOfFiles } from '../../model/invoice/claims-of-files';
import { strippedNotes } from '../../model/signature/signature-notes';
import { stripSignatures } from '../../model/signature/strip-signatures';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { countNoun, namePages, agree } from '../../sentences';
import { Scans } from '../text/scans';
import { chooseMatches } from './choose';
import { PageMarks } from './page-marks';
import type { RedactSearch } from './redact-search';
import { emptyUndrawnImages } from './undrawn-images';

export interface Redaction {
	/** One-based numbers. */
	readonly pages: Uint32Array;
	readonly search: RedactSearch;
	/** The field that asks for a search; undefined if only areas are given. */
	readonly searches: 'search' | 'redact_kinds' | undefined;
	readonly areas: Areas;
	/** Whether attachments and media go. */
	readonly media: boolean;
	/** Of samples in place of those that go. */
	readonly shade: 0 | 255;
	/** Whether the document was redacted before: pages that have lost all their text do not count as scans. */
	readonly isAgain?: boolean;
}

export interface Redacted {
	readonly redacted: readonly RedactedPage[];
	/** How much was found elsewhere. */
	readonly elsewhere: number;
	readonly notes: readonly Note[];
}

export async function redactDocument(document: PdfDocument, redaction: Redaction, job: Job): Promise<Redacted> {
	const { pages, search, areas, media } = redaction;
	const attached = media ? 0 : await countMedia(document);
	const stays = await objectsOfOtherPages(document, new Set(Array.from(pages, (number) => number - 1)));
	const { redacted, content, unsearched } = await redactPages(document, redaction, job);
	refuseRedaction(redaction.searches ?? 'search', unsearched, attached);
	const elsewhere = new Elsewhere(
		document,
		search,
		(text) => chooseMatches(text, search, job.pace),
		stays,
		content.rewriter,
		content.use,
	);
	await elsewhere.run(content.settled);
	const count = [...elsewhere.found.values()].reduce((sum, one) => sum + one, 0);
	if (redacted.length === 0 && count === 0) return { redacted, elsewhere: 0, notes: [] };
	const words = await search.ofAreas();
	if (words) await cutAreaWords(document, areas, words);
	await removeTouching(document, areas);
	if (areas.size > 0) await emptyUndrawn(document, content.rewriter.copied);
	await emptyUndrawnImages(document, content.images.replaced, content.images.shade);
	const others = Array.from({ length: document.pages.count }, (_, index) => index).filter((index) => !content.isNoted(index));
	await pruneFonts(document, content.use, (number) => stays[number] === 1, others);
	// First, so that signatures need not be taken out of XFA that goes.
	dropXfa(document, 'values');
	const notes = strippedNotes(await stripSignatures(document, 'remove'), 'remove');
	await removeWhole(document, media);
	if (media) addAll(notes, await endClaimsOfFiles(document));
	await dropUnseenBytes(document);
	return { redacted, elsewhere: count, notes };
}

/** Pages that cannot be searched, by their numbers. */
interface Unsearched {
	readonly textless: readonly number[];
	readonly unreadable: readonly number[];
}

async function redactPages(
	document: PdfDocument,
	{ pages, search, searches, areas, shade, isAgain = false }: Redaction,
	job: Job,
): Promise<{ redacted: RedactedPage[]; content: PageRedaction; unsearched: Unsearched }> {
	const scans = new Scans(document);
	const textless = new Set<number>();
	const unreadable = new Set<number>();
	const choose: Choose = async (text, isShown) => {
		const { index, unreadable: count } = text.page;
		if (isShown && searches !== undefined && count > 0) unreadable.add(index + 1);
		const mayBeScan = isShown && searches !== undefined && !isAgain && !areas.has(index);
		if (mayBeScan && (await scans.isScan(text.page))) textless.add(index + 1);
		return chooseMatches(text, search, job.pace);
	};
	const content = new PageRedaction(document, search, choose, new ImageRedaction(document, shade), areas);
	const redacted: RedactedPage[] = [];
	const marks = new PageMarks(document);
	for (const [at, number] of pages.entries()) {
		if (searches === undefined && !areas.has(number - 1)) continue;
		const page = await content.page(number - 1);
		if (page) redacted.push(page);
		else search.notePage(number - 1, await marks.of(number - 1));
		job.pace.progress(at / pages.length);
	}
	return { redacted, content, unsearched: { textless: [...textless], unreadable: [...unreadable] } };
}

/** @throws OctavoError `invalid_parameters` */
function refuseRedaction(field: string, { textless, unreadable }: Unsearched, attached: number): void {
	const issues: Issue[] = [];
	if (textless.length > 0)
		issues.push({
			field,
			message: `${namePages(textless)} ${agree(textless.length, 'has', 'have')} no text that can be searched: recognize it first (OCR), or give areas`,
		});
	if (unreadable.length > 0)
		issues.push({
			field,
			message: `${namePages(unreadable)} ${agree(unreadable.length, 'has', 'have')} characters that cannot be read, because the fonts do not tell which letters they are: leave the pages out, or give areas alone`,
		});
	if (attached > 0)
		issues.push({
			field: 'remove_attachments',
			message: `is needed, because the document has ${countNoun(attached, 'attachment')}, which ${agree(attached, 'is', 'are')} not searched: switch it on, or extract them first`,
			mentions: ['extract_attachments'],
		});
	if (issues.length > 0) throw invalidParameters(issues);
}
