/** remove_annotations: removes comments, or all annotations but links, fields and files (docs/semantics.md, §31.2). */
import { isMeant, kindOfAnnotation } from '../model/annotation/kinds';
import { removeAnnotations } from '../model/prune/remove-annotations';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { NO_ANNOTATIONS } from './annotations/notes';
import type { LocalOperation } from './operation';

export const remove_annotations: LocalOperation<'remove_annotations'> = async (input, params, job) => {
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const removed = await removeAnnotations(document, (annotation) =>
		isMeant(kindOfAnnotation(document, annotation), params.annotation_kinds),
	);
	const pageCount = document.pages.count;
	return {
		documents: [{ name: input.name, bytes: await save(document), pageCount }],
		notes: removed === 0 ? [NO_ANNOTATIONS] : [],
		facts: { pageCount, removedAnnotations: removed },
	};
};
