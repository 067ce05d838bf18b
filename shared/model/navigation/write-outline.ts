/** Writing outlines (ISO 32000-2, 12.3.3): new items, and the links between items, which may be of several documents. */
import type { PdfDocument } from '../../pdf/document';
import { encodeText } from '../../pdf/syntax/text-strings';
import { Dict, Name, Ref, type Value } from '../../pdf/syntax/values';
import { walkOutline } from './outline-walk';

/** An outline item, or the root of the outline. */
export interface OutlineItem {
	readonly document: PdfDocument;
	readonly number: number;
}

/** The cost of linking an item, see `Pace`. */
const ITEM = 1000;

/** A reference to the object `to`, as it is written in the object `from`. */
export type Refer<I extends OutlineItem> = (to: I, from: I) => Ref;

export const withinDocument: Refer<OutlineItem> = ({ number }) => new Ref(number);

/** The dictionary of an item without links. `page`: the zero-based page that it leads to; absent: a heading. */
export function outlineItem(document: PdfDocument, title: string, page: number | undefined): Dict {
	return new Dict([
		['Title', encodeText(title)],
		...(page === undefined ? [] : [['Dest', [new Ref(document.pages.number(page)), new Name('Fit')]]]),
	] as [string, Value][]);
}

export const outlineRoot = (): Dict => new Dict([['Type', new Name('Outlines')]]);

/** Links `items` as those below `parent`, whose first, last and count go into `dict`. A closed parent hides them. */
export async function linkItems<I extends OutlineItem>(
	items: readonly I[],
	parent: I,
	dict: Dict,
	refer: Refer<I>,
	closed = false,
): Promise<Dict> {
	const [head, tail] = [items[0], items.at(-1)];
	if (!head || !tail) return dict;
	// Roots often miscount; an open item counts with all that is visible below it.
	let visible = 0;
	for (const [index, item] of items.entries()) {
		const value = item.document.edit(item.number);
		if (!(value instanceof Dict)) continue;
		const count = item.document.resolve(value.get('Count'));
		visible += 1 + (typeof count === 'number' && count > 0 ? count : 0);
		value.set('Parent', refer(parent, item));
		link(value, 'Prev', items[index - 1], item, refer);
		link(value, 'Next', items[index + 1], item, refer);
		const due = item.document.job.pace.step(ITEM);
		if (due) await due;
	}
	dict.set('First', refer(head, parent));
	dict.set('Last', refer(tail, parent));
	dict.set('Count', closed ? -visible : visible);
	return dict;
}

function link<I extends OutlineItem>(item: Dict, key: 'Prev' | 'Next', neighbour: I | undefined, from: I, refer: Refer<I>): void {
	if (neighbour) item.set(key, refer(neighbour, from));
	else item.delete(key);
}

/** Object numbers of the items of the top level. */
export async function topLevel(document: PdfDocument): Promise<number[]> {
	const numbers: number[] = [];
	const visit = (item: Value): boolean => {
		const isItem = item instanceof Ref && document.get(item) instanceof Dict;
		if (isItem) numbers.push(item.number);
		return isItem;
	};
	await walkOutline(document, visit, 1);
	return numbers;
}
