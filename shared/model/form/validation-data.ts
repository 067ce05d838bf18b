/** Validation data of signatures (ISO 32000-2, 12.8.4.3): certificates and answers that say when they were valid. */
import type { PdfDocument } from '../../pdf/document';
import { Dict } from '../../pdf/syntax/values';

/** Removes validation data, and the declaration of the extension that they came with. */
export function dropValidationData(document: PdfDocument): void {
	const { catalog } = document;
	if (!catalog.has('DSS') && !catalog.has('Extensions')) return;
	const extensions = document.dict(catalog.get('Extensions'));
	if (!catalog.has('DSS') && !extensions?.has('ESIC')) return;
	document.edit(document.catalogNumber);
	catalog.delete('DSS');
	if (!extensions?.has('ESIC')) return;
	const kept = new Dict([...extensions].filter(([developer]) => developer !== 'ESIC'));
	if (kept.size > 0) catalog.set('Extensions', kept);
	else catalog.delete('Extensions');
}
