/** Kinds of annotations (ISO 32000-2, Table 171). */
import type { PdfDocument } from '../../pdf/document';
import { Name, type Dict } from '../../pdf/syntax/values';

/** Annotations with which people comment on a document, and the windows of their text (12.5.6.2). File attachments are not among them. */
const COMMENTS: ReadonlySet<string> = new Set([
	...['Text', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight', 'Underline', 'Squiggly', 'StrikeOut'],
	...['Caret', 'Stamp', 'Ink', 'Popup', 'Sound', 'Redact', 'Projection'],
]);
/** Annotations that are more than a picture: they lead somewhere, are fields, or hold a file. */
const OTHERS: ReadonlySet<string> = new Set(['Link', 'Widget', 'FileAttachment']);

export type AnnotationKinds = 'comments' | 'all';

/** The kind of an annotation; empty without one. */
export function kindOfAnnotation(document: PdfDocument, annotation: Dict): string {
	const subtype = document.resolve(annotation.get('Subtype'));
	return subtype instanceof Name ? subtype.text : '';
}

/** Whether annotations of a kind are meant. */
export const isMeant = (kind: string, kinds: AnnotationKinds): boolean =>
	kinds === 'comments' ? COMMENTS.has(kind) : kind !== '' && !OTHERS.has(kind);
