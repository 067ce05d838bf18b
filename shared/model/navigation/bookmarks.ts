/** Bookmarks (ISO 32000-2, 12.3.3) as plain data, read and written (docs/semantics.md, §21.6). */
import type { PdfDocument } from '../../pdf/document';
import { isRef, Str, type Value } from '../../pdf/syntax/values';
import { readableText } from '../tree/readable-text';
import { walkOutline } from './outline-walk';
import { Targets } from './targets';
import { linkItems, outlineItem, outlineRoot, topLevel, withinDocument, type OutlineItem } from './write-outline';

export interface Bookmark {
	readonly title: string;
	/** Counted from 1; null if it leads to no page of the document. */
	readonly page: number | null;
	/** Whether readers show the bookmarks below it at first. */
	readonly open: boolean;
	readonly children: readonly Bookmark[];
}

/** Levels of bookmarks: JSON that is nested more deeply is refused elsewhere. */
export const MOST_LEVELS = 40;

/** All bookmarks that readers show. Those that are deeper than `MOST_LEVELS` are listed at that level. */
export async function readBookmarks(document: PdfDocument): Promise<Bookmark[]> {
	const targets = await Targets.of(document);
	const top: Bookmark[] = [];
	/** For each level above, the list of the last bookmark's children. */
	const lists = [top];
	await walkOutline(document, (value, level) => {
		const item = isRef(value) ? document.dict(value) : undefined;
		const title = document.resolve(item?.get('Title'));
		// Readers ignore outline items without /Title.
		if (!item || !(title instanceof Str)) return false;
		const count = document.resolve(item.get('Count'));
		const page = targets.pageOf(item);
		const children: Bookmark[] = [];
		const at = Math.min(level, MOST_LEVELS);
		lists[at - 1]!.push({
			title: readableText(title) ?? '',
			page: page === undefined ? null : page + 1,
			open: typeof count === 'number' && count > 0,
			children,
		});
		if (at < MOST_LEVELS) lists[at] = children;
		return true;
	});
	return top;
}

/** Writes bookmarks in place of those of the document, or after them. */
export async function writeBookmarks(
	document: PdfDocument,
	bookmarks: readonly Bookmark[],
	placement: 'replace' | 'append',
): Promise<void> {
	const before = placement === 'append' ? (await topLevel(document)).map((number) => ({ document, number })) : [];
	const items = [...before, ...(await addItems(document, bookmarks))];
	if (items.length === 0) {
		if (document.catalog.has('Outlines')) document.editCatalog().delete('Outlines');
		return;
	}
	const root = document.add(null);
	document.put(root, await linkItems(items, { document, number: root.number }, outlineRoot(), withinDocument));
	document.editCatalog().set('Outlines', root);
}

async function addItems(document: PdfDocument, bookmarks: readonly Bookmark[]): Promise<OutlineItem[]> {
	const items: OutlineItem[] = [];
	for (const { title, page, open, children } of bookmarks) {
		const { number } = document.add(null);
		const item = { document, number };
		const below = await addItems(document, children);
		const dict: Value = outlineItem(document, title, page === null ? undefined : page - 1);
		document.put(number, await linkItems(below, item, dict, withinDocument, !open));
		items.push(item);
		const due = document.job.pace.step(300);
		if (due) await due;
	}
	return items;
}
