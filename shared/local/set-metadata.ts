/** set_metadata: title, author and the like, in the Info dictionary and the XMP alike (docs/semantics.md, §21.3). */
import type { Note } from '../contract/backend';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { claimsOf, endedWithMetadata } from '../model/metadata/claims';
import { removeMetadata } from '../model/metadata/remove';
import { writeMetadata } from '../model/metadata/write';
import type { LocalOperation } from './operation';
import { addAll } from '../lists';

export const set_metadata: LocalOperation<'set_metadata'> = async (input, params, job) => {
	const { remove_existing, open_password, ...words } = params;
	const document = await openDocument(input.bytes, job, { password: open_password });
	const notes: Note[] = [];
	if (remove_existing) {
		const claims = await claimsOf(document);
		await removeMetadata(document);
		addAll(notes, endedWithMetadata(claims));
	}
	if (Object.keys(words).length > 0) addAll(notes, await writeMetadata(document, words));
	const pageCount = document.pages.count;
	return { documents: [{ name: input.name, bytes: await save(document), pageCount }], notes, facts: { pageCount } };
};
