import type { PdfDocument } from '../../pdf/document';
import { loadModule } from '../operation';

/**
 * Draws the fields that viewers draw themselves, whose text is on the page as well: those without an appearance, and all of a form
 * that asks for it. A document that is then written has these appearances.
 */
export async function drawForReading(document: PdfDocument): Promise<void> {
	if (!document.dict(document.catalog.get('AcroForm'))) return;
	const { drawUndrawnFields } = await loadModule(document.job, () => import('./viewer-fields'));
	await drawUndrawnFields(document);
}
