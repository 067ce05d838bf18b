/** Annotations on areas: those that mark areas for redaction (ISO 32000-2, 12.5.6.23), and all that touch one. */
import { greatest, least } from '../../lists';
import type { PdfDocument } from '../../pdf/document';
import { mark } from '../../pdf/reachability';
import { isName, isRef, type Dict } from '../../pdf/syntax/values';
import { movedBox, type Box, type Matrix } from '../geometry/geometry';
import { boxOf, geometryOf } from '../geometry/page-geometry';
import { displayMatrix } from '../interpreter/display';
import type { TextBox } from '../interpreter/frame';
import { removeAnnotations } from '../prune/remove-annotations';
import { isStructureElement } from '../structure/structure';
import { overlap } from './area-path';
import type { Find } from './residue/find';
import type { Areas } from './page-redaction';
import { cutStrings } from './strings';

/** The areas that annotations mark on the page at `index`. */
export function* markedAreas(document: PdfDocument, index: number): Generator<TextBox> {
	const back = displayMatrix(geometryOf(document, index));
	const place = (box: Box): TextBox | undefined => {
		const area = displayBox(back, box);
		return area.width > 0 && area.height > 0 ? area : undefined;
	};
	for (const item of document.array(document.entry(document.pages.number(index), 'Annots')) ?? []) {
		const annotation = document.dict(item);
		if (!annotation || !isName(document.resolve(annotation.get('Subtype')), 'Redact')) continue;
		const points = (document.array(annotation.get('QuadPoints')) ?? []).map((value) => Number(document.resolve(value)) || 0);
		for (let at = 0; at + 8 <= points.length; at += 8) {
			const [xs, ys] = [0, 1].map((axis) => [0, 2, 4, 6].map((step) => points[at + step + axis]!)) as [number[], number[]];
			const area = place([least(xs), least(ys), greatest(xs), greatest(ys)]);
			if (area) yield area;
		}
		const rectangle = boxOf(document, annotation.get('Rect'));
		const area = points.length < 8 && rectangle ? place(rectangle) : undefined;
		if (area) yield area;
	}
}

function displayBox(back: Matrix, box: Box): TextBox {
	const [left, top, right, bottom] = movedBox(back, box);
	return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The cost of an area that an annotation is compared with, see `Pace`. */
const AREA_COST = 4;

/** Removes annotations that touch areas. */
export async function removeTouching(document: PdfDocument, areas: Areas): Promise<void> {
	if (areas.size === 0) return;
	await removeAnnotations(document, (annotation, index) => {
		const boxes = areas.get(index);
		const rectangle = boxes && boxOf(document, annotation.get('Rect'));
		if (!boxes || !rectangle) return false;
		const box = displayBox(displayMatrix(geometryOf(document, index)), rectangle);
		document.job.pace.add(boxes.length * AREA_COST);
		return boxes.some((area) => overlap(box, area));
	});
}

/** Entries of tags that say what the content says (14.9). */
const TEXTS = ['ActualText', 'Alt', 'E', 'T'];

/** Cuts words out of the tags and annotations of pages with areas. Returns how many strings lost some. */
export async function cutAreaWords(document: PdfDocument, areas: Areas, find: Find): Promise<number> {
	const pages = new Set([...areas.keys()].map((index) => document.pages.number(index)));
	let changed = 0;
	for (const page of pages)
		for (const item of document.array(document.entry(page, 'Annots')) ?? []) {
			const annotation = document.dict(item);
			const count = annotation ? await cutStrings(document, annotation, find) : 0;
			if (count > 0 && isRef(item)) document.edit(item);
			changed += count;
		}
	for (const index of areas.keys()) {
		const resources = document.pages.attribute(index, 'Resources');
		const lists = document.dict(document.dict(resources)?.get('Properties'));
		for (const list of lists?.values() ?? []) {
			const count = await cutStrings(document, document.dict(list) ?? null, find);
			if (count > 0 && isRef(list)) document.edit(list);
			else if (count > 0 && isRef(resources)) document.edit(resources);
			changed += count;
		}
	}
	const { live } = await mark(document);
	for (let number = 1; number < live.length; number++) {
		const value = live[number] === 1 ? document.dict(document.get(number)) : undefined;
		const due = document.job.pace.step(300);
		if (due) await due;
		if (!value || !isStructureElement(value) || !isOn(value, pages)) continue;
		for (const key of TEXTS) {
			const count = await cutStrings(document, [document.resolve(value.get(key))], find);
			if (count > 0) {
				document.edit(number);
				value.delete(key);
			}
			changed += count;
		}
	}
	return changed;
}

/** An element that names no page may be on any. */
function isOn(element: Dict, pages: ReadonlySet<number>): boolean {
	const page = element.get('Pg');
	return !isRef(page) || pages.has(page.number);
}
