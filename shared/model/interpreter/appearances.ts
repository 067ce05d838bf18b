/** The appearances of a page's annotations and fields that show (ISO 32000-2, 12.5.5). */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, isName } from '../../pdf/syntax/values';
import { isHidden, normalAppearance, placedOn } from '../annotation/appearance';
import type { Placement } from '../annotation/placement';
import type { Layers } from '../layers/layers';
import { Scope } from './scope';

/** The appearances, in the order in which they are painted. `rotation` is that of the page. */
export async function appearancesOf(
	document: PdfDocument,
	index: number,
	rotation: number,
	layers: Layers,
): Promise<Placement[]> {
	const placements: Placement[] = [];
	for (const annotation of await shownAnnotations(document, index, layers)) {
		const form = normalAppearance(document, annotation);
		const placement = form && placedOn(document, annotation, form, rotation);
		if (placement) placements.push(placement);
		const due = document.job.pace.step(ANNOTATION_COST);
		if (due) await due;
	}
	return placements;
}

/** The cost of an annotation that is looked at, see `Pace`. */
const ANNOTATION_COST = 1000;

/** The annotations of a page that show. */
export async function shownAnnotations(document: PdfDocument, index: number, layers: Layers): Promise<Dict[]> {
	const found: Dict[] = [];
	for (const item of document.array(document.entry(document.pages.number(index), 'Annots')) ?? []) {
		const annotation = document.dict(item);
		const due = document.job.pace.step(ANNOTATION_COST);
		if (due) await due;
		// Popups show beside their annotation when it is opened.
		if (!annotation || isName(document.resolve(annotation.get('Subtype')), 'Popup')) continue;
		if (isHidden(document, annotation) || layers.isOff(annotation.get('OC'))) continue;
		found.push(annotation);
	}
	return found;
}

/** Appearances of fields take what they lack from the form (ISO 32000-2, 12.7.4.3). */
export function defaultResources(document: PdfDocument): Scope {
	return new Scope(document, document.dict(document.dict(document.catalog.get('AcroForm'))?.get('DR')));
}
