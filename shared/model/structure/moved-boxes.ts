/** The boxes of figures and tables in the structure (/BBox; ISO 32000-2, 14.8.5.4.3), which are in the space of their pages. */
import type { PdfDocument } from '../../pdf/document';
import { objectsWithNames } from '../../pdf/read/name-search';
import { Dict, isRef, type Value } from '../../pdf/syntax/values';
import { moveBox, type Move } from '../geometry/move';
import { boxOf } from '../geometry/page-geometry';
import { readObjects } from '../../pdf/read/read-objects';
import { someDict } from '../../pdf/read/search';
import { eachElement } from './elements';
import { Allowance } from '../tree/removal';
import { isContentReference } from './structure';

/** Deeper elements inherit no page. */
const MOST_LEVELS = 100;

/** By the object number of a page. */
export type MoveOfPage = (page: number) => Move | undefined;

export async function moveStructureBoxes(document: PdfDocument, moveOf: MoveOfPage): Promise<void> {
	if (!document.dict(document.catalog.get('StructTreeRoot'))) return;
	const { BBox: boxed } = await objectsWithNames(document, ['BBox']);
	let hasBoxes = false;
	const candidates = boxed.filter((number) => !document.isStream(number));
	for await (const [, value] of readObjects(document, candidates)) if ((hasBoxes ||= someDict(value, isBoxed))) break;
	if (!hasBoxes) return;
	const { spend } = new Allowance(document);
	await eachElement(document, ({ dict, holder, page: known }) => {
		const page = known ?? pageOfElement(document, dict);
		const move = page === undefined ? undefined : moveOf(page);
		const attributes = move && movedAttributes(document, dict.get('A'), move, spend);
		if (attributes === undefined) return;
		document.edit(holder);
		dict.set('A', attributes);
	});
}

const isBoxed = (attributes: Dict): boolean => attributes.has('BBox') && attributes.has('O');

/** Attributes: one object, or several with revision numbers. Undefined if none has a box. They may be shared by elements. */
function movedAttributes(
	document: PdfDocument,
	value: Value | undefined,
	move: Move,
	spend: (values: number) => void,
): Value | undefined {
	const moved = (item: Value): Value => {
		const attributes = document.dict(item);
		const box = attributes && isBoxed(attributes) ? boxOf(document, attributes.get('BBox')) : undefined;
		return attributes && box ? new Dict(attributes).set('BBox', moveBox(move, box)) : item;
	};
	const list = document.array(value);
	spend(list?.length ?? 1);
	const items = list ?? (value === undefined ? [] : [value]);
	const made = items.map(moved);
	if (made.every((item, at) => item === items[at])) return undefined;
	return list ? made : made[0];
}

/** The page of an element: its own, that of its first content, or that of an element above. */
export function pageOfElement(document: PdfDocument, element: Dict): number | undefined {
	return pageWithin(document, element) ?? pageAbove(document, element);
}

function pageWithin(document: PdfDocument, element: Dict): number | undefined {
	let at: Dict | undefined = element;
	for (let level = 0; at && level < MOST_LEVELS; level++) {
		const page = at.get('Pg');
		if (isRef(page)) return page.number;
		if (isContentReference(at)) return undefined;
		const kids: Value | undefined = at.get('K');
		at = document.dict((document.array(kids) ?? [kids])[0] ?? null);
	}
	return undefined;
}

function pageAbove(document: PdfDocument, element: Dict): number | undefined {
	let at = document.dict(element.get('P'));
	for (let level = 0; at && level < MOST_LEVELS; level++) {
		const page = at.get('Pg');
		if (isRef(page)) return page.number;
		at = document.dict(at.get('P'));
	}
	return undefined;
}
