/** Questions about documents that may be asked again and again: each answer is found once, until the document changes. */
import type { PdfDocument } from '../../pdf/document';

/** The same question, with its answers remembered as long as their documents. Its answers must not be changed. */
export function rememberAnswers<T>(question: (document: PdfDocument) => T): (document: PdfDocument) => T {
	const answers = new WeakMap<PdfDocument, { readonly answer: T }>();
	return (document) => {
		// An edited value is changed in place, which nothing tells: from the first change on, every answer is found again.
		if (document.hasChanges) return question(document);
		const known = answers.get(document);
		if (known) return known.answer;
		const answer = question(document);
		answers.set(document, { answer });
		return answer;
	};
}
