/** extract_attachments: the files in a document, as they were attached (docs/semantics.md, §21.4). */
import type { Document, Note, ResultFile } from '../contract/backend';
import type { ResultFactsOf } from '../contract/operations';
import { openDocument } from '../pdf/open-document';
import type { Pace } from '../pace/pace';
import { atEase } from '../pace/steps';
import { dropMiddle, FILE_NAME, namingEach, safeName } from '../file-names/safe-names';
import { readFile } from '../model/content/whole-data';
import { findAttachments, type Attachment } from '../model/attachment/find';
import { mediaTypeOf } from '../model/attachment/media-types';
import { matcherOf } from '../file-names/wildcards';
import type { LocalOperation } from './operation';

export const extract_attachments: LocalOperation<'extract_attachments'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const all = await findAttachments(document);
	const safe = await safeNames(all, params.name_pattern, job.pace);
	const chosen = [...safe.keys()].filter((index) => safe[index] !== undefined);
	const names = await atEase(
		namingEach(
			chosen.map((index) => safe[index]!),
			FILE_NAME,
		),
		job.pace,
	);
	const files: AttachedFile[] = [];
	for (const [place, index] of chosen.entries()) {
		const attachment = all[index]!;
		const bytes = await readFile(document, attachment.stream);
		const name = names[place]!;
		const mediaType = attachment.mimeType ?? mediaTypeOf(name);
		const kept = await job.onResult({ index: place, name, bytes });
		files.push({ name, bytes: kept, mediaType, facts: attachmentFacts(attachment, bytes.length, mediaType) });
		const due = job.pace.step(bytes.length);
		if (due) await due;
	}
	return { documents: [], files, notes: notesOn(all.length, files.length), facts: { attachmentCount: files.length } };
};

/** Safe names of the attachments that are wanted. A name matches as the document gives it, or as the file is called. */
async function safeNames(all: readonly Attachment[], pattern: string | undefined, pace: Pace): Promise<(string | undefined)[]> {
	const matches = matcherOf(pattern ?? '*', { single: true, folded: true });
	// Thousands of attachments may share a long name.
	const known = new Map<string | null, { readonly safe: string; readonly isWanted: boolean }>();
	const names: (string | undefined)[] = [];
	for (const [index, { name }] of all.entries()) {
		let one = known.get(name);
		if (!one) {
			const given = dropMiddle(name ?? '');
			const safe = safeName(given, FILE_NAME, '');
			known.set(name, (one = { safe, isWanted: pattern === undefined || matches(safe) || matches(given) }));
			const due = pace.step((given.length + SAFE_COST) * (pattern === undefined ? NAME_COST : NAME_COST + pattern.length));
			if (due) await due;
		}
		// Without characters that can be seen, a name is a number.
		const safe = one.safe || `attachment-${index + 1}`;
		names.push(one.isWanted || (one.safe === '' && matches(safe)) ? safe : undefined);
	}
	return names;
}

/** The cost of a character of a name, beside that of comparing it with those of a pattern, and of any name. */
const [NAME_COST, SAFE_COST] = [5, 100];

type AttachedFile = ResultFile<Document, ResultFactsOf<'extract_attachments'>>;

function attachmentFacts(
	{ name, description, relationship, page }: Attachment,
	size: number,
	mimeType: string,
): AttachedFile['facts'] {
	return {
		size,
		mimeType,
		...(name === null ? {} : { originalName: name }),
		...(description === null ? {} : { description }),
		...(relationship === null ? {} : { relationship }),
		...(page === null ? {} : { page }),
	};
}

function notesOn(found: number, chosen: number): Note[] {
	if (chosen > 0) return [];
	const message =
		found === 0
			? 'The document has no attachments.'
			: found === 1
				? 'The name of the one attachment does not match name_pattern.'
				: `None of the ${found} attachments of the document has a name that matches name_pattern.`;
	return [{ code: 'no_attachments', message, ...(found === 0 ? {} : { mentions: ['name_pattern'] }) }];
}
