/** Which appearance an annotation shows (ISO 32000-2, 12.5.3 and 12.5.5). */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isRef, Name, type Ref, Stream } from '../../pdf/syntax/values';
import { placeAppearance, type Placement } from './placement';

/** Annotation flags (Table 167). */
const HIDDEN = 1 << 1;
const NO_ROTATE = 1 << 4;
const NO_VIEW = 1 << 5;

function flagsOf(document: PdfDocument, annotation: Dict): number {
	const flags = document.resolve(annotation.get('F'));
	return typeof flags === 'number' ? flags : 0;
}

/** Whether the annotation never shows on a screen. */
export const isHidden = (document: PdfDocument, annotation: Dict): boolean =>
	(flagsOf(document, annotation) & (HIDDEN | NO_VIEW)) !== 0;

/** Where an appearance of the annotation goes, on a page that is turned by `rotation`; undefined where nothing shows. */
export function placedOn(document: PdfDocument, annotation: Dict, form: Ref, rotation: number): Placement | undefined {
	return placeAppearance(document, annotation, form, flagsOf(document, annotation) & NO_ROTATE ? rotation : 0);
}

/** The normal appearance, of the state that the annotation is in where there are several. */
export function normalAppearance(document: PdfDocument, annotation: Dict): Ref | undefined {
	const normal = document.dict(annotation.get('AP'))?.get('N');
	const found = document.resolve(normal);
	if (found instanceof Stream) return isRef(normal) ? normal : undefined;
	if (!(found instanceof Dict)) return undefined;
	const state = document.resolve(annotation.get('AS'));
	const shown = state instanceof Name ? found.get(state.text) : undefined;
	return isRef(shown) && document.resolve(shown) instanceof Stream ? shown : undefined;
}
