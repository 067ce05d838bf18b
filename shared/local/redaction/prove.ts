/** Reads the result as every operation reads documents, and looks into everything that it holds (docs/semantics.md, §38.5). */
import { OctavoError } from '../../contract/errors';
import { Elsewhere } from '../../model/redaction/elsewhere';
import { objectsOfOtherPages } from '../../model/redaction/other-pages';
import { PageReader } from '../../model/text/page-reader';
import type { Job } from '../../pdf/job';
import { openDocument } from '../../pdf/open-document';
import { listItems } from '../../sentences';
import { chooseMatches, isLeft } from './choose';
import type { RedactSearch } from './redact-search';

/** `pages`: one-based numbers. @throws OctavoError `redaction_incomplete` */
export async function prove(bytes: Uint8Array, pages: Uint32Array, search: RedactSearch, job: Job): Promise<void> {
	const document = await openDocument(bytes, job);
	const reader = new PageReader(document);
	const places: string[] = [];
	for (const number of pages) {
		if (await isLeft(await reader.page(number - 1), search, job.pace)) places.push(`page ${number}`);
	}
	const stays = await objectsOfOtherPages(document, new Set(Array.from(pages, (number) => number - 1)));
	const elsewhere = new Elsewhere(document, search, (text) => chooseMatches(text, search, job.pace), stays);
	await elsewhere.run(new Set());
	for (const place of elsewhere.found.keys()) places.push(place);
	if (places.length > 0)
		throw new OctavoError('redaction_incomplete', `Text to redact is still in ${listItems(places)}, so there is no result`, {
			advice: 'Report this with the kind of document, without the document itself',
		});
}
