/** Walking the structure tree (ISO 32000-2, 14.7.2): each element once, from its parents to its kids. */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, isDict, isRef, type Value } from '../../pdf/syntax/values';
import { catalogEntry, holderOf, Visit } from '../tree/removal';
import { isContentReference } from './structure';

export interface FoundElement {
	readonly dict: Dict;
	/** The object that it is in. */
	readonly holder: number;
	/** The page of its own content, or that of an element above; undefined if neither says so. */
	readonly page: number | undefined;
}

interface Waiting {
	readonly value: Value;
	readonly holder: number;
	readonly page: number | undefined;
}

/** @throws OctavoError `limit_exceeded`, `cancelled` */
export async function eachElement(document: PdfDocument, take: (element: FoundElement) => void | Promise<void>): Promise<void> {
	const root = catalogEntry(document, 'StructTreeRoot');
	if (!root) return;
	const visit = new Visit(document);
	const open: Waiting[] = [];
	/** Whether all kids are objects or numbers. */
	const push = (owner: Dict, holder: number, page: number | undefined): boolean => {
		const kids = owner.get('K');
		const list = document.array(kids);
		const within = list ? holderOf(kids, holder) : holder;
		// A list within its element is that of no other; and elements are released, with theirs.
		if (list && isRef(kids) && !visit.firstList(list)) return false;
		const values = list ?? (kids === undefined ? [] : [kids]);
		for (const value of values) open.push({ value, holder: within, page });
		return !values.some(isDict);
	};
	push(root.dict, root.holder, undefined);
	for (let next = open.pop(); next; next = open.pop()) {
		const { value, page } = next;
		const due = document.job.pace.step(300);
		if (due) await due;
		const dict = visit.first(value) ? document.resolve(value) : null;
		if (!isDict(dict) || isContentReference(dict)) continue;
		const holder = holderOf(value, next.holder);
		const own = dict.get('Pg');
		const on = isRef(own) ? own.number : page;
		const isSeparate = push(dict, holder, on);
		const taken = take({ dict, holder, page: on });
		if (taken) await taken;
		// A tree may have a million elements. Kids that are part of an object need its value.
		if (isSeparate && isRef(value) && !document.isEdited(value.number)) document.release(value.number);
	}
}
