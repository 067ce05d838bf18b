/** The visible mark of a signature without its field: a stamp that looks the same (docs/semantics.md, §12). */
import type { PdfDocument } from '../../pdf/document';
import { Dict, Name } from '../../pdf/syntax/values';

/** Entries that an annotation needs to look like the widget (Table 166). The others made it a field. */
const LOOKS = new Set(['Type', 'Rect', 'P', 'NM', 'M', 'F', 'AP', 'AS', 'OC', 'StructParent', 'AF', 'ca', 'CA', 'BM', 'Lang']);
/** Annotation flags (Table 167). */
const HIDDEN = 2;
const PRINT = 4;
const NO_VIEW = 32;

/** Whether the widget shows on the screen or on paper. */
export function isVisibleMark(document: PdfDocument, annotation: Dict): boolean {
	const value = document.resolve(annotation.get('F'));
	const flags = typeof value === 'number' ? value : 0;
	if (flags & HIDDEN || (flags & NO_VIEW && !(flags & PRINT))) return false;
	const [left, bottom, right, top] = (document.array(annotation.get('Rect')) ?? []).map((side) => document.resolve(side));
	const isBox = typeof left === 'number' && typeof bottom === 'number' && typeof right === 'number' && typeof top === 'number';
	return isBox && left !== right && bottom !== top && document.dict(annotation.get('AP'))?.has('N') === true;
}

/** Turns a widget into a stamp with the same appearance: not a field, to any reader. */
export function becomeMark(document: PdfDocument, annotation: Dict): void {
	for (const key of [...annotation.keys()]) if (!LOOKS.has(key)) annotation.delete(key);
	annotation.set('Subtype', new Name('Stamp'));
	const appearances = document.dict(annotation.get('AP'));
	const normal = appearances?.get('N');
	if (normal !== undefined) annotation.set('AP', new Dict([['N', normal]]));
}
