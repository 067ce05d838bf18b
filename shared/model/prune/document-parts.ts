/**
 * Document parts (ISO 32000-2, 14.12) are runs of consecutive pages for variable data printing. If the pages or their order
 * change, the runs are no longer true, so the hierarchy is removed with the metadata of its parts.
 */
import type { PdfDocument } from '../../pdf/document';
import { isRef, type Value } from '../../pdf/syntax/values';
import { Removal, Visit } from '../tree/removal';

export function dropDocumentParts(document: PdfDocument): void {
	const root = document.catalog.get('DPartRoot');
	if (root === undefined) return;
	const removal = new Removal(document);
	const visit = new Visit(document);
	// Pages refer to their parts; removed parts count as null there.
	const open: Value[] = [root];
	for (let value = open.pop(); value !== undefined; value = open.pop()) {
		const node = document.dict(value);
		const list = document.array(value);
		if (!visit.first(value) || !(node ?? list)) continue;
		for (const item of list ?? []) open.push(item);
		for (const key of ['DPartRootNode', 'DParts']) {
			const next = node?.get(key);
			if (next !== undefined) open.push(next);
		}
		if (isRef(value)) removal.remove(value.number);
	}
	document.editCatalog().delete('DPartRoot');
}
