/** How pages are known that got recognized text from us. */
import type { PdfDocument } from '../../pdf/document';

/** The name of the form with the text, among the resources of its page. A number follows if the page has the name already. */
export const LAYER_FORM = 'OctavoText';

export function hasTextLayer(document: PdfDocument, index: number): boolean {
	const forms = document.dict(document.dict(document.pages.attribute(index, 'Resources'))?.get('XObject'));
	return forms !== undefined && [...forms.keys()].some((name) => name.startsWith(LAYER_FORM));
}
