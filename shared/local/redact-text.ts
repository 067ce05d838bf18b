/** redact_text: removes text for good, from everything that the file holds (docs/semantics.md, §38). */
import type { Note } from '../contract/backend';
import { resolvePageSet } from '../contract/values/page-set';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import type { LocalOperation } from './operation';
import { paintMarks } from './redaction/marks';
import { prove } from './redaction/prove';
import { redactSearchOf } from './redaction/redact-search';
import { redactDocument } from './redaction/redact-document';

export const redact_text: LocalOperation<'redact_text'> = async (input, params, job) => {
	const search = await redactSearchOf(params, job);
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const pageCount = document.pages.count;
	const pages = resolvePageSet(params.pages, pageCount);
	const { redacted, elsewhere, notes } = await redactDocument(
		document,
		{ pages, search, media: params.remove_attachments },
		job,
	);
	if (redacted.length === 0 && elsewhere === 0)
		return {
			documents: [{ ...input, pageCount }],
			notes: [NOTHING_REDACTED],
			facts: { pageCount, redactedMatches: 0, redactedPages: 0 },
		};
	if (params.redact_mark !== 'none') await paintMarks(document, redacted, params.redact_mark);
	await prove(await save(document, { encryption: 'none', draft: true }), pages, search, job);
	return {
		documents: [{ name: input.name, bytes: await save(document), pageCount }],
		notes,
		facts: {
			pageCount,
			redactedMatches: redacted.reduce((sum, { count }) => sum + count, elsewhere),
			redactedPages: redacted.length,
		},
	};
};

const NOTHING_REDACTED: Note = {
	code: 'nothing_redacted',
	message: 'Nothing was found to redact, and the document is unchanged.',
};
