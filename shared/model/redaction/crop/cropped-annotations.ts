/** Annotations that are wholly outside of the visible box of their page (docs/semantics.md, §31.1). */
import type { PdfDocument } from '../../../pdf/document';
import type { Dict } from '../../../pdf/syntax/values';
import { kindOfAnnotation } from '../../annotation/kinds';
import { fieldType } from '../../form/field-tree';
import { sharedArea, type Box } from '../../geometry/geometry';
import { boxOf, geometryOf } from '../../geometry/page-geometry';
import { removeAnnotations } from '../../prune/remove-annotations';

/** How far viewers may draw beyond the rectangle of an annotation without an appearance, in points. */
const BEYOND = 72;

/** Entries with points that viewers draw where there is no appearance (ISO 32000-2, 12.5.6). */
const POINTS = ['L', 'Vertices', 'InkList', 'CL', 'QuadPoints', 'Path'];

/** Returns how many went, windows of comments not counted: those go with their comments alone. Fields for signatures stay. */
export async function removeCroppedAnnotations(document: PdfDocument): Promise<number> {
	let page = -1;
	let box: Box = [0, 0, 0, 0];
	return removeAnnotations(document, (annotation, index) => {
		if (index !== page) ({ box } = geometryOf(document, (page = index)));
		const kind = kindOfAnnotation(document, annotation);
		if (kind === 'Popup' || (kind === 'Widget' && fieldType(document, annotation) === 'Sig')) return false;
		const rectangle = drawnIn(document, annotation);
		return rectangle !== undefined && sharedArea(rectangle, box) === undefined;
	});
}

/** Where an annotation may draw; undefined if that cannot be told. */
function drawnIn(document: PdfDocument, annotation: Dict): Box | undefined {
	const rectangle = boxOf(document, annotation.get('Rect'));
	if (!rectangle || document.dict(annotation.get('AP'))) return rectangle;
	if (POINTS.some((key) => annotation.has(key))) return undefined;
	const [left, bottom, right, top] = rectangle;
	return [left - BEYOND, bottom - BEYOND, right + BEYOND, top + BEYOND];
}
