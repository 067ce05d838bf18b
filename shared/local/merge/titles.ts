/** The titles of documents where a merge names them (docs/semantics.md, §19). */
import type { Document } from '../../contract/backend';
import { readMetadata, xmpOf } from '../../model/metadata/read';
import type { PdfDocument } from '../../pdf/document';

/** The name of the file without its extension. */
export const fileTitle = ({ name }: Document, index: number): string =>
	name.replace(/\.[^.]*$/, '').trim() || `Document ${index + 1}`;

/** Titles that programs give where the author gave none: the name of a file, or of the program. */
const NOT_GIVEN =
	/^(untitled|unnamed|document ?\d*|title|\(.*\)|microsoft \w+ - .*)$|\.(docx?|xlsx?|pptx?|od[tsp]|pdf|rtf|txt|md|tex|dvi|indd|qxd|html?|e?ps|ai|psd|dwg|vsdx?|pages|key)$|^[\W_]*$/i;
const LONGEST = 300;

/** The title in the metadata if the author gave one, otherwise that of the file. */
export async function documentTitle(document: PdfDocument, input: Document, index: number): Promise<string> {
	const { title } = readMetadata(document, await xmpOf(document));
	return title === null || title.length > LONGEST || NOT_GIVEN.test(title) ? fileTitle(input, index) : title;
}
