/** flatten_annotations: comments become content of their pages, as they look (docs/semantics.md, §31.3). */
import type { Note } from '../contract/backend';
import { endArchiveClaim, readClaims } from '../model/metadata/claims';
import { xmpOf } from '../model/metadata/read';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { flattenAnnotations } from './annotations/flatten';
import { annotationsLeft, boxesDrawn, NO_ANNOTATIONS } from './annotations/notes';
import type { LocalOperation } from './operation';
import { addAll } from '../lists';

/** Transparency came with PDF 1.4. */
const VERSION = '1.4';

export const flatten_annotations: LocalOperation<'flatten_annotations'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const { flattened, hidden, left, isTransparent, missing } = await flattenAnnotations(document, params.annotation_kinds);
	const notes: Note[] = [];
	if (flattened + hidden + left === 0) notes.push(NO_ANNOTATIONS);
	if (left > 0) notes.push(annotationsLeft(left));
	if (missing.length > 0) notes.push(boxesDrawn(missing));
	if (isTransparent) addAll(notes, await transparencyNote(document));
	const pageCount = document.pages.count;
	const bytes = await save(document, isTransparent ? { version: VERSION } : {});
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes,
		facts: { pageCount, flattenedAnnotations: flattened, removedAnnotations: hidden, leftAnnotations: left },
	};
};

/** PDF/A-1 allows no transparency (ISO 19005-1, 6.4). */
async function transparencyNote(document: PdfDocument): Promise<Note[]> {
	const xmp = await xmpOf(document);
	const { archive } = readClaims(document, xmp);
	return archive?.part === 1 ? [endArchiveClaim(document, xmp, archive, 'that standard allows no transparency')] : [];
}
