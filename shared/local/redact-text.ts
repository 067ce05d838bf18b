/** redact_text: removes text for good, from everything that the file holds (docs/semantics.md, §38). */
import type { Note } from '../contract/backend';
import { OctavoError } from '../contract/errors';
import { resolvePageSet } from '../contract/values/page-set';
import { PageRedaction } from '../model/redaction/page-redaction';
import { PageReader } from '../model/text/page-reader';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import type { Pattern } from '../patterns';
import type { LocalJob, LocalOperation } from './operation';
import { chooseMatches } from './redaction/choose';
import { paintMarks } from './redaction/marks';
import { findingAll, redactedPattern } from './redaction/redact-search';
import { searchBothWays } from './text/search';

export const redact_text: LocalOperation<'redact_text'> = async (input, params, job) => {
	const pattern = await redactedPattern(params.search, params.search_mode, job);
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const pageCount = document.pages.count;
	const find = findingAll(pattern, job);
	const redaction = new PageRedaction(document, find, (text) => chooseMatches(text, pattern, job.pace));
	const redacted = [];
	for (const number of resolvePageSet(params.pages, pageCount)) {
		const page = await redaction.page(number - 1);
		if (page) redacted.push(page);
	}
	if (redacted.length === 0)
		return {
			documents: [{ ...input, pageCount }],
			notes: [NOTHING_REDACTED],
			facts: { pageCount, redactedMatches: 0, redactedPages: 0 },
		};
	await paintMarks(document, redacted, 'black');
	await prove(await save(document, { encryption: 'none', draft: true }), redacted, pattern, job);
	return {
		documents: [{ name: input.name, bytes: await save(document), pageCount }],
		notes: [],
		facts: {
			pageCount,
			redactedMatches: redacted.reduce((sum, { count }) => sum + count, 0),
			redactedPages: redacted.length,
		},
	};
};

/** Reads the result as every operation reads documents. @throws OctavoError `redaction_incomplete` */
async function prove(bytes: Uint8Array, pages: readonly { index: number }[], pattern: Pattern, job: LocalJob): Promise<void> {
	const document = await openDocument(bytes, job);
	const reader = new PageReader(document);
	for (const { index } of pages) {
		const { all, truncated } = await searchBothWays(await reader.page(index), pattern, 1, job.pace);
		if (truncated || all.length > 0)
			throw new OctavoError('redaction_incomplete', `Text to redact is still on page ${index + 1}`);
	}
}

const NOTHING_REDACTED: Note = {
	code: 'nothing_redacted',
	message: 'Nothing was found to redact, and the document is unchanged.',
};
