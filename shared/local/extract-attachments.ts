/** extract_attachments: the files in a document, as they were attached (docs/semantics.md, §21.4). */
import type { Document, Note, ResultFile } from '../contract/backend';
import type { ResultFactsOf } from '../contract/operations';
import { openDocument } from '../pdf/open-document';
import { distinctNames, FILE_NAME, safeName } from '../file-names/safe-names';
import { findAttachments, type Attachment } from '../model/attachment/find';
import { mediaTypeOf } from '../model/attachment/media-types';
import { matcherOf } from '../file-names/wildcards';
import type { LocalOperation } from './operation';

export const extract_attachments: LocalOperation<'extract_attachments'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const all = await findAttachments(document);
	const matches = matcherOf(params.name_pattern ?? '*', { single: true, folded: true });
	const safe = all.map(({ name }, index) => safeName(name ?? '', FILE_NAME, `attachment-${index + 1}`));
	// A name matches as the document gives it, or as the file is called.
	const chosen = [...all.keys()].filter((index) => matches(safe[index]!) || matches(all[index]!.name ?? ''));
	const names = distinctNames(
		chosen.map((index) => safe[index]!),
		FILE_NAME,
	);
	const files: AttachedFile[] = [];
	for (const [place, index] of chosen.entries()) {
		const attachment = all[index]!;
		const bytes = await document.decodedAtEase(attachment.stream);
		const name = names[place]!;
		const mediaType = attachment.mimeType ?? mediaTypeOf(name);
		const kept = await job.onResult({ index: place, name, bytes });
		files.push({ name, bytes: kept, mediaType, facts: attachmentFacts(attachment, bytes.length, mediaType) });
		const due = job.pace.step(bytes.length);
		if (due) await due;
	}
	return { documents: [], files, notes: notesOn(all.length, files.length), facts: { attachmentCount: files.length } };
};

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
