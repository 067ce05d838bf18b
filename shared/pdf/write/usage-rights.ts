/** Usage rights (ISO 32000-2, 12.8.2.3) are a signature without a field. */
import type { PdfDocument } from '../document';
import { Dict } from '../syntax/values';

/** Removes usage rights, since broken ones lock the forms of a document in some viewers. Returns whether there were any. */
export function dropUsageRights(document: PdfDocument): boolean {
	const permissions = document.dict(document.catalog.get('Perms'));
	if (!permissions?.has('UR3') && !permissions?.has('UR')) return false;
	const kept = new Dict([...permissions].filter(([key]) => key !== 'UR3' && key !== 'UR'));
	if (kept.size > 0) document.editCatalog().set('Perms', kept);
	else document.editCatalog().delete('Perms');
	return true;
}
