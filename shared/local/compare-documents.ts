/** compare_documents: what changed since an earlier version of a document (docs/semantics.md, D55). */
import { openDocument } from '../pdf/open-document';
import { compareDocuments } from './compare/compare';
import { damagedNote } from './info/damaged-note';
import { quietly } from './info/info';
import type { LocalOperation } from './operation';
import { openSecond } from './pages/open-second';
import { patternIn } from './text/pattern';

const FIELDS = { file: 'compare_to', password: 'compare_password', noun: 'the earlier version' } as const;

export const compare_documents: LocalOperation<'compare_documents'> = async (input, params, job) => {
	const { compare_to, compare_password, ignore_pattern, with_text, open_password } = params;
	const pattern = ignore_pattern === undefined ? undefined : await patternIn('ignore_pattern', ignore_pattern, 'regex', job);
	const { quiet, wasRepaired } = quietly(job);
	const after = await openDocument(input.bytes, quiet, { password: open_password });
	const { document: before, isRepaired } = await openSecond(compare_to, compare_password, FIELDS, quiet);
	const data = await compareDocuments({ after, before }, { pattern, withText: with_text });
	const notes = [
		...(wasRepaired() ? [damagedIssue('The document')] : []),
		...(isRepaired ? [damagedIssue('The earlier version')] : []),
	];
	return { documents: [{ ...input, pageCount: after.pages.count }], data, notes, facts: {} };
};

const damagedIssue = (what: string) => damagedNote(`${what} is damaged: it was compared as far as it could be read.`);
